"""The real process, killed in mid-game: no answer that was given is lost, and none is invented."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.e2e.crashes import kills
from tests.e2e.window_crashes import window_kills

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
    found = list(window_kills(tmp_path, 2, seed=5))
    assert any(attempted is not None for _, attempted, _ in found), "at least one kill met an act half done"
    assert found[-1][2]["journal"], "choices were kept"
    assert found[0][2] != found[-1][2]
