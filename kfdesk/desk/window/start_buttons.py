"""The buttons of the start page, each with a sign, a title and words: beside the sign, or below on a first start."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from kfdesk.desk.art.command_signs import draw_command
from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.kit.buttons import State, kind_of, look
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.text.words import Words

LARGE: Final = QSize(270, 150)
"""Least size of a button with its words below, in pixels at the usual size of letters."""
WIDEST: Final = 1.35
"""So many times as wide it gets with large letters: three of them fit a small window."""
LEAST: Final = 230
"""Least width of a button with its words beside, in pixels at the usual size of letters."""
SIGN: Final = 40
PAD: Final = 14
TITLE: Final = 1.5
"""How much larger than its words the title of a button is."""


class StartButton(QPushButton):
    """A button with a sign, a title, and words that say what it leads to."""

    def __init__(self, sign: str, title: Words, more: Words) -> None:
        super().__init__()
        self._sign, self._title, self._more = sign, title, more
        self._says = ""
        self._large = False
        self._brief = False
        self._grown = 1.0
        self.show_large(large=False)
        follow_language(self._say)

    def say_more(self, more: Words) -> None:
        """Say from now on that it leads to this."""
        self._more = more
        self._say()

    def _say(self) -> None:
        self.setText(say(self._title))
        self._says = say(self._more)
        self.setAccessibleName(self.text().replace("&", ""))
        self.setAccessibleDescription(self._says)
        self._tell()

    def be_brief(self, *, brief: bool) -> None:
        """Leave the words that say what it leads to to the tooltip, or have them on the button."""
        if brief != self._brief:
            self._brief = brief
            self._tell()

    def _tell(self) -> None:
        self.setToolTip(tip(self._says) if self._brief else "")
        self.updateGeometry()
        self.update()

    def show_large(self, *, large: bool) -> None:
        """Have the words below sign and title, or beside the sign."""
        self._large = large
        high = QSizePolicy.Policy.Minimum if large else QSizePolicy.Policy.Fixed  # large ones are as high as each other
        wide = QSizePolicy.Policy.Minimum if large else QSizePolicy.Policy.Expanding
        self.setSizePolicy(wide, high)
        self.updateGeometry()
        self.update()

    def grow(self, factor: float) -> None:
        """Be so many times as large as in a small window."""
        self._grown = factor
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for sign and words."""
        letters = letters_grown(self.fontMetrics())
        title_font = QFontMetrics(self._title_font())
        title = title_font.height()
        if not self._large:
            around = self._side + 3 * round(PAD * self._grown)
            least = round(LEAST * letters * self._grown)
            width = max(least, around + title_font.horizontalAdvance(self.text()), self.minimumWidth())
            height = max(self._side, title + self._words_in(width - around)) + 1.3 * PAD * self._grown
            return QSize(width, round(height))
        width = round(LARGE.width() * min(letters, WIDEST) * self._grown)
        height = self._side + title + self._words_in(width - 2 * PAD) + 2 * PAD + 14
        return QSize(width, max(round(LARGE.height() * self._grown), height))

    def minimumSizeHint(self) -> QSize:
        """Return the same: what stands on it is never cut off."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Return how high it is beside a sign so wide, for a layout that asks: its words need fewer lines there."""
        pad = round(PAD * self._grown)
        title = QFontMetrics(self._title_font()).height()
        return round(max(self._side, title + self._words_in(width - self._side - 3 * pad)) + 1.3 * PAD * self._grown)

    @property
    def _side(self) -> int:
        return round(SIGN * self._grown)

    def _words_in(self, width: float) -> int:
        """Return the height of the words in a room of this width."""
        if self._brief:
            return 0
        box = QRectF(0, 0, width, 10_000).toRect()
        return QFontMetrics(self._plain_font()).boundingRect(box, int(Qt.TextFlag.TextWordWrap), self._says).height()

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE * self._grown)
        font.setBold(True)
        return font

    def _plain_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * self._grown)
        font.setBold(False)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign, title and words on the ground that buttons have."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        painter.setPen(look(ui.theme, kind_of(self), State.NORMAL).ink)
        if self._large:
            self._draw_below(painter)
        else:
            self._draw_beside(painter)
        painter.end()

    def _draw_below(self, painter: QStylePainter) -> None:
        side = self._side
        title, top = self._title_font(), PAD + side + 6
        draw_command(
            painter, self._sign, QRectF((self.width() - side) / 2, PAD, side, side), painter.pen().color().name()
        )
        painter.setFont(title)
        high = QFontMetrics(title).height()
        box = QRectF(PAD, top, self.width() - 2 * PAD, high)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextShowMnemonic, self.text())
        painter.setFont(self._plain_font())
        below = QRectF(PAD, top + high + 4, self.width() - 2 * PAD, self.height() - top - high - PAD)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._says)

    def _draw_beside(self, painter: QStylePainter) -> None:
        side, pad = self._side, round(PAD * self._grown)
        sign = QRectF(pad, (self.height() - side) / 2, side, side)
        draw_command(painter, self._sign, sign, painter.pen().color().name())
        title, plain = self._title_font(), self._plain_font()
        left = sign.right() + pad
        wide = self.width() - left - pad
        high, low = QFontMetrics(title).height(), self._words_in(wide)
        top = (self.height() - high - low) / 2
        painter.setFont(title)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextShowMnemonic
        painter.drawText(QRectF(left, top, wide, high), flags, self.text())
        if self._brief:
            return
        painter.setFont(plain)
        painter.drawText(QRectF(left, top + high, wide, low), int(Qt.TextFlag.TextWordWrap), self._says)
