"""Explain this card: a key at the table, a command of the Help menu, and what lists of decks ask for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from kfdesk.cards import library
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.keyboard import place_keys
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.reference import texts as s

if TYPE_CHECKING:
    from kfdesk.desk.around_table.table_page import TablePage
    from kfdesk.desk.reference.explained import ExplainedCard


class ExplainFeature(Feature):
    """Explains the card that is shown large at the table, or one of a list."""

    rule_wanted = Signal(str)
    """The id of an entry of the rules to be read."""

    def __init__(self, desk: Desk, at_table: TablePage) -> None:
        super().__init__(desk)
        self._table = at_table.table
        self.dialog: ExplainedCard | None = None
        """The window while it is open."""
        desk.commands.add("help", s.EXPLAIN, self.explain_looked_at)
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        key = QShortcut(QKeySequence(place_keys.EXPLAIN_CARD), at_table, context=scope)
        key.activated.connect(self.explain_looked_at)
        controller = desk.controller  # the card may be one of a hand, which whoever sits down next must not see
        for leaves in (controller.curtain_lowered, controller.seat_leaves, controller.game_began):
            leaves.connect(lambda *_: self._shut())

    def explain_looked_at(self) -> None:
        """Explain the card at the table that is looked at; where there is none, say how to choose one."""
        view, handle = self._desk.controller.view(), self._table.looked_at
        card = find_card(view, handle) if view is not None and handle is not None else None
        setup = self._desk.controller.setup
        if card is None or card.face is None or setup is None:
            self._desk.tell(s.EXPLAIN_TITLE, s.EXPLAIN_HOW)
            return
        seats = setup.seats
        deck = [one.id for one in seats[card.owner].deck.cards] if seats else []
        self.explain(card.face, deck)

    def explain(self, card: str, deck: Iterable[str] = ()) -> None:
        """Explain a card, with partners from the deck. One that the program does not understand is passed by."""
        if card not in library():
            return
        if self.dialog is None:
            from kfdesk.desk.reference.explained import ExplainedCard

            self.dialog = self.furnish(ExplainedCard(self._desk.card_faces, self._desk.frame))
            self.dialog.rule_wanted.connect(self.rule_wanted)
            self.dialog.destroyed.connect(self._forget)
        self.dialog.show_card(card, deck)
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def close(self) -> None:
        """The program ends: the window goes, too."""
        self._shut()

    def _shut(self) -> None:
        """Close the window, and forget what it said."""
        if self.dialog is not None:
            self.dialog.destroyed.disconnect(self._forget)
            self.dialog.close()
            self._forget()

    def _forget(self) -> None:
        self.dialog = None
        self._rooms.clear()
