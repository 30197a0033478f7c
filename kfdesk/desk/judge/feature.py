"""The judge's hand as a feature of the window: its command, its dock, and clicks on the table that choose a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QDockWidget

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.judge import texts as w
from kfdesk.desk.kit.ui import says

if TYPE_CHECKING:
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.around_table.table_page import TablePage
    from kfdesk.desk.judge.panel import JudgePanel

WIDTH = 290
"""Width of the dock at first, in logical pixels."""
ROOM = 1150
"""Width of a window, at the system's size of text, from which on there is room for the dock and the log."""


class JudgeFeature(Feature):
    """Opens and closes the judge's dock beside the table."""

    def __init__(self, desk: Desk, at_table: TablePage, side: SideDock) -> None:
        super().__init__(desk)
        self._table, self._overlays, self._side = at_table.table, at_table.overlays, side
        self.dock: QDockWidget | None = None
        """Made when it is opened for the first time."""
        self.command = desk.commands.add("edit", w.COMMAND, self.toggle)
        desk.page_changed.connect(lambda _: self._on_page())
        desk.controller.view_changed.connect(lambda _: self._refresh())
        desk.controller.curtain_lowered.connect(lambda _: self._on_curtain())

    @property
    def panel(self) -> JudgePanel | None:
        """The panel in the dock."""
        return self._panel if self.dock is not None else None

    def open(self) -> None:
        """Open the dock; without a game that is only said."""
        desk = self._desk
        if desk.controller.setup is None:
            desk.tell(w.TITLE, w.NO_GAME)
            return
        desk.show_table()
        if self.dock is None:
            self._build()
        assert self.dock is not None
        if desk.frame.width() < ROOM * desk.settings.text_factor:
            self._side.hide()  # the table needs the room; preview and log come back afterwards
        self.dock.show()
        self._panel.refresh()
        self._panel.tree.setFocus()

    def toggle(self) -> None:
        """Open the dock, or close it."""
        if self.dock is not None and self.dock.isVisible():
            self.dock.close()
        else:
            self.open()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take clicks on the table for the panel while it is open and wants them."""
        if isinstance(event, QMouseEvent) and self._takes_clicks():
            kind = event.type()
            if kind == QEvent.Type.MouseButtonRelease and event.button() is Qt.MouseButton.LeftButton:
                self._clicked(event)
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick):
                return True
        return super().eventFilter(watched, event)

    def _build(self) -> None:
        from kfdesk.desk.judge.panel import JudgePanel  # not before it is wanted: the start stays quick

        self._panel = JudgePanel(self._desk.controller)
        self._panel.card_chosen.connect(self._show_card)
        self.dock = says(QDockWidget(self._desk.frame), w.TITLE)
        self.dock.setObjectName("judgeDock")
        self.dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.dock.setWidget(self._panel)
        self._desk.add_dock(self.dock, WIDTH)
        self.dock.visibilityChanged.connect(self._on_visible)
        self._table.viewport().installEventFilter(self)

    def _takes_clicks(self) -> bool:
        return self.dock is not None and self.dock.isVisible() and self._panel.clicks.isChecked()

    def _clicked(self, event: QMouseEvent) -> None:
        table = self._table
        at = table.mapToScene(event.position().toPoint())
        handle = table.scene_.card_at(at.x(), at.y())
        if handle is not None:
            self._panel.choose_card(handle)
            return
        place = table.scene_.panel_at(at.x(), at.y())
        if place is not None:
            self._panel.choose_player(place.player)

    def _show_card(self, handle: str) -> None:
        place = self._table.card_rect(handle)
        if place is not None and self.dock is not None and self.dock.isVisible():
            self._overlays.highlight.show_around(QRectF(*place))

    def _on_page(self) -> None:
        if self.dock is not None and not self._desk.at_table:
            self.dock.hide()

    def _on_curtain(self) -> None:
        if self.dock is not None:
            self._panel.forget()

    def _on_visible(self, visible: bool) -> None:
        if visible:
            return
        self._panel.forget()
        if self._desk.at_table:
            self._side.setVisible(self._desk.commands.side_dock.isChecked())

    def _refresh(self) -> None:
        if self.dock is not None and self.dock.isVisible():
            self._panel.refresh()
