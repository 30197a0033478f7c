"""Prompts with many choices, found by typing a name in any language.

Very many are a list under a line to type in; the names are a model, not widgets, so thousands of them open
and filter without a wait. A grid of buttons is searched by typing alone.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QListView, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.ui import say
from kfdesk.desk.prompt.panels import KEY_ROLE, PromptPanel
from kfdesk.engine.decisions import Decision, Option
from kfdesk.text.words import Words

FOUND = Words("{n} of {all}")
NONE_FOUND = Words("No matching name.")
ROWS = 9
"""How many names show at once."""
_LETTERS = {"æ": "ae", "œ": "oe", "ß": "ss", "ł": "l", "ø": "o", "’": "'", "“": '"', "”": '"', "„": '"'}
_OPENS_MENUS = Qt.KeyboardModifier.AltModifier
"""A letter pressed with it is meant for the menu bar."""
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@cache
def folded(text: str) -> str:
    """Return a text as it is compared: small letters without accents, "æ" as "ae"."""
    plain = "".join(_LETTERS.get(letter, letter) for letter in text.casefold())
    return "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))


def names_of(option: Option) -> tuple[str, ...]:
    """Return all names of what an option stands for: its label and a card's in every language."""
    kind, _, id_ = option.key.partition(":")
    others = tuple(name for _, name in facts()[id_].names) if kind == "name" and id_ in facts() else ()
    return tuple(dict.fromkeys((*option.label.everywhere(), *others)))


def match(names: Sequence[str], typed: str) -> tuple[int, str] | None:
    """Return how well folded letters match the names (0 best) and the name that does; the first one before its like.

    0: a name begins with them; 1: a word of it does; 2: they stand within a word.
    """
    best: tuple[int, str] | None = None
    for name in names:
        at = folded(name).find(typed)
        if at < 0:
            continue
        rank = 0 if at == 0 else 1 if f" {typed}" in folded(name) else 2
        if best is None or rank < best[0]:
            best = (rank, name)
    return best


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice: the option, and the name it is shown by."""

    option: Option
    name: str


class FoundNames(QAbstractListModel):
    """The choices that match what was typed, the best first, each with the name it was found by."""

    def __init__(self, entries: Sequence[Entry], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = tuple(entries)
        self._names: list[tuple[str, tuple[str, ...]]] = []
        """All names of each choice folded in one text, and one by one; made when something is sought."""
        self._rows = self._unsought()

    def _unsought(self) -> list[tuple[Entry, str]]:
        return [(entry, entry.name) for entry in self._all]

    def seek(self, typed: str) -> None:
        """Show only what matches `typed`."""
        wanted = folded(typed.strip())
        self.beginResetModel()
        self._rows = self._found(wanted) if wanted else self._unsought()
        self.endResetModel()

    def _found(self, wanted: str) -> list[tuple[Entry, str]]:
        if not self._names:
            every = ((entry.name, *names_of(entry.option)) for entry in self._all)
            self._names = [("\n".join(map(folded, names)), names) for names in every]
        found = []
        for at, (text, names) in enumerate(self._names):
            if wanted in text and (matched := match(names, wanted)):
                found.append((matched[0], at, matched[1]))
        return [(self._all[at], name) for _, at, name in sorted(found)]

    def keys(self) -> list[str]:
        """Return the keys found, in the order shown."""
        return [entry.option.key for entry, _ in self._rows]

    @property
    def total(self) -> int:
        """How many choices there are in all."""
        return len(self._all)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        """Return how many names are found."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a row, with the other name it was found by."""
        entry, by = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name if by == entry.name else f"{entry.name}  ·  {by}"
        return entry.option.key if role == KEY_ROLE else None


class SearchPanel(PromptPanel):
    """A long list of names with a line to type in; Enter takes the marked name.

    Typing marks the topmost name found; the arrow keys move the mark while the line keeps the cursor.
    """

    def __init__(self, decision: Decision, parent: QWidget | None = None) -> None:
        super().__init__(decision, parent)
        options = [option for option in decision.options if option.key != "done"]
        entries = (Entry(option, say(spoken(option.label))) for option in options)
        self.model = FoundNames(sorted(entries, key=lambda entry: folded(entry.name)), self)
        self.line = QLineEdit()
        self.line.setPlaceholderText(say(s.SEARCH))
        self.line.setClearButtonEnabled(True)
        self.line.setAccessibleName(say(decision.prompt))
        self.list = QListView()
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setModel(self.model)
        self.list.setAccessibleName(say(decision.prompt))
        self.count = Label()
        self.line.installEventFilter(self)
        self.list.installEventFilter(self)
        self.line.textChanged.connect(self._seek)
        self.list.clicked.connect(self._take)
        for widget in (self.line, self.list, self.count):
            self._box.addWidget(widget)
        self.setFocusProxy(self.line)
        self._seek("")

    def shown(self) -> list[str]:
        """Return the keys that match what was typed, the best first."""
        return self.model.keys()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter choose, and the arrow keys move the mark from the line."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take(self.list.currentIndex())
                return True
            if watched is self.line and event.key() in _MOVES:
                self.list.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def _seek(self, typed: str) -> None:
        self.model.seek(typed)
        found = self.model.rowCount()
        if found and typed:
            self.list.setCurrentIndex(self.model.index(0))
        words = FOUND.filled(n=found, all=self.model.total) if found else NONE_FOUND
        self.count.setText(say(words))

    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit((index.data(KEY_ROLE),))

    def sizeHint(self) -> QSize:
        """Return room for about nine names."""
        return QSize(420, ROWS * (self.fontMetrics().height() + 8) + 90)


class TypeAhead(QObject):
    """Searches the buttons of a panel by typing: what does not match is dimmed, Enter takes the first that does.

    Backspace takes back a letter. `names` are all names each button is found by.
    """

    def __init__(self, panel: PromptPanel, names: Mapping[QAbstractButton, tuple[str, ...]]) -> None:
        super().__init__(panel)
        self._names = dict(names)
        self.typed = ""
        panel.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for widget in (panel, *names):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take letters, Backspace and Enter; leave digits and all else to the desk."""
        if isinstance(event, QKeyEvent) and event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == _OPENS_MENUS:
            return super().eventFilter(watched, event)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and event.text().isalpha():
            event.accept()  # a letter typed here is no shortcut of the table
            return True
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        text = event.text()
        if event.key() == Qt.Key.Key_Backspace:
            self._seek(self.typed[:-1])
        elif text.isalpha() or text == " " and self.typed:
            self._seek(self.typed + text)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (found := self._found()):
            found[0].click()
        else:
            return super().eventFilter(watched, event)
        return True

    def _seek(self, typed: str) -> None:
        self.typed = typed
        found = self._found()
        for button in self._names:
            button.setEnabled(not typed or button in found)
        if found:
            found[0].setFocus()

    def _found(self) -> list[QAbstractButton]:
        """Return the buttons that match what was typed, the best first."""
        if not self.typed:
            return []
        wanted = folded(self.typed)
        found = [
            (matched[0], at, button)
            for at, (button, names) in enumerate(self._names.items())
            if (matched := match(names, wanted))
        ]
        return [button for _, _, button in sorted(found, key=lambda row: row[:2])]
