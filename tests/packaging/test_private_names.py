"""The count of private names in tests: what counts as a use, and that every file of a folder is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packaging.test_packages import script


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("room._store.keys()", ["room._store"]),
        ("window.controller._game", ["controller._game"]),
        ("part_in(window)._shelf", ["…._shelf"]),
        ("dialog._pick = pick", ["dialog._pick"]),
        ("self.room._store", ["room._store"]),
        ("scene._a, scene._b", ["scene._a", "scene._b"]),
        ("self._store, cls._known", []),
        ("type(row).__name__", []),
        ("row._replace(n=1)", []),
        ("_helper(room.store)", []),
        ('"room._store"  # room._store', []),
    ],
)
def test_an_attribute_with_one_underscore_of_anything_but_self_counts(source: str, found: list[str]) -> None:
    assert list(script("private_names").private_names(source)) == found


def test_the_uses_of_all_files_below_a_folder_are_counted_and_the_most_frequent_come_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.py").write_text("a._x", encoding="utf-8")
    (tmp_path / "deep" / "two.py").write_text("a._x\nb._y", encoding="utf-8")
    (tmp_path / "none.py").write_text("a.x", encoding="utf-8")
    assert script("private_names").main(tmp_path) == 0
    first, *names = capsys.readouterr().out.splitlines()
    assert first == f"3 uses of private names in 2 files of {tmp_path.name}"
    assert [name.split() for name in names] == [["2", "a._x"], ["1", "b._y"]]


def test_more_uses_than_are_put_up_with_fail(tmp_path: Path) -> None:
    (tmp_path / "most.py").write_text("a._x\n" * script("private_names").MOST, encoding="utf-8")
    assert script("private_names").main(tmp_path) == 0
    (tmp_path / "one_more.py").write_text("a._x", encoding="utf-8")
    assert script("private_names").main(tmp_path) == 1
