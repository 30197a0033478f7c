"""The room of all cards on a shelf of its own, in a frame that stands for the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from kfdesk.collection.store import DeckStore
from kfdesk.desk.allcards.room import CardsRoom
from kfdesk.desk.card.faces import DeskFaces, rules_text
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from tests.desk.allcards.decks import DECKS


class Frame(QMainWindow):
    """Has of the main window what the room asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = DeskSettings(animation_speed=0.0, theme="light")
        self.card_faces = DeskFaces(rules_text)
        self.pages = QStackedWidget()
        self.elsewhere = QWidget()
        self.pages.addWidget(self.elsewhere)
        self.setCentralWidget(self.pages)
        self.back: Callable[[], object] | None = None

    def add_page(self, page: QWidget, *, manual: str, again: Callable[[], object]) -> None:
        self.pages.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)

    def go_on(self, go: Callable[[], object], back: Callable[[], object]) -> None:
        """Go on to another page."""
        self.back = back
        self.pages.setCurrentWidget(self.elsewhere)
        go()

    def leave_page(self) -> None:
        """Leave the room."""
        self.pages.setCurrentWidget(self.elsewhere)

    @property
    def frame(self) -> QWidget:
        return self


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
