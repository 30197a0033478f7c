"""What other sites say of a deck, below the name of each site and the day it said so."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from kfdesk.collection.ratings import SITES, in_order, title_of
from kfdesk.collection.records import DeckRecord, ForeignFigure
from kfdesk.desk.charts import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.locales import date_text
from kfdesk.text.words import same

PAIRS = 2
"""So many figures stand side by side where there is room."""
WIDE = 50
"""So many letters wide is enough room for that."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def by_site(deck: DeckRecord) -> Iterator[tuple[tuple[str, date | None], list[ForeignFigure]]]:
    """Yield each site and day with the figures of the deck that it gave then, of each site the youngest first."""
    places = {site: place for place, site in enumerate(SITES)}
    figures = sorted(in_order(deck.foreign), key=lambda figure: (places.get(figure.site, len(places)), figure.site))
    for site, of_site in groupby(figures, key=lambda figure: figure.site):
        days: dict[date | None, list[ForeignFigure]] = {}
        for figure in of_site:
            days.setdefault(figure.taken, []).append(figure)
        for day, taken in sorted(days.items(), key=lambda entry: entry[0] or date.min, reverse=True):
            yield (site, day), taken


def heading_of(site: str, day: date | None, language: str) -> str:
    """Return whose figures these are and of which day."""
    name = SITES.get(site) or same(site)
    words = s.NO_DAY.filled(site=name) if day is None else s.ON_DAY.filled(site=name, day=date_text(day, language))
    return words.say(language)


class RatingsTable(QWidget):
    """The figures of other sites; hidden where there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = down(on=self, margins=0, gap=4)
        self._within: QWidget | None = None
        self._shown: tuple[DeckRecord, str] | None = None
        self._pairs = PAIRS

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let figures stand side by side where there is room."""
        super().resizeEvent(event)
        pairs = PAIRS if self.width() >= WIDE * self.fontMetrics().averageCharWidth() else 1
        if pairs != self._pairs:
            self._pairs = pairs
            if self._shown is not None:
                self.show_deck(*self._shown)

    def show_deck(self, deck: DeckRecord, language: str) -> None:
        """Show the figures of a deck."""
        self._shown = deck, language
        if self._within is not None:
            self._within.hide()
            self._within.deleteLater()
        self._within = within = QWidget(self)
        column = down(on=within, margins=0, gap=4)
        for (site, day), figures in by_site(deck):
            head = Label(heading_of(site, day, language), wraps=True)
            font = head.font()
            font.setBold(True)
            head.setFont(font)
            column.addWidget(head)
            column.addLayout(_grid(figures, language, self._pairs))
        if deck.foreign:
            column.addWidget(Label(s.THEIRS.say(language), style="dim", wraps=True))
        self._column.addWidget(within)
        self.setVisible(bool(deck.foreign))


def _grid(figures: list[ForeignFigure], language: str, pairs: int) -> QGridLayout:
    """Return the figures in pairs of name and value, so many side by side, the columns read downward."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(2)
    rows = -(-len(figures) // pairs)
    for place, figure in enumerate(figures):
        pair, row = divmod(place, rows)
        name, value = Label(title_of(figure).title.say(language), wraps=True), Label(figure.value)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        value.setAlignment(_RIGHT)
        value.setAccessibleName(f"{name.text()}: {figure.value}")
        grid.addWidget(name, row, 3 * pair)
        grid.addWidget(value, row, 3 * pair + 1)
    for pair in range(pairs):
        grid.setColumnStretch(3 * pair, 1)
        grid.setColumnMinimumWidth(3 * pair + 2, 12 if pair < pairs - 1 else 0)
    return grid
