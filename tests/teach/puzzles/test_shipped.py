"""Every puzzle that ships is proven: its solution reaches the goal, no shorter way does, and it does not solve itself.

Here the search is repeated for the puzzles that it is done with soon. CI searches all of them to the end, behind the
tests: `packaging/prove_puzzles.py --check`.
"""

from __future__ import annotations

import re

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.teach.bot.levels import LEVELS
from kfdesk.teach.puzzles import GRADES, Puzzle, puzzles
from kfdesk.teach.puzzles.grading import first_rating
from kfdesk.teach.puzzles.model import is_solved_by, read_puzzle
from kfdesk.teach.puzzles.proof import by_lot, trivial
from kfdesk.teach.puzzles.solver import Solver
from kfdesk.text.words import LANGUAGES
from tests.text.test_glossary import STRAY

QUICK = 1000
"""A search that looked at so many tables is done within a third of a second."""

ALL = puzzles()
QUICK_ONES = [one for one in ALL if one.proof is not None and one.proof.tables <= QUICK or not one.goal.is_one_turn]
BY_LOT = [one for one in ALL if one.id in ("orator", "tide-comes-in")]


def name_of(puzzle: Puzzle) -> str:
    return puzzle.id


@pytest.mark.parametrize("puzzle", ALL, ids=name_of)
def test_a_puzzle_is_solved_by_its_solution_and_by_nothing_before_its_end(puzzle: Puzzle) -> None:
    assert is_solved_by(puzzle, puzzle.solution)
    assert not is_solved_by(puzzle, puzzle.solution[:-1])


@pytest.mark.parametrize("puzzle", ALL, ids=name_of)
def test_a_puzzle_is_not_trivial_for_its_grade(puzzle: Puzzle) -> None:
    assert puzzle.proof is not None
    assert not trivial(puzzle, puzzle.proof), trivial(puzzle, puzzle.proof)


@pytest.mark.parametrize("puzzle", QUICK_ONES, ids=name_of)
def test_the_search_finds_what_the_file_says(puzzle: Puzzle) -> None:
    proof, solver, table = puzzle.proof, Solver(puzzle), puzzle.begin()
    assert proof is not None
    assert not solver.wins(table, proof.acts - 1)
    assert tuple(" ".join(keys) for keys in solver.winning(table, proof.acts)) == proof.first


@pytest.mark.parametrize("puzzle", BY_LOT, ids=name_of)
def test_games_by_lot_solve_a_puzzle_as_seldom_as_its_file_says(puzzle: Puzzle) -> None:
    assert puzzle.proof is not None
    assert by_lot(puzzle) == puzzle.proof.by_lot


@pytest.mark.parametrize("puzzle", ALL, ids=name_of)
def test_a_puzzle_has_all_its_texts_in_both_languages_and_only_cards_that_can_be_played(puzzle: Puzzle) -> None:
    texts = (puzzle.name, puzzle.task, puzzle.why, *puzzle.hints)
    assert all(text.en and text.de for text in texts)
    assert not [text for text in texts if "{" in text.words.say(LANGUAGES[0]) + text.words.say(LANGUAGES[1])]
    assert 1 <= len(puzzle.hints) <= 2
    assert not [pattern for text in texts for pattern in STRAY if re.search(pattern, text.words.say("de"))]
    cards = {card.definition.id for card in puzzle.begin().state.cards[1:]}
    assert cards <= set(library().implemented)


@pytest.mark.parametrize("puzzle", ALL, ids=name_of)
def test_a_puzzle_file_is_written_as_it_ships(puzzle: Puzzle) -> None:
    assert read_puzzle(puzzle.content()) == puzzle
    assert Game.from_scenario(puzzle.scenario, library=library()).digest() == puzzle.begin().digest()


def test_what_the_levels_of_the_program_miss_more_often_is_graded_as_harder() -> None:
    ratings = [first_rating(puzzle).rating for puzzle in ALL]
    assert ratings == sorted(ratings)
    assert all(puzzle.proof is not None and len(puzzle.proof.missed) == len(LEVELS) for puzzle in ALL)


def test_puzzles_are_ordered_by_grade_and_have_different_names() -> None:
    grades = [puzzle.grade for puzzle in ALL]
    assert grades == sorted(grades)
    assert [grades.count(grade) for grade in GRADES] == [10, 10, 10]
    for language in LANGUAGES:
        assert len({puzzle.title.say(language) for puzzle in ALL}) == len(ALL)
