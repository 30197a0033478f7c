"""The timing chart in the window: two sizes, one key and one click, in nobody's way, read and walked line by line."""

from __future__ import annotations

from html import escape
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip, QWidget

from kfdesk.desk.kit.settings import load_settings
from kfdesk.desk.reference.feature import ReferenceFeature
from kfdesk.desk.timing.feature import TimingFeature
from kfdesk.desk.timing.labels import LineLabel
from kfdesk.desk.timing.lines import LineKind
from kfdesk.desk.timing.strip import PIP
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.core import handle
from kfdesk.engine.rules import STEP_3
from kfdesk.engine.timing import CHARTS, TimingPoint
from kfdesk.teach import reference
from kfdesk.text.words import Pair
from tests.desk.scenes import begin, view
from tests.desk.starts import setup
from tests.tables import side
from tests.windows import game_of, part_in

LEFT = Qt.MouseButton.LeftButton
CROWD = ["troll", "bumpsy", "krump", "firespitter"] * 3


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"side_dock": True}


def part(window: MainWindow) -> TimingFeature:
    return part_in(window, TimingFeature)


def nested(window: MainWindow) -> None:
    """Let the window hear that a fight is under way, with an effect that waits."""
    one, two = (card.handle for card in view(window).seats[0].battleline[:2])
    waits = ((two, Pair("Steal 1 Æmber.", "Stiehl 1 Æmber.")),)
    points = (TimingPoint("turn", "main"), TimingPoint("fight", "before", one, waits), TimingPoint("damage", "armor"))
    window.controller.timing_changed.emit(points)
    QApplication.processEvents()


@pytest.fixture
def crowded(window: MainWindow) -> MainWindow:
    return crowd(window)


def crowd(window: MainWindow) -> MainWindow:
    """Put twelve creatures on each side, at 1280 × 720."""
    begin(window, side(battleline=CROWD, hand=["anger", "punch"]), side(battleline=CROWD), open_table=True)
    QApplication.processEvents()
    return window


def key(qtbot: Any, window: MainWindow, pressed: Qt.Key, *, shift: bool = False) -> None:
    window.activateWindow()
    window.table.setFocus()
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(window.table, pressed, held)
    QApplication.processEvents()


