"""Ratings of players and puzzles: the example of Glicko-2's author, and what follows from a result."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from kfdesk.teach.puzzles.rating import LEAST_SWING, SURE, UNKNOWN, Rating, Result, rated


def test_the_example_of_the_paper_comes_out() -> None:
    others = ((1400, 30, 1), (1550, 100, 0), (1700, 300, 0))
    results = [Result(Rating(rating=rating, deviation=deviation), score) for rating, deviation, score in others]
    after = rated(Rating(rating=1500, deviation=200, volatility=0.06), results)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize("score", [0, 1])
def test_who_wins_rises_and_who_loses_falls(score: int) -> None:
    hard = Rating(rating=1900, deviation=120)
    after = rated(Rating(), [Result(hard, score)])
    assert (after.rating > Rating().rating) is bool(score)
    assert after.deviation < UNKNOWN


def test_a_surprise_makes_a_rating_swing_more() -> None:
    sure = Rating(deviation=SURE)
    upset = rated(sure, [Result(Rating(rating=2800, deviation=SURE), 1)] * 3)
    assert upset.volatility > sure.volatility
    assert upset.deviation >= SURE


def test_who_does_not_play_becomes_less_sure() -> None:
    assert rated(Rating(deviation=100), []).deviation > 100


def test_a_result_never_leads_to_a_rating_that_cannot_be_read() -> None:
    steady, swings = (Rating(volatility=volatility) for volatility in (LEAST_SWING, 1.0))
    for one in (steady, swings):
        after = rated(one, [Result(Rating(rating=4000, deviation=SURE), 1)] * 9)
        assert Rating.model_validate(after.model_dump()) == after
    with pytest.raises(ValidationError):
        Rating(volatility=1e-200)
