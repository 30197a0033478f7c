"""The buttons of the start page: plain ones, and large ones with a sign and a line of words for a first start."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from kfdesk.desk.art.command_signs import draw_command
from kfdesk.desk.kit.buttons import State, kind_of, look
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.text.words import Words

LARGE: Final = QSize(270, 150)
"""Least size of a large button, in pixels at the usual size of letters."""
WIDEST: Final = 1.35
"""So many times as wide it gets with large letters: three of them fit a small window."""
PLAIN: Final = QSize(260, 48)
SIGN: Final = 40
PAD: Final = 14
TITLE: Final = 1.5
"""How much larger than its words the title of a large button is."""


class StartButton(QPushButton):
    """A button with a title; when it is large, with a sign above it and words below that say what it leads to."""

    def __init__(self, sign: str, title: Words, more: Words) -> None:
        super().__init__()
        self._sign, self._title, self._more = sign, title, more
        self._says = ""
        self._large = False
        self.show_large(large=False)
        follow_language(self._say)

    def _say(self) -> None:
        self.setText(say(self._title))
        self._says = say(self._more)
        self.setAccessibleName(self.text().replace("&", ""))
        self.setAccessibleDescription(self._says)
        self.updateGeometry()

    def show_large(self, *, large: bool) -> None:
        """Be large, or as the others."""
        self._large = large
        high = QSizePolicy.Policy.Minimum if large else QSizePolicy.Policy.Fixed  # large ones are as high as each other
        self.setSizePolicy(QSizePolicy.Policy.Minimum, high)
        self.setMinimumSize(QSize(0, 0) if large else PLAIN)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for sign and words."""
        if not self._large:
            return super().sizeHint()
        letters = min(max(self.fontMetrics().averageCharWidth() / 8, 1.0), WIDEST)
        width = round(LARGE.width() * letters)
        words = self._words_in(width)
        height = SIGN + QFontMetrics(self._title_font()).height() + words + 2 * PAD + 14
        return QSize(width, max(LARGE.height(), height))

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint() if self._large else super().minimumSizeHint()

    def _words_in(self, width: int) -> int:
        """Return the height of the words in a button of this width."""
        box = QRectF(0, 0, width - 2 * PAD, 10_000).toRect()
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        return self._plain_metrics().boundingRect(box, flags, self._says).height()

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE)
        font.setBold(True)
        return font

    def _plain_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(False)
        return font

    def _plain_metrics(self) -> QFontMetrics:
        return QFontMetrics(self._plain_font())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sign, title and words on the ground that buttons have."""
        if not self._large:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        ink = look(ui.theme, kind_of(self), State.NORMAL).ink
        draw_command(painter, self._sign, QRectF((self.width() - SIGN) / 2, PAD, SIGN, SIGN), ink)
        title, top = self._title_font(), PAD + SIGN + 6
        painter.setPen(ink)
        painter.setFont(title)
        high = QFontMetrics(title).height()
        box = QRectF(PAD, top, self.width() - 2 * PAD, high)
        painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextShowMnemonic, self.text())
        painter.setFont(self._plain_font())
        below = QRectF(PAD, top + high + 4, self.width() - 2 * PAD, self.height() - top - high - PAD)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._says)
        painter.end()