def place(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def test_one_key_shows_and_hides_the_chart_and_another_changes_its_size(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    window.controller.choose(("no",))
    window.controller.choose(("no",))
    shown = part(window)
    key(qtbot, window, Qt.Key.Key_T)
    assert shown.strip.isVisible() and not shown.pane.isVisible()
    assert shown.path() == ("Turn",) and shown.lit() == "2 Choose a house"
    key(qtbot, window, Qt.Key.Key_T, shift=True)
    assert shown.pane.isVisible() and not shown.strip.isVisible()
    key(qtbot, window, Qt.Key.Key_T)
    assert not shown.pane.isVisible() and not shown.strip.isVisible()
    kept = load_settings()
    assert (kept.timing_chart, kept.timing_chart_size) == (False, "large")
    key(qtbot, window, Qt.Key.Key_T, shift=True)
    assert shown.pane.isVisible(), "a hidden chart comes back in the size it had"


def test_one_click_changes_the_size(crowded: MainWindow, qtbot: Any) -> None:
    shown = part(crowded)
    crowded.commands.timing.trigger()
    qtbot.mouseClick(shown.strip, LEFT, pos=shown.strip.rect().center())
    assert shown.pane.isVisible() and load_settings().timing_chart_size == "large"
    qtbot.mouseClick(shown.pane.smaller, LEFT)
    assert shown.strip.isVisible() and load_settings().timing_chart_size == "small"
    qtbot.mouseClick(shown.strip.larger, LEFT)
    assert shown.pane.isVisible()
    crowded.commands.large_timing.trigger()
    assert shown.strip.isVisible(), "the menu does the same"


@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize("window_size", [(1280, 720), (960, 540), (1920, 1080)], ids=str)
def test_the_chart_covers_nothing(crowded: MainWindow, size: str, window_size: tuple[int, int]) -> None:
    crowded.resize(*window_size)
    crowded.change_settings(timing_chart=True, timing_chart_size=size)
    nested(crowded)
    shown = part(crowded)
    chart = shown.strip if size == "small" else shown.pane
    assert chart.isVisible()
    others = (crowded.table, crowded.prompt, crowded.preview, crowded.log)
    for other in others:
        assert other.isVisible() and not place(chart, crowded).intersects(place(other, crowded)), other
    assert crowded.rect().contains(place(chart, crowded))


def test_where_the_side_is_hidden_the_chart_is_small(crowded: MainWindow) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large")
    crowded.commands.side_dock.trigger()
    assert part(crowded).strip.isVisible()
    crowded.commands.side_dock.trigger()
    assert part(crowded).pane.isVisible() and not part(crowded).strip.isVisible()


def labels(window: MainWindow) -> list[LineLabel]:
    return [label for label in part(window).pane.steps.labels if label.isVisible()]


def test_the_large_chart_shows_path_steps_and_what_waits(crowded: MainWindow) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large")
    nested(crowded)
    said = [label.text() for label in labels(crowded)]
    assert said[:3] == ["Turn: 3 Play, discard, use", "Fight (Troll): Before fight, hazardous, assault", "Damage"]
    assert said[-2:] == ["Waiting in this window:", "Bumpsy: Steal 1 Æmber."]
    lit = part(crowded).pane.steps.lit()
    assert lit is not None and lit.text() == "Armor prevents 1 each" and lit.font().bold()
    assert part(crowded).pane.steps.light.place == lit.geometry()


def test_the_small_chart_shows_the_path_and_counts_what_waits(crowded: MainWindow) -> None:
    crowded.change_settings(timing_chart=True)
    nested(crowded)
    strip = part(crowded).strip
    said = [label.line.text for label in strip.labels if label.line is not None]
    assert said == [
        "Turn: 3 Play, discard, use",
        "Fight (Troll): Before fight, hazardous, assault",
        "Damage: Armor prevents 1 each",
        "1 effect waiting",
    ]
    assert [label.line.lit for label in strip.labels if label.line is not None] == [False, False, True, False]
    crowded.resize(960, 540)
    QApplication.processEvents()
    ends = [place(label, crowded).right() for label in strip.labels]
    assert all(end < place(strip.larger, crowded).left() for end in ends), "the path gives way, the button stays"
    last = list(strip.labels)[2]
    assert last.text() == "Damage: Armor prevents 1 each", "the outermost parts give way first"


@pytest.mark.rule("chart/damage")
def test_every_line_tells_its_entry_to_pointer_keyboard_and_screen_reader(crowded: MainWindow, qtbot: Any) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large")
    nested(crowded)
    for label in labels(crowded):
        assert label.line is not None
        wanted = label.line.kind not in (LineKind.TITLE, LineKind.WAITING_TITLE)
        assert label.toolTip().startswith("Rulebook: ") is wanted
        face = QAccessible.queryAccessibleInterface(label)
        assert face.text(QAccessible.Text.Name) == label.line.text
        assert face.text(QAccessible.Text.Description) == label.line.entry
    crowded.activateWindow()
    lit = part(crowded).pane.steps.lit()
    assert lit is not None and lit.focusPolicy() == Qt.FocusPolicy.TabFocus
    lit.setFocus()
    qtbot.waitUntil(lambda: QToolTip.text().startswith("<qt>Rulebook: Armor<br>"))
    assert escape(reference()["glossary/armor"].summary.en) in QToolTip.text()
    qtbot.keyClick(lit, Qt.Key.Key_Up)
    focused = QApplication.focusWidget()
    assert isinstance(focused, LineLabel) and focused.text() == "Ward prevents it all"
    qtbot.waitUntil(lambda: QToolTip.text().startswith("<qt>Rulebook: Ward<br>"))
    qtbot.keyClick(focused, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is lit


def listening(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the entries that the rules reference is asked for from now on."""
    asked: list[str] = []
    rules = part_in(window, ReferenceFeature)
    monkeypatch.setattr(rules, "open", lambda: SimpleNamespace(show_entry=asked.append, view=QWidget()))
    return asked


@pytest.mark.rule("chart/damage", "chart/timing")
def test_a_click_or_enter_on_a_line_opens_its_entry(
    crowded: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large")
    nested(crowded)
    asked = listening(crowded, monkeypatch)
    lines = {label.text(): label for label in labels(crowded)}
    qtbot.mouseClick(lines["Ward prevents it all"], LEFT)
    qtbot.mouseClick(lines["Turn: 3 Play, discard, use"], LEFT)
    qtbot.mouseClick(lines["Damage"], LEFT)
    qtbot.mouseClick(lines["Ward prevents it all"], Qt.MouseButton.RightButton)
    assert asked == ["glossary/ward", STEP_3], "the title has no entry"
    lit = part(crowded).pane.steps.lit()
    assert lit is not None
    lit.setFocus()
    qtbot.keyClick(lit, Qt.Key.Key_Return)
    assert asked == ["glossary/ward", STEP_3, "glossary/armor"]


@pytest.mark.rule("chart/fight")
def test_in_the_small_chart_enter_opens_the_entry_and_a_click_shows_the_whole(
    crowded: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    crowded.change_settings(timing_chart=True)
    nested(crowded)
    asked = listening(crowded, monkeypatch)
    shown = list(part(crowded).strip.labels)
    shown[2].setFocus()
    qtbot.keyClick(shown[2], Qt.Key.Key_Return)
    qtbot.keyClick(shown[2], Qt.Key.Key_Right)
    qtbot.keyClick(shown[3], Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    assert asked == ["glossary/armor", "chart/fight"], "the last line counts what waits in the window of the fight"
    qtbot.mouseClick(shown[0], LEFT)
    assert part(crowded).pane.isVisible() and len(asked) == 2


@pytest.mark.parametrize("chart", CHARTS)
def test_every_entry_that_a_line_leads_to_is_in_the_reference(chart: str) -> None:
    assert [step.rule for step in CHARTS[chart].steps if step.rule not in reference()] == []


def test_the_large_chart_gives_way_to_the_small_one_where_it_has_no_room(crowded: MainWindow, qtbot: Any) -> None:
    crowded.resize(1280, 600)
    crowded.change_settings(timing_chart=True, timing_chart_size="large", text_factor=2.0)
    crowded.commands.side_dock.trigger()  # in large letters it comes when it is called
    crowded.controller.timing_changed.emit((TimingPoint("turn", "main"),))
    QApplication.processEvents()
    assert crowded.height() == 600, "the chart makes no window larger"
    assert part(crowded).strip.isVisible() and not part(crowded).pane.isVisible()
    crowded.resize(1280, 1080)
    QApplication.processEvents()
    assert part(crowded).pane.isVisible() and not part(crowded).strip.isVisible()


def test_a_line_that_the_keyboard_comes_to_is_in_sight(crowded: MainWindow, qtbot: Any) -> None:
    crowded.resize(1280, 820)
    crowded.change_settings(timing_chart=True, timing_chart_size="large", text_factor=2.0)
    crowded.commands.side_dock.trigger()  # in large letters it comes when it is called
    points = (TimingPoint("turn", "main"),)
    crowded.controller.timing_changed.emit(points)
    QApplication.processEvents()
    shown = labels(crowded)
    area = part(crowded).pane.findChild(QScrollArea)
    assert area is not None
    view_port = area.viewport()
    assert part(crowded).pane.steps.height() > 1.5 * view_port.height(), "there is more than can be seen"
    for label in (shown[-1], shown[0]):
        label.setFocus()
        QApplication.processEvents()
        assert view_port.rect().contains(QRect(label.mapTo(view_port, QPoint()), label.size()).center())


@pytest.mark.parametrize("by", ["click", "key"])
def test_to_enlarge_the_chart_shows_the_side_it_stands_in(crowded: MainWindow, qtbot: Any, by: str) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large")
    crowded.commands.side_dock.trigger()
    shown = part(crowded)
    assert shown.strip.isVisible()
    if by == "click":
        qtbot.mouseClick(shown.strip.larger, LEFT)
    else:
        key(qtbot, crowded, Qt.Key.Key_T, shift=True)
    assert crowded.dock.isVisible() and shown.pane.isVisible() and not shown.strip.isVisible()
    assert crowded.commands.side_dock.isChecked()


@pytest.mark.rule("glossary/out-of-play-zones")
@pytest.mark.parametrize("open_table", [False, True], ids=["closed", "open"])
def test_a_card_in_the_other_hand_is_named_only_on_an_open_table(window: MainWindow, *, open_table: bool) -> None:
    begin(window, side(hand=["anger"]), side(hand=["krump"]), open_table=open_table)
    assert window.controller.curtain_for is None
    window.change_settings(timing_chart=True, timing_chart_size="large")
    game = game_of(window)
    hidden = handle(next(card for card in game.state.players[1].hand))
    waits = ((hidden, Pair("Steal 1 Æmber.", "Stiehl 1 Æmber.")),)
    window.controller.timing_changed.emit((TimingPoint("turn", "main"), TimingPoint("play", "after", hidden, waits)))
    said = [*(label.text() for label in labels(window)), *(label.toolTip() for label in labels(window))]
    assert any("Krump" in text for text in said) is open_table
    assert any("Krump" in title for title in part(window).path()) is open_table


@pytest.mark.parametrize("size", ["small", "large"])
def test_behind_the_curtain_the_chart_says_nothing(window: MainWindow, size: str) -> None:
    begin(window, side(hand=["anger"], deck=["troll"] * 6), side(hand=["krump"], deck=["troll"] * 6), open_table=False)
    window.change_settings(timing_chart=True, timing_chart_size=size)
    shown = part(window)
    assert shown.path() == ("Turn",)
    window.controller.choose(("end-turn",))
    assert window.controller.curtain_for is not None
    assert shown.path() == () and shown.lit() == ""
    lines = shown.strip.labels if size == "small" else shown.pane.steps.labels
    assert next(iter(lines)).text() == "Nothing is being resolved."
    assert not any(label.line is not None and label.line.lit for label in lines)
    window.controller.lift_curtain()
    assert shown.path() == ("Turn",) and shown.lit() == "3 Play, discard, use", "the only house was chosen"


def test_where_nothing_is_resolved_the_small_chart_says_so(window: MainWindow) -> None:
    window.change_settings(timing_chart=True)
    window.controller.timing_changed.emit(())
    shown = part(window)
    assert [label.text() for label in shown.strip.labels] == ["Nothing is being resolved."]
    assert shown.strip.pips.light.place.isEmpty() and shown.lit() == ""


def test_the_dots_of_the_small_chart_say_what_they_are(crowded: MainWindow, qtbot: Any) -> None:
    crowded.change_settings(timing_chart=True)
    nested(crowded)
    pips = part(crowded).strip.pips
    at = QPoint(2 + PIP + PIP // 2, pips.height() // 2)
    QApplication.sendEvent(pips, QHelpEvent(QHelpEvent.Type.ToolTip, at, pips.mapToGlobal(at)))
    qtbot.waitUntil(lambda: QToolTip.text() == "Ward prevents it all\nRulebook: Ward")


def test_the_light_glides_from_step_to_step_only_where_things_may_move(crowded: MainWindow, qtbot: Any) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large", animation_speed=1.0, reduced_motion="off")
    turn = [(TimingPoint("turn", step),) for step in ("house", "main", "end")]
    crowded.controller.timing_changed.emit(turn[0])
    steps = part(crowded).pane.steps
    qtbot.waitUntil(lambda: steps.light.state() != steps.light.State.Running, timeout=2000)
    begun = steps.light.place
    crowded.controller.timing_changed.emit(turn[1])
    lit = steps.lit()
    assert lit is not None and lit.line is not None and lit.line.text == "3 Play, discard, use"
    assert steps.light.state() == steps.light.State.Running and steps.light.place != lit.geometry()
    assert begun.y() <= steps.light.place.y() <= lit.y()
    qtbot.waitUntil(lambda: steps.light.place == lit.geometry(), timeout=2000)
    crowded.change_settings(reduced_motion="on")
    crowded.controller.timing_changed.emit(turn[2])
    lit = steps.lit()
    assert lit is not None and steps.light.place == lit.geometry()


def test_a_hidden_chart_is_not_written(fresh_window: MainWindow) -> None:
    shown = part(crowd(fresh_window))
    nested(fresh_window)
    assert list(shown.pane.steps.labels) == [] and list(shown.strip.labels) == []


def test_the_chart_speaks_german_at_once(crowded: MainWindow) -> None:
    crowded.change_settings(timing_chart=True, timing_chart_size="large")
    nested(crowded)
    crowded.change_settings(interface_language="de")
    assert part(crowded).lit() == labels(crowded)[5].text()
    assert labels(crowded)[0].text().startswith("Zug: 3 ")
