"""What lasting effects are in force, in the corner of the table that the upper piles leave."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.art.fonts import LEADING, best_fit, font, metrics, write_fit
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.spoken import spoken
from kfdesk.desk.kit.theme import color
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.table.items import Brushes, qrect
from kfdesk.desk.table.tips import Said
from kfdesk.text.words import Words

Z: Final = 1.0
RULE: Final = "glossary/lasting-effects"
HEADING: Final = 13
"""Largest letters of the heading, in pixels, at the usual size of text; those of an effect are one smaller."""
SMALLEST: Final = 8
"""Size of the smallest letters, in pixels, at the usual size of text; where letters are large they are cut instead."""
SMALLEST_SHARE: Final = 0.55
"""How small letters get at most, as a share of those of the heading."""
BETWEEN: Final = 5.0
"""Room between two effects, in pixels."""
LEAST: Final = 34.0
"""Height below which an effect cannot be read, in pixels: of more effects only the last ones are said."""
LOW: Final = 84.0
"""Height of the place below which the heading has no room, in pixels: the pointer is told it."""
LINES: Final = 6
"""In so many lines an effect is said at most."""


class InForce(QGraphicsItem):
    """Says each lasting effect with the name of its card, the latest last; the pointer is told all of them."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._place = Rect(0, 0, 1, 1)
        self._effects: tuple[Words, ...] = ()
        self._pixmap: QPixmap | None = None
        self.setZValue(Z)

    @property
    def effects(self) -> tuple[str, ...]:
        """What is in force, in the language of the interface."""
        return tuple(self._brushes.say(spoken(words)) for words in self._effects)

    def present(self, place: Rect, effects: tuple[Words, ...]) -> None:
        """Show these effects in this place; nothing where there are none."""
        if (place, effects) != (self._place, self._effects):
            self.prepareGeometryChange()
            self._place, self._effects, self._pixmap = place, effects, None
            self.update()
        self.setVisible(bool(effects))

    def redraw(self) -> None:
        """Draw afresh, after the theme, the language or the screen changed."""
        self._pixmap = None
        self.update()

    def said_at(self, at: QPointF) -> Said:
        """Return all effects."""
        del at
        return "\n".join((self._brushes.say(s.IN_FORCE), *self.effects)), RULE

    def boundingRect(self) -> QRectF:
        """Return the place of the effects."""
        return qrect(self._place)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the effects from their pixmap."""
        del option, widget
        if self._pixmap is None:
            self._pixmap = self._draw(self._place.w, self._place.h)
        painter.drawPixmap(QPointF(self._place.x, self._place.y), self._pixmap)

    def _draw(self, width: float, height: float) -> QPixmap:
        b, ratio = self._brushes, self._brushes.ratio
        pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as painter:
            line = self._draw_heading(painter, width) if height >= LOW else -BETWEEN
            room = height - line - 2 * BETWEEN - 6
            shown = self.effects[-max(1, int(room / (LEAST + BETWEEN))) :]
            if len(shown) < len(self.effects):
                shown = (*shown[:-1], f"{shown[-1]} (+{len(self.effects) - len(shown)})")
            each = min(room / len(shown) - BETWEEN, b.px(HEADING) * 1.3 * LINES) if shown else 0.0
            painter.setPen(color(b.theme.text))
            least = max(SMALLEST, round(b.px(HEADING) * SMALLEST_SHARE))
            largest = min((_letters(text, width - 16, each, b.px(HEADING) - 1, least) for text in shown), default=least)
            for number, text in enumerate(shown):
                box = QRectF(8, line + 8 + number * (each + BETWEEN), width - 16, each)
                write_fit(painter, text, box, largest=largest, smallest=least, lines=_lines(each, least), bold=False)
        return pixmap

    def _draw_heading(self, painter: QPainter, width: float) -> float:
        """Draw the heading, and return how high it is."""
        b = self._brushes
        line = b.px(HEADING) * 1.6
        painter.setPen(color(b.theme.zone_text))
        heading = QRectF(6, 6, width - 12, line)
        write_fit(painter, b.say(s.IN_FORCE), heading, largest=b.px(HEADING), smallest=SMALLEST, lines=1, title=True)
        return line


def _lines(height: float, smallest: int) -> int:
    """Return in how many lines of the smallest letters an effect is said at most."""
    return max(1, min(LINES, int(height / (metrics(font(smallest)).height() * LEADING))))


def _letters(text: str, width: float, height: float, largest: int, smallest: int) -> int:
    """Return how large the letters of a text can be in this room, in pixels: those of all effects are equally large."""
    return best_fit(
        text, width, height, largest=largest, smallest=smallest, lines=_lines(height, smallest), bold=False
    )[0]
