"""The log beside the table: the chronicle as text with links to cards, grouped by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QPalette, QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from kfdesk.desk import strings as s
from kfdesk.desk.links import recolor_links
from kfdesk.desk.loghead import LogHead
from kfdesk.desk.naming import TableNames
from kfdesk.desk.table_log import LogPart, Reader
from kfdesk.engine.events import Event
from kfdesk.engine.terms import PLAYERS, House, Player
from kfdesk.match.chronicle import Line, Note, chronicle
from kfdesk.match.event_words import Names
from kfdesk.text.words import Words, joined, same

# Marks around a card's name while lines are words; they cannot occur in a name and become links.
_OPEN, _MIDDLE, _CLOSE = "\ue000", "\ue001", "\ue002"


class _Linked:
    """The names of a game, with the cards marked so that they can become links."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def player(self, player: Player) -> Words:
        return self._names.player(player)

    def house(self, house: House) -> Words:
        return self._names.house(house)

    def card(self, number: int) -> Words:
        return self._linked(number, self._names.card(number))

    def printed(self, number: int) -> Words:
        return self._linked(number, self._names.printed(number))

    @staticmethod
    def _linked(number: int, name: Words) -> Words:
        if not number:
            return name
        return joined([same(f"{_OPEN}c{number}{_MIDDLE}"), name, same(_CLOSE)], "")


def html_of(line: Line, language: str) -> str:
    """Return a line as HTML: a heading in bold, card names as links `card:c12`."""
    text = escape(s.as_line(line.words, language), quote=False)
    text = text.replace(_OPEN, '<a href="card:').replace(_MIDDLE, '">').replace(_CLOSE, "</a>")
    return f"<b>{text}</b>" if line.heading else text


def _lines(entries: Iterable[tuple[Names, Event | Note]]) -> Iterator[Line]:
    """Yield the lines of entries, each in the names that belong to it."""
    for names, group in groupby(entries, key=lambda entry: entry[0]):
        yield from chronicle((entry for _, entry in group), _Linked(names))


class _Log:
    """What one reader may know of the game: its entries, and as many of them as are written, as a document."""

    def __init__(self, parent: QObject) -> None:
        self.entries: list[tuple[Names, Event | Note]] = []
        """Each with the names that the reader knew at that time."""
        self.document = QTextDocument(parent)
        self.document.setUndoRedoEnabled(False)
        self.document.documentLayout()  # made now, not when somebody first looks: a long session makes nothing more
        self.document.rootFrame()
        self._written = 0

    def clear(self) -> None:
        """Let nothing be written of the entries."""
        self.document.clear()
        self._written = 0

    def unwritten(self) -> list[tuple[Names, Event | Note]]:
        """Return the entries not written yet; from now on they count as written."""
        found, self._written = self.entries[self._written :], len(self.entries)
        return found


class LogPane(QWidget):
    """Shows the log at one of three levels; it is given only what the seat shown may know."""

    card_hovered = Signal(object)
    """The handle of the card whose link is under the pointer, or None."""
    card_clicked = Signal(str)
    level_changed = Signal(int)

    def __init__(self, names: TableNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._language = "en"
        readers: tuple[Reader, ...] = ("nobody", "both", *PLAYERS)
        self._logs = {reader: _Log(self) for reader in readers}
        """The log of everyone who may look at the screen."""
        self._log = self._logs["nobody"]
        """The one shown, or written when the pane is next seen."""
        self._blank = QTextDocument(self)
        self.head = LogHead()
        self.title, self.level = self.head.title, self.head.level
        self.text = QTextBrowser()
        self.text.setDocument(self._log.document)
        self.text.setOpenLinks(False)
        bar = self.text.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, last: bar.setValue(last))
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

    def take(self, part: LogPart) -> None:
        """Show a reader's log with these entries at its end."""
        self._log = self._kept(part)
        if self.text.document() is not self._log.document:
            self.text.setDocument(self._log.document)
        self._append(self._log)
        self._to_end()
        if self.text.verticalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAsNeeded:
            self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def take_covered(self, part: LogPart) -> None:
        """Show nothing while a curtain covers the pane; what is in the part is written should it ever be shown."""
        self._log = self._kept(part)
        policy = Qt.ScrollBarPolicy  # without its scroll bar the pane is wider, and all text would be laid out twice
        shown = self.text.verticalScrollBar().isVisible()
        self.text.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if shown else policy.ScrollBarAlwaysOff)
        self.text.setDocument(self._blank)

    def write_ahead(self, part: LogPart) -> None:
        """Write the log of a reader who will soon look at it."""
        self._append(self._kept(part))

    def _kept(self, part: LogPart) -> _Log:
        """Return the reader's log, with the entries of this part among those to be written."""
        if part.restarts:
            for log in self._logs.values():
                log.entries.clear()
                log.clear()
        log = self._logs[part.reader]
        at = part.first
        for entry in part.entries:
            log.entries.append((self._names.at(at, part.reader), entry))
            at += isinstance(entry, Event)
        return log

    def plain_text(self) -> str:
        """Return what is shown, a line each."""
        return self.text.toPlainText()

    def _write(self) -> None:
        """Write every log anew when it is next shown: in another language, or at another level."""
        for log in self._logs.values():
            log.clear()
        if self.text.document() is self._log.document:
            self._append(self._log)
            self._to_end()

    def _append(self, log: _Log) -> None:
        """Write what the document of a log still lacks."""
        level, document = self.head.chosen(), log.document
        if document.defaultFont() != self.text.font():
            document.setDefaultFont(self.text.font())
        lines = [line for line in _lines(log.unwritten()) if line.level <= level]
        if not lines:
            return
        empty = document.isEmpty()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()  # laid out once, not line by line, and not yet to find the end
        cursor.setPosition(document.characterCount() - 1)
        for number, line in enumerate(lines):
            if number or not empty:
                cursor.insertBlock()
            cursor.insertHtml(html_of(line, self._language))
        cursor.endEditBlock()

    def changeEvent(self, event: QEvent) -> None:
        """Recolor the links of all logs with the theme: a document keeps the color that they were written in."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            for log in self._logs.values():
                recolor_links(log.document, self.palette().color(QPalette.ColorRole.Link))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the latest line in sight."""
        super().resizeEvent(event)
        self._to_end()

    def _to_end(self) -> None:
        """Scroll to the latest line, all text laid out: otherwise that comes later, and the log is painted twice."""
        self.text.document().documentLayout().documentSize()
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _on_level(self, index: int) -> None:
        self._write()
        self.level_changed.emit(index)

    def _on_highlighted(self, url: QUrl) -> None:
        self.card_hovered.emit(url.path() or None)
