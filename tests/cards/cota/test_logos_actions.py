"""Call of the Archons, Logos: what each action does, and what it does not (but for those of the starter decks)."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import AmberPaid, CardsRevealed, Shuffled
from kfdesk.engine.terms import DecisionKind, KeyColor
from kfdesk.language.definition import card
from kfdesk.language.effects.damage import fully_heal
from kfdesk.language.effects.special import played_as_copy_of
from kfdesk.language.reactions import destroyed_instead
from kfdesk.language.targets import ACTION, OPPONENT_DISCARD, THIS, a
from tests.tables import Table, side, spec, table

HERE = House.LOGOS


def can(t: Table, verb: str, id_: str, nth: int = 0) -> bool:
    """Return whether a main-step option is open."""
    return f"{verb}:{t.handle(id_, nth)}" in t.decision.keys()


class TestBouncingDeathquark:
    def test_one_creature_of_each_side_is_destroyed_and_again_as_often_as_one_likes(self) -> None:
        ada = side(hand=["bouncing-deathquark"], battleline=["batdrone", "mother"])
        t = table(ada, side(battleline=["troll", "krump", "valdr"]))
        t.do("play", "bouncing-deathquark")
        t.offers("troll", "krump", "valdr")
        t.pick("krump")
        t.offers("batdrone", "mother")
        t.pick("batdrone")
        assert (t.line(0), t.line(1)) == (["mother"], ["troll", "valdr"])
        t.expect(DecisionKind.CONFIRM)
        t.answer("yes")
        t.offers("troll", "valdr")
        t.pick("troll")
        t.offers("mother")
        t.pick("mother")
        assert (t.line(0), t.line(1)) == ([], ["valdr"])
        t.expect_main_step()

    def test_one_need_not_repeat_it(self) -> None:
        ada = side(hand=["bouncing-deathquark"], battleline=["batdrone", "mother"])
        t = table(ada, side(battleline=["troll", "krump"]))
        t.do("play", "bouncing-deathquark")
        t.pick("krump")
        t.pick("batdrone")
        t.answer("no")
        assert (t.line(0), t.line(1)) == (["mother"], ["troll"])
        t.expect_main_step()

    def test_where_one_side_is_empty_the_other_loses_one_and_it_is_not_repeated(self) -> None:
        t = table(side(hand=["bouncing-deathquark"]), side(battleline=["troll", "krump"]))
        t.do("play", "bouncing-deathquark")
        t.pick("troll")
        assert t.line(1) == ["krump"]
        t.expect_main_step()

    @pytest.mark.rule("card-faq/bouncing-deathquark-1")
    def test_can_it_be_repeated_on_a_creature_whose_destruction_was_replaced(self) -> None:
        automaton = card("mother", destroyed_instead(fully_heal(THIS)))
        ada = side(hand=["bouncing-deathquark"], battleline=["mother"])
        t = table(ada, side(battleline=["troll", "krump"]), automaton)
        t.do("play", "bouncing-deathquark")
        t.pick("troll")
        t.pick("mother")
        t.answer("yes")
        t.pick("krump")
        t.pick("mother")
        assert (t.line(0), t.line(1)) == (["mother"], [])
        t.expect_main_step()


class TestEffervescentPrinciple:
    @pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 1), (2, 1), (5, 3), (8, 4)])
    def test_each_player_loses_half_the_loss_rounded_down(self, held: int, left: int) -> None:
        t = table(side(hand=["effervescent-principle"], amber=held), side(amber=held))
        t.do("play", "effervescent-principle")
        assert (t.amber(0), t.amber(1)) == (left, left)
        assert (t.game.state.players[0].chains, t.game.state.players[1].chains) == (1, 0)
        t.expect_main_step()


class TestFoggify:
    def turn_of_bo(self) -> Table:
        """Return the table in the opponent's turn after Foggify."""
        ada = side(hand=["foggify"], battleline=["troll"], houses=[HERE], deck=["punch"] * 12)
        bo = side(
            battleline=["batdrone", "mother"],
            artifacts=["library-of-babble"],
            hand=["quixo-the-adventurer"],
            houses=[HERE],
            deck=["anger"] * 12,
        )
        t = table(ada, bo, house=HERE)
        t.do("play", "foggify")
        t.end_turn()
        return t

    def test_the_opponent_cannot_fight_in_their_next_turn_and_may_do_all_else(self) -> None:
        t = self.turn_of_bo()
        assert not can(t, "fight", "batdrone") and not can(t, "fight", "mother")
        assert can(t, "reap", "batdrone") and can(t, "reap", "mother")
        assert can(t, "action", "library-of-babble") and can(t, "play", "quixo-the-adventurer")
        assert t.reasons(f"fight:{t.handle('mother')}") == ["glossary/cannot"]

    def test_a_turn_later_all_is_as_before(self) -> None:
        t = self.turn_of_bo()
        t.end_turn()
        t.end_turn()
        assert can(t, "fight", "batdrone")

    def test_ones_own_creatures_may_fight(self) -> None:
        t = table(side(hand=["foggify"], battleline=["batdrone"]), side(battleline=["troll"]))
        t.do("play", "foggify")
        assert can(t, "fight", "batdrone")

    def test_fighting_by_the_effect_of_a_card_is_using_too(self) -> None:
        ada = side(hand=["foggify"], battleline=["mother"], houses=[HERE], deck=["punch"] * 12)
        t = table(ada, side(hand=["anger"], battleline=["krump"], houses=[House.BROBNAR]), house=HERE)
        t.do("play", "foggify")
        t.end_turn()
        t.do("play", "anger")
        t.pick("krump")
        assert t.card("mother").damage == 0
        t.expect_main_step()


