"""An action that another player plays stays large until it can be read, and a blow's number stands at its card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.animation import journeys
from kfdesk.desk.animation.sprites import Sprite
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.motion import Motion
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Scenario
from kfdesk.engine.terms import PLAYERS, Player
from tests.desk import scenes
from tests.desk.scripted import seats
from tests.tables import side
from tests.windows import game_of

ADA, BO = PLAYERS
STEP_MS = 40.0


@pytest.fixture
def window(same_window: MainWindow) -> Iterator[MainWindow]:
    yield same_window
    same_window.director.skip()


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 1.0, "reduced_motion": "off"}


def begin(window: MainWindow, active: Player) -> None:
    """Let Bo, whom the program plays, or Ada go on with an action in hand."""
    ada = side(name="Ada", hand=["anger"], battleline=["troll"], deck=["anger"] * 9)
    bo = side(name="Bo", hand=["anger"], battleline=["bumpsy"], deck=["anger"] * 9)
    scenario = Scenario(players=(ada, bo), house=House.BROBNAR, active=active, turn=5 + active)
    window.controller.new_game(TableSetup(seats(), 0, 0, False, bot=BO, scenario=scenario))
    window.director.skip()


def beats_last(window: MainWindow) -> tuple[float, float]:
    """Return how long the beats of a choice last, and how high the highest picture is that flies meanwhile."""
    now, highest = [0.0], 0.0
    with patch.object(Motion, "now_ms", property(lambda _self: now[0])):
        window.table.scene_.motion.tick()
        while window.director.playing:
            QApplication.processEvents()
            now[0] += STEP_MS
            window.table.scene_.motion.tick()
            flying = [item for item in window.table.scene_.items() if isinstance(item, Sprite)]
            faces = [item.sceneBoundingRect().height() for item in flying if item.zValue() == journeys.Z_READ]
            highest = max([highest, *faces])
    return now[0], highest


def test_what_the_program_plays_can_be_read(window: MainWindow) -> None:
    begin(window, BO)
    game_view = window.controller.view()
    assert game_view is not None and window.controller.asks_bot
    with patch.object(Motion, "now_ms", property(lambda _self: 0.0)):
        assert window.controller.choose_for_bot((f"play:{anger_of(window, BO)}",))
    lasted, highest = beats_last(window)
    assert lasted > journeys.READ_MS
    assert highest > 0.6 * window.table.height()


def test_what_one_plays_oneself_is_known_and_not_shown_large(window: MainWindow) -> None:
    begin(window, ADA)
    with patch.object(Motion, "now_ms", property(lambda _self: 0.0)):
        window.controller.choose((f"play:{anger_of(window, ADA)}",))
    lasted, highest = beats_last(window)
    assert lasted > 0 and highest == 0


def anger_of(window: MainWindow, player: Player) -> str:
    """Return the handle of the action in a player's hand."""
    hand = game_of(window).view(player).seats[player].hand
    assert hand is not None
    return hand[0].handle


def test_the_number_of_the_attacker_stands_where_the_attacker_comes_back_to(window: MainWindow) -> None:
    ada = side(name="Ada", battleline=["dust-imp", "krump"], deck=["anger"] * 9)
    bo = side(name="Bo", battleline=["bumpsy", "bumpsy", "bumpsy", "troll"], deck=["anger"] * 9)
    scenes.begin(window, ada, bo, open_table=True)
    window.director.skip()
    attacker, target = scenes.handle(window, "krump"), scenes.handle(window, "troll")
    home = window.table.card_rect(attacker)
    assert home is not None
    springs: list[tuple[float, float]] = []
    theater = window.director.stager.theater
    pop = theater.pop

    def watched(picture: Any, at: tuple[float, float], **given: Any) -> Any:
        springs.append(at)
        return pop(picture, at, **given)

    now = [0.0]
    with patch.object(theater, "pop", watched), patch.object(Motion, "now_ms", property(lambda _self: now[0])):
        window.controller.choose((f"fight:{attacker}",))
        window.controller.choose((f"card:{target}",)) if scenes.asked(window).kind.value != "main" else None
        while window.director.playing and not springs:
            QApplication.processEvents()
            now[0] += STEP_MS
            window.table.scene_.motion.tick()
    assert springs[0] == pytest.approx(home.center, abs=3)
