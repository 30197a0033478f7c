"""What lies on the table: cards, backs of a hidden hand, piles, and the marks of places.

An item holds a handle and what to draw, never a game. A card is drawn from a ready pixmap; its
origin is its middle, so that it turns and grows in place.
"""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.art.engraved import engrave
from kfdesk.desk.art.fonts import whole_one, write_fit
from kfdesk.desk.art.stamps import stamp_icon
from kfdesk.desk.card.explaining import ZONE_RULES
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, mix, readable_on
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.table_layout import CARD_RATIO, PEEK, PLAIN_SCALE, Rect, Spot
from kfdesk.desk.table.faces import TableFaces
from kfdesk.desk.table.marks import MARGIN, Mark, MarkCache, Marking, Strips, badge, corner
from kfdesk.desk.table.shadows import ShadowCache
from kfdesk.desk.table.tips import Said
from kfdesk.engine import glossary
from kfdesk.engine.terms import Player, Sight, Zone
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words

BENEATH: Final = 4.0
"""How far the card that is a token creature looks out below it, to the right and downward, in pixels."""
STANDING_BACK: Final = 0.45
"""How solid a card is that cannot be chosen, from 0 to 1."""
STANDING_BACK_PLAIN: Final = 0.8
"""The same in high contrast, where it must still be read."""
Z_PILE: Final = 5.0
Z_BACKS: Final = 6.0
Z_PANEL: Final = 4.0
Z_AREA: Final = 2.0
Z_SLOT: Final = 4000.0
Z_LIFTED: Final = 5000.0
Z_DRAGGED: Final = 9000.0
Z_RING: Final = 9500.0
Z_MENU: Final = 9600.0


def qrect(rect: Rect) -> QRectF:
    """Return a layout rectangle as Qt's."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


class Brushes:
    """What every item draws with: faces, marks, the theme, the language, the screen's pixel ratio."""

    def __init__(self) -> None:
        self.faces = TableFaces()
        self.marks = MarkCache()
        self.shadows = ShadowCache()
        self.ratio = 1.0
        self.scale = PLAIN_SCALE
        """How large the people at the table want cards and text."""

    @property
    def theme(self) -> Theme:
        """The colors in use."""
        return ui.theme

    def px(self, size: float) -> int:
        """Return a size of letters in pixels, as large as is wanted; panels and labels fit it into their room."""
        return max(7, round(size * self.scale.text))

    def say(self, words: Words) -> str:
        """Return a wording in the language of the interface."""
        return say(words)


