"""Check! is called by a bell: once, after the curtain and the beats, and gone as soon as it is not true any more."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from kfdesk.desk.animation.sprites import Sprite
from kfdesk.desk.ceremonies.bell import BellCall
from kfdesk.desk.layout.panel_contents import keys_to_forge
from kfdesk.desk.layout.places import Rect
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import SetAmber
from kfdesk.engine.terms import COLORS, KeyColor, Player
from kfdesk.text.second_person import SpokenTo
from tests.desk.samples import seat
from tests.desk.scenes import asked, begin, view
from tests.tables import side

ADA, BO = Player(0), Player(1)
STEP_5 = "turn/step-5-draw-cards"


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def bell(window: MainWindow) -> BellCall:
    return window.ceremonies.check.bell


def end_turn(window: MainWindow, *, open_table: bool, amber: int = 7, **settings: Any) -> None:
    """Let Ada end her turn with so much Æmber."""
    if settings:
        window.change_settings(**settings)
    begin(window, side(amber=amber, hand=["anger"], deck=["troll"] * 6), side(deck=["troll"] * 6, hand=["punch"] * 6),
          open_table=open_table)  # fmt: skip
    window.controller.choose(("end-turn",))
    QApplication.processEvents()


@pytest.mark.rule(STEP_5)
def test_the_bell_calls_beside_the_panel_of_whoever_can_forge(window: MainWindow, qtbot: Any) -> None:
    end_turn(window, open_table=True)
    called = bell(window)
    assert called.isVisible() and called.words == ("Check!", "Ada can afford a key")
    assert called.accessibleName() == "Check! Ada can afford a key"
    layout = window.table.scene_.layout_
    assert layout is not None
    panel = layout.sides[ADA].panel.frame
    assert called.x() >= panel.right and panel.y <= called.geometry().center().y() <= panel.bottom
    assert window.overlays.rect().contains(called.geometry())
    assert called.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_the_bell_covers_no_creature_where_there_is_room_beside_the_panel(window: MainWindow) -> None:
    end_turn(window, open_table=True)
    called, layout = bell(window), window.table.scene_.layout_
    assert layout is not None
    panel = layout.sides[ADA].panel.frame
    called.call("Ada", panel, speed=0, moves=False)
    usual = called.geometry()
    line = QRect(0, usual.bottom() - 15, window.width(), 200)
    called.call("Ada", panel, [Rect(line.x(), line.y(), line.width(), line.height())], speed=0, moves=False)
    covered = [place.intersected(line).height() for place in (usual, called.geometry())]
    assert covered[1] < covered[0]


def test_the_bell_speaks_to_who_is_spoken_to(window: MainWindow) -> None:
    called = bell(window)
    window.change_settings(interface_language="de")
    for name, words in ((SpokenTo("You"), "Du kannst dir einen Schlüssel leisten"),
                        ("Ada", "Ada kann sich einen Schlüssel leisten")):  # fmt: skip
        called.call(name, Rect(0, 0, 100, 100), speed=0, moves=False)
        assert called.words == ("Check!", words)
    window.change_settings(interface_language="en")


@pytest.mark.rule(STEP_5)
def test_without_the_amber_for_a_key_nothing_is_called(window: MainWindow) -> None:
    end_turn(window, open_table=True, amber=5)
    assert not bell(window).isVisible()


@pytest.mark.rule(STEP_5)
def test_the_curtain_comes_first_and_the_bell_calls_when_it_lifts(window: MainWindow) -> None:
    end_turn(window, open_table=False)
    assert window.curtain.isVisible() and not bell(window).isVisible()
    window.controller.lift_curtain()
    assert not window.curtain.isVisible() and bell(window).isVisible()


def test_a_curtain_that_falls_ends_the_call(window: MainWindow) -> None:
    end_turn(window, open_table=False)
    window.controller.lift_curtain()
    assert bell(window).isVisible()
    window.controller.undo()
    assert window.curtain.isVisible() and not bell(window).isVisible()
    window.controller.lift_curtain()
    assert not bell(window).isVisible(), "the turn is not over any more"


def test_undo_takes_the_call_back_and_redo_calls_again(window: MainWindow) -> None:
    end_turn(window, open_table=True)
    window.controller.undo()
    assert view(window).active == ADA and view(window).seats[ADA].check
    assert not bell(window).isVisible()
    window.controller.redo()
    assert bell(window).isVisible()


@pytest.mark.rule(STEP_5)
def test_the_call_and_its_marks_go_when_it_is_no_longer_true(window: MainWindow) -> None:
    end_turn(window, open_table=True)
    window.controller.choose(asked(window).keys()[:1])
    face = QAccessible.queryAccessibleInterface(window.table)
    said = "Check! Ada has 7 Æmber, and a key costs 6: one is forged at the start of Ada’s turn."
    assert bell(window).isVisible() and face.text(QAccessible.Text.Description) == said
    assert window.controller.adjust(SetAmber(player=ADA, amount=2))
    assert not bell(window).isVisible()
    assert face.text(QAccessible.Text.Description) == ""


def test_the_call_is_short_and_the_sign_on_the_panel_lasts(window: MainWindow, qtbot: Any) -> None:
    end_turn(window, open_table=True, animation_speed=4.0, reduced_motion="off")
    qtbot.waitUntil(lambda: bell(window).isVisible(), timeout=4000)
    qtbot.waitUntil(lambda: not bell(window).isVisible(), timeout=4000)
    panel = window.table.scene_.panels[ADA]
    tips = [each.toolTip() for each in panel.childItems() if each.isVisible()]
    assert any(tip.startswith("Check! Ada has 7 Æmber") for tip in tips)
    looks = (laid.piece.shows for laid in panel.shown)
    shown = [found for found in looks if isinstance(found, tuple) and found[0] in COLORS]
    assert [found[-1] for found in shown] == [True, True, True], "each key that may be forged next bears the mark"


@pytest.mark.parametrize("motion", ["off", "on"], ids=["with motion", "reduced motion"])
def test_the_bell_swings_and_rings_open_only_where_things_may_move(window: MainWindow, qtbot: Any, motion: str) -> None:
    end_turn(window, open_table=True, animation_speed=1.0, reduced_motion=motion)
    window.director.skip()
    called, scene = bell(window), window.table.scene_
    assert called.isVisible() and scene.layout_ is not None
    places = {key.center for key in scene.layout_.sides[ADA].panel.keys}
    sprites = [item for item in scene.items() if isinstance(item, Sprite)]
    rings = [sprite for sprite in sprites if (sprite.pos().x(), sprite.pos().y()) in places]
    if motion == "on":
        assert called.angle == 0 and rings == []
        return
    assert len(rings) == 9, "three for each key that can be forged"
    assert {(ring.pos().x(), ring.pos().y()) for ring in rings} == places
    angles: list[float] = []

    def swings_both_ways() -> bool:
        angles.append(called.angle)
        return max(angles) > 5 and min(angles) < -5

    qtbot.waitUntil(swings_both_ways, timeout=3000)


def test_another_game_or_room_ends_the_call(window: MainWindow) -> None:
    for leave in (window.show_start, lambda: begin(window, side(), open_table=True)):
        end_turn(window, open_table=True)
        assert bell(window).isVisible()
        leave()
        assert not bell(window).isVisible()


@pytest.mark.rule("glossary/keys")
def test_the_keys_to_forge_are_those_missing_then_a_colorless_one() -> None:
    assert keys_to_forge(seat(0)) == COLORS
    assert keys_to_forge(seat(0, keys=(KeyColor.RED,))) == (KeyColor.BLUE, KeyColor.YELLOW)
    assert keys_to_forge(seat(0, keys=COLORS, keys_to_win=4)) == (KeyColor.COLORLESS,)
    assert keys_to_forge(seat(0, keys=COLORS)) == ()
