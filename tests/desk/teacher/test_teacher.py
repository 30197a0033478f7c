"""The teacher at the table: each seat hears what it wants to hear, nobody hears what is hidden."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QToolButton
from pytestqt.qtbot import QtBot

from kfdesk.desk.art.faces import PREVIEW_FROM
from kfdesk.desk.kit.settings import read_settings
from kfdesk.desk.practice.feature import PracticeFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.teacher.notes import Note
from kfdesk.desk.teacher.pane import NOTHING, TeacherPane
from kfdesk.desk.teacher.records import Learners
from kfdesk.desk.teacher.room import BESIDE_FACE
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import PLAYERS, House
from kfdesk.teach.hints import HintKind, Learner, Strength
from kfdesk.text.words import same
from tests.desk.scenes import begin, handle, view
from tests.desk.starts import setup
from tests.tables import side, spec
from tests.windows import part_in


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"side_dock": True}


@pytest.fixture
def teacher(window: MainWindow) -> TeacherFeature:
    found = window.findChild(TeacherFeature)
    assert isinstance(found, TeacherFeature)
    found.learners = Learners()
    return found


def kinds(teacher: TeacherFeature) -> list[HintKind]:
    return [note.kind for note in teacher.pane.notes if note.kind is not None]


def text(teacher: TeacherFeature) -> str:
    return teacher.pane.text.accessibleName()


def choose(window: MainWindow, *keys: str) -> None:
    window.controller.choose(keys)


def test_a_newcomer_reads_what_is_still_possible(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(hand=["punch"], battleline=["troll", "krump"]), side(battleline=["batdrone"]))
    assert kinds(teacher) == [HintKind.LEFT_TO_DO]
    assert "Reap or Fight: Troll and Krump" in text(teacher) and "Play or Discard: Punch" in text(teacher)
    choose(window, f"reap:{handle(window, 'troll')}")
    assert "Reap or Fight: Krump" in text(teacher)


def test_full_hints_say_what_stays_unused_where_what_is_possible_is_not_listed(
    window: MainWindow, teacher: TeacherFeature
) -> None:
    teacher.learners.of("Ada").strength = Strength.FULL
    begin(window, side(hand=["punch"], battleline=["troll"]), side(battleline=["batdrone"]))
    assert kinds(teacher) == [HintKind.LEFT_TO_DO], "one of the two names the cards"
    teacher.pane.silenced.emit(HintKind.LEFT_TO_DO)
    assert kinds(teacher) == [HintKind.UNUSED] and "unused: Punch and Troll" in text(teacher)


def test_a_key_that_is_coming_is_said_before_all_that_is_possible(
    window: MainWindow, teacher: TeacherFeature, qtbot: QtBot
) -> None:
    mine, theirs = side(hand=["urchin"], battleline=["umbra"]), side(amber=6, houses=[House.MARS])
    begin(window, mine, theirs, house=House.SHADOWS)
    assert kinds(teacher) == [HintKind.THEIR_KEY]
    assert "Bo forges a key." in text(teacher)
    qtbot.waitUntil(lambda: "Urchin can stop that." in text(teacher))
    choose(window, f"play:{handle(window, 'urchin')}")
    choose(window, "slot:0")
    assert HintKind.THEIR_KEY not in kinds(teacher)


def test_a_danger_of_a_turn_that_was_taken_back_teaches_nothing(window: MainWindow, teacher: TeacherFeature) -> None:
    bo = side(amber=5, battleline=["zorg"], houses=[House.MARS], deck=["krump"] * 9)
    begin(window, side(deck=["troll"] * 9, houses=[House.BROBNAR]), bo)

    def go_on_to(player: int, house: str) -> None:
        choose(window, "end-turn")
        window.controller.lift_curtain()
        assert view(window).active == player
        choose(window, f"house:{house}")

    go_on_to(1, "mars")
    choose(window, f"reap:{handle(window, 'zorg')}")
    go_on_to(0, "brobnar")
    assert HintKind.THEIR_KEY in kinds(teacher)
    while view(window).active == 0:
        window.controller.undo()
    window.controller.lift_curtain()
    window.controller.undo()
    go_on_to(0, "brobnar")
    assert HintKind.THEIR_KEY not in kinds(teacher)
    choose(window, "end-turn")
    assert not any(HintKind.THEIR_KEY in teacher.learners.of(name).known for name in ("Ada", "Bo"))


def test_a_misreading_is_explained_when_it_happens(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(battleline=[spec("troll", stunned=True), "krump"]))
    choose(window, f"unstun:{handle(window, 'troll')}")
    assert kinds(teacher)[0] is HintKind.STUN and "Troll" in text(teacher)
    choose(window, f"reap:{handle(window, 'krump')}")
    assert kinds(teacher)[0] is HintKind.STUN, "it stays until the turn is over"


def test_an_expert_is_not_bothered(window: MainWindow, teacher: TeacherFeature) -> None:
    teacher.learners.of("Ada").strength = Strength.OFF
    begin(window, side(battleline=[spec("troll", stunned=True)]))
    assert teacher.pane.isHidden()
    choose(window, f"unstun:{handle(window, 'troll')}")
    assert teacher.pane.isHidden() and not teacher.pane.notes


def test_each_seat_has_its_own_strength(window: MainWindow, teacher: TeacherFeature) -> None:
    teacher.learners.of("Ada").strength = Strength.OFF
    begin(window, side(deck=["troll"] * 9), side(hand=["dextre"], houses=["logos", "dis", "mars"], deck=["troll"] * 9))
    choose(window, "end-turn")
    assert not teacher.pane.notes, "nothing is said behind the curtain"
    window.controller.lift_curtain()
    choose(window, "house:logos")
    assert not teacher.pane.isHidden() and HintKind.LEFT_TO_DO in kinds(teacher)


def test_nothing_of_a_hand_is_said_behind_the_curtain(window: MainWindow, teacher: TeacherFeature) -> None:
    teacher.learners.of("Bo").strength = Strength.FULL
    begin(window, side(hand=["punch"], deck=["troll"] * 9), side(hand=["dextre"], deck=["krump"] * 9))
    assert "Punch" in text(teacher)
    choose(window, "end-turn")
    assert not teacher.pane.notes
    assert text(teacher) == teacher.pane.text.text() == NOTHING.en


@pytest.mark.rule("glossary/house-choice")
def test_full_hints_compare_the_houses(window: MainWindow, teacher: TeacherFeature) -> None:
    teacher.learners.of("Bo").strength = Strength.FULL
    bo = side(hand=["dextre"], battleline=["troll"], houses=["logos", "brobnar", "mars"], deck=["krump"] * 9)
    begin(window, side(deck=["troll"] * 9), bo)
    choose(window, "end-turn")
    window.controller.lift_curtain()
    assert kinds(teacher) == [HintKind.HOUSES]
    for line in ("Logos: 1 card to play", "Brobnar: 1 creature to use", "Mars: nothing to play or use"):
        assert line in text(teacher)


def test_what_was_explained_often_enough_is_said_no_more(window: MainWindow, teacher: TeacherFeature) -> None:
    line = [spec("troll", stunned=True) for _ in range(4)]
    begin(window, side(battleline=line))
    trolls = [card.handle for card in view(window).seats[0].battleline]
    for troll in trolls[:-1]:
        choose(window, f"unstun:{troll}")
    assert not teacher.learners.of("Ada").wants(HintKind.STUN)
    teacher._said.clear()
    choose(window, f"unstun:{trolls[-1]}")
    assert HintKind.STUN not in kinds(teacher)


def test_leaving_nothing_unused_teaches_that_the_list_is_not_needed(
    window: MainWindow, teacher: TeacherFeature
) -> None:
    begin(window, side(battleline=["troll"], deck=["krump"] * 9), side(deck=["troll"] * 9))
    choose(window, "end-turn")
    assert HintKind.LEFT_TO_DO not in teacher.learners.of("Ada").known, "Troll was ready"
    begin(window, side(battleline=["troll"], deck=["krump"] * 9), side(deck=["troll"] * 9))
    choose(window, f"reap:{handle(window, 'troll')}")
    choose(window, "end-turn")
    assert teacher.learners.of("Ada").known[HintKind.LEFT_TO_DO] == 1


def test_a_kind_is_silenced_by_its_link_and_kept_silent(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(battleline=["troll"]))
    teacher.pane.text.linkActivated.emit("silence:LEFT_TO_DO")
    assert not teacher.pane.notes
    kept = read_settings().settings.learners
    assert kept == {"ada": teacher.learners.of("Ada").kept()} and kept["ada"]["silenced"] == ["left_to_do"]


def test_a_rule_is_asked_for_by_its_link(window: MainWindow, teacher: TeacherFeature) -> None:
    wanted: list[str] = []
    teacher.rule_wanted.connect(wanted.append)
    begin(window, side(battleline=["troll"]))
    teacher.pane.text.linkActivated.emit(f"rule:{HintKind.LEFT_TO_DO.rule}")
    assert wanted == [HintKind.LEFT_TO_DO.rule]


def test_the_cross_switches_the_hints_of_this_player_off(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(battleline=["troll"]))
    (cross,) = (button for button in teacher.pane.findChildren(QToolButton) if button.isVisible())
    assert "Ada" in cross.accessibleName()
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert teacher.pane.isHidden() and teacher.learners.of("Ada").strength is Strength.OFF
    assert teacher.learners.of("Bo").strength is Strength.GENTLE


def test_the_dialog_offers_no_hints_to_the_program(window: MainWindow, teacher: TeacherFeature) -> None:
    window.controller.new_game(replace(setup(), bot=PLAYERS[1]))
    teacher.open()
    assert teacher.dialog is not None and list(teacher.dialog.strengths) == ["Ada"]
    teacher.dialog.close()


def test_the_dialog_changes_each_seat_at_once(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(hand=["punch"], battleline=["troll"]))
    teacher.open()
    dialog = teacher.dialog
    assert dialog is not None
    listed = dialog.kinds["Ada"]
    assert listed.sizeHintForRow(0) > listed.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorHeight, None, listed)
    full = dialog.strengths["Ada"].button(int(Strength.FULL))
    QTest.mouseClick(full, Qt.MouseButton.LeftButton)
    assert HintKind.LEFT_TO_DO in kinds(teacher)
    listed_item = dialog.kinds["Ada"].item(list(HintKind).index(HintKind.LEFT_TO_DO))
    listed_item.setCheckState(Qt.CheckState.Unchecked)
    assert HintKind.LEFT_TO_DO not in kinds(teacher)
    QTest.mouseClick(dialog.again, Qt.MouseButton.LeftButton)
    assert HintKind.LEFT_TO_DO in kinds(teacher) and listed_item.checkState() is Qt.CheckState.Checked
    dialog.close()


def test_names_in_notes_are_shown_as_they_are(qtbot: QtBot) -> None:
    pane = TeacherPane()
    qtbot.addWidget(pane)
    pane.present([Note(HintKind.WARD, (same("<img src=x> & co"),))], "<b>Ada", "en")
    assert "&lt;img" in pane.text.text() and "&amp; co" in pane.text.text()


def test_undo_takes_the_explanations_back_without_harm(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(battleline=[spec("troll", stunned=True), "krump"]))
    choose(window, f"unstun:{handle(window, 'troll')}")
    learner = teacher.learners.of("Ada")
    assert kinds(teacher)[0] is HintKind.STUN and learner.known == {HintKind.STUN: 1}
    window.controller.undo()
    assert kinds(teacher) == [HintKind.LEFT_TO_DO] and not learner.known, "it did not happen"
    window.controller.redo()
    assert kinds(teacher)[0] is HintKind.STUN and learner.known == {HintKind.STUN: 1}
    window.controller.undo()
    choose(window, f"reap:{handle(window, 'krump')}")
    assert "Reap or" not in text(teacher) and "Remove a stun: Troll" in text(teacher)
    assert view(window).active_house is House.BROBNAR


def test_an_explanation_is_shown_to_its_own_seat_only(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(battleline=[spec("troll", stunned=True)]))
    choose(window, f"unstun:{handle(window, 'troll')}")
    shown = {
        player: [note.kind for note in teacher._notes(view(window), player, Learner(Strength.FULL))]
        for player in PLAYERS
    }
    assert HintKind.STUN in shown[PLAYERS[0]] and not shown[PLAYERS[1]]


@pytest.mark.rule("glossary/house-choice")
def test_a_house_choice_that_was_left_by_undo_teaches_nothing(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(deck=["troll"] * 9), side(deck=["krump"] * 9, houses=["logos", "brobnar", "mars"]))
    choose(window, "end-turn")
    window.controller.lift_curtain()
    window.controller.undo()
    window.controller.lift_curtain()
    assert view(window).turn == 5 and not teacher.learners.of("Bo").known
    choose(window, "end-turn")
    window.controller.lift_curtain()
    choose(window, "house:logos")
    assert teacher.learners.of("Bo").known == {HintKind.HOUSES: 1}


@pytest.mark.parametrize("is_open", [False, True])
def test_the_program_at_a_seat_is_taught_nothing(window: MainWindow, teacher: TeacherFeature, is_open: bool) -> None:
    part = part_in(window, PracticeFeature)
    part.pauses_ms, part.budget_ms = (0, 0), 8.0
    theirs = side(houses=["brobnar", "logos", "mars"], battleline=["troll", "krump"], deck=["punch"] * 20)
    scenario = Scenario(players=(side(deck=["krump"] * 9), theirs), house=House.BROBNAR, turn=5)
    window.controller.new_game(replace(setup(), open_table=is_open, scenario=scenario, bot=PLAYERS[1]))
    choose(window, "end-turn")
    assert window.controller.asks_bot and teacher._looking(view(window)) is PLAYERS[0]
    for key in ("house:brobnar", f"reap:{handle(window, 'troll')}", "end-turn"):
        part.thinker.drop()
        assert window.controller.choose_for_bot((key,))
    assert view(window).turn == 7
    assert teacher.learners.of("Bo") == Learner() and teacher.learners.of("Ada").known


def test_only_the_last_explanation_of_a_kind_is_said(window: MainWindow, teacher: TeacherFeature) -> None:
    begin(window, side(battleline=[spec("troll", stunned=True), spec("krump", stunned=True)]))
    for card in ("troll", "krump"):
        choose(window, f"unstun:{handle(window, card)}")
    assert kinds(teacher).count(HintKind.STUN) == 1 and "Krump" in text(teacher)


def test_the_pane_leaves_the_card_beside_the_table_its_text(window: MainWindow, teacher: TeacherFeature) -> None:
    window.resize(1280, 720)
    window.show()
    begin(window, side(hand=["punch"], battleline=["troll"]))
    QTest.qWait(1)
    preview, log, pane = window.side.sizes()
    assert pane >= teacher.pane.minimumSizeHint().height() and log > 100
    handles = 2 * window.side.handleWidth()
    assert preview + handles >= window.card_faces.height_for(round(PREVIEW_FROM)) + BESIDE_FACE
