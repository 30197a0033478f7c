"""What is higher than its room: it has the width of the room, no frame, and a bar beside it where that is needed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scrolled(QScrollArea):
    """A widget that scrolls from top to bottom; `style` is what the style sheet knows its room by."""

    def __init__(self, within: QWidget | None = None, parent: QWidget | None = None, *, style: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(style)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if within is not None:
            self.setWidget(within)
