"""Crucible Clash, archon powers: what each does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import DecisionKind, KeyColor, Keyword, Player
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

RED, BLUE, YELLOW, COLORLESS = KeyColor


def forging(keys: tuple[KeyColor, ...], amber: int) -> Table:
    """Return a table at the start of the turn of Bo, who has the archon power, these keys and so much Æmber."""
    bo = side(archon_power=spec("tinkerer"), keys=keys, amber=amber, houses=[House.DIS])
    t = table(side(amber=0, houses=[House.DIS]), bo, house=House.DIS)
    t.answer("end-turn")
    return t


class TestArtificer:
    test = cases("""
        an artifact is played, whatever house is active
            ada: power artificer; hand cannon
            in: dis
            play cannon
            -> cannon: hand > artifacts, cannon exhausted
    """)

    @pytest.mark.rule("glossary/archon-power")
    def test_no_other_card_is_and_no_artifact_is_used_or_played_by_the_opponent(self) -> None:
        ada = side(archon_power=spec("artificer"), hand=["troll", "cannon"], artifacts=["might-club"])
        t = table(ada, side(hand=["hallowed-blaster"], houses=[House.DIS]), house=House.DIS)
        assert set(t.decision.keys()) == {"end-turn", f"play:{t.handle('cannon')}"}
        t.answer("end-turn")
        t.answer("house:dis")
        assert t.decision.keys() == ("end-turn",)


class TestCharismaticInspiration:
    test = cases("""
        your Human enters play ready
            ada: power charismatic-inspiration; hand flamewake-shaman
            in: brobnar
            creature flamewake-shaman, pick flamewake-shaman
            -> flamewake-shaman: hand > battleline, flamewake-shaman damage: 0 > 2

        so does the next one
            ada: power charismatic-inspiration; hand flamewake-shaman flamewake-shaman
            in: brobnar
            creature flamewake-shaman, pick flamewake-shaman, play flamewake-shaman#2, answer slot:1
            pick flamewake-shaman#2
            -> flamewake-shaman: hand > battleline, flamewake-shaman damage: 0 > 2,
            -> flamewake-shaman 2: hand > battleline, flamewake-shaman 2 damage: 0 > 2

        no other creature does
            ada: power charismatic-inspiration; hand culf-the-quiet
            in: brobnar
            creature culf-the-quiet
            -> culf-the-quiet: hand > battleline, culf-the-quiet exhausted

        nor does a Human of the opponent
            bo: power charismatic-inspiration
            ada: hand challe-the-safeguard
            in: sanctum
            creature challe-the-safeguard
            -> challe-the-safeguard: hand > battleline, challe-the-safeguard exhausted
    """)


class TestCommandingPresence:
    test = cases("""
        Saurian chosen by you exalts each creature that is no Dinosaur
            bo: power commanding-presence; line troll cornicen-octavia
            ada: line urchin thero-centurion
            answer end-turn, answer house:saurian
            -> troll amber: 0 > 1, urchin amber: 0 > 1

        so does Saurian chosen by the opponent
            ada: power commanding-presence; line troll
            bo: line urchin cornicen-octavia
            answer end-turn, answer house:saurian
            -> troll amber: 0 > 1, urchin amber: 0 > 1

        no other house does
            bo: power commanding-presence; line troll
            answer end-turn, answer house:brobnar
            -> bo line: troll
    """)


class TestControl:
    test = cases("""
        a creature of yours captures 1 instead of what an Æmber icon gives
            ada: power control; line troll urchin; hand punch
            bo: amber 3; line krump
            in: brobnar
            play punch, answer yes, offers troll urchin, pick urchin, pick krump
            -> urchin amber: 0 > 1, bo amber: 3 > 2, punch: hand > discard, krump damage: 0 > 3

        it need not
            ada: power control; line troll; hand punch
            bo: amber 3; line krump
            in: brobnar
            play punch, answer no, pick krump
            -> ada amber: 0 > 1, punch: hand > discard, krump damage: 0 > 3

        the creature that has the icon may be the one
            ada: power control; hand dust-pixie
            bo: amber 3
            in: untamed
            creature dust-pixie, answer yes, pick dust-pixie, answer no
            -> dust-pixie: hand > battleline, dust-pixie exhausted, dust-pixie amber: 0 > 1, bo amber: 3 > 2,
            -> ada amber: 0 > 1

        without a creature nothing is asked
            ada: power control; hand virtuous-works
            bo: amber 3
            in: sanctum
            play virtuous-works
            -> ada amber: 0 > 3, virtuous-works: hand > discard

        an icon of the opponent is resolved as always
            bo: power control; amber 3; line krump
            ada: hand virtuous-works
            in: sanctum
            play virtuous-works
            -> ada amber: 0 > 3, virtuous-works: hand > discard
    """)

    @pytest.mark.rule("glossary/bonus-icons")
    def test_other_icons_are_resolved_as_always(self) -> None:
        ada = side(archon_power=spec("control"), hand=[spec("skullion", icons=["draw"])], deck=["troll"])
        t = table(ada, side(amber=3), house=House.DIS)
        t.creature("skullion")
        t.pick("skullion")
        assert (t.ids(0, "hand"), t.amber(1)) == (["troll"], 3)


class TestControlingExpertise:
    @pytest.mark.rule("glossary/aember")
    def test_yellow_keys_cost_1_more_of_either_player(self) -> None:
        t = table(side(archon_power=spec("controling-expertise")), side())
        costs = [[key_cost(t.game.core, Player(seat), color) for color in (YELLOW, RED)] for seat in (0, 1)]
        assert costs == [[7, 6], [7, 6]]

    @pytest.mark.parametrize(("keys", "playable"), [((YELLOW,), True), ((RED, BLUE), False)])
    def test_one_card_of_another_house_is_played_each_turn_while_your_yellow_key_is_forged(
        self, keys: tuple[KeyColor, ...], playable: bool
    ) -> None:
        ada = side(archon_power=spec("controling-expertise"), keys=keys, hand=["troll", "krump", "skullion", "punch"])
        t = table(ada, side(keys=(YELLOW,)), house=House.DIS)
        assert t.can("play", "troll") is t.can("play", "punch") is playable
        if playable:
            t.creature("troll")
            assert not t.can("play", "krump") and t.can("play", "skullion")
            t.end_turn()
            t.end_turn()
            assert t.decision.player == 0 and t.can("play", "krump")

    def test_the_opponent_does_not(self) -> None:
        t = table(
            side(hand=["troll"], keys=(YELLOW,)), side(archon_power=spec("controling-expertise")), house=House.DIS
        )
        assert not t.can("play", "troll")


class TestDelugeOfPower:
    test = cases("""
        an artifact of yours gains 2 and is archived
            ada: power deluge-of-power; artifacts banner-of-battle
            in: brobnar
            action banner-of-battle
            -> ada amber: 0 > 2, banner-of-battle: artifacts > archives

        one that has an action of its own may be used for either
            ada: power deluge-of-power; artifacts library-of-the-damned; hand urchin troll
            in: dis
            action library-of-the-damned, answer mode:1
            -> ada amber: 0 > 2, library-of-the-damned: artifacts > archives
    """)

    @pytest.mark.rule("glossary/archives", "glossary/control-and-ownership")
    def test_one_that_the_opponent_owns_goes_to_their_archives(self) -> None:
        ada = side(archon_power=spec("deluge-of-power"), artifacts=[spec("banner-of-battle", owner=1)])
        t = table(ada, house=House.BROBNAR)
        t.do("action", "banner-of-battle")
        assert (t.amber(0), t.ids(0, "archives"), t.ids(1, "archives")) == (2, [], ["banner-of-battle"])

    def test_creatures_and_artifacts_of_the_opponent_gain_nothing(self) -> None:
        bo = side(archon_power=spec("deluge-of-power"))
        t = table(side(artifacts=["banner-of-battle"], battleline=["troll"]), bo, house=House.BROBNAR)
        assert not t.can("action", "banner-of-battle") and not t.can("action", "troll")


class TestDemonicWrath:
    test = cases("""
        a Dis creature of yours that reaps deals 1 to any creature
            ada: power demonic-wrath; line yurk
            bo: line troll
            in: dis
            reap yurk, offers yurk troll, pick troll
            -> yurk exhausted, ada amber: 0 > 1, troll damage: 0 > 1

        a creature of another house does not
            ada: power demonic-wrath; line krump
            in: brobnar
            reap krump
            -> krump exhausted, ada amber: 0 > 1

        nor does one of the opponent
            bo: power demonic-wrath
            ada: line yurk
            in: dis
            reap yurk
            -> yurk exhausted, ada amber: 0 > 1

        it does not when it fights
            ada: power demonic-wrath; line yurk
            bo: line dust-pixie
            in: dis
            fight yurk dust-pixie
            -> yurk exhausted, yurk damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestDivineSpark:
    test = cases("""
        you gain 2 where the opponent chooses Sanctum
            ada: power divine-spark
            bo: line champion-tabris yurk
            answer end-turn, answer house:sanctum
            -> ada amber: 0 > 2

        and where you do
            bo: power divine-spark; line champion-tabris yurk
            answer end-turn, answer house:sanctum
            -> bo amber: 0 > 2

        no other house brings any
            bo: power divine-spark; line champion-tabris yurk
            answer end-turn, answer house:dis
            -> ada line: nothing
    """)


