"""How a turn ends before the eyes of whoever leaves the screen: cards ready, cards are drawn, then the door closes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.table.motion import Motion
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Side
from kfdesk.engine.terms import PLAYERS, Zone
from tests.desk import scenes
from tests.tables import side, spec

ADA, BO = PLAYERS
STEP_MS = 45.0
MOST_STEPS = 80
HAND = ["krump", "anger"]


@pytest.fixture
def window(same_window: MainWindow) -> Iterator[MainWindow]:
    yield same_window
    same_window.director.skip()


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 1.0, "reduced_motion": "off", "theme": "dark"}


def sides(deck: str, theirs: str) -> tuple[Side, Side]:
    """Return the table of Ada, who has used two creatures and has two cards; only what nobody sees differs."""
    mine = side(
        name="Ada", hand=HAND, battleline=[spec("troll", ready=False), spec("bumpsy", ready=False)],
        deck=[deck] * 12,
    )  # fmt: skip
    return mine, side(name="Bo", hand=[theirs] * 4, archives=[theirs], battleline=["dextre"], deck=[theirs] * 12)


def begin(window: MainWindow, deck: str = "punch", theirs: str = "fear") -> None:
    scenes.begin(window, *sides(deck, theirs))
    window.director.skip()
    window.table.scene_.motion.finish()
    window.curtain.opening.skip()
    QApplication.processEvents()


class Clock:
    """The time of the table, turned by hand."""

    def __init__(self, window: MainWindow) -> None:
        self.ms, self._window = 0.0, window

    def turn(self) -> None:
        QApplication.processEvents()
        self.ms += STEP_MS
        self._window.table.scene_.motion.tick()
        QApplication.processEvents()


@pytest.fixture
def clock(window: MainWindow) -> Iterator[Clock]:
    made = Clock(window)
    with patch.object(Motion, "now_ms", property(lambda _self: made.ms)):
        yield made


def filmed(window: MainWindow, clock: Clock) -> list[QImage]:
    """End the turn and return what is seen of the window until the door begins to close, the still it closes over
    last."""
    window.controller.choose(("end-turn",))
    frames = list[QImage]()
    for _ in range(MOST_STEPS):
        if not window.controller.leaving:
            return [*frames, still(window)]
        frames.append(window.grab().toImage())
        clock.turn()
    raise AssertionError("the turn never ends")


def still(window: MainWindow) -> QImage:
    """Return the picture over which the door is about to close."""
    closing = window.curtain.closing
    assert closing.moving and window.curtain.isVisible()
    closing.motion.stop()
    closing.motion.valueChanged.emit(0.0)
    return window.grab().toImage()


def test_cards_ready_and_are_drawn_facedown_before_the_door_closes(
    window: MainWindow, clock: Clock, connect: Callable[..., None]
) -> None:
    begin(window)
    began = list[Beat]()
    connect(window.director.beat_began, began.append)
    scene = window.table.scene_
    turned = [item for item in scene.cards.values() if item.spot.turned]
    assert len(turned) == 2
    window.controller.choose(("end-turn",))
    assert window.controller.leaving and not window.curtain.isVisible()
    assert window.controller.curtain_for == BO and window.controller.viewer is None
    drawn, stands = list[int](), list[bool]()
    while window.controller.leaving:
        hand = [item.card.face for item in scene.cards.values() if item.spot.zone is Zone.HAND]
        assert set(hand) <= {*HAND, None}
        drawn.append(hand.count(None))
        stands.append(not any(item.spot.turned for item in turned))
        clock.turn()
    assert [beat.kind for beat in began] == [BeatKind.READY, BeatKind.DRAW]
    assert drawn[0] == 0 and drawn[-1] == 4
    assert stands[-1] and stands.index(True) < drawn.index(4)
    assert window.curtain.isVisible() and window.curtain.closing.moving


def test_no_picture_depends_on_a_card_that_whoever_leaves_did_not_know(window: MainWindow, clock: Clock) -> None:
    """The cards that are drawn, both decks, the other hand and its archives are other ones: every picture is the same,
    that over which the door closes too."""
    begin(window)
    dealt = filmed(window, clock)
    window.curtain.closing.skip()
    begin(window, "pingle-who-annoys", "three-fates")
    clock.ms = 0.0
    otherwise = filmed(window, clock)
    assert len(dealt) > 8
    assert len({bytes(image.constBits()) for image in dealt}) > 8
    assert dealt == otherwise


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_input_lets_the_curtain_fall_at_once(window: MainWindow, how: str) -> None:
    begin(window)
    window.curtain.dead_time_ms = 10_000
    window.controller.choose(("end-turn",))
    assert window.controller.leaving
    if how == "key":
        QTest.keyClick(window.table, Qt.Key.Key_Up)
    else:
        QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton)
    assert not window.controller.leaving and window.curtain.isVisible()
    assert window.controller.curtain_for == BO


def test_nothing_can_be_done_while_the_turn_ends(window: MainWindow) -> None:
    begin(window)
    window.controller.choose(("end-turn",))
    journal = window.controller.journal
    view = window.controller.view()
    assert view is not None and view.decision is None and all(seat.hand is None for seat in view.seats)
    assert window.prompt.decision is None and not window.prompt.end_turn.isVisible()
    window.controller.choose(("house:dis",))
    assert window.controller.journal == journal and window.controller.leaving


def test_the_curtain_that_waited_covers_no_other_page_and_is_there_again_at_the_table(window: MainWindow) -> None:
    begin(window)
    window.controller.choose(("end-turn",))
    assert window.controller.leaving
    window.show_start()
    assert not window.controller.leaving and not window.curtain.isVisible()
    window.show_table()
    assert window.curtain.isVisible()


def test_a_turn_that_is_taken_back_while_it_ends_goes_on(window: MainWindow) -> None:
    begin(window)
    window.controller.choose(("end-turn",))
    assert window.controller.leaving
    window.controller.undo()
    QApplication.processEvents()
    assert window.curtain.isVisible() and window.controller.curtain_for == ADA
    window.controller.lift_curtain()
    view = window.controller.view()
    assert view is not None and view.decision is not None and "end-turn" in view.decision.keys()
    assert view.viewer == ADA


def test_whoever_is_called_may_come_at_once(window: MainWindow) -> None:
    begin(window)
    window.controller.choose(("end-turn",))
    window.controller.lift_curtain()
    view = window.controller.view()
    assert view is not None and view.viewer == BO and not window.curtain.isVisible()
    hands = [item.card for item in window.table.scene_.cards.values() if item.spot.zone is Zone.HAND]
    assert {card.owner for card in hands} == {BO} and all(card.face == "fear" for card in hands)
