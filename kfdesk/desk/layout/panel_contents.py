"""Which houses, reference cards, keys and signs of a player the table shows, in their order; without Qt."""

from __future__ import annotations

from kfdesk.engine.terms import COLORS, House, KeyColor, Zone
from kfdesk.engine.views import CardView, SeatView, TableView


def houses_shown(view: TableView, seat: SeatView) -> tuple[House, ...]:
    """Return the houses on a player's panel: those of the identity card, and the active house where it is another."""
    active = view.active_house
    if active is None or view.active != seat.player or active in seat.houses:
        return seat.houses
    return (*seat.houses, active)


def bears_ghost(seat: SeatView, zone: Zone) -> bool:
    """Return whether a player's pile of that zone says that the player is haunted: the discard pile does.

    Rule: "Haunted".
    """
    return seat.haunted and zone is Zone.DISCARD


def references_shown(seat: SeatView) -> tuple[tuple[CardView, ...], ...]:
    """Return a player's reference cards as they lie: the two sides of a prophecy card that is inactive together.

    Either of them may be activated. The other side of an active one lies below it. Rule: "Prophecy".
    """
    known = {card.handle: card for card in seat.references}
    groups: dict[str, tuple[CardView, ...]] = {}
    for card in seat.references:
        other = known.get(card.reverse)
        if other is None or card.active:
            groups[card.handle] = (card,)
        elif not other.active and other.handle not in groups:
            groups[card.handle] = (card, other)
    return tuple(groups.values())


def keys_to_forge(seat: SeatView) -> tuple[KeyColor, ...]:
    """Return the keys a player may forge next: those of the colors that are missing, else a colorless one where needed.

    Rule: "Keys".
    """
    missing = tuple(tint for tint in COLORS if tint not in seat.keys)
    return missing or ((KeyColor.COLORLESS,) if len(seat.keys) < seat.keys_to_win else ())


def keys_shown(seat: SeatView) -> tuple[tuple[KeyColor, bool], ...]:
    """Return the keys on a player's panel, each with whether it is forged: one of each color, then those without.

    There are as many colorless ones as the player has forged, or must forge to win. Rule: "Keys".
    """
    forged = seat.keys.count(KeyColor.COLORLESS)
    extra = max(forged, seat.keys_to_win - len(COLORS))
    return (*((tint, tint in seat.keys) for tint in COLORS), *((KeyColor.COLORLESS, n < forged) for n in range(extra)))
