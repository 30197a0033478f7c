"""The keys for undo and redo in fields whose changes are taken back by their page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

UNDO, REDO = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo


class LeavesUndo(QObject):
    """Lets the shortcuts of a page have these keys, which fields otherwise take for their letters."""

    def __init__(
        self,
        *fields: QWidget,
        parent: QObject,
        when: Callable[[QKeySequence.StandardKey], bool] = lambda _: True,
    ) -> None:
        """`when` says of `UNDO` and of `REDO` whether the page has anything to do; else the key is the field's."""
        super().__init__(parent)
        self._when = when
        for field in fields:
            field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the field from claiming the key."""
        del watched
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        return any(event.matches(keys) and self._when(keys) for keys in (UNDO, REDO))
