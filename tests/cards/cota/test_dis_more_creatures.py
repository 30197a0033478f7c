"""Call of the Archons, Dis: the creatures from Pit Demon to Truebaru; the starters' are in `test_dis`."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.engine import Edition, House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, Step
from tests.tables import Table, side, spec, table


class TestPitDemon:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "stolen"), [(3, 1), (0, 0)])
    def test_its_action_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["pit-demon"]), side(amber=had))
        t.do("action", "pit-demon")
        assert (t.amber(0), t.amber(1), t.card("pit-demon").ready) == (stolen, had - stolen, False)
        t.expect_main_step()


class TestPitlord:
    HOUSES = (House.DIS, House.LOGOS, House.MARS)
    OTHERS = (House.LOGOS, House.MARS, House.SANCTUM)

    def choices(self, ada: Any, bo: Any, **fields: Any) -> list[str]:
        """Return the houses that Ada may choose, none if she is not asked."""
        t = table(ada, bo, step=Step.HOUSE, **fields)
        if t.decision.kind is not DecisionKind.HOUSE:
            return []
        return [key.removeprefix("house:") for key in t.decision.keys()]

    @pytest.mark.rule("glossary/house-choice")
    def test_its_controller_must_choose_dis(self) -> None:
        assert self.choices(side(houses=self.HOUSES, battleline=["pitlord"]), side()) == ["dis"]

    def test_the_opponent_chooses_freely(self) -> None:
        assert len(self.choices(side(houses=self.HOUSES), side(battleline=["pitlord"]))) == 3

    def forbidden(self, edition: Edition) -> list[str]:
        """Return Ada's choices with Pitlord, after Bo has named Dis with Restringuntus."""
        ada = side(houses=self.HOUSES, battleline=["pitlord"])
        t = table(ada, side(hand=["restringuntus"]), active=1, edition=edition)
        t.creature("restringuntus")
        t.answer("house:dis")
        t.answer("end-turn")
        if t.decision.kind is not DecisionKind.HOUSE:
            return []
        return [key.removeprefix("house:") for key in t.decision.keys()]

    @pytest.mark.rule("card-faq/pitlord-1", "glossary/cannot", "glossary/house-choice")
    def test_forbidden_dis_its_controller_chooses_another_house(self) -> None:
        assert self.forbidden(Edition.V18_4) == self.forbidden(Edition.V1_3) == ["logos", "mars"]

    @pytest.mark.rule("card-faq/pitlord-1", edition="1.1")
    def test_in_the_first_editions_its_controller_then_had_no_house(self) -> None:
        assert self.forbidden(Edition.V1_1) == []

    @pytest.mark.rule("card-faq/pitlord-2", "glossary/house-choice")
    def test_a_maverick_in_a_deck_without_dis_forces_nothing(self) -> None:
        pitlord = spec("pitlord", house=House.LOGOS, maverick=True)
        assert self.choices(side(houses=self.OTHERS, battleline=[pitlord]), side()) == ["logos", "mars", "sanctum"]

    @pytest.mark.rule("card-faq/pitlord-3", "glossary/upgrades")
    def test_an_enemy_upgrade_of_dis_gives_its_creatures_controller_no_dis_card(self) -> None:
        wreathed = spec("mother", upgrades=[spec("flame-wreathed", owner=1)])
        pitlord = spec("pitlord", house=House.LOGOS, maverick=True)
        ada = side(houses=self.OTHERS, battleline=[pitlord, wreathed])
        assert self.choices(ada, side()) == ["logos", "mars", "sanctum"]
        own = side(houses=self.OTHERS, battleline=[pitlord, spec("mother", upgrades=["flame-wreathed"])])
        assert self.choices(own, side()) == ["dis"]


