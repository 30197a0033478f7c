"""In the whole window: from a deck to one of its cards, to another deck that has it, and all the way back."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication

from kfdesk.collection.store import DeckStore
from kfdesk.desk.allcards.feature import AllCardsFeature
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.allcards.decks import DECKS
from tests.desk.starts import Desk
from tests.windows import part_in

LEFT = Qt.MouseButton.LeftButton


def shown(window: MainWindow) -> object:
    """Return the page that is shown."""
    return window.page_shown


def put_on_shelf() -> None:
    """Put the decks onto the program's shelf."""
    with closing(DeckStore.open()) as store:
        store.add(DECKS)


def keys_found(shelf: DeckRoom) -> set[str]:
    """Return the keys of the decks that the shelf shows."""
    rows = (shelf.browse.model.row(number) for number in range(len(shelf.browse.found)))
    return {row.key for row in rows if row is not None}


def test_from_a_deck_to_a_card_to_another_deck_and_all_the_way_back(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    decks, cards = part_in(window, DeckFeature), part_in(window, AllCardsFeature)
    decks.open()
    shelf, first, second = decks.room, DECKS[0].key, DECKS[1].key
    put_on_shelf()
    decks.show_deck(first)
    detail = shelf.browse.detail
    menu = detail.cards.menu_of(DECKS[0].cards[0])
    assert menu is not None
    menu.actions()[0].trigger()
    page, browse = cards.room.page, cards.room.page.browse
    assert shown(window) == page and browse.current == browse.panel.card == "anger"
    browse.panel.tabs.setCurrentIndex(1)
    copies = browse.panel.copies
    copies.copies.fetchMore(QModelIndex())
    QApplication.processEvents()
    qtbot.mouseClick(copies.viewport(), LEFT, pos=copies.visualRect(copies.copies.index(1, 0)).center())
    assert shown(window) == shelf.place and shelf.browse.current_key() == second
    window.leave_page()
    assert shown(window) == page and browse.current == "anger" and browse.panel.tabs.currentIndex() == 1
    window.leave_page()
    assert shown(window) == shelf.place and shelf.browse.current_key() == first
    window.leave_page()
    assert shown(window) == window.start


def test_all_decks_with_a_card_are_shown_on_the_shelf_from_either_side(desk: Desk) -> None:
    window = desk.open()
    decks, cards = part_in(window, DeckFeature), part_in(window, AllCardsFeature)
    decks.open()
    shelf = decks.room
    put_on_shelf()
    cards.show_card("ember-imp")
    cards.room.page.browse.panel.decks.click()
    assert shown(window) == shelf.place and shelf.browse.search.text == "card=ember-imp"
    assert {deck.key for deck in DECKS} <= keys_found(shelf)
    decks.show_deck(DECKS[0].key)
    shelf.browse.detail.decks_wanted.emit("anger")
    found = keys_found(shelf)
    assert {DECKS[0].key, DECKS[1].key} <= found and DECKS[2].key not in found
