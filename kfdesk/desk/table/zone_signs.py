"""What an empty zone shows: its sign, cut into the table, and its name. With the first card both are gone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.art.engraved import engrave
from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.card.explaining import ZONE_RULES
from kfdesk.desk.card.state_texts import effects_in_force
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import color
from kfdesk.desk.layout.table_layout import Rect, TableLayout
from kfdesk.desk.table.in_force import InForce
from kfdesk.desk.table.items import Brushes, qrect
from kfdesk.desk.table.tips import Said
from kfdesk.engine.terms import PLAYERS, Player, Zone
from kfdesk.engine.views import TableView

Z_SIGN: Final = 1.0
MOST_SIGN: Final = 58.0
"""Height of a sign, in pixels, at most."""
LEAST_ROOM: Final = 44.0
"""A zone lower than this, in pixels, shows no sign: its row has given its height to others."""
NAME: Final = 14
"""Largest letters of a zone's name, in pixels, at the usual size of text."""


class ZoneSign(QGraphicsItem):
    """The sign and the name of one zone."""

    def __init__(self, brushes: Brushes, zone: Zone) -> None:
        super().__init__()
        self._brushes, self._zone = brushes, zone
        self._place = Rect(0, 0, 1, 1)
        self._pixmap: QPixmap | None = None
        self.setZValue(Z_SIGN)

    def present(self, place: Rect, *, empty: bool) -> None:
        """Show the sign in this place while nothing lies there."""
        if place != self._place:
            self.prepareGeometryChange()
            self._place, self._pixmap = place, None
        self.setVisible(empty and place.h >= LEAST_ROOM)

    def redraw(self) -> None:
        """Draw afresh, after the theme, the language or the screen changed."""
        self._pixmap = None
        self.update()

    def said_at(self, at: QPointF) -> Said:
        """Return the entry on the zone."""
        del at
        return "", ZONE_RULES.get(self._zone, "")

    def boundingRect(self) -> QRectF:
        """Return where sign and name are drawn."""
        return qrect(self._room())

    def _room(self) -> Rect:
        place = self._place
        w, h = min(place.w, 220.0), min(place.h, 110.0)
        x, y = place.center
        return Rect(x - w / 2, y - h / 2, w, h)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the sign from its pixmap."""
        del option, widget
        room = self._room()
        if self._pixmap is None:
            self._pixmap = self._draw(room)
        painter.drawPixmap(QPointF(room.x, room.y), self._pixmap)

    def _draw(self, room: Rect) -> QPixmap:
        b, ratio = self._brushes, self._brushes.ratio
        pixmap = QPixmap(max(1, round(room.w * ratio)), max(1, round(room.h * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line = min(b.px(NAME) * 1.5, room.h * 0.42)
            sign = min(MOST_SIGN, room.h - line - 4)
            top = (room.h - sign - line) / 2
            engrave(painter, self._zone, QRectF(room.w / 2 - sign / 2, top, sign, sign), b.theme)
            painter.setPen(color(b.theme.zone_text))
            name = QRectF(4, top + sign, room.w - 8, line)
            write_fit(painter, b.say(self._zone.words), name, largest=b.px(NAME), smallest=7, lines=1, title=True)
        return pixmap


class ZoneSigns:
    """The signs of all zones of a table."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        own = (Zone.BATTLELINE, Zone.ARTIFACTS)
        self._own: dict[tuple[Player, Zone], ZoneSign] = {
            (player, zone): ZoneSign(brushes, zone) for player in PLAYERS for zone in own
        }
        self.in_force = InForce(brushes)
        for sign in self.all():
            scene.addItem(sign)
        scene.addItem(self.in_force)

    def all(self) -> tuple[ZoneSign, ...]:
        """Return all signs."""
        return tuple(self._own.values())

    def of(self, player: Player, zone: Zone) -> ZoneSign:
        """Return the sign of a player's battleline or artifacts."""
        return self._own[player, zone]

    def present(self, view: TableView, layout: TableLayout) -> None:
        """Show the signs of the zones that are empty, and in the upper corner what is in force."""
        for seat, side in zip(view.seats, layout.sides, strict=True):
            self._own[seat.player, Zone.BATTLELINE].present(side.battleline, empty=not seat.battleline)
            self._own[seat.player, Zone.ARTIFACTS].present(
                side.artifacts, empty=not seat.artifacts and layout.has(seat.player, Zone.ARTIFACTS)
            )
        upper = next(side for side in layout.sides if not side.below)
        self.in_force.present(upper.corner, effects_in_force(view))

    def redraw(self) -> None:
        """Draw all afresh."""
        for sign in self.all():
            sign.redraw()
        self.in_force.redraw()
