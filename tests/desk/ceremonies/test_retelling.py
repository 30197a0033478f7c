"""What happened while a player was away from the screen runs once as a film when the curtain is lifted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk import texts as s
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.keyboard.place_keys import END_TURN
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.recap import MOST_RETOLD_MS
from kfdesk.desk.table.motion import Motion
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.preferences import PreferencesDialog
from kfdesk.engine.terms import PLAYERS
from tests.desk import scenes
from tests.desk.ceremonies.test_leaving import Clock
from tests.desk.ceremonies.test_leaving import clock as clock  # noqa: PLC0414 - a fixture
from tests.tables import side

ADA, BO = PLAYERS
MOST_STEPS = 160


@pytest.fixture
def window(same_window: MainWindow) -> Iterator[MainWindow]:
    yield same_window
    same_window.director.skip()


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 1.0, "reduced_motion": "off", "theme": "dark"}


def choose(window: MainWindow, *keys: str) -> None:
    for key in keys:
        window.director.skip()
        window.controller.choose((key,))
    window.director.skip()


def bo_plays(window: MainWindow, hidden: str = "fear", deck: str = "punch") -> None:
    """Let Ada end her turn and Bo reap, play a creature and end his; Ada is called to the screen.

    `hidden` is what else Bo holds, `deck` what both draw later.
    """
    mine = side(name="Ada", hand=["anger"] * 6, battleline=["troll"], deck=[deck] * 12)
    theirs = side(
        name="Bo", hand=["krump", *[hidden] * 5], archives=[hidden], battleline=["bumpsy"], deck=[deck] * 12
    )  # fmt: skip
    scenes.begin(window, mine, theirs)
    choose(window, "end-turn")
    window.controller.lift_curtain()
    choose(
        window,
        "house:brobnar",
        "no",
        f"reap:{scenes.handle(window, 'bumpsy')}",
        f"play:{scenes.handle(window, 'krump')}",
    )
    choose(window, "slot:0", "end-turn")
    assert window.controller.curtain_for == ADA
    window.curtain.closing.skip()


def lift(window: MainWindow) -> None:
    QTest.keyClick(window.curtain, Qt.Key.Key_Space)
    window.curtain.opening.skip()


def film(window: MainWindow, clock: Clock) -> list[QImage]:
    """Return what is seen of the window while the film runs."""
    frames = list[QImage]()
    for _ in range(MOST_STEPS):
        if not window.director.playing:
            return frames
        frames.append(window.grab().toImage())
        _wait_for_start(window)
        clock.turn()
    raise AssertionError("the film never ends")


def _wait_for_start(window: MainWindow) -> None:
    """Begin at once: the time in which the table is taken in is the window's, not the table's."""
    starts = window.director.starts
    if starts.isActive():
        starts.stop()
        starts.timeout.emit()


def test_the_other_players_turn_is_shown_once_from_the_table_that_was_left(
    window: MainWindow, clock: Clock, connect: Callable[..., None]
) -> None:
    bo_plays(window)
    began = list[Beat]()
    connect(window.director.beat_began, began.append)
    lift(window)
    assert window.director.retells and window.prompt.text.text() == s.RETOLD.en
    assert window.prompt.decision is None and not window.curtain.isVisible()
    scene = window.table.scene_
    before = {item.card.face for item in scene.cards.values() if item.card.controller == BO}
    assert before == {"bumpsy"}
    begun_ms = clock.ms
    film(window, clock)
    kinds = [beat.kind for beat in began]
    own_turn = [BeatKind.HOUSE]  # Ada has cards of one house only
    assert kinds == [BeatKind.HOUSE, BeatKind.REAP, BeatKind.PLAY, BeatKind.READY, BeatKind.DRAW, *own_turn]
    assert 1000 < clock.ms - begun_ms < MOST_RETOLD_MS + 1000
    assert {item.card.face for item in scene.cards.values() if item.card.controller == BO} == {"bumpsy", "krump"}
    assert window.prompt.decision is not None and window.prompt.decision.player == ADA
    assert not any(card for beat in began if beat.kind is BeatKind.DRAW and beat.player == BO for card in beat.cards)


def test_no_picture_of_the_film_depends_on_what_this_player_may_not_know(window: MainWindow, clock: Clock) -> None:
    """The other hand, its archives and what Bo drew are other cards: every picture is the same."""
    films = []
    for hidden in ("fear", "gateway-to-dis"):
        bo_plays(window, hidden)
        clock.ms = 0.0
        lift(window)
        films.append(film(window, clock))
    dealt, otherwise = films
    assert len({bytes(image.constBits()) for image in dealt}) > 20
    assert dealt == otherwise


@pytest.mark.parametrize("keys", ["1", "R", "Esc", END_TURN])
def test_a_key_with_a_meaning_ends_the_film_and_chooses_nothing(window: MainWindow, keys: str) -> None:
    bo_plays(window)
    lift(window)
    window.prompt.dead_time_ms = 60_000
    journal = len(window.controller.journal)
    assert window.director.retells
    pressed = QKeySequence(keys)[0]  # type: ignore[index]
    QTest.keyClick(window.windowHandle(), pressed.key(), pressed.keyboardModifiers())
    assert not window.director.playing and window.prompt.decision is not None
    assert len(window.controller.journal) == journal


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_input_shows_the_table_as_it_is(window: MainWindow, how: str) -> None:
    bo_plays(window)
    lift(window)
    assert window.director.retells
    if how == "key":
        QTest.keyClick(window.table, Qt.Key.Key_Up)
    else:
        QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)
    assert not window.director.playing
    assert window.table.scene_.shown_view is window.controller.view()
    assert window.prompt.decision is not None


@pytest.mark.parametrize("changes", [{"retell": False}, {"reduced_motion": "on"}, {"animation_speed": 0.0}])
def test_it_is_off_by_choice_and_without_motion(window: MainWindow, changes: dict[str, Any]) -> None:
    window.change_settings(**changes)
    bo_plays(window)
    lift(window)
    assert not window.director.retells
    window.director.skip()  # what happened in Ada's own turn
    assert window.prompt.decision is not None and window.table.scene_.shown_view is window.controller.view()


def test_what_was_taken_back_is_not_shown(window: MainWindow) -> None:
    bo_plays(window)
    window.controller.lift_curtain()
    window.director.skip()
    choose(window, "house:brobnar") if scenes.asked(window).kind.value == "house" else None
    window.controller.undo_turn()
    while window.controller.viewer != ADA or scenes.view(window).turn != 5:
        window.controller.undo()
        window.controller.lift_curtain()
        assert not window.director.retells
    assert scenes.asked(window).player == ADA
    QApplication.processEvents()


def test_the_setting_is_in_the_dialog(window: MainWindow) -> None:
    dialog = PreferencesDialog(window.settings, window)
    changed = list[DeskSettings]()
    dialog.changed.connect(changed.append)
    dialog.retell.click()
    assert changed[-1].retell is False
    dialog.close()


def test_a_film_of_the_turn_is_no_longer_than_five_seconds(window: MainWindow, clock: Clock) -> None:
    """Many creatures reap: what is minor is left out, and all is shown faster."""
    mine = side(name="Ada", hand=["anger"] * 6, battleline=["troll"], deck=["punch"] * 12)
    theirs = side(name="Bo", hand=["krump"] * 6, battleline=["bumpsy"] * 9, deck=["punch"] * 12)
    scenes.begin(window, mine, theirs)
    choose(window, "end-turn")
    window.controller.lift_curtain()
    choose(window, "house:brobnar")
    for nth in range(9):
        choose(window, f"reap:{scenes.handle(window, 'bumpsy', nth)}")
    choose(window, "end-turn")
    window.curtain.closing.skip()
    lift(window)
    with patch.object(Motion, "now_ms", property(lambda _self: clock.ms)):
        begun_ms = clock.ms
        film(window, clock)
    assert clock.ms - begun_ms < 5000
