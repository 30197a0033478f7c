"""Where everything on the table lies: plain functions from a view and a size to rectangles.

One side lies above, one below; both are read from below, so the far side's cards stand upright too and
`slot:0` is the leftmost gap of either line. Nothing here paints, and nothing here knows Qt.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kfdesk.desk.layout.panel_contents import houses_shown, keys_shown, references_shown
from kfdesk.desk.layout.places import (
    CARD_RATIO,
    PLAIN_SCALE,
    Ghost,
    PanelLayout,
    Rect,
    RowHeight,
    Scale,
    SideLayout,
    Spot,
    Spread,
    TableLayout,
    clamp,
)
from kfdesk.desk.layout.playing import playing_place, playing_spots
from kfdesk.desk.layout.rows import PEEK, SLOT_WIDTH, artifact_spots, fit_row, hand_spots, line_spots
from kfdesk.engine.terms import PLAYERS, STACKS, Player, Zone, other_player
from kfdesk.engine.views import SeatView, TableView
from kfdesk.teach.table_place import PlacesOfSeats

__all__ = [
    "CARD_RATIO",
    "PEEK",
    "PILES",
    "PLAIN_SCALE",
    "SLOT_WIDTH",
    "Ghost",
    "PanelLayout",
    "Rect",
    "Scale",
    "SideLayout",
    "Spot",
    "Spread",
    "TableLayout",
    "fit_row",
    "gap_points",
    "lay_out",
    "nearest_slot",
]

REFERENCES_MOST: Final = 0.5
"""How much of the artifacts' row the reference cards take at most."""
HIDDEN_HAND: Final = RowHeight(0.040, 28.0, 0.05)
"""The height of a hand of which only the backs are seen."""
ARTIFACTS: Final = RowHeight(0.100, 82.0, 0.137)
"""The same of a row with artifacts."""
REFERENCES: Final = RowHeight(0.112, 88.0, 0.15)
"""The same of a row with reference cards, with artifacts or without."""
EMPTY: Final = RowHeight(0.026, 16.0, 0.03)
"""The same of a row without either: a place to drop an artifact on, and its label."""
HAND: Final = RowHeight(0.148, 110.0, 0.18)
"""The same of the hand of the player below, or of one that is hidden and will be seen after the curtain."""
OPEN_HAND: Final = RowHeight(0.128, 95.0, 0.15)
"""The same of the hand above where it is seen."""
LEAST_LINES: Final = 0.42
"""How much of the table's height the battlelines take at least: all other rows become lower for it, alike."""
GAP: Final = 0.7
"""Room between two rows, in margins."""
ABOVE_HAND: Final = 0.9
"""The same above the hand below, whose cards would hide tabs that hang there."""
BETWEEN_LINES: Final = 1.2
"""The same between the battlelines."""
BACKS_FREED: Final = 0.8
"""How much of the row of a hidden hand the largest cards take."""
GAPS_FREED: Final = 0.7
"""The same of the gaps between the rows but the one above the hand."""
TO_HAND: Final = 0.15
"""How much of what an empty row gives away goes to the hand; the rest goes to the battlelines."""
PILES: Final = STACKS
"""The piles in each player's corner, from left to right."""
PILES_ABREAST: Final = 4
PILES_SHARE: Final = 0.60
"""How much of a corner the piles take with their labels; the rest is for words."""
DEEP_PILES_SHARE: Final = 0.85
"""The same where there are so many piles that they lie in two rows."""


_NO_ORDERS: Final[Mapping[Player, Sequence[str]]] = {}


