"""Matches through the real window: agreed by mouse, bid for, played, written down on the decks, gone on with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from errno import ENOSPC
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from kfdesk.collection.database import StoreError
from kfdesk.collection.files import sample_decks
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.decks.unboxing import SCENE
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.matches.shelf_source import ShelfSource
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.sheet.sheet import DeckSheet
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.new_game import NewGameDialog
from kfdesk.engine.decks import Seat
from kfdesk.engine.terms import PLAYERS, Edition
from kfdesk.match.autosave import games_folder
from kfdesk.match.header import Origin
from kfdesk.match.journal import read
from kfdesk.match.matches import VERSION, MatchBook
from kfdesk.match.resume import rewritten
from kfdesk.match.series import BidStep, ChooseStep, First, FirstStep, OverStep, PlayStep
from kfdesk.text.words import same
from tests.desk.matches.agreeing import (
    LEFT,
    agree,
    agree_on_sealed,
    choose_opened,
    concede,
    journal_of,
    match_of,
    part_of,
    pick_format,
    press,
    take,
    win,
)
from tests.windows import shelf_of


def on_a_full_disk(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let no match be kept from now on; return what the window will tell."""

    def full(*_: object, **__: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    monkeypatch.setattr(MatchBook, "keep", full)
    return told


def test_best_of_three_is_played_to_its_end_and_stands_on_both_decks(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    assert isinstance(match_of(room).series.step(), PlayStep)
    press(room, "Play game 1")
    assert window.pages.currentWidget() is window.play_page
    win(window, 0)
    QTest.mouseClick(next(b for b in window.prompt.findChildren(QPushButton) if "match" in b.text()), LEFT)
    assert room.steps.question.text().startswith("Bo lost")
    press(room, "Bo goes first")
    press(room, "Play game 2")
    setup = window.controller.setup
    assert setup is not None and setup.first_player == 1
    win(window, 0)
    window.beginning.play_again()
    assert isinstance(match_of(room).series.step(), OverStep)
    assert "Ada wins the match" in room.steps.question.text()
    store = shelf_of(window)
    onyx, argus = (key_of(deck) for _, deck in sample_decks()[:2])
    assert [k.result.won for k in store.results(onyx)] == [True, True]
    assert [k.result.won for k in store.results(argus)] == [False, False]
    last = store.results(argus)[0].result
    assert (last.player, last.opponent_player, last.went_first, last.format) == ("Bo", "Ada", True, "best-of-three")
    assert last.opponent_keys == 3 and last.journal


def test_decks_of_a_match_show_their_cards_in_the_language_of_cards(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "reversal")

    def picture() -> QImage:
        scene = room.steps.scenes[0]
        scene.resize(SCENE.toSize())
        return scene.grab().toImage()

    english = picture()
    window.change_settings(interface_language="en", card_language="de")
    german = picture()
    assert german != english
    room.show_match()
    assert picture() == german


def test_bidding_by_mouse_sets_decks_and_chains(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "bidding", three=True)
    step = match_of(room).series.step()
    assert isinstance(step, BidStep)
    first = step.player
    bid = room.steps.bid
    assert bid is not None
    bid.setValue(3)
    press(room, "Bid 3")
    press(room, "have it")
    step = match_of(room).series.step()
    assert isinstance(step, ChooseStep) and step.player == first
    press(room, "Play this deck")
    assert ("with 3 chains" in room.steps.more.text()) and isinstance(match_of(room).series.step(), PlayStep)
    press(room, "Play game 1")
    setup = window.controller.setup
    assert setup is not None
    assert [seat.chains for seat in setup.seats] == ([3, 0] if first == 0 else [0, 3])


def test_taking_back_the_winning_key_takes_back_the_result(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "single")
    press(room, "Play game 1")
    win(window, 1)
    onyx = key_of(sample_decks()[0][1])
    assert len(shelf_of(window).results(onyx)) == 1
    assert match_of(room).over
    window.controller.undo()
    assert shelf_of(window).results(onyx) == []
    assert not match_of(room).over


def test_taking_back_the_end_of_a_game_takes_back_what_was_agreed_since(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    win(window, 0)
    window.beginning.play_again()
    press(room, "Bo goes first")
    assert len(match_of(room).series.moves) == 2
    window.show_page(window.play_page)
    window.controller.undo()
    onyx = key_of(sample_decks()[0][1])
    assert match_of(room).series.moves == () and shelf_of(window).results(onyx) == []
    window.controller.lift_curtain()
    window.controller.concede(PLAYERS[0])
    assert match_of(room).series.score() == (0, 1)
    assert [kept.result.won for kept in shelf_of(window).results(onyx)] == [False]


@pytest.mark.parametrize("meanwhile", ["rematch", "another match"])
def test_the_end_of_a_game_is_taken_back_in_its_match_when_another_is_at_hand(
    window: MainWindow, room: MatchRoom, meanwhile: str
) -> None:
    agree(window, room, "single")
    press(room, "Play game 1")
    journal = journal_of(window)
    win(window, 0)
    window.beginning.play_again()
    if meanwhile == "rematch":
        press(room, "Play the same again")
    else:
        agree(window, room, "best-of-three")
    assert match_of(room).file.game == ""
    window.show_page(window.play_page)
    window.controller.undo()
    assert (match_of(room).file.game, match_of(room).series.played) == (journal, ())
    window.controller.lift_curtain()
    window.controller.concede(PLAYERS[0])
    assert match_of(room).series.score() == (0, 1)
    (kept,) = shelf_of(window).results(key_of(sample_decks()[0][1]))
    assert not kept.result.won


def test_the_button_after_a_game_leads_to_its_match_when_another_was_looked_at(
    window: MainWindow, room: MatchRoom
) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    journal = journal_of(window)
    win(window, 0)
    agree(window, room, "single")
    window.show_page(window.play_page)
    window.beginning.play_again()
    assert match_of(room).file.game == journal and room.steps.question.text().startswith("Bo lost")


def test_a_match_goes_on_after_a_break_between_games(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    win(window, 1)
    kept = match_of(room)
    room.match = None
    room.go_on()
    assert match_of(room) == kept
    assert isinstance(kept.series.step(), FirstStep)


def test_a_game_that_goes_on_after_a_break_still_belongs_to_its_match(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    journal = journal_of(window)
    kept = match_of(room)
    window.controller.stop_keeping()
    room.match = None
    room.go_on()
    press(room, "Continue game 1")
    assert journal_of(window) == journal
    assert match_of(room) == kept
    win(window, 0)
    assert match_of(room).series.score() == (1, 0)


def test_what_is_missing_is_said_before_a_match_can_begin(window: MainWindow, room: MatchRoom) -> None:
    part_of(window).open()
    pick_format(room, "single")
    one, two = room.setup.sides
    take(one, "Ada", "onyx")
    assert "Player 2 has no deck yet" in room.setup.problem.text()
    take(two, "Ada", "argus")
    assert "same name" in room.setup.problem.text()
    assert not room.setup.begin.isEnabled()
    pick_format(room, "bidding")
    take(two, "Bo", "zzzz")
    assert two.decks.empty.text() == "No deck on the shelf matches." and two.decks.empty.isVisible()


def test_a_deck_is_found_by_a_card_in_it(window: MainWindow, room: MatchRoom) -> None:
    part_of(window).open()
    one = room.setup.sides[0]
    deck = sample_decks()[0][1]
    card = next(card for card in deck.cards if sum(card in d.cards for _, d in sample_decks()) == 1)
    take(one, "Ada", f"card:{card.id}")
    assert one.keys == (key_of(deck),)


def test_the_pages_speak_german(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "bidding")
    window.change_settings(interface_language="de")
    assert "bietet zuerst" in room.steps.question.text()
    part_of(window).open()
    assert room.setup.begin.text() == "Partie beginnen"


def test_a_full_disk_is_told_and_the_match_goes_on(
    window: MainWindow, room: MatchRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(window, room, "bidding")
    told = on_a_full_disk(window, monkeypatch)
    press(room, "Bid 0")
    assert len(told) == 1 and "no space is left on the disk" in told[0]
    assert len(match_of(room).series.moves) == 1


def test_decks_chosen_elsewhere_are_filled_in(window: MainWindow, room: MatchRoom) -> None:
    keys = [key_of(deck) for _, deck in sample_decks()[2:4]]
    part_of(window).open(keys)
    assert [side.keys for side in room.setup.sides] == [(key,) for key in keys]
    assert sample_decks()[2][1].name in room.setup.sides[0].chosen.text()


def test_a_deck_can_be_looked_at_before_it_is_chosen(window: MainWindow, room: MatchRoom) -> None:
    agree_on_sealed(window, room)
    press(room, "I am Ada")
    press(room, "Look at it")
    deck = match_of(room).series.decks[0][0]
    sheet = window.findChild(DeckSheet)
    assert sheet is not None
    assert sheet.isVisible() and deck.name in sheet.windowTitle()
    sheet.close()


def test_a_deck_can_be_looked_at_though_the_shelf_cannot_be_read(
    window: MainWindow, room: MatchRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree_on_sealed(window, room)
    press(room, "I am Ada")

    def unreadable(*_: object) -> None:
        raise StoreError(Path("shelf.kfshelf"), same("damaged"))

    monkeypatch.setattr(ShelfSource, "record", unreadable)
    press(room, "Look at it")
    sheet = window.findChild(DeckSheet)
    assert sheet is not None and match_of(room).series.decks[0][0].name in sheet.windowTitle()
    sheet.close()


def test_a_game_in_a_new_file_after_a_change_of_the_program_still_belongs_to_its_match(
    window: MainWindow, room: MatchRoom
) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    old = journal_of(window)
    path = games_folder() / old
    window.controller.stop_keeping()
    found = read(path)
    origin = Origin(file=old, reason="changed", answers=0, turn=0)
    path.with_name("new.kfdesk").write_bytes(rewritten(found, origin))
    window.beginning.go_on_with(path.with_name("new.kfdesk"))
    assert match_of(room).file.game == "new.kfdesk"
    win(window, 0)
    assert match_of(room).series.score() == (1, 0)


def test_a_quick_game_counts_for_a_deck_with_a_public_identity(window: MainWindow, room: MatchRoom) -> None:
    sample = sample_decks()[0][1]
    store = shelf_of(window)
    known = store.get(key_of(sample))
    assert known is not None
    store.trash([known.key])
    store.empty_trash()
    public = known.model_copy(update={"key": "mv:01234567-89ab-cdef-0123-456789abcdef"})
    store.add([public])
    window.controller.new_game(
        TableSetup((Seat("Ada", public.deck_list()), Seat("Bo", sample_decks()[1][1])), 3, 0, open_table=True)
    )
    window.controller.concede(PLAYERS[1])
    assert [kept.result.won for kept in store.results(public.key)] == [True]
    assert store.results(known.key) == []


def test_the_dialog_of_a_new_game_leads_to_matches(window: MainWindow, room: MatchRoom) -> None:
    def ask_for_more(dialog: NewGameDialog) -> int:
        QTest.mouseClick(dialog.more, LEFT)
        return dialog.result()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(NewGameDialog, "exec", ask_for_more)
        QTest.mouseClick(window.start.play, LEFT)
    assert window.pages.currentWidget() is room.setup


def test_chains_of_the_shelf_and_an_older_rulebook_reach_the_table(window: MainWindow, room: MatchRoom) -> None:
    shelf_of(window).set_chains(key_of(sample_decks()[0][1]), 3)
    part_of(window).open()
    room.setup.edition.setCurrentIndex(room.setup.edition.findData(Edition.V1_3))
    assert "all of its “Action:” abilities" in room.setup.differences.toPlainText()
    assert room.setup.differences.isVisible()
    agree(window, room, "single")
    assert "with 3 chains" in room.steps.more.text()
    press(room, "Play game 1")
    setup = window.controller.setup
    assert setup is not None
    assert ([seat.chains for seat in setup.seats], setup.edition) == ([3, 0], Edition.V1_3)


def test_a_game_counts_for_its_match_also_when_another_match_was_looked_at_meanwhile(
    window: MainWindow, room: MatchRoom
) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    journal = journal_of(window)
    agree(window, room, "single")
    assert match_of(room).file.game == "" and room.at_table
    window.show_page(window.play_page)
    win(window, 0)
    assert match_of(room).file.game == journal and match_of(room).series.score() == (1, 0)
    (kept,) = shelf_of(window).results(key_of(sample_decks()[0][1]))
    assert kept.result.format == "best-of-three"


def test_a_game_counts_once_however_often_its_end_is_seen(window: MainWindow, room: MatchRoom) -> None:
    agree_on_sealed(window, room)
    choose_opened(room)
    press(room, "Play game 1")
    win(window, 0)
    score, step = match_of(room).series.score(), match_of(room).series.step()
    room._reported = None
    window.controller.set_open_table(True)
    assert match_of(room).series.score() == score and match_of(room).series.step() == step


def test_closing_the_program_copies_the_results_too(window: MainWindow, room: MatchRoom, home: Path) -> None:
    agree(window, room, "single")
    press(room, "Play game 1")
    part_of(window).go_on()
    concede(room, "Bo concedes game 1")
    window.close()
    (copy,) = (home / "decks" / "backups").glob("shelf-*.sqlite")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM result").fetchone() == (1,)


def test_a_what_if_leaves_no_result(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "single")
    press(room, "Play game 1")
    path = games_folder() / journal_of(window)
    window.controller.stop_keeping()
    origin = Origin(file=path.name, reason="branch", answers=0, turn=0)
    path.with_name("what-if.kfdesk").write_bytes(rewritten(read(path), origin))
    window.beginning.go_on_with(path.with_name("what-if.kfdesk"))
    win(window, 0)
    assert shelf_of(window).results(key_of(sample_decks()[0][1])) == []


@pytest.mark.rule("glossary/first-player", edition="1.3")
@pytest.mark.parametrize("rematch", ["Play the same again", "Again with swapped decks"])
def test_in_an_older_edition_who_lost_says_who_starts_the_rematch(
    window: MainWindow, room: MatchRoom, rematch: str
) -> None:
    """Whoever used the deck that was defeated: the two decks are the same, swapped or not."""
    room.setup.edition.setCurrentIndex(room.setup.edition.findData(Edition.V1_3))
    agree(window, room, "single")
    press(room, "Play game 1")
    win(window, 0)
    window.beginning.play_again()
    press(room, rematch)
    assert match_of(room).series.step() == FirstStep(PLAYERS[1])
    press(room, "Ada goes first")
    assert match_of(room).series.moves[0] == First(player=1, first=0)


@pytest.mark.rule("glossary/first-player", edition="1.3")
def test_who_may_choose_another_deck_for_the_rematch_has_not_lost_with_it(window: MainWindow, room: MatchRoom) -> None:
    room.setup.edition.setCurrentIndex(room.setup.edition.findData(Edition.V1_3))
    agree_on_sealed(window, room)
    choose_opened(room)
    press(room, "Play game 1")
    win(window, 0)
    window.beginning.play_again()
    press(room, "Play the same again")
    choose_opened(room)
    assert isinstance(match_of(room).series.step(), PlayStep)


def test_a_rematch_on_a_full_disk_is_told(window: MainWindow, room: MatchRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    agree(window, room, "single")
    press(room, "Play game 1")
    win(window, 0)
    window.beginning.play_again()
    told = on_a_full_disk(window, monkeypatch)
    press(room, "Play the same again")
    assert len(told) == 1 and "no space is left on the disk" in told[0]
    assert match_of(room).over


@pytest.mark.parametrize("language", ["en", "de"])
def test_in_large_letters_what_is_agreed_wraps_and_does_not_scroll_sideways(
    window: MainWindow, room: MatchRoom, language: str
) -> None:
    part_of(window).open()
    window.change_settings(interface_language=language, text_factor=2.0)
    (area,) = room.setup.findChildren(QScrollArea)
    for size in ((960, 540), (1280, 720)):
        window.resize(*size)
        for key in ("single", "handicap", "sealed"):
            pick_format(room, key)
            QApplication.processEvents()
            bar = area.horizontalScrollBar()
            assert bar.maximum() == 0 and not bar.isVisible(), (size, key)
            assert size[0] < 1280 or area.geometry().right() < room.setup.sides[0].x(), key
        assert room.setup.sides[0].width() > size[0] / 5, "the decks keep their room"


def test_a_match_of_a_newer_program_is_not_said_to_be_set_aside(
    window: MainWindow, room: MatchRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    agree(window, room, "single")
    path = match_of(room).path
    path.write_text(path.read_text().replace('"version":1,"series"', f'"version":{VERSION + 1},"series"'))
    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    room.go_on()
    assert told == [f"{path.name}: This match was written by a newer version of the program."] and path.exists()
