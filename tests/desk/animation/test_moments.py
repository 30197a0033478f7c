"""Moments as scenes: a wipe runs outward, a theft is a hand in another's pool; both short, and gone with any input."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.animation import wipe
from kfdesk.desk.animation.sprites import Sprite
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.table.motion import Motion
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, House
from tests.desk import scenes
from tests.tables import side

ADA, BO = PLAYERS
STEP_MS = 20.0
LONGEST_MS = 2000.0
LINE = ["troll", "bumpsy", "krump", "silvertooth", "pit-demon"]


@pytest.fixture
def window(same_window: MainWindow) -> Iterator[MainWindow]:
    yield same_window
    same_window.director.skip()


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 1.0, "reduced_motion": "off"}


def begin(window: MainWindow, action: str, house: House) -> str:
    """Return the handle of the action in Ada's hand."""
    mine = side(name="Ada", hand=[action], battleline=LINE, deck=["anger"] * 9)
    theirs = side(name="Bo", amber=5, battleline=LINE, deck=["anger"] * 9)
    scenes.begin(window, mine, theirs, house=house, open_table=True)
    window.director.skip()
    window.table.scene_.motion.finish()
    return scenes.handle(window, action)


def lived(window: MainWindow, until: Callable[[], bool]) -> float:
    """Let the table live, its clock turned by hand, until something is so; return how long that took."""
    now = [0.0]
    with patch.object(Motion, "now_ms", property(lambda _self: now[0])):
        while not until():
            assert now[0] < 8 * LONGEST_MS
            QApplication.processEvents()
            now[0] += STEP_MS
            window.table.scene_.motion.tick()
    return now[0]


def play_until(window: MainWindow, card: str, kind: BeatKind, connect: Callable[..., None]) -> list[Beat]:
    """Play a card until a beat of a kind has begun."""
    began = list[Beat]()
    connect(window.director.beat_began, began.append)
    now = [0.0]
    with patch.object(Motion, "now_ms", property(lambda _self: now[0])):
        window.controller.choose((f"play:{card}",))
        while not any(beat.kind is kind for beat in began):
            assert window.director.playing
            QApplication.processEvents()
            now[0] += STEP_MS
            window.table.scene_.motion.tick()
    return began


def test_a_wave_reaches_the_nearest_cards_first(window: MainWindow) -> None:
    begin(window, "gateway-to-dis", House.DIS)
    theater = window.director.stager.theater
    items = [item for item in theater.scene.cards.values() if item.card.face in LINE]
    source = items[0]
    wave = wipe.Wipe(theater, source.handle, items)
    order = sorted(items, key=wave.reaches)
    away = [(item.spot.x - source.spot.x) ** 2 + (item.spot.y - source.spot.y) ** 2 for item in order]
    assert away == sorted(away) and order[0] is source
    assert wave.reaches(source) == wipe.PULSE_MS
    assert wave.reaches(order[-1]) == wipe.PULSE_MS + wipe.WAVE_MS


def test_a_wiped_board_burns_from_the_middle_outward_within_two_seconds(
    window: MainWindow, connect: Callable[..., None]
) -> None:
    card = begin(window, "gateway-to-dis", House.DIS)
    (wiped,) = (b for b in play_until(window, card, BeatKind.DESTROY, connect) if b.kind is BeatKind.DESTROY)
    assert len(wiped.cards) == 2 * len(LINE)
    scene = window.table.scene_
    assert any(isinstance(item, Sprite) for item in scene.items())
    done = list[Beat]()
    connect(window.director.beat_landed, done.append)
    window.director.skip()
    assert not any(isinstance(item, Sprite) for item in scene.items()), "any input shows the last picture"
    assert not [item for item in scene.cards.values() if item.card.face in LINE]


def test_a_theft_shows_a_hand_and_leaves_the_panel_where_it_was(
    window: MainWindow, connect: Callable[..., None]
) -> None:
    card = begin(window, "routine-job", House.SHADOWS)
    scene, moved = window.table.scene_, list[float]()
    play_until(window, card, BeatKind.STEAL, connect)
    now = [window.table.scene_.motion.now_ms]
    with patch.object(Motion, "now_ms", property(lambda _self: now[0])):
        for _ in range(30):
            QApplication.processEvents()
            now[0] += STEP_MS
            scene.motion.tick()
            moved.append(scene.panels[BO].x())
    QTest.keyClick(window.table, Qt.Key.Key_Up)
    assert not window.director.playing
    assert scene.panels[BO].pos().isNull() and scene.panels[ADA].pos().isNull()
    seat = scene.panels[BO].seat
    assert seat is not None and seat.amber == 4


@pytest.mark.parametrize(
    ("action", "house", "kind"),
    [("gateway-to-dis", House.DIS, BeatKind.DESTROY), ("routine-job", House.SHADOWS, BeatKind.STEAL)],
)
def test_both_take_no_longer_than_two_seconds(
    window: MainWindow, connect: Callable[..., None], action: str, house: House, kind: BeatKind
) -> None:
    card = begin(window, action, house)
    begun, landed = list[Beat](), list[Beat]()
    connect(window.director.beat_began, begun.append)
    connect(window.director.beat_landed, landed.append)
    window.controller.choose((f"play:{card}",))
    before = lived(window, lambda: any(beat.kind is kind for beat in begun))
    after = lived(window, lambda: any(beat.kind is kind for beat in landed))
    assert before > 0 and 400 < after < LONGEST_MS
