"""The page at which one plays: the table, what lies over it, and the prompt below."""

from __future__ import annotations

from kfdesk.desk.around_table.fixed_layout import FixedLayout
from kfdesk.desk.around_table.table_overlays import TableOverlays
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.prompt.bar import PromptBar
from kfdesk.desk.table.widget import TableWidget


class TablePage(FixedLayout):
    """Holds the table with its overlays and the prompt bar."""

    def __init__(self, table: TableWidget, faces: Faces) -> None:
        self.table = table
        self.overlays = TableOverlays(table, faces, lambda: table.scene_.layout_)
        self.prompt = PromptBar(faces, self.overlays)
        super().__init__(self.overlays, below=self.prompt)
        self.prompt.panel_changed.connect(lambda: self.overlays.show_panel(self.prompt.panel))
