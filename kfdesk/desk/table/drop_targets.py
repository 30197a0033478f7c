"""What a drag means: the places on which a card may be dropped, and what a drop there chooses; without Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kfdesk.desk.layout.panel_contents import references_shown
from kfdesk.desk.layout.table_layout import Ghost, Rect, TableLayout, gap_points, nearest_slot
from kfdesk.desk.play.intents import Intent
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardType, DecisionKind, Keyword, Player, Zone, other_player
from kfdesk.engine.views import CardView, SeatView, TableView


@dataclass(frozen=True, slots=True)
class Target:
    """A place a dragged card may be dropped on.

    `keys` are the options it may mean, the likelier first. Targets are tried in order; the first whose
    `area` holds the pointer counts. `handle` is the card to light up, if the place is a card.
    """

    area: Rect
    keys: tuple[str, ...]
    kind: DecisionKind | None = None
    answer: str | None = None
    handle: str | None = None
    line: Player | None = None
    """Set for a battleline whose gaps open; `answer` is then the gap nearest the pointer."""
    slots: tuple[int, ...] = ()
    wide: bool = False
    """Whether the gap that opens is that of a gigantic creature."""
    first: tuple[tuple[DecisionKind, str], ...] = ()
    """Choices that the place makes before that of the gap or of the card."""
    quiet: bool = False
    """Whether it is lit up only while the card is over it: much of the table, where another place says all."""
    effect: bool = False
    """Whether the card under the pointer would be the target of what the dragged card does: the game is asked first."""

    def legal(self, decision: Decision | None) -> str | None:
        """Return the first of the keys that the open decision offers."""
        offered = decision.keys() if decision is not None else ()
        return next((key for key in self.keys if key in offered), None)

    def intent(self, key: str, layout: TableLayout, x: float) -> Intent:
        """Return what dropping at `x` means, once `key` is known to be legal."""
        if self.line is not None:
            slot = nearest_slot(gap_points(layout, self.line), self.slots, x)
            return Intent(key, (*self.first, (DecisionKind.SLOT, f"slot:{slot}")))
        if self.kind is not None and self.answer is not None:
            return Intent(key, (*self.first, (self.kind, self.answer)))
        return Intent(key)

    def ghost(self, layout: TableLayout, x: float) -> Ghost | None:
        """Return the gap to open while hovering at `x`."""
        if self.line is None:
            return None
        return Ghost(self.line, nearest_slot(gap_points(layout, self.line), self.slots, x), self.wide)


def may_drag(view: TableView, card: CardView) -> bool:
    """Return whether a card may be picked up: it lies in a hand or is one's own on the table."""
    mover = view.decision.player if view.decision is not None else view.active
    return card.controller == mover and card.zone in (Zone.HAND, Zone.BATTLELINE, Zone.ARTIFACTS)


def drop_targets(view: TableView, layout: TableLayout, card: CardView) -> tuple[Target, ...]:
    """Return every place that means something for this card, legal now or not, topmost first."""
    if card.zone is Zone.HAND:
        return (*_prophecies(view, layout, card), *_from_hand(view, layout, card))
    if card.zone is Zone.BATTLELINE:
        return _from_line(view, layout, card)
    if card.zone is Zone.ARTIFACTS:
        side = layout.sides[card.controller]
        return (*_effects(view, layout, card, ("action", "omni")),
                Target(_column(layout, card.controller), (f"action:{card.handle}", f"omni:{card.handle}")),
                Target(side.panel.frame, (f"action:{card.handle}", f"omni:{card.handle}")))  # fmt: skip
    return ()


def _prophecies(view: TableView, layout: TableLayout, card: CardView) -> list[Target]:
    """Return a target on each side of the player's inactive prophecy cards: the card dropped there goes under it."""
    sides = [side for group in references_shown(view.seats[card.controller]) for side in group]
    return [
        Target(layout.spots[side.handle].rect, (f"prophecy:{side.handle}",), DecisionKind.CARD, f"card:{card.handle}",
               side.handle)
        for side in sides
        if side.type is CardType.PROPHECY and not side.active
    ]  # fmt: skip


