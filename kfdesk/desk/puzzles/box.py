"""What a puzzle says in the teacher's pane: the question, hints, what is missing, and how it ended."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from kfdesk.desk.buttons import Kind, set_kind
from kfdesk.desk.cardgrid import FlowLayout
from kfdesk.desk.plain import Label
from kfdesk.desk.puzzles import editor_words as e
from kfdesk.desk.puzzles import words as w
from kfdesk.desk.theme import Theme, mix
from kfdesk.records import record
from kfdesk.text.words import Words

LEAST_LINES: Final = 6


def scrolled(*labels: QWidget) -> QScrollArea:
    """Return an area in which these stand below each other; it gives way before what is around it does."""
    inner = QWidget()
    text = QVBoxLayout(inner)
    text.setContentsMargins(0, 2, 0, 2)
    text.setSpacing(8)
    for label in labels:
        text.addWidget(label)
    text.addStretch(1)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
    area.setWidget(inner)
    return area


@record
class Said:
    """What stands in the box. `framed` is what happened last, `lines` stand below it."""

    title: Words
    asks: Words
    framed: tuple[Words, ...] = ()
    is_good: bool = False
    """Whether what is framed is a success."""
    lines: tuple[Words, ...] = ()
    can_hint: bool = False
    can_show: bool = False
    has_next: bool = False
    can_edit: bool = False


class PuzzleBox(QFrame):
    """Shows what a puzzle says; what one clicks in it is said by signals."""

    hint_wanted = Signal()
    over_wanted = Signal()
    show_wanted = Signal()
    next_wanted = Signal()
    leave_wanted = Signal()
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()  # until the teacher's pane is lent to it
        self._shown: tuple[Said, str] | None = None
        self.title, self.asks, self.framed, self.lines = Label(), Label(), Label(), Label()
        self.title.setObjectName("puzzleTitle")
        self.asks.setObjectName("puzzleAsks")
        self.framed.setObjectName("puzzleNote")
        for label in (self.title, self.asks, self.framed, self.lines):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.hint, self.over, self.show_me, self.next, self.leave, self.edit = (QPushButton() for _ in range(6))
        for button, signal in (
            (self.hint, self.hint_wanted), (self.over, self.over_wanted), (self.show_me, self.show_wanted),
            (self.next, self.next_wanted), (self.leave, self.leave_wanted), (self.edit, self.edit_wanted),
        ):  # fmt: skip
            button.setAutoDefault(False)
            button.clicked.connect(signal)
        self._lay_out()

    def _lay_out(self) -> None:
        self.area = scrolled(self.asks, self.framed, self.lines)
        row = FlowLayout(gap=6)  # in large letters they stand below each other
        for button in (self.next, self.edit, self.hint, self.over, self.show_me, self.leave):
            row.addWidget(button)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(4)
        box.addWidget(self.title)
        box.addWidget(self.area, 1)
        box.addLayout(row)

    def minimumSizeHint(self) -> QSize:
        """Return room for a few lines, whatever is said."""
        line = self.fontMetrics().lineSpacing()
        return QSize(160, LEAST_LINES * line + 2 * self.hint.sizeHint().height() + 12)

    def present(self, said: Said, language: str) -> None:
        """Say this in a language."""
        if self._shown == (said, language):
            return
        new = self._shown is None or (self._shown[0].framed, self._shown[0].lines) != (said.framed, said.lines)
        self._shown = (said, language)
        self.title.setText(w.PUZZLE.filled(puzzle=said.title).say(language))
        self.asks.setText(said.asks.say(language))
        self.framed.setText(" ".join(words.say(language) for words in said.framed))
        self.framed.setVisible(bool(said.framed))
        self.lines.setText("\n\n".join(words.say(language) for words in said.lines))
        self.lines.setVisible(bool(said.lines))
        for button, words in (
            (self.hint, w.HINT), (self.over, w.START_OVER), (self.show_me, w.SHOW), (self.next, w.NEXT),
            (self.leave, w.LEAVE), (self.edit, e.EDIT),
        ):  # fmt: skip
            button.setText(words.say(language))
        self.hint.setVisible(said.can_hint)
        self.show_me.setVisible(said.can_show)
        self.next.setVisible(said.has_next)
        set_kind(self.next, Kind.PRIMARY if said.is_good else Kind.NORMAL)
        self.edit.setVisible(said.can_edit)
        if new and (said.framed or said.lines):
            QTimer.singleShot(0, self, self._show_newest)
            aloud = " ".join(words.say(language) for words in (*said.framed, *said.lines))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, aloud))

    def _show_newest(self) -> None:
        """Scroll to what was said last, once it is laid out."""
        bar = self.area.verticalScrollBar()
        bar.setValue(0 if self.framed.isVisible() else bar.maximum())

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        ground = theme.panel if theme.plain else mix(theme.panel, theme.amber, 0.14)
        size = 1.08 * self.font().pointSizeF()
        self.setStyleSheet(
            f"#puzzleAsks {{ font-size: {size:.1f}pt; }} #puzzleTitle {{ font-weight: 700; }}"
            f"#puzzleNote {{ background: {ground}; border: 1px solid {theme.amber};"
            f" border-left: 5px solid {theme.amber}; border-radius: 4px; padding: 4px 6px; }}"
        )
