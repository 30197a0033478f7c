"""Call of the Archons, Sanctum: the actions beyond the starter decks."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberCaptured
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, spec, table

HERE = House.SANCTUM


def played(id_: str, ada: Mapping[str, object] | None = None, bo: Mapping[str, object] | None = None) -> Table:
    """Return a table on which Ada has just played the card from an otherwise empty hand."""
    t = table(side(hand=[id_], **(ada or {})), side(**(bo or {})), house=HERE)
    t.do("play", id_)
    return t


class TestBegone:
    def test_each_dis_creature_of_both_players_is_destroyed(self) -> None:
        t = played("begone", {"battleline": ["dust-imp", "troll"]}, {"battleline": ["pit-demon", "valdr", "ember-imp"]})
        t.expect(DecisionKind.MODE)
        t.answer("mode:0")
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], ["valdr"])
        assert t.amber(0) == 2  # from the Dust Imp

    def test_or_one_amber_is_gained(self) -> None:
        t = played("begone", {}, {"battleline": ["pit-demon"]})
        t.answer("mode:1")
        assert t.changes() == {"begone": ("hand", "discard"), "ada amber": (0, 1)}
        t.expect_main_step()

    def test_the_destruction_may_be_chosen_in_vain(self) -> None:
        t = played("begone", {}, {"battleline": ["troll"]})
        t.answer("mode:0")
        assert t.changes() == {"begone": ("hand", "discard")}


class TestBlindingLight:
    def test_each_creature_of_the_named_house_is_stunned_on_both_sides(self) -> None:
        t = played("blinding-light", {"battleline": ["troll", "dodger"]}, {"battleline": ["krump", "batdrone"]})
        t.expect(DecisionKind.HOUSE)
        t.answer("house:brobnar")
        assert t.changes() == {
            "ada amber": (0, 1),
            "blinding-light": ("hand", "discard"),
            "troll stunned": (False, True),
            "krump stunned": (False, True),
        }
        t.expect_main_step()

    def test_a_house_nobody_plays_may_be_named(self) -> None:
        t = played("blinding-light", {"battleline": ["troll"]}, {"battleline": ["batdrone"]})
        t.answer("house:untamed")
        assert t.changes() == {"ada amber": (0, 1), "blinding-light": ("hand", "discard")}


class TestCharge:
    def charged(self, bo: list[str], *hand: object, **ada: object) -> Table:
        t = table(side(hand=["charge", *hand], **ada), side(battleline=bo), house=HERE)
        t.do("play", "charge")
        t.expect_main_step()
        return t

    def test_each_creature_played_afterwards_deals_two_damage_to_an_enemy(self) -> None:
        t = self.charged(["troll", "krump"], "grey-monk", "jehu-the-bureaucrat", battleline=["valdr"])
        t.creature("grey-monk")
        t.offers("troll", "krump")
        t.pick("krump")
        t.creature("jehu-the-bureaucrat")
        t.pick("troll")
        assert [t.card(i).damage for i in ("troll", "krump", "valdr", "grey-monk")] == [2, 2, 0, 0]
        t.expect_main_step()

    @pytest.mark.rule("glossary/play-abilities")
    def test_it_comes_besides_the_creatures_own_ability(self) -> None:
        t = self.charged(["troll"], "lady-maxena")
        t.creature("lady-maxena")
        t.expect(DecisionKind.TRIGGER)
        assert len(t.decision.options) == 2
        t.finish()
        assert (t.card("troll").damage, t.card("lady-maxena").stunned) == (2, True)

    def test_creatures_in_play_already_gain_nothing_that_matters(self) -> None:
        t = self.charged(["troll"], battleline=["grey-monk"])
        t.do("reap", "grey-monk")
        t.finish()
        assert t.card("troll").damage == 0

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_ends_with_the_turn_and_helps_only_its_player(self) -> None:
        ada = side(hand=["charge"], battleline=["valdr"])
        t = table(ada, side(hand=["dodger"], battleline=["troll"], houses=(House.SHADOWS,)), house=HERE)
        t.do("play", "charge")
        t.end_turn()
        t.creature("dodger")
        assert t.card("valdr").damage == 0
        t.expect_main_step()


class TestClearMind:
    @pytest.mark.rule("glossary/stun")
    def test_each_friendly_creature_and_no_enemy_is_unstunned(self) -> None:
        line = [spec("troll", stunned=True), "krump", spec("bumpsy", stunned=True, ready=False)]
        t = played("clear-mind", {"battleline": line}, {"battleline": [spec("valdr", stunned=True)]})
        assert t.changes() == {
            "ada amber": (0, 1),
            "clear-mind": ("hand", "discard"),
            "troll stunned": (True, False),
            "bumpsy stunned": (True, False),
        }
        t.expect_main_step()


class TestDoorstepToHeaven:
    @pytest.mark.parametrize(
        ("ada", "bo", "left"), [(4, 6, (5, 5)), (5, 5, (5, 5)), (9, 12, (5, 5)), (2, 5, (3, 5)), (6, 0, (5, 0))]
    )
    def test_each_player_with_six_or_more_keeps_five(self, ada: int, bo: int, left: tuple[int, int]) -> None:
        t = played("doorstep-to-heaven", {"amber": ada}, {"amber": bo})
        assert (t.amber(0), t.amber(1)) == left  # Ada's own bonus icon counts
        t.expect_main_step()


class TestGloriousFew:
    @pytest.mark.parametrize(("mine", "theirs", "gained"), [(0, 3, 3), (1, 3, 2), (2, 3, 1), (3, 3, 0), (3, 1, 0)])
    def test_it_gains_for_each_creature_the_opponent_has_more(self, mine: int, theirs: int, gained: int) -> None:
        t = played("glorious-few", {"battleline": ["troll"] * mine}, {"battleline": ["krump"] * theirs})
        expected: dict[str, object] = {"glorious-few": ("hand", "discard")}
        if gained:
            expected["ada amber"] = (0, gained)
        assert t.changes() == expected
        t.expect_main_step()


class TestHonorableClaim:
    def test_each_friendly_knight_captures_one(self) -> None:
        ada = {"battleline": ["raiding-knight", "grey-monk", "bulwark"]}
        t = played("honorable-claim", ada, {"battleline": ["sequis", "troll"], "amber": 5})
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (5, 3),
            "honorable-claim": ("hand", "discard"),
            "raiding-knight amber": (0, 1),
            "bulwark amber": (0, 1),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/capture")
    def test_where_it_does_not_reach_the_player_says_who_captures(self) -> None:
        ada = {"battleline": ["raiding-knight", "staunch-knight", "bulwark"]}
        t = played("honorable-claim", ada, {"amber": 1})
        t.expect(DecisionKind.ORDER)
        t.pick("bulwark", "raiding-knight", "staunch-knight")
        assert [t.card(i).amber for i in ("raiding-knight", "staunch-knight", "bulwark")] == [0, 0, 1]
        assert t.amber(1) == 0

    def test_of_another_house_a_knight_is_a_knight(self) -> None:
        line = [spec("raiding-knight", house=House.MARS)]
        t = played("honorable-claim", {"battleline": line}, {"amber": 2})
        assert t.card("raiding-knight").amber == 1


class TestInspiration:
    def test_a_friendly_creature_of_any_house_is_readied_and_used(self) -> None:
        t = played("inspiration", {"battleline": [spec("troll", ready=False), "sequis"]}, {"battleline": ["krump"]})
        t.offers("troll", "sequis")
        t.pick("troll")
        t.expect(DecisionKind.USE)
        assert t.decision.keys() == (f"reap:{t.handle('troll')}", f"fight:{t.handle('troll')}")
        t.answer(f"fight:{t.handle('troll')}")
        t.pick("krump")
        assert t.changes() == {
            "inspiration": ("hand", "discard"),
            "troll damage": (0, 6),
            "krump": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_a_ready_creature_is_used_without_being_readied(self) -> None:
        t = played("inspiration", {"battleline": ["troll"]})
        t.pick("troll")
        t.answer(f"reap:{t.handle('troll')}")
        assert (t.amber(0), t.card("troll").ready) == (1, False)

    @pytest.mark.rule("faq/stun-1", "glossary/stun")
    def test_a_stunned_creature_is_readied_and_unstunned(self) -> None:
        t = played("inspiration", {"battleline": [spec("troll", ready=False, stunned=True)]})
        t.pick("troll")
        assert t.changes() == {"inspiration": ("hand", "discard"), "troll stunned": (True, False)}
        t.expect_main_step()

    @pytest.mark.rule("card-faq/inspiration-1")
    def test_used_for_witch_of_the_eye_it_does_not_come_back_itself(self) -> None:
        t = played("inspiration", {"battleline": ["witch-of-the-eye"], "discard": ["fear"]})
        t.pick("witch-of-the-eye")
        t.answer(f"reap:{t.handle('witch-of-the-eye')}")
        t.offers("fear")
        t.pick("fear")
        assert (t.ids(0, "hand"), t.ids(0, "discard")) == (["fear"], ["inspiration"])


class TestMightyLance:
    def test_a_creature_and_one_of_its_neighbors_take_three(self) -> None:
        t = played("mighty-lance", {"battleline": ["valdr"]}, {"battleline": ["troll", "krump", "bumpsy", "dodger"]})
        t.offers("valdr", "troll", "krump", "bumpsy", "dodger")
        t.pick("krump")
        t.offers("troll", "bumpsy")
        t.pick("bumpsy")
        assert t.changes() == {
            "mighty-lance": ("hand", "discard"),
            "krump damage": (0, 3),
            "bumpsy damage": (0, 3),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-abilities-in-the-order-written")
    def test_both_are_dealt_at_once_so_the_neighbor_is_found_before_the_first_dies(self) -> None:
        t = played("mighty-lance", {}, {"battleline": ["troll", "silvertooth", "dust-imp"]})
        t.pick("silvertooth")
        t.offers("troll", "dust-imp")
        t.pick("dust-imp")
        t.finish()
        assert t.line(1) == ["troll"]

    def test_your_own_creatures_may_be_struck(self) -> None:
        t = played("mighty-lance", {"battleline": ["valdr", "troll"]})
        t.pick("valdr")
        t.pick("troll")
        assert (t.card("valdr").damage, t.card("troll").damage) == (3, 3)

    def test_without_a_neighbor_one_creature_is_struck(self) -> None:
        t = played("mighty-lance", {}, {"battleline": ["troll"]})
        t.pick("troll")
        assert t.changes() == {"mighty-lance": ("hand", "discard"), "troll damage": (0, 3)}
        t.expect_main_step()


class TestOathOfPoverty:
    def test_friendly_artifacts_are_destroyed_for_two_amber_each(self) -> None:
        ada = {"artifacts": ["cannon", "hallowed-blaster"], "battleline": ["troll"]}
        t = played("oath-of-poverty", ada, {"artifacts": ["library-of-babble"]})
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1 + 4),
            "oath-of-poverty": ("hand", "discard"),
            "cannon": ("artifacts", "discard"),
            "hallowed-blaster": ("artifacts", "discard"),
        }

    def test_an_artifact_of_the_opponents_counts_while_you_control_it(self) -> None:
        t = played("oath-of-poverty", {"artifacts": [spec("cannon", owner=1)]})
        assert (t.amber(0), t.ids(1, "discard")) == (3, ["cannon"])

    def test_without_artifacts_nothing_is_gained(self) -> None:
        t = played("oath-of-poverty", {}, {"artifacts": ["cannon"]})
        assert t.changes() == {"ada amber": (0, 1), "oath-of-poverty": ("hand", "discard")}


class TestOneStoodAgainstMany:
    def test_one_creature_fights_three_different_enemies(self) -> None:
        bo = {"battleline": ["dust-imp", "silvertooth", "bad-penny", "batdrone"], "hand": []}
        t = played("one-stood-against-many", {"battleline": [spec("troll", ready=False), "krump"]}, bo)
        t.offers("troll", "krump")
        t.pick("troll")
        t.offers("dust-imp", "silvertooth", "bad-penny", "batdrone")
        t.pick("silvertooth")
        t.offers("dust-imp", "bad-penny", "batdrone")
        t.pick("batdrone")
        t.offers("dust-imp", "bad-penny")
        t.pick("dust-imp")
        assert t.line(1) == ["bad-penny"]
        assert (t.card("troll").damage, t.card("troll").ready) == (6, False)
        t.expect_main_step()

    def test_an_enemy_that_survives_is_not_fought_again(self) -> None:
        t = played("one-stood-against-many", {"battleline": ["dodger"]}, {"battleline": ["troll", "urchin"]})
        t.pick("dodger")
        t.pick("urchin")  # elusive: no damage either way
        t.offers("troll")
        t.pick("troll")
        assert (t.line(0), t.line(1)) == ([], ["troll", "urchin"])
        t.expect_main_step()

    def test_each_fight_resolves_whole_before_the_next(self) -> None:
        t = played(
            "one-stood-against-many", {"battleline": ["headhunter"]}, {"battleline": ["bad-penny", "dust-pixie"]}
        )
        t.pick("headhunter")
        t.pick("bad-penny")
        assert t.amber(0) == 1 + 1  # the bonus icon, the first fight
        t.pick("dust-pixie")
        assert t.amber(0) == 1 + 2

    def test_a_creature_destroyed_in_a_fight_fights_no_more(self) -> None:
        t = played("one-stood-against-many", {"battleline": ["dust-imp"]}, {"battleline": ["troll", "krump"]})
        t.pick("dust-imp")
        t.pick("troll")
        assert t.line(0) == []
        t.expect_main_step()

    def test_a_stunned_creature_loses_its_stun_first(self) -> None:
        line = [spec("troll", stunned=True)]
        t = played(
            "one-stood-against-many", {"battleline": line}, {"battleline": ["dust-imp", "bad-penny", "batdrone"]}
        )
        t.pick("troll")
        t.offers("dust-imp", "bad-penny", "batdrone")
        t.pick("dust-imp")
        t.pick("batdrone")
        assert (t.line(1), t.card("troll").stunned) == (["bad-penny"], False)
        t.expect_main_step()


class TestRadiantTruth:
    @pytest.mark.rule("glossary/flank")
    def test_each_enemy_off_the_flanks_is_stunned(self) -> None:
        ada = {"battleline": ["raiding-knight", "sequis", "bulwark"]}
        t = played("radiant-truth", ada, {"battleline": ["troll", "krump", "bumpsy", "valdr"]})
        assert t.changes() == {
            "ada amber": (0, 1),
            "radiant-truth": ("hand", "discard"),
            "krump stunned": (False, True),
            "bumpsy stunned": (False, True),
        }
        t.expect_main_step()

    @pytest.mark.parametrize("line", [["troll"], ["troll", "krump"]])
    def test_flank_creatures_are_spared(self, line: list[str]) -> None:
        t = played("radiant-truth", {}, {"battleline": line})
        assert t.changes() == {"ada amber": (0, 1), "radiant-truth": ("hand", "discard")}


class TestTakeHostages:
    def taken(self, line: list[object], bo: list[str], amber: int = 3) -> Table:
        t = played("take-hostages", {"battleline": line}, {"battleline": bo, "amber": amber})
        t.expect_main_step()
        return t

    def test_each_friendly_creature_that_fights_captures_one_itself(self) -> None:
        t = self.taken(["raiding-knight", "bulwark", "sequis"], ["troll", "dodger"])
        t.fight("raiding-knight", "dodger")
        t.fight("bulwark", "dodger")
        assert [t.card(i).amber for i in ("raiding-knight", "bulwark", "sequis")] == [1, 1, 0]
        assert t.amber(1) == 1

    def test_reaping_captures_nothing(self) -> None:
        t = self.taken(["champion-tabris"], ["troll"])
        t.do("reap", "champion-tabris")
        assert t.events(AmberCaptured) == []

    def test_a_creature_destroyed_in_the_fight_captures_nothing(self) -> None:
        t = self.taken(["grey-monk"], ["troll"])
        t.fight("grey-monk", "troll")
        assert (t.amber(1), t.events(AmberCaptured)) == (3, [])

    def test_it_adds_to_the_creatures_own_ability(self) -> None:
        t = self.taken(["champion-tabris"], ["dodger"])
        t.fight("champion-tabris", "dodger")
        t.finish()
        assert t.card("champion-tabris").amber == 2

    def test_enemy_creatures_take_no_hostages_and_it_ends_with_the_turn(self) -> None:
        ada = side(hand=["take-hostages"], battleline=["troll"], amber=3)
        t = table(ada, side(battleline=["krump"], amber=3, houses=(House.BROBNAR,)), house=HERE)
        t.do("play", "take-hostages")
        t.end_turn()
        t.fight("krump", "troll")
        assert t.events(AmberCaptured) == []


class TestTheHarderTheyCome:
    def test_a_creature_with_power_five_or_more_is_purged(self) -> None:
        ada = {"battleline": ["bumpsy", "sequis"]}
        t = played("the-harder-they-come", ada, {"battleline": ["troll", "snufflegator", "dodger"]})
        t.offers("bumpsy", "troll", "dodger")
        t.pick("dodger")
        assert t.changes() == {"the-harder-they-come": ("hand", "discard"), "dodger": ("battleline", "purged")}
        t.expect_main_step()

    def test_the_power_now_decides(self) -> None:
        bo = {"battleline": ["staunch-knight", spec("sequis", power_counters=1), "raiding-knight"]}
        t = played("the-harder-they-come", {}, bo)
        t.offers("staunch-knight", "sequis")

    @pytest.mark.rule("glossary/purge")
    def test_what_is_purged_is_not_destroyed(self) -> None:
        t = played("the-harder-they-come", {}, {"battleline": [spec("dust-imp", power_counters=3)]})
        t.pick("dust-imp")
        assert (t.zone("dust-imp"), t.amber(1)) == ("purged", 0)

    def test_weaker_creatures_cannot_be_chosen(self) -> None:
        t = played("the-harder-they-come", {}, {"battleline": ["snufflegator"]})
        assert t.changes() == {"the-harder-they-come": ("hand", "discard")}
        t.expect_main_step()


class TestTheSpiritsWay:
    def test_each_creature_with_power_three_or_more_is_destroyed(self) -> None:
        ada = {"battleline": ["dust-pixie", "grey-monk", "troll"]}
        t = played("the-spirit-s-way", ada, {"battleline": ["silvertooth", "niffle-ape", "dodger", "batdrone"]})
        t.finish()
        assert (t.line(0), t.line(1)) == (["dust-pixie"], ["silvertooth", "batdrone"])

    def test_the_power_now_decides(self) -> None:
        t = played("the-spirit-s-way", {}, {"battleline": [spec("silvertooth", power_counters=1)]})
        assert t.line(1) == []


class TestVirtuousWorks:
    @pytest.mark.rule("glossary/bonus-icons")
    def test_its_three_icons_are_all_it_does(self) -> None:
        t = played("virtuous-works", {"battleline": ["troll"]}, {"battleline": ["krump"], "amber": 2})
        assert t.changes() == {"ada amber": (0, 3), "virtuous-works": ("hand", "discard")}
        t.expect_main_step()
