"""Another theme is worn at once and everywhere: nothing keeps the colors it was made with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from kfdesk.collection.samples import begin_with_samples
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.kit.idle import IdleWork
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.puzzles.feature import PuzzlesFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.match.autosave import games_folder
from kfdesk.teach.hints import Strength
from tests.desk.starts import play, setup
from tests.desk.walk import Walk
from tests.match.kept import finished
from tests.windows import close_window, open_window

WAIT_MS = 20_000
"""More than the slowest machine takes for the pictures of a page."""


@pytest.fixture
def game(home: Path) -> Path:
    """A finished game among the kept ones, and the sample decks on the shelf."""
    store = DeckStore.open()
    begin_with_samples(store)
    store.close()
    games_folder().mkdir(parents=True)
    return finished(games_folder())


def rooms(walk: Walk) -> Iterator[str]:
    """Show one room after the other, and yield its name."""
    window = walk.window
    for name in ("Ada", "Bo"):
        walk.part(TeacherFeature).learners.of(name).strength = Strength.OFF  # a bubble comes after a moment
    yield "start page"
    window.controller.new_game(setup(open_table=True))
    play(window, 8)
    window.change_settings(timing_chart=True, timing_chart_size="large")
    walk.part(JudgeFeature).open()
    yield "table"
    walk.part(JudgeFeature).toggle()
    for kind in (LearningFeature, PuzzlesFeature):
        walk.part(kind).show()
        yield kind.__name__
    decks = walk.part(DeckFeature)
    decks.open()
    decks.room.browse.show_view("table")  # in a grid portraits are painted one by one
    decks.room.browse.table.setFocus()  # no cursor blinks
    decks.room.browse.detail.hide()  # it waits whether another deck is selected
    yield "decks"
    film = walk.watch()
    film.page.projector.seek(20)
    yield "film"


def pictures(walk: Walk, qtbot: Any) -> Iterator[tuple[str, QImage]]:
    """Yield each room's name and picture."""
    for name in rooms(walk):
        walk.settle()
        yield name, picture_of(walk, qtbot)


def picture_of(walk: Walk, qtbot: Any) -> QImage:
    """Return the page shown with the last table behind it and all its pictures of tables, which come after the page."""
    page = walk.window.pages
    page.grab()
    shown = page.currentWidget()
    assert shown is not None
    qtbot.waitUntil(lambda: all(work.finished for work in shown.findChildren(IdleWork)), timeout=WAIT_MS)
    page.grab()
    qtbot.waitUntil(lambda: not table_pictures().waits, timeout=WAIT_MS)
    return page.grab().toImage()


@pytest.mark.slow
def test_a_room_in_another_theme_looks_as_if_made_in_it(
    game: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every second room the table becomes light, in the others dark again: each change takes half a second."""
    made_in = {}
    for theme in ("light", "dark"):
        fresh = open_window(qtbot, theme=theme, skip_forced=False)
        made_in[theme] = dict(pictures(Walk(fresh, game, monkeypatch), qtbot))
        close_window(fresh)
        for kept in games_folder().iterdir():
            if kept != game:
                kept.unlink()  # the start page of the next window has no unfinished game either
    window = open_window(qtbot, theme="dark", skip_forced=False)
    walk = Walk(window, game, monkeypatch)
    unlike, other = [], "light"
    for name, before in pictures(walk, qtbot):
        window.change_settings(theme=other)
        walk.settle()
        changed = picture_of(walk, qtbot)
        if changed != made_in[other][name]:
            unlike.append(name)
        assert changed != before, name
        other = "dark" if other == "light" else "light"
    close_window(window)
    assert unlike == []
