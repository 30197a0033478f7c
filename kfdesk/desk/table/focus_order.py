"""The order in which the keyboard walks the table: rows from top to bottom, places from left to right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from kfdesk.desk.layout.panel_contents import references_shown
from kfdesk.desk.layout.table_layout import PILES, Rect, TableLayout
from kfdesk.desk.layout.tide import tide_card, tide_handle
from kfdesk.engine.terms import PLAYERS, Player, Zone
from kfdesk.engine.views import CardView, TableView


class StopKind(Enum):
    """What the focus ring can be around."""

    CARD = auto()
    PILE = auto()
    SLOT = auto()


@dataclass(frozen=True, slots=True)
class Stop:
    """One place the focus ring can be. `name` is a card's handle, a pile's zone or a slot's key."""

    kind: StopKind
    name: str
    player: Player
    zone: Zone
    place: Rect
    card: CardView | None = None


def rows_of(
    view: TableView,
    layout: TableLayout,
    slots: Sequence[tuple[str, Rect]] = (),
    tides: Mapping[str, Rect] = MappingProxyType({}),
) -> list[list[Stop]]:
    """Return all stops in rows, the upper side first; open gaps of a battleline are a row of their own.

    `tides` are the places of the tide card on the panels: it is left of the artifacts.
    """
    upper, lower = sorted(PLAYERS, key=lambda p: layout.sides[p].below)
    rows = [
        _row(view, layout, upper, Zone.HAND, outer=True),
        [*_tide_stops(view, upper, tides), *_row(view, layout, upper, Zone.ARTIFACTS, inner=True)],
        _row(view, layout, upper, Zone.BATTLELINE),
        [_card_stop(card, layout) for card in view.playing],
        [Stop(StopKind.SLOT, key, lower, Zone.BATTLELINE, place) for key, place in slots],
        _row(view, layout, lower, Zone.BATTLELINE),
        [*_tide_stops(view, lower, tides), *_row(view, layout, lower, Zone.ARTIFACTS, inner=True)],
        _row(view, layout, lower, Zone.HAND, outer=True),
    ]
    return [row for row in rows if row]


def step(rows: Sequence[Sequence[Stop]], now: Stop | None, dx: int, dy: int) -> Stop | None:
    """Return the stop one step from here: along the row, or the nearest of the next row."""
    if not rows:
        return None
    at = _find(rows, now)
    if at is None:
        return rows[-1][len(rows[-1]) // 2 if dx == 0 else 0]
    row, column = at
    if dx:
        return rows[row][max(0, min(len(rows[row]) - 1, column + dx))]
    row = max(0, min(len(rows) - 1, row + dy))
    if row == at[0]:
        return rows[row][column]
    x = rows[at[0]][column].place.center[0]
    return min(rows[row], key=lambda stop: abs(stop.place.center[0] - x))


def same_place(rows: Sequence[Sequence[Stop]], now: Stop | None) -> Stop | None:
    """Return the stop that is now where `now` was, after the table changed; None if it is gone."""
    at = _find(rows, now)
    return rows[at[0]][at[1]] if at is not None else None


def _find(rows: Sequence[Sequence[Stop]], now: Stop | None) -> tuple[int, int] | None:
    if now is None:
        return None
    for i, row in enumerate(rows):
        for j, stop in enumerate(row):
            if (stop.kind, stop.name, stop.player) == (now.kind, now.name, now.player):
                return i, j
    return None


def _row(
    view: TableView, layout: TableLayout, player: Player, zone: Zone, *, outer: bool = False, inner: bool = False
) -> list[Stop]:
    """Return the stops of one row; the outer row ends with deck and discard, the inner with the others."""
    seat = view.seats[player]
    cards: Iterable[CardView] = {
        Zone.HAND: seat.hand or (),
        Zone.ARTIFACTS: (*seat.artifacts, *(card for group in references_shown(seat) for card in group)),
        Zone.BATTLELINE: seat.battleline,
    }[zone]
    if zone is Zone.HAND:
        cards = sorted(cards, key=lambda card: layout.spots[card.handle].x)
    stops = [_card_stop(lower, layout) for card in cards for lower in (card, *card.upgrades, *card.under)]
    piles = PILES[:2] if outer else PILES[2:] if inner else ()
    return [*stops, *(_pile_stop(layout, player, pile) for pile in piles if layout.has(player, pile))]


def _card_stop(card: CardView, layout: TableLayout) -> Stop:
    spot = layout.spots[card.handle]
    return Stop(StopKind.CARD, card.handle, spot.player, spot.zone, spot.rect, card)


def _tide_stops(view: TableView, player: Player, tides: Mapping[str, Rect]) -> list[Stop]:
    """Return the stop of the tide card on a player's panel, where there is one."""
    handle = tide_handle(player)
    card = tide_card(view, handle)
    if card is None or handle not in tides:
        return []
    return [Stop(StopKind.CARD, handle, player, Zone.REFERENCE, tides[handle], card)]


def _pile_stop(layout: TableLayout, player: Player, zone: Zone) -> Stop:
    return Stop(StopKind.PILE, zone.value, player, zone, layout.sides[player].piles[zone])