class TestFightingExpertise:
    test = cases("""
        while your red key is forged, each creature of yours that fights steals 1
            ada: power fighting-expertise; keys red; line krump
            bo: line yurk; amber 2
            in: brobnar
            fight krump yurk
            -> krump exhausted, krump damage: 0 > 4, yurk: battleline > discard, bo amber: 2 > 0, ada amber: 0 > 1

        it steals nothing as it reaps
            ada: power fighting-expertise; keys red; line culf-the-quiet
            bo: amber 2
            in: brobnar
            reap culf-the-quiet
            -> culf-the-quiet exhausted, ada amber: 0 > 1

        it steals 1 of 2
            ada: power fighting-expertise; keys red; line culf-the-quiet
            bo: line yurk; amber 2
            in: brobnar
            fight culf-the-quiet yurk
            -> culf-the-quiet exhausted, culf-the-quiet damage: 0 > 4, yurk: battleline > discard, bo amber: 2 > 1,
            -> ada amber: 0 > 1

        nothing happens without that key
            ada: power fighting-expertise; keys blue yellow; line culf-the-quiet
            bo: line yurk; amber 2; keys red
            in: brobnar
            fight culf-the-quiet yurk
            -> culf-the-quiet exhausted, culf-the-quiet damage: 0 > 4, yurk: battleline > discard

        nor does a creature of the opponent steal
            ada: line culf-the-quiet; amber 0
            bo: power fighting-expertise; keys red; line yurk; amber 2
            in: brobnar
            fight culf-the-quiet yurk
            -> culf-the-quiet exhausted, culf-the-quiet damage: 0 > 4, yurk: battleline > discard
    """)

    def test_red_keys_cost_1_more_of_either_player(self) -> None:
        t = table(side(archon_power=spec("fighting-expertise")), side())
        costs = [[key_cost(t.game.core, Player(seat), color) for color in (RED, BLUE)] for seat in (0, 1)]
        assert costs == [[7, 6], [7, 6]]


