"""Call of the Archons, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kfdesk.engine import Game, House, SetControl
from kfdesk.engine import events as ev
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import PLAYERS, DecisionKind, Edition, KeyColor, Keyword, Player, Zone
from kfdesk.engine.views import CardView
from kfdesk.language.base import Target
from kfdesk.language.definition import card
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.control import take_control
from kfdesk.language.effects.damage import destroy
from kfdesk.language.effects.entering import put_into_play
from kfdesk.language.effects.keys import forge
from kfdesk.language.effects.moves import purge, return_
from kfdesk.language.labels import play
from kfdesk.language.places import discard_pile
from kfdesk.language.predicates import ENEMY
from kfdesk.language.sorts import ARTIFACT, CREATURE
from kfdesk.language.targets import a
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.SHADOWS


FORGING = card("nerve-blast", play(forge()))
"""An action without an icon that forges a key at current cost."""


ELUSIVE = [
    "bulleteye",
    "carlo-phantom",
    "deipno-spymaster",
    "faygin",
    "mack-the-knife",
    "magda-the-rat",
    "nexus",
    "old-bruno",
    "smiling-ruth",
]


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
    test = cases("""
        a card of your hand is archived
            rule: glossary/archives
            in: shadows
            ada: hand hidden-stash urchin troll; discard punch; line dodger
            bo: hand krump
            play hidden-stash, offers urchin troll, pick troll
            -> ada amber: 0 > 1, hidden-stash: hand > discard, troll: hand > archives
        from an empty hand nothing is
            ada: hand hidden-stash
            play hidden-stash
            -> ada amber: 0 > 1, hidden-stash: hand > discard
    """)


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
    test = cases("""
        a creature of power three or lower is purged
            in: shadows
            ada: hand oubliette; line silvertooth dodger
            bo: line macis-asp magda-the-rat urchin(power_counters=3) batdrone
            play oubliette, offers silvertooth macis-asp batdrone, pick macis-asp
            -> oubliette: hand > discard, macis-asp: battleline > purged
        what is purged is not destroyed
            rule: glossary/purge
            ada: hand oubliette
            bo: line bad-penny
            play oubliette, finish
            -> oubliette: hand > discard, bad-penny: battleline > purged, bo purged: bad-penny
    """)


class TestPawnSacrifice:
    test = cases("""
        for a friendly creature two creatures are dealt three each
            in: shadows
            ada: hand pawn-sacrifice; line urchin troll
            bo: line krump valdr
            play pawn-sacrifice, offers urchin troll, pick urchin, offers 2-2 of: troll krump valdr,
            pick krump troll
            -> ada amber: 0 > 1, pawn-sacrifice: hand > discard, urchin: battleline > discard,
            -> troll damage: 0 > 3, krump damage: 0 > 3
        without a friendly creature no damage is dealt
            rule: glossary/if-you-do-and-in-order-to
            ada: hand pawn-sacrifice
            bo: line krump valdr
            play pawn-sacrifice
            -> ada amber: 0 > 1, pawn-sacrifice: hand > discard
        a warded pawn is not sacrificed
            in: shadows
            ada: hand pawn-sacrifice; line urchin(warded)
            bo: line krump valdr
            play pawn-sacrifice, finish
            -> ada amber: 0 > 1, pawn-sacrifice: hand > discard, urchin warded: yes > no, ada line: urchin
    """)


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


class TestTooMuchToProtect:
    @pytest.mark.rule("glossary/steal")
    @pytest.mark.parametrize(("had", "left"), [(9, 6), (7, 6), (6, 6), (5, 5), (0, 0)])
    def test_it_steals_what_the_opponent_has_above_six(self, had: int, left: int) -> None:
        t = table(side(hand=["too-much-to-protect"], amber=8), side(amber=had))
        t.do("play", "too-much-to-protect")
        assert (t.amber(0), t.amber(1)) == (8 + 1 + had - left, left)
        t.expect_main_step()


class TestTreasureMap:
    def test_as_the_first_card_of_the_turn_it_gives_three_and_no_more_cards_can_be_played(self) -> None:
        ada = side(hand=["treasure-map", "urchin", "seeker-needle"], battleline=["dodger"], houses=(HERE,))
        t = table(ada, side(amber=1, houses=(HERE,), hand=["urchin"]))
        t.do("play", "treasure-map")
        assert t.changes() == {"ada amber": (0, 4), "treasure-map": ("hand", "discard")}
        assert not t.can("play", "urchin") and not t.can("play", "seeker-needle")
        assert t.can("discard", "urchin") and t.can("reap", "dodger")
        t.end_turn()
        assert f"play:{t.handle('urchin', player=1)}" in t.decision.keys()
        t.end_turn()
        assert f"play:{t.handle('urchin', player=0)}" in t.decision.keys()

    def test_after_another_card_it_gives_nothing_but_its_icon(self) -> None:
        t = table(side(hand=["ghostly-hand", "treasure-map", "urchin"]))
        t.do("play", "ghostly-hand")
        t.do("play", "treasure-map")
        assert t.amber(0) == 3
        assert not t.can("play", "urchin")

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


class TestCustomsOffice:
    @pytest.mark.rule("glossary/pay")
    @pytest.mark.parametrize(("had", "playable"), [(2, True), (1, True), (0, False)])
    def test_the_opponent_pays_you_one_to_play_an_artifact(self, had: int, playable: bool) -> None:
        t = table(side(hand=["seeker-needle"], amber=had), side(artifacts=["customs-office"]))
        assert t.can("play", "seeker-needle") is playable
        if playable:
            t.do("play", "seeker-needle")
            assert t.changes() == {
                "ada amber": (had, had - 1),
                "bo amber": (0, 1),
                "seeker-needle": ("hand", "artifacts"),
                "seeker-needle exhausted": (False, True),
            }

    def test_the_icon_of_the_artifact_comes_too_late_to_pay_with(self) -> None:
        t = table(side(hand=["speed-sigil"]), side(artifacts=["customs-office"]))
        assert not t.can("play", "speed-sigil")

    def test_other_cards_and_your_own_artifacts_are_free(self) -> None:
        ada = side(hand=["seeker-needle", "urchin"], artifacts=["customs-office", "skeleton-key"])
        t = table(ada, side(), house=HERE)
        t.do("play", "seeker-needle")
        assert (t.amber(0), t.amber(1)) == (0, 0)
        t = table(side(hand=["silvertooth"], artifacts=["skeleton-key"]), side(artifacts=["customs-office"]))
        t.creature("silvertooth")
        assert t.can("action", "skeleton-key")
        assert (t.amber(0), t.amber(1)) == (0, 0)

    def test_two_of_them_take_one_each(self) -> None:
        bo = side(artifacts=["customs-office", "customs-office"])
        assert not table(side(hand=["seeker-needle"], amber=1), bo).can("play", "seeker-needle")
        t = table(side(hand=["seeker-needle"], amber=2), bo)
        t.do("play", "seeker-needle")
        assert (t.amber(0), t.amber(1)) == (0, 2)


class TestEvasionSigil:
    def test_a_top_card_of_the_active_house_stops_the_fight(self) -> None:
        ada = side(battleline=["dodger"], deck=["urchin", "troll"])
        t = table(ada, side(battleline=["silvertooth"], artifacts=["evasion-sigil"], amber=1, deck=["urchin"]))
        t.fight("dodger", "silvertooth")
        assert t.changes() == {"urchin": ("deck", "discard"), "dodger exhausted": (False, True)}
        fought = [(e.happened, e.survived, e.halted) for e in t.game.events if isinstance(e, ev.CreatureFought)]
        assert fought == [(False, True, True)]
        t.expect_main_step()

    def test_another_top_card_does_not(self) -> None:
        ada = side(battleline=["dodger"], deck=["troll", "urchin"])
        t = table(ada, side(battleline=["silvertooth"], artifacts=["evasion-sigil"], amber=1), house=HERE)
        t.fight("dodger", "silvertooth")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (1, 0),
            "troll": ("deck", "discard"),
            "silvertooth": ("battleline", "discard"),
            "dodger exhausted": (False, True),
            "dodger damage": (0, 2),
        }

    def test_it_works_against_its_own_player_too_with_their_deck(self) -> None:
        ada = side(battleline=["dodger"], deck=["urchin"], artifacts=["evasion-sigil"])
        t = table(ada, side(battleline=["silvertooth"], deck=["troll"]), house=HERE)
        t.fight("dodger", "silvertooth")
        assert t.changes() == {"urchin": ("deck", "discard"), "dodger exhausted": (False, True)}

    def test_without_a_deck_the_fight_goes_on(self) -> None:
        t = table(side(battleline=["dodger"]), side(battleline=["silvertooth"], artifacts=["evasion-sigil"]))
        t.fight("dodger", "silvertooth")
        assert t.line(1) == []

    def test_reaping_is_not_fighting(self) -> None:
        ada = side(battleline=["dodger"], deck=["urchin"])
        t = table(ada, side(artifacts=["evasion-sigil"]), house=HERE)
        t.do("reap", "dodger")
        assert t.changes() == {"ada amber": (0, 1), "dodger exhausted": (False, True)}

    @pytest.mark.rule("glossary/enrage", "glossary/fight")
    def test_the_creature_was_used_to_fight_all_the_same(self) -> None:
        """Its rage is spent, and what answers its fighting does; it has no "After Fight:" ability to resolve."""
        bo = side(battleline=["silvertooth"], artifacts=["evasion-sigil"], amber=1)
        t = table(side(battleline=[spec("dodger", enraged=True)], deck=["urchin"]), bo, house=HERE)
        t.fight("dodger", "silvertooth")
        assert t.changes() == {
            "urchin": ("deck", "discard"), "dodger exhausted": (False, True), "dodger enraged": (True, False),
        }  # fmt: skip
        t.expect_main_step()
        song = side(hand=["warsong"], battleline=["headhunter"], deck=["punch"])
        t = table(song, bo, house=House.BROBNAR)
        t.do("play", "warsong")
        t.fight("headhunter", "silvertooth")
        assert (t.amber(0), t.card("headhunter").ready, t.card("silvertooth").damage) == (1, False, 0)

    def test_each_fight_is_stopped_or_not_by_a_card_of_its_own(self) -> None:
        ada = side(battleline=["dodger", "macis-asp"], deck=["urchin", "troll"])
        bo = side(battleline=["silvertooth", "krump"], artifacts=["evasion-sigil"])
        t = table(ada, bo, house=HERE)
        t.fight("dodger", "silvertooth")
        assert t.line(1) == ["silvertooth", "krump"]
        t.fight("macis-asp", "krump")
        assert (t.line(1), t.ids(0, "discard")) == (["silvertooth"], ["urchin", "troll"])


class TestLongfusedMines:
    @pytest.mark.rule("glossary/omni")
    def test_destroyed_they_deal_three_to_each_enemy_off_the_flanks(self) -> None:
        ada = side(artifacts=["longfused-mines"], battleline=["troll", "dodger", "krump"], houses=(House.LOGOS,))
        bo = side(battleline=["valdr", "bumpsy", "smaaash", "charette"], artifacts=["seeker-needle"])
        t = table(ada, bo, house=House.LOGOS)
        t.do("omni", "longfused-mines")
        assert t.changes() == {
            "longfused-mines": ("artifacts", "discard"),
            "bumpsy damage": (0, 3),
            "smaaash damage": (0, 3),
        }
        t.expect_main_step()


class TestMasterplan:
    def test_played_it_hides_a_card_of_your_hand(self) -> None:
        ada = side(hand=["masterplan", "urchin", "troll"], discard=["punch"])
        t = table(ada, side(hand=["krump"]), house=HERE)
        t.do("play", "masterplan")
        t.offers("urchin", "troll")
        t.pick("troll")
        assert (t.zone("troll"), t.amber(0), t.ids(0, "hand")) == ("under", 1, ["urchin"])
        (hidden,) = [e for e in t.events(ev.CardMoved) if e.card == t.number("troll")]
        assert not hidden.revealed
        t.expect_main_step()

    @pytest.mark.rule("glossary/facedown-cards")
    def test_only_its_controller_may_look_at_the_hidden_card(self) -> None:
        t = table(side(hand=["masterplan", "troll"]), side(), house=HERE)
        t.do("play", "masterplan")
        t.pick("troll")
        mine, theirs = (t.game.view(viewer).seats[0].artifacts[0].under[0] for viewer in PLAYERS)
        assert (mine.id, mine.face_down, mine.token_of) == ("troll", True, None)
        assert theirs == CardView(mine.handle, None, Player(0), Player(0), Zone.UNDER, face_down=True)
        again = Game.from_scenario(scenario_of(t.game.checkpoint), library=t.game.setup.library)
        assert again.view(1).seats[0].artifacts[0].under == (theirs,)
        t.game.adjust(SetControl(card=t.handle("masterplan"), player=1))
        mine, theirs = (t.game.view(viewer).seats[1].artifacts[0].under[0] for viewer in PLAYERS)
        assert (mine.id, theirs.id) == (None, "troll")

    def test_the_hidden_card_is_faceup_when_it_has_left(self) -> None:
        ada = side(artifacts=[spec("masterplan", under=[spec("urchin", face_down=True)])])
        t = table(ada, side(amber=2), house=HERE)
        t.do("omni", "masterplan")
        t.finish()
        assert t.line(0) == ["urchin"] and not t.card("urchin").face_down
        assert t.game.view(1).seats[0].battleline[0].id == "urchin"

    def test_its_card_is_played_whatever_its_house_and_masterplan_destroyed(self) -> None:
        ada = side(artifacts=[spec("masterplan", under=["punch"])], houses=(House.LOGOS,))
        t = table(ada, side(battleline=["troll"]), house=House.LOGOS)
        t.do("omni", "masterplan")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "punch": ("under", "discard"),
            "masterplan": ("artifacts", "discard"),
            "troll damage": (0, 3),
        }
        t.expect_main_step()

    def test_a_creature_under_it_enters_play_exhausted(self) -> None:
        t = table(side(artifacts=[spec("masterplan", under=["urchin"])]), side(amber=2), house=HERE)
        t.do("omni", "masterplan")
        t.finish()
        assert (t.line(0), t.amber(0), t.zone("masterplan")) == (["urchin"], 1, "discard")
        assert not t.card("urchin").ready

    def test_if_it_leaves_play_before_the_hidden_card_goes_to_the_discard_pile(self) -> None:
        ada = side(hand=["poltergeist"], artifacts=[spec("seeker-needle")])
        bo = side(artifacts=[spec("masterplan", under=["urchin"])])
        gone = card("poltergeist", play(return_(a(ARTIFACT))))
        t = table(ada, bo, gone, house=House.DIS)
        t.do("play", "poltergeist")
        t.pick("masterplan")
        assert (t.zone("masterplan"), t.zone("urchin")) == ("hand", "discard")

    def test_with_nothing_under_it_it_is_only_destroyed(self) -> None:
        t = table(side(artifacts=["masterplan"]), side(), house=HERE)
        t.do("omni", "masterplan")
        assert t.changes() == {"masterplan": ("artifacts", "discard")}

    @pytest.mark.rule("faq/timing-1")
    def test_the_card_under_it_may_bring_it_back_to_hand_before_it_is_destroyed(self) -> None:
        t = table(side(artifacts=[spec("masterplan", under=["grasping-vines"])]), side(), house=HERE)
        t.do("omni", "masterplan")
        t.pick("masterplan")
        assert (t.zone("masterplan"), t.zone("grasping-vines")) == ("hand", "discard")
        t.expect_main_step()


class TestSafePlace:
    def test_its_action_moves_one_from_your_pool_onto_it(self) -> None:
        t = table(side(artifacts=["safe-place"], amber=2), side(amber=3), house=HERE)
        t.do("action", "safe-place")
        assert t.changes() == {
            "ada amber": (2, 1),
            "safe-place amber": (0, 1),
            "safe-place exhausted": (False, True),
        }
        t.expect_main_step()

    def test_with_an_empty_pool_nothing_moves(self) -> None:
        t = table(side(artifacts=["safe-place"]), side(amber=3), house=HERE)
        t.do("action", "safe-place")
        assert t.changes() == {"safe-place exhausted": (False, True)}

    @pytest.mark.parametrize(("pool", "stored", "left"), [(2, 4, 0), (1, 4, None), (0, 6, 0), (0, 8, 2)])
    def test_keys_are_paid_from_it_too(self, pool: int, stored: int, left: int | None) -> None:
        ada = side(hand=["nerve-blast"], artifacts=[spec("safe-place", amber=stored)], amber=pool)
        t = table(ada, side(), FORGING, house=HERE)
        t.do("play", "nerve-blast")
        if left is None:
            t.expect_main_step()
            assert (t.amber(0), t.card("safe-place").amber) == (pool, stored)
        else:
            t.finish()
            assert (t.amber(0), t.card("safe-place").amber) == (0, left)
        assert len(t.game.state.players[0].keys) == (left is not None)

    def test_you_say_how_much_of_the_cost_comes_from_it(self) -> None:
        ada = side(hand=["nerve-blast"], artifacts=[spec("safe-place", amber=4)], amber=5)
        t = table(ada, side(), FORGING, house=HERE)
        t.do("play", "nerve-blast")
        assert list(t.decision.keys()) == ["number:1", "number:2", "number:3", "number:4"]
        t.answer("number:3")
        t.finish()
        assert (t.amber(0), t.card("safe-place").amber) == (2, 1)

    def test_in_the_step_of_forging_as_well(self) -> None:
        ada = side(artifacts=[spec("safe-place", amber=4)], amber=2, houses=(HERE,))
        t = table(ada, side(houses=(HERE,)), house=HERE)
        t.end_turn()
        t.end_turn()
        assert (len(t.game.state.players[0].keys), t.amber(0), t.card("safe-place").amber) == (1, 0, 0)

    def test_the_opponent_can_neither_spend_nor_steal_it(self) -> None:
        t = table(side(hand=["nerve-blast"], amber=5), side(artifacts=[spec("safe-place", amber=3)]), FORGING)
        t.do("play", "nerve-blast")
        assert t.game.state.players[0].keys == ()
        t = table(side(hand=["urchin"]), side(artifacts=[spec("safe-place", amber=3)]))
        t.creature("urchin")
        assert (t.amber(0), t.card("safe-place").amber) == (0, 3)


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


class TestSkeletonKey:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "captured"), [(2, 1), (1, 1)])
    def test_a_friendly_creature_captures_one(self, had: int, captured: int) -> None:
        ada = side(artifacts=["skeleton-key"], battleline=["dodger", "troll"])
        t = table(ada, side(amber=had, battleline=["krump"]), house=HERE)
        t.do("action", "skeleton-key")
        t.offers("dodger", "troll")
        t.pick("troll")
        assert (t.amber(0), t.amber(1), t.card("troll").amber) == (0, had - captured, captured)
        assert not t.card("skeleton-key").ready
        t.expect_main_step()

    def test_without_a_friendly_creature_nothing_is_captured(self) -> None:
        t = table(side(artifacts=["skeleton-key"]), side(amber=2, battleline=["krump"]), house=HERE)
        t.do("action", "skeleton-key")
        assert t.changes() == {"skeleton-key exhausted": (False, True)}


class TestSpecialDelivery:
    def test_a_flank_creature_is_dealt_three(self) -> None:
        ada = side(artifacts=["special-delivery"], battleline=["dodger"], houses=(House.LOGOS,))
        t = table(ada, side(battleline=["krump", "valdr", "troll"]), house=House.LOGOS)
        t.do("omni", "special-delivery")
        t.offers("dodger", "krump", "troll")
        t.pick("troll")
        assert t.changes() == {"special-delivery": ("artifacts", "discard"), "troll damage": (0, 3)}
        t.expect_main_step()

    def test_if_that_destroys_it_it_is_purged(self) -> None:
        t = table(side(artifacts=["special-delivery"]), side(battleline=["silvertooth", "troll"]), house=HERE)
        t.do("omni", "special-delivery")
        t.pick("silvertooth")
        assert (t.ids(1, "purged"), t.ids(1, "discard"), t.line(1)) == (["silvertooth"], [], ["troll"])
        assert len(t.events(ev.CardDestroyed)) == 2
        t.expect_main_step()

    def test_a_creature_that_has_gone_to_a_hand_is_out_of_reach(self) -> None:
        t = table(side(artifacts=["special-delivery"]), side(battleline=["bad-penny"]), house=HERE)
        t.do("omni", "special-delivery")
        t.finish()
        assert (t.ids(1, "hand"), t.ids(1, "purged")) == (["bad-penny"], [])

    @pytest.mark.rule("card-faq/shadow-self-3")
    def test_a_shadow_self_that_dies_of_its_neighbors_damage_is_not_purged(self) -> None:
        bo = side(battleline=["troll", spec("shadow-self", damage=6), "krump"])
        t = table(side(artifacts=["special-delivery"]), bo, house=HERE)
        t.do("omni", "special-delivery")
        t.pick("troll")
        assert (t.ids(1, "discard"), t.ids(1, "purged"), t.line(1)) == (["shadow-self"], [], ["troll", "krump"])


class TestSpeedSigil:
    def test_the_first_creature_of_a_turn_enters_ready_and_the_second_does_not(self) -> None:
        t = table(side(hand=["dodger", "urchin"], artifacts=["speed-sigil"]), side(), house=HERE)
        t.creature("dodger")
        t.creature("urchin")
        assert (t.card("dodger").ready, t.card("urchin").ready) == (True, False)

    def test_other_cards_played_before_do_not_count(self) -> None:
        t = table(side(hand=["ghostly-hand", "skeleton-key", "dodger"], artifacts=["speed-sigil"]), house=HERE)
        t.do("play", "ghostly-hand")
        t.do("play", "skeleton-key")
        t.creature("dodger")
        assert (t.card("dodger").ready, t.card("skeleton-key").ready) == (True, False)

    def test_the_opponents_first_creature_enters_ready_too(self) -> None:
        t = table(side(hand=["dodger", "urchin"]), side(artifacts=["speed-sigil"]), house=HERE)
        t.creature("dodger")
        t.creature("urchin")
        assert (t.card("dodger").ready, t.card("urchin").ready) == (True, False)

    def test_a_sigil_played_after_the_first_creature_is_too_late(self) -> None:
        t = table(side(hand=["dodger", "speed-sigil", "urchin"]), side(), house=HERE)
        t.creature("dodger")
        t.do("play", "speed-sigil")
        t.creature("urchin")
        assert (t.card("dodger").ready, t.card("urchin").ready) == (False, False)

    @pytest.mark.rule("glossary/putting-cards-into-an-area")
    def test_a_creature_put_into_play_is_not_played(self) -> None:
        risen = card("ghostly-hand", play(put_into_play(a(CREATURE, in_=discard_pile()))))
        ada = side(hand=["ghostly-hand", "dodger"], discard=["troll"], artifacts=["speed-sigil"])
        t = table(ada, side(), risen, house=HERE)
        t.do("play", "ghostly-hand")
        t.pick("troll")
        t.finish()
        t.creature("dodger")
        assert (t.card("troll").ready, t.card("dodger").ready) == (False, True)


class TestSubtleMaul:
    def test_the_opponent_discards_a_random_card(self) -> None:
        t = table(side(artifacts=["subtle-maul"], hand=["urchin"]), side(hand=["troll", "krump", "valdr"]), house=HERE)
        t.do("action", "subtle-maul")
        (gone,) = t.ids(1, "discard")
        assert sorted([gone, *t.ids(1, "hand")]) == ["krump", "troll", "valdr"]
        assert t.ids(0, "hand") == ["urchin"]
        t.expect_main_step()

    def test_from_an_empty_hand_none(self) -> None:
        t = table(side(artifacts=["subtle-maul"]), side(deck=["troll"]), house=HERE)
        t.do("action", "subtle-maul")
        assert t.changes() == {"subtle-maul exhausted": (False, True)}


class TestTheSting:
    def test_you_skip_forging_and_get_what_the_opponent_spends_on_keys(self) -> None:
        ada = side(artifacts=["the-sting"], amber=8, houses=(HERE,))
        t = table(ada, side(amber=7, houses=(HERE,)))
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (14, 1)
        assert [len(p.keys) for p in t.game.state.players] == [0, 1]
        t.end_turn()
        assert t.amber(0) == 14
        assert [len(p.keys) for p in t.game.state.players] == [0, 1]

    def test_of_a_dearer_key_you_get_all_and_of_what_is_lost_nothing(self) -> None:
        dear = card("punch", play(forge(3)))
        t = table(side(hand=["punch", "bumpsy"], amber=12), side(artifacts=["the-sting"], amber=1), dear)
        t.do("play", "punch")
        t.answer("key:red")
        assert (t.amber(0), t.amber(1)) == (12 + 1 - 9, 10)
        t.creature("bumpsy")
        assert t.amber(0) == 4 and t.amber(1) == 9

    def test_what_is_spent_from_cards_comes_with_the_rest(self) -> None:
        bo = side(artifacts=[spec("safe-place", amber=3)], amber=4, houses=(HERE,))
        t = table(side(artifacts=["the-sting"], houses=(HERE,)), bo, house=HERE)
        t.answer("end-turn")
        t.answer("number:3")
        t.answer("key:red")
        t.expect(DecisionKind.HOUSE)
        assert (t.amber(0), t.amber(1), t.card("safe-place").amber) == (6, 1, 0)

    def test_keys_forged_by_effects_in_your_own_turn_are_not_skipped_and_you_get_nothing_back(self) -> None:
        t = table(side(hand=["key-of-darkness"], artifacts=["the-sting"], amber=9), side(), house=HERE)
        t.do("play", "key-of-darkness")
        t.answer("key:red")
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (1, 1)

    def test_its_action_destroys_it_and_you_forge_again(self) -> None:
        ada = side(artifacts=["the-sting"], amber=8, houses=(HERE,))
        t = table(ada, side(houses=(HERE,)), house=HERE)
        t.do("action", "the-sting")
        assert t.changes() == {"the-sting": ("artifacts", "discard")}
        t.end_turn()
        t.end_turn()
        assert (t.amber(0), len(t.game.state.players[0].keys)) == (2, 1)


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


class TestBulleteye:
    test = cases("""
        after reaping it destroys a flank creature
            in: shadows
            ada: line urchin bulleteye dodger
            bo: line troll krump valdr; artifacts seeker-needle
            reap bulleteye, offers urchin dodger troll valdr, pick valdr
            -> ada amber: 0 > 1, bulleteye exhausted, valdr: battleline > discard
        alone it shoots itself
            in: shadows
            ada: line bulleteye
            reap bulleteye, finish
            -> ada amber: 0 > 1, bulleteye: battleline > discard, ada line: nothing
    """)


class TestCarloPhantom:
    @pytest.mark.parametrize(("had", "stolen"), [(3, 1), (0, 0)])
    def test_after_you_play_an_artifact_it_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(hand=["skeleton-key"], battleline=["carlo-phantom"]), side(amber=had), house=HERE)
        t.do("play", "skeleton-key")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        t.expect_main_step()

    def test_it_steals_for_each_artifact_and_not_for_other_cards(self) -> None:
        ada = side(hand=["skeleton-key", "seeker-needle", "nerve-blast", "silvertooth"], battleline=["carlo-phantom"])
        t = table(ada, side(amber=5, battleline=["troll"]), house=HERE)
        t.creature("silvertooth")
        assert t.amber(1) == 5
        t.do("play", "skeleton-key")
        t.do("play", "seeker-needle")
        assert (t.amber(0), t.amber(1)) == (2, 3)

    def test_the_opponents_artifacts_do_not_count(self) -> None:
        t = table(side(hand=["skeleton-key"], amber=3), side(battleline=["carlo-phantom"]), house=HERE)
        t.do("play", "skeleton-key")
        assert (t.amber(0), t.amber(1)) == (3, 0)

    def test_an_artifact_put_into_play_was_not_played(self) -> None:
        raised = card("ghostly-hand", play(put_into_play(a(ARTIFACT, in_=discard_pile()))))
        ada = side(hand=["ghostly-hand"], discard=["skeleton-key"], battleline=["carlo-phantom"])
        t = table(ada, side(amber=5), raised, house=HERE)
        t.do("play", "ghostly-hand")
        t.pick("skeleton-key")
        assert (t.zone("skeleton-key"), t.amber(1)) == ("artifacts", 5)

    def test_it_skirmishes(self) -> None:
        t = table(side(battleline=["carlo-phantom"]), side(battleline=["troll"]))
        t.fight("carlo-phantom", "troll")
        assert t.changes() == {"carlo-phantom exhausted": (False, True), "troll damage": (0, 1)}


class TestDeipnoSpymaster:
    @pytest.mark.rule("glossary/omni")
    def test_a_friendly_creature_of_another_house_may_be_used_this_turn(self) -> None:
        ada = side(battleline=["deipno-spymaster", "troll", "krump"], houses=(House.LOGOS, HERE, House.BROBNAR))
        t = table(ada, side(battleline=["valdr"], houses=(House.BROBNAR,)), house=House.LOGOS)
        assert not t.can("reap", "troll")
        t.do("omni", "deipno-spymaster")
        t.offers("deipno-spymaster", "troll", "krump")
        t.pick("troll")
        assert t.can("reap", "troll") and t.can("fight", "troll") and not t.can("reap", "krump")
        t.do("reap", "troll")
        t.finish()
        assert t.amber(0) == 1
        t.end_turn()
        t.end_turn()
        assert (t.game.state.active, t.game.state.active_house) == (0, House.LOGOS)
        assert not t.can("reap", "troll")

    def test_an_exhausted_creature_stays_exhausted(self) -> None:
        ada = side(battleline=["deipno-spymaster", spec("troll", ready=False)])
        t = table(ada, side(), house=House.LOGOS)
        t.do("omni", "deipno-spymaster")
        t.pick("troll")
        assert not t.can("reap", "troll")


class TestFaygin:
    def test_after_reaping_an_urchin_in_play_or_in_your_discard_pile_goes_to_your_hand(self) -> None:
        ada = side(battleline=["faygin", "urchin"], discard=["urchin", "troll"], hand=["urchin"])
        t = table(ada, side(battleline=["urchin", "dodger"], discard=["urchin"]), house=HERE)
        t.do("reap", "faygin")
        assert t.offered() == ["urchin"] * 3
        mine = t.game.state.players[0].discard[-1]
        t.answer(f"card:c{mine}")
        assert t.ids(0, "hand") == ["urchin", "urchin"]
        assert t.ids(0, "discard") == ["troll"]
        t.expect_main_step()

    def test_your_urchin_in_play_comes_back(self) -> None:
        t = table(side(battleline=["faygin", "urchin"]), house=HERE)
        t.do("reap", "faygin")
        t.finish()
        assert (t.line(0), t.ids(0, "hand")) == (["faygin"], ["urchin"])

    @pytest.mark.rule("card-faq/faygin-1", "glossary/leaves-play")
    def test_an_enemy_urchin_goes_to_its_owners_hand(self) -> None:
        t = table(side(battleline=["faygin"]), side(battleline=["urchin"]), house=HERE)
        t.do("reap", "faygin")
        t.pick("urchin")
        assert (t.ids(0, "hand"), t.ids(1, "hand"), t.line(1)) == ([], ["urchin"], [])

    def test_without_an_urchin_there_is_nothing_to_return(self) -> None:
        t = table(side(battleline=["faygin"], discard=["dodger"]), side(discard=["urchin"]), house=HERE)
        t.do("reap", "faygin")
        assert t.changes() == {"ada amber": (0, 1), "faygin exhausted": (False, True)}


class TestMackTheKnife:
    @pytest.mark.parametrize(("damage", "gained"), [(7, 1), (6, 0)])
    def test_its_action_deals_one_and_gains_one_if_that_destroys(self, damage: int, gained: int) -> None:
        ada = side(battleline=["mack-the-knife"])
        t = table(ada, side(amber=2, battleline=[spec("troll", damage=damage)]), house=HERE)
        t.do("action", "mack-the-knife")
        t.offers("mack-the-knife", "troll")
        t.pick("troll")
        assert (t.amber(0), t.amber(1), t.zone("troll") == "discard") == (gained, 2, bool(gained))
        t.expect_main_step()

    @pytest.mark.rule("glossary/versatile")
    def test_it_may_be_used_whatever_house_is_active(self) -> None:
        ada = side(battleline=["mack-the-knife", "dodger"], houses=(House.LOGOS,))
        t = table(ada, side(battleline=["troll"]), house=House.LOGOS)
        assert t.can("action", "mack-the-knife") and t.can("reap", "mack-the-knife")
        assert not t.can("reap", "dodger")

    @pytest.mark.rule("card-faq/mack-the-knife-1")
    def test_destroying_itself_it_still_gains_one(self) -> None:
        t = table(side(battleline=[spec("mack-the-knife", damage=2)]), side(), house=HERE)
        t.do("action", "mack-the-knife")
        t.pick("mack-the-knife")
        assert (t.zone("mack-the-knife"), t.amber(0)) == ("discard", 1)


class TestMagdaTheRat:
    @pytest.mark.rule("errata/magda-the-rat")
    @pytest.mark.parametrize(("had", "stolen"), [(5, 2), (1, 1), (0, 0)])
    def test_played_it_steals_two(self, had: int, stolen: int) -> None:
        t = table(side(hand=["magda-the-rat"]), side(amber=had), house=HERE)
        t.creature("magda-the-rat")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)
        t.expect_main_step()

    @pytest.mark.rule("errata/magda-the-rat", "glossary/leaves-play", "glossary/lasting-effects")
    @pytest.mark.parametrize("goes", [destroy, return_, purge])
    @pytest.mark.parametrize(("yours", "stolen"), [(4, 2), (0, 1)])
    def test_once_it_leaves_play_the_opponent_steals_two(
        self, goes: Callable[[Target], Instruction], yours: int, stolen: int
    ) -> None:
        away = card("nerve-blast", play(goes(a(CREATURE))))
        t = table(side(hand=["magda-the-rat", "nerve-blast"], amber=yours), side(amber=1), away, house=HERE)
        t.creature("magda-the-rat")
        assert (t.amber(0), t.amber(1)) == (yours + 1, 0)
        t.do("play", "nerve-blast")
        t.finish()
        assert (t.line(0), t.amber(0), t.amber(1)) == ([], yours + 1 - stolen, stolen)
        t.expect_main_step()

    def test_one_that_was_not_played_but_put_into_play_owes_nothing(self) -> None:
        ada = side(hand=["punch"], amber=5, battleline=[spec("magda-the-rat", damage=3)])
        t = table(ada, side(), house=House.BROBNAR)
        t.do("play", "punch")
        t.finish()
        assert (t.zone("magda-the-rat"), t.amber(0), t.amber(1)) == ("discard", 6, 0)

    def test_who_stole_pays_it_back_whoever_controls_it_then(self) -> None:
        charm = card("lights-out", play(take_control(a(CREATURE, ENEMY))))
        away = card("nerve-blast", play(return_(a(CREATURE))))
        ada = side(hand=["magda-the-rat"], houses=(HERE,), amber=3)
        bo = side(hand=["lights-out", "nerve-blast"], houses=(HERE,), amber=2)
        t = table(ada, bo, charm, away, house=HERE)
        t.creature("magda-the-rat")
        t.end_turn()
        assert (t.amber(0), t.amber(1)) == (5, 0)
        t.do("play", "lights-out")
        t.finish()
        assert (t.line(1), t.amber(1)) == (["magda-the-rat"], 1)
        t.do("play", "nerve-blast")
        t.finish()
        assert (t.ids(0, "hand"), t.amber(0), t.amber(1)) == (["magda-the-rat"], 3, 3)

    def test_its_debt_is_paid_once(self) -> None:
        away = card("lights-out", play(return_(a(CREATURE))))
        ada = side(hand=["magda-the-rat", "lights-out", "lights-out"], amber=9)
        t = table(ada, side(amber=2), away, house=HERE)
        t.creature("magda-the-rat")
        t.do("play", "lights-out")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (10, 2)
        t.creature("magda-the-rat")
        t.do("play", "lights-out", nth=1)
        t.finish()
        assert (t.amber(0), t.amber(1)) == (11, 2)

    @pytest.mark.rule("glossary/movement-between-zones")
    def test_amber_that_falls_from_a_creature_beside_it_can_be_stolen_by_the_debt(self) -> None:
        ada = side(hand=["magda-the-rat"], houses=(HERE,))
        bo = side(hand=["gateway-to-dis"], houses=(House.DIS,), battleline=[spec("krump", amber=2)])
        t = table(ada, bo, house=HERE)
        t.creature("magda-the-rat")
        assert (t.amber(0), t.amber(1)) == (0, 0)
        t.end_turn()
        t.do("play", "gateway-to-dis")
        t.finish()
        assert (t.line(0), t.line(1)) == ([], [])
        assert (t.amber(0), t.amber(1)) == (0, 2)


class TestMooncurser:
    @pytest.mark.parametrize(("had", "stolen"), [(2, 1), (0, 0)])
    def test_after_a_fight_it_steals_one(self, had: int, stolen: int) -> None:
        t = table(side(battleline=["mooncurser"]), side(amber=had, battleline=["troll"]))
        t.fight("mooncurser", "troll")
        assert (t.amber(0), t.amber(1)) == (stolen, had - stolen)

    def test_reaping_it_steals_nothing(self) -> None:
        t = table(side(battleline=["mooncurser"]), side(amber=3))
        t.do("reap", "mooncurser")
        assert (t.amber(0), t.amber(1)) == (1, 3)


class TestNexus:
    def test_after_reaping_an_enemy_artifact_is_used_as_if_it_were_yours(self) -> None:
        ada = side(battleline=["nexus", "troll"], artifacts=["seeker-needle"])
        bo = side(artifacts=["skeleton-key", "subtle-maul"], battleline=["krump"], amber=2)
        t = table(ada, bo, house=HERE)
        t.do("reap", "nexus")
        t.offers("skeleton-key", "subtle-maul")
        t.pick("skeleton-key")
        t.expect(DecisionKind.USE)
        assert list(t.decision.keys()) == [f"action:{t.handle('skeleton-key')}"]
        t.answer(*t.decision.keys())
        t.offers("nexus", "troll")
        t.pick("troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "nexus exhausted": (False, True),
            "skeleton-key exhausted": (False, True),
            "troll amber": (0, 1),
        }
        t.expect_main_step()

    def test_an_exhausted_artifact_cannot_be_used(self) -> None:
        bo = side(artifacts=[spec("skeleton-key", ready=False)], amber=2)
        t = table(side(battleline=["nexus"]), bo, house=HERE)
        t.do("reap", "nexus")
        t.finish()
        assert (t.amber(0), t.amber(1)) == (1, 2)

    def test_without_an_enemy_artifact_nothing_is_used(self) -> None:
        t = table(side(battleline=["nexus"], artifacts=["skeleton-key"]), side(amber=2), house=HERE)
        t.do("reap", "nexus")
        assert t.changes() == {"ada amber": (0, 1), "nexus exhausted": (False, True)}

    @pytest.mark.rule("faq/timing-4")
    def test_an_ability_after_reaping_that_it_gains_so_resolves_yet(self) -> None:
        ada = side(battleline=["nexus"], deck=["urchin", "dodger"])
        t = table(ada, side(artifacts=["spectral-tunneler"]), house=HERE)
        t.do("reap", "nexus")
        t.pick("spectral-tunneler")
        t.finish()
        assert t.ids(0, "hand") == ["urchin"]


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


class TestOldBruno:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "captured"), [(5, 3), (3, 3), (2, 2), (0, 0)])
    def test_played_it_captures_three(self, had: int, captured: int) -> None:
        t = table(side(hand=["old-bruno"]), side(amber=had), house=HERE)
        t.creature("old-bruno")
        assert (t.amber(0), t.amber(1), t.card("old-bruno").amber) == (0, had - captured, captured)
        t.expect_main_step()


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


class TestSelwynTheFence:
    @pytest.mark.parametrize("verb", ["fight", "reap"])
    def test_after_fighting_or_reaping_one_moves_from_a_friendly_card_to_your_pool(self, verb: str) -> None:
        ada = side(
            battleline=["selwyn-the-fence", spec("dodger", amber=2)], artifacts=[spec("safe-place", amber=1)], amber=1
        )
        t = table(ada, side(amber=2, battleline=[spec("urchin", amber=3)]), house=HERE)
        if verb == "fight":
            t.fight("selwyn-the-fence", "urchin")
        else:
            t.do("reap", "selwyn-the-fence")
        t.offers("selwyn-the-fence", "dodger", "safe-place")
        t.pick("dodger")
        gained = 2 if verb == "reap" else 1
        assert (t.amber(0), t.amber(1), t.card("dodger").amber) == (1 + gained, 2, 1)
        t.expect_main_step()

    def test_artifacts_are_friendly_cards_too(self) -> None:
        ada = side(battleline=["selwyn-the-fence"], artifacts=[spec("safe-place", amber=1)])
        t = table(ada, house=HERE)
        t.do("reap", "selwyn-the-fence")
        t.pick("safe-place")
        assert (t.amber(0), t.card("safe-place").amber) == (2, 0)

    @pytest.mark.rule("glossary/resolve-as-much-as-you-can")
    def test_from_a_card_without_amber_nothing_moves(self) -> None:
        t = table(side(battleline=["selwyn-the-fence", spec("dodger", amber=2)]), house=HERE)
        t.do("reap", "selwyn-the-fence")
        t.pick("selwyn-the-fence")
        assert (t.amber(0), t.card("dodger").amber) == (1, 2)


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
        assert [t.card("shadow-self", n).damage for n in PLAYERS] == [0, 3]

    def test_between_two_of_them_the_active_player_chooses_who_takes_it(self) -> None:
        t = table(side(battleline=["dodger"]), side(battleline=["shadow-self", "troll", "shadow-self"]))
        t.fight("dodger", "troll")
        t.expect(DecisionKind.TRIGGER)
        first, second = (f"trigger:{t.handle('shadow-self', n)}.0" for n in PLAYERS)
        assert set(t.decision.keys()) == {first, second}
        t.answer(second)
        t.finish()
        assert [t.card("shadow-self", n).damage for n in PLAYERS] == [0, 5]
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
        fallen = {e.was.definition for e in t.events(ev.CardDestroyed) if e.killer}
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


class TestSmilingRuth:
    def test_if_you_forged_a_key_this_turn_it_takes_control_of_an_enemy_flank_creature(self) -> None:
        ada = side(battleline=["smiling-ruth"], amber=6, houses=(HERE,))
        bo = side(battleline=["troll", "krump", "valdr"], houses=(House.BROBNAR,))
        t = table(ada, bo, active=1, house=House.BROBNAR)
        t.end_turn()
        assert len(t.game.state.players[0].keys) == 1
        t.do("reap", "smiling-ruth")
        t.offers("troll", "valdr")
        t.pick("troll")
        t.finish()
        assert sorted(t.line(0)) == ["smiling-ruth", "troll"]
        assert t.line(1) == ["krump", "valdr"]
        assert (t.card("troll").controller, t.card("troll").owner) == (0, 1)

    def test_otherwise_it_only_reaps(self) -> None:
        ada = side(battleline=["smiling-ruth"], keys=[KeyColor.RED], forged_last_turn=True)
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("reap", "smiling-ruth")
        assert t.changes() == {"ada amber": (0, 1), "smiling-ruth exhausted": (False, True)}

    def test_a_key_forged_by_an_effect_counts_too(self) -> None:
        ada = side(hand=["key-of-darkness"], battleline=["smiling-ruth"], amber=8)
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("play", "key-of-darkness")
        t.answer("key:red")
        t.do("reap", "smiling-ruth")
        t.pick("troll")
        t.finish()
        assert t.line(1) == [] and t.card("troll").controller == 0


class TestSneklifter:
    def test_it_takes_control_of_an_enemy_artifact_which_becomes_one_of_shadows(self) -> None:
        ada = side(hand=["sneklifter"], artifacts=["seeker-needle"], houses=(HERE, House.DIS, House.MARS))
        bo = side(artifacts=["library-of-babble", "cannon"], battleline=["troll"])
        t = table(ada, bo, house=HERE)
        t.creature("sneklifter")
        t.offers("library-of-babble", "cannon")
        t.pick("cannon")
        assert (t.card("cannon").controller, t.card("cannon").owner) == (0, 1)
        assert t.card("cannon").houses == (HERE,)
        assert t.card("library-of-babble").controller == 1
        assert t.can("action", "cannon")
        t.expect_main_step()

    def test_one_of_your_three_houses_stays_what_it_is(self) -> None:
        ada = side(hand=["sneklifter"], houses=(HERE, House.BROBNAR, House.MARS))
        t = table(ada, side(artifacts=["cannon"]), house=HERE)
        t.creature("sneklifter")
        t.finish()
        assert (t.card("cannon").controller, t.card("cannon").houses) == (0, (House.BROBNAR,))
        assert not t.can("action", "cannon")

    def test_it_keeps_the_artifact_after_sneklifter_is_gone(self) -> None:
        ada = side(hand=["sneklifter", "oubliette"], houses=(HERE,))
        t = table(ada, side(artifacts=["cannon"]), house=HERE)
        t.creature("sneklifter")
        t.finish()
        t.do("play", "oubliette")
        t.pick("sneklifter")
        assert (t.card("cannon").controller, t.card("cannon").houses) == (0, (HERE,))

    def test_without_an_enemy_artifact_nothing_is_taken(self) -> None:
        t = table(side(hand=["sneklifter"], artifacts=["seeker-needle"]), side(battleline=["troll"]), house=HERE)
        t.creature("sneklifter")
        assert t.changes() == {"sneklifter": ("hand", "battleline"), "sneklifter exhausted": (False, True)}

    @pytest.mark.rule("card-faq/sneklifter-1", "glossary/lasting-effects")
    def test_an_artifact_that_came_back_to_you_is_of_shadows_again(self) -> None:
        ada = side(hand=["sneklifter"], battleline=["urchin", "dodger"], houses=(HERE,))
        bo = side(artifacts=["spangler-box"], battleline=["mother"], houses=(House.LOGOS,))
        t = table(ada, bo, house=HERE)
        t.creature("sneklifter")
        t.finish()
        assert t.card("spangler-box").houses == (HERE,)
        t.do("action", "spangler-box")
        t.pick("urchin")
        assert (t.card("spangler-box").controller, t.card("spangler-box").houses) == (1, (House.LOGOS,))
        for _ in range(3):
            t.end_turn()
        assert t.game.state.active == 1
        t.do("action", "spangler-box")
        t.pick("dodger")
        assert (t.card("spangler-box").controller, t.card("spangler-box").houses) == (0, (HERE,))


class TestUmbra:
    @pytest.mark.rule("glossary/skirmish")
    def test_it_steals_one_after_a_fight_in_which_it_is_not_hurt(self) -> None:
        t = table(side(battleline=["umbra"]), side(amber=2, battleline=["troll"]))
        t.fight("umbra", "troll")
        assert t.changes() == {
            "ada amber": (0, 1),
            "bo amber": (2, 1),
            "umbra exhausted": (False, True),
            "troll damage": (0, 2),
        }

    def test_attacked_it_steals_nothing_and_is_hurt(self) -> None:
        t = table(side(battleline=["troll"], amber=2), side(battleline=["umbra"]))
        t.fight("troll", "umbra")
        assert (t.amber(0), t.amber(1), t.zone("umbra")) == (2, 0, "discard")
        t.expect(DecisionKind.MAIN)
        assert [e.card for e in t.events(ev.CardDestroyed)] == [t.number("umbra")]


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


class TestDuskrunner:
    @pytest.mark.rule("glossary/upgrades")
    def test_its_creature_steals_one_after_reaping(self) -> None:
        ada = side(battleline=[spec("dodger", upgrades=["duskrunner"]), "urchin"])
        t = table(ada, side(amber=3, battleline=["troll"]), house=HERE)
        t.do("reap", "dodger")
        assert (t.amber(0), t.amber(1)) == (2, 2)
        t.do("reap", "urchin")
        assert (t.amber(0), t.amber(1)) == (3, 2)
        t.expect_main_step()

    def test_on_an_enemy_creature_it_steals_for_the_enemy(self) -> None:
        ada = side(battleline=["troll"], amber=2, houses=(House.BROBNAR,))
        bo = side(battleline=[spec("dodger", upgrades=["duskrunner"])], amber=1, houses=(HERE,))
        t = table(ada, bo, active=1, house=HERE)
        t.do("reap", "dodger")
        assert (t.amber(0), t.amber(1)) == (1, 3)

    def test_it_is_played_on_any_creature_and_fighting_steals_nothing(self) -> None:
        ada = side(hand=["duskrunner"], battleline=["macis-asp"])
        t = table(ada, side(amber=3, battleline=["urchin"]), house=HERE)
        t.do("play", "duskrunner")
        t.offers("macis-asp", "urchin")
        t.pick("macis-asp")
        t.fight("macis-asp", "urchin")
        assert (t.amber(0), t.amber(1)) == (0, 3)


class TestRingOfInvisibility:
    @pytest.mark.rule("glossary/elusive", "glossary/skirmish")
    def test_its_creature_gains_elusive_and_skirmish(self) -> None:
        t = table(side(battleline=[spec("dodger", upgrades=["ring-of-invisibility"])]), side(battleline=["troll"]))
        t.fight("dodger", "troll")
        assert t.changes() == {"dodger exhausted": (False, True), "troll damage": (0, 5)}
        bo = side(battleline=[spec("dodger", upgrades=["ring-of-invisibility"]), "macis-asp"])
        t = table(side(battleline=["troll", "krump"]), bo)
        t.fight("troll", "dodger")
        assert t.changes() == {"troll exhausted": (False, True)}
        t.fight("krump", "dodger")
        assert t.zone("dodger") == "discard"

    def test_its_neighbors_gain_nothing(self) -> None:
        t = table(side(battleline=[spec("dodger", upgrades=["ring-of-invisibility"]), "silvertooth"]), house=HERE)
        assert dict(t.card("dodger").keywords) == {Keyword.ELUSIVE: 1, Keyword.SKIRMISH: 1}
        assert not t.card("silvertooth").keywords


class TestSilentDagger:
    def test_its_creature_deals_four_to_a_flank_creature_after_reaping(self) -> None:
        ada = side(battleline=["krump", spec("dodger", upgrades=["silent-dagger"]), "bumpsy"])
        t = table(ada, side(battleline=["troll", "valdr", "smaaash"]), house=HERE)
        t.do("reap", "dodger")
        t.offers("krump", "bumpsy", "troll", "smaaash")
        t.pick("troll")
        assert t.changes() == {"ada amber": (0, 1), "dodger exhausted": (False, True), "troll damage": (0, 4)}
        t.expect_main_step()

    def test_without_it_reaping_hurts_nobody(self) -> None:
        ada = side(battleline=[spec("urchin", upgrades=["silent-dagger"]), "dodger"])
        t = table(ada, side(battleline=["troll"]), house=HERE)
        t.do("reap", "dodger")
        t.expect(DecisionKind.MAIN)
        assert t.card("troll").damage == 0


@pytest.mark.rule("glossary/poison", "glossary/skirmish")
@pytest.mark.parametrize("biter", ["macis-asp", "mooncurser"])
class TestPoisonAndSkirmish:
    def test_it_destroys_what_it_attacks_and_is_not_hurt(self, biter: str) -> None:
        t = table(side(battleline=[biter]), side(battleline=["troll"]))
        t.fight(biter, "troll")
        assert t.changes() == {biter + " exhausted": (False, True), "troll": ("battleline", "discard")}

    def test_attacked_it_destroys_its_attacker_and_is_hurt(self, biter: str) -> None:
        t = table(side(battleline=["troll"]), side(battleline=[biter], amber=1))
        t.fight("troll", biter)
        assert (t.zone("troll"), t.zone(biter)) == ("discard", "discard")


@pytest.mark.rule("glossary/elusive")
@pytest.mark.parametrize("thief", ELUSIVE)
def test_the_first_attack_on_it_each_turn_hurts_nobody(thief: str) -> None:
    t = table(side(battleline=["troll", "krump"]), side(battleline=[thief]))
    t.fight("troll", thief)
    assert t.changes() == {"troll exhausted": (False, True)}
    t.fight("krump", thief)
    assert t.zone(thief) == "discard"
