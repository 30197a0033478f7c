"""Draconian Measures, Ouboros: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import CardSpec, House
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.language.words import ARTIFACT, BE_DESTROYED, cannot, card, each
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

OUBOROS = House.OUBOROS


def tired(id_: str) -> CardSpec:
    """An exhausted card."""
    return spec(id_, ready=False)


def forged(number: int) -> list[KeyColor]:
    """So many forged keys."""
    return list(KeyColor)[:number]


class TestAgorim:
    @pytest.mark.rule("glossary/center-of-the-battleline")
    def test_in_the_center_it_gives_each_friendly_creature_5_power(self) -> None:
        t = table(side(battleline=["troll", "agorim", "krump"]), side(battleline=["bumpsy"]))
        assert [t.card(id_).power for id_ in ("troll", "agorim", "krump", "bumpsy")] == [13, 12, 11, 5]

    def test_alone_it_is_in_the_center(self) -> None:
        t = table(side(battleline=["agorim"]), side(battleline=["bumpsy"]))
        assert (t.card("agorim").power, t.card("bumpsy").power) == (12, 5)

    @pytest.mark.parametrize("line", [["agorim", "troll", "krump"], ["troll", "agorim"]])
    def test_elsewhere_it_gives_nothing(self, line: list[str]) -> None:
        t = table(side(battleline=line), side(battleline=["bumpsy", "valdr", "dextre"]))
        assert (t.card("agorim").power, t.card("troll").power) == (7, 8)

    def test_in_the_center_of_the_opponents_battleline_it_serves_them(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["bumpsy", "agorim", "krump"]))
        assert [t.card(id_).power for id_ in ("troll", "agorim", "krump", "bumpsy")] == [8, 12, 11, 10]


class TestAshwingProtocol:
    test = cases("""
        with fewer creatures than the opponent it draws 3
            rule: glossary/overwhelmed
            in: ouboros
            ada: hand ashwing-protocol; line troll; deck punch anger warsong fear
            bo: line krump bumpsy; deck urchin
            play ashwing-protocol
            -> ashwing-protocol: hand > discard, ada amber: 0 > 1,
            -> punch: deck > hand, anger: deck > hand, warsong: deck > hand
        with as many it draws none
            in: ouboros
            ada: hand ashwing-protocol; line troll dextre; deck punch anger warsong fear
            bo: line krump bumpsy
            play ashwing-protocol
            -> ashwing-protocol: hand > discard, ada amber: 0 > 1
    """)


class TestChlorodozeVapor:
    test = cases("""
        each creature is dealt 3, and for each of the 3 destroyed a creature is exhausted
            rule: glossary/for-each
            in: ouboros
            ada: hand chlorodoze-vapor; line troll niffle-ape; artifacts city-gates
            bo: line krump bumpsy hunting-witch urchin valdr
            play chlorodoze-vapor, pick hunting-witch urchin, offers troll krump bumpsy valdr, pick krump
            offers troll krump bumpsy valdr, pick bumpsy, pick troll
            -> chlorodoze-vapor: hand > discard, troll damage: 0 > 3, niffle-ape: battleline > discard,
            -> krump damage: 0 > 3, bumpsy damage: 0 > 3, valdr damage: 0 > 3,
            -> hunting-witch: battleline > discard, urchin: battleline > discard,
            -> krump exhausted, bumpsy exhausted, troll exhausted
        none destroyed, none exhausted; what its ward or armor saves does not count
            rule: glossary/this-way
            in: ouboros
            ada: hand chlorodoze-vapor; line troll niffle-ape(warded)
            bo: line bulwark
            play chlorodoze-vapor
            -> chlorodoze-vapor: hand > discard, troll damage: 0 > 3, niffle-ape warded: yes > no,
            -> bulwark armor used: 0 > 2, bulwark damage: 0 > 1
    """)


class TestCynDynasty:
    def test_keys_of_both_cost_2_more(self) -> None:
        t = table(side(artifacts=["cyn-dynasty"]), side())
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (8, 8)

    def after_the_turn(self, *, ada: list[str], bo: list[str], amber: int) -> Table:
        """Return the table after Bo, with so much Æmber, began his turn."""
        mine = side(artifacts=ada, deck=["fear", "anger", "warsong", "urchin", "krump"], hand=["troll"] * 6)
        theirs = side(artifacts=bo, deck=["bumpsy"] * 5, hand=["valdr"] * 6, amber=amber, houses=[House.BROBNAR])
        t = table(mine, theirs, house=House.BROBNAR)
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        return t

    @pytest.mark.rule("turn/step-1-forge-a-key")
    def test_the_opponent_forging_a_key_is_worth_2_and_4_cards_and_destroys_it(self) -> None:
        t = self.after_the_turn(ada=["cyn-dynasty"], bo=[], amber=8)
        assert (t.amber(0), t.amber(1), len(t.game.state.players[1].keys)) == (2, 0, 1)
        assert (t.ids(0, "hand")[6:], t.zone("cyn-dynasty")) == (["fear", "anger", "warsong", "urchin"], "discard")
        assert len(t.ids(1, "hand")) == 6

    def test_a_key_not_forged_leaves_it(self) -> None:
        t = self.after_the_turn(ada=["cyn-dynasty"], bo=[], amber=7)
        assert (t.amber(0), len(t.ids(0, "hand")), t.zone("cyn-dynasty")) == (0, 6, "artifacts")

    def test_its_own_player_forging_one_leaves_it(self) -> None:
        t = self.after_the_turn(ada=[], bo=["cyn-dynasty"], amber=8)
        assert (t.amber(0), t.amber(1), len(t.game.state.players[1].keys)) == (0, 0, 1)
        assert (len(t.ids(1, "hand")), t.zone("cyn-dynasty")) == (6, "artifacts")


class TestDrayConis:
    test = cases("""
        exhausted at the start of its player's turn, it destroys each creature, itself too
            ada: line troll
            bo: line dray-conis(exhausted) krump; artifacts the-warchest
            end turn
            -> troll: battleline > discard, dray-conis: battleline > discard, krump: battleline > discard
    """)

    def test_ready_it_destroys_none(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["dray-conis", "krump"]))
        t.end_turn()
        assert (t.line(0), t.line(1)) == (["troll"], ["dray-conis", "krump"])

    @pytest.mark.rule("glossary/entrench")
    def test_entrenched_it_waits_for_its_own_players_turn(self) -> None:
        houses = [House.BROBNAR]
        t = table(side(battleline=[tired("dray-conis"), "krump"], houses=houses), side(battleline=["troll"]))
        t.answer("end-turn")
        t.pick("dray-conis")
        t.finish()
        assert (t.line(0), t.line(1)) == (["dray-conis", "krump"], ["troll"])
        t.answer("end-turn")
        t.finish()
        assert (t.line(0), t.line(1), t.game.state.active) == ([], [], 0)


class TestGildedBurden:
    test = cases("""
        for each forged key of the opponent an enemy creature captures 2 from its own side
            rule: glossary/for-each glossary/capture
            in: ouboros
            ada: hand gilded-burden; line troll; amber 5; keys 1
            bo: line krump bumpsy; amber 5; keys 2
            play gilded-burden, offers krump bumpsy, pick krump, offers krump bumpsy, pick bumpsy
            -> gilded-burden: hand > discard, ada amber: 5 > 6, bo amber: 5 > 1, krump amber: 0 > 2, bumpsy amber: 0 > 2
        the same creature may take it all, as much as there is
            rule: glossary/resolve-as-much-as-you-can
            in: ouboros
            ada: hand gilded-burden; amber 1
            bo: line krump bumpsy; amber 3; keys 2
            play gilded-burden, pick krump, pick krump
            -> gilded-burden: hand > discard, ada amber: 1 > 2, bo amber: 3 > 0, krump amber: 0 > 3
        without a forged key of theirs none does
            in: ouboros
            ada: hand gilded-burden; amber 5; keys 2
            bo: line krump; amber 5
            play gilded-burden
            -> gilded-burden: hand > discard, ada amber: 5 > 6
    """)


class TestHoardgouge:
    test = cases("""
        overwhelmed, its creature gains 1 after a fight and deals 3 to an enemy creature
            rule: glossary/overwhelmed
            ada: line troll(upgrades=hoardgouge)
            bo: line krump bumpsy valdr
            fight troll krump, offers bumpsy valdr, pick bumpsy
            -> troll exhausted, troll damage: 0 > 6, krump: battleline > discard, ada amber: 0 > 1, bumpsy damage: 0 > 3
        after it reaps, too
            ada: line valdr(upgrades=hoardgouge)
            bo: line krump bumpsy
            reap valdr, offers krump bumpsy, pick krump
            -> valdr exhausted, ada amber: 0 > 2, krump damage: 0 > 3
        not with as many creatures
            ada: line valdr(upgrades=hoardgouge) niffle-ape
            bo: line krump bumpsy
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
        other creatures do not
            ada: line valdr(upgrades=hoardgouge) bumpsy
            bo: line krump troll batdrone
            reap bumpsy
            -> bumpsy exhausted, ada amber: 0 > 1
    """)


class TestKulsha:
    @pytest.mark.rule("glossary/gigantic")
    @pytest.mark.parametrize(("mine", "theirs", "cost"), [(0, 0, 6), (2, 0, 6), (0, 1, 8), (1, 2, 10)])
    def test_the_opponents_keys_cost_2_more_for_each_they_have(self, mine: int, theirs: int, cost: int) -> None:
        t = table(side(battleline=["kulsha"], keys=forged(mine)), side(keys=forged(theirs)))
        assert (t.game.key_cost(0), t.game.key_cost(1), t.card("kulsha").power) == (6, cost, 15)

    test = cases("""
        both halves are played as one creature
            rule: glossary/gigantic
            in: ouboros
            ada: hand kulsha kulsha2
            creature kulsha
            -> kulsha: hand > battleline, kulsha exhausted, kulsha2: hand > joined
        after it reaps it exhausts up to 3 creatures of either side
            ada: line kulsha urchin; artifacts city-gates
            bo: line troll krump bumpsy valdr(exhausted)
            reap kulsha, offers 0-3 of: kulsha urchin troll krump bumpsy valdr, pick urchin troll krump
            -> kulsha exhausted, ada amber: 0 > 1, urchin exhausted, troll exhausted, krump exhausted
        or fewer
            ada: line kulsha
            bo: line troll krump
            reap kulsha, pick krump
            -> kulsha exhausted, ada amber: 0 > 1, krump exhausted
        after a fight, too, or none
            ada: line kulsha
            bo: line troll krump bumpsy valdr
            fight kulsha troll, offers 0-3 of: kulsha krump bumpsy valdr, answer done
            -> kulsha exhausted, kulsha damage: 0 > 8, troll: battleline > discard
    """)


class TestPrimeAuthority:
    test = cases("""
        an enemy creature readied may leave more exhausted friendly ones, which is worth 2
            in: ouboros
            ada: hand prime-authority; line troll(exhausted) niffle-ape; artifacts city-gates
            bo: line krump(exhausted)
            play prime-authority, answer mode:0, offers troll niffle-ape krump, pick krump
            -> prime-authority: hand > discard, krump exhausted: yes > no, ada amber: 0 > 2
        a friendly one exhausted may be that one more
            in: ouboros
            ada: hand prime-authority; line troll(exhausted) niffle-ape; artifacts city-gates
            bo: line krump(exhausted) bumpsy
            play prime-authority, answer mode:1, offers troll niffle-ape krump bumpsy, pick niffle-ape
            -> prime-authority: hand > discard, niffle-ape exhausted, ada amber: 0 > 2
        as many are none more
            in: ouboros
            ada: hand prime-authority; line troll(exhausted) niffle-ape
            bo: line krump bumpsy
            play prime-authority, answer mode:1, pick bumpsy
            -> prime-authority: hand > discard, bumpsy exhausted
        ready ones do not count
            in: ouboros
            ada: hand prime-authority; line troll niffle-ape bumpsy
            bo: line krump(exhausted) valdr(exhausted)
            play prime-authority, answer mode:1, pick niffle-ape
            -> prime-authority: hand > discard, niffle-ape exhausted
    """)


class TestSedaTheSleeper:
    test = cases("""
        played, she captures 6
            rule: glossary/capture
            in: ouboros
            ada: hand seda-the-sleeper
            bo: amber 7
            creature seda-the-sleeper
            -> seda-the-sleeper: hand > battleline, seda-the-sleeper exhausted, seda-the-sleeper amber: 0 > 6,
            -> bo amber: 7 > 1
        exhausted on a flank she is dealt no damage
            rule: glossary/invulnerable glossary/flank
            in: ouboros
            ada: hand chlorodoze-vapor; line seda-the-sleeper(exhausted) bumpsy krump
            play chlorodoze-vapor
            -> chlorodoze-vapor: hand > discard, bumpsy damage: 0 > 3, krump damage: 0 > 3
        exhausted between others she is
            in: ouboros
            ada: hand chlorodoze-vapor; line bumpsy seda-the-sleeper(exhausted) krump
            play chlorodoze-vapor
            -> chlorodoze-vapor: hand > discard, seda-the-sleeper damage: 0 > 3, bumpsy damage: 0 > 3,
            -> krump damage: 0 > 3
        ready on a flank, too
            in: ouboros
            ada: hand chlorodoze-vapor; line seda-the-sleeper bumpsy krump
            play chlorodoze-vapor
            -> chlorodoze-vapor: hand > discard, seda-the-sleeper damage: 0 > 3, bumpsy damage: 0 > 3,
            -> krump damage: 0 > 3
        readied by you, she may be dealt 2 and exhausted again
            rule: glossary/ready-and-exhausted
            in: ouboros
            ada: hand prime-authority; line seda-the-sleeper(exhausted) krump
            bo: line troll(exhausted) valdr(exhausted)
            play prime-authority, answer mode:0, pick seda-the-sleeper, answer yes
            -> prime-authority: hand > discard, seda-the-sleeper damage: 0 > 2
        or left ready
            rule: glossary/may
            in: ouboros
            ada: hand prime-authority; line seda-the-sleeper(exhausted) krump
            bo: line troll(exhausted) valdr(exhausted)
            play prime-authority, answer mode:0, pick seda-the-sleeper, answer no
            -> prime-authority: hand > discard, seda-the-sleeper exhausted: yes > no
        saved by her ward, she stays ready
            rule: glossary/if-you-do-and-in-order-to
            in: ouboros
            ada: hand prime-authority; line seda-the-sleeper(exhausted warded) krump
            bo: line troll(exhausted) valdr(exhausted)
            play prime-authority, answer mode:0, pick seda-the-sleeper, answer yes
            -> prime-authority: hand > discard, seda-the-sleeper exhausted: yes > no, seda-the-sleeper warded: yes > no
        readied by the opponent, she is not asked about
            in: ouboros
            ada: hand prime-authority; line krump
            bo: line seda-the-sleeper(exhausted) troll(exhausted)
            play prime-authority, answer mode:0, pick seda-the-sleeper
            -> prime-authority: hand > discard, seda-the-sleeper exhausted: yes > no
    """)

    @pytest.mark.rule("turn/step-4-ready-cards")
    def test_the_ready_step_readies_her_for_you(self) -> None:
        t = table(side(battleline=[tired("seda-the-sleeper")]), side(houses=[House.DIS]))
        t.answer("end-turn")
        t.answer("yes")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {"seda-the-sleeper damage": (0, 2)}


class TestSleepwither:
    test = cases("""
        an ouboros creature of either side is destroyed for 2
            in: ouboros
            ada: hand sleepwither; line caspart troll; artifacts spherular-gem
            bo: line daring-delt krump; amber 1
            play sleepwither, offers caspart daring-delt, pick daring-delt
            -> sleepwither: hand > discard, daring-delt: battleline > discard, ada amber: 0 > 2
        saved by its ward, it is worth nothing
            rule: glossary/if-you-do-and-in-order-to
            in: ouboros
            ada: hand sleepwither; line caspart(warded)
            play sleepwither, pick caspart
            -> sleepwither: hand > discard, caspart warded: yes > no
        without one there is nothing
            in: ouboros
            ada: hand sleepwither; line troll
            play sleepwither
            -> sleepwither: hand > discard
    """)


class TestSpherularGem:
    test = cases(
        """
        destroyed, it is worth 1 for each forged key, whosever it is
            in: ouboros
            ada: artifacts spherular-gem; keys 1
            bo: keys 2
            action spherular-gem
            -> spherular-gem: artifacts > discard, ada amber: 0 > 3
        without forged keys it is worth nothing
            in: ouboros
            ada: artifacts spherular-gem
            action spherular-gem
            -> spherular-gem: artifacts > discard
        saved, it is worth nothing
            rule: glossary/if-you-do-and-in-order-to
            in: ouboros
            ada: artifacts spherular-gem cannon; keys 2
            action spherular-gem
            -> spherular-gem exhausted
        """,
        card("cannon", cannot(BE_DESTROYED, each(ARTIFACT))),
    )


class TestTranquilReiner:
    test = cases("""
        after it reaps an exhausted creature that is no dragon is readied for 3
            ada: line tranquil-reiner troll(exhausted) niffle-ape caspart(exhausted)
            bo: line krump(exhausted) bumpsy
            reap tranquil-reiner, offers troll krump, pick krump
            -> tranquil-reiner exhausted, krump exhausted: yes > no, ada amber: 0 > 4
        after a fight, too
            ada: line tranquil-reiner troll(exhausted)
            bo: line niffle-ape
            fight tranquil-reiner niffle-ape, pick troll
            -> tranquil-reiner exhausted, tranquil-reiner damage: 0 > 3, niffle-ape: battleline > discard,
            -> troll exhausted: yes > no, ada amber: 0 > 3
        a card may ready it
            in: ouboros
            ada: hand prime-authority; line tranquil-reiner(exhausted)
            bo: line krump(exhausted) troll(exhausted)
            play prime-authority, answer mode:0, pick tranquil-reiner
            -> prime-authority: hand > discard, tranquil-reiner exhausted: yes > no
        where none can be readied nothing is gained
            rule: glossary/if-you-do-and-in-order-to
            ada: line tranquil-reiner troll caspart(exhausted)
            reap tranquil-reiner
            -> tranquil-reiner exhausted, ada amber: 0 > 1
    """)

    @pytest.mark.rule("turn/step-4-ready-cards")
    def test_it_stays_exhausted_in_the_ready_step(self) -> None:
        line = [tired("tranquil-reiner"), tired("troll"), tired("caspart")]
        t = table(side(battleline=line), side(houses=[House.DIS]))
        t.answer("end-turn")
        t.answer("done")
        t.finish_until(DecisionKind.HOUSE)
        assert [t.card(id_).ready for id_ in ("tranquil-reiner", "troll", "caspart")] == [False, True, True]


class TestBastionclaw:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("mine", "theirs", "cost"), [(0, 0, 6), (2, 0, 6), (0, 1, 5), (1, 2, 4)])
    def test_your_keys_cost_1_less_for_each_forged_key_of_the_opponent(self, mine: int, theirs: int, cost: int) -> None:
        t = table(side(battleline=["bastionclaw"], keys=forged(mine)), side(keys=forged(theirs)))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (cost, 6)


class TestCaspart:
    def ended(self, *, stays: bool, bo: list[str]) -> Table:
        """Return the table at the end of a turn that exhausted Caspart began."""
        mine = side(battleline=[tired("caspart"), "troll"], houses=[House.DIS])
        t = table(mine, side(battleline=bo, artifacts=["city-gates"], houses=[House.DIS]))
        t.answer("end-turn")
        t.offers("caspart", least=0)
        t.pick("caspart") if stays else t.answer("done")
        return t

    @pytest.mark.rule("glossary/entrench")
    def test_exhausted_at_the_end_of_your_turn_it_exhausts_2_others_of_either_side(self) -> None:
        t = self.ended(stays=True, bo=["krump", "bumpsy"])
        t.offers("troll", "krump", "bumpsy", least=2, most=2)
        t.pick("troll", "bumpsy")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {"troll exhausted": (False, True), "bumpsy exhausted": (False, True)}

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_where_there_is_one_other_it_exhausts_that(self) -> None:
        t = self.ended(stays=True, bo=[])
        t.finish_until(DecisionKind.HOUSE)
        assert t.changes() == {"troll exhausted": (False, True)}

    def test_ready_it_exhausts_none(self) -> None:
        t = self.ended(stays=False, bo=["krump", "bumpsy"])
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {"caspart exhausted": (True, False)}

    def test_at_the_end_of_the_opponents_turn_it_does_nothing(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=[tired("caspart"), "krump"], houses=[House.DIS]))
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}


class TestDragons:
    def test_any_number_of_dragons_of_your_discard_pile_are_shuffled_into_your_deck(self) -> None:
        ada = side(hand=["dragons"], discard=["agorim", "troll", "caspart", "daring-delt"], deck=["fear"])
        t = table(ada, side(discard=["bastionclaw"]), house=OUBOROS)
        t.do("play", "dragons")
        t.offers("daring-delt", "caspart", "agorim", least=0, most=3)
        t.pick("agorim", "daring-delt")
        assert sorted(t.ids(0, "deck")) == ["agorim", "daring-delt", "fear"]
        assert (t.ids(0, "discard"), t.amber(0)) == (["troll", "caspart", "dragons"], 1)
        t.expect_main_step()

    test = cases("""
        none are a number, too
            rule: glossary/any-number
            in: ouboros
            ada: hand dragons; discard agorim
            play dragons, answer done
            -> dragons: hand > discard, ada amber: 0 > 1
    """)


class TestDozeWing:
    test = cases("""
        it exhausts each creature of both sides that is no dragon
            rule: glossary/ready-and-exhausted
            in: ouboros
            ada: hand doze-wing; line troll caspart
            bo: line krump bumpsy(exhausted) daring-delt; artifacts the-warchest
            play doze-wing, finish
            -> doze-wing: hand > discard, ada amber: 0 > 1, troll exhausted, krump exhausted
    """)


class TestGlitteringHorde:
    test = cases("""
        for each color among the forged keys of both sides it steals 1
            rule: glossary/for-each glossary/steal
            in: ouboros
            ada: hand glittering-horde; keys red
            bo: amber 5; keys blue red
            play glittering-horde
            -> glittering-horde: hand > discard, ada amber: 0 > 3, bo amber: 5 > 3
        of all three colors 3
            in: ouboros
            ada: hand glittering-horde; keys red yellow
            bo: amber 5; keys blue yellow
            play glittering-horde
            -> glittering-horde: hand > discard, ada amber: 0 > 4, bo amber: 5 > 2
        of yours alone, too
            in: ouboros
            ada: hand glittering-horde; keys red yellow
            bo: amber 5
            play glittering-horde
            -> glittering-horde: hand > discard, ada amber: 0 > 3, bo amber: 5 > 3
        without forged keys none is stolen
            in: ouboros
            ada: hand glittering-horde
            bo: amber 5
            play glittering-horde
            -> glittering-horde: hand > discard, ada amber: 0 > 1
    """)


class TestNoxiousIonox:
    def begun(self, *, exhausted: bool) -> Table:
        """Return the table at the start of Bo's turn."""
        bo = side(battleline=[spec("noxious-ionox", ready=not exhausted), "krump"], houses=[House.BROBNAR])
        t = table(side(battleline=["troll", "niffle-ape"], artifacts=["city-gates"]), bo)
        t.answer("end-turn")
        return t

    def test_exhausted_at_the_start_of_your_turn_it_destroys_an_enemy_creature(self) -> None:
        t = self.begun(exhausted=True)
        t.offers("troll", "niffle-ape")
        t.pick("troll")
        assert t.changes() == {"troll": ("battleline", "discard")}

    def test_ready_it_destroys_none(self) -> None:
        t = self.begun(exhausted=False)
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}

    def test_not_at_the_start_of_the_opponents_turn(self) -> None:
        ada = side(battleline=[tired("noxious-ionox")])
        t = table(ada, side(battleline=["troll"], houses=[House.DIS]))
        t.answer("end-turn")
        t.pick("noxious-ionox")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}