class TestForgemaster:
    def test_keys_cost_1_less_of_either_player(self) -> None:
        t = table(side(archon_power=spec("forgemaster")), side())
        assert [key_cost(t.game.core, Player(seat)) for seat in (0, 1)] == [5, 5]

    @pytest.mark.rule("turn/step-1-forge-a-key")
    @pytest.mark.parametrize("owner", [0, 1])
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_either_player_may_forge_one_key_more(self, owner: int, answer: str) -> None:
        ada, bo = side(), side(amber=16)
        power = spec("forgemaster")
        t = table(side(archon_power=power), bo) if owner == 0 else table(ada, side(archon_power=power, amber=16))
        t.answer("end-turn")
        t.answer("key:red")
        t.answer(answer)
        if answer == "yes":
            t.answer("key:blue")
        t.expect(DecisionKind.MAIN)
        assert (len(t.game.state.players[1].keys), t.amber(1)) == ((2, 6) if answer == "yes" else (1, 11))


class TestLibrarian:
    test = cases("""
        you archive a card of your hand instead of resolving an icon, of whatever kind
            ada: power librarian; hand punch troll urchin
            bo: line krump
            in: brobnar
            play punch, answer yes, offers troll urchin, pick urchin, pick krump
            -> urchin: hand > archives, punch: hand > discard, krump damage: 0 > 3

        of another kind, too
            rule: glossary/bonus-icons
            ada: power librarian; hand dust-imp(icons=draw) urchin; deck troll
            in: dis
            creature dust-imp, answer yes, pick urchin
            -> dust-imp: hand > battleline, dust-imp exhausted, urchin: hand > archives

        each icon asks anew, and it need not be
            ada: power librarian; hand virtuous-works troll urchin
            in: sanctum
            play virtuous-works, answer no, answer yes, pick urchin, answer no
            -> ada amber: 0 > 2, urchin: hand > archives, virtuous-works: hand > discard

        an icon of the opponent is resolved as always
            bo: power librarian; hand urchin
            ada: hand virtuous-works troll
            in: sanctum
            play virtuous-works
            -> ada amber: 0 > 3, virtuous-works: hand > discard
    """)


