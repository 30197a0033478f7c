"""Two games that differ in hidden cards only cannot be told apart by anything the window shows, plays or has read."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import other_player
from tests.desk.sound.test_part import Ear
from tests.desk.twins import compared, differences, ear_of, played, twins


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


@pytest.fixture(scope="module")
def ear(window_of_module: MainWindow) -> Ear:
    return ear_of(window_of_module)


@pytest.mark.parametrize(("acts", "bot"), [(False, False), (True, True)])
def test_nothing_tells_twin_games_apart(same_window: MainWindow, ear: Ear, acts: bool, bot: bool) -> None:
    """Many more are compared by `packaging/twins.py`."""
    pair = next(pair for seed in range(1, 100) if (pair := twins(seed, acts=acts, bot=bot)) is not None)
    moments, found = compared(same_window, ear, pair)
    assert moments > 2 and found == []


def test_what_a_seat_alone_may_know_is_found(same_window: MainWindow, ear: Ear) -> None:
    """The comparison itself sees a difference: the hand of the seat that is asked, looked at with its own eyes."""
    pair = next(pair for seed in range(1, 100) if (pair := twins(seed, acts=False)) is not None)
    asked = other_player(pair.eyes)
    one, two = (played(same_window, ear, replace(pair, eyes=asked), game) for game in pair.games)
    told = {what.partition(": ")[2].partition(":")[0] for what in differences(one, two)}
    assert {"view", "tree", "forecasts", "picture"} <= told
