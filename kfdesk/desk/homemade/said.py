"""Below the fields of a card: its text said back in both languages, what was not understood, what is to be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QPushButton, QRadioButton, QWidget

from kfdesk.desk.card.explaining import linked
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.card.term_tips import explain_links
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.text_edit import Marked, shown
from kfdesk.desk.homemade.understanding import Line, Understood
from kfdesk.desk.kit.labels import Label, RichLabel, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.spoken import in_words, spoken
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.text.runs import Role, Run, Runs
from kfdesk.text.words import LANGUAGES, Words

MOST_OFFERED = 6
"""So many proposals stand below a stretch of text; the menu in the text has all of them."""
LONGEST_QUOTED = 60
"""So many letters of a text are quoted."""


class SaidBox(QFrame):
    """Says what was understood, and how the card stands."""

    answered = Signal(str, str)
    """The text of a line, and the key of the meaning that was chosen for it."""
    proposal_taken = Signal(object, str)
    """A stretch that is not understood, and what is to stand there."""
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("homemadeSaid")
        self._shown: Understood | None = None
        self._state: Words = w.READING
        self._sign = "…"
        self.state = Label(wraps=True, style="homemadeState")
        self.area = QWidget()
        self.rows: list[LineRow] = []
        self._heads = tuple(says(Label(style="dim"), words) for words in (w.IN_ENGLISH, w.IN_GERMAN))
        self._grid = QGridLayout(self.area)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(8)
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
            self._grid.setColumnStretch(column, 1)
        down(self.state, self.area, on=self, margins=(10, 8, 10, 8), gap=6)
        follow_language(self._say)

    def show_state(self, words: Words, sign: str = "") -> None:
        """Say how the card stands, with a sign before it."""
        said = f"{sign} {say(words)}".strip()
        if said != self.state.text():
            self._state, self._sign = words, sign
            self.state.setText(said)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.state, say(words)))

    def present(self, understood: Understood | None) -> None:
        """Show what was understood; widgets stay where they were as long as they offer the same."""
        before, self._shown = self._shown, understood
        lines = understood.lines if understood is not None else ()
        same = before is not None and [one.shape for one in before.lines] == [one.shape for one in lines]
        if not same or not self.rows:
            self._build(lines)
        for row, line in zip(self.rows, lines, strict=True):
            row.present(line)
        has_said = any(line.chosen is not None for line in lines)
        for head in self._heads:
            head.setVisible(has_said)
        self.area.setVisible(bool(lines))

    def text_of(self, mark: Marked) -> str:
        """Return the words of a stretch that is not understood."""
        return self._shown.text[mark.start : mark.end] if self._shown is not None else ""

    def _build(self, lines: Sequence[Line]) -> None:
        for row in self.rows:
            for widget in row.widgets:
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.rows = []
        at = 1
        for line in lines:
            row = LineRow(line, self)
            self.rows.append(row)
            for column, label in enumerate(row.said):
                self._grid.addWidget(label, at, column, Qt.AlignmentFlag.AlignTop)
            at += 1
            for widget in row.below:
                self._grid.addWidget(widget, at, 0, 1, len(LANGUAGES))
                at += 1

    def _say(self) -> None:
        self.state.setText(f"{self._sign} {say(self._state)}".strip())
        shown, self._shown = self._shown, None
        self.present(shown)


class LineRow:
    """The widgets of one line of the text."""

    def __init__(self, line: Line, box: SaidBox) -> None:
        self.said = tuple(_said_label(box) for _ in LANGUAGES)
        self.question = Label(wraps=True)
        self.choices: list[QRadioButton] = []
        self.offers: list[QPushButton] = []
        self.below: list[QWidget] = []
        """What stands below what is said back, in the whole width."""
        self._group = QButtonGroup(box)
        if line.asks:
            self._ask(line, box)
        if line.gave_up:
            self.below.append(_words(w.GIVEN_UP.filled(text=quoted(line.text))))
        elif not line.choices:
            self._tell(line, box)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """All of it."""
        return (*self.said, *self.below)

    def present(self, line: Line) -> None:
        """Say back the meaning that holds, and tick it."""
        holds = line.choices[line.chosen] if line.chosen is not None else None
        for number, label in enumerate(self.said):
            label.setVisible(holds is not None)
            if holds is not None:
                label.setText(as_links(holds.said[number], LANGUAGES[number]))
        for number, button in enumerate(self.choices):
            button.setChecked(number == line.chosen)

    def _ask(self, line: Line, box: SaidBox) -> None:
        frame = QFrame()
        frame.setObjectName("homemadeQuestion")
        column = down(on=frame, margins=(8, 6, 8, 6), gap=4)
        self.question.setText(f"? {say(w.QUESTION.filled(text=quoted(line.text)))}")
        column.addWidget(self.question)
        for choice in line.choices:
            words = say(spoken(choice.words))
            button = RadioText(words)
            self._group.addButton(button.button)
            button.button.clicked.connect(partial(box.answered.emit, line.text, choice.key))
            self.choices.append(button.button)
            column.addWidget(button)
        self.below.append(frame)

    def _tell(self, line: Line, box: SaidBox) -> None:
        marks = line.marks
        if not marks:
            self.below.append(_words(w.NOT_UNDERSTOOD.filled(text=quoted(line.text)), sign="✗"))
        for mark in marks:
            self.below.append(self._offer(mark, box))

    def _offer(self, mark: Marked, box: SaidBox) -> QWidget:
        frame = QFrame()
        column = down(on=frame, margins=(8, 2, 8, 2), gap=4)
        text = box.text_of(mark)
        column.addWidget(_words(w.NOT_UNDERSTOOD.filled(text=quoted(text)), sign="✗"))
        if not mark.proposals:
            column.addWidget(_words(w.NOTHING_NEAR))
            return frame
        row = QWidget()
        flow = FlowLayout(row, gap=6)
        before = _words(w.COULD_STAND, wraps=False)
        flow.addWidget(before)
        for proposal in mark.proposals[:MOST_OFFERED]:
            said = shown(proposal)
            button = QPushButton(quoted(said).replace("&", "&&"))
            button.setAutoDefault(False)
            button.setToolTip(tip(say(w.PUT_IN.filled(text=said))))
            button.setAccessibleName(say(w.PUT_IN.filled(text=said)))
            button.clicked.connect(partial(box.proposal_taken.emit, mark, proposal))
            self.offers.append(button)
            flow.addWidget(button)
        before.setMinimumHeight(max(button.sizeHint().height() for button in self.offers))
        column.addWidget(row)
        return frame


class _ClickedLabel(Label):
    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be clicked."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class RadioText(QWidget):
    """A radio button whose words wrap: a meaning in plain words is often longer than a line."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.button = QRadioButton()
        self.button.setAccessibleName(words)
        self.label = _ClickedLabel(words, wraps=True)
        self.label.clicked.connect(self.button.click)
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button, 0, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label, 0, 1)
        row.setColumnStretch(1, 1)


def _said_label(box: SaidBox) -> RichLabel:
    label = RichLabel(wraps=True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.LinksAccessibleByMouse
        | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    )
    label.linkActivated.connect(box.rule_wanted)
    explain_links(label)
    return label


def _words(words: Words, *, sign: str = "", wraps: bool = True) -> Label:
    return Label(f"{sign} {say(words)}".strip(), wraps=wraps)


def quoted(text: str) -> str:
    """Return a text for a line of its own, shortened where it is long."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_QUOTED else line[: LONGEST_QUOTED - 1].rstrip() + "…"


def as_links(runs: Runs, language: str) -> str:
    """Return a text as HTML: its terms are links, its labels bold, its icons words."""
    return "".join(_as_link(run) for run in in_words(runs, language))


def _as_link(run: Run) -> str:
    said = linked((run,))
    return f"<b>{said}</b>" if run.role in (Role.LABEL, Role.KEYWORD) else said