class CardItem(QGraphicsItem):
    """One card lying by itself."""

    def __init__(self, brushes: Brushes, card: CardView, spot: Spot) -> None:
        super().__init__()
        self.card = card
        self.spot = spot
        self.marking = Marking()
        self._brushes = brushes
        self._pixmap: QPixmap | None = None
        self._edges: tuple[Strips, Strips] | None = None
        """Shadow and mark, with their places around the middle of the card; None where they are to be found anew."""
        self._bounds = self._measured()
        """Qt asks for it for each card at each painting."""
        self.setZValue(spot.z)
        self.setPos(spot.x, spot.y)

    @property
    def handle(self) -> str:
        """The card's handle."""
        return self.card.handle

    def present(self, card: CardView, spot: Spot) -> None:
        """Show this card of this size; where it lies is the scene's business."""
        old = self.spot
        if (spot.width, spot.height, spot.turned) != (old.width, old.height, old.turned):
            self.prepareGeometryChange()
            self._pixmap = self._edges = None
        if spot.shown != old.shown:
            self._edges = None
            self.update()
        if card != self.card:
            self._pixmap = None
        self.card, self.spot = card, spot
        self._bounds = self._measured()
        if self._pixmap is None:
            self.update()

    def repaint(self) -> None:
        """Draw afresh, after the theme, the language or the screen changed."""
        self._pixmap = self._edges = None
        self.update()

    @property
    def mark(self) -> Mark:
        """What the frame around the card says."""
        return self.marking.mark

    def set_mark(self, mark: Mark) -> None:
        """Put a plain frame around the card, or take it away."""
        self.set_marking(Marking(mark))

    def set_marking(self, marking: Marking) -> None:
        """Mark the card so."""
        if marking is not self.marking and marking != self.marking:
            self.marking, self._edges = marking, None
            self.update()

    def size(self) -> tuple[float, float]:
        """Return width and height as the whole card lies."""
        s = self.spot
        return (s.height, s.width) if s.turned else (s.width, s.height)

    def boundingRect(self) -> QRectF:
        """Return the card with room for its mark."""
        return self._bounds

    def _measured(self) -> QRectF:
        w, h = self.size()
        return QRectF(-w / 2 - MARGIN, -h / 2 - MARGIN, w + 2 * MARGIN, h + 2 * MARGIN)

    def drawn(self) -> QPixmap:
        """Return the face as it is now, drawn where that was not done yet."""
        if self._pixmap is None:
            b, s = self._brushes, self.spot
            self._pixmap = b.faces.card(self.card, s.width, s.height, b.ratio, turned=s.turned)
        return self._pixmap

    def _paint_back_beneath(self, painter: QPainter) -> None:
        """Paint the edge of the facedown card that is the token creature, in its owner's color.

        Rule: "Token creatures".
        """
        theme, (w, h) = self._brushes.theme, self.size()
        back = theme.backs[self.card.owner]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, QPen(color(mix(back, "#ffffff", 0.45)), 1.0), color(back))
        radius = corner(w, h)
        painter.drawRoundedRect(QRectF(-w / 2 + BENEATH, -h / 2 + BENEATH, w, h), radius, radius)

    def _around(self) -> tuple[Strips, Strips]:
        """Return what is drawn around the face, below it and above: kept, since a card is painted again and again."""
        if self._edges is None:
            b, (w, h) = self._brushes, self.size()
            size, at = (w, h * self.spot.shown), QPointF(-w / 2 - MARGIN, -h / 2 - MARGIN)
            shadow = () if b.theme.plain else b.shadows.frame(*size, b.theme, b.ratio).placed(at)
            marked = self.mark is not Mark.NONE
            mark = b.marks.frame(*size, self.marking, b.theme, b.ratio).placed(at) if marked else ()
            self._edges = shadow, mark
        return self._edges

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the face and the frame around it."""
        del option, widget
        b, s, face = self._brushes, self.spot, self.drawn()
        w, h = self.size()
        below, above = self._around()
        if self.marking.back:
            painter.setOpacity(painter.opacity() * (STANDING_BACK_PLAIN if b.theme.plain else STANDING_BACK))
        for at, strip in below:
            painter.drawPixmap(at, strip)
        if self.card.token_of is not None and s.shown == 1:
            self._paint_back_beneath(painter)
        if s.shown < 1:
            ratio = face.devicePixelRatio()
            part = QRectF(-w / 2, -h / 2, w, h * s.shown)
            painter.drawPixmap(part, face, QRectF(0, 0, w * ratio, h * s.shown * ratio))
        else:
            painter.drawPixmap(QPointF(-w / 2, -h / 2), face)
        for at, strip in above:
            painter.drawPixmap(at, strip)
        number = self.marking.number
        if number:
            # Of a card under another one only the upper edge shows.
            at, size = QPointF(0, 0), max(11.0, min(w, h) * 0.2)
            if s.host is not None:
                at, size = QPointF(w * 0.4, h * (0.5 * PEEK - 0.5)), h * PEEK * 0.42
            badge(painter, at, str(number), b.theme, size)


class BacksItem(QGraphicsItem):
    """A hand that may not be seen: as many backs as it has cards."""

    def __init__(self, brushes: Brushes, player: Player) -> None:
        super().__init__()
        self._brushes = brushes
        self._player = player
        self._band = Rect(0, 0, 1, 1)
        self._count = 0
        self.setZValue(Z_BACKS)

    def present(self, band: Rect, count: int) -> None:
        """Show this many backs in a band."""
        if (band, count) != (self._band, self._count):
            self.prepareGeometryChange()
            self._band, self._count = band, count
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the band."""
        return qrect(self._band)

    def places(self) -> list[Rect]:
        """Return where each back lies: as cards seen from their short edge, side by side or overlapping."""
        band = self._band.inset(6, 1)
        height = band.h
        width = min(height * 1.5, band.w / 6)
        step = min(width + 5, (band.w - width) / max(1, self._count - 1))
        start = band.center[0] - (width + step * (self._count - 1)) / 2
        return [Rect(start + i * step, band.y, width, height) for i in range(self._count)]

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the lower part of each back, as if the cards were held up behind the edge of the table."""
        del option, widget
        for place in self.places():
            tall = place.w / CARD_RATIO
            pixmap = self._back(place)
            ratio = pixmap.devicePixelRatio()
            cut = QRectF(0, max(0.0, tall - place.h) * ratio, place.w * ratio, place.h * ratio)
            painter.drawPixmap(qrect(place), pixmap, cut)

    def drawn(self) -> None:
        """Draw a back, so that it is only copied when it is painted."""
        for place in self.places()[:1]:
            self._back(place)

    def _back(self, place: Rect) -> QPixmap:
        return self._brushes.faces.back(self._player, place.w, place.w / CARD_RATIO, self._brushes.ratio)


WIDE_COUNT: Final = "28"
"""As wide as the number of cards in a pile nearly ever is."""
GHOST: Final = 0.44
"""How wide the sign of a haunted player is, as a share of the pile."""
HAUNTED_RULE: Final = "glossary/haunted"
LIFT: Final = 1.4
"""How far each layer of a pile stands out, in scene units."""


def _layers(count: int) -> int:
    """Return as how many layers a pile of so many cards is drawn."""
    return min(4, 1 + count // 8)


class PileItem(QGraphicsItem):
    """A pile: its top card or back, how many cards, its name beneath."""

    def __init__(self, brushes: Brushes, player: Player, zone: Zone) -> None:
        super().__init__()
        self.player = player
        self.zone = zone
        self.count = 0
        self.haunted = False
        """Whether it is the discard pile of a haunted player. Rule: "Haunted"."""
        self.marking = Marking()
        self.uses: tuple[Words, ...] = ()
        """What may be done with cards that lie in it."""
        self._brushes = brushes
        self._place = Rect(0, 0, 1, 1)
        self._label = 16.0
        self._bounds = QRectF()
        self._top: CardView | None = None
        self._pixmap: QPixmap | None = None
        self.setZValue(Z_PILE)

    @property
    def top_handle(self) -> str | None:
        """The handle of the open top card, None for backs and an empty pile."""
        return self._top.handle if self._top is not None else None

    @property
    def place(self) -> Rect:
        """Where the pile's cards lie."""
        return self._place

    @property
    def whole(self) -> Rect:
        """The pile with its label."""
        return Rect(self._place.x, self._place.y, self._place.w, self._place.h + self._label)

    def present(self, place: Rect, label: float, count: int, top: CardView | None, *, haunted: bool = False) -> None:
        """Show a pile of `count` cards; `top` is its open top card, None for backs; `haunted` marks it with a ghost.

        Archives may have an open card on top of backs: one that lies faceup there.
        """
        if (place, label) != (self._place, self._label):
            self.prepareGeometryChange()
        shown = (place, label, count, top, haunted)
        if shown != (self._place, self._label, self.count, self._top, self.haunted):
            self._place, self._label, self.count, self._top, self.haunted = shown
            self._bounds = qrect(self.whole.inset(-MARGIN))
            self.repaint()

    def repaint(self) -> None:
        """Draw afresh; the tooltip says all of the label, which may have to be cut."""
        self._pixmap = None
        marked = [self._brushes.say(glossary.HAUNTED.words)] if self.haunted else []
        self.setToolTip(", ".join([self._labels()[0], *marked]))
        self.update()

    def said_at(self, at: QPointF) -> Said:
        """Return the label and what may be done with cards of the pile, and the entry on the pile or on its mark."""
        del at
        said = "\n".join([self.toolTip(), *map(self._brushes.say, self.uses)])
        return said, HAUNTED_RULE if self.haunted else ZONE_RULES.get(self.zone, "")

    @property
    def mark(self) -> Mark:
        """What the frame around the pile says."""
        return self.marking.mark

    def set_mark(self, mark: Mark | Marking) -> None:
        """Put a frame around the pile, or take it away."""
        marking = Marking(mark) if isinstance(mark, Mark) else mark
        if marking != self.marking:
            self.marking = marking
            self.update()

    def boundingRect(self) -> QRectF:
        """Return pile and label with room for a mark."""
        return self._bounds

    def drawn(self) -> QPixmap:
        """Return the pile with its label as they are now, drawn where that was not done yet."""
        if self._pixmap is None:
            self._pixmap = self._draw()
        return self._pixmap

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the pile from its pixmap."""
        del option, widget
        b, whole = self._brushes, self.whole.inset(-MARGIN)
        painter.drawPixmap(QPointF(whole.x, whole.y), self.drawn())
        if self.mark is not Mark.NONE:
            place = self._place
            frame = b.marks.frame(place.w, place.h, self.marking, b.theme, b.ratio)
            frame.draw(painter, QPointF(place.x - MARGIN, place.y - MARGIN))

    def _draw(self) -> QPixmap:
        ratio, whole = self._brushes.ratio, self.whole.inset(-MARGIN)
        pixmap = QPixmap(round(whole.w * ratio), round(whole.h * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as inner:
            inner.translate(-whole.x, -whole.y)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.count == 0:
                self._paint_empty(inner)
            else:
                self._paint_cards(inner)
            if self.haunted:
                self._paint_ghost(inner)
            self._paint_label(inner)
        return pixmap

    def _paint_empty(self, painter: QPainter) -> None:
        theme = self._brushes.theme
        dip(painter, QPen(color(theme.zone_edge, 0.9), 1.2, Qt.PenStyle.DashLine), color(theme.zone, 0.5))
        radius = corner(self._place.w, self._place.h)
        painter.drawRoundedRect(qrect(self._place.inset(0.6)), radius, radius)
        engrave(painter, self.zone, qrect(self._place.inset(self._place.w * 0.24)), theme)

    def face_size(self, count: int) -> tuple[float, float]:
        """Return width and height of the top card when the pile has so many: thicker piles leave it less room."""
        width = self._place.w - LIFT * _layers(count)
        return width, width / CARD_RATIO

    def _paint_cards(self, painter: QPainter) -> None:
        b, depth, lift = self._brushes, _layers(self.count), LIFT
        w, h = self.face_size(self.count)
        x, y = self._place.x, self._place.y + lift * depth
        back = self.zone.sight is not Sight.ALL
        if not b.theme.plain:
            b.shadows.frame(w, h, b.theme, b.ratio).draw(painter, QPointF(x - MARGIN, y - MARGIN))
        for layer in range(depth, 0, -1):
            at = QRectF(x + lift * layer, y - lift * layer, w, h)
            painter.setPen(QPen(color(b.theme.shadow, 0.55), 0.8))
            painter.setBrush(color(b.theme.backs[self.player] if back else b.theme.paper))
            painter.drawRoundedRect(at, corner(w, h), corner(w, h))
        if self._top is None:
            pixmap = b.faces.back(self.player, w, h, b.ratio)
        else:
            pixmap = b.faces.card(self._top, w, h, b.ratio, turned=False)
        painter.drawPixmap(QPointF(x, y), pixmap)

    def _paint_ghost(self, painter: QPainter) -> None:
        """Paint the sign of a haunted player on the lower right corner of the pile."""
        place = self._place
        side = place.w * GHOST
        at = QRectF(place.right - side * 0.95, place.bottom - side * 0.95, side, side)
        stamp_icon(painter, "haunted", at, self._brushes.theme)

    def _labels(self) -> tuple[str, ...]:
        """Return what is written below the pile, and what where there is not the room for it."""
        name = self._brushes.say(self.zone.words)
        return (f"{name} {self.count}", str(self.count)) if self.count else (name, "")  # its sign says it, too

    @property
    def label(self) -> str:
        """What is written below the pile: as much as there is room for, alike for 8, 11 and 12 cards."""
        labels = self._labels()
        wide = [re.sub(r"\d+", WIDE_COUNT, label) for label in labels]
        fits = whole_one(wide, self._place.w - 1, self._label, smallest=8, bold=False)
        return labels[wide.index(fits)]

    def _paint_label(self, painter: QPainter) -> None:
        b, place = self._brushes, self._place
        if not self.label:
            return
        painter.setPen(color(b.theme.zone_text))
        line = QRectF(place.x - 4, place.bottom, place.w + 8, self._label)  # where digits are wider
        write_fit(painter, self.label, line, largest=round(self._label * 0.72), smallest=8, lines=1, bold=False)


class AreaItem(QGraphicsItem):
    """A place a dragged card may be dropped on, or one it is just over."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._area = Rect(0, 0, 1, 1)
        self._aimed = False
        self.setZValue(Z_AREA)

    def show_area(self, area: Rect, *, aimed: bool) -> None:
        """Light up an area."""
        if area != self._area:
            self.prepareGeometryChange()
        self._area, self._aimed = area, aimed
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area with its edge."""
        return qrect(self._area.inset(-4))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a light frame: dashed where a card may go, solid where it would go now."""
        del option, widget
        tint = self._brushes.theme.glow_legal
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = Qt.PenStyle.SolidLine if self._aimed else Qt.PenStyle.DashLine
        dip(painter, QPen(color(tint), 3.0 if self._aimed else 2.0, style), color(tint, 0.16 if self._aimed else 0.07))
        painter.drawRoundedRect(qrect(self._area.inset(1.5)), 10, 10)


