"""Plays sounds on the system's audio device, from a thread of its own; says nothing where there is no device."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final, Protocol

from kfdesk.desk.sound.mixer import CHANNELS, RATE, Mixer, UnknownSoundError

BUFFER_MS: Final = 90
"""Samples are given so far ahead: enough for a window that is busy for a moment, too little to be heard as late."""
REST_S: Final = 3.0
"""After so long without a sound the device is let go."""
GONE_S: Final = 1.0
"""A device that has taken no samples for so long is gone: unplugged, or its server ended."""
AGAIN_S: Final = 30.0
"""Where there is no device, one is looked for again after so long: to ask in vain costs time, and a line on some
consoles."""
NAME: Final = "kfdesk"


class Device(Protocol):
    """An open audio device that takes samples from a mixer."""

    def close(self) -> None:
        """Stop, and let the device go."""


class _Opened:
    """A device of `miniaudio`, closed with its connection to the system's sound, which the library leaves open."""

    def __init__(self, device: Any, library: Any) -> None:
        self._device, self._library = device, library

    def close(self) -> None:
        """Stop, and let device and connection go."""
        self._device.close()
        context, self._device._context = self._device._context, None
        if context is not None:
            self._library.ma_context_uninit(context)


Opener = Callable[[Mixer], Device | None]


def open_device(mixer: Mixer) -> Device | None:
    """Open the system's device and play what the mixer gives; None where there is none or it is not to be had."""
    if not likely():
        return None
    try:
        import miniaudio  # not on every system; cards are played without it as well
    except ImportError:
        return None
    unwanted = (miniaudio.Backend.NULL, miniaudio.Backend.CUSTOM, miniaudio.Backend.JACK)  # JACK may start a server
    real = [backend for backend in miniaudio.Backend if backend not in unwanted]
    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=CHANNELS,
            sample_rate=RATE,
            buffersize_msec=BUFFER_MS,
            backends=real,
            app_name=NAME,
        )
    except miniaudio.MiniaudioError:
        return None
    opened = _Opened(device, miniaudio.lib)
    stream = mixer.stream()
    next(stream)
    try:
        device.start(stream)
    except miniaudio.MiniaudioError:
        opened.close()
        return None
    return opened


def likely(environment: dict[str, str] | None = None, root: Path = Path("/")) -> bool:
    """Return whether there may be a device: a Linux system without one would write its complaints to the console."""
    if not sys.platform.startswith("linux"):
        return True
    env = dict(os.environ) if environment is None else environment
    runtime = env.get("XDG_RUNTIME_DIR")
    sockets = [Path(runtime) / name for name in ("pulse/native", "pipewire-0")] if runtime else []
    return bool(env.get("PULSE_SERVER")) or any(s.exists() for s in sockets) or any((root / "dev/snd").glob("pcm*p"))


class Speaker:
    """Plays sounds by their names. Nothing here waits for a device, and no fault of one reaches the caller."""

    def __init__(
        self, opener: Opener = open_device, rest_s: float = REST_S, clock: Callable[[], float] = monotonic
    ) -> None:
        self._opener = opener
        self._rest_s = rest_s
        self._clock = clock
        """Tells seconds."""
        self._asked: SimpleQueue[Callable[[Mixer], None] | None] = SimpleQueue()
        """What to do with the mixer once there is a device; None to end."""
        self._thread: Thread | None = None
        self._mixer = Mixer()
        self._bed: tuple[str, float] = "", 0.0
        """The bed that was asked for last: it is laid again on each device that is opened."""

    def play(self, name: str, loudness: float, place: float = 0.0) -> None:
        """Begin a sound, at once or nearly; `loudness` is 0 … 1, `place` between -1, left, and 1, right."""
        if loudness > 0:
            self._ask(lambda mixer: mixer.add(name, loudness, place))

    def lay_bed(self, name: str, loudness: float) -> None:
        """Let a bed be heard below all other sounds from now on; "" for none."""
        self._bed = name, loudness
        if self._thread is not None or name and loudness > 0:
            self._ask(lambda mixer: mixer.lay_bed(name, loudness))

    def _ask(self, of: Callable[[Mixer], None]) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._asked.put(of)

    def hush(self) -> None:
        """End what is heard, and what was to be heard as soon as the thread comes to it."""
        self._bed = "", 0.0
        self._mixer.silence()
        if self._thread is not None:
            self._asked.put(Mixer.silence)

    def close(self) -> None:
        """Let the device go; what is heard ends. The speaker may be used again."""
        thread, self._thread = self._thread, None
        self._bed = "", 0.0
        if thread is not None:
            self._mixer.silence()
            self._asked.put(None)
            thread.join(timeout=2)

    def _gone(self) -> bool:
        """Return whether the device takes nothing any more; nobody will hear the sounds it still had."""
        if self._mixer.untaken_s() < GONE_S:
            return False
        self._mixer.silence()
        return True

    def _run(self) -> None:
        """Wait for sounds; open the device for the first one, and let it go when none has come for a while."""
        device: Device | None = None
        deaf_until = -inf
        while True:
            try:
                asked = self._asked.get(timeout=self._rest_s if device is not None else None)
            except Empty:
                if device is not None and (not self._mixer.busy or self._gone()):
                    device.close()
                    device = None
                continue
            if asked is None:
                break
            if device is not None and self._gone():
                device.close()
                device = None
            if device is None:
                if asked is Mixer.silence or self._clock() < deaf_until:
                    continue
                device = self._open()
            if device is None:
                deaf_until = self._clock() + AGAIN_S
                continue
            self._do(asked)
        self._mixer.silence()
        if device is not None:
            device.close()

    def _open(self) -> Device | None:
        """Open the device; the bed is heard on it at once."""
        self._mixer.begin()
        device = self._opener(self._mixer)
        if device is not None:
            self._do(lambda mixer: mixer.lay_bed(*self._bed))
        return device

    def _do(self, asked: Callable[[Mixer], None]) -> None:
        with suppress(UnknownSoundError):  # a damaged installation is quiet
            asked(self._mixer)
