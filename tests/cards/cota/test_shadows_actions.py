"""Call of the Archons, Shadows: what each action does, and what it does not (but for those of the starter decks)."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, Edition, KeyColor
from tests.tables import Table, side, spec, table

HERE = House.SHADOWS


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


class TestBaitAndSwitch:
    @pytest.mark.rule("errata/bait-and-switch", "card-faq/bait-and-switch-1")
    @pytest.mark.parametrize(("yours", "theirs", "stolen"), [(0, 14, 2), (0, 3, 2), (0, 2, 1), (0, 1, 1), (2, 3, 1)])
    def test_it_steals_one_and_once_more_if_the_opponent_still_has_more(
        self, yours: int, theirs: int, stolen: int
    ) -> None:
        t = table(side(hand=["bait-and-switch"], amber=yours), side(amber=theirs))
        t.do("play", "bait-and-switch")
        assert (t.amber(0), t.amber(1)) == (yours + stolen, theirs - stolen)
        t.expect_main_step()

    @pytest.mark.parametrize(("yours", "theirs"), [(3, 3), (4, 3), (0, 0)])
    def test_from_an_opponent_who_does_not_have_more_it_steals_nothing(self, yours: int, theirs: int) -> None:
        t = table(side(hand=["bait-and-switch"], amber=yours), side(amber=theirs))
        t.do("play", "bait-and-switch")
        assert t.changes() == {"bait-and-switch": ("hand", "discard")}

    @pytest.mark.parametrize(
        ("edition", "stolen"), [(Edition.V1_0, 7), (Edition.V1_1, 7), (Edition.V1_3, 2), (Edition.V18_4, 2)]
    )
    def test_before_its_errata_it_was_repeated_as_long_as_the_opponent_had_more(
        self, edition: Edition, stolen: int
    ) -> None:
        t = table(side(hand=["bait-and-switch"]), side(amber=14), edition=edition)
        t.do("play", "bait-and-switch")
        assert (t.amber(0), t.amber(1)) == (stolen, 14 - stolen)
        t.expect_main_step()


class TestBoobyTrap:
    def test_a_creature_off_the_flanks_is_dealt_four_and_its_neighbors_two(self) -> None:
        ada = side(hand=["booby-trap"], battleline=["dodger"])
        bo = side(battleline=["krump", "troll", "valdr", "bumpsy", "smaaash"])
        t = table(ada, bo, house=HERE)
        t.do("play", "booby-trap")
        t.offers("troll", "valdr", "bumpsy")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "booby-trap": ("hand", "discard"),
            "krump damage": (0, 2),
            "troll damage": (0, 4),
            "valdr damage": (0, 2),
        }
        t.expect_main_step()

    def test_your_own_creatures_are_not_spared(self) -> None:
        t = table(side(hand=["booby-trap"], battleline=["troll", "krump", "valdr"]), house=HERE)
        t.do("play", "booby-trap")
        t.offers("krump")

    def test_where_all_creatures_are_on_flanks_there_is_nobody_to_choose(self) -> None:
        t = table(side(hand=["booby-trap"], battleline=["troll", "krump"]), side(battleline=["valdr"]), house=HERE)
        t.do("play", "booby-trap")
        assert t.changes() == {"ada amber": (0, 1), "booby-trap": ("hand", "discard")}


class TestFinishingBlow:
    def test_a_damaged_creature_is_destroyed_and_one_is_stolen(self) -> None:
        ada = side(hand=["finishing-blow"], battleline=[spec("dodger", damage=1), "urchin"])
        bo = side(amber=3, battleline=[spec("troll", damage=1), "krump", spec("valdr", damage=2)])
        t = table(ada, bo, house=HERE)
        t.do("play", "finishing-blow")
        t.offers("dodger", "troll", "valdr")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 2),
            "bo amber": (3, 2),
            "finishing-blow": ("hand", "discard"),
            "troll": ("battleline", "discard"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_damaged_creature_or_against_a_ward_nothing_is_stolen(self) -> None:
        for line in (["troll"], [spec("troll", damage=1, warded=True)]):
            t = table(side(hand=["finishing-blow"]), side(amber=3, battleline=line))
            t.do("play", "finishing-blow")
            if t.decision.kind is DecisionKind.CARD:
                t.pick("troll")
            assert (t.amber(0), t.amber(1), t.line(1)) == (1, 3, ["troll"])


class TestGhostlyHand:
    @pytest.mark.parametrize(("had", "stolen"), [(0, 0), (1, 1), (2, 0), (5, 0)])
    def test_it_steals_only_the_one_of_an_opponent_who_has_exactly_one(self, had: int, stolen: int) -> None:
        t = table(side(hand=["ghostly-hand"]), side(amber=had))
        t.do("play", "ghostly-hand")
        assert (t.amber(0), t.amber(1)) == (2 + stolen, had - stolen)
        t.expect_main_step()


class TestHiddenStash:
    @pytest.mark.rule("glossary/archives")
    def test_a_card_of_your_hand_is_archived(self) -> None:
        ada = side(hand=["hidden-stash", "urchin", "troll"], discard=["punch"], battleline=["dodger"])
        t = table(ada, side(hand=["krump"]), house=HERE)
        t.do("play", "hidden-stash")
        t.offers("urchin", "troll")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "hidden-stash": ("hand", "discard"),
            "troll": ("hand", "archives"),
        }
        t.expect_main_step()

    def test_from_an_empty_hand_nothing_is(self) -> None:
        t = table(side(hand=["hidden-stash"]))
        t.do("play", "hidden-stash")
        assert t.changes() == {"ada amber": (0, 1), "hidden-stash": ("hand", "discard")}


class TestImperialTraitor:
    def test_you_see_the_hand_and_may_purge_a_sanctum_card_of_it(self) -> None:
        bo = side(hand=["troll", "charge", "raiding-knight"], battleline=["champion-anaphiel"], discard=["charge"])
        t = table(side(hand=["imperial-traitor", "charge"]), bo, house=HERE)
        t.do("play", "imperial-traitor")
        (shown,) = t.events(ev.CardsRevealed)
        assert (len(shown.cards), shown.to) == (3, 0)
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("charge", "raiding-knight")
        t.pick("raiding-knight")
        assert t.changes() == {
            "ada amber": (0, 1),
            "imperial-traitor": ("hand", "discard"),
            "raiding-knight": ("hand", "purged"),
        }
        assert t.ids(1, "purged") == ["raiding-knight"]
        t.expect_main_step()

    def test_you_need_not(self) -> None:
        t = table(side(hand=["imperial-traitor"]), side(hand=["charge"]))
        t.do("play", "imperial-traitor")
        t.answer("no")
        assert t.ids(1, "hand") == ["charge"]
        t.expect_main_step()

    def test_a_hand_without_sanctum_cards_is_only_looked_at(self) -> None:
        t = table(side(hand=["imperial-traitor"]), side(hand=["troll", "urchin"]))
        t.do("play", "imperial-traitor")
        assert len(t.events(ev.CardsRevealed)) == 1
        assert t.ids(1, "hand") == ["troll", "urchin"]
        t.expect_main_step()


class TestKeyOfDarkness:
    @pytest.mark.rule("glossary/cost-at-current-cost")
    @pytest.mark.parametrize(
        ("yours", "theirs", "left"), [(12, 1, 0), (11, 1, None), (13, 7, 1), (8, 0, 0), (7, 0, None), (12, 0, 4)]
    )
    def test_a_key_costs_six_more_or_two_more_while_the_opponent_has_none(
        self, yours: int, theirs: int, left: int | None
    ) -> None:
        t = table(side(hand=["key-of-darkness"], amber=yours), side(amber=theirs))
        t.do("play", "key-of-darkness")
        if left is None:
            assert (t.amber(0), t.game.state.players[0].keys) == (yours, ())
        else:
            t.answer(f"key:{KeyColor.RED}")
            assert (t.amber(0), t.game.state.players[0].keys) == (left, (KeyColor.RED,))
        assert t.amber(1) == theirs
        t.expect_main_step()


class TestLightsOut:
    def test_two_enemy_creatures_return_to_their_owners_hand(self) -> None:
        ada = side(hand=["lights-out"], battleline=["dodger"])
        bo = side(battleline=["troll", "krump", "valdr"], artifacts=["seeker-needle"])
        t = table(ada, bo, house=HERE)
        t.do("play", "lights-out")
        t.offers("troll", "krump", "valdr", least=2, most=2)
        t.pick("troll", "valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "lights-out": ("hand", "discard"),
            "troll": ("battleline", "hand"),
            "valdr": ("battleline", "hand"),
        }
        assert sorted(t.ids(1, "hand")) == ["troll", "valdr"]
        t.expect_main_step()

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_of_one_enemy_creature_that_one_returns(self) -> None:
        t = table(side(hand=["lights-out"]), side(battleline=["troll"]))
        t.do("play", "lights-out")
        t.finish()
        assert (t.line(1), t.ids(1, "hand")) == ([], ["troll"])

    @pytest.mark.rule("glossary/control-and-ownership")
    def test_a_creature_of_yours_under_enemy_control_comes_back_to_you(self) -> None:
        t = table(side(hand=["lights-out"]), side(battleline=[spec("troll", owner=0), "krump"]))
        t.do("play", "lights-out")
        t.pick("troll", "krump")
        assert (t.ids(0, "hand"), t.ids(1, "hand")) == (["troll"], ["krump"])


class TestMiasma:
    def test_the_opponent_forges_no_key_in_their_next_turn_but_in_the_one_after(self) -> None:
        bo = side(amber=7, houses=(HERE,), hand=["punch"])
        t = table(side(hand=["miasma"], houses=(HERE,)), bo)
        t.do("play", "miasma")
        t.end_turn()
        assert (t.amber(1), t.game.state.players[1].keys) == (7, ())
        t.end_turn()
        t.end_turn()
        assert (t.amber(1), len(t.game.state.players[1].keys)) == (1, 1)

    def test_you_forge_as_ever(self) -> None:
        t = table(side(hand=["miasma"], amber=6, houses=(HERE,)), side(amber=6, houses=(HERE,)))
        t.do("play", "miasma")
        t.end_turn()
        t.end_turn()
        assert [len(p.keys) for p in t.game.state.players] == [1, 0]


class TestOneLastJob:
    def test_each_friendly_shadows_creature_is_purged_and_one_stolen_for_each(self) -> None:
        line = ["dodger", "troll", spec("krump", house=HERE, maverick=True), "urchin"]
        t = table(side(hand=["one-last-job"], battleline=line), side(amber=5, battleline=["silvertooth"]), house=HERE)
        t.do("play", "one-last-job")
        assert t.changes() == {
            "ada amber": (0, 4),
            "bo amber": (5, 2),
            "one-last-job": ("hand", "discard"),
            "dodger": ("battleline", "purged"),
            "krump": ("battleline", "purged"),
            "urchin": ("battleline", "purged"),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/ward", "glossary/this-way")
    def test_a_warded_creature_stays_and_does_not_count(self) -> None:
        ada = side(hand=["one-last-job"], battleline=[spec("dodger", warded=True), "urchin"])
        t = table(ada, side(amber=5), house=HERE)
        t.do("play", "one-last-job")
        assert (t.line(0), t.amber(0), t.amber(1)) == (["dodger"], 2, 4)

    def test_without_such_creatures_nothing_is_stolen(self) -> None:
        t = table(side(hand=["one-last-job"], battleline=["troll"]), side(amber=5), house=HERE)
        t.do("play", "one-last-job")
        assert (t.line(0), t.amber(0), t.amber(1)) == (["troll"], 1, 5)


class TestOubliette:
    def test_a_creature_of_power_three_or_lower_is_purged(self) -> None:
        ada = side(hand=["oubliette"], battleline=["silvertooth", "dodger"])
        strong = spec("urchin", power_counters=3)
        t = table(ada, side(battleline=["macis-asp", "magda-the-rat", strong, "batdrone"]), house=HERE)
        t.do("play", "oubliette")
        t.offers("silvertooth", "macis-asp", "batdrone")
        t.pick("macis-asp")
        assert t.changes() == {"oubliette": ("hand", "discard"), "macis-asp": ("battleline", "purged")}
        t.expect_main_step()

    @pytest.mark.rule("glossary/purge")
    def test_what_is_purged_is_not_destroyed(self) -> None:
        t = table(side(hand=["oubliette"]), side(battleline=["bad-penny"]))
        t.do("play", "oubliette")
        t.finish()
        assert t.ids(1, "purged") == ["bad-penny"]


class TestPawnSacrifice:
    def test_for_a_friendly_creature_two_creatures_are_dealt_three_each(self) -> None:
        ada = side(hand=["pawn-sacrifice"], battleline=["urchin", "troll"])
        t = table(ada, side(battleline=["krump", "valdr"]), house=HERE)
        t.do("play", "pawn-sacrifice")
        t.offers("urchin", "troll")
        t.pick("urchin")
        t.offers("troll", "krump", "valdr", least=2, most=2)
        t.pick("krump", "troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "pawn-sacrifice": ("hand", "discard"),
            "urchin": ("battleline", "discard"),
            "krump damage": (0, 3),
            "troll damage": (0, 3),
        }
        t.expect_main_step()

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to")
    def test_without_a_friendly_creature_no_damage_is_dealt(self) -> None:
        t = table(side(hand=["pawn-sacrifice"]), side(battleline=["krump", "valdr"]))
        t.do("play", "pawn-sacrifice")
        assert t.changes() == {"ada amber": (0, 1), "pawn-sacrifice": ("hand", "discard")}

    def test_a_warded_pawn_is_not_sacrificed(self) -> None:
        ada = side(hand=["pawn-sacrifice"], battleline=[spec("urchin", warded=True)])
        t = table(ada, side(battleline=["krump", "valdr"]), house=HERE)
        t.do("play", "pawn-sacrifice")
        t.finish()
        assert (t.line(0), t.card("krump").damage, t.card("valdr").damage) == (["urchin"], 0, 0)


class TestRelentlessWhispers:
    @pytest.mark.parametrize(("damage", "stolen"), [(6, 1), (5, 0)])
    def test_two_damage_and_one_stolen_if_it_destroys(self, damage: int, stolen: int) -> None:
        ada = side(hand=["relentless-whispers"], battleline=["dodger"])
        t = table(ada, side(amber=3, battleline=[spec("troll", damage=damage)]), house=HERE)
        t.do("play", "relentless-whispers")
        t.offers("dodger", "troll")
        t.pick("troll")
        assert (t.zone("troll"), t.amber(0), t.amber(1)) == (
            "discard" if stolen else "battleline",
            1 + stolen,
            3 - stolen,
        )
        t.expect_main_step()

    def test_it_may_destroy_your_own(self) -> None:
        ada = side(hand=["relentless-whispers"], battleline=["bad-penny"])
        t = table(ada, side(amber=3), house=HERE)
        t.do("play", "relentless-whispers")
        t.pick("bad-penny")
        assert (t.amber(0), t.amber(1), t.ids(0, "hand")) == (2, 2, ["bad-penny"])


class TestRoutineJob:
    @pytest.mark.parametrize(("copies", "theirs", "stolen"), [(0, 5, 1), (1, 5, 2), (3, 5, 4), (3, 2, 2)])
    def test_it_steals_one_and_one_for_each_copy_in_your_discard_pile(
        self, copies: int, theirs: int, stolen: int
    ) -> None:
        ada = side(hand=["routine-job"], discard=["routine-job"] * copies + ["urchin"])
        t = table(ada, side(amber=theirs, discard=["routine-job"]), house=HERE)
        t.do("play", "routine-job")
        assert (t.amber(0), t.amber(1)) == (stolen, theirs - stolen)
        t.expect_main_step()

    def test_the_second_of_a_turn_counts_the_first(self) -> None:
        t = table(side(hand=["routine-job", "routine-job"]), side(amber=5))
        t.do("play", "routine-job")
        t.do("play", "routine-job", nth=1)
        assert (t.amber(0), t.amber(1)) == (3, 2)


class TestTreasureMap:
    def test_as_the_first_card_of_the_turn_it_gives_three_and_no_more_cards_can_be_played(self) -> None:
        ada = side(hand=["treasure-map", "urchin", "seeker-needle"], battleline=["dodger"], houses=(HERE,))
        t = table(ada, side(amber=1, houses=(HERE,), hand=["urchin"]))
        t.do("play", "treasure-map")
        assert t.changes() == {"ada amber": (0, 4), "treasure-map": ("hand", "discard")}
        assert not can(t, "play", "urchin") and not can(t, "play", "seeker-needle")
        assert can(t, "discard", "urchin") and can(t, "reap", "dodger")
        t.end_turn()
        assert f"play:{t.handle('urchin', player=1)}" in t.decision.keys()
        t.end_turn()
        assert f"play:{t.handle('urchin', player=0)}" in t.decision.keys()

    def test_after_another_card_it_gives_nothing_but_its_icon(self) -> None:
        t = table(side(hand=["ghostly-hand", "treasure-map", "urchin"]))
        t.do("play", "ghostly-hand")
        t.do("play", "treasure-map")
        assert t.amber(0) == 3
        assert not can(t, "play", "urchin")

    def test_cards_used_or_discarded_before_do_not_count(self) -> None:
        t = table(side(hand=["treasure-map", "urchin"], battleline=["dodger"]), house=HERE)
        t.do("reap", "dodger")
        t.do("discard", "urchin")
        t.do("play", "treasure-map")
        assert t.amber(0) == 1 + 4

    def test_effects_play_no_cards_either(self) -> None:
        ada = side(hand=["treasure-map"], artifacts=[spec("masterplan", under=["urchin"])])
        t = table(ada, side(amber=2), house=HERE)
        t.do("play", "treasure-map")
        t.do("omni", "masterplan")
        assert (t.amber(1), t.line(0), t.zone("urchin")) == (2, [], "discard")
