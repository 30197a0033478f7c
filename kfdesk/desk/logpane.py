"""The log beside the table: the chronicle as text with links to cards, grouped by turn."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from kfdesk.desk import strings as s
from kfdesk.desk.loghead import LogHead
from kfdesk.engine.events import Event
from kfdesk.engine.terms import House, Player
from kfdesk.match.chronicle import Line, Names, Note, chronicle
from kfdesk.text.words import Words

# Marks around a card's name while lines are words; they cannot occur in a name and become links.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"


class _Linked:
    """Names as another book gives them, with the cards marked so that they can become links."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def player(self, player: Player) -> Words:
        return self._names.player(player)

    def house(self, house: House) -> Words:
        return self._names.house(house)

    def card(self, number: int) -> Words:
        name = self._names.card(number)
        if not number:
            return name
        return Words(*(f"{_OPEN}c{number}{_MIDDLE}{text}{_CLOSE}" for text in (name.en, name.de)))


def html_of(line: Line, language: str) -> str:
    """Return a line as HTML: a heading in bold, card names as links `card:c12`."""
    text = escape(line.words.say(language), quote=False)
    text = text.replace(_OPEN, '<a href="card:').replace(_MIDDLE, '">').replace(_CLOSE, "</a>")
    return f"<b>{text}</b>" if line.heading else text


class LogPane(QWidget):
    """Shows the log at one of three levels; it is given only what the seat shown may know."""

    card_hovered = Signal(object)
    """The handle of the card whose link is under the pointer, or None."""
    card_clicked = Signal(str)
    level_changed = Signal(int)

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = _Linked(names)
        self._language = "en"
        self._entries: list[Event | Note] = []
        self.head = LogHead()
        self.title, self.level = self.head.title, self.head.level
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setUndoRedoEnabled(False)
        self.text.highlighted.connect(self._on_highlighted)
        self.text.anchorClicked.connect(lambda url: self.card_clicked.emit(url.path()))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.head)
        box.addWidget(self.text, 1)
        self.set_language("en")
        self.level.currentIndexChanged.connect(self._on_level)

    def set_language(self, language: str) -> None:
        """Word the whole log in this language."""
        self._language = language
        self.head.set_language(language)
        self.text.setAccessibleName(s.LOG.say(language))
        self._write()

    def set_level(self, level: int) -> None:
        """Show lines up to this level: 0 short, 1 normal, 2 everything."""
        self.level.setCurrentIndex(level)

    def restart(self, entries: Iterable[Event | Note]) -> None:
        """Forget everything and show these entries."""
        self._entries = list(entries)
        self._write()

    def extend(self, entries: Iterable[Event | Note]) -> None:
        """Add entries at the end."""
        fresh = list(entries)
        self._entries += fresh
        self._append(fresh)

    def plain_text(self) -> str:
        """Return what is shown, a line each."""
        return self.text.toPlainText()

    def _write(self) -> None:
        self.text.clear()
        self._append(self._entries)

    def _append(self, entries: list[Event | Note]) -> None:
        level = self.head.chosen()
        lines = [line for line in chronicle(entries, self._names) if line.level <= level]
        if not lines:
            return
        cursor = QTextCursor(self.text.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()  # laid out once, not line by line
        for number, line in enumerate(lines):
            if number or not self.text.document().isEmpty():
                cursor.insertBlock()
            cursor.insertHtml(html_of(line, self._language))
        cursor.endEditBlock()
        self._to_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest line in sight."""
        super().resizeEvent(event)
        self._to_end()

    def _to_end(self) -> None:
        """Scroll to the latest line, once the text is laid out."""
        QTimer.singleShot(
            0, self.text, lambda: self.text.verticalScrollBar().setValue(self.text.verticalScrollBar().maximum())
        )

    def _on_level(self, index: int) -> None:
        self._write()
        self.level_changed.emit(index)

    def _on_highlighted(self, url: QUrl) -> None:
        self.card_hovered.emit(url.path() or None)
