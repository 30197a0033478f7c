"""Where beats play: the places of the table as it is drawn, and what moves things between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.pictures import Pictures
from kfdesk.desk.animation.sprites import Z_EFFECT, Z_FLYING, Sprite
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.panel_contents import keys_shown
from kfdesk.desk.layout.table_layout import Rect, TableLayout
from kfdesk.desk.table.items import CardItem
from kfdesk.desk.table.motion import Pose, pose_of, put
from kfdesk.desk.table.scene import TableScene
from kfdesk.engine.terms import KeyColor, Player, Zone
from kfdesk.engine.views import TableView

Curve = Callable[[float], float]


class Theater:
    """The table for whoever stages a beat."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pictures = Pictures(scene.brushes)
        self.lets_read = True
        """Whether what somebody else plays stays large until it can be read."""

    @property
    def theme(self) -> Theme:
        """The colors in use."""
        return self.scene.brushes.theme

    @property
    def layout(self) -> TableLayout:
        """Where things lie as they are drawn."""
        assert self.scene.drawn is not None
        return self.scene.drawn

    @property
    def view(self) -> TableView:
        """The table as it is drawn."""
        view = self.scene.shown_view
        assert view is not None
        return view

    # Places.

    def items(self, handles: Iterable[str]) -> list[CardItem]:
        """Return the items of the cards that lie by themselves."""
        return [self.scene.cards[handle] for handle in handles if handle in self.scene.cards]

    def pool(self, player: Player) -> Point:
        """Return the middle of a player's Æmber pool."""
        return self.layout.sides[player].panel.pool.center

    def key(self, player: Player, color: KeyColor) -> Rect:
        """Return the place of a key."""
        seat, places = self.view.seats[player], self.layout.sides[player].panel.keys
        shown = [tint for tint, _ in keys_shown(seat)]
        return places[shown.index(color)] if color in shown and len(places) == len(shown) else places[0]

    def pile(self, player: Player, zone: Zone) -> Rect | None:
        """Return the place of a pile, or of a hand; None for a zone without a place of its own."""
        side = self.layout.sides[player]
        return side.hand if zone is Zone.HAND else side.piles.get(zone)

    def middle(self, player: Player) -> Point:
        """Return the middle of a player's side of the table."""
        return self.layout.sides[player].battleline.center

    def card_size(self) -> tuple[float, float]:
        """Return width and height of a usual card."""
        spots = list(self.layout.spots.values())
        play = [spot for spot in spots if spot.zone in (Zone.BATTLELINE, Zone.ARTIFACTS)] or spots
        if play:
            return play[0].width, play[0].height
        pile = self.layout.sides[0].piles[Zone.DECK]
        return pile.w, pile.h

    @property
    def unit(self) -> float:
        """The size of effects: the width of a card, and no less than can be seen where cards are small."""
        return max(self.card_size()[0], min(86.0, self.layout.size[1] * 0.095))

    @property
    def looks(self) -> tuple[object, ...]:
        """All that the pictures of effects depend on, but for what they show."""
        sizes = (self.card_size(), self.unit) if self.scene.drawn is not None else ()
        return *sizes, self.scene.brushes.ratio, self.theme.name

    def owns(self, item: CardItem) -> bool:
        """Return whether a card lies on the table as it is drawn now: one on its way to a pile is left alone."""
        return self.scene.cards.get(item.handle) is item

    def place(self, of: str | Player | None) -> Point | None:
        """Return where a card lies, or a player's pool; None for what lies nowhere."""
        if of is None:
            return None
        if isinstance(of, str):
            item = self.scene.cards.get(of)
            if item is not None:
                return item.spot.x, item.spot.y
            return self.pile_of(of)
        return self.pool(of)

    def pile_of(self, handle: str) -> Point | None:
        """Return the middle of the pile on which a card lies on top."""
        found = (pile for pile in self.scene.piles.values() if pile.top_handle == handle)
        return next((pile.place.center for pile in found), None)

    # Parts.

    def sprite(
        self, picture: QPixmap, at: Point, *, light: bool = False, smooth: bool = True, z: float = Z_EFFECT
    ) -> Sprite:
        """Bring a picture to the table, invisible at first. On a bright table light is laid on like color."""
        sprite = Sprite(picture, light=light and self.theme.dark, smooth=smooth and not light, z=z)
        sprite.setPos(*at)
        sprite.setOpacity(0)
        self.scene.addItem(sprite)
        return sprite

    def remove(self, *items: QGraphicsItem) -> Callable[[], None]:
        """Return what takes items away."""

        def away() -> None:
            for item in items:
                if item.scene() is self.scene:
                    self.scene.removeItem(item)

        return away

    def pop(self, picture: QPixmap, at: Point, *, begins: float = 0, lasts: float = 420, rise: float = 14.0) -> Part:
        """Let a picture spring up, stay, rise a little and fade."""
        sprite = self.sprite(picture, at)

        def step(t: float) -> None:
            sprite.setScale(max(0.01, curves.overshoot(curves.window(t, 0, 0.35))))
            sprite.setPos(at[0], at[1] - rise * curves.ease(t))
            sprite.setOpacity(curves.fade(t, rise=0.12, fall=0.35))

        return Part(begins, lasts, step, self.remove(sprite))

    def swell(
        self, picture: QPixmap, at: Point, *, begins: float = 0, lasts: float = 320, sizes: tuple[float, float],
        light: bool = False, turn: float = 0.0, rise: float = 0.1, fall: float = 0.7, strength: float = 1.0,
        z: float = Z_EFFECT, ease: Curve = curves.ease_out, on: CardItem | None = None,
    ) -> Part:  # fmt: skip
        """Let a picture grow or shrink from one size to another while it fades.

        `on` is the card that it goes and turns with, where that moves meanwhile.
        """
        sprite = self.sprite(picture, at, light=light, smooth=False, z=z)
        lay = on is not None and on.spot.turned

        def step(t: float) -> None:
            sprite.setScale(curves.between(*sizes, ease(t)))
            sprite.setRotation(turn * t + (_turned(on, lay=lay) if on is not None else 0))
            if on is not None and self.owns(on):
                sprite.setPos(on.pos())
            sprite.setOpacity(strength * curves.fade(t, rise=rise, fall=fall))

        return Part(begins, lasts, step, self.remove(sprite))

    def fly(
        self, picture: QPixmap, start: Point, end: Point, *, begins: float = 0, lasts: float = 300,
        bend: float = 0.0, spin: float = 0.0, light: bool = False, sizes: tuple[float, float] = (1.0, 1.0),
        ease: Curve = curves.ease, fall: float = 0.12, rise: float = 0.1, z: float = Z_FLYING,
    ) -> Part:  # fmt: skip
        """Let a picture fly along an arc."""
        sprite = self.sprite(picture, start, light=light, z=z)

        def step(t: float) -> None:
            sprite.setPos(*curves.along(start, end, ease(t), bend=bend))
            sprite.setScale(curves.between(*sizes, t))
            sprite.setRotation(spin * t)
            sprite.setOpacity(curves.fade(t, rise=rise, fall=fall))

        return Part(begins, lasts, step, self.remove(sprite))

    def shake(self, item: CardItem, *, begins: float = 0, lasts: float = 260, by: float = 5.0) -> Part:
        """Let a card shake where it lies."""
        motion = self.scene.motion

        def step(t: float) -> None:
            if self.owns(item):
                motion.stop(item)
                item.setPos(item.spot.x + by * curves.shaken(t), item.spot.y)

        return Part(begins, lasts, step, lambda: self.home(item))

    def bump(self, item: CardItem, *, begins: float = 0, lasts: float = 260, by: float = 0.1) -> Part:
        """Let a card grow for a moment."""

        def step(t: float) -> None:
            if self.owns(item):
                item.setScale(1 + by * curves.there_and_back(t))

        return Part(begins, lasts, step, lambda: self.home(item))

    def home(self, item: CardItem) -> None:
        """Let a card glide to where it belongs."""
        if self.owns(item):
            self.scene.send_home(item)

    def travel(
        self, item: CardItem, start: Pose, *, begins: float = 0, lasts: float = 300, bend: float = 0.0,
        lift: float = 0.15, ease: Curve = curves.ease,
    ) -> Part:  # fmt: skip
        """Let a card fly from a pose to where it belongs; it lies at the start from now on."""
        motion = self.scene.motion
        motion.stop(item)
        put(item, start)
        item.setZValue(Z_FLYING)

        def step(t: float) -> None:
            if not self.owns(item):
                return
            motion.stop(item)
            spot, share = item.spot, ease(t)
            end = Pose(spot.x, spot.y)
            x, y = curves.along((start.x, start.y), (end.x, end.y), share, bend=bend)
            pose = start.toward(end, share)
            scale = pose.scale * (1 + lift * curves.there_and_back(t))
            put(item, Pose(x, y, pose.turn, scale, pose.opacity))

        return Part(begins, lasts, step, lambda: self.home(item))

    def ghost(self, item: CardItem) -> Sprite:
        """Return a copy of a card as it looks now, in its place; the card itself is invisible."""
        ghost = Sprite(item.drawn(), z=Z_FLYING)
        put(ghost, pose_of(item))
        self.scene.addItem(ghost)
        self.scene.motion.stop(item)
        item.setOpacity(0)
        return ghost

    def back(self, player: Player, size: tuple[float, float]) -> QPixmap:
        """Return the back of a card of a player's deck."""
        brushes = self.scene.brushes
        return brushes.faces.back(player, *size, brushes.ratio)

    def knows(self, handle: str) -> bool:
        """Return whether the seat at the screen sees which card this is."""
        card = find_card(self.view, handle) if handle else None
        return card is not None and card.face is not None

    def face(self, view: TableView, handle: str, owner: Player, size: tuple[float, float]) -> QPixmap:
        """Return a card as a view shows it, its back where that does not say which it is."""
        card = find_card(view, handle) if handle else None
        if card is None or card.face is None:
            return self.back(owner, size)
        brushes = self.scene.brushes
        return brushes.faces.card(card, *size, brushes.ratio, turned=False)


def _turned(item: CardItem, *, lay: bool) -> float:
    """Return by how many degrees a card has turned since it `lay` on its side or stood upright."""
    return item.rotation() + 90 * (item.spot.turned - lay)