class TestHelpFromFutureSelf:
    @pytest.mark.parametrize("where", ["deck", "discard"])
    def test_a_timetraveller_is_fetched_from_deck_or_discard_pile(self, where: str) -> None:
        rest = {"deck": ["punch", "anger"], "discard": ["fear", "warsong"]}
        rest[where] = [*rest[where], "timetraveller"]
        t = table(side(hand=["help-from-future-self"], **rest))
        t.do("play", "help-from-future-self")
        assert t.offered() == ["timetraveller"]
        t.pick("timetraveller")
        assert t.ids(0, "hand") == ["timetraveller"]
        assert sorted(t.ids(0, "deck")) == ["anger", "fear", "punch", "warsong"]
        assert t.ids(0, "discard") == ["help-from-future-self"]
        assert [t.game.state.cards[c].printed.id for e in t.events(CardsRevealed) for c in e.cards] == ["timetraveller"]
        t.expect_main_step()

    def test_without_one_the_discard_pile_is_shuffled_in_all_the_same(self) -> None:
        t = table(side(hand=["help-from-future-self"], deck=["punch"], discard=["fear"]))
        t.do("play", "help-from-future-self")
        assert t.ids(0, "hand") == [] and sorted(t.ids(0, "deck")) == ["fear", "punch"]
        assert {e.player for e in t.events(Shuffled)} == {0}
        t.expect_main_step()

    def test_the_opponents_piles_are_left_alone(self) -> None:
        t = table(side(hand=["help-from-future-self"]), side(deck=["timetraveller"], discard=["timetraveller"]))
        t.do("play", "help-from-future-self")
        assert t.ids(1, "deck") == t.ids(1, "discard") == ["timetraveller"]
        t.expect_main_step()


class TestInterdimensionalGraft:
    def after_bos_forge(self, amber: int, **more: int) -> Table:
        """Return the table when the opponent, with so much Æmber, has had the chance to forge."""
        ada = side(hand=["interdimensional-graft"], deck=["punch"] * 12, **more)
        t = table(ada, side(amber=amber, houses=[HERE]), house=HERE)
        t.do("play", "interdimensional-graft")
        t.end_turn()
        return t

    def test_what_the_opponent_has_left_after_forging_is_paid(self) -> None:
        t = self.after_bos_forge(10)
        assert t.game.state.players[1].keys
        assert (t.amber(0), t.amber(1)) == (1 + 4, 0)
        assert [(e.player, e.amount) for e in t.events(AmberPaid)] == [(1, 4)]

    def test_with_nothing_left_nothing_is_paid(self) -> None:
        t = self.after_bos_forge(6)
        assert t.game.state.players[1].keys and (t.amber(0), t.amber(1)) == (1, 0)

    def test_without_a_key_nothing_is_paid(self) -> None:
        t = self.after_bos_forge(5)
        assert not t.game.state.players[1].keys and (t.amber(0), t.amber(1)) == (1, 5)

    def test_it_is_over_after_that_turn_and_does_not_touch_ones_own_keys(self) -> None:
        t = table(
            side(hand=["interdimensional-graft"], deck=["punch"] * 12, amber=8, houses=[HERE]),
            side(amber=5, houses=[HERE], deck=["anger"] * 12, battleline=["batdrone", "mother"]),
            house=HERE,
        )
        t.do("play", "interdimensional-graft")
        t.end_turn()
        t.do("reap", "batdrone")
        t.do("reap", "mother")
        t.end_turn()  # Ada forges with 9 and keeps 3
        assert (t.amber(0), t.amber(1)) == (3, 7)
        t.end_turn()  # Bo forges two turns after the graft
        assert (t.amber(0), t.amber(1)) == (3, 1)


