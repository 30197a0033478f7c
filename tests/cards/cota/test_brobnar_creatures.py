"""Call of the Archons, Brobnar: the creatures beyond the starter decks."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

BROBNAR = House.BROBNAR


class TestBilgumAvalanche:
    def test_after_you_forge_a_key_each_enemy_creature_is_dealt_two(self) -> None:
        ada = side(battleline=["bilgum-avalanche", "valdr"], amber=6, houses=(BROBNAR,))
        t = table(ada, side(battleline=["troll", "silvertooth"]), step="forge")
        t.answer(t.decision.keys()[0])
        assert t.changes() == {
            "ada amber": (6, 0),
            "ada keys": ((), t.game.state.players[0].keys),
            "troll damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }

    def test_a_key_of_the_opponent_sets_nothing_off(self) -> None:
        t = table(side(battleline=["bilgum-avalanche"]), side(battleline=["troll"], amber=6, houses=(BROBNAR,)))
        t.end_turn()
        assert len(t.game.state.players[1].keys) == 1
        assert [t.card(i).damage for i in ("bilgum-avalanche", "troll")] == [0, 0]


class TestBumpsy:
    @pytest.mark.parametrize(("amber", "left"), [(3, 2), (0, 0)])
    def test_the_opponent_loses_one(self, amber: int, left: int) -> None:
        t = table(side(hand=["bumpsy"], amber=5), side(amber=amber))
        t.creature("bumpsy")
        assert (t.amber(0), t.amber(1)) == (5, left)
        t.expect_main_step()


class TestEarthshaker:
    def test_creatures_with_power_up_to_three_are_destroyed_on_both_sides(self) -> None:
        ada = side(hand=["earthshaker"], battleline=["niffle-ape", spec("tocsin", power_counters=1)])
        t = table(ada, side(battleline=["tocsin", "charette", spec("silvertooth", upgrades=["blood-of-titans"])]))
        t.do("play", "earthshaker")
        t.answer("slot:0")
        assert t.changes() == {
            "earthshaker": ("hand", "battleline"),
            "earthshaker exhausted": (False, True),
            "niffle-ape": ("battleline", "discard"),
            "tocsin 2": ("battleline", "discard"),
        }
        t.expect_main_step()


class TestFirespitter:
    def test_before_it_fights_each_enemy_creature_is_dealt_one(self) -> None:
        t = table(side(battleline=["firespitter", "valdr"]), side(battleline=["troll", "dust-pixie", "raiding-knight"]))
        t.fight("firespitter", "troll")
        assert t.changes() == {
            "firespitter": ("battleline", "discard"),
            "troll damage": (0, 6),
            "dust-pixie": ("battleline", "discard"),
            "raiding-knight armor used": (0, 1),
        }
        t.expect_main_step()

    def test_not_when_it_is_attacked(self) -> None:
        t = table(side(battleline=["troll", "dust-pixie"]), side(battleline=["firespitter"]))
        t.fight("troll", "firespitter")
        assert (t.line(0), t.card("troll").damage) == (["troll", "dust-pixie"], 5)


class TestGrenadeSnib:
    def test_destroyed_it_costs_its_controllers_opponent_two(self) -> None:
        t = table(side(hand=["punch"], amber=4), side(battleline=["grenade-snib"], amber=1))
        t.do("play", "punch")
        t.pick("grenade-snib")
        assert t.changes() == {
            "ada amber": (4, 3),
            "punch": ("hand", "discard"),
            "grenade-snib": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_leaving_play_otherwise_costs_nothing(self) -> None:
        t = table(side(hand=["fear"], amber=4), side(battleline=["grenade-snib"]))
        t.do("play", "fear")
        t.pick("grenade-snib")
        assert t.amber(0) == 4


class TestHebeTheHuge:
    def test_two_damage_to_each_other_undamaged_creature_of_both_sides(self) -> None:
        ada = side(hand=["hebe-the-huge"], battleline=["valdr", spec("headhunter", damage=1)])
        t = table(ada, side(battleline=["troll", spec("mother", damage=1), "silvertooth"]))
        t.creature("hebe-the-huge")
        assert t.changes() == {
            "hebe-the-huge": ("hand", "battleline"),
            "hebe-the-huge exhausted": (False, True),
            "valdr damage": (0, 2),
            "troll damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }
        t.expect_main_step()


class TestKelifiDragon:
    @pytest.mark.rule("glossary/restrictions")
    @pytest.mark.parametrize(("amber", "reasons"), [(6, ["glossary/restrictions"]), (7, [])])
    def test_it_needs_seven_amber_to_be_played_and_does_not_cost_them(self, amber: int, reasons: list[str]) -> None:
        t = table(side(hand=["kelifi-dragon"], amber=amber), side(amber=9))
        assert t.reasons(f"play:{t.handle('kelifi-dragon')}") == reasons
        if not reasons:
            t.creature("kelifi-dragon")
            assert (t.line(0), t.amber(0)) == (["kelifi-dragon"], amber)
            t.expect_main_step()

    def test_after_it_reaps_one_is_gained_and_five_damage_dealt(self) -> None:
        t = table(side(battleline=["kelifi-dragon"]), side(battleline=["troll"]))
        t.do("reap", "kelifi-dragon")
        t.offers("kelifi-dragon", "troll")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 2),
            "kelifi-dragon exhausted": (False, True),
            "troll damage": (0, 5),
        }
        t.expect_main_step()

    def test_so_also_after_it_fights(self) -> None:
        t = table(side(battleline=["kelifi-dragon"]), side(battleline=["mother", "troll"]))
        t.fight("kelifi-dragon", "mother")
        t.pick("troll")
        assert (t.amber(0), t.card("troll").damage, t.zone("mother")) == (1, 5, "discard")
        t.expect_main_step()

    @pytest.mark.rule("card-faq/wild-wormhole-1")
    def test_on_top_of_the_deck_it_stays_there_when_wild_wormhole_cannot_play_it(self) -> None:
        t = table(side(hand=["wild-wormhole"], deck=["kelifi-dragon"]))
        t.do("play", "wild-wormhole")
        assert (t.amber(0), t.ids(0, "deck")) == (1, ["kelifi-dragon"])
        t.expect_main_step()

    @pytest.mark.rule("faq/leaves-play-1", "card-faq/spangler-box-1")
    def test_put_into_play_from_under_spangler_box_it_needs_no_amber(self) -> None:
        ada = side(hand=["barehanded"], artifacts=[spec("spangler-box", house=BROBNAR)], battleline=["kelifi-dragon"])
        t = table(ada)
        t.do("action", "spangler-box")
        t.pick("kelifi-dragon")
        assert (t.zone("kelifi-dragon"), t.ids(1, "artifacts")) == ("purged", ["spangler-box"])
        t.do("play", "barehanded")
        t.finish()
        assert (t.line(0), t.ids(0, "deck"), t.amber(0)) == (["kelifi-dragon"], ["spangler-box"], 1)


class TestKingOfTheCrag:
    def test_only_enemy_brobnar_creatures_get_two_less(self) -> None:
        t = table(side(battleline=["king-of-the-crag", "valdr"]), side(battleline=["troll", "mother"]))
        assert [t.card(i).power for i in ("king-of-the-crag", "valdr", "troll", "mother")] == [7, 6, 6, 5]

    @pytest.mark.rule("faq/general-faq-1")
    def test_looter_goblin_without_power_is_destroyed(self) -> None:
        t = table(side(hand=["king-of-the-crag"]), side(battleline=["looter-goblin"]))
        t.creature("king-of-the-crag")
        assert t.zone("looter-goblin") == "discard"
        t.expect_main_step()

    @pytest.mark.rule("faq/timing-3")
    def test_pingle_is_destroyed_before_it_can_annoy_the_king(self) -> None:
        t = table(side(hand=["king-of-the-crag"]), side(battleline=["pingle-who-annoys"]))
        t.creature("king-of-the-crag")
        assert (t.zone("pingle-who-annoys"), t.card("king-of-the-crag").damage) == ("discard", 0)


class TestKrump:
    def test_the_controller_of_an_enemy_destroyed_fighting_it_loses_one(self) -> None:
        t = table(side(battleline=["krump"], amber=2), side(battleline=["silvertooth"], amber=3))
        t.fight("krump", "silvertooth")
        assert t.changes() == {
            "bo amber": (3, 2),
            "krump exhausted": (False, True),
            "krump damage": (0, 2),
            "silvertooth": ("battleline", "discard"),
        }
        t.expect_main_step()

    def test_so_also_when_it_is_attacked(self) -> None:
        t = table(side(battleline=["bumpsy"], amber=3), side(battleline=["krump"], amber=2))
        t.fight("bumpsy", "krump")
        assert (t.zone("bumpsy"), t.amber(0), t.amber(1)) == ("discard", 2, 2)

    def test_the_controller_loses_not_the_owner(self) -> None:
        t = table(side(battleline=["krump"], amber=2), side(battleline=[spec("silvertooth", owner=0)], amber=3))
        t.fight("krump", "silvertooth")
        assert (t.ids(0, "discard"), t.amber(0), t.amber(1)) == (["silvertooth"], 2, 2)

    @pytest.mark.parametrize("enemy", ["troll", "headhunter"])
    def test_nothing_is_lost_when_it_dies_itself_alone_or_with_its_enemy(self, enemy: str) -> None:
        damage = 1 if enemy == "headhunter" else 0
        t = table(side(battleline=[spec("krump", damage=damage)]), side(battleline=[enemy], amber=3))
        t.fight("krump", enemy)
        assert (t.zone("krump"), t.amber(1)) == ("discard", 3)


class TestLomirFlamefist:
    @pytest.mark.parametrize(("amber", "left"), [(6, 6), (7, 5)])
    def test_from_seven_on_the_opponent_loses_two(self, amber: int, left: int) -> None:
        t = table(side(hand=["lomir-flamefist"], amber=9), side(amber=amber))
        t.creature("lomir-flamefist")
        assert (t.amber(0), t.amber(1)) == (9, left)
        t.expect_main_step()


class TestLooterGoblin:
    def test_after_it_reaps_each_enemy_creature_destroyed_this_turn_is_worth_one(self) -> None:
        ada = side(hand=["punch", "punch"], battleline=["looter-goblin", "silvertooth"])
        t = table(ada, side(battleline=["batdrone"]))
        t.do("reap", "looter-goblin")
        t.do("play", "punch")
        t.pick("batdrone")
        assert t.amber(0) == 1 + 1 + 1
        t.do("play", "punch", nth=1)
        t.pick("silvertooth")
        assert t.amber(0) == 3 + 1  # only the bonus icon
        t.expect_main_step()

    def test_what_was_destroyed_before_it_reaped_or_falls_next_turn_pays_nothing(self) -> None:
        ada = side(hand=["punch"], battleline=["looter-goblin", "troll"])
        bo = side(battleline=["batdrone", spec("bumpsy", damage=1)], houses=(BROBNAR,))
        t = table(ada, bo)
        t.do("play", "punch")
        t.pick("batdrone")
        t.do("reap", "looter-goblin")
        t.end_turn()
        t.fight("bumpsy", "troll")
        assert (t.zone("bumpsy"), t.amber(0)) == ("discard", 2)

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_each_turn_does_no_damage(self) -> None:
        t = table(side(battleline=["valdr", "troll"]), side(battleline=["looter-goblin"]))
        t.fight("valdr", "looter-goblin")
        assert t.line(1) == ["looter-goblin"]
        t.fight("troll", "looter-goblin")
        assert t.line(1) == []


class TestMugwump:
    def test_it_heals_fully_and_grows_after_an_enemy_is_destroyed_fighting_it(self) -> None:
        t = table(side(battleline=[spec("mugwump", damage=3)]), side(battleline=["silvertooth"]))
        t.fight("mugwump", "silvertooth")
        assert t.changes() == {
            "mugwump exhausted": (False, True),
            "mugwump damage": (3, 0),
            "mugwump power counters": (0, 1),
            "silvertooth": ("battleline", "discard"),
        }
        assert t.card("mugwump").power == 7
        t.expect_main_step()

    def test_undamaged_it_grows_all_the_same(self) -> None:
        t = table(side(battleline=[spec("mugwump", warded=True)]), side(battleline=["silvertooth"]))
        t.fight("mugwump", "silvertooth")
        assert (t.card("mugwump").damage, t.card("mugwump").power) == (0, 7)

    def test_an_enemy_that_lives_or_dies_otherwise_does_nothing_for_it(self) -> None:
        t = table(side(hand=["punch"], battleline=["mugwump"]), side(battleline=["troll", "silvertooth"]))
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.card("mugwump").power == 6


class TestPingleWhoAnnoys:
    def test_an_enemy_creature_that_enters_play_is_dealt_one(self) -> None:
        t = table(side(hand=["valdr"], battleline=["troll"]), side(battleline=["pingle-who-annoys"]))
        t.creature("valdr")
        assert [t.card(i).damage for i in ("valdr", "troll", "pingle-who-annoys")] == [1, 0, 0]
        t.expect_main_step()

    def test_a_friendly_creature_is_not(self) -> None:
        t = table(side(hand=["valdr"], battleline=["pingle-who-annoys"]), side(battleline=["troll"]))
        t.creature("valdr")
        assert t.card("valdr").damage == 0


class TestRockHurlingGiant:
    def test_discarding_a_brobnar_card_lets_it_deal_four(self) -> None:
        t = table(side(hand=["cannon"], battleline=["rock-hurling-giant"]), side(battleline=["troll"]))
        t.do("discard", "cannon")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("rock-hurling-giant", "troll")
        t.pick("troll")
        assert t.changes() == {"cannon": ("hand", "discard"), "troll damage": (0, 4)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/may")
    def test_the_player_may_decline(self) -> None:
        t = table(side(hand=["cannon"], battleline=["rock-hurling-giant"]), side(battleline=["troll"]))
        t.do("discard", "cannon")
        t.answer("no")
        assert t.card("troll").damage == 0
        t.expect_main_step()

    def test_a_card_of_another_house_and_one_from_the_deck_set_nothing_off(self) -> None:
        ada = side(hand=["dust-imp"], battleline=["rock-hurling-giant"])
        t = table(ada, side(battleline=["troll"]), house=House.DIS)
        t.do("discard", "dust-imp")
        t.expect_main_step()
        ada = side(hand=["sound-the-horns"], battleline=["rock-hurling-giant"], deck=["punch"])
        t = table(ada, side(battleline=["troll"]))
        t.do("play", "sound-the-horns")
        assert t.zone("punch") == "discard"
        t.expect_main_step()

    def test_not_in_the_opponents_turn(self) -> None:
        ada = side(battleline=["tocsin"])
        t = table(ada, side(hand=["punch"], battleline=["rock-hurling-giant"]))
        t.do("reap", "tocsin")
        assert t.zone("punch") == "discard"
        t.expect_main_step()


class TestRogueOgre:
    def turn(self, cards: int, amber: int = 3) -> Table:
        ada = side(hand=["headhunter"] * 2, battleline=[spec("rogue-ogre", damage=5)], houses=(BROBNAR,))
        t = table(ada, side(amber=amber))
        for nth in range(cards):
            t.do("play", "headhunter", nth)
            t.answer("slot:0")
        t.end_turn()
        return t

    def test_after_a_turn_with_one_card_it_heals_two_and_captures_one(self) -> None:
        t = self.turn(1)
        assert (t.card("rogue-ogre").damage, t.card("rogue-ogre").amber, t.amber(1)) == (3, 1, 2)

    @pytest.mark.parametrize("cards", [0, 2])
    def test_after_any_other_number_nothing(self, cards: int) -> None:
        t = self.turn(cards)
        assert (t.card("rogue-ogre").damage, t.card("rogue-ogre").amber, t.amber(1)) == (5, 0, 3)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_it_heals_even_when_there_is_nothing_to_capture(self) -> None:
        assert self.turn(1, amber=0).card("rogue-ogre").damage == 3

    def test_the_end_of_the_opponents_turn_is_none_of_its_business(self) -> None:
        t = table(side(hand=["valdr"]), side(battleline=[spec("rogue-ogre", damage=5)], houses=(BROBNAR,)))
        t.creature("valdr")
        t.end_turn()
        assert t.card("rogue-ogre").damage == 5


class TestTirelessCrocag:
    def test_it_cannot_reap(self) -> None:
        t = table(side(battleline=["tireless-crocag"]), side(battleline=["troll"]))
        assert t.decision.keys() == (f"fight:{t.handle('tireless-crocag')}", "end-turn")

    @pytest.mark.rule("glossary/versatile")
    def test_it_may_fight_whatever_house_is_active(self) -> None:
        t = table(side(battleline=["tireless-crocag"]), side(battleline=["troll"]), house=House.MARS)
        t.fight("tireless-crocag", "troll")
        assert t.card("troll").damage == 7

    def test_it_is_destroyed_when_the_last_enemy_creature_is_gone(self) -> None:
        bo = side(battleline=["silvertooth", "batdrone"])
        t = table(side(hand=["punch", "punch"], battleline=["tireless-crocag", "troll"]), bo)
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.line(0) == ["tireless-crocag", "troll"]
        t.do("play", "punch", nth=1)
        t.pick("batdrone")
        assert t.line(0) == ["troll"]
        t.expect_main_step()

    def test_played_against_an_empty_battleline_it_dies_at_once(self) -> None:
        t = table(side(hand=["tireless-crocag"], battleline=["troll"]), side(artifacts=["cannon"]))
        t.creature("tireless-crocag")
        assert t.changes() == {"tireless-crocag": ("hand", "discard")}
        t.expect_main_step()


class TestTroll:
    @pytest.mark.parametrize(("damage", "left"), [(7, 4), (2, 0), (0, 0)])
    def test_after_reaping_it_heals_three(self, damage: int, left: int) -> None:
        t = table(side(battleline=[spec("troll", damage=damage), spec("valdr", damage=3)]))
        t.do("reap", "troll")
        assert (t.amber(0), t.card("troll").damage, t.card("valdr").damage) == (1, left, 3)
        t.expect_main_step()


class TestWardrummer:
    def test_each_other_friendly_brobnar_creature_returns_to_hand(self) -> None:
        ada = side(hand=["wardrummer"], battleline=["valdr", "mother", "headhunter"], artifacts=["cannon"])
        t = table(ada, side(battleline=["troll"]))
        t.creature("wardrummer")
        assert t.changes() == {
            "wardrummer": ("hand", "battleline"),
            "wardrummer exhausted": (False, True),
            "valdr": ("battleline", "hand"),
            "headhunter": ("battleline", "hand"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_controlled_creature_returns_to_its_owners_hand(self) -> None:
        t = table(side(hand=["wardrummer"], battleline=[spec("valdr", owner=1)]))
        t.creature("wardrummer")
        assert t.ids(1, "hand") == ["valdr"]
