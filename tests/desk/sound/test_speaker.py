"""Sounds: what is mixed, what an audio device gets, and that nothing of it disturbs a table without one."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kfdesk.desk.sound import mixer as mixing
from kfdesk.desk.sound import speaker as speaking
from kfdesk.desk.sound.mixer import ECHO, LOUDEST, MOST_VOICES, RATE, Mixer, UnknownSoundError, samples
from kfdesk.desk.sound.speaker import AGAIN_S, BUFFER_MS, Speaker, likely, open_device


def heard(data: bytes) -> array[int]:
    """Return bytes as samples."""
    return array("h", data)


def until(true: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)


class FakeDevice:
    """A device that takes nothing by itself."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer = mixer
        self.closed = False

    def close(self) -> None:
        """Be let go."""
        self.closed = True


class Opener:
    """Opens devices of which the test knows; none at all where `finds` is False."""

    def __init__(self, *, finds: bool = True) -> None:
        self.finds = finds
        self.asked = 0
        self.devices: list[FakeDevice] = []

    def __call__(self, mixer: Mixer) -> FakeDevice | None:
        self.asked += 1
        if not self.finds:
            return None
        self.devices.append(FakeDevice(mixer))
        return self.devices[-1]


def test_a_sound_is_heard_as_loud_as_wished_and_then_there_is_silence() -> None:
    mixer = Mixer()
    whole = samples("draw")
    mixer.add("draw", 0.5)
    taken = heard(mixer.take(1000) + mixer.take(len(whole)))
    assert taken[: len(whole)] == array("h", [int(value * 0.5) for value in whole])
    assert not any(taken[len(whole) :]) and not mixer.busy


def test_sounds_add_up_and_never_leave_the_range_of_samples() -> None:
    mixer = Mixer()
    names = ("forge", "victory", "fight", "destroy", "hit", "burst")
    for name in names:
        mixer.add(name, 1.0)
    taken = heard(mixer.take(4000))
    wanted = [sum(samples(name)[n] for name in names) for n in range(4000)]
    assert max(map(abs, wanted)) > LOUDEST  # some would have to be louder than can be
    assert list(taken) == [max(-LOUDEST, min(LOUDEST, value)) for value in wanted]


def test_what_happens_at_the_same_time_sounds_once_and_again_a_moment_later() -> None:
    mixer = Mixer()
    mixer.add("hit", 1.0)
    mixer.add("hit", 1.0)
    assert list(heard(mixer.take(100))) == list(samples("hit")[:100])
    mixer.take(ECHO)
    mixer.add("hit", 1.0)
    both = heard(mixer.take(10))
    assert list(both) == [samples("hit")[100 + ECHO + n] + samples("hit")[n] for n in range(10)]


def test_of_very_many_sounds_the_oldest_end() -> None:
    mixer = Mixer()
    names = ("victory", "forge", "tide", "check", "turn", "prophecy", "unforge", "steal", "purge")
    assert len(names) == MOST_VOICES + 1
    for name in names:
        mixer.add(name, 0.1)
    at = 3000
    mixer.take(at)
    assert abs(heard(mixer.take(1))[0] - sum(samples(name)[at] * 0.1 for name in names[1:])) < 1


def cut_off() -> bytes:
    """Return a file of sound that ends in the middle of a sample."""
    return (mixing.folder() / "draw.wav").read_bytes()[:-101]


@pytest.mark.parametrize("content", [b"", b"RIFF", b"no sound" * 40, cut_off()], ids=["empty", "head", "text", "cut"])
def test_a_damaged_file_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(mixing, "folder", lambda: tmp_path)
    samples.cache_clear()
    (tmp_path / "hit.wav").write_bytes(content)
    for name in ("hit", "gone"):
        with pytest.raises(UnknownSoundError):
            samples(name)
    opener = Opener()
    speaker = Speaker(opener)
    speaker.play("hit", 1.0)
    until(lambda: opener.asked)
    speaker.close()
    assert opener.devices[0].closed and not opener.devices[0].mixer.busy
    samples.cache_clear()


def test_the_device_is_opened_for_the_first_sound_and_let_go_when_all_is_quiet() -> None:
    opener = Opener()
    speaker = Speaker(opener, rest_s=0.01)
    speaker.play("draw", 0.0)
    assert not opener.asked  # a sound nobody hears needs no device
    speaker.play("draw", 0.4)
    until(lambda: opener.devices and opener.devices[0].mixer.busy)
    time.sleep(0.05)
    first = opener.devices[0]
    assert not first.closed  # it is still heard
    first.mixer.take(len(samples("draw")))
    until(lambda: first.closed)
    speaker.play("hit", 0.4)
    until(lambda: len(opener.devices) == 2)
    speaker.close()
    assert opener.devices[1].closed


