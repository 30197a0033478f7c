"""The real process, killed in mid-game: no answer that was given is lost, and none is invented."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.e2e.crash_window import KINDS
from tests.e2e.crashes import kills
from tests.e2e.window_crashes import Tally, window_kills

KILLS = 6


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_game_goes_on_exactly_where_it_stood(tmp_path: Path) -> None:
    answers = torn = 0
    ends = []
    for death, end in kills(tmp_path, KILLS, seed=2):
        answers += death.answers
        torn += death.torn
        ends.append(end)
    assert len(ends) == KILLS and answers >= KILLS
    assert set(ends) - {"none"}, "at least one kill met an answer half given"
    assert torn > KILLS // 4, "kills met half a line"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_window_has_kept_game_settings_shelf_and_exports(tmp_path: Path) -> None:
    tally = Tally()
    found = list(window_kills(tmp_path, 2, 5, tally))
    assert any(killed.attempted is not None for killed, _ in found), "at least one kill met an act half done"
    assert any(journal for _, journal in found[-1][1]["games"].values()), "choices were kept"
    assert tally.done["begin"] >= 1, "acts were done and said"
    assert tally.within.total() + tally.between == 2


def test_every_kind_of_write_is_among_those_that_are_killed() -> None:
    assert {
        *("choice", "undo", "redo", "save as", "rename", "note", "import", "generate", "delete decks", "delete game"),
        *("folder", "tags", "result", "match step", "settings", "backup", "put back", "export film", "export shelf"),
    } <= set(KINDS)