class TestMasterPlanner:
    test = cases("""
        you archive your top 2 cards where either player chooses Mars
            ada: power master-planner; deck urchin troll krump; hand fear fear fear fear fear fear
            bo: deck yurk bumpsy; line number-612 yurk
            answer end-turn, answer house:mars
            -> urchin: deck > archives, troll: deck > archives

        and where you do
            bo: power master-planner; deck urchin troll krump; line number-612 yurk
            answer end-turn, answer house:mars, answer no
            -> urchin: deck > archives, troll: deck > archives

        no other house does it
            bo: power master-planner; deck urchin troll krump; line number-612 yurk
            answer end-turn, answer house:dis
            -> bo archives: nothing
    """)


class TestMasterStrategist:
    test = cases("""
        a Skyborn creature of yours may be moved anywhere after it reaped
            ada: power master-strategist; line scalawag-finn troll krump
            in: skyborn
            reap scalawag-finn, answer yes, answer slot:2
            -> scalawag-finn exhausted, ada amber: 0 > 1, ada line: troll scalawag-finn krump

        it may be moved after it fought
            ada: power master-strategist; line chandler-anouk troll
            bo: line silvertooth
            in: skyborn
            fight chandler-anouk silvertooth, answer yes, answer slot:2
            -> chandler-anouk exhausted, chandler-anouk armor used: 0 > 2, silvertooth: battleline > discard,
            -> ada line: troll chandler-anouk

        it need not move
            ada: power master-strategist; line scalawag-finn troll krump
            in: skyborn
            reap scalawag-finn, answer no
            -> scalawag-finn exhausted, ada amber: 0 > 1, ada line: scalawag-finn troll krump

        a creature of another house stays
            ada: power master-strategist; line culf-the-quiet troll krump
            in: brobnar
            reap culf-the-quiet
            -> culf-the-quiet exhausted, ada amber: 0 > 1

        so does one of the opponent
            bo: power master-strategist
            ada: line scalawag-finn troll krump
            in: skyborn
            reap scalawag-finn
            -> scalawag-finn exhausted, ada amber: 0 > 1

        a Skyborn creature of yours enters play anywhere
            rule: glossary/deploy
            ada: power master-strategist; hand sir-lorcas; line troll krump
            in: skyborn
            play sir-lorcas, answer slot:1
            -> sir-lorcas: hand > battleline, sir-lorcas exhausted, ada line: troll sir-lorcas krump
    """)

    @pytest.mark.rule("glossary/deploy")
    @pytest.mark.parametrize(
        ("owner", "card", "house"), [(0, "culf-the-quiet", "brobnar"), (1, "sir-lorcas", "skyborn")]
    )
    def test_no_other_creature_does(self, owner: int, card: str, house: str) -> None:
        power = {"archon_power": spec("master-strategist")}
        ada = side(hand=[card], battleline=["troll", "krump"], **(power if owner == 0 else {}))
        t = table(ada, side(**(power if owner == 1 else {})), house=House(house))
        t.do("play", card)
        assert t.decision.keys() == ("slot:0", "slot:2")


