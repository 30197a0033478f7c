"""Solve the puzzles that ship anew, and write their solutions and figures into their files.

Usage: python packaging/prove_puzzles.py [ID ...] [--check]

With `--check` nothing is written; exits with 1 where a puzzle cannot be solved, is too easy for its grade, or has other
figures in its file. All thirty take a processor less than a minute.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kfdesk.resources import assets
from kfdesk.teach.puzzles.model import Puzzle, read_puzzle
from kfdesk.teach.puzzles.proof import prove, trivial
from kfdesk.teach.puzzles.solver import Solver


def main() -> int:
    """Prove the puzzles named, or all; return the exit code."""
    parser = argparse.ArgumentParser()
    parser.add_argument("ids", nargs="*")
    parser.add_argument("--check", action="store_true")
    given = parser.parse_args()
    folder = assets() / "puzzles"
    ids = given.ids or (folder / "order.txt").read_text(encoding="utf-8").split()
    return int(not all([_prove(folder / f"{id_}.json", write=not given.check) for id_ in ids]))


def _prove(path: Path, *, write: bool) -> bool:
    """Prove one puzzle, and say what was found; return whether all is well."""
    puzzle = read_puzzle(path.read_bytes())
    solver = Solver(puzzle)
    proof = prove(puzzle, solver)
    if proof is None:
        print(f"{puzzle.id}: cannot be solved")
        return False
    proven: Puzzle = puzzle.model_copy(update={"proof": proof, "solution": solver.line(puzzle.begin())})
    easy = trivial(proven, proof)
    print(f"{puzzle.id}: {proof!r}" + (f" too easy: {easy!r}" if easy else ""))
    if write:
        path.write_bytes(proven.content())
    return not easy and (write or proof == puzzle.proof)


if __name__ == "__main__":
    sys.exit(main())
