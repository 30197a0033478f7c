"""Ratings: of made-up results whose strengths are known, and their uncertainty."""

from __future__ import annotations

from itertools import pairwise
from math import log
from random import Random

import pytest

from kfdesk.trials.likeliest import FIRST_PRIOR, PRIOR
from kfdesk.trials.ratings import Z, chance, fit, inverse, share_of
from tests.trials.made_up import Lots, row


def centered(count: int, seed: int) -> dict[str, float]:
    random = Random(seed)
    drawn = [random.gauss(0, 0.8) for _ in range(count)]
    return {f"deck {at}": value - sum(drawn) / count for at, value in enumerate(drawn)}


def test_without_games_nothing_is_known_of_any_deck() -> None:
    ratings = fit(["a", "b", "c"], [])
    assert ratings.strengths == [0, 0, 0]
    share = ratings.share(0)
    assert share.percent == 50 and share.low < 10 and share.high > 90
    assert ratings.first == share_of(0, FIRST_PRIOR**2)


def test_many_games_of_two_decks_tell_the_share_that_was_won() -> None:
    rows = [row("a", "b", 0 if game < 700 else 1) for game in range(1000)]
    rows += [row("b", "a", 1 if game < 700 else 0) for game in range(1000)]
    ratings = fit(["a", "b"], rows)
    apart = ratings.strengths[0] - ratings.strengths[1]
    assert apart == pytest.approx(log(0.7 / 0.3), abs=0.01)
    assert sum(ratings.strengths) == pytest.approx(0)
    assert ratings.first.percent == pytest.approx(50, abs=0.1)
    spread = 1 / (2000 * 0.7 * 0.3 + 1 / (2 * PRIOR**2))
    assert 4 * ratings.covariances[0][0] == pytest.approx(spread, rel=0.01)


def test_going_first_is_told_from_strength() -> None:
    """All wins of the first seat: no deck is better, and who goes first wins mostly."""
    ratings = fit(["a", "b"], [row(*pair, 0) for pair in (("a", "b"), ("b", "a")) for _ in range(40)])
    assert ratings.strengths == pytest.approx([0, 0])
    assert ratings.first.low > 80


def test_a_tie_is_half_a_game_for_both() -> None:
    ratings = fit(["a", "b"], [row("a", "b", None), row("b", "a", None)])
    assert ratings.strengths == pytest.approx([0, 0])
    assert ratings.share(0).reach < fit(["a", "b"], []).share(0).reach


def test_games_with_other_decks_do_not_count() -> None:
    assert fit(["a", "b"], [row("a", "stranger"), row("stranger", "b")]) == fit(["a", "b"], [])


def test_the_uncertainty_holds_what_it_says() -> None:
    """Of 200 decks about 95 % are as strong as the ratings say that they are with 95 % certainty."""
    held = []
    for seed in range(20):
        strengths = centered(10, seed)
        ratings = fit(list(strengths), Lots(strengths, first=-0.2, seed=seed).all_play_all(2))
        for at, strength in enumerate(strengths.values()):
            share = ratings.share(at)
            held.append(share.low <= 100 * chance(strength) <= share.high)
    assert 0.90 <= sum(held) / len(held) <= 0.99


def test_what_is_known_only_through_an_uncertain_deck_is_uncertain() -> None:
    """a and c have as many games as b has with each, but met only b."""
    lots = Lots({"a": 0, "b": 0, "c": 0})
    rows = [lots.game(*pair) for pair in (("a", "b"), ("b", "a"), ("b", "c"), ("c", "b")) for _ in range(25)]
    ratings = fit(["a", "b", "c"], rows)
    of_a, of_b = ratings.covariances[0][0], ratings.covariances[1][1]
    apart = of_a + ratings.covariances[2][2] - 2 * ratings.covariances[0][2]
    assert of_b < of_a
    assert apart == pytest.approx(2 * 4 / 50, rel=0.15), "the uncertainty of a against b, and of b against c"


def test_a_long_row_of_decks_is_fitted_to_its_end() -> None:
    """Each deck met only its neighbors: sweeps alone would take very many to carry a difference through."""
    names = [f"deck {at}" for at in range(20)]
    rows = [row(one, other, 0 if game % 3 else 1) for one, other in pairwise(names) for game in range(90)]
    ratings = fit(names, rows)
    steps = [one - other for one, other in pairwise(ratings.strengths)]
    again = fit(list(reversed(names)), rows)
    assert ratings.strengths == pytest.approx(list(reversed(again.strengths)), abs=0.02)
    assert all(0 < step < log(2) for step in steps)


def test_the_inverse_of_a_matrix() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    found = inverse(matrix)
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in zip(*found, strict=True)] for row in matrix
    ]
    assert [value for line in product for value in line] == pytest.approx([1, 0, 0, 0, 1, 0, 0, 0, 1])


def test_a_share_in_percent() -> None:
    share = share_of(0, (log(3) / Z) ** 2)
    assert (share.low, share.percent, share.high) == pytest.approx((25, 50, 75))
    assert share.reach == pytest.approx(25)
    assert share_of(log(3), (log(3) / Z) ** 2).reach == pytest.approx(25), "toward the half"