def test_a_device_that_is_gone_makes_room_for_another_and_its_sounds_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "GONE_S", 0.05)
    opener = Opener()
    speaker = Speaker(opener, rest_s=60)
    speaker.play("victory", 0.4)
    until(lambda: opener.devices and opener.devices[0].mixer.busy)
    first = opener.devices[0]
    first.mixer.take(10)
    time.sleep(0.1)  # nothing is taken any more
    speaker.play("hit", 0.5)
    until(lambda: len(opener.devices) == 2 and opener.devices[1].mixer.busy)
    assert first.closed
    assert heard(first.mixer.take(100)) == array("h", [int(value * 0.5) for value in samples("hit")[:100]])
    speaker.close()


def test_a_device_that_is_gone_is_let_go_though_its_sounds_were_never_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "GONE_S", 0.05)
    opener = Opener()
    speaker = Speaker(opener, rest_s=0.01)
    speaker.play("victory", 0.4)
    until(lambda: opener.devices and opener.devices[0].closed)
    assert not opener.devices[0].mixer.busy
    speaker.close()


def test_with_its_device_the_connection_to_the_systems_sound_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("miniaudio", reason="no wheel for this machine: the table is silent")
    devices: list[Any] = []

    class Silent(miniaudio.PlaybackDevice):  # type: ignore[misc, name-defined]
        """A device of the library that plays to nobody."""

        def __init__(self, **facts: Any) -> None:
            super().__init__(**{**facts, "backends": [miniaudio.Backend.NULL]})
            devices.append(self)

    monkeypatch.setattr(miniaudio, "PlaybackDevice", Silent)
    monkeypatch.setattr("kfdesk.desk.sound.speaker.likely", lambda: True)
    opened = open_device(Mixer())
    assert opened is not None and devices[0]._context is not None
    opened.close()
    assert devices[0]._context is None
    opened.close()  # twice does no harm


def test_what_is_heard_ends_at_once_and_the_next_sound_is_heard() -> None:
    opener = Opener()
    speaker = Speaker(opener)
    speaker.play("victory", 0.4)
    until(lambda: opener.devices and opener.devices[0].mixer.busy)
    speaker.hush()
    assert not opener.devices[0].mixer.busy
    speaker.play("hit", 0.4)
    until(lambda: opener.devices[0].mixer.busy)
    speaker.close()


def test_without_a_device_it_is_asked_for_once_and_nothing_happens() -> None:
    opener = Opener(finds=False)
    speaker = Speaker(opener)
    for _ in range(3):
        speaker.play("hit", 1.0)
    until(lambda: opener.asked)
    speaker.close()
    assert opener.asked == 1


def test_a_device_that_appears_later_is_found() -> None:
    now = [100.0]
    opener = Opener(finds=False)
    speaker = Speaker(opener, rest_s=0.05, clock=lambda: now[0])
    speaker.play("draw", 0.5)
    until(lambda: opener.asked == 1)
    opener.finds = True
    now[0] += AGAIN_S - 1
    speaker.play("draw", 0.5)
    until(speaker._asked.empty)
    now[0] += 1
    speaker.play("draw", 0.5)
    until(lambda: opener.devices and opener.devices[0].mixer.busy)
    assert opener.asked == 2, "nobody looks again before that time is over"
    speaker.close()


def test_a_system_without_audio_is_not_asked_for_a_device(tmp_path: Path) -> None:
    assert not likely({}, tmp_path)
    assert not likely({"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path)
    assert likely({"PULSE_SERVER": "tcp:host"}, tmp_path)
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse/native").touch()
    assert likely({"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path / "elsewhere")
    (tmp_path / "dev/snd").mkdir(parents=True)
    (tmp_path / "dev/snd/pcmC0D0c").touch()  # a microphone
    assert not likely({}, tmp_path)
    (tmp_path / "dev/snd/pcmC0D0p").touch()
    assert likely({}, tmp_path)


def test_no_device_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    miniaudio = pytest.importorskip("miniaudio", reason="no wheel for this machine: the table is silent")

    def refuse(**_: object) -> None:
        raise miniaudio.MiniaudioError("no device")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", refuse)
    monkeypatch.setattr("kfdesk.desk.sound.speaker.likely", lambda: True)
    assert open_device(Mixer()) is None


def test_the_library_takes_the_whole_sound_from_the_stream() -> None:
    miniaudio = pytest.importorskip("miniaudio", reason="no wheel for this machine: the table is silent")
    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        backends=[miniaudio.Backend.NULL],
    )
    device.start(stream)
    mixer.add("refused", 1.0)
    until(lambda: not mixer.busy)
    device.close()
