"""Lists with a purpose in the room: set and cleared, shown, sent, exported; and decks compared side by side."""

from __future__ import annotations

import csv
from datetime import date, timedelta
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.collection.purposes import NO_PURPOSE, Held, Purpose
from kfdesk.collection.store import DeckStore
from kfdesk.collection.strengths import Strength
from kfdesk.desk.deck_choice.texts import remark
from kfdesk.desk.decks.columns import BY_ID, NUMBER_OF
from kfdesk.desk.decks.compare import CompareDialog
from kfdesk.desk.decks.model import KEYS_MIME
from kfdesk.desk.decks.purpose_dialog import PurposeDialog
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.decks.sending import SendDialog, WantedDialog
from kfdesk.desk.decks.shown_table import shown_table
from kfdesk.desk.decks.side import Entry
from tests.desk.decks.hands import LEFT, click_row, click_side, names

W = TypeVar("W", bound=QWidget)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LENT = Purpose(held=Held.LENT, person="Anna", since=date(2026, 11, 5))


def dialog_of(room: DeckRoom, kind: type[W]) -> W:
    found = room.place.findChild(kind)
    assert isinstance(found, kind)
    return found


def test_a_deck_is_offered_with_a_price_and_cleared_again(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    key = page.current_key()
    assert key is not None
    page.detail.tabs.setCurrentIndex(2)
    qtbot.mouseClick(page.detail.change_lists, LEFT)
    dialog = dialog_of(room, PurposeDialog)
    assert not dialog.price.isEnabled() and not dialog.person.isEnabled()
    qtbot.keyClick(dialog.trade, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.sale, Qt.Key.Key_Space)
    qtbot.keyClicks(dialog.price, "-5")
    assert not dialog.ok.isEnabled() and dialog.problem.text()
    dialog.price.clear()
    qtbot.keyClicks(dialog.price, "12,50 EUR")
    qtbot.mouseClick(dialog.ok, LEFT)
    assert store.purposes.of([key]) == {key: Purpose(trade=True, sale=True, price=12.5, currency="EUR")}
    assert "12.50 EUR" in page.detail.facts.text() and "for trade" in page.detail.lists.text()
    click_side(qtbot, page, "is:trade")
    assert len(names(page)) == 1
    spoken = page.model.index(0, NUMBER_OF["name"]).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "for trade, for sale: 12.50 EUR" in spoken
    qtbot.mouseClick(page.detail.clear_lists, LEFT)
    assert store.purposes.of([key]) == {} and not names(page)
    page.notice.take_back()
    assert store.purposes.of([key])[key].price == 12.5


def test_many_decks_are_lent_at_once_and_keep_what_was_not_touched(
    room: DeckRoom, store: DeckStore, qtbot: Any
) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 2, SHIFT)
    keys = page.selected_keys()
    store.purposes.put({keys[0]: Purpose(trade=True), keys[1]: Purpose(sale=True, price=3)})
    qtbot.keyClick(page.table, Qt.Key.Key_L)
    dialog = dialog_of(room, PurposeDialog)
    assert dialog.trade.checkState() is dialog.sale.checkState() is Qt.CheckState.PartiallyChecked
    dialog.where.setCurrentIndex(dialog.where.findData(Held.LENT))
    dialog.where.activated.emit(dialog.where.currentIndex())
    qtbot.keyClicks(dialog.person, "Anna")
    qtbot.mouseClick(dialog.ok, LEFT)
    kept = store.purposes.of(keys)
    assert [kept[key].lists for key in keys] == [("trade", "lent"), ("sale", "lent"), ("lent",)]
    assert {one.person for one in kept.values()} == {"Anna"} and kept[keys[1]].price == 3
    assert {one.since for one in kept.values()} == {date.today()}, "somebody lends a deck today"
    qtbot.mouseClick(page.notice.undo, LEFT)
    assert store.purposes.of(keys) == {keys[0]: Purpose(trade=True), keys[1]: Purpose(sale=True, price=3)}


def test_decks_are_dropped_on_a_list(room: DeckRoom, store: DeckStore) -> None:
    page = room.browse
    keys = store.keys(list(page.found[:2]))
    store.purposes.put({keys[0]: Purpose(trade=True)})
    page.changed()
    line = page.side.line_of("is:trade")
    assert line is not None and line.text(1) == "1"
    data = QMimeData()
    data.setData(KEYS_MIME, keys[1].encode())
    at = QPointF(page.side.visualItemRect(line).center())
    event = QDropEvent(at, Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier, QEvent.Type.Drop)
    page.side.dropEvent(event)
    assert store.purposes.of(keys) == dict.fromkeys(keys, Purpose(trade=True))
    store.purposes.put({keys[1]: Purpose(held=Held.WANTED)})
    page.dropped_on.emit(Entry("term", "is:trade", "list", "trade"), [keys[1]])
    assert "cannot be offered" in page.notice.text.text()


def test_what_nobody_touched_stays_as_it_is(qtbot: Any) -> None:
    later = date.today() + timedelta(days=9)
    kept = [Purpose(sale=True, price=2.125, currency="€"), Purpose(held=Held.LENT, person="Anna", since=later)]
    for one in kept:
        dialog = PurposeDialog([one], [])
        qtbot.addWidget(dialog)
        assert dialog.purposes() == [one]


def test_a_lent_deck_is_marked_where_it_is_chosen(room: DeckRoom, store: DeckStore) -> None:
    (key,) = store.keys(room.browse.found[:1])
    store.purposes.put({key: LENT})
    (row,) = store.rows(room.browse.found[:1])
    words = remark(row)
    assert words is not None and words.en == "Lent to Anna since 2026-11-05"


