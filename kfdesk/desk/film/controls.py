"""The controls under a film: the transport, the speed, what is passed over, and whose eyes look on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QToolButton, QWidget

from kfdesk.desk.film import texts as fs
from kfdesk.desk.film.projector import SPEEDS, Projector
from kfdesk.desk.film.signs import ICON, button_icon
from kfdesk.desk.games.unfinished import short
from kfdesk.desk.kit.layouts import STRETCH, across
from kfdesk.desk.kit.locales import number
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.match.film import SEAT_EYES, Eyes
from kfdesk.text.words import Words

LONGEST_EYES = 22
"""So many letters of a player's eyes have room: a longer name does not widen the window."""


_BUTTONS: tuple[tuple[str, Words], ...] = (
    ("start", fs.START),
    ("turn-back", fs.TURN_BACK),
    ("mark-back", fs.MARK_BACK),
    ("step-back", fs.STEP_BACK),
    ("play", fs.PLAY),
    ("step-on", fs.STEP_ON),
    ("mark-on", fs.MARK_ON),
    ("turn-on", fs.TURN_ON),
    ("end", fs.END),
)


class Controls(QWidget):
    """A row of buttons that tell the projector what to do; whose eyes are wanted is only asked for."""

    eyes_wanted = Signal(object)
    """`Eyes` that somebody chose; `show_eyes` says which are in use."""

    def __init__(self, projector: Projector, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._projector = projector
        self.buttons = {name: says(self._button(), tip=words, name=words) for name, words in _BUTTONS}
        self.speed = says(QComboBox(), tip=fs.SPEED, name=fs.SPEED)
        self.skip = says(QCheckBox(), fs.SKIP_QUIET, tip=fs.SKIP_QUIET_HELP)
        self.eyes = says(QComboBox(), tip=fs.EYES, name=fs.EYES)
        self.eyes.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.eyes.setMinimumContentsLength(LONGEST_EYES)
        self._fill_speeds()
        middle = Qt.AlignmentFlag.AlignVCenter  # without it the row is no higher than the lowest of these
        choices = (10, (self.speed, middle), 10, (self.skip, middle), STRETCH, (self.eyes, middle))
        across(*self.buttons.values(), *choices, on=self, margins=0, gap=2)
        self._connect()
        follow_language(self._say)
        follow_theme(self._draw)

    def _say(self) -> None:
        for index, speed in enumerate(SPEEDS):
            self.speed.setItemText(index, f"{number(speed, ui.language)}×")
        self._draw_play()
        self._name_eyes()

    def _draw(self) -> None:
        for name, button in self.buttons.items():
            button.setIcon(button_icon(name, ui.theme, self.devicePixelRatioF()))
        self._draw_play()

    def _connect(self) -> None:
        projector = self._projector
        does: dict[str, Callable[[], None]] = {
            "start": lambda: projector.seek(0),
            "turn-back": lambda: projector.turn(-1),
            "mark-back": lambda: projector.mark(-1),
            "step-back": lambda: projector.step(-1),
            "play": projector.toggle,
            "step-on": lambda: projector.step(1),
            "mark-on": lambda: projector.mark(1),
            "turn-on": lambda: projector.turn(1),
            "end": lambda: projector.seek(projector.film.last),
        }
        for name, act in does.items():
            self.buttons[name].clicked.connect(act)
        projector.playing_changed.connect(lambda _on: self._draw_play())
        projector.moved.connect(lambda *_: self.refresh())
        self.speed.currentIndexChanged.connect(lambda index: projector.set_speed(SPEEDS[index]))
        self.skip.toggled.connect(self._on_skip)
        self.eyes.activated.connect(self._on_eyes)

    def _button(self) -> QToolButton:
        button = QToolButton()
        button.setIconSize(ICON)
        button.setAutoRaise(True)
        # A click leaves the keyboard where it is, so that Space goes on to play and pause.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _fill_speeds(self) -> None:
        for speed in SPEEDS:
            self.speed.addItem("", speed)
        self.speed.setCurrentIndex(SPEEDS.index(1.0))

    def change_speed(self, by: int) -> None:
        """Play one stage faster or slower."""
        self.speed.setCurrentIndex(min(max(self.speed.currentIndex() + by, 0), len(SPEEDS) - 1))

    def show_eyes(self, eyes: Eyes) -> None:
        """Say whose eyes look on."""
        self.eyes.setCurrentIndex(self.eyes.findData(eyes.value))

    def refresh(self) -> None:
        """Offer what leads anywhere from the moment shown."""
        index, film = self._projector.index, self._projector.film
        back, on = index > 0, index < film.last
        for name in ("start", "turn-back", "step-back"):
            self.buttons[name].setEnabled(back)
        for name in ("step-on", "turn-on", "end"):
            self.buttons[name].setEnabled(on)
        self.buttons["mark-back"].setEnabled(film.previous_mark(index) != index)
        self.buttons["mark-on"].setEnabled(film.next_mark(index) != index)

    # Within.

    def _draw_play(self) -> None:
        playing = self._projector.playing
        button = self.buttons["play"]
        button.setIcon(button_icon("pause" if playing else "play", ui.theme, self.devicePixelRatioF()))
        _name(button, say(fs.PAUSE if playing else fs.PLAY))

    def _name_eyes(self) -> None:
        """List whose eyes there are, keeping the choice."""
        chosen = self.eyes.currentData()
        names = self._projector.film.recording.players
        self.eyes.blockSignals(True)
        self.eyes.clear()
        for eyes in SEAT_EYES:
            assert eyes.seat is not None
            self.eyes.addItem(say(fs.EYES_OF.filled(who=short(names[eyes.seat]))), eyes.value)
        for value, words in fs.EYES_NAMES.items():
            self.eyes.addItem(say(words), value)
        self.eyes.setCurrentIndex(max(self.eyes.findData(chosen), 0))
        self.eyes.blockSignals(False)

    def _on_skip(self, on: bool) -> None:
        self._projector.skip_quiet = on

    def _on_eyes(self, index: int) -> None:
        self.eyes_wanted.emit(Eyes(self.eyes.itemData(index)))


def _name(button: QToolButton, text: str) -> None:
    button.setToolTip(text)
    button.setAccessibleName(text)
