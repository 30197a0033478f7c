"""Decks of a match that only one of two players may see."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from kfdesk.collection.files import sample_decks
from kfdesk.desk.kit.theme import THEMES
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.matches.under_way import archons_of, chosen_of, decks_of
from kfdesk.desk.sheet.sheet import DeckSheet
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.series import PlayStep
from tests.desk.matches.agreeing import (
    agree,
    agree_on_sealed,
    match_of,
    part_of,
    press,
)


@pytest.mark.parametrize("meanwhile", ["start page", "another match", "another match, chosen on the page"])
def test_unknown_decks_are_closed_again_for_whoever_comes_next(
    window: MainWindow, room: MatchRoom, meanwhile: str
) -> None:
    agree_on_sealed(window, room)
    first = match_of(room)
    if meanwhile == "another match, chosen on the page":
        agree_on_sealed(window, room)
    press(room, "I am Ada")
    assert _shows(room, [deck.name for deck in match_of(room).series.decks[0]])
    if meanwhile == "start page":
        window.show_start()
        part_of(window).go_on()
    elif meanwhile == "another match":
        agree_on_sealed(window, room)
    else:
        room.match = first
        room.show_match()
    names = [deck.name for side in match_of(room).series.decks for deck in side]
    assert not _shows(room, names) and "come to the screen" in room.steps.question.text()
    assert [scene.deck for scene in room.steps.scenes] == [None, None]


@pytest.mark.parametrize("then", ["chooses", "leaves the page"])
def test_the_sheet_of_an_unknown_deck_is_closed_before_the_other_player_comes(
    window: MainWindow, room: MatchRoom, then: str
) -> None:
    agree_on_sealed(window, room)
    press(room, "I am Ada")
    press(room, "Look at it")
    assert [sheet.isVisible() for sheet in window.findChildren(DeckSheet)] == [True]
    if then == "chooses":
        press(room, "Play this deck")
    else:
        window.show_start()
    assert not [sheet for sheet in window.findChildren(DeckSheet) if sheet.isVisible()]


def test_a_sealed_match_shows_the_decks_of_one_player_at_a_time(window: MainWindow, room: MatchRoom) -> None:
    agree_on_sealed(window, room)
    ada, bo = match_of(room).series.decks
    assert len({deck.key for deck in (*ada, *bo)}) == 4
    assert not _shows(room, [deck.name for deck in (*ada, *bo)])
    press(room, "I am Ada")
    assert _shows(room, [deck.name for deck in ada]) and not _shows(room, [deck.name for deck in bo])
    press(room, "Play this deck")
    assert not _shows(room, [deck.name for deck in (*ada, *bo)])
    press(room, "I am Bo")
    press(room, "Play this deck")
    assert isinstance(match_of(room).series.step(), PlayStep)


def _shows(room: MatchRoom, names: list[str]) -> bool:
    """Tell whether every one of these names can be read; fail when only some can."""
    QCoreApplication.processEvents()
    read = "\n".join(label.text() for label in room.steps.findChildren(QLabel) if label.isVisible())
    found = [name in read for name in names]
    assert all(found) or not any(found)
    return all(found)


def test_matches_under_way_tell_nothing_of_packs_that_are_not_open_to_both(window: MainWindow, room: MatchRoom) -> None:
    agree_on_sealed(window, room)
    theme = THEMES["dark"]
    closed = archons_of(match_of(room), theme, 1.0).toImage()
    assert (decks_of(match_of(room), "en"), chosen_of(match_of(room))) == ("", (None, None))
    press(room, "I am Ada")
    press(room, "Play this deck")
    assert (decks_of(match_of(room), "en"), chosen_of(match_of(room))) == ("", (None, None)), (
        "Bo does not know Ada's choice"
    )
    assert archons_of(match_of(room), theme, 1.0).toImage() == closed
    press(room, "I am Bo")
    press(room, "Play this deck")
    ada, bo = match_of(room).series.decks
    assert chosen_of(match_of(room)) == (ada[0], bo[0])
    assert decks_of(match_of(room), "en") == f"{ada[0].name}\n{bo[0].name}", "the decks not chosen stay unknown"
    assert archons_of(match_of(room), theme, 1.0).toImage() != closed
    agree(window, room, "single")
    assert decks_of(match_of(room), "en").splitlines() == [deck.name for _, deck in sample_decks()[:2]]
