"""Call of the Archons, Brobnar: what each card of the starter decks does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AbilityTriggered, DamageDealt
from kfdesk.engine.terms import DecisionKind
from tests.tables import side, spec, table


class TestAnger:
    @pytest.mark.rule("glossary/fight-with", "glossary/using-cards-via-other-card-abilities")
    def test_it_readies_and_fights_with_any_friendly_creature_whatever_its_house(self) -> None:
        ada = side(hand=["anger"], battleline=["troll", spec("snufflegator", ready=False)])
        t = table(ada, side(battleline=["dust-imp", "krump"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.expect(DecisionKind.CARD)
        t.offers("troll", "snufflegator")
        t.pick("snufflegator")
        t.expect(DecisionKind.ATTACK)
        t.offers("dust-imp", "krump")
        t.pick("krump")
        assert t.changes() == {"ada amber": (0, 1), "anger": ("hand", "discard"), "krump damage": (0, 4)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_a_ready_creature_only_fights(self) -> None:
        t = table(side(hand=["anger"], battleline=["snufflegator"]), side(battleline=["troll"]), house=House.BROBNAR)
        t.do("play", "anger")
        t.pick("snufflegator")
        t.pick("troll")
        assert t.card("troll").damage == 4
        assert not t.card("snufflegator").ready
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_without_an_enemy_creature_it_only_readies(self) -> None:
        t = table(side(hand=["anger"], battleline=[spec("troll", ready=False)]))
        t.do("play", "anger")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1), "anger": ("hand", "discard"), "troll exhausted": (True, False),
        }  # fmt: skip
        t.expect_main_step()

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_is_unstunned_instead_of_fighting(self) -> None:
        ada = side(hand=["anger"], battleline=[spec("troll", ready=False, stunned=True)])
        t = table(ada, side(battleline=["krump"]))
        t.do("play", "anger")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1), "anger": ("hand", "discard"), "troll stunned": (True, False),
        }  # fmt: skip
        t.expect_main_step()

    def test_without_a_friendly_creature_it_asks_nothing(self) -> None:
        t = table(side(hand=["anger"]), side(battleline=["krump"]))
        t.do("play", "anger")
        assert t.changes() == {"ada amber": (0, 1), "anger": ("hand", "discard")}
        t.expect_main_step()


class TestLootTheBodies:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_enemies_count_one_each_and_friends_nothing(self) -> None:
        ada = side(
            hand=["loot-the-bodies", spec("poison-wave", house=House.BROBNAR)], battleline=["silvertooth", "troll"]
        )
        t = table(ada, side(battleline=["batdrone", "quixo-the-adventurer", "urchin"]))
        t.do("play", "loot-the-bodies")
        t.mark()
        t.do("play", "poison-wave")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 2),  # the bonus icon, then two bodies
            "poison-wave": ("hand", "discard"),
            "silvertooth": ("battleline", "discard"),
            "troll damage": (0, 2),
            "batdrone": ("battleline", "discard"),
            "quixo-the-adventurer damage": (0, 2),
            "urchin": ("battleline", "discard"),
        }

    def test_two_copies_both_pay(self) -> None:
        t = table(side(hand=["loot-the-bodies", "loot-the-bodies", "punch"]), side(battleline=["silvertooth"]))
        t.do("play", "loot-the-bodies")
        t.do("play", "loot-the-bodies", nth=1)
        t.do("play", "punch")
        t.pick("silvertooth")
        t.expect(DecisionKind.TRIGGER)
        t.finish()
        assert t.amber(0) == 1 + 2

    @pytest.mark.rule("glossary/ward")
    def test_a_warded_creature_is_not_destroyed_and_an_artifact_is_no_creature(self) -> None:
        ada = side(hand=["loot-the-bodies", spec("hand-of-dis", house=House.BROBNAR)])
        t = table(ada, side(battleline=["troll", spec("krump", warded=True), "bumpsy"]))
        t.do("play", "loot-the-bodies")
        t.do("play", "hand-of-dis")
        t.pick("krump")
        assert t.amber(0) == 0
        assert t.line(1) == ["troll", "krump", "bumpsy"]

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(hand=["loot-the-bodies"], battleline=["troll"])
        t = table(ada, side(battleline=[spec("dust-pixie", house=House.BROBNAR)], houses=(House.BROBNAR,)))
        t.do("play", "loot-the-bodies")
        t.end_turn()
        t.fight("dust-pixie", "troll")
        assert t.zone("dust-pixie") == "discard"
        assert t.amber(0) == 0


class TestPunch:
    def test_it_deals_three_damage_to_any_creature(self) -> None:
        t = table(
            side(hand=["punch"], battleline=["bumpsy"], artifacts=["gauntlet-of-command"]), side(battleline=["troll"])
        )
        t.do("play", "punch")
        t.offers("bumpsy", "troll")
        t.pick("troll")
        assert t.changes() == {"ada amber": (0, 1), "punch": ("hand", "discard"), "troll damage": (0, 3)}
        t.expect_main_step()

    @pytest.mark.rule("glossary/armor", "chart/damage")
    def test_armor_prevents_its_part(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["raiding-knight"]))
        t.do("play", "punch")
        t.pick("raiding-knight")
        assert (t.card("raiding-knight").damage, t.card("raiding-knight").armor_left) == (1, 0)

    def test_on_an_empty_table_it_asks_nothing(self) -> None:
        t = table(side(hand=["punch"]))
        t.do("play", "punch")
        assert t.changes() == {"ada amber": (0, 1), "punch": ("hand", "discard")}
        t.expect_main_step()


class TestWarsong:
    @pytest.mark.rule("glossary/lasting-effects")
    def test_each_fight_of_a_friendly_creature_gains_one(self) -> None:
        t = table(
            side(hand=["warsong"], battleline=["troll", "krump", "bumpsy"]), side(battleline=["champion-anaphiel"])
        )
        t.do("play", "warsong")
        t.fight("troll", "champion-anaphiel")
        assert t.amber(0) == 1
        t.do("reap", "krump")
        assert t.amber(0) == 2  # from reaping alone
        t.expect_main_step()

    def test_a_creature_that_dies_fighting_has_fought(self) -> None:
        t = table(side(hand=["warsong"], battleline=["bumpsy"]), side(battleline=["troll"]))
        t.do("play", "warsong")
        t.fight("bumpsy", "troll")
        assert t.zone("bumpsy") == "discard"
        assert t.amber(0) == 1

    @pytest.mark.rule("glossary/fight", "glossary/hazardous-x")
    def test_a_creature_destroyed_before_the_fight_was_used_to_fight_all_the_same(self) -> None:
        t = table(side(hand=["warsong"], battleline=["bumpsy"]), side(battleline=["briar-grubbling"]))
        t.do("play", "warsong")
        t.fight("bumpsy", "briar-grubbling")
        assert t.zone("bumpsy") == "discard"
        assert t.card("briar-grubbling").damage == 0
        assert t.amber(0) == 1

    @pytest.mark.rule("glossary/friendly")
    def test_a_controlled_creature_of_the_other_deck_is_friendly_even_when_it_dies_fighting(self) -> None:
        t = table(side(hand=["warsong"], battleline=[spec("bumpsy", owner=1)]), side(battleline=["troll"]))
        t.do("play", "warsong")
        t.fight("bumpsy", "troll")
        assert t.ids(1, "discard") == ["bumpsy"]
        assert t.amber(0) == 1

    def test_an_enemy_attack_next_turn_pays_nobody(self) -> None:
        t = table(side(hand=["warsong"], battleline=["troll"]), side(battleline=["krump"], houses=(House.BROBNAR,)))
        t.do("play", "warsong")
        t.end_turn()
        t.fight("krump", "troll")
        assert (t.amber(0), t.amber(1)) == (0, 0)


class TestGauntletOfCommand:
    def test_its_action_readies_and_fights_with_a_friendly_creature(self) -> None:
        ada = side(battleline=[spec("batdrone", ready=False), "troll"], artifacts=["gauntlet-of-command"])
        t = table(ada, side(amber=2, battleline=["krump"]), house=House.BROBNAR)
        t.do("action", "gauntlet-of-command")
        t.offers("batdrone", "troll")
        t.pick("batdrone")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "gauntlet-of-command exhausted": (False, True),
            "krump damage": (0, 2),
        }
        t.expect_main_step()


class TestValdr:
    def fights(self, target: str) -> tuple[int, int]:
        """Return the damage Valdr deals to and takes from one of three creatures in a row."""
        t = table(side(battleline=["valdr"]), side(battleline=["troll", "bumpsy", "krump"]))
        t.fight("valdr", target)
        t.finish()
        dealt = [e for e in t.events(DamageDealt) if e.card == int(t.handle(target)[1:])]
        taken = [e for e in t.events(DamageDealt) if e.card == int(t.handle("valdr")[1:])]
        return sum(e.amount for e in dealt), sum(e.amount for e in taken)

    def test_two_more_damage_against_a_flank_and_no_more_taken(self) -> None:
        assert self.fights("troll") == (8, 8)

    def test_no_more_against_a_creature_in_the_middle(self) -> None:
        assert self.fights("bumpsy")[0] == 6

    def test_the_right_flank_counts_too(self) -> None:
        assert self.fights("krump")[0] == 8

    @pytest.mark.rule("glossary/flank")
    def test_an_only_creature_is_on_a_flank(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=[spec("troll", damage=0)]))
        t.fight("valdr", "troll")
        assert t.zone("troll") == "discard"

    @pytest.mark.rule("glossary/attack-attacker-attacking")
    def test_no_more_when_it_is_attacked(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["valdr"]))
        t.fight("troll", "valdr")
        assert t.card("troll").damage == 6


class TestGangerChieftain:
    def test_the_neighbor_may_ready_and_fight(self) -> None:
        ada = side(hand=["ganger-chieftain"], battleline=["krump", spec("troll", ready=False)])
        t = table(ada, side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain", "right")
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("troll")
        t.pick("troll")
        t.pick("bumpsy")
        assert t.changes() == {
            "ganger-chieftain": ("hand", "battleline"),
            "ganger-chieftain exhausted": (False, True),
            "troll damage": (0, 5),
            "bumpsy": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/may")
    def test_the_player_may_decline(self) -> None:
        ada = side(hand=["ganger-chieftain"], battleline=[spec("troll", ready=False)])
        t = table(ada, side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain")
        t.answer("no")
        assert not t.card("troll").ready
        assert t.card("bumpsy").damage == 0
        t.expect_main_step()

    @pytest.mark.rule("glossary/neighbor")
    def test_on_the_left_flank_the_old_left_flank_is_its_only_neighbor(self) -> None:
        t = table(side(hand=["ganger-chieftain"], battleline=["krump", "troll"]), side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain", "left")
        t.answer("yes")
        t.offers("krump")

    def test_alone_it_asks_nothing(self) -> None:
        t = table(side(hand=["ganger-chieftain"]), side(battleline=["bumpsy"]))
        t.creature("ganger-chieftain")
        t.expect_main_step()


class TestHeadhunter:
    def test_after_a_fight_it_gains_one(self) -> None:
        t = table(side(battleline=["headhunter"]), side(battleline=["dust-imp"]))
        t.fight("headhunter", "dust-imp")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (0, 2),
            "headhunter exhausted": (False, True),
            "headhunter damage": (0, 2),
            "dust-imp": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/fight")
    def test_a_headhunter_that_dies_gains_nothing(self) -> None:
        t = table(side(battleline=["headhunter"]), side(battleline=["ganger-chieftain"]))
        t.fight("headhunter", "ganger-chieftain")
        assert t.amber(0) == 0

    def test_being_attacked_gains_nothing(self) -> None:
        t = table(side(battleline=["bumpsy"]), side(battleline=[spec("headhunter", power_counters=1)]))
        t.fight("bumpsy", "headhunter")
        assert (t.amber(1), t.line(1)) == (0, ["headhunter"])

    def test_reaping_gains_only_the_reap(self) -> None:
        t = table(side(battleline=["headhunter"]))
        t.do("reap", "headhunter")
        assert t.amber(0) == 1


class TestSmaaash:
    def test_it_stuns_any_creature(self) -> None:
        t = table(side(hand=["smaaash"], battleline=["troll"]), side(battleline=["krump"]))
        t.creature("smaaash")
        t.offers("troll", "smaaash", "krump")
        t.pick("krump")
        assert t.changes() == {
            "smaaash": ("hand", "battleline"),
            "smaaash exhausted": (False, True),
            "krump stunned": (False, True),
        }
        t.expect_main_step()

    def test_alone_it_must_stun_itself(self) -> None:
        t = table(side(hand=["smaaash"]))
        t.creature("smaaash")
        t.offers("smaaash")
        t.pick("smaaash")
        assert t.card("smaaash").stunned

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_is_not_stunned_twice(self) -> None:
        t = table(side(hand=["smaaash"]), side(battleline=[spec("krump", stunned=True)]))
        t.creature("smaaash")
        t.pick("krump")
        assert t.changes() == {"smaaash": ("hand", "battleline"), "smaaash exhausted": (False, True)}


class TestBloodOfTitans:
    @pytest.mark.rule("glossary/upgrades")
    def test_its_creature_gets_five_power_and_no_other(self) -> None:
        t = table(side(hand=["blood-of-titans"], battleline=["bumpsy", "krump"]), side(battleline=["troll"]))
        t.do("play", "blood-of-titans")
        t.offers("bumpsy", "krump", "troll")
        t.pick("bumpsy")
        assert [t.card(i).power for i in ("bumpsy", "krump", "troll")] == [10, 6, 8]
        assert t.changes() == {
            "ada amber": (0, 1),
            "blood-of-titans": ("hand", "upgrade"),
            "blood-of-titans on": (None, "bumpsy"),
        }
        t.expect_main_step()

    def test_two_add_up_on_an_enemy_creature(self) -> None:
        t = table(side(hand=["blood-of-titans"]), side(battleline=[spec("dust-imp", upgrades=["blood-of-titans"])]))
        assert t.card("dust-imp").power == 7
        t.do("play", "blood-of-titans")
        t.pick("dust-imp")
        assert t.card("dust-imp").power == 12

    def test_without_a_creature_it_cannot_be_played(self) -> None:
        t = table(side(hand=["blood-of-titans"]))
        assert t.reasons(f"play:{t.handle('blood-of-titans')}") == ["glossary/upgrades"]

    def test_damage_held_by_its_power_destroys_when_it_is_gone(self) -> None:
        bo = side(battleline=[spec("dust-imp", damage=6, upgrades=["blood-of-titans"])])
        t = table(side(battleline=["dust-pixie"], houses=(House.UNTAMED,)), bo, house=House.UNTAMED)
        t.fight("dust-pixie", "dust-imp")
        assert t.zone("dust-imp") == "discard"
        assert t.zone("blood-of-titans") == "discard"
        assert t.events(AbilityTriggered)[-1].label == "destroyed"
