"""The entries of the rules reference: all of them under their parts, or those that were found, likeliest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from kfdesk.desk.kit.labels import tip
from kfdesk.desk.reference import texts as s
from kfdesk.desk.reference.article import entries_of
from kfdesk.engine.rules import RuleId
from kfdesk.teach import reference
from kfdesk.teach.reference.book import ReferenceEntry

_RULE = Qt.ItemDataRole.UserRole
WIDE = 320
"""The width of the list at first, in logical pixels at the usual size of letters."""


class EntryList(QTreeWidget):
    """Lists entries; `chosen` says the id of the one that one goes to."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumWidth(180)
        self._language = "en"
        self._lines: dict[RuleId, QTreeWidgetItem] = {}
        self.currentItemChanged.connect(self._on_current)
        self.itemClicked.connect(self._on_current)  # also the line that has the mark

    def list_all(self, language: str) -> None:
        """List all entries under their parts, the terms unfolded."""
        self._language = language
        with QSignalBlocker(self):
            self.clear()
            self._lines = {}
            self.setRootIsDecorated(True)
            for kind, title in s.KINDS.items():
                part = QTreeWidgetItem([title.say(language)])
                part.addChildren([self._line(entry) for entry in entries_of(kind, language)])
                self.addTopLevelItem(part)
                part.setExpanded(kind in ("turn", "glossary"))

    def list_found(self, rules: Sequence[RuleId], language: str) -> None:
        """List these entries in this order."""
        self._language = language
        with QSignalBlocker(self):
            self.clear()
            self._lines = {}
            self.setRootIsDecorated(False)
            self.addTopLevelItems([self._line(reference()[rule]) for rule in rules])

    def show_entry(self, rule: RuleId) -> None:
        """Put the mark on an entry, if it is listed; nothing is said of it."""
        line = self._lines.get(rule)
        with QSignalBlocker(self):
            self.setCurrentItem(line)  # type: ignore[arg-type]  # None takes the mark away
            if line is not None:
                self.scrollToItem(line)

    def first(self) -> RuleId | None:
        """Return the first entry listed."""
        return next(iter(self._lines), None)

    def listed(self) -> Iterator[RuleId]:
        """Yield the entries listed, from the top."""
        return iter(self._lines)

    def _line(self, entry: ReferenceEntry) -> QTreeWidgetItem:
        heading = entry.heading.say(self._language)
        line = QTreeWidgetItem([heading])
        line.setData(0, _RULE, entry.id)
        line.setToolTip(0, tip(f"{heading}\n\n{entry.summary.say(self._language)}"))  # the list may cut the heading
        self._lines[entry.id] = line
        return line

    def _on_current(self, line: QTreeWidgetItem | None) -> None:
        rule = line.data(0, _RULE) if line is not None else None
        if rule is not None:
            self.chosen.emit(rule)
