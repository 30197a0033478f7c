"""The contents of the manual: its pages and their sections, all or those in which some words stand."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from kfdesk.desk.reading.pages import Page

_NOT_READ = re.compile(r"\]\([^)]*\)|!?\[|^#+ |[*`\]|]", re.MULTILINE)
"""What stands in Markdown and is not read: where links lead, signs of letters and tables."""
_PLACE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Place:
    """A page by its number, and one of its sections, from 1; 0 is the page's beginning."""

    page: int
    section: int = 0


class Contents(QTreeWidget):
    """Lists pages and sections; `chosen` says the place of the line that one goes to."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumWidth(160)
        self._read: dict[Place, str] = {}
        """What is to be found at each place, in small letters."""
        self._found: set[Place] = set()
        self.currentItemChanged.connect(self._on_current)
        self.itemClicked.connect(self._on_current)  # also the line that has the mark: one may have scrolled on

    def list_pages(self, pages: Sequence[Page]) -> None:
        """List these pages."""
        with QSignalBlocker(self):
            self.clear()
            self._read = {}
            for number, page in enumerate(pages):
                line = self._line(page.title, Place(number))
                self.addTopLevelItem(line)
                for section, title in enumerate(page.sections, 1):
                    line.addChild(self._line(title, Place(number, section)))
                for section, text in enumerate(page.parts):
                    self._read[Place(number, section)] = _NOT_READ.sub("", text).casefold()
            self.expandAll()

    def wide(self) -> int:
        """Return the width in which every title has room, within reason."""
        return min(max(self.sizeHintForColumn(0) + 40, 220), 460)

    def search(self, words: Sequence[str]) -> bool:
        """Show only places in which all these words stand; return whether there are any."""
        wanted = [word.casefold() for word in words]
        self._found = {place for place, text in self._read.items() if all(word in text for word in wanted)}
        pages = {place.page for place in self._found}
        for line in self._lines():
            place: Place = line.data(0, _PLACE)
            line.setHidden(place not in self._found and (place.section > 0 or place.page not in pages))
        return bool(self._found)

    def first_found(self) -> Place | None:
        """Return the first place shown in which the words of the search stand; None where there is none."""
        for line in self._lines():
            place: Place = line.data(0, _PLACE)
            if place in self._found:
                return place
        return None

    def show_place(self, place: Place) -> None:
        """Put the mark on a place; nothing is said of it."""
        with QSignalBlocker(self):
            for line in self._lines():
                if line.data(0, _PLACE) == place:
                    self.setCurrentItem(line)

    def _lines(self) -> Iterator[QTreeWidgetItem]:
        """Yield all lines, those below a page after it."""
        for number in range(self.topLevelItemCount()):
            line = self.topLevelItem(number)
            if line is not None:
                yield line
                yield from filter(None, map(line.child, range(line.childCount())))

    def _line(self, title: str, place: Place) -> QTreeWidgetItem:
        line = QTreeWidgetItem([title])
        line.setData(0, _PLACE, place)
        line.setToolTip(0, title)
        return line

    def _on_current(self, line: QTreeWidgetItem | None) -> None:
        if line is not None:
            self.chosen.emit(line.data(0, _PLACE))
