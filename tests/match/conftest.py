"""Fixtures of the tests of journals: a game of some entries, and a copy of its journal."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfdesk.engine import Game
from tests.match.kept import ENTRIES, played


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, Game]:
    path, game = played(tmp_path_factory.mktemp("original"), ENTRIES)
    return path.read_bytes(), game


@pytest.fixture
def path(tmp_path: Path, original: tuple[bytes, Game]) -> Path:
    made = tmp_path / "games" / "a.kfdesk"
    made.parent.mkdir()
    made.write_bytes(original[0])
    return made