class TestRestringuntus:
    HOUSES = (House.BROBNAR, House.LOGOS, House.SHADOWS)

    def named(self, house: str, *line: str) -> Table:
        """Return a table on which Restringuntus has been played and a house named."""
        ada = side(hand=["restringuntus", "fear"], battleline=line, houses=[House.DIS, House.LOGOS])
        t = table(ada, side(houses=self.HOUSES, battleline=["krump"]))
        t.creature("restringuntus")
        assert "house:mars" in t.decision.keys()
        t.answer(f"house:{house}")
        t.expect_main_step()
        return t

    def next_choices(self, t: Table) -> list[str]:
        """End the turn and return the houses offered next."""
        t.answer("end-turn")
        t.expect(DecisionKind.HOUSE)
        return [key.removeprefix("house:") for key in t.decision.keys()]

    @pytest.mark.rule("glossary/house-choice")
    def test_the_opponent_cannot_choose_that_house_turn_after_turn(self) -> None:
        t = self.named("logos")
        assert self.next_choices(t) == ["brobnar", "shadows"]
        t.answer("house:shadows")
        assert self.next_choices(t) == ["dis", "logos"]
        t.answer("house:dis")
        assert self.next_choices(t) == ["brobnar", "shadows"]

    def test_once_it_has_left_play_every_house_may_be_chosen_also_if_it_comes_back(self) -> None:
        t = self.named("logos")
        t.answer("end-turn")
        t.answer("house:brobnar")
        t.fight("krump", "restringuntus")
        assert t.zone("restringuntus") == "discard"
        t.answer("end-turn")
        t.answer("house:dis")
        assert self.next_choices(t) == ["brobnar", "logos", "shadows"]


class TestShaffles:
    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize(("had", "left"), [(3, 2), (1, 0), (0, 0)])
    def test_at_the_end_of_your_turn_the_opponent_loses_one(self, had: int, left: int) -> None:
        t = table(side(battleline=["shaffles"], amber=2), side(amber=had, houses=[House.LOGOS]))
        t.answer("end-turn")
        assert (t.amber(0), t.amber(1)) == (2, left)

    def test_not_at_the_end_of_theirs(self) -> None:
        t = table(side(battleline=["shaffles"], amber=2), side(amber=3, houses=[House.LOGOS]), active=1)
        t.answer("end-turn")
        assert (t.amber(0), t.amber(1)) == (2, 3)


class TestSnudge:
    def table(self) -> Table:
        ada = side(battleline=["snudge", "troll", "mother"], artifacts=["library-of-babble"])
        bo = side(battleline=["dust-pixie", "bumpsy", "valdr"], artifacts=[spec("cannon", owner=0)])
        return table(ada, bo, house=House.DIS)

    @pytest.mark.rule("glossary/flank", "glossary/return")
    def test_after_its_reap_an_artifact_or_flank_creature_of_either_side_returns(self) -> None:
        t = self.table()
        t.do("reap", "snudge")
        t.offers("library-of-babble", "cannon", "snudge", "mother", "dust-pixie", "valdr")
        t.pick("cannon")
        assert t.changes() == {
            "ada amber": (0, 1),
            "snudge exhausted": (False, True),
            "cannon": ("artifacts", "hand"),
            "cannon controller": (1, 0),
        }
        assert t.ids(0, "hand") == ["cannon"]
        t.expect_main_step()

    def test_after_its_fight_too(self) -> None:
        t = self.table()
        t.fight("snudge", "dust-pixie")
        t.offers("library-of-babble", "cannon", "snudge", "mother", "bumpsy", "valdr")
        t.pick("valdr")
        assert t.ids(1, "hand") == ["valdr"]


class TestSuccubus:
    def drawn(self, active: int) -> int:
        """Return how many cards the active player holds after drawing."""
        ada = side(battleline=["succubus"], deck=["troll"] * 9, houses=[House.DIS])
        t = table(ada, side(deck=["krump"] * 9, houses=[House.LOGOS]), active=active)
        t.answer("end-turn")
        return len(t.ids(active, "hand"))

    @pytest.mark.rule("turn/step-5-draw-cards")
    def test_the_opponent_refills_to_five_and_you_to_six(self) -> None:
        assert (self.drawn(1), self.drawn(0)) == (5, 6)

    def test_two_of_them_cost_two_cards(self) -> None:
        bo = side(deck=["krump"] * 9, houses=[House.LOGOS])
        t = table(side(battleline=["succubus", "succubus"]), bo, active=1)
        t.answer("end-turn")
        assert len(t.ids(1, "hand")) == 4


