"""Triad and survival through the real window: three decks each, banned and chosen while the other one looks away."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.matches import MatchBook
from kfdesk.match.series import BanStep, ChooseStep, FirstStep, PlayStep
from tests.desk.matches.agreeing import agree_on_threes, match_of, part_of, press

ADA, BO = PLAYERS


def shown(room: MatchRoom) -> str:
    """Return all words on the page."""
    QCoreApplication.processEvents()
    return "\n".join(label.text() for label in room.steps.findChildren(QLabel) if label.isVisible())


def choose_first(room: MatchRoom, *names: str) -> None:
    """Let people come to the screen and take the first deck that is offered."""
    for name in names:
        press(room, f"I am {name}")
        press(room, "Play this deck")


def test_bans_and_decks_of_a_triad_are_not_seen_before_both_have_chosen(window: MainWindow, room: MatchRoom) -> None:
    agree_on_threes(window, room, "triad")
    assert "Bo looks away" in room.steps.question.text()
    press(room, "I am Ada")
    assert room.steps.question.text() == "Ada: ban one of the decks of Bo."
    press(room, "Ban this deck")
    assert isinstance(match_of(room).series.step(), BanStep)
    assert "Banned" not in shown(room) and "Ada looks away" in shown(room)
    press(room, "I am Bo")
    press(room, "Ban this deck")
    press(room, "I am Ada")
    banned = match_of(room).series.decks[1][0].name, match_of(room).series.decks[0][0].name
    assert room.steps.more.text() == "Banned: {} · {}".format(*banned)
    press(room, "Play this deck")
    step = match_of(room).series.step()
    assert isinstance(step, ChooseStep) and step.player == BO and step.unseen
    assert not any(button.text() == "Play this deck" for button in room.steps.buttons), "Bo comes to the screen first"
    choose_first(room, "Bo")
    assert isinstance(match_of(room).series.step(), PlayStep)


def test_leaving_the_page_closes_what_is_chosen_unseen(window: MainWindow, room: MatchRoom) -> None:
    agree_on_threes(window, room, "triad")
    press(room, "I am Ada")
    window.show_start()
    part_of(window).go_on()
    assert not any(button.text() == "Ban this deck" for button in room.steps.buttons)


def test_a_survival_match_is_kept_and_the_loser_chooses_openly(window: MainWindow, room: MatchRoom) -> None:
    agree_on_threes(window, room, "survival")
    choose_first(room, "Ada", "Bo")
    press(room, "Play game 1")
    window.controller.concede(BO)
    room.match = None
    found, wrong = MatchBook().newest()
    assert not wrong and found[0].series.score() == (1, 0)
    part_of(window).go_on()
    step = match_of(room).series.step()
    assert isinstance(step, ChooseStep) and step.player == BO and len(step.decks) == 2 and not step.unseen
    press(room, "Play this deck")
    assert isinstance(match_of(room).series.step(), FirstStep)
    press(room, "Bo goes first")
    last = match_of(room).series.step()
    assert isinstance(last, PlayStep) and last.decks[0] == match_of(room).series.decks[0][0]
