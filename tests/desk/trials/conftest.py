"""Fixtures of the tests of trials: the window with the sample decks, and games that lots decided."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.trials.feature import TrialsFeature
from kfdesk.desk.trials.keeper import Keeper
from kfdesk.desk.trials.room import TrialsRoom
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.trials.kept import Kept, usual_file
from kfdesk.trials.on_shelf import playing_decks
from tests.desk.frame import Frame, shown_frame
from tests.desk.trials.by_hand import ByHand
from tests.trials.made_up import Lots
from tests.windows import part_in

DECKS = 6


@pytest.fixture(scope="session")
def shelf_with_games(first_shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a shelf of which six decks played against each other, 20 games each pair."""
    folder = tmp_path_factory.mktemp("trials") / "decks"
    shutil.copytree(first_shelf, folder)
    store = DeckStore.open(folder)
    decks = playing_decks(store.records(store.find("is:playable").ids[:DECKS]))
    store.close()
    lots = Lots({deck.mark: 0.8 - 0.3 * at for at, deck in enumerate(decks)})
    drawn = Random(1)
    rows = [replace(row, drawn=(drawn.getrandbits(36), drawn.getrandbits(36))) for row in lots.all_play_all(10)]
    with Kept.open(usual_file(folder), make=True) as kept:
        kept.add_decks(decks)
        kept.add(rows)
    return folder


@pytest.fixture
def home(home: Path, shelf_with_games: Path) -> Path:
    """The folder, with that shelf."""
    shutil.copytree(shelf_with_games, shelf_folder())
    return home


@pytest.fixture
def hand() -> ByHand:
    """What does the jobs of the room, in this process and when the test says so."""
    return ByHand()


@pytest.fixture
def frame(qtbot: Any) -> Iterator[Frame]:
    with shown_frame(qtbot) as made:
        yield made


@pytest.fixture
def keeper(hand: ByHand) -> Iterator[Keeper]:
    made = Keeper()
    made.conductor = hand
    yield made
    made.close()


@pytest.fixture
def room(frame: Frame, keeper: Keeper, hand: ByHand) -> Iterator[TrialsRoom]:
    """The room, with what is known read."""
    shelf = OpenShelf()
    made = TrialsRoom(cast(Desk, frame), shelf, keeper)
    made.enter()
    hand.do()
    keeper.hear()
    yield made
    shelf.close()


@pytest.fixture
def part(window: MainWindow, hand: ByHand) -> TrialsFeature:
    """The feature in the whole window."""
    feature = part_in(window, TrialsFeature)
    feature.keeper.conductor = hand
    return feature
