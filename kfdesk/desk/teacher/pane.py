"""The teacher's pane in the side dock: a few notes, each with its entry in the rules and a way to silence it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from kfdesk.desk.plain import Label, RichLabel, tip
from kfdesk.desk.teacher.notes import Note
from kfdesk.teach.hints import HintKind
from kfdesk.text.words import Words

TITLE: Final = Words("Teacher")
MORE: Final = Words("Rule")
SILENCE: Final = Words("Don’t say this again")
NOTHING: Final = Words("No hint at the moment")
CLOSE: Final = Words("No hints for {who}")
LEAST_LINES: Final = 4
WISHED_LINES: Final = 10
"""So many lines of text have room at least, and at first."""


class TeacherPane(QFrame):
    """Shows notes; what one clicks in them is said by signals."""

    rule_wanted = Signal(str)
    """The id of the entry to be read."""
    silenced = Signal(object)
    """The kind of hint that is to be said no more."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("teacher")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._notes: tuple[Note, ...] = ()
        self._shown: tuple[str, tuple[Note, ...], str] = ("", (), "")
        self._title = Label()
        self._title.setObjectName("dockTitle")
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        self._text = RichLabel()
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._text.linkActivated.connect(self._on_link)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        )  # it gives way before the heading does
        area.setWidget(self._text)
        self._area = area
        self._guest: QWidget | None = None
        box = self._box = QVBoxLayout(self)
        box.setContentsMargins(8, 4, 8, 6)
        box.setSpacing(2)
        box.addLayout(head)
        box.addWidget(area, 2)

    def minimumSizeHint(self) -> QSize:
        """Return room for a few lines, whatever is said: the pane changes its size only by the splitter."""
        return self._room(LEAST_LINES)

    def sizeHint(self) -> QSize:
        """Return room for a note or two."""
        return self._room(WISHED_LINES)

    def _room(self, lines: int) -> QSize:
        head = max(self._title.sizeHint().height(), self._close.sizeHint().height())
        return QSize(120, head + lines * self.fontMetrics().lineSpacing() + 18)

    @property
    def guest(self) -> QWidget | None:
        """What speaks here in place of the hints, such as a lesson; None while the hints do."""
        return self._guest

    def lend(self, guest: QWidget | None, *, hints: bool = False) -> None:
        """Let this widget speak here in place of the hints, or above them; None gives the pane back to them."""
        self._area.setVisible(guest is None or hints)
        self._close.setVisible(guest is None)
        if guest is self._guest:
            return
        if self._guest is not None:
            self._box.removeWidget(self._guest)
            self._guest.hide()
        self._guest = guest
        if guest is not None:
            self._box.insertWidget(1, guest, 3)
            guest.show()

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is said now."""
        return self._notes

    @property
    def text(self) -> RichLabel:
        """The label of the notes."""
        return self._text

    def present(self, notes: Sequence[Note], who: str, language: str) -> None:
        """Show notes to a player in a language."""
        wanted = (who, tuple(notes), language)
        if wanted == self._shown:
            return
        self._shown, self._notes = wanted, tuple(notes)
        self._title.setText(TITLE.say(language))
        close = CLOSE.filled(who=who).say(language)
        self._close.setToolTip(tip(close))
        self._close.setAccessibleName(close)
        nothing = escape(NOTHING.say(language))
        self._text.setText("".join(_html(note, language) for note in notes) or nothing)
        self._text.setEnabled(bool(notes))
        said = " ".join(line.say(language) for note in notes for line in note.lines)
        self._text.setAccessibleName(said or nothing)
        QAccessible.updateAccessibility(QAccessibleEvent(self._text, QAccessible.Event.NameChanged))

    def _on_link(self, link: str) -> None:
        verb, _, what = link.partition(":")
        if verb == "rule":
            self.rule_wanted.emit(what)
        elif verb == "silence":
            self.silenced.emit(HintKind[what])


def _html(note: Note, language: str) -> str:
    """Return a note as HTML: its title, its lines, what one may do about it."""
    title = escape(note.kind.title.say(language))
    lines = "<br>".join(escape(line.say(language)) for line in note.lines)
    more = f'<a href="rule:{note.rule}">{escape(MORE.say(language))}</a>'
    silence = f'<a href="silence:{note.kind.name}">{escape(SILENCE.say(language))}</a>'
    return f"{_PART}<b>{title}</b><br>{lines}<br><small>{more} · {silence}</small></div>"


_PART: Final = '<div style="margin-bottom: 6px">'
