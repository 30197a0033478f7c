"""What is known of a player's games: the table of decks, houses against houses, and what cards are worth."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QPushButton, QTableWidget, QTableWidgetItem, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import decimal, whole
from kfdesk.desk.kit.theme import mix, readable_on
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.desk.trials import texts as s
from kfdesk.desk.trials.lists import Cell, RowTable, number_cell, word_cell
from kfdesk.engine.terms import House
from kfdesk.text.words import Words
from kfdesk.trials.cards import FEWEST
from kfdesk.trials.game import MOST_TURNS
from kfdesk.trials.jobs import Known
from kfdesk.trials.on_shelf import strength_of
from kfdesk.trials.ratings import Share
from kfdesk.trials.tables import DeckRating

FEWEST_OF_HOUSES = 10
"""Of two houses with fewer games no share is shown."""
MOST_APART = 20.0
"""So many points from a half have the whole color."""


def shared(percent: float) -> str:
    """Return a share in whole percent."""
    return f"{percent:.0f}"


def between(share: Share) -> dict[str, str]:
    """Return what texts of a share are filled with."""
    return {"percent": shared(share.percent), "low": shared(share.low), "high": shared(share.high)}


def said_won(won: float) -> str:
    """Return a number of games won; a tie is half a game."""
    return decimal(won, ui.language, 1 if won % 1 else 0)


class KnownPane(QWidget):
    """A pane of the room that shows what is known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: Known | None = None

    def show_known(self, known: Known | None) -> None:
        """Show what is known, None for nothing yet."""
        self._known = known
        self._say()

    @property
    def nothing(self) -> Words:
        """What stands where nothing is shown: that there are no games, which is not said before they were read."""
        return s.NO_GAMES if self._known is not None else s.LOADING

    def _say(self) -> None:
        raise NotImplementedError


def say_alone(words: Label, table: QWidget, *, alone: bool) -> None:
    """Let words stand alone in the middle of their pane, or above their table."""
    words.setAlignment(Qt.AlignmentFlag.AlignCenter if alone else Qt.AlignmentFlag.AlignLeft)
    table.setVisible(not alone)


