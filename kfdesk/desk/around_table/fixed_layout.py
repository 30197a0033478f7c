"""A place whose content may change its words without the whole window being laid out anew."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget


class FixedLayout(QWidget):
    """Gives its room to a widget, and below it to another as high as that one wants to be.

    A layout of Qt's tells every widget around it, up to the window, whenever a label has other words, and all of them
    place their children anew. Here they are only told when the least size has changed.
    """

    def __init__(self, above: QWidget, below: QWidget | None = None) -> None:
        super().__init__()
        self._above, self._below = above, below
        self._least = QSize()
        above.setParent(self)
        if below is not None:
            self.set_foot(below)

    def set_foot(self, below: QWidget) -> None:
        """Give this widget the room below; none while it is hidden."""
        self._below = below
        below.setParent(self)

    def minimumSizeHint(self) -> QSize:
        """Return what both need."""
        least = _least(self._above)
        if self._below is None or self._below.isHidden():
            return least
        below = _least(self._below)
        return QSize(max(least.width(), below.width()), least.height() + below.height())

    def sizeHint(self) -> QSize:
        """Return what both want."""
        wanted = self._above.sizeHint().expandedTo(_least(self._above))
        if self._below is None or self._below.isHidden():
            return wanted
        below = self._below.sizeHint().expandedTo(_least(self._below))
        return QSize(max(wanted.width(), below.width()), wanted.height() + below.height())

    def event(self, event: QEvent) -> bool:
        """Place both when one of them has other wishes; tell the widget around it only if the least size changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place both in the new room."""
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Place both: nobody tells a hidden widget of wishes."""
        super().showEvent(event)
        self._place()

    def _place(self) -> None:
        foot = self._foot()
        if self._above.parentWidget() is self:  # else it stands elsewhere for a while
            self._above.setGeometry(0, 0, self.width(), self.height() - foot)
        if self._below is not None:
            self._below.setGeometry(QRect(0, self.height() - foot, self.width(), foot))
        least = self.minimumSizeHint()
        if least != self._least:
            self._least = least
            self.updateGeometry()

    def _foot(self) -> int:
        """Return the height of the widget below: as high as it wants to be, but the one above keeps what it needs."""
        if self._below is None or self._below.isHidden():
            return 0
        spare = self.height() - _least(self._above).height()
        return max(min(self._below.sizeHint().height(), spare), _least(self._below).height())


def _least(widget: QWidget) -> QSize:
    return widget.minimumSizeHint().expandedTo(widget.minimumSize()).expandedTo(QSize(0, 0))
