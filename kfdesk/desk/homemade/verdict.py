"""The right side of the page on which a deck is put together: whether it can be played so far, and its figures."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from kfdesk.collection.composing import DeckForm, broken
from kfdesk.collection.importers.texts import TOKEN_MISSING
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.token_creatures import lacks_token_creature
from kfdesk.desk.charts.deck_panels import DeckFiguresPanel
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words

LEAST_WIDTH: Final = 260
"""Least width of what is said of the deck, in logical pixels."""


class VerdictPane(QWidget):
    """Says what is still missing or wrong, by the rules of the form that the deck is to have."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(LEAST_WIDTH)
        self.state = Label(wraps=True, style="homemadeState")
        self.reasons = Label(wraps=True)
        self.figures = DeckFiguresPanel()
        self.rest = QWidget()
        """Takes the room of the figures while there are none."""
        down(self.state, self.reasons, (self.figures, 1), (self.rest, 1), on=self, margins=(8, 0, 0, 0), gap=6)

    def judge(self, deck: DeckRecord | None, form: DeckForm) -> bool:
        """Say how the deck stands, and return whether it can be played; None: that is not known yet."""
        if deck is None:
            self._say_state(w.READING, "…")
            self.reasons.hide()
            return False
        reasons = broken(deck, form)
        playable = not broken(deck, DeckForm.FREE)
        words = w.LEGAL if not reasons else w.NOT_LEGAL_BUT_FREE if playable else w.NOT_LEGAL
        self._say_state(words, "✓" if not reasons else "✎")
        lines = [reason.text for reason in reasons]
        if lacks_token_creature(deck):
            lines.append(TOKEN_MISSING)
        self.reasons.setText("\n".join(f"• {say(line)}" for line in lines))
        self.reasons.setVisible(bool(lines))
        return playable

    def _say_state(self, words: Words, sign: str) -> None:
        said = f"{sign} {say(words)}"
        if said != self.state.text():
            self.state.setText(said)
            if self.isVisible():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.state, say(words)))

    def show_figures(self, deck: DeckRecord) -> None:
        """Show the figures of a deck, those of an empty one not at all; what is looked at stays where it is."""
        empty = not deck.cards
        self.figures.setVisible(not empty)
        self.rest.setVisible(empty)
        if not empty:
            at = self.figures.area.verticalScrollBar().value()
            self.figures.show_deck(deck)
            self.figures.area.verticalScrollBar().setValue(at)
