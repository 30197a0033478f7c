"""In which order the cards of a hand are shown; without Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kfdesk.engine.terms import CardType
from kfdesk.engine.views import CardView, SeatView, TableView

_TYPES: Final = (CardType.CREATURE, CardType.ACTION, CardType.ARTIFACT, CardType.UPGRADE)


def hand_shown(view: TableView, seat: SeatView, own_order: Sequence[str] = ()) -> tuple[CardView, ...]:
    """Return a player's hand as it is shown: by house in the order of the identity card, then by type, power and name.

    A card of several houses stands with the active one if that is among them. `own_order` are handles in the order the
    player gave them: those cards come first. The hand itself has no order that matters. Rule: "Hand".
    """
    active = view.active_house if view.active == seat.player else None
    placed = {handle: at for at, handle in enumerate(own_order)}

    def house_of(card: CardView) -> int:
        shown = active if active in card.houses else next(iter(card.houses), None)
        return seat.houses.index(shown) if shown in seat.houses else len(seat.houses)

    def key(card: CardView) -> tuple[int, int, int, int, str, str]:
        kind = _TYPES.index(card.type) if card.type in _TYPES else len(_TYPES)
        return (
            placed.get(card.handle, len(placed)), house_of(card), kind, card.power or 0, card.face or "", card.handle
        )  # fmt: skip

    return tuple(sorted(seat.hand or (), key=key))
