"""The files of the sounds: made by the project's own script, short, about as loud as one another, told apart."""

from __future__ import annotations

import sys
import wave
from itertools import pairwise
from pathlib import Path

import pytest

from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.sound.cues import CHECK, CUES, REFUSED, TURN, VICTORY
from kfdesk.desk.sound.mixer import RATE, folder, samples
from tests.packaging.test_packages import script

USED = {*CUES.values(), CHECK, REFUSED, TURN, VICTORY}
LONGEST_S = 2.0


def _rough(name: str) -> tuple[float, ...]:
    """Return how strong a sound is in each eighth of its time, and how often it swings there."""
    read = samples(name)
    size = len(read) // 8
    parts = [read[n * size : (n + 1) * size] for n in range(8)]
    loud = [sum(map(abs, part)) / size for part in parts]
    swings = [sum((a < 0) != (b < 0) for a, b in pairwise(part)) / size for part in parts]
    return (*loud, *swings)


def test_each_sound_has_its_use_and_its_file() -> None:
    assert {path.stem for path in folder().glob("*.wav")} == USED == set(script("sounds").SOUNDS)
    assert len(USED) >= 20


@pytest.mark.parametrize("name", ["hit", "draw", "refused", "chains"])
def test_the_script_makes_the_files_that_ship(name: str, tmp_path: Path) -> None:
    (made,) = script("sounds").write(tmp_path, [name])
    with wave.open(str(made), "rb") as file:
        again = memoryview(file.readframes(file.getnframes())).cast("h")
    shipped = samples(name)
    assert len(again) == len(shipped)
    assert max(abs(a - b) for a, b in zip(again, shipped, strict=True)) <= 2  # another mathematics library may round


def test_the_script_asked_for_help_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["sounds.py", "--help"])
    with pytest.raises(SystemExit):
        script("sounds").main()
    assert "folder" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", sorted(USED))
def test_a_sound_is_short_loud_enough_and_ends_in_silence(name: str) -> None:
    read = samples(name)
    assert 0.1 <= len(read) / RATE <= LONGEST_S
    assert 20000 <= max(map(abs, read)) <= 26000
    assert max(map(abs, read[-20:])) < 1600


def test_no_two_sounds_are_alike() -> None:
    shapes = {name: _rough(name) for name in USED}
    assert len(set(shapes.values())) == len(shapes)


def test_kinds_of_beats_without_a_sound_go_with_one_that_has_one() -> None:
    frequent = {BeatKind.PLAYED, BeatKind.ABILITY, BeatKind.MOVE, BeatKind.READY, BeatKind.EXHAUST}
    assert frequent | {BeatKind.UNSTUN, BeatKind.CALM} >= set(BeatKind) - CUES.keys()
