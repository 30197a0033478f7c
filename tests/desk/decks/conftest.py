"""The deck shelf's room on a shelf of its own: in the whole window, or in a frame that stands for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.store import DeckStore
from kfdesk.desk.card.faces import DeskFaces, rules_text
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.text.words import Words
from tests.windows import part_in


class Frame(QMainWindow):
    """Has of the main window what the room asks for, and is made in a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = DeskSettings(animation_speed=0.0, theme="light")
        self.card_faces = DeskFaces(rules_text)
        self.pages = QStackedWidget()
        self.start = QWidget()
        self.told: list[str] = []
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)

    def add_page(self, page: QWidget, *, manual: str, again: Callable[[], object]) -> None:
        self.pages.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)

    def go_on(self, go: Callable[[], object], back: Callable[[], object]) -> None:
        """Go on from the room."""
        self.back = back
        go()

    def leave_page(self) -> None:
        """Leave the room for the start page."""
        self.show_start()

    def show_start(self) -> None:
        self.pages.setCurrentWidget(self.start)

    @property
    def frame(self) -> QWidget:
        return self

    def tell(self, title: Words, words: Words) -> None:
        self.told.append(words.en)


@pytest.fixture
def part(window: MainWindow) -> DeckFeature:
    return part_in(window, DeckFeature)


@pytest.fixture
def frame(qtbot: Any) -> Iterator[Frame]:
    made = Frame()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    yield made
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


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
