"""Who takes part and with which decks, as a table to type into."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from kfdesk.desk.deck_choice.picking import ChooseDeckDialog
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.evenings.tables import cell
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.matches.source import DeckSource
from kfdesk.engine.decks import DeckKind
from kfdesk.match.evenings.plan import LONGEST_NAME, MOST, MOST_DECKS, BroughtKind, EveningDeck, Person

BETWEEN = "; "
"""Stands between the names of decks of one person."""
_DECKS = int(Qt.ItemDataRole.UserRole)
_NAME_COLUMN, _DECK_COLUMN, _KIND_COLUMN = range(3)
Chooses = Callable[[str, Sequence[str], int], Sequence[EveningDeck] | None]
"""Asks for so many decks of a person, given the keys of those had so far; None where nothing was chosen."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an evening asks of decks: how many each brings, and whether their kind is asked."""

    decks: int = 1
    asks_kind: bool = False


def names_of(decks: Sequence[EveningDeck]) -> str:
    """Return the names of decks in a line."""
    return BETWEEN.join(deck.name for deck in decks)


def typed_decks(text: str, known: Sequence[EveningDeck], kind: BroughtKind) -> tuple[EveningDeck, ...]:
    """Return the decks that a line names; those known by name so far stay the decks of the shelf that they are."""
    by_name = {deck.name: deck for deck in known}
    names = [name.strip()[:LONGEST_NAME] for name in text.split(BETWEEN.strip())]
    decks = [by_name.get(name) or EveningDeck(name=name, kind=kind) for name in names if name]
    return tuple(decks[:MOST_DECKS])


def chosen_decks(
    parent: QWidget, source: DeckSource, player: str, keys: Sequence[str], count: int
) -> list[EveningDeck] | None:
    """Ask for decks of the shelf; None where nothing was chosen."""
    had = [row for row in (source.row(key) for key in keys) if row is not None]  # others would fill places unseen
    dialog = ChooseDeckDialog(source, "", s.CHOOSE_DECKS.filled(player=player), parent)
    dialog.chooser.allow(count)
    dialog.chooser.choose([row.key for row in had])
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    chosen = dialog.chooser.keys
    dialog.deleteLater()
    if not accepted:
        return None
    rows = [row for row in (source.row(key) for key in chosen) if row is not None]
    return [EveningDeck(name=row.name[:LONGEST_NAME], key=row.key, kind=brought_kind(row.kind)) for row in rows]


def brought_kind(kind: DeckKind) -> BroughtKind:
    """Return what a deck of the shelf is for an evening; one that was put right by hand is the deck that it is."""
    match kind:
        case DeckKind.ALLIANCE:
            return BroughtKind.ALLIANCE
        case DeckKind.THEORY | DeckKind.HOMEMADE:
            return BroughtKind.OWN
    return BroughtKind.ARCHON