def lay_out(
    view: TableView,
    width: float,
    height: float,
    *,
    below: Player = PLAYERS[0],
    ghost: Ghost | None = None,
    spread: Spread | None = None,
    scale: Scale = PLAIN_SCALE,
    orders: Mapping[Player, Sequence[str]] = _NO_ORDERS,
    piles: tuple[Zone, ...] = PILES,
    absent: PlacesOfSeats = frozenset(),
) -> TableLayout:
    """Return the places of everything in `view` on a table of this size, `below` nearest the reader.

    `spread` names a battleline with gaps that stand open, `SLOT_WIDTH` wide, to be chosen from.
    `orders` has the handles of a hand in the order that its player gave them. `piles` are those in a corner.
    Places that are `absent` keep their room, so that nothing moves when they come.
    """
    margin = max(5.0, min(width, height) * 0.009)
    label = max(13.0, min(20.0, height * 0.019)) * clamp(scale.text, 0.8, 1.4)
    left = clamp(width * 0.35 - 140.0, 205.0, 430.0) * clamp(scale.text, 1.0, 1.25)
    right = clamp(width * 0.15, 112.0, 300.0)
    rows, corner = _rows(view, Rect(margin, margin, width - 2 * margin, height - 2 * margin), below, margin, scale)
    columns = _Columns(width, height, left, right, margin, label, corner, scale.shrink, piles)
    sides = tuple(_side(view, seat, seat.player == below, rows, columns) for seat in view.seats)
    spots: dict[str, Spot] = {}
    ghost_spot = None
    for seat, side in zip(view.seats, sides, strict=True):
        opened = ghost if ghost is not None and ghost.player == seat.player else None
        chosen = spread if spread is not None and spread.player == seat.player else None
        placed, hole = line_spots(seat, side, margin, opened, chosen, scale)
        ghost_spot = hole or ghost_spot
        held = hand_spots(view, seat, side, margin, scale, orders.get(seat.player, ()))
        for spot in (*placed, *artifact_spots(seat, side, margin, scale), *held):
            spots[spot.handle] = spot
    playing = playing_place(view, spots, sides, (width, height))
    for spot in playing_spots(view, playing):
        spots[spot.handle] = spot
    return TableLayout((width, height), (sides[0], sides[1]), playing, spots, label, ghost_spot, absent)


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
    """Width of the players' panels."""
    right: float
    """Width of the corners with the piles."""
    margin: float
    label: float
    corner: float
    """Height of panels and corners."""
    shrink: float
    piles: tuple[Zone, ...]


def _rows(
    view: TableView, whole: Rect, below: Player, margin: float, scale: Scale
) -> tuple[dict[tuple[bool, Zone], Rect], float]:
    """Return the rows of the table, by (is it the lower side, zone), and how high the corners beside them are.

    The battlelines have all the width, and the height that the others leave. Those are as high as what lies in them
    can be read: in a low table they give way, hands and artifacts alike. A row of artifacts without a card gives its
    height to the battlelines and to the hand, as far as the corner beside it does not need it. A viewer's hand that is
    not seen yet has the room it will need: what a curtain covers is drawn in its place.
    """
    players = {False: other_player(below), True: below}
    hidden = view.seats[below].hand is None and view.viewer != below
    backs = scale.less(HIDDEN_HAND.of(whole.h), BACKS_FREED)
    gap = scale.less(margin * GAP, GAPS_FREED)
    hands = {
        False: backs if view.seats[players[False]].hand is None else OPEN_HAND.of(whole.h),
        True: backs if hidden else HAND.of(whole.h),
    }
    beside = {lower: _artifacts_height(view.seats[player]).of(whole.h) for lower, player in players.items()}
    corner = backs + gap + ARTIFACTS.of(whole.h)
    for lower, high in hands.items():
        beside[lower] = max(beside[lower], corner - high - gap)
    if not hidden:
        hands[True] += TO_HAND * max(0.0, ARTIFACTS.of(whole.h) - beside[True])
    gaps = 3 * gap + margin * (ABOVE_HAND + BETWEEN_LINES)
    others = sum(hands.values()) + sum(beside.values())
    share = min(1.0, (whole.h * (1 - LEAST_LINES) - gaps) / others)
    line = (whole.h - gaps - others * share) / 2
    heights = (
        (False, Zone.HAND, hands[False] * share, gap),
        (False, Zone.ARTIFACTS, beside[False] * share, gap),
        (False, Zone.BATTLELINE, line, margin * BETWEEN_LINES),
        (True, Zone.BATTLELINE, line, gap),
        (True, Zone.ARTIFACTS, beside[True] * share, margin * ABOVE_HAND),
        (True, Zone.HAND, hands[True] * share, 0.0),
    )
    rows: dict[tuple[bool, Zone], Rect] = {}
    y = whole.y
    for lower, zone, height, after in heights:
        rows[lower, zone] = Rect(whole.x, y, whole.w, height)
        y += height + after
    return rows, corner * share


def _artifacts_height(seat: SeatView) -> RowHeight:
    """Return the height of a player's row of artifacts."""
    if seat.references:
        return REFERENCES
    return ARTIFACTS if seat.artifacts else EMPTY


