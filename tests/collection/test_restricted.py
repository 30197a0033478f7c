"""The list of restricted cards: the one that ships, and a player's own in its place."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from kfdesk.collection import restricted
from kfdesk.collection.files import DeckFileError


def written(folder: Path, text: str) -> Path:
    path = folder / "list.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_list_that_ships_is_dated_and_passes_for_nobody_elses() -> None:
    found = restricted.shipped()
    assert found.cards == frozenset() and found.day is not None and not found.own and found.unknown == ()
    assert found.source.startswith("kfdesk") and "not" in found.source


def test_a_list_names_cards_in_any_language(tmp_path: Path) -> None:
    text = "# a remark\nDatum: 2026-05-31\nSource: a page\nMost: 2\n\nTroll\nZorn\nNo Such Card\n"
    found = restricted.read_list(written(tmp_path, text))
    assert found.cards == {"troll", "anger"} and found.unknown == ("No Such Card",)
    assert (found.day, found.source, found.most) == (date(2026, 5, 31), "a page", 2)
    assert found.among(["anger", None, "fear", "anger", "troll"]) == ("anger", "troll")


def test_ones_own_list_is_kept_until_it_is_put_away(tmp_path: Path) -> None:
    shelf = tmp_path / "shelf"
    assert restricted.in_use(shelf) == restricted.shipped()
    used = restricted.use(written(tmp_path, "Troll\n"), shelf)
    assert used.own and restricted.in_use(shelf) == used
    with pytest.raises(DeckFileError, match="names a card"):
        restricted.use(written(tmp_path, "Most: 1\nNo Such Card\n"), shelf)
    assert restricted.in_use(shelf) == used, "what cannot be used changes nothing"
    assert restricted.forget(shelf) == restricted.shipped() == restricted.in_use(shelf)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("Date: soon\nTroll", "soon"), ("Most: some\nTroll", "some"), ("Most: 37\nTroll", "37")],
)
def test_what_cannot_be_read_is_named(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(DeckFileError, match=wrong):
        restricted.read_list(written(tmp_path, text))
    path = tmp_path / "list.txt"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(DeckFileError, match="UTF-8"):
        restricted.read_list(path)
    with pytest.raises(DeckFileError):
        restricted.read_list(tmp_path / "none.txt")
