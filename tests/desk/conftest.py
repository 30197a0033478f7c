"""Fixtures of the desk's tests: a folder of its own, the window, and the program started again and again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window import MainWindow
from kfdesk.engine.rules import Verdict
from tests.desk.starts import Desk
from tests.windows import close_window, open_window
from tests.windows import no_window_left as no_window_left  # noqa: PLC0414 - a fixture of every test here
from tests.windows import pictures as pictures  # noqa: PLC0414 - a fixture of every test here


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything the program keeps in this folder of the test's own."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("KFDESK_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def first_shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a shelf as the first visit leaves it: with the sample decks. It is copied, never changed."""
    folder = tmp_path_factory.mktemp("shelf")
    store = DeckStore.open(folder)
    begin_with_samples(store)
    store.close()
    return folder


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """The settings of the window besides `SWIFT`; a module that needs others has a fixture of this name."""
    return {}


@pytest.fixture
def window(home: Path, window_settings: dict[str, Any], qtbot: Any) -> Iterator[MainWindow]:
    """The program's window, on its start page."""
    del home
    opened = open_window(qtbot, **window_settings)
    yield opened
    close_window(opened)


@pytest.fixture
def shown(qtbot: Any) -> TableWidget:
    """A table by itself, in which nothing has to be waited for."""
    widget = TableWidget(Verdict)
    qtbot.addWidget(widget)
    widget.set_speed(0)
    widget.resize(1200, 700)
    widget.show()
    return widget


@pytest.fixture
def desk(home: Path, qtbot: Any) -> Iterator[Desk]:
    """Start the program over that folder, as often as wanted."""
    del home
    made = Desk(qtbot)
    yield made
    made.close()
