"""The log where the side dock is off: a ribbon at the edge of the table, and the drawer that it opens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QStackedWidget, QWidget

from kfdesk.desk.around_table.side_drawer import SideDrawer
from kfdesk.desk.around_table.side_panes import SideDock
from kfdesk.desk.around_table.table_page import TablePage
from kfdesk.desk.log.latest import LogRibbon


class LogAtHand(QObject):
    """Shows the ribbon while the table is seen without the dock, and opens and shuts the drawer.

    The drawer stays beside those of the `pages` that go with the log: the table, and the table as it was.
    """

    def __init__(self, pages: QStackedWidget, at_table: TablePage, beside: Sequence[QWidget], dock: SideDock) -> None:
        super().__init__(pages)
        self._pages, self._page, self._beside, self._dock = pages, at_table, beside, dock
        self.ribbon = LogRibbon(dock.log.latest, at_table.overlays)
        self.drawer = SideDrawer(dock, pages)
        at_table.overlays.set_ribbon(self.ribbon)
        self.ribbon.clicked.connect(self.open)
        dock.log.told.connect(self._tell)
        dock.visibilityChanged.connect(lambda _: self.arrange())
        dock.log_came.connect(self.arrange)
        self.drawer.closed.connect(at_table.table.setFocus)
        pages.installEventFilter(self)
        at_table.table.viewport().installEventFilter(self)

    def _tell(self) -> None:
        """Show on the ribbon what the log tells now."""
        if self.ribbon.refresh() and self.ribbon.isVisible():
            # The table is seen through it: said here, Qt paints it with all else that has changed there, not twice.
            viewport = self._page.table.viewport()
            place = QRect(self.ribbon.mapToGlobal(QPoint()), self.ribbon.size())
            viewport.update(place.translated(-viewport.mapToGlobal(QPoint())))

    def open(self) -> None:
        """Open the whole log with the keyboard in it: in the dock where that is seen, else over the table's side."""
        if not self._dock.log_there:
            return
        if not self._dock.isHidden():
            self._dock.log.text.setFocus()
        elif self.drawer.isHidden():
            self.drawer.open(self._free())
        else:
            self._dock.log.text.setFocus()

    def arrange(self) -> None:
        """Show the ribbon or none, and the drawer only beside what it goes with."""
        self.ribbon.setVisible(self._dock.isHidden() and self._dock.log_there)
        beside = self._pages.currentWidget() in self._beside and self._dock.log_there
        if not beside or not self._dock.isHidden():
            self.drawer.shut()
        self.drawer.raise_()

    def _free(self) -> QRect:
        """Return the place of the table among the pages, without the prompt."""
        overlays = self._page.overlays
        return QRect(overlays.mapTo(self._pages, overlays.rect().topLeft()), overlays.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the drawer at the side in a window of another size; a press on the table shuts it, and does its own."""
        if not self.drawer.isHidden():
            if event.type() is QEvent.Type.Resize and watched is self._pages:
                self.drawer.fit(self._free())
            elif event.type() is QEvent.Type.MouseButtonPress and watched is not self._pages:
                self.drawer.shut()
        return super().eventFilter(watched, event)
