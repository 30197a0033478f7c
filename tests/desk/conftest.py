"""Fixtures of the desk's tests: a folder of its own, the window, and the program started again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtWidgets import QApplication

from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.rules import Verdict
from tests.desk.starts import Desk
from tests.windows import close_window, kept_window, lent, open_window
from tests.windows import no_window_left as no_window_left  # noqa: PLC0414 - a fixture of every test here
from tests.windows import only_new_garbage as only_new_garbage  # noqa: PLC0414 - a fixture of every test here
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


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    """The settings of the window besides `SWIFT`; a module that needs others has a fixture of this name."""
    return {}


@pytest.fixture
def fresh_window(home: Path, window_settings: dict[str, Any], qtbot: Any) -> Iterator[MainWindow]:
    """The program's window just opened, on its start page, for one test."""
    del home
    opened = open_window(qtbot, **window_settings)
    yield opened
    close_window(opened)


@pytest.fixture
def window(fresh_window: MainWindow) -> MainWindow:
    """The program's window; in a module whose tests all begin by beginning a game, one for all: `same_window`."""
    return fresh_window


@pytest.fixture(scope="module")
def window_of_module(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, window_settings: dict[str, Any]
) -> Iterator[MainWindow]:
    """A window for all tests of a module, taken by `same_window`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KFDESK_HOME", str(tmp_path_factory.mktemp("home")))
        with kept_window(qapp, **window_settings) as window:
            yield window


@pytest.fixture
def same_window(window_of_module: MainWindow, home: Path) -> Iterator[MainWindow]:
    """One window for all tests of a module, for those that begin by beginning a game: to make a window, to lay it out
    and to paint all of it the first time takes ten times as long as to begin a game in one."""
    del home
    with lent(window_of_module) as window:
        yield window


@pytest.fixture
def connect() -> Iterator[Callable[[SignalInstance, Callable[..., object]], None]]:
    """Connect to signals of a window that outlives the test, until the test ends."""
    with ExitStack() as stack:

        def connect(signal: SignalInstance, slot: Callable[..., object]) -> None:
            stack.callback(QObject.disconnect, signal.connect(slot))

        yield connect


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
