"""Home-made cards and the decks of the shelf: written for a deck, put into it, and changed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kfdesk.collection.homemade import lines_not_understood
from kfdesk.collection.playable import playability
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.desk.deck_choice.records import record_of
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import CardType, House
from tests.desk.homemade.test_my_cards import DRAW, click, read
from tests.homemade import GRUMBLE, RAIN, RIDDLE, homemade_deck
from tests.windows import part_in, shelf_of


@pytest.fixture
def feature(window: MainWindow) -> Iterator[HomemadeFeature]:
    found = part_in(window, HomemadeFeature)
    yield found
    found.room.page.reader.close()


def selected(window: MainWindow, key: str, qtbot: QtBot) -> BrowsePage:
    """Show the shelf with a deck."""
    decks = part_in(window, DeckFeature)
    decks.open()
    browse = decks.room.browse
    qtbot.waitUntil(lambda: bool(browse.found))
    browse.select_keys([key])
    browse.show_selected()
    return browse


def unknown_deck() -> DeckRecord:
    """A deck with a card that nobody knows."""
    houses = ("brobnar", "dis", "logos")
    known = tuple(
        CardLine(id=id_, title=id_, house=house, count=12) for id_, house in (("anger", "brobnar"), ("fear", "dis"))
    )
    lines = (*known, CardLine(id="foggify", title="Foggify", house="logos", count=11))
    unknown = CardLine(id=None, title="Cinder Clerk", house="logos", type="Creature")
    moment = datetime(2026, 1, 2, tzinfo=UTC)
    return DeckRecord(
        key="own:1", name="New Found", houses=houses, cards=(*lines, unknown), source=Source.TEXT, added=moment
    )


def test_a_deck_with_a_card_that_nobody_knows_offers_to_write_it(
    window: MainWindow, feature: HomemadeFeature, qtbot: QtBot
) -> None:
    shelf_of(window).add([unknown_deck()])
    browse = selected(window, "own:1", qtbot)
    write_button = browse.detail.write
    qtbot.waitUntil(write_button.isVisible)
    assert write_button.text() == "Write the card “Cinder Clerk”…"
    click(write_button)
    page = feature.room.page
    assert window.pages.currentWidget() is page and page.form.name.text() == "Cinder Clerk"
    assert page.card is not None and page.card.houses == (House.LOGOS,) and page.card.type is CardType.CREATURE
    page.form.text.setFocus()
    QTest.keyClicks(page.form.text, DRAW)
    assert not page.into_deck.isEnabled()
    read(page, qtbot)
    assert page.into_deck.text() == "Put it into “New Found”"
    click(page.into_deck)
    deck = shelf_of(window).get("own:1")
    assert deck is not None and not deck.unknown and deck.is_homemade and playability(deck).ok
    assert not page.into_deck.isVisible()
    page.back.click()
    assert window.page_shown is part_in(window, DeckFeature).room.place, "back on the shelf"
    assert not write_button.isVisible() and browse.detail.play.isVisible()


def test_one_unknown_card_after_the_other_is_written_and_then_the_deck_is_shown(
    window: MainWindow, feature: HomemadeFeature, qtbot: QtBot
) -> None:
    deck = unknown_deck()
    lines = (*deck.cards[:2], deck.cards[2].model_copy(update={"count": 10}), deck.cards[3])
    another = deck.cards[3].model_copy(update={"title": "Wick Thief", "type": "Action"})
    shelf_of(window).add([deck.model_copy(update={"cards": (*lines, another)})])
    page = feature.room.page
    feature.write_card("own:1", deck.cards[3])
    for name, on in (("Cinder Clerk", "Write the next card: “Wick Thief”…"), ("Wick Thief", w.SHOW_DECK.en)):
        assert page.form.name.text() == name and page.form.text.hasFocus() and not page.after.isVisible()
        QTest.keyClicks(page.form.text, "Play: Draw a card.")
        read(page, qtbot)
        click(page.into_deck)
        assert page.after.isVisible() and page.after.accessibleName() == on and page.after.hasFocus()
        click(page.after)
    browse = part_in(window, DeckFeature).room.browse
    qtbot.waitUntil(lambda: browse.current_key() == "own:1")
    made = shelf_of(window).get("own:1")
    assert made is not None and made.size == 36 and not made.unknown


def test_a_deck_in_the_trash_takes_no_card_before_it_is_put_back(
    window: MainWindow, feature: HomemadeFeature, qtbot: QtBot
) -> None:
    shelf = shelf_of(window)
    shelf.add([unknown_deck()])
    shelf.trash(["own:1"])
    feature.write_card("own:1", unknown_deck().cards[-1])
    page = feature.room.page
    page.form.text.setFocus()
    QTest.keyClicks(page.form.text, DRAW)
    read(page, qtbot)
    for answer in (w.CANCEL.en, w.PUT_BACK.en):
        click(page.into_deck)
        (box,) = (one for one in window.findChildren(QMessageBox) if one.isVisible())
        assert box.text() == w.IN_TRASH_PUT.filled(deck="New Found").en
        about = shelf.about("own:1")
        assert about is not None and about.trashed is not None and shelf.get("own:1") == unknown_deck()
        click(next(button for button in box.buttons() if button.text() == answer))
    about, deck = shelf.about("own:1"), shelf.get("own:1")
    assert about is not None and about.trashed is None and deck is not None and deck.is_homemade


def test_the_shelf_says_which_cards_were_changed_and_takes_them_over(
    window: MainWindow, feature: HomemadeFeature, qtbot: QtBot
) -> None:
    shelf = shelf_of(window)
    deck = record_of(homemade_deck(GRUMBLE, RAIN), "own:brew")
    shelf.add([deck])
    louder, riddle = GRUMBLE.model_copy(update={"power": 9}), RIDDLE.model_copy(update={"key": RAIN.key})
    lines_not_understood(louder)
    lines_not_understood(riddle)
    for card in (GRUMBLE, RAIN):
        shelf.homemade.keep(card)
    browse = selected(window, "own:brew", qtbot)
    line = browse.detail.differing_cards
    assert not line.isVisible()
    for card in (louder, riddle):
        shelf.homemade.keep(card)
    browse = selected(window, "own:brew", qtbot)
    assert line.isVisible()
    assert line.text.text() == s.CARDS_DIFFER.filled(n=2, cards="Old Grumble, Riddle").en
    click(line.take)
    made = shelf.get("own:brew")
    assert made is not None and set(made.homemade) == {louder, RAIN}, "one that is not understood stays as it was"
    assert browse.notice.text.text().endswith(s.NOT_TAKEN_OVER.filled(cards="Riddle").en)
    click(browse.notice.undo)
    assert shelf.get("own:brew") == deck
    shelf.trash(["own:brew"])
    browse.show_trash(True)
    browse.show_selected()
    assert not line.isVisible(), "in the trash nothing is changed"
