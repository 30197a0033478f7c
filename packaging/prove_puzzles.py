"""Solve the puzzles that ship anew, and write the solutions and figures of those made by hand into their files.

Usage: python packaging/prove_puzzles.py [ID ...] [--check] [--found | --by-hand]

With `--check` nothing is written. Exits with 1 where a puzzle cannot be solved, is too easy for its grade, or, with
`--check` and for those that were found by search, has other figures in its file. The thirty made by hand take a
processor two minutes, those found about one second each. How often the levels of the program miss a puzzle is written,
but not checked: it changes with them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kfdesk.resources import assets
from kfdesk.teach.puzzles import puzzle_ids
from kfdesk.teach.puzzles.finding import mapped
from kfdesk.teach.puzzles.found import FoundPuzzle, found_puzzles
from kfdesk.teach.puzzles.grading import misses
from kfdesk.teach.puzzles.model import Proof, Puzzle, is_solved_by, read_puzzle
from kfdesk.teach.puzzles.proof import prove, trivial
from kfdesk.teach.puzzles.solver import OutOfBudgetError, Solver
from kfdesk.teach.puzzles.turn_map import TooLargeError

MOST_MAPPED: Final = 12_000
"""A turn with more tables is not mapped: its ways are not counted then."""


def main() -> int:
    """Prove the puzzles named, or all; return the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--found", action="store_true", help="those that were found by search only")
    parser.add_argument("--by-hand", action="store_true", help="those that were made by hand only")
    given = parser.parse_args()
    folder = assets() / "puzzles"
    by_hand = [] if given.found else [id_ for id_ in puzzle_ids() if not given.ids or id_ in given.ids]
    found = [] if given.by_hand else [one for one in found_puzzles() if not given.ids or one.id in given.ids]
    well = [_prove(folder / f"{id_}.json", write=not given.check) for id_ in by_hand]
    well += [_prove_found(puzzle) for puzzle in found]
    print(f"{sum(well)} of {len(well)} puzzles are proven")
    return int(not all(well))


def _prove(path: Path, *, write: bool) -> bool:
    """Prove one puzzle that was made by hand, and say what was found; return whether all is well."""
    puzzle = read_puzzle(path.read_bytes())
    solver = Solver(puzzle)
    proof = prove(puzzle, solver)
    if proof is None:
        print(f"{puzzle.id}: cannot be solved")
        return False
    missed = misses(puzzle) if write or puzzle.proof is None else puzzle.proof.missed
    proof = proof.model_copy(update={"ways": _ways(puzzle, proof), "missed": missed})
    proven: Puzzle = puzzle.model_copy(update={"proof": proof, "solution": solver.line(puzzle.begin())})
    easy = trivial(proven, proof)
    print(f"{puzzle.id}: {proof!r}" + (f" too easy: {easy!r}" if easy else ""), flush=True)
    if write:
        path.write_bytes(proven.content())
    return not easy and (write or proof == puzzle.proof)


def _ways(puzzle: Puzzle, proof: Proof) -> int:
    """Return in how many ways a puzzle is solved; 0 where they are not counted."""
    try:
        found = mapped(puzzle, most=MOST_MAPPED)
    except TooLargeError:
        return 0
    return found.ways if found is not None and found.acts == proof.acts else 0


def _prove_found(puzzle: FoundPuzzle) -> bool:
    """Map the turn of one puzzle anew, and search it as all others are; return whether its line says the same."""
    assert puzzle.proof is not None
    try:
        found = mapped(puzzle, most=MOST_MAPPED)
        shorter = Solver(puzzle).wins(puzzle.begin(), puzzle.proof.acts - 1)
    except (TooLargeError, OutOfBudgetError):
        found, shorter = None, True
    is_well = (
        found is not None
        and found.model_copy(update={"missed": puzzle.proof.missed}) == puzzle.proof
        and not shorter
        and is_solved_by(puzzle, puzzle.solution)
        and not is_solved_by(puzzle, puzzle.tempting)
    )
    if not is_well:
        print(f"{puzzle.id}: not proven: {found!r}, its line says {puzzle.proof!r}", flush=True)
    return is_well


if __name__ == "__main__":
    sys.exit(main())
