"""Dark Tidings, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS, Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.UNTAMED


class TestAmberfinSharkEvilTwin:
    test = cases("""
        at the end of your turn each player loses 1, and it gets a counter for each
            rule: glossary/end-of-turn glossary/this-way
            in: untamed
            ada: line æmberfin-shark-evil-twin; amber 2
            bo: amber 3
            end turn
            -> ada amber: 2 > 1, bo amber: 3 > 2, æmberfin-shark-evil-twin power counters: 0 > 2
        what a player does not have gives no counter
            in: untamed
            ada: line æmberfin-shark-evil-twin; amber 2
            end turn
            -> ada amber: 2 > 1, æmberfin-shark-evil-twin power counters: 0 > 1
        not at the end of the opponent's turn
            in: untamed
            ada: amber 2
            bo: line æmberfin-shark-evil-twin; amber 3
            end turn
    """)


class TestCheloniaEvilTwin:
    test = cases("""
        the opponent loses 1 for another creature that you play while the tide is high
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: line chelonia-evil-twin; hand snufflegator; amber 2
            bo: amber 2
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted, bo amber: 2 > 1
        not while it is low
            in: untamed
            tide: bo
            ada: line chelonia-evil-twin; hand snufflegator
            bo: amber 2
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        nor for itself
            in: untamed
            tide: ada
            ada: hand chelonia-evil-twin
            bo: amber 2
            creature chelonia-evil-twin
            -> chelonia-evil-twin: hand > battleline, chelonia-evil-twin exhausted
        nor for a creature of the opponent
            in: untamed
            tide: bo
            ada: hand snufflegator
            bo: line chelonia-evil-twin; amber 2
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
    """)


class TestMooklingEvilTwin:
    @pytest.mark.rule("turn/step-1-forge-a-key")
    @pytest.mark.parametrize(("dearer", "counters"), [([], 6), (["murmook"], 7)], ids=str)
    def test_it_gets_a_counter_for_each_amber_spent_on_the_opponents_key(
        self, dearer: list[str], counters: int
    ) -> None:
        ada = side(battleline=["mookling-evil-twin", *dearer], amber=7)
        t = table(ada, side(amber=9, deck=["fear"] * 6), house=HERE)
        t.end_turn()
        assert (t.card("mookling-evil-twin").power_counters, t.amber(1)) == (counters, 9 - counters)
        t.end_turn()
        assert (len(t.game.state.players[0].keys), t.card("mookling-evil-twin").power_counters) == (1, counters)

    def test_for_a_key_at_no_cost_it_gets_none(self) -> None:
        ada = side(hand=["might-makes-right"], battleline=["troll"] * 4)
        t = table(ada, side(battleline=["mookling-evil-twin"]), house=House.BROBNAR)
        t.do("play", "might-makes-right")
        t.answer("yes")
        for n in range(4):
            t.pick(("troll", n))
        t.finish()
        assert (len(t.game.state.players[0].keys), t.card("mookling-evil-twin").power_counters) == (1, 0)


class TestOlPaddyEvilTwin:
    test = cases("""
        the bottom card of the opponent's deck is discarded, and a creature of its house destroyed
            in: untamed
            tide: bo
            ada: line ol--paddy-evil-twin silvertooth troll
            bo: line krump dust-imp; deck fear urchin anger
            reap ol--paddy-evil-twin, offers troll krump, pick krump
            -> ol--paddy-evil-twin exhausted, ada amber: 0 > 1, anger: deck > discard, krump: battleline > discard
            -> bo deck: fear urchin
        the bottom 3 are while the tide is high, and one creature of a house of theirs is destroyed
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: line ol--paddy-evil-twin silvertooth troll
            bo: line krump dust-imp; deck punch fear urchin anger
            reap ol--paddy-evil-twin, offers silvertooth troll krump dust-imp, pick dust-imp
            -> ol--paddy-evil-twin exhausted, ada amber: 0 > 1, anger: deck > discard, urchin: deck > discard,
            -> fear: deck > discard, dust-imp: battleline > discard, bo amber: 0 > 2
        from an empty deck nothing is discarded and no creature destroyed
            in: untamed
            ada: line ol--paddy-evil-twin
            bo: line krump
            reap ol--paddy-evil-twin
            -> ol--paddy-evil-twin exhausted, ada amber: 0 > 1
    """)


class TestSporegorgerEvilTwin:
    test = cases("""
        played, it draws the counters of all creatures upon itself
            rule: glossary/move
            in: untamed
            ada: hand sporegorger-evil-twin; line troll(power_counters=2)
            bo: line krump(power_counters=1) bumpsy
            creature sporegorger-evil-twin
            -> sporegorger-evil-twin: hand > battleline, sporegorger-evil-twin exhausted,
            -> sporegorger-evil-twin power counters: 0 > 3, troll power counters: 2 > 0, krump power counters: 1 > 0
        after it reaps it may spend them, each on 1 damage to each other creature
            rule: glossary/for-each
            in: untamed
            ada: line sporegorger-evil-twin(power_counters=2) troll
            bo: line thero-centurion
            reap sporegorger-evil-twin, answer yes
            -> sporegorger-evil-twin exhausted, ada amber: 0 > 1, sporegorger-evil-twin power counters: 2 > 0,
            -> troll damage: 0 > 2, thero-centurion armor used: 0 > 1, thero-centurion damage: 0 > 1
        or keep them
            in: untamed
            ada: line sporegorger-evil-twin(power_counters=2) troll
            reap sporegorger-evil-twin, answer no
            -> sporegorger-evil-twin exhausted, ada amber: 0 > 1
    """)


class TestWitchOfTheDawnEvilTwin:
    test = cases("""
        another friendly creature makes way for a different one, which is readied and used
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: hand witch-of-the-dawn-evil-twin; line krump urchin; discard troll fear silvertooth
            bo: line bumpsy
            creature witch-of-the-dawn-evil-twin, offers krump urchin, pick krump, offers silvertooth troll, pick troll
            answer slot:0, answer reap:troll
            -> witch-of-the-dawn-evil-twin: hand > battleline, witch-of-the-dawn-evil-twin exhausted,
            -> krump: battleline > discard, troll: discard > battleline, troll exhausted, ada amber: 0 > 1
        where none is destroyed none is played
            in: untamed
            ada: hand witch-of-the-dawn-evil-twin; line krump(warded); discard troll
            creature witch-of-the-dawn-evil-twin, pick krump
            -> witch-of-the-dawn-evil-twin: hand > battleline, witch-of-the-dawn-evil-twin exhausted,
            -> krump warded: yes > no
        the one destroyed is not played
            in: untamed
            ada: hand witch-of-the-dawn-evil-twin; line krump
            creature witch-of-the-dawn-evil-twin, pick krump
            -> witch-of-the-dawn-evil-twin: hand > battleline, witch-of-the-dawn-evil-twin exhausted,
            -> krump: battleline > discard
    """)


class TestYoungestBearEvilTwin:
    test = cases("""
        after it reaps a neighbor of it may fight
            rule: glossary/neighbor
            in: untamed
            ada: line krump youngest-bear-evil-twin bumpsy troll
            bo: line dust-pixie
            reap youngest-bear-evil-twin, answer yes, offers krump bumpsy, pick bumpsy, pick dust-pixie
            -> youngest-bear-evil-twin exhausted, ada amber: 0 > 1, bumpsy exhausted, bumpsy damage: 0 > 1,
            -> dust-pixie: battleline > discard
        or not
            in: untamed
            ada: line krump youngest-bear-evil-twin
            bo: line dust-pixie
            reap youngest-bear-evil-twin, answer no
            -> youngest-bear-evil-twin exhausted, ada amber: 0 > 1
    """)


class TestChenille:
    test = cases("""
        a Bombyx of your discard pile comes to your hand
            rule: glossary/off-house
            in: untamed
            ada: line chenille; discard bombyx fifalde bombyx
            bo: discard bombyx
            action chenille, offers bombyx bombyx, pick bombyx
            -> chenille exhausted, bombyx: discard > hand
    """)


class TestBombyx:
    test = cases("""
        played, it takes the place of a friendly Chenille
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: hand bombyx; line chenille krump
            bo: line chenille
            creature bombyx, offers chenille, pick chenille
            -> bombyx: hand > battleline, bombyx exhausted, chenille: battleline > discard, ada amber: 0 > 1
        without one it is destroyed
            in: untamed
            ada: hand bombyx; line krump
            bo: line chenille
            creature bombyx
            -> bombyx: hand > discard, ada amber: 0 > 1
        so it is where the Chenille is not
            rule: glossary/ward
            in: untamed
            ada: hand bombyx; line chenille(warded)
            creature bombyx, pick chenille
            -> bombyx: hand > discard, ada amber: 0 > 1, chenille warded: yes > no
        its action returns a Fifalde
            in: untamed
            ada: line bombyx; discard chenille fifalde fifalde
            action bombyx, offers fifalde fifalde, pick fifalde
            -> bombyx exhausted, fifalde: discard > hand
    """)


class TestFifalde:
    test = cases("""
        played, it takes the place of a friendly Bombyx
            in: untamed
            ada: hand fifalde; line bombyx krump
            bo: line bombyx
            creature fifalde, offers bombyx, pick bombyx
            -> fifalde: hand > battleline, fifalde exhausted, bombyx: battleline > discard, ada amber: 0 > 1
        without one it is destroyed
            in: untamed
            ada: hand fifalde; line chenille
            creature fifalde
            -> fifalde: hand > discard, ada amber: 0 > 1
        after it reaps it is fully healed and you gain 1
            rule: glossary/heal
            in: untamed
            ada: line fifalde(damage=5)
            reap fifalde
            -> fifalde exhausted, fifalde damage: 5 > 0, ada amber: 0 > 2
        after it fights, too
            in: untamed
            ada: line fifalde(damage=1)
            bo: line krump
            fight fifalde krump
            -> fifalde exhausted, fifalde damage: 1 > 0, ada amber: 0 > 1, krump: battleline > discard
    """)


class TestAmberfinShark:
    test = cases("""
        it is played with three counters
            in: untamed
            ada: hand æmberfin-shark
            creature æmberfin-shark
            -> æmberfin-shark: hand > battleline, æmberfin-shark exhausted, æmberfin-shark power counters: 0 > 3
        at the end of your turn it gives one up, and each player gains 1
            rule: glossary/end-of-turn
            in: untamed
            ada: line æmberfin-shark(power_counters=2)
            end turn
            -> æmberfin-shark power counters: 2 > 1, ada amber: 0 > 1, bo amber: 0 > 1
        without a counter nobody gains
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: line æmberfin-shark
            end turn
        nor at the end of the opponent's turn
            in: untamed
            bo: line æmberfin-shark(power_counters=2)
            end turn
    """)


class TestDredgingDruid:
    test = cases("""
        after it reaps up to 3 creatures of your discard pile go on top of your deck while the tide is high
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: line dredging-druid; discard troll fear krump bumpsy urchin; deck anger
            bo: discard smaaash
            reap dredging-druid, offers 0-3 of: urchin bumpsy krump troll, pick bumpsy troll, answer card:c3 card:c6
            -> dredging-druid exhausted, ada amber: 0 > 1, troll: discard > deck, bumpsy: discard > deck
            -> ada deck: troll bumpsy anger
        none do while it is low
            in: untamed
            tide: bo
            ada: line dredging-druid; discard troll
            reap dredging-druid
            -> dredging-druid exhausted, ada amber: 0 > 1
    """)


class TestPestergrove:
    test = cases("""
        a creature enters play enraged
            rule: glossary/enrage
            in: untamed
            ada: hand snufflegator; artifacts pestergrove
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted, snufflegator enraged
        that of the opponent, too
            in: untamed
            ada: hand snufflegator
            bo: artifacts pestergrove
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted, snufflegator enraged
        an artifact does not
            in: untamed
            ada: hand mushroom-with-a-view; artifacts pestergrove
            play mushroom-with-a-view
            -> mushroom-with-a-view: hand > artifacts, mushroom-with-a-view exhausted, ada amber: 0 > 1
    """)


class TestPrimalRelic:
    test = cases("""
        it is played with 4 amber on it and a counter for each of 3 creatures
            in: untamed
            ada: hand primal-relic; line troll krump
            bo: line bumpsy smaaash
            play primal-relic, offers 3-3 of: troll krump bumpsy smaaash, pick troll bumpsy smaaash
            -> primal-relic: hand > artifacts, primal-relic exhausted, ada amber: 0 > 1, primal-relic amber: 0 > 4,
            -> troll power counters: 0 > 1, bumpsy power counters: 0 > 1, smaaash power counters: 0 > 1
        a player with 20 power gets its amber at the start of their turn
            rule: glossary/power
            in: untamed
            ada: artifacts primal-relic(amber=3)
            bo: line troll krump krump
            end turn
            -> primal-relic amber: 3 > 0, bo amber: 0 > 3
        with 19 they do not
            in: untamed
            ada: artifacts primal-relic(amber=3); line troll troll troll
            bo: line troll krump bumpsy
            end turn
    """)

    def test_its_own_player_gets_it_too(self) -> None:
        ada = side(artifacts=[spec("primal-relic", amber=3)], battleline=["troll", "troll", "troll"])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.end_turn()
        t.end_turn()
        assert (t.amber(0), t.amber(1), t.card("primal-relic").amber) == (3, 0, 0)


class TestRitualOfLife:
    test = cases(
        """
        a friendly creature is destroyed and another creature returns to your hand
            in: untamed
            ada: artifacts ritual-of-life; line troll krump; discard bumpsy fear urchin
            bo: line zorg; discard batdrone
            action ritual-of-life, offers troll krump, pick troll, offers urchin bumpsy, pick bumpsy
            -> ritual-of-life exhausted, troll: battleline > discard, bumpsy: discard > hand
        what was destroyed does not return
            in: untamed
            ada: artifacts ritual-of-life; line troll; discard fear
            action ritual-of-life, pick troll
            -> ritual-of-life exhausted, troll: battleline > discard
        without a friendly creature none returns
            in: untamed
            ada: artifacts ritual-of-life; discard bumpsy
            bo: line troll
            action ritual-of-life
            -> ritual-of-life exhausted
        where its destruction was prevented none returns
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: artifacts ritual-of-life; line troll(warded); discard bumpsy
            action ritual-of-life, pick troll
            -> ritual-of-life exhausted, troll warded: yes > no
        """
    )


class TestTheMysticeti:
    test = cases("""
        exhausted creatures make it one, with three counters for each, anywhere in your battleline
            in: untamed
            ada: artifacts the-mysticeti; line snufflegator dust-pixie troll
            bo: line ancient-bear
            action the-mysticeti, offers 0-2 of: snufflegator dust-pixie, pick snufflegator dust-pixie, answer slot:1
            -> the-mysticeti exhausted, the-mysticeti power counters: 0 > 6, snufflegator exhausted,
            -> dust-pixie exhausted, the-mysticeti: artifacts > battleline
            -> ada line: snufflegator the-mysticeti dust-pixie troll
        without an exhausted creature it stays where it is
            in: untamed
            ada: artifacts the-mysticeti; line snufflegator
            action the-mysticeti, answer done
            -> the-mysticeti exhausted
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_it_has_taunt_and_the_power_of_its_counters(self) -> None:
        ada = side(artifacts=["the-mysticeti"], battleline=["snufflegator"])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.do("action", "the-mysticeti")
        t.pick("snufflegator")
        t.finish()
        assert (t.card("the-mysticeti").power, "the-mysticeti" in t.line(0)) == (3, True)
        t.end_turn()
        t.do("fight", "krump")
        t.offers("the-mysticeti")


