"""The window as it is delivered: the table fills it, and what the side dock gave has another place."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.history.feature import HistoryFeature
from kfdesk.desk.kit.settings import load_settings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.teacher.records import Learners
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, Zone
from kfdesk.teach.hints import HintKind, Strength
from kfdesk.teach.lessons import lessons
from tests.desk import mouse, scenes
from tests.desk.starts import Desk, setup
from tests.tables import side, spec
from tests.windows import part_in

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    part_in(same_window, TeacherFeature).learners = Learners()
    return same_window


def begin(window: MainWindow) -> None:
    mine = side(name="Ada", hand=["anger", "punch"], battleline=["troll", "krump"], deck=["bumpsy"] * 9)
    scenes.begin(window, mine, side(name="Bo", battleline=["dextre"], hand=["fear"], deck=["fear"] * 9))
    QApplication.processEvents()


def reap(window: MainWindow) -> None:
    window.controller.choose((f"reap:{scenes.handle(window, 'troll')}",))
    QApplication.processEvents()


def placed(window: MainWindow, widget: QWidget) -> QRect:
    """Return where a widget is, in pixels of the window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


# --- the dock is a choice


def test_the_table_has_all_the_width_until_the_dock_is_wanted(window: MainWindow) -> None:
    begin(window)
    assert not window.dock.isVisible() and window.table.width() == window.width()
    window.commands.side_dock.trigger()
    assert window.dock.isVisible() and window.preview.isVisible() and window.log.isVisible()
    QApplication.processEvents()
    assert window.table.width() < window.width() - 200 and not window.log_at_hand.ribbon.isVisible()
    assert load_settings().side_dock
    window.commands.side_dock.trigger()
    assert not window.dock.isVisible() and not load_settings().side_dock


def test_whoever_wants_the_dock_has_it_the_next_time(desk: Desk) -> None:
    window = desk.open(side_dock=True)
    window.controller.new_game(setup(open_table=True))
    assert window.dock.isVisible() and window.commands.side_dock.isChecked()


def test_a_lesson_has_the_dock_for_its_words_and_nobody_keeps_it_for_that(window: MainWindow) -> None:
    begin(window)
    part_in(window, LearningFeature).begin(next(iter(lessons())).id)
    assert window.dock.isVisible() and window.commands.side_dock.isChecked() and not load_settings().side_dock
    begin(window)
    assert not window.dock.isVisible() and not window.commands.side_dock.isChecked()


# --- the log


def test_the_ribbon_shows_the_last_happenings_and_is_named_by_them(window: MainWindow) -> None:
    begin(window)
    reap(window)
    ribbon = window.log_at_hand.ribbon
    said = [row.plain for row in ribbon.rows]
    assert ribbon.isVisible() and 1 <= len(said) <= 3
    assert said == window.log.plain_text().splitlines()[-len(said) :] and "Troll" in said[0]
    assert ribbon.accessibleName() == "Log: " + "; ".join(said)
    assert "A click or L opens the log" in ribbon.accessibleDescription()
    layout = window.table.scene_.layout_
    assert layout is not None
    corner = QRect(*map(round, layout.sides[0].corner)).adjusted(-1, -1, 1, 1)
    assert corner.contains(ribbon.geometry()) and ribbon.height() >= 40
    window.controller.undo()
    assert all("reaps" not in row.plain for row in ribbon.rows)


def test_the_ribbon_tells_what_happened_last_although_its_turn_is_folded(window: MainWindow) -> None:
    begin(window)
    reap(window)
    said = [row.plain for row in window.log_at_hand.ribbon.rows]
    window.log.fold_all(True)
    window.controller.undo()
    reap(window)
    assert said and [row.plain for row in window.log_at_hand.ribbon.rows] == said
    window.log.fold_all(False)


@pytest.mark.parametrize("way", ["click", "key", "by keyboard"])
def test_the_whole_log_opens_over_the_side_of_the_table(window: MainWindow, way: str) -> None:
    begin(window)
    reap(window)
    ribbon, drawer = window.log_at_hand.ribbon, window.log_at_hand.drawer
    if way == "click":
        QTest.mouseClick(ribbon, LEFT)
    elif way == "key":
        QTest.keyClick(window.table, Qt.Key.Key_L)
    else:
        ribbon.setFocus()
        QTest.keyClick(ribbon, Qt.Key.Key_Space)
    QApplication.processEvents()
    assert drawer.isVisible() and window.log.isVisible() and window.focusWidget() is window.log.text
    assert not window.dock.isVisible() and window.table.width() == window.width()
    assert placed(window, drawer).right() == window.width() - 1
    assert placed(window, drawer).contains(placed(window, window.log)) and window.log.height() > 200
    assert not placed(window, drawer).intersects(placed(window, window.prompt))


