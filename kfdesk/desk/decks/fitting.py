"""Small manners of the room: dialogs never larger than the screen, and a pointer that says when one has to wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

MARGIN = 48
"""Pixels left free around a dialog, for its frame and the desktop's bars."""


def fit(dialog: QDialog, width: int, height: int) -> None:
    """Give a dialog this size in logical pixels, or as much of it as the screen has."""
    parent = dialog.parentWidget()
    screen = (parent or dialog).screen().availableGeometry()
    dialog.resize(min(width, screen.width() - MARGIN), min(height, screen.height() - MARGIN))


@contextmanager
def waiting() -> Iterator[None]:
    """Show a busy pointer while something takes its time."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
