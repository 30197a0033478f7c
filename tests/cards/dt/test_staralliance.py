"""Dark Tidings, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Keyword, Step
from kfdesk.language.definition import card
from kfdesk.language.words import OPPONENT, action, raise_tide
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.STAR_ALLIANCE


class TestFiveC077EvilTwin:
    test = cases("""
        it destroys another creature of its power and may grow
            in: staralliance
            ada: line 5c077-evil-twin zyx-researcher troll
            bo: line silvertooth krump
            reap 5c077-evil-twin, offers zyx-researcher silvertooth, pick silvertooth, answer yes, answer mode:0
            -> ada amber: 0 > 1, 5c077-evil-twin exhausted, silvertooth: battleline > discard,
            -> 5c077-evil-twin power counters: 0 > 1
        or take a counter off
            in: staralliance
            ada: line 5c077-evil-twin(power_counters=2)
            bo: line armory-officer-nel krump
            reap 5c077-evil-twin, offers armory-officer-nel, pick armory-officer-nel, answer yes, answer mode:1
            -> ada amber: 0 > 1, 5c077-evil-twin exhausted, armory-officer-nel: battleline > discard,
            -> 5c077-evil-twin power counters: 2 > 1
        or stay as it is
            in: staralliance
            ada: line 5c077-evil-twin
            bo: line krump
            reap 5c077-evil-twin, answer no
            -> ada amber: 0 > 1, 5c077-evil-twin exhausted
    """)


class TestCrOfficerHawkinsEvilTwin:
    test = cases("""
        each neighbor of another house counts
            in: staralliance
            ada: hand cr-officer-hawkins-evil-twin; line troll krump
            bo: amber 3; line valdr
            play cr-officer-hawkins-evil-twin, answer slot:1
            -> bo amber: 3 > 1, cr-officer-hawkins-evil-twin: hand > battleline, cr-officer-hawkins-evil-twin exhausted
        a Star Alliance neighbor does not
            in: staralliance
            ada: hand cr-officer-hawkins-evil-twin; line troll armory-officer-nel
            bo: amber 3
            play cr-officer-hawkins-evil-twin, answer slot:1
            -> bo amber: 3 > 2, cr-officer-hawkins-evil-twin: hand > battleline, cr-officer-hawkins-evil-twin exhausted
        without neighbors none does
            in: staralliance
            ada: hand cr-officer-hawkins-evil-twin
            bo: amber 3
            creature cr-officer-hawkins-evil-twin
            -> cr-officer-hawkins-evil-twin: hand > battleline, cr-officer-hawkins-evil-twin exhausted
    """)


class TestCh337aEvilTwin:
    test = cases("""
        it reaps like any other
            in: staralliance
            ada: line ch-337a-evil-twin
            reap ch-337a-evil-twin
            -> ada amber: 0 > 1, ch-337a-evil-twin exhausted
    """)

    @pytest.mark.rule("glossary/tide", "glossary/skirmish")
    def test_while_the_tide_is_high_its_neighbors_have_skirmish(self) -> None:
        for tide, has in ((0, True), (1, False), (None, False)):
            t = table(side(battleline=["troll", "ch-337a-evil-twin", "krump", "valdr"]), side(), house=HERE, tide=tide)
            found = [Keyword.SKIRMISH in dict(t.card(c).keywords) for c in ("troll", "krump", "valdr")]
            assert found == [has, has, False]


class TestColonistChapmanEvilTwin:
    test = cases("""
        all æmber of both players is captured
            rule: glossary/capture
            in: staralliance
            ada: hand colonist-chapman-evil-twin; amber 2
            bo: amber 3
            creature colonist-chapman-evil-twin
            -> ada amber: 2 > 0, bo amber: 3 > 0, colonist-chapman-evil-twin: hand > battleline,
            -> colonist-chapman-evil-twin exhausted, colonist-chapman-evil-twin amber: 0 > 5
    """)


class TestOperativeEspionEvilTwin:
    test = cases("""
        whoever raises the tide in their own turn may do it
            rule: glossary/tide
            in: staralliance
            tide: bo
            ada: line operative-espion-evil-twin bumpsy
            bo: line krump
            raise tide, answer yes, offers operative-espion-evil-twin bumpsy krump, pick krump
            -> ada chains: 0 > 3, tide: bo > ada, krump damage: 0 > 3
        or not
            rule: glossary/tide
            in: staralliance
            tide: bo
            ada: line operative-espion-evil-twin bumpsy
            bo: line krump
            raise tide, answer no
            -> ada chains: 0 > 3, tide: bo > ada
        also the opponent of its player
            rule: glossary/tide
            in: brobnar
            tide: bo
            ada: line bumpsy
            bo: line operative-espion-evil-twin krump
            raise tide, answer yes, pick krump
            -> ada chains: 0 > 3, tide: bo > ada, krump damage: 0 > 3
    """)

    @pytest.mark.rule("glossary/tide")
    def test_who_raises_it_in_the_turn_of_the_other_may_not(self) -> None:
        helped = card("cannon", action(raise_tide(OPPONENT)))
        ada = side(battleline=["operative-espion-evil-twin"], artifacts=["cannon"])
        t = table(ada, side(battleline=["krump"]), helped, house=House.BROBNAR, tide=0)
        t.do("action", "cannon")
        t.expect_main_step()
        assert t.game.view(None).tide == 1


class TestRocketeerTryskaEvilTwin:
    test = cases("""
        while the tide is high it enters ready
            rule: glossary/enters-play glossary/tide
            in: staralliance
            tide: ada
            ada: hand rocketeer-tryska-evil-twin
            creature rocketeer-tryska-evil-twin
            -> rocketeer-tryska-evil-twin: hand > battleline
        while it is low it does not
            rule: glossary/enters-play glossary/tide
            in: staralliance
            tide: bo
            ada: hand rocketeer-tryska-evil-twin
            creature rocketeer-tryska-evil-twin
            -> rocketeer-tryska-evil-twin: hand > battleline, rocketeer-tryska-evil-twin exhausted
    """)


class TestShieldULaterEvilTwin:
    test = cases("""
        as an upgrade it takes power away
            in: staralliance
            ada: hand shield-u-later-evil-twin
            bo: line silvertooth troll
            play shield-u-later-evil-twin, answer mode:upgrade, pick silvertooth
            -> shield-u-later-evil-twin: hand > discard, silvertooth: battleline > discard
    """)

    def test_as_an_upgrade_it_takes_armor_and_power_away(self) -> None:
        bo = side(battleline=["bulwark", "champion-anaphiel"])
        t = table(side(hand=["shield-u-later-evil-twin"]), bo, house=HERE)
        t.do("play", "shield-u-later-evil-twin")
        t.answer("mode:upgrade")
        t.pick("champion-anaphiel")
        assert (t.card("champion-anaphiel").power, t.card("champion-anaphiel").armor) == (4, 0)
        assert t.card("bulwark").armor == 2


class TestComOfficerHings:
    test = cases("""
        played it may search the deck for its partner
            rule: glossary/search
            in: staralliance
            ada: hand com-officer-hings; deck troll com-officer-gross
            creature com-officer-hings, answer yes, offers 0-1 of: com-officer-gross, pick com-officer-gross
            -> com-officer-hings: hand > battleline, com-officer-hings exhausted, com-officer-gross: deck > hand
        or not
            in: staralliance
            ada: hand com-officer-hings; deck troll com-officer-gross
            creature com-officer-hings, answer no
            -> com-officer-hings: hand > battleline, com-officer-hings exhausted
        after a reap it draws for each creature between them
            in: staralliance
            ada: line bumpsy com-officer-gross troll krump com-officer-hings valdr; deck punch fear anger
            reap com-officer-hings
            -> ada amber: 0 > 1, com-officer-hings exhausted, punch: deck > hand, fear: deck > hand
        after a fight, too
            in: staralliance
            ada: line com-officer-hings troll com-officer-gross; deck punch fear
            bo: line urchin
            fight com-officer-hings urchin
            -> com-officer-hings exhausted, punch: deck > hand
        none without its partner, nor with one on the other side
            in: staralliance
            ada: line com-officer-hings troll; deck punch fear
            bo: line urchin com-officer-gross
            reap com-officer-hings
            -> ada amber: 0 > 1, com-officer-hings exhausted
    """)


class TestComOfficerGross:
    test = cases("""
        played it may search the deck for its partner
            rule: glossary/search
            in: staralliance
            ada: hand com-officer-gross; deck troll com-officer-hings
            creature com-officer-gross, answer yes, offers 0-1 of: com-officer-hings, pick com-officer-hings
            -> com-officer-gross: hand > battleline, com-officer-gross exhausted, com-officer-hings: deck > hand
        or not
            in: staralliance
            ada: hand com-officer-gross; deck troll com-officer-hings
            creature com-officer-gross, answer no
            -> com-officer-gross: hand > battleline, com-officer-gross exhausted
        after a reap each creature between them grows
            in: staralliance
            ada: line bumpsy com-officer-gross troll krump com-officer-hings valdr
            reap com-officer-gross
            -> ada amber: 0 > 1, com-officer-gross exhausted, troll power counters: 0 > 1, krump power counters: 0 > 1
        after a fight, too
            in: staralliance
            ada: line com-officer-hings troll com-officer-gross
            bo: line urchin
            fight com-officer-gross urchin
            -> com-officer-gross exhausted, troll power counters: 0 > 1
        beside its partner nothing is between
            in: staralliance
            ada: line com-officer-hings com-officer-gross troll
            reap com-officer-gross
            -> ada amber: 0 > 1, com-officer-gross exhausted
    """)


class TestFiveC077:
    test = cases("""
        it readies and uses another friendly creature of its power, and may grow
            in: staralliance
            ada: line 5c077 zyx-researcher(exhausted) troll dust-imp
            bo: line silvertooth
            reap 5c077, offers zyx-researcher dust-imp, pick zyx-researcher, answer reap:zyx-researcher
            answer yes, answer mode:0
            -> ada amber: 0 > 2, 5c077 exhausted, 5c077 power counters: 0 > 1
        or take a counter off
            in: staralliance
            ada: line 5c077(power_counters=2) troll
            reap 5c077, answer yes, answer mode:1
            -> ada amber: 0 > 1, 5c077 exhausted, 5c077 power counters: 2 > 1
        or not
            in: staralliance
            ada: line 5c077 troll
            reap 5c077, answer no
            -> ada amber: 0 > 1, 5c077 exhausted
    """)


class TestCeaseforge:
    def test_it_comes_with_2_time_counters(self) -> None:
        t = table(side(hand=["ceaseforge"]), side(), house=HERE)
        t.do("play", "ceaseforge")
        assert dict(t.card("ceaseforge").counters) == {"time": 2}

    @pytest.mark.rule("glossary/cannot")
    def test_nobody_forges_while_it_lies_there_and_it_goes_after_two_turns_of_its_player(self) -> None:
        ada = side(artifacts=[spec("ceaseforge", counters={"time": 2})], amber=6)
        t = table(ada, side(amber=6), house=HERE)
        t.end_turn()
        assert (t.amber(1), t.zone("ceaseforge")) == (6, "artifacts")
        t.end_turn()
        assert (t.amber(0), t.zone("ceaseforge")) == (6, "artifacts")
        t.end_turn()
        assert t.amber(1) == 6
        t.end_turn()
        assert t.zone("ceaseforge") == "discard"


class TestD1V3Pod:
    @pytest.mark.rule("glossary/tide")
    def test_its_creature_has_skirmish_at_high_tide_and_elusive_at_low(self) -> None:
        for tide, words in ((0, {Keyword.SKIRMISH}), (1, {Keyword.ELUSIVE}), (None, set())):
            ada = side(battleline=[spec("troll", upgrades=["d1-v3-pod"]), "krump"])
            t = table(ada, side(), house=HERE, tide=tide)
            assert set(dict(t.card("troll").keywords)) == words
            assert not t.card("krump").keywords


class TestExploratoryCraft:
    test = cases("""
        it draws for each house among the creatures exhausted
            in: staralliance
            ada: artifacts exploratory-craft; line troll krump dextre urchin; deck punch fear anger
            bo: line valdr
            action exploratory-craft, offers 0-3 of: troll krump dextre urchin, pick troll krump dextre
            -> exploratory-craft exhausted, troll exhausted, krump exhausted, dextre exhausted, punch: deck > hand,
            -> fear: deck > hand
        one that is exhausted already does not count
            rule: glossary/exhaust-exhausted
            in: staralliance
            ada: artifacts exploratory-craft; line troll(exhausted) dextre; deck punch fear anger
            action exploratory-craft, pick troll dextre
            -> exploratory-craft exhausted, dextre exhausted, punch: deck > hand
        none may be
            in: staralliance
            ada: artifacts exploratory-craft; line troll; deck punch
            action exploratory-craft, answer done
            -> exploratory-craft exhausted
    """)


class TestMakeItSo:
    test = cases("""
        as long as the house is right cards are drawn, each time for a house named anew
            in: staralliance
            ada: hand make-it-so; deck troll dextre fear punch
            play make-it-so, answer house:brobnar, answer house:logos, answer house:shadows
            -> ada amber: 0 > 1, make-it-so: hand > discard, troll: deck > hand, dextre: deck > hand
        with the last card of the deck it ends
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            ada: hand make-it-so; deck troll
            play make-it-so, answer house:brobnar, answer house:logos
            -> ada amber: 0 > 1, make-it-so: hand > discard, troll: deck > hand
        a wrong house draws nothing
            in: staralliance
            ada: hand make-it-so; deck troll dextre
            play make-it-so, answer house:mars
            -> ada amber: 0 > 1, make-it-so: hand > discard
    """)


class TestProfEmeritusKering:
    test = cases("""
        played between two it uses one of them, at high tide the other, too
            in: staralliance
            tide: ada
            ada: hand prof-emeritus-kering; line bumpsy dextre krump
            play prof-emeritus-kering, answer slot:1, offers bumpsy dextre, pick dextre, answer reap:dextre
            offers bumpsy, pick bumpsy, answer reap:bumpsy
            -> ada amber: 0 > 2, prof-emeritus-kering: hand > battleline, prof-emeritus-kering exhausted,
            -> dextre exhausted, bumpsy exhausted
        at low tide one only, after a reap as well
            in: staralliance
            tide: bo
            ada: line troll prof-emeritus-kering dextre
            reap prof-emeritus-kering, pick dextre, answer reap:dextre
            -> ada amber: 0 > 2, prof-emeritus-kering exhausted, dextre exhausted
        a single neighbor is used once
            rule: glossary/resolve-as-much-as-you-can
            in: staralliance
            tide: ada
            ada: line troll prof-emeritus-kering
            reap prof-emeritus-kering, pick troll, answer reap:troll
            -> ada amber: 0 > 2, prof-emeritus-kering exhausted, troll exhausted
        after a fight, too
            in: staralliance
            tide: bo
            ada: line prof-emeritus-kering(power_counters=3) dextre
            bo: line urchin(stunned) krump
            fight prof-emeritus-kering urchin, pick dextre, answer reap:dextre
            -> ada amber: 0 > 1, prof-emeritus-kering exhausted, dextre exhausted
    """)


class TestTheUlfberhtDevice:
    @pytest.mark.rule("glossary/house-choice")
    def test_no_player_chooses_the_house_of_their_last_turn_again(self) -> None:
        houses = [House.BROBNAR, House.DIS, House.LOGOS]
        ada, bo = side(houses=houses, artifacts=["the-ulfberht-device"]), side(houses=houses)
        t = table(ada, bo, step=Step.HOUSE)
        own = {f"house:{house}" for house in houses}
        for chosen, left in (("dis", own), ("logos", own - {"house:dis"}), ("brobnar", own - {"house:logos"})):
            t.answer(f"house:{chosen}")
            t.game.choose("end-turn")
            t.finish_until(DecisionKind.HOUSE)
            assert own & set(t.decision.keys()) == left


class TestAgentSepdia:
    test = cases("""
        it deals 1 damage and at high tide stuns
            in: staralliance
            tide: ada
            ada: line agent-sepdia
            bo: line troll
            reap agent-sepdia, offers agent-sepdia troll, pick troll
            -> ada amber: 0 > 1, agent-sepdia exhausted, troll damage: 0 > 1, troll stunned
        at low tide it does not stun
            in: staralliance
            tide: bo
            ada: line agent-sepdia
            bo: line troll
            reap agent-sepdia, pick troll
            -> ada amber: 0 > 1, agent-sepdia exhausted, troll damage: 0 > 1
        after a fight, too
            in: staralliance
            tide: ada
            ada: line agent-sepdia
            bo: line urchin(stunned) troll
            fight agent-sepdia urchin, pick troll
            -> agent-sepdia exhausted, troll damage: 0 > 1, troll stunned
    """)


class TestCh337a:
    test = cases("""
        it reaps like any other
            in: staralliance
            ada: line ch-337a
            reap ch-337a
            -> ada amber: 0 > 1, ch-337a exhausted
    """)

    @pytest.mark.rule("glossary/tide", "glossary/elusive")
    def test_while_the_tide_is_high_its_neighbors_have_elusive(self) -> None:
        for tide, has in ((0, True), (1, False), (None, False)):
            t = table(side(battleline=["troll", "ch-337a", "krump", "valdr"]), side(), house=HERE, tide=tide)
            found = [Keyword.ELUSIVE in dict(t.card(c).keywords) for c in ("troll", "krump", "valdr")]
            assert found == [has, has, False]


class TestColonistChapman:
    test = cases("""
        a neighbor of another house brings 1 more
            in: brobnar
            ada: line bumpsy colonist-chapman dextre krump
            reap bumpsy
            -> ada amber: 0 > 2, bumpsy exhausted
        others do not
            in: brobnar
            ada: line troll colonist-chapman dextre krump
            reap krump
            -> ada amber: 0 > 1, krump exhausted
        nor do Star Alliance neighbors
            in: staralliance
            ada: line armory-officer-nel colonist-chapman
            reap armory-officer-nel
            -> ada amber: 0 > 1, armory-officer-nel exhausted
    """)


class TestSabotageMission:
    def test_each_power_among_your_creatures_makes_their_keys_dearer_for_a_turn(self) -> None:
        ada = side(hand=["sabotage-mission"], battleline=["troll", "krump", "valdr"], amber=20)
        t = table(ada, side(battleline=["urchin"], amber=20), house=HERE)
        t.do("play", "sabotage-mission")
        t.end_turn()
        assert t.amber(1) == 20 - 8
        t.end_turn()
        assert t.amber(0) == 21 - 6

    @pytest.mark.rule("glossary/lasting-effects")
    def test_what_the_powers_are_then_counts(self) -> None:
        ada = side(hand=["sabotage-mission", "armory-officer-nel"], battleline=["troll", "krump"])
        t = table(ada, side(battleline=["urchin"], amber=20), house=HERE)
        t.do("play", "sabotage-mission")
        t.creature("armory-officer-nel")
        t.end_turn()
        assert t.amber(1) == 20 - 9


class TestSelectivePreservation:
    test = cases("""
        one creature of each power stays
            in: staralliance
            ada: hand selective-preservation; line troll krump
            bo: line valdr silvertooth dust-imp
            play selective-preservation, offers silvertooth dust-imp, pick silvertooth, offers krump valdr, pick valdr
            pick troll
            -> selective-preservation: hand > discard, krump: battleline > discard,
            -> dust-imp: battleline > discard, bo amber: 0 > 2
        without creatures nothing happens
            in: staralliance
            ada: hand selective-preservation
            play selective-preservation
            -> selective-preservation: hand > discard
    """)


class TestStaticCollectionArray:
    @pytest.mark.rule("glossary/tide")
    def test_your_keys_cost_1_less_at_high_tide_and_1_more_at_low(self) -> None:
        for tide, cost in ((0, 5), (1, 7), (None, 6)):
            t = table(side(artifacts=["static-collection-array"], amber=10), side(amber=10), house=HERE, tide=tide)
            t.end_turn()
            assert t.amber(1) == 10 - 6
            t.end_turn()
            assert t.amber(0) == 10 - cost


class TestT3r35a:
    @pytest.mark.rule("glossary/off-house")
    def test_it_may_be_used_as_its_neighbors_may(self) -> None:
        for house, can in ((House.BROBNAR, True), (House.LOGOS, True), (House.DIS, False), (HERE, True)):
            t = table(side(battleline=["troll", "t3r-35a", "dextre", "dust-imp"]), side(), house=house)
            assert t.can("reap", "t3r-35a") is can

    @pytest.mark.rule("glossary/upgrades")
    def test_as_an_upgrade_it_lets_its_creature_be_used_so(self) -> None:
        for house, can in ((House.BROBNAR, True), (House.LOGOS, True), (House.DIS, False)):
            ada = side(hand=["t3r-35a"], battleline=["troll", "silvertooth", "dextre", "dust-imp"])
            t = table(ada, side(), house=HERE)
            t.do("play", "t3r-35a")
            t.answer("mode:upgrade")
            t.pick("silvertooth")
            assert not t.can("reap", "silvertooth")
            t = table(
                side(battleline=["troll", spec("silvertooth", upgrades=["t3r-35a"]), "dextre", "dust-imp"]),
                side(),
                house=house,
            )
            assert t.can("reap", "silvertooth") is can


class TestTogether:
    test = cases("""
        at high tide two cards of other houses may be played
            in: staralliance
            tide: ada
            ada: hand together troll dextre armory-officer-nel urchin
            play together, answer yes, offers troll dextre urchin, pick troll, answer slot:0
            answer yes, offers dextre urchin, pick dextre, answer slot:1
            -> together: hand > discard, troll: hand > battleline, troll exhausted,
            -> dextre: hand > battleline, dextre exhausted
        at low tide one
            in: staralliance
            tide: bo
            ada: hand together troll dextre
            play together, answer yes, pick troll, finish
            -> together: hand > discard, troll: hand > battleline, troll exhausted
        or none
            in: staralliance
            tide: ada
            ada: hand together troll
            play together, answer no, answer no
            -> together: hand > discard
    """)


class TestAemberVac:
    test = cases("""
        played it raises the tide
            rule: glossary/tide
            in: staralliance
            tide: bo
            ada: hand æmber-vac; line troll
            play æmber-vac, pick troll
            -> æmber-vac: hand > upgrade, æmber-vac on: nothing > troll, tide: bo > ada
    """)

    @pytest.mark.rule("glossary/tide")
    def test_at_the_start_of_your_turn_its_creature_captures_while_the_tide_is_high(self) -> None:
        for tide, amber in ((0, 2), (1, 0)):
            ada = side(battleline=[spec("troll", upgrades=["æmber-vac"])])
            t = table(ada, side(amber=5, keys=[]), house=HERE, tide=tide)
            t.end_turn()
            assert t.card("troll").amber == 0
            t.end_turn()
            assert t.card("troll").amber == amber


class TestBiomeDiscovery:
    test = cases("""
        at high tide one of the top 2 cards may be discarded
            in: staralliance
            tide: ada
            ada: hand biome-discovery; deck troll krump fear
            play biome-discovery, answer yes, offers troll krump, pick krump
            -> ada amber: 0 > 1, biome-discovery: hand > discard, krump: deck > discard
        or not
            in: staralliance
            tide: ada
            ada: hand biome-discovery; deck troll krump fear
            play biome-discovery, answer no
            -> ada amber: 0 > 1, biome-discovery: hand > discard
        otherwise it raises the tide
            rule: glossary/tide
            in: staralliance
            tide: bo
            ada: hand biome-discovery; deck troll krump
            play biome-discovery
            -> ada amber: 0 > 1, biome-discovery: hand > discard, tide: bo > ada
    """)


class TestCrOfficerHawkins:
    test = cases("""
        each neighbor of another house counts
            in: staralliance
            ada: hand cr-officer-hawkins; line troll krump
            bo: amber 3; line valdr
            play cr-officer-hawkins, answer slot:1
            -> ada amber: 0 > 2, cr-officer-hawkins: hand > battleline, cr-officer-hawkins exhausted
        a Star Alliance neighbor does not
            in: staralliance
            ada: hand cr-officer-hawkins; line troll armory-officer-nel
            bo: amber 3
            play cr-officer-hawkins, answer slot:1
            -> ada amber: 0 > 1, cr-officer-hawkins: hand > battleline, cr-officer-hawkins exhausted
        without neighbors none does
            in: staralliance
            ada: hand cr-officer-hawkins
            bo: amber 3
            creature cr-officer-hawkins
            -> cr-officer-hawkins: hand > battleline, cr-officer-hawkins exhausted
    """)


class TestDiplomatAgung:
    @pytest.mark.rule("glossary/house-choice")
    def test_for_a_turn_a_friendly_creature_is_of_another_house_too(self) -> None:
        for way in ("creature", "reap", "fight"):
            here = way != "creature"
            ada = side(battleline=["troll", *(["diplomat-agung"] * here)], hand=["diplomat-agung"] * (not here))
            t = table(ada, side(battleline=["urchin", "krump"]), house=HERE)
            if way == "fight":
                t.fight("diplomat-agung", "urchin")
            elif way == "reap":
                t.do("reap", "diplomat-agung")
            else:
                t.creature("diplomat-agung")
            t.answer("house:staralliance")
            t.offers("troll", "diplomat-agung")
            t.pick("troll")
            assert set(t.card("troll").houses) == {House.BROBNAR, HERE} and t.can("reap", "troll")
            t.end_turn()
            assert set(t.card("troll").houses) == {House.BROBNAR}


class TestGrandAllianceCouncil:
    test = cases("""
        one creature of each house stays
            in: staralliance
            ada: hand grand-alliance-council; line troll dextre
            bo: line krump urchin
            play grand-alliance-council, offers troll krump, pick krump, pick dextre, pick urchin
            -> grand-alliance-council: hand > discard, troll: battleline > discard
    """)


class TestLieutenantValmart:
    @pytest.mark.rule("glossary/tide")
    def test_at_high_tide_keys_cost_3_more_on_their_next_turn(self) -> None:
        for way in ("creature", "reap", "fight"):
            for tide, cost in ((0, 9), (1, 6)):
                here = way != "creature"
                ada = side(battleline=["lieutenant-valmart"] * here, hand=["lieutenant-valmart"] * (not here))
                t = table(ada, side(battleline=["urchin"], amber=20), house=HERE, tide=tide)
                if way == "fight":
                    t.fight("lieutenant-valmart", "urchin")
                elif way == "reap":
                    t.do("reap", "lieutenant-valmart")
                else:
                    t.creature("lieutenant-valmart")
                before = t.amber(1)
                t.end_turn()
                assert t.amber(1) == before - cost


class TestOfficerSBlaster:
    test = cases("""
        with its creature it goes over to the neighbor on the right
            rule: glossary/upgrades
            in: brobnar
            ada: line valdr(power_counters=9)
            bo: line dextre silvertooth(upgrades=officer-s-blaster) troll krump
            fight valdr silvertooth, offers troll, pick troll
            -> valdr exhausted, valdr damage: 0 > 4, silvertooth: battleline > discard,
            -> officer-s-blaster on: silvertooth > troll
        without one it is discarded
            rule: glossary/upgrades
            in: brobnar
            ada: line valdr(power_counters=9)
            bo: line dextre silvertooth(upgrades=officer-s-blaster)
            fight valdr silvertooth
            -> valdr exhausted, valdr damage: 0 > 4, silvertooth: battleline > discard,
            -> officer-s-blaster: upgrade > discard
    """)


class TestOperativeEspion:
    test = cases("""
        whoever raises the tide in their own turn may do it
            rule: glossary/tide
            in: staralliance
            tide: bo
            ada: line operative-espion bumpsy
            bo: line krump
            raise tide, answer yes, offers operative-espion bumpsy, pick bumpsy, answer reap:bumpsy
            -> ada chains: 0 > 3, tide: bo > ada, bumpsy exhausted, ada amber: 0 > 1
        or not
            rule: glossary/tide
            in: staralliance
            tide: bo
            ada: line operative-espion bumpsy
            bo: line krump
            raise tide, answer no
            -> ada chains: 0 > 3, tide: bo > ada
        also the opponent of its player
            rule: glossary/tide
            in: brobnar
            tide: bo
            ada: line bumpsy
            bo: line operative-espion krump
            raise tide, answer yes, offers bumpsy, pick bumpsy, answer reap:bumpsy
            -> ada chains: 0 > 3, tide: bo > ada, bumpsy exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("glossary/tide")
    def test_who_raises_it_in_the_turn_of_the_other_may_not(self) -> None:
        helped = card("cannon", action(raise_tide(OPPONENT)))
        ada = side(battleline=["operative-espion"], artifacts=["cannon"])
        t = table(ada, side(battleline=["krump"]), helped, house=House.BROBNAR, tide=0)
        t.do("action", "cannon")
        t.expect_main_step()
        assert t.game.view(None).tide == 1


