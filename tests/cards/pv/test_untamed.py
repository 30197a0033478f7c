"""Prophetic Visions, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from tests.cards.lines import cases
from tests.tables import Table, overreach, side, spec, table

HERE = House.UNTAMED


def keywords(t: Table, id_: str) -> list[str]:
    """Return the keywords that a card has now."""
    return [word.value for word, _ in t.card(id_).keywords]


class TestCladogenesis:
    test = cases("""
        each hand loses the cards of the house of its own player's discarded card, then both are refilled
            rule: glossary/discarding-cards turn/step-5-draw-cards
            in: untamed
            ada: hand cladogenesis krump pit-demon flaxia anger; deck troll fear punch urchin francus sequis
            bo: hand valdr anger dust-pixie gub; deck hysteria headhunter murmook pingle-who-annoys drumble silvertooth
            play cladogenesis, answer mode:0, answer mode:1
            -> cladogenesis: hand > discard, ada amber: 0 > 1, troll: deck > discard, hysteria: deck > discard
            -> anger: hand > discard, krump: hand > discard
            -> gub: hand > discard, fear: deck > hand, punch: deck > hand, urchin: deck > hand, francus: deck > hand
            -> headhunter: deck > hand, murmook: deck > hand, pingle-who-annoys: deck > hand
            -> ada hand: pit-demon flaxia fear punch urchin francus, ada deck: sequis
            -> bo hand: valdr anger dust-pixie headhunter murmook pingle-who-annoys, bo deck: drumble silvertooth
        without a card in the deck none is discarded from the hand
            rule: glossary/resolve-as-much-as-you-can
            in: untamed
            ada: hand cladogenesis krump
            bo: hand valdr gub punch(house=dis); deck hysteria headhunter murmook drumble silvertooth fear
            play cladogenesis
            -> cladogenesis: hand > discard, ada amber: 0 > 1, hysteria: deck > discard
            -> gub: hand > discard, punch: hand > discard
            -> headhunter: deck > hand, murmook: deck > hand, drumble: deck > hand, silvertooth: deck > hand
            -> fear: deck > hand
    """)

    def test_both_hands_are_revealed_to_both(self) -> None:
        ada, bo = {"hand": ["cladogenesis", "sequis", "fear"]}, {"hand": ["flaxia"]}
        t = table(side(**ada, deck=["troll"]), side(**bo, deck=["troll"]), house=HERE)
        t.do("play", "cladogenesis")
        t.finish()
        assert [(len(event.cards), event.to) for event in t.events(CardsRevealed)] == [(2, None), (1, None)]

    @pytest.mark.rule("glossary/discarding-cards", "glossary/scrap")
    def test_both_top_cards_are_discarded_before_a_card_of_a_hand_is(self) -> None:
        ada = side(hand=["cladogenesis", "mournful-barn-burner"], deck=["troll", *["fear"] * 8])
        bo = side(hand=["krump", "gub"], deck=["hysteria", *["punch"] * 8])
        t = table(ada, bo, house=HERE)
        t.do("play", "cladogenesis")
        t.answer("mode:0")
        t.answer("mode:0")
        t.finish()
        assert sorted(t.ids(0, "discard")) == ["cladogenesis", "fear", "mournful-barn-burner", "troll"]
        assert (sorted(t.ids(1, "discard")), t.ids(1, "hand")[0]) == (["gub", "hysteria", "punch"], "krump")


class TestClonalWitch:
    test = cases("""
        each creature of the house is destroyed, each gives an amber, and it goes on top of the deck
            in: untamed
            ada: line clonal-witch krump dust-pixie; deck fear; artifacts gauntlet-of-command
            bo: line flaxia valdr pit-demon; amber 2
            reap clonal-witch, answer house:brobnar, finish
            -> ada amber: 0 > 3, krump: battleline > discard, valdr: battleline > discard
            -> clonal-witch: battleline > deck, ada deck: clonal-witch fear
        one that is not destroyed gives nothing
            rule: glossary/this-way glossary/ward
            in: untamed
            ada: line clonal-witch krump(warded); deck fear
            bo: line valdr
            reap clonal-witch, answer house:brobnar, finish
            -> ada amber: 0 > 2, krump warded: yes > no, valdr: battleline > discard
            -> clonal-witch: battleline > deck, ada deck: clonal-witch fear
        of its own house it destroys itself, which counts, and goes on top of the deck from the discard pile
            rule: glossary/movement-between-zones
            in: untamed
            ada: line clonal-witch krump; deck fear
            bo: line flaxia
            reap clonal-witch, answer house:untamed, finish
            -> ada amber: 0 > 3, flaxia: battleline > discard
            -> clonal-witch: battleline > deck, ada deck: clonal-witch fear
        but not from where it is hidden
            rule: glossary/movement-between-zones
            in: untamed
            ada: line clonal-witch(upgrades=banshee-suit); deck fear
            bo: line flaxia
            reap clonal-witch, answer house:untamed, finish
            -> ada amber: 0 > 3, flaxia: battleline > discard
            -> clonal-witch: battleline > archives, banshee-suit: upgrade > discard, ada deck: fear
        without a creature of the house it goes all the same
            in: untamed
            ada: line clonal-witch; deck fear
            bo: line flaxia
            reap clonal-witch, answer house:logos
            -> ada amber: 0 > 1, clonal-witch: battleline > deck, ada deck: clonal-witch fear
        not after a fight
            in: untamed
            ada: line clonal-witch
            bo: line dust-pixie
            fight clonal-witch dust-pixie
            -> clonal-witch exhausted, clonal-witch damage: 0 > 1, dust-pixie: battleline > discard
    """)

    @pytest.mark.rule("glossary/active-player")
    def test_its_controller_chooses_the_house(self) -> None:
        t = table(side(battleline=["clonal-witch"]), side(battleline=["krump"]), house=HERE)
        t.do("reap", "clonal-witch")
        assert t.decision.player == 0

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_it_goes_on_top_of_the_deck_of_its_owner(self) -> None:
        ada = side(battleline=[spec("clonal-witch", owner=1)], deck=["fear"])
        t = table(ada, side(deck=["punch"]), house=HERE)
        t.do("reap", "clonal-witch")
        assert t.decision.player == 0
        t.answer("house:brobnar")
        assert (t.ids(0, "deck"), t.ids(1, "deck")) == (["fear"], ["clonal-witch", "punch"])

    def test_you_choose_the_house(self) -> None:
        t = table(side(battleline=["clonal-witch"]), side(), house=HERE)
        t.do("reap", "clonal-witch")
        assert t.decision.player == 0


class TestDroseraRelic:
    test = cases("""
        for the least powerful friendly creature 2 are stolen
            rule: glossary/least-powerful
            in: untamed
            ada: artifacts drosera-relic; line krump bumpsy
            bo: line urchin; amber 3
            action drosera-relic
            -> drosera-relic exhausted, bumpsy: battleline > discard, ada amber: 0 > 2, bo amber: 3 > 1
        one of equals
            in: untamed
            ada: artifacts drosera-relic; line bumpsy krump pit-demon
            bo: line urchin; amber 3
            action drosera-relic, offers bumpsy pit-demon, pick pit-demon
            -> drosera-relic exhausted, pit-demon: battleline > discard, ada amber: 0 > 2, bo amber: 3 > 1
        for a ward none
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: artifacts drosera-relic; line bumpsy(warded)
            bo: amber 3
            action drosera-relic
            -> drosera-relic exhausted, bumpsy warded: yes > no
        nor without a creature
            in: untamed
            ada: artifacts drosera-relic
            bo: line urchin; amber 3
            action drosera-relic
            -> drosera-relic exhausted
        its fate destroys one of the active player, who pays 2
            rule: glossary/fulfill glossary/pay
            in: brobnar
            ada: line valdr bumpsy; amber 4
            bo: line urchin; fate drosera-relic; amber 1
            reap valdr
            -> valdr exhausted, fulfilled drosera-relic, bumpsy: battleline > discard, ada amber: 4 > 3, bo amber: 1 > 3
        who pays nothing where it is warded
            rule: glossary/if-you-do-and-in-order-to
            in: brobnar
            ada: line valdr bumpsy(warded); amber 4
            bo: fate drosera-relic
            reap valdr
            -> valdr exhausted, fulfilled drosera-relic, bumpsy warded: yes > no, ada amber: 4 > 5
    """)


class TestNectarcyte:
    test = cases("""
        after reaping it has three counters more, any number of which may go to another friendly creature
            in: untamed
            ada: line nectarcyte(power_counters=1) krump flaxia
            bo: line valdr
            reap nectarcyte, answer yes, offers krump flaxia, pick flaxia, answer number:4
            -> nectarcyte exhausted, ada amber: 0 > 1, nectarcyte power counters: 1 > 0, flaxia power counters: 0 > 4
        some of them
            in: untamed
            ada: line nectarcyte krump
            reap nectarcyte, answer yes, pick krump, answer number:2
            -> nectarcyte exhausted, ada amber: 0 > 1, nectarcyte power counters: 0 > 1, krump power counters: 0 > 2
        or none
            in: untamed
            ada: line nectarcyte krump
            reap nectarcyte, answer no
            -> nectarcyte exhausted, ada amber: 0 > 1, nectarcyte power counters: 0 > 3
        after a fight too
            in: untamed
            ada: line nectarcyte krump
            bo: line dust-pixie
            fight nectarcyte dust-pixie, answer yes, pick krump, answer number:1
            -> nectarcyte exhausted, nectarcyte damage: 0 > 1, dust-pixie: battleline > discard
            -> nectarcyte power counters: 0 > 2, krump power counters: 0 > 1
        alone nothing is asked
            in: untamed
            ada: line nectarcyte
            bo: line valdr
            reap nectarcyte
            -> nectarcyte exhausted, ada amber: 0 > 1, nectarcyte power counters: 0 > 3
    """)


class TestPenanceOfBalance:
    test = cases("""
        as many enemy creatures as there are more of than amber are destroyed at once
            rule: glossary/x
            in: untamed
            ada: hand penance-of-balance; line krump; amber 5
            bo: line valdr flaxia troll bumpsy; amber 2; artifacts cannon
            play penance-of-balance, answer mode:0, offers 2-2 of: valdr flaxia troll bumpsy, pick troll valdr, finish
            -> penance-of-balance: hand > discard, ada amber: 5 > 6, valdr: battleline > discard
            -> troll: battleline > discard
        a ward takes one of them
            rule: glossary/ward
            in: untamed
            ada: hand penance-of-balance
            bo: line valdr(warded) flaxia troll; amber 1
            play penance-of-balance, answer mode:0, pick valdr flaxia, finish
            -> penance-of-balance: hand > discard, ada amber: 0 > 1, valdr warded: yes > no
            -> flaxia: battleline > discard
        or the opponent loses as much
            rule: glossary/x
            in: untamed
            ada: hand penance-of-balance; line krump dust-pixie urchin snufflegator murmook; amber 5
            bo: line valdr flaxia troll bumpsy pit-demon; amber 3
            play penance-of-balance, answer mode:1
            -> penance-of-balance: hand > discard, ada amber: 5 > 6, bo amber: 3 > 1
        no more than there is
            in: untamed
            ada: hand penance-of-balance
            bo: line valdr flaxia troll bumpsy; amber 1
            play penance-of-balance, answer mode:1
            -> penance-of-balance: hand > discard, ada amber: 0 > 1, bo amber: 1 > 0
        with as much amber as creatures nothing happens
            rule: glossary/x
            in: untamed
            ada: hand penance-of-balance; line krump
            bo: line valdr flaxia; amber 2; artifacts gauntlet-of-command
            play penance-of-balance
            -> penance-of-balance: hand > discard, ada amber: 0 > 1
        nor with more
            in: untamed
            ada: hand penance-of-balance; line krump; amber 1
            bo: line valdr; amber 7
            play penance-of-balance
            -> penance-of-balance: hand > discard, ada amber: 1 > 2
        without amber all of them are destroyed
            in: untamed
            ada: hand penance-of-balance; line krump
            bo: line valdr flaxia
            play penance-of-balance, answer mode:0, offers 2-2 of: valdr flaxia, pick valdr flaxia, finish
            -> penance-of-balance: hand > discard, ada amber: 0 > 1, valdr: battleline > discard
            -> flaxia: battleline > discard
    """)

    @pytest.mark.rule("glossary/x")
    @pytest.mark.parametrize(("amber", "said"), [(1, "Destroy 2 enemy creatures"), (2, "Destroy an enemy creature")])
    def test_the_choice_says_how_many(self, amber: int, said: str) -> None:
        bo = side(battleline=["valdr", "flaxia", "troll"], amber=amber)
        t = table(side(hand=["penance-of-balance"]), bo, house=HERE)
        t.do("play", "penance-of-balance")
        destroy, lose = (option.label for option in t.decision.options)
        assert (destroy.en, lose.en) == (said, f"Your opponent loses {3 - amber}{{amber}}")


class TestUntrumsSerenity:
    def played(self, **ada: object) -> Table:
        """Return the table after it was played, in the next turn."""
        mine = {"battleline": ["troll"], "artifacts": ["dark-æmber-vault"], "archives": ["krump"], **ada}
        theirs = {"battleline": [spec("valdr", upgrades=["way-of-the-bear"])], "artifacts": ["drosera-relic"]}
        ada_side = side(hand=["untrum-s-serenity", "bumpsy", "pit-demon"], deck=["fear"] * 9, **mine)
        bo_side = side(hand=["zorg"], archives=["urchin", "gub"], deck=["punch"] * 9, **theirs)
        t = table(ada_side, bo_side, house=HERE)
        t.do("play", "untrum-s-serenity")
        t.finish()
        return t

    @pytest.mark.rule("glossary/discarding-cards", "turn/step-5-draw-cards")
    def test_all_is_destroyed_archives_and_hands_are_discarded_and_hands_refilled(self) -> None:
        t = self.played()
        assert (t.line(0), t.line(1), t.ids(0, "artifacts"), t.ids(1, "artifacts")) == ([], [], [], [])
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["fear"] * 6, ["punch"] * 6)
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], [])
        ada = ["bumpsy", "dark-æmber-vault", "krump", "pit-demon", "troll", "untrum-s-serenity"]
        assert sorted(t.ids(0, "discard")) == ada
        assert sorted(t.ids(1, "discard")) == ["drosera-relic", "gub", "urchin", "valdr", "way-of-the-bear", "zorg"]

    @pytest.mark.rule("glossary/chains")
    def test_chains_count_in_this_and_in_the_draw_cards_step(self) -> None:
        t = self.played(chains=2)
        assert (len(t.ids(0, "hand")), t.game.state.players[0].chains) == (5, 0)

    @pytest.mark.rule("glossary/omega")
    def test_the_turn_is_over(self) -> None:
        assert self.played().game.state.active == 1

    @pytest.mark.rule("glossary/ward")
    def test_an_upgrade_stays_with_a_creature_that_is_saved(self) -> None:
        saved = spec("troll", warded=True, upgrades=["blood-of-titans"])
        assert self.played(battleline=[saved]).zone("blood-of-titans") == "upgrade"


class TestBreakOfDawn:
    test = cases("""
        the untamed cards among the top 3 of the deck come to the hand
            in: untamed
            ada: hand break-of-dawn; deck flaxia troll regrowth dust-pixie
            bo: deck murmook
            play break-of-dawn
            -> break-of-dawn: hand > discard, ada amber: 0 > 1, flaxia: deck > hand, troll: deck > discard
            -> regrowth: deck > hand
        of fewer those that there are
            rule: glossary/resolve-as-much-as-you-can
            in: untamed
            ada: hand break-of-dawn; deck troll flaxia; discard murmook
            play break-of-dawn
            -> break-of-dawn: hand > discard, ada amber: 0 > 1, flaxia: deck > hand, troll: deck > discard
    """)


class TestCrystallineHarvest:
    test = cases("""
        each action card played gives an amber, this one too
            rule: glossary/lasting-effects faq/timing-4
            in: untamed
            ada: hand crystalline-harvest fear(house=untamed) mushroom-man; line krump
            bo: line valdr
            play crystalline-harvest, play fear, finish, creature mushroom-man
            -> crystalline-harvest: hand > discard, fear: hand > discard, ada amber: 0 > 2, valdr: battleline > hand
            -> mushroom-man: hand > battleline, mushroom-man exhausted
        one discarded gives none
            in: untamed
            ada: hand crystalline-harvest fear(house=untamed)
            play crystalline-harvest, discard fear
            -> crystalline-harvest: hand > discard, fear: hand > discard, ada amber: 0 > 1
        its fate takes one for each action card that the active player plays
            rule: glossary/fulfill glossary/lasting-effects
            in: brobnar
            ada: line valdr; amber 5; hand fear(house=brobnar) punch bumpsy
            bo: fate crystalline-harvest; amber 2; line flaxia
            reap valdr, play fear, finish, creature bumpsy
            -> valdr exhausted, fulfilled crystalline-harvest, fear: hand > discard, flaxia: battleline > hand
            -> bumpsy: hand > battleline, bumpsy exhausted, bo amber: 2 > 1
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_both_for_this_turn_and_the_cards_of_the_active_player_only(self) -> None:
        bo = side(hand=[spec("fear", house=HERE)], amber=3, battleline=["valdr"], deck=["punch"] * 9, houses=[HERE])
        hand = ["crystalline-harvest", spec("fear", house=HERE)]
        ada = side(hand=hand, battleline=["krump"], deck=["punch"] * 9, houses=[HERE])
        t = table(ada, bo, house=HERE)
        t.do("play", "crystalline-harvest")
        t.end_turn()
        t.do("play", "fear", player=1)
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1, 3)
        t.end_turn()
        t.do("play", "fear", player=0)
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1, 3)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_its_fate_too_is_over_with_the_turn(self) -> None:
        ada = side(battleline=["valdr"], hand=["anger"], amber=3, deck=["bumpsy"] * 9, houses=[House.BROBNAR])
        bo = side(prophecies=[overreach("crystalline-harvest")], deck=["bumpsy"] * 9, houses=[House.BROBNAR])
        t = table(ada, bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        t.end_turn()
        t.end_turn()
        t.do("play", "anger")
        t.finish()
        assert t.amber(0) == 3 + 1 + 1  # reaped, and by the icon


class TestEnviousVenomite:
    test = cases("""
        with more amber the opponent's creature dies of its poison
            rule: glossary/poison
            in: untamed
            ada: line envious-venomite; amber 2
            bo: line troll; amber 3
            fight envious-venomite troll
            -> envious-venomite exhausted, troll: battleline > discard
        with as much it has none
            in: untamed
            ada: line envious-venomite; amber 3
            bo: line troll; amber 3
            fight envious-venomite troll
            -> envious-venomite exhausted, troll damage: 0 > 4
        others have none
            in: untamed
            ada: line envious-venomite snufflegator; amber 2
            bo: line troll; amber 3
            fight snufflegator troll
            -> snufflegator exhausted, troll damage: 0 > 4
        its fate gives poison to each enemy creature in this turn
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr troll
            bo: line dust-pixie flaxia; fate envious-venomite
            reap valdr, fight troll dust-pixie
            -> ada amber: 0 > 1, valdr exhausted, fulfilled envious-venomite, dust-pixie: battleline > discard
            -> troll: battleline > discard
        and none to the active player's
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr bumpsy
            bo: line troll; fate envious-venomite
            reap valdr, fight bumpsy troll
            -> ada amber: 0 > 1, valdr exhausted, fulfilled envious-venomite, bumpsy: battleline > discard
            -> troll damage: 0 > 5
    """)

    @pytest.mark.rule("glossary/lasting-effects")
    def test_its_fate_also_for_those_that_enter_and_for_this_turn_only(self) -> None:
        ada = side(battleline=["valdr"], deck=["punch"] * 9, hand=[spec("ragatha", house=House.BROBNAR)])
        bo = side(prophecies=[overreach("envious-venomite")], battleline=["dust-pixie"], deck=["punch"] * 9)
        t = table(ada, bo, house=House.BROBNAR)
        t.do("reap", "valdr")
        t.creature("ragatha")
        assert t.line(1) == ["dust-pixie", "ragatha"]
        assert keywords(t, "dust-pixie") == ["poison"]
        assert "poison" in keywords(t, "ragatha")
        t.end_turn()
        assert keywords(t, "dust-pixie") == []


class TestLambentMycelium:
    test = cases("""
        each other creature that enters play gives it two counters
            in: untamed
            ada: line lambent-mycelium; hand dust-pixie
            creature dust-pixie
            -> dust-pixie: hand > battleline, dust-pixie exhausted, ada amber: 0 > 2
            -> lambent-mycelium power counters: 0 > 2
        of the opponent's too
            in: brobnar
            ada: hand krump
            bo: line lambent-mycelium
            creature krump
            -> krump: hand > battleline, krump exhausted, lambent-mycelium power counters: 0 > 2
        not itself, nor an artifact
            in: untamed
            ada: hand lambent-mycelium drosera-relic
            creature lambent-mycelium, play drosera-relic
            -> lambent-mycelium: hand > battleline, lambent-mycelium exhausted, drosera-relic: hand > artifacts
            -> drosera-relic exhausted
    """)

    def fulfilled(self, *bo: object, **ada: object) -> Table:
        """Return the table on which its fate has just resolved in Ada's turn, against that battleline of Bo's."""
        mine = side(**{"battleline": ["valdr", "krump", "troll"], **ada})
        theirs = side(prophecies=[overreach("lambent-mycelium")], battleline=list(bo), deck=["punch"] * 9)
        t = table(mine, theirs, house=House.BROBNAR)
        t.do("reap", "valdr")
        return t

    @pytest.mark.rule("glossary/fulfill", "glossary/most-powerful", "glossary/taunt")
    def test_its_fate_gives_taunt_to_each_of_the_most_powerful_enemy_creatures(self) -> None:
        t = self.fulfilled("flaxia", "bumpsy", "dust-pixie", "pit-demon", "murmook", "urchin")
        taunting = [id_ for id_ in (*t.line(0), *t.line(1)) if "taunt" in keywords(t, id_)]
        assert taunting == ["bumpsy", "pit-demon"]
        t.do("fight", "krump")
        t.offers("bumpsy", "pit-demon", "urchin")

    @pytest.mark.rule("glossary/lasting-effects", "glossary/most-powerful")
    def test_those_are_whichever_are_the_most_powerful_then(self) -> None:
        t = self.fulfilled("flaxia", "bumpsy", "dust-pixie", "silvertooth")
        t.fight("troll", "bumpsy")
        assert keywords(t, "flaxia") == ["taunt"]

    @pytest.mark.rule("glossary/lasting-effects")
    def test_until_the_end_of_the_turn(self) -> None:
        t = self.fulfilled("bumpsy", deck=["punch"] * 9)
        t.end_turn()
        assert keywords(t, "bumpsy") == []


class TestLithomancy:
    test = cases("""
        a card of the active house is discarded, and 2 are gained
            in: untamed
            ada: artifacts lithomancy; deck flaxia krump
            action lithomancy
            -> lithomancy exhausted, flaxia: deck > discard, ada amber: 0 > 2
        another stays on the deck
            in: untamed
            ada: artifacts lithomancy; deck krump flaxia
            action lithomancy
            -> lithomancy exhausted, ada deck: krump flaxia
        the house that is active now
            in: brobnar
            ada: artifacts lithomancy(house=brobnar); deck krump flaxia
            action lithomancy
            -> lithomancy exhausted, krump: deck > discard, ada amber: 0 > 2
        without a card nothing happens
            rule: glossary/resolve-as-much-as-you-can
            in: untamed
            ada: artifacts lithomancy
            bo: deck flaxia
            action lithomancy
            -> lithomancy exhausted
    """)

    def test_both_see_the_card(self) -> None:
        t = table(side(artifacts=["lithomancy"], deck=["krump", "fear"]), side(), house=HERE)
        t.do("action", "lithomancy")
        assert [(len(event.cards), event.to) for event in t.events(CardsRevealed)] == [(1, None)]


class TestResonantOrb:
    test = cases("""
        a creature on top comes into play for an enemy creature, and once more
            rule: glossary/preceding-repeat-the-preceding card-faq/bait-and-switch-1
            in: untamed
            ada: line resonant-orb; deck krump pit-demon bumpsy
            bo: line valdr flaxia troll; artifacts gauntlet-of-command
            reap resonant-orb, offers valdr flaxia troll, pick valdr, answer slot:1
            offers flaxia troll, pick flaxia, answer slot:2
            -> resonant-orb exhausted, ada amber: 0 > 1, krump: deck > battleline, krump exhausted
            -> pit-demon: deck > battleline, pit-demon exhausted
            -> valdr: battleline > discard, flaxia: battleline > discard
            -> ada line: resonant-orb krump pit-demon
        another card is discarded, and that is all
            in: untamed
            ada: line resonant-orb; deck punch krump
            bo: line valdr
            reap resonant-orb
            -> resonant-orb exhausted, ada amber: 0 > 1, punch: deck > discard
        the second time too
            in: untamed
            ada: line resonant-orb; deck krump punch bumpsy
            bo: line valdr flaxia
            reap resonant-orb, pick valdr, answer slot:1
            -> resonant-orb exhausted, ada amber: 0 > 1, krump: deck > battleline, krump exhausted
            -> valdr: battleline > discard, punch: deck > discard
        without an enemy creature it comes into play all the same, once
            rule: glossary/resolve-as-much-as-you-can glossary/if-you-do-and-in-order-to
            in: untamed
            ada: line resonant-orb; deck krump pit-demon
            reap resonant-orb, answer slot:1
            -> resonant-orb exhausted, ada amber: 0 > 1, krump: deck > battleline, krump exhausted
        and where the creature is not destroyed
            rule: glossary/if-you-do-and-in-order-to glossary/ward
            in: untamed
            ada: line resonant-orb; deck krump pit-demon
            bo: line valdr(warded)
            reap resonant-orb, pick valdr, answer slot:1
            -> resonant-orb exhausted, ada amber: 0 > 1, krump: deck > battleline, krump exhausted
            -> valdr warded: yes > no
        without a card in the deck nothing is destroyed
            in: untamed
            ada: line resonant-orb
            bo: line valdr; deck krump
            reap resonant-orb
            -> resonant-orb exhausted, ada amber: 0 > 1
        not after a fight
            in: untamed
            ada: line resonant-orb; deck krump
            bo: line dust-pixie valdr
            fight resonant-orb dust-pixie
            -> resonant-orb exhausted, resonant-orb damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestChonkEvermore:
    test = cases("""
        two creatures get a counter, then all counters on each creature are doubled
            in: untamed
            ada: hand chonk-evermore; line krump bumpsy(power_counters=2)
            bo: line valdr flaxia(power_counters=3)
            play chonk-evermore, answer yes, offers 2-2 of: krump bumpsy valdr flaxia, pick bumpsy valdr
            -> chonk-evermore: hand > discard, ada amber: 0 > 1, bumpsy power counters: 2 > 6
            -> valdr power counters: 0 > 2, flaxia power counters: 3 > 6
        or no counters are given before
            in: untamed
            ada: hand chonk-evermore; line krump bumpsy(power_counters=2)
            bo: line flaxia(power_counters=3)
            play chonk-evermore, answer no
            -> chonk-evermore: hand > discard, ada amber: 0 > 1, bumpsy power counters: 2 > 4
            -> flaxia power counters: 3 > 6
        a single one gets one
            rule: glossary/resolve-as-much-as-you-can
            in: untamed
            ada: hand chonk-evermore; line krump
            play chonk-evermore, answer yes, pick krump
            -> chonk-evermore: hand > discard, ada amber: 0 > 1, krump power counters: 0 > 2
        its fate gives two to each enemy creature
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr krump
            bo: line flaxia(power_counters=1) murmook; fate chonk-evermore
            reap valdr
            -> ada amber: 0 > 1, valdr exhausted, fulfilled chonk-evermore, flaxia power counters: 1 > 3
            -> murmook power counters: 0 > 2
    """)


class TestConsultTheBones:
    test = cases("""
        the bonus icons of both discarded cards are resolved
            ada: hand consult-the-bones; deck dust-pixie troll
            bo: deck urchin krump
            play consult-the-bones
            -> consult-the-bones: hand > discard, dust-pixie: deck > discard, urchin: deck > discard, ada amber: 0 > 2
        the active player says of which card they are resolved first
            rule: glossary/for-each glossary/active-player
            in: untamed
            ada: hand consult-the-bones troll; deck krump(icons=draw) fear
            bo: deck valdr(icons=discard) anger
            play consult-the-bones, offers krump valdr, pick valdr, pick troll
            -> consult-the-bones: hand > discard, krump: deck > discard, valdr: deck > discard
            -> troll: hand > discard, fear: deck > hand
        those of a card of any type
            in: untamed
            ada: hand consult-the-bones; deck anger
            bo: deck fear
            play consult-the-bones
            -> consult-the-bones: hand > discard, anger: deck > discard, fear: deck > discard, ada amber: 0 > 1
        or the other
            in: untamed
            ada: hand consult-the-bones troll; deck krump(icons=draw) fear
            bo: deck valdr(icons=discard) anger
            play consult-the-bones, pick krump, offers troll fear, pick fear
            -> consult-the-bones: hand > discard, krump: deck > discard, valdr: deck > discard, fear: deck > discard
    """)


class TestFlarie:
    def test_an_amber_at_the_start_of_each_of_your_turns(self) -> None:
        t = table(side(battleline=["flarie"], deck=["punch"] * 9), side(deck=["punch"] * 9), house=HERE)
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (0, 0)
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (1, 0)


class TestFogMurmook:
    @pytest.mark.rule("glossary/flank", "glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("line", "cost"), [(["krump", "fog-murmook", "troll"], 5), (["fog-murmook", "krump"], 6)])
    def test_not_on_a_flank_it_makes_the_keys_of_both_players_cheaper(self, line: list[str], cost: int) -> None:
        t = table(side(battleline=line), side(battleline=["valdr"]), house=HERE)
        assert [t.game.key_cost(0), t.game.key_cost(1)] == [cost, cost]


class TestMogg:
    test = cases("""
        each creature with power 5 or more is dealt 4
            in: untamed
            ada: hand mogg; line krump flaxia
            bo: line bumpsy francus dust-pixie murmook(power_counters=2)
            creature mogg
            -> mogg: hand > battleline, mogg exhausted, krump damage: 0 > 4, bumpsy damage: 0 > 4
            -> francus armor used: 0 > 1, francus damage: 0 > 3, murmook damage: 0 > 4
        itself too, where it has so much
            in: untamed
            ada: hand mogg; artifacts banner-of-battle
            creature mogg
            -> mogg: hand > battleline, mogg exhausted, mogg damage: 0 > 4
        its fate stuns those of the active player
            rule: glossary/fulfill
            in: brobnar
            ada: line valdr krump flaxia bumpsy
            bo: line troll; fate mogg
            reap valdr
            -> ada amber: 0 > 1, fulfilled mogg, valdr exhausted, valdr stunned, krump stunned, bumpsy stunned
        itself, where it is that strong
            in: untamed
            ada: hand mogg(icons=power)
            creature mogg, pick mogg
            -> mogg: hand > battleline, mogg exhausted, mogg power counters: 0 > 1, mogg damage: 0 > 4
    """)


class TestPrinceBufo:
    test = cases("""
        its fate forges a key for the player whose prophecy it was
            rule: glossary/fulfill glossary/forge
            in: brobnar
            ada: line valdr; amber 9
            bo: fate prince-bufo; amber 7
            reap valdr, answer key:red
            -> ada amber: 9 > 10, valdr exhausted, fulfilled prince-bufo, bo amber: 7 > 1, bo keys: nothing > red
        at their current cost
            rule: glossary/cost-at-current-cost
            in: brobnar
            ada: line valdr murmook
            bo: fate prince-bufo; amber 6
            reap valdr
            -> ada amber: 0 > 1, valdr exhausted, fulfilled prince-bufo
    """)


class TestRatPixie:
    test = cases("""
        played with 4 or fewer it gains one
            in: untamed
            ada: hand rat-pixie; amber 4
            bo: amber 9
            creature rat-pixie
            -> rat-pixie: hand > battleline, rat-pixie exhausted, ada amber: 4 > 5
        or with none
            in: untamed
            ada: hand rat-pixie
            creature rat-pixie
            -> rat-pixie: hand > battleline, rat-pixie exhausted, ada amber: 0 > 1
        with more none
            in: untamed
            ada: hand rat-pixie; amber 5
            creature rat-pixie
            -> rat-pixie: hand > battleline, rat-pixie exhausted
        after it reaps, which counts
            in: untamed
            ada: line rat-pixie; amber 3
            reap rat-pixie
            -> rat-pixie exhausted, ada amber: 3 > 5
        with none before, too
            in: untamed
            ada: line rat-pixie
            reap rat-pixie
            -> rat-pixie exhausted, ada amber: 0 > 2
        with 4 before it reaped there are more
            in: untamed
            ada: line rat-pixie; amber 4
            reap rat-pixie
            -> rat-pixie exhausted, ada amber: 4 > 5
        not after a fight
            in: untamed
            ada: line rat-pixie
            bo: line dust-pixie
            fight rat-pixie dust-pixie
            -> rat-pixie exhausted, rat-pixie damage: 0 > 1, dust-pixie: battleline > discard
        with fewer, too
            in: untamed
            ada: hand rat-pixie; amber 1
            creature rat-pixie
            -> rat-pixie: hand > battleline, rat-pixie exhausted, ada amber: 1 > 2
    """)


class TestVividFaerie:
    test = cases("""
        each untamed neighbor gives one
            in: untamed
            ada: line flaxia vivid-faerie murmook dust-pixie
            bo: line snufflegator
            reap vivid-faerie
            -> vivid-faerie exhausted, ada amber: 0 > 3
        no other neighbor does
            in: untamed
            ada: line krump vivid-faerie murmook
            reap vivid-faerie
            -> vivid-faerie exhausted, ada amber: 0 > 2
        not after a fight
            in: untamed
            ada: line flaxia vivid-faerie
            bo: line dust-pixie
            fight vivid-faerie dust-pixie
            -> vivid-faerie exhausted, vivid-faerie damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestWindrowComposting:
    test = cases("""
        a card of the discard pile is shuffled into the deck, not itself
            in: untamed
            ada: hand windrow-composting; discard krump fear; deck punch
            bo: discard valdr
            play windrow-composting, offers fear krump, pick fear
            -> windrow-composting: hand > discard, ada amber: 0 > 1, fear: discard > deck
        its fate shuffles all of both
            rule: glossary/fulfill glossary/shuffle
            in: brobnar
            ada: line valdr; discard krump fear; deck punch
            bo: discard flaxia urchin; deck gub; fate windrow-composting
            reap valdr
            -> ada amber: 0 > 1, valdr exhausted, fulfilled windrow-composting, krump: discard > deck
            -> fear: discard > deck, flaxia: discard > deck, urchin: discard > deck
    """)
