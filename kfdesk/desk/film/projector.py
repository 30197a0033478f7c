"""Runs a film: which moment is shown, whether it plays and how fast; it knows no widget."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from kfdesk.match.film import Film

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
MOMENT_MS = 1000
"""How long a moment is shown at speed 1."""
READ_MS = 8
"""How long the film is read at a stretch; then the window has its turn."""
REPORT_MS = 150
"""How often, at most, the window hears of what has been read: to draw a long timeline takes a while."""


class Projector(QObject):
    """Plays one film. Stepping and seeking stop it; it stops by itself at the end."""

    moved = Signal(int, bool)
    """The moment now shown, and whether it follows the one before as in play, so that cards may glide."""
    playing_changed = Signal(bool)
    grown = Signal()
    """More of the film has been read."""
    read = Signal()
    """The whole film has been read."""

    def __init__(self, film: Film, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.film = film
        self.index = 0
        self.speed = 1.0
        self.skip_quiet = False
        self.busy: Callable[[], bool] = lambda: False
        """Whether what led to the present moment is still being shown: then the film waits."""
        self._clock = QTimer(self)
        self._clock.timeout.connect(self.tick)
        self._reader = QTimer(self)
        self._reader.setInterval(0)
        self._reader.timeout.connect(self._read_on)
        self._since_report = QElapsedTimer()

    def begin(self) -> None:
        """Read the film, a little at a time."""
        self._since_report.start()
        self._reader.start()

    @property
    def playing(self) -> bool:
        """True while the film runs."""
        return self._clock.isActive()

    def toggle(self) -> None:
        """Play or pause; at the end it plays from the beginning."""
        if self.playing:
            self.pause()
            return
        if self.index >= self.film.last and self.film.whole:
            self._show(0, glides=False)
        self._clock.start(self._interval)
        self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stop where it is."""
        if self.playing:
            self._clock.stop()
            self.playing_changed.emit(False)

    def close(self) -> None:
        """Stop for good."""
        self.pause()
        self._reader.stop()

    def set_speed(self, speed: float) -> None:
        """Play so many times as fast as designed."""
        self.speed = speed
        if self.playing:
            self._clock.start(self._interval)

    def seek(self, index: int) -> None:
        """Show a moment at once, as far as the film has been read."""
        self.pause()
        self._show(min(max(index, 0), self.film.last), glides=False)

    def step(self, by: int) -> None:
        """Go one moment forward or back."""
        self.pause()
        to = min(max(self.index + by, 0), self.film.last)
        self._show(to, glides=to == self.index + 1)

    def turn(self, by: int) -> None:
        """Go to the next turn, or to the beginning of this or the one before."""
        film = self.film
        self.seek(film.next_turn(self.index) if by > 0 else film.previous_turn(self.index))

    def mark(self, by: int) -> None:
        """Go to the next mark or to the one before."""
        film = self.film
        self.seek(film.next_mark(self.index) if by > 0 else film.previous_mark(self.index))

    @property
    def _interval(self) -> int:
        return round(MOMENT_MS / self.speed)

    def tick(self) -> None:
        """Show the next moment, unless the one before is still being shown."""
        film = self.film
        if self.busy():
            return
        if self.index >= film.last:
            if film.whole:
                self.pause()
            return
        to = film.after_quiet(self.index) if self.skip_quiet else self.index + 1
        self._show(to, glides=True)
        if to >= film.last and film.whole:
            self.pause()

    def _show(self, index: int, *, glides: bool) -> None:
        if index != self.index:
            self.index = index
            self.moved.emit(index, glides)

    def _read_on(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        while not self.film.whole and spent.elapsed() < READ_MS:
            self.film.build(10)
        if self.film.whole or self._since_report.elapsed() > REPORT_MS:
            self._since_report.start()
            self.grown.emit()
        if self.film.whole:
            self._reader.stop()
            self.read.emit()
