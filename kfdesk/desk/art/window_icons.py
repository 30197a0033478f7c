"""Icons that the window draws for itself: the program's own, and the emblems of the houses."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.frames import paint_back
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import LIGHT, Theme
from kfdesk.engine.terms import House


def program_icon() -> QIcon:
    """Return the program's icon."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as painter:
            paint_program_icon(painter, size)
        icon.addPixmap(pixmap)
    return icon


def paint_program_icon(painter: QPainter, size: float) -> None:
    """Paint the program's icon, a card back, into a square of `size` px at the origin."""
    paint_back(painter, QRectF(size * 0.15, size * 0.01, size * 0.7, size * 0.98), 0, LIGHT)


def house_icons(theme: Theme) -> dict[House, QIcon]:
    """Return the emblem of every house as an icon."""
    icons: dict[House, QIcon] = {}
    for house in House:
        pixmap = QPixmap(64, 64)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as painter:
            draw_emblem(painter, house, QRect(0, 0, 64, 64).toRectF(), theme)
        icons[house] = QIcon(pixmap)
    return icons
