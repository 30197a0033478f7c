"""The ground of the start page: the table played last, large and dim, without anything that was hidden on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap

from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, color
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.match.table_summary import TableSummary

SEEN: Final = QSize(480, 270)
"""The size in which the table is painted: drawn larger it is soft, as what lies farther away."""
SHADES: Final = ((0.0, 0.94), (0.45, 0.88), (0.75, 0.62), (1.0, 0.55))
"""How much the table is covered, from where the words stand to the other side."""


class LastTable:
    """Paints the ground, and keeps it while nothing changes."""

    def __init__(self) -> None:
        self.glance: TableSummary | None = None
        self._kept: tuple[object, QPixmap] | None = None

    @property
    def holds_picture(self) -> bool:
        """Whether a picture as large as the window is kept."""
        return self._kept is not None

    def let_go(self) -> None:
        """Keep no picture as large as the window: another page is shown."""
        self._kept = None

    def paint(self, painter: QPainter, size: QSize, theme: Theme) -> None:
        """Paint the ground of a page of this size; until the table is painted it is bare."""
        ratio = painter.device().devicePixelRatioF()
        picture = None
        if self.glance is not None and not theme.plain:
            picture = table_pictures().soon(self.glance, SEEN, 1.0, theme)
        if picture is None:
            paint_ground(painter, size.width(), size.height(), theme)
            return
        key = (size, ratio, theme.name, picture.cacheKey())
        if self._kept is None or self._kept[0] != key:
            self._kept = key, _composed(picture, size, ratio, theme)
        painter.drawPixmap(0, 0, self._kept[1])


def _composed(picture: QPixmap, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    width, height = size.width(), size.height()
    with painting_on(made) as painter:
        paint_ground(painter, width, height, theme)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        grown = max(width / SEEN.width(), height / SEEN.height())
        place = QRectF(0, 0, SEEN.width() * grown, SEEN.height() * grown)
        place.moveCenter(QPointF(width / 2, height / 2))
        soft = picture.scaled(SEEN / 2, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
        painter.drawPixmap(place, soft, QRectF(soft.rect()))
        shade = QLinearGradient(QPointF(0, 0), QPointF(width, 0))
        for at, share in SHADES:
            shade.setColorAt(at, color(theme.cloth, share))
        painter.fillRect(QRectF(0, 0, width, height), shade)
        foot = QLinearGradient(QPointF(0, height * 0.6), QPointF(0, height * 0.78))
        foot.setColorAt(0, color(theme.cloth, 0.0))
        foot.setColorAt(1, color(theme.cloth, 0.8))
        painter.fillRect(QRectF(0, height * 0.6, width, height * 0.4), foot)
    return made
