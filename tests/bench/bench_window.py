"""Budgets of the window: a decision, and a letter typed on a shelf of 10,000 decks, from the answer or key to painted.

    python -m pytest tests/bench/bench_window.py -s

`Painted` is when the picture with the new state stands; what the window does right after that is measured, too.
Each figure is measured in a process of its own, because Qt learns its scale at the start. Nothing here fails on time.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.bench


def printed(module: str, *arguments: str) -> str:
    """Run a module that measures, and return what it prints."""
    command = [sys.executable, "-m", f"tests.bench.{module}", *arguments]
    clean = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=clean).stdout


@pytest.mark.parametrize("ratio", ["1", "2"])
def test_a_decision_in_the_window(ratio: str) -> None:
    said = printed("measure_window", ratio, "3")
    print(f"\n{said}")
    assert f"at ratio {float(ratio)}" in said and "open table: answer given, painted" in said


@pytest.mark.parametrize("ratio", ["1", "2"])
def test_repaint_and_drag(ratio: str) -> None:
    said = printed("measure_table", ratio)
    print(f"\n{said}")
    assert "full repaint" in said and "drag move" in said


def test_a_letter_typed_on_a_shelf_of_10_000_decks() -> None:
    said = printed("measure_deck_room", "10000")
    print(f"\n{said}")
    assert "10000 decks" in said.replace(",", "") and "table: a letter typed" in said
