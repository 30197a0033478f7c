"""Decks are put together by keys and clicks, kept, and played to the end with the mouse."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kfdesk.collection.composing import DeckForm, broken, new_deck
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import MAX_COPIES, DeckRecord, Source
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.homemade import reader
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.builder import BuilderPage
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import CardType, House, Icon
from tests.desk.homemade.test_my_cards import READ_MS, click, kept
from tests.windows import part_in, shelf_of

IMP = HomeCard(name="Ash Imp", type=CardType.CREATURE, houses=(House.DIS,), power=2, text="Play: Draw a card.")
CLERK = HomeCard(name="Cinder Clerk", type=CardType.ACTION, houses=(House.MARS,), text="Play: Frob it.")


@pytest.fixture
def feature(window: MainWindow) -> HomemadeFeature:
    for card in (IMP, CLERK):
        shelf_of(window).homemade.keep(card)
    return part_in(window, HomemadeFeature)


@pytest.fixture
def page(feature: HomemadeFeature, qtbot: QtBot) -> BuilderPage:
    feature.build()
    page: BuilderPage = feature.builder.page
    qtbot.waitUntil(lambda: IMP.id in page.own, timeout=READ_MS)
    return page


def deck_of(page: BuilderPage) -> DeckRecord:
    assert page.deck is not None
    return page.deck


def add(page: BuilderPage, name: str, qtbot: QtBot, copies: int = 1) -> None:
    """Search a card by typing, and put it into the deck with Enter and a button."""
    page.search.setFocus()
    page.search.clear()
    QTest.keyClicks(page.search, name)
    page.search_cards()
    QTest.keyClick(page.pool, Qt.Key.Key_Return)
    for _ in range(copies - 1):
        click(page.more)


def test_ones_own_cards_come_first_and_those_not_understood_are_counted(page: BuilderPage) -> None:
    assert page.model.cards[0].name == "Ash Imp"
    assert all(card.name != "Cinder Clerk" for card in page.model.cards)
    assert page.unread.text() == w.NOT_IN_DECKS.filled(n=1).en


def test_a_deck_is_put_together_kept_and_played(window: MainWindow, page: BuilderPage, qtbot: QtBot) -> None:
    assert page.state.text() == f"✎ {w.NOT_LEGAL.en}" and not page.play.isEnabled()
    add(page, "Anger", qtbot, 12)
    add(page, "Ash Imp", qtbot, 12)
    add(page, "Foggify", qtbot, 11)
    page.all_houses.setChecked(True)
    page.search.setText("Fear")
    page.as_house.setCurrentIndex(page.as_house.findData(House.LOGOS))
    click(page.add)
    assert deck_of(page).size == 36 and page.state.text() == f"✓ {w.LEGAL.en}", page.reasons.text()
    assert [line.maverick for line in deck_of(page).cards] == [False, False, False, True]
    page.icons.put(Icon.CAPTURE)
    assert deck_of(page).cards[-1].icons == ("capture",)
    QTest.keyClicks(page.name, "Deck of mine")
    assert page.form.currentData() == DeckForm.PUBLISHED and page.play.isEnabled()
    click(page.play)
    deck = shelf_of(window).get(deck_of(page).key)
    assert deck is not None and deck.name == "Deck of mine" and deck.source is Source.HOMEMADE
    assert deck.homemade == (IMP,) and deck.uuid is None and not broken(deck, DeckForm.PUBLISHED)
    assert window.page_shown is not page, "the page of the match is there"
    assert part_in(window, MatchFeature) is not None


def test_changes_are_taken_back_one_by_one(page: BuilderPage, qtbot: QtBot) -> None:
    add(page, "Anger", qtbot, 2)
    page.cards.setFocus()
    QTest.keyClick(page.cards, Qt.Key.Key_Delete)
    assert deck_of(page).size == 1
    click(page.undo)
    assert deck_of(page).size == 2
    click(page.undo)
    click(page.undo)
    assert deck_of(page).cards == () and not page.undo.isEnabled()


def test_a_card_of_no_house_of_the_deck_asks_for_one(page: BuilderPage, qtbot: QtBot) -> None:
    page.all_houses.setChecked(True)
    add(page, "Silvertooth", qtbot)
    assert deck_of(page).cards == () and page.notice.text.text() == w.NOT_IN_HOUSES.filled(card="Silvertooth").en


def test_the_form_decides_what_is_missing(page: BuilderPage, qtbot: QtBot) -> None:
    add(page, "Anger", qtbot, 34)
    add(page, "Ash Imp", qtbot)
    add(page, "Foggify", qtbot)
    assert page.state.text() == f"✎ {w.NOT_LEGAL_BUT_FREE.en}" and page.play.isEnabled()
    page.form.setCurrentIndex(page.form.findData(DeckForm.FREE))
    assert page.state.text() == f"✓ {w.LEGAL.en}"


def test_an_unfinished_deck_is_kept_and_changed_from_the_shelf(
    window: MainWindow, feature: HomemadeFeature, page: BuilderPage, qtbot: QtBot
) -> None:
    add(page, "Anger", qtbot, 3)
    key = deck_of(page).key
    click(page.shelf)
    decks = part_in(window, DeckFeature)
    browse = decks.room.browse
    qtbot.waitUntil(lambda: browse.current_key() == key)
    browse.show_selected()
    change: Any = browse.detail.change
    qtbot.waitUntil(change.isVisible)
    click(page.new) if page.isVisible() else None
    click(change)
    assert window.page_shown is page and deck_of(page).key == key and deck_of(page).size == 3
    assert kept(window)


def test_a_card_that_is_called_so_is_found_first(page: BuilderPage) -> None:
    page.search.setText("zorn")
    page.search_cards()
    assert page.model.cards[0].id == "anger", "by its German name"
    page.search.setText("anger")
    page.search_cards()
    assert page.model.cards[0].id == "anger"


def test_the_mark_goes_to_the_line_in_the_place_of_one_that_is_gone(page: BuilderPage, qtbot: QtBot) -> None:
    for name in ("Anger", "Ash Imp", "Foggify"):
        add(page, name, qtbot)
    page.cards.setFocus()
    page.cards.setCurrentItem(page.copies()[1])
    for left in (2, 1, 0):
        QTest.keyClick(page.cards, Qt.Key.Key_Delete)
        assert deck_of(page).size == left and (page.line is not None) is bool(left)


def test_undo_in_the_search_takes_a_card_back(page: BuilderPage, qtbot: QtBot) -> None:
    page.search.setFocus()
    QTest.keyClicks(page.search, "Ash Imp")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert deck_of(page).size == 1
    QTest.keyClick(page.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert deck_of(page).size == 0 and page.search.text() == "Ash Imp"
    QTest.keyClick(page.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.search.text() != "Ash Imp", "with nothing to take back in the deck it is that of the letters"


def test_a_line_never_has_more_copies_than_the_shelf_can_keep(
    window: MainWindow, page: BuilderPage, qtbot: QtBot
) -> None:
    add(page, "Anger", qtbot)
    line = deck_of(page).cards[0].model_copy(update={"count": MAX_COPIES})
    page.show_deck(deck_of(page).model_copy(update={"cards": (line,)}))
    click(page.more)
    assert deck_of(page).size == MAX_COPIES and page.notice.text.text() == w.FULL.en


def test_fields_show_no_house_that_the_deck_has_not(page: BuilderPage) -> None:
    two = new_deck("Two", (House.MARS, House.DIS), added=datetime(2026, 1, 2, tzinfo=UTC))
    page.show_deck(two)
    assert page.chosen_houses() == [House.MARS, House.DIS]
    page.houses[2].setCurrentIndex(page.houses[2].findData(House.LOGOS))
    assert deck_of(page).houses == ("mars", "dis", "logos")
    click(page.undo)
    assert page.chosen_houses() == [House.MARS, House.DIS]


def test_a_deck_that_was_removed_meanwhile_is_not_built_on(
    window: MainWindow, feature: HomemadeFeature, page: BuilderPage, qtbot: QtBot
) -> None:
    add(page, "Anger", qtbot)
    key = deck_of(page).key
    page.flush()
    feature.open()
    feature.build()
    assert deck_of(page).key == key and page.undo.isEnabled(), "it can still be taken back"
    feature.open()
    shelf_of(window).trash([key])
    feature.build()
    assert deck_of(page).key != key and deck_of(page).cards == ()


def test_the_deck_is_said_to_be_read_though_a_card_made_an_error(
    window: MainWindow, feature: HomemadeFeature, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: HomeCard) -> None:
        raise AssertionError

    monkeypatch.setattr(reader, "definition_of", fails)
    with qtbot.captureExceptions() as raised:
        feature.build()
        qtbot.waitUntil(lambda: not feature.builder.reader.checks, timeout=READ_MS)
    assert len(raised) == 2 and feature.builder.page.is_read