class TestKnowledgeIsPower:
    def test_either_a_card_is_archived(self) -> None:
        t = table(side(hand=["knowledge-is-power", "punch", "anger"], archives=["fear"]))
        t.do("play", "knowledge-is-power")
        t.expect(DecisionKind.MODE)
        t.answer("mode:0")
        t.offers("punch", "anger")
        t.pick("anger")
        assert (t.ids(0, "archives"), t.ids(0, "hand"), t.amber(0)) == (["fear", "anger"], ["punch"], 0)
        t.expect_main_step()

    @pytest.mark.rule("card-faq/knowledge-is-power-1")
    @pytest.mark.parametrize("archived", [0, 1, 3])
    def test_or_is_one_gained_for_each_card_in_the_archives(self, archived: int) -> None:
        t = table(side(hand=["knowledge-is-power", "punch"], archives=["fear"] * archived), side(archives=["anger"]))
        t.do("play", "knowledge-is-power")
        t.answer("mode:1")
        assert (t.amber(0), len(t.ids(0, "archives"))) == (archived, archived)
        t.expect_main_step()


class TestLabwork:
    def test_a_card_of_ones_choice_is_archived(self) -> None:
        t = table(side(hand=["labwork", "punch", "anger"]), side(hand=["fear"]))
        t.do("play", "labwork")
        t.offers("punch", "anger")
        t.pick("punch")
        assert t.changes() == {
            "ada amber": (0, 1),
            "labwork": ("hand", "discard"),
            "punch": ("hand", "archives"),
        }
        t.expect_main_step()

    def test_with_an_empty_hand_nothing_is(self) -> None:
        t = table(side(hand=["labwork"]))
        t.do("play", "labwork")
        assert t.ids(0, "archives") == []
        t.expect_main_step()


class TestNeuroSyphon:
    @pytest.mark.parametrize(("theirs", "done"), [(0, False), (2, False), (3, False), (4, True), (9, True)])
    def test_it_steals_and_draws_only_from_one_who_has_more(self, theirs: int, done: bool) -> None:
        t = table(side(hand=["neuro-syphon"], amber=2, deck=["punch", "anger"]), side(amber=theirs))
        t.do("play", "neuro-syphon")  # its own Æmber makes 3
        assert (t.amber(0), t.amber(1)) == (3 + done, theirs - done)
        assert t.ids(0, "hand") == ["punch"] * done
        t.expect_main_step()


class TestPhaseShift:
    def test_one_card_of_another_house_may_be_played(self) -> None:
        t = table(side(hand=["phase-shift", "punch", "anger", "batdrone"], battleline=["troll"]), house=HERE)
        assert not can(t, "play", "punch")
        t.do("play", "phase-shift")
        assert can(t, "play", "punch") and can(t, "play", "anger")
        assert not can(t, "discard", "punch") and not can(t, "reap", "troll")
        t.creature("batdrone")
        assert can(t, "play", "punch")
        t.do("play", "punch")
        t.finish()
        assert not can(t, "play", "anger")

    def test_next_turn_it_is_over(self) -> None:
        ada = side(hand=["phase-shift", "punch"], houses=[HERE], deck=["batdrone"] * 12)
        t = table(ada, side(houses=[HERE], deck=["batdrone"] * 12), house=HERE)
        t.do("play", "phase-shift")
        t.end_turn()
        t.end_turn()
        assert not can(t, "play", "punch")

    @pytest.mark.rule("card-faq/phase-shift-1")
    def test_how_many_cards_do_two_copies_allow(self) -> None:
        t = table(side(hand=["phase-shift", "phase-shift", "smith", "warsong", "anger"]), house=HERE)
        t.do("play", "phase-shift")
        t.do("play", "phase-shift", nth=1)
        t.do("play", "smith")
        assert can(t, "play", "warsong")
        t.do("play", "warsong")
        assert not can(t, "play", "anger")

    @pytest.mark.rule("card-faq/phase-shift-2")
    def test_does_a_mimicry_played_as_a_logos_card_use_the_allowance(self) -> None:
        mimicry = card("mimicry", played_as_copy_of(a(ACTION, in_=OPPONENT_DISCARD)))
        ada = side(hand=["phase-shift", "mimicry", "smith"])
        t = table(ada, side(discard=["foggify"]), mimicry, house=HERE)
        t.do("play", "phase-shift")
        assert can(t, "play", "smith")
        t.do("play", "mimicry")
        t.pick("foggify")
        assert t.amber(0) == 1 and not can(t, "play", "smith")

    @pytest.mark.rule("card-faq/phase-shift-3", "card-faq/wild-wormhole-1")
    def test_does_a_card_played_by_wild_wormhole_use_the_allowance(self) -> None:
        t = table(side(hand=["phase-shift", "wild-wormhole", "anger"], deck=["smith"]), house=HERE)
        t.do("play", "phase-shift")
        t.do("play", "wild-wormhole")
        assert t.zone("smith") == "discard"
        assert not can(t, "play", "anger")


