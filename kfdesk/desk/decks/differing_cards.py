"""A line that says which home-made cards of a deck differ from one's own, with a button that takes these over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.text.words import enumerated, same

MOST_NAMED: Final = 3
"""So many cards are named; of more it is said how many they are."""


class DifferingCards(QFrame):
    """Speaks of the cards of one deck; hidden while none differs. A deck holds what its cards said when they were put
    into it, until somebody wants it otherwise."""

    wanted = Signal()
    """The deck is to hold the cards as they are among one's own."""

    def __init__(self, parent: QWidget | None = None, *, narrow: bool = False) -> None:
        """With `narrow` the button stands below the words."""
        super().__init__(parent)
        self.setObjectName("deckNotice")
        self.cards: tuple[HomeCard, ...] = ()
        """One's own cards that the deck holds as something else."""
        self.text = Label(wraps=True)
        self.take = says(QPushButton(), s.TAKE_OVER, tip=s.TAKE_OVER_TIP)
        self.take.setAutoDefault(False)
        margins = (10, 4, 6, 4)
        if narrow:
            down(self.text, (self.take, Qt.AlignmentFlag.AlignLeft), on=self, margins=margins)
        else:
            across((self.text, 1), self.take, on=self, margins=margins)
        self.take.clicked.connect(self.wanted)
        self.hide()
        follow_language(self._say)

    def present(self, cards: Sequence[HomeCard]) -> None:
        """Say that these cards of one's own are something else in the deck."""
        self.cards = tuple(cards)
        self.setVisible(bool(cards))
        self._say()

    def _say(self) -> None:
        if len(self.cards) > MOST_NAMED:
            self.text.setText(say(s.MANY_DIFFER.filled(n=len(self.cards))))
        elif self.cards:
            names = enumerated([same(card.name) for card in self.cards])
            self.text.setText(say(s.CARDS_DIFFER.filled(n=len(self.cards), cards=names)))