class TestParasiticCharge:
    test = cases("""
        for 14 less the opponent's Æmber it forges a key and is purged
            rule: glossary/cost-at-current-cost glossary/if-you-do-and-in-order-to
            in: ouboros
            ada: hand parasitic-charge; amber 9
            bo: amber 6
            play parasitic-charge, answer key:blue
            -> parasitic-charge: hand > purged, ada amber: 9 > 1, ada keys: nothing > blue
        with 1 too few it is discarded
            in: ouboros
            ada: hand parasitic-charge; amber 7
            bo: amber 6
            play parasitic-charge
            -> parasitic-charge: hand > discard
        with 14 on the other side it costs nothing
            in: ouboros
            ada: hand parasitic-charge
            bo: amber 15
            play parasitic-charge, answer key:red
            -> parasitic-charge: hand > purged, ada keys: nothing > red
    """)


class TestVoltashCoilbreath:
    test = cases("""
        an enemy artifact is used as if it were yours and goes to the bottom of its owner's deck
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it
            ada: line voltash-coilbreath; deck fear; artifacts the-warchest
            bo: artifacts library-of-babble soul-vial; deck troll krump; line bumpsy
            reap voltash-coilbreath, offers library-of-babble soul-vial
            pick library-of-babble, answer action:library-of-babble
            -> voltash-coilbreath exhausted, ada amber: 0 > 1, fear: deck > hand, library-of-babble: artifacts > deck,
            -> bo deck: troll krump library-of-babble
        an exhausted one goes there unused
            rule: glossary/resolve-as-much-as-you-can
            ada: line voltash-coilbreath; deck fear
            bo: artifacts library-of-babble(exhausted)
            reap voltash-coilbreath, pick library-of-babble
            -> voltash-coilbreath exhausted, ada amber: 0 > 1, library-of-babble: artifacts > deck
        one that is destroyed in use goes there from the discard pile
            rule: glossary/movement-between-zones
            ada: line voltash-coilbreath; deck fear
            bo: artifacts spherular-gem; keys 1
            reap voltash-coilbreath, pick spherular-gem, answer action:spherular-gem
            -> voltash-coilbreath exhausted, ada amber: 0 > 2, spherular-gem: artifacts > deck
        without one there is nothing
            ada: line voltash-coilbreath; artifacts library-of-babble
            reap voltash-coilbreath
            -> voltash-coilbreath exhausted, ada amber: 0 > 1
        a fight brings nothing
            ada: line voltash-coilbreath
            bo: artifacts library-of-babble; line niffle-ape
            fight voltash-coilbreath niffle-ape
            -> voltash-coilbreath exhausted, voltash-coilbreath damage: 0 > 3, niffle-ape: battleline > discard
    """)


