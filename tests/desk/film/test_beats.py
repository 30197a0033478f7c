"""A film shows what led to its next moment in beats, as far as its eyes see."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.match.film import Eyes
from tests.windows import SWIFT

MANY = 60


@pytest.fixture
def moving(page: FilmPage) -> FilmPage:
    """A film that moves, thirty times as fast as designed."""
    page.apply_settings(DeskSettings(**SWIFT | {"animation_speed": 1.0, "reduced_motion": "off"}))
    page.table.scene_.motion.speed = 30.0
    return page


def test_a_step_forward_is_shown_in_beats_and_ends_at_the_moment(moving: FilmPage, qtbot: Any) -> None:
    shown, page = list[Beat](), moving
    page.director.beat_began.connect(shown.append)
    for _ in range(MANY):
        page.projector.step(1)
        view = replace(page.film.view(page.projector.index, Eyes.OPEN), decision=None)
        assert page.table.view_shown == view
        qtbot.waitUntil(lambda: not page.director.playing, timeout=5_000)
        assert page.table.scene_.shown_view == view
    assert len({beat.kind for beat in shown}) > 4


def test_a_jump_a_step_back_and_a_look_with_few_eyes_are_shown_at_once(moving: FilmPage) -> None:
    page = moving
    page.projector.seek(MANY)
    assert not page.director.playing
    page.projector.step(-1)
    assert not page.director.playing
    page.want_eyes(Eyes.BOTH)
    for _ in range(20):
        page.projector.step(1)
        assert not page.director.playing


def test_a_film_that_plays_waits_for_its_beats(moving: FilmPage) -> None:
    page = moving
    index = page.projector.index
    page.projector.busy = lambda: True
    page.projector.tick()
    assert page.projector.index == index
    page.projector.busy = lambda: False
    page.projector.tick()
    assert page.projector.index == index + 1
