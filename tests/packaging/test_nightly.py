"""The long proofs of a night: what was run is not run again, parts take turns, and the table names what failed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.test_packages import script


@pytest.fixture
def nightly(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the program with small parts, whose pieces are noted rather than run."""
    module = script("nightly")
    small = {name: replace(part, wanted=5, piece=2) for name, part in module.PARTS.items()}
    monkeypatch.setattr(module, "PARTS", small)
    return module


def noted(module: ModuleType, monkeypatch: pytest.MonkeyPatch, code: int = 0) -> list[tuple[str, int, int]]:
    """Note pieces in the list returned, in the place of running them."""
    ran: list[tuple[str, int, int]] = []

    def run_piece(name: str, number: int, amount: int) -> dict[str, Any]:
        ran.append((name, number, amount))
        said = {"part": name, "number": number, "amount": amount, "seconds": 1.0, "code": code, "lines": ["the end"]}
        return {**said, "whole": "all\nthe end" if code else ""}

    monkeypatch.setattr(module, "run_piece", run_piece)
    return ran


def test_parts_take_turns_until_each_has_come_far_enough(
    nightly: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran = noted(nightly, monkeypatch)
    assert nightly.main([str(tmp_path / "night"), "--only", "games", "files"]) == 0
    assert ran == [(name, number, min(2, 5 - 2 * number)) for number in range(3) for name in ("games", "files")]


def test_what_was_run_is_not_run_again_and_a_line_that_was_cut_off_is(
    nightly: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran = noted(nightly, monkeypatch)
    nightly.main([str(tmp_path), "--only", "kills"])
    file = tmp_path / "pieces.jsonl"
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    ran.clear()
    assert nightly.main([str(tmp_path), "--only", "kills"]) == 0
    assert ran == [("kills", 2, 1)]
    assert [json.loads(line)["number"] for line in file.read_text(encoding="utf-8").splitlines()] == [0, 1, 2]


def test_no_piece_begins_after_the_minutes_given(
    nightly: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran = noted(nightly, monkeypatch)
    assert nightly.main([str(tmp_path), "--minutes", "0"]) == 0
    assert ran == []


def test_the_table_counts_each_part_and_shows_how_a_piece_failed(
    nightly: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    noted(nightly, monkeypatch, code=1)
    assert nightly.main([str(tmp_path), "--only", "window"]) == 1
    said = capsys.readouterr().out
    assert "| window | 5 minutes | 5 | 3 | 3 | 0.0 |" in said and "| games | 0 games | 5 | 0 | 0 | 0.0 |" in said
    assert "window, piece 2, exit code 1:\n    the end" in said
    assert (tmp_path / "window-2.txt").read_text(encoding="utf-8") == "all\nthe end"


def test_a_piece_that_is_run_keeps_its_exit_code_and_its_last_lines(
    nightly: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "told.py").write_text("import sys\nprint(*range(40), sep='\\n')\nsys.exit(int(sys.argv[1]))\n")
    monkeypatch.setattr(nightly, "HERE", tmp_path)
    told = replace(nightly.PARTS["games"], command=lambda number, amount: ["told.py", str(number)])
    monkeypatch.setattr(nightly, "PARTS", {"games": told})
    sound, failed = nightly.run_piece("games", 0, 1), nightly.run_piece("games", 3, 1)
    assert (sound["code"], sound["whole"], failed["code"]) == (0, "", 3)
    assert sound["lines"] == [str(number) for number in range(28, 40)] and failed["whole"].startswith("0\n1\n")


def test_each_part_calls_a_program_of_this_folder() -> None:
    nightly = script("nightly")
    for part in nightly.PARTS.values():
        name, *_ = part.command(0, part.piece)
        assert (nightly.HERE / name).is_file()
