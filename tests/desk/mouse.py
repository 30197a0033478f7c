"""A hand for tests: real mouse events sent to a view's viewport, in small steps and with global positions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

Point = tuple[float, float]
LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.MouseButton.NoButton


def _send(view: QGraphicsView, kind: QEvent.Type, at: Point, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    local = QPointF(*at)
    screen = QPointF(view.viewport().mapToGlobal(local.toPoint()))
    event = QMouseEvent(kind, local, screen, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def press(view: QGraphicsView, at: Point, button: Qt.MouseButton = LEFT) -> None:
    """Press a button at a point of the viewport."""
    _send(view, QEvent.Type.MouseButtonPress, at, button, button)


def move(view: QGraphicsView, to: Point, held: Qt.MouseButton = NONE) -> None:
    """Move the pointer to a point."""
    _send(view, QEvent.Type.MouseMove, to, NONE, held)


def release(view: QGraphicsView, at: Point, button: Qt.MouseButton = LEFT) -> None:
    """Let a button go."""
    _send(view, QEvent.Type.MouseButtonRelease, at, button, NONE)


def carry(view: QGraphicsView, start: Point, end: Point, steps: int = 8) -> None:
    """Press at one point and move to the other, without letting go."""
    press(view, start)
    for i in range(1, steps + 1):
        share = i / steps
        at = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        move(view, at, held=LEFT)


def drag(view: QGraphicsView, start: Point, end: Point, steps: int = 8) -> None:
    """Drag from one point to the other and drop there."""
    carry(view, start, end, steps)
    release(view, end)


def click(view: QGraphicsView, at: Point, button: Qt.MouseButton = LEFT) -> None:
    """Move to a point and click there."""
    move(view, at)
    press(view, at, button)
    release(view, at, button)


def second_click(view: QGraphicsView, at: Point) -> None:
    """Send what follows a click to make it a double click."""
    _send(view, QEvent.Type.MouseButtonDblClick, at, LEFT, LEFT)
    release(view, at)
