"""What moves on the table: cards gliding to their places and the tracks of beats, by one clock, never in the way of
input."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem

GLIDE_MS: Final = 180
"""How long a card takes to its place at speed 1."""
FRAME_MS: Final = 14


@dataclass(frozen=True, slots=True)
class Pose:
    """Where an item is while it moves: position, degrees clockwise, scale, opacity."""

    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0

    def toward(self, end: Pose, share: float) -> Pose:
        """Return the pose that is `share` (0 … 1) of the way to `end`."""

        def between(a: float, b: float) -> float:
            return a + (b - a) * share

        return Pose(
            between(self.x, end.x),
            between(self.y, end.y),
            between(self.turn, end.turn),
            between(self.scale, end.scale),
            between(self.opacity, end.opacity),
        )


def pose_of(item: QGraphicsItem) -> Pose:
    """Return where an item is now."""
    at = item.pos()
    return Pose(at.x(), at.y(), item.rotation(), item.scale(), item.opacity())


def put(item: QGraphicsItem, pose: Pose) -> None:
    """Put an item into a pose at once."""
    item.setPos(pose.x, pose.y)
    if item.rotation() != pose.turn:
        item.setRotation(pose.turn)
    if item.scale() != pose.scale:
        item.setScale(pose.scale)
    if item.opacity() != pose.opacity:
        item.setOpacity(pose.opacity)


@dataclass(slots=True)
class _Glide:
    item: QGraphicsItem
    start: Pose
    end: Pose
    began_ms: float
    lasts_ms: float
    ended: Callable[[], None] | None


@dataclass(slots=True, eq=False)
class Track:
    """Something that changes from `begins_ms` on, for `lasts_ms`: `step` is given the share that is over, 0 … 1."""

    step: Callable[[float], None]
    begins_ms: float
    lasts_ms: float
    ended: Callable[[], None] | None = None


class Motion(QObject):
    """Moves items; a new aim for an item replaces the one before.

    `speed` is a factor: 2 is twice as fast, 0 shows every change at once.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._glides: dict[int, _Glide] = {}
        self._tracks: list[Track] = []
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def moving(self) -> bool:
        """True while anything is on its way."""
        return bool(self._glides or self._tracks)

    @property
    def now_ms(self) -> float:
        """The time of the clock."""
        return self._clock.nsecsElapsed() / 1e6

    def glide(
        self, item: QGraphicsItem, end: Pose, *, ms: float = GLIDE_MS, ended: Callable[[], None] | None = None
    ) -> None:
        """Send an item to a pose; `ended` is called once when it is there, not when it is sent elsewhere."""
        self._glides.pop(id(item), None)
        if self.speed <= 0 or ms <= 0:
            put(item, end)
            if ended is not None:
                ended()
            return
        start = pose_of(item)
        if start == end and ended is None:
            return
        self._glides[id(item)] = _Glide(item, start, end, self.now_ms, ms / self.speed, ended)
        self._run()

    def play(self, track: Track) -> None:
        """Play a track; its times are those of the clock, whatever the speed."""
        self._tracks.append(track)
        self._run()

    def end_tracks(self) -> None:
        """End every track at once, without a last step; also where the end of one fails."""
        tracks, self._tracks = self._tracks, []
        with ExitStack() as ends:
            for track in reversed(tracks):
                if track.ended is not None:
                    ends.callback(track.ended)

    def stop(self, item: QGraphicsItem) -> None:
        """Leave an item where it is now."""
        self._glides.pop(id(item), None)

    def finish(self) -> None:
        """Show the end of every movement at once."""
        for glide in list(self._glides.values()):
            self._end(glide)

    def _run(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def tick(self) -> None:
        """Move everything to where it is by now."""
        now = self.now_ms
        for track in list(self._tracks):
            if now >= track.begins_ms and track in self._tracks:  # one that ends may end others
                self._follow(track, (now - track.begins_ms) / max(1.0, track.lasts_ms))
        for glide in list(self._glides.values()):
            share = (now - glide.began_ms) / glide.lasts_ms
            if share >= 1:
                self._end(glide)
            else:
                put(glide.item, glide.start.toward(glide.end, 1 - (1 - share) ** 3))
        if not self.moving:
            self._timer.stop()

    def _follow(self, track: Track, share: float) -> None:
        try:
            track.step(min(1.0, share))
        except Exception:
            self._end_track(track)  # it would fail again with each frame
            raise
        if share >= 1:
            self._end_track(track)

    def _end_track(self, track: Track) -> None:
        if track in self._tracks:
            self._tracks.remove(track)
            if track.ended is not None:
                track.ended()

    def _end(self, glide: _Glide) -> None:
        self._glides.pop(id(glide.item), None)
        put(glide.item, glide.end)
        if glide.ended is not None:
            glide.ended()
