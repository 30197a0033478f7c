"""What may speak in the teacher's pane in place of the hints: a head, words, and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.scrolled import Scrolled

LEAST_LINES: Final = 6
"""So many lines of words have room at least."""
GAP: Final = 4


class Guest(QFrame):
    """A box in the teacher's pane that says how much room it needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()  # until the pane is lent to it
        self.title = Label(wraps=True)
        self.area = Scrolled()
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # It gives way before what is around it does.
        self.area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._head, self._row = QHBoxLayout(), FlowLayout(gap=6)  # in large letters buttons stand below each other
        self._words = QVBoxLayout()

    def lay_out(
        self, words: Sequence[QWidget], buttons: Sequence[QPushButton], *, beside: QWidget | None = None
    ) -> None:
        """Place the words below the title, which `beside` stands beside, and the buttons below the words."""
        self._head.addWidget(self.title, 1)
        if beside is not None:
            self._head.addWidget(beside, 0, Qt.AlignmentFlag.AlignTop)
        inner = QWidget()
        inner.setLayout(self._words)
        self._words.setContentsMargins(0, 2, 0, 2)
        self._words.setSpacing(8)
        for label in words:
            self._words.addWidget(label)
        self._words.addStretch(1)
        self.area.setWidget(inner)
        for button in buttons:
            button.setAutoDefault(False)
            self._row.addWidget(button)
        down(self._head, (self.area, 1), self._row, on=self, margins=0, gap=GAP)

    def minimumSizeHint(self) -> QSize:
        """Return room for a few lines, whatever is said."""
        return QSize(160, LEAST_LINES * self.fontMetrics().lineSpacing() + self._row.minimumSize().height() + 12)

    def needed(self, width: int) -> int:
        """Return the height at which nothing of it has to be scrolled, in a pane of this width."""
        head = max(self._head.heightForWidth(width), self._head.sizeHint().height())
        return head + self._words.heightForWidth(width) + self._row.heightForWidth(width) + 2 * GAP

    def settle(self) -> None:
        """Scroll only where that is needed: once it is there, a scroll bar makes lines shorter and so needs itself."""
        fits = self.needed(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.area.setVerticalScrollBarPolicy(policy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See anew whether everything has room."""
        super().resizeEvent(event)
        self.settle()