class TablePane(KnownPane):
    """How often each deck wins."""

    deck_wanted = Signal(str)
    """The key of a deck that is to be shown on the shelf."""
    pairs_wanted = Signal(str)
    """The key of a deck whose matchups are to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(wraps=True)
        self.table = says(RowTable(), name=s.TAB_TABLE)
        self.pairs = says(QPushButton(), s.PAIRS_OF)
        self.deck = says(QPushButton(), s.SHOW_DECK)
        down(self.words, (self.table, 1), across(STRETCH, self.deck, self.pairs), on=self)
        self.table.opened.connect(self.pairs_wanted)
        self.pairs.clicked.connect(lambda: self.pairs_wanted.emit(self.table.key))
        self.deck.clicked.connect(lambda: self.deck_wanted.emit(self.table.key))
        follow_language(self._say)

    def _say(self) -> None:
        table = self._known.table if self._known is not None else None
        played = table is not None and bool(table.decks)
        for button in (self.pairs, self.deck):
            button.setVisible(played)
        say_alone(self.words, self.table, alone=not played)
        if table is None or not table.decks:
            self.words.setText(say(self.nothing))
            self.table.setRowCount(0)
            return
        said = [s.COUNTED.filled(n=table.games), s.FIRST.filled(**between(table.first)), s.AGAINST]
        if table.unended:
            said.insert(1, s.UNENDED.filled(n=table.unended, turns=MOST_TURNS))
        if table.old:
            said.append(s.OLD.filled(n=len({rating.deck.mark for rating in table.old})))
        self.words.setText(" ".join(map(say, said)))
        heads = (s.HEAD_PLACE, s.HEAD_DECK, s.HEAD_STRENGTH, s.HEAD_BETWEEN, s.HEAD_GAMES, s.HEAD_WON)
        rows = [(rating.deck.key, _row(at + 1, rating)) for at, rating in enumerate(table.decks)]
        self.table.show_rows([say(head) for head in heads], rows, wide=1)


def _row(place: int, rating: DeckRating) -> list[Cell]:
    share, language = rating.share, ui.language
    return [
        number_cell(place, whole(place, language)),
        word_cell(rating.deck.name),
        Cell(say(s.PERCENT.filled(n=shared(share.percent))), share.percent, strength_of(share, rating.games)),
        number_cell(share.reach, say(s.RANGE.filled(low=shared(share.low), high=shared(share.high)))),
        number_cell(rating.games, whole(rating.games, language)),
        number_cell(rating.won, said_won(rating.won)),
    ]


class HousesPane(KnownPane):
    """Houses against houses, as a map of colors with their numbers."""

    houses_wanted = Signal(object, object)
    """Two houses: the decks with the first that played are wanted, and which it played against."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._houses: list[House] = []
        self.words = Label(wraps=True)
        self.map = says(_HouseMap(), name=s.TAB_HOUSES)
        down(self.words, (self.map, 1), on=self)
        self.map.cell_wanted.connect(self._on_cell)
        follow_language(self._say)
        follow_theme(self._say)

    def _say(self) -> None:
        met = self._known.houses if self._known is not None else {}
        self.words.setText(say(s.HOUSES_SAY if met else self.nothing))
        say_alone(self.words, self.map, alone=not met)
        self._houses = sorted({house for pair in met for house in pair}, key=lambda house: say(house.words))
        names, count = [say(house.words) for house in self._houses], len(self._houses)
        here, grid = (self.map.currentRow(), self.map.currentColumn()), self.map
        side = round(grid.fontMetrics().height() * 1.3)
        grid.setIconSize(QSize(side, side))
        grid.verticalHeader().setMinimumSectionSize(max(26, grid.fontMetrics().height() + 4))
        grid.setRowCount(count)
        grid.setColumnCount(count)
        for at, house in enumerate(self._houses):
            across_head, down_head = QTableWidgetItem(emblem_icon(house, ui.theme), ""), QTableWidgetItem(names[at])
            across_head.setToolTip(tip(names[at]))
            across_head.setData(Qt.ItemDataRole.AccessibleTextRole, names[at])
            down_head.setIcon(emblem_icon(house, ui.theme))
            grid.setHorizontalHeaderItem(at, across_head)
            grid.setVerticalHeaderItem(at, down_head)
        for row, one in enumerate(self._houses):
            for column, other in enumerate(self._houses):
                grid.setItem(row, column, self._cell(one, other, names[row], names[column]))
        if count:
            grid.setCurrentCell(max(0, min(here[0], count - 1)), max(0, min(here[1], count - 1)))

    def _cell(self, one: House, other: House, name: str, against: str) -> QTableWidgetItem:
        met = self._known.houses.get((one, other)) if self._known is not None else None
        item = QTableWidgetItem("")
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        if met is None:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            return item
        words = s.TOO_FEW.filled(one=name, other=against, n=met.games)
        if met.games >= FEWEST_OF_HOUSES:
            words = s.CELL.filled(one=name, other=against, percent=shared(met.percent), n=met.games)
            item.setText(shared(met.percent))
            ground = _ground(met.percent)
            item.setBackground(QColor(ground))
            item.setForeground(QColor(readable_on(ground)))
        else:
            item.setText("·")
        item.setToolTip(tip(say(words)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, say(words))
        return item

    def _on_cell(self, row: int, column: int) -> None:
        if 0 <= row < len(self._houses) and 0 <= column < len(self._houses):
            self.houses_wanted.emit(self._houses[row], self._houses[column])


def _ground(percent: float) -> str:
    """Return the color of a share: from that of losing over the ground of the panel to that of winning."""
    far = min(1.0, abs(percent - 50) / MOST_APART)
    return mix(ui.theme.panel, ui.theme.raised if percent >= 50 else ui.theme.lowered, far)


class _HouseMap(QTableWidget):
    cell_wanted = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(26)
        self.cellClicked.connect(self.cell_wanted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for a click."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.cell_wanted.emit(self.currentRow(), self.currentColumn())
            return
        super().keyPressEvent(event)


class CardsPane(KnownPane):
    """How much more often decks win when they draw a card."""

    card_wanted = Signal(str)
    """The id of a card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = Label(wraps=True)
        self.table = says(RowTable(), name=s.TAB_CARDS)
        down(self.words, (self.table, 1), on=self)
        self.table.opened.connect(self.card_wanted)
        follow_language(self._say)

    def _say(self) -> None:
        found = self._known.worths if self._known is not None else ()
        said = [s.CARDS_SAY] if found else [s.CARDS_SAY, s.NO_CARDS.filled(n=FEWEST)]
        if self._known is None:
            said = [self.nothing]
        self.words.setText(" ".join(map(say, said)))
        say_alone(self.words, self.table, alone=not found)
        heads = (s.HEAD_CARD, s.HEAD_WORTH, s.HEAD_REACH, s.HEAD_DRAWN, s.HEAD_NOT_DRAWN, s.HEAD_DECKS)
        language = ui.language
        rows = [
            (
                one.card,
                [
                    word_cell(card_name(one.card).say(language) if one.card in facts() else one.card),
                    number_cell(one.worth, signed(one.worth)),
                    number_cell(one.half_width, decimal(one.half_width, language)),
                    number_cell(one.drawn, whole(one.drawn, language)),
                    number_cell(one.not_drawn, whole(one.not_drawn, language)),
                    number_cell(one.decks, whole(one.decks, language)),
                ],
            )
            for one in found
        ]
        self.table.show_rows([say(head) for head in heads], rows, wide=0)


def signed(value: float) -> str:
    """Return points with their sign."""
    return ("+" if round(value, 1) > 0 else "−" if round(value, 1) < 0 else "") + decimal(abs(value), ui.language)
