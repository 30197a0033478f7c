"""Decks side by side: card lists with what others lack in bold, figures with the highest marked, cards in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kfdesk.collection.comparing import card_rows
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.search import DeckRow
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.decks import compare_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.cards import CardList
from kfdesk.desk.decks.columns import set_or_kind
from kfdesk.desk.decks.compare_tables import CardTable, FigureTable
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import name_of, say, ui
from kfdesk.match.home_marks import deck_words
from kfdesk.spreadsheets import TextTable, csv_bytes, csv_of, csv_text

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

Mark = tuple[str, str]
LIST_LETTERS = 26
"""How wide the list of a deck is at least, in letters."""


def differing(one: DeckRecord, other: DeckRecord) -> frozenset[Mark]:
    """Return house and card of what `one` has more copies of than `other`, in any house of it."""
    there = _copies(other)
    return _marks(one, {card for card, count in _copies(one).items() if count > there.get(card, 0)})


def only_here(one: DeckRecord, others: Sequence[DeckRecord]) -> frozenset[Mark]:
    """Return house and card of what `one` has and none of the others, in any house of them."""
    return _marks(one, _copies(one).keys() - {card for other in others for card in _copies(other)})


def _marks(deck: DeckRecord, cards: Set[str]) -> frozenset[Mark]:
    return frozenset((line.house, line.id or line.title) for line in deck.cards if (line.id or line.title) in cards)


def _copies(deck: DeckRecord) -> dict[str, int]:
    counts: dict[str, int] = {}
    for line in deck.cards:
        counts[line.id or line.title] = counts.get(line.id or line.title, 0) + line.count
    return counts


class CompareDialog(QDialog):
    """Two decks or more: their card lists, their figures, and their cards; behind a tab of their own, `charts` of
    two."""

    save_wanted = Signal()

    def __init__(
        self,
        decks: Sequence[DeckRecord],
        rows: Sequence[DeckRow],
        charts: QWidget | None,
        faces: Faces,
        settings: DeskSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(w.TITLE.filled(decks=s.decks(len(decks)))))
        self.decks = tuple(decks)
        self.ask_printer: Callable[[Callable[[QPrinter], None]], None] = self._ask_printer
        self.tabs = QTabWidget()
        self.lists = tuple(CardList(faces) for _ in decks)
        self.figures = FigureTable(decks, rows)
        self.cards = CardTable(decks, card_rows(decks, settings.card_language_now))
        self.which = QComboBox()
        self.counted = Label(style="dim")
        parts: list[tuple[QWidget, str, str]] = [
            (self._lists_page(settings), say(w.LISTS), say(w.DIFFERENT if len(decks) == 2 else w.ONLY_HERE)),
            (self.figures, say(w.FIGURES), say(w.HIGHEST_ONLY)),
            (self._cards_page(), say(w.CARDS), ""),
        ]
        if charts is not None:
            parts.insert(1, (charts, say(s.COMPARE_FIGURES), ""))
        hints = [hint for _, _, hint in parts]
        for page, title, _ in parts:
            self.tabs.addTab(page, title)
        self.hint = Label(hints[0], style="dim", wraps=True)
        self.tabs.currentChanged.connect(lambda tab: self.hint.setText(hints[tab]))
        if len(decks) > 2:
            self.tabs.setCurrentWidget(self.figures)
        down((self.tabs, 1), across((self.hint, 1), *self._buttons()), on=self)
        fit(self, 860 if len(decks) == 2 else 1180, 640)

    def _buttons(self) -> tuple[QPushButton, ...]:
        save, printing, close = (QPushButton(say(words)) for words in (w.SAVE, w.PRINT, s.CLOSE))
        save.clicked.connect(self.save_wanted)
        printing.clicked.connect(lambda: self.ask_printer(self._print))
        close.clicked.connect(self.accept)
        for button in (save, printing):
            button.setAutoDefault(False)
        close.setDefault(True)
        return save, printing, close

    def _lists_page(self, settings: DeskSettings) -> QWidget:
        page = QWidget()
        columns = QHBoxLayout(page)
        for place, (deck, cards) in enumerate(zip(self.decks, self.lists, strict=True)):
            others = (*self.decks[:place], *self.decks[place + 1 :])
            cards.set_card_language(settings.card_language_now)
            cards.show_deck(deck, differing(deck, others[0]) if len(others) == 1 else only_here(deck, others))
            cards.ensurePolished()
            cards.setMinimumWidth(LIST_LETTERS * cards.fontMetrics().averageCharWidth())
            columns.addLayout(_column(deck, cards), 1)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        return area

    def _cards_page(self) -> QWidget:
        page = QWidget()
        for words, common in ((w.ALL_CARDS, None), (w.COMMON, True), (w.NOT_COMMON, False)):
            self.which.addItem(say(words), common)
        label = Label(say(w.WHICH))
        label.setBuddy(self.which)
        self.which.setAccessibleName(name_of(w.WHICH))
        self.which.currentIndexChanged.connect(lambda _: self._on_which())
        down(across(label, self.which, self.counted, STRETCH), (self.cards, 1), on=page)
        self._on_which()
        return page

    def _on_which(self) -> None:
        self.cards.show_cards(self.which.currentData())
        self.counted.setText(say(w.COUNTED.filled(n=len(self.cards.shown))))

    # On paper and in files.

    def content(self, path: Path) -> bytes:
        """Return what a file of that name holds: a PDF, or figures and cards as a table."""
        from kfdesk.desk.sheet.paper import usual_paper
        from kfdesk.desk.sheet.table_paper import pdf_of

        if path.suffix.lower() == ".pdf":
            return pdf_of(self._on_paper(), self.windowTitle(), usual_paper())
        figures = csv_text([*self.figures.plain_rows(), []])
        return csv_bytes(figures + csv_of([self.cards.as_table()]))

    def _on_paper(self) -> list[TextTable]:
        """Return the tables with numbers instead of names, which would find no room above narrow columns."""
        said = (
            (str(number), name, set_or_kind(deck.set, ui.language, deck.kind))
            for number, (name, deck) in enumerate(zip(self.figures.names, self.decks, strict=True), 1)
        )
        heads = (say(w.NUMBER), say(w.DECK), say(s.COLUMN_NAMES["set"]))
        numbers = tuple(str(number) for number in range(1, len(self.decks) + 1))
        tables = (self.figures.as_table(), self.cards.as_table())
        numbered = (table._replace(heads=(table.heads[0], *numbers)) for table in tables)
        return [TextTable(self.windowTitle(), heads, tuple(said)), *numbered]

    def _print(self, printer: QPrinter) -> None:
        from kfdesk.desk.sheet.table_paper import print_on

        if not print_on(printer, self._on_paper(), self.windowTitle()):
            self.hint.setText(say(w.NOT_PRINTED))

    def _ask_printer(self, then: Callable[[QPrinter], None]) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            then(printer)
        dialog.deleteLater()


def _column(deck: DeckRecord, cards: CardList) -> QVBoxLayout:
    name = Label(say(deck_words(deck.name, deck.kind)), style="deckTitle", wraps=True)
    about = Label(set_or_kind(deck.set, ui.language, deck.kind), style="dim")
    return down(name, about, (cards, 1))
