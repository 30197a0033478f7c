"""The dialog on decks that are there twice: each pair side by side, joined or called two with a click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QListWidget, QPushButton, QSplitter, QWidget

from kfdesk.collection.doubles import Double, Likeness
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.cards import CardList
from kfdesk.desk.decks.columns import set_or_kind, source_name
from kfdesk.desk.decks.detail import Shown
from kfdesk.desk.decks.double_pairs import Pair, likely, said_of
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.decks.mending import Mending
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.save_table import SAVE_TABLE, SAVE_TABLE_TIP, ask_to_save
from kfdesk.desk.kit.ui import say, ui
from kfdesk.match.home_marks import deck_words
from kfdesk.spreadsheets import Cell
from kfdesk.text.words import Words, joined


class _Side:
    """One deck of the pair, a column of the grid on which both stand."""

    def __init__(self, faces: Faces, language: str) -> None:
        self.name = Label(style="deckTitle", wraps=True)
        self.about = Label(style="dim", wraps=True)
        self.cards = CardList(faces)
        self.cards.set_card_language(language)

    def put(self, grid: QGridLayout, column: int) -> None:
        """Stand on a grid: what is said of both decks begins at one height, and so do their lists."""
        for row, widget in enumerate((self.name, self.about, self.cards)):
            grid.addWidget(widget, row, column)
        grid.setColumnStretch(column, 1)

    def present(self, shown: Shown, marked: frozenset[tuple[str, str]]) -> None:
        """Show a deck, with these cards in bold."""
        deck, about, language = shown.deck, shown.about, ui.language
        made = set_or_kind(deck.set, language, deck.kind)
        facts = (made, source_name(deck.source, language), date_text(about.added, language), say(said_of(shown)))
        self.name.setText(say(deck_words(deck.name, deck.kind)))
        self.about.setText("  ·  ".join(filter(None, facts)))
        self.cards.show_deck(deck, marked)


class DoublesDialog(QDialog):
    """Lists the pairs and shows the chosen one. What is done with it is an act of the shelf, and can be undone."""

    def __init__(self, mending: Mending, faces: Faces, card_language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(w.TITLE))
        self._mending = mending
        self._doubles: Sequence[tuple[Double, str]] = ()
        self._pair: Pair | None = None
        self._done = 0
        self.about = Label(wraps=True)
        self.list = QListWidget()
        self.list.setAccessibleName(say(w.PAIRS))
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setAlternatingRowColors(True)
        self.differences = Label(wraps=True)
        self.sides = (_Side(faces, card_language), _Side(faces, card_language))
        self.join = self._button(w.JOIN, self._on_join, say(w.JOIN_TIP))
        self.apart = self._button(w.APART, self._on_apart, say(w.APART_TIP))
        self.join_sure = self._button(w.JOIN_SURE.filled(n=0), self._on_join_sure, say(w.JOIN_TIP))
        self.undo = self._button(w.UNDO, self._on_undo)
        self.save = self._button(SAVE_TABLE, lambda: ask_to_save(self, "doubles", self.as_rows), say(SAVE_TABLE_TIP))
        self.close_button = self._button(w.CLOSE, self.accept)
        self._lay_out()
        self.list.currentRowChanged.connect(self._on_row)
        self.list_pairs()
        self.list.setFocus()
        fit(self, 980, 680)

    def _button(self, words: Words, does: Callable[[], object], help_: str = "") -> QPushButton:
        button = QPushButton(say(words))
        button.setAutoDefault(False)
        button.clicked.connect(does)
        if help_:
            button.setToolTip(tip(help_))
        return button

    def _lay_out(self) -> None:
        both = QGridLayout()
        for column, side in enumerate(self.sides):
            side.put(both, column)
        both.setRowStretch(2, 1)
        both.setHorizontalSpacing(12)
        self._both = QWidget()
        down(self.differences, (both, 1), on=self._both, margins=(10, 0, 0, 0), gap=8)
        whole = QSplitter(Qt.Orientation.Horizontal)
        whole.setChildrenCollapsible(False)
        whole.addWidget(self.list)
        whole.addWidget(self._both)
        whole.setStretchFactor(1, 1)
        whole.setSizes([230, 720])
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=6)
        for button in (self.join, self.apart, self.join_sure, self.undo, self.save, self.close_button):
            flow.addWidget(button)
        down(self.about, (whole, 1), buttons, on=self)

    # What is listed.

    def list_pairs(self, choose: int = 0) -> None:
        """List the pairs that there are now, one of them chosen."""
        self._doubles = self._mending.doubles()
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([say(w.PAIR.filled(stays=name, likeness=likely(pair))) for pair, name in self._doubles])
        self.list.blockSignals(False)
        count, sure = len(self._doubles), len(self._sure)
        self.about.setText(say(w.ABOUT.filled(n=count) if count else w.NONE))
        self.join_sure.setText(say(w.JOIN_SURE.filled(n=sure)))
        self.join_sure.setVisible(sure > 1)
        self.save.setEnabled(count > 0)
        self.undo.setEnabled(self._done > 0)
        self.list.setCurrentRow(min(choose, count - 1))
        self._on_row(self.list.currentRow())

    def as_rows(self) -> list[list[Cell]]:
        """Return the pairs as a table: both decks with where they came from, and how certain it is that they are
        one."""
        pairs = (self._mending.pair(double) for double, _ in self._doubles)
        found = ((pair, (pair.stays, pair.goes)) for pair in pairs if pair is not None)
        deck, source = say(w.DECK), say(s.COLUMN_NAMES["source"])
        rows: list[list[Cell]] = [[deck, source, deck, source, say(w.LIKENESS)]]
        for pair, sides in found:
            rows.append([*(cell for side in sides for cell in _named(side)), say(likely(pair.double))])
        return rows

    def choose(self, keys: Sequence[str]) -> None:
        """Show the first pair with one of these decks."""
        wanted = set(keys)
        pairs = (at for at, (pair, _) in enumerate(self._doubles) if pair.stays in wanted or pair.goes in wanted)
        self.list.setCurrentRow(next(pairs, 0))

    def _on_row(self, row: int) -> None:
        self._pair = pair = self._mending.pair(self._doubles[row][0]) if 0 <= row < len(self._doubles) else None
        for button in (self.join, self.apart):
            button.setEnabled(pair is not None)
        self._both.setVisible(pair is not None)
        if pair is not None:
            marks = pair.marks()
            for side, shown, marked in zip(self.sides, (pair.stays, pair.goes), marks, strict=True):
                side.present(shown, marked)
            self.differences.setText(say(joined([likely(pair.double).title, *pair.sentences()], "\n")))

    # What is done.

    def _on_join(self) -> None:
        if self._pair is not None:
            self._after(self._mending.join([self._pair.double]))

    @property
    def _sure(self) -> list[Double]:
        return [double for double, _ in self._doubles if double.likeness is Likeness.SURE]

    def _on_join_sure(self) -> None:
        self._after(self._mending.join(self._sure))

    def _on_apart(self) -> None:
        if self._pair is not None:
            self._after(self._mending.set_apart(self._pair))

    def _after(self, done: bool) -> None:
        row = self.list.currentRow()
        self._done += done
        self.list_pairs(max(row, 0))

    def _on_undo(self) -> None:
        if self._done and self._mending.take_back():
            self._done -= 1
        self.list_pairs(max(self.list.currentRow(), 0))


def _named(shown: Shown) -> tuple[str, str]:
    """Return what a deck is called and where it came from."""
    return shown.deck.name, source_name(shown.deck.source, ui.language)
