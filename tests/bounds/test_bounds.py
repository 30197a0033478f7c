"""Whatever a foreign file holds, every reader comes back, within 5 s of the processor's time and 200 MB.

What is read, by what, and with what it is tried: `tests/bounds/readers.py`. A usual run gives every reader what is no
file and what is hostile in its own format, and a sixth of the other contents. All are given to all each night, and by:
`pytest tests/bounds --every-pair`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bounds.hostile import CONTENTS
from tests.bounds.readers import APART, MEGABYTES, SECONDS, readers, tried

SLACK = 2.0
"""A machine may be so much slower than the one that the bound is meant for."""


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is measured in /proc")
def test_a_hostile_file_costs_little_and_breaks_nothing(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    """All are read by one process: to start one for each reader would take longer than all reading."""
    every = bool(pytestconfig.getoption("--every-pair", default=False))
    names = list(readers())
    command = [sys.executable, "-m", "tests.bounds.measure", *["--every-pair"][:every]]
    command += [str(tmp_path / "fed"), *names]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "KFDESK_HOME": str(tmp_path / "home")}
    top = Path(__file__).parents[2]
    ran = subprocess.run(command, cwd=top, env=environment, capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith('{"input"')]
    expected = [(name, given) for name in names for given, _ in tried(name, every_pair=every)]
    done = [(one["reader"], one["input"]) for one in found]
    assert done == expected, f"nothing comes back from: {expected[len(done)]}\n{ran.stderr[-2000:]}"
    wrong = [one for one in found if one["wrong"] or one["seconds"] > SECONDS * SLACK or one["megabytes"] > MEGABYTES]
    assert wrong == []


def test_neighbours_in_the_list_of_readers_are_given_every_content_between_them() -> None:
    given = [{name for name, _ in tried(called, every_pair=False)} for called in readers()]
    for at in range(len(given) - APART + 1):
        assert set(CONTENTS) <= set().union(*given[at : at + APART]), list(readers())[at]
