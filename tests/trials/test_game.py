"""Games of the program with itself: the same task, the same row; limits, verdicts, and what was drawn."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from hashlib import blake2b

import pytest

from kfdesk import __version__
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import Player
from kfdesk.teach.bot.habits import Chooser
from kfdesk.text.words import same
from kfdesk.trials import decks as trial_decks
from kfdesk.trials import game, workers
from kfdesk.trials.decks import deck_of, mark_of, trial_deck
from kfdesk.trials.game import (
    PLAYERS_BY_NAME,
    VERSIONS,
    Failure,
    OtherProgram,
    Row,
    Task,
    play,
    played_game,
    task_now,
    verdict,
)
from tests.trials.made_up import ARGUS, LIMIT, ONYX, two_decks


def played(task: Task, *turns: int) -> Row:
    (row,) = play([task], *turns)
    assert isinstance(row, Row)
    return row


@pytest.mark.parametrize("player", PLAYERS_BY_NAME)
def test_the_same_task_gives_the_same_row(player: str) -> None:
    onyx, argus = two_decks()
    task = task_now(onyx, argus, 7, player)
    one = played(task, 1)
    assert play([pickle.loads(pickle.dumps(task))], 1) == (one,)
    assert (one.first, one.second, one.seed, one.player) == (onyx.mark, argus.mark, 7, player)
    other = played(task_now(onyx, argus, 8, player), 1)
    assert other.drawn != one.drawn


def test_workers_play_the_same_games_and_go_when_they_are_done() -> None:
    onyx, argus = two_decks()
    tasks = [task_now(onyx, argus, seed, "greedy") for seed in (1, 2)]
    with workers.local(1) as pool:
        assert isinstance(pool, ProcessPoolExecutor)
        rows = pool.submit(partial(play, most_turns=LIMIT), tasks).result()
    assert rows == play(tasks, LIMIT)


FAULTY = "faulty"


def _faulty(_player: Player, _seed: int) -> Chooser:
    raise SetupError(same("no seat"))


def faulty(tasks: list[Task]) -> tuple[Row | Failure, ...]:
    """Play as a worker does that knows a player with a fault."""
    game.PLAYERS_BY_NAME = {**PLAYERS_BY_NAME, FAULTY: _faulty}
    game.VERSIONS = {**VERSIONS, FAULTY: "1"}
    return play(tasks, 1)


PINNED = {
    "greedy": (8, "5dabf9f1bdb93c87"),
    "partner-8": (6, "186445d141853968"),
}
"""So many turns of a game, and the digest of all that is chosen in them."""


def test_a_player_that_chooses_otherwise_gets_another_version() -> None:
    """Where this fails because a player, or what it plays by, was changed: raise its number in `VERSIONS`, then pin its
    choices anew under that number. Else games of two players are added up."""
    now = {}
    for player, (turns, _) in PINNED.items():
        journal = played_game(task_now(*two_decks(), 7, player), turns).journal
        now[player] = turns, blake2b(repr(journal).encode(), digest_size=8).hexdigest()
    assert VERSIONS == {"greedy": "2", "partner-8": "3"}
    assert now == PINNED


@pytest.mark.parametrize("version", ["0", ""])
def test_a_player_of_another_version_does_not_play(version: str) -> None:
    task = replace(task_now(*two_decks(), 7, "greedy"), version=version)
    with pytest.raises(OtherProgram, match="another version"):
        play([task], 1)


def test_a_fault_comes_back_from_another_process_as_words() -> None:
    """`SetupError` cannot be made anew from what it is pickled to; the others are played all the same."""
    good = task_now(*two_decks(), 7, "greedy")
    bad = replace(good, player=FAULTY, version="1")
    with workers.local(1) as pool:
        failed, row = pool.submit(faulty, [bad, good]).result()
    assert isinstance(failed, Failure) and "SetupError" in failed.error and failed.task == bad
    assert isinstance(row, Row)


def test_a_game_that_does_not_end_has_a_verdict() -> None:
    row = played(task_now(*two_decks(), 3, "greedy"), LIMIT)
    assert (row.ended, row.turns, row.keys) == (False, LIMIT, (0, 0))
    assert row.winner == verdict(row.keys, row.amber)


def test_verdicts_go_by_keys_then_by_amber() -> None:
    assert verdict((2, 1), (0, 9)) == 0
    assert verdict((1, 1), (3, 4)) == 1
    assert verdict((1, 1), (4, 4)) is None


def test_what_was_drawn_is_marked_in_the_list() -> None:
    """In the first turn of the game the deck that goes first has drawn 7 cards and refilled, the other one 6."""
    row = played(task_now(*two_decks(), 3, "greedy"), 1)
    first, second = (bits.bit_count() for bits in row.drawn)
    assert first >= 7 and second == 6
    assert all(0 < bits < 1 << 36 for bits in row.drawn)


def test_a_whole_game_is_won_by_three_keys() -> None:
    row = played(task_now(*two_decks(), 3, "greedy"))
    assert row.ended and row.winner is not None
    assert row.keys[row.winner] == 3 and row.keys[1 - row.winner] < 3
    assert row.score == 1 - row.winner


def test_the_mark_of_a_deck_changes_with_its_list_and_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    onyx = trial_deck(ONYX)
    assert onyx.is_current and onyx.version == __version__
    assert trial_deck(ONYX.model_copy(update={"name": "Called otherwise"})).mark == onyx.mark
    fewer = ONYX.model_copy(update={"cards": (ONYX.cards[0].model_copy(update={"icons": ("draw",)}), *ONYX.cards[1:])})
    assert trial_deck(fewer).mark != onyx.mark != trial_deck(ARGUS).mark
    monkeypatch.setattr(trial_decks, "__version__", "99")
    assert not onyx.is_current and mark_of(onyx.content) != onyx.mark


def test_the_mark_of_a_deck_changes_with_what_its_cards_do(monkeypatch: pytest.MonkeyPatch) -> None:
    onyx = trial_deck(ONYX)
    monkeypatch.setattr(trial_decks, "cards_fingerprint", lambda definitions: str(len(list(definitions))))
    assert not onyx.is_current


def test_a_deck_is_played_as_it_stands_on_the_shelf() -> None:
    assert deck_of(trial_deck(ONYX).content) == ONYX.deck_list()
