"""Call of the Archons, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kfdesk.engine import CardSpec, House, KeyColor, Step
from kfdesk.engine.events import AmberVerb, KeyForged
from kfdesk.engine.terms import DecisionKind, Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.SANCTUM


def played(id_: str, ada: Mapping[str, object] | None = None, bo: Mapping[str, object] | None = None) -> Table:
    """Return a table on which Ada has just played the card from an otherwise empty hand."""
    t = table(side(hand=[id_], **(ada or {})), side(**(bo or {})), house=HERE)
    t.do("play", id_)
    return t


HURT = {"krump damage": (0, 1), "silvertooth damage": (0, 1), "sequis armor used": (0, 1)}
"""What one damage to each creature that is no Horseman does to the table below, but for Bad Penny."""


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


class TestCleansingWave:
    test = cases("""
        each creature is healed and only those really healed pay
            rule: glossary/heal glossary/this-way
            in: sanctum
            ada: hand cleansing-wave; line troll(damage=3) krump
            bo: line bumpsy(damage=1) dodger(damage=2) silvertooth
            play cleansing-wave
            -> ada amber: 0 > 3, cleansing-wave: hand > discard, troll damage: 3 > 2, bumpsy damage: 1 > 0,
            -> dodger damage: 2 > 1
        without damage it gains nothing
            ada: hand cleansing-wave; line troll
            bo: line krump
            play cleansing-wave
            -> cleansing-wave: hand > discard
    """)


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
        assert t.events(AmberVerb.CAPTURE) == []

    def test_a_creature_destroyed_in_the_fight_captures_nothing(self) -> None:
        t = self.taken(["grey-monk"], ["troll"])
        t.fight("grey-monk", "troll")
        assert (t.amber(1), t.events(AmberVerb.CAPTURE)) == (3, [])

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
        assert t.events(AmberVerb.CAPTURE) == []


class TestTermsOfRedress:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "captured"), [(3, 2), (2, 2), (1, 1)])
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


class TestEpicQuest:
    @pytest.mark.rule("glossary/archives")
    def test_played_it_archives_each_friendly_knight_in_play(self) -> None:
        ada = side(hand=["epic-quest", "bulwark"], battleline=["raiding-knight", "troll", "sequis"])
        t = table(ada, side(battleline=["staunch-knight"]), house=HERE)
        t.do("play", "epic-quest")
        t.finish()
        assert t.changes() == {
            "epic-quest": ("hand", "artifacts"),
            "epic-quest exhausted": (False, True),
            "raiding-knight": ("battleline", "archives"),
            "sequis": ("battleline", "archives"),
        }
        assert (t.ids(0, "hand"), sorted(t.ids(0, "archives"))) == (["bulwark"], ["raiding-knight", "sequis"])

    def played(self, *ids: str | CardSpec, **ada: object) -> Table:
        hand = [spec(i, house=HERE) if isinstance(i, str) else i for i in ids]
        t = table(side(hand=hand, artifacts=["epic-quest"], **ada), house=HERE)
        names: dict[str, int] = {}
        for c in hand:
            t.do("play", c.id, names.setdefault(c.id, 0))
            names[c.id] += 1
            t.finish()
        t.mark()
        t.do("omni", "epic-quest")
        return t

    def test_after_seven_sanctum_cards_it_is_destroyed_and_forges_at_no_cost(self) -> None:
        t = self.played(*["virtuous-works"] * 6, "punch")  # a maverick counts by the house it has
        t.expect(DecisionKind.KEY)
        t.answer("key:blue")
        assert t.changes() == {"epic-quest": ("artifacts", "discard"), "ada keys": ((), (KeyColor.BLUE,))}
        assert [e.cost for e in t.events(KeyForged)] == [0]
        t.expect_main_step()

    @pytest.mark.rule("glossary/omni")
    def test_after_six_it_only_exhausts(self) -> None:
        t = self.played(*["virtuous-works"] * 6)
        assert t.changes() == {"epic-quest exhausted": (False, True)}
        t.expect_main_step()

    @pytest.mark.parametrize(("works", "zone"), [(5, "artifacts"), (6, "discard")])
    def test_cards_of_other_houses_do_not_count(self, works: int, zone: str) -> None:
        hand = ["virtuous-works"] * works + [spec("wild-wormhole", house=HERE)]
        t = table(side(hand=hand, deck=["library-of-babble"], artifacts=["epic-quest"]), house=HERE)
        for n in range(works):
            t.do("play", "virtuous-works", n)
        t.do("play", "wild-wormhole")  # which plays the Logos card
        assert t.zone("library-of-babble") == "artifacts"
        t.do("omni", "epic-quest")
        t.finish()
        assert t.zone("epic-quest") == zone


class TestGormOfOmm:
    test = cases("""
        it is destroyed and so is an artifact of either player
            in: brobnar
            ada: artifacts gorm-of-omm cannon
            bo: artifacts library-of-babble; line troll
            omni gorm-of-omm, offers cannon library-of-babble, pick library-of-babble
            -> gorm-of-omm: artifacts > discard, library-of-babble: artifacts > discard
        alone it goes for nothing
            in: sanctum
            ada: artifacts gorm-of-omm
            bo: line troll
            omni gorm-of-omm
            -> gorm-of-omm: artifacts > discard
    """)


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


class TestPotionOfInvulnerability:
    @pytest.mark.rule("glossary/damage", "glossary/omni")
    def test_it_is_destroyed_and_friendly_creatures_are_dealt_no_damage_this_turn(self) -> None:
        ada = side(artifacts=["potion-of-invulnerability"], battleline=["valdr"], hand=["punch"])
        t = table(ada, side(battleline=["troll"], artifacts=["cannon"]), house=House.BROBNAR)
        t.do("omni", "potion-of-invulnerability")
        t.fight("valdr", "troll")
        t.do("play", "punch")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "potion-of-invulnerability": ("artifacts", "discard"),
            "punch": ("hand", "discard"),
            "valdr exhausted": (False, True),
            "troll": ("battleline", "discard"),
        }

    def test_on_the_next_turn_they_are_dealt_damage_again(self) -> None:
        ada = side(artifacts=["potion-of-invulnerability"], battleline=["valdr"])
        t = table(ada, side(artifacts=["cannon"], houses=(House.BROBNAR,)), house=House.BROBNAR)
        t.do("omni", "potion-of-invulnerability")
        t.end_turn()
        t.do("action", "cannon")
        t.pick("valdr")
        assert t.card("valdr").damage == 2


class TestRoundTable:
    @pytest.mark.rule("glossary/taunt", "glossary/power")
    def test_each_friendly_knight_has_one_more_power_and_taunt(self) -> None:
        ada = side(artifacts=["round-table"], battleline=["raiding-knight", "grey-monk", "lady-maxena"])
        t = table(ada, side(battleline=["sequis"]), house=HERE)
        ids = ("raiding-knight", "grey-monk", "lady-maxena", "sequis")
        assert [t.card(i).power for i in ids] == [5, 3, 6, 4]
        assert [t.card(i).taunts for i in ids] == [True, False, True, False]

    def test_their_neighbors_cannot_be_attacked(self) -> None:
        bo = side(artifacts=["round-table"], battleline=["troll", "sequis", "krump", "bumpsy"])
        t = table(side(battleline=["valdr"]), bo, house=House.BROBNAR)
        t.do("fight", "valdr")
        t.offers("sequis", "bumpsy")

    def test_without_it_a_damaged_knight_falls(self) -> None:
        ada = side(artifacts=["gorm-of-omm", "round-table"], battleline=[spec("sequis", damage=4)])
        t = table(ada, house=HERE)
        assert t.zone("sequis") == "battleline"
        t.do("omni", "gorm-of-omm")
        t.pick("round-table")
        assert t.zone("sequis") == "discard"


class TestSigilOfBrotherhood:
    def used(self) -> Table:
        ada = side(
            artifacts=["sigil-of-brotherhood", "hallowed-blaster"],
            battleline=["sequis", "troll", "batdrone", "lady-maxena"],
        )
        t = table(ada, side(battleline=["grey-monk", "krump"]), house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        assert t.changes() == {"sigil-of-brotherhood": ("artifacts", "discard")}
        t.expect_main_step()
        return t

    def test_friendly_sanctum_creatures_may_be_used_in_any_way_and_nothing_else(self) -> None:
        t = self.used()
        assert set(t.decision.keys()) == {
            *(f"{way}:{t.handle(i)}" for i in ("sequis", "troll", "lady-maxena") for way in ("reap", "fight")),
            f"action:{t.handle('lady-maxena')}",
            "end-turn",
        }
        t.do("reap", "sequis")
        t.finish()
        assert t.amber(0) == 1

    def test_sanctum_cards_in_hand_may_not_be_played(self) -> None:
        ada = side(artifacts=["sigil-of-brotherhood"], hand=["virtuous-works"])
        t = table(ada, house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        assert t.reasons(f"play:{t.handle('virtuous-works')}") == ["glossary/off-house"]

    def test_a_stunned_one_may_be_unstunned(self) -> None:
        ada = side(artifacts=["sigil-of-brotherhood"], battleline=[spec("sequis", stunned=True)])
        t = table(ada, house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        t.do("unstun", "sequis")
        assert not t.card("sequis").stunned

    def test_it_ends_with_the_turn(self) -> None:
        ada = side(artifacts=["sigil-of-brotherhood"], battleline=["sequis"], houses=(House.BROBNAR, HERE))
        t = table(ada, house=House.BROBNAR)
        t.do("omni", "sigil-of-brotherhood")
        t.end_turn()
        t.end_turn()
        assert t.reasons(f"reap:{t.handle('sequis')}") == ["glossary/off-house"]


class TestWhisperingReliquary:
    def test_any_artifact_returns_to_its_owners_hand_even_itself(self) -> None:
        ada = side(artifacts=["whispering-reliquary", spec("cannon", owner=1)], battleline=["troll"])
        t = table(ada, side(artifacts=["library-of-babble"]), house=HERE)
        t.do("action", "whispering-reliquary")
        t.offers("whispering-reliquary", "cannon", "library-of-babble")
        t.pick("cannon")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == ([], ["cannon"])
        assert t.zone("library-of-babble") == "artifacts"
        assert not t.card("whispering-reliquary").ready
        t.expect_main_step()

    def test_it_may_return_itself(self) -> None:
        t = table(side(artifacts=["whispering-reliquary"]), house=HERE)
        t.do("action", "whispering-reliquary")
        t.pick("whispering-reliquary")
        assert t.changes() == {"whispering-reliquary": ("artifacts", "hand")}
        t.expect_main_step()


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


class TestChampionTabris:
    def test_after_a_fight_it_captures_one(self) -> None:
        t = table(side(battleline=["champion-tabris"]), side(battleline=["silvertooth"], amber=3), house=HERE)
        t.fight("champion-tabris", "silvertooth")
        assert (t.card("champion-tabris").amber, t.amber(1)) == (1, 2)
        t.expect_main_step()

    def test_neither_reaping_nor_defending_captures(self) -> None:
        t = table(side(battleline=["champion-tabris"]), side(amber=3), house=HERE)
        t.do("reap", "champion-tabris")
        assert t.events(AmberVerb.CAPTURE) == []
        t = table(side(battleline=["silvertooth"], amber=3), side(battleline=["champion-tabris"]), house=House.SHADOWS)
        t.fight("silvertooth", "champion-tabris")
        assert t.events(AmberVerb.CAPTURE) == []

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

    def test_where_all_are_exhausted_none_is_asked_for(self) -> None:
        t = table(side(battleline=["commander-remiel", spec("troll", ready=False)]), house=HERE)
        t.do("reap", "commander-remiel")
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
        assert (t.line(1), t.amber(1), t.events(AmberVerb.CAPTURE)) == (["champion-tabris"], 2, [])

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


class TestHorsemanOfWar:
    def played(self, *enemies: object, line: tuple[object, ...] = (), **ada: object) -> Table:
        mine = side(hand=["horseman-of-war"], battleline=list(line), **ada)
        t = table(mine, side(battleline=list(enemies)), house=HERE)
        t.creature("horseman-of-war")
        t.expect_main_step()
        return t

    @pytest.mark.rule("card-faq/horseman-of-war-1", "glossary/cannot")
    def test_creatures_of_every_house_may_fight_and_none_may_do_anything_else(self) -> None:
        t = self.played("krump", line=("troll", "sequis", "lady-maxena", "noddy-the-thief"))
        ids = ("troll", "sequis", "lady-maxena", "noddy-the-thief")
        assert list(t.decision.keys()) == [*(f"fight:{t.handle(i)}" for i in ids), "end-turn"]
        assert t.reasons(f"reap:{t.handle('sequis')}") == ["glossary/restrictions"]
        t.fight("troll", "krump")
        assert t.line(1) == []

    @pytest.mark.rule("card-faq/horseman-of-war-1", "glossary/restrictions")
    def test_without_an_enemy_creature_none_can_be_used_not_even_to_lose_a_stun(self) -> None:
        t = self.played(line=("troll", "sequis", spec("bulwark", stunned=True)))
        assert t.decision.keys() == ("end-turn",)

    @pytest.mark.rule("glossary/stun")
    def test_a_stunned_creature_may_be_unstunned_where_it_could_fight(self) -> None:
        t = self.played("krump", line=(spec("troll", stunned=True),))
        t.do("unstun", "troll")
        assert t.changes() == {
            "horseman-of-war": ("hand", "battleline"),
            "horseman-of-war exhausted": (False, True),
            "troll stunned": (True, False),
            "troll exhausted": (False, True),
        }

    def test_effects_cannot_make_them_reap_either(self) -> None:
        ada = side(hand=["horseman-of-war", "inspiration"], battleline=["troll"])
        t = table(ada, side(), house=HERE)
        t.creature("horseman-of-war")
        t.do("play", "inspiration")
        t.pick("troll")
        assert t.amber(0) == 0
        t.expect_main_step()

    def test_artifacts_are_used_as_ever(self) -> None:
        t = self.played(artifacts=["hallowed-blaster", "cannon"])
        assert list(t.decision.keys()) == [f"action:{t.handle('hallowed-blaster')}", "end-turn"]

    def test_it_holds_for_you_and_this_turn_only(self) -> None:
        ada = side(hand=["horseman-of-war"], battleline=["sequis"])
        t = table(ada, side(battleline=["krump"], houses=(House.BROBNAR,)), house=HERE)
        t.creature("horseman-of-war")
        t.end_turn()
        t.do("reap", "krump")
        assert t.amber(1) == 1
        t.end_turn()
        t.do("reap", "sequis")
        assert t.card("sequis").amber == 1


class TestJehuTheBureaucrat:
    def choosing(self, house: str, mine: list[object], theirs: list[object]) -> Table:
        houses = (House.SANCTUM, House.DIS, House.MARS)
        t = table(side(battleline=mine, houses=houses), side(battleline=theirs), step=Step.HOUSE)
        t.answer(f"house:{house}")
        t.finish()
        return t

    def test_choosing_sanctum_gains_two(self) -> None:
        t = self.choosing("sanctum", ["jehu-the-bureaucrat", "troll"], [])
        assert t.changes() == {"ada amber": (0, 2)}

    def test_choosing_another_house_gains_nothing(self) -> None:
        assert self.choosing("dis", ["jehu-the-bureaucrat"], []).changes() == {}

    def test_the_opponents_choice_does_not_count(self) -> None:
        assert self.choosing("sanctum", ["troll"], ["jehu-the-bureaucrat"]).changes() == {}


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


class TestLordGolgotha:
    @pytest.mark.rule("glossary/neighbor")
    def test_before_it_fights_the_neighbors_of_what_it_attacks_are_dealt_three(self) -> None:
        ada = side(battleline=["troll", "lord-golgotha", "krump"])
        t = table(ada, side(battleline=["silvertooth", "dodger", "sequis", "valdr"]), house=HERE)
        t.fight("lord-golgotha", "dodger")
        assert t.changes() == {
            "lord-golgotha exhausted": (False, True),
            "lord-golgotha armor used": (0, 2),
            "lord-golgotha damage": (0, 3),
            "silvertooth": ("battleline", "discard"),
            "dodger": ("battleline", "discard"),
            "sequis armor used": (0, 2),
            "sequis damage": (0, 1),
        }
        t.expect_main_step()

    @pytest.mark.rule("faq/before-fight-1", "glossary/hazardous-x")
    def test_with_hazardous_against_it_both_resolve_before_the_fight_in_the_order_asked(self) -> None:
        enemies = ["silvertooth", spec("dodger", upgrades=["armageddon-cloak"]), "krump"]
        t = table(side(battleline=["lord-golgotha"]), side(battleline=enemies), house=HERE)
        t.fight("lord-golgotha", "dodger")
        t.expect(DecisionKind.TRIGGER)
        assert len(t.decision.options) == 2
        t.finish()
        assert (t.line(1), t.card("krump").damage) == (["dodger", "krump"], 3)
        assert t.line(0) == []  # its armor was used up before the fight
        assert (t.card("dodger").damage, t.zone("armageddon-cloak")) == (0, "discard")

    def test_attacked_it_deals_nothing_to_neighbors(self) -> None:
        ada = side(battleline=["silvertooth", "dodger", "troll"])
        t = table(ada, side(battleline=["lord-golgotha"]), house=House.SHADOWS)
        t.fight("dodger", "lord-golgotha")
        assert [t.card(i).damage for i in ("silvertooth", "troll")] == [0, 0]

    def test_reaping_deals_nothing(self) -> None:
        t = table(side(battleline=["lord-golgotha"]), side(battleline=["silvertooth", "dodger"]), house=HERE)
        t.do("reap", "lord-golgotha")
        assert t.line(1) == ["silvertooth", "dodger"]


class TestNumquidTheFair:
    @pytest.mark.rule("glossary/repeat")
    @pytest.mark.parametrize(("theirs", "mine", "left"), [(4, 0, 1), (4, 1, 2), (3, 2, 2), (1, 0, 0), (1, 3, 0)])
    def test_it_destroys_enemies_until_they_are_no_longer_more(self, theirs: int, mine: int, left: int) -> None:
        ada = side(hand=["numquid-the-fair"], battleline=["troll"] * mine)
        t = table(ada, side(battleline=["krump"] * theirs), house=HERE)
        t.creature("numquid-the-fair")
        for n in range(theirs - left):
            t.pick(("krump", n))
        assert t.line(1) == ["krump"] * left
        t.expect_main_step()

    def test_only_enemies_may_be_chosen(self) -> None:
        t = table(
            side(hand=["numquid-the-fair"], battleline=["troll"]), side(battleline=["krump", "valdr"]), house=HERE
        )
        t.creature("numquid-the-fair")
        t.offers("krump", "valdr")
        t.pick("valdr")
        assert (t.line(0), t.line(1)) == (["troll", "numquid-the-fair"], ["krump"])
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward")
    def test_a_ward_spends_a_round(self) -> None:
        bo = side(battleline=[spec("krump", warded=True), "valdr"])
        t = table(side(hand=["numquid-the-fair"]), bo, house=HERE)
        t.creature("numquid-the-fair")
        t.pick("krump")
        t.offers("krump", "valdr")
        t.pick("krump")
        assert t.line(1) == ["valdr"]
        t.expect_main_step()

    def test_without_enemies_nothing_happens(self) -> None:
        t = table(side(hand=["numquid-the-fair"], battleline=["troll"]), side(), house=HERE)
        t.creature("numquid-the-fair")
        assert t.line(0) == ["troll", "numquid-the-fair"]
        t.expect_main_step()


class TestProtectrix:
    def reaped(self) -> Table:
        ada = side(battleline=["protectrix", spec("troll", damage=5), "krump"], hand=[spec("poison-wave", house=HERE)])
        t = table(ada, side(battleline=[spec("valdr", damage=2)]), house=HERE)
        t.do("reap", "protectrix")
        t.expect(DecisionKind.CONFIRM)
        return t

    def test_a_creature_is_fully_healed_and_dealt_no_damage_this_turn(self) -> None:
        t = self.reaped()
        t.answer("yes")
        t.offers("protectrix", "troll", "krump", "valdr")
        t.pick("troll")
        t.do("play", "poison-wave")
        assert [t.card(i).damage for i in ("protectrix", "troll", "krump", "valdr")] == [2, 0, 2, 4]

    @pytest.mark.rule("glossary/may")
    def test_it_may_be_declined(self) -> None:
        t = self.reaped()
        t.answer("no")
        t.do("play", "poison-wave")
        assert t.card("troll").damage == 7

    @pytest.mark.rule("glossary/heal", "glossary/if-you-do-and-in-order-to")
    def test_a_creature_without_damage_may_be_chosen_but_is_not_healed_and_so_not_protected(self) -> None:
        t = self.reaped()
        t.answer("yes")
        t.pick("krump")
        t.do("play", "poison-wave")
        assert t.card("krump").damage == 2

    @pytest.mark.rule("glossary/lasting-effects")
    def test_next_turn_it_is_dealt_damage_again(self) -> None:
        ada = side(battleline=["protectrix", spec("troll", damage=5)])
        t = table(ada, side(artifacts=["cannon"], houses=(House.BROBNAR,)), house=HERE)
        t.do("reap", "protectrix")
        t.answer("yes")
        t.pick("troll")
        t.end_turn()
        t.do("action", "cannon")
        t.pick("troll")
        assert t.card("troll").damage == 2


class TestRaidingKnight:
    @pytest.mark.parametrize(("had", "captured"), [(2, 1), (1, 1), (0, 0)])
    def test_played_it_captures_one(self, had: int, captured: int) -> None:
        t = table(side(hand=["raiding-knight"], battleline=["troll"]), side(amber=had), house=HERE)
        t.creature("raiding-knight")
        assert (t.card("raiding-knight").amber, t.card("troll").amber) == (captured, 0)
        assert (t.amber(0), t.amber(1)) == (0, had - captured)
        t.expect_main_step()


class TestSanctumGuardian:
    @pytest.mark.rule("glossary/swap")
    def test_after_reaping_it_swaps_with_a_friendly_creature_of_your_choice(self) -> None:
        ada = side(battleline=["sanctum-guardian", "troll", "krump", spec("sequis", ready=False)])
        t = table(ada, side(battleline=["valdr"]), house=HERE)
        t.do("reap", "sanctum-guardian")
        t.offers("troll", "krump", "sequis")
        t.pick("krump")
        assert t.line(0) == ["krump", "troll", "sanctum-guardian", "sequis"]
        t.expect_main_step()

    def test_after_a_fight_too(self) -> None:
        ada = side(battleline=["troll", "krump", "sanctum-guardian"])
        t = table(ada, side(battleline=["silvertooth"]), house=HERE)
        t.fight("sanctum-guardian", "silvertooth")
        t.pick("krump")
        assert t.line(0) == ["troll", "sanctum-guardian", "krump"]

    def test_alone_it_stays(self) -> None:
        t = table(side(battleline=["sanctum-guardian"]), side(battleline=["valdr"]), house=HERE)
        t.do("reap", "sanctum-guardian")
        assert t.line(0) == ["sanctum-guardian"]
        t.expect_main_step()

    def test_it_taunts(self) -> None:
        t = table(side(battleline=["valdr"]), side(battleline=["troll", "sanctum-guardian"]), house=House.BROBNAR)
        t.do("fight", "valdr")
        t.offers("sanctum-guardian")

    @pytest.mark.rule("faq/moving-creatures-2", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_an_opponents_guardian_resolved_by_replicator_goes_nowhere(self) -> None:
        ada = side(battleline=["replicator", "troll"])
        t = table(ada, side(battleline=["sanctum-guardian", "krump"]), house=House.LOGOS)
        t.do("reap", "replicator")
        t.pick("sanctum-guardian")
        t.finish()
        assert (t.line(0), t.line(1)) == (["replicator", "troll"], ["sanctum-guardian", "krump"])


class TestSequis:
    def test_after_reaping_it_captures_one(self) -> None:
        t = table(side(battleline=["sequis", "troll"]), side(amber=2), house=HERE)
        t.do("reap", "sequis")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "sequis amber": (0, 1),
            "sequis exhausted": (False, True),
        }
        t.expect_main_step()

    def test_fighting_captures_nothing(self) -> None:
        t = table(side(battleline=["sequis"]), side(battleline=["silvertooth"], amber=2), house=HERE)
        t.fight("sequis", "silvertooth")
        assert t.events(AmberVerb.CAPTURE) == []

    @pytest.mark.rule("faq/as-if-it-were-2", "glossary/as-if-it-were-yours-as-if-you-controlled-it")
    def test_resolved_by_an_opponents_replicator_it_captures_from_its_own_side(self) -> None:
        ada = side(battleline=["replicator"], amber=2)
        t = table(ada, side(battleline=["sequis"], amber=2), house=House.LOGOS)
        t.do("reap", "replicator")
        t.pick("sequis")
        assert (t.amber(0), t.amber(1), t.card("sequis").amber) == (3, 1, 1)


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


class TestGatekeeper:
    @pytest.mark.parametrize(("had", "captured"), [(6, 0), (7, 2), (12, 7)])
    def test_from_seven_on_it_captures_all_but_five(self, had: int, captured: int) -> None:
        t = table(side(hand=["gatekeeper"], amber=9), side(amber=had), house=HERE)
        t.creature("gatekeeper")
        assert (t.card("gatekeeper").amber, t.amber(1), t.amber(0)) == (captured, had - captured, 9)
        t.expect_main_step()


class TestTheVaultkeeper:
    @pytest.mark.rule("glossary/steal")
    def test_your_amber_cannot_be_stolen(self) -> None:
        bo = side(battleline=["the-vaultkeeper"], amber=3)
        t = table(side(hand=["urchin"]), bo, house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1), t.events(AmberVerb.STEAL)) == (0, 3, [])
        t.expect_main_step()

    def test_it_can_be_captured_and_you_can_steal(self) -> None:
        bo = side(battleline=["the-vaultkeeper"], amber=3)
        t = table(side(hand=["raiding-knight"]), bo, house=HERE)
        t.creature("raiding-knight")
        assert t.amber(1) == 2
        ada = side(hand=["urchin"], battleline=["the-vaultkeeper"])
        t = table(ada, side(amber=3), house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1)) == (1, 2)

    def test_once_it_is_gone_stealing_works_again(self) -> None:
        bo = side(battleline=["the-vaultkeeper"], amber=3)
        t = table(side(hand=[spec("fear", house=House.SHADOWS), "urchin"]), bo, house=House.SHADOWS)
        t.do("play", "fear")
        t.pick("the-vaultkeeper")
        t.creature("urchin")
        assert t.amber(1) == 2


class TestVeemosLightbringer:
    test = cases("""
        each elusive creature of both players is destroyed
            rule: glossary/elusive
            in: sanctum
            ada: hand veemos-lightbringer; line urchin troll
            bo: line noddy-the-thief krump valdr(upgrades=ring-of-invisibility)
            creature veemos-lightbringer, finish
            -> veemos-lightbringer: hand > battleline, veemos-lightbringer exhausted,
            -> urchin: battleline > discard, noddy-the-thief: battleline > discard,
            -> valdr: battleline > discard, ring-of-invisibility: upgrade > discard,
            -> ada line: troll veemos-lightbringer, bo line: krump
        elusive spent this turn still counts
            in: sanctum
            ada: hand veemos-lightbringer; line sequis
            bo: line noddy-the-thief
            fight sequis noddy-the-thief, creature veemos-lightbringer
            -> veemos-lightbringer: hand > battleline, veemos-lightbringer exhausted, sequis exhausted,
            -> noddy-the-thief: battleline > discard, bo line: nothing
    """)


class TestArmageddonCloak:
    @pytest.mark.rule("glossary/hazardous-x")
    def test_an_attacker_is_dealt_two_before_the_fight(self) -> None:
        bo = side(battleline=[spec("grey-monk", upgrades=["armageddon-cloak"])])
        t = table(side(battleline=["silvertooth"]), bo, house=House.SHADOWS)
        t.fight("silvertooth", "grey-monk")
        assert t.changes() == {"silvertooth": ("battleline", "discard")}

    @pytest.mark.rule("glossary/replacement-effects")
    def test_destroyed_by_damage_the_creature_is_healed_and_the_cloak_goes_instead(self) -> None:
        bo = side(battleline=["valdr", spec("krump", damage=4, amber=2, upgrades=["armageddon-cloak"])], amber=1)
        t = table(side(hand=["punch"], amber=1), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        assert t.changes() == {
            "ada amber": (1, 2),
            "punch": ("hand", "discard"),
            "krump damage": (4, 0),
            "armageddon-cloak": ("upgrade", "discard"),
        }
        assert (t.line(1), t.card("krump").amber) == (["valdr", "krump"], 2)
        t.expect_main_step()

    @pytest.mark.rule("glossary/replacement-effects")
    def test_it_saves_commander_remiel_from_the_destruction_of_each_creature(self) -> None:
        ada = side(battleline=[spec("commander-remiel", damage=1, upgrades=["armageddon-cloak"]), "troll"])
        bo = side(artifacts=["key-to-dis"], battleline=["krump"])
        t = table(bo, ada, house=House.DIS)
        t.do("omni", "key-to-dis")
        t.finish()
        assert (t.line(0), t.line(1)) == ([], ["commander-remiel"])
        assert t.card("commander-remiel").damage == 0
        assert t.zone("armageddon-cloak") == "discard"

    def test_it_saves_only_once_and_not_from_being_returned(self) -> None:
        bo = side(battleline=[spec("silvertooth", upgrades=["armageddon-cloak"])])
        t = table(side(hand=["punch", "punch"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("silvertooth")
        assert t.line(1) == ["silvertooth"]
        t.do("play", "punch", 1)
        t.pick("silvertooth")
        assert t.line(1) == []
        back = table(side(hand=["fear"]), bo, house=House.DIS)
        back.do("play", "fear")
        back.pick("silvertooth")
        assert (back.zone("silvertooth"), back.zone("armageddon-cloak")) == ("hand", "discard")

    def test_of_two_one_goes(self) -> None:
        cloaks = ["armageddon-cloak", "armageddon-cloak"]
        t = table(side(hand=["punch"]), side(battleline=[spec("silvertooth", upgrades=cloaks)]), house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("silvertooth")
        t.finish()
        assert (t.line(1), t.card("silvertooth").damage) == (["silvertooth"], 0)
        assert sorted(t.zone("armageddon-cloak", n) for n in (0, 1)) == ["discard", "upgrade"]

    @pytest.mark.rule("faq/self-referential-text-3", "glossary/self-referential-text")
    def test_the_cloak_named_is_the_one_that_gave_the_ability(self) -> None:
        bo = side(
            battleline=[spec("troll", upgrades=["armageddon-cloak"]), spec("krump", upgrades=["armageddon-cloak"])]
        )
        t = table(side(hand=["punch"], battleline=["valdr"]), bo, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.do("fight", "valdr")
        t.pick("krump")
        assert t.line(1) == ["troll", "krump"]
        assert [t.zone("armageddon-cloak", n) for n in (0, 1)] == ["upgrade", "discard"]

    @pytest.mark.rule("card-faq/armageddon-cloak-1", "glossary/replacement-effects")
    def test_it_protects_from_two_harbingers_of_doom_at_once(self) -> None:
        ada = side(hand=["hand-of-dis"], battleline=[spec("troll", damage=3, upgrades=["armageddon-cloak"]), "krump"])
        t = table(ada, side(battleline=["valdr", "harbinger-of-doom", "harbinger-of-doom"]), house=House.DIS)
        t.do("play", "hand-of-dis")
        t.pick("harbinger-of-doom")
        t.finish()
        assert (t.line(0), t.line(1)) == (["troll"], [])
        assert (t.card("troll").damage, t.zone("armageddon-cloak")) == (0, "discard")


class TestMantleOfTheZealot:
    @pytest.mark.rule("glossary/versatile")
    def test_its_creature_may_be_used_whatever_house_is_active(self) -> None:
        ada = side(battleline=[spec("troll", upgrades=["mantle-of-the-zealot"]), "krump"])
        t = table(ada, side(battleline=["valdr"]), house=HERE)
        uses = [k for k in t.decision.keys() if k != "end-turn"]
        assert uses == [f"reap:{t.handle('troll')}", f"fight:{t.handle('troll')}"]
        t.do("reap", "troll")
        assert t.amber(0) == 1

    def test_played_on_an_enemy_it_serves_the_enemy(self) -> None:
        t = table(side(hand=["mantle-of-the-zealot"]), side(battleline=["troll"], houses=(House.DIS,)), house=HERE)
        t.do("play", "mantle-of-the-zealot")
        t.pick("troll")
        t.end_turn()
        t.do("reap", "troll")
        assert t.amber(1) == 1


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


class TestShoulderArmor:
    @pytest.mark.rule("glossary/flank", "glossary/armor")
    @pytest.mark.parametrize(("at", "values"), [(0, (6, 4)), (1, (4, 2)), (2, (6, 4))])
    def test_on_a_flank_its_creature_has_two_more_power_and_armor(self, at: int, values: tuple[int, int]) -> None:
        line: list[object] = ["troll", "krump"]
        line.insert(at, spec("sequis", upgrades=["shoulder-armor"]))
        t = table(side(battleline=line), house=HERE)
        assert (t.card("sequis").power, t.card("sequis").armor) == values
        assert [(t.card(i).power, t.card(i).armor) for i in ("troll", "krump")] == [(8, 0), (6, 0)]

    def test_alone_it_is_on_a_flank(self) -> None:
        t = table(side(battleline=[spec("troll", upgrades=["shoulder-armor"])]), house=HERE)
        assert (t.card("troll").power, t.card("troll").armor) == (10, 2)

    @pytest.mark.parametrize(("damage", "zone"), [(3, "battleline"), (4, "discard")])
    def test_losing_the_flank_can_destroy_it(self, damage: int, zone: str) -> None:
        line = ["troll", spec("sequis", damage=damage, upgrades=["shoulder-armor"])]
        t = table(side(hand=["virtuous-works", "grey-monk"], battleline=line), house=HERE)
        t.creature("grey-monk")
        assert t.zone("sequis") == zone
