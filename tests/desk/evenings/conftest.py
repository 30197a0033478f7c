"""Fixtures of the tests of evenings: decks on the shelf, and the room."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kfdesk.collection.database import shelf_folder
from kfdesk.desk.evenings.feature import EveningFeature
from kfdesk.desk.evenings.room import EveningRoom
from kfdesk.desk.window.main_window import MainWindow
from tests.windows import part_in


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


@pytest.fixture
def room(window: MainWindow) -> EveningRoom:
    return part_in(window, EveningFeature).room
