"""Mass Mutation, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SHADOWS


class TestMutantCutpurse:
    @pytest.mark.rule("glossary/enhance")
    def test_in_the_game_it_has_neither_ability_nor_icons(self) -> None:
        assert library()["mutant-cutpurse"].abilities == ()
        t = table(side(hand=["mutant-cutpurse"]), side(battleline=["troll"]), house=HERE)
        t.creature("mutant-cutpurse")
        assert t.changes() == {
            "mutant-cutpurse": ("hand", "battleline"),
            "mutant-cutpurse exhausted": (False, True),
        }
        t.expect_main_step()


class TestRadPenny:
    test = cases("""
        it steals one when it is played
            in: shadows
            ada: hand rad-penny
            bo: amber 2
            creature rad-penny
            -> ada amber: 0 > 1, bo amber: 2 > 1, rad-penny: hand > battleline, rad-penny exhausted
        and goes back to its owner's deck when it is destroyed
            rule: glossary/destroyed
            in: shadows
            ada: line rad-penny; hand poison-wave; deck troll
            play poison-wave
            -> ada amber: 0 > 1, poison-wave: hand > discard, rad-penny: battleline > deck
    """)


class TestShoulderId:
    test = cases("""
        it steals where it would deal damage
            in: brobnar
            ada: line bumpsy; amber 2
            bo: line shoulder-id
            fight bumpsy shoulder-id
            -> bumpsy exhausted, shoulder-id damage: 0 > 5, ada amber: 2 > 1, bo amber: 0 > 1
    """)

    def test_it_cannot_fight_but_may_reap(self) -> None:
        t = table(side(battleline=["shoulder-id"]), side(battleline=["troll"]), house=HERE)
        assert t.can("reap", "shoulder-id") and not t.can("fight", "shoulder-id")


class TestBorrow:
    @pytest.mark.rule("glossary/control-and-ownership")
    def test_an_enemy_artifact_is_yours_and_belongs_to_shadows_alone(self) -> None:
        ada = side(hand=["borrow"], artifacts=["seeker-needle"])
        t = table(ada, side(artifacts=["cannon", "safe-place"], battleline=["krump"]), house=HERE)
        t.do("play", "borrow")
        t.offers("cannon", "safe-place")
        t.pick("cannon")
        assert (t.ids(0, "artifacts"), t.ids(1, "artifacts")) == (["seeker-needle", "cannon"], ["safe-place"])
        assert t.card("cannon").houses == (HERE,)
        t.do("action", "cannon")
        t.pick("krump")
        assert t.card("krump").damage == 2

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_back_with_its_owner_it_is_of_its_own_house(self) -> None:
        t = table(side(hand=["borrow"], battleline=["krump"]), side(artifacts=["the-promised-blade"]), house=HERE)
        t.do("play", "borrow")
        t.pick("the-promised-blade")
        assert (t.ids(0, "artifacts"), t.card("the-promised-blade").houses) == (["the-promised-blade"], (HERE,))
        t.end_turn()  # at the start of the next turn the player with the fewest creatures takes control of the blade
        assert t.ids(1, "artifacts") == ["the-promised-blade"]
        assert t.card("the-promised-blade").houses == (House.SANCTUM,)

    def test_without_an_enemy_artifact_nothing_happens(self) -> None:
        t = table(side(hand=["borrow"], artifacts=["cannon"]), side(battleline=["krump"]), house=HERE)
        t.do("play", "borrow")
        assert t.changes() == {"borrow": ("hand", "discard"), "ada amber": (0, 1)}
        t.expect_main_step()


class TestBossZarek:
    def test_friendly_creatures_with_amber_are_elusive_itself_included(self) -> None:
        line = [spec("boss-zarek", amber=1), spec("troll", amber=2), "krump"]
        t = table(side(battleline=["dodger"]), side(battleline=line), house=HERE)
        elusive = [id_ for id_ in t.line(1) if Keyword.ELUSIVE in dict(t.card(id_).keywords)]
        assert elusive == ["boss-zarek", "troll"]
        t = table(side(battleline=[spec("troll", amber=2)]), side(battleline=["boss-zarek"]), house=HERE)
        assert not t.card("troll").keywords and not t.card("boss-zarek").keywords