def test_nothing_of_the_table_is_seen_through_the_open_log(window: MainWindow) -> None:
    begin(window)
    window.log_at_hand.open()
    QApplication.processEvents()
    drawer = window.log_at_hand.drawer
    image = window.grab(placed(window, drawer)).toImage()
    beside_panes = [image.pixelColor(5, y).name() for y in range(0, drawer.height(), 3)]
    assert set(beside_panes) == {ui.theme.window}


@pytest.mark.parametrize("way", ["Esc", "L", "button", "table"])
def test_it_closes_again_and_the_keyboard_is_at_the_table(window: MainWindow, way: str) -> None:
    begin(window)
    reap(window)
    drawer = window.log_at_hand.drawer
    window.log_at_hand.open()
    QApplication.processEvents()
    if way == "button":
        QTest.mouseClick(drawer.close_button, LEFT)
    elif way == "table":
        mouse.press(window.table, (400, 320))
        mouse.release(window.table, (400, 320))
    else:
        QTest.keyClick(window.log.text, Qt.Key.Key_Escape if way == "Esc" else Qt.Key.Key_L)
    assert drawer.isHidden() and window.log.parentWidget() is window.side
    assert way == "button" or window.focusWidget() is window.table
    window.commands.side_dock.trigger()
    QApplication.processEvents()
    assert window.log.isVisible() and window.preview.isVisible()


def test_a_line_of_the_open_log_leads_to_its_moment_and_back(window: MainWindow) -> None:
    begin(window)
    reap(window)
    window.log_at_hand.open()
    window.log.text.go_to(len(window.log.text.rows) - 1)
    QTest.keyClick(window.log.text, Qt.Key.Key_Return)
    reap_again = scenes.view(window)
    assert window.log_at_hand.drawer.isVisible() and reap_again.seats[0].amber
    window.log_at_hand.drawer.shut()
    window.show_start()
    assert window.log_at_hand.drawer.isHidden()


@pytest.mark.parametrize("opened", ["just now", "earlier"])
def test_the_curtain_has_the_keyboard_although_the_log_was_open(window: MainWindow, opened: str) -> None:
    begin(window)
    window.log_at_hand.open()
    if opened == "earlier":
        window.table.setFocus()
    window.controller.choose(("end-turn",))
    assert window.controller.curtain_for is not None and window.focusWidget() is window.curtain


def test_l_and_esc_work_for_an_open_log_from_the_table_too(window: MainWindow) -> None:
    begin(window)
    window.log_at_hand.open()
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_L)
    assert window.log_at_hand.drawer.isVisible() and window.focusWidget() is window.log.text
    window.table.setFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.log_at_hand.drawer.isHidden() and window.focusWidget() is window.table


def test_a_look_back_that_ends_under_the_curtain_takes_no_keyboard_from_it(window: MainWindow) -> None:
    begin(window)
    reap(window)
    window.controller.choose(("end-turn",))
    window.controller.lift_curtain()
    history = part_in(window, HistoryFeature)
    history.show(0)
    assert history.page is not None
    window.controller.undo_to(0)
    QApplication.processEvents()
    assert window.controller.curtain_for is not None and window.focusWidget() is window.curtain


# --- the teacher


def bubble_of(window: MainWindow) -> QWidget:
    """Return the bubble as it is once it was waited for the time to think."""
    QApplication.processEvents()
    pointing = part_in(window, TeacherFeature).pointing
    pointing.speak()
    return pointing.bubble


def test_the_teacher_speaks_at_the_button_it_speaks_of_and_covers_nothing_to_choose(window: MainWindow) -> None:
    begin(window)
    bubble = bubble_of(window)
    teacher = part_in(window, TeacherFeature)
    assert bubble.isVisible() and teacher.pointing.note is not None
    assert teacher.pointing.note.kind is HintKind.LEFT_TO_DO
    box = QRect(*map(round, teacher.pointing.bubble.box))
    layout = window.table.scene_.layout_
    assert layout is not None
    own = [spot for spot in layout.spots.values() if spot.player == 0 and spot.zone in (Zone.HAND, Zone.BATTLELINE)]
    assert own and not [spot for spot in own if QRect(*map(round, spot.rect)).intersects(box)]
    assert not placed(window, bubble).intersects(placed(window, window.prompt.end_turn))
    assert "Reap or Fight: Troll and Krump" in bubble.accessibleName()


