"""The motion of the curtain: it closes and opens as the two leaves of a door, each with its half of what it shows."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QPixmap, QRegion, QResizeEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.ceremonies.skipping import Skipping
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.desk.kit.ui import ui

DOOR_MS = 380
"""How long the door takes at speed 1."""
SLOWEST, FASTEST = 0.76, 1.26
"""Between these speeds the door follows the setting, so that it takes 0.3 to 0.5 seconds."""
SHADE = 18
"""Width of the shade beside an open leaf, in logical pixels."""


class Leaves(QWidget):
    """Lies over its parent while the door moves, and takes no clicks.

    `shut` is how far the door is closed, from 0 to 1. With `doorway` nothing of what lies below is seen between the
    leaves: only a still picture of what was seen before, or where there is none the dark of the doorway.
    """

    def __init__(self, parent: QWidget, *, doorway: bool) -> None:
        super().__init__(parent)
        self._doorway = doorway
        self._picture = QPixmap()
        self._still = QPixmap()
        """What was seen before the door began to close."""
        self.shut = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, doorway)
        self._skipping = Skipping(self.skip, self)
        parent.installEventFilter(self)
        self.motion = QVariantAnimation(self)
        """Moves the leaves."""
        self.motion.valueChanged.connect(self._on_step)
        self.motion.finished.connect(self.skip)
        self.hide()

    @property
    def moving(self) -> bool:
        """Whether the leaves are seen."""
        return not self.isHidden()

    def cover(self, still: QPixmap) -> None:
        """Show a still picture of what was seen until now, until `move_to` is called."""
        self._picture, self._still, self.shut = QPixmap(), still, 0.0
        self._be_seen()

    def move_to(self, shut: float, picture: QPixmap, speed: float) -> None:
        """Move the leaves until the door is shut (1) or open (0); the picture is that of the closed door."""
        self._picture = picture
        self.motion.stop()
        self.motion.setDuration(round(DOOR_MS / min(max(speed, SLOWEST), FASTEST)))
        self.motion.setStartValue(1.0 - shut)
        self.motion.setEndValue(shut)
        self.motion.setEasingCurve(QEasingCurve.Type.OutCubic if shut else QEasingCurve.Type.InOutQuad)
        self.shut = 1.0 - shut
        self._be_seen()
        self.motion.start()

    def skip(self) -> None:
        """End the motion at once."""
        self.motion.stop()
        self._picture = self._still = QPixmap()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the motion when what the door covers changes its size."""
        if isinstance(event, QResizeEvent) and watched is self.parent() and self.moving:
            self.skip()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Listen to nothing any more."""
        self._skipping.end()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the halves of the picture as far apart as the door is open."""
        del event
        painter = QPainter(self)
        if not self._still.isNull():
            painter.drawPixmap(0, 0, self._still)
        elif self._doorway:
            theme = ui.theme
            painter.fillRect(
                self.rect(), QColor(theme.cloth if theme.plain else mix(theme.cloth, theme.cloth_edge, 0.5))
            )
        if not self._picture.isNull():
            self._draw_leaves(painter)
        painter.end()

    def _draw_leaves(self, painter: QPainter) -> None:
        width, height, ratio = self.width(), self.height(), self._picture.devicePixelRatio()
        half = width // 2
        seen = round(half * self.shut)
        pixels = [round(value * ratio) for value in (half, width - half, height)]
        left = QRect(0, 0, pixels[0], pixels[2])
        right = QRect(pixels[0], 0, pixels[1], pixels[2])
        painter.drawPixmap(QRect(seen - half, 0, half, height), self._picture, left)
        painter.drawPixmap(QRect(width - seen, 0, width - half, height), self._picture, right)
        if seen >= half:
            return
        edge = ui.theme.text if ui.theme.plain else ui.theme.inlay
        for x, away in ((seen, 1), (width - seen - 1, -1)):
            painter.setPen(QPen(QColor(edge), 2))
            painter.drawLine(x - away, 0, x - away, height)
            if not ui.theme.plain:
                self._draw_shade(painter, x, away)

    def _draw_shade(self, painter: QPainter, x: int, away: int) -> None:
        for step in range(SHADE):
            painter.setPen(QPen(color(ui.theme.shadow, 0.34 * (1 - step / SHADE) ** 2), 1))
            painter.drawLine(x + away * step, 0, x + away * step, self.height())

    def _on_step(self, value: object) -> None:
        self.shut = float(value) if isinstance(value, float | int) else 1.0
        self.update()

    def _be_seen(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._skipping.begin()


def paint_seam(painter: QPainter, width: int, height: int, theme: Theme, words: QRegion) -> None:
    """Draw the frame of the closed door, and where its leaves meet, but not through words."""
    line = QColor(theme.text if theme.plain else mix(theme.cloth, theme.inlay, 0.45))
    dip(painter, QPen(line, 1), None)
    painter.drawRoundedRect(QRect(12, 12, width - 24, height - 24), 10, 10)
    if not theme.plain:
        painter.setClipRegion(QRegion(0, 0, width, height) - words)
        painter.setPen(QPen(color(theme.cloth_edge, 0.5), 1))
        painter.drawLine(width // 2, 12, width // 2, height - 12)
        painter.setClipping(False)
