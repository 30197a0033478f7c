"""The long proof in pieces: parts share all games, a file is gone on with, and the table names what failed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.test_packages import script


def line(pair: int, game: int, failure: str = "") -> dict[str, Any]:
    """Return what a file holds of a game."""
    count = {"turns": 20 + game, "decisions": 300, "events": 900, "seconds": 0.5}
    return {"pair": pair, "game": game, "sets": ["CotA", "AoA"], "idle": [], "failure": failure, "trace": "", **count}


def test_the_parts_have_each_game_once() -> None:
    proof = script("proof")
    parts = [list(proof.part_of(3, 4, part, 2)) for part in (1, 2)]
    assert sorted(parts[0] + parts[1]) == [(game, pair) for game in range(4) for pair in range(3)]
    assert len(parts[0]) == len(parts[1])


def test_a_line_that_was_cut_off_is_taken_out_so_that_its_game_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "proof.jsonl"
    file.write_text(json.dumps(line(0, 0)) + '\n{"pair": 0, "ga', encoding="utf-8")
    assert [(found["pair"], found["game"]) for found in script("proof").lines_of(file)] == [(0, 0)]
    assert file.read_text(encoding="utf-8") == json.dumps(line(0, 0)) + "\n"


def test_what_a_failure_says_does_not_cut_its_line(tmp_path: Path) -> None:
    file, failed = tmp_path / "proof.jsonl", line(0, 0, "one\u2028two\x85three\nfour")
    file.write_text(json.dumps(failed, ensure_ascii=False) + "\n", encoding="utf-8")
    assert script("proof").lines_of(file) == [failed]


def test_games_that_stand_in_the_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proof, file, played = script("proof"), tmp_path / "proof.jsonl", []

    def play(pair: object, seed: int) -> dict[str, Any]:
        played.append(seed)
        return {key: value for key, value in line(0, seed).items() if key not in ("pair", "game", "sets")}

    file.write_text(json.dumps(line(0, 1)) + "\n", encoding="utf-8")
    monkeypatch.setattr(proof, "play", play)
    monkeypatch.setattr(sys, "argv", ["proof.py", "play", str(file), "--pairs", "1", "--games", "3", "--sets", "CotA"])
    assert proof.main() == 0
    assert played == [0, 2] and len(proof.lines_of(file)) == 3


def test_the_table_counts_both_sets_and_names_the_game_that_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert script("proof").table([line(0, 0), line(0, 1, "AssertionError: c4 is in two places")]) == 1
    said = capsys.readouterr().out
    assert "pair 0, game 1 (CotA–AoA): AssertionError: c4 is in two places" in said
    rows = {row.split()[0]: row.split()[1:4] for row in said.splitlines()[1:4]}
    assert rows == {"CotA": ["2", "1", "20"], "AoA": ["2", "1", "20"], "all": ["2", "1", "20"]}
