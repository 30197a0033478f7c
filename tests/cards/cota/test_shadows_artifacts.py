"""Call of the Archons, Shadows: what each artifact and upgrade does (but for those of the starter decks)."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, Keyword
from kfdesk.language.abilities import play
from kfdesk.language.definition import card
from kfdesk.language.effects.cards import return_to_hand
from kfdesk.language.effects.keys import forge
from kfdesk.language.effects.zones import put_in_play
from kfdesk.language.targets import ARTIFACT, CREATURE, YOUR_DISCARD, a
from tests.tables import Table, side, spec, table

HERE = House.SHADOWS
FORGING = card("nerve-blast", play(forge()))
"""An action without an icon that forges a key at current cost."""


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


class TestCustomsOffice:
    @pytest.mark.rule("glossary/pay")
    @pytest.mark.parametrize(("had", "playable"), [(2, True), (1, True), (0, False)])
    def test_the_opponent_pays_you_one_to_play_an_artifact(self, had: int, playable: bool) -> None:
        t = table(side(hand=["seeker-needle"], amber=had), side(artifacts=["customs-office"]))
        assert can(t, "play", "seeker-needle") is playable
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
        assert not can(t, "play", "speed-sigil")

    def test_other_cards_and_your_own_artifacts_are_free(self) -> None:
        ada = side(hand=["seeker-needle", "urchin"], artifacts=["customs-office", "skeleton-key"])
        t = table(ada, side(), house=HERE)
        t.do("play", "seeker-needle")
        assert (t.amber(0), t.amber(1)) == (0, 0)
        t = table(side(hand=["silvertooth"], artifacts=["skeleton-key"]), side(artifacts=["customs-office"]))
        t.creature("silvertooth")
        assert can(t, "action", "skeleton-key")
        assert (t.amber(0), t.amber(1)) == (0, 0)

    def test_two_of_them_take_one_each(self) -> None:
        bo = side(artifacts=["customs-office", "customs-office"])
        assert not can(table(side(hand=["seeker-needle"], amber=1), bo), "play", "seeker-needle")
        t = table(side(hand=["seeker-needle"], amber=2), bo)
        t.do("play", "seeker-needle")
        assert (t.amber(0), t.amber(1)) == (0, 2)


class TestEvasionSigil:
    def test_a_top_card_of_the_active_house_stops_the_fight(self) -> None:
        ada = side(battleline=["dodger"], deck=["urchin", "troll"])
        t = table(ada, side(battleline=["silvertooth"], artifacts=["evasion-sigil"], amber=1, deck=["urchin"]))
        t.fight("dodger", "silvertooth")
        assert t.changes() == {"urchin": ("deck", "discard"), "dodger exhausted": (False, True)}
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
        (hidden,) = [e for e in t.events(ev.CardMoved) if e.card == int(t.handle("troll")[1:])]
        assert not hidden.revealed
        t.expect_main_step()

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
        gone = card("poltergeist", play(return_to_hand(a(ARTIFACT))))
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


class TestSkeletonKey:
    @pytest.mark.rule("glossary/capture")
    @pytest.mark.parametrize(("had", "captured"), [(2, 1), (0, 0)])
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
        risen = card("ghostly-hand", play(put_in_play(a(CREATURE, in_=YOUR_DISCARD))))
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