class SlotItem(QGraphicsItem):
    """A gap of a battleline: a place to choose, or the place a hovering creature would take."""

    def __init__(self, brushes: Brushes, slot: int) -> None:
        super().__init__()
        self.slot = slot
        self._brushes = brushes
        self._size = (40.0, 60.0)
        self.aimed = False
        self.setZValue(Z_SLOT)

    def present(self, x: float, y: float, width: float, height: float, *, aimed: bool = False) -> None:
        """Show the gap around a middle point."""
        if (width, height) != self._size:
            self.prepareGeometryChange()
        self._size = (width, height)
        self.aimed = aimed
        self.setPos(x, y)
        self.update()

    def area(self) -> Rect:
        """Return what counts as a click on the gap."""
        w, h = self._size
        return Rect(self.x() - w / 2, self.y() - h / 2, w, h)

    def boundingRect(self) -> QRectF:
        """Return the gap with its edge."""
        w, h = self._size
        return QRectF(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a dashed place with an arrow that points into the gap."""
        del option, widget
        theme = self._brushes.theme
        w, h = self._size
        tint = theme.glow_legal
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(tint), 3.0 if self.aimed else 2.2, Qt.PenStyle.DashLine))
        painter.setBrush(color(tint, 0.30 if self.aimed else 0.18))
        radius = min(8.0, w * 0.2)
        painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), radius, radius)
        size = min(w * 0.3, 13.0)
        arrow = QPainterPath(QPointF(-size, -size * 0.4))
        arrow.lineTo(size, -size * 0.4)
        arrow.lineTo(0, size * 0.8)
        arrow.closeSubpath()
        dip(painter, QPen(color(readable_on(tint)), 1.0), color(tint))
        painter.drawPath(arrow)


class RingItem(QGraphicsItem):
    """The focus ring: where the keyboard is."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._around = Rect(0, 0, 1, 1)
        self.setZValue(Z_RING)
        self.hide()

    def show_around(self, rect: Rect) -> None:
        """Put the ring around a rectangle."""
        self.prepareGeometryChange()
        self._around = rect
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ring's outer edge."""
        return qrect(self._around.inset(-8))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw two lines, dark and bright, so that the ring shows on any ground."""
        del option, widget
        theme = self._brushes.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect = qrect(self._around.inset(-4.5))
        painter.setPen(QPen(color(readable_on(theme.glow_focus)), 5.0))
        painter.drawRoundedRect(rect, 9, 9)
        painter.setPen(QPen(color(theme.glow_focus), 3.0))
        painter.drawRoundedRect(rect, 9, 9)
