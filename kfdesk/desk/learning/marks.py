"""Marks around what a lesson wants to be clicked: a frame and an arrow, seen without telling colors apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import readable_on
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.learning.places import Place

AROUND: Final = 5
"""The frame stands so many pixels outside what it marks."""
LINE: Final = 4
ARROW: Final = 22
"""Length of the arrow, in pixels."""
FOLLOW_MS: Final = 120
"""Marks follow what they mark so often: cards glide, menus open."""


def around(place: Place) -> QRect:
    """Return where the mark of a place stands: the place with a frame around it and an arrow."""
    out = AROUND + LINE
    left, top = (out + ARROW, out) if place.from_side else (out, out + ARROW)
    return place.rect.adjusted(-left, -top, out, out)


class Mark(QWidget):
    """A frame around one place, and an arrow that points at it; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._beside = False

    def mark(self, place: Place) -> None:
        """Stand around a place of the parent."""
        self._beside = place.from_side
        rect = around(place)
        if rect != self.geometry():
            self.setGeometry(rect)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame and arrow, each with an edge of the opposite brightness: they show on every ground."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tint = QColor(ui.theme.glow_focus)
        edge = QColor(readable_on(ui.theme.glow_focus))
        frame = QRectF(self.rect()).adjusted(ARROW if self._beside else 0, 0 if self._beside else ARROW, 0, 0)
        frame.adjust(LINE / 2 + 1, LINE / 2 + 1, -LINE / 2 - 1, -LINE / 2 - 1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((edge, LINE + 2), (tint, LINE)):
            painter.setPen(QPen(color, width))
            painter.drawRoundedRect(frame, 9, 9)
        dip(painter, QPen(edge, 1.2), tint)
        painter.drawPolygon(self._arrow(frame))
        painter.end()

    def _arrow(self, frame: QRectF) -> QPolygonF:
        """Return the arrow: from the left to the frame, or from above."""
        half = ARROW * 0.6
        if self._beside:
            x, y = frame.left() + 1, frame.center().y()
            points = [QPointF(x, y), QPointF(x - ARROW, y - half), QPointF(x - ARROW, y + half)]
        else:
            x, y = frame.center().x(), frame.top() + 1
            points = [QPointF(x, y), QPointF(x - half, y - ARROW), QPointF(x + half, y - ARROW)]
        return QPolygonF(points)


class Marks(QObject):
    """All marks on a page; `places` says anew where they belong while they are shown."""

    def __init__(self, page: QWidget, places: Callable[[], Sequence[Place]]) -> None:
        super().__init__(page)
        self._page, self._places = page, places
        self._marks: list[Mark] = []
        self._shown = False
        self._follow = QTimer(self, interval=FOLLOW_MS)
        self._follow.timeout.connect(self.place)

    @property
    def shown(self) -> bool:
        """Whether marks are wanted now."""
        return self._shown

    @property
    def marked(self) -> list[Place]:
        """What is marked now, in pixels of the page."""
        return list(self._places()) if self._shown else []

    def show(self) -> None:
        """Mark what is wanted, from now on."""
        self._shown = True
        self._follow.start()
        self.place()

    def hide(self) -> None:
        """Mark nothing."""
        self._shown = False
        self._follow.stop()
        for mark in self._marks:
            mark.hide()

    def place(self) -> None:
        """Bring the marks to where they belong now."""
        wanted = self._places() if self._shown and self._page.isVisible() else ()
        while len(self._marks) < len(wanted):
            self._marks.append(Mark(self._page))
        for mark, place in zip(self._marks, wanted, strict=False):
            mark.mark(place)
        for mark in self._marks[len(wanted) :]:
            mark.hide()
