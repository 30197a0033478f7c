"""Answers a question that the program asks in a dialog of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox


def answer(words: str, seen: list[str]) -> None:
    """Press the button with these words once the question is open; what it says goes into `seen`."""

    def act() -> None:
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(5, act)
            return
        seen.append(box.text())
        button = next(button for button in box.buttons() if words in button.text())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, act)
