"""What trials say of one deck, beside it on the shelf: its strength, its best and worst opponents, its cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.trials import texts as s
from kfdesk.desk.trials.known_panes import between, shared, signed
from kfdesk.desk.trials.lists import Cell, RowTable, number_cell, word_cell
from kfdesk.text.words import Words
from kfdesk.trials import ON_SHELF
from kfdesk.trials.cards import CardWorth
from kfdesk.trials.jobs import Known
from kfdesk.trials.matchups import Matchup, matchups
from kfdesk.trials.on_shelf import plays_same_list, strength_of
from kfdesk.trials.tables import Table

SHOWN = 5
"""So many of the best opponents, and of the worst."""


class BesideDeck(QObject):
    """The tab; it asks for what is known when it is first seen."""

    title = s.TAB_MATCHUPS

    def __init__(
        self,
        known: Callable[[], Known | Words | None],
        open_pairs: Callable[[str], object],
        open_deck: Callable[[str], object],
        play: Callable[[list[str]], object],
        parent: QObject | None = None,
    ) -> None:
        """`known` is asked what is known, and brings it if it is not; words say why it cannot be known."""
        super().__init__(parent)
        self._known = known
        self._deck: DeckRecord | None = None
        self.widget = QWidget()
        self.honestly = says(Label(wraps=True), s.HONESTLY[ON_SHELF])
        self.strength = Label(wraps=True)
        self.table = says(RowTable(), name=s.TAB_MATCHUPS)
        self.pairs = says(QPushButton(), s.TAB_MATCHUPS)
        self.play = says(QPushButton(), s.PLAY_THIS)
        down(
            self.honestly,
            self.strength,
            (self.table, 1),
            across(self.pairs, self.play, STRETCH),
            on=self.widget,
            margins=(0, 8, 0, 0),
        )
        self.table.opened.connect(open_deck)
        self.pairs.clicked.connect(lambda: open_pairs(self._deck.key) if self._deck is not None else None)
        self.play.clicked.connect(lambda: play([]))
        follow_language(self._say)

    def show_deck(self, deck: DeckRecord) -> None:
        """Show what is known of a deck."""
        self._deck = deck
        self._say()

    def show_again(self) -> None:
        """Show it anew where it is seen: more is known."""
        if self._deck is not None and self.widget.isVisible():
            self._say()

    def _say(self) -> None:
        deck = self._deck
        if deck is None:
            return
        found = self._known()
        known = found if isinstance(found, Known) else None
        place = known.table.place(deck.key) if known is not None else None
        self.pairs.setEnabled(place is not None)
        if known is None or place is None:
            wrong = found if isinstance(found, Words) else s.LOADING
            self.strength.setText(say(wrong if known is None else s.NOT_PLAYED))
            self.table.setRowCount(0)
            return
        table = known.table
        rating = table.decks[place]
        if not plays_same_list(deck, rating.deck):
            self.strength.setText(say(s.OTHER_LIST))
            self.table.setRowCount(0)
            return
        self.strength.setText(say(s.STRENGTH.filled(**between(rating.share), n=rating.games)))
        met = matchups(table, place)
        shown = met if len(met) <= 2 * SHOWN else [*met[:SHOWN], *met[-SHOWN:]]
        heads = [say(words) for words in (s.OTHER_DECK, s.HEAD_STRENGTH, s.HEAD_GAMES)]
        self.table.show_rows(heads, [_row(table, one) for one in shown], wide=0)


def _row(table: Table, one: Matchup) -> tuple[str, list[Cell]]:
    deck, share = table.decks[one.other].deck, one.share
    said = f"{say(s.PERCENT.filled(n=shared(share.percent)))} ({shared(share.low)}–{shared(share.high)})"
    cells = [
        word_cell(deck.name),
        Cell(said, share.percent, strength_of(share, one.games)),
        number_cell(one.games, str(one.games)),
    ]
    return deck.key, cells


def worth_words(one: CardWorth) -> str:
    """Return what is said of a card beside it."""
    return f"{signed(one.worth)} ±{one.half_width:.0f}"
