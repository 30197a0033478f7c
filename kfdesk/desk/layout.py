"""Where everything on the table lies: plain functions from a view and a size to rectangles.

Units are scene units, which the table widget maps 1:1 to logical pixels. One side lies above, one
below; both are read from below, so the far side's cards stand upright too and `slot:0` is the
leftmost gap of either line. Nothing here paints, and nothing here knows Qt.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kfdesk.desk.shown import houses_shown, keys_shown, references_shown
from kfdesk.engine.terms import PLAYERS, STACKS, Player, Zone, other_player
from kfdesk.engine.views import CardView, SeatView, TableView

CARD_RATIO: Final = 63 / 88
"""Width of a card divided by its height."""
TAUNT_SHIFT: Final = 0.14
"""How far a creature with taunt stands forward, in card heights. Rule: "Taunt"."""
PEEK: Final = 0.17
"""How much of each upgrade shows above its creature, in card heights."""
PEEK_MOST: Final = 0.42
"""How much all upgrades of one card show together at most, in card heights."""
GIGANTIC_RATIO: Final = 2 * CARD_RATIO
"""Width of a gigantic creature, its two cards side by side, divided by its height. Rule: "Gigantic"."""
SLOT_WIDTH: Final = 30.0
"""How wide a gap of a battleline is that may be chosen."""
REFERENCES_MOST: Final = 0.5
"""How much of the artifacts' row the reference cards take at most."""
PILES: Final = STACKS
"""The piles beside each battleline, two in a row, the first row at the player's edge of the table."""


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
    piles: dict[Zone, Rect]
    """The card-sized place of each pile; its label is written beneath, `label_height` high."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Everything's place on a table of one size."""

    size: tuple[float, float]
    sides: tuple[SideLayout, SideLayout]
    """Indexed by player, not by place."""
    playing: Rect
    spots: dict[str, Spot]
    """Every card that lies face up or down as a single card, by handle; piles are not in it."""
    label_height: float
    ghost: Spot | None = None
    """Where a creature hovering over a battleline would come to lie."""

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

    Smaller cards leave more of the cloth free. Cards fill their rows as it is, so larger ones are to be
    had only for the battlelines, which take height from the rows around them. Larger text widens the
    players' panels.
    """

    cards: float = 1.0
    text: float = 1.0

    @property
    def shrink(self) -> float:
        """The factor of every card, at most 1."""
        return min(1.0, self.cards)

    @property
    def grow(self) -> float:
        """The factor of the battlelines' share of the height, at least 1."""
        return _clamp(self.cards, 1.0, 1.4)


PLAIN_SCALE: Final = Scale()


def lay_out(
    view: TableView,
    width: float,
    height: float,
    *,
    below: Player = PLAYERS[0],
    ghost: Ghost | None = None,
    spread: Spread | None = None,
    scale: Scale = PLAIN_SCALE,
) -> TableLayout:
    """Return the places of everything in `view` on a table of this size, `below` nearest the reader.

    `spread` names a battleline with gaps that stand open, `SLOT_WIDTH` wide, to be chosen from.
    """
    margin = max(6.0, min(width, height) * 0.011)
    label = max(14.0, min(20.0, height * 0.022)) * _clamp(scale.text, 0.8, 1.4)
    left = _clamp(width * 0.155, 132.0, 250.0) * _clamp(scale.text, 1.0, 1.3)
    right = _clamp(width * 0.135, 108.0, 220.0)
    middle = Rect(left + 2 * margin, margin, width - left - right - 4 * margin, height - 2 * margin)
    rows = _rows(view, middle, below, margin, scale)
    pile_h = _pile_height(right, height, margin, label) * scale.shrink
    sides = tuple(
        _side(view, seat, seat.player == below, rows, _Columns(width, height, left, right, margin, label, pile_h))
        for seat in view.seats
    )
    used = 2 * (pile_h + label) + margin
    playing = Rect(width - margin - right, margin + used + margin, right, height - 2 * used - 4 * margin)
    spots: dict[str, Spot] = {}
    ghost_spot = None
    for seat, side in zip(view.seats, sides, strict=True):
        opened = ghost if ghost is not None and ghost.player == seat.player else None
        chosen = spread if spread is not None and spread.player == seat.player else None
        placed, hole = _line_spots(seat, side, margin, opened, chosen, scale)
        ghost_spot = hole or ghost_spot
        for spot in (*placed, *_artifact_spots(seat, side, margin, scale), *_hand_spots(seat, side, margin, scale)):
            spots[spot.handle] = spot
    for spot in _playing_spots(view, playing):
        spots[spot.handle] = spot
    return TableLayout((width, height), (sides[0], sides[1]), playing, spots, label, ghost_spot)