class TestNatureSGuardian:
    test = cases("""
        you draw 2 cards where the opponent chooses Untamed
            ada: power nature-s-guardian; deck urchin troll krump; hand fear fear fear fear fear fear
            bo: deck yurk bumpsy; line ancient-bear yurk
            answer end-turn, answer house:untamed
            -> urchin: deck > hand, troll: deck > hand

        and where you do
            bo: power nature-s-guardian; deck urchin troll krump; line ancient-bear yurk
            answer end-turn, answer house:untamed
            -> urchin: deck > hand, troll: deck > hand

        no other house does it
            bo: power nature-s-guardian; deck urchin troll krump; line ancient-bear yurk
            answer end-turn, answer house:dis
            -> bo hand: nothing
    """)


class TestNatureSStrength:
    @pytest.mark.rule("glossary/versatile")
    def test_your_beasts_are_versatile(self) -> None:
        ada = side(archon_power=spec("nature-s-strength"), battleline=["ancient-bear", "troll"])
        t = table(ada, side(battleline=["alien-puffer"]), house=House.DIS)
        assert (t.can("reap", "ancient-bear"), t.can("reap", "troll")) == (True, False)
        assert not any(word is Keyword.VERSATILE for word, _ in t.card("alien-puffer").keywords)


class TestNobleBlood:
    test = cases("""
        a Knight that you play brings 1
            ada: power noble-blood; hand champion-tabris
            in: sanctum
            creature champion-tabris
            -> champion-tabris: hand > battleline, champion-tabris exhausted, ada amber: 0 > 1

        no other creature does
            ada: power noble-blood; hand bordan-the-redeemed
            in: sanctum
            creature bordan-the-redeemed
            -> bordan-the-redeemed: hand > battleline, bordan-the-redeemed exhausted

        nor does a Knight of the opponent
            bo: power noble-blood
            ada: hand champion-tabris
            in: sanctum
            creature champion-tabris
            -> champion-tabris: hand > battleline, champion-tabris exhausted
    """)


class TestOptimizer:
    test = cases("""
        at the start of your turn you purge a card of your discard pile
            bo: power optimizer; discard urchin fear
            ada: discard krump; hand fear fear fear fear fear fear
            answer end-turn, offers fear urchin, pick urchin, answer house:shadows
            -> urchin: discard > purged

        not at the start of the opponent's
            ada: power optimizer; discard urchin troll; hand fear fear fear fear fear fear
            answer end-turn
            -> ada purged: nothing
    """)


class TestProgenitorOfGiants:
    test = cases("""
        a Brobnar creature of yours that fights gains 1
            ada: power progenitor-of-giants; line culf-the-quiet
            bo: line yurk
            in: brobnar
            fight culf-the-quiet yurk
            -> culf-the-quiet exhausted, culf-the-quiet damage: 0 > 4, yurk: battleline > discard, ada amber: 0 > 1

        one that reaps gains no more than always
            ada: power progenitor-of-giants; line culf-the-quiet
            in: brobnar
            reap culf-the-quiet
            -> culf-the-quiet exhausted, ada amber: 0 > 1

        a creature of another house gains nothing
            ada: power progenitor-of-giants; line skullion
            bo: line yurk
            in: dis
            fight skullion yurk
            -> skullion exhausted, skullion damage: 0 > 2, skullion armor used: 0 > 2, yurk: battleline > discard

        nor does one of the opponent
            bo: power progenitor-of-giants; line yurk
            ada: line culf-the-quiet
            in: brobnar
            fight culf-the-quiet yurk
            -> culf-the-quiet exhausted, culf-the-quiet damage: 0 > 4, yurk: battleline > discard
    """)


class TestRage:
    test = cases("""
        each bonus icon that you resolve deals 1 to any creature
            ada: power rage; line krump; hand virtuous-works
            bo: line troll
            in: sanctum
            play virtuous-works, offers krump troll, pick troll, pick troll, pick krump
            -> ada amber: 0 > 3, virtuous-works: hand > discard, troll damage: 0 > 2, krump damage: 0 > 1

        of another kind, too
            rule: glossary/bonus-icons
            ada: power rage; hand dust-imp(icons=draw); deck krump
            bo: line troll
            in: dis
            creature dust-imp, offers dust-imp troll, pick troll
            -> dust-imp: hand > battleline, dust-imp exhausted, krump: deck > hand, troll damage: 0 > 1

        an icon of the opponent deals none
            bo: power rage; line troll
            ada: hand virtuous-works
            in: sanctum
            play virtuous-works
            -> ada amber: 0 > 3, virtuous-works: hand > discard
    """)


