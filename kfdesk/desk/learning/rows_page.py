"""What the pages "Learn" and "Puzzles" share: a head, a scrolled list of rows, and one row that comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import says, ui
from kfdesk.desk.learning import texts as w
from kfdesk.desk.table.ground import paint_ground
from kfdesk.text.words import Words


class Row(Protocol):
    """A row of such a page."""

    @property
    def is_next(self) -> bool:
        """Whether it is what is best done next."""
        ...

    @property
    def button(self) -> QPushButton:
        """What begins it."""
        ...


class RowsPage(QWidget):
    """Shows a head, and rows below it that scroll: `inner` holds them, and whoever derives from this fills it."""

    back_wanted = Signal()

    def __init__(self, title: Words, intro: Words) -> None:
        super().__init__()
        self.setObjectName("rowsPage")
        self.title, self.count, self.intro = says(Label(), title), Label(), says(Label(), intro)
        self.title.setObjectName("gamesTitle")
        self.intro.setWordWrap(True)
        self.back = says(QPushButton(), w.BACK)
        self.back.clicked.connect(self.back_wanted)
        head = across(self.back, 8, self.title, STRETCH, self.count)
        self.inner = QWidget()
        self.inner.setObjectName("rowsWithin")
        self.area = Scrolled(self.inner, style="rowsScroll")
        self._box = down(head, self.intro, (self.area, 1), on=self, gap=8)
        self.be_wide(0)

    def shown_rows(self) -> Sequence[Row]:
        """Return all rows, from above."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Place what is shown in the present width."""
        raise NotImplementedError

    @property
    def letters(self) -> float:
        """How large letters are, 1 for the usual size."""
        return max(1.0, self.fontMetrics().averageCharWidth() / 8)

    def be_wide(self, widest: float) -> None:
        """Use so many pixels of the width at most; what is left stays free on both sides. 0 uses all."""
        spare = max(0, round(self.width() - 40 - widest)) // 2 if widest else 0
        self._box.setContentsMargins(20 + spare, 14, 20 + spare, 10)

    def focus_next(self) -> None:
        """Give the keyboard to the button of what is best done next."""
        row = next((row for row in self.shown_rows() if row.is_next), None)
        if row is not None:
            row.button.setFocus()
            self.area.ensureWidgetVisible(row.button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything anew."""
        super().resizeEvent(event)
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that tables have."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme, QPointF(self.width() / 2, 0), read_on=True)
        painter.end()