class TestZartooTheSwift:
    test = cases("""
        after it reaps a friendly creature that is no dragon is readied and used
            ada: line zartoo-the-swift troll(exhausted) caspart niffle-ape
            bo: line krump
            reap zartoo-the-swift, offers troll niffle-ape, pick troll, answer reap:troll
            -> zartoo-the-swift exhausted, ada amber: 0 > 2
        one that is ready is used all the same
            rule: glossary/resolve-as-much-as-you-can
            ada: line zartoo-the-swift valdr
            bo: line bumpsy
            reap zartoo-the-swift, pick valdr, answer fight:valdr, pick bumpsy
            -> zartoo-the-swift exhausted, ada amber: 0 > 1, valdr exhausted, valdr damage: 0 > 5,
            -> bumpsy: battleline > discard
        a fight brings nothing
            ada: line zartoo-the-swift troll
            bo: line niffle-ape
            fight zartoo-the-swift niffle-ape
            -> zartoo-the-swift exhausted, zartoo-the-swift damage: 0 > 3, niffle-ape: battleline > discard
    """)


class TestArcaneRelief:
    test = cases("""
        a friendly exhausted creature is readied and used
            in: ouboros
            ada: hand arcane-relief; line troll(exhausted) niffle-ape urchin(exhausted)
            ada: artifacts city-gates(exhausted)
            bo: line krump(exhausted)
            play arcane-relief, offers troll urchin, pick troll, answer reap:troll
            -> arcane-relief: hand > discard, ada amber: 0 > 2
        where none is exhausted none is used
            in: ouboros
            ada: hand arcane-relief; line troll
            bo: line krump(exhausted)
            play arcane-relief
            -> arcane-relief: hand > discard, ada amber: 0 > 1
    """)


