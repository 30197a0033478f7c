"""The round clock: what is left, and buttons to start and stop it and to give a minute more or less."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.match.evenings.at_time import clock_text
from kfdesk.match.evenings.evening import Clock, ClockStarted, ClockStopped, TimeAdded

TICK_MS = 200
"""How often the clock looks at the time; it is drawn only when a second has passed."""


class ClockBox(QWidget):
    """Shows the clock of a round. What was pressed it passes on; it changes nothing itself."""

    entered = Signal(object)
    """An entry of the evening."""
    at_time_wanted = Signal()

    def __init__(self, parent: QWidget | None = None, now: Callable[[], float] = time.time) -> None:
        super().__init__(parent)
        self._clock = Clock(0.0)
        self.now = now
        """Says what time it is, in seconds since 1970."""
        self.left = Label(style="eveningClock")
        self.left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.start = QPushButton()
        self.less = says(QPushButton(), s.LESS_TIME, tip=s.LESS_TIME_HELP, name=s.LESS_TIME_HELP)
        self.more = says(QPushButton(), s.MORE_TIME, tip=s.MORE_TIME_HELP, name=s.MORE_TIME_HELP)
        self.at_time = says(QPushButton(), s.AT_TIME)
        buttons = ButtonRow()
        for button in (self.start, self.less, self.more, self.at_time):
            buttons.add(button)
        down(self.left, buttons, on=self, margins=0, gap=4)
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self.tick)
        self.start.clicked.connect(self._on_start)
        self.less.clicked.connect(lambda: self.entered.emit(TimeAdded(minutes=-1)))
        self.more.clicked.connect(lambda: self.entered.emit(TimeAdded(minutes=1)))
        self.at_time.clicked.connect(self.at_time_wanted)
        follow_language(self._say)

    def show_clock(self, clock: Clock) -> None:
        """Show this clock."""
        self._clock = clock
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        """Run while it is seen."""
        super().showEvent(event)
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest while it is not."""
        super().hideEvent(event)
        self._timer.stop()

    def _say(self) -> None:
        self.start.setText(say(s.CLOCK_START if self._clock.since is None else s.CLOCK_STOP))
        self.tick()

    def tick(self) -> None:
        """Show what is left now."""
        seconds = self._clock.seconds(self.now())
        text = clock_text(seconds)
        if seconds <= 0:
            text = f"{say(s.TIME_UP)}  {text}"
        if text != self.left.text():
            self.left.setText(text)
            self.left.setAccessibleName(f"{say(s.CLOCK)}: {text}")

    def _on_start(self) -> None:
        moment = self.now()
        self.entered.emit(ClockStarted(at=moment) if self._clock.since is None else ClockStopped(at=moment))
