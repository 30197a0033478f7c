"""Dark Tidings, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SHADOWS


class TestCaptainNoBeardEvilTwin:
    test = cases("""
        destroyed it lets each neighbor capture one
            rule: glossary/neighbor glossary/destroyed
            in: shadows
            ada: line urchin captain-no-beard-evil-twin silvertooth bumpsy
            bo: line troll; amber 5
            fight captain-no-beard-evil-twin troll, finish
            -> captain-no-beard-evil-twin: battleline > discard, troll damage: 0 > 6, urchin amber: 0 > 1,
            -> silvertooth amber: 0 > 1, bo amber: 5 > 3
    """)


class TestFreebooterFayeEvilTwin:
    test = cases("""
        played it raises the tide
            rule: glossary/tide
            in: shadows
            tide: bo
            ada: hand freebooter-faye-evil-twin
            bo: amber 2
            creature freebooter-faye-evil-twin
            -> freebooter-faye-evil-twin: hand > battleline, freebooter-faye-evil-twin exhausted, tide: bo > ada
        before it fights at high tide it steals one
            in: shadows
            tide: ada
            ada: line freebooter-faye-evil-twin
            bo: line troll; amber 2
            fight freebooter-faye-evil-twin troll
            -> freebooter-faye-evil-twin: battleline > discard, troll damage: 0 > 4, ada amber: 0 > 1, bo amber: 2 > 1
        at low tide none
            in: shadows
            tide: bo
            ada: line freebooter-faye-evil-twin
            bo: line troll; amber 2
            fight freebooter-faye-evil-twin troll
            -> freebooter-faye-evil-twin: battleline > discard, troll damage: 0 > 4
    """)


class TestHardSimpsonEvilTwin:
    test = cases("""
        at high tide a damaged creature captures from its own side, yours too
            rule: glossary/capture
            in: shadows
            tide: ada
            ada: line hard-simpson-evil-twin silvertooth(damage=1); amber 2
            bo: line troll(damage=1) bumpsy; amber 2
            reap hard-simpson-evil-twin, offers silvertooth troll, pick troll
            -> hard-simpson-evil-twin exhausted, ada amber: 2 > 3, bo amber: 2 > 1, troll amber: 0 > 1
        of your own creatures one captures your amber
            in: shadows
            tide: ada
            ada: line hard-simpson-evil-twin silvertooth(damage=1); amber 2
            reap hard-simpson-evil-twin, pick silvertooth
            -> hard-simpson-evil-twin exhausted, silvertooth amber: 0 > 1
        at low tide nothing is captured
            in: shadows
            tide: bo
            ada: line hard-simpson-evil-twin
            bo: line troll(damage=1); amber 2
            reap hard-simpson-evil-twin
            -> hard-simpson-evil-twin exhausted, ada amber: 0 > 1
    """)


class TestHobnobberEvilTwin:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "stolen"), [(0, 0), (1, 1), (2, 0)])
    def test_of_an_opponent_with_exactly_one_it_steals_it(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["hobnobber-evil-twin"], amber=1), side(amber=had), house=House.DIS)
        t.do("omni", "hobnobber-evil-twin")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (1 + stolen, had - stolen)


class TestMontyBankEvilTwin:
    test = cases("""
        played it is exalted twice
            rule: glossary/exalt
            in: shadows
            ada: hand monty-bank-evil-twin
            creature monty-bank-evil-twin
            -> monty-bank-evil-twin: hand > battleline, monty-bank-evil-twin exhausted,
            -> monty-bank-evil-twin amber: 0 > 2
        its action steals one for each amber on it
            rule: glossary/for-each
            in: shadows
            ada: line monty-bank-evil-twin(amber=3)
            bo: amber 5
            action monty-bank-evil-twin
            -> monty-bank-evil-twin exhausted, ada amber: 0 > 3, bo amber: 5 > 2
    """)


class TestOneEyedWillaEvilTwin:
    test = cases("""
        after a fight at high tide the opponent loses two
            in: shadows
            tide: ada
            ada: line one-eyed-willa-evil-twin; amber 1
            bo: line troll; amber 3
            fight one-eyed-willa-evil-twin troll
            -> one-eyed-willa-evil-twin exhausted, troll damage: 0 > 2, bo amber: 3 > 1
        at low tide nothing
            in: shadows
            tide: bo
            ada: line one-eyed-willa-evil-twin
            bo: line troll; amber 3
            fight one-eyed-willa-evil-twin troll
            -> one-eyed-willa-evil-twin exhausted, troll damage: 0 > 2
    """)


class TestSeaUrchinEvilTwin:
    test = cases("""
        it captures two
            rule: glossary/replacement-effects
            in: shadows
            tide: bo
            ada: hand sea-urchin-evil-twin
            bo: amber 5
            creature sea-urchin-evil-twin
            -> sea-urchin-evil-twin: hand > battleline, sea-urchin-evil-twin exhausted, bo amber: 5 > 3,
            -> sea-urchin-evil-twin amber: 0 > 2
        at high tide it steals them
            in: shadows
            tide: ada
            ada: hand sea-urchin-evil-twin
            bo: amber 5
            creature sea-urchin-evil-twin
            -> sea-urchin-evil-twin: hand > battleline, sea-urchin-evil-twin exhausted, bo amber: 5 > 3,
            -> ada amber: 0 > 2
    """)


class TestArchonsRevenge:
    test = cases("""
        each of up to two creatures that it exhausts steals one
            rule: glossary/this-way
            in: shadows
            ada: artifacts archon-s-revenge; line urchin troll silvertooth dodger(exhausted)
            bo: line umbra; amber 5
            action archon-s-revenge, offers 0-2 of: urchin silvertooth dodger, pick urchin silvertooth, finish
            -> archon-s-revenge exhausted, urchin exhausted, silvertooth exhausted, ada amber: 0 > 2, bo amber: 5 > 3
        one that is exhausted already steals none
            rule: glossary/exhaust-exhausted
            in: shadows
            ada: artifacts archon-s-revenge; line urchin dodger(exhausted)
            bo: amber 5
            action archon-s-revenge, pick urchin dodger, finish
            -> archon-s-revenge exhausted, urchin exhausted, ada amber: 0 > 1, bo amber: 5 > 4
    """)


class TestCaptainNoBeard:
    test = cases("""
        when it reaps it captures one
            in: shadows
            ada: line captain-no-beard
            bo: amber 2
            reap captain-no-beard
            -> captain-no-beard exhausted, ada amber: 0 > 1, captain-no-beard amber: 0 > 1, bo amber: 2 > 1
        its neighbors stand before others
            rule: glossary/taunt
            in: shadows
            ada: line silvertooth
            bo: line dodger captain-no-beard bumpsy mother
            fight silvertooth dodger
            -> silvertooth: battleline > discard, dodger damage: 0 > 2
    """)

    @pytest.mark.rule("glossary/taunt")
    def test_it_has_no_taunt_itself(self) -> None:
        line = ["dodger", "captain-no-beard", "bumpsy", "mother"]
        t = table(side(battleline=["troll"]), side(battleline=line))
        assert [Keyword.TAUNT in dict(t.card(id_).keywords) for id_ in line] == [True, False, True, False]


class TestDeadMansChest:
    test = cases("""
        played it has 4 amber, and a creature is dealt 2 damage
            in: shadows
            ada: hand dead-man-s-chest; line silvertooth
            bo: line troll
            play dead-man-s-chest, offers silvertooth troll, pick troll
            -> dead-man-s-chest: hand > artifacts, dead-man-s-chest exhausted, dead-man-s-chest amber: 0 > 4,
            -> ada amber: 0 > 1, troll damage: 0 > 2
        once 6 creatures were destroyed in a turn its amber is the active player's
            in: dis
            ada: hand gateway-to-dis; line troll bumpsy dodger
            bo: line troll bumpsy dodger; artifacts dead-man-s-chest(amber=4)
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3, ada amber: 0 > 4, dead-man-s-chest amber: 4 > 0,
            -> troll: battleline > discard, bumpsy: battleline > discard, dodger: battleline > discard,
            -> troll 2: battleline > discard, bumpsy 2: battleline > discard, dodger 2: battleline > discard
        after 5 it stays
            in: dis
            ada: hand gateway-to-dis; line troll bumpsy dodger
            bo: line troll bumpsy; artifacts dead-man-s-chest(amber=4)
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3,
            -> troll: battleline > discard, bumpsy: battleline > discard, dodger: battleline > discard,
            -> troll 2: battleline > discard, bumpsy 2: battleline > discard
        so it does where the chest is exhausted
            rule: glossary/exhaust-exhausted
            in: dis
            ada: hand gateway-to-dis; line troll bumpsy dodger
            bo: line troll bumpsy dodger; artifacts dead-man-s-chest(amber=4 exhausted)
            play gateway-to-dis, finish
            -> gateway-to-dis: hand > discard, ada chains: 0 > 3,
            -> troll: battleline > discard, bumpsy: battleline > discard, dodger: battleline > discard,
            -> troll 2: battleline > discard, bumpsy 2: battleline > discard, dodger 2: battleline > discard
    """)

    @pytest.mark.parametrize(("same_turn", "left"), [(True, 0), (False, 4)])
    def test_the_sixth_may_be_destroyed_by_itself_but_in_the_same_turn(self, same_turn: bool, left: int) -> None:
        hand = ["gateway-to-dis", "tocsin", "gateway-to-dis"]
        ada = side(hand=hand, battleline=["troll", "umbra"], deck=["fear"] * 9, houses=[House.DIS])
        chest = spec("dead-man-s-chest", amber=4)
        bo = side(battleline=["dodger", "bumpsy", "troll"], artifacts=[chest], houses=[HERE])
        t = table(ada, bo)
        t.do("play", "gateway-to-dis")
        t.finish()
        assert t.card("dead-man-s-chest").amber == 4
        if not same_turn:
            t.end_turn()
            t.end_turn()
        t.creature("tocsin")
        t.do("play", "gateway-to-dis", 1)
        t.finish()
        assert (t.zone("tocsin"), t.card("dead-man-s-chest").amber) == ("discard", left)


class TestEarlyBirds:
    test = cases("""
        all cards of the house are readied, on both sides
            rule: glossary/ready-and-exhausted
            in: shadows
            ada: hand early-birds; line urchin(exhausted) troll(exhausted); artifacts safe-house(exhausted)
            bo: line umbra(exhausted) bumpsy(exhausted); artifacts cannon(exhausted)
            play early-birds, finish
            -> early-birds: hand > discard, ada amber: 0 > 2, urchin exhausted: yes > no,
            -> safe-house exhausted: yes > no, umbra exhausted: yes > no
    """)


class TestEasyMarks:
    test = cases("""
        damaged enemy creatures are exalted
            rule: glossary/exalt
            in: shadows
            ada: hand easy-marks; line silvertooth(damage=1)
            bo: line troll(damage=1) bumpsy dodger(damage=2)
            play easy-marks, finish
            -> easy-marks: hand > discard, troll amber: 0 > 1, dodger amber: 0 > 1
    """)


class TestRansom:
    def test_the_creature_cannot_be_used(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["ransom"]), "bumpsy"])
        t = table(ada, side(battleline=["krump"]), house=House.BROBNAR)
        assert not t.can("reap", "troll") and not t.can("fight", "troll") and t.can("reap", "bumpsy")

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/upgrades")
    @pytest.mark.parametrize(
        ("amber", "said", "left", "free"), [(3, "yes", 1, True), (3, "no", 3, False), (1, "yes", 0, False)]
    )
    def test_at_the_start_of_their_turn_its_controller_may_pay_the_ransom(
        self, amber: int, said: str, left: int, free: bool
    ) -> None:
        bo = side(battleline=[spec("troll", upgrades=["ransom"])], amber=amber, houses=[House.BROBNAR])
        t = table(side(deck=["fear"] * 9), bo, house=HERE)
        t.answer("end-turn")
        t.answer(said)
        t.finish()
        assert (t.amber(1), t.amber(0), t.can("reap", "troll")) == (left, amber - left, free)
        assert bool(t.card("troll").upgrades) is not free

    def test_not_at_the_start_of_the_opponents_turn(self) -> None:
        bo = side(battleline=[spec("troll", upgrades=["ransom"])], amber=3, houses=[House.BROBNAR])
        t = table(side(amber=3, houses=[HERE]), bo, active=1, house=House.BROBNAR)
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (3, 3) and t.card("troll").upgrades


class TestSubmersible:
    @pytest.mark.rule("glossary/tide", "glossary/elusive")
    @pytest.mark.parametrize(("tide", "elusive"), [(0, True), (1, False), (None, False)])
    def test_at_high_tide_friendly_thieves_are_elusive(self, tide: int | None, elusive: bool) -> None:
        ada = side(battleline=["dodger", "troll"], artifacts=["submersible"])
        t = table(ada, side(battleline=["umbra"]), tide=tide)
        assert [Keyword.ELUSIVE in dict(t.card(id_).keywords) for id_ in ("dodger", "troll", "umbra")] == [
            elusive,
            False,
            False,
        ]


class TestWidespreadCorruption:
    test = cases("""
        what is reaped is captured by a creature that the player does not control
            rule: glossary/reap glossary/capture
            in: brobnar
            ada: line troll bumpsy; artifacts widespread-corruption
            bo: line krump dodger; amber 2
            reap troll, offers krump dodger, pick dodger
            -> troll exhausted, dodger amber: 0 > 1
        the opponent's, too
            in: brobnar
            ada: line troll
            bo: line dodger; artifacts widespread-corruption
            reap troll, finish
            -> troll exhausted, dodger amber: 0 > 1
        without such a creature it is kept
            rule: glossary/resolve-as-much-as-you-can
            in: brobnar
            ada: line troll; artifacts widespread-corruption
            reap troll
            -> troll exhausted, ada amber: 0 > 1
        what is gained otherwise is kept
            in: sanctum
            ada: hand virtuous-works; artifacts widespread-corruption
            bo: line dodger
            play virtuous-works
            -> ada amber: 0 > 3, virtuous-works: hand > discard
    """)


class TestBlatantThievery:
    test = cases("""
        an enemy creature is enraged, and all amber on it is yours
            rule: glossary/enrage glossary/move
            in: shadows
            ada: hand blatant-thievery; line urchin(amber=1)
            bo: line troll(amber=3) bumpsy(amber=1); amber 2
            play blatant-thievery, offers troll bumpsy, pick troll
            -> blatant-thievery: hand > discard, ada amber: 0 > 4, troll amber: 3 > 0, troll enraged
    """)


class TestFreebooterFaye:
    test = cases("""
        played it raises the tide
            in: shadows
            tide: bo
            ada: hand freebooter-faye
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada
        when it reaps at high tide it steals one
            rule: glossary/tide
            in: shadows
            tide: ada
            ada: line freebooter-faye
            bo: amber 2
            reap freebooter-faye
            -> freebooter-faye exhausted, ada amber: 0 > 2, bo amber: 2 > 1
        at low tide none
            in: shadows
            tide: bo
            ada: line freebooter-faye
            bo: amber 2
            reap freebooter-faye
            -> freebooter-faye exhausted, ada amber: 0 > 1
    """)


class TestHandCannon:
    test = cases("""
        its creature is not hurt and takes one amber from the creature it fought
            rule: glossary/skirmish glossary/move
            in: brobnar
            ada: line bumpsy(upgrades=hand-cannon)
            bo: line troll(amber=2) krump(amber=1); amber 2
            fight bumpsy troll
            -> bumpsy exhausted, troll damage: 0 > 5, troll amber: 2 > 1, ada amber: 0 > 1
        one that was destroyed has none left: all of it is yours already
            rule: glossary/leaves-play
            in: brobnar
            ada: line bumpsy(upgrades=hand-cannon)
            bo: line dust-pixie(amber=2)
            fight bumpsy dust-pixie
            -> bumpsy exhausted, dust-pixie: battleline > discard, ada amber: 0 > 2
    """)


class TestMontyBank:
    @pytest.mark.rule("glossary/exalt")
    @pytest.mark.parametrize("times", [0, 1, 2])
    def test_played_it_may_be_exalted_up_to_twice(self, times: int) -> None:
        t = table(side(hand=["monty-bank"]), side(amber=3), house=HERE)
        t.creature("monty-bank")
        assert t.decision.keys() == ("number:0", "number:1", "number:2")
        t.answer(f"number:{times}")
        t.expect_main_step()
        assert (t.card("monty-bank").amber, t.amber(0), t.amber(1)) == (times, 0, 3)

    test = cases("""
        its action steals one for each amber on it
            rule: glossary/for-each
            in: shadows
            ada: line monty-bank(amber=2)
            bo: amber 5
            action monty-bank
            -> monty-bank exhausted, ada amber: 0 > 2, bo amber: 5 > 3
    """)


class TestSafeOrSorry:
    test = cases("""
        any number of friendly creatures is archived
            rule: glossary/any-number
            in: shadows
            ada: hand safe-or-sorry; line urchin troll bumpsy
            bo: line krump; amber 3
            play safe-or-sorry, answer mode:0, offers 0-3 of: urchin troll bumpsy, pick urchin bumpsy, finish
            -> safe-or-sorry: hand > discard, urchin: battleline > archives, bumpsy: battleline > archives
        or a creature is dealt one damage for each amber of the opponent
            rule: glossary/for-each
            in: shadows
            ada: hand safe-or-sorry; line urchin; amber 5
            bo: line troll krump; amber 3
            play safe-or-sorry, answer mode:1, offers urchin troll krump, pick troll
            -> safe-or-sorry: hand > discard, troll damage: 0 > 3
    """)


class TestStirUpTrouble:
    test = cases("""
        two neighbors strike each other with their power at the same time
            rule: glossary/neighbor glossary/power
            in: shadows
            ada: hand stir-up-trouble; line urchin silvertooth
            bo: line bumpsy troll(power_counters=1) krump dodger
            play stir-up-trouble, offers urchin silvertooth bumpsy troll krump dodger, pick krump, offers troll dodger
            pick dodger
            -> stir-up-trouble: hand > discard, krump damage: 0 > 5, dodger: battleline > discard
        the weaker one may be destroyed first or last and strikes all the same
            rule: glossary/damage
            in: shadows
            ada: hand stir-up-trouble; line urchin umbra
            bo: line bumpsy
            play stir-up-trouble, pick urchin, pick umbra, finish
            -> stir-up-trouble: hand > discard, urchin: battleline > discard, umbra damage: 0 > 1
        whichever is chosen first
            in: shadows
            ada: hand stir-up-trouble; line urchin umbra
            bo: line bumpsy
            play stir-up-trouble, pick umbra, pick urchin, finish
            -> stir-up-trouble: hand > discard, urchin: battleline > discard, umbra damage: 0 > 1
        both may be destroyed
            in: shadows
            ada: hand stir-up-trouble; line troll troll(damage=1)
            bo: line bumpsy
            play stir-up-trouble, pick troll#2, pick troll, finish
            -> stir-up-trouble: hand > discard, troll: battleline > discard, troll 2: battleline > discard
        a creature without a neighbor strikes nobody
            rule: glossary/resolve-as-much-as-you-can
            in: shadows
            ada: hand stir-up-trouble; line urchin umbra
            bo: line bumpsy
            play stir-up-trouble, pick bumpsy
            -> stir-up-trouble: hand > discard
        where no creature has a neighbor nobody is asked
            in: shadows
            ada: hand stir-up-trouble; line urchin
            bo: line bumpsy
            play stir-up-trouble
            -> stir-up-trouble: hand > discard
    """)


class TestTheFlyinSpecter:
    test = cases("""
        at high tide its action steals one
            in: shadows
            tide: ada
            ada: artifacts the-flyin--specter
            bo: amber 2
            action the-flyin--specter
            -> the-flyin--specter exhausted, ada amber: 0 > 1, bo amber: 2 > 1
        at low tide none
            in: shadows
            tide: bo
            ada: artifacts the-flyin--specter
            bo: amber 2
            action the-flyin--specter
            -> the-flyin--specter exhausted
        when the opponent raises the tide it is destroyed
            rule: glossary/tide
            in: shadows
            tide: bo
            ada: hand freebooter-faye
            bo: artifacts the-flyin--specter
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada,
            -> the-flyin--specter: artifacts > discard
        when you do it is not
            in: shadows
            tide: bo
            ada: hand freebooter-faye; artifacts the-flyin--specter
            creature freebooter-faye
            -> freebooter-faye: hand > battleline, freebooter-faye exhausted, tide: bo > ada
    """)


class TestTrickleDownTheory:
    test = cases("""
        played it raises the tide
            in: shadows
            tide: bo
            ada: hand trickle-down-theory
            play trickle-down-theory
            -> trickle-down-theory: hand > artifacts, trickle-down-theory exhausted, tide: bo > ada
        against six amber it gains one
            rule: glossary/omni
            in: brobnar
            ada: artifacts trickle-down-theory
            bo: amber 6
            omni trickle-down-theory
            -> trickle-down-theory exhausted, ada amber: 0 > 1
        against five none
            in: brobnar
            ada: artifacts trickle-down-theory; amber 6
            bo: amber 5
            omni trickle-down-theory
            -> trickle-down-theory exhausted
    """)


class TestCementShoes:
    test = cases("""
        a creature that the damage destroys raises the tide
            in: shadows
            tide: bo
            ada: hand cement-shoes; line troll
            bo: line umbra
            play cement-shoes, offers troll umbra, pick umbra
            -> cement-shoes: hand > discard, ada amber: 0 > 1, umbra: battleline > discard, tide: bo > ada
        one that survives does not
            in: shadows
            tide: bo
            ada: hand cement-shoes
            bo: line troll
            play cement-shoes, pick troll
            -> cement-shoes: hand > discard, ada amber: 0 > 1, troll damage: 0 > 2
    """)


class TestGasPipesMalone:
    test = cases("""
        what it fights captures from its own side first
            rule: glossary/capture
            in: shadows
            ada: line gas-pipes-malone; amber 2
            bo: line troll bumpsy; amber 2
            fight gas-pipes-malone troll
            -> gas-pipes-malone: battleline > discard, troll damage: 0 > 3, troll amber: 0 > 1, bo amber: 2 > 1
    """)


class TestHardSimpson:
    test = cases("""
        dealt damage it steals one
            rule: glossary/damage
            in: shadows
            ada: hand poison-wave; amber 2
            bo: line hard-simpson
            play poison-wave
            -> poison-wave: hand > discard, hard-simpson damage: 0 > 2, bo amber: 0 > 1
        at low tide the opponent does
            rule: glossary/tide
            in: shadows
            tide: bo
            ada: hand poison-wave; line hard-simpson; amber 2
            bo: amber 2
            play poison-wave
            -> poison-wave: hand > discard, hard-simpson damage: 0 > 2, bo amber: 2 > 3
        destroyed it does not
            in: shadows
            ada: hand poison-wave; line hard-simpson(damage=2)
            bo: amber 2
            play poison-wave
            -> poison-wave: hand > discard, hard-simpson: battleline > discard, ada amber: 0 > 1
    """)


class TestHobnobber:
    @pytest.mark.parametrize(("had", "stolen"), [(5, 0), (6, 2), (7, 2)])
    def test_of_an_opponent_with_six_it_steals_two(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["hobnobber"], amber=1), side(amber=had), house=HERE)
        t.do("action", "hobnobber")
        t.expect_main_step()
        assert (t.amber(0), t.amber(1)) == (1 + stolen, had - stolen)


class TestHornswoggle:
    test = cases("""
        an enemy artifact is used as if it were yours
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it
            in: shadows
            ada: hand hornswoggle; artifacts safe-house; line urchin
            bo: artifacts cannon crystal-hive; line troll
            play hornswoggle, offers cannon crystal-hive, pick cannon, action cannon, offers urchin troll, pick troll
            -> hornswoggle: hand > discard, ada amber: 0 > 1, cannon exhausted, troll damage: 0 > 2
    """)


class TestJackieTar:
    test = cases("""
        when it reaps a creature is dealt 1 damage
            rule: glossary/replacement-effects
            in: shadows
            tide: bo
            ada: line jackie-tar
            bo: line troll
            reap jackie-tar, offers jackie-tar troll, pick troll
            -> jackie-tar exhausted, ada amber: 0 > 1, troll damage: 0 > 1
        at high tide six
            in: shadows
            tide: ada
            ada: line jackie-tar
            bo: line troll
            reap jackie-tar, offers jackie-tar troll, pick troll
            -> jackie-tar exhausted, ada amber: 0 > 1, troll damage: 0 > 6
    """)


class TestKerwollop:
    test = cases("""
        each creature is dealt 1 damage, and one is gained for each destroyed
            rule: glossary/this-way
            in: shadows
            ada: hand kerwollop; line urchin troll
            bo: line dust-pixie(warded) bumpsy(damage=4) silvertooth; amber 2
            play kerwollop, finish
            -> kerwollop: hand > discard, urchin: battleline > discard, troll damage: 0 > 1,
            -> dust-pixie warded: yes > no, bumpsy: battleline > discard, silvertooth damage: 0 > 1, ada amber: 0 > 2
    """)


class TestLootOrPillage:
    test = cases("""
        one is stolen
            in: shadows
            ada: hand loot-or-pillage; line urchin troll
            bo: line bumpsy; amber 5
            play loot-or-pillage, answer mode:0
            -> loot-or-pillage: hand > discard, ada amber: 0 > 1, bo amber: 5 > 4
        or a friendly creature captures three
            rule: glossary/capture
            in: shadows
            ada: hand loot-or-pillage; line urchin troll
            bo: line bumpsy; amber 5
            play loot-or-pillage, answer mode:1, offers urchin troll, pick troll
            -> loot-or-pillage: hand > discard, troll amber: 0 > 3, bo amber: 5 > 2
    """)


class TestOneEyedWilla:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "gained"), [(0, True), (1, False), (None, False)])
    def test_at_high_tide_it_is_elusive_and_skirmishes(self, tide: int | None, gained: bool) -> None:
        t = table(side(battleline=["one-eyed-willa", "dodger"]), None, tide=tide)
        found = {word for word, _ in t.card("one-eyed-willa").keywords}
        assert found == ({Keyword.ELUSIVE, Keyword.SKIRMISH} if gained else set())
        assert not t.card("dodger").keywords

    test = cases("""
        after a fight it steals one, whatever the tide
            in: shadows
            tide: bo
            ada: line one-eyed-willa(power_counters=9)
            bo: line troll; amber 2
            fight one-eyed-willa troll
            -> one-eyed-willa exhausted, one-eyed-willa damage: 0 > 8, troll: battleline > discard, ada amber: 0 > 1,
            -> bo amber: 2 > 1
    """)


class TestScooped:
    test = cases("""
        a creature that survives captures one from its own side
            rule: glossary/capture
            in: shadows
            ada: hand scooped; line urchin; amber 2
            bo: line troll; amber 2
            play scooped, offers urchin troll, pick troll
            -> scooped: hand > discard, ada amber: 2 > 3, troll damage: 0 > 2, troll amber: 0 > 1, bo amber: 2 > 1
        one that is destroyed does not
            in: shadows
            ada: hand scooped; line urchin
            bo: amber 2
            play scooped, pick urchin
            -> scooped: hand > discard, ada amber: 0 > 1, urchin: battleline > discard
    """)


class TestSeaUrchin:
    test = cases("""
        it captures one
            in: shadows
            tide: bo
            ada: hand sea-urchin
            bo: amber 5
            creature sea-urchin
            -> sea-urchin: hand > battleline, sea-urchin exhausted, bo amber: 5 > 4, sea-urchin amber: 0 > 1
        at high tide it steals it
            in: shadows
            tide: ada
            ada: hand sea-urchin
            bo: amber 5
            creature sea-urchin
            -> sea-urchin: hand > battleline, sea-urchin exhausted, bo amber: 5 > 4, ada amber: 0 > 1
    """)


class TestWalkThePlank:
    test = cases("""
        of an opponent who has amber it steals one
            in: shadows
            ada: hand walk-the-plank
            bo: amber 3; line troll
            play walk-the-plank
            -> walk-the-plank: hand > discard, ada amber: 0 > 1, bo amber: 3 > 2
        were it the last one
            in: shadows
            ada: hand walk-the-plank
            bo: amber 1; line troll
            play walk-the-plank
            -> walk-the-plank: hand > discard, ada amber: 0 > 1, bo amber: 1 > 0
        against one without a creature is dealt 4 damage
            in: shadows
            ada: hand walk-the-plank; line urchin; amber 3
            bo: line troll
            play walk-the-plank, offers urchin troll, pick troll
            -> walk-the-plank: hand > discard, troll damage: 0 > 4
    """)
