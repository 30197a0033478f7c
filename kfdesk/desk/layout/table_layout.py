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
    Scale,
    SideLayout,
    Spot,
    Spread,
    TableLayout,
    clamp,
)
from kfdesk.desk.layout.rows import PEEK, SLOT_WIDTH, artifact_spots, fit_row, hand_spots, line_spots, playing_spots
from kfdesk.engine.terms import PLAYERS, STACKS, Player, Zone, other_player
from kfdesk.engine.views import SeatView, TableView

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
LINE_SHARE: Final = 0.220
"""Height of a battleline as a weight among the rows of the table."""
ARTIFACTS_SHARE: Final = 0.145
"""The same of a row with artifacts."""
REFERENCES_SHARE: Final = 0.165
"""The same of a row with reference cards, with artifacts or without."""
EMPTY_SHARE: Final = 0.028
"""The same of a row without either: a place to drop an artifact on, and its label."""
HAND_SHARE: Final = 0.180
"""The same of the hand of the player below, or of one that is hidden and will be seen after the curtain."""
OPEN_HAND_SHARE: Final = 0.150
"""The same of the hand above where it is seen."""
HIDDEN_HAND_SHARE: Final = 0.062
"""The same of a hand of which only the backs are seen."""
LINE_GROWS: Final = 0.30
"""How much larger the weight of a battleline is at the largest cards, as a share."""
REST_GROWS: Final = 0.14
"""The same of all other rows of cards: as much as they need not to become smaller than they are at card size 1."""
BACKS_FREED: Final = 0.8
"""How much of the row of a hidden hand the largest cards take."""
GAPS_FREED: Final = 0.7
"""The same of the gaps between the rows but the one above the hand, whose cards would hide tabs that hang there."""
TO_HAND: Final = 0.15
"""How much of what empty rows give away goes to the hand; the rest goes to the battlelines."""
PILES: Final = STACKS
"""The piles beside each battleline, two in a row, the first row at the player's edge of the table."""
PILES_ABREAST: Final = 2
PILES_SHARE: Final = 0.17
"""The height of a row of piles with its labels, as a share of the table's height."""
PILES_MOST: Final = 0.40
"""The same of all rows of a player together; what both leave is for the cards being played."""


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
) -> TableLayout:
    """Return the places of everything in `view` on a table of this size, `below` nearest the reader.

    `spread` names a battleline with gaps that stand open, `SLOT_WIDTH` wide, to be chosen from.
    `orders` has the handles of a hand in the order that its player gave them. `piles` are those beside a battleline.
    """
    margin = max(6.0, min(width, height) * 0.011)
    label = max(14.0, min(20.0, height * 0.022)) * clamp(scale.text, 0.8, 1.4)
    left = clamp(width * 0.155, 132.0, 250.0) * clamp(scale.text, 1.0, 1.3)
    right = clamp(width * 0.135, 108.0, 220.0)
    middle = Rect(left + 2 * margin, margin, width - left - right - 4 * margin, height - 2 * margin)
    rows = _rows(view, middle, below, margin, scale)
    deep = -(-len(piles) // PILES_ABREAST)
    pile_h = _pile_height(right, height, margin, label, deep) * scale.shrink
    columns = _Columns(width, height, left, right, margin, label, pile_h, piles)
    sides = tuple(_side(view, seat, seat.player == below, rows, columns) for seat in view.seats)
    used = deep * (pile_h + label + margin) - margin
    playing = Rect(width - margin - right, margin + used + margin, right, height - 2 * used - 4 * margin)
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
    for spot in playing_spots(view, playing):
        spots[spot.handle] = spot
    return TableLayout((width, height), (sides[0], sides[1]), playing, spots, label, ghost_spot)


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
    piles: tuple[Zone, ...]


def _rows(view: TableView, middle: Rect, below: Player, margin: float, scale: Scale) -> dict[tuple[bool, Zone], Rect]:
    """Return the rows of the middle column, by (is it the lower side, zone).

    A viewer's hand that is not seen yet has the room it will need: what a curtain covers is drawn in its place. A row
    of artifacts without a card gives its height to the battlelines and to the hand.
    """
    above = other_player(below)
    hidden = view.seats[below].hand is None and view.viewer != below
    players = {False: above, True: below}
    shares = {lower: _artifacts_share(view.seats[player]) for lower, player in players.items()}
    given = sum(max(0.0, ARTIFACTS_SHARE - share) for share in shares.values())
    line = (LINE_SHARE + given * (1 - TO_HAND) / 2) * (1 + LINE_GROWS * scale.grown)
    rest = 1 + REST_GROWS * scale.grown
    backs = scale.less(HIDDEN_HAND_SHARE, BACKS_FREED)
    order = (
        (False, Zone.HAND, backs if view.seats[above].hand is None else OPEN_HAND_SHARE * rest),
        (False, Zone.ARTIFACTS, shares[False] * rest),
        (False, Zone.BATTLELINE, line),
        (True, Zone.BATTLELINE, line),
        (True, Zone.ARTIFACTS, shares[True] * rest),
        (True, Zone.HAND, backs if hidden else (HAND_SHARE + given * TO_HAND) * rest),
    )
    gap = scale.less(margin * 0.9, GAPS_FREED)
    above_hand = margin * 0.9
    room = middle.h - gap * (len(order) - 2) - above_hand - margin * 0.6
    total = sum(weight for _, _, weight in order)
    rows: dict[tuple[bool, Zone], Rect] = {}
    y = middle.y
    for lower, zone, weight in order:
        height = room * weight / total
        if lower and zone is Zone.BATTLELINE:
            y += margin * 0.6
        if lower and zone is Zone.HAND:
            y += above_hand - gap
        rows[lower, zone] = Rect(middle.x, y, middle.w, height)
        y += height + gap
    return rows


def _artifacts_share(seat: SeatView) -> float:
    """Return the height of a player's row of artifacts as a weight among the rows."""
    if seat.references:
        return REFERENCES_SHARE
    return ARTIFACTS_SHARE if seat.artifacts else EMPTY_SHARE


def _pile_height(column: float, height: float, margin: float, label: float, deep: int) -> float:
    """Return how high a pile is, of so many rows of them: both players' leave room for the cards being played."""
    by_width = (column - margin) / PILES_ABREAST / CARD_RATIO
    by_height = height * min(PILES_SHARE * deep, PILES_MOST) / deep - label - margin
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


@lru_cache(maxsize=16)
def _piles(below: bool, c: _Columns) -> Mapping[Zone, Rect]:
    """Return the piles: deck and discard at the player's edge of the table, the others inward."""
    w, h = c.pile_h * CARD_RATIO, c.pile_h
    x = c.width - c.margin - c.right
    step = (c.right - 2 * w) / 3
    columns = (x + step, x + 2 * step + w)
    outer = c.height - c.margin - h - c.label if below else c.margin
    inward = (h + c.label + c.margin) * (-1 if below else 1)
    return {
        zone: Rect(columns[at % PILES_ABREAST], outer + at // PILES_ABREAST * inward, w, h)
        for at, zone in enumerate(c.piles)
    }


@lru_cache(maxsize=16)
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
    name, upper, keys, facts, houses, counts = bands
    side = min(upper.h, upper.w * 0.46)
    portrait = Rect(upper.x, upper.y, side, upper.h)
    pool = Rect(upper.x + side + pad * 0.6, upper.y, upper.w - side - pad * 0.6, upper.h)
    return PanelLayout(
        frame,
        name,
        portrait,
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
