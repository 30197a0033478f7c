"""The collector of garbage as the program has it."""

from __future__ import annotations

import gc
import inspect
import linecache

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


def test_no_lines_of_sources_are_kept_and_they_can_be_read_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linecache, "cache", {})
    assert "def calm" in inspect.getsource(collector) and linecache.cache
    collector.keep_no_sources()
    assert "def calm" in inspect.getsource(collector)
    assert linecache.getline(collector.__file__, 1).startswith('"""Memory')
    assert not linecache.cache
