"""The buttons of the prompt bar: choices, the end of the turn, and taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QGuiApplication, QIcon, QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.buttons import KIND, Kind, set_kind
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.layouts import across
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.desk.prompt import main_step_texts
from kfdesk.desk.prompt.main_step_texts import end_turn
from kfdesk.desk.table.focus_ring import ARROWS
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import HOUSES, House
from kfdesk.engine.views import TableView
from kfdesk.text.words import Words

DEAD_TIME_MS = 250
"""How long a fresh prompt takes no clicks: one meant for the prompt before it must not count."""
EDGE = 6
"""Room above and below the buttons in the bar, in logical pixels."""
WARNING_TAKES = 18
"""So many average letters of the room for the prompt's words a warning on the button that ends the turn may take."""
KEY_COLOR = "keyColor"
"""The property of a button for a key that gives it the key's color."""
UNDO = s.UNDO_SHORT
UNDO_WHAT = Words("Undo: {what}")
CANCEL_HELP = Words("Undo back to the moment before this card was played or used")


class ChoiceButton(QPushButton):
    """A button for one choice; `key` is the option it stands for, `number` the number key that presses it.

    It may stand for another choice later: to make a button takes longer than to paint it.
    """

    pointed_at = Signal(bool)
    """The pointer, or the keyboard, has come to it (True) or left it."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__(text)
        self.key = key
        self.number: int | None = None
        self.setAutoDefault(False)
        self.setMinimumHeight(34)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Say that the pointer has come."""
        super().enterEvent(event)
        self.pointed_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Say that it has left."""
        super().leaveEvent(event)
        self.pointed_at.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that the keyboard has come."""
        super().focusInEvent(event)
        self.pointed_at.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that it has left."""
        super().focusOutEvent(event)
        self.pointed_at.emit(False)

    def say_more(self, words: str) -> None:
        """Say this, too, in a line below."""
        self.setText(f"{self.text()}\n{words}")

    @property
    def is_held(self) -> bool:
        """Whether it is pressed, or may be, and not let go: then it must not stand for another choice."""
        return self.isDown() or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton

    def stand_for(self, text: str, key: str, number: int | None) -> None:
        """Stand for another choice."""
        self.setText(text)
        self.key, self.number = key, number

    def stand_aside(self) -> None:
        """Show and say nothing until it stands for another choice."""
        self.hide()
        self.stand_for("", "", None)
        self.setAccessibleName("")
        self.setIcon(QIcon())


class ArrowKeys(QObject):
    """Takes the arrow keys from buttons that lie alone, where Qt would walk to another button: they walk the table."""

    pressed = Signal(object)
    """A key event."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrow keys, and nothing else."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and Qt.Key(event.key()) in ARROWS:
            self.pressed.emit(event)
            return True
        return False


