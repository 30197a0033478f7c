"""Where a card is shown large beside its place on the table: plain functions from rectangles to rectangles.

Scene units; without Qt. A hand card is shown above the hand (below it on the upper side), any other card beside
itself, and nowhere that covers the card itself or what must stay in sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kfdesk.desk.layout.places import CARD_RATIO, Rect, clamp

GROWS: Final = 2.5
"""How many times as large a card is shown as it lies."""
NARROWEST: Final = 206.0
"""Width from which the text of a card can be read, with a little to spare."""
WIDEST: Final = 380.0
"""Width at card factor 1 beyond which a card only takes room."""
TALLEST: Final = 0.64
"""Greatest height as a share of the table's."""
TALLER: Final = 0.3
"""How much of the table's height more it may take for text twice as large."""
MOST_OF_TABLE: Final = 0.7
"""Greatest width of two cards side by side as a share of the table's."""
WORTH: Final = 1.2
"""A card that would not grow by this factor is not shown."""
GAP: Final = 8.0
"""Distance from the card that lies on the table, and from its notes."""
EDGE: Final = 6.0
"""Distance from the edge of the table."""
ASIDE: Final = (0.0, -0.3, 0.3, -0.6, 0.6, -1.0, 1.0)
"""How far a card above the hand is moved aside where it would cover what must stay in sight, in its widths."""


@dataclass(frozen=True, slots=True)
class ReadingPlace:
    """Where the large card stands and, if there are notes and room for them, where those stand beside it."""

    card: Rect
    notes: Rect | None = None


def large_size(
    width: float, table: tuple[float, float], factor: float, *, cards: int = 1, letters: float = 1.0
) -> tuple[float, float]:
    """Return the size in which a card that lies `width` wide is shown; (0, 0) where it would hardly grow.

    Of a gigantic creature `width` is that of one of its two `cards`, which are shown side by side. `letters` is how
    large text is to be, and so the card that bears it.
    """
    wanted = clamp(width * GROWS, NARROWEST, WIDEST) * max(1.0, factor, letters)
    tallest = TALLEST + TALLER * clamp(letters - 1, 0, 1)
    large = min(wanted, table[1] * tallest * CARD_RATIO, table[0] * 0.45)
    large = min(large, table[0] * MOST_OF_TABLE / cards)
    return (large * cards, large / CARD_RATIO) if large >= width * WORTH else (0.0, 0.0)


def room_above_hand(rect: Rect, table: tuple[float, float], *, below: bool) -> float:
    """Return how high a card may be that is shown beside a hand card at `rect` without covering it."""
    return (rect.y if below else table[1] - rect.bottom) - GAP - EDGE


def above_hand(
    rect: Rect,
    size: tuple[float, float],
    table: tuple[float, float],
    notes: tuple[float, float] | None,
    kept_clear: Sequence[Rect] = (),
    *,
    below: bool,
) -> ReadingPlace | None:
    """Return the place for a hand card that lies at `rect`: over its middle, as far as the table goes, else aside.

    `below` says whether it is the hand at the lower edge. `notes` is the size of the notes, None for none.
    """
    y = rect.y - GAP - size[1] if below else rect.bottom + GAP
    y = clamp(y, EDGE, max(EDGE, table[1] - EDGE - size[1]))
    middle, right = rect.center[0] - size[0] / 2, max(EDGE, table[0] - EDGE - size[0])
    places = [Rect(clamp(middle + aside * size[0], EDGE, right), y, *size) for aside in ASIDE]
    return _first_free(places, table, notes, [*kept_clear, rect])


def beside(
    rect: Rect,
    size: tuple[float, float],
    table: tuple[float, float],
    notes: tuple[float, float] | None,
    kept_clear: Sequence[Rect] = (),
) -> ReadingPlace | None:
    """Return the place for any other card: to its right, to its left, above or below it; None where no room is."""
    y = clamp(rect.center[1] - size[1] / 2, EDGE, max(EDGE, table[1] - EDGE - size[1]))
    x = clamp(rect.center[0] - size[0] / 2, EDGE, max(EDGE, table[0] - EDGE - size[0]))
    places = [
        Rect(rect.right + GAP, y, *size),
        Rect(rect.x - GAP - size[0], y, *size),
        Rect(x, rect.y - GAP - size[1], *size),
        Rect(x, rect.bottom + GAP, *size),
    ]
    return _first_free(places, table, notes, [*kept_clear, rect])


def _first_free(
    places: Iterable[Rect], table: tuple[float, float], notes: tuple[float, float] | None, kept_clear: Sequence[Rect]
) -> ReadingPlace | None:
    """Return the first place on the table that covers nothing to be kept clear, with its notes if these fit too."""
    free = [place for place in places if _is_free(place, table, kept_clear)]
    if notes is not None:
        for place in free:
            found = next((at for at in _beside_card(place, notes, table) if _is_free(at, table, kept_clear)), None)
            if found is not None:
                return ReadingPlace(place, found)
    return ReadingPlace(free[0]) if free else None


def _beside_card(card: Rect, notes: tuple[float, float], table: tuple[float, float]) -> Iterator[Rect]:
    """Yield where notes may stand: on the right of the large card, on its left."""
    y = clamp(card.y, EDGE, max(EDGE, table[1] - EDGE - notes[1]))
    yield Rect(card.right + GAP, y, *notes)
    yield Rect(card.x - GAP - notes[0], y, *notes)


def _is_free(place: Rect, table: tuple[float, float], kept_clear: Sequence[Rect]) -> bool:
    inside = place.within(Rect(0, 0, *table))
    return inside and not any(place.overlaps(other) for other in kept_clear)
