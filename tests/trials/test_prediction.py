"""How often figures name winners: as often as they should, and no oftener."""

from __future__ import annotations

import pytest

from kfdesk.trials.prediction import Named, named_by, named_by_ratings, rank_correlation
from tests.trials.made_up import Lots, row

STRENGTHS = {"a": 1.5, "b": 0.5, "c": -0.5, "d": -1.5}


def test_ratings_name_winners_of_games_that_they_did_not_know() -> None:
    rows = Lots(STRENGTHS).all_play_all(25)
    found, best = named_by_ratings("abcd", rows), named_by(STRENGTHS.get, rows)
    assert found.games == best.games == len(rows)
    assert best.percent - 4 < found.percent <= best.percent + 1
    luck = named_by_ratings("abcd", Lots(dict.fromkeys("abcd", 0.0)).all_play_all(40))
    assert 40 < luck.percent < 60, "where nothing is to be known"


def test_games_without_a_winner_and_decks_without_a_figure_are_left_out() -> None:
    rows = [row("a", "b", 0), row("a", "b", 1), row("a", "b", None), row("a", "z", 0), row("c", "d", 0)]
    assert named_by({"a": 2.0, "b": 1.0, "c": 1.0, "d": 1.0}.get, rows) == Named(1, 2)
    assert Named(0, 0).percent == 50


def test_two_orders_are_compared() -> None:
    assert rank_correlation(STRENGTHS, STRENGTHS) == 1
    assert rank_correlation(STRENGTHS, {deck: -value for deck, value in STRENGTHS.items()}) == -1
    assert rank_correlation({"a": 1, "b": 2, "c": 3, "x": 0}, {"a": 1, "b": 3, "c": 2}) == pytest.approx(0.5)
