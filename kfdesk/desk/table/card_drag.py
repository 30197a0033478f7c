"""A card being dragged: a press that becomes a drag, fed with moves, ended by exactly one of dropped and cancelled.

The card itself follows the pointer, with what lies under it; over another card that it may be dropped on it waits at
home, and an arrow leads there. No drag of the window system takes part, so no nested loop runs.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from kfdesk.desk.layout.table_layout import Rect, TableLayout
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.table.drop_targets import Target, drop_targets
from kfdesk.desk.table.items import Z_DRAGGED, AreaItem, PileItem, SlotItem
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.panel import PanelItem
from kfdesk.desk.table.scene import TableScene
from kfdesk.engine.decisions import Decision
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.engine.views import CardView

WhyNot = Callable[[str], Verdict]
"""Asks the game about an option; "fight:c3:c9" asks about a fight with its target."""


RAISED: Final = 0.12
"""How far a card stands out of its place at home while an arrow leads from it to another, in card heights."""


@dataclass(frozen=True, slots=True)
class Press:
    """The left button went down: on which card, if any, and where, in scene units.

    `thing` is what a click there would be on: letting go over another thing is no click.
    """

    x: float
    y: float
    handle: str | None
    thing: Hashable = None


@dataclass(frozen=True, slots=True)
class Drop:
    """What a drop meant: an intent, or the keys that are not legal now. Both empty: nothing was meant."""

    intent: Intent | None = None
    refused: tuple[str, ...] = ()


class CardDrag:
    """One card in the player's hand, from the moment it is picked up."""

    def __init__(
        self, scene: TableScene, press: Press, card: CardView, decision: Decision | None, why_not: WhyNot
    ) -> None:
        assert scene.view_ is not None and scene.layout_ is not None
        self.card = card
        self._scene = scene
        self._rest: TableLayout = scene.layout_
        """Where everything lay when the card was picked up: targets do not move while gaps open."""
        item = scene.cards[card.handle]
        spot = self._rest.spots[card.handle]
        self._offset = (item.x() - press.x, item.y() - press.y)
        under = [(lower, lower.spot) for lower in scene.under(card.handle)]
        self._held = [(item, 0.0, 0.0), *((lower, its.x - spot.x, its.y - spot.y) for lower, its in under)]
        """The card and what lies under it, each with its place beside the card."""
        self._decision = decision
        self._targets = drop_targets(scene.view_, scene.layout_, card)
        self._legal = {target: _legal(target, decision, why_not) for target in self._targets}
        """What each target means now; None where it would be refused."""
        if not self._has_effects(decision):
            # A card on the cloth is no more than the cloth it lies on.
            self._targets = tuple(target for target in self._targets if not target.effect)
        self._aim: Target | None = None
        self._areas: dict[Target, AreaItem] = {}
        self._slot: SlotItem | None = None
        self._dragging = True
        for held, _, _ in self._held:
            scene.motion.stop(held)
        scene.dragged = card.handle
        scene.lift(None)
        for held, _, _ in self._held:
            held.setZValue(Z_DRAGGED + held.spot.z - spot.z)
            held.setScale(1.0)
            held.setRotation(0.0)
        self._light_all()

    # --- the life of a drag

    def moved(self, x: float, y: float) -> None:
        """Follow the pointer; open a gap or light up what the card would be dropped on."""
        aim = self._target_at(x, y)
        legal = aim if aim is not None and self._legal[aim] is not None else None
        self._aim_at(legal)
        place = x + self._offset[0], y + self._offset[1]
        if legal is not None and legal.handle is not None:  # both cards are to be read: an arrow joins them
            place = self._waiting_place()
        for item, dx, dy in self._held:
            item.setPos(place[0] + dx, place[1] + dy)
        ghost = legal.ghost(self._rest, x) if legal is not None else None
        self._scene.open_gap(ghost)
        self._show_slot()

    @property
    def home(self) -> Rect:
        """Where the card lay."""
        return self._rest.spots[self.card.handle].rect

    def _waiting_place(self) -> tuple[float, float]:
        """Return where the card lies while it is aimed at another one: at home, raised toward the middle."""
        spot = self._rest.spots[self.card.handle]
        below = self._rest.sides[spot.player].below
        return spot.x, spot.y + RAISED * spot.height * (-1 if below else 1)

    @property
    def aim(self) -> Target | None:
        """What the card would be dropped on now, None where it would be refused or means nothing."""
        return self._aim

    def means(self, x: float) -> tuple[str, ...]:
        """Return the keys that a drop would choose now, one decision after the other."""
        key = self._legal[self._aim] if self._aim is not None else None
        if self._aim is None or key is None:
            return ()
        intent = self._aim.intent(key, self._rest, x)
        return (intent.key, *(chosen for _, chosen in intent.then))

    def dropped(self, x: float, y: float) -> Drop:
        """End the drag here and return what it meant."""
        target = self._target_at(x, y)
        self._end()
        if target is None:
            return Drop()
        key = self._legal[target]
        if key is None:
            return Drop(refused=_asked(target, self._decision))
        return Drop(intent=target.intent(key, self._rest, x))

    def cancelled(self) -> None:
        """End the drag as if it had not been."""
        self._end()

    # --- lighting places

    def _light_all(self) -> None:
        for target in self._targets:
            if self._legal[target] is not None and not target.quiet:
                self._light(target, aimed=False)

    def _light(self, target: Target, *, aimed: bool) -> None:
        """Light up a place: a card, a pile, a panel, or a part of the cloth."""
        mark = Mark.AIMED if aimed else Mark.TARGET
        if target.handle is not None:
            self._scene.cards[target.handle].set_mark(mark)
            return
        owner = self._place_of(target)
        if owner is not None:
            owner.set_mark(mark)
            return
        area = self._areas.get(target)
        if area is None:
            area = self._areas[target] = AreaItem(self._scene.brushes)
            self._scene.addItem(area)
        area.show_area(target.area, aimed=aimed)
        area.show()

    def _place_of(self, target: Target) -> PileItem | PanelItem | None:
        """Return the pile or panel a target is."""
        x, y = target.area.center
        return self._scene.pile_at(x, y) or self._scene.panel_at(x, y)

    def _aim_at(self, target: Target | None) -> None:
        if target is self._aim:
            return
        if self._aim is not None and self._aim.quiet:
            self._areas[self._aim].hide()
        elif self._aim is not None:
            self._light(self._aim, aimed=False)
        self._aim = target
        if target is not None:
            self._light(target, aimed=True)

    def _show_slot(self) -> None:
        """Show the place a hovering creature would take."""
        layout = self._scene.layout_
        spot = layout.ghost if layout is not None else None
        if spot is None:
            if self._slot is not None:
                self._slot.hide()
            return
        if self._slot is None:
            self._slot = SlotItem(self._scene.brushes, 0)
            self._scene.addItem(self._slot)
        self._slot.show()
        self._slot.setZValue(1.0)
        self._slot.present(spot.x, spot.y, spot.width, spot.height, aimed=True)

    def _has_effects(self, decision: Decision | None) -> bool:
        """Return whether what the card does asks for a target, or a drop on one is to hear why it cannot be used."""
        effects = [target for target in self._targets if target.effect]
        if any(self._legal[target] is not None for target in effects):
            return True
        asleep = self.card.zone is not Zone.BATTLELINE  # a creature is dropped to fight or to reap
        return asleep and bool(effects) and effects[0].legal(decision) is None

    def _target_at(self, x: float, y: float) -> Target | None:
        return next((target for target in self._targets if target.area.contains(x, y)), None)

    def _end(self) -> None:
        """Take every light away and let the card go; it stays where it is until it is sent somewhere."""
        assert self._dragging
        self._dragging = False
        for area in self._areas.values():
            self._scene.removeItem(area)
        self._areas.clear()
        if self._slot is not None:
            self._scene.removeItem(self._slot)
            self._slot = None
        for target in self._targets:
            if target.handle is not None:
                item = self._scene.cards.get(target.handle)
                if item is not None:
                    item.set_mark(Mark.NONE)
            elif (owner := self._place_of(target)) is not None:
                owner.set_mark(Mark.NONE)
        self._scene.dragged = None
        self._scene.open_gap(None)


def _legal(target: Target, decision: Decision | None, why_not: WhyNot) -> str | None:
    """Return the option a drop on a target would choose; a fight must be allowed with that very enemy."""
    key = target.legal(decision)
    if key is None or target.kind is not DecisionKind.ATTACK and not target.effect:
        return key
    offered = decision.keys() if decision is not None else ()
    return next((key for key in target.keys if key in offered and why_not(f"{key}:{target.handle}").ok), None)


def _asked(target: Target, decision: Decision | None) -> tuple[str, ...]:
    """Return what to ask the game about a target, to hear why it is refused."""
    if target.kind is DecisionKind.ATTACK or target.effect and target.legal(decision) is not None:
        return tuple(f"{key}:{target.handle}" for key in target.keys)
    return target.keys
