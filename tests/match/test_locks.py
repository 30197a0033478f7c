"""A game is open in one window at a time, and on disks without locks it can be played all the same."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace

import pytest

from kfdesk.match.autosave import take_up
from kfdesk.match.journal import JournalError
from kfdesk.match.locks import is_open, lock
from tests.match.kept import played, start

fcntl = pytest.importorskip("fcntl", reason="locks of a disk are those of the system")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return played(tmp_path, 4, undo_every=0)[0]


def refused(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def flock(file: int, how: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(fcntl, "flock", flock)


def test_a_game_is_open_until_its_window_lets_it_go(path: Path) -> None:
    assert not is_open(path)
    writer = take_up(path, start).writer
    assert is_open(path)
    with pytest.raises(JournalError, match="another window"):
        take_up(path, start)
    writer.close()
    assert not is_open(path) and not is_open(path.with_name("missing"))


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EINVAL])
def test_on_a_disk_without_locks_games_are_kept_and_gone_on_with(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refused(monkeypatch, number)
    found = take_up(path, start)
    assert not is_open(path)
    found.writer.say("name Kept")
    found.writer.save()
    found.writer.close()
    assert b"name Kept" in path.read_bytes()


def test_where_a_disk_fails_a_game_does_not_count_as_open_and_is_not_gone_on_with(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused(monkeypatch, errno.EIO)
    assert not is_open(path)
    with pytest.raises(JournalError, match="cannot be read"):
        take_up(path, start)


@pytest.mark.parametrize(("number", "taken"), [(errno.EACCES, True), (errno.EINVAL, False)])
def test_windows_tells_a_game_that_is_open_from_a_disk_without_locks(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, taken: bool
) -> None:
    def locking(file: int, how: int, size: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    assert is_open(path) == taken
    with path.open("r+b") as file, pytest.raises(BlockingIOError) if taken else nullcontext():
        lock(file.fileno())
