"""Call of the Archons, Sanctum: the creatures beyond the starter decks, Bulwark to Horseman of Pestilence."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberCaptured
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

HERE = House.SANCTUM


class TestBulwark:
    @pytest.mark.rule("glossary/neighbor", "glossary/armor")
    def test_each_of_its_neighbors_has_two_more_armor(self) -> None:
        t = table(side(battleline=["troll", "sequis", "bulwark", "krump", "valdr"]), side(battleline=["dodger"]))
        ids = ("troll", "sequis", "bulwark", "krump", "valdr", "dodger")
        assert [t.card(i).armor for i in ids] == [0, 4, 2, 2, 0, 0]

    def test_two_beside_a_creature_add_up_and_help_each_other(self) -> None:
        t = table(side(battleline=["bulwark", "troll", "bulwark", "bulwark"]), house=HERE)
        assert [c.armor for c in t.game.view(None).seats[0].battleline] == [2, 4, 4, 4]

    def test_the_armor_goes_with_it(self) -> None:
        t = table(side(hand=["fear"]), side(battleline=["troll", "bulwark"]), house=House.DIS)
        assert t.card("troll").armor == 2
        t.do("play", "fear")
        t.pick("bulwark")
        assert t.card("troll").armor == 0

    @pytest.mark.rule("card-faq/shadow-self-2", "chart/damage")
    def test_damage_that_passed_its_own_armor_meets_no_other_beside_it(self) -> None:
        t = table(side(battleline=["krump"]), side(battleline=["bulwark", "shadow-self"]), house=House.BROBNAR)
        t.fight("krump", "bulwark")
        assert (t.card("bulwark").damage, t.card("bulwark").armor_left) == (0, 0)
        assert (t.card("shadow-self").damage, t.card("shadow-self").armor_left) == (4, 2)


class TestChampionTabris:
    def test_after_a_fight_it_captures_one(self) -> None:
        t = table(side(battleline=["champion-tabris"]), side(battleline=["silvertooth"], amber=3), house=HERE)
        t.fight("champion-tabris", "silvertooth")
        assert (t.card("champion-tabris").amber, t.amber(1)) == (1, 2)
        t.expect_main_step()

    def test_neither_reaping_nor_defending_captures(self) -> None:
        t = table(side(battleline=["champion-tabris"]), side(amber=3), house=HERE)
        t.do("reap", "champion-tabris")
        assert t.events(AmberCaptured) == []
        t = table(side(battleline=["silvertooth"], amber=3), side(battleline=["champion-tabris"]), house=House.SHADOWS)
        t.fight("silvertooth", "champion-tabris")
        assert t.events(AmberCaptured) == []

    def test_destroyed_in_the_fight_it_captures_nothing(self) -> None:
        bo = side(battleline=["troll"], amber=3)
        t = table(side(battleline=[spec("champion-tabris", damage=1)]), bo, house=HERE)
        t.fight("champion-tabris", "troll")
        assert (t.amber(1), t.line(0)) == (3, [])


class TestCommanderRemiel:
    def test_after_reaping_a_friendly_creature_of_another_house_is_used(self) -> None:
        ada = side(battleline=["commander-remiel", "troll", "sequis", spec("batdrone", ready=False)])
        t = table(ada, side(battleline=["krump"], amber=1), house=HERE)
        t.do("reap", "commander-remiel")
        t.offers("troll", "batdrone")
        t.pick("troll")
        t.expect(DecisionKind.USE)
        t.answer(f"reap:{t.handle('troll')}")
        assert t.changes() == {
            "ada amber": (0, 2),
            "commander-remiel exhausted": (False, True),
            "troll exhausted": (False, True),
        }
        t.expect_main_step()

    def test_an_exhausted_one_may_be_chosen_in_vain(self) -> None:
        t = table(side(battleline=["commander-remiel", spec("troll", ready=False)]), house=HERE)
        t.do("reap", "commander-remiel")
        t.pick("troll")
        assert t.amber(0) == 1
        t.expect_main_step()

    def test_it_may_fight_and_a_maverick_knight_is_of_its_house(self) -> None:
        ada = side(battleline=["commander-remiel", spec("sequis", house=House.MARS), spec("troll", house=HERE)])
        t = table(ada, side(battleline=["silvertooth"]), house=HERE)
        t.do("reap", "commander-remiel")
        t.offers("sequis")
        t.pick("sequis")
        t.answer(f"fight:{t.handle('sequis')}")
        t.pick("silvertooth")
        assert t.line(1) == []


class TestDumaTheMartyr:
    def test_destroyed_it_heals_the_other_friendly_creatures_and_draws_two(self) -> None:
        line = [spec("troll", damage=5), "duma-the-martyr", spec("krump", damage=1)]
        bo = side(battleline=line, deck=["punch", "fear", "anger"], amber=1)
        t = table(side(hand=["hand-of-dis"], battleline=[spec("valdr", damage=2)], deck=["punch"]), bo)
        t.do("play", "hand-of-dis")
        t.pick("duma-the-martyr")
        assert t.changes() == {
            "hand-of-dis": ("hand", "discard"),
            "duma-the-martyr": ("battleline", "discard"),
            "troll damage": (5, 0),
            "krump damage": (1, 0),
            "punch 2": ("deck", "hand"),
            "fear": ("deck", "hand"),
        }
        t.expect_main_step()

    def test_returned_to_hand_it_does_nothing(self) -> None:
        bo = side(battleline=["duma-the-martyr", spec("troll", damage=5)], deck=["punch", "anger"])
        t = table(side(hand=["fear"]), bo, house=House.DIS)
        t.do("play", "fear")
        t.pick("duma-the-martyr")
        assert (t.card("troll").damage, t.ids(1, "hand")) == (5, ["duma-the-martyr"])

    @pytest.mark.rule("faq/destroyed-effects-3", "glossary/destroyed")
    def test_creatures_tagged_with_it_are_not_saved(self) -> None:
        line = ["jehu-the-bureaucrat", spec("duma-the-martyr", damage=2), spec("commander-remiel", damage=1)]
        t = table(side(hand=["poison-wave"]), side(battleline=line), house=House.SHADOWS)
        t.do("play", "poison-wave")
        t.finish()
        assert (t.line(1), t.card("jehu-the-bureaucrat").damage) == (["jehu-the-bureaucrat"], 0)
        assert sorted(t.ids(1, "discard")) == ["commander-remiel", "duma-the-martyr"]


class TestFrancus:
    @pytest.mark.parametrize("attacks", [True, False])
    def test_an_enemy_destroyed_fighting_it_makes_it_capture_one(self, attacks: bool) -> None:
        francus, enemy = side(battleline=["francus"], amber=2), side(battleline=["silvertooth"], amber=2)
        if attacks:
            t = table(francus, enemy, house=HERE)
            t.fight("francus", "silvertooth")
        else:
            t = table(enemy, francus, house=House.SHADOWS)
            t.fight("silvertooth", "francus")
        assert t.card("francus").amber == 1
        assert t.amber(1 if attacks else 0) == 1
        t.expect_main_step()

    def test_an_enemy_that_survives_or_dies_otherwise_yields_nothing(self) -> None:
        ada = side(battleline=["francus", "troll"], hand=[spec("punch", house=HERE)])
        t = table(ada, side(battleline=["champion-tabris", "silvertooth"], amber=2), house=HERE)
        t.fight("francus", "champion-tabris")
        t.do("play", "punch")
        t.pick("silvertooth")
        assert (t.line(1), t.amber(1), t.events(AmberCaptured)) == (["champion-tabris"], 2, [])

    def test_fallen_in_the_same_fight_it_captures_nothing(self) -> None:
        bo = side(battleline=["bumpsy"], amber=2)
        t = table(side(battleline=[spec("francus", damage=2)]), bo, house=HERE)
        t.fight("francus", "bumpsy")
        assert (t.line(0), t.line(1), t.amber(1)) == ([], [], 2)


class TestGreyMonk:
    @pytest.mark.rule("glossary/armor")
    def test_each_friendly_creature_itself_included_has_one_more_armor(self) -> None:
        t = table(side(battleline=["grey-monk", "troll", "sequis"]), side(battleline=["krump"]), house=HERE)
        assert [t.card(i).armor for i in ("grey-monk", "troll", "sequis", "krump")] == [1, 1, 3, 0]

    def test_after_reaping_it_heals_two_from_any_creature(self) -> None:
        ada = side(battleline=["grey-monk", spec("troll", damage=1)])
        t = table(ada, side(battleline=[spec("krump", damage=3)]), house=HERE)
        t.do("reap", "grey-monk")
        t.offers("grey-monk", "troll", "krump")
        t.pick("krump")
        assert (t.card("krump").damage, t.card("troll").damage) == (1, 1)
        t.expect_main_step()


class TestHayyelTheMerchant:
    def test_each_artifact_you_play_gains_one(self) -> None:
        hand = ["hallowed-blaster", "gorm-of-omm", "begone", "mantle-of-the-zealot"]
        t = table(side(hand=hand, battleline=["hayyel-the-merchant"]), side(), house=HERE)
        t.do("play", "hallowed-blaster")
        assert t.amber(0) == 1
        t.do("play", "gorm-of-omm")
        assert t.amber(0) == 2
        t.do("play", "mantle-of-the-zealot")
        t.finish()
        assert t.amber(0) == 2

    def test_the_opponents_artifacts_gain_nothing(self) -> None:
        bo = side(battleline=["hayyel-the-merchant"])
        t = table(side(hand=["hallowed-blaster"]), bo, house=HERE)
        t.do("play", "hallowed-blaster")
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestHorsemanOfDeath:
    def test_each_horseman_in_your_discard_pile_returns_to_your_hand(self) -> None:
        discard = ["horseman-of-war", "troll", "horseman-of-famine", "virtuous-works"]
        bo = side(discard=["horseman-of-pestilence"])
        t = table(side(hand=["horseman-of-death"], discard=discard), bo, house=HERE)
        t.creature("horseman-of-death")
        assert t.changes() == {
            "horseman-of-death": ("hand", "battleline"),
            "horseman-of-death exhausted": (False, True),
            "horseman-of-war": ("discard", "hand"),
            "horseman-of-famine": ("discard", "hand"),
        }
        t.expect_main_step()

    def test_horsemen_in_play_stay(self) -> None:
        ada = side(hand=["horseman-of-death"], battleline=["horseman-of-war"])
        t = table(ada, side(battleline=["horseman-of-famine"]), house=HERE)
        t.creature("horseman-of-death")
        assert t.ids(0, "hand") == t.ids(1, "hand") == []
        assert (t.line(0), t.line(1)) == (["horseman-of-war", "horseman-of-death"], ["horseman-of-famine"])


class TestHorsemanOfFamine:
    @pytest.mark.rule("glossary/least-powerful")
    def test_played_it_destroys_the_least_powerful_creature(self) -> None:
        ada = side(hand=["horseman-of-famine"], battleline=["troll"])
        t = table(ada, side(battleline=["silvertooth", "krump"]), house=HERE)
        t.creature("horseman-of-famine")
        assert (t.line(0), t.line(1)) == (["troll", "horseman-of-famine"], ["krump"])
        t.expect_main_step()

    def test_of_equals_the_player_chooses_and_it_may_be_the_weakest_itself(self) -> None:
        ada = side(battleline=["horseman-of-famine", "troll"])
        t = table(ada, side(battleline=["bumpsy", "krump"]), house=HERE)
        t.do("reap", "horseman-of-famine")
        t.offers("horseman-of-famine", "bumpsy")
        t.pick("horseman-of-famine")
        assert t.line(0) == ["troll"]
        t.expect_main_step()

    def test_after_a_fight_too(self) -> None:
        ada = side(battleline=["horseman-of-famine", "silvertooth"])
        t = table(ada, side(battleline=["urchin", "batdrone"]), house=HERE)
        t.fight("horseman-of-famine", "urchin")  # elusive: no damage
        assert (t.line(0), t.line(1)) == (["horseman-of-famine", "silvertooth"], ["batdrone"])

    def test_alone_it_destroys_itself(self) -> None:
        t = table(side(hand=["horseman-of-famine"]), house=HERE)
        t.creature("horseman-of-famine")
        assert t.zone("horseman-of-famine") == "discard"


HURT = {"krump damage": (0, 1), "silvertooth damage": (0, 1), "sequis armor used": (0, 1)}
"""What one damage to each creature that is no Horseman does to the table below, but for Bad Penny."""


class TestHorsemanOfPestilence:
    def on(self, *, in_play: bool) -> Table:
        line = ["krump", "sequis", "horseman-of-war"]
        bo = side(battleline=["silvertooth", "horseman-of-death", "bad-penny"])
        if in_play:
            return table(side(battleline=["horseman-of-pestilence", *line]), bo, house=HERE)
        return table(side(hand=["horseman-of-pestilence"], battleline=line), bo, house=HERE)

    def test_played_it_deals_one_to_each_creature_that_is_no_horseman(self) -> None:
        t = self.on(in_play=False)
        t.creature("horseman-of-pestilence")
        assert t.changes() == {
            "horseman-of-pestilence": ("hand", "battleline"),
            "horseman-of-pestilence exhausted": (False, True),
            "bad-penny": ("battleline", "hand"),
            **HURT,
        }
        t.expect_main_step()

    def test_after_reaping_too(self) -> None:
        t = self.on(in_play=True)
        t.do("reap", "horseman-of-pestilence")
        assert t.changes() == {
            "ada amber": (0, 1),
            "horseman-of-pestilence exhausted": (False, True),
            "bad-penny": ("battleline", "hand"),
            **HURT,
        }

    def test_after_a_fight_too(self) -> None:
        t = self.on(in_play=True)
        t.fight("horseman-of-pestilence", "bad-penny")
        assert t.changes() == {
            "horseman-of-pestilence exhausted": (False, True),
            "horseman-of-pestilence damage": (0, 1),
            "bad-penny": ("battleline", "hand"),
            **HURT,
        }
