"""Fixtures of the desk's tests: a folder of its own, and the program started over it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.desk.starts import Desk


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything the program keeps in a folder of the test's own."""
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def desk(home: Path, qtbot: Any) -> Iterator[Desk]:
    """Start the program over that folder, as often as wanted."""
    del home
    made = Desk(qtbot)
    yield made
    made.close()
