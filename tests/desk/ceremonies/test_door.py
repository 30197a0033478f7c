"""The door of the curtain: it closes over a still of what was seen, opens over what the player called may see, and
waits for nobody."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.ceremonies.curtain import Curtain
from kfdesk.desk.ceremonies.door import DOOR_MS, FASTEST, SLOWEST, Leaves
from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.starts import setup

LEFT = Qt.MouseButton.LeftButton
STEPS = (0.0, 0.02, 0.3, 0.5, 0.77, 0.99, 1.0)


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 1.0, "reduced_motion": "off", "theme": "dark"}


@pytest.fixture
def playing(window: MainWindow) -> MainWindow:
    """A game in which a player has just been called to the screen, and the motion has not begun."""
    window.controller.new_game(replace(setup(), first_player=0))
    window.ceremonies.curtain.closing.skip()
    press_space(window)
    window.ceremonies.curtain.opening.skip()
    window.controller.choose(("no",))
    assert window.controller.curtain_for is not None
    return window


def press_space(window: MainWindow) -> None:
    QTest.keyClick(window.curtain, Qt.Key.Key_Space)


def frames(leaves: Leaves, seen_of: QWidget, steps: tuple[float, ...] = STEPS) -> list[QImage]:
    """Return what is seen of a widget with the door so far closed, one picture for each step."""
    leaves.motion.stop()
    made = []
    for step in steps:
        leaves.motion.valueChanged.emit(step)
        made.append(seen_of.grab().toImage())
    return made


def close_now(window: MainWindow, until: Callable[[], bool]) -> None:
    for _ in range(100):
        QApplication.processEvents()
        if until():
            return
    raise AssertionError("the door does not move")


def test_the_door_closes_over_what_was_seen_before(window: MainWindow) -> None:
    window.controller.new_game(replace(setup(), first_player=0))
    window.ceremonies.curtain.closing.skip()
    press_space(window)
    window.ceremonies.curtain.opening.skip()
    QApplication.processEvents()
    seen = window.grab().toImage()
    window.controller.choose(("no",))
    closing = window.curtain.closing
    assert closing.moving and closing.shut == 0
    assert window.grab().toImage() == seen
    closing.skip()
    assert not closing.moving


def test_the_door_of_another_game_closes_over_the_dark_and_not_over_the_table_of_the_game_before(
    window: MainWindow,
) -> None:
    window.controller.new_game(replace(setup(), first_player=0))
    window.ceremonies.curtain.closing.skip()
    press_space(window)
    window.ceremonies.curtain.opening.skip()
    window.show_start()
    QApplication.processEvents()
    window.controller.new_game(replace(setup(), first_player=1))
    window.ceremonies.versus.end()
    assert window.curtain.closing.moving and window.curtain.closing.shut == 0
    image = window.grab().toImage()
    inner = range(40, image.width() - 40, 7)  # without the edges of the leaves and their shade
    assert len({image.pixel(x, y) for x in inner for y in range(0, image.height(), 7)}) == 1


def test_no_frame_of_the_closing_door_depends_on_the_table_below(playing: MainWindow, qtbot: Any) -> None:
    curtain = playing.curtain
    close_now(playing, lambda: curtain.closing.motion.state() == curtain.closing.motion.State.Running)
    before = frames(curtain.closing, playing)
    for hidden in (playing.pages, playing.dock, playing.menuBar()):
        hidden.hide()
    blank = QWidget(playing)
    blank.setStyleSheet("background: #ff00ff;")
    blank.setGeometry(playing.rect())
    blank.show()
    blank.stackUnder(curtain)
    assert frames(curtain.closing, playing) == before
    assert all(image.size() == playing.size() * playing.devicePixelRatioF() for image in before)


def test_what_is_seen_between_the_opening_leaves_is_what_the_player_called_may_see(playing: MainWindow) -> None:
    curtain, called = playing.curtain, playing.controller.curtain_for
    assert called is not None
    press_space(playing)
    leaves = curtain.opening
    assert leaves.moving and leaves.shut == 1 and playing.controller.viewer == called
    shown = frames(leaves, playing)
    leaves.hide()
    table = playing.grab().toImage()
    view = playing.controller.view()
    assert view is not None and view.seats[1 - called].hand is None
    width, height = playing.width(), playing.height()
    for step, image in zip(STEPS, shown, strict=True):
        edge = round(width // 2 * step) + 20  # beside the shade
        gap = QRect(QPoint(edge, 0), QPoint(width - edge - 1, height - 1))
        if gap.isValid():
            assert image.copy(gap) == table.copy(gap)


def test_the_closed_door_is_what_the_curtain_shows(playing: MainWindow) -> None:
    curtain = playing.curtain
    close_now(playing, lambda: curtain.closing.motion.state() == curtain.closing.motion.State.Running)
    (shut,) = frames(curtain.closing, playing, (1.0,))
    curtain.closing.skip()
    assert playing.grab().toImage() == shut


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_input_ends_the_motion_and_an_early_one_does_not_lift(playing: MainWindow, how: str) -> None:
    curtain = playing.curtain
    curtain.dead_time_ms = 10_000
    if how == "key":
        QTest.keyClick(curtain, Qt.Key.Key_A)
    else:
        QTest.mouseClick(curtain, LEFT)
    assert not curtain.closing.moving and curtain.isVisible()
    assert playing.controller.curtain_for is not None


def test_the_table_takes_the_click_that_ends_the_opening(playing: MainWindow) -> None:
    press_space(playing)
    opening = playing.curtain.opening
    assert opening.moving and not playing.curtain.isVisible()
    button = playing.prompt.buttons[0]
    asked = playing.controller.view().decision  # type: ignore[union-attr]
    QTest.mouseClick(button, LEFT)
    assert not opening.moving
    assert playing.controller.view().decision != asked


def test_both_motions_end_by_themselves(playing: MainWindow, qtbot: Any) -> None:
    curtain = playing.curtain
    qtbot.waitUntil(lambda: not curtain.closing.moving, timeout=5000)
    assert curtain.isVisible()
    press_space(playing)
    qtbot.waitUntil(lambda: not curtain.opening.moving, timeout=5000)
    assert not curtain.isVisible()


def test_the_start_page_is_not_seen_behind_an_opening_door(playing: MainWindow) -> None:
    press_space(playing)
    playing.show_start()
    assert not playing.curtain.opening.moving


@pytest.mark.parametrize("changes", [{"reduced_motion": "on"}, {"animation_speed": 0.0}])
def test_with_reduced_motion_the_curtain_is_there_and_gone_at_once(window: MainWindow, changes: dict[str, Any]) -> None:
    window.change_settings(**changes)
    window.controller.new_game(setup())
    assert window.curtain.isVisible() and not window.curtain.closing.moving
    press_space(window)
    assert not window.curtain.isVisible() and not window.curtain.opening.moving


def test_the_door_takes_between_three_and_five_tenths_of_a_second_at_every_speed() -> None:
    assert DOOR_MS / FASTEST >= 300 and DOOR_MS / SLOWEST <= 500


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_a_larger_window_stays_covered_while_the_door_closes(theme: str, qtbot: Any) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(640, 400)
    ground.setPalette(QPalette(QColor("#ff00ff")))
    ground.show()
    curtain = Curtain(ground)
    ui.wear(THEMES[theme])
    curtain.speed = 1.0
    curtain.lower("Bo")
    ground.resize(900, 600)
    QApplication.processEvents()
    image = ground.grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(0, 900, 9) for y in range(0, 600, 9)}
    ground.hide()  # not only when Python collects both, and the curtain has lost its parts already
    assert "#ff00ff" not in colors
