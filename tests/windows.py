"""The program's window for tests: opened at once, closed for good."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from kfdesk.desk import app as desk_app
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.window import MainWindow

SWIFT: dict[str, Any] = {"animation_speed": 0.0, "theme": "light"}
"""Settings of a window in which nothing has to be waited for."""


def open_window(qtbot: Any, **settings: Any) -> MainWindow:
    """Return a shown window of 1280 × 720 that takes clicks at once."""
    window = desk_app.make_window(DeskSettings(**(SWIFT | settings)))
    window.prompt.dead_time_ms = window.curtain.dead_time_ms = 0
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


def close_window(window: MainWindow) -> None:
    """Close a window, delete what it leaves to be deleted later, and leave nothing on the clipboard."""
    window.close()
    QApplication.clipboard().clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
