"""The search for puzzles: it goes on behind the games that it has looked at, and ships the best of different ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kfdesk.teach.puzzles.found import found_puzzles
from tests.packaging.test_packages import script


def test_a_search_goes_on_behind_the_games_it_looked_at_and_repeats_one_that_was_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finder, looked = script("find_puzzles"), list[int]()

    def of_game(seed: int, *, houses: bool) -> list[dict[str, Any]]:
        assert not houses
        looked.append(seed)
        return []

    monkeypatch.setattr(finder, "puzzles_of_game", of_game)
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps({"game": 1, "puzzles": []}) + '\n{"game": 2, "puz', encoding="utf-8")
    finder.search(file, 0, 4, 0)
    assert looked == [0, 2, 3]
    assert sorted(line["game"] for line in finder.kept_lines(file)) == [0, 1, 2, 3]


def test_puzzles_that_begin_with_a_house_ship_only_where_a_hasty_player_chooses_another() -> None:
    finder, known = script("find_puzzles"), found_puzzles()[0]
    assert known.proof is not None
    first = known.proof.first[0]
    assert not finder.hides_the_house(known.model_copy(update={"tempting": (first, "end-turn")}))
    assert finder.hides_the_house(known.model_copy(update={"tempting": ("house:dis", "end-turn")}))


def test_what_is_chosen_is_written_as_it_ships() -> None:
    finder, known = script("find_puzzles"), found_puzzles()[0]
    plain = json.loads(finder.shipped_line(known))
    assert known.proof is not None
    given = {**plain, "ways": known.proof.ways, "missed": known.proof.missed}
    assert finder.ready(given) == known
    assert finder.shipped_line(finder.ready(given)) == finder.shipped_line(known)
