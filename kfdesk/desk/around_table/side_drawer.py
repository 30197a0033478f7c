"""Card and log over the side of the table, for as long as somebody reads them, where the side dock is off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.around_table.side_panes import SideDock
from kfdesk.desk.keyboard.place_keys import OPEN_LOG
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.ui import says

SHARE: Final = 0.24
"""Its width as a share of the table's."""
LEAST_LETTERS: Final = 40
"""Least width, in average letters, as far as that is not more than half of the table."""
LOG_SHARE: Final = 0.58
"""How much of its height the log has; the rest is for the card that a line names."""


class SideDrawer(QFrame):
    """Stands at the right of its parent and has the panes of the dock while it is open.

    Esc, L, its button, and a press on the table close it.
    """

    closed = Signal()

    def __init__(self, side: SideDock, parent: QWidget) -> None:
        super().__init__(parent)
        self._side = side
        self.setObjectName("sideDrawer")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        title = says(Label(style="dockTitle"), s.SIDE_DOCK)
        self.close_button = says(QToolButton(), tip=s.CLOSE, name=s.CLOSE)
        self.close_button.setText("✕")
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.shut)
        self._box = down(across((title, 1), self.close_button), on=self, margins=(10, 4, 6, 4), gap=2)
        self._sizes: list[int] = []
        self.hide()
        key = QShortcut(QKeySequence(OPEN_LOG), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.activated.connect(self.shut)

    def open(self, free: QRect) -> None:
        """Open over the right of a place of the parent, with the keyboard in the log."""
        panes = self._side.panes
        self._sizes = panes.sizes()
        self._box.addWidget(panes, 1)
        panes.show()
        self.fit(free)
        self.show()
        self.raise_()
        for pane in map(panes.widget, range(2, panes.count())):
            if pane is not None:
                pane.hide()  # the teacher speaks at the table meanwhile
        panes.setSizes([round(self.height() * (1 - LOG_SHARE)), round(self.height() * LOG_SHARE)])
        self._side.log.text.to_end()
        self._side.log.text.setFocus()

    def shut(self) -> None:
        """Give the panes back to the dock."""
        if self.isHidden():
            return
        focused = self.window().focusWidget()  # its own is what had the keyboard last, not what has it
        had_keyboard = focused is not None and self.isAncestorOf(focused)
        self.hide()
        self._box.removeWidget(self._side.panes)
        self._side.take_back_panes()
        self._side.panes.setSizes(self._sizes)
        if had_keyboard:
            self.closed.emit()

    def fit(self, free: QRect) -> None:
        """Stand at the right of this place of the parent."""
        least = self.fontMetrics().averageCharWidth() * LEAST_LETTERS
        wide = max(round(free.width() * SHARE), min(least, free.width() // 2))
        self.setGeometry(free.right() + 1 - wide, free.y(), wide, free.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        else:
            super().keyPressEvent(event)
