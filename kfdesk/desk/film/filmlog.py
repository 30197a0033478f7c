"""The log beside a film: what happened up to the moment shown, by turns and actions; a line leads to its moment."""

from __future__ import annotations

from bisect import bisect_right

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.film import texts as fs
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.desk.log.rows import LinkedNames
from kfdesk.desk.log.text import LogText
from kfdesk.desk.log.view import LogView, WrittenLog
from kfdesk.engine.events import Event, StepBegan
from kfdesk.engine.terms import Step
from kfdesk.match.event_texts import Names
from kfdesk.match.film import Eyes, Film
from kfdesk.match.log_model import Chosen, GameLog, LogEntry
from kfdesk.match.recorded_game import RecordedNames


class _Told:
    """What eyes may know of a film, moment by moment as far as it was read: entries of a log, and their names."""

    def __init__(self, film: Film | None, eyes: Eyes) -> None:
        self.film, self.eyes = film, eyes
        self.entries: list[LogEntry] = []
        self.ends: list[int] = []
        """How many entries lie up to each moment."""
        self.events: list[int] = []
        """How many events lie before each moment."""
        self.turns: list[tuple[int, int, int]] = []
        """Where each turn begins: before which entry, with which event, and in which moment."""
        self._counted = 0
        self._named: RecordedNames | None = None
        self._linked: list[LinkedNames] = []
        """The names at each moment; the same object as at the moment before where they are the same."""

    def read(self, index: int) -> None:
        """Read the film up to a moment that it has."""
        assert self.film is not None
        for moment in range(len(self.ends), index + 1):
            self.events.append(self._counted)
            names = self.film.names_at(moment)
            if self._named is None or not names.same_as(self._named):
                self._named, linked = names, LinkedNames(names)
            else:
                linked = self._linked[-1]
            self._linked.append(linked)
            for entry in self.film.entries(moment, self.eyes):
                if isinstance(entry, StepBegan) and entry.step is Step.START:
                    self.turns.append((len(self.entries), self._counted, moment))
                self.entries.append(entry)
                self._counted += isinstance(entry, Event)
            self.ends.append(len(self.entries))

    def names_at(self, event: int) -> Names:
        """Return what cards and players were called when an event happened, by its number."""
        return self._linked[max(bisect_right(self.events, event) - 1, 0)]


class _Text(LogText):
    """Leaves Space to the page, which plays and pauses the film."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take all keys but Space."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class FilmLog(LogView):
    """Shows the log up to a moment; only what is new is written, so that it follows a drag along the timeline.

    `moment_wanted` is said with the number of the moment that a line belongs to.
    """

    show_words = fs.GO_TO_MOMENT

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, _Text())
        self._told = _Told(None, Eyes.BOTH)
        self.written = WrittenLog(GameLog(self._names_at), self._folds, self)
        self._shown = -1
        self.text.setDocument(self.written.document)
        self.level.currentIndexChanged.connect(self._write_anew)
        self.level.setCurrentIndex(1)
        follow_language(self._say)
        ui.theme_changed.connect(self._write_anew)
        self.text.font_changed.connect(self._write_anew)

    def _say(self) -> None:
        self.text.setAccessibleDescription(say(fs.LOG_HELP))
        self._write_anew()

    def set_film(self, film: Film | None, eyes: Eyes) -> None:
        """Tell another film, or the same with other eyes, from its beginning; None forgets everything."""
        shown, self._shown = self._shown, -1
        if film is not self._told.film:
            self._folds.clear()
        self._told = _Told(film, eyes)
        self.written.forget()
        if film is not None and shown >= 0:
            self.show_moment(min(shown, film.last))

    def show_moment(self, index: int) -> None:
        """Show the log up to a moment that has been read."""
        if self._told.film is None:
            return
        self._told.read(index)
        if index < self._shown:
            self._cut(index)
        elif index > self._shown:
            first = self._told.ends[self._shown] if self._shown >= 0 else 0
            self._add(first, index, self._told.events[self._shown + 1])
        self._shown = index
        self._write()
        self.text.keep_in_sight()

    # Within.

    def _names_at(self, event: int) -> Names:
        return self._told.names_at(event)

    def _add(self, first: int, index: int, event: int) -> None:
        """Add the entries from number `first` up to a moment; the first event of them has the number `event`."""
        self.written.log.add(self._told.entries[first : self._told.ends[index]], event)

    def _cut(self, index: int) -> None:
        """Leave only what had happened up to a moment: the turn that it lies in is told anew."""
        told, log = self._told, self.written
        turns = bisect_right(told.turns, told.ends[index] - 1, key=lambda turn: turn[0])
        before = len(log.log.turns) - len([turn for turn in told.turns if turn[0] < told.ends[self._shown]])
        kept = before + turns - 1 if turns else 0
        log.rows.forget(log.log.cut(kept))
        if not turns:
            self._add(0, index, 0)
            return
        first, event, moment = told.turns[turns - 1]
        log.log.add([Chosen(moment, begins=False), *told.entries[first : told.ends[index]]], event)

    def _write_anew(self, *_: object) -> None:
        self.written.rows.use(ui.language, self.head.chosen())
        self.written.document.clear_rows()
        self._write()

    def _write(self) -> None:
        self._use_font(self.written)
        self.written.write(ui.theme)
        self._written()

    def _written(self) -> None:
        """Lay a ground under the lines of the moment shown, else under the last one before it."""
        rows = self.text.rows
        lit = [at for at, row in enumerate(rows) if row.line is not None and row.line.choice == self._shown]
        if not lit and rows:
            earlier = (at for at, row in enumerate(rows) if row.line is None or row.line.choice <= self._shown)
            lit = [max(earlier, default=0)]
        self.text.light_up(*((lit[0], lit[-1] + 1) if lit else (0, 0)))