class TestRedeemer:
    test = cases("""
        you draw a card for a Mutant of yours that is destroyed
            ada: power redeemer; line infomorph; deck urchin troll
            bo: line krump; deck yurk
            in: logos
            fight infomorph krump
            -> infomorph: battleline > discard, krump damage: 0 > 4, urchin: deck > hand

        not for another creature
            ada: power redeemer; line yurk; deck urchin
            bo: line krump
            in: dis
            fight yurk krump
            -> yurk: battleline > discard, krump damage: 0 > 4

        nor for a Mutant of the opponent
            ada: power redeemer; line krump; deck urchin
            bo: line infomorph; deck troll; amber 1
            in: brobnar
            fight krump infomorph
            -> krump exhausted, krump damage: 0 > 4, infomorph: battleline > discard, bo amber: 1 > 0
    """)


class TestSchemer:
    @pytest.mark.rule("glossary/flank")
    def test_flank_creatures_of_yours_gain_three_keywords(self) -> None:
        ada = side(archon_power=spec("schemer"), battleline=["troll", "krump", "yurk"])
        t = table(ada, side(battleline=["skullion"]))
        gained = {"elusive", "skirmish", "taunt"}
        has = {
            id_: gained & {word.value for word, _ in t.card(id_).keywords}
            for id_ in ("troll", "krump", "yurk", "skullion")
        }
        assert has == {"troll": gained, "krump": set(), "yurk": gained, "skullion": set()}


class TestSchemingExpertise:
    def test_blue_keys_cost_1_more_of_either_player(self) -> None:
        t = table(side(archon_power=spec("scheming-expertise")), side())
        costs = [[key_cost(t.game.core, Player(seat), color) for color in (BLUE, RED)] for seat in (0, 1)]
        assert costs == [[7, 6], [7, 6]]

    @pytest.mark.parametrize(("owner", "keys", "drawn"), [(0, (BLUE,), 8), (0, (RED, YELLOW), 6), (1, (BLUE,), 6)])
    def test_while_your_blue_key_is_forged_you_draw_2_cards_more(
        self, owner: int, keys: tuple[KeyColor, ...], drawn: int
    ) -> None:
        power = {"archon_power": spec("scheming-expertise")}
        ada = side(keys=keys, deck=["troll"] * 12, **(power if owner == 0 else {}))
        t = table(ada, side(keys=(BLUE,), **(power if owner == 1 else {})))
        t.answer("end-turn")
        assert len(t.ids(0, "hand")) == drawn

    @pytest.mark.rule("turn/step-5-draw-cards", "glossary/drawing-cards")
    @pytest.mark.parametrize(("hand", "chains", "drawn"), [(6, 0, 2), (8, 0, 2), (4, 0, 4), (4, 7, 2), (5, 7, 2)])
    def test_they_come_on_top_of_a_full_hand_and_chains_keep_none_of_them_back(
        self, hand: int, chains: int, drawn: int
    ) -> None:
        power, fears = spec("scheming-expertise"), ["fear"] * hand
        t = table(side(archon_power=power, keys=[BLUE], hand=fears, chains=chains, deck=["troll"] * 12))
        t.answer("end-turn")
        assert t.ids(0, "hand").count("troll") == drawn


class TestStasisField:
    test = cases("""
        at the start of your turn you may exhaust an enemy creature
            bo: power stasis-field; line yurk
            ada: line troll krump; artifacts cannon
            answer end-turn, answer yes, offers troll krump, pick troll, answer house:dis
            -> troll exhausted

        you need not
            bo: power stasis-field
            ada: line troll
            answer end-turn, answer no
            -> ada line: troll

        not at the start of the opponent's turn
            ada: power stasis-field
            bo: line yurk
            answer end-turn, answer house:dis
            -> bo line: yurk
    """)


