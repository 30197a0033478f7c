"""Puzzles in the window: tried, missed, solved, shown, and made by oneself."""

from __future__ import annotations

from datetime import date, timedelta
from errno import ENOSPC
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from kfdesk.cards.facts import facts
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.kit.buttons import Kind, kind_of
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.program.open_files import FileOpener
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.puzzles.editor_dialogs import NEVER_MET, AddDialog, GoalDialog, places_for
from kfdesk.desk.puzzles.feature import FIRST_FOUND, PuzzlesFeature
from kfdesk.desk.puzzles.own import OWN
from kfdesk.desk.puzzles.page import MORE, PuzzlesPage, Standing
from kfdesk.desk.puzzles.progress import FILE_NAME, Solved, read_solved, write_solved
from kfdesk.desk.teacher.feature import TeacherFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.scenario import SetAmber
from kfdesk.engine.terms import PLAYERS, CardType, Zone
from kfdesk.teach.puzzles import Outcome, Puzzle, puzzles, shelf
from kfdesk.teach.puzzles.found import found_ids, found_of_day, found_puzzles
from kfdesk.teach.puzzles.goals import Goal, HaveAmber
from kfdesk.teach.puzzles.model import PuzzleText, read_puzzle
from kfdesk.teach.puzzles.shelf import own_folder, own_puzzles, save_own
from tests.desk.starts import journals, play, setup

TWICE = "twice-at-work"
SURVIVE = "their-third-key"


@pytest.fixture
def part(window: MainWindow) -> PuzzlesFeature:
    found = window.findChild(PuzzlesFeature)
    assert isinstance(found, PuzzlesFeature)
    found.attempt.pauses_ms = (0, 0)
    return found


def of(id_: str) -> Puzzle:
    return next(puzzle for puzzle in (*puzzles(), *found_puzzles()) if puzzle.id == id_)


def make(window: MainWindow, *entries: str) -> None:
    for entry in entries:
        window.controller.choose(tuple(entry.split()))


