"""A page with a table that is looked at, and beside it a column that tells of it, as in a review and in a drill."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.around_table.card_inspector import CardInspector
from kfdesk.desk.around_table.table_overlays import TableOverlays
from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.table_layout import Scale
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.table.widget import TableWidget

COLUMN_SHARE = 0.42
"""How much of the page's width the column gets at most."""


class LookingPage(QWidget):
    """Holds the table with what lies over it, and the large card; a subclass lays out the rest."""

    def __init__(self, table: TableWidget, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.preview = Preview(faces)
        self.overlays = TableOverlays(table, faces, lambda: table.scene_.layout_)
        self.inspector = CardInspector(table, self.preview, self.overlays, lambda: False)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        cards = settings.card_language_now
        self.preview.set_card_language(cards)
        self.table.set_scale(Scale(settings.card_factor, settings.text_factor))
        self.table.set_card_language(cards)
        self.table.set_speed(0.0)
        self.overlays.viewer.card_language = cards

    def share_out(self) -> None:
        """Give each part its share of the page, for its size and its letters now; a subclass does."""
        raise NotImplementedError

    def column_width(self, usual: int) -> int:
        """Return how wide a column is now, in logical pixels, that is `usual` with letters of the usual size."""
        grown = round(usual * letters_grown(self.fontMetrics()))
        return min(grown, max(usual, round(self.width() * COLUMN_SHARE)))

    # Qt.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that tables have."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme, read_on=True)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the page out anew."""
        super().resizeEvent(event)
        self.share_out()

    def changeEvent(self, event: QEvent) -> None:
        """Share it out anew for letters of another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.share_out()
