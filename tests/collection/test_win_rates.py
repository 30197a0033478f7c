"""How often a deck wins: counted by format, opponent, player, seat and chains, lately, and what it may mean."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from kfdesk.collection.results import Result
from kfdesk.collection.win_rates import By, Tally, course, lately, of_kind, rates, tally

START = datetime(2026, 1, 1, tzinfo=UTC)


def game(won: bool, **about: object) -> Result:
    return Result.model_validate({"deck": "own:1", "won": won, "date": START, **about})


def test_practice_is_never_mixed_with_games_between_people() -> None:
    games = [game(True), game(False, practice=True), game(True, practice=True)]
    assert tally(of_kind(games, practice=False)) == Tally(1, 0)
    assert tally(of_kind(games, practice=True)) == Tally(1, 1)


@pytest.mark.parametrize(
    ("by", "about", "key"),
    [
        (By.FORMAT, {"format": "sealed"}, "sealed"),
        (By.OPPONENT_DECK, {"opponent_name": "Bolt"}, "Bolt"),
        (By.OPPONENT, {"opponent_player": "Cy"}, "Cy"),
        (By.PLAYER, {"player": "Ada"}, "Ada"),
        (By.FIRST, {"went_first": True}, "first"),
        (By.FIRST, {"went_first": False}, "second"),
        (By.CHAINS, {"chains": 4}, "4"),
    ],
)
def test_games_are_told_apart(by: By, about: dict[str, object], key: str) -> None:
    other = "0" if by is By.CHAINS else ""
    found = rates([game(True, **about), game(False, **about), game(True)], by)
    assert found == {key: Tally(1, 1), other: Tally(1, 0)}
    assert list(found) == [key, other], "the most played first"


def test_the_last_ten_are_the_newest_ten() -> None:
    newest_first = [game(at < 7, date=START - timedelta(days=at)) for at in range(15)]
    assert lately(newest_first) == Tally(7, 3) and lately(newest_first[:4]) == Tally(4, 0)


def test_the_course_goes_from_the_oldest_game_to_the_newest() -> None:
    assert course([game(False), game(True), game(True)]) == (0, 1, 2, 1)
    assert course([]) == (0,)


@pytest.mark.parametrize(
    ("won", "lost", "low", "high"),
    [(1, 0, 20.7, 100.0), (0, 4, 0.0, 49.0), (11, 19, 21.9, 54.5), (500, 500, 46.9, 53.1)],
)
def test_what_win_rates_fit_so_many_games(won: int, lost: int, low: float, high: float) -> None:
    """The bounds are those of Wilson's interval as tables and other programs give them."""
    assert Tally(won, lost).fitting == pytest.approx((low, high), abs=0.06)
