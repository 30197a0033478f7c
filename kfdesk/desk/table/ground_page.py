"""A page that lies on the ground of the table, as those of a match, of an evening and of trials do."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.kit.ui import ui
from kfdesk.desk.table.ground import paint_ground


class GroundPage(QWidget):
    """A page on the ground of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("matchPage")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of the table."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme)
        painter.end()