class TestPositronBolt:
    def test_three_creatures_in_a_row_from_a_flank(self) -> None:
        ada = side(hand=["positron-bolt"], battleline=["mother"])
        t = table(ada, side(battleline=["troll", "krump", "valdr", "bumpsy"]))
        t.do("play", "positron-bolt")
        t.offers("mother", "troll", "bumpsy")
        t.pick("troll")
        t.offers("krump")
        t.pick("krump")
        t.offers("valdr")
        t.pick("valdr")
        assert t.changes() == {
            "ada amber": (0, 1),
            "positron-bolt": ("hand", "discard"),
            "troll damage": (0, 3),
            "krump damage": (0, 2),
            "valdr damage": (0, 1),
        }
        t.expect_main_step()

    def test_creatures_that_are_destroyed_do_not_break_the_row(self) -> None:
        bo = side(battleline=["silvertooth", "batdrone", "dust-pixie", "troll"])
        t = table(side(hand=["positron-bolt"]), bo)
        t.do("play", "positron-bolt")
        t.pick("silvertooth")
        t.offers("batdrone")
        t.pick("batdrone")
        t.offers("dust-pixie")
        t.pick("dust-pixie")
        assert t.line(1) == ["troll"] and t.card("troll").damage == 0
        t.expect_main_step()

    def test_a_lone_creature_is_dealt_three_and_no_other(self) -> None:
        t = table(side(hand=["positron-bolt"], battleline=["mother", "batdrone"]), side(battleline=["troll"]))
        t.do("play", "positron-bolt")
        t.pick("troll")
        assert [t.card(i).damage for i in ("troll", "mother", "batdrone")] == [3, 0, 0]
        t.expect_main_step()

    def test_of_two_creatures_the_first_is_not_hit_again(self) -> None:
        t = table(side(hand=["positron-bolt"]), side(battleline=["troll", "krump"]))
        t.do("play", "positron-bolt")
        t.pick("krump")
        t.pick("troll")
        assert (t.card("krump").damage, t.card("troll").damage) == (3, 2)
        t.expect_main_step()

    @pytest.mark.rule("faq/flank-1")
    def test_what_if_it_begins_with_a_creature_that_is_only_considered_a_flank_creature(self) -> None:
        ada = side(hand=["positron-bolt"], artifacts=["spectral-tunneler"])
        t = table(ada, side(battleline=["troll", "krump", "valdr", "bumpsy", "headhunter"]))
        t.do("action", "spectral-tunneler")
        t.pick("valdr")
        t.do("play", "positron-bolt")
        t.offers("troll", "valdr", "headhunter")
        t.pick("valdr")
        t.offers("krump", "bumpsy")
        t.pick("krump")
        t.offers("troll")
        t.pick("troll")
        assert [t.card(i).damage for i in ("troll", "krump", "valdr", "bumpsy", "headhunter")] == [1, 2, 3, 0, 0]


class TestRandomAccessArchives:
    def test_the_top_card_of_the_deck_is_archived(self) -> None:
        t = table(side(hand=["random-access-archives"], deck=["punch", "anger"]), side(deck=["fear"]))
        t.do("play", "random-access-archives")
        assert (t.ids(0, "archives"), t.ids(0, "deck"), t.ids(1, "deck")) == (["punch"], ["anger"], ["fear"])
        t.expect_main_step()

    def test_an_empty_deck_gives_nothing(self) -> None:
        t = table(side(hand=["random-access-archives"], discard=["punch"]))
        t.do("play", "random-access-archives")
        assert t.ids(0, "archives") == [] and t.ids(0, "discard") == ["punch", "random-access-archives"]


