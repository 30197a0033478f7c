"""Files are written whole or not at all, and damaged ones get a name of their own."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

import pytest

from kfdesk import disk

DAY = date(2026, 11, 21)


def test_a_file_that_cannot_be_written_to_its_end_leaves_the_old_one_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deep" / "notes.txt"
    disk.write_new(path, b"old")

    def full(file: int, content: bytes) -> int:
        if len(content) > 2:
            return os.write(file, content[:2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(disk, "write_some", full)
    with pytest.raises(OSError, match="No space"):
        disk.write_new(path, b"newer")
    assert path.read_bytes() == b"old" and list(path.parent.iterdir()) == [path]


def test_whatever_is_raised_while_a_file_is_written_it_appears_only_whole(tmp_path: Path) -> None:
    path = tmp_path / "shelf"
    with pytest.raises(KeyboardInterrupt), disk.whole(path) as temporary:
        temporary.write_text("half")
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    with disk.whole(path) as temporary:
        temporary.write_text("whole")
        assert not path.exists()
    assert path.read_text() == "whole" and list(tmp_path.iterdir()) == [path]


def test_a_damaged_file_gets_a_name_that_no_file_has(tmp_path: Path) -> None:
    path = tmp_path / "game.kfdesk"
    assert disk.aside(path, DAY).name == "game.kfdesk.damaged-2026-11-21"
    disk.aside(path, DAY).touch()
    assert disk.aside(path, DAY).name == "game.kfdesk.damaged-2026-11-21-2"
    with pytest.raises(FileExistsError):
        disk.unused(tmp_path, ["game.kfdesk.damaged-2026-11-21"])


@pytest.mark.parametrize("name", ["x" * 247 + ".kfdesk", "ä" * 120 + ".kfdesk"])
def test_a_damaged_file_with_a_very_long_name_can_be_renamed_too(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.touch()
    for _ in range(3):
        path.rename(disk.aside(path, DAY))
        path.touch()
    assert len(list(tmp_path.iterdir())) == 4


def test_only_what_can_be_seen_to_be_a_file_or_missing_is_opened(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "nowhere").symlink_to("missing")
    names = {"file": False, "missing": False, "file/within": False, ".": True, "nowhere": False, "x" * 5_000: True}
    assert {name: disk.is_other_than_file(tmp_path / name) for name in names} == names
