"""Reading a text of the program in tests: where its links are."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextEdit


def link_at(view: QTextEdit, target: str) -> QPoint:
    """Return where a link of a text is shown, scrolled to."""
    document = view.document()
    for position in range(document.characterCount()):
        cursor = QTextCursor(document)
        cursor.setPosition(position)
        cursor.setPosition(position + 1, QTextCursor.MoveMode.KeepAnchor)
        if cursor.charFormat().anchorHref() == target:
            cursor.setPosition(position + 2)
            view.setTextCursor(cursor)
            view.ensureCursorVisible()
            return view.cursorRect(cursor).center()
    raise AssertionError(f"no link to {target}")