class TestWashedAway:
    test = cases("""
        while the tide is high each artifact is destroyed
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: hand washed-away; artifacts city-gates; line troll
            bo: artifacts crystal-hive
            play washed-away
            -> washed-away: hand > discard, ada amber: 0 > 1, city-gates: artifacts > discard,
            -> crystal-hive: artifacts > discard
        else the tide is raised
            in: untamed
            tide: bo
            ada: hand washed-away; artifacts city-gates
            play washed-away
            -> washed-away: hand > discard, ada amber: 0 > 1, tide: bo > ada
    """)


class TestAmbermancy:
    test = cases("""
        up to three counters of a creature become amber
            in: untamed
            ada: hand æmbermancy; line troll(power_counters=1)
            bo: line krump(power_counters=5)
            play æmbermancy, offers troll krump, pick krump, answer number:3
            -> æmbermancy: hand > discard, ada amber: 0 > 4, krump power counters: 5 > 2
        fewer, if you like
            in: untamed
            ada: hand æmbermancy; line troll(power_counters=3)
            play æmbermancy, pick troll, answer number:1
            -> æmbermancy: hand > discard, ada amber: 0 > 2, troll power counters: 3 > 2
        no more than there are
            in: untamed
            ada: hand æmbermancy; line troll(power_counters=1) krump(power_counters=3)
            play æmbermancy, pick troll, answer number:1
            -> æmbermancy: hand > discard, ada amber: 0 > 2, troll power counters: 1 > 0
        of a creature without counters none
            in: untamed
            ada: hand æmbermancy; line troll krump(power_counters=3)
            play æmbermancy, pick troll
            -> æmbermancy: hand > discard, ada amber: 0 > 1
    """)


