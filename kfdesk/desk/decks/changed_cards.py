"""A line that says which home-made cards of a deck were changed since, with a button that takes them over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.text.words import enumerated, same

MOST_NAMED: Final = 3
"""So many cards are named; of more it is said how many they are."""


class ChangedCards(QFrame):
    """Speaks of the cards of one deck; hidden while none was changed. A deck holds what its cards said when they were
    put into it, until somebody wants it otherwise."""

    wanted = Signal()
    """The deck is to hold the cards as they are now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckNotice")
        self.cards: tuple[HomeCard, ...] = ()
        """The cards as they are now that the deck holds as they were."""
        self.text = Label(wraps=True)
        self.take = says(QPushButton(), s.TAKE_OVER, tip=s.TAKE_OVER_TIP)
        self.take.setAutoDefault(False)
        across((self.text, 1), self.take, on=self, margins=(10, 4, 6, 4))
        self.take.clicked.connect(self.wanted)
        self.hide()
        follow_language(self._say)

    def present(self, cards: Sequence[HomeCard]) -> None:
        """Say that these cards were changed."""
        self.cards = tuple(cards)
        self.setVisible(bool(cards))
        self._say()

    def _say(self) -> None:
        if len(self.cards) > MOST_NAMED:
            self.text.setText(say(s.MANY_CHANGED.filled(n=len(self.cards))))
        elif self.cards:
            names = enumerated([same(card.name) for card in self.cards])
            self.text.setText(say(s.CARDS_CHANGED.filled(n=len(self.cards), cards=names)))
