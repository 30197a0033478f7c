"""The button on the table that hands in several picks, with their count."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.art.fonts import font
from kfdesk.desk.layout import Rect, TableLayout
from kfdesk.desk.table.asking import Question
from kfdesk.desk.table.items import Z_MENU, Brushes, qrect
from kfdesk.desk.theme import color, readable_on
from kfdesk.text.words import Words

DONE = Words("Done: {n} of {most} chosen", "Fertig: {n} von {most} gewählt")
MORE = Words("{n} of {most} chosen", "{n} von {most} gewählt")


class DonePill(QGraphicsItem):
    """A button on the line between the two sides, shown while a question wants several picks."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._frame = Rect(0, 0, 1, 1)
        self._text = Words("", "")
        self._enough = False
        self.setZValue(Z_MENU)
        self.hide()

    @property
    def frame(self) -> Rect:
        """Where the button lies."""
        return self._frame

    def present(self, question: Question | None, count: int, layout: TableLayout | None) -> None:
        """Show the count for a question that wants several, else nothing."""
        if question is None or layout is None or not question.several:
            self.hide()
            return
        decision = question.decision
        self._enough = question.enough
        words = DONE if self._enough else MORE
        self._text = words.filled(n=count, most=decision.max if self._enough else decision.min)
        upper, lower = sorted((side.battleline for side in layout.sides), key=lambda r: r.y)
        y = (upper.bottom + lower.y) / 2
        self.prepareGeometryChange()
        width, height = self._brushes.px(240), self._brushes.px(34)
        self._frame = Rect(upper.right - width - 4, y - height / 2, width, height)
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the button with its edge."""
        return qrect(self._frame.inset(-3))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the button; it is hollow while there are too few picks."""
        del option, widget
        theme = self._brushes.theme
        ground = theme.glow_selected if self._enough else theme.panel
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(theme.glow_selected), 2.0))
        painter.setBrush(color(ground))
        painter.drawRoundedRect(qrect(self._frame), 18, 18)
        painter.setPen(color(readable_on(ground)))
        painter.setFont(font(self._brushes.px(15), bold=True))
        painter.drawText(qrect(self._frame), Qt.AlignmentFlag.AlignCenter, self._brushes.say(self._text))
