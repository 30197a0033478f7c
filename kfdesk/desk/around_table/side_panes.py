"""The side of a table: the preview of a card above a log, and the dock in which the main window has them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDockWidget, QSplitter, QWidget

from kfdesk.desk.around_table.fixed_layout import FixedLayout
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.log.pane import LogPane


class SidePanes(QSplitter):
    """A preview above a log, which share the height."""

    def __init__(self, preview: Preview, log: QWidget, *, edge_below: int) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self.addWidget(preview)
        self.addWidget(log)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setChildrenCollapsible(False)
        self.setContentsMargins(8, 6, 8, edge_below)


class SideDock(QDockWidget):
    """Holds preview, log and what else is put below them, at the right of the table."""

    log_came = Signal()
    """The log is there now, or is not there any more."""

    def __init__(self, preview: Preview, log: LogPane) -> None:
        super().__init__()
        self.preview, self.log = preview, log
        self.panes = SidePanes(preview, log, edge_below=6)
        self.beside = FixedLayout(self.panes)
        self.needs = 0
        """So many pixels the panes need above what stands at the foot, beyond the least: those of a lesson."""
        self._log_there = True
        self.setObjectName("sideDock")
        self.setTitleBarWidget(QWidget())
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.setWidget(self.beside)
        self.hide()

    @property
    def log_there(self) -> bool:
        """Whether there is a log to be read; not yet for who has just begun to learn."""
        return self._log_there

    def let_log(self, *, be_there: bool) -> None:
        """Let there be a log to be read, or none."""
        if be_there is not self._log_there:
            self._log_there = be_there
            self.log.setVisible(be_there)
            self.log_came.emit()

    def need(self, pixels: int) -> None:
        """Keep so many pixels for the panes: what stands at the foot gives way."""
        self.needs = pixels
        self.panes.updateGeometry()

    def take_back_panes(self) -> None:
        """Have the panes again, which stood elsewhere meanwhile."""
        self.panes.setParent(self.beside)
        self.panes.show()
        self.beside.updateGeometry()
