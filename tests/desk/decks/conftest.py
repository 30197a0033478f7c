"""The deck shelf's room on a shelf of its own: in the whole window, or in a frame that stands for it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.frame import Frame, shown_frame
from tests.windows import part_in


@pytest.fixture
def part(window: MainWindow) -> DeckFeature:
    return part_in(window, DeckFeature)


@pytest.fixture
def frame(qtbot: Any) -> Iterator[Frame]:
    with shown_frame(qtbot) as made:
        yield made


@pytest.fixture
def shelf(first_shelf: Path) -> Iterator[OpenShelf]:
    if not shelf_folder().exists():
        shutil.copytree(first_shelf, shelf_folder())
    made = OpenShelf()
    yield made
    made.close()


@pytest.fixture
def store(shelf: OpenShelf) -> DeckStore:
    """What the room shows, as long as it does not open the shelf anew."""
    return shelf()


@pytest.fixture
def room(frame: Frame, shelf: OpenShelf) -> Iterator[DeckRoom]:
    made = DeckRoom(cast(Desk, frame), shelf)
    made.apply_settings(frame.settings)
    made.enter()
    made.browse.show_view("table")  # what most tests are about; a first visit shows the grid
    made.upkeep.timer.stop()
    made.browse.show_selected()
    yield made
    made.close()
