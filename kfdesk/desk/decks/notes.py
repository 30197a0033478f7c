"""What people write about a deck: notes that save themselves, tags, folder, chains, favorite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QTextDocument
from PySide6.QtWidgets import (
    QCheckBox,
    QCompleter,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QTextBrowser,
    QWidget,
)

from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.chips import ChipBar
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.link_colors import LinkColors
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui

SAVE_AFTER_MS = 700
"""Notes are saved when nobody typed for so long, and at once when the deck or the place is left."""
LONGEST_NOTE = 100_000
LONGEST_TAG = 40


_LEAST = 60
"""Pixels of height for what is written, in the smallest window: two lines. The editor itself would ask for more."""


class _Page(QTextBrowser):
    """Notes as formatted text. Nothing is ever loaded: a picture or link in a note stays words."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Load nothing."""
        del kind, name
        return None


class NotesEditor(QWidget):
    """The notes of one deck. `edited` carries the deck's key and its whole text, ready to be kept."""

    edited = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._kept = ""
        self.text = says(QPlainTextEdit(), name=s.NOTES, hint=s.NOTES_HINT)
        self.text.setMinimumHeight(_LEAST)
        self.text.setTabChangesFocus(True)
        self.text.setAcceptDrops(False)  # files dropped here are decks for the room
        self.page = says(_Page(), name=s.NOTES)
        self.page.setMinimumHeight(_LEAST)
        LinkColors(self.page)
        self.page.setOpenLinks(False)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.text)
        self.stack.addWidget(self.page)
        self.formatted = says(QCheckBox(), s.FORMATTED)
        self.state = Label(style="dim")
        row = across(self.formatted, STRETCH, self.state)
        down((self.stack, 1), row, on=self, margins=0)
        self._timer = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._timer.timeout.connect(self.flush)
        self.text.textChanged.connect(self._on_typed)
        self.text.installEventFilter(self)
        self.formatted.toggled.connect(self._on_formatted)

    def show_notes(self, key: str, text: str) -> None:
        """Show the notes of another deck; what was typed for the last one is kept first."""
        self.flush()
        self._key, self._kept = key, text
        self.text.setPlainText(text)
        self._timer.stop()
        self.state.clear()
        self._on_formatted(self.formatted.isChecked())

    def flush(self) -> None:
        """Keep now what was typed since the last time."""
        self._timer.stop()
        text = self.text.toPlainText()[:LONGEST_NOTE]
        if self._key and text != self._kept:
            self._kept = text
            self.edited.emit(self._key, text)
            self.state.setText(say(s.SAVED_NOTE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leaving the text keeps it."""
        if event.type() == QEvent.Type.FocusOut:
            self.flush()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the room keeps the text."""
        self.flush()
        super().hideEvent(event)

    def _on_typed(self) -> None:
        if self.text.toPlainText() != self._kept:
            self.state.clear()
            self._timer.start()

    def _on_formatted(self, formatted: bool) -> None:
        self.flush()
        if formatted:
            document = self.page.document()
            document.setMarkdown(self.text.toPlainText(), QTextDocument.MarkdownFeature.MarkdownNoHTML)
        self.stack.setCurrentIndex(1 if formatted else 0)


class TagEditor(QWidget):
    """The tags of one deck: labels that a click takes away, and a line that adds. `changed` carries all of them."""

    changed = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tags: list[str] = []
        self.chips = ChipBar()
        self.line = says(QLineEdit(), name=s.ADD_TAG, hint=s.ADD_TAG)
        self.line.setMaxLength(LONGEST_TAG)
        self._known = QStringListModel(self)
        completer = QCompleter(self._known, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.line.setCompleter(completer)
        down(self.chips, self.line, on=self, margins=0)
        self.line.returnPressed.connect(self._on_return)
        self.line.installEventFilter(self)
        self.chips.removed.connect(self.remove)
        self.chips.left.connect(self.line.setFocus)
        follow_language(self._show)
        follow_theme(self._show)

    def set_known(self, tags: Sequence[str]) -> None:
        """Offer these tags while typing."""
        self._known.setStringList(list(tags))

    def show_tags(self, tags: Sequence[str]) -> None:
        """Show the tags of another deck."""
        self._tags = list(tags)
        self.line.clear()
        self._show()

    def tags(self) -> tuple[str, ...]:
        """Return the tags shown."""
        return tuple(self._tags)

    def add(self, text: str) -> None:
        """Add the tags that `text` names, set apart by commas."""
        had = {tag.casefold() for tag in self._tags}
        new = [tag for tag in split_tags(text) if tag.casefold() not in had]
        if new:
            self._tags += new
            self._show()
            self.changed.emit(list(self._tags))

    def remove(self, tag: str) -> None:
        """Take a tag away."""
        if tag in self._tags:
            self._tags.remove(tag)
            self._show()
            self.changed.emit(list(self._tags))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Backspace in the empty line goes to the last tag."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Backspace
            and not self.line.text()
            and self._tags
        ):
            self.chips.focus_last()
            return True
        return super().eventFilter(watched, event)

    def _on_return(self) -> None:
        self.add(self.line.text())
        # The completer writes its choice after this, and would bring the word back.
        QTimer.singleShot(0, self.line, self.line.clear)

    def _show(self) -> None:
        self.chips.show_chips([(tag, tag) for tag in self._tags], ui.theme, ui.language)


def split_tags(text: str) -> list[str]:
    """Return the tags that a typed line names: set apart by commas, each once, without needless spaces."""
    found: dict[str, str] = {}
    for part in text.replace(";", ",").split(","):
        tag = " ".join(part.split())[:LONGEST_TAG]
        if tag:
            found.setdefault(tag.casefold(), tag)
    return list(found.values())
