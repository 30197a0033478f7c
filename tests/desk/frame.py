"""A frame that stands for the main window where a room is tested by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from kfdesk.desk.card.faces import DeskFaces, rules_text
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.text.words import Words


class Frame(QMainWindow):
    """Has of the main window what a room asks for, and is made in a moment."""

    def __init__(self) -> None:
        super().__init__()
        self.settings = DeskSettings(animation_speed=0.0, theme="light")
        self.card_faces = DeskFaces(rules_text)
        self.pages = QStackedWidget()
        self.start = QWidget()
        """The page that one is at outside of the room."""
        self.told: list[str] = []
        self.back: Callable[[], object] | None = None
        """What leads back from where one went on to last."""
        self.pages.addWidget(self.start)
        self.setCentralWidget(self.pages)

    def add_page(self, page: QWidget, *, manual: str, again: Callable[[], object]) -> None:
        self.pages.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        self.pages.setCurrentWidget(page)

    def go_on(self, go: Callable[[], object], back: Callable[[], object]) -> None:
        """Go on from the room to somewhere else."""
        self.back = back
        self.show_start()
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


@contextmanager
def shown_frame(qtbot: Any) -> Iterator[Frame]:
    """Show a frame, and delete what is to be deleted after it."""
    made = Frame()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    yield made
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
