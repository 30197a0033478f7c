"""Games of the program with itself: the same task, the same row; limits, verdicts, and what was drawn."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import pytest

from kfdesk import __version__
from kfdesk.trials import decks as trial_decks
from kfdesk.trials import workers
from kfdesk.trials.decks import deck_of, mark_of, trial_deck
from kfdesk.trials.game import PLAYERS_BY_NAME, Task, play, verdict
from tests.trials.made_up import ARGUS, LIMIT, ONYX, two_decks


@pytest.mark.parametrize("player", PLAYERS_BY_NAME)
def test_the_same_task_gives_the_same_row(player: str) -> None:
    onyx, argus = two_decks()
    task = Task(onyx, argus, 7, player)
    (one,) = play([task], 1)
    assert play([pickle.loads(pickle.dumps(task))], 1) == (one,)
    assert (one.first, one.second, one.seed, one.player) == (onyx.mark, argus.mark, 7, player)
    (other,) = play([Task(onyx, argus, 8, player)], 1)
    assert other.drawn != one.drawn


def test_workers_play_the_same_games_and_go_when_they_are_done() -> None:
    onyx, argus = two_decks()
    tasks = [Task(onyx, argus, seed, "greedy") for seed in (1, 2)]
    with workers.local(1) as pool:
        assert isinstance(pool, ProcessPoolExecutor)
        rows = pool.submit(partial(play, most_turns=LIMIT), tasks).result()
    assert rows == play(tasks, LIMIT)


def test_a_game_that_does_not_end_has_a_verdict() -> None:
    (row,) = play([Task(*two_decks(), 3, "greedy")], LIMIT)
    assert (row.ended, row.turns, row.keys) == (False, LIMIT, (0, 0))
    assert row.winner == verdict(row.keys, row.amber)


def test_verdicts_go_by_keys_then_by_amber() -> None:
    assert verdict((2, 1), (0, 9)) == 0
    assert verdict((1, 1), (3, 4)) == 1
    assert verdict((1, 1), (4, 4)) is None


def test_what_was_drawn_is_marked_in_the_list() -> None:
    """In the first turn of the game the deck that goes first has drawn 7 cards and refilled, the other one 6."""
    (row,) = play([Task(*two_decks(), 3, "greedy")], 1)
    first, second = (bits.bit_count() for bits in row.drawn)
    assert first >= 7 and second == 6
    assert all(0 < bits < 1 << 36 for bits in row.drawn)


def test_a_whole_game_is_won_by_three_keys() -> None:
    (row,) = play([Task(*two_decks(), 3, "greedy")])
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
