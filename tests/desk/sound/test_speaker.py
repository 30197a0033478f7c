"""Sounds: what is mixed, what an audio device gets, and that nothing of it disturbs a table without one."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from threading import Event, Timer
from typing import Any

import pytest

from kfdesk.desk.sound import mixer as mixing
from kfdesk.desk.sound import speaker as speaking
from kfdesk.desk.sound.mixer import (
    CHANNELS,
    DUCKED,
    ECHO,
    LOUDEST,
    MOST_VOICES,
    RATE,
    Mixer,
    UnknownSoundError,
    samples,
    sides,
    takes,
)
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
    """Opens devices of which the test knows, not before the event; none at all where `finds` is False."""

    def __init__(self, *, finds: bool = True, waits_for: Event | None = None) -> None:
        self.finds = finds
        self.waits_for = waits_for
        self.asked = 0
        self.devices: list[FakeDevice] = []

    def __call__(self, mixer: Mixer) -> FakeDevice | None:
        self.asked += 1
        if self.waits_for is not None:
            self.waits_for.wait(10)
        if not self.finds:
            return None
        self.devices.append(FakeDevice(mixer))
        return self.devices[-1]


def test_a_sound_is_heard_as_loud_as_wished_and_then_there_is_silence() -> None:
    mixer = Mixer()
    whole = samples("draw")
    mixer.add("draw", 0.5)
    taken = heard(mixer.take(1000) + mixer.take(len(whole) // CHANNELS))
    assert taken[: len(whole)] == array("h", [int(value * 0.5) for value in whole])
    assert not any(taken[len(whole) :]) and not mixer.busy


def test_sounds_add_up_and_never_leave_the_range_of_samples() -> None:
    mixer = Mixer()
    names = ("forge", "victory", "fight", "destroy", "hit", "burst")
    for name in names:
        mixer.add(name, 1.0)
    taken = heard(mixer.take(4000))
    wanted = [sum(parts) for parts in zip(*(samples(name)[:8000] for name in names), strict=True)]
    assert max(map(abs, wanted)) > LOUDEST  # some would have to be louder than can be
    assert max(abs(a - max(-LOUDEST, min(LOUDEST, b))) for a, b in zip(taken, wanted, strict=True)) <= 1


def test_what_happens_at_the_same_time_sounds_once_and_again_a_moment_later() -> None:
    mixer = Mixer()
    mixer.add("hit", 1.0)
    mixer.add("hit", 1.0)
    assert list(heard(mixer.take(100))) == list(samples("hit")[:200])
    mixer.take(ECHO)
    mixer.add("hit", 1.0)
    both = heard(mixer.take(10))
    at = CHANNELS * (100 + ECHO)
    assert list(both) == [samples("hit", 1)[at + n] + samples("hit", 2)[n] for n in range(20)], "its next take"


def test_of_very_many_sounds_the_oldest_end() -> None:
    mixer = Mixer()
    names = ("victory", "forge", "tide", "check", "turn", "prophecy", "unforge", "steal", "purge")
    assert len(names) == MOST_VOICES + 1
    for name in names:
        mixer.add(name, 0.1)
    at = 3000
    mixer.take(at)
    assert abs(heard(mixer.take(1))[0] - sum(samples(name)[CHANNELS * at] * 0.1 for name in names[1:])) < 1


def test_each_time_another_take_is_heard() -> None:
    mixer = Mixer()
    begun = []
    for _ in range(takes("reap") + 1):
        mixer.add("reap", 1.0)
        begun.append(tuple(heard(mixer.take(3000))))
        mixer.silence()
    assert len(set(begun)) == takes("reap") == 3 and begun[0] == begun[-1]


def strength(part: array[int]) -> float:
    """Return how strong samples are."""
    return float(sum(value * value for value in part)) / len(part)


def test_a_sound_stands_where_it_happens_and_is_as_loud_everywhere() -> None:
    found = []
    for place in (-1.0, -0.5, 0.0, 0.5, 1.0, 7.0):
        mixer = Mixer()
        mixer.add("hit", 0.5, place)
        taken = heard(mixer.take(5000))
        found.append((strength(taken[::2]), strength(taken[1::2])))
        left, right = sides(place)
        assert left**2 + right**2 == pytest.approx(2)
    shares = [left / (left + right) for left, right in found]
    assert shares == sorted(shares, reverse=True) and shares[0] > 0.85 and shares[-2] < 0.15
    assert shares[-1] == shares[-2], "beyond the edge there is nothing"
    whole = [left + right for left, right in found]
    assert max(whole) < 1.1 * min(whole)


def rms(mixer: Mixer, seconds: float = 0.4) -> float:
    """Return how strong the next part of a stream is."""
    return float(strength(heard(mixer.take(round(seconds * RATE))))) ** 0.5


def settled(mixer: Mixer, seconds: float = 4.5) -> float:
    """Return how strong the stream is once it no longer grows."""
    for _ in range(round(seconds / 0.1)):
        mixer.take(RATE // 10)
    return rms(mixer, 1.0)


def test_a_bed_rises_slowly_stays_and_gives_way_to_another() -> None:
    mixer = Mixer()
    mixer.lay_bed("bed", 0.5)
    assert mixer.busy
    first = rms(mixer, 0.1)
    full = settled(mixer)
    assert first < full / 4
    mixer.lay_bed("bed-check", 0.5)
    tight = settled(mixer)
    assert 0.5 < tight / full < 2
    mixer.lay_bed("", 0.0)
    settled(mixer, 2.0)
    assert not mixer.busy and not any(heard(mixer.take(100)))


def test_a_bed_goes_round_without_a_step() -> None:
    for name in ("bed", "bed-check"):
        mixer = Mixer()
        mixer.lay_bed(name, 1.0)
        settled(mixer, 4.0)
        taken = heard(b"".join(mixer.take(1111) for _ in range(8 * RATE // 1111 + 1)))[::2]
        steps = [abs(a - b) for a, b in pairwise(taken)]
        assert max(steps) < 90, "no step larger than those of its own swing"


def test_the_bed_is_ducked_under_a_moment_and_comes_back() -> None:
    mixer = Mixer()
    mixer.lay_bed("bed", 1.0)
    full = settled(mixer)
    mixer.add("victory", 0.00001)
    mixer.take(RATE // 2)
    assert rms(mixer, 0.3) == pytest.approx(full * DUCKED, rel=0.5)
    mixer.silence()
    mixer.lay_bed("bed", 1.0)
    mixer.add("hit", 0.00001)
    assert settled(mixer) == pytest.approx(full, rel=0.1), "not under a step"


def test_a_bed_needs_no_device_before_it_is_heard_and_keeps_it_while_it_is() -> None:
    opener = Opener()
    speaker = Speaker(opener, rest_s=0.01)
    speaker.lay_bed("", 0.0)
    assert not opener.asked
    speaker.lay_bed("bed", 0.4)
    until(lambda: opener.devices and opener.devices[0].mixer.busy)
    time.sleep(0.05)
    assert not opener.devices[0].closed
    speaker.hush()
    until(lambda: opener.devices[0].closed)
    speaker.close()


def bed_is_heard(device: FakeDevice) -> bool:
    """Return whether something is heard beyond the one hit that was played."""
    until(lambda: device.mixer.busy)
    device.mixer.take(len(samples("hit")) // CHANNELS)
    return device.mixer.busy


def test_a_bed_that_is_still_to_come_when_all_must_be_quiet_does_not_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "GONE_S", 60)
    may_open = Event()
    opener = Opener(waits_for=may_open)
    speaker = Speaker(opener, rest_s=0.01)
    speaker.lay_bed("bed", 0.4)
    until(lambda: opener.asked)
    speaker.hush()
    may_open.set()
    until(lambda: opener.devices and opener.devices[0].closed)
    speaker.play("hit", 0.4)
    until(lambda: len(opener.devices) == 2)
    assert not bed_is_heard(opener.devices[1])
    speaker.close()


def test_to_be_quiet_needs_no_device() -> None:
    now = [100.0]
    opener = Opener(finds=False)
    speaker = Speaker(opener, clock=lambda: now[0])
    speaker.hush()
    speaker.play("hit", 0.4)
    until(lambda: opener.asked == 1)
    now[0] += 2 * AGAIN_S
    speaker.hush()
    speaker.close()
    assert opener.asked == 1


def test_no_bed_is_left_over_from_before_a_speaker_was_closed() -> None:
    may_open = Event()
    opener = Opener(waits_for=may_open)
    speaker = Speaker(opener)
    speaker.lay_bed("bed", 0.4)
    until(lambda: opener.asked)
    Timer(0.05, may_open.set).start()  # it opens while the speaker is being closed
    speaker.close()
    speaker.play("hit", 0.4)
    until(lambda: len(opener.devices) == 2)
    assert not bed_is_heard(opener.devices[1])
    speaker.close()


def test_the_bed_is_heard_again_on_the_device_that_follows_one_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "GONE_S", 0.05)
    opener = Opener()
    speaker = Speaker(opener, rest_s=0.01)
    speaker.lay_bed("bed", 0.4)
    until(lambda: opener.devices and opener.devices[0].closed)
    monkeypatch.setattr(speaking, "GONE_S", 60)
    speaker.play("hit", 0.4)
    until(lambda: len(opener.devices) == 2)
    assert bed_is_heard(opener.devices[1])
    speaker.close()


def test_the_bed_is_heard_when_a_device_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaking, "GONE_S", 60)
    now = [100.0]
    opener = Opener(finds=False)
    speaker = Speaker(opener, clock=lambda: now[0])
    speaker.lay_bed("bed", 0.4)
    until(lambda: opener.asked == 1)
    opener.finds = True
    now[0] += AGAIN_S
    speaker.play("hit", 0.4)
    until(lambda: opener.devices)
    assert bed_is_heard(opener.devices[0])
    speaker.close()


def cut_off() -> bytes:
    """Return a file of sound that ends in its head."""
    return (mixing.folder() / "draw-1.ogg").read_bytes()[:2000]


@pytest.mark.parametrize("content", [b"", b"OggS", b"no sound" * 40, cut_off()], ids=["empty", "head", "text", "cut"])
def test_a_damaged_file_is_quiet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    monkeypatch.setattr(mixing, "folder", lambda: tmp_path)
    samples.cache_clear()
    (tmp_path / "hit-1.ogg").write_bytes(content)
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
    first.mixer.take(len(samples("draw")) // CHANNELS)
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
    assert heard(first.mixer.take(100)) == array("h", [int(value * 0.5) for value in samples("hit")[:200]])
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
        nchannels=CHANNELS,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        backends=[miniaudio.Backend.NULL],
    )
    device.start(stream)
    mixer.add("refused", 1.0)
    until(lambda: not mixer.busy)
    device.close()
