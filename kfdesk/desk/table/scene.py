"""The scene: which items lie on the table, brought in step with each new view.

It owns every item and keeps them by handle; an item leaves with its card. Nothing is remembered from
one view to the next but positions, so that a skipped animation still leaves a true table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip

from kfdesk.desk.kit.bounded import Bounded, size_of
from kfdesk.desk.kit.idle import Job, done
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.layout.cards_in_view import cards_by_handle
from kfdesk.desk.layout.growing import GrowingPlaces
from kfdesk.desk.layout.panel_contents import bears_ghost
from kfdesk.desk.layout.rows import aside_for
from kfdesk.desk.layout.table_layout import PILES, Ghost, Rect, Spot, Spread, TableLayout, lay_out
from kfdesk.desk.layout.tide import tide_handle
from kfdesk.desk.table.background import draw_cloth
from kfdesk.desk.table.house_edge import HouseEdge
from kfdesk.desk.table.items import Z_DRAGGED, Z_LIFTED, BacksItem, Brushes, CardItem, PileItem
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.motion import GLIDE_MS, Motion, Pose
from kfdesk.desk.table.moved_in_hand import HandOrders
from kfdesk.desk.table.panel import PanelItem
from kfdesk.desk.table.tips import said_under
from kfdesk.desk.table.water import Water
from kfdesk.desk.table.zone_signs import ZoneSigns
from kfdesk.engine.terms import PLAYERS, Player, Sight, Zone
from kfdesk.engine.views import CardView, SeatView, TableView
from kfdesk.teach.table_place import PlacesOfSeats

HOVER_LIFT = 0.16
"""How far a hand card rises under the pointer, in card heights."""
RAISED = 0.1
"""How far cards rise that are pointed out together, in card heights."""
HOVER_MS = 90
Z_OUT = 900.0
"""How far above its line a creature comes that is looked at."""
TIP_REACH = 24
"""How far the pointer may move from where it rested while the tooltip stays, in logical pixels."""
MOST_CLOTHS = 2
"""How many cloths are kept: the one that is seen, and one that may come next. One takes 6 MB at 1920 × 1080."""


class TableScene(QGraphicsScene):
    """Everything that lies on the table."""

    def __init__(self, brushes: Brushes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.brushes = brushes
        self.motion = Motion(self)
        self.layout_: TableLayout | None = None
        self.view_: TableView | None = None
        self.cards: dict[str, CardItem] = {}
        self.piles: dict[tuple[Player, Zone], PileItem] = {}
        self.panels = (PanelItem(brushes, PLAYERS[0]), PanelItem(brushes, PLAYERS[1]))
        self.backs = (BacksItem(brushes, PLAYERS[0]), BacksItem(brushes, PLAYERS[1]))
        self.below: Player = PLAYERS[0]
        self.hands = HandOrders()
        self.places = GrowingPlaces()
        """Which places are there: fewer than all while somebody learns."""
        self.dragged: str | None = None
        """A card in the player's hand: it is not laid anywhere until it is let go."""
        self.drawn: TableLayout | None = None
        """Where the things drawn lie; another layout than `layout_` while beats lead to the view."""
        self._held: TableView | None = None
        """The view drawn while beats lead to `view_`, None where that is drawn."""
        self._drawn_view: TableView | None = None
        self._taken: frozenset[str] = frozenset()
        """Cards that a beat moves."""
        self._leaving: list[CardItem] = []
        self._arriving: Counter[tuple[Player, Zone]] = Counter()
        """How many cards are on their way to each pile."""
        self._lifted: str | None = None
        self._raised_cards: frozenset[str] = frozenset()
        """Cards that are pointed out together."""
        self._ghost: Ghost | None = None
        self._spread: Spread | None = None
        self._size = (960.0, 640.0)
        self.cloths: Bounded[Hashable, QPixmap] = Bounded(size_of, most=MOST_CLOTHS)
        """Cloths drawn, by what is on them; the one used last is last."""
        self._cloth_key: Hashable = ()
        for item in (*self.panels, *self.backs):
            self.addItem(item)
        for player in PLAYERS:
            for zone in PILES:
                pile = self.piles[player, zone] = PileItem(brushes, player, zone)
                self.addItem(pile)
        self.signs = ZoneSigns(self, brushes)
        self.edge = HouseEdge(self, brushes)
        self.water = Water(brushes)
        self.addItem(self.water)

    # --- showing a view

    def present(
        self, view: TableView, *, animate: bool = True, hold: bool = False, spread: Spread | None = None
    ) -> None:
        """Show a view. Nothing glides when other eyes look on than before: that could show a secret.

        With `hold` what is drawn stays, until `show_beat` or `release` goes on: cards and places are known by the view.
        `spread` are gaps that its decision opens: the table is laid out once for both.
        """
        before = self.view_
        same_eyes = before is not None and before.viewer == view.viewer
        if not same_eyes:
            self.motion.end_tracks()
            self.motion.finish()  # a card on its way into the archives shows its face
        self._held = (self._held or before) if hold and same_eyes else None
        self.view_ = view
        self._ghost, self._spread = None, spread
        self._lay(glide=animate and same_eyes)

    @property
    def shown_view(self) -> TableView | None:
        """The view that is drawn: while beats lead to `view_` an earlier one."""
        return self._held or self.view_

    @property
    def raised_cards(self) -> frozenset[str]:
        """The cards that are raised together, as those of a house that is looked at."""
        return self._raised_cards

    @property
    def holds(self) -> bool:
        """True while beats lead to the view."""
        return self._held is not None

    def begin_at(self, view: TableView) -> None:
        """Draw an earlier view at once, from which beats lead to the one presented."""
        self._held = view
        self._lay(glide=False)

    def show_beat(self, view: TableView, taken: frozenset[str] = frozenset()) -> None:
        """Draw the view that a beat leads to, if beats are being shown.

        The beat itself moves the cards `taken`: they lie at their new places at once, or are gone at once.
        """
        if self._held is not None:
            self._held = view
            self._taken = taken
            self._lay(glide=True)
            self._taken = frozenset()

    def release(self) -> None:
        """Draw the view presented: no more beats are shown."""
        if self._held is not None:
            self._held = None
            self._lay(glide=True)

    def grow(self, places: PlacesOfSeats | None, *, anew: bool = False) -> bool:
        """Have these places only, and those that something comes to; None for all of them, as in every game.

        `anew` takes away what came by itself before. Return whether something changed.
        """
        changed = self.places.give(places, anew=anew)
        if changed and self.view_ is not None:
            self._drawn_view = None  # what is drawn while beats lead to the view has other places, too
            self._lay(glide=True)
        return changed

    def resize(self, width: float, height: float) -> None:
        """Lay everything out for a new size, at once."""
        self._size = (width, height)
        self._held = None
        self.setSceneRect(0, 0, width, height)
        self.cloths.clear()
        self._lay(glide=False)

    def open_gap(self, ghost: Ghost | None) -> None:
        """Keep a place open in a battleline, or close it."""
        if ghost != self._ghost:
            self._ghost = ghost
            self._lay(glide=True)

    def spread(self, spread: Spread | None) -> None:
        """Open the gaps of a battleline that may be chosen, or close them again."""
        if spread != self._spread:
            self._spread = spread
            self._lay(glide=True)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Say what lies under the resting pointer, and what its term means."""
        said = said_under(self.items(event.scenePos()), event.scenePos(), self.brushes.say)
        if not said:
            super().helpEvent(event)  # what has a tooltip and no entry
            return
        widget = event.widget()
        around = QRect(0, 0, 2 * TIP_REACH, 2 * TIP_REACH)
        around.moveCenter(widget.mapFromGlobal(event.screenPos()))
        QToolTip.showText(event.screenPos(), tip(said), widget, around)
        event.accept()

    def redraw(self) -> None:
        """Draw everything afresh, after the theme, the language or the screen changed."""
        self.cloths.clear()
        self.signs.redraw()
        for item in (*self.cards.values(), *self._leaving):
            item.repaint()
        for panel in self.panels:
            panel.redraw()
        for pile in self.piles.values():
            pile.repaint()
        self.update()

    def draw_ahead(self) -> None:
        """Draw all that is new on the table, so that it is only copied when somebody sees it."""
        for job in self.drawn_ahead():
            job()

    def drawn_ahead(self) -> Iterator[Job]:
        """Yield jobs that draw all that is new on the table, a piece each."""
        if self.layout_ is not None:
            yield done(self.cloth_ahead, self.layout_)
            drawings: tuple[PanelItem | BacksItem | PileItem | CardItem, ...]
            drawings = (*self.panels, *self.backs, *self.piles.values(), *self.cards.values())
            for item in drawings:
                yield done(item.drawn)

    def send_home(self, item: CardItem, ms: float = GLIDE_MS) -> None:
        """Let a card glide to where it is drawn to lie."""
        self._send(item, glide=True, ms=ms)

    def put_in_hand(self, handle: str, x: float, y: float) -> None:
        """Let a card that was dropped on the hand it is in lie at that place of it from now on."""
        if self.layout_ is not None and self.hands.put(self.layout_, handle, (x, y)):
            self._lay(glide=True)

    def settle(self) -> None:
        """Send every card to where it belongs, but for a dragged one and what lies under it."""
        if self.layout_ is None:
            return
        for item in self.cards.values():
            if not self._is_held(item):
                self._send(item, glide=True)

    def under(self, handle: str) -> list[CardItem]:
        """Return what lies partly under a card: its upgrades, and cards below it."""
        return [item for item in self.cards.values() if item.spot.host == handle]

    def _is_held(self, item: CardItem) -> bool:
        """Return whether a card is in the player's hand: the dragged one, or one that lies under it."""
        return self.dragged is not None and self.dragged in (item.handle, item.spot.host)

    def lift(self, handle: str | None) -> None:
        """Raise a hand card under the pointer, so that it shows in full."""
        if handle == self._lifted:
            return
        before, self._lifted = self._lifted, handle
        was, now = (self.cards.get(which or "") for which in (before, handle))
        rows = {(item.spot.player, item.spot.zone) for item in (was, now) if item is not None}
        for item in self.cards.values():  # the whole row: the cards beside the lifted one make room
            spot = item.spot
            row = (spot.player, Zone.BATTLELINE if spot.host is not None else spot.zone)
            if row in rows and row[1] in (Zone.HAND, Zone.BATTLELINE) and not self._is_held(item):
                self._send(item, glide=True, ms=HOVER_MS)

    def point_out(self, handles: frozenset[str]) -> None:
        """Raise these cards a little where they lie, with what lies under them, and let others down again."""
        handles |= {item.handle for item in self.cards.values() if item.spot.host in handles}
        changed = handles ^ self._raised_cards
        self._raised_cards = handles
        for handle in changed:
            item = self.cards.get(handle)
            if item is not None and not self._is_held(item):
                self._send(item, glide=True, ms=HOVER_MS)

    def _lay(self, *, glide: bool) -> None:
        view = self.view_
        if view is None:
            return
        before = self._held
        laid = self.layout_
        self.layout_ = self._laid_out(view, self._ghost, self._spread)
        if before is None:
            self._draw(view, self.layout_, glide=glide)
        elif self.drawn is None or before is not self._drawn_view or laid is None or laid.size != self.layout_.size:
            self._draw(before, self._laid_out(before, None, None), glide=glide)

    def _laid_out(self, view: TableView, ghost: Ghost | None, spread: Spread | None) -> TableLayout:
        orders, scale = self.hands.orders, self.brushes.scale
        absent = self.places.absent(view)
        return lay_out(
            view, *self._size, below=self.below, ghost=ghost, spread=spread, scale=scale, orders=orders, absent=absent
        )

    def _draw(self, view: TableView, layout: TableLayout, *, glide: bool) -> None:
        """Bring every item in step with a view."""
        self.drawn, self._drawn_view = layout, view
        self.places.shown(view)
        self._cloth_for(layout)
        self.signs.present(view, layout)
        self.edge.present(view, layout)
        self.water.present(view, layout)
        self._lay_cards(view, layout, glide=glide)
        for seat in view.seats:
            self.panels[seat.player].present(layout.sides[seat.player].panel, view, absent=layout.absent)
            self._lay_piles(seat, layout)
            hidden = seat.hand_count if seat.hand is None else 0
            self.backs[seat.player].present(layout.sides[seat.player].hand, hidden)

    def _lay_cards(self, view: TableView, layout: TableLayout, *, glide: bool) -> None:
        seen = cards_by_handle(view)
        for handle in [h for h in self.cards if h not in layout.spots]:
            self._leave(self.cards.pop(handle), seen, layout, glide=glide and handle not in self._taken)
        all_glide = glide
        for handle, spot in layout.spots.items():
            glide = all_glide and handle not in self._taken
            card = seen[handle]
            item = self.cards.get(handle)
            if item is None:
                item = self.cards[handle] = self._enter(card, spot, layout, glide=glide)
            elif item.spot == spot and item.card == card and (glide or not self.motion.moving):
                continue  # it lies there, or is on its way there
            else:
                self._turn(item, card, spot, glide=glide)
            if not self._is_held(item):
                self._send(item, glide=glide)

    def _enter(self, card: CardView, spot: Spot, layout: TableLayout, *, glide: bool) -> CardItem:
        """Return an item for a card new on the table; it comes from its owner's deck."""
        item = CardItem(self.brushes, card, spot)
        self.addItem(item)
        if glide:
            pile = layout.sides[card.owner].piles[Zone.DECK]
            item.setPos(*pile.center)
            item.setScale(pile.h / spot.height)
        return item

    def _turn(self, item: CardItem, card: CardView, spot: Spot, *, glide: bool) -> None:
        """Show a card's new state; a change of size or of readiness begins from how it looked."""
        old = item.spot
        item.present(card, spot)
        if not glide or self._is_held(item):
            return
        if old.turned != spot.turned:
            item.setRotation(item.rotation() + (-90.0 if spot.turned else 90.0))
        if old.height != spot.height:
            item.setScale(item.scale() * old.height / spot.height)

    def _send(self, item: CardItem, *, glide: bool, ms: float = GLIDE_MS) -> None:
        spot = item.spot
        lifted = spot.zone is Zone.HAND and item.handle == self._lifted
        pointed_out = item.handle in self._raised_cards
        lift = spot.height * (HOVER_LIFT if lifted else RAISED if pointed_out else 0.0)
        if lift and self.layout_ is not None and not self.layout_.sides[spot.player].below:
            lift = -lift
        above = self.cards.get(self._lifted or "")
        aside = aside_for(spot, above.spot if above is not None else None)
        out = item.handle == self._lifted and spot.zone is Zone.BATTLELINE  # whole, where the line overlaps
        item.setZValue(Z_LIFTED if lifted else spot.z + Z_OUT if out else spot.z)
        self.motion.glide(item, Pose(spot.x + aside, spot.y - lift), ms=ms if glide else 0)

    def _leave(self, item: CardItem, seen: Mapping[str, CardView], layout: TableLayout, *, glide: bool) -> None:
        """Let a card go to its pile; one that goes where nobody may look is simply gone."""
        card = seen.get(item.handle)
        self.motion.stop(item)
        if not glide or card is None or (card.owner, card.zone) not in self.piles:
            self.removeItem(item)
            return
        pile = layout.sides[card.owner].piles[card.zone]
        item.set_mark(Mark.NONE)
        item.setZValue(Z_DRAGGED - 1)
        self._leaving.append(item)
        end = Pose(*pile.center, scale=pile.h / item.spot.height)
        place = card.owner, card.zone
        self._arriving[place] += 1
        self.motion.glide(item, end, ended=self._remover(item, place))

    def _remover(self, item: CardItem, place: tuple[Player, Zone]) -> Callable[[], None]:
        def remove() -> None:
            if item in self._leaving:
                self._leaving.remove(item)
                self.removeItem(item)
                self._arriving[place] -= 1
                if self._drawn_view is not None and self.drawn is not None:
                    self._lay_pile(self._drawn_view.seats[place[0]], place[1], self.drawn)

        return remove

    def _lay_piles(self, seat: SeatView, layout: TableLayout) -> None:
        for zone in PILES:
            self._lay_pile(seat, zone, layout)

    def _lay_pile(self, seat: SeatView, zone: Zone, layout: TableLayout) -> None:
        """Show a pile as it is, once the cards on their way to it have arrived."""
        item, place = self.piles[seat.player, zone], layout.sides[seat.player].piles[zone]
        item.setVisible(layout.has(seat.player, zone))
        if self._arriving[seat.player, zone] and item.place == place:
            return
        pile = seat.pile(zone)
        open_ = pile.seen if zone.sight is Sight.ALL else pile.faceup
        top = open_[0] if open_ else None
        item.present(place, layout.label_height, pile.count, top, haunted=bears_ghost(seat, zone))

    # --- what lies where

    def rect_of(self, handle: str) -> Rect | None:
        """Return where a card belongs, None if it is in a pile or hidden."""
        spot = self.layout_.spots.get(handle) if self.layout_ is not None else None
        return spot.rect if spot is not None else self.tides().get(handle)

    def tides(self) -> dict[str, Rect]:
        """Return where the tide stands on the panels, by the handle that the tide card has there."""
        places = ((tide_handle(panel.player), panel.tide_place) for panel in self.panels)
        return {handle: place for handle, place in places if place is not None}

    def tide_at(self, x: float, y: float) -> str | None:
        """Return the handle of the tide card whose sign on a panel is under a point."""
        return next((handle for handle, place in self.tides().items() if place.contains(x, y)), None)

    def card_at(self, x: float, y: float) -> str | None:
        """Return the topmost card under a point, by where cards belong, not where they glide."""
        if self.layout_ is None:
            return None
        lifted = self.layout_.spots.get(self._lifted or "")
        hits = [s for s in self.layout_.spots.values() if s.rect.contains(x, y)]
        if hits:
            return max(hits, key=lambda s: s.z).handle
        if lifted is not None and self._raised(lifted).contains(x, y):
            return lifted.handle
        return None

    def _raised(self, spot: Spot) -> Rect:
        rect = spot.rect
        lift = HOVER_LIFT * spot.height
        return Rect(rect.x, rect.y - lift, rect.w, rect.h + 2 * lift)

    def pile_at(self, x: float, y: float) -> PileItem | None:
        """Return the pile under a point, its label included."""
        return next((pile for pile in self.piles.values() if pile.isVisible() and pile.whole.contains(x, y)), None)

    def panel_at(self, x: float, y: float) -> PanelItem | None:
        """Return the panel under a point."""
        if self.layout_ is None:
            return None
        sides = self.layout_.sides
        return next((p for p in self.panels if sides[p.player].panel.frame.contains(x, y)), None)

    # --- the cloth

    def _cloth_for(self, layout: TableLayout) -> None:
        """Have the whole cloth painted, should its zones lie elsewhere now; it is drawn when somebody can see it."""
        key = _on_cloth(layout)
        if key != self._cloth_key:
            self._cloth_key = key
            self.update()

    def has_cloth(self, layout: TableLayout) -> bool:
        """Return whether the cloth of a layout is drawn."""
        return _on_cloth(layout) in self.cloths

    def forget_cloths(self) -> None:
        """Keep no cloth while nobody sees the table; it is drawn anew in some milliseconds."""
        self.cloths.clear()

    def cloth_ahead(self, layout: TableLayout) -> None:
        """Draw the cloth of a layout that may come, unless another page is shown, where it would only take memory."""
        if any(view.isVisible() for view in self.views()):
            self.cloth(layout)

    def cloth(self, layout: TableLayout) -> QPixmap:
        """Return the cloth of a layout, drawn where that was not done yet."""
        key = _on_cloth(layout)
        found = self.cloths.find(key)
        if found is None:
            self.cloths.find(self._cloth_key)  # used as long as it is seen
            found = self.cloths.keep(key, draw_cloth(layout, self.brushes))
        return found

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """Draw the part of the cloth that is wanted."""
        assert isinstance(rect, QRectF)
        if self.drawn is None:
            painter.fillRect(rect, QColor(self.brushes.theme.cloth))
            return
        cloth = self.cloth(self.drawn)
        ratio = cloth.devicePixelRatio()
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, cloth, source)


def _on_cloth(layout: TableLayout) -> Hashable:
    """Return all that the picture of the cloth depends on but looks and language."""
    zones = frozenset((s.below, s.battleline, s.artifacts, s.references, s.hand) for s in layout.sides)
    rows = frozenset(side.below for side in layout.sides if layout.has(side.player, Zone.ARTIFACTS))
    return zones, layout.size, rows
