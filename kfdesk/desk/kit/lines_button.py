"""A button for a choice with many words: what does not fit beside the rest goes on in another line."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

AROUND = 44
"""How much wider a button is than its words, in logical pixels."""
LEAST = 80
"""The least width of such a button, in logical pixels."""


class LinesButton(QPushButton):
    """As wide as there is room, and as high as its words need there; no letter of these is a key."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        """What it says, on one line."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def tell(self, words: str) -> None:
        """Say this from now on."""
        self.words = words
        self.setAccessibleName(words)
        self._break()

    def minimumSizeHint(self) -> QSize:
        """Return the height of its lines; it may be narrow."""
        return QSize(LEAST, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew where the width is another one."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._break()

    def changeEvent(self, event: QEvent) -> None:
        """Break the words anew where the letters have another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._break()

    def _break(self) -> None:
        text = "\n".join(lines_of(self.words, self.fontMetrics(), self.width() - AROUND)).replace("&", "&&")
        if text != self.text():
            self.setText(text)
            self.updateGeometry()


def lines_of(words: str, metrics: QFontMetrics, width: int) -> list[str]:
    """Return words on as few lines as fit this width; a word that is wider stands alone."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
