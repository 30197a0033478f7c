"""Puzzles: a table with a goal that can be reached by thinking, checked by the engine and proven by a search."""

from kfdesk.teach.puzzles.goals import Goal, Outcome
from kfdesk.teach.puzzles.model import GRADES, Puzzle, PuzzleError, read_puzzle
from kfdesk.teach.puzzles.shelf import puzzle_ids, puzzles

__all__ = ["GRADES", "Goal", "Outcome", "Puzzle", "PuzzleError", "puzzle_ids", "puzzles", "read_puzzle"]
