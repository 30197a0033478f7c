"""The sign of the button that changes the size of the timing chart."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QToolButton, QWidget

from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.ui import follow_theme, ui
from kfdesk.desk.timing.lines import Wording
from kfdesk.text.words import Words

SIDE = 48
"""Pixels of the sign, which is shown smaller."""
_OUT = ((30, 8), (42, 8), (42, 20)), ((20, 42), (8, 42), (8, 30))
_IN = ((42, 20), (30, 20), (30, 8)), ((8, 30), (20, 30), (20, 42))


class SizeButton(QToolButton):
    """Makes the chart larger, or smaller again."""

    def __init__(self, words: Words, *, grows: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._grows = words, grows
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        follow_theme(self._draw)

    def speak(self, wording: Wording) -> None:
        """Say in this language what it does."""
        self.setToolTip(wording.say(self._words))
        self.setAccessibleName(wording.say(self._words))

    def _draw(self) -> None:
        pixmap = QPixmap(SIDE, SIDE)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(ui.theme.text), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                Qt.PenJoinStyle.RoundJoin))  # fmt: skip
            for corner in _OUT if self._grows else _IN:
                painter.drawPolyline(QPolygonF([QPointF(*point) for point in corner]))
            painter.drawLine(QPointF(29, 21), QPointF(*(40, 10) if self._grows else (42, 8)))
            painter.drawLine(QPointF(21, 29), QPointF(*(10, 40) if self._grows else (8, 42)))
        self.setIcon(QIcon(pixmap))