def fit_row(
    width: float, shapes: Sequence[float], *, most: float, least: float, gap: float, tight: float | None = None
) -> tuple[float, list[float]]:
    """Return the card height and the centers (from the row's left edge) for a row of cards.

    `shapes` say how wide each card is as it lies, in card heights. Cards keep the height `most` while they fit; then
    the gaps narrow to `tight` (None: not at all), then the cards shrink to `least`, and then overlap, each still to
    the right of the one before. The row is centered.
    """
    if not shapes:
        return most, []
    unit = sum(shapes)
    count = len(shapes) - 1
    if count and tight is not None:
        gap = min(gap, max(tight, (width - unit * most) / count))
    height = min(most, max(least, (width - gap * count) / unit))
    height = min(height, width / max(shapes))
    widths = [height * shape for shape in shapes]
    lefts = [sum(widths[:i]) + gap * i for i in range(len(widths))]
    squeeze = min([1.0, *((width - w) / x for x, w in zip(lefts[1:], widths[1:], strict=True))])
    lefts = [x * squeeze for x in lefts]
    start = (width - max(x + w for x, w in zip(lefts, widths, strict=True))) / 2
    return height, [start + x + w / 2 for x, w in zip(lefts, widths, strict=True)]


def gap_points(layout: TableLayout, player: Player) -> list[tuple[float, float]]:
    """Return the middle of every gap of a battleline, `slot:0` first: one more than it has creatures."""
    line = layout.line(player)
    band = layout.sides[player].battleline
    y = band.center[1]
    if not line:
        return [(band.center[0], y)]
    first, last = line[0].rect, line[-1].rect
    room = SLOT_WIDTH / 2 + 3.0
    inner = [((min(a.rect.right, b.rect.x) + b.rect.x) / 2, y) for a, b in itertools.pairwise(line)]
    return [(max(band.x, first.x - room), y), *inner, (min(band.right, last.right + room), y)]


def nearest_slot(points: Sequence[tuple[float, float]], allowed: Iterable[int], x: float) -> int:
    """Return which of the allowed gaps is nearest to `x`."""
    return min(allowed, key=lambda slot: abs(points[slot][0] - x))


# --- the frame ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Columns:
    """The measures both sides share."""

    width: float
    height: float
    left: float
    right: float
    margin: float
    label: float
    pile_h: float


def _clamp(value: float, least: float, most: float) -> float:
    return max(least, min(most, value))


def _rows(view: TableView, middle: Rect, below: Player, margin: float, scale: Scale) -> dict[tuple[bool, Zone], Rect]:
    """Return the rows of the middle column, by (is it the lower side, zone).

    A viewer's hand that is not seen yet has the room it will need: what a curtain covers is drawn in its place.
    """
    above = other_player(below)
    hidden = view.seats[below].hand is None and view.viewer != below
    order = (
        (False, Zone.HAND, 0.062 if view.seats[above].hand is None else 0.150 * scale.grow),
        (False, Zone.ARTIFACTS, 0.128),
        (False, Zone.BATTLELINE, 0.220 * scale.grow),
        (True, Zone.BATTLELINE, 0.220 * scale.grow),
        (True, Zone.ARTIFACTS, 0.128),
        (True, Zone.HAND, 0.062 if hidden else 0.180 * scale.grow),
    )
    gap = margin * 0.9
    room = middle.h - gap * (len(order) - 1) - margin * 0.6
    total = sum(weight for _, _, weight in order)
    rows: dict[tuple[bool, Zone], Rect] = {}
    y = middle.y
    for lower, zone, weight in order:
        height = room * weight / total
        if lower and zone is Zone.BATTLELINE:
            y += margin * 0.6
        rows[lower, zone] = Rect(middle.x, y, middle.w, height)
        y += height + gap
    return rows


