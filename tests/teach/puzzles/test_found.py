"""Every puzzle that was found by search and ships: its solution reaches the goal, what tempts misses it, it has words.

The search is repeated for a few; `packaging/prove_puzzles.py --check` repeats it for all.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from importlib import import_module
from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.resources import assets
from kfdesk.teach.puzzles import GRADES, Outcome, puzzle_ids
from kfdesk.teach.puzzles.finding import FEWEST_ACTS, MOST_BY_LOT, MOST_WAYS
from kfdesk.teach.puzzles.found import FILE, FoundPuzzle, found_ids, found_of_day, found_puzzles
from kfdesk.teach.puzzles.grading import first_rating, grade_of
from kfdesk.teach.puzzles.solver import Solver
from kfdesk.text.words import LANGUAGES
from tests.text.test_glossary import STRAY

ALL = found_puzzles()
SEARCHED = ALL[::40]


def name_of(puzzle: FoundPuzzle) -> str:
    return puzzle.id


def test_each_solution_solves_its_puzzle_and_not_before_its_end() -> None:
    for puzzle in ALL:
        game = puzzle.begin()
        for entry in puzzle.solution:
            assert puzzle.outcome(game) is Outcome.OPEN, puzzle.id
            game.answer(entry)
        assert puzzle.outcome(game) is Outcome.SOLVED, puzzle.id


def test_what_looks_best_at_once_misses_the_goal() -> None:
    for puzzle in ALL:
        game = puzzle.begin()
        for entry in puzzle.tempting:
            game.answer(entry)
            assert puzzle.outcome(game) is not Outcome.SOLVED, puzzle.id
        assert puzzle.outcome(game) is Outcome.FAILED, puzzle.id


def test_what_tempts_is_told_with_the_end_of_the_turn_since_it_may_begin_as_the_solution_does() -> None:
    for puzzle in ALL[::10]:
        assert puzzle.explained is not None and puzzle.explained.en.endswith(" End turn."), puzzle.id


def test_nothing_hidden_or_random_is_on_their_tables() -> None:
    for puzzle in ALL:
        for side in puzzle.scenario.players:
            assert not (side.deck or side.discard or side.archives), puzzle.id
        assert not puzzle.scenario.players[1 - puzzle.solver].hand
        cards = {card.definition.id for card in puzzle.begin().state.cards[1:]}
        assert cards <= set(library().implemented), puzzle.id


def test_they_take_three_acts_have_few_ways_and_are_ordered_by_how_hard_they_are() -> None:
    for puzzle in ALL:
        proof = puzzle.proof
        assert proof is not None and proof.acts >= FEWEST_ACTS and 1 <= proof.ways <= MOST_WAYS, puzzle.id
        assert proof.by_lot <= 1000 * MOST_BY_LOT and 2 * len(proof.first) <= proof.offered, puzzle.id
        assert puzzle.grade == grade_of(first_rating(puzzle).rating), puzzle.id
    assert [one.grade for one in ALL] == sorted(one.grade for one in ALL)
    assert set(Counter(one.grade for one in ALL)) == set(GRADES)


def test_they_are_worded_in_both_languages() -> None:
    for puzzle in (*ALL[::10], *(one for one in ALL if one.id in ("found-1-0", "found-21-5"))):
        for words in (puzzle.title, puzzle.asks, *puzzle.tips, puzzle.explained):
            assert words is not None
            english, german = (words.say(language) for language in LANGUAGES)
            assert "{" not in english + german
            assert "Done" not in english, "that no more was chosen is no answer"
            assert not [pattern for pattern in STRAY if re.search(pattern, german)], german
        assert puzzle.asks.say("de") != puzzle.asks.en


def test_their_ids_are_found_without_reading_them_and_are_those_of_no_other_puzzle() -> None:
    assert found_ids() == tuple(puzzle.id for puzzle in ALL)
    assert len({*found_ids(), *puzzle_ids()}) == len(found_ids()) + len(puzzle_ids())


def test_each_is_the_puzzle_of_a_day_once_before_any_comes_again() -> None:
    first = date(2026, 12, 1)
    days = [found_of_day(first + timedelta(days)) for days in range(len(ALL))]
    assert {puzzle.id for puzzle in days if puzzle is not None} == set(found_ids())
    assert found_of_day(first) == days[0]


@pytest.mark.parametrize("puzzle", SEARCHED, ids=name_of)
def test_the_search_finds_no_shorter_solution(puzzle: FoundPuzzle) -> None:
    assert puzzle.proof is not None
    assert not Solver(puzzle).wins(puzzle.begin(), puzzle.proof.acts - 1)


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Sequence[bytes]], None]]:
    """Lets other lines ship."""
    (tmp_path / "puzzles").mkdir()
    monkeypatch.setattr(import_module(FoundPuzzle.__module__), "assets", lambda: tmp_path)

    def forget() -> None:
        found_puzzles.cache_clear()
        found_ids.cache_clear()

    def write(some: Sequence[bytes]) -> None:
        forget()
        (tmp_path / "puzzles" / FILE).write_bytes(b"".join(some))

    yield write
    forget()


def test_damaged_lines_and_cards_that_this_version_lacks_are_left_out(
    lines: Callable[[Sequence[bytes]], None],
) -> None:
    shipped = (assets() / "puzzles" / FILE).read_bytes().splitlines(keepends=True)
    good, cut, lacks = shipped[:3]
    card = ALL[2].scenario.players[0].battleline[0].id.encode()
    lines([b"\n", cut[:200] + b"\n", b"\xff\xfe\n", lacks.replace(b'"%s"' % card, b'"a-card-to-come"'), b"[1]\n", good])
    assert [one.id for one in found_puzzles()] == [ALL[0].id]
    assert found_of_day(date(2026, 12, 1)) == ALL[0]
    assert ALL[0].id in found_ids()
    lines([b"\0" * 100])
    assert not found_puzzles() and not found_ids() and found_of_day(date(2026, 12, 1)) is None


def test_choices_that_are_not_allowed_end_what_is_told() -> None:
    plain = json.loads(ALL[0].content())
    first = plain["solution"][0]
    odd = FoundPuzzle.model_validate({**plain, "solution": [first, "reap:c99"], "tempting": ["reap:c99"]})
    assert len(odd.tips) == 2 and odd.explained is not None and "None of them" not in odd.explained.en
    none = FoundPuzzle.model_validate({**plain, "solution": ["reap:c99"]})
    assert none.tips == () and none.explained is None
