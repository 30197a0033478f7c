"""The menu of a card as it is drawn beside the card: one line is lit; what may not be done says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.art.fonts import font, wrapped
from kfdesk.desk.card.explaining import rule_of_choice
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color, readable_on
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.table.card_menu import MenuEntry
from kfdesk.desk.table.items import Z_MENU, Brushes, qrect
from kfdesk.desk.table.tips import Said

ROW: Final = 32.0
PAD: Final = 6.0
TEXT_PX: Final = 14
REASON_PX: Final = 12

Reasoner = Callable[[str], str]
"""Says in one line why an option is not legal now; empty when the game gives no reason."""


class CardMenu(QGraphicsItem):
    """A column of choices beside a card; the row under the pointer or the arrow keys is lit."""

    def __init__(self, brushes: Brushes, why: Reasoner) -> None:
        super().__init__()
        self.handle: str | None = None
        self.entries: tuple[MenuEntry, ...] = ()
        self.lit = -1
        self._brushes = brushes
        self._why = why
        self._reasons: dict[str, str] = {}
        self._frame = Rect(0, 0, 1, 1)
        self.setZValue(Z_MENU)
        self.hide()

    @property
    def open(self) -> bool:
        """True while the menu shows."""
        return self.handle is not None

    def open_for(self, handle: str, entries: Sequence[MenuEntry], near: Rect, inside: Rect) -> None:
        """Show entries beside a card, wherever there is room inside the table."""
        self.prepareGeometryChange()
        self.handle, self.entries = handle, tuple(entries)
        self._reasons = {}
        self.lit = -1
        width = self._width()
        height = self._row * len(self.entries) + 2 * PAD + self._reason_room()
        x = near.right + 8 if near.right + 8 + width <= inside.right else near.x - 8 - width
        y = near.center[1] - height / 2
        x = max(inside.x + 4, min(x, inside.right - width - 4))
        y = max(inside.y + 4, min(y, inside.bottom - height - 4))
        self._frame = Rect(x, y, width, height)
        self.show()
        self.update()

    def close(self) -> None:
        """Hide the menu."""
        self.handle, self.entries, self.lit = None, (), -1
        self.hide()

    @property
    def _row(self) -> float:
        """The height of an entry."""
        return self._brushes.px(ROW)

    @property
    def frame(self) -> Rect:
        """Where the menu lies."""
        return self._frame

    def row(self, index: int) -> Rect:
        """Return where an entry lies."""
        return Rect(self._frame.x + PAD, self._frame.y + PAD + self._row * index, self._frame.w - 2 * PAD, self._row)

    def entry_at(self, x: float, y: float) -> int:
        """Return which entry is under a point, -1 for none."""
        found = (i for i in range(len(self.entries)) if self.row(i).contains(x, y))
        return next(found, -1)

    def said_at(self, at: QPointF) -> Said:
        """Return the entry on what the choice under a point does."""
        index = self.entry_at(at.x(), at.y())
        return ("", rule_of_choice(self.entries[index].key)) if index >= 0 else ("", "")

    def light(self, index: int) -> None:
        """Light up one entry."""
        if index != self.lit:
            self.lit = index
            self.update()

    def step(self, by: int) -> None:
        """Light up the next entry, round and round."""
        if self.entries:
            first = 0 if by > 0 else len(self.entries) - 1
            self.light((self.lit + by) % len(self.entries) if self.lit >= 0 else first)

    def reason(self) -> str:
        """Return why the lit entry is not legal; empty for a legal one."""
        if not 0 <= self.lit < len(self.entries) or self.entries[self.lit].legal:
            return ""
        key = self.entries[self.lit].key
        if key not in self._reasons:
            self._reasons[key] = self._why(key)
        return self._reasons[key]

    def boundingRect(self) -> QRectF:
        """Return the menu with its edge."""
        return qrect(self._frame.inset(-3))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the choices and, below them, why the lit one is refused."""
        del option, widget
        theme = self._brushes.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, QPen(color(theme.panel_edge), 1.4), color(theme.panel))
        painter.drawRoundedRect(qrect(self._frame), 10, 10)
        for index, entry in enumerate(self.entries):
            self._paint_row(painter, index, entry)
        reason = self.reason()
        if reason:
            painter.setPen(color(theme.lowered))
            face = font(self._brushes.px(REASON_PX))
            painter.setFont(face)
            step = QFontMetricsF(face).height()
            y = self.row(len(self.entries)).y + 4
            for line in self._reason_lines(reason)[:3]:
                box = QRectF(self._frame.x + PAD + 6, y, self._frame.w - 2 * PAD - 10, step)
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, line)
                y += step

    def _paint_row(self, painter: QPainter, index: int, entry: MenuEntry) -> None:
        theme = self._brushes.theme
        place = self.row(index)
        ink = theme.text if entry.legal else theme.text_dim
        if index == self.lit:
            ground = theme.picked if entry.legal else theme.panel_edge
            dip(painter, None, color(ground))
            painter.drawRoundedRect(qrect(place.inset(0, 1)), 7, 7)
            ink = readable_on(ground)
        painter.setPen(QPen(color(ink), 2.0))
        x, y = place.x + 13, place.center[1]
        if entry.legal:
            painter.setBrush(color(ink))
            painter.drawEllipse(QPointF(x, y), 2.6, 2.6)
        else:
            painter.drawLine(QPointF(x - 4, y - 4), QPointF(x + 4, y + 4))
            painter.drawLine(QPointF(x - 4, y + 4), QPointF(x + 4, y - 4))
        painter.setFont(font(self._brushes.px(TEXT_PX), bold=entry.legal))
        text = self._brushes.say(entry.label)
        painter.drawText(qrect(place.inset(26, 0)), Qt.AlignmentFlag.AlignVCenter, text)

    def _width(self) -> float:
        measure = QFontMetricsF(font(self._brushes.px(TEXT_PX), bold=True))
        widest = max((measure.horizontalAdvance(self._brushes.say(e.label)) for e in self.entries), default=0.0)
        least = self._brushes.px(250 if any(not e.legal for e in self.entries) else 130)
        return min(self._brushes.px(420), max(least, widest + 2 * PAD + 56))

    def _reason_room(self) -> float:
        """Return the height kept for the reason, so that the menu does not jump."""
        return 3 * self._brushes.px(16) + 4 if any(not entry.legal for entry in self.entries) else 0.0

    def _reason_lines(self, reason: str) -> tuple[str, ...]:
        return wrapped(reason, self._frame.w - 2 * PAD - 10, self._brushes.px(REASON_PX), False, False)