class TestBeachDay:
    test = cases("""
        a creature returns to its owner's hand, and you gain 1 while the tide is high
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: hand beach-day; line troll
            bo: line krump
            play beach-day, offers troll krump, pick krump
            -> beach-day: hand > discard, ada amber: 0 > 2, krump: battleline > hand
        nothing while it is low
            in: untamed
            tide: bo
            ada: hand beach-day
            bo: line krump
            play beach-day, pick krump
            -> beach-day: hand > discard, ada amber: 0 > 1, krump: battleline > hand
    """)


class TestCrossPorpoises:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize("tide", [None, 0, 1])
    def test_the_tide_is_raised_and_two_enemy_creatures_are_enraged(self, tide: int | None) -> None:
        ada = side(hand=["cross-porpoises"], battleline=["krump"])
        bo = side(battleline=["troll", "zorg", "bumpsy"])
        t = table(ada, bo, house=HERE, tide_in_game=True, tide=tide)
        t.do("play", "cross-porpoises")
        assert t.game.state.tide == 0
        t.offers("troll", "zorg", "bumpsy", least=2, most=2)
        t.pick("troll", "bumpsy")
        assert [t.card(c).enraged for c in ("troll", "zorg", "bumpsy", "krump")] == [True, False, True, False]
        t.expect_main_step()


