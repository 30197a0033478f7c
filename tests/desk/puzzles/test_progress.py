"""Which puzzle is next: told without a window."""

from __future__ import annotations

import pytest

from kfdesk.desk.puzzles.progress import Solved
from kfdesk.teach.puzzles import puzzles

EVERY = puzzles()
LAST = len(EVERY) - 1


@pytest.mark.parametrize(
    ("solved", "after", "following"),
    [
        ({}, None, 0),
        ({}, 0, 1),
        ({0, 1}, None, 2),
        ({0, 2}, 1, 3),
        ({1, LAST}, LAST, 0),
        ({*range(LAST)}, LAST, None),
        ({*range(LAST + 1)}, None, None),
        ({*range(LAST + 1)}, 4, 5),
        ({*range(LAST + 1)}, LAST, None),
    ],
)
def test_the_next_puzzle_is_one_that_is_not_solved(solved: set[int], after: int | None, following: int | None) -> None:
    found = Solved(best={EVERY[at].id: 3 for at in solved}).next_puzzle(EVERY[after] if after is not None else None)
    assert found is (EVERY[following] if following is not None else None)


def test_nothing_follows_a_players_own_puzzle() -> None:
    assert Solved().next_puzzle(EVERY[0].model_copy(update={"id": "mine"})) is None
