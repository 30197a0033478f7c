"""Shows large what a player points at, on the table or in a list, log or pile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from kfdesk.desk.around_table.table_overlays import TableOverlays
from kfdesk.desk.card.faces import printed
from kfdesk.desk.card.other_side import reverse_of
from kfdesk.desk.card.preview import Preview, Side
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import Player, Zone
from kfdesk.engine.views import CardView, TableView

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget


class CardInspector(QObject):
    """Fills the preview from the view last presented, with what is pointed at on the table or in an open pile.

    A card of an open pile that can be used or chosen is, where it is clicked, as if it lay on the table.

    While `is_covered` says that a curtain hides the table, no pile is opened, and a card that is no longer seen goes.
    """

    def __init__(
        self, table: TableWidget, preview: Preview, overlays: TableOverlays, is_covered: Callable[[], bool]
    ) -> None:
        super().__init__(overlays)
        self._table, self._preview, self._overlays, self._is_covered = table, preview, overlays, is_covered
        self._offered: dict[str, CardView] = {}
        """Cards of a decision that lie nowhere in the view, by their handles."""
        self.view: TableView | None = None
        table.hovered.connect(self.show_card)
        table.pile_clicked.connect(self.open_pile)
        overlays.viewer.hovered.connect(self.show_card)
        overlays.viewer.closed.connect(table.setFocus)
        overlays.viewer.meaning_of = table.choosing.in_pile
        overlays.viewer.card_used.connect(table.choosing.activate)

    def present(self, view: TableView) -> None:
        """Show the open pile and the previewed card as they are now."""
        self.view = view
        self._overlays.viewer.refresh(view)
        old = self._preview.card
        if old is None:
            return
        card = find_card(view, old.handle)
        if card is not None and card.face is not None and _names_of(card) & _names_of(old):
            self._preview.force(card, state_lines(card, view), reverse=reverse_of(card, view))
        elif self._is_covered():
            self._preview.clear()

    def on_decision(self, decision: Decision | None, offered: dict[str, CardView]) -> None:
        """Show the card a decision comes from, and let those that may be chosen be painted while the players think."""
        self._offered = offered
        if decision is not None and decision.source is not None:
            self.show_card(decision.source)

    def paint_ahead(self, decision: Decision | None) -> None:
        """Let the cards that may be chosen be painted large while the players think: those are looked at next."""
        view = self.view
        options = decision.options if decision is not None else ()
        handles = dict.fromkeys(option.card for option in options if option.card is not None)
        self._preview.paint_ahead(self._sides(view, handles) if view is not None else ())

    def _sides(self, view: TableView, handles: Iterable[str]) -> Iterator[Side]:
        """Yield those cards whose faces may be seen, each with what is true of it."""
        for handle in handles:
            card = find_card(view, handle)
            if card is not None and card.face is not None:
                yield card, tuple(state_lines(card, view))

    def show_card(self, handle: str | None) -> None:
        """Show a card large, where its face may be seen."""
        view = self.view
        card = self._offered.get(handle or "")
        if card is None and view is not None and handle:
            card = find_card(view, handle)
        if card is not None and view is not None and card.face is not None:
            self._preview.show_card(card, state_lines(card, view), reverse=reverse_of(card, view))

    def show_named(self, handle: str | None, card: str) -> None:
        """Show a card large that is named somewhere: as it is printed where it may not be seen now as what is named.

        `card` is its id in the facts table. A card that was named once may lie facedown now, or as a token creature:
        that it is the same one nobody is to find out so. Rules: "Facedown cards", "Token creatures".
        """
        if not card or self._is_seen_as(handle, card):
            self.show_card(handle)
        else:
            self._preview.show_card(printed(card))

    def point_out_named(self, handle: str, card: str) -> None:
        """Show a card that is named somewhere large, and where it lies if it may be seen there as what is named."""
        if self._is_seen_as(handle, card):
            self.point_out(handle)
        else:
            self.show_named(handle, card)

    def _is_seen_as(self, handle: str | None, card: str) -> bool:
        """Return whether the card with this handle is seen now, and as the card with this id in the facts table."""
        if self.view is None or not handle:
            return False
        seen = self._offered.get(handle) or find_card(self.view, handle)
        return seen is not None and seen.face is not None and card in _names_of(seen)

    def point_out(self, handle: str | None) -> None:
        """Show a card large, and where it lies: several of a name may be listed."""
        if handle is None:
            return
        self.show_card(handle)
        place = self._table.card_rect(handle)
        if place is not None:
            self._overlays.highlight.show_around(QRectF(*place))

    def open_pile(self, player: Player, zone: Zone) -> None:
        """Show the cards of a pile, as far as whoever sits at the screen may see them."""
        if self.view is not None and not self._is_covered():
            self._overlays.viewer.open_pile(self.view, player, zone)
            self._overlays.arrange()

    def forget(self) -> None:
        """Let go of all that is shown: other eyes look on."""
        self._overlays.viewer.close_pile()
        self._preview.clear()
        self._overlays.refusal.hide()


def _names_of(card: CardView) -> set[str]:
    """Return the ids in the facts table under which whoever sees the card knows it."""
    return {id_ for id_ in (card.id, card.token_of, card.printed_id) if id_ is not None}