class TestGeneticDrift:
    test = cases("""
        each creature with a counter gets another, the one that just got its first, too
            in: untamed
            ada: hand genetic-drift; line troll krump(power_counters=2)
            bo: line bumpsy(power_counters=1) smaaash
            play genetic-drift, offers troll krump bumpsy smaaash, pick troll
            -> genetic-drift: hand > discard, ada amber: 0 > 1, troll power counters: 0 > 2,
            -> krump power counters: 2 > 3, bumpsy power counters: 1 > 2
    """)


class TestOlPaddy:
    test = cases("""
        the bottom card of your deck is discarded and played if it is a creature
            in: untamed
            tide: bo
            ada: line ol--paddy; deck fear dust-pixie
            reap ol--paddy, answer slot:1
            -> ol--paddy exhausted, ada amber: 0 > 3, dust-pixie: deck > battleline, dust-pixie exhausted
            -> ada deck: fear
        another card is but discarded
            in: untamed
            tide: bo
            ada: line ol--paddy; deck dust-pixie fear
            reap ol--paddy
            -> ol--paddy exhausted, ada amber: 0 > 1, fear: deck > discard
    """)

    @pytest.mark.rule("glossary/tide", "glossary/play-abilities")
    def test_each_creature_of_the_bottom_three_is_played_while_the_tide_is_high(self) -> None:
        deck = ["anger", "dust-pixie", "fear", "silvertooth"]
        t = table(side(battleline=["ol--paddy"], deck=deck), side(), house=HERE, tide=0)
        t.do("reap", "ol--paddy")
        t.finish()
        assert sorted(t.line(0)) == ["dust-pixie", "ol--paddy", "silvertooth"]
        assert (t.zone("fear"), t.ids(0, "deck"), t.amber(0)) == ("discard", ["anger"], 3)


