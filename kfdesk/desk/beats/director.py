"""The director: shows what happened as beats on the table, one after another, and gives way to every input."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from kfdesk.desk.beats.acts import Act, Part
from kfdesk.desk.beats.course import Course, Scene
from kfdesk.desk.beats.kinds import Beat
from kfdesk.desk.beats.staging import Stager
from kfdesk.desk.table.motion import Track
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget

ENDS_BEATS: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel})
"""Any of these shows the table as it is at once, and then does what it does."""


class Director(QObject):
    """Shows the beats of a table.

    The table knows the last view at once, so that every input is about that; only what is drawn follows beat by beat.
    """

    beat_began = Signal(object)
    """A `Beat` is shown from now on. None of its cards is one that the seat at the screen may not identify."""
    beat_landed = Signal(object)
    """The blow falls, the numbers change: the table is drawn as it is after this `Beat`."""
    passed = Signal(tuple)
    """Beats that happened and are not shown: without motion, under the curtain, or because they were skipped."""
    ended = Signal()
    """No beat is shown any more: the table is drawn as it is."""

    def __init__(self, table: TableWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._scene = table.scene_
        self._stager = Stager(self._scene)
        self._waiting: list[Scene] = []
        self._course: Course | None = None
        self._planned_beats: list[tuple[Beat, float]] = []
        """Beats about to be shown, before the table after each is known."""
        self._viewer: Player | None = None
        self._start = QTimer(self)
        self._start.setSingleShot(True)
        self._start.timeout.connect(self._begin)

    @property
    def playing(self) -> bool:
        """True while beats are shown, or about to be."""
        return self._course is not None

    def present(
        self, view: TableView, course: Course | None, *, animate: bool, below: Player | None, turned: bool = False,
        shut: bool = False,
    ) -> None:  # fmt: skip
        """Show a view, by the beats that led to it where there are any.

        `turned` says that the seat at the screen has come to it now: then only what happened in its turn is shown.
        `shut` says that the curtain is down: then nothing is shown of what happened.
        """
        self.skip()
        planned = self._planned(view, course, turned=turned, shut=shut) if course is not None else []
        before = self._scene.view_
        moves = self._scene.motion.speed > 0 and (animate or turned)
        eyes = turned or (before is not None and before.viewer == view.viewer)
        if course is None or not planned or shut or not moves or not eyes:
            self._table.present(view, animate=animate, below=below)
            if planned:
                self.passed.emit(tuple(beat for beat, _ in planned))
            return
        began = course.turn_began()
        if turned and began is not None:
            self._table.present(view, animate=False, below=below)
            self._scene.begin_at(course.view_at(view.viewer, began + 1))
        else:
            self._table.present(view, animate=True, below=below, hold=True)
        self._course, self._viewer, self._planned_beats = course, view.viewer, planned
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._start.start(0)  # the decision is painted first

    def _planned(self, view: TableView, course: Course, *, turned: bool, shut: bool) -> list[tuple[Beat, float]]:
        """Return the beats of a course that were not shown yet, and may be known to whoever looks at the screen."""
        if shut:
            return course.beats("nobody", upto=course.turn_began())
        return course.beats("both" if view.viewer is None else view.viewer, since=course.turn_began() if turned else 0)

    def skip(self) -> None:
        """Show the table as it is, and nothing of beats any more."""
        self._scene.motion.end_tracks()
        if self.playing:
            self._end()

    def _end(self) -> None:
        """Draw the table as it is; effects that are under way may fade."""
        left = tuple(scene.beat for scene in self._waiting) or tuple(beat for beat, _ in self._planned_beats)
        self._course = None
        self._waiting, self._planned_beats = [], []
        self._start.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self._scene.release()
        self._table.mark_all()
        if left:
            self.passed.emit(left)
        self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let every press and key end the beats; it is never taken away from whom it is for."""
        if event.type() in ENDS_BEATS:
            self.skip()
        return super().eventFilter(watched, event)

    def _begin(self) -> None:
        course = self._course
        if course is None:
            return
        try:
            self._waiting = course.scenes(self._viewer, self._planned_beats)
        except Exception:
            self.skip()
            raise
        self._planned_beats = []
        self._next()

    def _next(self) -> None:
        """Show the next beat, or the table as it is after the last one."""
        if self._scene.motion.speed <= 0:
            self.skip()
            return
        if not self._waiting:
            self._end()
            return
        scene = self._waiting.pop(0)
        self.beat_began.emit(scene.beat)
        if not self.playing:  # whoever heard of it may have gone on
            return
        self._perform(scene, self._stager.stage(scene))

    def _perform(self, scene: Scene, act: Act) -> None:
        """Play an act: its tracks, the new table where it lands, and the next beat after its end."""
        motion = self._scene.motion
        pace = scene.ms / scene.beat.length_ms / motion.speed
        now = motion.now_ms
        self._play(act.parts, now, pace)
        if act.lands_ms <= 0:
            self._land(scene, act, pace)
        else:
            motion.play(Track(_nothing, now + act.lands_ms * pace, 0, lambda: self._land(scene, act, pace)))
        motion.play(Track(_nothing, now + scene.beat.length_ms * pace, 0, self._next))

    def _play(self, parts: Iterable[Part], now: float, pace: float) -> None:
        for part in parts:
            self._scene.motion.play(Track(part.step, now + part.begins_ms * pace, part.lasts_ms * pace, part.ended))

    def _land(self, scene: Scene, act: Act, pace: float) -> None:
        if not self.playing:
            return
        self._scene.show_beat(scene.view, act.taken)
        self._table.mark_all()
        self.beat_landed.emit(scene.beat)
        if act.landed is not None and self.playing:
            self._play(act.landed(), self._scene.motion.now_ms, pace)


def _nothing(_share: float) -> None:
    """Change nothing: the track only waits."""