def test_wanted_decks_are_named_a_line_each(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    before = store.count()
    room.lists.ask_wanted()
    dialog = dialog_of(room, WantedDialog)
    assert not dialog.ok.isEnabled()
    dialog.text.setPlainText("The Grey\nhttps://example.org")
    qtbot.mouseClick(dialog.ok, LEFT)
    assert store.count() == before + 1 and "example.org" in room.browse.notice.text.text()
    assert room.browse.detail.name.text() == "The Grey"
    assert room.browse.detail.problem.text() == "Nothing but its name is known of this deck."
    room.browse.notice.take_back()
    assert store.count() == before and store.count(trash=True) == 0
    mine = names(room.browse)[0]
    room.lists.want(mine)
    assert room.browse.notice.text.text() == f"On the shelf already: {mine}." and store.count() == before


def test_a_list_is_copied_and_saved_as_text_and_table(
    room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any
) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 1, CTRL)
    keys = page.selected_keys()
    store.purposes.put({keys[0]: Purpose(sale=True, price=1200, currency="CHF")})
    page.changed()
    qtbot.keyClick(page.table, Qt.Key.Key_S)
    dialog = dialog_of(room, SendDialog)
    room.lists.save_list(dialog, tmp_path / "list.csv")
    heads, first, _ = csv.reader((tmp_path / "list.csv").read_text("utf-8-sig").splitlines())
    assert first[heads.index("Price") : heads.index("Price") + 2] == ["1200.0", "CHF"]
    room.lists.save_list(dialog, tmp_path / "list.txt")
    qtbot.mouseClick(dialog.ok, LEFT)
    text = QApplication.clipboard().text()
    assert text == (tmp_path / "list.txt").read_text() and len(text.splitlines()) == 2
    assert "for sale – 1,200 CHF" in text


def test_the_table_is_written_as_it_is_shown(room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any) -> None:
    page = room.browse
    (key,) = store.keys(page.found[:1])
    store.purposes.put({key: Purpose(sale=True, price=7.5, currency="€")})
    page.table.show_column(NUMBER_OF["price"], True)
    page.set_order((("name", True),))
    room.lists.export_table(tmp_path / "shelf.csv")
    heads, *rows = csv.reader((tmp_path / "shelf.csv").read_text("utf-8-sig").splitlines())
    assert [row[heads.index("Name")] for row in rows] == names(page)
    assert {"Price", "Currency", "Expected", "Added"} <= set(heads) and "Steal" not in heads
    assert [row[heads.index("Price")] for row in rows if row[heads.index("Currency")] == "€"] == ["7.5"]
    assert all(row[heads.index("Added")][4] == "-" for row in rows)
    room.lists.export_table(tmp_path)
    assert "could not be written" in page.notice.text.text()


def test_numbers_of_a_table_are_numbers_and_names_no_formulas(room: DeckRoom, store: DeckStore) -> None:
    (row,) = store.rows(room.browse.found[:1])
    columns = [BY_ID[name] for name in ("star", "name", "expected", "winrate", "sas", "heldsince")]
    (cells,) = shown_table(columns, [row])[1:]
    assert cells == ["", row.name, row.figures["expected"], None, None, ""]
    store.keep_strengths({row.key: Strength(53.44, 49.5, 57.3, 1234)})
    (row,) = store.rows([row.id])
    columns = [BY_ID[name] for name in ("strength", "strengthreach", "trialgames")]
    assert shown_table(columns, [row])[1:] == [[53.4, 3.9, 1234]]


def test_several_decks_stand_side_by_side(room: DeckRoom, tmp_path: Path, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 3, SHIFT)
    qtbot.keyClick(page.table, Qt.Key.Key_C)
    dialog = dialog_of(room, CompareDialog)
    figures = dialog.figures
    assert dialog.tabs.currentWidget() is figures and figures.columnCount() == len(dialog.decks) == 4
    row = next(place for place, one in enumerate(figures.rows) if one.best)
    (best, *_) = figures.rows[row].best
    item = figures.item(row, best)
    assert item is not None and item.text().startswith("▲ ") and item.font().bold()
    spoken = item.data(Qt.ItemDataRole.AccessibleTextRole)
    assert figures.names[best] in spoken and "the highest" in spoken and figures.rows[row].title in spoken
    dialog.tabs.setCurrentIndex(2)
    whole = dialog.cards.rowCount()
    dialog.which.setCurrentIndex(1)
    common = dialog.cards.rowCount()
    dialog.which.setCurrentIndex(2)
    assert common + dialog.cards.rowCount() == whole > 36 and "cards" in dialog.counted.text()
    room.lists.save_comparison(dialog, tmp_path / "four.csv")
    title, heads, *_ = csv.reader((tmp_path / "four.csv").read_text("utf-8-sig").splitlines())
    assert [figures.rows[row].title, *map(str, figures.rows[row].plain)] in list(
        csv.reader((tmp_path / "four.csv").read_text("utf-8-sig").splitlines())
    )
    assert title == ["Figures side by side"] and heads == ["Figure", *figures.names]
    assert dialog.content(tmp_path / "four.pdf").startswith(b"%PDF")
    dialog.close()


def test_nothing_is_said_of_decks_on_no_list(room: DeckRoom, store: DeckStore) -> None:
    page = room.browse
    page.show_selected()
    assert page.side.line_of("is:trade") is None
    assert page.detail.lists.text() == "on none" and page.detail.clear_lists.isHidden()
    assert store.rows(page.found[:1])[0].purpose == NO_PURPOSE