class TestClawcloakSwipe:
    test = cases("""
        the chosen friendly creature captures 1 for each that the opponent has more
            rule: glossary/overwhelmed
            in: ouboros
            ada: hand clawcloak-swipe; line troll niffle-ape; artifacts city-gates
            bo: line krump bumpsy valdr urchin; amber 5
            play clawcloak-swipe, offers troll niffle-ape, pick niffle-ape
            -> clawcloak-swipe: hand > discard, ada amber: 0 > 1, bo amber: 5 > 3, niffle-ape amber: 0 > 2
        with as many creatures none is chosen
            in: ouboros
            ada: hand clawcloak-swipe; line troll niffle-ape
            bo: line krump bumpsy; amber 5
            play clawcloak-swipe
            -> clawcloak-swipe: hand > discard, ada amber: 0 > 1
        without one of yours nothing is captured
            in: ouboros
            ada: hand clawcloak-swipe
            bo: line krump; amber 5
            play clawcloak-swipe
            -> clawcloak-swipe: hand > discard, ada amber: 0 > 1
    """)


class TestDaringDelt:
    test = cases("""
        after a fight it gains 1 for each ready friendly creature of the active house
            rule: glossary/active-house
            in: ouboros
            ada: line daring-delt caspart(exhausted) bastionclaw agorim snapper-dyn troll; artifacts spherular-gem
            bo: line niffle-ape dray-conis
            fight daring-delt niffle-ape
            -> daring-delt exhausted, daring-delt armor used: 0 > 1, daring-delt damage: 0 > 2,
            -> niffle-ape: battleline > discard, ada amber: 0 > 3
        reaping brings it nothing
            in: ouboros
            ada: line daring-delt bastionclaw
            reap daring-delt
            -> daring-delt exhausted, ada amber: 0 > 1
        ready again by then, it counts itself
            in: ouboros
            ada: line daring-delt(upgrades=rocket-boots)
            bo: line dust-pixie
            fight daring-delt dust-pixie, answer trigger:c1.1
            -> daring-delt armor used: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1
    """)


