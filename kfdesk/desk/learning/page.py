"""The page "Learn": all lessons in the order they are learned best, and beside them what other parts teach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.learning import texts as w
from kfdesk.desk.learning.rows import LessonRow, Line, Stand
from kfdesk.desk.learning.rows_page import RowsPage

WIDEST: Final = 760
"""How wide a column gets, in pixels at the usual size of letters."""
TWO_COLUMNS: Final = 1000
"""From this width on, in pixels at the usual size of letters, other parts stand beside the lessons."""


class LearnPage(RowsPage):
    """Shows the lessons and says which one is wanted."""

    lesson_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__(w.TITLE, w.INTRO)
        self._lines: tuple[Line, ...] = ()
        self.rows: list[LessonRow] = []
        self._lessons = down(gap=8)
        self._aside = down(gap=8)
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, self.inner)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(16)
        self._columns.addLayout(down(self._lessons, STRETCH), 3)
        self._columns.addLayout(down(self._aside, STRETCH), 2)
        self._has_aside = False
        ui.language_changed.connect(self._say)

    def _say(self) -> None:
        self.present(self._lines)

    def add_section(self, widget: QWidget) -> None:
        """Show a section of another feature beside the lessons, or below them where there is no room beside."""
        self._aside.addWidget(widget)
        widget.show()
        self._has_aside = True
        self.arrange()

    def present(self, lines: Sequence[Line]) -> None:
        """Show these lessons."""
        self._lines = tuple(lines)
        while len(self.rows) < len(lines):
            row = LessonRow()
            row.wanted.connect(self.lesson_wanted)
            self.rows.append(row)
            self._lessons.addWidget(row)
        for row in self.rows[len(lines) :]:
            row.hide()
        for row, line in zip(self.rows, lines, strict=False):
            row.present(line, ui.language)
            row.show()
        numbered = [line for line in lines if line.number]
        done = sum(line.stand is Stand.DONE for line in numbered)
        self.count.setText(say(w.DONE_COUNT.filled(done=done, all=len(numbered))))

    def shown_rows(self) -> Sequence[LessonRow]:
        """Return all lessons."""
        return self.rows

    def arrange(self) -> None:
        """Put the sections of other parts where there is room."""
        beside = self._has_aside and self.width() >= TWO_COLUMNS * self.letters
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._columns.direction() is not way:
            self._columns.setDirection(way)
        self.be_wide(WIDEST * (1.6 if beside else 1) * self.letters)
