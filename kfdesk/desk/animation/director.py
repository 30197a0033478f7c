"""The director: shows what happened as beats on the table, one after another, and gives way to every input."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.rehearsal import Soon, rehearsals, soon_shown
from kfdesk.desk.animation.staging import Stager
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.kit.idle import IdleWork
from kfdesk.desk.play.leaving import leaving
from kfdesk.desk.play.recap import Recap, Shot
from kfdesk.desk.table.motion import Track
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget

ENDS_BEATS: Final = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.Wheel}
)
"""Any of these shows the table as it is at once, and then does what it does; a shortcut sends no `KeyPress`."""
TAKEN_IN_MS: Final = 450.0
"""How long the table stands as it was left before it is shown what happened since, at speed 1."""


class Director(QObject):
    """Shows the beats of a table.

    The table knows the last view at once, so that every input is about that; only what is drawn follows beat by beat.
    """

    beat_began = Signal(object)
    """A `Beat` is shown from now on. None of its cards is one that the seat at the screen may not identify."""
    beat_landed = Signal(object)
    """The blow falls, the numbers change: the table is drawn as it is after this `Beat`."""
    passed = Signal(tuple)
    """Beats that happened and are not shown: without motion, under the curtain, skipped, or for want of time."""
    ended = Signal()
    """No beat is shown any more: the table is drawn as it is."""

    def __init__(self, table: TableWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._scene = table.scene_
        self.stager = Stager(self._scene)
        """Makes of each beat what is shown of it."""
        self._waiting: list[tuple[Beat, float]] = []
        """Beats about to be shown, with their lengths."""
        self._recap: Recap | None = None
        self._viewer: Player | None = None
        self._ending = False
        """Whether everything that moves is being ended: no beat lands or follows any more."""
        self.lets_read = True
        """Whether what another player plays stays large until it can be read."""
        self._seen_off: Recap | None = None
        """The recap of which the player who left the screen has seen the beats."""
        self._rehearsing = IdleWork(self, late=True)
        self._rehearsed_for: object = None
        """The size of cards, the screen and the theme for which effects were drawn ahead last."""
        self._rehearsed_soon: frozenset[Soon] = frozenset()
        """What was drawn ahead besides, because it may come soon."""
        self.starts = QTimer(self)
        self.starts.setSingleShot(True)
        self.starts.timeout.connect(self._next)

    @property
    def rehearsed(self) -> bool:
        """True while all effects that may come are drawn ahead."""
        return self._rehearsing.finished

    @property
    def retells(self) -> bool:
        """True while it is shown what happened while the player at the screen was away."""
        return self._recap is not None and self._recap.retold

    @property
    def playing(self) -> bool:
        """True while beats are shown, or about to be."""
        return self._recap is not None

    def present(
        self, view: TableView, recap: Recap | None, *, animate: bool, below: Player | None, turned: bool = False,
        shut: bool = False,
    ) -> None:  # fmt: skip
        """Show a view, by the beats that led to it where there are any.

        `turned` says that the seat at the screen has come to it now: then only what happened in its turn is shown, or
        where the recap says so all that happened while it was away.
        `shut` says that the curtain is down: then nothing is shown of what happened.
        """
        planned: list[tuple[Beat, float]] = []
        with self._guarded():
            self.skip()
            planned = self._planned(view, recap, turned=turned, shut=shut) if recap is not None else []
        before = self._scene.view_
        moves = self._scene.motion.speed > 0 and (animate or turned)
        eyes = turned or (before is not None and before.viewer == view.viewer)
        if recap is None or not planned or shut or not moves or not eyes:
            self._table.present(view, animate=animate, below=below)
            self._rehearse()
            if planned:
                self.passed.emit(tuple(beat for beat, _ in planned))
            return
        began = recap.retold_from if turned else None
        self._table.present(view, animate=began is None, below=below, hold=began is None)
        if began is not None:
            with self._guarded():
                self._scene.begin_at(recap.view_at(view.viewer, began))
        self._table.reading.rest()
        self._play_beats(recap, view.viewer, planned)

    def see_off(self, recap: Recap, *, animate: bool) -> bool:
        """Show the player who leaves the screen how the turn ends; return whether there is anything to be shown.

        `ended` tells when it has been seen.
        """
        before = self._scene.view_
        self._seen_off = None
        if not animate or self._scene.motion.speed <= 0 or before is None or before.viewer is None:
            return False
        with self._guarded():
            self.skip()
            veiled, beats, last = leaving(recap, before)
            if not any(ms > 0 for _, ms in beats):
                return False
            self._table.present(veiled.view_at(before.viewer, last), hold=True)
            self._table.reading.rest()
            self._seen_off = recap
            self._play_beats(veiled, before.viewer, beats)
        return self.playing

    def _play_beats(self, recap: Recap, viewer: Player | None, beats: list[tuple[Beat, float]]) -> None:
        self._recap, self._viewer, self._waiting = recap, viewer, beats
        self.stager.theater.lets_read = self.lets_read and not recap.retold
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        # The decision is painted first; before a film the table is taken in, and a door that opens is open.
        self.starts.start(round(TAKEN_IN_MS / self._scene.motion.speed) if recap.retold else 0)

    def _planned(self, view: TableView, recap: Recap, *, turned: bool, shut: bool) -> list[tuple[Beat, float]]:
        """Return the beats of a recap that were not shown yet, and may be known to whoever looks at the screen."""
        if shut:
            return [] if recap is self._seen_off else recap.beats("nobody", upto=recap.turn_began())
        return recap.beats("both" if view.viewer is None else view.viewer, since=_since(recap, turned=turned))

    def skip(self) -> None:
        """Show the table as it is, and nothing of beats any more."""
        self._ending = True
        try:
            self._scene.motion.end_tracks()
        finally:
            self._ending = False
            if self.playing:
                self._end()
                self._scene.settle()  # what a beat moved lies there otherwise where nothing has changed in the end

    def _end(self) -> None:
        """Draw the table as it is; effects that are under way may fade."""
        left = tuple(beat for beat, _ in self._waiting)
        self._recap, self._waiting = None, []
        self.starts.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        try:
            self._scene.release()
            self._table.mark_all()
            self._rehearse()
        finally:  # whatever has failed: what waits for the end of the beats, as the prompt does, waits no longer
            if left:
                self.passed.emit(left)
            self.ended.emit()

    def _rehearse(self) -> None:
        """Draw the pictures of effects in a moment, where they are others than before."""
        if self._scene.motion.speed <= 0:
            return
        wanted, soon = self.stager.theater.looks, soon_shown(self._scene.view_)
        if wanted != self._rehearsed_for:
            self._rehearsed_for, self._rehearsed_soon = wanted, soon
            self._rehearsing.begin(rehearsals(self.stager.theater, soon))
        elif self._rehearsing.finished and soon - self._rehearsed_soon:
            fresh = soon - self._rehearsed_soon
            self._rehearsed_soon |= fresh
            self._rehearsing.begin(rehearsals(self.stager.theater, fresh, often=False))
        else:
            self._rehearsing.wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let every press and key end the beats, and a table of another size; nobody is kept from hearing of it."""
        resized = event.type() == QEvent.Type.Resize and watched is self._table.viewport()
        if resized or event.type() in ENDS_BEATS:
            self.skip()
        return super().eventFilter(watched, event)

    def _next(self) -> None:
        """Show the next beat, or the table as it is after the last one."""
        with self._guarded():
            self._show_next()

    def _show_next(self) -> None:
        recap = self._recap
        if recap is None or self._ending:
            return
        if self._scene.motion.speed <= 0:
            self.skip()
            return
        self._leave_out()
        if not self.playing:  # whoever heard of it may have gone on
            return
        if not self._waiting:
            self._end()
            return
        shots = recap.shots(self._viewer, self._waiting)
        del self._waiting[: len(shots)]
        for shot in shots:
            self.beat_began.emit(shot.beat)
            if not self.playing:  # whoever heard of it may have gone on
                return
        self._perform([(shot, self.stager.stage(shot)) for shot in shots])

    def _leave_out(self) -> None:
        """Only tell of the next beats that there is no time for."""
        left = tuple(beat for beat, _ in takewhile(lambda waiting: waiting[1] <= 0, self._waiting))
        del self._waiting[: len(left)]
        if left:
            self.passed.emit(left)

    def _perform(self, acts: Sequence[tuple[Shot, Act]]) -> None:
        """Play simultaneous acts: their tracks, the new table where the last of them lands, the next beat after all."""
        motion = self._scene.motion
        now, paces = motion.now_ms, [self._pace(shot) for shot, _ in acts]
        for (_, act), pace in zip(acts, paces, strict=True):
            self._play(act.parts, now, pace)
        lands = max(act.lands_ms * pace for (_, act), pace in zip(acts, paces, strict=True))
        if lands <= 0:
            self._land(acts)
        else:
            motion.play(Track(_nothing, now + lands, 0, lambda: self._land(acts)))
        lasts = max(shot.beat.length_ms * pace for (shot, _), pace in zip(acts, paces, strict=True))
        lasts = max(lasts, *(lands + act.read_ms / motion.speed for _, act in acts))
        motion.play(Track(_nothing, now + lasts, 0, self._next))

    def _pace(self, shot: Shot) -> float:
        """Return how many milliseconds a millisecond of a beat's design takes now."""
        return shot.ms / shot.beat.length_ms / self._scene.motion.speed

    def _play(self, parts: Iterable[Part], now: float, pace: float) -> None:
        for part in parts:
            self._scene.motion.play(Track(part.step, now + part.begins_ms * pace, part.lasts_ms * pace, part.ended))

    def _land(self, acts: Sequence[tuple[Shot, Act]]) -> None:
        if not self.playing or self._ending:
            return
        with self._guarded():
            self._scene.show_beat(acts[0][0].view, frozenset[str]().union(*(act.taken for _, act in acts)))
            self._table.mark_all()
            for shot, act in acts:
                self.beat_landed.emit(shot.beat)
                if act.landed is not None and self.playing:
                    self._play(act.landed(), self._scene.motion.now_ms, self._pace(shot))
                if act.read is not None and self.playing:
                    self._play([act.read()], self._scene.motion.now_ms, 1 / self._scene.motion.speed)

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Report a fault of a beat and show the table as it is: it costs the beats, never the table."""
        try:
            yield
        except Exception as fault:
            sys.excepthook(type(fault), fault, fault.__traceback__)
            self.skip()


def _since(recap: Recap, *, turned: bool) -> int | None:
    """Return from which event on a recap is shown."""
    return recap.turn_began() if turned and not recap.retold else 0


def _nothing(_share: float) -> None:
    """Change nothing: the track only waits."""
