"""Several sounds as one stream of samples."""

from __future__ import annotations

import wave
from array import array
from collections.abc import Generator
from functools import cache
from pathlib import Path
from sys import byteorder
from threading import Lock
from time import monotonic
from typing import Final

from kfdesk import resources

RATE: Final = 22050
"""Samples a second; every file has as many."""
MOST_VOICES: Final = 8
"""So many sounds are heard at once; another one takes the place of the oldest."""
LOUDEST: Final = 32767
ECHO: Final = RATE // 25
"""A sound that began less than these samples (40 ms) ago is not begun again: simultaneous things sound once."""


class UnknownSoundError(ValueError):
    """There is no such sound, or its file is not what `packaging/sounds.py` writes."""


def folder() -> Path:
    """Return where the sounds that ship with the program lie."""
    return resources.assets() / "sounds"


@cache
def samples(name: str) -> array[int]:
    """Return the samples of a sound, read once; `UnknownSoundError` for one that cannot be played."""
    path = folder() / f"{name}.wav"
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                raise UnknownSoundError(f"{path} has another format")
            read = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, ValueError, wave.Error) as error:  # a value: half a sample at its end
        raise UnknownSoundError(str(error)) from error
    if byteorder == "big":
        read.byteswap()
    return read


class _Voice:
    """A sound that is heard, and how far it is."""

    __slots__ = ("at", "loudness", "name", "samples")

    def __init__(self, name: str, loudness: float) -> None:
        self.name = name
        self.samples = samples(name)
        self.loudness = loudness
        self.at = 0


class Mixer:
    """Adds up the sounds that are heard; one thread adds them, another takes the stream."""

    def __init__(self) -> None:
        self._voices: list[_Voice] = []
        self._lock = Lock()
        self._taken_at = monotonic()

    @property
    def busy(self) -> bool:
        """True while any sound is left to be heard."""
        return bool(self._voices)

    def begin(self) -> None:
        """Count from now for how long nothing is taken."""
        self._taken_at = monotonic()

    def untaken_s(self) -> float:
        """Return for how many seconds nothing has been taken: an open device takes silence as well."""
        return monotonic() - self._taken_at

    def add(self, name: str, loudness: float) -> None:
        """Begin a sound, so many times as loud as it was recorded (0 … 1); raises `UnknownSoundError`."""
        voice = _Voice(name, loudness)
        with self._lock:
            if any(known.name == name and known.at < ECHO for known in self._voices):
                return
            self._voices = [*self._voices[1 - MOST_VOICES :], voice]

    def silence(self) -> None:
        """End every sound."""
        with self._lock:
            self._voices = []

    def take(self, count: int) -> bytes:
        """Return the next samples of the stream as bytes, two a sample."""
        self._taken_at = monotonic()
        if not self._voices:
            return bytes(2 * count)
        heard = [0.0] * count
        with self._lock:
            for voice in self._voices:
                part = voice.samples[voice.at : voice.at + count]
                loudness = voice.loudness
                for n, value in enumerate(part):
                    heard[n] += value * loudness
                voice.at += count
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return array("h", [int(max(-LOUDEST, min(LOUDEST, value))) for value in heard]).tobytes()

    def stream(self) -> Generator[bytes, int, None]:
        """Give as many samples as are asked for, for ever: what `miniaudio` wants of a source."""
        count = yield b""
        while True:
            count = yield self.take(count)
