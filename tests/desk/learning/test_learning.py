"""Lessons in the window: what they say, that nothing is lost by them, and that they go on where they were left."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kfdesk.collection.files import sample_decks
from kfdesk.desk.ceremonies.conceding import Conceding
from kfdesk.desk.decks.deck_lists import DeckListsFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.learning import texts as w
from kfdesk.desk.learning.box import LessonBox
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.guide import Guide
from kfdesk.desk.learning.progress import FILE_NAME, Begun, Progress, read_progress, write_progress
from kfdesk.desk.learning.taught import FIRST_GAME, path
from kfdesk.desk.practice.feature import PracticeFeature
from kfdesk.desk.puzzles.box import PuzzleBox
from kfdesk.desk.puzzles.editor import EditorBox
from kfdesk.desk.puzzles.section import PuzzlesSection
from kfdesk.desk.reference.feature import ReferenceFeature
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.tiles.tile import Stand
from kfdesk.desk.timing.feature import TimingFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game
from kfdesk.engine.scenario import SetAmber
from kfdesk.engine.terms import PLAYERS, House, Step, other_player
from kfdesk.teach.bot.planner import Planner
from kfdesk.teach.hints import HintKind
from kfdesk.teach.lessons import LEARNER, Task, lessons
from kfdesk.teach.lessons.course import NOT_NOW
from kfdesk.teach.lessons.first_game import ASKED
from kfdesk.teach.lessons.model import named
from kfdesk.text.second_person import is_addressed
from tests.desk.learning.parts import learning
from tests.desk.starts import Desk, journals, play, setup
from tests.tables import side, table
from tests.windows import part_in


def obey(part: LearningFeature, window: MainWindow) -> None:
    window.controller.choose(part.tutor.wanted()[:1])


def test_a_move_that_the_lesson_does_not_want_is_explained_and_changes_nothing(
    window: MainWindow, part: LearningFeature
) -> None:
    part.begin("amber-and-keys")
    assert part.box.note.isHidden() and not part.marks.shown
    window.controller.choose(("end-turn",))
    task = lessons()[0].parts[0]
    assert isinstance(task, Task)
    assert part.box.note.text() == named(task.otherwise or NOT_NOW).en and part.box.note.isVisible()
    assert part.marks.shown, "it is shown, too, what is wanted"
    assert window.controller.journal == ()
    obey(part, window)
    assert part.box.note.isHidden() and not part.marks.shown


def test_what_the_rules_forbid_is_refused_as_in_every_game(window: MainWindow, part: LearningFeature) -> None:
    part.begin("amber-and-keys")
    window.controller.choose(("reap:c99",))
    assert part.box.note.isHidden() and window.overlays.refusal.isVisible()


def test_return_begins_a_lesson_and_saving_it_says_that_it_is_kept(
    window: MainWindow, part: LearningFeature, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    part.show()
    qtbot.keyClick(part.page.lessons[0], Qt.Key.Key_Return)
    assert part.tutor.taught is not None
    said: list[str] = []
    monkeypatch.setattr(window, "tell", lambda _title, words: said.append(words.en))
    games = window.findChild(GamesFeature)
    assert isinstance(games, GamesFeature)
    games.save_as()
    assert said == ["Lessons and puzzles are not saved games: what you have learned and solved is kept automatically."]


def test_the_lesson_goes_back_with_the_table(window: MainWindow, part: LearningFeature, qtbot: QtBot) -> None:
    part.begin("amber-and-keys")
    first = part.box.say.text()
    obey(part, window)
    second = part.box.say.text()
    assert first != second and part.tutor.way is not None and part.tutor.way.done[0] == 1
    window.undoing.undo()
    assert part.box.say.text() == first and part.tutor.way.done[0] == 0
    window.controller.redo()
    assert part.box.say.text() == second
    for _ in range(2):
        obey(part, window)
    qtbot.waitUntil(lambda: part.tutor.finished)
    window.undoing.undo()
    assert part.tutor.wanted() == ("end-turn",), "also over all that the other seat did"


def test_a_lesson_is_no_game(window: MainWindow, part: LearningFeature, qtbot: QtBot) -> None:
    window.controller.new_game(setup())
    play(window, 3)
    kept, made = journals(), len(window.controller.journal)
    part.begin("amber-and-keys")
    assert window.controller.kept_at is None
    concede = part_in(window, Conceding).command
    assert not concede.isEnabled()
    assert not window.controller.adjust(SetAmber(player=PLAYERS[0], amount=9))
    assert part.box.note.text() == w.NO_JUDGE.en
    for _ in range(3):
        obey(part, window)
    qtbot.waitUntil(lambda: part.tutor.finished)
    assert window.ceremonies.victory.isHidden(), "the teacher says how it ends"
    assert journals() == kept
    window.beginning.go_on_with(kept[0])
    assert len(window.controller.journal) == made, "the game before is there as it was"
    assert part.tutor.taught is None and part.tutor.wanted() == ()


def test_a_kept_game_is_gone_on_with_whole_from_the_middle_of_a_lesson(
    window: MainWindow, part: LearningFeature
) -> None:
    window.controller.new_game(setup())
    for _ in range(60):
        if "end-turn" in window.controller.journal:
            break
        view = window.controller.view()
        decision = view.decision if view is not None else None
        if window.controller.curtain_for is not None:
            window.controller.lift_curtain()
        elif decision is not None:
            keys = decision.keys()
            window.controller.choose(("end-turn",) if "end-turn" in keys else keys[: max(1, decision.min)])
    whole, kept = window.controller.journal, journals()[0]
    assert "end-turn" in whole
    part.begin("amber-and-keys")
    assert "end-turn" not in part.tutor.wanted(), "the lesson would object to it"
    window.beginning.go_on_with(kept)
    assert window.controller.journal == whole


def test_the_teacher_has_the_pane_back_after_a_lesson(window: MainWindow, part: LearningFeature) -> None:
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature)
    part.begin("amber-and-keys")
    assert teacher.pane.guest is part.box and not teacher.pane.notes and window.log.isHidden()
    assert not teacher.learners.of(w.LEARNER_NAME.en).known
    window.controller.new_game(setup())
    assert teacher.pane.guest is None and not window.log.isHidden()


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_a_low_window_nothing_of_a_lesson_scrolls_and_the_log_and_a_hint_are_one_click_away(
    desk: Desk, qtbot: QtBot, language: str
) -> None:
    window = desk.open(interface_language=language, side_dock=True, timing_chart=True, timing_chart_size="large")
    part, timing = learning(window), part_in(window, TimingFeature)
    window.controller.new_game(setup())
    qtbot.waitUntil(timing.pane.isVisible)
    part.begin("houses")
    qtbot.waitUntil(timing.pane.isHidden)
    assert timing.strip.isHidden(), "it has a lesson of its own, later"
    while not part.tutor.finished:
        qtbot.waitUntil(lambda: part.tutor.finished or bool(part.tutor.wanted()))
        if not part.tutor.finished:
            obey(part, window)
    qtbot.waitUntil(timing.strip.isVisible)
    assert timing.pane.isHidden(), "the large chart gives its room to the lesson"
    bar = part.box.area.verticalScrollBar()
    qtbot.waitUntil(lambda: part.box.height() >= part.box.needed(part.box.width()))
    assert part.box.links.isVisible() and not bar.isVisible() and bar.maximum() == 0
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature) and window.log.isHidden()
    teacher.pane.log.click()
    qtbot.waitUntil(lambda: window.log.isVisible() and window.log.height() > 100)
    teacher.pane.log.click()
    qtbot.waitUntil(window.log.isHidden)
    part.begin(FIRST_GAME)
    practice = part_in(window, PracticeFeature)
    qtbot.waitUntil(practice.hint_button.isVisible)
    qtbot.waitUntil(lambda: part.box.height() >= part.box.needed(part.box.width()))


def test_what_speaks_in_the_teachers_pane_is_always_in_a_window(window: MainWindow, part: LearningFeature) -> None:
    part.begin("amber-and-keys")
    window.controller.new_game(setup())
    assert part.box.window() is window and part.box.isHidden()
    alone = [widget for widget in QApplication.topLevelWidgets() if widget.parent() is None]
    assert [widget for widget in alone if isinstance(widget, LessonBox | PuzzleBox | EditorBox | PuzzlesSection)] == []


def test_a_lesson_is_gone_on_with_where_it_was_left(desk: Desk) -> None:
    window = desk.open()
    part = learning(window)
    part.begin("fighting")
    obey(part, window)
    obey(part, window)
    journal, said = window.controller.journal, part.box.say.text()
    part.show()
    assert [row.line.stand for row in part.page.lessons if row.line.id == "fighting"] == [Stand.BEGUN]
    window = desk.open()
    part = learning(window)
    part.begin("fighting")
    assert (window.controller.journal, part.box.say.text()) == (journal, said)
    window.undoing.undo()
    assert len(window.controller.journal) == 1, "who made which choice is known, too"


def test_choices_that_a_lesson_no_longer_takes_are_left_out(desk: Desk) -> None:
    write_progress(Progress(begun={"fighting": Begun(journal=("nonsense", "reap:c1"))}))
    window = desk.open()
    part = learning(window)
    part.begin("fighting")
    assert window.controller.journal == () and part.tutor.wanted()


def test_progress_is_written_and_read(home: Path) -> None:
    assert read_progress().progress == Progress()
    progress = Progress().with_begun("a", Begun(journal=("x", "y"))).with_done("b")
    assert write_progress(progress) is None
    assert read_progress().progress == progress and read_progress().message is None
    assert progress.with_done("a").begun == {} and progress.with_begun("a", None).begun == {}
    kept = json.loads((home / FILE_NAME).read_text())
    (home / FILE_NAME).write_text(json.dumps({**kept, "newer": 1}))
    assert write_progress(read_progress().progress.with_done("c")) is None
    assert json.loads((home / FILE_NAME).read_text())["newer"] == 1, "what a newer version wrote stays"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "die Datei ist beschädigt"),
        (b"\x00\x01", "die Datei ist beschädigt"),
        (b"[]", "die Datei ist beschädigt"),
        (b'{"done": 5}', "der Eintrag „done“ ist falsch"),
        (b'{"done": []' + b" " * (1 << 20), "die Datei ist zu groß"),
    ],
)
def test_a_damaged_progress_is_kept_aside_and_said(content: bytes, why: str, home: Path) -> None:
    (home / FILE_NAME).write_bytes(content)
    found = read_progress()
    assert found.progress == Progress() and found.message is not None
    (aside,) = home.glob(f"{FILE_NAME}.damaged-*")
    assert aside.read_bytes() == content and str(aside) in found.message.en
    assert not (home / FILE_NAME).exists()
    assert why in found.message.say("de")


def test_the_window_says_that_progress_was_damaged(home: Path, desk: Desk) -> None:
    (home / FILE_NAME).write_text("{")
    window = desk.open()
    learning(window).show()
    desk.qtbot.waitUntil(lambda: any("could not be read" in box.text() for box in window.findChildren(QMessageBox)))


def test_a_disk_that_takes_no_progress_is_said(home: Path) -> None:
    (home / FILE_NAME).mkdir()
    words = write_progress(Progress(done=("a",)))
    assert words is not None and "cannot be saved" in words.en


def test_a_lesson_begins_from_the_entry_of_the_reference_that_it_shows(
    window: MainWindow, part: LearningFeature
) -> None:
    rules = part_in(window, ReferenceFeature)
    rules.open().lesson_wanted.emit("prophecies")
    assert window.pages.currentWidget() is window.play_page
    assert part.tutor.taught is not None and part.tutor.taught.id == "prophecies"


def test_the_deck_lists_of_a_lesson_are_those_of_its_table(window: MainWindow, part: LearningFeature) -> None:
    part.begin("reading-a-deck")
    lists = window.findChild(DeckListsFeature)
    assert isinstance(lists, DeckListsFeature)
    lists.open()
    assert lists.dialog is not None
    trees: tuple[Any, ...] = lists.dialog.lists
    for tree in trees:
        assert [tree.topLevelItem(row).text(1) for row in range(3)] == ["12", "12", "12"]
    logos = trees[0].topLevelItem(2)
    seen = {logos.child(row).text(0): logos.child(row).text(2) for row in range(logos.childCount())}
    assert seen["Vespilon Theorist"] == "1" and seen["Quixo the “Adventurer”"] == ""


# The first game.


def test_in_the_first_game_every_legal_move_is_free_and_the_teacher_speaks_at_full_strength(
    window: MainWindow, part: LearningFeature, qtbot: QtBot
) -> None:
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature)
    part.begin(FIRST_GAME)
    view = window.controller.view()
    assert view is not None and view.step is Step.HOUSE, "both hands are kept without a question"
    assert [seat.deck_name for seat in view.seats] == [deck.name for _, deck in sample_decks()[:2]]
    assert view.seats[1].hand is None, "nothing of the other hand is seen"
    assert "The game continues" not in window.log.plain_text(), "it only begins"
    assert {note.kind for note in teacher.pane.notes} == {HintKind.HOUSES}
    assert next(one.say for one in ASKED if one.id == "house").en in part.box.say.text()
    window.controller.choose(("house:brobnar",))
    assert window.controller.journal[-1] == "house:brobnar" and part.box.note.isHidden()
    assert next(one.say for one in ASKED if one.id == "house").en not in part.box.say.text(), "that is chosen"
    window.controller.choose(("end-turn",))
    qtbot.waitUntil(lambda: part.tutor.asks_learner and len(window.controller.journal) > 5)
    assert part.tutor.game is not None and part.tutor.game.journal == window.controller.journal
    window.undoing.undo()
    assert window.controller.journal[-1] == "house:brobnar", "the other seat's turn is taken back with one's own"
    assert not teacher.learners.of(w.LEARNER_NAME.en).known, "a lesson teaches no settings"


def test_the_first_game_goes_on_where_it_was_left(desk: Desk, qtbot: QtBot) -> None:
    window = desk.open()
    part = learning(window)
    part.begin(FIRST_GAME)
    for _ in range(8):
        qtbot.waitUntil(lambda: bool(part.tutor.wanted()))
        window.controller.choose(part.tutor.wanted())
    qtbot.waitUntil(lambda: part.tutor.asks_learner)
    journal, said = window.controller.journal, part.box.say.text()
    assert not journals(), "it is none of the unfinished games"
    window = desk.open()
    part = learning(window)
    part.begin(FIRST_GAME)
    assert window.controller.journal[: len(journal)] == journal
    assert part.box.say.text() == said and part.tutor.asks_learner


def test_what_would_be_good_is_found_out_off_the_windows_thread_and_marked_then(
    window: MainWindow, part: LearningFeature, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[Thread] = []
    choose = Planner.choose

    def noted(player: Planner, game: Game) -> tuple[str, ...]:
        threads.append(current_thread())
        return choose(player, game)

    monkeypatch.setattr(Planner, "choose", noted)
    part.begin(FIRST_GAME)
    part.show_wanted()
    assert part.marks.shown and not part.marks.marked, "it is not known at once"
    qtbot.waitUntil(lambda: bool(part.marks.marked))
    assert len(threads) == 1 and threads[0] is not main_thread()
    assert part.tutor.wanted() == part.tutor.wanted() and len(threads) == 1, "nothing is found out twice"
    window.controller.choose(("house:brobnar",))
    part.show_wanted()
    part.begin("houses")
    assert not part.tutor.adviser.busy, "what is no longer at the table is no longer thought about"


def test_advice_is_there_in_the_first_game_and_not_on_tables_made_for_a_lesson(
    window: MainWindow, part: LearningFeature
) -> None:
    practice = part_in(window, PracticeFeature)
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature)
    part.begin("houses")
    assert not teacher.pane.notes
    assert not practice.hint_command.isEnabled() and practice.hint_button.isHidden()
    part.begin(FIRST_GAME)
    assert practice.hint_command.isEnabled() and practice.why_button.isHidden() and teacher.pane.notes
    part.begin("houses")
    assert not practice.hint_command.isEnabled() and not teacher.pane.notes


def test_the_page_shows_the_first_game_in_the_path_and_what_comes_next(desk: Desk) -> None:
    write_progress(Progress(done=tuple(lesson.id for lesson in lessons()[:4])))
    part = learning(desk.open())
    part.show()
    lines = [row.line for row in part.page.lessons]
    assert [line.id for line in lines] == [taught.id for taught in path()]
    first = next(line for line in lines if line.id == FIRST_GAME)
    games = [line for line in lines if line.is_game]
    assert lines[:5] == games and [line.number for line in games] == [1, 2, 3, 4, 5]
    assert first.is_next and first.number == 0 and lines.index(first) == 5 + 4, "nobody is sent back to the games"
    assert [line.number for line in lines[5:] if line.number] == list(range(1, len(lessons()) + 1))
    assert part.page.count.text() == w.DONE_COUNT.filled(done=4, all=len(lessons())).en


def test_what_was_lost_in_the_other_seats_turn_is_explained_until_a_house_is_chosen() -> None:
    bo = side(houses=[House.DIS], hand=["charette"])
    houses = [House.BROBNAR, House.LOGOS]
    t = table(side(houses=houses, amber=2, deck=["bumpsy"] * 9), bo, active=1, house=House.DIS, turn=6)
    guide = Guide(t.game)
    assert guide.told is None
    t.creature("charette")
    guide.made(t.game, ("end-turn",))
    t.answer("end-turn")
    assert guide.told is not None and "2 of your Æmber was captured." in guide.told.en
    assert guide.says is not None and "comes back to your pool" in guide.says.en
    guide.made(t.game, ("house:brobnar",))
    t.answer("house:brobnar")
    assert guide.told is None and "comes back to your pool" not in (guide.says.en if guide.says is not None else "")


def test_the_log_speaks_to_the_learner_also_after_undo_and_in_another_language(
    window: MainWindow, part: LearningFeature
) -> None:
    part.begin("amber-and-keys")
    for _ in range(2):
        window.controller.choose(part.tutor.wanted()[:1])
        assert "You gain 1 Æmber" in window.dock.log.text.toPlainText()
        window.controller.undo()
    window.controller.choose(part.tutor.wanted()[:1])
    window.change_settings(interface_language="de")
    assert "Du erhältst 1 Æmber" in window.dock.log.text.toPlainText()
    view = window.controller.view()
    assert view is not None and is_addressed(view.seats[LEARNER].name)
    assert not is_addressed(view.seats[other_player(LEARNER)].name)


def test_players_of_a_game_who_are_called_you_are_not_spoken_to(window: MainWindow) -> None:
    made = setup()
    one, two = made.seats
    window.controller.new_game(replace(made, seats=(replace(one, name="You"), replace(two, name="Du"))))
    window.controller.lift_curtain()
    told = window.dock.log.text.toPlainText()
    assert "You shuffles the deck" in told and "Du shuffles the deck" in told
