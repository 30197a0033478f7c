"""Call of the Archons, Shadows: what each card of the starter decks does, and what it does not."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.tables import side, spec, table

HERE = House.SHADOWS


class TestNerveBlast:
    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/steal")
    def test_stealing_one_lets_it_deal_two_damage_to_any_creature(self) -> None:
        t = table(side(hand=["nerve-blast"], battleline=["troll"]), side(amber=1, battleline=["krump"]), house=HERE)
        t.do("play", "nerve-blast")
        t.expect(DecisionKind.CARD)
        t.offers("troll", "krump")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (1, 0),
            "nerve-blast": ("hand", "discard"),
            "krump damage": (0, 2),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_with_nothing_to_steal_it_deals_nothing(self) -> None:
        t = table(side(hand=["nerve-blast"]), side(amber=0, battleline=["krump"]))
        t.do("play", "nerve-blast")
        assert t.changes() == {"nerve-blast": ("hand", "discard")}
        t.expect_main_step()


class TestPoisonWave:
    def test_each_creature_of_both_players_is_dealt_two(self) -> None:
        ada = side(hand=["poison-wave"], battleline=["troll", "raiding-knight"], artifacts=["seeker-needle"])
        bo = side(battleline=["krump", "champion-anaphiel", spec("bumpsy", damage=1), spec("dodger", warded=True)])
        t = table(ada, bo, house=HERE)
        t.do("play", "poison-wave")
        assert t.changes() == {
            "ada amber": (0, 1),
            "poison-wave": ("hand", "discard"),
            "troll damage": (0, 2),
            "raiding-knight armor used": (0, 2),
            "krump damage": (0, 2),
            "champion-anaphiel armor used": (0, 1),
            "champion-anaphiel damage": (0, 1),
            "bumpsy damage": (1, 3),
            "dodger warded": (True, False),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/damage", "glossary/destroyed")
    def test_what_it_kills_dies_together_in_an_order_of_choice(self) -> None:
        t = table(side(hand=["poison-wave"]), side(battleline=["silvertooth", "troll", "batdrone"]))
        t.do("play", "poison-wave")
        t.expect(DecisionKind.ORDER)
        t.offers("silvertooth", "batdrone", least=2, most=2)
        t.pick("batdrone", "silvertooth")
        assert t.ids(1, "discard") == ["batdrone", "silvertooth"]
        assert t.line(1) == ["troll"]
        t.expect_main_step()


class TestTooMuchToProtect:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "left"), [(9, 6), (7, 6), (6, 6), (5, 5), (0, 0)])
    def test_it_steals_what_the_opponent_has_above_six(self, had: int, left: int) -> None:
        t = table(side(hand=["too-much-to-protect"], amber=8), side(amber=had))
        t.do("play", "too-much-to-protect")
        assert (t.amber(0), t.amber(1)) == (8 + 1 + had - left, left)
        t.expect_main_step()


class TestSeekerNeedle:
    def test_it_deals_one_damage_to_any_creature(self) -> None:
        ada = side(artifacts=["seeker-needle"], battleline=["krump"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("action", "seeker-needle")
        t.offers("krump", "troll")
        t.pick("troll")
        assert t.changes() == {"seeker-needle exhausted": (False, True), "troll damage": (0, 1)}
        t.expect_main_step()

    @pytest.mark.parametrize(("damage", "gained"), [(7, 1), (6, 0)])
    def test_destroying_the_creature_gains_one(self, damage: int, gained: int) -> None:
        t = table(side(artifacts=["seeker-needle"]), side(battleline=[spec("troll", damage=damage)]))
        t.do("action", "seeker-needle")
        t.pick("troll")
        assert (t.amber(0), t.zone("troll") == "discard") == (gained, bool(gained))
        t.expect_main_step()

    def test_a_creature_that_returns_to_hand_was_destroyed_all_the_same(self) -> None:
        t = table(side(artifacts=["seeker-needle"]), side(battleline=["bad-penny"]))
        t.do("action", "seeker-needle")
        t.pick("bad-penny")
        assert (t.amber(0), t.ids(1, "hand")) == (1, ["bad-penny"])

    def test_armor_or_a_ward_leaves_nothing_to_gain(self) -> None:
        for dodge in (spec("urchin", warded=True), spec("urchin", upgrades=["protect-the-weak"])):
            t = table(side(artifacts=["seeker-needle"]), side(battleline=[dodge]))
            t.do("action", "seeker-needle")
            t.pick("urchin")
            assert (t.amber(0), t.line(1)) == (0, ["urchin"])

    @pytest.mark.rule("card-faq/shadow-self-3")
    def test_that_creature_is_the_chosen_one_not_the_one_that_took_its_damage(self) -> None:
        bo = side(battleline=["troll", spec("shadow-self", damage=8)])
        t = table(side(artifacts=["seeker-needle"]), bo)
        t.do("action", "seeker-needle")
        t.pick("troll")
        assert (t.zone("shadow-self"), t.amber(0)) == ("discard", 0)


class TestBadPenny:
    @pytest.mark.rule("glossary/destroyed", "faq/destroyed-effects-1")
    def test_destroyed_it_returns_to_hand(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["bad-penny"]))
        t.fight("troll", "bad-penny")
        assert t.changes() == {
            "bad-penny": ("battleline", "hand"),
            "troll exhausted": (False, True),
            "troll damage": (0, 1),
        }
        t.expect_main_step()

    def test_it_can_be_played_again_in_the_same_turn(self) -> None:
        t = table(side(battleline=["bad-penny"], houses=(HERE,)), side(battleline=["troll"]))
        t.fight("bad-penny", "troll")
        t.creature("bad-penny")
        assert t.line(0) == ["bad-penny"]

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_it_returns_to_its_owner(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=[spec("bad-penny", owner=0)]))
        t.fight("troll", "bad-penny")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["bad-penny"], [])

    def test_its_amber_and_upgrades_leave_it(self) -> None:
        penny = spec("bad-penny", amber=2, upgrades=["protect-the-weak"])
        t = table(side(battleline=["troll"]), side(battleline=[penny]))
        t.fight("troll", "bad-penny")
        assert (t.amber(0), t.zone("bad-penny"), t.zone("protect-the-weak")) == (2, "hand", "discard")


class TestNoddyTheThief:
    @pytest.mark.rule("glossary/action-ability")
    @pytest.mark.parametrize(("had", "stolen"), [(2, 1), (0, 0)])
    def test_its_action_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["noddy-the-thief"]), side(amber=had))
        t.do("action", "noddy-the-thief")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        assert not t.card("noddy-the-thief").ready
        t.expect_main_step()

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_each_turn_hurts_nobody(self) -> None:
        t = table(side(battleline=["troll", "krump"]), side(battleline=["noddy-the-thief"]))
        t.fight("troll", "noddy-the-thief")
        assert t.changes() == {"troll exhausted": (False, True)}
        t.fight("krump", "noddy-the-thief")
        assert t.card("krump").damage == 2
        assert t.zone("noddy-the-thief") == "discard"


class TestDodger:
    @pytest.mark.parametrize(("had", "stolen"), [(2, 1), (0, 0)])
    def test_after_a_fight_it_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["dodger"]), side(amber=had, battleline=["urchin"]))
        t.fight("dodger", "urchin")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        t.expect_main_step()

    @pytest.mark.rule("glossary/fight")
    def test_a_dodger_that_dies_steals_nothing(self) -> None:
        t = table(side(battleline=["dodger"]), side(amber=2, battleline=["troll"]))
        t.fight("dodger", "troll")
        assert (t.amber(0), t.amber(1)) == (0, 2)


class TestShadowSelf:
    @pytest.mark.rule("faq/armor-1")
    def test_the_neighbors_armor_comes_first_and_the_rest_falls_on_it(self) -> None:
        t = table(side(battleline=["charette"]), side(battleline=["shadow-self", "raiding-knight"]))
        t.fight("charette", "raiding-knight")
        assert t.changes() == {
            "charette": ("battleline", "discard"),
            "shadow-self damage": (0, 2),
            "raiding-knight armor used": (0, 2),
        }

    @pytest.mark.rule("card-faq/shadow-self-2")
    def test_its_own_armor_does_not_stop_redirected_damage(self) -> None:
        guard = spec("shadow-self", upgrades=["protect-the-weak"])
        bo = side(battleline=[spec("troll", upgrades=["protect-the-weak"]), guard])
        t = table(side(battleline=["gluttony"]), bo)
        t.fight("gluttony", "troll")
        assert (t.card("shadow-self").damage, t.card("shadow-self").armor_left) == (5, 1)
        assert (t.card("troll").damage, t.card("troll").armor_left) == (0, 0)

    def test_both_neighbors_are_covered_and_no_one_beyond(self) -> None:
        bo = side(battleline=["krump", "troll", "shadow-self", "bumpsy", "smaaash"])
        t = table(side(hand=["poison-wave"], battleline=["dodger"]), bo, house=HERE)
        t.do("play", "poison-wave")
        assert t.changes() == {
            "ada amber": (0, 1),
            "poison-wave": ("hand", "discard"),
            "krump damage": (0, 2),
            "shadow-self damage": (0, 6),
            "smaaash damage": (0, 2),
            "dodger damage": (0, 2),
        }

    @pytest.mark.rule("glossary/traits")
    def test_a_specter_beside_it_takes_its_own_damage(self) -> None:
        t = table(side(hand=["punch"]), side(battleline=["shadow-self", "shadow-self"]))
        t.do("play", "punch")
        t.pick(("shadow-self", 1))
        assert [t.card("shadow-self", n).damage for n in (0, 1)] == [0, 3]

    def test_between_two_of_them_the_active_player_chooses_who_takes_it(self) -> None:
        t = table(side(battleline=["dodger"]), side(battleline=["shadow-self", "troll", "shadow-self"]))
        t.fight("dodger", "troll")
        t.expect(DecisionKind.CARD)
        t.offers("shadow-self", "shadow-self")
        t.pick(("shadow-self", 1))
        t.finish()
        assert [t.card("shadow-self", n).damage for n in (0, 1)] == [0, 5]
        assert t.card("troll").damage == 0

    def test_a_neighbor_on_the_other_side_of_the_table_is_not_covered(self) -> None:
        t = table(side(hand=["poison-wave"], battleline=["troll"]), side(battleline=["shadow-self"]), house=HERE)
        t.do("play", "poison-wave")
        assert (t.card("troll").damage, t.card("shadow-self").damage) == (2, 2)

    @pytest.mark.rule("glossary/ward")
    def test_a_ward_on_the_neighbor_prevents_the_damage_before_it_moves(self) -> None:
        t = table(side(battleline=["dodger"]), side(battleline=["shadow-self", spec("troll", warded=True)]))
        t.fight("dodger", "troll")
        assert (t.card("troll").warded, t.card("shadow-self").damage) == (False, 0)

    @pytest.mark.rule("card-faq/shadow-self-1")
    def test_destroyed_by_redirected_fight_damage_it_was_destroyed_in_a_fight(self) -> None:
        bo = side(battleline=["troll", spec("shadow-self", damage=4)])
        t = table(side(battleline=["dodger"]), bo)
        t.fight("dodger", "troll")
        fallen = {was.definition for was in t.game.state.memory.destroyed_in_fight}
        assert fallen == {"shadow-self", "dodger"}

    def test_it_deals_no_damage_when_it_attacks_or_is_attacked(self) -> None:
        t = table(side(battleline=["shadow-self"]), side(battleline=["dodger"]))
        t.fight("shadow-self", "dodger")
        assert t.changes() == {"shadow-self exhausted": (False, True), "shadow-self damage": (0, 5)}
        t = table(side(battleline=["dodger"]), side(battleline=["shadow-self"]))
        t.fight("dodger", "shadow-self")
        assert t.changes() == {"dodger exhausted": (False, True), "shadow-self damage": (0, 5)}

    def test_exhausted_and_stunned_it_still_covers(self) -> None:
        bo = side(battleline=[spec("shadow-self", ready=False, stunned=True), "troll"])
        t = table(side(hand=["punch"]), bo)
        t.do("play", "punch")
        t.pick("troll")
        assert (t.card("troll").damage, t.card("shadow-self").damage) == (0, 3)

    @pytest.mark.rule("faq/resolve-abilities-in-the-order-written-1")
    def test_once_it_is_gone_its_neighbor_is_on_its_own(self) -> None:
        bo = side(battleline=["troll", spec("shadow-self", damage=8)])
        t = table(side(hand=["punch", "punch"]), bo)
        t.do("play", "punch")
        t.pick("troll")
        assert (t.zone("shadow-self"), t.card("troll").damage) == ("discard", 0)
        t.do("play", "punch", nth=1)
        t.pick("troll")
        assert t.card("troll").damage == 3


class TestSilvertooth:
    @pytest.mark.rule("glossary/enters-play")
    def test_it_enters_play_ready_and_others_do_not(self) -> None:
        t = table(side(hand=["silvertooth", "dodger"]))
        t.creature("silvertooth")
        t.creature("dodger")
        assert t.changes() == {
            "silvertooth": ("hand", "battleline"),
            "dodger": ("hand", "battleline"),
            "dodger exhausted": (False, True),
        }
        t.do("reap", "silvertooth")
        assert t.amber(0) == 1
        t.expect_main_step()


class TestUrchin:
    @pytest.mark.parametrize(("had", "stolen"), [(2, 1), (0, 0)])
    def test_played_it_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(hand=["urchin"]), side(amber=had))
        t.creature("urchin")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        t.expect_main_step()

    @pytest.mark.rule("glossary/elusive")
    def test_the_first_attack_each_turn_hurts_nobody(self) -> None:
        t = table(side(battleline=["troll"]), side(battleline=["urchin"]))
        t.fight("troll", "urchin")
        assert t.changes() == {"troll exhausted": (False, True)}
