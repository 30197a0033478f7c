"""Texts shown as they are: names come from other people's files, and Qt takes a text with tags in it for rich text.

Rich text could load pictures from the disk or look like words of the program. So labels are made here, plain ones
unless they say otherwise; a rich one escapes what it is filled with.
"""

from __future__ import annotations

import textwrap
from functools import lru_cache
from html import escape
from typing import ClassVar, Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

TIP_LETTERS: Final = 60
"""How many letters a line of a tooltip holds at most."""
_RECOLORED: Final = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange)


class _OwnFormat(QLabel):
    """A label of one format of text; `style` is what the style sheet knows it by."""

    format: ClassVar[Qt.TextFormat]

    def __init__(self, text: str = "", parent: QWidget | None = None, *, style: str = "", wraps: bool = False) -> None:
        super().__init__(text, parent)  # nothing is drawn before the format is known
        self.setTextFormat(self.format)
        self.setObjectName(style)
        self.setWordWrap(wraps)


class Label(_OwnFormat):
    """A label whose text means itself."""

    format = Qt.TextFormat.PlainText


class ShortenedLabel(Label):
    """A label of one line that is drawn with … at its end where it has no room; `text` is the whole."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the text as there is room for."""
        room = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        if shown == self.text():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        palette, role = self.palette(), self.foregroundRole()
        self.style().drawItemText(painter, room, int(self.alignment()), palette, self.isEnabled(), shown, role)
        painter.end()


class RichLabel(_OwnFormat):
    """A label of rich text, written by the program; all that comes from elsewhere is escaped before it is put in."""

    format = Qt.TextFormat.RichText

    def changeEvent(self, event: QEvent) -> None:
        """Give links the color of another theme: Qt reads it only when another text is set."""
        super().changeEvent(event)
        if event.type() in _RECOLORED and "<a " in (text := self.text()):
            self.setText("")
            self.setText(text)


class RunningText(RichLabel):
    """Rich text in a place that says how wide it is and scrolls where it is too high.

    It asks for no size of its own: to find one Qt would lay the text out half a dozen times, in widths it never gets.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent, wraps=True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def sizeHint(self) -> QSize:
        """Return nothing: `heightForWidth` says what it needs."""
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return QSize(0, 0)


@lru_cache(maxsize=256)
def tip(text: str) -> str:
    """Return the tooltip that shows a text as it is, its long lines broken: Qt breaks none of a plain one."""
    broken = "\n".join(
        textwrap.fill(line, TIP_LETTERS, break_long_words=False, break_on_hyphens=False)
        if len(line) > TIP_LETTERS
        else line
        for line in text.split("\n")
    )
    if not QtGui.Qt.mightBeRichText(broken):
        return broken
    return f"<qt>{escape(broken).replace(chr(10), '<br>')}</qt>"


def show_tip_above(widget: QWidget, at: QPoint, text: str) -> None:
    """Show a tooltip above a widget, which it must not cover; `at` is where the pointer is on the screen."""
    QToolTip.showText(at, text, widget)
    for shown in QApplication.topLevelWidgets():
        if shown.inherits("QTipLabel") and shown.isVisible():
            top = widget.mapToGlobal(QPoint(0, 0)).y()
            shown.move(shown.x(), max(widget.screen().geometry().top(), top - shown.height() - 2))
