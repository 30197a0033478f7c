"""Decks are put together by keys and clicks, kept, and played to the end with the mouse."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QMessageBox
from pytestqt.qtbot import QtBot

from kfdesk.cards.facts import facts
from kfdesk.collection.composing import DeckForm, broken, new_deck, with_beside
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import MAX_COPIES, DeckRecord, Source
from kfdesk.collection.samples import sample_records
from kfdesk.collection.saying import read_texts, texts
from kfdesk.desk.decks.cards import LINE_ROLE
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.homemade import reader
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.builder import BuilderPage
from kfdesk.desk.homemade.copies import CopyList
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.homemade.pool_pane import PoolPane
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import CardType, House, Icon
from tests.collection.shelves import FIRST
from tests.desk.homemade.test_my_cards import READ_MS, click, kept
from tests.windows import part_in, shelf_of

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
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
    qtbot.waitUntil(lambda: IMP.id in page.pool.own, timeout=READ_MS)
    return page


def deck_of(page: BuilderPage) -> DeckRecord:
    assert page.deck is not None
    return page.deck


def add(page: BuilderPage, name: str, qtbot: QtBot, copies: int = 1) -> None:
    """Search a card by typing, and put it into the deck with Enter and a button."""
    page.pool.search.setFocus()
    page.pool.search.clear()
    QTest.keyClicks(page.pool.search, name)
    page.pool.search_cards()
    QTest.keyClick(page.pool.list, Qt.Key.Key_Return)
    for _ in range(copies - 1):
        click(page.copies.more)


def test_ones_own_cards_come_first_and_those_not_understood_are_counted(page: BuilderPage) -> None:
    assert page.pool.model.cards[0].name == "Ash Imp"
    assert all(card.name != "Cinder Clerk" for card in page.pool.model.cards)
    assert page.pool.unread.text() == w.NOT_IN_DECKS.filled(n=1).en


def test_a_deck_is_put_together_kept_and_played(window: MainWindow, page: BuilderPage, qtbot: QtBot) -> None:
    assert page.verdict.state.text() == f"✎ {w.NOT_LEGAL.en}" and not page.play.isEnabled()
    add(page, "Anger", qtbot, 12)
    add(page, "Ash Imp", qtbot, 12)
    add(page, "Foggify", qtbot, 11)
    page.pool.house.setCurrentIndex(page.pool.house.count() - 1)
    page.pool.search.setText("Fear")
    click(page.pool.add_as)
    menu = page.pool.menu
    assert menu is not None
    menu.actions()[-1].trigger()
    menu.close()
    assert deck_of(page).size == 36 and page.verdict.state.text() == f"✓ {w.LEGAL.en}", page.verdict.reasons.text()
    assert [line.maverick for line in deck_of(page).cards] == [False, False, False, True]
    page.copies.icons.put(Icon.CAPTURE)
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
    page.copies.list.setFocus()
    QTest.keyClick(page.copies.list, Qt.Key.Key_Delete)
    assert deck_of(page).size == 1
    click(page.undo)
    assert deck_of(page).size == 2
    click(page.undo)
    click(page.undo)
    assert deck_of(page).cards == () and not page.undo.isEnabled()


def test_a_card_of_no_house_of_the_deck_asks_for_one(page: BuilderPage, qtbot: QtBot) -> None:
    page.pool.house.setCurrentIndex(page.pool.house.count() - 1)
    add(page, "Silvertooth", qtbot)
    assert deck_of(page).cards == () and page.notice.text.text() == w.NOT_IN_HOUSES.filled(card="Silvertooth").en
    menu = page.pool.menu
    assert menu is not None and [action.text() for action in menu.actions()] == [
        w.ADD_AS_MAVERICK.filled(house=house.words).en for house in page.chosen_houses()
    ]
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    (line,) = deck_of(page).cards
    assert (line.house, line.maverick) == ("dis", True)


def test_the_form_decides_what_is_missing(page: BuilderPage, qtbot: QtBot) -> None:
    add(page, "Anger", qtbot, 34)
    add(page, "Ash Imp", qtbot)
    add(page, "Foggify", qtbot)
    assert page.verdict.state.text() == f"✎ {w.NOT_LEGAL_BUT_FREE.en}" and page.play.isEnabled()
    page.form.setCurrentIndex(page.form.findData(DeckForm.FREE))
    assert page.verdict.state.text() == f"✓ {w.LEGAL.en}"


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
    page.pool.search.setText("zorn")
    page.pool.search_cards()
    assert page.pool.model.cards[0].id == "anger", "by its German name"
    page.pool.search.setText("anger")
    page.pool.search_cards()
    assert page.pool.model.cards[0].id == "anger"


def test_the_mark_goes_to_the_line_in_the_place_of_one_that_is_gone(page: BuilderPage, qtbot: QtBot) -> None:
    for name in ("Anger", "Ash Imp", "Foggify"):
        add(page, name, qtbot)
    page.copies.list.setFocus()
    page.copies.list.setCurrentItem(page.copies.copies()[1])
    for left in (2, 1, 0):
        QTest.keyClick(page.copies.list, Qt.Key.Key_Delete)
        assert deck_of(page).size == left and (page.copies.line is not None) is bool(left)


def test_undo_in_the_search_takes_a_card_back(page: BuilderPage, qtbot: QtBot) -> None:
    page.pool.search.setFocus()
    QTest.keyClicks(page.pool.search, "Ash Imp")
    QTest.keyClick(page.pool.search, Qt.Key.Key_Return)
    assert deck_of(page).size == 1
    QTest.keyClick(page.pool.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert deck_of(page).size == 0 and page.pool.search.text() == "Ash Imp"
    QTest.keyClick(page.pool.search, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.pool.search.text() != "Ash Imp", "with nothing to take back in the deck it is that of the letters"


def test_a_line_never_has_more_copies_than_the_shelf_can_keep(
    window: MainWindow, page: BuilderPage, qtbot: QtBot
) -> None:
    add(page, "Anger", qtbot)
    line = deck_of(page).cards[0].model_copy(update={"count": MAX_COPIES})
    page.show_deck(deck_of(page).model_copy(update={"cards": (line,)}))
    click(page.copies.more)
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


CONTROL = Qt.KeyboardModifier.ControlModifier
BOTH = CONTROL | Qt.KeyboardModifier.ShiftModifier


def test_a_stretch_of_typing_is_one_step_and_comes_again(page: BuilderPage, qtbot: QtBot) -> None:
    add(page, "Anger", qtbot)
    page.name.setFocus()
    QTest.keyClicks(page.name, "Ashes")
    QTest.keyClick(page.name, Qt.Key.Key_Z, CONTROL)
    assert page.name.text() == "" and deck_of(page).name == w.UNNAMED_DECK.en and deck_of(page).size == 1
    QTest.keyClick(page.name, Qt.Key.Key_Z, CONTROL)
    assert deck_of(page).size == 0 and not page.undo.isEnabled()
    QTest.keyClick(page.name, Qt.Key.Key_Z, BOTH)
    QTest.keyClick(page.name, Qt.Key.Key_Y, CONTROL)
    assert page.name.text() == deck_of(page).name == "Ashes" and not page.redo.isEnabled()
    page.pool.search.setFocus()
    page.name.setFocus()
    page.name.end(False)
    QTest.keyClicks(page.name, " of Dis")
    click(page.undo)
    assert deck_of(page).name == page.name.text() == "Ashes", "what is typed after coming back is a step of its own"
    click(page.redo)
    assert deck_of(page).name == page.name.text() == "Ashes of Dis"


def test_enter_adds_and_the_next_word_takes_the_place_of_the_last(page: BuilderPage, qtbot: QtBot) -> None:
    search = page.pool.search
    search.setFocus()
    for name in ("Ash Imp", "Foggify"):
        QTest.keyClicks(search, name)
        QTest.keyClick(search, Qt.Key.Key_Return)
    assert [line.title for line in deck_of(page).cards] == ["Ash Imp", "Foggify"]
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert deck_of(page).size == 3, "and Enter alone another copy"
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert search.text() == "" and page.isVisible(), "Esc first gives up the search"


def test_the_list_is_walked_through_from_the_search(page: BuilderPage, qtbot: QtBot) -> None:
    search = page.pool.search
    search.setFocus()
    QTest.keyClicks(search, "a")
    QTest.keyClick(search, Qt.Key.Key_Down)
    QTest.keyClick(search, Qt.Key.Key_Down)
    third = page.pool.model.cards[2]
    assert page.pool.current == third and search.hasFocus()
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert [line.id for line in deck_of(page).cards] == [third.id]


def test_a_double_click_adds_and_another_takes_out(page: BuilderPage, qtbot: QtBot) -> None:
    pool = page.pool.list
    at = pool.visualRect(page.pool.model.index(0)).center()
    QTest.mouseClick(pool.viewport(), LEFT, NONE, at)
    assert deck_of(page).size == 0
    for _ in range(2):
        QTest.mouseDClick(pool.viewport(), LEFT, NONE, at)
    assert deck_of(page).size == 2 and w.COPIES_IN_DECK.filled(n=2).en in page.pool.model.index(0).data()
    copies = page.copies.list
    at = copies.visualItemRect(page.copies.copies()[0]).center()
    QTest.mouseClick(copies.viewport(), LEFT, NONE, at)
    QTest.mouseDClick(copies.viewport(), LEFT, NONE, at)
    assert deck_of(page).size == 1


def test_cards_are_dragged_in_and_out(page: BuilderPage, qtbot: QtBot) -> None:
    pool, copies = page.pool.list, page.copies.list
    drop(copies, page.pool.model.mimeData([page.pool.model.index(0)]))
    assert [line.id for line in deck_of(page).cards] == [IMP.id]
    drop(pool, copies.mimeData([page.copies.copies()[0]]))
    assert deck_of(page).cards == ()
    files = QMimeData()
    files.setText("anger")
    drop(copies, files)
    assert deck_of(page).cards == (), "nothing else can be dropped"


def drop(onto: QAbstractItemView, data: QMimeData) -> None:
    """Drop what is dragged onto the middle of a list, if that takes it."""
    at, copy = onto.viewport().rect().center(), Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at, copy, data, LEFT, NONE)
    onto.dragEnterEvent(enter)
    if enter.isAccepted():
        onto.dropEvent(QDropEvent(QPointF(at), copy, data, LEFT, NONE))


def test_space_shows_the_card_large_and_esc_takes_it_away(page: BuilderPage, qtbot: QtBot) -> None:
    pool = page.pool.list
    pool.setFocus()
    QTest.keyClick(pool, Qt.Key.Key_Space)
    assert page.pool.popup.isVisible() and page.pool.popup.card is not None
    assert page.pool.popup.card.face == IMP.id
    QTest.keyClick(pool, Qt.Key.Key_Down)
    assert page.pool.popup.card.face == page.pool.model.cards[1].id
    QTest.keyClick(pool, Qt.Key.Key_Escape)
    assert not page.pool.popup.isVisible() and page.isVisible()


def test_cards_are_found_by_type_and_by_what_they_say(page: BuilderPage, qtbot: QtBot) -> None:
    read_texts()
    page.pool.type.setCurrentIndex(page.pool.type.findData(CardType.ARTIFACT))
    assert {card.type for card in page.pool.model.cards} == {CardType.ARTIFACT}
    page.pool.type.setCurrentIndex(0)
    page.pool.search.setText("ward")
    page.pool.search_cards()
    said = [card.id for card in page.pool.model.cards if "ward" not in card.words]
    assert said and all(" ward" in texts()[id_] for id_ in said)
    page.pool.search.setText("xqz")
    page.pool.search_cards()
    assert page.pool.nothing.isVisible() and not page.pool.list.isVisible() and not page.pool.add.isEnabled()


def test_a_card_of_several_houses_comes_in_as_one_of_the_house_that_is_listed(page: BuilderPage) -> None:
    for place, house in ((3, "logos"), (2, "dis"), (3, "logos")):
        page.pool.house.setCurrentIndex(place)
        page.pool.search.setText("Tomes Gigantica")
        page.pool.search_cards()
        click(page.pool.add)
        assert page.copies.line is not None and page.copies.line.house == house
    assert deck_of(page).size == 3


def test_the_mark_stays_where_one_walked_to_until_something_else_is_typed(page: BuilderPage) -> None:
    search = page.pool.search
    search.setFocus()
    QTest.keyClicks(search, "an")
    QTest.keyClick(search, Qt.Key.Key_Down)
    second = page.pool.model.cards[1]
    page.pool.search_cards()
    assert page.pool.current == second, "as when the texts of the cards are read meanwhile"
    QTest.keyClicks(search, "g")
    page.pool.search_cards()
    assert page.pool.current == page.pool.model.cards[0]


def test_keys_of_a_calculator_change_the_number_of_copies(page: BuilderPage, qtbot: QtBot) -> None:
    add(page, "Anger", qtbot)
    page.copies.list.setFocus()
    for key, size in ((Qt.Key.Key_Plus, 2), (Qt.Key.Key_Plus, 3), (Qt.Key.Key_Minus, 2)):
        QTest.keyClick(page.copies.list, key)
        assert deck_of(page).size == size


def test_cards_of_one_house_of_the_deck_are_listed_alone(page: BuilderPage) -> None:
    box = page.pool.house
    assert [box.itemText(at) for at in range(box.count())] == [
        w.HOUSES_OF_DECK.en, "Brobnar", "Dis", "Logos", w.ALL_HOUSES.en,
    ]  # fmt: skip
    box.setCurrentIndex(2)
    assert page.pool.model.cards and all(House.DIS in card.houses for card in page.pool.model.cards)
    page.houses[1].setCurrentIndex(page.houses[1].findData(House.MARS))
    assert box.currentIndex() == 0 and box.itemText(2) == "Mars", "a house that the deck has no longer is not listed"


def test_cards_that_bear_the_name_of_another_are_told_from_it(page: BuilderPage) -> None:
    page.pool.search.setText("Armadrone")
    page.pool.search_cards()
    assert [card.name for card in page.pool.model.cards[:2]] == ["Armadrone", "Armadrone (Evil twin)"]
    for row in range(2):
        page.pool.list.setCurrentIndex(page.pool.model.index(row))
        click(page.pool.add)
    assert sorted(item.text(0) for item in page.copies.copies()) == ["Armadrone", "Armadrone  (Evil twin)"]


def test_houses_change_places_where_one_is_chosen_twice(page: BuilderPage) -> None:
    first, second, third = page.chosen_houses()
    page.houses[0].setCurrentIndex(page.houses[0].findData(third))
    assert page.chosen_houses() == [third, second, first] and deck_of(page).houses == (third, second, first)
    click(page.undo)
    assert page.chosen_houses() == [first, second, third]


def test_houses_and_the_deck_say_how_much_of_them_is_there(page: BuilderPage, qtbot: QtBot) -> None:
    def headings() -> list[str]:
        groups = (page.copies.list.topLevelItem(at) for at in range(3))
        return [group.text(0) for group in groups if group is not None]

    assert page.copies.empty.isVisible() and page.verdict.rest.isVisibleTo(page)
    add(page, "Anger", qtbot, 2)
    assert headings()[0] == "Brobnar  ·  2 of 12" and page.copies.count.text() == "2 of 36 cards"
    assert not page.copies.empty.isVisible()
    page.form.setCurrentIndex(page.form.findData(DeckForm.FREE))
    assert headings()[0] == "Brobnar  ·  2"


def test_a_token_creature_is_put_beside_the_deck(page: BuilderPage, qtbot: QtBot) -> None:
    page.pool.house.setCurrentIndex(page.pool.house.count() - 1)
    for name in ("Grunt", "Berserker"):
        page.pool.search.setText(name)
        page.pool.search_cards()
        click(page.pool.add)
    assert [line.id for line in deck_of(page).references] == ["berserker"] and deck_of(page).cards == ()
    assert page.copies.line == deck_of(page).references[0] and not page.copies.more.isEnabled()
    click(page.copies.less)
    assert deck_of(page).references == ()


def test_what_was_changed_since_is_said_and_taken_over_by_a_click(
    window: MainWindow, feature: HomemadeFeature, page: BuilderPage, qtbot: QtBot
) -> None:
    add(page, "Ash Imp", qtbot, 2)
    assert not page.differing_cards.isVisible()
    louder = IMP.model_copy(update={"power": 9})
    shelf_of(window).homemade.keep(louder)
    feature.open()
    feature.build()
    qtbot.waitUntil(page.differing_cards.isVisible, timeout=READ_MS)
    assert page.differing_cards.text.text() == "1 card of this deck differs from yours: Ash Imp."
    assert deck_of(page).homemade == (IMP,), "nothing is taken over by itself"
    click(page.differing_cards.take)
    assert deck_of(page).homemade == (louder,) and deck_of(page).size == 2 and not page.differing_cards.isVisible()
    click(page.undo)
    assert deck_of(page).homemade == (IMP,) and page.differing_cards.isVisible()


def test_a_deck_in_the_trash_is_only_changed_once_it_is_put_back(
    window: MainWindow, feature: HomemadeFeature, page: BuilderPage, qtbot: QtBot
) -> None:
    add(page, "Anger", qtbot)
    page.flush()
    key, shelf = deck_of(page).key, shelf_of(window)
    feature.open()
    shelf.trash([key])
    for answer, back in ((0, False), (1, True)):
        feature.build(key)
        (box,) = (one for one in window.findChildren(QMessageBox) if one.isVisible())
        assert box.text() == w.IN_TRASH_BUILD.filled(deck=w.UNNAMED_DECK.en).en and window.page_shown is not page
        click(box.buttons()[1 - answer] if box.buttons()[0].text() == w.PUT_BACK.en else box.buttons()[answer])
        about = shelf.about(key)
        assert about is not None and (about.trashed is None) is back
    assert window.page_shown is page and deck_of(page).key == key


def test_what_is_left_to_be_kept_does_not_fetch_a_deck_out_of_the_trash(
    window: MainWindow, page: BuilderPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(page, "Anger", qtbot)
    page.flush()
    told: list[str] = []
    monkeypatch.setattr(window, "tell", lambda title, words: told.append(words.en))
    shelf = shelf_of(window)
    shelf.trash([deck_of(page).key])
    click(page.copies.more)
    page.flush()
    about = shelf.about(deck_of(page).key)
    assert about is not None and about.trashed is not None
    assert told == [w.NOT_CHANGED_IN_TRASH.filled(deck=w.UNNAMED_DECK.en).en]


@pytest.fixture
def copied(window: MainWindow, feature: HomemadeFeature, qtbot: QtBot) -> BuilderPage:
    """The page with a copy of a published deck."""
    deck = next(deck for deck in sample_records(FIRST) if deck.set == "CotA" and "dis" in deck.houses)
    shelf_of(window).add([deck])
    feature.copy(deck.key)
    page: BuilderPage = feature.builder.page
    qtbot.waitUntil(lambda: page.is_read, timeout=READ_MS)
    return page


def test_a_copy_of_a_published_deck_is_a_theory_deck_that_says_what_differs(
    window: MainWindow, copied: BuilderPage
) -> None:
    before = deck_of(copied)
    assert before.kind is DeckKind.THEORY and shelf_of(window).get(before.key) is None, "nothing is changed yet"
    assert before.made_of[0].key in copied.copied.text() and not copied.copied.isHidden()
    copied.verdict.show_figures(before, shelf_of(window).get(before.made_of[0].key))
    assert copied.verdict.difference.text().startswith("Nothing differs")
    line = copied.copies.line
    assert line is not None
    copied.pool.search.setFocus()
    QTest.keyClicks(copied.pool.search, "Fear")
    QTest.keyClick(copied.pool.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    made = deck_of(copied)
    assert made.size == 36 and any(one.id == "fear" for one in made.cards)
    copied.flush()
    assert shelf_of(window).get(made.key) == made
    copied.verdict.show_figures(made, shelf_of(window).get(made.made_of[0].key))
    assert (
        "More: Fear" in copied.verdict.difference.text() and f"Fewer: {line.title}" in copied.verdict.difference.text()
    )


def test_a_card_is_swapped_by_button_by_key_in_the_deck_and_by_dragging(copied: BuilderPage) -> None:
    copied.pool.search.setText("Fear")
    copied.pool.search_cards()
    dis = next(item for item in copied.copies.copies() if item.data(0, LINE_ROLE).house == "dis")
    copied.copies.list.setCurrentItem(dis)
    old = dis.data(0, LINE_ROLE)
    click(copied.pool.swap)
    assert count(copied, "fear") - (old.id == "fear") == 1 and deck_of(copied).size == 36
    copied.copies.list.setFocus()
    copied.pool.search.setText("Charette")
    copied.pool.search_cards()
    before = count(copied, "charette")
    QTest.keyClick(copied.copies.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert count(copied, "charette") == before + 1 and deck_of(copied).size == 36
    copied.pool.search.setText("Succubus")
    copied.pool.search_cards()
    before = count(copied, "succubus")
    other = next(item for item in copied.copies.copies() if item.data(0, LINE_ROLE).id == "charette")
    view = copied.copies.list
    drop_at(view, copied.pool, view.visualItemRect(other).center())
    assert count(copied, "succubus") == before + 1 and deck_of(copied).size == 36
    copied.copies.less_wanted.emit(copied.copies.line)
    drop_at(view, copied.pool, view.visualItemRect(copied.copies.copies()[0]).center())
    assert deck_of(copied).size == 36, "with room for it, the card comes in beside the others"


def test_what_cannot_take_each_others_place_stays(copied: BuilderPage) -> None:
    copied.pool.type.setCurrentIndex(copied.pool.type.findData(CardType.PROPHECY))
    before = deck_of(copied)
    click(copied.pool.swap)
    assert deck_of(copied) == before and copied.notice.isVisible()
    for _ in range(2):
        click(copied.pool.add)
    assert len(deck_of(copied).references) == 1 and 'href="glossary/prophecy"' in copied.verdict.hints.text()


def test_a_fifth_side_of_a_prophecy_takes_the_place_of_no_token_creature(copied: BuilderPage) -> None:
    *sides, fifth = [card for card in facts().values() if card.type is CardType.PROPHECY][:5]
    deck = with_beside(deck_of(copied), "grunt")
    for side in sides:
        deck = with_beside(deck, side.id)
    copied.show_deck(deck)
    token = next(item for item in copied.copies.copies() if item.data(0, LINE_ROLE).id == "grunt")
    copied.copies.list.setCurrentItem(token)
    copied.pool.type.setCurrentIndex(copied.pool.type.findData(CardType.PROPHECY))
    copied.pool.search.setText(fifth.name)
    copied.pool.search_cards()
    click(copied.pool.swap)
    assert deck_of(copied) == deck and copied.notice.text.text() == w.FULL_BESIDE.en


def count(page: BuilderPage, card: str) -> int:
    return sum(line.count for line in deck_of(page).cards if line.id == card)


def drop_at(view: CopyList, pool: PoolPane, at: QPoint) -> None:
    """Drop the card that has the mark in the pool at a place of the deck."""
    data = pool.model.mimeData([pool.list.currentIndex()])
    action, button = Qt.DropAction.CopyAction, LEFT
    view.dropEvent(QDropEvent(QPointF(at), action, data, button, NONE))
