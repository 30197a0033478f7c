"""Dialogs and windows are never larger than the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

MARGIN = 48
"""Pixels left free around it, for its frame and the desktop's bars."""


def grow(dialog: QWidget) -> None:
    """Make a dialog as large as what it holds: one that is shown for the first time gets two thirds of the screen."""
    hint = dialog.sizeHint()
    fit(dialog, max(dialog.width(), hint.width()), max(dialog.height(), hint.height()))


def fit(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog or window this size in logical pixels, or as much of it as the screen has."""
    parent = dialog.parentWidget()
    screen = (parent or dialog).screen().availableGeometry()
    dialog.resize(min(width, screen.width() - MARGIN), min(height, screen.height() - MARGIN))
