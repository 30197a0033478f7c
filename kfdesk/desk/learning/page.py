"""The page "Learn": all lessons in the order they are learned best, and beside them what other parts teach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from kfdesk.desk.learning import words as w
from kfdesk.desk.learning.rows import LessonRow, Line, Stand
from kfdesk.desk.plain import Label
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.theme import LIGHT, Theme, mix

WIDEST: Final = 760
"""How wide a column gets, in pixels at the usual size of letters."""
TWO_COLUMNS: Final = 1000
"""From this width on, in pixels at the usual size of letters, other parts stand beside the lessons."""


class LearnPage(QWidget):
    """Shows the lessons and says which one is wanted."""

    lesson_wanted = Signal(str)
    back_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("learnPage")
        self._theme: Theme = LIGHT
        self._language = "en"
        self._lines: tuple[Line, ...] = ()
        self.rows: list[LessonRow] = []
        self.title, self.count, self.intro = Label(), Label(), Label()
        self.title.setObjectName("gamesTitle")
        self.intro.setWordWrap(True)
        self.back = QPushButton()
        self.back.clicked.connect(self.back_wanted)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addSpacing(8)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.count)
        self._lessons = QVBoxLayout()
        self._lessons.setSpacing(8)
        self._aside = QVBoxLayout()
        self._aside.setSpacing(8)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addLayout(self._lessons)
        left.addStretch(1)
        right.addLayout(self._aside)
        right.addStretch(1)
        inner = QWidget()
        inner.setObjectName("learnWithin")
        self._columns = QBoxLayout(QBoxLayout.Direction.TopToBottom, inner)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(16)
        self._columns.addLayout(left, 3)
        self._columns.addLayout(right, 2)
        self.area = QScrollArea()
        self.area.setObjectName("learnScroll")
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inner)
        self._box = box = QVBoxLayout(self)
        box.setContentsMargins(20, 14, 20, 10)
        box.setSpacing(8)
        box.addLayout(head)
        box.addWidget(self.intro)
        box.addWidget(self.area, 1)
        self._has_aside = False

    def add_section(self, widget: QWidget) -> None:
        """Show a section of another part beside the lessons, or below them where there is no room beside."""
        self._aside.addWidget(widget)
        widget.show()
        self._has_aside = True
        self._arrange()

    def present(self, lines: Sequence[Line]) -> None:
        """Show these lessons."""
        self._lines = tuple(lines)
        while len(self.rows) < len(lines):
            row = LessonRow()
            row.wanted.connect(self.lesson_wanted)
            row.set_theme(self._theme)
            self.rows.append(row)
            self._lessons.addWidget(row)
        for row in self.rows[len(lines) :]:
            row.hide()
        for row, line in zip(self.rows, lines, strict=False):
            row.present(line, self._language)
            row.show()
        numbered = [line for line in lines if line.number]
        done = sum(line.stand is Stand.DONE for line in numbered)
        self.count.setText(w.DONE_COUNT.filled(done=done, all=len(numbered)).say(self._language))

    def set_language(self, language: str) -> None:
        """Show all words in this language."""
        self._language = language
        self.title.setText(w.TITLE.say(language))
        self.intro.setText(w.INTRO.say(language))
        self.back.setText(w.BACK.say(language))
        self.present(self._lines)

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._theme = theme
        panel = theme.panel if theme.plain else mix(theme.panel, theme.cloth, 0.12)
        self.setStyleSheet(
            "#learnScroll, #learnWithin { background: transparent; }"
            f"#learnPage > QLabel {{ color: {theme.zone_text}; }}"
            f"#lessonRow {{ background: {panel}; border: 1px solid {theme.panel_edge}; border-radius: 8px; }}"
            "#lessonTitle { font-weight: 700; }"
        )
        for row in self.rows:
            row.set_theme(theme)
        self.update()

    def focus_next(self) -> None:
        """Give the keyboard to the button of the lesson to do next."""
        row = next((row for row in self.rows if row.line is not None and row.line.is_next), None)
        if row is not None:
            row.button.setFocus()
            self.area.ensureWidgetVisible(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the sections of other parts where there is room."""
        super().resizeEvent(event)
        self._arrange()

    @property
    def _letters(self) -> float:
        """How large letters are, 1 for the usual size."""
        return max(1.0, self.fontMetrics().averageCharWidth() / 8)

    def _arrange(self) -> None:
        beside = self._has_aside and self.width() >= TWO_COLUMNS * self._letters
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._columns.direction() is not way:
            self._columns.setDirection(way)
        widest = WIDEST * (1.6 if beside else 1) * self._letters
        spare = max(0, round(self.width() - 40 - widest)) // 2
        self._box.setContentsMargins(20 + spare, 14, 20 + spare, 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that tables have."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), self._theme, QPointF(self.width() / 2, 0), read_on=True)
        painter.end()