class EndTurnButton(ChoiceButton):
    """Ends the turn: quiet while cards can still be played or used, like the button to press when none can."""

    def __init__(self) -> None:
        super().__init__("", "end-turn")
        set_kind(self, Kind.PRIMARY)
        self._wide_for: tuple[object, ...] = ()
        """The turn, language and size of letters for which it keeps its width."""
        self._kept = 0
        """That width, in pixels."""
        self._lines: list[str] = []
        """What it says, a line each where there is room."""
        self._is_next = True
        """Whether nothing else is left to do in the turn."""
        self._hushed = False
        self.brief = False
        """Whether it says only what it is; the rest is in the tooltip then."""

    def stand_aside(self) -> None:
        """Show and say nothing until it is offered again: what it says was for whoever was asked."""
        self.hide()
        if self.text():
            self._lines = []
            self.setText("")
            self.setToolTip("")
            self.setAccessibleName("")

    def hush(self, on: bool) -> None:
        """Stay quiet whatever is left to do, as where a puzzle is over; or no longer."""
        self._hushed = on
        self._show_kind()

    def _show_kind(self) -> None:
        set_kind(self, Kind.PRIMARY if self._is_next and not self._hushed else Kind.NORMAL)

    def offer(self, decision: Decision, option: Option, view: TableView | None, language: str) -> None:
        """Say what ending the turn does: "End turn: ready 4, draw 2", and below it what the other player could do."""
        words = option.label if view is None or ":" in option.label.en else end_turn(view)
        warned = main_step_texts.warning(view)
        lines = self._lines = [words.say(language), *([warned.say(language)] if warned is not None else [])]
        self.setText(lines[0].partition(": ")[0] if self.brief else "\n".join(lines))
        self.setAccessibleName(". ".join(lines))
        self._is_next = not main_step_texts.plays_remain(decision)
        self._show_kind()
        self._keep_width(view.turn if view is not None else 0, language)
        self.show()

    def say_tip(self) -> None:
        """Say in the tooltip, too, what it does: where there is little room, words are cut."""
        self.setToolTip(tip("\n".join(self._lines)))

    def _ways(self) -> list[list[str]]:
        """Return the lines on which its words may stand, the best first."""
        first, *more = self._lines
        begins, colon, rest = first.partition(": ")
        if not colon:
            return [self._lines]
        each = rest.split(", ")
        short = [begins + ":", *(f"{part}," for part in each[:-1]), each[-1]]
        return [self._lines, [begins + ":", rest, *more], [begins + ":", rest], short]

    def _keep_width(self, turn: int, language: str) -> None:
        """Stay as wide as it was in this turn: it does not move away, and the words beside it are not laid out anew."""
        wide_for = (turn, language, self.fontMetrics().height(), self.brief)
        least = self._kept if wide_for == self._wide_for else 0
        self._wide_for, self._kept = wide_for, max(least, self.sizeHint().width())
        self.setMinimumWidth(self._kept)

    def fit(self, room: int) -> None:
        """Be no wider than the room, if that can be: less wide than in this turn before, then on more lines.

        Where that does not help it does not warn, but for the tooltip.
        """
        if self.brief:
            return
        metrics = self.fontMetrics()
        now = self.text().split("\n")
        hint = self.sizeHint()
        around = hint.width() - max(map(metrics.horizontalAdvance, now))
        above = hint.height() - len(now) * metrics.lineSpacing()
        bar = self.parentWidget()
        high = bar.height() - 2 * EDGE if bar is not None else hint.height()

        def width(lines: Sequence[str]) -> int:
            return max(map(metrics.horizontalAdvance, lines)) + around

        ways = [lines for lines in self._ways() if len(lines) < 3 or len(lines) * metrics.lineSpacing() + above <= high]
        saying_all = [lines for lines in ways if lines[-1] == self._lines[-1] or len(self._lines) == 1]
        lines = next((lines for lines in saying_all if width(lines) <= room), min(saying_all, key=width))
        if width(lines) > room + WARNING_TAKES * metrics.averageCharWidth():
            lines = min(ways, key=width)
        text = "\n".join(lines)
        if text != self.text():
            self.setText(text)
        self.setMinimumWidth(min(self._kept, max(room, self.sizeHint().width())))


class TakeBackButtons(QWidget):
    """Undo, always at the same place, and Cancel, while an action that was begun can be called off."""

    undo_wanted = Signal()
    cancel_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.dead_time_ms = DEAD_TIME_MS
        self._what: Words | None = None
        self._since = QElapsedTimer()
        self._since.start()
        self.undo = says(QPushButton(), UNDO)
        self.cancel = says(QPushButton(), s.CANCEL, tip=CANCEL_HELP)
        self.undo.clicked.connect(self.undo_wanted)
        self.cancel.clicked.connect(self._call_off)
        row = across(on=self, margins=0, gap=8)
        for button in (self.undo, self.cancel):
            button.setAutoDefault(False)
            button.setMinimumHeight(34)
            row.addWidget(button)
        self.undo.setEnabled(False)
        self.cancel.hide()
        follow_language(self.say_what)

    def show_undo(self, can_undo: bool, what: Words | None) -> None:
        """Offer undo; `what` it takes back is None where that must not be said, else `say_what` says it."""
        self.undo.setEnabled(can_undo)
        self._what = what
        if what is None:
            self.say_what()

    def show_cancel(self, can_cancel: bool) -> None:
        """Offer to call off the action that was begun, or do not."""
        if can_cancel and self.cancel.isHidden():
            self._since.start()
        self.cancel.setVisible(can_cancel)

    def say_what(self) -> None:
        """Say in the tooltip what undo takes back."""
        words = UNDO if self._what is None else UNDO_WHAT.filled(what=self._what)
        self.undo.setToolTip(tip(say(words)))

    def _call_off(self) -> None:
        if self._since.elapsed() >= self.dead_time_ms:
            self.cancel_wanted.emit()


def is_plain(button: ChoiceButton) -> bool:
    """Return whether a button stands for an option and looks like most, so that it can stand for another one."""
    return bool(button.key) and button.property(KIND) is None and button.property(KEY_COLOR) is None


def give_emblem(button: ChoiceButton, icons: Mapping[House, QIcon]) -> None:
    """Put the emblem of its house on a button that stands for one."""
    verb, _, what = button.key.partition(":")
    if verb == "house" and what in HOUSES:
        button.setIcon(icons.get(HOUSES[what], QIcon()))
        button.setIconSize(QSize(26, 26))
