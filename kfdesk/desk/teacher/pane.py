"""The teacher's pane in the side dock: a few notes, each with its entry in the rules and a way to silence it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton

from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.desk.kit.labels import Label, RunningText, tip
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.teacher.guest import Guest
from kfdesk.desk.teacher.notes import Note
from kfdesk.desk.texts import LOG
from kfdesk.teach.hints import HintKind
from kfdesk.text.words import Words

TITLE: Final = Words("Teacher")
MORE: Final = Words("Rule")
SILENCE: Final = Words("Don’t say this again")
NOTHING: Final = Words("No hint at the moment")
SHOW_LOG: Final = Words("Show the log; the card above gets smaller")
CLOSE: Final = Words("No hints for {who}")
LEAST_LINES: Final = 4
WISHED_LINES: Final = 10
"""So many lines of text have room at least, and at first."""
LEAST_HINT_LINES: Final = 6
"""Hints stand below a guest where so many lines of them have room, or all of them."""
HINT_GAP: Final = 6


class TeacherPane(QFrame):
    """Shows notes; what one clicks in them is said by signals."""

    rule_wanted = Signal(str)
    """The id of the entry to be read."""
    silenced = Signal(object)
    """The kind of hint that is to be said no more."""
    closed = Signal()
    log_wanted = Signal(bool)
    """The log is to be shown, or folded away again, although there is little room."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("teacher")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._notes: tuple[Note, ...] = ()
        self._shown: tuple[str, tuple[Note, ...], str] = ("", (), "")
        self._title = Label(style="dockTitle")
        self._close = QToolButton()
        self._close.setText("×")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        self._text = RunningText()
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._text.linkActivated.connect(self.follow_link)
        self.log = QToolButton()
        self.log.setCheckable(True)
        self.log.setAutoRaise(True)
        self.log.hide()
        self.log.toggled.connect(self.log_wanted)
        head = across((self._title, 1), self.log, self._close)
        area = Scrolled(self._text)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setSizePolicy(
            QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored
        )  # it gives way before the heading does
        self._area = area
        self._guest: Guest | None = None
        self._later = IdleWork(self)
        self._box = down(head, (area, 2), on=self, margins=(8, 4, 8, 6), gap=2)

    def minimumSizeHint(self) -> QSize:
        """Return room for a few lines, whatever is said: the pane changes its size only by the splitter."""
        if self._guest is not None:
            return QSize(120, self._around() + self._guest.minimumSizeHint().height())
        return self._room(LEAST_LINES)

    def sizeHint(self) -> QSize:
        """Return room for a note or two."""
        return self._room(WISHED_LINES)

    def _room(self, lines: int) -> QSize:
        head = max(self._title.sizeHint().height(), self._close.sizeHint().height())
        return QSize(120, head + lines * self.fontMetrics().lineSpacing() + 18)

    def _around(self) -> int:
        """Return the height of all that stands around what speaks here."""
        head = max(self._title.sizeHint().height(), self.log.sizeHint().height())
        margins = self._box.contentsMargins()
        return head + margins.top() + margins.bottom() + self._box.spacing() + 2 * self.frameWidth()

    @property
    def guest(self) -> Guest | None:
        """What speaks here in place of the hints, such as a lesson; None while the hints do."""
        return self._guest

    def lend(self, guest: Guest | None) -> None:
        """Let this widget speak here in place of the hints; None gives the pane back to them."""
        self._area.setVisible(guest is None)
        self._close.setVisible(guest is None)
        if guest is self._guest:
            return
        self.offer_log(offered=False)
        if self._guest is not None:
            self._box.removeWidget(self._guest)
            self._guest.hide()
        self._guest = guest
        if guest is not None:
            self._box.insertWidget(1, guest, 3)
            guest.show()

    def needed(self, *, hints: bool = False) -> int:
        """Return the height at which the guest is not scrolled; with `hints` a few lines of these stand below it."""
        if self._guest is None:
            return 0
        width = (
            self.width()
            - 2 * self.frameWidth()
            - self._box.contentsMargins().left()
            - self._box.contentsMargins().right()
        )
        height = self._around() + self._guest.needed(width)
        least = LEAST_HINT_LINES * self.fontMetrics().lineSpacing()
        return height + min(self._text.heightForWidth(width) + HINT_GAP, least) if hints else height

    def show_hints(self, *, shown: bool) -> None:
        """Show the hints below the guest or hide them; where they are shown, it keeps all the room it needs.

        There is no need to say that there is none.
        """
        shown = shown and bool(self._notes)
        if self._guest is not None:
            high = self.needed(hints=False) - self._around()
            self._guest.setMinimumHeight(high if shown else 0)
            self._guest.setMaximumHeight(high if shown else _ANY_HEIGHT)
            self._area.setVisible(shown)
            self._text.setContentsMargins(0, HINT_GAP if shown else 0, 0, 0)
            self._guest.settle()

    def offer_log(self, *, offered: bool) -> None:
        """Show the button that unfolds the log, or none."""
        if not offered:
            self.log.setChecked(False)
        self.log.setVisible(offered)

    @property
    def asks_for_log(self) -> bool:
        """Whether the log is wanted although there is little room."""
        return self.log.isChecked()

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is said now."""
        return self._notes

    @property
    def text(self) -> RunningText:
        """The label of the notes, which says them all."""
        if not self._later.finished:
            self._write()
        return self._text

    def present(self, notes: Sequence[Note], who: str, language: str) -> None:
        """Show notes to a player in a language.

        Where this player has read some, the new ones stand there as soon as the table was painted: they are for the
        time to think, and to lay out their text takes as long as to paint a row of cards.
        """
        wanted = (who, tuple(notes), language)
        if wanted == self._shown:
            return
        reads_on = (who, language) == (self._shown[0], self._shown[2]) and bool(self._notes) and bool(notes)
        self._shown, self._notes = wanted, tuple(notes)
        if reads_on and self._guest is None:
            self._later.begin((done(self._write),))
            return
        self._name(who, language)
        self._write()

    def _name(self, who: str, language: str) -> None:
        """Name all but the notes."""
        self._title.setText(TITLE.say(language))
        close = CLOSE.filled(who=who).say(language)
        self._close.setToolTip(tip(close))
        self._close.setAccessibleName(close)
        self.log.setText(LOG.say(language))
        self.log.setToolTip(tip(SHOW_LOG.say(language)))

    def _write(self) -> None:
        self._later.stop()
        _, notes, language = self._shown
        nothing = escape(NOTHING.say(language))
        self._text.setText("".join(html_of(note, language) for note in notes) or nothing)
        self._text.setEnabled(bool(notes))
        said = " ".join(line.say(language) for note in notes for line in note.lines)
        self._text.setAccessibleName(said or nothing)
        QAccessible.updateAccessibility(QAccessibleEvent(self._text, QAccessible.Event.NameChanged))

    def follow_link(self, link: str) -> None:
        """Do what a link in the notes means."""
        verb, _, what = link.partition(":")
        if verb == "rule":
            self.rule_wanted.emit(what)
        elif verb == "silence":
            self.silenced.emit(HintKind[what])


_ANY_HEIGHT: Final = 16_777_215
"""Qt's own greatest height of a widget."""


def html_of(note: Note, language: str, more: Words = MORE) -> str:
    """Return a note as HTML: its title, its lines, and what one may do about it: `more` leads to its rule."""
    lines = "<br>".join(escape(line.say(language)) for line in note.lines)
    if not note.rule:
        return f"{_PART}{lines}</div>"
    leads = f'<a href="rule:{note.rule}">{escape(more.say(language))}</a>'
    if note.kind is None:
        return f"{_PART}{lines}<br><small>{leads}</small></div>"
    title = escape(note.kind.title.say(language))
    silence = f'<a href="silence:{note.kind.name}">{escape(SILENCE.say(language))}</a>'
    return f"{_PART}<b>{title}</b><br>{lines}<br><small>{leads} · {silence}</small></div>"


_PART: Final = '<div style="margin-bottom: 6px">'
