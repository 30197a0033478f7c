"""A puzzle with letters of twice the size: how the attempt went is seen without scrolling."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from kfdesk.desk.puzzles.box import PuzzleBox
from kfdesk.desk.puzzles.feature import PuzzlesFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.teach.puzzles.found import found_puzzles


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"text_factor": 2.0, "interface_language": "de"}


def first_line_is_seen(box: PuzzleBox) -> bool:
    """Return whether the first line of what happened last is in sight."""
    top = box.framed.mapTo(box.area.viewport(), QPoint()).y()
    return box.framed.isVisible() and 0 <= top <= box.area.viewport().height() - box.fontMetrics().lineSpacing()


def test_that_a_puzzle_is_solved_is_seen_below_a_long_task(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1280, 720)
    part = window.findChild(PuzzlesFeature)
    assert isinstance(part, PuzzlesFeature)
    puzzle = next(one for one in found_puzzles() if len(one.goal.conditions) == 2)
    part.begin(puzzle.id)
    for entry in puzzle.solution:
        window.controller.choose(tuple(entry.split()))
    qtbot.waitUntil(lambda: first_line_is_seen(part.box))