def test_a_misreading_is_explained_at_its_card_with_a_way_to_the_rule(window: MainWindow) -> None:
    line = [spec("troll", stunned=True), "krump", "bumpsy"]
    scenes.begin(window, side(name="Ada", battleline=line), side(name="Bo"))
    troll = scenes.handle(window, "troll")
    window.controller.choose((f"unstun:{troll}",))
    teacher, bubble = part_in(window, TeacherFeature), bubble_of(window)
    assert bubble.isVisible() and teacher.pointing.note is not None and teacher.pointing.note.kind is HintKind.STUN
    card, box = window.table.card_rect(troll), teacher.pointing.bubble.box
    assert card is not None and not box.overlaps(card)
    assert (
        min(abs(box.x - card.right), abs(card.x - box.right), abs(box.y - card.bottom), abs(card.y - box.bottom)) < 20
    )
    wanted: list[str] = []
    teacher.rule_wanted.connect(wanted.append)
    assert ">Why?</a>" in teacher.pointing.bubble.text.text()
    teacher.pointing.bubble.text.linkActivated.emit("rule:glossary/stun")
    assert wanted == ["glossary/stun"]


def test_it_gives_way_to_a_card_that_is_looked_at_and_goes_when_it_was_read(window: MainWindow) -> None:
    begin(window)
    bubble = bubble_of(window)
    x, y = scenes.middle(window, "punch")
    mouse.move(window.table, (x, y))
    assert not bubble.isVisible() and window.table.reading.shown == scenes.handle(window, "punch")
    window.table.pointer.left()
    assert bubble_of(window).isVisible()
    teacher = part_in(window, TeacherFeature)
    teacher.pointing.bubble.closed.emit()
    assert not bubble_of(window).isVisible()
    reap(window)
    assert bubble_of(window).isVisible(), "something else is said now"


def test_whoever_wants_no_hints_has_no_bubble_and_beside_the_dock_there_is_none(window: MainWindow) -> None:
    begin(window)
    window.commands.side_dock.trigger()
    assert not bubble_of(window).isVisible() and part_in(window, TeacherFeature).pane.isVisible()
    window.commands.side_dock.trigger()
    part_in(window, TeacherFeature).learners.of("Ada").strength = Strength.OFF
    begin(window)
    assert not bubble_of(window).isVisible()


def test_what_one_player_closed_is_said_to_the_other(window: MainWindow) -> None:
    scenes.begin(window, side(name="Ada", battleline=["troll"]), side(name="Bo"), open_table=True)
    bubble, pointing = bubble_of(window), part_in(window, TeacherFeature).pointing
    note = pointing.note
    assert bubble.isVisible() and note is not None
    pointing.bubble.closed.emit()
    assert pointing.note != note
    pointing.present((note,), PLAYERS[1])
    assert pointing.note == note
    pointing.present((note,), PLAYERS[0])
    assert pointing.note is None


def test_it_speaks_by_itself_after_a_moment(window: MainWindow, qtbot: Any) -> None:
    begin(window)
    qtbot.waitUntil(part_in(window, TeacherFeature).pointing.bubble.isVisible)


# --- the card


@pytest.mark.rule("glossary/token-creatures")
def test_r_turns_the_large_card_over(window: MainWindow, qtbot: Any) -> None:
    mine = side(name="Ada", battleline=[spec("troll", token_of="grunt")], token="grunt")
    scenes.begin(window, mine, side(name="Bo"))
    x, y = window.table.card_rect(scenes.view(window).seats[0].battleline[0].handle).center  # type: ignore[union-attr]
    mouse.move(window.table, (5, 5))
    mouse.move(window.table, (x, y))
    reading = window.table.reading
    qtbot.waitUntil(lambda: reading.shown is not None, timeout=3000)
    front = reading.item.face.toImage()
    QTest.keyClick(window.table, Qt.Key.Key_R)
    back = reading.item.face.toImage()
    assert back != front
    QTest.keyClick(window.table, Qt.Key.Key_R)
    assert reading.item.face.toImage() == front