class TestSporegorger:
    test = cases("""
        after it reaps it gets a counter and may spend all, each on 1 damage to each other creature
            in: untamed
            ada: line sporegorger(power_counters=1) krump
            bo: line troll
            reap sporegorger, answer yes
            -> sporegorger exhausted, ada amber: 0 > 1, sporegorger power counters: 1 > 0, krump damage: 0 > 2,
            -> troll damage: 0 > 2
        or keep them
            in: untamed
            ada: line sporegorger(power_counters=1) krump
            reap sporegorger, answer no
            -> sporegorger exhausted, ada amber: 0 > 1, sporegorger power counters: 1 > 2
    """)


class TestThinTheHerd:
    test = cases("""
        the 4 least powerful creatures are shuffled into their owners' decks
            rule: glossary/groups-of-most-powerful glossary/shuffle
            in: untamed
            ada: hand thin-the-herd; line troll krump silvertooth
            bo: line dust-pixie bumpsy dust-imp
            play thin-the-herd
            -> thin-the-herd: hand > discard, ada amber: 0 > 1, silvertooth: battleline > deck,
            -> dust-pixie: battleline > deck, bumpsy: battleline > deck, dust-imp: battleline > deck
        all of fewer
            in: untamed
            ada: hand thin-the-herd; line troll
            bo: line krump
            play thin-the-herd
            -> thin-the-herd: hand > discard, ada amber: 0 > 1, troll: battleline > deck, krump: battleline > deck
    """)


