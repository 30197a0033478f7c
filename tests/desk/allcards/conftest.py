"""The room of all cards on a shelf of its own, in a frame that stands for the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from kfdesk.collection.store import DeckStore
from kfdesk.desk.allcards.room import CardsRoom
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from tests.desk.allcards.decks import DECKS
from tests.desk.frame import Frame, shown_frame


@pytest.fixture
def frame(qtbot: Any) -> Iterator[Frame]:
    with shown_frame(qtbot) as made:
        yield made


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    made = DeckStore.open(tmp_path / "shelf")
    made.add(DECKS)
    yield made
    made.close()


@pytest.fixture
def room(frame: Frame, store: DeckStore) -> Iterator[CardsRoom]:
    made = CardsRoom(cast(Desk, frame), OpenShelf(lambda: store))
    made.apply_settings(frame.settings)
    made.enter()
    yield made
    made.close()
