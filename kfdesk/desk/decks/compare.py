"""Two decks side by side: what one has and the other lacks is in bold, figures below each other."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.cards import CardList
from kfdesk.desk.decks.columns import set_or_kind
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say, ui
from kfdesk.match.home_marks import deck_words

Mark = tuple[str, str]


def differing(one: DeckRecord, other: DeckRecord) -> frozenset[Mark]:
    """Return house and card of what `one` has more copies of than `other`, in any house of it."""
    counts: dict[str, int] = {}
    for line in other.cards:
        counts[line.id or line.title] = counts.get(line.id or line.title, 0) + line.count
    had: dict[str, int] = {}
    for line in one.cards:
        had[line.id or line.title] = had.get(line.id or line.title, 0) + line.count
    more = {card for card, count in had.items() if count > counts.get(card, 0)}
    return frozenset((line.house, line.id or line.title) for line in one.cards if (line.id or line.title) in more)


class CompareDialog(QDialog):
    """Two card lists and, behind a second tab, the figures of both."""

    def __init__(
        self,
        decks: tuple[DeckRecord, DeckRecord],
        figures: QWidget,
        faces: Faces,
        settings: DeskSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.COMPARE_TITLE))
        self.lists = (CardList(faces), CardList(faces))
        self.tabs = QTabWidget()
        page = QWidget()
        columns = QHBoxLayout(page)
        for place, (deck, cards) in enumerate(zip(decks, self.lists, strict=True)):
            cards.set_card_language(settings.card_language_now)
            cards.show_deck(deck, differing(deck, decks[1 - place]))
            columns.addLayout(_column(deck, cards), 1)
        self.tabs.addTab(page, say(s.COMPARE_CARDS))
        self.tabs.addTab(figures, say(s.COMPARE_FIGURES))
        self.hint = Label(say(s.COMPARE_DIFFERENT), style="dim")
        self.tabs.currentChanged.connect(lambda tab: self.hint.setText(say(s.COMPARE_DIFFERENT) if tab == 0 else ""))
        close = QPushButton(say(s.CLOSE))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        down((self.tabs, 1), across((self.hint, 1), close), on=self)
        fit(self, 860, 640)


def _column(deck: DeckRecord, cards: CardList) -> QVBoxLayout:
    name = Label(say(deck_words(deck.name, deck.kind)), style="deckTitle", wraps=True)
    about = Label(set_or_kind(deck.set, ui.language, deck.kind), style="dim")
    return down(name, about, (cards, 1))