def _from_hand(view: TableView, layout: TableLayout, card: CardView) -> tuple[Target, ...]:
    mine = layout.sides[card.controller]
    there = layout.has(card.controller, Zone.DISCARD)
    discard = (Target(mine.piles[Zone.DISCARD].inset(-10), (f"discard:{card.handle}",)),) if there else ()
    play = (f"play:{card.handle}",)
    if card.type is CardType.UPGRADE:
        return (*discard, *_on_cards(layout, _hosts(view, card), play, DecisionKind.CARD))
    if card.type is CardType.CREATURE:
        slots = _slots(view.seats[card.controller], card)
        area = _column(layout, card.controller)
        wide = card.half is not None
        line = Target(area, play, line=card.controller, slots=slots, wide=wide)
        if not card.or_upgrade:
            return (*discard, line)
        attached = [
            replace(on, first=_AS_UPGRADE) for on in _on_cards(layout, _hosts(view, card), play, DecisionKind.CARD)
        ]
        return (*discard, *attached, replace(line, first=_AS_CREATURE))
    effects = _effects(view, layout, card, ("play",)) if card.type is CardType.ACTION else ()
    action = card.type is CardType.ACTION
    columns = [card.controller, other_player(card.controller)] if action else [card.controller]
    places = (Target(_column(layout, player), play, quiet=action) for player in columns)
    return (*discard, *effects, Target(layout.playing, play), *places)


_AS_CREATURE = ((DecisionKind.MODE, "mode:creature"),)
_AS_UPGRADE = ((DecisionKind.MODE, "mode:upgrade"),)
"""As what a card is played that may be an upgrade instead of a creature: the place it is dropped on says so."""


def _hosts(view: TableView, upgrade: CardView) -> list[CardView]:
    """Return the creatures, or the artifacts, that an upgrade may be dropped on."""
    return [host for seat in view.seats for host in (seat.artifacts if upgrade.to_artifact else seat.battleline)]


def _from_line(view: TableView, layout: TableLayout, card: CardView) -> tuple[Target, ...]:
    mine = layout.sides[card.controller]
    enemies = view.seats[other_player(card.controller)].battleline
    # A stunned creature that is used loses its stun instead. Rule: "Stun".
    reap = Target(mine.panel.frame, (f"reap:{card.handle}", f"unstun:{card.handle}"))
    fights = _on_cards(layout, enemies, (f"fight:{card.handle}",), DecisionKind.ATTACK)
    return (*fights, *_effects(view, layout, card, ("action", "omni")), reap)


def _effects(view: TableView, layout: TableLayout, card: CardView, verbs: tuple[str, ...]) -> tuple[Target, ...]:
    """Return a target on each other card in play, for what the dragged card does, but for those it would fight."""
    fought = view.seats[other_player(card.controller)].battleline if card.zone is Zone.BATTLELINE else ()
    in_play = [other for seat in view.seats for other in (*seat.battleline, *seat.artifacts)]
    others = [other for other in in_play if other is not card and other not in fought]
    keys = tuple(f"{verb}:{card.handle}" for verb in verbs)
    return tuple(replace(on, effect=True) for on in _on_cards(layout, others, keys, DecisionKind.CARD))


def _on_cards(
    layout: TableLayout, cards: Iterable[CardView], keys: tuple[str, ...], kind: DecisionKind
) -> list[Target]:
    """Return a target on each card, those drawn on top first; what peeks out from under a card counts as the card."""
    stacks = [(layout.spots[c.handle], [layout.spots[low.handle] for low in (*c.upgrades, *c.under)]) for c in cards]
    stacks.sort(key=lambda stack: -stack[0].z)
    targets: list[Target] = []
    for spot, under in stacks:
        area = spot.rect
        top = min([area.y, *(low.rect.y for low in under)])
        whole = Rect(area.x, top, area.w, area.bottom - top)
        targets.append(Target(whole.inset(-3), keys, kind, f"card:{spot.handle}", spot.handle))
    return targets


def _slots(seat: SeatView, card: CardView) -> tuple[int, ...]:
    """Return the gaps a creature is usually played into: the flanks, or any with deploy.

    The game has the last word: it offers the slots once the card is played.
    """
    last = len(seat.battleline)
    if any(keyword is Keyword.DEPLOY for keyword, _ in card.keywords):
        return tuple(range(last + 1))
    return (0, last) if last else (0,)


def _column(layout: TableLayout, player: Player) -> Rect:
    """Return the player's part of the cloth: battleline and artifacts, out to the middle."""
    side = layout.sides[player]
    top = min(side.battleline.y, side.artifacts.y)
    bottom = max(side.battleline.bottom, side.artifacts.bottom)
    return Rect(side.battleline.x, top, side.battleline.w, bottom - top)
