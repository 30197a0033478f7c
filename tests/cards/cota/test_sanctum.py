"""Call of the Archons, Sanctum: what each card of the starter decks does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Keyword
from tests.tables import side, spec, table

HERE = House.SANCTUM


class TestCleansingWave:
    @pytest.mark.rule("glossary/heal", "glossary/this-way")
    def test_each_creature_is_healed_and_only_those_really_healed_pay(self) -> None:
        ada = side(hand=["cleansing-wave"], battleline=[spec("troll", damage=3), "krump"])
        bo = side(battleline=[spec("bumpsy", damage=1), spec("dodger", damage=2), "silvertooth"])
        t = table(ada, bo, house=HERE)
        t.do("play", "cleansing-wave")
        assert t.changes() == {
            "ada amber": (0, 3),
            "cleansing-wave": ("hand", "discard"),
            "troll damage": (3, 2),
            "bumpsy damage": (1, 0),
            "dodger damage": (2, 1),
        }
        t.expect_main_step()

    def test_without_damage_it_gains_nothing(self) -> None:
        t = table(side(hand=["cleansing-wave"], battleline=["troll"]), side(battleline=["krump"]))
        t.do("play", "cleansing-wave")
        assert t.changes() == {"cleansing-wave": ("hand", "discard")}
        t.expect_main_step()


class TestShieldOfJustice:
    @pytest.mark.rule("chart/damage", "glossary/damage")
    def test_friendly_creatures_are_dealt_no_damage_and_enemies_are(self) -> None:
        ada = side(hand=["shield-of-justice", spec("poison-wave", house=HERE)], battleline=["troll", "silvertooth"])
        t = table(ada, side(battleline=["krump"]))
        t.do("play", "shield-of-justice")
        t.do("play", "poison-wave")
        assert t.changes() == {
            "ada amber": (0, 2),
            "shield-of-justice": ("hand", "discard"),
            "poison-wave": ("hand", "discard"),
            "krump damage": (0, 2),
        }

    def test_in_a_fight_only_the_enemy_is_hurt(self) -> None:
        t = table(side(hand=["shield-of-justice"], battleline=["raiding-knight"]), side(battleline=["troll"]))
        t.do("play", "shield-of-justice")
        t.fight("raiding-knight", "troll")
        assert (t.card("raiding-knight").damage, t.card("raiding-knight").armor_left) == (0, 2)
        assert t.card("troll").damage == 4

    @pytest.mark.rule("glossary/lasting-effects")
    def test_a_creature_that_comes_later_is_shielded_too(self) -> None:
        ada = side(hand=["shield-of-justice", "raiding-knight", spec("poison-wave", house=HERE)])
        t = table(ada)
        t.do("play", "shield-of-justice")
        t.creature("raiding-knight")
        t.do("play", "poison-wave")
        assert (t.card("raiding-knight").damage, t.card("raiding-knight").armor_left) == (0, 2)

    def test_it_does_not_stop_destruction(self) -> None:
        ada = side(hand=["shield-of-justice", spec("hand-of-dis", house=HERE)], battleline=["troll", "krump", "valdr"])
        t = table(ada, house=HERE)
        t.do("play", "shield-of-justice")
        t.do("play", "hand-of-dis")
        t.pick("krump")
        assert t.line(0) == ["troll", "valdr"]

    def test_it_ends_with_the_turn(self) -> None:
        bo = side(hand=["poison-wave"], houses=(House.SHADOWS,))
        t = table(side(hand=["shield-of-justice"], battleline=["troll"]), bo, house=HERE)
        t.do("play", "shield-of-justice")
        t.end_turn()
        t.do("play", "poison-wave")
        assert t.card("troll").damage == 2


class TestTermsOfRedress:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "captured"), [(3, 2), (2, 2), (1, 1), (0, 0)])
    def test_a_chosen_friendly_creature_captures_two(self, had: int, captured: int) -> None:
        ada = side(hand=["terms-of-redress"], battleline=["troll", "krump"], amber=4)
        t = table(ada, side(amber=had, battleline=["bumpsy"]), house=HERE)
        t.do("play", "terms-of-redress")
        t.offers("troll", "krump")
        t.pick("krump")
        assert [t.card(i).amber for i in ("troll", "krump", "bumpsy")] == [0, captured, 0]
        assert (t.amber(0), t.amber(1)) == (4 + 1, had - captured)
        t.expect_main_step()

    def test_without_a_friendly_creature_nothing_is_captured(self) -> None:
        t = table(side(hand=["terms-of-redress"]), side(amber=3, battleline=["bumpsy"]))
        t.do("play", "terms-of-redress")
        assert t.changes() == {"ada amber": (0, 1), "terms-of-redress": ("hand", "discard")}
        t.expect_main_step()


class TestHallowedBlaster:
    @pytest.mark.rule("glossary/heal")
    @pytest.mark.parametrize(("damage", "left"), [(4, 1), (3, 0), (2, 0), (0, 0)])
    def test_its_action_heals_three_from_any_creature(self, damage: int, left: int) -> None:
        ada = side(artifacts=["hallowed-blaster"], battleline=[spec("krump", damage=1)])
        t = table(ada, side(battleline=[spec("troll", damage=damage)]), house=HERE)
        t.do("action", "hallowed-blaster")
        t.offers("krump", "troll")
        t.pick("troll")
        assert (t.card("troll").damage, t.card("krump").damage) == (left, 1)
        assert not t.card("hallowed-blaster").ready
        t.expect_main_step()


class TestChampionAnaphiel:
    @pytest.mark.rule("glossary/taunt", "glossary/neighbor")
    def test_its_neighbors_cannot_be_attacked(self) -> None:
        bo = side(battleline=["krump", "champion-anaphiel", "bumpsy", "dodger"])
        t = table(side(battleline=["troll"]), bo)
        t.do("fight", "troll")
        t.offers("champion-anaphiel", "dodger")
        assert t.reasons(f"card:{t.handle('bumpsy')}") == ["glossary/taunt"]

    def test_a_neighbor_with_taunt_can_be_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["champion-anaphiel", "champion-anaphiel", "krump"]))
        t.do("fight", "troll")
        t.offers("champion-anaphiel", "champion-anaphiel")

    @pytest.mark.rule("glossary/armor")
    def test_one_damage_a_turn_is_prevented(self) -> None:
        t = table(side(battleline=["dust-pixie", "silvertooth"]), side(battleline=["champion-anaphiel"]))
        t.fight("dust-pixie", "champion-anaphiel")
        assert (t.card("champion-anaphiel").damage, t.card("champion-anaphiel").armor_left) == (0, 0)

    def test_effects_may_choose_its_neighbors(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["krump", "champion-anaphiel"]))
        t.do("play", "punch")
        t.offers("krump", "champion-anaphiel")


class TestLadyMaxena:
    def test_played_she_stuns_any_creature_even_herself(self) -> None:
        t = table(side(hand=["lady-maxena"], battleline=["troll"]), side(battleline=["krump"]), house=HERE)
        t.creature("lady-maxena")
        t.offers("troll", "lady-maxena", "krump")
        t.pick("krump")
        assert t.changes() == {
            "lady-maxena": ("hand", "battleline"),
            "lady-maxena exhausted": (False, True),
            "krump stunned": (False, True),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/action-ability", "chart/action-omni")
    def test_her_action_returns_her_to_hand_from_where_she_may_be_played_again(self) -> None:
        t = table(side(battleline=["lady-maxena", "troll"]), side(battleline=["krump"]))
        t.do("action", "lady-maxena")
        assert t.changes() == {"lady-maxena": ("battleline", "hand")}
        t.creature("lady-maxena")
        t.pick("krump")
        assert t.card("krump").stunned
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_she_returns_to_her_owner(self) -> None:
        t = table(side(battleline=[spec("lady-maxena", owner=1)]), house=HERE)
        t.do("action", "lady-maxena")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["lady-maxena"])

    @pytest.mark.rule("glossary/stun")
    def test_stunned_she_cannot_use_her_action(self) -> None:
        t = table(side(battleline=[spec("lady-maxena", stunned=True)]))
        assert t.reasons(f"action:{t.handle('lady-maxena')}") == ["glossary/stun"]


class TestRaidingKnight:
    @pytest.mark.parametrize(("had", "captured"), [(2, 1), (1, 1), (0, 0)])
    def test_played_it_captures_one(self, had: int, captured: int) -> None:
        t = table(side(hand=["raiding-knight"], battleline=["troll"]), side(amber=had), house=HERE)
        t.creature("raiding-knight")
        assert (t.card("raiding-knight").amber, t.card("troll").amber) == (captured, 0)
        assert (t.amber(0), t.amber(1)) == (0, had - captured)
        t.expect_main_step()


class TestSergeantZakiel:
    def test_the_neighbor_may_ready_and_fight(self) -> None:
        ada = side(hand=["sergeant-zakiel"], battleline=[spec("troll", ready=False), "krump"])
        t = table(ada, side(battleline=["bumpsy"]), house=HERE)
        t.creature("sergeant-zakiel", "left")
        t.answer("yes")
        t.offers("troll")
        t.pick("troll")
        t.pick("bumpsy")
        assert t.changes() == {
            "sergeant-zakiel": ("hand", "battleline"),
            "sergeant-zakiel exhausted": (False, True),
            "troll damage": (0, 5),
            "bumpsy": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/may")
    def test_the_player_may_decline(self) -> None:
        ada = side(hand=["sergeant-zakiel"], battleline=[spec("troll", ready=False)])
        t = table(ada, side(battleline=["bumpsy"]), house=HERE)
        t.creature("sergeant-zakiel")
        t.expect(DecisionKind.CONFIRM)
        t.answer("no")
        assert (t.card("troll").ready, t.card("bumpsy").damage) == (False, 0)
        t.expect_main_step()

    def test_alone_it_asks_nothing(self) -> None:
        t = table(side(hand=["sergeant-zakiel"]), side(battleline=["bumpsy"]))
        t.creature("sergeant-zakiel")
        t.expect_main_step()


class TestStaunchKnight:
    @pytest.mark.rule("glossary/flank", "glossary/constant-abilities")
    @pytest.mark.parametrize(
        ("line", "power"),
        [
            (["staunch-knight"], 6),
            (["staunch-knight", "troll"], 6),
            (["troll", "staunch-knight"], 6),
            (["troll", "staunch-knight", "krump"], 4),
        ],
    )
    def test_it_has_two_more_power_on_a_flank(self, line: list[str], power: int) -> None:
        t = table(side(battleline=line), house=HERE)
        assert t.card("staunch-knight").power == power
        assert [c.power for c in t.cards() if c.id != "staunch-knight"] == [
            {"troll": 8, "krump": 6}[i] for i in line if i != "staunch-knight"
        ]

    @pytest.mark.rule("glossary/damage")
    @pytest.mark.parametrize(("damage", "zone"), [(3, "battleline"), (4, "discard"), (5, "discard")])
    def test_losing_the_flank_can_destroy_it(self, damage: int, zone: str) -> None:
        ada = side(hand=["raiding-knight"], battleline=["troll", spec("staunch-knight", damage=damage)])
        t = table(ada, house=HERE)
        t.creature("raiding-knight", "right")
        assert t.zone("staunch-knight") == zone
        t.expect_main_step()

    def test_a_neighbor_gone_gives_it_the_flank_back(self) -> None:
        bo = side(battleline=["troll", "staunch-knight", "bumpsy"])
        t = table(side(hand=["fear"]), bo)
        t.do("play", "fear")
        t.pick("bumpsy")
        assert t.card("staunch-knight").power == 6


class TestProtectTheWeak:
    @pytest.mark.rule("glossary/armor", "glossary/upgrades", "glossary/taunt")
    def test_its_creature_gets_armor_and_taunt_and_no_other_does(self) -> None:
        ada = side(hand=["protect-the-weak"], battleline=["raiding-knight", "bad-penny", "troll"])
        t = table(ada, side(battleline=["krump"]), house=HERE)
        t.do("play", "protect-the-weak")
        t.offers("raiding-knight", "bad-penny", "troll", "krump")
        t.pick("bad-penny")
        assert t.changes() == {
            "ada amber": (0, 1),
            "protect-the-weak": ("hand", "upgrade"),
            "protect-the-weak on": (None, "bad-penny"),
        }
        assert [t.card(i).armor for i in ("raiding-knight", "bad-penny", "troll")] == [2, 1, 0]
        assert [t.card(i).taunts for i in ("raiding-knight", "bad-penny", "troll")] == [False, True, False]
        t.expect_main_step()

    def test_armor_adds_to_printed_armor(self) -> None:
        t = table(side(battleline=[spec("raiding-knight", upgrades=["protect-the-weak"])]), house=HERE)
        assert t.card("raiding-knight").armor == 3

    def test_the_gained_armor_prevents_damage(self) -> None:
        bo = side(battleline=[spec("bad-penny", upgrades=["protect-the-weak"])])
        t = table(side(battleline=["dust-pixie"]), bo)
        t.fight("dust-pixie", "bad-penny")
        assert t.changes() == {"dust-pixie": ("battleline", "discard"), "bad-penny armor used": (0, 1)}

    def test_the_gained_taunt_protects_its_neighbors(self) -> None:
        bo = side(battleline=["krump", spec("bad-penny", upgrades=["protect-the-weak"]), "bumpsy", "dodger"])
        t = table(side(battleline=["troll"]), bo)
        t.do("fight", "troll")
        t.offers("bad-penny", "dodger")

    def test_it_goes_with_the_upgrade(self) -> None:
        bo = side(battleline=[spec("bad-penny", upgrades=["protect-the-weak"]), "krump"])
        t = table(side(hand=["fear"]), bo)
        t.do("play", "fear")
        t.pick("bad-penny")
        assert t.zone("protect-the-weak") == "discard"
        assert (Keyword.TAUNT, 1) not in t.card("bad-penny").keywords
