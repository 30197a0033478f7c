"""Where the cards of each row lie: battleline, artifacts, reference cards and hand.

Plain functions from a seat's view and the place of a row to spots.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from kfdesk.desk.layout.hand_order import hand_shown
from kfdesk.desk.layout.panel_contents import references_shown
from kfdesk.desk.layout.places import CARD_RATIO, Ghost, Rect, Scale, SideLayout, Spot, Spread
from kfdesk.engine.terms import Player, Zone
from kfdesk.engine.views import CardView, SeatView, TableView

SMALLEST: Final = 0.62
"""How small the cards of a battleline become before they overlap, as a share of their full height."""
FANNED: Final = 0.9
"""The same where they overlap much anyway: then larger cards show more."""
CROWDED: Final = 1.12
"""From how much overlapping on, as the width of all cards in widths of the row, larger ones show more."""
TAUNT_SHIFT: Final = 0.14
"""How far a creature with taunt stands forward, in card heights. Rule: "Taunt"."""
SHORT_SHIFT: Final = 0.06
"""The same in a row with upgrades, whose room it would take otherwise."""
PEEK: Final = 0.16
"""How much of each upgrade shows above its creature, in card heights."""
SPARE: Final = 0.16
"""Room of a battleline, in card heights, that taunt and one upgrade share: neither makes the cards smaller."""
SPARE_TAKEN: Final = 0.4
"""How much of that room the largest cards take, as a share."""
TAKEN: Final = 0.6
"""How much of the edge above and below the cards of a row the largest ones take, as a share."""
PEEK_MOST: Final = 0.38
"""How much all upgrades of one card show together at most, in card heights."""
GIGANTIC_RATIO: Final = 2 * CARD_RATIO
"""Width of a gigantic creature, its two cards side by side, divided by its height. Rule: "Gigantic"."""
PARTING: Final = 0.07
"""How far the nearest hand cards step aside for a lifted one, in card widths, where they do not overlap."""
SLOT_WIDTH: Final = 30.0
"""How wide a gap of a battleline is that may be chosen."""


def fit_row(
    width: float, shapes: Sequence[float], *, most: float, least: float, gap: float, tight: float | None = None
) -> tuple[float, list[float]]:
    """Return the card height and the centers (from the row's left edge) for a row of cards.

    `shapes` say how wide each card is as it lies, in card heights. Cards keep the height `most` while they fit; then
    the gaps narrow to `tight` (None: not at all), then the cards shrink to `least`, and then overlap, each still to
    the right of the one before. The row is centered.
    """
    height, centers = _fitted(width, tuple(shapes), most, least, gap, tight)
    return height, [*centers]


@lru_cache(maxsize=64)
def _fitted(
    width: float, shapes: tuple[float, ...], most: float, least: float, gap: float, tight: float | None
) -> tuple[float, tuple[float, ...]]:
    """Return what `fit_row` does: most rows are as they were one decision ago."""
    if not shapes:
        return most, ()
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
    return height, tuple(start + x + w / 2 for x, w in zip(lefts, widths, strict=True))


def _stack(card: CardView) -> tuple[CardView, ...]:
    """Return what lies under a card, nearest first."""
    return (*card.upgrades, *card.under)


def _peeks(cards: Iterable[CardView]) -> float:
    """Return the room above a row that its upgrades need, in card heights."""
    return max((min(PEEK_MOST, PEEK * len(_stack(card))) for card in cards), default=0.0)


def line_spots(
    seat: SeatView, side: SideLayout, margin: float, ghost: Ghost | None, spread: Spread | None, scale: Scale
) -> tuple[list[Spot], Spot | None]:
    """Return the spots of a battleline and of the place held open in it."""
    wide = SLOT_WIDTH + 6.0
    ends = wide if spread is not None else margin * 0.6
    gap, tight = (wide, wide) if spread is not None and spread.inner else (margin * 0.9, 2.0)
    band = side.battleline.inset(ends, scale.less(margin * 0.4, TAKEN))
    shift = SHORT_SHIFT if any(map(_stack, seat.battleline)) else TAUNT_SHIFT
    above, before = _needed(seat.battleline, shift, below=side.below)
    most = band.h / (1 + max(scale.less(SPARE, SPARE_TAKEN), above + before)) * scale.shrink
    shapes = [_shape(card) for card in seat.battleline]
    least = most * (FANNED if sum(shapes) * most * SMALLEST > band.w * CROWDED else SMALLEST)
    height, centers = fit_row(band.w, shapes, most=most, least=least, gap=gap, tight=tight)
    shape = CARD_RATIO
    if ghost is not None:
        # Cards keep their size while a gap opens: painting every face anew would make the drag stutter.
        shape = GIGANTIC_RATIO if ghost.wide else CARD_RATIO
        shapes.insert(ghost.slot, shape)
        height, centers = fit_row(band.w, shapes, most=height, least=height, gap=gap)
    forward = shift * height * (-1 if side.below else 1)
    y = _base(band, height, above, before)
    spots: list[Spot] = []
    hole = None
    if ghost is not None:
        x = band.x + centers.pop(ghost.slot)
        hole = Spot("", seat.player, Zone.BATTLELINE, x, y, height * shape, height, z=ghost.slot)
    for index, (card, x) in enumerate(zip(seat.battleline, centers, strict=True)):
        at = (band.x + x, y + (forward if card.taunts else 0.0))
        spots += _with_stack(card, seat.player, Zone.BATTLELINE, at, height, z=10.0 * index)
    return spots, hole


def _needed(cards: Sequence[CardView], shift: float, *, below: bool) -> tuple[float, float]:
    """Return the room above and below cards that stand back, in card heights, for upgrades and a `shift` by taunt.

    On the lower side a creature with taunt stands forward where the upgrades of others peek out.
    """
    peeks = [(min(PEEK_MOST, PEEK * len(_stack(card))), shift if card.taunts else 0.0) for card in cards]
    if below:
        return max((peek + taunt for peek, taunt in peeks), default=0.0), 0.0
    return max((peek for peek, _ in peeks), default=0.0), max((taunt for _, taunt in peeks), default=0.0)


def _base(band: Rect, height: float, above: float, before: float) -> float:
    """Return the y of the middle of a card that stands back, in the middle of its band with what it needs."""
    spare = max(0.0, band.h - height * (1 + above + before)) / 2
    return band.y + spare + above * height + height / 2


def artifact_spots(seat: SeatView, side: SideLayout, margin: float, scale: Scale) -> list[Spot]:
    return [
        *_row_spots(seat.artifacts, seat.player, Zone.ARTIFACTS, side.artifacts, margin, scale),
        *_reference_spots(seat, side.references, margin, scale),
    ]


def _reference_spots(seat: SeatView, place: Rect | None, margin: float, scale: Scale) -> list[Spot]:
    """Return the spots of the reference cards; the two sides of one card lie without a gap between them."""
    if place is None:
        return []
    groups = references_shown(seat)
    band = place.inset(margin * 0.6, scale.less(margin * 0.4, TAKEN))
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
    band = place.inset(margin * 0.6, scale.less(margin * 0.4, TAKEN))
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


def hand_spots(
    view: TableView, seat: SeatView, side: SideLayout, margin: float, scale: Scale, own_order: Sequence[str] = ()
) -> list[Spot]:
    """Return the spots of a hand in the order that `hand_shown` gives it; none for a hidden one."""
    if seat.hand is None:
        return []
    cards = hand_shown(view, seat, own_order)
    band = side.hand.inset(margin * 0.6, scale.less(margin * 0.3, TAKEN))
    most = band.h * scale.shrink
    # Smaller cards before any lies over the name of the next one.
    shapes = [CARD_RATIO] * len(cards)
    height, centers = fit_row(band.w, shapes, most=most, least=most * 0.66, gap=margin * 0.5, tight=1.0)
    width = height * CARD_RATIO
    y = round(band.center[1] - height / 2) + height / 2  # else Qt leaves out the upper edge where it paints up to there
    return [
        Spot(card.handle, seat.player, Zone.HAND, band.x + x, y, width, height, z=1000.0 + index)
        for index, (card, x) in enumerate(zip(cards, centers, strict=True))
    ]


def aside_for(spot: Spot, lifted: Spot | None) -> float:
    """Return how far a card steps aside for the one of its row that is looked at: farther where they overlap.

    What counts as being under the pointer does not change by it. In a battleline only cards that overlap part.
    """
    if lifted is None or spot.player != lifted.player or lifted.zone not in (Zone.HAND, Zone.BATTLELINE):
        return 0.0
    hand = lifted.zone is Zone.HAND
    if hand is not (spot.zone is Zone.HAND) or abs(spot.y - lifted.y) > lifted.height:
        return 0.0
    steps = round(spot.z - lifted.z) if hand else int(spot.z // 10 - lifted.z // 10)
    if steps == 0:
        return 0.0
    apart = abs(spot.x - lifted.x) / abs(steps)
    covered = max(0.0, spot.width - apart)
    return ((PARTING * spot.width if hand else 0.0) + covered * 0.5) / abs(steps) * (1 if steps > 0 else -1)
