"""What a lesson says in the teacher's pane: the task, how far one is, why a move was not the one, and how it ends."""

from __future__ import annotations

from html import escape
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import (
    QFrame,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOption,
    QWidget,
)

from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label, RichLabel, tip
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.learning import texts as w
from kfdesk.desk.teacher.guest import Guest
from kfdesk.engine.headings import heading
from kfdesk.engine.rules import RuleId
from kfdesk.records import record
from kfdesk.text.words import Words, same

DOT: Final = 9
"""Diameter of a step's dot, in pixels."""


@record
class Said:
    """What stands in the box. `note` is why the last move was not the one; `entries` are given at the end only."""

    title: Words
    done: int
    all: int
    step: Words
    """What the dots say."""
    say: Words
    told: Words | None = None
    """What the other seat has done, until the learner goes on."""
    note: Words | None = None
    learned: Words | None = None
    entries: tuple[RuleId, ...] = ()
    is_over: bool = False
    next: Words | None = None
    """What the button says that leads on; None where nothing follows."""
    turns_back: bool = False
    """Whether a button leads back to where a lost game turned."""


class Steps(QWidget):
    """A row of dots, one a step: done ones are full, the present one has a ring."""

    def __init__(self) -> None:
        super().__init__()
        self._done = self._all = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, done: int, count: int, words: str) -> None:
        """Show how many steps of how many are done; `words` say so."""
        self._done, self._all = done, count
        self.setAccessibleName(words)
        self.setToolTip(tip(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all dots."""
        return QSize(self._all * (DOT + 6) + 4, DOT + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(ui.theme.text)
        for step in range(self._all):
            at = QPointF(4 + DOT / 2 + step * (DOT + 6), self.height() / 2)
            dip(painter, QPen(ink, 1.3), QColor(ui.theme.amber) if step < self._done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, DOT / 2, DOT / 2)
            if step == self._done:
                painter.setBrush(ink)
                painter.drawEllipse(at, DOT / 5, DOT / 5)
        painter.end()


MOST_HEIGHTS: Final = 16
"""So many heights a paragraph remembers."""


class Paragraph(Label):
    """Words that wrap also within a word that is longer than a line: large letters in a narrow pane."""

    def __init__(self) -> None:
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heights: dict[tuple[str, str, int], int] = {}
        """The heights found so far, by text, font and width: a layout asks for the same again and again."""

    def hasHeightForWidth(self) -> bool:
        """Return True."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at this width, with what is around them."""
        around = self.contentsRect()
        beside, above = self.width() - around.width(), self.height() - around.height()
        key = self.text(), self.font().key(), max(width - beside, 1)
        if key not in self._heights:
            if len(self._heights) == MOST_HEIGHTS:
                self._heights.clear()
            self._heights[key] = ceil(self._laid_out(key[-1]).size().height())
        return self._heights[key] + above

    def minimumSizeHint(self) -> QSize:
        """Return the least: any width will do."""
        return QSize(1, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """Return room for all lines at the present width."""
        return QSize(1, self.heightForWidth(max(self.width(), 1)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame that the style gives it, and the words."""
        QFrame.paintEvent(self, event)
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        place = self.contentsRect()
        painter.translate(place.topLeft())
        look = QAbstractTextDocumentLayout.PaintContext()
        look.palette = self.palette()
        document = self._laid_out(place.width())  # named: its layout lives no longer than it does
        document.documentLayout().draw(painter, look)
        painter.end()

    def _laid_out(self, width: int) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        document.setPlainText(self.text())
        document.setTextWidth(width)
        return document


class LessonBox(Guest):
    """Shows what a lesson says; what one clicks in it is said by signals."""

    show_wanted = Signal()
    leave_wanted = Signal()
    again_wanted = Signal()
    next_wanted = Signal()
    turn_back_wanted = Signal()
    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Said, str] | None = None
        self.title.setObjectName("lessonTitle")
        self.steps = Steps()
        self.told, self.say, self.note, self.learned = (Paragraph() for _ in range(4))
        self.links = RichLabel()
        self.told.setObjectName("lessonTold")
        self.say.setObjectName("lessonSays")
        self.note.setObjectName("lessonNote")
        self.learned.setObjectName("lessonLearned")
        self.links.setWordWrap(True)
        self.links.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.links.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.links.linkActivated.connect(self.rule_wanted)
        self.show_me, self.leave, self.again, self.next, self.turn_back = (QPushButton() for _ in range(5))
        for button in (self.next, self.turn_back):
            set_kind(button, Kind.PRIMARY)
        for button, signal in (
            (self.show_me, self.show_wanted), (self.leave, self.leave_wanted), (self.again, self.again_wanted),
            (self.next, self.next_wanted), (self.turn_back, self.turn_back_wanted),
        ):  # fmt: skip
            button.clicked.connect(signal)
        words = (self.told, self.say, self.note, self.learned, self.links)
        buttons = (self.next, self.turn_back, self.show_me, self.again, self.leave)
        self.lay_out(words, buttons, beside=self.steps)

    def present(self, said: Said, language: str) -> None:
        """Say this in a language."""
        if self._shown == (said, language):
            return
        new = self._shown is None or (self._shown[0].told, self._shown[0].say, self._shown[0].note) != (
            said.told,
            said.say,
            said.note,
        )
        self._shown, self._language = (said, language), language
        self.title.setText(said.title.say(language))
        self.steps.show_steps(said.done, said.all, said.step.say(language))
        self._say(said, language)
        for button, words in (
            (self.show_me, w.SHOW), (self.leave, w.LEAVE), (self.again, w.FROM_START), (self.next, said.next or w.NEXT),
            (self.turn_back, w.TURN_BACK),
        ):  # fmt: skip
            button.setText(words.say(language))
        self.show_me.setToolTip(tip(w.SHOW_HELP.say(language)))
        self.leave.setToolTip(tip(w.LEAVE_HELP.say(language)))
        self.turn_back.setToolTip(tip(w.TURN_BACK_HELP.say(language)))
        self.show_me.setVisible(not said.is_over)
        self.again.setVisible(said.is_over)
        self.next.setVisible(said.is_over and said.next is not None)
        self.turn_back.setVisible(said.turns_back)
        if new:
            self.area.verticalScrollBar().setValue(0)
            aloud = " ".join(
                words.say(language) for words in (said.note, said.told, said.say, said.learned) if words is not None
            )
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, aloud))

    def _say(self, said: Said, language: str) -> None:
        shown = ((self.told, said.told), (self.say, said.say), (self.note, said.note), (self.learned, said.learned))
        for label, words in shown:
            label.setText((words or same("")).say(language))
            label.setVisible(words is not None and bool(label.text()))
        links = [f'<a href="{rule}">{escape(heading(rule).say(language))}</a>' for rule in said.entries]
        self.links.setText(escape(w.READ_ON.say(language)).format(entries=" · ".join(links)))
        self.links.setVisible(bool(links))
