"""Fixtures of the tests of matches: decks on the shelf, and the room where a match is agreed."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from kfdesk.collection.database import shelf_folder
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.matches.agreeing import (
    part_of,
)


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


@pytest.fixture
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


@pytest.fixture
def room(window: MainWindow) -> MatchRoom:
    return part_of(window).room
