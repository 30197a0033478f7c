"""Fixtures of the tests of the whole program: a folder of its own, and the window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kfdesk.desk.window.main_window import MainWindow
from tests.windows import close_window, open_window
from tests.windows import no_window_left as no_window_left  # noqa: PLC0414 - a fixture of every test here
from tests.windows import only_new_garbage as only_new_garbage  # noqa: PLC0414 - a fixture of every test here
from tests.windows import pictures as pictures  # noqa: PLC0414 - a fixture of every test here


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything the program keeps in this folder of the test's own."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("KFDESK_HOME", str(folder))
    return folder


@pytest.fixture
def window(home: Path, qtbot: Any) -> Iterator[MainWindow]:
    """The program's window, on its start page."""
    del home
    opened = open_window(qtbot)
    qtbot.waitExposed(opened)
    yield opened
    close_window(opened)
