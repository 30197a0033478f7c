"""Which cards a view shows, and the one with a handle: plain functions, without Qt."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from kfdesk.desk.layout.tide import tide_card
from kfdesk.engine.views import CardView, TableView


def on_table(view: TableView) -> frozenset[str]:
    """Return the handles of cards that lie open before the viewer: in play, in the hand shown, being played."""
    return frozenset(card.handle for card in _shown(view))


def _shown(view: TableView) -> Iterator[CardView]:
    yield from with_lower(view.playing)
    for seat in view.seats:
        for zone in (seat.battleline, seat.artifacts, seat.references, seat.hand or ()):
            yield from with_lower(zone)


def with_lower(cards: Iterable[CardView]) -> Iterator[CardView]:
    """Yield each card, then its top half, the upgrades on it and the cards under it, and so on."""
    for card in cards:
        yield card
        if card.other_half is not None:
            yield card.other_half
        if card.upgrades or card.under:
            yield from with_lower((*card.upgrades, *card.under))


def find_card(view: TableView, handle: str) -> CardView | None:
    """Return the card with this handle wherever this viewer may see it, also under another card; the tide card too."""
    return cards_by_handle(view).get(handle) or tide_card(view, handle)


def cards_by_handle(view: TableView) -> Mapping[str, CardView]:
    """Return every card that this viewer may see, also those under another card."""
    return _BY_HANDLE.of(view)


class _CardsByHandle:
    """The cards of the views last asked about: one decision asks the same view dozens of times."""

    def __init__(self) -> None:
        self._views: deque[tuple[TableView, dict[str, CardView]]] = deque(maxlen=3)

    def of(self, view: TableView) -> dict[str, CardView]:
        """Return the cards of a view by handle; a view never changes, so it is known by being the same object."""
        for known, cards in self._views:
            if known is view:
                return cards
        found = {card.handle: card for card in every_card(view)}
        self._views.append((view, found))
        return found


_BY_HANDLE: Final = _CardsByHandle()


def every_card(view: TableView) -> Iterable[CardView]:
    """Yield every card of the view, those under another one after it."""
    for seat in view.seats:
        for cards in seat.seen():
            yield from with_lower(cards)
        yield from with_lower(seat.references)
    yield from with_lower(view.playing)
