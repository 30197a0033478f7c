"""What a puzzle says in the teacher's pane: the question, hints, what is missing, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.teacher.guest import Guest
from kfdesk.records import record
from kfdesk.text.words import Words


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


class PuzzleBox(Guest):
    """Shows what a puzzle says; what one clicks in it is said by signals."""

    hint_wanted = Signal()
    over_wanted = Signal()
    show_wanted = Signal()
    next_wanted = Signal()
    leave_wanted = Signal()
    edit_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Said, str] | None = None
        self.asks, self.framed, self.lines = Label(), Label(), Label()
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
            button.clicked.connect(signal)
        buttons = (self.edit, self.hint, self.over, self.next, self.show_me, self.leave)
        self.lay_out((self.asks, self.framed, self.lines), buttons)

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
        set_kind(self.over, Kind.PRIMARY if said.has_next and not said.is_good else Kind.NORMAL)
        self.edit.setVisible(said.can_edit)
        if new and (said.framed or said.lines):
            QTimer.singleShot(0, self, self._show_newest)
            aloud = " ".join(words.say(language) for words in (*said.framed, *said.lines))
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, aloud))

    def _show_newest(self) -> None:
        """Scroll to what was said last, once it is laid out; past the question only where both have no room."""
        bar, framed = self.area.verticalScrollBar(), self.framed
        if framed.isVisible():
            fits = framed.geometry().bottom() <= self.area.viewport().height()
            bar.setValue(0 if fits else framed.y())
        else:
            bar.setValue(bar.maximum())
