"""Games played on paper, entered by hand at a deck: with the mouse and the keys of the whole room."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

import pytest
from PySide6.QtCore import QDate, QStringListModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.papergame import PaperGameDialog, decks_named
from kfdesk.desk.decks.room import DeckRoom
from tests.desk.decks.hands import LEFT


def names_known(dialog: PaperGameDialog) -> list[str]:
    """Return the names of decks that are proposed while one is typed."""
    known = dialog.findChild(QStringListModel)
    assert known is not None
    return known.stringList()


def the_dialog(room: DeckRoom, qtbot: Any) -> PaperGameDialog:
    """Go to the first deck's results and press the button there."""
    page = room.browse
    page.select_row(0)
    page.show_selected()
    page.detail.tabs.setCurrentIndex(3)
    qtbot.mouseClick(page.detail.results.add, LEFT)
    return room.place.findChildren(PaperGameDialog)[-1]


def results(room: DeckRoom, store: DeckStore, row: int = 0) -> list[Result]:
    """Return what the shelf keeps for the deck in this row."""
    key = store.keys(room.browse.found[row : row + 1])[0]
    return [kept.result for kept in store.results(key)]


def test_a_game_on_paper_is_entered_and_counts_for_both_decks(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    dialog = the_dialog(room, qtbot)
    other = store.rows(room.browse.found[1:2])[0]
    assert other is not None and not dialog.ok.isEnabled() and not dialog.known.text()
    qtbot.mouseClick(dialog.won, LEFT)
    assert dialog.ok.isEnabled() and (dialog.keys.value(), dialog.opponent_keys.value()) == (3, 0)
    qtbot.keyClicks(dialog.opponent_deck, other.name)
    assert dialog.known.text() == "This deck is on the shelf: the game counts for both."
    assert dialog.known.height() >= dialog.known.heightForWidth(dialog.known.width())
    qtbot.keyClicks(dialog.opponent, "  Bo ")
    dialog.opponent_keys.setValue(2)
    dialog.turns.setValue(19)
    dialog.date.setDate(QDate(2026, 11, 7))
    dialog.first.setCurrentIndex(2)
    dialog.format.setCurrentIndex(dialog.format.findData("sealed"))
    qtbot.keyClicks(dialog.note, "Key Charge twice")
    qtbot.mouseClick(dialog.ok, LEFT)
    (mine,), (theirs,) = results(room, store), results(room, store, 1)
    assert theirs == mine.turned() and theirs.opponent == mine.deck
    said = (mine.won, mine.keys, mine.opponent_keys, mine.turns, mine.went_first, mine.format, mine.manual, mine.note)
    assert said == (True, 3, 2, 19, False, "sealed", True, "Key Charge twice")
    assert (mine.opponent, mine.opponent_player) == (other.key, "Bo")
    assert mine.date.astimezone().date() == date(2026, 11, 7)
    table, more = room.browse.detail.results.table, room.browse.detail.results.more
    assert table.rowCount() == 1 and more.isHidden()
    table.selectRow(0)
    assert more.text() == "Sealed. 19 turns. Entered by hand. The opponent went first. Key Charge twice"


def test_a_deck_that_is_not_on_the_shelf_is_kept_by_its_name(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    dialog = the_dialog(room, qtbot)
    qtbot.keyClicks(dialog.opponent_deck, "Nobody, of Nowhere")
    qtbot.mouseClick(dialog.lost, LEFT)
    dialog.ok.click()
    (kept,) = results(room, store)
    assert (kept.opponent, kept.opponent_name, kept.won, kept.opponent_keys) == ("", "Nobody, of Nowhere", False, 3)
    assert abs((kept.date - datetime.now(UTC)).total_seconds()) < 60


def test_the_keys_follow_the_winner_until_somebody_says_them(room: DeckRoom, qtbot: Any) -> None:
    dialog = the_dialog(room, qtbot)
    dialog.won.click()
    dialog.lost.click()
    assert (dialog.keys.value(), dialog.opponent_keys.value()) == (0, 3)
    dialog.keys.setValue(2)
    dialog.won.click()
    assert (dialog.keys.value(), dialog.opponent_keys.value()) == (2, 3)


def test_decks_are_offered_while_their_name_is_typed_but_never_the_deck_itself(
    room: DeckRoom, store: DeckStore, qtbot: Any
) -> None:
    dialog = the_dialog(room, qtbot)
    own = room.browse.detail.shown
    assert own is not None
    for text in (own.deck.name[:4], own.deck.name):
        dialog.opponent_deck.clear()
        qtbot.keyClicks(dialog.opponent_deck, text)
        assert own.deck.name not in names_known(dialog)
    assert not dialog.known.text()
    dialog.opponent_deck.clear()
    qtbot.keyClicks(dialog.opponent_deck, "cens")
    assert names_known(dialog) == ['Miss "Onyx" Censorius']
    dialog.reject()
    assert results(room, store) == []


@pytest.mark.parametrize("text", ["", '"', 'name:"', "-", "  ( or xq ) ", "house:dis", "*", "%", "x" * 200])
def test_whatever_is_typed_as_a_name_is_no_search_of_another_kind(room: DeckRoom, store: DeckStore, text: str) -> None:
    assert decks_named(store, text) == []


def test_an_entered_game_and_a_removed_one_are_taken_back(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    dialog = the_dialog(room, qtbot)
    dialog.won.click()
    dialog.ok.click()
    before = results(room, store)
    notice, table = room.browse.notice, room.browse.detail.results.table
    table.selectRow(0)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    QApplication.processEvents()
    assert results(room, store) == [] and notice.text.text() == "The result was removed."
    notice.take_back()
    assert results(room, store) == before
    notice.take_back()
    assert results(room, store) == []


def test_enter_on_a_result_opens_its_game(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    key = store.keys(room.browse.found[:1])[0]
    for journal in ("", "g.kfdesk"):
        store.add_result(Result(deck=key, won=True, date=datetime(2026, 11, 20, tzinfo=UTC), journal=journal))
    heard: list[str] = []
    room.journal_wanted.connect(heard.append)
    room.browse.changed()
    room.browse.select_row(0)
    room.browse.show_selected()
    room.browse.detail.tabs.setCurrentIndex(3)
    table = room.browse.detail.results.table
    assert table.rowCount() == 2
    for row in range(2):
        table.setCurrentCell(row, 0)
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert heard == ["g.kfdesk"]
