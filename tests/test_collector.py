"""The collector of garbage as the program has it."""

from __future__ import annotations

import ctypes
import errno
import gc
import inspect
import linecache
import traceback
import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from kfdesk import collector


def test_what_is_loaded_is_left_out_and_what_comes_later_is_seldom_looked_for() -> None:
    usual, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        gc.set_threshold(700, 10, 10)
        collector.calm()
        assert gc.get_threshold()[0] == collector.YOUNG > 700
        assert gc.get_freeze_count() > frozen and gc.isenabled()
    finally:
        gc.set_threshold(*usual)


def test_the_collector_rests_until_no_worker_has_a_thread() -> None:
    one, two = object(), object()
    collector.rest(one)
    collector.rest(two)
    collector.go_on(one)
    collector.go_on(one)
    assert not gc.isenabled()
    collector.go_on(two)
    assert gc.isenabled()


def test_no_lines_of_sources_are_kept_and_they_can_be_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linecache, "cache", {})
    assert "def calm" in inspect.getsource(collector) and linecache.cache
    collector.keep_no_sources()
    assert "def calm" in inspect.getsource(collector)
    assert linecache.getline(collector.__file__, 1).startswith('"""Memory')
    assert not linecache.cache


def test_sources_in_an_archive_are_read_and_a_fault_shows_its_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PySide asks for the source of each module that is imported, also where no file holds it."""
    archive = tmp_path / "modules.zip"
    with zipfile.ZipFile(archive, "w") as modules:
        modules.writestr("faulty_in_archive.py", "def fail():\n    raise ValueError  # in the archive\n")
    monkeypatch.syspath_prepend(str(archive))
    monkeypatch.setattr(linecache, "cache", {})
    collector.keep_no_sources()
    faulty = import_module("faulty_in_archive")
    with pytest.raises(ValueError) as fault:
        faulty.fail()
    shown = "".join(traceback.format_exception(fault.value))
    assert "raise ValueError  # in the archive" in shown and "faulty.fail()" in shown
    assert "def fail" in inspect.getsource(faulty)
    linecache.clearcache()
    assert "def fail" in inspect.getsource(faulty)


def test_what_is_loaded_can_be_put_into_large_pages_and_stays_as_it_is() -> None:
    kept = [(number,) for number in range(300_000)]
    for piece in collector.large_pages():
        piece()
    assert kept == [(number,) for number in range(300_000)]


def test_memory_that_is_hardly_in_use_is_left_in_small_pages() -> None:
    """Such as the stack of a thread: in large pages it would take all that it might need one day."""
    listed = (
        _stretch("7f0000000000-7f0000800000 rw-p 00000000 00:00 0", 8192)
        + _stretch("7f1000000000-7f1000800000 rw-p 00000000 00:00 0", 60)
        + _stretch("7f2000000000-7f2000800000 r-xp 00000000 fe:00 77 /usr/lib/libQt6Gui.so.6", 8192)
        + _stretch("7f3000100000-7f3000500000 rw-p 00000000 00:00 0", 4096)
    )
    assert collector.filled_stretches(listed) == [(0x7F0000000000, 0x7F0000800000), (0x7F3000200000, 0x7F3000400000)]


def _stretch(head: str, used: int) -> str:
    return f"{head}\nSize:   8192 kB\nKernelPageSize:        4 kB\nRss:    {used} kB\nPss:    {used} kB\n"


class _System:
    """Stands in for the C library; what is asked of it costs so much time."""

    def __init__(self, error: int = 0, seconds: float = 0.0) -> None:
        self.asked, self.now, self._error, self._seconds = 0, 0.0, error, seconds

    def madvise(self, *_: object) -> int:
        self.asked += 1
        self.now += self._seconds
        ctypes.set_errno(self._error)
        return -1 if self._error else 0


@pytest.mark.parametrize(
    ("system", "asked"),
    [
        (_System(), 4),
        (_System(errno.EAGAIN), 4),
        (_System(errno.EINVAL), 1),
        (_System(seconds=0.2), 1),
    ],
    ids=["works", "some pages cannot be moved", "unknown to the system", "takes long"],
)
def test_large_pages_are_asked_for_until_the_system_cannot_or_takes_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: _System, asked: int
) -> None:
    maps = tmp_path / "smaps"
    maps.write_text(_stretch("7f0000000000-7f0000800000 rw-p 00000000 00:00 0", 8192))
    monkeypatch.setattr(collector, "_MAPS", maps)
    monkeypatch.setattr(collector, "_c_library", lambda: system)
    monkeypatch.setattr(collector, "perf_counter", lambda: system.now)
    for piece in collector.large_pages():
        piece()
    assert system.asked == asked


def test_files_in_memory_may_be_called_as_no_text_can_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    maps = tmp_path / "smaps"
    odd = b"7f0000000000-7f0000800000 r--p 00000000 fe:00 77 /home/m\xfcller/a.ttf\nRss:    60 kB\n"
    maps.write_bytes(odd + _stretch("7f1000000000-7f1000800000 rw-p 00000000 00:00 0", 8192).encode())
    monkeypatch.setattr(collector, "_MAPS", maps)
    monkeypatch.setattr(collector, "_c_library", _System)
    assert len(list(collector.large_pages())) == 4