class TestRemoteAccess:
    def test_an_enemy_artifact_works_for_its_user(self) -> None:
        ada = side(hand=["remote-access"], artifacts=["anomaly-exploiter"], deck=["punch"])
        t = table(ada, side(artifacts=["library-of-babble", "cannon"], deck=["anger"]))
        t.do("play", "remote-access")
        t.offers("library-of-babble", "cannon")
        t.pick("library-of-babble")
        t.finish()
        assert t.changes() == {
            "ada amber": (0, 1),
            "remote-access": ("hand", "discard"),
            "library-of-babble exhausted": (False, True),
            "punch": ("deck", "hand"),
        }

    def test_an_exhausted_artifact_does_nothing(self) -> None:
        t = table(
            side(hand=["remote-access"], deck=["punch"]), side(artifacts=[spec("library-of-babble", ready=False)])
        )
        t.do("play", "remote-access")
        t.finish()
        assert t.ids(0, "hand") == []

    def test_without_an_enemy_artifact_nothing_happens(self) -> None:
        t = table(side(hand=["remote-access"], artifacts=["library-of-babble"], deck=["punch"]))
        t.do("play", "remote-access")
        t.expect_main_step()
        assert t.card("library-of-babble").ready


class TestReverseTime:
    def test_deck_and_discard_pile_change_places_and_the_deck_is_shuffled(self) -> None:
        t = table(side(hand=["reverse-time"], deck=["punch", "anger"], discard=["fear", "smith", "warsong"]))
        t.do("play", "reverse-time")
        assert sorted(t.ids(0, "deck")) == ["fear", "smith", "warsong"]
        assert t.events(Shuffled) and t.events(Shuffled)[-1].player == 0
        t.expect_main_step()

    @pytest.mark.rule("card-faq/reverse-time-1")
    def test_how_is_the_discard_pile_ordered_after_the_swap(self) -> None:
        t = table(side(hand=["reverse-time"], deck=["punch", "anger", "fear"]))
        t.do("play", "reverse-time")
        assert t.ids(0, "discard") == ["punch", "anger", "fear", "reverse-time"]  # the last lies on top
        assert t.ids(0, "deck") == []


class TestScramblerStorm:
    def turn_of_bo(self) -> Table:
        """Return the table in the opponent's turn after the storm."""
        ada = side(hand=["scrambler-storm", "labwork"], houses=[HERE], deck=["labwork"] * 12)
        bo = side(
            hand=["labwork", "batdrone", "library-of-babble", "rocket-boots"], houses=[HERE], battleline=["mother"]
        )
        t = table(ada, bo, house=HERE)
        t.do("play", "scrambler-storm")
        return t

    def test_the_opponent_plays_no_actions_in_their_next_turn(self) -> None:
        t = self.turn_of_bo()
        assert can(t, "play", "labwork")
        t.end_turn()
        theirs = t.handle("labwork", player=1)
        assert f"play:{theirs}" not in t.decision.keys() and f"discard:{theirs}" in t.decision.keys()
        assert t.reasons(f"play:{theirs}") == ["glossary/cannot"]
        assert all(can(t, "play", id_) for id_ in ("batdrone", "library-of-babble", "rocket-boots"))

    def test_a_turn_later_they_do(self) -> None:
        t = self.turn_of_bo()
        t.end_turn()
        t.end_turn()
        assert can(t, "play", "labwork")
        t.end_turn()
        assert f"play:{t.handle('labwork', player=1)}" in t.decision.keys()


class TestSloppyLabwork:
    def test_one_card_is_archived_and_another_discarded(self) -> None:
        t = table(side(hand=["sloppy-labwork", "punch", "anger", "fear"]))
        t.do("play", "sloppy-labwork")
        t.offers("punch", "anger", "fear")
        t.pick("anger")
        t.offers("punch", "fear")
        t.pick("fear")
        assert t.changes() == {
            "ada amber": (0, 1),
            "sloppy-labwork": ("hand", "discard"),
            "anger": ("hand", "archives"),
            "fear": ("hand", "discard"),
        }
        t.expect_main_step()

    def test_a_single_card_is_archived(self) -> None:
        t = table(side(hand=["sloppy-labwork", "punch"]))
        t.do("play", "sloppy-labwork")
        t.pick("punch")
        assert (t.ids(0, "archives"), t.ids(0, "discard")) == (["punch"], ["sloppy-labwork"])
        t.expect_main_step()


def test_a_key_forged_under_the_graft_by_paying_from_a_card_leaves_the_pool_to_be_paid() -> None:
    universe = spec("pocket-universe", amber=4)
    t = table(
        side(hand=["interdimensional-graft"], deck=["punch"] * 12),
        side(amber=5, artifacts=[universe], houses=[HERE], keys=[KeyColor.RED]),
        house=HERE,
    )
    t.do("play", "interdimensional-graft")
    t.game.choose("end-turn")
    t.answer("number:4")
    t.answer("key:blue")
    assert (t.amber(0), t.amber(1)) == (1 + 3, 0)
