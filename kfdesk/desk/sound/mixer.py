"""Several sounds as one stream of samples, each at its place between left and right, above a bed that never ends."""

from __future__ import annotations

from array import array
from collections.abc import Generator, Sequence
from functools import cache
from itertools import count as counted
from itertools import cycle
from math import cos, pi, sin, sqrt
from operator import add, mul
from pathlib import Path
from sys import byteorder
from threading import Lock
from time import monotonic
from typing import Final

from kfdesk import resources

RATE: Final = 44100
"""Samples of each channel a second; every file has as many."""
CHANNELS: Final = 2
MOST_VOICES: Final = 8
"""So many sounds are heard at once; another one takes the place of the oldest."""
LOUDEST: Final = 32767
ECHO: Final = RATE // 25
"""A sound that began less than these samples (40 ms) ago is not begun again: simultaneous things sound once."""
ASIDE: Final = 0.7
"""How far a sound at the edge of the table stands to that side: 0 not at all, 1 heard on that side only."""

MOMENTS: Final = frozenset({"check", "fight", "forge", "steal", "unforge", "victory", "wipe"})
"""Sounds under which the bed grows softer."""
DUCKED: Final = 0.25
"""How loud the bed is under a moment, of its own loudness."""
FALLS_S, RISES_S = 0.12, 1.2
"""How long a bed takes to fall or to rise, about."""
LEAD: Final = RATE // 20
"""At either end of the file of a bed so many samples repeat what lies at the other: a codec knows no loops, and what it
is wrong about at the ends is not heard."""
BLOCK: Final = RATE // 10
"""So many samples of a bed are made as loud as it is at once."""


class UnknownSoundError(ValueError):
    """There is no such sound, or its file is not what `packaging/sounds.py` writes."""


def folder() -> Path:
    """Return where the sounds that ship with the program lie."""
    return resources.assets() / "sounds"


@cache
def takes(name: str) -> int:
    """Return how many takes of a sound there are: 0 for a sound that is not known."""
    return next(n for n in counted() if not _path(name, n + 1).is_file())


def _path(name: str, take: int) -> Path:
    return folder() / f"{name}-{take}.ogg"


@cache
def samples(name: str, take: int = 1) -> array[int]:
    """Return the samples of a take, left and right in turn, read once; `UnknownSoundError` if it cannot be played."""
    path = _path(name, take)
    try:
        import miniaudio  # not on every system, and not before the first sound

        read = miniaudio.vorbis_read(path.read_bytes())
    except (ImportError, OSError) as error:
        raise UnknownSoundError(str(error)) from error
    except miniaudio.MiniaudioError as error:
        raise UnknownSoundError(f"{path}: {error}") from error
    if (read.nchannels, read.sample_rate) != (CHANNELS, RATE) or not read.num_frames:
        raise UnknownSoundError(f"{path} has another format")
    found: array[int] = read.samples
    return found


def sides(place: float) -> tuple[float, float]:
    """Return how loud the left and the right channel of a sound are that stands between -1, left, and 1, right.

    Together they are as strong as in the middle, so that a sound does not grow louder on its way.
    """
    angle = (1 + ASIDE * max(-1.0, min(1.0, place))) * pi / 4
    return sqrt(2) * cos(angle), sqrt(2) * sin(angle)


class _Voice:
    """A sound that is heard, and how far it is."""

    __slots__ = ("at", "gains", "name", "samples")

    def __init__(self, name: str, take: int, loudness: float, place: float) -> None:
        self.name = name
        self.samples = samples(name, take)
        left, right = sides(place)
        self.gains = loudness * left, loudness * right
        self.at = 0
        """In samples of both channels."""

    def lay_on(self, heard: list[float]) -> None:
        """Add the next part of it to what is heard."""
        part = self.samples[self.at : self.at + len(heard)]
        self.at += len(part)
        heard[: len(part)] = map(add, heard, map(mul, part, cycle(self.gains)))


@cache
def _loop(name: str) -> array[int]:
    """Return a bed without its leads; its beginning grows out of the lead behind its end, so that no step is heard."""
    read, lead = samples(name), CHANNELS * LEAD
    loop, behind = read[lead:-lead], read[-lead:]
    for n in range(min(lead, len(loop))):
        loop[n] += int((behind[n] - loop[n]) * (1 - n / lead))
    return loop


