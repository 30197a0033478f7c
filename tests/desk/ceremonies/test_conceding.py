"""Every game can be given up: the question says what that means, the other player wins, and undo takes it back."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.files import sample_decks
from kfdesk.desk.ceremonies import conceding
from kfdesk.desk.ceremonies.conceding import Conceding
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.matches.under_way import MatchesDialog
from kfdesk.desk.table.panel import decides
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, Step
from kfdesk.match.header import Origin
from kfdesk.match.journal import read
from tests.desk.matches.agreeing import match_of
from tests.desk.questions import answer
from tests.desk.starts import setup
from tests.windows import part_in, shelf_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture
def home(home: Path, first_shelf: Path) -> Path:
    """The folder, with the sample decks on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())
    return home


def concede(window: MainWindow, words: str) -> str:
    seen: list[str] = []
    answer(words, seen)
    command = part_in(window, Conceding).command
    assert command.isEnabled()
    command.trigger()
    return seen[0]


def begin(window: MainWindow, **changes: Any) -> Path:
    window.controller.new_game(replace(setup(open_table=True), **changes))
    path = window.controller.kept_at
    assert path is not None
    return path


def test_a_quick_game_is_given_up_and_the_loss_is_written_on_the_deck(fresh_window: MainWindow) -> None:
    window = fresh_window
    path = begin(window)
    table = window.controller.setup
    assert table is not None
    text = concede(window, f"{table.seats[0].name} concedes")
    assert "wins this game at once" in text and "counts as a loss for the deck" in text
    view = window.controller.view()
    assert view is not None and view.winner == 1 and view.decision is None
    assert (read(path).finished, read(path).winner) == (True, 1)
    kept = shelf_of(window).results(key_of(table.seats[0].deck))
    assert [found.result.won for found in kept] == [False]
    assert not part_in(window, Conceding).command.isEnabled()


def test_nothing_happens_when_one_plays_on(window: MainWindow) -> None:
    begin(window)
    before = window.controller.journal
    concede(window, "Play on")
    view = window.controller.view()
    assert view is not None and view.winner is None and view.decision is not None
    assert window.controller.journal == before


def test_undo_takes_the_concession_back_and_its_result_too(fresh_window: MainWindow) -> None:
    window = fresh_window
    path = begin(window)
    window.controller.choose(("no",))
    journal, before = window.controller.journal, window.controller.view()
    table = window.controller.setup
    assert table is not None
    concede(window, f"{table.seats[1].name} concedes")
    view = window.controller.view()
    assert view is not None and view.winner == 0
    window.commands.undo.trigger()
    assert window.controller.view() == before and window.controller.journal == journal
    shelf = shelf_of(window)
    assert shelf.results(key_of(table.seats[0].deck)) == []
    window.controller.choose(("no",))
    assert len(window.controller.journal) == len(journal) + 1
    assert len(read(path).answers) == len(window.controller.journal) and not read(path).finished


@pytest.mark.parametrize("choices", [0, 1, 2])
def test_a_crash_after_a_concession_was_taken_back_finds_the_game_going_on(
    window: MainWindow, choices: int, qtbot: Any
) -> None:
    path = begin(window)
    for _ in range(choices):
        window.controller.choose(("no",))
    qtbot.waitUntil(lambda: not window.controller.keeps_more)  # whole tables are written with some delay
    before = read(path)
    window.controller.concede(PLAYERS[0])
    given_up = read(path)
    assert (given_up.finished, given_up.winner) == (True, 1)
    turns = [mark.count for mark in given_up.marks if mark.turn]
    assert [table.count for table in given_up.tables] == turns, "what was left to be written in a moment is there"
    window.controller.undo()
    found = read(path)
    assert (found.finished, found.winner) == (False, None)
    assert (found.answers, found.marks, found.tables) == (before.answers, before.marks, given_up.tables)
    table, view = window.controller.setup, window.controller.view()
    window.controller.stop_keeping()
    window.beginning.go_on_with(path)
    assert window.controller.setup is not table and window.controller.view() == view
    assert len(window.controller.journal) == len(before.answers)


def test_what_was_shown_is_not_shown_again_when_a_game_is_given_up(window: MainWindow) -> None:
    begin(window)
    window.controller.choose(("no",))
    assert window.controller.recap is not None
    window.controller.concede(PLAYERS[0])
    assert window.controller.recap is None
    window.controller.undo()
    assert window.controller.recap is None


