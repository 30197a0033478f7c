"""Puzzle files: what is read, what is refused with a sentence, and what is never overwritten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kfdesk.engine.terms import House
from kfdesk.teach.puzzles.goals import HaveAmber
from kfdesk.teach.puzzles.model import Puzzle, PuzzleError, PuzzleText, read_puzzle
from kfdesk.teach.puzzles.shelf import SUFFIX, own_puzzles, save_own, take_in
from tests.teach.puzzles.small import puzzle


def some() -> Puzzle:
    return puzzle(House.UNTAMED, {"hand": ["dust-pixie"], "amber": 1}, {"battleline": ["troll"]}, HaveAmber(least=3))


def changed(**other: Any) -> bytes:
    return json.dumps({**json.loads(some().content()), **other}).encode()


def test_a_puzzle_is_read_as_it_was_written() -> None:
    assert read_puzzle(some().content()) == some()


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\x00", "This file is not a puzzle."),
        (b"[" * 100_000, "This file is not a puzzle."),
        (b"{}", "This file is not a puzzle."),
        (changed(format="kfdesk-deck"), "This file is not a puzzle."),
        (changed(version=99), "This puzzle was made by a newer version of kfdesk."),
        (changed(goal={"conditions": []}), "The puzzle cannot be read: something is wrong at “goal.conditions”."),
        (changed(other=1), "The puzzle cannot be read: something is wrong at “other”."),
        (changed(scenario={"active": 7}), "The puzzle cannot be read: something is wrong at “scenario”."),
        (changed(scenario={"players": [{"hand": ["no-such-card"]}, {}]}), "There is no card “no-such-card”."),
    ],
)
def test_what_is_no_puzzle_is_refused_with_a_sentence(content: bytes, says: str) -> None:
    with pytest.raises(PuzzleError) as refused:
        read_puzzle(content)
    assert refused.value.words.en == says


def test_a_text_names_cards_and_leaves_other_braces_alone() -> None:
    text = PuzzleText(en="{dust-pixie} {nobody} {", de="{dust-pixie}")
    assert text.words.say("en") == "Dust Pixie {nobody} {"
    assert text.words.say("de") == "„Staubfee“"
    assert PuzzleText(de="Nur deutsch").words.say("en") == "Nur deutsch"


def test_own_puzzles_are_kept_and_damaged_files_stay_as_they_are(tmp_path: Path) -> None:
    path = save_own(some(), folder=tmp_path)
    second = save_own(some(), folder=tmp_path)
    assert path.name == f"small{SUFFIX}"
    assert second != path
    path.write_bytes(b"half a puz")
    kept = own_puzzles(tmp_path)
    assert [one for _, one in kept.puzzles] == [some()]
    assert [(one.path, one.why.en) for one in kept.unread] == [(path, "This file is not a puzzle.")]
    assert path.read_bytes() == b"half a puz"


def test_a_damaged_file_is_set_aside_when_its_puzzle_is_saved_again(tmp_path: Path) -> None:
    path = save_own(some(), folder=tmp_path)
    path.write_bytes(b"half a puz")
    save_own(some(), path, folder=tmp_path)
    assert [one for _, one in own_puzzles(tmp_path).puzzles] == [some()]
    aside = [other for other in tmp_path.iterdir() if other != path]
    assert [other.read_bytes() for other in aside] == [b"half a puz"]


def test_a_puzzle_from_elsewhere_is_taken_in_as_a_copy(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    path = save_own(some(), folder=tmp_path / "there")
    copy = take_in(path, tmp_path / "here")
    assert copy.parent == tmp_path / "here"
    assert copy.read_bytes() == path.read_bytes()
    with pytest.raises(PuzzleError):
        take_in(tmp_path / "nowhere", tmp_path / "here")


def test_an_empty_folder_or_none_has_no_puzzles(tmp_path: Path) -> None:
    assert not own_puzzles(tmp_path / "none").puzzles
