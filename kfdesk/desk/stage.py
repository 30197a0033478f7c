"""The table with everything that lies over it, each in a place of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.cardgrid import Faces
from kfdesk.desk.overlays import Highlight, Refusal, TimingChart
from kfdesk.desk.prompt_panels import PromptPanel
from kfdesk.desk.viewers import PileViewer

EDGE = 10
"""Least distance of an overlay from the edge of the table, in logical pixels."""


class Stage(QWidget):
    """Holds the table widget and places timing chart, pile viewer, prompt panel and refusals above it.

    A prompt panel stands at the lower edge, or above the hand, whose upper edge is at `hand_top`, where the player
    has to see the hand to choose; the chart stands at the upper left beside the players' panels,
    which end at `left`; a chart that would reach
    into the panel gives way to the upper right, and steps back where there is no room at all.
    """

    def __init__(
        self,
        table: QWidget,
        faces: Faces,
        left: Callable[[], int] = lambda: 0,
        hand_top: Callable[[], int] = lambda: 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.table = table
        self._left = left
        self._hand_top = hand_top
        table.setParent(self)
        self.chart = TimingChart(self)
        self.refusal = Refusal(self)
        self.highlight = Highlight(self)
        self.viewer = PileViewer(faces, self)
        self.panel: PromptPanel | None = None
        self._chart_wanted = False
        table.lower()

    def show_panel(self, panel: PromptPanel | None) -> None:
        """Place the prompt's panel, or know that there is none."""
        self.panel = panel
        self.arrange()

    def show_chart(self, wanted: bool) -> None:
        """Show or hide the timing chart."""
        self._chart_wanted = wanted
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give every overlay its place for the present size."""
        self.table.setGeometry(self.rect())
        self._place_panel()
        self._place_viewer()
        self._place_chart()
        size = self.refusal.size()
        bottom = self.panel.y() if self.panel is not None and self.panel.isVisible() else self.height()
        self.refusal.move((self.width() - size.width()) // 2, bottom - size.height() - EDGE)

    def _place_panel(self) -> None:
        if self.panel is None:
            return
        wanted = self.panel.sizeHint()
        width = min(wanted.width(), self.width() - 2 * EDGE)
        height = min(wanted.height(), self.height() - 2 * EDGE)
        # Beside the players' panels where there is room: the Æmber a choice is about stays in sight.
        x = max((self.width() - width) // 2, min(self._left() + EDGE, self.width() - width - EDGE))
        above_hand = self._hand_top() - height - EDGE
        spares = self.panel.spares_hand and above_hand >= EDGE
        self.panel.setGeometry(x, above_hand if spares else self.height() - height - EDGE, width, height)
        self.panel.raise_()

    def _place_viewer(self) -> None:
        wanted = self.viewer.sizeHint()
        width, height = min(wanted.width(), self.width() - 40), min(wanted.height(), self.height() - 40)
        self.viewer.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _place_chart(self) -> None:
        if not self._chart_wanted:
            self.chart.hide()
            self.viewer.raise_()
            return
        self.chart.refresh()
        size = self.chart.size()
        blocked = self.panel.geometry() if self.panel is not None and self.panel.isVisible() else QRect()
        places = (QPoint(self._left() + EDGE, EDGE), QPoint(self.width() - size.width() - EDGE, EDGE))
        free = [place for place in places if not QRect(place, size).intersects(blocked)]
        self.chart.setVisible(self._chart_wanted and bool(free))
        if free:
            self.chart.move(free[0])
            self.chart.raise_()
        self.viewer.raise_()
