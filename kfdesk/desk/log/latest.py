"""The last happenings of the log as a ribbon at the edge of the table; a click opens the whole log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.art.fonts import font, wrapped, write_fit
from kfdesk.desk.keyboard.key_names import key_names
from kfdesk.desk.keyboard.place_keys import OPEN_LOG
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, ui
from kfdesk.desk.log import texts as w
from kfdesk.desk.log.player_marks import player_ink
from kfdesk.desk.log.rows import Row

MOST_LINES: Final = 3
PAD: Final = 4.0
STRIPE: Final = 3.0
"""Width of the line in a player's color before each happening, in pixels."""
SMALLEST: Final = 10.0
"""Height of the smallest letters, in pixels."""
LINE: Final = 1.3
"""Height of a line, in heights of its letters."""
EARLIER: Final = 0.72
"""How solid all lines but the last are, from 0 to 1."""


def lines_of(text: str, width: float, letters: int) -> int:
    """Return in how many lines a text fits in letters of this height."""
    return len(wrapped(text, width, letters, False, False))


class LogRibbon(QAbstractButton):
    """Shows the last rows of the log that is shown, as many as there is room for, the latest of them whole if it can.

    `latest` gives the last rows, of so many at most: none while a curtain covers the log.
    """

    def __init__(self, latest: Callable[[int], tuple[Row, ...]], parent: QWidget) -> None:
        super().__init__(parent)
        self._latest = latest
        self.rows: tuple[Row, ...] = ()
        """What it shows, the latest last."""
        self._opens = ""
        """What a click or a key does, in the language of the interface."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()
        follow_language(self._translate)
        follow_theme(self.update)

    def refresh(self) -> bool:
        """Show what the log tells now; return whether that is something else than before."""
        rows = self._latest(MOST_LINES)
        if rows == self.rows:
            return False
        self.rows = rows
        self._say()
        return True

    def _translate(self) -> None:
        self._opens = say(w.OPENS_LOG.filled(key=key_names(QKeySequence(OPEN_LOG), ui.language)))
        self.setAccessibleDescription(self._opens)
        self._say()

    def _say(self) -> None:
        said = [row.plain for row in self.rows]
        self.setAccessibleName(": ".join([say(s.LOG), *(["; ".join(said)] if said else [])]))
        self.setToolTip(tip("\n".join([*said, self._opens])))
        self.update()

    def high(self) -> int:
        """Return how high it wants to be: three lines."""
        return round(MOST_LINES * LINE * self._letters() + 2 * PAD + 2)

    def _letters(self) -> float:
        """Return how high the letters are, in pixels: a little smaller than those of the window."""
        return max(SMALLEST, self.fontMetrics().height() * 0.8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines on a ground through which the table is seen; the latest stands out."""
        del event
        theme, place = ui.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            stands_out = self.underMouse() or self.hasFocus()
            edge = theme.glow_focus if self.hasFocus() else theme.panel_edge
            dip(painter, color(edge), color(theme.panel, 1.0 if theme.plain or stands_out else 0.82))
            painter.drawRoundedRect(place, 7, 7)
            self._paint_lines(painter, place.adjusted(PAD, PAD, -PAD, -PAD))

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        theme = ui.theme
        count = max(1, min(MOST_LINES, int(room.height() / (self._letters() * LINE) + 0.2)))
        letters = min(self._letters(), room.height() / LINE / count)
        shown = self.rows[-count:]
        painter.setFont(font(letters))
        high = room.height() / max(1, count)
        if not shown:
            painter.setPen(color(theme.text_dim))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, say(s.LOG))
        left, bottom = count, room.bottom()
        for number, row in enumerate(reversed(shown)):
            wide, last = room.width() - STRIPE - 5, number == 0
            lines = min(left, lines_of(row.plain, wide, round(letters))) if last else 1
            if left < lines:
                break
            left -= lines
            line = QRectF(room.x(), bottom - high * lines, room.width(), high * lines)
            bottom = line.top()
            painter.setOpacity(1.0 if last or theme.plain else EARLIER)
            if row.player is not None:
                stripe = QRectF(line.x(), line.y() + 2, STRIPE, line.height() - 4)
                painter.fillRect(stripe, color(player_ink(theme, row.player)))
            painter.setPen(color(theme.text))
            words = line.adjusted(STRIPE + 5, 0, 0, 0)
            if lines > 1:
                size, at = round(letters), Qt.AlignmentFlag.AlignLeft
                write_fit(painter, row.plain, words, largest=size, smallest=size - 2, lines=lines, bold=False, align=at)
                continue
            painter.setFont(font(letters))
            cut = painter.fontMetrics().elidedText(row.plain, Qt.TextElideMode.ElideRight, int(words.width()))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)

    def event(self, event: QEvent) -> bool:
        """Stand out while the pointer or the keyboard is here."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)
