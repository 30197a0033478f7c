"""Matches against the program, agreed by mouse: it bids, chooses and says who starts; its games count as practice."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from kfdesk.collection.files import sample_decks
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.matches.side_box import SideBox
from kfdesk.desk.practice.feature import PracticeFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.formats import RECIPES
from kfdesk.match.matches import MatchBook
from kfdesk.match.series import BanStep, Bid, BidStep, Choose, ChooseStep, FirstStep, OverStep, PlayStep
from tests.desk.matches.agreeing import LEFT, THREES, concede, match_of, part_of, pick_format, press, take, take_three
from tests.windows import part_in, shelf_of

ADA, BO = PLAYERS


@pytest.fixture(autouse=True)
def _patient(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program never choose at the table: these tests are about what is decided between the games."""
    monkeypatch.setattr(part_in(window, PracticeFeature), "_think", lambda **_: None)


def agree(window: MainWindow, room: MatchRoom, key: str) -> None:
    """Agree on a match of Ada with Miss Onyx against the program with Radiant Argus."""
    part_of(window).open()
    pick_format(room, key)
    one, two = room.setup.sides
    if key == "sealed":
        one.name.clear()
        QTest.keyClicks(one.name, "Ada")
    elif key in ("triad", "survival"):
        take_three(one, "Ada", THREES[0])
        take_three(two, "", THREES[1])
    else:
        take(one, "Ada", "onyx")
        take(two, "", "argus")
    two.name.clear()
    assert one.program.isHidden()
    QTest.mouseClick(two.program, LEFT, pos=QPoint(8, two.program.height() // 2))
    assert two.program.isChecked()
    assert room.setup.begin.isEnabled(), room.setup.problem.text()
    QTest.mouseClick(room.setup.begin, LEFT)


def settle(room: MatchRoom) -> None:
    """Decide whatever Ada is asked until a game is to be played: she passes, takes the first deck, goes first."""
    for _ in range(12):
        step = match_of(room).series.step()
        match step:
            case ChooseStep(player=player):
                assert player == ADA, "the program chooses by itself"
                if step.secret and any(b.text().startswith("I am Ada") for b in room.steps.buttons):
                    press(room, "I am Ada")
                press(room, "Play this deck")
            case BanStep(player=player):
                assert player == ADA, "the program bans by itself"
                press(room, "Ban this deck")
            case BidStep(player=player, may_pass=may_pass):
                assert player == ADA
                press(room, "have it" if may_pass else "Bid")
            case FirstStep(player=player):
                assert player == ADA
                press(room, "Ada goes first")
            case _:
                return
    raise AssertionError("nothing is settled")


@pytest.mark.parametrize("key", RECIPES)
def test_each_format_is_played_against_the_program_as_practice(window: MainWindow, room: MatchRoom, key: str) -> None:
    agree(window, room, key)
    assert room.steps.score.text().startswith("Ada") and "Milo" in room.steps.score.text()
    for number in range(1, 6):
        settle(room)
        if isinstance(match_of(room).series.step(), OverStep):
            break
        press(room, f"Play game {number}")
        setup = window.controller.setup
        assert setup is not None and setup.bot == BO
        window.controller.concede(PLAYERS[number % 2])
        QTest.mouseClick(next(b for b in window.prompt.findChildren(QPushButton) if "match" in b.text()), LEFT)
    assert isinstance(match_of(room).series.step(), OverStep)
    games = len(match_of(room).series.played)
    store = shelf_of(window)
    kept = [kept.result for row in store.rows(store.find("is:practiced").ids) for kept in store.results(row.key)]
    if key != "sealed":  # its decks are not on the shelf
        assert len(kept) == 2 * games and all(result.practice and result.format == key for result in kept)
        assert not store.find("games>0").ids


def test_what_the_program_did_is_told_and_taken_back_with_the_step_before(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "bidding")
    step = match_of(room).series.step()
    assert isinstance(step, BidStep) and step.player == ADA
    first = list(match_of(room).series.moves)
    assert room.steps.back.isEnabled() is False, "a person has decided nothing yet"
    press(room, "have it" if step.may_pass else "Bid")
    moves = match_of(room).series.moves
    assert len(moves) > len(first)
    if isinstance(moves[-1], Choose):
        assert "Milo has chosen" in room.steps.told.text()
    elif isinstance(moves[-1], Bid) and moves[-1].chains is None:
        assert room.steps.told.text() == "Milo does not bid more."
    QTest.mouseClick(room.steps.back, LEFT)
    assert list(match_of(room).series.moves) == first


def test_a_sealed_deck_of_the_program_is_not_told(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "sealed")
    press(room, "I am Ada")
    press(room, "Play this deck")
    assert room.steps.told.text() == "Milo has chosen a deck."
    assert isinstance(match_of(room).series.step(), PlayStep)


def test_only_the_person_can_concede_and_is_told_that_it_is_practice(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    press(room, "Play game 1")
    part_of(window).go_on()
    assert [b.text() for b in room.steps.buttons if "concedes" in b.text()] == ["Ada concedes game 1"]
    assert "for the deck as practice" in concede(room, "Ada concedes game 1")
    onyx = next(key_of(deck) for name, deck in sample_decks() if "Onyx" in deck.name)
    (kept,) = shelf_of(window).results(onyx)
    assert (kept.result.won, kept.result.practice) == (False, True)


def test_a_match_against_the_program_goes_on_after_a_break(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "best-of-three")
    found, wrong = MatchBook().newest()
    assert not wrong and [match.series.bot for match in found] == [BO] and found[0].file.version == 4
    room.match = None
    part_of(window).go_on()
    press(room, "Play game 1")
    setup: Any = window.controller.setup
    assert setup.bot == BO and setup.seats[BO].name == "Milo"


def test_the_names_typed_are_kept_for_the_next_time_and_not_the_programs(window: MainWindow, room: MatchRoom) -> None:
    agree(window, room, "single")
    assert window.settings.player_names == ("Ada", "")


def test_the_half_of_a_player_opens_no_window_of_its_own(qapp: QApplication) -> None:
    """It is made in mid-game, ahead of the end: a window that flashes up takes a card out of the player's hand."""
    shown: list[QObject] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    box = SideBox(BO, may_be_program=True)
    qapp.removeEventFilter(watch)
    assert not box.program.isHidden()
    assert shown == []
