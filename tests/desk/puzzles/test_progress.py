"""Which puzzle is next: told without a window."""

from __future__ import annotations

import pytest

from kfdesk.desk.puzzles.progress import Solved
from kfdesk.teach.puzzles import puzzles
from kfdesk.teach.puzzles.found import found_puzzles
from kfdesk.teach.puzzles.rating import Rating

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


def test_only_the_first_attempt_at_a_puzzle_counts_for_the_ratings() -> None:
    before = Solved()
    lost = before.with_result(EVERY[0], won=False)
    assert lost.rating.rating < before.rating.rating
    assert lost.rating_of(EVERY[0]).rating > before.rating_of(EVERY[0]).rating
    assert lost.with_result(EVERY[0], won=True) == lost
    won = lost.with_result(EVERY[1], won=True)
    assert won.rating.rating > lost.rating.rating and won.rating.deviation < lost.rating.deviation


def test_puzzles_about_as_hard_as_the_player_is_strong_come_first_and_solved_ones_last() -> None:
    near, far, done = EVERY[:3]
    ratings = {near.id: Rating(rating=1510), far.id: Rating(rating=1900), done.id: Rating(rating=1500)}
    solved = Solved(best={done.id: 3}, ratings=ratings)
    assert solved.nearest((done, far, near)) == [near, far, done]


def test_ratings_are_kept_in_the_file_and_files_of_older_programs_are_read() -> None:
    solved = Solved().with_result(EVERY[0], won=True)
    assert Solved.model_validate_json(solved.model_dump_json()) == solved
    assert Solved.model_validate_json('{"best": {"orator": 4}}').rating == Rating()


def test_what_was_solved_before_ratings_were_kept_does_not_count_for_them() -> None:
    solved = Solved(best={EVERY[0].id: 3})
    assert solved.with_result(EVERY[0], won=True) == solved


def test_after_a_puzzle_that_was_found_another_one_follows_though_it_fits_best_itself() -> None:
    every = found_puzzles()
    missed = Solved().nearest(every)[0]
    following = Solved().next_puzzle(missed)
    assert following is not None and following != missed
    assert Solved(best={one.id: 3 for one in every if one != missed}).next_puzzle(missed) is None