def _side(view: TableView, seat: SeatView, below: bool, rows: dict[tuple[bool, Zone], Rect], c: _Columns) -> SideLayout:
    artifacts, hand = (_between_corners(rows[below, zone], c) for zone in (Zone.ARTIFACTS, Zone.HAND))
    references = None
    if seat.references:
        card, groups = artifacts.h * CARD_RATIO, references_shown(seat)
        wide = sum(len(group) * card + c.margin for group in groups) + c.margin
        wide = min(artifacts.w * REFERENCES_MOST, wide)
        references = Rect(artifacts.right - wide, artifacts.y, wide, artifacts.h)
        artifacts = Rect(artifacts.x, artifacts.y, artifacts.w - wide - c.margin, artifacts.h)
    piles, corner = _piles(below, c)
    if below and (inner := rows[below, Zone.ARTIFACTS].y) < corner.y:
        corner = Rect(corner.x, inner, corner.w, corner.bottom - inner)
    return SideLayout(
        player=seat.player,
        below=below,
        panel=_panel(len(houses_shown(view, seat)), len(keys_shown(seat)), below, c),
        battleline=rows[below, Zone.BATTLELINE],
        artifacts=artifacts,
        references=references,
        hand=hand,
        piles=piles,
        corner=corner,
    )


def _between_corners(row: Rect, c: _Columns) -> Rect:
    """Return what panel and piles leave of a row."""
    return Rect(row.x + c.left + c.margin, row.y, row.w - c.left - c.right - 2 * c.margin, row.h)


@lru_cache(maxsize=16)
def _piles(below: bool, c: _Columns) -> tuple[Mapping[Zone, Rect], Rect]:
    """Return the piles, at the player's edge of the table, and what they leave of their corner."""
    deep = -(-len(c.piles) // PILES_ABREAST)
    used = c.corner * (PILES_SHARE if deep == 1 else DEEP_PILES_SHARE)
    step = c.right / PILES_ABREAST
    h = min(used / deep - c.label, (step - 5.0) / CARD_RATIO) * c.shrink
    w = h * CARD_RATIO
    x, y = c.width - c.margin - c.right, c.height - c.margin - c.corner if below else c.margin
    first = y + c.corner - c.label - h if below else y
    inward = (h + c.label) * (-1 if below else 1)
    piles = {
        zone: Rect(x + (at % PILES_ABREAST + 0.5) * step - w / 2, first + at // PILES_ABREAST * inward, w, h)
        for at, zone in enumerate(c.piles)
    }
    high = c.corner - deep * (h + c.label) - c.margin / 2
    return piles, Rect(x, y if below else y + c.corner - high, c.right, high)


@lru_cache(maxsize=16)
def _panel(count: int, key_count: int, below: bool, c: _Columns) -> PanelLayout:
    """Return the places on a panel with that many houses and keys: names above, the pool left, all else right of it."""
    y = c.height - c.margin - c.corner if below else c.margin
    frame = Rect(c.margin, y, c.left, c.corner)
    inner = frame.inset(max(6.0, c.corner * 0.06))
    gap = inner.h * 0.05
    name = Rect(inner.x, inner.y, inner.w, inner.h * 0.27)
    top, low = name.bottom + gap, inner.h - name.h - gap
    side = min(low, inner.w * 0.215)
    portrait = Rect(inner.x, top, side, low)
    pool = Rect(portrait.right + gap, top, inner.w * 0.455 - side - gap, low)
    x = pool.right + 2 * gap
    right = inner.right - x
    keys = Rect(x, top, right, low * 0.36)
    facts = Rect(x, keys.bottom + gap * 0.5, right, low * 0.20)
    high = inner.bottom - facts.bottom - gap * 0.5
    houses = Rect(x, facts.bottom + gap * 0.5, right * clamp(3.2 * high / right, 0.46, 0.58), high)
    counts = Rect(houses.right + gap, houses.y, inner.right - houses.right - gap, houses.h)
    return PanelLayout(
        frame,
        name,
        portrait,
        pool,
        tuple(_cells(keys, key_count, gap)),
        facts,
        tuple(_cells(houses, max(3, count), gap * 0.6)[:count]),
        counts,
    )


def _cells(band: Rect, count: int, gap: float) -> list[Rect]:
    """Return `count` equal cells side by side in a band."""
    w = (band.w - gap * (count - 1)) / count
    return [Rect(band.x + i * (w + gap), band.y, w, band.h) for i in range(count)]
