"""Small puzzles for tests, made of a few cards."""

from __future__ import annotations

from typing import Any

from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import House, Step
from kfdesk.teach.puzzles.goals import Condition, Goal, Opponent, Until
from kfdesk.teach.puzzles.model import Puzzle, PuzzleText


def puzzle(
    house: House | None,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    *conditions: Condition,
    turns: int = 1,
    until: Until = Until.TURN,
    opponent: Opponent = Opponent.EVERY,
    grade: int = 1,
) -> Puzzle:
    """Return a puzzle at turn 9, in step 3 of player 0, or in step 2 without a house."""
    begins = {"step": Step.HOUSE} if house is None else {"house": house}
    scenario = Scenario.model_validate({"players": [mine, theirs], "turn": 9} | begins)
    goal = Goal(conditions=conditions, turns=turns, until=until, opponent=opponent)
    return Puzzle(id="small", name=PuzzleText(en="Small", de="Klein"), goal=goal, scenario=scenario, grade=grade)
