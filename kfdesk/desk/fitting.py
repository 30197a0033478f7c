"""Dialogs and windows are never larger than the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

MARGIN = 48
"""Pixels left free around it, for its frame and the desktop's bars."""


def fit(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog or window this size in logical pixels, or as much of it as the screen has."""
    parent = dialog.parentWidget()
    screen = (parent or dialog).screen().availableGeometry()
    dialog.resize(min(width, screen.width() - MARGIN), min(height, screen.height() - MARGIN))
