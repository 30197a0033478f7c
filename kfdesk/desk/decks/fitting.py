"""Small manners of the room: dialogs never larger than the screen, and a pointer that says when one has to wait."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from kfdesk.desk.kit.fit_to_screen import fit

__all__ = ("fit", "waiting")


@contextmanager
def waiting() -> Iterator[None]:
    """Show a busy pointer while something takes its time."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
