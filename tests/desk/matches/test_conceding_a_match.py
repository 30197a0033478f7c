"""Games of a match given up: by whom, at the table and away from it, confirmed, and taken back."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.collection.files import sample_decks
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.autosave import games_folder
from kfdesk.match.journal import read
from kfdesk.match.series import FirstStep
from tests.desk.matches.agreeing import (
    agree,
    concede,
    journal_of,
    match_of,
    part_of,
    press,
)
from tests.desk.questions import answer
from tests.windows import shelf_of


def test_a_game_of_a_match_can_be_conceded(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    window.controller.choose(("no",))
    part_of(window).go_on()
    journal = games_folder() / journal_of(window)
    assert "wins it at once" in (text := concede(room, "Ada concedes game 1")) and "Undo takes it back" in text
    assert (read(journal).finished, read(journal).winner) == (True, 1)
    assert match_of(room).series.score() == (0, 1)
    assert isinstance(match_of(room).series.step(), FirstStep)
    result = shelf_of(window).results(key_of(sample_decks()[0][1]))[0].result
    assert (result.won, result.player, result.turns) == (False, "Ada", 0)
    press(room, "Bo goes first")
    press(room, "Play game 2")
    assert match_of(room).file.game == journal_of(window)


def test_a_game_that_is_not_at_the_table_can_be_conceded(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    journal = games_folder() / journal_of(window)
    window.controller.stop_keeping()
    part_of(window).go_on()
    assert "cannot be undone" in concede(room, "Bo concedes game 1")
    assert (read(journal).finished, read(journal).winner) == (True, 0)
    assert match_of(room).series.score() == (1, 0)


@pytest.mark.parametrize("at_table", [True, False])
def test_a_game_whose_loss_is_not_confirmed_goes_on(window: MainWindow, room: MatchRoom, at_table: bool) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    journal = games_folder() / journal_of(window)
    if not at_table:
        window.controller.stop_keeping()
    part_of(window).go_on()
    seen: list[str] = []
    answer("Play on", seen)
    press(room, "Bo concedes game 1")
    assert len(seen) == 1 and not read(journal).finished and match_of(room).series.played == ()
    assert "Game 1 is under way" in room.steps.question.text()


def test_conceding_on_the_match_page_ends_the_game_at_the_table(
    window: MainWindow, room: MatchRoom, qtbot: Any
) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    window.controller.lift_curtain()
    part_of(window).go_on()
    concede(room, "Bo concedes game 1")
    assert window.pages.currentWidget() is room.steps and "Bo lost" in room.steps.question.text()
    window.show_page(window.play_page)
    view = window.controller.view()
    assert view is not None and (view.winner, view.decision) == (0, None)
    scene = window.ceremonies.victory
    assert scene.isVisible() and "Bo conceded" in scene.more.text()
    qtbot.waitUntil(lambda: scene.has_figures)
    assert not window.curtain.isVisible()


def test_conceding_behind_the_curtain_shows_nobodys_hand_and_undo_lowers_it(
    window: MainWindow, room: MatchRoom
) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    called = window.controller.curtain_for
    assert called is not None
    part_of(window).go_on()
    concede(room, "Bo concedes game 1")
    window.show_page(window.play_page)
    view = window.controller.view()
    assert view is not None and view.winner == 0 and [seat.hand for seat in view.seats] == [None, None]
    assert not window.curtain.isVisible() and window.controller.curtain_for is None
    window.controller.undo()
    assert window.controller.curtain_for == called and window.curtain.isVisible()
    assert match_of(room).series.score() == (0, 0)


def test_a_game_played_on_after_it_was_given_up_is_unfinished_again(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    journal = games_folder() / journal_of(window)
    part_of(window).go_on()
    concede(room, "Bo concedes game 1")
    onyx = key_of(sample_decks()[0][1])
    assert match_of(room).series.score() == (1, 0) and len(shelf_of(window).results(onyx)) == 1
    window.show_page(window.play_page)
    window.commands.undo.trigger()
    assert match_of(room).series.score() == (0, 0) and shelf_of(window).results(onyx) == []
    window.controller.lift_curtain()
    window.controller.choose(("no",))
    assert not read(journal).finished and len(read(journal).answers) == 1


def test_a_concession_taken_back_behind_the_curtain_takes_its_result_back(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "single")
    press(room, "Play game 1")
    window.controller.lift_curtain()
    window.controller.set_open_table(True)  # after the end it would make it final
    window.controller.concede(PLAYERS[0])
    onyx = key_of(sample_decks()[0][1])
    assert match_of(room).over and len(shelf_of(window).results(onyx)) == 1
    window.controller.set_open_table(False)
    window.controller.undo()
    assert window.controller.curtain_for is not None
    assert shelf_of(window).results(onyx) == [] and not match_of(room).over
