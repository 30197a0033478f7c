"""Mass Mutation, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed, IconResolved
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS, DecisionKind, Icon, Keyword
from tests.cards.lines import cases
from tests.said import both
from tests.tables import side, spec, table

HERE = House.UNTAMED


class TestCephaloist:
    test = cases("""
        with 4 amber yours cannot be stolen
            rule: glossary/steal
            in: shadows
            ada: hand urchin
            bo: line cephaloist; amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted
        with 3 it can
            in: shadows
            ada: hand urchin
            bo: line cephaloist; amber 3
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 3 > 2
        that of the opponent can in any case
            in: shadows
            ada: hand urchin; line cephaloist; amber 4
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 4 > 5, bo amber: 4 > 3
    """)


class TestDaemoBeast:
    test = cases("""
        its controller steals 1 when it is destroyed
            rule: glossary/destroyed
            in: dis
            ada: hand gateway-to-dis; amber 2
            bo: line dæmo-beast
            play gateway-to-dis
            -> gateway-to-dis: hand > discard, dæmo-beast: battleline > discard, ada chains: 0 > 3, ada amber: 2 > 1,
            -> bo amber: 0 > 1
        it is dealt no damage when it attacks
            rule: glossary/skirmish
            in: untamed
            ada: line dæmo-beast
            bo: line troll
            fight dæmo-beast troll
            -> dæmo-beast exhausted, troll damage: 0 > 3
    """)


class TestDarkFaerie:
    test = cases("""
        you gain 2 after it fights, unhurt
            rule: glossary/skirmish
            in: untamed
            ada: line dark-faerie
            bo: line troll
            fight dark-faerie troll
            -> dark-faerie exhausted, troll damage: 0 > 2, ada amber: 0 > 2
        not when it is attacked
            in: brobnar
            ada: line krump
            bo: line dark-faerie
            fight krump dark-faerie
            -> krump exhausted, krump damage: 0 > 2, dark-faerie: battleline > discard
    """)


class TestFandangle:
    test = cases(
        """
        with 4 amber your creatures of other houses enter play ready
            in: brobnar
            ada: hand krump; line fandangle; amber 4
            creature krump
            -> krump: hand > battleline
        with 3 they do not
            in: brobnar
            ada: hand krump; line fandangle; amber 3
            creature krump
            -> krump: hand > battleline, krump exhausted
        untamed creatures do not
            in: untamed
            ada: hand snufflegator; line fandangle; amber 9
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        those of the opponent do not
            in: brobnar
            ada: hand krump; amber 9
            bo: line fandangle; amber 9
            creature krump
            -> krump: hand > battleline, krump exhausted
        """
    )

    @pytest.mark.rule("card-faq/fandangle-1", "glossary/enters-play")
    @pytest.mark.parametrize(("amber", "ready"), [(4, True), (3, False)])
    def test_a_maverick_that_is_not_untamed_enters_ready_itself(self, amber: int, ready: bool) -> None:
        stray = spec("fandangle", house=House.DIS, maverick=True)
        t = table(side(hand=[stray], amber=amber), side(), house=House.DIS)
        t.creature("fandangle")
        assert t.card("fandangle").ready is ready


class TestFloomf:
    test = cases("""
        a beast gets two counters after it fights, itself, too
            in: untamed
            ada: line floomf snufflegator krump
            bo: line ancient-bear troll
            fight floomf troll, offers floomf snufflegator ancient-bear, pick snufflegator
            -> floomf exhausted, troll damage: 0 > 3, snufflegator power counters: 0 > 2
    """)


class TestGlorianasAttendant:
    def test_it_has_no_ability_of_its_own(self) -> None:
        t = table(side(hand=["gloriana-s-attendant"]), side(), house=HERE)
        t.creature("gloriana-s-attendant")
        assert (t.card("gloriana-s-attendant").power, t.amber(0), t.line(0)) == (1, 0, ["gloriana-s-attendant"])


class TestKeyfrog:
    test = cases(
        """
        destroyed without enough amber it forges nothing
            in: brobnar
            ada: hand punch; amber 9
            bo: line keyfrog; amber 5
            play punch, pick keyfrog
            -> ada amber: 9 > 10, punch: hand > discard, keyfrog: battleline > discard
        returned to a hand it forges nothing
            in: dis
            ada: hand fear
            bo: line keyfrog; amber 6
            play fear, pick keyfrog
            -> fear: hand > discard, keyfrog: battleline > hand
        """
    )

    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("murmooks", "left"), [(0, 1), (1, 0)])
    def test_destroyed_it_forges_a_key_at_current_cost(self, murmooks: int, left: int) -> None:
        ada = side(hand=["punch"], battleline=["murmook"] * murmooks)
        t = table(ada, side(battleline=["keyfrog"], amber=7), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("keyfrog")
        t.answer("key:blue")
        assert (len(t.game.state.players[1].keys), t.amber(1)) == (1, left)
        t.expect_main_step()

    @pytest.mark.rule("glossary/keys")
    def test_who_chooses_which_key_the_opponent_forges_is_told_whose_it_is(self) -> None:
        t = table(
            side(hand=["punch"], keys=["blue"]),
            side(battleline=["keyfrog"], amber=6, keys=["red"]),
            house=House.BROBNAR,
        )
        t.do("play", "punch")
        t.pick("keyfrog")
        assert both(t.decision.prompt) == ("Which key does Bo forge?", "Welchen Schlüssel schmiedet Bo?")
        assert t.decision.keys() == ("key:blue", "key:yellow")
        (reason,) = t.game.explain("key:red").reasons
        assert reason.text.en == "This key is already forged."


class TestPismire:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(
        ("mine", "theirs", "cost"),
        [
            (["pismire"], [], 8),
            (["pismire", "krump"], ["mutant-cutpurse"], 6),
            (["pismire", "trimble"], ["mutant-cutpurse", "troll"], 8),
        ],
        ids=str,
    )
    def test_keys_of_the_opponent_cost_2_more_while_you_have_more_mutants(
        self, mine: list[str], theirs: list[str], cost: int
    ) -> None:
        t = table(side(battleline=mine), side(battleline=theirs), house=HERE)
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, cost]


class TestRapidEvolution:
    test = cases("""
        a creature gets a counter for each amber you have
            rule: glossary/for-each
            in: untamed
            ada: hand rapid-evolution; line krump; amber 2
            bo: line troll; amber 7
            play rapid-evolution, offers krump troll, pick krump
            -> rapid-evolution: hand > discard, ada amber: 2 > 3, krump power counters: 0 > 3
    """)


class TestReclaimedByNature:
    test = cases("""
        an artifact is purged and its icons are yours
            rule: glossary/purge glossary/bonus-icons
            in: untamed
            ada: hand reclaimed-by-nature; artifacts city-gates
            bo: artifacts mushroom-with-a-view
            play reclaimed-by-nature, offers city-gates mushroom-with-a-view, pick mushroom-with-a-view
            -> reclaimed-by-nature: hand > discard, ada amber: 0 > 2, mushroom-with-a-view: artifacts > purged
        one without icons gives nothing
            in: untamed
            ada: hand reclaimed-by-nature
            bo: artifacts city-gates
            play reclaimed-by-nature, pick city-gates
            -> reclaimed-by-nature: hand > discard, ada amber: 0 > 1, city-gates: artifacts > purged
    """)


class TestResurgence:
    test = cases("""
        a creature that is no mutant comes back alone
            in: untamed
            ada: hand resurgence; discard troll trimble fear
            bo: discard krump
            play resurgence, offers trimble troll, pick troll
            -> resurgence: hand > discard, troll: discard > hand
        with a mutant another creature comes, too
            in: untamed
            ada: hand resurgence; discard troll trimble krump fear
            play resurgence, pick trimble, offers krump troll, pick krump
            -> resurgence: hand > discard, trimble: discard > hand, krump: discard > hand
        if there is one
            rule: glossary/resolve-as-much-as-you-can
            in: untamed
            ada: hand resurgence; discard trimble fear
            play resurgence, pick trimble
            -> resurgence: hand > discard, trimble: discard > hand
    """)


class TestSavageClash:
    test = cases("""
        the most powerful enemy and the least powerful friendly creature alone are left
            rule: glossary/most-powerful
            in: untamed
            ada: hand savage-clash; line troll bumpsy dust-imp
            bo: line krump urchin smaaash
            play savage-clash, finish
            -> savage-clash: hand > discard, troll: battleline > discard, bumpsy: battleline > discard,
            -> urchin: battleline > discard, smaaash: battleline > discard
        of equal ones you choose
            in: untamed
            ada: hand savage-clash; line bumpsy smaaash
            bo: line krump
            play savage-clash, offers bumpsy smaaash, pick smaaash
            -> savage-clash: hand > discard, bumpsy: battleline > discard
    """)


class TestCommune:
    test = cases("""
        you lose all your amber and gain 4, and the step ends
            rule: glossary/omega
            in: untamed
            ada: hand commune; amber 7
            bo: amber 2
            play commune
            -> ada amber: 7 > 4
        without any to lose you gain 4 as well
            in: untamed
            ada: hand commune
            play commune
            -> ada amber: 0 > 4
    """)


class TestDarkHarbinger:
    test = cases(
        """
        an untamed action of yours readies it
            in: untamed
            ada: hand full-moon; line dark-harbinger(exhausted) snufflegator(exhausted)
            play full-moon, finish
            -> full-moon: hand > discard, dark-harbinger exhausted: yes > no
        an action of another house does not
            in: sanctum
            ada: hand virtuous-works; line dark-harbinger(exhausted)
            play virtuous-works
            -> virtuous-works: hand > discard, ada amber: 0 > 3
        an untamed creature does not
            in: untamed
            ada: hand snufflegator; line dark-harbinger(exhausted)
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        an action of the opponent does not
            in: untamed
            ada: hand full-moon
            bo: line dark-harbinger(exhausted)
            play full-moon
            -> full-moon: hand > discard
        """
    )


class TestGrowthSurge:
    test = cases("""
        the counters go inward from a flank
            rule: glossary/flank glossary/neighbor
            in: untamed
            ada: hand growth-surge; line troll
            bo: line krump bumpsy smaaash urchin
            play growth-surge, offers troll krump urchin, pick krump
            offers bumpsy, pick bumpsy, offers smaaash, pick smaaash
            -> growth-surge: hand > discard, ada amber: 0 > 1, krump power counters: 0 > 3,
            -> bumpsy power counters: 0 > 2, smaaash power counters: 0 > 1
        as far as the battleline goes
            in: untamed
            ada: hand growth-surge; line troll krump
            play growth-surge, pick troll, pick krump
            -> growth-surge: hand > discard, ada amber: 0 > 1, troll power counters: 0 > 3, krump power counters: 0 > 2
    """)


class TestLumilu:
    test = cases("""
        you gain 1 for each other friendly beast after it reaps
            rule: glossary/for-each
            in: untamed
            ada: line lumilu snufflegator ancient-bear krump
            bo: line niffle-ape
            reap lumilu
            -> lumilu exhausted, ada amber: 0 > 3
    """)


class TestMushroomWithAView:
    test = cases("""
        each friendly creature is healed of 1 damage
            rule: glossary/heal glossary/omni
            in: dis
            ada: artifacts mushroom-with-a-view; line troll(damage=3) krump(damage=1) bumpsy
            bo: line smaaash(damage=2)
            omni mushroom-with-a-view
            -> mushroom-with-a-view exhausted, troll damage: 3 > 2, krump damage: 1 > 0
    """)


class TestTrimble:
    @pytest.mark.rule("glossary/skirmish")
    def test_mutants_of_both_sides_have_skirmish(self) -> None:
        t = table(side(battleline=["trimble", "krump"]), side(battleline=["mutant-cutpurse", "troll"]), house=HERE)
        having = [
            id_
            for id_ in ("trimble", "krump", "mutant-cutpurse", "troll")
            if Keyword.SKIRMISH in dict(t.card(id_).keywords)
        ]
        assert having == ["trimble", "mutant-cutpurse"]


class TestVaultsBlessing:
    test = cases("""
        each player gains 1 for each mutant of their own
            in: untamed
            ada: hand vault-s-blessing; line trimble pismire krump
            bo: line mutant-cutpurse troll; amber 1
            play vault-s-blessing
            -> vault-s-blessing: hand > discard, ada amber: 0 > 3, bo amber: 1 > 2
    """)


class TestWildBounty:
    test = cases(
        """
        the icons of the next card alone are resolved twice
            in: untamed
            ada: hand wild-bounty dust-pixie dust-pixie
            play wild-bounty, play dust-pixie, answer slot:0, play dust-pixie#2, answer slot:0
            -> wild-bounty: hand > discard, ada amber: 0 > 6, dust-pixie: hand > battleline, dust-pixie exhausted,
            -> dust-pixie 2: hand > battleline, dust-pixie 2 exhausted
        """
    )

    @pytest.mark.rule("card-faq/wild-bounty-1", "faq/bonus-icons-3", "glossary/bonus-icons")
    def test_each_icon_is_resolved_again_at_once(self) -> None:
        enhanced = spec("snufflegator", icons=["amber", "damage", "capture"])
        t = table(side(hand=["wild-bounty", enhanced]), side(battleline=["troll"], amber=5), house=HERE)
        t.do("play", "wild-bounty")
        t.do("play", "snufflegator")
        t.finish()
        order = [e.icon for e in t.events(IconResolved)]
        assert order == [Icon.AMBER] * 2 + [Icon.DAMAGE] * 2 + [Icon.CAPTURE] * 2

    def test_in_the_next_turns_no_icon_is_resolved_twice(self) -> None:
        ada = side(hand=["wild-bounty", "dust-pixie"], houses=[HERE], deck=["fear"] * 9)
        t = table(ada, side(hand=["dust-pixie"], houses=[HERE]), house=HERE)
        t.do("play", "wild-bounty")
        t.end_turn()
        t.do("play", "dust-pixie", player=1)
        t.answer("slot:0")
        t.end_turn()
        t.creature("dust-pixie")
        assert (t.amber(0), t.amber(1)) == (2, 2)


class TestAmberlution:
    @pytest.mark.rule("glossary/enters-play")
    def test_all_creatures_die_and_those_of_both_hands_enter_ready(self) -> None:
        ada = side(hand=["æmberlution", "troll", "punch"], battleline=["krump"], deck=["fear"] * 9)
        t = table(ada, side(hand=["bumpsy"], battleline=["zorg"]), house=HERE)
        t.do("play", "æmberlution")
        t.finish_until(DecisionKind.SLOT)
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["bumpsy"])
        assert t.card("troll").ready and t.card("bumpsy").ready
        assert {t.zone("krump"), t.zone("zorg")} == {"discard"}
        assert len(t.events(CardsRevealed)) == 2

    @pytest.mark.rule("glossary/omega", "glossary/play-abilities")
    def test_they_are_not_played_and_the_step_ends(self) -> None:
        t = table(side(hand=["æmberlution", "bumpsy", "punch"]), side(amber=3), house=HERE)
        t.do("play", "æmberlution")
        t.finish()
        assert (t.line(0), t.amber(1), t.game.state.active) == (["bumpsy"], 3, 1)


class TestBlossomDrake:
    @pytest.mark.rule("glossary/power")
    def test_it_is_stronger_for_each_artifact_of_both_sides(self) -> None:
        ada = side(battleline=["blossom-drake"], artifacts=["city-gates", "crystal-hive"])
        t = table(ada, side(artifacts=["city-gates"]), house=HERE)
        assert t.card("blossom-drake").power == 7

    @pytest.mark.parametrize(("line", "usable"), [(["krump"], True), (["krump", "blossom-drake"], False)], ids=str)
    def test_artifacts_have_no_text(self, line: list[str], usable: bool) -> None:
        t = table(side(artifacts=["city-gates"]), side(battleline=line), house=House.SAURIAN)
        assert t.can("action", "city-gates") is usable

    def test_their_traits_stay(self) -> None:
        t = table(side(battleline=["blossom-drake"], artifacts=["city-gates"]), side(), house=HERE)
        assert "location" in t.card("city-gates").traits


class TestChonkers:
    test = cases(
        """
        it is played with a power counter
            in: untamed
            ada: hand chonkers; line snufflegator
            creature chonkers
            -> chonkers: hand > battleline, chonkers exhausted, chonkers power counters: 0 > 1
        an enemy destroyed fighting it doubles its counters
            in: untamed
            ada: line chonkers(power_counters=3) snufflegator(power_counters=1)
            bo: line silvertooth
            fight chonkers silvertooth
            -> chonkers exhausted, chonkers power counters: 3 > 6, silvertooth: battleline > discard
        attacked, too
            in: shadows
            ada: line silvertooth
            bo: line chonkers(power_counters=3)
            fight silvertooth chonkers
            -> silvertooth: battleline > discard, chonkers damage: 0 > 2, chonkers power counters: 3 > 6
        an enemy that lives does not
            in: untamed
            ada: line chonkers(power_counters=3)
            bo: line troll
            fight chonkers troll
            -> chonkers exhausted, troll damage: 0 > 4
        nor does one that another creature fights or that is destroyed without a fight
            in: brobnar
            ada: line chonkers(power_counters=3) krump; hand punch
            bo: line silvertooth urchin
            fight krump silvertooth, play punch, pick urchin
            -> krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard, ada amber: 0 > 1,
            -> punch: hand > discard, urchin: battleline > discard
        without counters there is nothing to double
            in: untamed
            ada: line chonkers
            bo: line bad-penny
            fight chonkers bad-penny
            -> chonkers exhausted, bad-penny: battleline > hand
        """
    )


class TestDarkQueenGloriana:
    test = cases("""
        played, it returns a friendly creature that is not untamed to your hand
            in: untamed
            ada: hand dark-queen-gloriana; line krump troll snufflegator
            bo: line bumpsy
            creature dark-queen-gloriana, offers krump troll, pick krump
            -> dark-queen-gloriana: hand > battleline, dark-queen-gloriana exhausted, krump: battleline > hand
        none where all are untamed
            in: untamed
            ada: hand dark-queen-gloriana; line snufflegator
            bo: line bumpsy
            creature dark-queen-gloriana
            -> dark-queen-gloriana: hand > battleline, dark-queen-gloriana exhausted
    """)


class TestEunoia:
    test = cases("""
        an enemy destroyed fighting it gives you 1 and heals 2
            rule: glossary/heal
            in: untamed
            ada: line eunoia(damage=3)
            bo: line dust-pixie
            fight eunoia dust-pixie
            -> eunoia exhausted, eunoia damage: 3 > 2, dust-pixie: battleline > discard, ada amber: 0 > 1
        attacked, too
            in: shadows
            ada: line silvertooth
            bo: line eunoia
            fight silvertooth eunoia
            -> silvertooth: battleline > discard, bo amber: 0 > 1
        an enemy that lives does not, nor one destroyed by another creature
            in: untamed
            ada: line eunoia snufflegator
            bo: line troll silvertooth
            fight eunoia troll, fight snufflegator silvertooth
            -> eunoia: battleline > discard, troll damage: 0 > 6, snufflegator exhausted,
            -> silvertooth: battleline > discard
    """)


class TestLookWhatIFound:
    @pytest.mark.rule("glossary/omega")
    def test_a_card_of_each_type_comes_back_and_the_step_ends(self) -> None:
        left = ["fear", "anger", "city-gates", "troll", "krump", "way-of-the-bear"]
        t = table(side(hand=["look-what-i-found", "snufflegator"], discard=left), side(), house=HERE)
        t.do("play", "look-what-i-found")
        for offered in (["fear", "anger"], ["city-gates"], ["troll", "krump"], ["way-of-the-bear"]):
            assert sorted(t.offered()) == sorted(offered)
            t.pick(offered[0])
        t.finish()
        hand = {id_ for id_ in left if t.zone(id_) == "hand"}
        assert {"fear", "city-gates", "troll", "way-of-the-bear"} <= hand
        assert t.game.state.active == 1

    def test_a_type_that_is_missing_is_passed_over(self) -> None:
        t = table(side(hand=["look-what-i-found"], discard=["city-gates"]), side(), house=HERE)
        t.do("play", "look-what-i-found")
        t.pick("city-gates")
        assert (t.zone("city-gates"), t.game.state.active) == ("hand", 1)


class TestMercyMalkinQueen:
    test = cases("""
        a friendly cat that enters play is warded, and no other creature
            rule: glossary/ward
            in: untamed
            ada: hand lumilu snufflegator; line mercy-malkin-queen
            creature lumilu, creature snufflegator
            -> lumilu: hand > battleline, lumilu exhausted, lumilu warded, snufflegator: hand > battleline,
            -> snufflegator exhausted
        not one of the opponent
            in: untamed
            ada: hand lumilu
            bo: line mercy-malkin-queen
            creature lumilu
            -> lumilu: hand > battleline, lumilu exhausted
        after it fights a friendly beast is readied
            in: untamed
            ada: line mercy-malkin-queen snufflegator(exhausted) ancient-bear(exhausted) krump(exhausted)
            bo: line troll niffle-ape(exhausted)
            fight mercy-malkin-queen troll, offers snufflegator ancient-bear, pick snufflegator
            -> mercy-malkin-queen exhausted, troll damage: 0 > 3, snufflegator exhausted: yes > no
    """)


class TestMutations:
    @pytest.mark.rule("glossary/keywords", "glossary/traits")
    @pytest.mark.parametrize(
        ("mutation", "keyword", "strength"),
        [
            ("mutation-of-cunning", Keyword.ELUSIVE, 1),
            ("mutation-of-fury", Keyword.ASSAULT, 3),
            ("mutation-of-instinct", Keyword.SKIRMISH, 1),
        ],
    )
    def test_a_creature_is_a_mutant_with_a_keyword_until_your_next_turn(
        self, mutation: str, keyword: Keyword, strength: int
    ) -> None:
        t = table(side(hand=[mutation], battleline=["krump"]), side(battleline=["troll"]), house=HERE)

        def mutated(id_: str) -> tuple[bool, int]:
            return "mutant" in t.card(id_).traits, dict(t.card(id_).keywords).get(keyword, 0)

        t.do("play", mutation)
        t.offers("krump", "troll")
        t.pick("troll")
        assert (mutated("troll"), mutated("krump"), t.amber(0)) == ((True, strength), (False, 0), 1)
        t.end_turn()
        assert mutated("troll") == (True, strength)
        t.end_turn()
        assert mutated("troll") == (False, 0)


class TestDinoBeast:
    test = cases("""
        exalted when you play it, it deals 3 damage to a creature
            in: untamed
            ada: hand dino-beast
            bo: line troll
            creature dino-beast, answer yes, offers dino-beast troll, pick troll
            -> dino-beast: hand > battleline, dino-beast exhausted, dino-beast amber: 0 > 1, troll damage: 0 > 3
        not exalted it deals none
            in: untamed
            ada: hand dino-beast
            bo: line troll
            creature dino-beast, answer no
            -> dino-beast: hand > battleline, dino-beast exhausted
    """)


class TestSacroBeast:
    test = cases("""
        its armor takes 2 damage, and attacking it is dealt none
            rule: glossary/armor glossary/skirmish
            in: untamed
            ada: line sacro-beast
            bo: line troll
            fight sacro-beast troll
            -> sacro-beast exhausted, troll damage: 0 > 5
        attacked it is dealt damage
            in: shadows
            ada: line mutant-cutpurse
            bo: line sacro-beast
            fight mutant-cutpurse sacro-beast
            -> mutant-cutpurse: battleline > discard, sacro-beast armor used: 0 > 2, sacro-beast damage: 0 > 1
    """)


class TestTechnoBeast:
    test = cases("""
        after it reaps a card of your hand makes way for another
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: line techno-beast; hand fear anger; deck troll krump
            reap techno-beast, offers fear anger, pick fear
            -> techno-beast exhausted, ada amber: 0 > 1, fear: hand > discard, troll: deck > hand
        without a card to discard none is drawn
            in: untamed
            ada: line techno-beast; deck troll
            reap techno-beast
            -> techno-beast exhausted, ada amber: 0 > 1
    """)


class TestUmbraBeast:
    test = cases("""
        attacking it is dealt no damage
            rule: glossary/skirmish
            in: untamed
            ada: line umbra-beast
            bo: line troll
            fight umbra-beast troll
            -> umbra-beast exhausted, troll damage: 0 > 3
        the first attack on it deals none either
            rule: glossary/elusive
            in: brobnar
            ada: line krump bumpsy
            bo: line umbra-beast
            fight krump umbra-beast, fight bumpsy umbra-beast
            -> krump exhausted, bumpsy exhausted, bumpsy damage: 0 > 3, umbra-beast: battleline > discard
    """)


class TestXenoBeast:
    test = cases("""
        after it fights one of your top 3 cards comes to your hand, one goes to the bottom
            in: untamed
            ada: line xeno-beast; deck troll krump bumpsy smaaash urchin
            bo: line grimlocus-dux
            fight xeno-beast grimlocus-dux, offers troll krump bumpsy, pick krump, offers troll bumpsy, pick troll
            -> xeno-beast exhausted, grimlocus-dux armor used: 0 > 2, grimlocus-dux damage: 0 > 2, krump: deck > hand
            -> ada deck: bumpsy smaaash urchin troll
    """)


class TestNiffleKong:
    test = cases("""
        played, it finds any number of niffle creatures in your deck and discard pile
            rule: glossary/gigantic glossary/search
            in: untamed
            ada: hand niffle-kong niffle-kong2; deck troll niffle-ape; discard niffle-queen niffle-ape krump
            creature niffle-kong, offers 0-3 of: niffle-ape niffle-ape niffle-queen, pick niffle-ape niffle-queen
            -> niffle-kong: hand > battleline, niffle-kong exhausted, niffle-kong2: hand > joined,
            -> niffle-ape: deck > hand, niffle-queen: discard > hand
        after it reaps a destroyed niffle makes it deal 3, steal 1 and destroy an enemy artifact
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: line niffle-kong niffle-ape krump; artifacts city-gates
            bo: line troll niffle-queen; artifacts library-of-polliasaurus mushroom-with-a-view; amber 2
            reap niffle-kong, answer yes, offers niffle-kong niffle-ape, pick niffle-ape
            offers niffle-kong krump troll niffle-queen, pick troll
            offers library-of-polliasaurus mushroom-with-a-view, pick mushroom-with-a-view
            -> niffle-kong exhausted, ada amber: 0 > 2, bo amber: 2 > 1, niffle-ape: battleline > discard,
            -> troll damage: 0 > 3, mushroom-with-a-view: artifacts > discard
        where its ward saves the niffle nothing of that happens
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: untamed
            ada: line niffle-kong niffle-ape(warded)
            bo: line troll; artifacts mushroom-with-a-view; amber 2
            reap niffle-kong, answer yes, pick niffle-ape
            -> niffle-kong exhausted, ada amber: 0 > 1, niffle-ape warded: yes > no
        it may leave that
            in: untamed
            ada: line niffle-kong niffle-ape
            bo: line troll; amber 2
            reap niffle-kong, answer no
            -> niffle-kong exhausted, ada amber: 0 > 1
        after a fight, too
            in: untamed
            ada: line niffle-kong niffle-ape
            bo: line dust-pixie troll; amber 2
            fight niffle-kong dust-pixie, answer yes, pick niffle-ape, pick troll
            -> niffle-kong exhausted, niffle-kong armor used: 0 > 1, dust-pixie: battleline > discard,
            -> niffle-ape: battleline > discard, troll damage: 0 > 3, ada amber: 0 > 1, bo amber: 2 > 1
    """)
