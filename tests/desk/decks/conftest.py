"""The window with the deck shelf's room entered by the start page's button, on a shelf of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from kfdesk.desk import app as desk_app
from kfdesk.desk.decks.part import DeckPart
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.window import MainWindow


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    made = desk_app.make_window(DeskSettings(animation_speed=0.0, theme="light"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    yield made
    made.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def part(window: MainWindow) -> DeckPart:
    return next(part for part in window._parts if isinstance(part, DeckPart))


@pytest.fixture
def room(part: DeckPart, window: MainWindow, qtbot: Any) -> DeckRoom:
    qtbot.mouseClick(window.start.decks, Qt.MouseButton.LeftButton)
    made = part.room
    made.upkeep._timer.stop()
    made.browse.show_selected()
    return made
