"""Watches for faults of libraries: PySide6 gave away references to None, which aborts Python 3.11, and pydantic built a
model twice where two threads used it first."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, create_model
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

_CALLS = 5_000


def test_qt_calls_give_away_no_reference_to_none_or_true(qtbot: QtBot) -> None:
    item = QGraphicsRectItem(0, 0, 1, 1)
    before = sys.getrefcount(None), sys.getrefcount(True)
    for step in range(_CALLS):
        item.setPos(step, step)
        item.isVisible()
    after = sys.getrefcount(None), sys.getrefcount(True)
    slack = 100  # references that other code drops meanwhile; the fault costs one a call
    assert after[0] > before[0] - slack
    assert after[1] > before[1] - slack


def test_threads_that_are_the_first_to_use_a_model_at_once_all_can() -> None:
    """Models of files are built when they are first used, and shelf, pictures and puzzles are read by threads."""

    def read(model: type[BaseModel], begin: Barrier) -> bool:
        begin.wait()
        return model.model_validate_json('{"number": 3}').model_dump() == {"number": 3}

    for number in range(40):
        config = ConfigDict(strict=True, frozen=True, defer_build=True)
        model = create_model(f"Model{number}", __config__=config, number=(Annotated[int, Field(ge=1)], ...))
        begin = Barrier(4)
        with ThreadPoolExecutor(4) as pool:
            assert all(pool.map(read, [model] * 4, [begin] * 4))