class TestHoardingTheGoods:
    test = cases("""
        each friendly exhausted creature captures 1
            in: ouboros
            ada: hand hoarding-the-goods; line troll(exhausted) niffle-ape bumpsy(exhausted)
            bo: line krump(exhausted); amber 5
            play hoarding-the-goods, finish
            -> hoarding-the-goods: hand > discard, ada amber: 0 > 1, bo amber: 5 > 3, troll amber: 0 > 1,
            -> bumpsy amber: 0 > 1
    """)


class TestLeyLines:
    test = cases("""
        overwhelmed it exhausts each creature
            rule: glossary/overwhelmed
            in: ouboros
            ada: hand ley-lines; line caspart; artifacts city-gates
            bo: line krump bumpsy
            play ley-lines, finish
            -> ley-lines: hand > discard, ada amber: 0 > 1, caspart exhausted, krump exhausted, bumpsy exhausted
        otherwise one
            in: ouboros
            ada: hand ley-lines; line caspart troll; artifacts city-gates
            bo: line krump bumpsy
            play ley-lines, offers caspart troll krump bumpsy, pick bumpsy
            -> ley-lines: hand > discard, ada amber: 0 > 1, bumpsy exhausted
    """)


class TestPipThePilferer:
    test = cases("""
        with more forged keys on the other side it steals 2
            in: ouboros
            ada: hand pip-the-pilferer; keys 1
            bo: keys 2; amber 5
            creature pip-the-pilferer
            -> pip-the-pilferer: hand > battleline, pip-the-pilferer exhausted, bo amber: 5 > 3, ada amber: 0 > 2
        with as many it captures 2
            in: ouboros
            ada: hand pip-the-pilferer; keys 1
            bo: keys 1; amber 5
            creature pip-the-pilferer
            -> pip-the-pilferer: hand > battleline, pip-the-pilferer exhausted, bo amber: 5 > 3,
            -> pip-the-pilferer amber: 0 > 2
        with more of yours, too
            in: ouboros
            ada: hand pip-the-pilferer; keys 1
            bo: amber 5
            creature pip-the-pilferer
            -> pip-the-pilferer: hand > battleline, pip-the-pilferer exhausted, bo amber: 5 > 3,
            -> pip-the-pilferer amber: 0 > 2
    """)