class PeopleBox(QWidget):
    """A line to type names into, and the table of those entered."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchSide")
        self._wanted = Wanted()
        self._filling = False
        self.choose: Chooses = lambda *_: None
        """Asks for decks of the shelf."""
        self.name = says(QLineEdit(), name=s.NAME, hint=s.ADD_HINT)
        self.name.setMaxLength(80)
        self.add = says(QPushButton(), s.ADD)
        self.table = says(QTableWidget(0, 3), name=s.PEOPLE)
        self.table.setObjectName("eveningTable")
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().setSectionsClickable(False)
        heads = self.table.horizontalHeader()
        heads.setHighlightSections(False)
        heads.setSectionResizeMode(_NAME_COLUMN, QHeaderView.ResizeMode.Interactive)
        heads.setSectionResizeMode(_DECK_COLUMN, QHeaderView.ResizeMode.Stretch)
        heads.setSectionResizeMode(_KIND_COLUMN, QHeaderView.ResizeMode.ResizeToContents)
        self.shelf = says(QPushButton(), s.FROM_SHELF)
        self.open_decks = says(QPushButton(), s.OPEN_DECKS, tip=s.OPEN_DECKS_HELP)
        self.remove = says(QPushButton(), s.REMOVE)
        self.help = says(Label(style="dim", wraps=True), s.TYPED_HELP)
        title = says(Label(style="matchQuestion"), s.PEOPLE)
        buttons = across(self.shelf, self.open_decks, STRETCH, self.remove)
        down(title, across((self.name, 1), self.add), (self.table, 1), buttons, self.help, on=self, margins=0)
        self.name.returnPressed.connect(self._on_add)
        self.add.clicked.connect(self._on_add)
        self.remove.clicked.connect(self._on_remove)
        self.shelf.clicked.connect(self._on_shelf)
        self.table.itemChanged.connect(self._on_item)
        self.table.itemSelectionChanged.connect(self._show_buttons)
        follow_language(self._say)
        self.want(self._wanted)

    def want(self, wanted: Wanted) -> None:
        """Ask for what an evening needs of decks."""
        self._wanted = wanted
        self.table.setColumnHidden(_KIND_COLUMN, not wanted.asks_kind)
        self._say()
        self._show_buttons()

    def people(self) -> tuple[Person, ...]:
        """Return who is entered, numbered from 1 in the order of the table."""
        return tuple(
            Person(number=row + 1, name=name, decks=self._decks(row))
            for row, name in enumerate(self._name(row) for row in range(self.table.rowCount()))
            if name
        )

    def enter(self, name: str, decks: Sequence[EveningDeck] = ()) -> None:
        """Add somebody at the end."""
        row = self.table.rowCount()
        self._filling = True
        self.table.insertRow(row)
        self.table.setItem(row, _NAME_COLUMN, QTableWidgetItem(name))
        self.table.setItem(row, _DECK_COLUMN, QTableWidgetItem())
        kind = QTableWidgetItem()
        kind.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        kind.setCheckState(Qt.CheckState.Unchecked)
        self.table.setItem(row, _KIND_COLUMN, kind)
        self._filling = False
        self.give(row, decks)
        self.table.selectRow(row)

    def give(self, row: int, decks: Sequence[EveningDeck]) -> None:
        """Let somebody bring these decks."""
        self._filling = True
        item = cell(self.table, row, _DECK_COLUMN)
        item.setText(names_of(decks))
        item.setData(_DECKS, tuple(decks))
        if decks:  # else the tick stays for those that are typed next
            typed = [deck for deck in decks if not deck.key]
            alliance = all(deck.kind is BroughtKind.ALLIANCE for deck in typed or decks)
            state = Qt.CheckState.Checked if alliance else Qt.CheckState.Unchecked
            cell(self.table, row, _KIND_COLUMN).setCheckState(state)
        self._filling = False
        self.changed.emit()

    def take_opened(self) -> None:
        """Take away the sealed decks that were opened for people."""
        for row in range(self.table.rowCount()):
            decks = self._decks(row)
            left = [deck for deck in decks if deck.kind is not BroughtKind.SEALED]
            if len(left) < len(decks):
                self.give(row, left)

    def clear(self) -> None:
        """Take everybody out."""
        self.table.setRowCount(0)
        self.name.clear()
        self.changed.emit()

    # Within.

    def _say(self) -> None:
        heads = (s.NAME, s.DECK if self._wanted.decks == 1 else s.DECKS_HEAD, s.IS_ALLIANCE)
        self.table.setHorizontalHeaderLabels([say(words) for words in heads])

    def _show_buttons(self) -> None:
        chosen = self._row() is not None
        self.shelf.setEnabled(chosen)
        self.remove.setEnabled(chosen)
        self.add.setEnabled(self.table.rowCount() < MOST)

    def _row(self) -> int | None:
        rows = {index.row() for index in self.table.selectedIndexes()}
        return min(rows) if rows else None

    def _name(self, row: int) -> str:
        item = self.table.item(row, _NAME_COLUMN)
        return " ".join(item.text().split())[:80] if item is not None else ""

    def _decks(self, row: int) -> tuple[EveningDeck, ...]:
        item = self.table.item(row, _DECK_COLUMN)
        return tuple(item.data(_DECKS) or ()) if item is not None else ()

    def _kind(self, row: int) -> BroughtKind:
        ticked = cell(self.table, row, _KIND_COLUMN).checkState() == Qt.CheckState.Checked
        return BroughtKind.ALLIANCE if ticked else BroughtKind.ARCHON

    def _on_add(self) -> None:
        name = " ".join(self.name.text().split())
        if name and self.table.rowCount() < MOST:
            self.enter(name)
            self.name.clear()
            self.changed.emit()
        self.name.setFocus()

    def _on_remove(self) -> None:
        row = self._row()
        if row is not None:
            self.table.removeRow(row)
            self._show_buttons()
            self.changed.emit()

    def _on_shelf(self) -> None:
        row = self._row()
        if row is None:
            return
        had = [deck.key for deck in self._decks(row) if deck.key]
        decks = self.choose(self._name(row), had, self._wanted.decks)
        if decks is not None:
            self.give(row, decks)

    def _on_item(self, item: QTableWidgetItem) -> None:
        """Follow what was typed: another deck, or another kind."""
        row = item.row()
        if self._filling or self.table.item(row, _KIND_COLUMN) is None:
            return
        kind, decks = self._kind(row), self._decks(row)
        if item.column() == _NAME_COLUMN:
            self.changed.emit()
        elif item.column() == _DECK_COLUMN:
            self.give(row, typed_decks(item.text(), decks, kind))
        else:
            # A deck of the shelf is what it is.
            self.give(row, [deck if deck.key else deck.model_copy(update={"kind": kind}) for deck in decks])