class TestRocketeerTryska:
    test = cases("""
        at high tide its neighbors enter ready
            rule: glossary/enters-play glossary/neighbor
            in: brobnar
            tide: ada
            ada: hand troll; line krump rocketeer-tryska
            creature troll right
            -> troll: hand > battleline
        a creature that is no neighbor does not
            rule: glossary/enters-play glossary/neighbor
            in: brobnar
            tide: ada
            ada: hand troll; line krump rocketeer-tryska
            creature troll left
            -> troll: hand > battleline, troll exhausted
        at low tide neither
            rule: glossary/enters-play glossary/tide
            in: brobnar
            tide: bo
            ada: hand troll; line krump rocketeer-tryska
            creature troll right
            -> troll: hand > battleline, troll exhausted
    """)


class TestShieldULater:
    def test_as_an_upgrade_it_gives_2_armor(self) -> None:
        t = table(side(hand=["shield-u-later"], battleline=["troll", "krump"]), side(), house=HERE)
        t.do("play", "shield-u-later")
        t.answer("mode:upgrade")
        t.pick("troll")
        assert (t.card("troll").armor, t.card("krump").armor) == (2, 0)


class TestTechnobabble:
    test = cases("""
        with a creature its neighbors of the same house are stunned
            in: staralliance
            ada: hand technobabble; line silvertooth
            bo: line krump troll dextre bumpsy
            play technobabble, offers silvertooth krump troll dextre bumpsy, pick troll
            -> ada amber: 0 > 1, technobabble: hand > discard, troll stunned, krump stunned
    """)


class TestUnityOrDiscord:
    test = cases("""
        a friendly creature of another house is used
            in: staralliance
            ada: hand unity-or-discord; line bumpsy armory-officer-nel dextre
            bo: line krump
            play unity-or-discord, answer mode:0, offers bumpsy dextre, pick bumpsy, answer reap:bumpsy
            -> unity-or-discord: hand > discard, bumpsy exhausted, ada amber: 0 > 1
        or up to 2 friendly creatures return with their upgrades
            in: staralliance
            ada: hand unity-or-discord; line troll(upgrades=observ-u-max) krump dextre
            bo: line valdr
            play unity-or-discord, answer mode:1, offers 0-2 of: troll krump dextre, pick troll dextre
            -> unity-or-discord: hand > discard, troll: battleline > hand, dextre: battleline > hand,
            -> observ-u-max: upgrade > hand
    """)