def _pile_height(column: float, height: float, margin: float, label: float) -> float:
    by_width = (column - margin) / 2 / CARD_RATIO
    by_height = (height * 0.34 - 2 * label - 2 * margin) / 2
    return min(by_width, by_height)


def _side(view: TableView, seat: SeatView, below: bool, rows: dict[tuple[bool, Zone], Rect], c: _Columns) -> SideLayout:
    artifacts = rows[below, Zone.ARTIFACTS]
    references = None
    if seat.references:
        card, groups = artifacts.h * CARD_RATIO, references_shown(seat)
        wide = sum(len(group) * card + c.margin for group in groups) + c.margin
        wide = min(artifacts.w * REFERENCES_MOST, wide)
        references = Rect(artifacts.right - wide, artifacts.y, wide, artifacts.h)
        artifacts = Rect(artifacts.x, artifacts.y, artifacts.w - wide - c.margin, artifacts.h)
    return SideLayout(
        player=seat.player,
        below=below,
        panel=_panel(len(houses_shown(view, seat)), len(keys_shown(seat)), below, c),
        battleline=rows[below, Zone.BATTLELINE],
        artifacts=artifacts,
        references=references,
        hand=rows[below, Zone.HAND],
        piles=_piles(below, c),
    )


def _piles(below: bool, c: _Columns) -> dict[Zone, Rect]:
    """Return the piles: deck and discard at the player's edge of the table, the others inward."""
    w, h = c.pile_h * CARD_RATIO, c.pile_h
    x = c.width - c.margin - c.right
    step = (c.right - 2 * w) / 3
    columns = (x + step, x + 2 * step + w)
    outer = c.height - c.margin - h - c.label if below else c.margin
    inward = (h + c.label + c.margin) * (-1 if below else 1)
    return {zone: Rect(columns[at % 2], outer + at // 2 * inward, w, h) for at, zone in enumerate(PILES)}


def _panel(count: int, key_count: int, below: bool, c: _Columns) -> PanelLayout:
    """Return the places on a panel with that many houses and keys."""
    height = min((c.height - 5 * c.margin) / 2, c.left * 1.85)
    y = c.height - c.margin - height if below else c.margin
    frame = Rect(c.margin, y, c.left, height)
    pad = max(8.0, c.left * 0.06)
    inner = frame.inset(pad)
    gap = inner.h * 0.028
    parts = (0.15, 0.25, 0.22, 0.10, 0.16, 0.12)
    room = inner.h - gap * (len(parts) - 1)
    bands: list[Rect] = []
    top = inner.y
    for share in parts:
        bands.append(Rect(inner.x, top, inner.w, room * share))
        top += room * share + gap
    name, pool, keys, facts, houses, counts = bands
    return PanelLayout(
        frame,
        name,
        pool,
        tuple(_cells(keys, key_count, pad * 0.6)),
        facts,
        tuple(_cells(houses, max(3, count), pad * 0.6)[:count]),
        counts,
    )


def _cells(band: Rect, count: int, gap: float) -> list[Rect]:
    """Return `count` equal cells side by side in a band."""
    w = (band.w - gap * (count - 1)) / count
    return [Rect(band.x + i * (w + gap), band.y, w, band.h) for i in range(count)]


# --- cards --------------------------------------------------------------------------------------------


def _stack(card: CardView) -> tuple[CardView, ...]:
    """Return what lies under a card, nearest first."""
    return (*card.upgrades, *card.under)


def _peeks(cards: Iterable[CardView]) -> float:
    """Return the room above a row that its upgrades need, in card heights."""
    return max((min(PEEK_MOST, PEEK * len(_stack(card))) for card in cards), default=0.0)


def _line_spots(
    seat: SeatView, side: SideLayout, margin: float, ghost: Ghost | None, spread: Spread | None, scale: Scale
) -> tuple[list[Spot], Spot | None]:
    """Return the spots of a battleline and of the place held open in it."""
    wide = SLOT_WIDTH + 6.0
    ends = wide if spread is not None else margin * 0.6
    gap, tight = (wide, wide) if spread is not None and spread.inner else (margin * 0.9, 2.0)
    band = side.battleline.inset(ends, margin * 0.4)
    peeks = _peeks(seat.battleline)
    room = band.h / (1 + TAUNT_SHIFT + peeks)
    most = room * scale.shrink
    shapes = [_shape(card) for card in seat.battleline]
    height, centers = fit_row(band.w, shapes, most=most, least=most * 0.68, gap=gap, tight=tight)
    shape = CARD_RATIO
    if ghost is not None:
        # Cards keep their size while a gap opens: painting every face anew would make the drag stutter.
        shape = GIGANTIC_RATIO if ghost.wide else CARD_RATIO
        shapes.insert(ghost.slot, shape)
        height, centers = fit_row(band.w, shapes, most=height, least=height, gap=gap)
    forward = TAUNT_SHIFT * height * (-1 if side.below else 1)
    y = _base(band, height, room, peeks, side.below)
    spots: list[Spot] = []
    hole = None
    if ghost is not None:
        x = band.x + centers.pop(ghost.slot)
        hole = Spot("", seat.player, Zone.BATTLELINE, x, y, height * shape, height, z=ghost.slot)
    for index, (card, x) in enumerate(zip(seat.battleline, centers, strict=True)):
        at = (band.x + x, y + (forward if card.taunts else 0.0))
        spots += _with_stack(card, seat.player, Zone.BATTLELINE, at, height, z=10.0 * index)
    return spots, hole


def _base(band: Rect, height: float, room: float, peeks: float, below: bool) -> float:
    """Return the y of the middle of a card that stands back: the room for taunt lies before it.

    A row that had to shrink stays in the middle of its band.
    """
    spare = (room - height) * (1 + TAUNT_SHIFT + peeks) / 2
    if below:
        return band.bottom - spare - height / 2
    return band.y + spare + peeks * height + height / 2


def _artifact_spots(seat: SeatView, side: SideLayout, margin: float, scale: Scale) -> list[Spot]:
    return [
        *_row_spots(seat.artifacts, seat.player, Zone.ARTIFACTS, side.artifacts, margin, scale),
        *_reference_spots(seat, side.references, margin, scale),
    ]


def _reference_spots(seat: SeatView, place: Rect | None, margin: float, scale: Scale) -> list[Spot]:
    """Return the spots of the reference cards; the two sides of one card lie without a gap between them."""
    if place is None:
        return []
    groups = references_shown(seat)
    band = place.inset(margin * 0.6, margin * 0.4)
    peeks = _peeks(card for group in groups for card in group)
    most = band.h / (1 + peeks) * scale.shrink
    shapes = [CARD_RATIO * len(group) for group in groups]
    height, centers = fit_row(band.w, shapes, most=most, least=most * 0.6, gap=margin * 0.8, tight=margin * 0.4)
    y = band.center[1] + peeks * height / 2
    width = height * CARD_RATIO
    spots: list[Spot] = []
    for group, center in zip(groups, centers, strict=True):
        for index, card in enumerate(group):
            x = band.x + center + width * (index - (len(group) - 1) / 2)
            spots += _with_stack(card, seat.player, Zone.REFERENCE, (x, y), height, z=5.0 * len(spots))
    return spots


def _row_spots(
    cards: Sequence[CardView], player: Player, zone: Zone, place: Rect | None, margin: float, scale: Scale
) -> list[Spot]:
    if place is None:
        return []
    band = place.inset(margin * 0.6, margin * 0.4)
    peeks = _peeks(cards)
    most = band.h / (1 + peeks) * scale.shrink
    shapes = [_shape(card) for card in cards]
    height, centers = fit_row(band.w, shapes, most=most, least=most * 0.75, gap=margin * 0.8)
    y = band.center[1] + peeks * height / 2
    spots: list[Spot] = []
    for index, (card, x) in enumerate(zip(cards, centers, strict=True)):
        spots += _with_stack(card, player, zone, (band.x + x, y), height, z=10.0 * index)
    return spots


def _shape(card: CardView) -> float:
    """Return how wide a card is as it lies in its row, in card heights.

    An exhausted gigantic creature is turned as a whole, and is made so small that it is as high as the row.
    """
    if card.other_half is not None:
        return GIGANTIC_RATIO if card.ready else 1 / GIGANTIC_RATIO
    return CARD_RATIO if card.ready else 1.0


def _size(card: CardView, height: float) -> tuple[float, float]:
    """Return width and height of a card when upright, in a row of this card height."""
    if card.other_half is None:
        return height * CARD_RATIO, height
    return (height * GIGANTIC_RATIO, height) if card.ready else (height, height / GIGANTIC_RATIO)


def _with_stack(
    card: CardView, player: Player, zone: Zone, at: tuple[float, float], height: float, *, z: float
) -> list[Spot]:
    """Return the spot of a card and of everything that lies partly under it, the lowest first.

    What lies under an exhausted card stays upright, so that its name can be read above the card.
    """
    x, y = at
    under = _stack(card)
    step = min(PEEK, PEEK_MOST / len(under)) * height if under else 0.0
    width = height * CARD_RATIO
    own_width, own_height = _size(card, height)
    tall = own_height if card.ready else own_width
    top = y - tall / 2
    spots: list[Spot] = []
    for index, lower in enumerate(under, start=1):
        middle = top - step * index + height / 2
        shown = 1.0 if card.ready else min(1.0, (tall * 0.9 + step * index) / height)
        lies = z + 9.0 - 0.5 * min(index, 16)
        spots.append(
            Spot(lower.handle, player, lower.zone, x, middle, width, height, z=lies, host=card.handle, shown=shown)
        )
    spots.append(Spot(card.handle, player, zone, x, y, own_width, own_height, not card.ready, z + 9.0))
    return spots


def _hand_spots(seat: SeatView, side: SideLayout, margin: float, scale: Scale) -> list[Spot]:
    if seat.hand is None:
        return []
    band = side.hand.inset(margin * 0.6, margin * 0.3)
    most = band.h * scale.shrink
    # Smaller cards before any lies over the name of the next one.
    shapes = [CARD_RATIO] * len(seat.hand)
    height, centers = fit_row(band.w, shapes, most=most, least=most * 0.7, gap=margin * 0.5, tight=1.0)
    width = height * CARD_RATIO
    return [
        Spot(card.handle, seat.player, Zone.HAND, band.x + x, band.center[1], width, height, z=1000.0 + index)
        for index, (card, x) in enumerate(zip(seat.hand, centers, strict=True))
    ]


def _playing_spots(view: TableView, place: Rect) -> list[Spot]:
    """Return the spots of action cards being played; an inner one lies lower and over the outer ones."""
    if not view.playing:
        return []
    room = place.inset(4.0)
    count = len(view.playing)
    height = min(room.w / CARD_RATIO, room.h / (1 + 0.22 * (count - 1)))
    step = min(0.22 * height, (room.h - height) / max(1, count - 1))
    top = room.y + (room.h - height - step * (count - 1)) / 2
    x = room.center[0]
    return [
        Spot(
            card.handle,
            card.controller,
            Zone.PLAYING,
            x,
            top + step * index + height / 2,
            height * CARD_RATIO,
            height,
            z=2000.0 + index,
        )
        for index, card in enumerate(view.playing)
    ]
