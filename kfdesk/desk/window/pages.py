"""The pages of the window, of which one is shown."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget

AROUND = 40
"""So many pixels around the pages are the window's: its frame, and twice that for title and menus."""


class Pages(QStackedWidget):
    """Asks for as much room as the page shown needs: beside the table there are docks, beside the others are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _: self.updateGeometry())

    def minimumSizeHint(self) -> QSize:
        """Return what the page shown needs."""
        page = self.currentWidget()
        if page is None:
            return super().minimumSizeHint()
        least = page.minimumSizeHint().expandedTo(page.minimumSize())
        room = self.screen().availableSize() - QSize(AROUND, 2 * AROUND)
        return least.boundedTo(room.expandedTo(QSize(AROUND, AROUND)))  # large letters on a small screen