def test_a_missed_puzzle_says_what_is_missing_and_undo_is_free(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    part.begin(TWICE)
    view = window.controller.view()
    assert view is not None and all(seat.hand is not None for seat in view.seats), "all cards lie open"
    make(window, "play:c1", "end-turn")
    assert part.attempt.outcome is Outcome.FAILED
    said = part.box.framed.text()
    assert said.startswith(f"{w.MISSED.en} You have 3 Æmber, and 6 are needed. {w.TRY_AGAIN.en} Your rating falls by ")
    assert kind_of(part.box.next) is Kind.NORMAL, "what was missed is tried again first"
    made = window.controller.journal
    make(window, "house:shadows")
    assert window.controller.journal == made, "the other seat is not the player's"
    window.undoing.undo()
    assert not part.attempt.is_over and part.box.framed.isHidden()
    assert not window.controller.adjust(SetAmber(player=PLAYERS[0], amount=6))
    assert part.box.framed.text() == w.NO_JUDGE.en
    part.box.over.click()
    assert window.controller.journal == () and part.attempt.acts == 0


def test_the_other_seat_finds_its_best_reply(window: MainWindow, part: PuzzlesFeature, qtbot: QtBot) -> None:
    part.begin(SURVIVE)
    thief, first = of(SURVIVE).solution[0], of(SURVIVE).solution[1]
    make(window, thief, first, "end-turn")
    qtbot.waitUntil(lambda: part.attempt.outcome is not Outcome.OPEN, timeout=20_000)
    assert "Your opponent forged a key." in part.box.framed.text()
    assert SURVIVE not in part.solved.best


def test_a_puzzle_that_ends_with_the_opponents_victory_begins_again_first(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    part.begin(SURVIVE)
    make(window, "end-turn")
    qtbot.waitUntil(lambda: part.attempt.outcome is Outcome.FAILED, timeout=20_000)
    qtbot.waitUntil(lambda: [button.text() for button in window.prompt.buttons] == [w.START_OVER.en])
    window.prompt.again_wanted.emit()
    assert part.attempt.puzzle is of(SURVIVE) and window.controller.journal == ()
    assert window.prompt.again is w.NEXT


def test_a_solved_puzzle_is_kept_with_its_best_and_leads_to_the_next(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    window.controller.new_game(setup())
    play(window, 3)
    kept = journals()
    part.begin(TWICE)
    assert part.box.hint.isVisible()
    for n, hint in enumerate(of(TWICE).hints, start=1):
        part.box.hint.click()
        assert w.HINT_OF.filled(n=n, hint=hint.words).en in part.box.lines.text()
    assert part.box.hint.isHidden()
    make(window, *of(TWICE).solution)
    framed = part.box.framed.text()
    assert framed.startswith(f"{w.WELL_DONE.en} You needed 3 actions. {w.AS_SHORT.en}")
    assert "Your rating rises by " in framed
    assert of(TWICE).why.words.en in part.box.lines.text()
    kept_now = read_solved().solved
    assert kept_now.best == {TWICE: 3} and list(kept_now.ratings) == [TWICE] and kept_now.rating.rating > 1500
    assert journals() == kept and window.ceremonies.victory.isHidden(), "a puzzle is no game"
    end = window.prompt.end_turn
    assert kind_of(part.box.next) is Kind.PRIMARY
    assert not end.isHidden() and kind_of(end) is Kind.NORMAL, "nothing more is asked for"
    make(window, "end-turn")
    assert part.box.framed.text() == w.OVER.en
    part.show()
    tile = next(tile for tile in part.page.tiles() if tile.line is not None and tile.line.id == TWICE)
    assert tile.line is not None and tile.line.best == 3 and tile.face.lines[-1] == "solved with 3 actions"
    assert part.page.count.text() == Standing(1, len(puzzles()) + len(found_ids()), kept_now.rating).words.en
    part.box.next.click()
    assert part.attempt.puzzle is part.solved.next_puzzle(of(TWICE)) and part.attempt.puzzle is not of(TWICE)
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature) and teacher.pane.guest is part.box
    window.controller.new_game(setup())
    assert teacher.pane.guest is None and part.attempt.puzzle is None


def test_the_solution_is_played_and_does_not_count_as_solved(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    part.begin(SURVIVE)
    part.box.show_me.click()
    make(window, of(SURVIVE).solution[-1])
    assert part.box.framed.text() == w.SHOWING.en
    qtbot.waitUntil(lambda: part.attempt.outcome is Outcome.SOLVED, timeout=20_000)
    assert part.box.framed.text().startswith(f"{w.SHOWN.en} Your rating falls by ")
    assert part.solved.best == {}


FEW_CARDS = (
    "anger", "blood-of-titans", "cannon", "krump", "ascendant-hester", "ascendant-hester2", "aerialist", "b0-t",
)  # fmt: skip
"""Cards of each type that can lie on a table, both halves of a gigantic creature among them."""


def test_the_editor_offers_each_card_only_where_it_can_lie(
    window: MainWindow,
    part: PuzzlesFeature,
) -> None:
    editor = part.own.editor
    editor.open()
    dialog = AddDialog(window)
    offered = {facts()[id_].type for id_ in facts() if places_for(id_)}
    assert {facts()[id_].type for id_ in FEW_CARDS} == offered == set(CardType) - set(NEVER_MET)
    for id_ in FEW_CARDS:
        dialog.card.show_card(id_)
        for index in range(dialog.where.count()):
            dialog.where.setCurrentIndex(index)
            assert dialog.card.card == id_
            editor.put(id_, index % 2, dialog.zone)
            assert editor.puzzle is not None
            side = editor.puzzle.scenario.players[index % 2]
            there = [card for pile in ("battleline", "artifacts", "hand", "deck", "discard", "archives")
                     for card in getattr(side, pile)]  # fmt: skip
            assert id_ in [card.token_of or card.id for card in there]
    for id_ in ("the-tide", *(card.id for card in facts().values() if card.type is CardType.PROPHECY)):
        dialog.card.setText(facts()[id_].name)
        assert dialog.card.card is None and not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
    dialog.deleteLater()


def test_a_puzzle_is_made_checked_tried_and_kept(window: MainWindow, part: PuzzlesFeature, qtbot: QtBot) -> None:
    editor = part.own.editor
    editor.open()
    teacher = window.findChild(TeacherFeature)
    assert isinstance(teacher, TeacherFeature) and teacher.pane.guest is editor.box
    for card, seat, zone in (
        ("krump", 0, Zone.BATTLELINE), ("smith", 0, Zone.HAND), ("troll", 0, Zone.HAND),
        ("ganger-chieftain", 0, Zone.HAND), ("umbra", 1, Zone.BATTLELINE), ("silvertooth", 1, Zone.BATTLELINE),
    ):  # fmt: skip
        editor.put(card, seat, zone)
    editor.take(0, "hand", 1)
    assert window.controller.adjust(SetAmber(player=PLAYERS[0], amount=2)), "the judge's tools change the table"
    dialog = GoalDialog(editor.puzzle, window)  # type: ignore[arg-type]
    dialog.name.setText("Mine {not a card}")
    first = dialog.conditions[0]
    first.kind.setCurrentIndex(first.kind.findData("amber"))
    first.number.setValue(6)
    editor.puzzle = dialog.puzzle()
    assert editor.puzzle.goal == Goal(conditions=(HaveAmber(least=6),))
    editor.box.check.click()
    assert editor.box.said.text() == e.CHECKING.en and editor.box.check.text() == e.STOP.en
    qtbot.waitUntil(lambda: not editor.searcher.busy, timeout=60_000)
    assert editor.box.said.text().startswith("It can be solved. The shortest solution has 3 actions;")
    editor.box.play.click()
    assert part.attempt.puzzle is not None and part.box.edit.isVisible()
    make(window, *part.attempt.puzzle.solution)
    assert part.attempt.outcome is Outcome.SOLVED and part.solved.best == {}
    part.box.edit.click()
    editor.box.save.click()
    assert editor.box.said.text() == e.SAVED.en
    ((path, puzzle),) = own_puzzles().puzzles
    assert path.name == "mine-not-a-card.kfpuzzle" and puzzle.title.en == "Mine {not a card}"
    assert [card.id for card in puzzle.scenario.players[0].hand] == ["ganger-chieftain", "smith"]
    part.show()
    part.page.tiles()[-1].click()
    assert part.attempt.puzzle == puzzle and part.box.edit.isHidden()
    part.own.delete(path)
    assert not own_puzzles().puzzles


def test_what_is_edited_and_not_saved_is_kept_whatever_comes_to_the_table(
    window: MainWindow, part: PuzzlesFeature
) -> None:
    editor = part.own.editor
    editor.open()
    editor.box.leave.click()
    assert not own_puzzles().puzzles, "nothing was changed"
    editor.put("troll", 0, Zone.BATTLELINE)
    assert window.controller.adjust(SetAmber(player=PLAYERS[0], amount=2))
    window.controller.new_game(setup())
    ((path, kept),) = own_puzzles().puzzles
    assert kept.title.en == f"{e.UNNAMED.en} (not saved)" and kept.title.say("de").endswith("(nicht gespeichert)")
    assert kept.scenario.players[0].amber == 2 and kept.scenario.players[0].battleline[0].id == "troll"
    saved = save_own(of(TWICE))
    part.show()
    part.own.act(f"{OWN}{saved.name}", "edit")
    editor.put("troll", 0, Zone.HAND)
    editor.box.leave.click()
    assert len(own_puzzles().puzzles) == 3, "the file itself is only changed by saving"
    editor.box.save.click()
    assert {name for name, _ in own_puzzles().puzzles} == {path, saved}, "what is saved needs no second file"
    editor.put("troll", 0, Zone.HAND)
    part.close()
    assert len(own_puzzles().puzzles) == 3, "the program may end at any time"


def test_what_was_kept_unsaved_is_edited_and_saved_by_its_own_name_or_deleted_for_good(
    window: MainWindow, part: PuzzlesFeature
) -> None:
    editor = part.own.editor
    for _ in range(2):
        editor.open()
        editor.put("troll", 0, Zone.BATTLELINE)
        editor.box.leave.click()
        ((draft, _),) = own_puzzles().puzzles
        part.own.delete(draft)
        part.close()
        assert not own_puzzles().puzzles, "whoever deletes it does not find it again"
    editor.put("krump", 0, Zone.BATTLELINE)
    editor.box.leave.click()
    ((draft, _),) = own_puzzles().puzzles
    part.show()
    part.own.act(f"{OWN}{draft.name}", "edit")
    assert editor.puzzle is not None and editor.puzzle.title.en == e.UNNAMED.en
    editor.put("troll", 1, Zone.BATTLELINE)
    editor.box.leave.click()
    ((_, kept),) = own_puzzles().puzzles
    assert kept.title.en == f"{e.UNNAMED.en} (not saved)" and kept.scenario.players[1].battleline
    editor.box.save.click()
    ((_, kept),) = own_puzzles().puzzles
    assert kept.title.en == e.UNNAMED.en and kept.title.say("de") == e.UNNAMED.say("de")


def test_changes_to_a_saved_puzzle_that_were_kept_are_saved_as_that_puzzle(
    window: MainWindow, part: PuzzlesFeature
) -> None:
    editor = part.own.editor
    saved = save_own(of(TWICE).model_copy(update={"id": "mine"}))
    part.show()
    for card in ("troll", "krump"):
        part.own.act(f"{OWN}{saved.name}", "edit")
        editor.put(card, 1, Zone.BATTLELINE)
        editor.box.leave.click()
    kept = {path.name: puzzle for path, puzzle in own_puzzles().puzzles}
    assert set(kept) == {saved.name, "mine.draft.kfpuzzle", "mine.draft-2.kfpuzzle"}, "no draft takes another's file"
    part.own.act(f"{OWN}mine.draft-2.kfpuzzle", "edit")
    editor.put("bumpsy", 1, Zone.BATTLELINE)
    editor.box.leave.click()
    assert len(own_puzzles().puzzles) == 3, "a draft stays one draft"
    part.own.act(f"{OWN}mine.draft-2.kfpuzzle", "edit")
    editor.box.save.click()
    left = {path.name: puzzle for path, puzzle in own_puzzles().puzzles}
    assert set(left) == {saved.name, "mine.draft.kfpuzzle"}
    assert left[saved.name].id == "mine" and left[saved.name].name == of(TWICE).name
    assert [card.id for card in left[saved.name].scenario.players[1].battleline][-2:] == ["krump", "bumpsy"]
    part.own.delete(saved)
    part.own.act(f"{OWN}mine.draft.kfpuzzle", "edit")
    editor.box.save.click()
    ((path, puzzle),) = own_puzzles().puzzles
    assert puzzle.name == of(TWICE).name and ".draft" not in path.name, "of a puzzle that is gone it is a new one"


@pytest.mark.parametrize("is_of_another", [False, True])
def test_what_was_kept_unsaved_stays_where_it_cannot_be_saved(
    part: PuzzlesFeature, monkeypatch: pytest.MonkeyPatch, is_of_another: bool
) -> None:
    editor = part.own.editor
    saved = save_own(of(TWICE).model_copy(update={"id": "mine"}))
    part.show()
    if is_of_another:
        part.own.act(f"{OWN}{saved.name}", "edit")
    else:
        editor.open()
    editor.put("troll", 1, Zone.BATTLELINE)
    editor.box.leave.click()
    before = own_puzzles().puzzles
    ((draft, _),) = [kept for kept in before if kept[0] != saved]
    part.own.act(f"{OWN}{draft.name}", "edit")

    def full(path: Path, content: bytes) -> None:
        raise OSError(ENOSPC, "no space left")

    with monkeypatch.context() as disk:
        disk.setattr(shelf, "write_new", full)
        editor.box.save.click()
    assert editor.box.said.text() != e.SAVED.en
    editor.box.leave.click()
    assert own_puzzles().puzzles == before
    editor.box.save.click()
    assert not draft.exists() and len(own_puzzles().puzzles) == len(before) - is_of_another


def test_a_puzzle_of_ones_own_counts_for_itself_and_shows_no_solution_that_is_none(
    window: MainWindow, part: PuzzlesFeature
) -> None:
    """Its file holds the id of a puzzle that ships, another question, and choices that solve nothing."""
    other = of(TWICE).model_copy(update={"goal": Goal(conditions=(HaveAmber(least=3),)), "solution": ("reap:c9",)})
    path = save_own(other)
    part.show()
    part.page.tiles()[-1].click()
    assert part.attempt.puzzle == other and part.box.show_me.isHidden()
    make(window, "reap:c3")
    assert part.attempt.outcome is Outcome.SOLVED
    assert part.solved.best == {OWN + path.name: 1}
    part.show()
    lines = [tile.line for tile in part.page.tiles() if tile.line is not None]
    assert [line.id for line in lines if line.best is not None] == [OWN + path.name]


def test_the_page_shows_only_what_fits_the_filters(window: MainWindow, part: PuzzlesFeature) -> None:
    write_solved(Solved(best={TWICE: 3}))
    part.show()
    page = part.page

    def shown() -> list[str]:
        return [tile.line.id for tile in page.tiles() if tile.line is not None and tile.isVisibleTo(page)]

    page.motif.setCurrentIndex(page.motif.findData("keys"))
    kinds = {of(id_).goal.conditions[0].kind for id_ in shown()}
    assert kinds == {"forge", "win"} and all(box.isHidden() for box in page.boxes[:3] if not box.grid.tiles)
    page.motif.setCurrentIndex(0)
    page.state.setCurrentIndex(page.state.findData("solved"))
    assert shown() == [TWICE]
    page.grade.setCurrentIndex(3)
    assert shown() == [] and page.none.isVisible()
    page.state.setCurrentIndex(0)
    assert {of(id_).grade for id_ in shown()} == {3}


def test_an_own_puzzle_under_way_is_gone_on_with(window: MainWindow, part: PuzzlesFeature) -> None:
    save_own(of(TWICE).model_copy(update={"id": "mine"}))
    part.show()
    part.page.tiles()[-1].click()
    make(window, "reap:c3")
    part.show()
    part.page.tiles()[-1].click()
    assert window.controller.journal == ("reap:c3",)


def test_a_search_in_the_editor_is_stopped(window: MainWindow, part: PuzzlesFeature) -> None:
    editor = part.own.editor
    editor.open(of(SURVIVE))
    editor.check()
    assert editor.searcher.busy and editor.box.said.text() == e.CHECKING.en
    editor.check()
    assert not editor.searcher.busy and editor.box.said.isHidden()


def test_files_from_elsewhere_are_taken_in_and_damaged_ones_are_named(
    window: MainWindow, part: PuzzlesFeature, tmp_path: Path
) -> None:
    there = tmp_path / "there.json"
    there.write_bytes(of(TWICE).content())
    FileOpener(window).open([str(there)])
    assert [puzzle for _, puzzle in own_puzzles().puzzles] == [of(TWICE)]
    (own_folder() / "broken.kfpuzzle").write_bytes(b"half")
    part.show()
    note = part.page.boxes[-1].note.text()
    assert "broken.kfpuzzle" in note and "This file is not a puzzle." in note
    assert part.own.find(f"{OWN}{TWICE}.kfpuzzle") == of(TWICE)


def test_the_dialog_for_a_card_offers_only_places_where_it_can_lie(qtbot: QtBot) -> None:
    ui.speak("de")
    dialog = AddDialog()
    qtbot.addWidget(dialog)
    dialog.card.show_card("dust-pixie")
    assert dialog.zone is Zone.BATTLELINE
    dialog.card.show_card("key-charge")
    assert dialog.where.findData(Zone.BATTLELINE.value) < 0 and dialog.zone.value == Zone.HAND.value


def test_texts_are_written_in_the_language_of_the_interface(qtbot: QtBot) -> None:
    ui.speak("de")
    dialog = GoalDialog(of(TWICE))
    qtbot.addWidget(dialog)
    dialog.asks.setText("Ganz anders.")
    changed = dialog.puzzle()
    assert changed.task == PuzzleText(en=of(TWICE).task.en, de="Ganz anders.")
    assert (changed.name, changed.hints, changed.why) == (of(TWICE).name, of(TWICE).hints, of(TWICE).why)


def test_the_dialog_for_the_goal_takes_only_what_a_puzzle_may_say(qtbot: QtBot) -> None:
    dialog = GoalDialog(of(TWICE))
    qtbot.addWidget(dialog)
    dialog.name.setText("x" * 3000)
    first = dialog.conditions[0]
    for kind, typed, taken in (("amber", 0, {"least": 1}), ("forge", 50, {"keys": 3}), ("enemies", 0, {"most": 0})):
        first.kind.setCurrentIndex(first.kind.findData(kind))
        first.number.setValue(typed)
        assert dialog.puzzle().goal.conditions[0].model_dump() == {"kind": kind, **taken}
    assert read_puzzle(dialog.puzzle().content()) == dialog.puzzle()


def test_a_damaged_list_of_what_is_solved_is_kept_aside(home: Path) -> None:
    (home / FILE_NAME).write_text('{"best": 7}')
    found = read_solved()
    assert found.solved == Solved() and found.message is not None
    assert [path.name for path in home.iterdir() if "damaged" in path.name]


def test_the_judges_hand_opens_from_the_editor(window: MainWindow, part: PuzzlesFeature) -> None:
    part.own.editor.open()
    part.own.editor.box.judge.click()
    judge = window.findChild(JudgeFeature)
    assert isinstance(judge, JudgeFeature) and judge.dock is not None and judge.dock.isVisible()


def ids_shown(page: PuzzlesPage) -> list[str]:
    return [tile.line.id for tile in page.boxes[0].tiles if tile.line is not None]


def test_the_puzzle_of_the_day_comes_first_and_more_are_shown_when_wanted(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    part.show()
    page, daily = part.page, found_of_day(date.today())
    assert daily is not None
    shown = ids_shown(page)
    columns = page.boxes[0].grid.columns()
    assert shown[0] == daily.id and len(shown) % columns == 0, "whole rows"
    assert len(shown) <= max(FIRST_FOUND, columns), "not one tile for each of very many"
    assert page.boxes[0].tiles[0].face.foot == w.DAILY.en
    qtbot.mouseClick(page.boxes[0].more, Qt.MouseButton.LeftButton)
    more = ids_shown(page)
    assert more[: len(shown)] == shown and len(shown) < len(more) <= FIRST_FOUND + MORE
    assert len(set(more)) == len(more) and len(more) % columns == 0
    page.grade.setCurrentIndex(page.grade.findData(1))
    assert {of(id_).grade for id_ in ids_shown(page)} == {1}


def test_the_page_learn_leads_to_the_puzzle_of_the_day(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    daily = found_of_day(date.today())
    assert daily is not None
    learning = window.findChild(LearningFeature)
    assert isinstance(learning, LearningFeature)
    learning.show()
    assert part.section.daily.text() == w.TO_DAILY.filled(puzzle=daily.title).en
    with monkeypatch.context() as midnight:
        midnight.setattr("kfdesk.desk.puzzles.feature.found_of_day", lambda day: found_of_day(day + timedelta(1)))
        qtbot.mouseClick(part.section.daily, Qt.MouseButton.LeftButton)
    assert part.attempt.puzzle == daily, "the one that the button names, though another day has begun"


def test_a_puzzle_that_was_found_gives_hints_says_its_ways_and_leads_to_another_that_fits(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    puzzle = found_puzzles()[0]
    part.begin(puzzle.id)
    assert part.box.asks.text() == puzzle.goal.words.en
    part.box.hint.click()
    assert puzzle.tips[0].en in part.box.lines.text()
    make(window, *puzzle.solution)
    assert puzzle.proof is not None
    assert w.ALL_WAYS.filled(n=puzzle.proof.ways).en in part.box.framed.text()
    assert puzzle.explained is not None and puzzle.explained.en in part.box.lines.text()
    expected = part.solved.nearest(found_puzzles())[0]
    part.box.next.click()
    assert part.attempt.puzzle == expected != puzzle


def test_to_be_shown_the_solution_counts_as_a_miss_and_a_later_success_does_not_count(
    window: MainWindow, part: PuzzlesFeature, qtbot: QtBot
) -> None:
    puzzle = found_puzzles()[0]
    part.begin(puzzle.id)
    part.box.show_me.click()
    rating = part.solved.rating
    assert rating.rating < 1500 and puzzle.id in part.solved.ratings
    assert "Your rating falls by " in part.box.framed.text()
    part.lay_out(puzzle)
    make(window, *puzzle.solution)
    assert puzzle.id in part.solved.best and part.solved.rating == rating


def test_what_a_missed_attempt_cost_is_not_said_of_the_one_after_undo(window: MainWindow, part: PuzzlesFeature) -> None:
    puzzle = of(TWICE)
    part.begin(TWICE)
    make(window, "end-turn")
    assert "Your rating falls by " in part.box.framed.text()
    window.controller.undo()
    make(window, *puzzle.solution)
    assert part.attempt.outcome is Outcome.SOLVED
    assert part.box.framed.text().startswith(w.WELL_DONE.en) and "Your rating" not in part.box.framed.text()


def test_a_puzzle_solved_with_a_program_that_kept_no_ratings_does_not_change_them(
    window: MainWindow, part: PuzzlesFeature
) -> None:
    write_solved(Solved(best={TWICE: 5}))
    part.begin(TWICE)
    make(window, *of(TWICE).solution)
    assert part.solved.best == {TWICE: 3} and not part.solved.ratings and part.solved.rating.rating == 1500
