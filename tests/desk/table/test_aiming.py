"""Aiming in the program's window, with real mouse events: arrow, drops on targets, forecasts, why a card cannot act."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.table import dropped_outside
from kfdesk.desk.table.forecast_marks import SKULL, ForecastMark
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import DecisionKind, Zone
from tests.desk import mouse
from tests.desk.scenes import asked, begin, handle, middle, view
from tests.tables import side, spec


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def marks(window: MainWindow) -> dict[Rect, tuple[ForecastMark, ...]]:
    return {plate.place: plate.lines for plate in window.table.aim.marks.plates}


def marks_on(window: MainWindow, id_: str, nth: int = 0) -> tuple[ForecastMark, ...]:
    rect = window.table.card_rect(handle(window, id_, nth))
    assert rect is not None
    return marks(window).get(rect, ())


def wait_for_forecast(window: MainWindow, qtbot: Any) -> None:
    qtbot.waitUntil(lambda: bool(window.table.aim.marks.plates), timeout=3000)


def zone_of(window: MainWindow, id_: str) -> str:
    return next(str(card.zone) for card in every_card(view(window)) if card.id == id_)


def punched(window: MainWindow) -> None:
    begin(window, side(hand=["punch", "anger"], battleline=["troll"]), side(battleline=["batdrone", "umbra"]))


def choosing(window: MainWindow) -> None:
    """Punch asks for its target."""
    punched(window)
    window.controller.choose((f"play:{handle(window, 'punch')}",))
    assert asked(window).kind is DecisionKind.CARD


# The arrow ----------------------------------------------------------------------------------------


def test_while_a_target_is_chosen_an_arrow_leads_from_the_card_that_asks_to_the_pointer(window: MainWindow) -> None:
    choosing(window)
    arrow = window.table.aim.arrow
    mouse.move(window.table, (300.0, 300.0))
    assert arrow.isVisible() and not arrow.sure
    assert (arrow.end.x(), arrow.end.y()) == (300.0, 300.0)
    start = window.table.card_rect(handle(window, "punch"))
    assert start is not None and (arrow.start.x(), arrow.start.y()) == start.center


def test_the_arrow_snaps_to_what_can_be_chosen_and_goes_when_it_is(window: MainWindow) -> None:
    choosing(window)
    arrow = window.table.aim.arrow
    x, y = middle(window, "batdrone")
    mouse.move(window.table, (x + 20, y + 25))
    rect = window.table.card_rect(handle(window, "batdrone"))
    assert rect is not None and arrow.isVisible() and arrow.sure
    assert rect.contains(arrow.end.x(), arrow.end.y()) and arrow.end.x() != x + 20
    mouse.click(window.table, (x + 20, y + 25))
    assert asked(window).kind is DecisionKind.MAIN and not arrow.isVisible()


@pytest.mark.parametrize("end", [(900.0, 60.0), (120.0, 40.0), (520.0, 30.0), (960.0, 560.0)])
def test_an_arrow_across_the_table_has_little_of_it_painted_again(window: MainWindow, end: tuple[float, float]) -> None:
    choosing(window)
    arrow = window.table.aim.arrow
    arrow.point(QPointF(80, 600), QPointF(*end), sure=True)
    places = arrow.places()
    size = window.table.viewport().size()
    assert sum(place.width() * place.height() for place in places) < 0.2 * size.width() * size.height()
    for one, other in pairwise(places):
        assert not one.intersects(other), "what lies in both would be drawn twice"
    drawn = QImage(size, QImage.Format.Format_ARGB32)
    drawn.fill(0)
    painter = QPainter(drawn)
    arrow.draw(painter)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    for place in places:
        painter.fillRect(place, 0)
    painter.end()
    empty = QImage(size, QImage.Format.Format_ARGB32)
    empty.fill(0)
    assert drawn == empty, "a part of the arrow lies outside of its strips"


def test_without_a_question_there_is_no_arrow(window: MainWindow) -> None:
    punched(window)
    mouse.move(window.table, middle(window, "batdrone"))
    assert not window.table.aim.arrow.isVisible()


@pytest.mark.rule("glossary/fight")
def test_a_creature_dragged_onto_an_enemy_shows_the_fight_before_it_is_let_go(window: MainWindow, qtbot: Any) -> None:
    punched(window)
    arrow = window.table.aim.arrow
    start = middle(window, "troll")
    mouse.carry(window.table, start, middle(window, "batdrone"))
    assert arrow.isVisible() and arrow.sure and (arrow.start.x(), arrow.start.y()) == start
    wait_for_forecast(window, qtbot)
    assert marks_on(window, "batdrone")[0] == ForecastMark(SKULL)
    assert marks_on(window, "troll") == (ForecastMark("damage", "−2"),)
    mouse.release(window.table, middle(window, "batdrone"))
    assert zone_of(window, "batdrone") == "discard"
    assert not arrow.isVisible() and not marks(window)


def test_escape_takes_arrow_and_forecast_away_with_the_drag(window: MainWindow, qtbot: Any) -> None:
    punched(window)
    mouse.carry(window.table, middle(window, "troll"), middle(window, "batdrone"))
    wait_for_forecast(window, qtbot)
    window.table.call_off()
    assert not window.table.aim.arrow.isVisible() and not marks(window)


# Drops on targets ---------------------------------------------------------------------------------


def test_an_action_dropped_on_a_card_it_can_target_is_played_and_chooses_it(window: MainWindow) -> None:
    punched(window)
    mouse.drag(window.table, middle(window, "punch"), middle(window, "batdrone"))
    assert asked(window).kind is DecisionKind.MAIN
    assert zone_of(window, "batdrone") == "discard" and zone_of(window, "punch") == "discard"


def test_an_action_dropped_on_a_card_it_cannot_target_says_why_and_is_not_played(window: MainWindow) -> None:
    begin(window, side(hand=["punch"], battleline=["troll"], artifacts=["cannon"]), side(battleline=["batdrone"]))
    mouse.drag(window.table, middle(window, "punch"), middle(window, "cannon"))
    assert window.controller.journal == ()
    refusal = window.overlays.refusal
    assert refusal.isVisible() and "Cannon is not a creature." in refusal.text.text()


def test_an_action_with_one_target_only_is_not_played_by_a_drop_on_another_card(window: MainWindow) -> None:
    begin(window, side(hand=["punch"], artifacts=["cannon"]), side(battleline=["batdrone"]))
    mouse.drag(window.table, middle(window, "punch"), middle(window, "cannon"))
    assert window.controller.journal == () and window.overlays.refusal.isVisible()
    mouse.drag(window.table, middle(window, "punch"), middle(window, "batdrone"))
    assert zone_of(window, "batdrone") == "discard"


def test_an_action_without_a_target_is_played_wherever_on_the_cloth_it_is_dropped(window: MainWindow) -> None:
    begin(window, side(hand=["warsong"]), side(battleline=["batdrone", "umbra"]))
    mouse.drag(window.table, middle(window, "warsong"), middle(window, "batdrone"))
    assert zone_of(window, "warsong") == "discard"


def test_an_action_that_cannot_be_played_says_so_when_it_is_dropped_on_a_card(window: MainWindow) -> None:
    begin(window, side(hand=["nerve-blast"], battleline=["troll"]), side(battleline=["batdrone"]))
    mouse.drag(window.table, middle(window, "nerve-blast"), middle(window, "batdrone"))
    assert window.controller.journal == () and window.overlays.refusal.isVisible()
    assert "house" in window.overlays.refusal.text.text()


def test_an_artifact_dropped_on_a_card_is_used_on_it(window: MainWindow) -> None:
    begin(window, side(artifacts=["cannon"]), side(battleline=["batdrone", "umbra"]))
    mouse.drag(window.table, middle(window, "cannon"), middle(window, "umbra"))
    assert zone_of(window, "umbra") == "discard"


@pytest.mark.parametrize("artifacts", [0, 1, 8])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_every_drop_is_a_play_a_question_or_a_refusal_with_a_reason(
    window: MainWindow, artifacts: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    row = ["cannon"] * artifacts
    begin(window, side(hand=["punch"], battleline=["troll"] * 3, artifacts=row), side(battleline=["batdrone"] * 3))
    layout = window.table.scene_.layout_
    assert layout is not None
    mine, theirs = layout.sides
    places = [mine.artifacts.center, mine.battleline.center, (mine.battleline.x + 3, mine.artifacts.bottom - 2),
              theirs.artifacts.center, theirs.hand.center, mine.panel.frame.center,
              mine.piles[Zone.DECK].center, mine.piles[Zone.PURGED].center, layout.playing.center]  # fmt: skip
    for place in places:
        window.overlays.refusal.hide()
        mouse.drag(window.table, middle(window, "punch"), place)
        refused = window.overlays.refusal.isVisible() and bool(window.overlays.refusal.text.text())
        assert refused != bool(window.controller.journal), place
        while window.controller.journal:
            window.controller.undo()


def test_a_card_dropped_where_it_means_nothing_hears_where_it_would(window: MainWindow) -> None:
    mine = side(hand=["punch", "blood-of-titans"], battleline=["troll"], artifacts=["cannon"])
    begin(window, mine, side(battleline=["batdrone"]))
    layout = window.table.scene_.layout_
    assert layout is not None
    purged = layout.sides[0].piles[Zone.PURGED].center
    said = {
        "punch": dropped_outside.HAND,
        "blood-of-titans": dropped_outside.UPGRADE,
        "troll": dropped_outside.CREATURE,
        "cannon": dropped_outside.ARTIFACT,
    }
    for id_, words in said.items():
        mouse.drag(window.table, middle(window, id_), purged)
        assert window.overlays.refusal.text.text() == words.en
    window.overlays.refusal.hide()
    for id_, home in (("punch", layout.sides[0].hand), ("troll", layout.sides[0].battleline)):
        mouse.drag(window.table, middle(window, id_), (home.x + 5, home.center[1]))
        assert not window.overlays.refusal.isVisible(), "it was only laid back"
    assert window.controller.journal == ()


def test_over_bare_cloth_no_question_mark_is_shown(window: MainWindow, qtbot: Any) -> None:
    punched(window)
    layout = window.table.scene_.layout_
    assert layout is not None
    mouse.carry(window.table, middle(window, "punch"), layout.sides[0].artifacts.center)
    assert window.table.aim.timer.isActive()
    qtbot.waitUntil(lambda: not window.table.aim.timer.isActive(), timeout=3000)
    assert not any(plate.why for plate in window.table.aim.marks.plates)
    mouse.release(window.table, layout.sides[0].artifacts.center)
    assert not window.table.aim.timer.isActive() and not window.table.aim.marks.plates


@pytest.mark.parametrize("by", [-9, 14])
def test_a_drag_goes_on_when_the_window_makes_room_for_other_words(window: MainWindow, by: int) -> None:
    punched(window)
    table = window.table
    mouse.carry(table, middle(window, "punch"), middle(window, "troll"))
    table.resize(table.width(), table.height() + by)
    assert table.scene_.dragged == handle(window, "punch")
    to = middle(window, "batdrone")
    mouse.move(table, to, held=mouse.LEFT)
    mouse.release(table, to)
    assert zone_of(window, "batdrone") == "discard"
    assert table.scene_.dragged is None


def test_a_press_on_a_card_is_a_click_though_the_table_was_laid_out_anew_meanwhile(window: MainWindow) -> None:
    punched(window)
    mouse.press(window.table, middle(window, "troll"))
    window.table.resize(window.table.width(), window.table.height() - 9)
    mouse.release(window.table, middle(window, "troll"))
    assert window.table.menu.open


# Forecasts ----------------------------------------------------------------------------------------


def test_over_a_target_the_table_shows_what_choosing_it_would_do(window: MainWindow, qtbot: Any) -> None:
    choosing(window)
    mouse.move(window.table, middle(window, "batdrone"))
    assert not marks(window), "only after a pause"
    wait_for_forecast(window, qtbot)
    assert marks_on(window, "batdrone") == (ForecastMark(SKULL), ForecastMark("damage", "−3"))
    mouse.move(window.table, middle(window, "troll"))
    assert not marks(window)


def test_a_creature_that_would_be_destroyed_has_the_only_plate_of_its_stack(window: MainWindow, qtbot: Any) -> None:
    target = spec("batdrone", upgrades=(spec("way-of-the-bear"),))
    begin(window, side(hand=["punch"], battleline=["troll"]), side(battleline=[target, "umbra"]))
    window.controller.choose((f"play:{handle(window, 'punch')}",))
    mouse.move(window.table, middle(window, "batdrone"))
    wait_for_forecast(window, qtbot)
    assert [plate.lines for plate in window.table.aim.marks.plates] == [marks_on(window, "batdrone")]
    assert ForecastMark(SKULL) in marks_on(window, "batdrone")


def test_over_a_line_of_the_menu_the_pool_shows_what_it_would_bring(window: MainWindow, qtbot: Any) -> None:
    punched(window)
    mouse.click(window.table, middle(window, "troll"))
    menu = window.table.menu
    at = next(i for i, entry in enumerate(menu.entries) if entry.key.startswith("reap"))
    mouse.move(window.table, menu.row(at).center)
    wait_for_forecast(window, qtbot)
    assert list(marks(window).values()) == [(ForecastMark("amber", "+1"),)]


def test_what_nobody_can_know_is_a_question_mark(window: MainWindow, qtbot: Any) -> None:
    punched(window)
    mouse.click(window.table, middle(window, "troll"))
    menu = window.table.menu
    at = next(i for i, entry in enumerate(menu.entries) if entry.key.startswith("fight"))
    mouse.move(window.table, menu.row(at).center)
    wait_for_forecast(window, qtbot)
    (plate,) = window.table.aim.marks.plates
    assert plate.lines == (ForecastMark("", "?"),), "whom it fights is still to be chosen"
    assert plate.why is not None and plate.why.say("en") == "then someone chooses"
    assert plate.place.bottom <= menu.frame.y + 4, "the menu lies above it and would hide it"


def test_the_arrow_keys_tell_what_a_line_of_the_menu_does_as_the_pointer_does(
    window: MainWindow, connect: Callable[..., None], qtbot: Any
) -> None:
    punched(window)
    table, menu = window.table, window.table.menu
    said: list[str] = []
    while table.focus_stop is None or table.focus_stop.name != handle(window, "troll"):
        qtbot.keyClick(table, Qt.Key.Key_Up)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    while not menu.entries[menu.lit].key.startswith("reap"):
        qtbot.keyClick(table, Qt.Key.Key_Down)
    assert table.choosing.line_lit() == "Reap with Troll"
    connect(table.aim.told, said.append)
    wait_for_forecast(window, qtbot)
    assert list(marks(window).values()) == [(ForecastMark("amber", "+1"),)] and said == ["Ada: 1 Æmber"]
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert not menu.open and not marks(window), "what a closed menu would do is told no more"


def test_escape_lets_the_ring_and_what_it_aims_at_go(window: MainWindow, qtbot: Any) -> None:
    choosing(window)
    qtbot.keyClick(window.table, Qt.Key.Key_Up)
    assert window.table.focus_stop is not None and window.table.aim.arrow.isVisible()
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.table.focus_stop is None and not window.table.aim.arrow.isVisible()


def test_a_hidden_ring_comes_back_to_its_place_but_not_in_the_next_game(window: MainWindow, qtbot: Any) -> None:
    def walked(key: Qt.Key) -> Any:
        qtbot.keyClick(window.table, key)
        stop = window.table.focus_stop
        assert stop is not None
        return stop.kind, stop.name

    choosing(window)
    first, second = walked(Qt.Key.Key_Up), walked(Qt.Key.Key_Up)
    assert first != second
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert walked(Qt.Key.Key_Up) == second
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    choosing(window)
    assert walked(Qt.Key.Key_Up) == first


def test_armor_and_a_ward_are_shields(window: MainWindow, qtbot: Any) -> None:
    enemies = ["bulwark", spec("batdrone", warded=True)]
    begin(window, side(battleline=["troll"]), side(battleline=enemies))
    mouse.carry(window.table, middle(window, "troll"), middle(window, "bulwark"))
    wait_for_forecast(window, qtbot)
    assert "armor" in {line.icon for line in marks_on(window, "bulwark")}
    mouse.move(window.table, middle(window, "batdrone"), held=mouse.LEFT)
    wait_for_forecast(window, qtbot)
    assert marks_on(window, "batdrone") == (ForecastMark("ward", "−1"),)
    window.table.call_off()


def test_a_forecast_is_told_in_words_too(window: MainWindow, connect: Callable[..., None], qtbot: Any) -> None:
    choosing(window)
    heard: list[str] = []
    connect(window.table.aim.told, heard.append)
    mouse.move(window.table, middle(window, "batdrone"))
    wait_for_forecast(window, qtbot)
    window.change_settings(interface_language="de")
    mouse.move(window.table, middle(window, "troll"))
    wait_for_forecast(window, qtbot)
    assert heard == ["Batdrone: destroyed, 3 damage", "Troll: 3 Schaden"]


@pytest.mark.rule("glossary/fight")
def test_the_keyboard_aims_as_the_mouse_does(window: MainWindow, qtbot: Any) -> None:
    choosing(window)
    theirs = {handle(window, "batdrone"), handle(window, "umbra")}
    for _ in range(8):
        qtbot.keyClick(window.table, Qt.Key.Key_Up)
        stop = window.table.focus_stop
        if stop is not None and stop.name in theirs:
            break
    assert window.table.aim.arrow.sure and window.table.focus_stop is not None
    wait_for_forecast(window, qtbot)
    assert ForecastMark(SKULL) in marks(window)[window.table.focus_stop.place]


def test_behind_the_curtain_nothing_is_foretold(window: MainWindow) -> None:
    begin(window, side(battleline=["troll"]), side(battleline=["krump"]))
    keys = (f"reap:{handle(window, 'troll')}",)
    assert window.controller.forecast_view.forecast(keys) is not None
    window.controller.choose(("end-turn",))
    assert window.controller.curtain_for is not None
    assert window.controller.forecast_view.forecast((f"reap:{handle(window, 'krump')}",)) is None


# Why not ------------------------------------------------------------------------------------------


def test_the_first_click_on_a_card_that_cannot_act_says_why_above_that_card(window: MainWindow) -> None:
    begin(window, side(hand=["nerve-blast", "punch"], battleline=["troll"]))
    at = middle(window, "nerve-blast")
    mouse.click(window.table, at)
    refusal = window.overlays.refusal
    assert not window.table.menu.open and refusal.isVisible() and refusal.text.text()
    card = window.table.card_rect(handle(window, "nerve-blast"))
    place = refusal.geometry()
    assert card is not None and card.y - 40 <= place.bottom() < card.y and place.left() <= at[0] <= place.right()
    others = window.table.card_rect(handle(window, "troll"))
    assert others is not None and not refusal.geometry().contains(*(round(part) for part in others.center))


def test_a_refusal_stands_beside_its_card_where_it_would_cover_what_is_to_be_spared(
    fresh_window: MainWindow,
) -> None:
    window = fresh_window
    begin(window, side(hand=["nerve-blast", "punch"], battleline=["troll"]))
    mouse.click(window.table, middle(window, "nerve-blast"))
    above = window.overlays.refusal.geometry()
    window.overlays.spare(lambda: [above])
    window.overlays.arrange()
    card = window.table.card_rect(handle(window, "nerve-blast"))
    place = window.overlays.refusal.geometry()
    assert card is not None and not place.intersects(above)
    assert not card.contains(place.center().x(), place.center().y())
    window.overlays.spare(lambda: [window.overlays.rect()])
    window.overlays.arrange()
    assert window.overlays.refusal.geometry() == above, "where there is no such place it stands above"


def test_a_refusal_that_is_about_no_card_leaves_the_hand_in_sight(window: MainWindow) -> None:
    begin(window, side(hand=["nerve-blast", "punch"], battleline=["troll"]))
    window.controller.choose(("play:c99",))
    layout = window.table.scene_.layout_
    assert layout is not None and window.overlays.refusal.isVisible()
    assert window.overlays.refusal.geometry().bottom() <= layout.sides[0].hand.y
