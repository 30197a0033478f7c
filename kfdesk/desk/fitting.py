"""Dialogs are never larger than the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog

MARGIN = 48
"""Pixels left free around a dialog, for its frame and the desktop's bars."""


def fit(dialog: QDialog, width: int, height: int) -> None:
    """Give a dialog this size in logical pixels, or as much of it as the screen has."""
    parent = dialog.parentWidget()
    screen = (parent or dialog).screen().availableGeometry()
    dialog.resize(min(width, screen.width() - MARGIN), min(height, screen.height() - MARGIN))
