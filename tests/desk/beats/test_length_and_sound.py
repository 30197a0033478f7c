"""Every kind of beat is shown in a game, and the table after each is the one that the engine knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from kfdesk.desk.animation.director import Director
from kfdesk.desk.animation.pictures import EDGE, LEAST_CONTRAST
from kfdesk.desk.animation.sprites import Sprite
from kfdesk.desk.animation.staging import STAGINGS
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.beats.plan import MOST_MS, paced
from kfdesk.desk.kit.theme import THEMES, contrast
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import Zone
from kfdesk.language.definition import card
from kfdesk.language.words import (
    CREATURE,
    EACH_PLAYER,
    FRIENDLY,
    YOU,
    after,
    archive,
    draw,
    draws,
    each,
    gain,
    heal,
    lose,
    purge,
    ward,
)
from tests.desk.animation.test_director import assert_drawn, finish
from tests.desk.beats.occasions import OCCASIONS, Occasion, begin, go_on

FAST = 30.0
"""So many times as fast as designed: nothing but time is left out."""


Connect = Callable[..., None]


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 4.0, "reduced_motion": "off", "skip_forced": True}


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def test_each_kind_of_beat_has_an_occasion_a_length_and_a_staging() -> None:
    """There is no status beside ward, stun and enrage yet; one would be shown as a counter is."""
    assert set(OCCASIONS) == set(BeatKind) - {BeatKind.STATUS}
    assert set(STAGINGS) == set(BeatKind)
    assert all(300 <= kind.length_ms <= 700 for kind in BeatKind if kind is not BeatKind.FORGE)
    assert BeatKind.FORGE.length_ms <= 2000, "a moment of the game"


@pytest.mark.parametrize("kind", OCCASIONS, ids=str)
def test_the_table_is_true_after_each_beat(window: MainWindow, connect: Connect, qtbot: Any, kind: BeatKind) -> None:
    director, scene = window.director, window.table.scene_
    begin(window, OCCASIONS[kind])
    scene.motion.speed = FAST
    began, landed = list[Beat](), list[Beat]()

    def check(beat: Beat) -> None:
        recap = window.controller.recap
        assert recap is not None
        scene.motion.finish()
        assert_drawn(scene, recap.view_at(None, beat.upto))
        landed.append(beat)

    def shown() -> bool:
        finish(window, qtbot)
        return any(beat.kind is kind for beat in landed)

    connect(director.beat_began, began.append)
    connect(director.beat_landed, check)
    go_on(window, OCCASIONS[kind], shown)
    assert shown()
    assert began == landed
    scene.motion.finish()
    view = window.controller.view()
    assert view is not None
    assert_drawn(scene, view)
    assert all(item.opacity() == 1 and item.scale() == 1 and item.rotation() == 0 for item in scene.cards.values())


SKIPPED = (
    BeatKind.PLAY, BeatKind.TOKEN, BeatKind.REAP, BeatKind.FIGHT, BeatKind.STUN, BeatKind.ENRAGE, BeatKind.FORGE,
    BeatKind.DESTROY, BeatKind.PURGE, BeatKind.ARCHIVE, BeatKind.TO_HAND, BeatKind.SHUFFLE, BeatKind.DRAW,
    BeatKind.CONTROL, BeatKind.FLIP, BeatKind.TIDE,
)  # fmt: skip
"""Kinds that move cards, and some that bring much to the table."""


@pytest.mark.parametrize("kind", SKIPPED, ids=str)
def test_a_beat_that_is_skipped_halfway_leaves_a_true_table_and_nothing_else(
    window: MainWindow, connect: Connect, qtbot: Any, kind: BeatKind
) -> None:
    director, scene = window.director, window.table.scene_
    begin(window, OCCASIONS[kind])
    scene.motion.speed = 2.0
    heard: list[Beat] = []

    def skip() -> bool:
        if director.playing:
            qtbot.waitUntil(lambda: bool(heard) or not director.playing, timeout=5_000)
            scene.motion.speed = FAST
            while director.playing and not (heard and heard[-1].kind is kind):
                qtbot.wait(5)
            scene.motion.speed = 2.0
            qtbot.wait(60)
            director.skip()
        return any(beat.kind is kind for beat in heard)

    connect(director.beat_began, heard.append)
    go_on(window, OCCASIONS[kind], skip)
    assert skip()
    director.skip()
    scene.motion.finish()
    view = window.controller.view()
    assert view is not None
    assert_drawn(scene, view)
    assert all(item.opacity() == 1 and item.scale() == 1 and item.rotation() == 0 for item in scene.cards.values())
    assert not any(isinstance(item, Sprite) for item in scene.items())


def test_the_beats_of_one_decision_last_no_longer_than_two_and_a_half_seconds() -> None:
    for many in (1, 5, 9, 30, 90):
        beats = [Beat(BeatKind.FIGHT, n) for n in range(many)]
        timed = paced(beats)
        assert sum(ms for _, ms in timed) <= MOST_MS + 1
        assert [beat for beat, _ in timed] == beats, "those that there is no time for can still be heard"


@pytest.mark.parametrize(
    ("does", "kinds"),
    [
        (lose(2, EACH_PLAYER), [BeatKind.LOSE, BeatKind.LOSE]),
        (purge(each(CREATURE)), [BeatKind.PURGE, BeatKind.WARD_BURST]),
        (archive(each(CREATURE)), [BeatKind.ARCHIVE, BeatKind.ARCHIVE, BeatKind.WARD_BURST]),
    ],
    ids=["amber of both", "purged or kept by a ward", "into both archives"],
)
def test_what_is_simultaneous_is_shown_at_once_and_nothing_of_it_has_changed_before(
    window: MainWindow, connect: Connect, qtbot: Any, does: Any, kinds: list[BeatKind]
) -> None:
    scene, began, landed = window.table.scene_, list[tuple[BeatKind, Any]](), list[tuple[BeatKind, Any]]()
    connect(window.director.beat_began, lambda beat: began.append((beat.kind, scene.shown_view)))
    connect(window.director.beat_landed, lambda beat: landed.append((beat.kind, scene.shown_view)))
    play_it(window, qtbot, Occasion(does))
    at_once, after_all = ([found for found in heard if found[0] in kinds] for heard in (began, landed))
    assert [kind for kind, _ in at_once] == [kind for kind, _ in after_all] == kinds
    assert len({id(view) for _, view in at_once}) == len({id(view) for _, view in after_all}) == 1
    assert at_once[0][1] != after_all[0][1]


def test_the_rim_of_a_used_card_turns_and_goes_with_it(window: MainWindow) -> None:
    begin(window, OCCASIONS[BeatKind.USE])
    scene, theater = window.table.scene_, window.director.stager.theater
    item = next(item for item in scene.cards.values() if item.card.zone is Zone.ARTIFACTS)
    part = theater.swell(theater.pictures.rim("#ffffff", *item.size()), (0.0, 0.0), sizes=(1.0, 1.0), on=item)
    (rim,) = [found for found in scene.items() if isinstance(found, Sprite)]
    item.setRotation(30)
    item.setPos(120, 80)
    part.step(0.5)
    assert (rim.rotation(), rim.pos()) == (30, item.pos())
    item.spot = replace(item.spot, turned=True)  # a lying card that stands is turned back by a quarter
    item.setRotation(-90)
    part.step(0.6)
    assert rim.rotation() == 0
    assert part.ended is not None
    part.ended()


@pytest.mark.parametrize("theme", THEMES)
def test_thin_lines_show_on_every_table(window: MainWindow, theme: str) -> None:
    window.change_settings(theme=theme)
    pictures, ground = window.director.stager.theater.pictures, THEMES[theme].cloth
    for tint in ("#fff1c0", "#ffffff", "#cfd8e6", THEMES[theme].ward):
        rim = pictures.rim(tint, 60.0, 84.0)
        line = rim.toImage().pixelColor(QPointF(EDGE, EDGE + 42.0).toPoint() * rim.devicePixelRatio())
        assert contrast(line.name(), ground) >= LEAST_CONTRAST


def test_beats_that_there_is_no_time_for_are_told_of(window: MainWindow, connect: Connect, qtbot: Any) -> None:
    """For each of six cards drawn an ability resolves: more than there is time for."""
    began, passed = list[Beat](), list[Beat]()
    connect(window.director.beat_began, began.append)
    connect(window.director.passed, passed.extend)
    reaction = card("smaaash", after(draws(YOU), gain(1), heal(1, each(CREATURE, FRIENDLY)), ward(each(CREATURE))))
    play_it(window, qtbot, Occasion(draw(6), drafts=(reaction,)))
    recap = window.controller.recap
    assert recap is not None
    every = [beat for beat, _ in recap.beats("both")]
    assert passed and began[-1] is not every[-1]
    assert sorted(beat.upto for beat in (*began, *passed)) == [beat.upto for beat in every]


def play_it(window: MainWindow, qtbot: Any, occasion: Occasion) -> None:
    """Make the choice of an occasion, and wait until its beats were shown."""
    begin(window, occasion)
    window.table.scene_.motion.speed = FAST

    def shown() -> bool:
        finish(window, qtbot)
        return False

    go_on(window, occasion, shown, most=1)
    shown()


def test_a_director_hears_of_nothing_when_nothing_is_shown(fresh_window: MainWindow) -> None:
    assert isinstance(fresh_window.director, Director)
    assert not fresh_window.director.playing
    assert not fresh_window.table.scene_.motion.moving