class TestWasteNot:
    test = cases("""
        you draw half the power of a friendly creature that is destroyed, rounded up
            in: untamed
            ada: hand waste-not; line bumpsy troll; deck fear anger punch fear
            bo: line krump
            play waste-not, offers bumpsy troll, pick bumpsy
            -> waste-not: hand > discard, ada amber: 0 > 1, bumpsy: battleline > discard, fear: deck > hand,
            -> anger: deck > hand, punch: deck > hand
        with the power it had
            in: untamed
            ada: hand waste-not; line urchin(power_counters=2); deck fear anger punch
            play waste-not, pick urchin
            -> waste-not: hand > discard, ada amber: 0 > 1, urchin: battleline > discard, fear: deck > hand,
            -> anger: deck > hand
        that of one whose destruction was prevented, too
            rule: glossary/ward glossary/resolve-as-much-as-you-can
            in: untamed
            ada: hand waste-not; line urchin(warded power_counters=2); deck fear anger punch
            play waste-not, pick urchin
            -> waste-not: hand > discard, ada amber: 0 > 1, urchin warded: yes > no, fear: deck > hand,
            -> anger: deck > hand
        without one you draw none
            in: untamed
            ada: hand waste-not; deck fear
            bo: line krump
            play waste-not
            -> waste-not: hand > discard, ada amber: 0 > 1
    """)


class TestAllTideUp:
    test = cases("""
        you gain 1 while the tide is high
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: hand all-tide-up
            play all-tide-up
            -> all-tide-up: hand > discard, ada amber: 0 > 2
        else you raise the tide
            in: untamed
            tide: bo
            ada: hand all-tide-up
            play all-tide-up
            -> all-tide-up: hand > discard, ada amber: 0 > 1, tide: bo > ada
    """)


class TestAssertDominance:
    test = cases("""
        an exhausted friendly creature fights unhurt
            rule: glossary/skirmish
            in: untamed
            ada: hand assert-dominance; line krump(exhausted) bumpsy
            bo: line troll
            play assert-dominance, offers krump bumpsy, pick krump, pick troll
            -> assert-dominance: hand > discard, troll damage: 0 > 6
    """)

    def test_it_has_skirmish_for_the_rest_of_the_turn(self) -> None:
        t = table(side(hand=["assert-dominance"], battleline=["krump", "bumpsy"]), side(), house=HERE)
        t.do("play", "assert-dominance")
        t.pick("krump")
        assert Keyword.SKIRMISH in dict(t.card("krump").keywords)
        assert Keyword.SKIRMISH not in dict(t.card("bumpsy").keywords)
        t.end_turn()
        assert Keyword.SKIRMISH not in dict(t.card("krump").keywords)


class TestChelonia:
    test = cases("""
        you gain 1 for another creature that you play while the tide is high
            rule: glossary/tide
            in: untamed
            tide: ada
            ada: line chelonia; hand snufflegator
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted, ada amber: 0 > 1
        not while it is low
            in: untamed
            tide: bo
            ada: line chelonia; hand snufflegator
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
        nor for itself
            in: untamed
            tide: ada
            ada: hand chelonia
            creature chelonia
            -> chelonia: hand > battleline, chelonia exhausted
        nor for a creature of the opponent
            in: untamed
            tide: bo
            ada: hand snufflegator
            bo: line chelonia
            creature snufflegator
            -> snufflegator: hand > battleline, snufflegator exhausted
    """)


class TestDeepwaterGruen:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "gained"), [(1, 1), (0, 0), (None, 0)])
    def test_while_the_tide_is_low_the_opponent_gains_1(self, tide: int | None, gained: int) -> None:
        t = table(side(hand=["deepwater-gruen"]), side(), house=HERE, tide_in_game=True, tide=tide)
        t.creature("deepwater-gruen")
        assert t.amber(1) == gained
        t = table(side(battleline=["deepwater-gruen"]), side(), house=HERE, tide_in_game=True, tide=tide)
        t.do("reap", "deepwater-gruen")
        assert (t.amber(0), t.amber(1)) == (1, gained)


