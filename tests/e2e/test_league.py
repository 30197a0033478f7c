"""A league of eight people over three weeks, by mouse in the real program, which is killed in the second week."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kfdesk.match.evenings.kept import EveningBook
from kfdesk.match.evenings.results import DRAW, WIN
from kfdesk.match.evenings.standings import standings
from tests.e2e.league import KILLED_AFTER, NAMES, TABLES, WEEKS

ROOT = Path(__file__).parents[2]
HEADS = {
    "en": ["Rank", "Name", "Points", "W – D – L", "Against each other", "Opponents", "Games"],
    "de": ["Platz", "Name", "Punkte", "S – U – N", "Direkter Vergleich", "Gegner", "Spiele"],
}
LAST_WEEK = {"en": "Week 3 of 3", "de": "Woche 3 von 3"}


def play(home: Path, language: str, part: str) -> tuple[int, list[dict[str, Any]]]:
    """Run a part of the league in a process of its own; return its exit code and what it told."""
    environment = os.environ | {"KFDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    program = [sys.executable, "-m", "tests.e2e.league", language, part]
    run = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode in (0, -signal.SIGKILL), run.stderr[-3000:]
    return run.returncode, [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.parametrize("language", ["de"])  # the script speaks English, too: a run takes five seconds
def test_a_league_goes_on_where_it_was_killed(tmp_path: Path, language: str) -> None:
    code, before = play(tmp_path, language, "begin")
    assert code == -signal.SIGKILL and len(before) == KILLED_AFTER
    code, after = play(tmp_path, language, "end")
    assert code == 0 and len(after) == 1 + WEEKS * TABLES - KILLED_AFTER
    assert after[0] == before[-1], "every result that was entered is there"
    assert after[-1]["state"].split(" · ")[1] == LAST_WEEK[language]
    shown = after[-1]["standings"]
    assert shown[0] == HEADS[language]
    (kept,), wrong = EveningBook(tmp_path / "evenings").newest()
    assert not wrong
    lines = standings(kept.evening)
    assert [row[1] for row in shown[1:]] == [NAMES[line.person - 1] for line in lines]
    assert [int(row[2]) for row in shown[1:]] == sorted((line.points for line in lines), reverse=True)
    assert all(line.wins + line.draws + line.losses == WEEKS for line in lines)
    drawn = sum(line.draws for line in lines) // 2
    assert sum(line.points for line in lines) == (WEEKS * TABLES - drawn) * WIN + drawn * 2 * DRAW
