"""The files of the sounds: made by the project's own script, equally loud, without cracks, told apart."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.sound import cues
from kfdesk.desk.sound.mixer import CHANNELS, LEAD, MOMENTS, RATE, folder, samples, takes
from kfdesk.engine.terms import House
from tests.packaging.test_packages import script

pytest.importorskip("miniaudio", reason="no wheel for this machine: the table is silent")

THEMES = {f"house-{house}" for house in House}
USED = (
    (set(cues.CUES.values()) - {"house"}) | THEMES | {cues.WIPE, cues.LIFT, cues.DROP, cues.HOVER}
    | {cues.CHECK, cues.COIN, cues.REFUSED, cues.TURN, cues.VICTORY, cues.BED, cues.BED_IN_CHECK}
)  # fmt: skip
COMMON = {"amber", "counter", "destroy", "discard", "draw", "fight", "heal", "hit", "play", "reap", "use", "ward"}
BEDS = {cues.BED, cues.BED_IN_CHECK}
LONGEST_S = 2.1
MOST_BYTES = 1_000_000
"""Of all sounds together: the wheel holds them."""
NEAREST = 0.25
"""How far any two kinds of sounds are from one another at least; see `distance` of the script."""


@cache
def maker() -> ModuleType:
    """Return the script that makes and measures the sounds."""
    return script("sounds")


@cache
def shipped() -> tuple[tuple[str, Any], ...]:
    """Return each take that ships, with the name of its sound."""
    return tuple(maker().read(folder()))


@cache
def measured() -> tuple[Any, ...]:
    """Return what is measured of each take."""
    return tuple(maker().measure(name, sound) for name, sound in shipped())


def test_each_sound_has_its_use_and_its_files() -> None:
    names = {path.stem.rpartition("-")[0] for path in folder().glob("*.ogg")}
    assert names == USED == set(maker().SOUNDS)
    assert {name: takes(name) for name in names} == {name: it.takes for name, it in maker().SOUNDS.items()}
    assert {name for name in names if takes(name) >= 3} >= COMMON | {cues.LIFT, cues.DROP, cues.HOVER}
    assert sum(path.stat().st_size for path in folder().iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", ["hit", "draw", "refused", "house-logos"])
def test_the_script_makes_the_files_that_ship(name: str, tmp_path: Path) -> None:
    """What is heard is the same; another version of a codec may write other bytes."""
    written = maker().write(tmp_path, [name])
    assert [path.name for path in written] == [f"{name}-{n + 1}.ogg" for n in range(takes(name))]
    again = maker().soundfile.read(written[0])[0]
    known = maker().soundfile.read(folder() / written[0].name)[0]
    assert again.shape == known.shape
    assert float(abs(again - known).max()) < 0.02


def test_the_script_asked_for_help_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["sounds.py", "--help"])
    with pytest.raises(SystemExit):
        maker().main()
    assert "folder" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_sounds_are_as_loud_as_their_role_wants() -> None:
    """By ITU-R BS.1770: steps lie within 1.5 LU of each other's middle, moments 3 LU above, all of each and its loudest
    part."""
    role = maker().Role
    assert role.MOMENT.value == role.STEP.value + 3 and role.GESTURE.value < role.STEP.value
    wrong = [
        (it.name, it.whole_lufs, it.loudest_lufs)
        for it in measured()
        if max(abs(it.whole_lufs - it.role.value), abs(it.loudest_lufs - it.role.value)) > 1.5
    ]
    assert not wrong
    assert {it.name for it in measured() if it.role is role.MOMENT} == MOMENTS


def test_no_sound_begins_or_ends_with_a_crack_and_none_is_cut_off() -> None:
    short = [it for it in measured() if it.name not in BEDS]
    assert not [(it.name, it.edge) for it in short if it.edge > 0.02]
    assert not [(it.name, it.peak) for it in measured() if not it.peak <= 0.96]
    assert not [(it.name, it.seconds) for it in short if not 0.1 <= it.seconds <= LONGEST_S]


def test_what_shakes_the_table_has_a_body() -> None:
    deep = {it.name: it.deep for it in measured() if it.name in {"fight", "forge", "steal", "wipe"}}
    assert len(deep) == 4 and min(deep.values()) > 0.4, deep


def test_no_two_kinds_sound_alike() -> None:
    shapes: dict[str, list[Any]] = {}
    for name, sound in shipped():
        if name not in BEDS:
            shapes.setdefault(name, []).append(maker().shape(sound))
    pairs = maker().nearest(shapes)
    assert not [pair for pair in pairs if pair[0] < NEAREST]


def test_takes_of_a_sound_differ_and_are_still_that_sound() -> None:
    shapes = {name: [maker().shape(sound) for it, sound in shipped() if it == name] for name in COMMON}
    for name, (first, second, third) in shapes.items():
        far = [maker().distance(first, second), maker().distance(first, third), maker().distance(second, third)]
        assert min(far) > 0.001 and max(far) < 0.35, (name, far)


def test_sounds_are_heard_from_both_sides_differently() -> None:
    wide = samples("forge")
    assert wide[::CHANNELS] != wide[1::CHANNELS] and len(wide) % CHANNELS == 0


def test_a_bed_goes_round_without_a_step() -> None:
    for name in BEDS:
        lead = CHANNELS * LEAD
        read = samples(name)
        assert len(read) / CHANNELS / RATE > 5
        head, behind = read[lead : 2 * lead], read[-lead:]
        assert max(abs(a - b) for a, b in zip(head, behind, strict=True)) < 700, "the lead is the beginning again"


def test_kinds_of_beats_without_a_sound_go_with_one_that_has_one() -> None:
    frequent = {BeatKind.PLAYED, BeatKind.ABILITY, BeatKind.MOVE, BeatKind.READY, BeatKind.EXHAUST}
    assert frequent | {BeatKind.UNSTUN, BeatKind.CALM} >= set(BeatKind) - cues.CUES.keys()