class _Bed:
    """A bed that is heard, how far it is in its round, and how loud.

    While its loudness stays, each block of it is made once and kept: it is heard for hours.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._loop = _loop(name)
        self._at = 0
        self.loudness = 0.0
        self._kept = array("h", self._loop)
        """The loop as loud as `_kept_at`, of which so far only the blocks in `_made` are."""
        self._kept_at = -1.0
        self._made: set[int] = set()

    def next_part(self, count: int, wanted: float) -> Sequence[float]:
        """Return the next part of it, on its way to the loudness that is wanted."""
        was, takes_s = self.loudness, FALLS_S if wanted < self.loudness else RISES_S
        self.loudness = _nearer(was, wanted, count / (CHANNELS * RATE * takes_s))
        if was == self.loudness:
            self._make(count)
            return self._part(self._kept, count)
        step = (self.loudness - was) / count  # none is much louder than the one before: that would crack
        return list(map(mul, self._part(self._loop, count), (was + step * n for n in range(1, count + 1))))

    def _part(self, of: array[int], count: int) -> array[int]:
        part = of[self._at : self._at + count]
        while len(part) < count:
            part += of[: count - len(part)]
        self._at = (self._at + count) % len(of)
        return part

    def _make(self, count: int) -> None:
        """Make what is kept of the blocks that come next."""
        if self._kept_at != self.loudness:
            self._kept_at = self.loudness
            self._made.clear()
        blocks = range(self._at // BLOCK, (self._at + count) // BLOCK + 1)
        for block in {block * BLOCK % len(self._loop) // BLOCK for block in blocks} - self._made:
            at = slice(block * BLOCK, (block + 1) * BLOCK)
            self._kept[at] = array("h", [int(value * self.loudness) for value in self._loop[at]])
            self._made.add(block)


def _nearer(was: float, wanted: float, share: float) -> float:
    now = was + (wanted - was) * min(1.0, share)
    return wanted if abs(now - wanted) < 0.0005 else now


class Mixer:
    """Adds up the sounds that are heard; one thread adds them, another takes the stream."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._beds: list[_Bed] = []
        self._wanted: tuple[str, float] = "", 0.0
        """The bed that is to be heard, and how loud."""
        self._takes: dict[str, int] = {}
        """The take of each sound that was heard last."""
        self._lock = Lock()
        self._taken_at = monotonic()

    @property
    def busy(self) -> bool:
        """True while any sound is left to be heard."""
        return bool(self._voices or self._beds)

    def begin(self) -> None:
        """Count from now for how long nothing is taken."""
        self._taken_at = monotonic()

    def untaken_s(self) -> float:
        """Return for how many seconds nothing has been taken: an open device takes silence as well."""
        return monotonic() - self._taken_at

    def add(self, name: str, loudness: float, place: float = 0.0) -> None:
        """Begin a sound, so many times as loud as it was recorded (0 … 1), between -1, left, and 1, right.

        Each time the next of its takes is heard. Raises `UnknownSoundError`.
        """
        with self._lock:
            if any(known.name == name and known.at < CHANNELS * ECHO for known in self._voices):
                return
        take = self._takes[name] = self._takes.get(name, 0) % max(1, takes(name)) + 1
        voice = _Voice(name, take, loudness, place)
        with self._lock:
            self._voices = [*self._voices[1 - MOST_VOICES :], voice]

    def lay_bed(self, name: str, loudness: float) -> None:
        """Let this bed be heard from now on, "" for none; the one before gives way. Raises `UnknownSoundError`."""
        bed = _Bed(name) if name and loudness > 0 and all(known.name != name for known in self._beds) else None
        with self._lock:
            self._wanted = name, loudness
            if bed is not None:
                self._beds.append(bed)

    def silence(self) -> None:
        """End every sound, and the bed."""
        with self._lock:
            self._voices, self._beds, self._wanted = [], [], ("", 0.0)

    def take(self, count: int) -> bytes:
        """Return so many samples of each channel as bytes, two a sample."""
        self._taken_at = monotonic()
        if not self.busy:
            return bytes(2 * CHANNELS * count)
        with self._lock:
            beds = self._beds_heard(CHANNELS * count)
            if len(beds) == 1 and not self._voices and isinstance(beds[0], array):
                return _as_bytes(beds[0])
            heard = list(beds[0]) if beds else [0.0] * (CHANNELS * count)
            for bed in beds[1:]:
                heard[:] = map(add, heard, bed)
            for voice in self._voices:
                voice.lay_on(heard)
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return _as_bytes(heard)

    def _beds_heard(self, count: int) -> list[Sequence[float]]:
        """Return the next part of each bed."""
        name, loudness = self._wanted
        if any(voice.name in MOMENTS for voice in self._voices):
            loudness *= DUCKED
        heard = [bed.next_part(count, loudness if bed.name == name else 0.0) for bed in self._beds]
        self._beds = [bed for bed in self._beds if bed.loudness > 0 or bed.name == name and loudness > 0]
        return heard

    def stream(self) -> Generator[bytes, int, None]:
        """Give as many samples as are asked for, for ever: what `miniaudio` wants of a source."""
        count = yield b""
        while True:
            count = yield self.take(count)


def _as_bytes(heard: Sequence[float]) -> bytes:
    if isinstance(heard, array):
        made = heard
    else:
        whole = list(map(int, heard))
        try:
            made = array("h", whole)
        except OverflowError:  # louder than can be
            made = array("h", [max(-LOUDEST, min(LOUDEST, value)) for value in whole])
    if byteorder == "big":
        made.byteswap()
    return made.tobytes()
