"""Æmber Skies, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import CardsRevealed
from kfdesk.engine.terms import DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

MARS = House.MARS


class TestBartosTheRuiner:
    test = cases("""
        a creature of another house that reaps is destroyed then
            in: brobnar
            ada: line bartos-the-ruiner krump
            reap krump
            -> krump: battleline > discard, ada amber: 0 > 1
        one that fought is, too
            in: brobnar
            ada: line bartos-the-ruiner krump
            bo: line urchin
            fight krump urchin
            -> krump: battleline > discard
        and one of the opponent
            in: brobnar
            ada: line krump valdr
            bo: line bartos-the-ruiner
            reap krump
            -> krump: battleline > discard, ada amber: 0 > 1
        an artifact of another house is, too
            in: brobnar
            ada: line bartos-the-ruiner; artifacts cannon
            bo: line troll
            action cannon, pick troll
            -> cannon: artifacts > discard, troll damage: 0 > 2
        mars creatures and artifacts are not
            in: mars
            ada: line bartos-the-ruiner zorg; artifacts airlock; hand fear; deck punch
            action airlock, pick fear, reap zorg, reap bartos-the-ruiner
            -> airlock exhausted, fear: hand > discard, punch: deck > hand, zorg exhausted,
            -> bartos-the-ruiner exhausted, ada amber: 0 > 2
    """)


class TestDeimosBurst:
    test = cases("""
        each friendly artifact and flank creature is destroyed for one æmber
            rule: glossary/flank glossary/this-way
            in: mars
            ada: hand deimos-burst; line zorg krump tunk; artifacts cannon sniffer
            bo: line troll; artifacts gauntlet-of-command
            play deimos-burst, finish
            -> deimos-burst: hand > discard, ada amber: 0 > 4, zorg: battleline > discard, tunk: battleline > discard,
            -> cannon: artifacts > discard, sniffer: artifacts > discard
        one that a ward keeps brings none
            rule: glossary/ward
            in: mars
            ada: hand deimos-burst; line zorg(warded); artifacts cannon
            play deimos-burst
            -> deimos-burst: hand > discard, ada amber: 0 > 1, zorg warded: yes > no, cannon: artifacts > discard
    """)


class TestEldestBatchminder:
    def ended(self, whose: int) -> Table:
        """Return the table at the end of Ada's turn, as the Batchminder is hers or Bo's."""
        lines = [["eldest-batchminder", "zorg", "krump"], ["tunk", "troll"]]
        ada, bo = lines if whose == 0 else lines[::-1]
        t = table(side(battleline=ada), side(battleline=bo), house=MARS)
        t.end_turn()
        return t

    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize(("whose", "counters"), [(0, 2), (1, 0)])
    def test_at_the_end_of_your_turn_each_other_mars_creature_has_two_counters_more(
        self, whose: int, counters: int
    ) -> None:
        t = self.ended(whose)
        found = {c.id: c.power_counters for c in t.cards()}
        assert found == {"eldest-batchminder": 0, "zorg": counters, "tunk": counters, "krump": 0, "troll": 0}


class TestNiceToGreetYou:
    test = cases("""
        each mars creature is readied, on either side
            in: mars
            ada: hand nice-to-greet-you; line zorg(exhausted) krump(exhausted) tunk; artifacts sniffer(exhausted)
            bo: line blypyp(exhausted) troll(exhausted)
            play nice-to-greet-you, finish
            -> nice-to-greet-you: hand > discard, zorg exhausted: yes > no, blypyp exhausted: yes > no
    """)


class TestSaucer149:
    test = cases("""
        played, it is exalted four times
            rule: glossary/exalt
            in: mars
            ada: hand saucer-149
            creature saucer-149
            -> saucer-149: hand > battleline, saucer-149 exhausted, saucer-149 amber: 0 > 4
        whatever house is active, it moves two to an enemy creature
            rule: glossary/versatile glossary/move
            in: brobnar
            ada: line saucer-149(amber=4) zorg
            bo: line krump troll(amber=1)
            action saucer-149, offers krump troll
            pick troll
            -> saucer-149 exhausted, saucer-149 amber: 4 > 2, troll amber: 1 > 3
        or the last one
            in: mars
            ada: line saucer-149(amber=1)
            bo: line krump
            action saucer-149, pick krump
            -> saucer-149 exhausted, saucer-149 amber: 1 > 0, krump amber: 0 > 1
    """)


class TestTangrant:
    def playing(self, house: House) -> Table:
        ada = side(battleline=["tangrant"], hand=["zorg", "sniffer", "krump", "fear"], houses=[MARS, House.BROBNAR])
        return table(ada, side(), house=house)

    def test_while_another_house_is_active_one_mars_card_may_be_played_each_turn(self) -> None:
        t = self.playing(House.BROBNAR)
        assert [t.can("play", id_) for id_ in ("zorg", "sniffer", "krump", "fear")] == [True, True, True, False]
        assert not t.can("discard", "zorg") and not t.can("reap", "tangrant")
        t.do("play", "sniffer")
        assert [t.can("play", id_) for id_ in ("zorg", "krump")] == [False, True]
        t.end_turn()
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        t.answer("house:brobnar")
        assert t.can("play", "zorg")

    def test_while_mars_is_active_they_are_played_as_always(self) -> None:
        t = self.playing(MARS)
        t.do("play", "sniffer")
        assert [t.can("play", id_) for id_ in ("zorg", "krump")] == [True, False]

    def test_the_opponent_may_not(self) -> None:
        t = table(side(hand=["zorg"]), side(battleline=["tangrant"]), house=House.BROBNAR)
        assert not t.can("play", "zorg")


class TestEnvyxGlider:
    def fought(self) -> Table:
        ada = side(battleline=["envyx-glider", "zorg", "krump"])
        t = table(ada, side(battleline=["urchin", "tunk"]), house=MARS)
        t.fight("envyx-glider", "urchin")
        return t

    def test_in_the_opponents_next_turn_keys_cost_one_more_for_each_friendly_mars_creature(self) -> None:
        t = self.fought()
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)
        t.end_turn()
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (8, 8)
        t.end_turn()
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)

    def test_those_count_that_are_in_play_then(self) -> None:
        ada = side(battleline=["envyx-glider", spec("zorg", damage=5)])
        t = table(ada, side(battleline=["urchin", "krump"], houses=[House.BROBNAR]), house=MARS)
        t.fight("envyx-glider", "urchin")
        t.end_turn()
        assert t.game.key_cost(1) == 8
        t.fight("krump", "zorg")
        assert t.game.key_cost(1) == 7

    def test_after_a_reap_they_do_not(self) -> None:
        t = table(side(battleline=["envyx-glider"]), side(), house=MARS)
        t.do("reap", "envyx-glider")
        t.end_turn()
        assert t.game.key_cost(1) == 6


class TestIyxrenuTheClever:
    test = cases("""
        one æmber buys all that is on a creature
            rule: glossary/move glossary/if-you-do-and-in-order-to
            in: mars
            ada: line iyxrenu-the-clever troll(amber=1); amber 2
            bo: line krump(amber=3) valdr(amber=1); amber 1
            action iyxrenu-the-clever, offers iyxrenu-the-clever troll krump valdr
            pick krump
            -> iyxrenu-the-clever exhausted, ada amber: 2 > 4, krump amber: 3 > 0
        without one nothing is moved
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: line iyxrenu-the-clever
            bo: line krump(amber=3); amber 1
            action iyxrenu-the-clever
            -> iyxrenu-the-clever exhausted
    """)


class TestKyypaxEncapsulator:
    test = cases("""
        an enemy creature goes into its owner's archives
            rule: glossary/archives
            in: mars
            ada: line kyypax-encapsulator zorg
            bo: line krump troll
            reap kyypax-encapsulator, offers krump troll
            pick krump
            -> kyypax-encapsulator exhausted, ada amber: 0 > 1, krump: battleline > archives, bo archives: krump
        one of your own that the opponent controls into yours
            rule: glossary/movement-between-zones
            in: mars
            ada: line kyypax-encapsulator
            bo: line krump(owner=0)
            reap kyypax-encapsulator, pick krump
            -> kyypax-encapsulator exhausted, ada amber: 0 > 1, krump: battleline > archives,
            -> krump controller: 1 > 0, ada archives: krump
        after a fight none does
            in: mars
            ada: line kyypax-encapsulator
            bo: line urchin
            fight kyypax-encapsulator urchin
            -> kyypax-encapsulator exhausted
    """)


class TestPhosphorusBlast:
    test = cases("""
        each creature of another house is dealt two
            in: mars
            ada: hand phosphorus-blast; line zorg troll
            bo: line krump tunk urchin
            play phosphorus-blast
            -> phosphorus-blast: hand > discard, troll damage: 0 > 2, krump damage: 0 > 2, urchin: battleline > discard
    """)


class TestSharkBait:
    test = cases("""
        a friendly creature of another house is dealt two and captures two
            rule: glossary/capture
            in: mars
            ada: hand shark-bait; line zorg troll krump
            bo: line valdr; amber 3
            play shark-bait, offers troll krump
            pick krump
            -> shark-bait: hand > discard, ada amber: 0 > 1, krump damage: 0 > 2, krump amber: 0 > 2, bo amber: 3 > 1
        one that is destroyed captures none
            in: mars
            ada: hand shark-bait; line urchin
            bo: amber 3
            play shark-bait, pick urchin
            -> shark-bait: hand > discard, ada amber: 0 > 1, urchin: battleline > discard
        one that a ward keeps does
            rule: glossary/ward
            in: mars
            ada: hand shark-bait; line urchin(warded)
            bo: amber 3
            play shark-bait, pick urchin
            -> shark-bait: hand > discard, ada amber: 0 > 1, urchin warded: yes > no, urchin amber: 0 > 2,
            -> bo amber: 3 > 1
        with mars creatures only nothing happens
            in: mars
            ada: hand shark-bait; line zorg
            bo: line krump; amber 3
            play shark-bait
            -> shark-bait: hand > discard, ada amber: 0 > 1
    """)


class TestWindShield:
    test = cases("""
        after its creature reaps a friendly creature captures one
            rule: glossary/capture
            in: brobnar
            ada: line krump(upgrades=wind-shield) troll valdr
            bo: line zorg; amber 3
            reap krump, offers krump troll valdr
            pick troll
            -> krump exhausted, ada amber: 0 > 1, troll amber: 0 > 1, bo amber: 3 > 2
        after a fight none does
            in: brobnar
            ada: line krump(upgrades=wind-shield)
            bo: line urchin; amber 3
            fight krump urchin
            -> krump exhausted
    """)

    @pytest.mark.rule("glossary/elusive")
    def test_its_creature_is_elusive(self) -> None:
        t = table(side(battleline=[spec("krump", upgrades=["wind-shield"]), "troll"]), side())
        assert [set(dict(t.card(id_).keywords)) for id_ in ("krump", "troll")] == [{Keyword.ELUSIVE}, set()]


class TestCobaltKapulet:
    test = cases("""
        it captures two for each mars neighbor
            rule: glossary/neighbor glossary/capture
            in: mars
            ada: line tunk zorg cobalt-kapulet blypyp
            bo: amber 5
            reap cobalt-kapulet
            -> cobalt-kapulet exhausted, ada amber: 0 > 1, cobalt-kapulet amber: 0 > 4, bo amber: 5 > 1
        beside one of another house two
            in: mars
            ada: line krump cobalt-kapulet zorg
            bo: amber 5; line tunk
            reap cobalt-kapulet
            -> cobalt-kapulet exhausted, ada amber: 0 > 1, cobalt-kapulet amber: 0 > 2, bo amber: 5 > 3
        without a mars neighbor none
            in: mars
            ada: line krump cobalt-kapulet
            bo: amber 5
            reap cobalt-kapulet
            -> cobalt-kapulet exhausted, ada amber: 0 > 1
        after a fight none
            in: mars
            ada: line zorg cobalt-kapulet
            bo: amber 5; line urchin
            fight cobalt-kapulet urchin
            -> cobalt-kapulet exhausted
    """)


class TestCrimsonDax:
    test = cases("""
        a card of another house is shown and purged for three counters on a mars creature
            rule: glossary/purge glossary/if-you-do-and-in-order-to
            in: mars
            ada: line crimson-dax krump zorg; hand tunk punch fear
            bo: line blypyp troll
            reap crimson-dax, answer yes, offers punch fear
            pick fear, offers crimson-dax zorg blypyp
            pick zorg
            -> crimson-dax exhausted, ada amber: 0 > 1, fear: hand > purged, zorg power counters: 0 > 3
        it need not be
            in: mars
            ada: line crimson-dax; hand punch
            reap crimson-dax, answer no
            -> crimson-dax exhausted, ada amber: 0 > 1
        with mars cards only nothing is asked
            in: mars
            ada: line crimson-dax; hand tunk
            reap crimson-dax
            -> crimson-dax exhausted, ada amber: 0 > 1
        after a fight nothing is asked
            in: mars
            ada: line crimson-dax; hand punch
            bo: line urchin
            fight crimson-dax urchin
            -> crimson-dax exhausted
    """)

    def test_the_card_is_revealed(self) -> None:
        t = table(side(battleline=["crimson-dax"], hand=["punch"]), side(), house=MARS)
        t.do("reap", "crimson-dax")
        t.answer("yes")
        t.finish()
        assert [event.cards for event in t.events(CardsRevealed)] == [(t.number("punch"),)]


class TestDonorVox:
    test = cases("""
        scrapped, it puts two counters on a friendly mars creature
            rule: glossary/scrap
            in: mars
            ada: hand donor-vox; line zorg krump tunk
            bo: line blypyp
            discard donor-vox, offers zorg tunk
            pick tunk
            -> donor-vox: hand > discard, tunk power counters: 0 > 2
        without one nothing is asked
            in: mars
            ada: hand donor-vox; line krump
            bo: line blypyp
            discard donor-vox
            -> donor-vox: hand > discard
    """)


class TestHarmonicPack:
    test = cases("""
        a card of somebody's archives is discarded for three more
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: hand harmonic-pack; archives fear
            bo: line krump troll; archives punch
            play harmonic-pack, offers krump troll
            pick troll, answer mode:1
            -> harmonic-pack: hand > discard, ada amber: 0 > 1, troll damage: 0 > 5, punch: archives > discard
        or of your own
            in: mars
            ada: hand harmonic-pack; archives fear
            bo: line krump troll; archives punch
            play harmonic-pack, pick troll, answer mode:0
            -> harmonic-pack: hand > discard, ada amber: 0 > 1, troll damage: 0 > 5, fear: archives > discard
        without archived cards it is dealt two
            in: mars
            ada: hand harmonic-pack
            bo: line troll
            play harmonic-pack, pick troll
            -> harmonic-pack: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2
        also if the first two destroy the creature
            rule: glossary/resolve-as-much-as-you-can
            in: mars
            ada: hand harmonic-pack; line zorg
            bo: line urchin; archives punch
            play harmonic-pack, pick urchin
            -> harmonic-pack: hand > discard, ada amber: 0 > 1, urchin: battleline > discard,
            -> punch: archives > discard
        without creatures as well
            in: mars
            ada: hand harmonic-pack; archives fear
            play harmonic-pack
            -> harmonic-pack: hand > discard, ada amber: 0 > 1, fear: archives > discard
    """)

    def test_the_card_is_revealed_at_random(self) -> None:
        bo = side(battleline=["troll"], archives=["punch", "fear", "anger"])
        t = table(side(hand=["harmonic-pack"]), bo, house=MARS)
        t.do("play", "harmonic-pack")
        t.pick("troll")
        (shown,) = t.events(CardsRevealed)
        (gone,) = {"punch", "fear", "anger"} - set(t.ids(1, "archives"))
        assert shown.cards == (t.number(gone),) and t.ids(1, "discard") == [gone]


class TestIntentionalDischarge:
    test = cases("""
        a friendly creature returns to hand and a friendly mars creature is readied
            rule: glossary/return glossary/if-you-do-and-in-order-to
            in: mars
            ada: hand intentional-discharge; line zorg(exhausted) krump tunk(exhausted) troll(exhausted)
            bo: line blypyp(exhausted)
            play intentional-discharge, offers zorg krump tunk troll
            pick krump, offers zorg tunk
            pick zorg
            -> intentional-discharge: hand > discard, krump: battleline > hand, zorg exhausted: yes > no
        to its owner's hand
            rule: glossary/movement-between-zones
            in: mars
            ada: hand intentional-discharge; line krump(owner=1) zorg(exhausted)
            play intentional-discharge, pick krump, pick zorg
            -> intentional-discharge: hand > discard, krump: battleline > hand, krump controller: 0 > 1,
            -> zorg exhausted: yes > no
        for one that a ward keeps none is readied
            rule: glossary/ward
            in: mars
            ada: hand intentional-discharge; line krump(warded) zorg(exhausted)
            play intentional-discharge, pick krump
            -> intentional-discharge: hand > discard, krump warded: yes > no
    """)


class TestNumber612:
    @pytest.mark.rule("glossary/taunt", "glossary/splash-attack-x")
    def test_it_has_taunt_and_splash_attack_2(self) -> None:
        t = table(side(battleline=["number-612"]), side(battleline=["krump"]), house=MARS)
        number = t.card("number-612")
        assert (number.power, dict(number.keywords)) == (5, {Keyword.TAUNT: 1, Keyword.SPLASH_ATTACK: 2})
        t.do("reap", "number-612")
        t.expect_main_step()


class TestSynwyxTheBold:
    test = cases("""
        after a fight an enemy creature captures two from its own side
            rule: glossary/capture
            in: mars
            ada: line synwyx-the-bold zorg; amber 3
            bo: line urchin krump; amber 3
            fight synwyx-the-bold urchin, offers urchin krump
            pick krump
            -> synwyx-the-bold exhausted, krump amber: 0 > 2, bo amber: 3 > 1
        after a reap none does
            in: mars
            ada: line synwyx-the-bold
            bo: line krump; amber 3
            reap synwyx-the-bold
            -> synwyx-the-bold exhausted, ada amber: 0 > 1
    """)


class TestWatneySCalculation:
    test = cases("""
        an enemy creature is destroyed if its side has more æmber, yours counted with the bonus
            rule: glossary/bonus-icons
            in: mars
            ada: hand watney-s-calculation; line zorg; amber 1
            bo: line krump troll; amber 3
            play watney-s-calculation, offers krump troll
            pick troll
            -> watney-s-calculation: hand > discard, ada amber: 1 > 2, troll: battleline > discard
        with as much it is not
            in: mars
            ada: hand watney-s-calculation; amber 2
            bo: line krump; amber 3
            play watney-s-calculation
            -> watney-s-calculation: hand > discard, ada amber: 2 > 3
    """)


class TestYandylinx:
    test = cases("""
        a discarded card costs the opponent one
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: line yandylinx; hand zorg punch
            bo: amber 2
            reap yandylinx, offers zorg punch
            pick punch
            -> yandylinx exhausted, ada amber: 0 > 1, punch: hand > discard, bo amber: 2 > 1
        without a card it does not
            rule: glossary/if-you-do-and-in-order-to
            in: mars
            ada: line yandylinx
            bo: amber 2
            reap yandylinx
            -> yandylinx exhausted, ada amber: 0 > 1
        after a fight none is discarded
            in: mars
            ada: line yandylinx; hand punch
            bo: line urchin; amber 2
            fight yandylinx urchin
            -> yandylinx exhausted
        scrapped, each friendly mars creature captures one
            rule: glossary/scrap
            in: mars
            ada: hand yandylinx; line zorg krump tunk
            bo: line blypyp; amber 5
            discard yandylinx
            -> yandylinx: hand > discard, zorg amber: 0 > 1, tunk amber: 0 > 1, bo amber: 5 > 3
    """)


class TestGammaBlaster:
    test = cases("""
        after its creature reaps an enemy creature with æmber is destroyed
            in: brobnar
            ada: line krump(upgrades=gamma-blaster) valdr(amber=1)
            bo: line troll(amber=1) zorg urchin(amber=2)
            reap krump, offers troll urchin
            pick troll
            -> krump exhausted, ada amber: 0 > 2, troll: battleline > discard
        after a fight none is
            in: brobnar
            ada: line krump(upgrades=gamma-blaster)
            bo: line urchin(amber=1)
            fight krump urchin
            -> krump exhausted
    """)


class TestStealthModifications:
    test = cases("""
        played, its creature and its neighbors are warded
            rule: glossary/ward glossary/neighbor
            in: mars
            ada: hand stealth-modifications; line zorg troll krump valdr
            bo: line tunk
            play stealth-modifications, offers zorg troll krump valdr tunk
            pick troll
            -> stealth-modifications: hand > upgrade, stealth-modifications on: nothing > troll, ada amber: 0 > 1,
            -> zorg warded, troll warded, krump warded
    """)

    @pytest.mark.rule("glossary/elusive")
    @pytest.mark.parametrize("owner", [0, 1])
    def test_they_are_elusive(self, owner: int) -> None:
        worn = spec("troll", upgrades=[spec("stealth-modifications", owner=owner)])
        t = table(side(battleline=["zorg", worn, "krump", "valdr"]), side(battleline=["tunk"]))
        hidden = {c.id for c in t.cards() if Keyword.ELUSIVE in dict(c.keywords)}
        assert hidden == {"zorg", "troll", "krump"}