def test_a_hidden_hand_stays_hidden_when_a_game_is_given_up(window: MainWindow) -> None:
    window.controller.new_game(setup())
    assert not part_in(window, Conceding).command.isEnabled(), "nobody is at the screen"
    window.controller.lift_curtain()
    viewer = window.controller.viewer
    assert viewer is not None
    window.controller.concede(viewer)
    view = window.controller.view()
    assert view is not None and view.winner == 1 - viewer
    assert view.seats[viewer].hand is not None and view.seats[1 - viewer].hand is None


def test_the_log_says_who_gave_up_and_no_longer_after_an_undo(window: MainWindow) -> None:
    begin(window)
    window.controller.concede(PLAYERS[0])
    assert "concedes the game" in window.log.plain_text()
    window.controller.undo()
    assert "concedes the game" not in window.log.plain_text()


# Beside it: what is marked.


def test_the_program_does_not_concede(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    offered = list[str]()
    monkeypatch.setattr(conceding, "who_concedes", lambda *said: offered.extend(choice.en for choice in said[3]))
    begin(window, bot=PLAYERS[1])
    part_in(window, Conceding).command.trigger()
    assert offered == ["Ada concedes"]


def test_a_game_that_asks_what_if_is_marked_and_counts_for_nobody(window: MainWindow) -> None:
    begin(window)
    window.show()
    assert not window.ceremonies.ribbon.isVisible() and "What if" not in window.windowTitle()
    begin(window, origin=Origin(file="x.kfdesk", reason="branch", answers=3, turn=1))
    assert window.ceremonies.ribbon.isVisible() and "counts for nobody" in window.ceremonies.ribbon.text()
    assert window.windowTitle().startswith("What if: ")
    assert "counts for nobody" in concede(window, "Play on")
    assert window.ceremonies.ribbon.geometry().top() == 0


def test_before_the_first_turn_the_panel_of_whoever_decides_is_marked(window: MainWindow) -> None:
    begin(window, first_player=0)
    marked = []
    for _ in range(2):
        view = window.controller.view()
        assert view is not None and view.step is Step.SETUP and view.decision is not None
        assert decides(view) == view.decision.player
        marked.append(decides(view))
        window.controller.choose(("no",))
    view = window.controller.view()
    assert view is not None
    assert sorted(marked) == [0, 1] and decides(view) == view.active


def test_behind_the_curtain_the_panel_of_whoever_is_called_is_marked(window: MainWindow) -> None:
    window.controller.new_game(replace(setup(), first_player=0))
    called = []
    for _ in range(3):
        view, player = window.controller.view(), window.controller.curtain_for
        assert view is not None and view.decision is None and player is not None
        assert decides(view) == player
        called.append(player)
        window.controller.lift_curtain()
        window.controller.choose(("no",))
        if window.controller.curtain_for is None:
            break
    assert set(called) == {0, 1}


# Matches under way.


def agreed(window: MainWindow, names: tuple[str, str]) -> None:
    """Begin a match of the first two decks of the shelf."""
    room = part_in(window, MatchFeature).room
    part_in(window, MatchFeature).open([key_of(deck) for _, deck in sample_decks()[:2]])
    for side, name in zip(room.setup.sides, names, strict=True):
        side.name.setText(name)
    QTest.mouseClick(room.setup.begin, LEFT)


def open_menu(window: MainWindow) -> bool:
    """Return whether the menu offers to go on with a match."""
    window.commands.menus["game"].aboutToShow.emit()
    return bool(part_in(window, MatchFeature).under_way.isEnabled())


def test_a_match_is_offered_to_go_on_with_only_where_one_is_under_way(window: MainWindow) -> None:
    assert not open_menu(window)
    begin(window)
    assert not open_menu(window)
    agreed(window, ("Ada", "Bo"))
    assert open_menu(window)


@pytest.mark.parametrize("row", [0, 1])
def test_of_two_matches_either_can_be_gone_on_with(window: MainWindow, row: int) -> None:
    agreed(window, ("Ada", "Bo"))
    agreed(window, ("Cy", "Di"))
    lines: list[str] = []

    def asked() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, MatchesDialog):
            QTimer.singleShot(5, asked)
            return
        lines.extend(dialog.list.item(number).text() for number in range(dialog.list.count()))
        dialog.list.setCurrentRow(row)
        QTest.mouseClick(dialog.go_on, LEFT)

    QTimer.singleShot(0, asked)
    part_in(window, MatchFeature).go_on()
    match = match_of(part_in(window, MatchFeature).room)
    assert ["Cy" in lines[0], "Ada" in lines[1]] == [True, True]
    assert match.series.players == (("Cy", "Di"), ("Ada", "Bo"))[row]
    assert window.pages.currentWidget() is part_in(window, MatchFeature).room.steps