class TestRiaBevyGress:
    test = cases("""
        overwhelmed it captures 1 for each power counter on friendly creatures
            rule: glossary/overwhelmed
            ada: line ria-bevy-gress(power_counters=1) troll(power_counters=2)
            bo: line krump(power_counters=2) bumpsy valdr; amber 5
            reap ria-bevy-gress
            -> ria-bevy-gress exhausted, ada amber: 0 > 1, bo amber: 5 > 2, ria-bevy-gress amber: 0 > 3
        after a fight, too
            ada: line ria-bevy-gress(power_counters=2)
            bo: line batdrone krump valdr; amber 5
            fight ria-bevy-gress batdrone
            -> ria-bevy-gress exhausted, ria-bevy-gress armor used: 0 > 2, batdrone: battleline > discard,
            -> bo amber: 5 > 3, ria-bevy-gress amber: 0 > 2
        otherwise it captures 1
            ada: line ria-bevy-gress(power_counters=1) troll(power_counters=2)
            bo: line krump valdr; amber 5
            reap ria-bevy-gress
            -> ria-bevy-gress exhausted, ada amber: 0 > 1, bo amber: 5 > 4, ria-bevy-gress amber: 0 > 1
        overwhelmed without counters it captures none
            ada: line ria-bevy-gress
            bo: line krump(power_counters=2) valdr; amber 5
            reap ria-bevy-gress
            -> ria-bevy-gress exhausted, ada amber: 0 > 1
    """)


