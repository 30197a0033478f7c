"""Hands that move a mouse: through Qt's window system layer, or through a real X server."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

PATIENCE_S = 30.0
"""How long a condition is waited for; far above what a slow machine needs, and never spent when all is well."""
PAUSE_S = 0.001


class Hand(Protocol):
    """One hand on one mouse; points are of the whole screen."""

    def move(self, to: QPoint) -> None:
        """Move the pointer."""

    def press(self) -> None:
        """Press the left button."""

    def release(self) -> None:
        """Let the left button go."""


def until(true: Callable[[], object], what: str) -> None:
    """Let the program run until a condition holds; fail, saying `what` was waited for, if it never does."""
    end = time.monotonic() + PATIENCE_S
    while not true():
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if true():
            return
        time.sleep(PAUSE_S)  # what is still missing comes from a timer or another process
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain: {what}")


def front(window: QWidget) -> QWidget:
    """Return the window that takes clicks: a dialog before the main window."""
    return QApplication.activeModalWidget() or window


def under(window: QWidget, at: QPoint) -> QWidget | None:
    """Return the widget that would get a click there; the screen may be smaller than the window."""
    top = front(window)
    return top.childAt(top.mapFromGlobal(at))


class QtHand:
    """Sends mouse events where a window system would: to the window; Qt finds the widget under the pointer."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._at = QPoint()

    def _place(self) -> tuple[QWidget, QPoint]:
        top = front(self._window)
        return top, top.mapFromGlobal(self._at)

    def move(self, to: QPoint) -> None:
        """Move the pointer."""
        self._at = to
        top, local = self._place()
        QTest.mouseMove(top.windowHandle(), local)

    def press(self) -> None:
        """Press the left button."""
        top, local = self._place()
        button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(top.windowHandle(), button, plain, local)

    def release(self) -> None:
        """Let the left button go."""
        top, local = self._place()
        button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseRelease(top.windowHandle(), button, plain, local)


class XHand:
    """Moves the pointer of an X server with xdotool: the events come back through the server."""

    def __init__(self) -> None:
        self._at = QPoint(-1, -1)
        self._pressed_at = QPoint(-1, -1)
        self._since = QElapsedTimer()
        self._since.start()

    def move(self, to: QPoint) -> None:
        """Move the pointer."""
        self._at = to
        self._do("mousemove", str(to.x()), str(to.y()))

    def press(self) -> None:
        """Press the left button; a second click on the same spot waits, so as not to be a double click."""
        pause = QApplication.doubleClickInterval() + 50
        near = (self._at - self._pressed_at).manhattanLength() < 2 * QApplication.startDragDistance()
        if near:
            until(lambda: self._since.elapsed() > pause, "the end of a double click")
        self._pressed_at = self._at
        self._since.start()
        self._do("mousedown", "1")

    def release(self) -> None:
        """Let the left button go."""
        self._do("mouseup", "1")

    def _do(self, *command: str) -> None:
        subprocess.run(["xdotool", *command], check=True, timeout=PATIENCE_S)
        QApplication.processEvents()