class TestTentacus:
    def bo(self, amber: int) -> Table:
        """Return a table on which Bo, with so much Æmber, faces Tentacus."""
        bo = side(amber=amber, deck=["fear"], battleline=["doc-bookton"], artifacts=["library-of-babble"])
        return table(side(battleline=["tentacus"], amber=2), bo, active=1)

    @pytest.mark.rule("glossary/pay", "glossary/if-you-do-and-in-order-to")
    def test_the_opponent_pays_you_one_to_use_an_artifact(self) -> None:
        t = self.bo(1)
        t.do("action", "library-of-babble")
        assert t.changes() == {
            "ada amber": (2, 3),
            "bo amber": (1, 0),
            "library-of-babble exhausted": (False, True),
            "fear": ("deck", "hand"),
        }
        t.expect_main_step()

    def test_who_cannot_pay_cannot_use_it(self) -> None:
        t = self.bo(0)
        assert f"action:{t.handle('library-of-babble')}" not in t.decision.keys()
        t.do("reap", "doc-bookton")
        assert t.amber(0) == 2
        assert f"action:{t.handle('library-of-babble')}" in t.decision.keys()

    def test_its_controller_uses_artifacts_freely(self) -> None:
        ada = side(battleline=["tentacus"], deck=["fear"], artifacts=["library-of-babble"])
        t = table(ada, side(amber=2), house=House.LOGOS)
        t.do("action", "library-of-babble")
        assert (t.amber(0), t.amber(1), t.ids(0, "hand")) == (0, 2, ["fear"])


class TestTolas:
    def test_for_each_destroyed_creature_its_controllers_opponent_gains_one(self) -> None:
        ada = side(battleline=["tolas", spec("shooler", damage=2)])
        t = table(ada, side(battleline=["tocsin", spec("krump", owner=0)]))
        t.fight("shooler", "tocsin")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (0, 1),
            "tocsin": ("battleline", "discard"),
            "shooler": ("battleline", "discard"),
        }

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_the_opponent_of_who_controlled_it_gains_not_of_who_owns_it(self) -> None:
        t = table(side(battleline=["shooler", "tolas"]), side(battleline=[spec("tocsin", owner=0)]))
        t.fight("shooler", "tocsin")
        assert (t.amber(0), t.amber(1)) == (1, 0)

    @pytest.mark.rule("faq/destroyed-effects-4")
    def test_a_bad_penny_that_went_to_hand_was_destroyed(self) -> None:
        t = table(side(battleline=["shooler", "tolas"]), side(battleline=["bad-penny"]))
        t.fight("shooler", "bad-penny")
        assert (t.ids(1, "hand"), t.amber(0)) == (["bad-penny"], 1)

    def test_its_own_destruction_gives_nothing(self) -> None:
        t = table(side(hand=["guilty-hearts"]), side(battleline=[spec("tolas", amber=1)]))
        t.do("play", "guilty-hearts")
        assert (t.zone("tolas"), t.amber(0), t.amber(1)) == ("discard", 2, 0)


class TestTruebaru:
    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_you_lose_three_to_play_it(self) -> None:
        t = table(side(hand=["truebaru"], amber=4), side(amber=1))
        t.creature("truebaru")
        assert t.changes() == {
            "ada amber": (4, 1),
            "truebaru": ("hand", "battleline"),
            "truebaru exhausted": (False, True),
        }
        assert [(e.player, e.amount) for e in t.events(ev.AmberLost)] == [(0, 3)]
        t.expect_main_step()

    @pytest.mark.parametrize(("had", "playable"), [(3, True), (2, False)])
    def test_with_less_it_cannot_be_played(self, *, had: int, playable: bool) -> None:
        t = table(side(hand=["truebaru"], amber=had), side(amber=9))
        assert (f"play:{t.handle('truebaru')}" in t.decision.keys()) is playable

    def test_an_effect_that_plays_it_asks_for_the_price_too(self) -> None:
        ada = side(battleline=["doc-bookton"], artifacts=["sacrificial-altar"], discard=["truebaru"], amber=2)
        t = table(ada, side(), house=House.DIS)
        t.do("action", "sacrificial-altar")
        t.pick("doc-bookton")
        t.pick("truebaru")
        assert (t.zone("truebaru"), t.amber(0)) == ("discard", 2)
        t.expect_main_step()

    @pytest.mark.rule("glossary/destroyed")
    def test_destroyed_it_gives_its_controller_five(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=[spec("truebaru", damage=1)]))
        t.fight("valdr", "truebaru")
        assert t.changes() == {
            "bo amber": (0, 5),
            "truebaru": ("battleline", "discard"),
            "valdr": ("battleline", "discard"),
        }