class TestShadowGloomcoil:
    test = cases("""
        it enters play under the opponent's control
            rule: glossary/treachery
            in: ouboros
            ada: hand shadow-gloomcoil
            bo: line krump
            creature shadow-gloomcoil
            -> shadow-gloomcoil: hand > battleline, shadow-gloomcoil exhausted, shadow-gloomcoil controller: 0 > 1
            -> bo line: krump shadow-gloomcoil
        after a friendly creature is used each friendly creature is dealt 1, itself too
            in: brobnar
            ada: line shadow-gloomcoil valdr
            bo: line krump
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, shadow-gloomcoil damage: 0 > 1, valdr damage: 0 > 1
        it is used as if it belonged to the active house, and that counts
            rule: glossary/versatile
            in: brobnar
            ada: line shadow-gloomcoil troll
            reap shadow-gloomcoil
            -> shadow-gloomcoil exhausted, ada amber: 0 > 1, shadow-gloomcoil damage: 0 > 1, troll damage: 0 > 1
        after a fight, too
            in: brobnar
            ada: line shadow-gloomcoil troll
            bo: line urchin niffle-ape
            fight troll niffle-ape
            -> troll exhausted, niffle-ape: battleline > discard, shadow-gloomcoil damage: 0 > 1, troll damage: 0 > 4
        an artifact is no creature
            in: logos
            ada: line shadow-gloomcoil; artifacts library-of-babble; deck fear
            action library-of-babble
            -> library-of-babble exhausted, fear: deck > hand
        after an enemy creature is used it does nothing
            ada: line troll
            bo: line shadow-gloomcoil
            reap troll
            -> troll exhausted, ada amber: 0 > 1
    """)


