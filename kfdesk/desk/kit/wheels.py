"""Fields that the wheel changes only where somebody works in them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class StillUnderWheel(QObject):
    """Lets the wheel scroll the page where the pointer happens to be over a field, and change none by that."""

    def __init__(self, *fields: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        for field in fields:
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the wheel from a field that has not the keyboard."""
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False
