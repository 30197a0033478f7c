"""The values of a laid out table: rectangles, where one card lies, the places of a side, what is wanted how large.

Units are scene units, which the table widget maps 1:1 to logical pixels. Nothing here knows Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from kfdesk.engine.terms import Player, Zone
from kfdesk.teach.table_place import PlacesOfSeats

CARD_RATIO: Final = 63 / 88
"""Width of a card divided by its height."""


def clamp(value: float, least: float, most: float) -> float:
    """Return the value, at least `least` and at most `most`."""
    return max(least, min(most, value))


class Rect(NamedTuple):
    """An upright rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> tuple[float, float]:
        """The middle point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point lies inside or on the edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Return the rectangle with `dx` (and `dy`) taken off each side; negative grows it."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def overlaps(self, other: Rect) -> bool:
        """Return whether the two share more than an edge."""
        return (
            self.x < other.right - 0.01
            and other.x < self.right - 0.01
            and self.y < other.bottom - 0.01
            and other.y < self.bottom - 0.01
        )

    def within(self, other: Rect) -> bool:
        """Return whether this lies inside `other`, edges included."""
        slack = 0.01
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


class RowHeight(NamedTuple):
    """How high a row of the table is: a share of the table's height, but no less than what lies there needs.

    `readable` are the pixels that it needs, `most` the share of a low table that they take at most.
    """

    share: float
    readable: float
    most: float

    def of(self, height: float) -> float:
        """Return the height of the row on a table so high."""
        return max(self.share * height, min(self.readable, self.most * height))


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one card lies: its middle, the size of the card when upright, and whether it is turned.

    `player` is the side of the table it lies on, `z` its stacking order, `host` the card it is under.
    Of a card under a turned one only the upper part is drawn, down to `shown` card heights.
    """

    handle: str
    player: Player
    zone: Zone
    x: float
    y: float
    width: float
    height: float
    turned: bool = False
    z: float = 0.0
    host: str | None = None
    shown: float = 1.0

    @property
    def rect(self) -> Rect:
        """The rectangle the card covers as it lies."""
        w, h = (self.height, self.width) if self.turned else (self.width, self.height)
        return Rect(self.x - w / 2, self.y - h / 2, w, h * self.shown)


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """The parts of one player's panel."""

    frame: Rect
    name: Rect
    portrait: Rect
    """The deck's Archon, beside the pool."""
    pool: Rect
    keys: tuple[Rect, ...]
    """The places of `keys_shown`."""
    facts: Rect
    """A line for what is not always so: key cost, chains, tide."""
    houses: tuple[Rect, ...]
    counts: Rect


@dataclass(frozen=True, slots=True)
class SideLayout:
    """The places of one player's side."""

    player: Player
    below: bool
    panel: PanelLayout
    battleline: Rect
    artifacts: Rect
    references: Rect | None
    hand: Rect
    piles: Mapping[Zone, Rect]
    """The card-sized place of each pile; its label is written beneath, `label_height` high."""
    corner: Rect
    """What the piles leave of the corner they are in: for words, such as what is in force."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Everything's place on a table of one size."""

    size: tuple[float, float]
    sides: tuple[SideLayout, SideLayout]
    """Indexed by player, not by place."""
    playing: Rect
    """Where cards being played lie, over others: the middle of the table, where nothing is chosen there."""
    spots: dict[str, Spot]
    """Every card that lies face up or down as a single card, by handle; piles are not in it."""
    label_height: float
    ghost: Spot | None = None
    """Where a creature hovering over a battleline would come to lie."""
    absent: PlacesOfSeats = frozenset()
    """Places that are not there yet, while one learns; all others lie where they always do."""

    def has(self, player: Player, zone: Zone) -> bool:
        """Return whether a player has a place for cards of this zone."""
        return (player, zone.value) not in self.absent

    def line(self, player: Player) -> list[Spot]:
        """Return the spots of one battleline, left to right, without what lies under its creatures."""
        found = [s for s in self.spots.values() if s.zone is Zone.BATTLELINE and s.player == player]
        return sorted(found, key=lambda s: s.rect.x)


@dataclass(frozen=True, slots=True)
class Ghost:
    """A place to keep open in a battleline: before the creature with this index; `wide` for a gigantic one."""

    player: Player
    slot: int
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Spread:
    """A battleline with places to choose from: at its flanks, and between its creatures if `inner`."""

    player: Player
    inner: bool = True


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the people at the table want things: 1 is as designed.

    Smaller cards leave more of the cloth free. Cards fill their rows as it is, so room for larger ones is had only
    from what lies between and beside them: the gaps, the hand on the other side while it is hidden, and what
    battlelines keep free for upgrades. No sort of card becomes smaller for another; battlelines get most of the room,
    as a hand card is read large under the pointer. What is too wide then overlaps. Larger text widens the players'
    panels.
    """

    cards: float = 1.0
    text: float = 1.0

    @property
    def shrink(self) -> float:
        """The factor of every card, at most 1."""
        return min(1.0, self.cards)

    @property
    def grown(self) -> float:
        """How much larger than designed cards are wished, from 0 to 1."""
        return clamp(self.cards, 1.0, 2.0) - 1

    def less(self, free: float, most: float) -> float:
        """Return what is left of free room of which larger cards take `most` at the largest, as a share."""
        return free * (1 - most * self.grown)


PLAIN_SCALE: Final = Scale()