class TestSnapperDyn:
    def ended(self, *, stays: bool, amber: int = 3) -> Table:
        """Return the table at the end of a turn that exhausted Snapper Dyn began."""
        bo = side(battleline=["krump", "urchin"], houses=[House.DIS], amber=amber)
        t = table(side(battleline=[tired("snapper-dyn"), "troll"], amber=1), bo)
        t.answer("end-turn")
        t.pick("snapper-dyn") if stays else t.answer("done")
        return t

    @pytest.mark.rule("glossary/for-each", "glossary/entrench")
    def test_exhausted_at_the_end_of_your_turn_it_deals_1_for_each_amber_of_the_opponent(self) -> None:
        t = self.ended(stays=True)
        for id_ in ("krump", "urchin", "krump"):
            t.offers("krump", "urchin")
            t.pick(id_)
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {"krump damage": (0, 2), "urchin": ("battleline", "discard")}

    def test_without_amber_it_deals_none(self) -> None:
        t = self.ended(stays=True, amber=0)
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}

    def test_ready_it_deals_none(self) -> None:
        t = self.ended(stays=False)
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {"snapper-dyn exhausted": (True, False)}

    def test_at_the_end_of_the_opponents_turn_it_does_nothing(self) -> None:
        bo = side(battleline=[tired("snapper-dyn")], houses=[House.DIS])
        t = table(side(battleline=["troll"], amber=3), bo)
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        assert t.changes() == {}


class TestSparkscheme:
    test = cases("""
        exhausted, it draws a card after an enemy creature reaps
            ada: line valdr; deck anger
            bo: line sparkscheme(exhausted); deck fear punch
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1, fear: deck > hand
        ready, it draws none
            ada: line valdr; deck anger
            bo: line sparkscheme; deck fear
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
        a fight is no reaping
            ada: line valdr; deck anger
            bo: line sparkscheme(exhausted) niffle-ape; deck fear
            fight valdr niffle-ape
            -> valdr exhausted, valdr damage: 0 > 3, niffle-ape: battleline > discard
        friendly creatures bring none
            ada: line valdr sparkscheme(exhausted); deck fear
            reap valdr
            -> valdr exhausted, ada amber: 0 > 1
    """)


class TestVanguardWounds:
    test = cases("""
        3 damage to a creature, and a card if that destroys it
            in: ouboros
            ada: hand vanguard-wounds; line troll; deck fear anger
            bo: line niffle-ape krump
            play vanguard-wounds, offers troll niffle-ape krump, pick niffle-ape
            -> vanguard-wounds: hand > discard, niffle-ape: battleline > discard, fear: deck > hand
        a creature that survives brings none
            in: ouboros
            ada: hand vanguard-wounds; line troll; deck fear
            bo: line niffle-ape commander-remiel(power_counters=1)
            play vanguard-wounds, pick commander-remiel
            -> vanguard-wounds: hand > discard, commander-remiel damage: 0 > 3
    """)
