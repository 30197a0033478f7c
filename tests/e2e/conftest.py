"""Fixtures of the tests of the whole program: a folder of its own, and the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.window import MainWindow
from tests.windows import close_window, delete_windows, open_window, painted_once


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything the program keeps in this folder of the test's own."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("KFDESK_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True, scope="session")
def pictures(qapp: QApplication) -> Iterator[None]:
    """What several windows show alike is painted once."""
    del qapp
    with painted_once():
        yield


@pytest.fixture(autouse=True)
def no_window_left(qapp: QApplication) -> Iterator[None]:
    """What a test leaves open or to be deleted is gone before the next."""
    del qapp
    yield
    delete_windows()


@pytest.fixture
def window(home: Path, qtbot: Any) -> Iterator[MainWindow]:
    """The program's window, on its start page."""
    del home
    opened = open_window(qtbot)
    qtbot.waitExposed(opened)
    yield opened
    close_window(opened)
