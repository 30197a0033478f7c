"""How what is typed may go on, in a list beside the search line: it never lies over the decks found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QListWidget, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.ui import says

MOST_PROPOSALS = 8
_GAP = 6
"""Between the search line and the list, in logical pixels."""
_LEAST_WIDTH = 160
_ROOM = 8


class Proposals(QListWidget):
    """The list. The keyboard stays in the line: `walk` moves the mark, `take` chooses what has it."""

    chosen = Signal(str)
    """The whole text that the search is to go on with."""

    def __init__(self, line: QWidget) -> None:
        """Belong to `line`, right of whose parent the list stands."""
        super().__init__(line)
        self._line = line
        self._texts: list[str] = []
        self.setObjectName("proposals")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setUniformItemSizes(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.itemEntered.connect(self.setCurrentItem)
        self.itemClicked.connect(lambda item: self.chosen.emit(self._texts[self.row(item)]))
        says(self, name=s.PROPOSALS)
        self.hide()

    def present(self, found: Sequence[tuple[str, str]]) -> None:
        """Show these: whole texts, and what to show of each. None hides the list."""
        self._texts = [text for text, _ in found[:MOST_PROPOSALS]]
        self.clear()
        self.addItems([shown for _, shown in found[:MOST_PROPOSALS]])
        if not self._texts:
            self.hide()
            return
        window = self._line.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        self.setGeometry(self._place(window))
        self.show()
        self.raise_()

    def walk(self, steps: int) -> None:
        """Move the mark, before the first of them to none, and tell screen readers what has it."""
        row = max(-1, min(self.currentRow() + steps, self.count() - 1))
        self.setCurrentRow(row)
        item = self.item(row) if row >= 0 else None
        if item is not None:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._line, item.text()))
        else:
            self.clearSelection()

    def take(self) -> bool:
        """Choose what has the mark; return False where nothing has it."""
        row = self.currentRow()
        if row < 0:
            return False
        self.chosen.emit(self._texts[row])
        return True

    def _place(self, window: QWidget) -> QRect:
        """Return where the list stands: at the height of the line, right of the part of the window that it is in."""
        part = self._line.parentWidget() or self._line
        right = part.mapTo(window, QPoint(part.width() + _GAP + 8, 0)).x()
        top = self._line.mapTo(window, QPoint(0, 0)).y()
        size = self._size()
        width = min(size.width(), max(_LEAST_WIDTH, window.width() - right - _GAP))
        left = min(right, window.width() - width - _GAP)
        return QRect(left, top, width, min(size.height(), window.height() - top - _GAP))

    def _size(self) -> QSize:
        self.ensurePolished()
        rows = sum(self.sizeHintForRow(row) for row in range(self.count()))
        edges = self.contentsMargins()  # border and padding of the style
        width = self.sizeHintForColumn(0) + edges.left() + edges.right()
        return QSize(width + _ROOM, rows + edges.top() + edges.bottom() + _ROOM)
