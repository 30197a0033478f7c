"""Plans: which pairs play next, and how many games it takes."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.trials.plan import games_needed, next_pairs, tasks
from kfdesk.trials.ratings import Ratings, fit, share_of
from tests.trials.made_up import Lots, named, row


def rated(strengths: list[float], variances: list[float]) -> Ratings:
    """Return ratings of decks that are known independently of each other."""
    known = [[variance if at == to else 0.0 for to in range(len(variances))] for at, variance in enumerate(variances)]
    return Ratings(strengths, known, share_of(0, 0.1))


def test_the_least_known_deck_meets_one_of_near_strength() -> None:
    assert next_pairs(rated([0, 3, 0.1, -3], [1, 0.1, 0.1, 0.1]), 10, 1) == [(0, 2)]


def test_of_two_that_are_as_near_the_less_known_one_is_met() -> None:
    assert next_pairs(rated([0, 1, -1], [1, 0.1, 0.3]), 5, 1) == [(0, 2)]


def test_what_is_planned_is_reckoned_with() -> None:
    """Of four decks of which nothing is known, all meet before two meet again."""
    (first, second, *_) = next_pairs(fit(list("abcd"), []), 10, 4)
    assert sorted((*first, *second)) == [0, 1, 2, 3]


def test_nothing_is_planned_once_all_is_known_well_enough() -> None:
    assert next_pairs(rated([0, 1], [0.01, 0.01]), 10, 5) == []
    assert next_pairs(fit(["alone"], []), 10, 5) == []


def test_a_new_deck_among_known_ones_plays_all_games() -> None:
    known = Lots(dict.fromkeys("abcdefgh", 0.0)).all_play_all(7)
    pairs = next_pairs(fit([*"abcdefgh", "new"], known), 12, 20)
    assert len(pairs) == 20 and all(8 in pair for pair in pairs)
    assert len({*map(frozenset, pairs)}) == 8, "against all of them in turn"


def test_pairs_play_both_seats_with_the_same_seed() -> None:
    decks = named("a", "b", "c")
    found = list(tasks([(0, 1), (2, 1)], decks, "greedy", Random(1)))
    assert [(task.first.name, task.second.name) for task in found] == [("a", "b"), ("b", "a"), ("c", "b"), ("b", "c")]
    assert found[0].seed == found[1].seed != found[2].seed == found[3].seed
    assert {task.player for task in found} == {"greedy"}
    assert list(tasks([(0, 1)], decks, "greedy", Random(1))) == found[:2]


@pytest.mark.parametrize(("points", "games"), [(10, 96), (5, 384), (3, 1067)])
def test_games_that_a_deck_needs(points: float, games: int) -> None:
    """A new deck among many that are known plays them all; with a second new one each game serves two."""
    assert games_needed(points, [0, 0]) == pytest.approx(games, abs=1)
    assert games_needed(points, [0, 10**6, 10**6]) * 2 == pytest.approx(games, abs=2)
    assert games_needed(points, [10**6] * 3) == 0


def test_a_run_needs_about_as_many_games_as_was_said() -> None:
    strengths = {f"deck {at}": (at - 5.5) / 5 for at in range(12)}
    lots, names = Lots(strengths, seed=3), list(strengths)
    rows = [row(names[0], names[1])]
    while pairs := next_pairs(fit(names, rows), 12, 24):
        rows += [lots.game(names[a], names[b]) for pair in pairs for a, b in (pair, pair[::-1])]
    assert 0.65 <= len(rows) / games_needed(12, [0] * 12) <= 1.1
