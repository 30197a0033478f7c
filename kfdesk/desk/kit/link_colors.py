"""Links in texts keep the color of the theme: a document remembers the color that they were written in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPalette, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextEdit


def recolor_links(document: QTextDocument, ink: QColor) -> int:
    """Write all links of a document in this color; return how many there are that had another."""
    places: list[tuple[int, int]] = []
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            part = parts.fragment()
            form = part.charFormat()
            if form.isAnchor() and form.foreground().color() != ink:
                places.append((part.position(), part.length()))
            parts += 1
        block = block.next()
    colored = QTextCharFormat()
    colored.setForeground(ink)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for start, length in places:
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(colored)
    cursor.endEditBlock()
    return len(places)


class LinkColors(QObject):
    """Recolors the links of a text when its colors change; it belongs to the text."""

    def __init__(self, text: QTextEdit) -> None:
        super().__init__(text)
        self._text = text
        text.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See changes of the palette, and let everything pass."""
        if event.type() is QEvent.Type.PaletteChange and watched is self._text:
            recolor_links(self._text.document(), self._text.palette().color(QPalette.ColorRole.Link))
        return False