class TestThievery:
    test = cases("""
        a card that you discard from your hand may be purged, then you steal 1
            ada: power thievery; hand punch krump
            bo: amber 2
            in: brobnar
            discard punch, answer yes
            -> punch: hand > purged, ada amber: 0 > 1, bo amber: 2 > 1

        it need not
            ada: power thievery; hand troll
            bo: amber 2
            in: brobnar
            discard troll, answer no
            -> troll: hand > discard

        cards discarded from the deck are not meant
            ada: power thievery; deck troll krump; hand boo
            bo: amber 2
            in: geistoid
            play boo
            -> boo: hand > discard, ada amber: 0 > 1, troll: deck > discard, krump: deck > discard

        nor is one that you discard in the opponent's turn
            bo: power thievery; hand troll
            ada: hand mind-barb; amber 2
            in: dis
            play mind-barb
            -> mind-barb: hand > discard, ada amber: 2 > 3, troll: hand > discard

        nor one that the opponent discards
            bo: power thievery
            ada: hand troll; amber 2
            in: brobnar
            discard troll
            -> troll: hand > discard

        a discard icon discards, too
            rule: glossary/bonus-icons
            ada: power thievery; hand skullion(icons=discard) troll
            bo: amber 2
            in: dis
            creature skullion, pick troll, answer yes, finish
            -> skullion: hand > discard, troll: hand > purged, ada amber: 0 > 1, bo amber: 2 > 1

        of several each may be, for 1 each
            ada: power thievery; hand punctuated-equilibrium troll krump
            bo: amber 3
            in: untamed
            play punctuated-equilibrium, pick troll krump, answer yes, answer yes
            -> punctuated-equilibrium: hand > discard, troll: hand > purged, krump: hand > purged, ada amber: 0 > 2,
            -> bo amber: 3 > 1

        it is purged from the discard pile alone
            rule: glossary/movement-between-zones
            ada: power thievery; hand troll; artifacts bottomless-depths
            bo: amber 2
            in: brobnar
            discard troll, answer trigger:c2.0
            -> troll: hand > under, troll under: nothing > bottomless-depths
    """)


class TestTinkerer:
    @pytest.mark.rule("glossary/archon-power")
    def test_your_keys_cost_less_those_of_the_opponent_do_not(self) -> None:
        t = table(side(archon_power=spec("tinkerer")), side())
        assert [key_cost(t.game.core, Player(seat)) for seat in (0, 1)] == [4, 6]

    @pytest.mark.rule("glossary/keys")
    def test_the_third_key_does_not_win_and_the_fourth_without_color_does(self) -> None:
        t = forging((RED, BLUE), 4)
        t.expect(DecisionKind.KEY)
        assert t.decision.keys() == ("key:yellow",)  # without color only after all others
        t.answer("key:yellow")
        assert t.game.winner is None and t.game.view(1).seats[1].keys_to_win == 4
        t = forging((RED, BLUE, YELLOW), 4)
        assert t.decision.keys() == ("key:colorless",)
        t.answer("key:colorless")
        assert t.game.winner == 1 and t.game.state.players[1].keys == (RED, BLUE, YELLOW, COLORLESS)
        assert [e.color for e in t.events(ev.KeyForged)] == [COLORLESS]

    @pytest.mark.rule("glossary/keys")
    def test_the_opponent_wins_with_three(self) -> None:
        ada = side(archon_power=spec("tinkerer"), houses=[House.DIS])
        t = table(ada, side(keys=(RED, BLUE), amber=6, houses=[House.DIS]), house=House.DIS)
        t.answer("end-turn")
        t.answer("key:yellow")
        assert t.game.winner == 1

    @pytest.mark.rule("glossary/unforge")
    def test_a_colored_key_that_was_unforged_comes_before_the_colorless_one(self) -> None:
        t = forging((RED, YELLOW, COLORLESS), 4)
        assert t.decision.keys() == ("key:blue",)
        t.answer("key:blue")
        assert t.game.winner == 1


class TestWardenOfTheCrucible:
    test = cases("""
        each creature of yours deals 4 to any creature
            ada: power warden-of-the-crucible; line troll
            bo: line krump
            in: brobnar
            action troll, offers troll krump, pick krump
            -> troll exhausted, krump damage: 0 > 4
    """)

    def test_creatures_of_the_opponent_and_artifacts_do_not(self) -> None:
        t = table(side(battleline=["troll"]), side(archon_power=spec("warden-of-the-crucible")), house=House.BROBNAR)
        assert not t.can("action", "troll")
        ada = side(archon_power=spec("warden-of-the-crucible"), artifacts=["banner-of-battle"])
        assert not table(ada, side(), house=House.BROBNAR).can("action", "banner-of-battle")
