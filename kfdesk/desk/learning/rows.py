"""One line of the page "Learn": what a lesson is about, how long it takes, whether it is done, and a button."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import readable_on
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.learning import texts as w
from kfdesk.records import record
from kfdesk.text.words import Words

SIGN: Final = 34
"""Side of the sign before a lesson, in pixels."""


class Stand(Enum):
    """How far somebody is with a lesson."""

    NEW = auto()
    BEGUN = auto()
    DONE = auto()

    @property
    def verb(self) -> Words:
        """What its button says."""
        return {Stand.NEW: w.BEGIN, Stand.BEGUN: w.GO_ON, Stand.DONE: w.AGAIN}[self]

    @property
    def aloud(self) -> Words:
        """What its button says to somebody who does not see the line."""
        return {Stand.NEW: w.BEGIN_LESSON, Stand.BEGUN: w.GO_ON_WITH, Stand.DONE: w.LESSON_AGAIN}[self]

    @property
    def words(self) -> Words | None:
        """How the page says it, None for a lesson that nobody has begun."""
        return {Stand.NEW: None, Stand.BEGUN: w.BEGUN, Stand.DONE: w.DONE}[self]


@record
class Line:
    """What a line shows: `number` 0 for what is not one of the numbered lessons."""

    id: str
    number: int
    title: Words
    idea: Words
    minutes: int
    stand: Stand
    is_next: bool
    """Whether it is the one to do next, whose button stands out."""


class Sign(QWidget):
    """A disk with the lesson's number; with a tick when it is done, half full when it was begun."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(SIGN, SIGN)
        self._number, self._stand = 0, Stand.NEW

    def show_sign(self, number: int, stand: Stand) -> None:
        """Show this."""
        self._number, self._stand = number, stand
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the disk."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, disk = ui.theme, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        done = self._stand is Stand.DONE
        painter.setPen(Qt.PenStyle.NoPen)
        if done:
            painter.setBrush(QColor(theme.amber))
            painter.drawEllipse(disk)
        elif self._stand is Stand.BEGUN:
            half = QColor(theme.amber)
            half.setAlphaF(0.55)
            painter.setBrush(half)
            painter.drawChord(disk, 180 * 16, 180 * 16)
        dip(painter, QPen(QColor(theme.text if not done else theme.amber_dark), 1.8), None)
        painter.drawEllipse(disk)
        ink = QColor(readable_on(theme.amber) if done else theme.text)
        if done:
            painter.setPen(QPen(ink, 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            w_, h = disk.width(), disk.height()
            tick = ((0.27, 0.53), (0.43, 0.69), (0.74, 0.34))
            painter.drawPolyline(QPolygonF([QPointF(disk.x() + x * w_, disk.y() + y * h) for x, y in tick]))
        else:
            font = QFont(self.font())
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(disk, Qt.AlignmentFlag.AlignCenter, str(self._number) if self._number else "★")
        painter.end()


class LessonRow(QFrame):
    """Shows one lesson."""

    wanted = Signal(str)
    """The id of the lesson that is to be begun, gone on with or done again."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lessonRow")
        self.line: Line | None = None
        self.sign = Sign()
        self.title, self.idea, self.more = Label(), Label(), Label()
        self.title.setObjectName("lessonTitle")
        self.more.setObjectName("dim")
        self.title.setWordWrap(True)
        self.idea.setWordWrap(True)
        self.button = QPushButton()
        self.button.setAutoDefault(True)  # Return presses it, too
        self.button.setMinimumSize(108, 34)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self._want)
        texts = down(self.title, self.idea, self.more, gap=1)
        across(self.sign, (texts, 1), self.button, on=self, margins=(12, 8, 12, 8), gap=12)

    def present(self, line: Line, language: str) -> None:
        """Show this lesson."""
        self.line = line
        self.sign.show_sign(line.number, line.stand)
        self.title.setText(line.title.say(language))
        self.idea.setText(line.idea.say(language))
        stand = line.stand.words
        facts = [w.MINUTES.filled(n=line.minutes).say(language)]
        self.more.setText(" · ".join([*facts, *([stand.say(language)] if stand is not None else [])]))
        self.button.setText(line.stand.verb.say(language))
        self.button.setAccessibleName(line.stand.aloud.filled(lesson=line.title).say(language))
        self.button.setAccessibleDescription(f"{self.idea.text()} {self.more.text()}")
        set_kind(self.button, Kind.PRIMARY if line.is_next else Kind.NORMAL)

    @property
    def is_next(self) -> bool:
        """Whether this lesson is best done next."""
        return self.line is not None and self.line.is_next

    def sizeHint(self) -> QSize:
        """Return the least room: it takes the width there is."""
        return QSize(320, super().sizeHint().height())

    def _want(self) -> None:
        if self.line is not None:
            self.wanted.emit(self.line.id)
