"""Watches for the PySide6 fault that gives away references to None and so aborts Python 3.11."""

from __future__ import annotations

import sys

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
