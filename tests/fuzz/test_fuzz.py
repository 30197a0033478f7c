"""A short fuzz of everything that reads files; `packaging/fuzz.py` is the long one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.mutants import mutant
from tests.fuzz.running import Fuzz
from tests.fuzz.targets import Target, all_targets

FILES = 25
"""Damaged files a target."""


@pytest.fixture(scope="module")
def targets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Target]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KFDESK_HOME", str(tmp_path_factory.mktemp("home")))
        yield all_targets(tmp_path_factory.mktemp("seeds"))


def test_sound_files_are_taken(targets: list[Target], tmp_path: Path) -> None:
    running = Fuzz(targets, tmp_path / "fed")
    for target in targets:
        for content in target.seeds:
            running.feed(target, content, target.name)
    for name, tally in running.tallies.items():
        assert not tally.failures, (name, tally.failures)
        assert tally.taken >= 1, name


@pytest.mark.parametrize("number", range(12))
def test_damaged_files_are_refused_in_words_or_taken_and_nothing_else_changes(
    targets: list[Target], tmp_path: Path, number: int
) -> None:
    target = targets[number]
    running, dice = Fuzz([target], tmp_path / "fed"), Random(4)
    for each in range(FILES):
        running.feed(target, target.mutate(target.seeds, dice), str(each))
    tally = running.tallies[target.name]
    assert tally.looked == FILES and not tally.failures, tally.failures


def test_the_list_of_targets_is_whole(targets: list[Target]) -> None:
    assert len(targets) == 13 and len({target.name for target in targets}) == 13


def test_mutants_differ_and_follow_from_the_dice() -> None:
    seeds = [b'{"a": [1, 2, {"b": "c"}]}\nline\nline 2\n', b"x" * 50]
    first = [mutant(seeds, Random(n)) for n in range(200)]
    assert first == [mutant(seeds, Random(n)) for n in range(200)]
    assert len(set(first)) > 150


def test_a_database_of_a_version_below_all_is_refused(targets: list[Target], tmp_path: Path) -> None:
    shelf = next(target for target in targets if target.file.endswith("sqlite") or "database" in target.name)
    content = bytearray(shelf.seeds[0])
    content[60:64] = (-4).to_bytes(4, "big", signed=True)  # where SQLite keeps the version of the file
    running = Fuzz([shelf], tmp_path / "fed")
    running.feed(shelf, bytes(content), "version")
    tally = running.tallies[shelf.name]
    assert (tally.taken, tally.failures) == (0, [])
