"""What stands about drills on the page "Learn": how many are due, what comes up most, and its lesson."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy

from kfdesk.desk.drills import texts as w
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.records import record
from kfdesk.teach.review.model import Motif
from kfdesk.text.words import Words


@record
class Standing:
    """How the drills stand."""

    count: int = 0
    due: int = 0
    next_due: datetime | None = None
    weak: tuple[Motif, int] | None = None
    lesson: Words | None = None
    """The lesson for what comes up most."""


class DrillsSection(QFrame):
    """A heading, lines, and buttons to drills and to a lesson."""

    wanted = Signal()
    lesson_wanted = Signal()
    shown = Signal()
    """It is to be filled: drills are read only for whoever wants to see them."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("puzzlesSection")
        self._standing = Standing()
        self.title = says(Label(style="lessonTitle", wraps=True), w.TITLE)
        self.line = says(Label(wraps=True), w.SECTION)
        self.due = Label(style="dim", wraps=True)
        self.weak = Label(style="dim", wraps=True)
        self.button = says(QPushButton(), w.TO_DRILLS)
        self.lesson = QPushButton()
        for button in (self.button, self.lesson):
            button.setAutoDefault(True)  # Return presses it, too
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.wanted)
        self.lesson.clicked.connect(self.lesson_wanted)
        row = across(self.button, self.lesson, STRETCH)
        down(self.title, self.line, self.due, self.weak, row, on=self, margins=(12, 8, 12, 10))
        follow_language(self._say)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what it shows."""
        super().showEvent(event)
        self.shown.emit()

    def present(self, standing: Standing) -> None:
        """Show how the drills stand."""
        self._standing = standing
        self._say()

    def _say(self) -> None:
        standing = self._standing
        self.due.setText(say(due_words(standing.count, standing.due, standing.next_due)))
        self.button.setVisible(standing.due > 0)
        self.weak.setVisible(standing.weak is not None)
        self.lesson.setVisible(standing.weak is not None and standing.lesson is not None)
        if standing.weak is not None:
            motif, n = standing.weak
            self.weak.setText(say(w.WEAK.filled(motif=w.MOTIFS[motif], n=n)))
        if standing.lesson is not None:
            self.lesson.setText(say(w.LESSON.filled(lesson=standing.lesson)))


class DueLine(QFrame):
    """Stands above the lessons while drills are due, so that nobody has to look for them."""

    wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("puzzlesSection")
        self._standing = Standing()
        self.due = Label(wraps=True)
        self.button = says(QPushButton(), w.TO_DRILLS)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.wanted)
        across(says(Label(style="lessonTitle"), w.TITLE), (self.due, 1), self.button, on=self, margins=(12, 6, 12, 6))
        follow_language(self._say)

    def present(self, standing: Standing) -> None:
        """Show how many are due, and nothing where none is."""
        self._standing = standing
        self._say()

    def _say(self) -> None:
        standing = self._standing
        self.due.setText(say(due_words(standing.count, standing.due, standing.next_due)))
        self.setVisible(standing.due > 0)


def due_words(count: int, due: int, next_due: datetime | None) -> Words:
    """Return how many drills are due, or when the next one is."""
    if not count or next_due is None:
        return w.NONE_YET
    if due:
        return w.DUE.filled(n=due)
    return w.NONE_DUE.filled(date=date_text(next_due.astimezone(UTC).astimezone(), ui.language))
