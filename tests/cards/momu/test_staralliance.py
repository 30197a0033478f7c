"""More Mutation, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import side, table


class TestCadetAllison:
    @pytest.mark.parametrize("how", ["play", "reap"])
    def test_the_house_of_a_random_card_of_your_hand_becomes_the_active_one(self, how: str) -> None:
        giants = {"hand": ["cadet-allison", "cadet-allison2", "fear"], "battleline": ["troll"]}
        if how == "reap":
            giants = {"hand": ["fear"], "battleline": ["cadet-allison", "troll"]}
        t = table(side(**giants), side(hand=["anger"]), house=House.STAR_ALLIANCE)
        if how == "play":
            t.creature("cadet-allison")
        else:
            t.do("reap", "cadet-allison")
        assert (t.ids(0, "discard"), t.game.state.active_house) == (["fear"], House.DIS)
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_card_the_house_stays(self) -> None:
        t = table(side(battleline=["cadet-allison"]), side(hand=["anger"]), house=House.STAR_ALLIANCE)
        t.do("reap", "cadet-allison")
        assert t.game.state.active_house is House.STAR_ALLIANCE
        t.expect_main_step()


class TestJ43g3rV:
    LINE = ("j43g3r-v", "krump", "bumpsy", "smaaash", "sensor-chief-garcia")

    @pytest.mark.rule("glossary/off-house")
    @pytest.mark.parametrize(("used", "other"), [("reap", "fight"), ("fight", "reap")])
    def test_two_creatures_of_other_houses_may_do_as_it_did(self, used: str, other: str) -> None:
        bo = side(battleline=["dust-pixie", "troll", "grimlocus-dux"])
        t = table(side(battleline=list(self.LINE)), bo, house=House.STAR_ALLIANCE)
        assert not t.can(used, "krump")
        t.do(used, "j43g3r-v")
        if used == "fight":
            t.pick("dust-pixie")
        assert (t.can(used, "krump"), t.can(other, "krump")) == (True, False)
        for creature in ("sensor-chief-garcia", "krump", "bumpsy"):
            assert t.can(used, "smaaash")
            t.do(used, creature)
            if used == "fight":
                t.pick("grimlocus-dux")
        assert not t.can(used, "smaaash")

    def test_in_your_next_turn_they_may_not(self) -> None:
        t = table(side(battleline=list(self.LINE)), side(), house=House.STAR_ALLIANCE)
        t.do("reap", "j43g3r-v")
        t.end_turn()
        t.game.choose("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        t.answer("house:staralliance")
        assert (t.can("reap", "sensor-chief-garcia"), t.can("reap", "krump")) == (True, False)

    def test_what_is_permitted_otherwise_takes_none_of_the_permissions(self) -> None:
        bo = side(battleline=["dust-pixie", "troll", "grimlocus-dux"])
        t = table(side(battleline=list(self.LINE)), bo, house=House.STAR_ALLIANCE)
        t.do("fight", "j43g3r-v")
        t.pick("dust-pixie")
        t.do("reap", "sensor-chief-garcia")
        t.finish()
        for creature in ("krump", "bumpsy"):
            t.do("fight", creature)
            t.finish()
        assert not t.can("fight", "smaaash")


class TestGysgtMargot:
    test = cases("""
        after it reaps it deals 2 damage to an enemy creature and wards a friendly one
            rule: glossary/ward
            in: staralliance
            ada: line gysgt-margot troll
            bo: line krump bumpsy
            reap gysgt-margot, offers krump bumpsy, pick bumpsy, offers gysgt-margot troll, pick troll
            -> gysgt-margot exhausted, ada amber: 0 > 1, bumpsy damage: 0 > 2, troll warded
        after it fights, too
            in: staralliance
            ada: line gysgt-margot
            bo: line dust-pixie krump
            fight gysgt-margot dust-pixie, pick krump, pick gysgt-margot
            -> gysgt-margot exhausted, gysgt-margot damage: 0 > 1, dust-pixie: battleline > discard,
            -> krump damage: 0 > 2, gysgt-margot warded
    """)
