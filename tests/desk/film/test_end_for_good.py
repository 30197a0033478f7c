"""A game that is over at the table keeps its secrets until its end can no longer be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox

from kfdesk.desk.film.feature import FilmFeature, eyes_for
from kfdesk.desk.film.page import FilmPage
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.play.choice_history import Until
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.film import Eyes, Film
from kfdesk.match.journal import JournalWriter, read
from kfdesk.match.log_export import LogForm, LogRefusedError, log_of
from kfdesk.match.recorded_game import read_recorded_game, save_recorded_game
from tests.desk.film.hands import boxes
from tests.desk.hurried import play, setup
from tests.desk.questions import answer
from tests.windows import part_in


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def concede(window: MainWindow) -> Path:
    window.controller.new_game(setup())
    play(window, 6)
    window.controller.lift_curtain()
    viewer = window.controller.viewer
    path = window.controller.kept_at
    assert viewer is not None and path is not None
    window.controller.concede(viewer)
    return path


def watch(window: MainWindow) -> FilmPage:
    part_in(window, FilmFeature).watch_command.trigger()
    page = part_in(window, FilmFeature).page
    assert page is not None
    return page


def open_hands(page: FilmPage, button: QMessageBox.StandardButton) -> str:
    page.want_eyes(Eyes.OPEN)
    box = boxes(page)[-1]
    text = box.text()
    box.button(button).click()
    return text


def test_a_concession_that_can_be_taken_back_opens_no_hand(window: MainWindow) -> None:
    path = concede(window)
    page = watch(window)
    view = page.table.view_shown
    assert page.eyes is Eyes.BOTH and view is not None and not view.seats[0].hand and not view.seats[1].hand
    assert Eyes.OPEN not in eyes_for(page.film, Eyes.BOTH)
    for film in (page.film, Film(read_recorded_game(path))):
        with pytest.raises(LogRefusedError):
            log_of(film, LogForm.LINES, eyes=Eyes.OPEN, language="en")
    assert "can still be taken back" in open_hands(page, QMessageBox.StandardButton.No)
    assert page.eyes is Eyes.BOTH
    window.show_table()
    window.commands.undo.trigger()
    view = window.controller.view()
    assert view is not None and view.winner is None and view.decision is not None


def test_whoever_opens_the_hands_ends_the_game_for_good(window: MainWindow) -> None:
    path = concede(window)
    page = watch(window)
    open_hands(page, QMessageBox.StandardButton.Yes)
    assert page.eyes is Eyes.OPEN and Eyes.OPEN in eyes_for(page.film, Eyes.OPEN)
    window.show_table()
    assert not window.commands.undo.isEnabled()
    window.controller.undo()
    window.controller.undo_to(0)
    view = window.controller.view()
    assert view is not None and view.winner is not None and window.controller.learned_if_undone() is None
    assert window.controller.kept_at == path and read_recorded_game(path).open_to_all
    assert watch(window).eyes is Eyes.OPEN, "and it is not asked again"
    window.controller.new_game(setup())
    play(window, 3)
    window.controller.undo()
    assert window.commands.redo.isEnabled(), "the next game can be taken back as ever"


def test_a_game_that_was_left_is_over_for_good(window: MainWindow) -> None:
    path = concede(window)
    assert not read_recorded_game(path).open_to_all
    window.controller.new_game(setup(seed=8))
    assert read_recorded_game(path).open_to_all
    part_in(window, FilmFeature).watch(path)
    page = part_in(window, FilmFeature).page
    assert page is not None and page.eyes is Eyes.OPEN


def test_on_a_disk_without_locks_the_game_at_the_table_is_known_all_the_same(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kfdesk.match.recorded_game.is_open", lambda path: False)
    concede(window)
    assert watch(window).eyes is Eyes.BOTH


def test_hands_opened_in_the_film_of_a_game_that_goes_on_are_noted_in_its_log(window: MainWindow) -> None:
    window.controller.new_game(setup())
    play(window, 6)
    window.controller.lift_curtain()
    path = window.controller.kept_at
    assert path is not None
    part_in(window, FilmFeature).watch(path)
    page = part_in(window, FilmFeature).page
    assert page is not None and "Do both agree?" in open_hands(page, QMessageBox.StandardButton.Yes)
    window.show_table()
    assert "Both hands were opened" in window.log.plain_text()
    window.controller.undo()
    window.controller.lift_curtain()
    assert "Both hands were opened" in window.log.plain_text(), "undo does not take that back"


def test_the_hands_of_the_seats_stay_closed_where_nobody_at_the_screen_is_asked(window: MainWindow) -> None:
    window.controller.new_game(setup())
    window.controller.concede(PLAYERS[0])
    page = watch(window)
    page.want_eyes(Eyes.SECOND)
    view = page.table.view_shown
    assert page.curtain.isVisible() and view is not None and not view.seats[1].hand


def hidden(page: FilmPage) -> bool:
    view = page.table.view_shown
    return page.eyes is Eyes.BOTH and view is not None and not view.seats[0].hand and not view.seats[1].hand


def film_of(window: MainWindow, path: Path) -> FilmPage:
    part_in(window, FilmFeature).watch(path)
    page = part_in(window, FilmFeature).page
    assert page is not None
    return page


def winner(window: MainWindow) -> object:
    view = window.controller.view()
    assert view is not None
    return view.winner


def test_a_copy_of_a_game_at_the_table_keeps_its_secrets(window: MainWindow) -> None:
    concede(window)
    copy = part_in(window, GamesFeature).save_present("kept", copy=True)
    assert copy is not None and not read_recorded_game(copy).open_to_all, "also for another program, as by its lock"
    page = film_of(window, copy)
    assert hidden(page) and Eyes.OPEN not in eyes_for(page.film, Eyes.BOTH)
    assert "can still be taken back" in open_hands(page, QMessageBox.StandardButton.Yes)
    window.show_table()
    window.controller.undo()
    assert winner(window) is not None


def test_an_exported_game_that_goes_on_otherwise_at_the_table_is_asked_about(
    window: MainWindow, tmp_path: Path
) -> None:
    path = concede(window)
    exported = tmp_path / "for a friend.kfdesk"
    part_in(window, GamesFeature).library.export(path, exported)
    for _ in range(3):
        window.controller.undo()
    play(window, 2)
    window.controller.lift_curtain()
    page = film_of(window, exported)
    assert hidden(page) and "the same cards" in open_hands(page, QMessageBox.StandardButton.Yes)
    window.show_table()
    assert "Both hands were opened" in window.log.plain_text()


def test_a_game_that_branches_off_is_asked_about_while_its_own_lies_at_the_table(window: MainWindow) -> None:
    path = concede(window)
    branch = save_recorded_game(read_recorded_game(path).upto(2, "what if"), path.parent)
    page = film_of(window, branch)
    assert hidden(page) and "can still be taken back" in open_hands(page, QMessageBox.StandardButton.No)
    window.controller.new_game(setup(seed=8))
    assert "This game is not over" in open_hands(film_of(window, branch), QMessageBox.StandardButton.No)


def test_what_is_asked_is_how_the_game_at_the_table_stands_now(window: MainWindow) -> None:
    concede(window)
    page = watch(window)
    window.controller.undo()
    assert "This game is not over" in open_hands(page, QMessageBox.StandardButton.Yes)
    window.show_table()
    assert winner(window) is None and "Both hands were opened" in window.log.plain_text()


def test_a_game_that_another_window_has_at_its_table_is_opened_there(window: MainWindow) -> None:
    path = concede(window)
    window.controller.new_game(setup(seed=8))
    other = JournalWriter.reopened(read(path))
    try:
        page = film_of(window, path)
        page.want_eyes(Eyes.OPEN)
        box = boxes(page)[-1]
        assert "Another window" in box.text()
        box.button(QMessageBox.StandardButton.Ok).click()
        assert hidden(page) and not page.film.open_to_all
    finally:
        other.close()
    page.want_eyes(Eyes.OPEN)
    assert page.eyes is Eyes.OPEN, "nobody has it any more"


def test_the_open_table_after_the_end_ends_the_game_for_good(window: MainWindow) -> None:
    concede(window)
    action = window.commands.open_table
    for button, is_open in (("No", False), ("Yes", True)):
        seen: list[str] = []
        answer(button, seen)
        action.trigger()
        window.activateWindow()
        while not seen:
            QApplication.processEvents()
        assert "can still be taken back" in seen[0]
        assert action.isChecked() is is_open and window.controller.open_table is is_open
        assert window.commands.undo.isEnabled() is not is_open
    action.trigger()
    window.controller.undo()
    assert winner(window) is not None
    action.trigger()
    assert window.controller.open_table, "and it is not asked again"


def test_the_film_of_a_game_on_an_opened_table_ends_it_as_it_says(window: MainWindow) -> None:
    window.controller.new_game(setup())
    play(window, 6)
    window.controller.lift_curtain()
    window.commands.open_table.trigger()
    assert "Both hands were opened" in window.log.plain_text()
    window.controller.concede(PLAYERS[0])
    page = watch(window)
    assert "it cannot" in open_hands(page, QMessageBox.StandardButton.Yes)
    window.show_table()
    window.controller.undo()
    assert winner(window) is not None


def test_hands_opened_on_the_table_stay_known(window: MainWindow) -> None:
    window.controller.new_game(setup())
    play(window, 6)
    window.controller.lift_curtain()
    before = window.controller.learned_if_undone(Until(0))
    for _ in range(2):
        window.commands.open_table.trigger()
    window.controller.lift_curtain()
    after = window.controller.learned_if_undone(Until(0))
    assert before is not None and after is not None and sum(after.cards) > sum(before.cards)
    assert window.log.plain_text().count("Both hands were opened") == 1
    window.controller.new_game(setup(open_table=True))
    for _ in range(2):
        window.commands.open_table.trigger()
    window.controller.lift_curtain()
    assert "Both hands were opened" not in window.log.plain_text(), "it began with open hands"
