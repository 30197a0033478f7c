"""Films to watch: of a finished game and of one that is not over, by themselves and in the window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.film import Film
from tests.desk.film.hands import (
    alone,
    ready,
    watch,
)
from tests.match.kept import finished, played


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, to be copied."""
    return finished(tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="session")
def part_of_it(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An unfinished game, to be copied."""
    return played(tmp_path_factory.mktemp("part"), 75, undo_every=0, seed=4)[0]


@pytest.fixture
def watched(window: MainWindow, whole: Path) -> FilmPage:
    """The film of the finished game, in the window."""
    return watch(window, whole)


@pytest.fixture(scope="module")
def film(whole: Path) -> Film:
    return ready(whole)


@pytest.fixture(scope="module")
def shut_film(part_of_it: Path) -> Film:
    return ready(part_of_it)


@pytest.fixture
def page(film: Film, qtbot: Any) -> FilmPage:
    """A finished game."""
    return alone(qtbot, film)


@pytest.fixture
def shut(shut_film: Film, qtbot: Any) -> FilmPage:
    """A game that is not over."""
    return alone(qtbot, shut_film)
