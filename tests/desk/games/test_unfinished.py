"""Games that are kept: the start page offers unfinished ones, and each goes on exactly where it stood."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from kfdesk import disk
from kfdesk.desk.card.faces import card_name
from kfdesk.match import journal as jn
from kfdesk.match.game_library import GameLibrary
from kfdesk.match.journal import read
from tests.desk.starts import LEFT, Desk, boxes, journals, play, setup
from tests.windows import game_of


def test_a_first_start_offers_to_play_and_nothing_to_continue(desk: Desk, home: Path) -> None:
    window = desk.open()
    assert not window.start.go_on.isVisible() and window.start.games == [] and not window.start.wrong.isVisible()
    assert window.start.play.isVisible()
    assert not (home / "games").exists(), "looking leaves nothing behind"


def test_continue_goes_on_exactly_where_the_game_stood_and_behind_the_curtain(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 30)
    window.controller.lift_curtain()
    journal, view = window.controller.journal, window.controller.view()
    log = window.log.plain_text().splitlines()
    window = desk.open()
    assert view is not None and f"Ada – Bo, turn {view.turn} " in window.start.games[0].text()
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert window.pages.currentWidget() is window.play_page
    assert window.curtain.isVisible() and window.controller.curtain_for is not None
    assert window.preview.card is None and window.prompt.decision is None
    hidden = window.controller.view()
    assert hidden is not None and hidden.seats[0].hand is None and hidden.seats[1].hand is None
    qtbot.mouseClick(window.curtain, LEFT)
    assert not window.curtain.isVisible()
    assert window.controller.view() == view and window.controller.journal == journal
    told = window.log.plain_text().splitlines()
    assert [line for line in told if line != "The game continues"] == log and "The game continues" in told


def test_what_is_played_after_continuing_is_kept_in_the_same_file(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    play(window, 10)
    window = desk.open()
    assert window.start.go_on.isDefault() and not window.start.play.isDefault(), "one button stands out"
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert window.controller.open_table and not window.curtain.isVisible()
    play(window, 5)
    window.commands.undo.trigger()
    window.commands.undo.trigger()
    window.commands.redo.trigger()
    assert len(journals()) == 1
    assert tuple(answer.entry for answer in read(journals()[0]).answers) == window.controller.journal


def test_undo_and_redo_work_across_a_start(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    play(window, 12)
    whole = window.controller.journal
    window.commands.undo.trigger()
    window.commands.undo.trigger()
    shorter = window.controller.journal
    window = desk.open()
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert window.controller.journal == shorter and window.commands.redo.isEnabled()
    window.commands.redo.trigger()
    window.commands.redo.trigger()
    assert window.controller.journal == whole and not window.commands.redo.isEnabled()
    while window.commands.undo.isEnabled():
        window.commands.undo.trigger()
    assert window.controller.journal == ()


def test_an_answer_the_table_gives_by_itself_is_kept_and_taken_back_with_its_cause(desk: Desk, qtbot: Any) -> None:
    window = desk.open(order_prompts="keep")
    window.controller.new_game(setup(open_table=True))
    play(window, 40)
    by = [answer.by for answer in read(journals()[0]).answers]
    assert jn.By.TABLE in by and jn.By.HAND in by
    given = [(one.entry.text, one.by) for one in window.controller.choices_made]
    window = desk.open(order_prompts="keep")
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert [(one.entry.text, one.by) for one in window.controller.choices_made] == given


def test_the_list_names_up_to_five_games_and_a_click_takes_any_of_them(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    for number in range(6):
        window.controller.new_game(setup((f"Ada{number}", "Bo & Cy")))
        play(window, 3 + number)
        window.controller.stop_keeping()  # with what was left to be written in a moment
        path = journals()[-1]
        os.utime(path, (2000 + number, 2000 + number))
    before = {path: path.read_bytes() for path in journals()}
    window = desk.open()
    texts = [button.text() for button in window.start.games]
    assert [text.partition(" ")[0] for text in texts] == ["Ada5", "Ada4", "Ada3", "Ada2", "Ada1"]
    assert all("Bo && Cy" in text and "Radiant Argus the Supreme" in text for text in texts)
    buttons = (window.start.go_on, window.start.play, window.start.quit, *window.start.games)
    QApplication.processEvents()
    page = window.start.rect()
    assert window.height() == 720
    places = {button.text(): QRect(button.mapTo(window.start, QPoint()), button.size()) for button in buttons}
    cut = [text for text, place in places.items() if not page.contains(place)]
    assert cut == [], "all of it fits on a small screen"
    qtbot.mouseClick(window.start.games[3], LEFT)
    assert window.controller.setup is not None and window.controller.setup.seats[0].name == "Ada2"
    window.controller.new_game(setup(("Eve", "Di")))
    after = {path: path.read_bytes() for path in journals() if path in before}
    assert after == before and len(journals()) == 7, "a new game leaves older ones alone"


def test_nothing_hidden_is_in_the_listing(desk: Desk) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 25)
    game = game_of(window)
    names = {card_name(card.printed.id) for card in game.state.cards[1:]}
    window = desk.open()
    start = window.start
    widgets: list[QLabel | QAbstractButton] = [start.go_on, start.games_title, start.wrong, *start.games]
    said = "\n".join(text for w in widgets for text in (w.text(), w.toolTip(), w.accessibleName(), w.statusTip()))
    assert "Ada" in said and "turn" in said
    assert not [name for name in names if name.en in said or name.say("de") in said]


def test_german_speakers_read_german(desk: Desk) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 12)
    start = desk.open(interface_language="de").start
    assert start.go_on.text() == "&Fortsetzen" and "Zug" in start.games[0].text()


def test_a_damaged_game_is_told_of_and_goes_on_up_to_the_damage(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 20)
    path = journals()[0]
    desk.close()
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:12]) + b"answer " + b"".join(lines[12:]))
    window = desk.open()
    assert window.start.wrong.isVisible()
    assert path.name in window.start.wrong.text() and "line 13" in window.start.wrong.text()
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert window.controller.journal and window.curtain.isVisible()
    assert sorted(file.name for file in path.parent.iterdir())[1].startswith(f"{path.name}.damaged-")


def test_a_game_that_was_cut_is_told_of_in_figures_and_the_original_kept(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 20)
    path = journals()[0]
    whole = len(window.controller.journal)
    desk.close()
    GameLibrary().games()
    path.write_bytes(left := path.read_bytes()[:-200])
    window = desk.open()
    said = window.start.wrong.text()
    (aside,) = path.parent.glob("*.damaged-*")
    assert aside.read_bytes() == left and aside.name in said
    qtbot.mouseClick(window.start.go_on, LEFT)
    there = len(window.controller.journal)
    assert 0 < there < whole
    assert f"choices that could be read: {there}." in said and f"There were {whole} before." in said


def test_a_game_that_cannot_be_opened_any_more_is_said_and_the_page_stays(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 5)
    window = desk.open()
    journals()[0].unlink()
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert len(told := boxes(window)) == 1 and "not a file" in told[0]
    assert window.pages.currentWidget() is window.start and not window.start.go_on.isVisible()


def test_a_game_that_plays_differently_now_says_at_which_choice_and_goes_on_in_a_new_file(
    desk: Desk, qtbot: Any
) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    play(window, 30)
    table = window.controller.view()
    desk.close()
    path, content, check = journals()[0], b"", b""
    for line in path.read_text().splitlines():
        body = line.rpartition(" #")[0]
        if body.startswith("turn 3 "):
            body = body[:-32] + "f" * 32
        sealed, check = jn.sealed(body, check)
        content += sealed
    path.write_bytes(content)
    window = desk.open()
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert len(told := boxes(window)) == 1 and "(turn 2: End turn)" in told[0] and path.name in told[0]
    view = window.controller.view()
    assert view is not None and table is not None
    assert view.turn == table.turn and view.seats == table.seats and view.decision == table.decision
    play(window, 3)
    assert path.read_bytes() == content
    new = read(next(file for file in journals() if file != path))
    assert new.header.origin is not None and new.header.origin.file == path.name
    assert tuple(answer.entry for answer in new.answers) == window.controller.journal
    window = desk.open()
    assert len(window.start.games) == 1, "what goes on elsewhere is not offered any more"
    qtbot.mouseClick(window.start.go_on, LEFT)
    assert boxes(window) == [] and window.controller.journal == tuple(answer.entry for answer in new.answers)


def test_a_full_disk_is_said_once_and_play_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: Any) -> None:
    def full(file: int, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    monkeypatch.setattr(disk, "write_some", full)
    play(window, 4)
    assert len(told := boxes(window)) == 1 and "no space is left on the disk" in told[0]
    qtbot.waitUntil(lambda: not window.controller.keeps_more)
    assert boxes(window) == [] and window.controller.kept_at is None, "the disk takes nothing in a moment either"
    play(window, 4)
    window.commands.undo.trigger()
    assert boxes(window) == [] and len(window.controller.journal) > 4
    assert window.controller.kept_at is None
    monkeypatch.setattr(disk, "write_some", os.write)
    play(window, 1)
    assert len(told := boxes(window)) == 1 and "can be saved again" in told[0]
    assert window.controller.kept_at == journals()[0]
    play(window, 1)
    assert boxes(window) == []
    assert tuple(answer.entry for answer in read(journals()[0]).answers) == window.controller.journal


def test_a_refused_answer_is_not_kept(desk: Desk) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    play(window, 4)
    before = journals()[0].read_bytes()
    window.controller.choose(("play:c999",))
    assert journals()[0].read_bytes() == before
