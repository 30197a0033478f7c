"""The real process, killed in mid-game: no answer that was given is lost, and none is invented."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.e2e.crashes import kills

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
