"""Files are written whole or not at all, and damaged ones get a name of their own."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from contextlib import nullcontext
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


def test_two_writers_of_one_file_do_not_write_into_each_others_half(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with disk.whole(path) as one, disk.whole(path) as two:
        assert one != two and f".{os.getpid()}-" in one.name, "nor do two programs"
        one.write_text("one")
        two.write_text("two, and longer")
    assert path.read_text() == "one" and list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_is_there_stays_where_none_may_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def knows_no_links(one: Path, other: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    if not links:
        monkeypatch.setattr(os, "link", knows_no_links)
    path = tmp_path / "deck.json"
    disk.write_new(path, b"mine", replace=False)
    with pytest.raises(FileExistsError):
        disk.write_new(path, b"theirs", replace=False)
    assert path.read_bytes() == b"mine" and list(tmp_path.iterdir()) == [path]
    disk.write_new(path, b"theirs")
    assert path.read_bytes() == b"theirs"


def test_what_a_killed_program_left_behind_is_gone_after_a_day_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "[shelf].sqlite"
    now = time.time()
    ages_h = {
        ".12-0000000000003.new": 25,
        ".12-0000000000003.new-wal": 25,
        ".14-0000000000001.new": 23,
        ".2026-11-22.new": 25,
        ".new": 25,
        ".12-0000000000003.old": 25,
    }
    others = [path.name + end for end in ages_h] + ["s.sqlite.12-0000000000003.new"]
    for name, hours in zip(others, [*ages_h.values(), 25], strict=True):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (now - hours * 3600,) * 2)
    disk.write_new(path, b"")
    assert {file.name for file in tmp_path.iterdir()} == {path.name, *others[2:]}


def test_a_name_as_long_as_may_be_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("ä" * 120 + "x" * 15)
    disk.write_new(path, b"all")
    assert path.read_bytes() == b"all" and list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="there is nothing to ask for")
@pytest.mark.parametrize(
    ("number", "told"),
    [(errno.EINVAL, False), (errno.ENOTSUP, False), (errno.EBADF, False), (errno.EACCES, False), (errno.EIO, True)],
)
@pytest.mark.parametrize("refused", ["open", "fsync"])
def test_a_disk_that_cannot_be_asked_for_a_folder_has_the_file_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, told: bool, refused: str
) -> None:
    really, path = os.open, tmp_path / "notes.txt"

    def opened(name: str | Path, *flags: int) -> int:
        if name == tmp_path and refused == "open":
            raise OSError(number, os.strerror(number))
        return really(name, *flags)

    def synced(file: int) -> None:
        if stat.S_ISDIR(os.fstat(file).st_mode) and refused == "fsync":
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "open", opened)
    monkeypatch.setattr(os, "fsync", synced)
    with pytest.raises(OSError, match="error") if told else nullcontext():
        disk.write_new(path, b"kept")
    assert path.read_bytes() == b"kept"


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