class TestInfighting:
    test = cases("""
        each creature deals its power to the one on its right, all at once
            rule: glossary/power glossary/damage
            in: untamed
            ada: hand infighting; line silvertooth krump troll
            bo: line bumpsy(power_counters=1) thero-centurion dust-pixie
            play infighting
            -> infighting: hand > discard, krump damage: 0 > 2, troll damage: 0 > 6, thero-centurion armor used: 0 > 1,
            -> thero-centurion damage: 0 > 5, dust-pixie: battleline > discard
        a creature alone deals none
            in: untamed
            ada: hand infighting; line krump
            bo: line troll
            play infighting
            -> infighting: hand > discard
    """)


class TestMollymawk:
    test = cases("""
        an artifact is destroyed
            in: untamed
            ada: hand mollymawk; artifacts city-gates
            bo: artifacts crystal-hive
            creature mollymawk, offers city-gates crystal-hive, pick crystal-hive
            -> mollymawk: hand > battleline, mollymawk exhausted, crystal-hive: artifacts > discard
    """)


class TestMookling:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("counters", "cost"), [(0, 8), (3, 11)])
    def test_keys_of_the_opponent_cost_more_by_its_power(self, counters: int, cost: int) -> None:
        t = table(side(battleline=[spec("mookling", power_counters=counters)]), side(), house=HERE)
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, cost]


class TestMyliobe:
    test = cases("""
        before it fights what it fights and its neighbors are enraged
            rule: glossary/enrage
            in: untamed
            tide: ada
            ada: line myliobe
            bo: line krump troll bumpsy smaaash
            fight myliobe troll
            -> myliobe exhausted, troll damage: 0 > 4, krump enraged, troll enraged, bumpsy enraged
        while the tide is low it has no skirmish
            rule: glossary/tide glossary/skirmish
            in: untamed
            tide: bo
            ada: line myliobe
            bo: line silvertooth
            fight myliobe silvertooth
            -> myliobe exhausted, myliobe damage: 0 > 2, silvertooth: battleline > discard
        attacked it enrages nobody
            in: brobnar
            tide: ada
            ada: line krump bumpsy
            bo: line myliobe
            fight krump myliobe
            -> krump exhausted, krump damage: 0 > 4, myliobe: battleline > discard
    """)


class TestReapOrSow:
    test = cases("""
        an exhausted friendly creature is readied and reaps
            in: untamed
            ada: hand reap-or-sow; line krump(exhausted) bumpsy
            bo: line smaaash
            play reap-or-sow, answer mode:0, offers krump bumpsy, pick krump
            -> reap-or-sow: hand > discard, ada amber: 0 > 1
        or three counters go to creatures
            in: untamed
            ada: hand reap-or-sow; line krump
            bo: line troll
            play reap-or-sow, answer mode:1, pick krump, pick troll, pick krump
            -> reap-or-sow: hand > discard, krump power counters: 0 > 2, troll power counters: 0 > 1
    """)


class TestWayOfThePixie:
    test = cases("""
        its creature makes you gain 1 after it reaps
            in: brobnar
            ada: line krump(upgrades=way-of-the-pixie) bumpsy
            reap krump, reap bumpsy
            -> krump exhausted, bumpsy exhausted, ada amber: 0 > 3
    """)


class TestWitchOfTheDawn:
    test = cases("""
        a creature of your discard pile comes to your hand
            in: untamed
            ada: hand witch-of-the-dawn; discard troll fear krump
            bo: discard bumpsy
            creature witch-of-the-dawn, offers krump troll, pick troll
            -> witch-of-the-dawn: hand > battleline, witch-of-the-dawn exhausted, troll: discard > hand
    """)


class TestYoungestBear:
    test = cases("""
        after it reaps a neighbor of it may reap
            rule: glossary/neighbor
            in: untamed
            ada: line krump youngest-bear bumpsy silvertooth
            reap youngest-bear, answer yes, offers krump bumpsy, pick bumpsy
            -> youngest-bear exhausted, bumpsy exhausted, ada amber: 0 > 2
        or not
            in: untamed
            ada: line krump youngest-bear
            reap youngest-bear, answer no
            -> youngest-bear exhausted, ada amber: 0 > 1
    """)
