"""Managing decks: stars, tags, folders, notes, trash with undo, copies, comparison; all by mouse and keyboard."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMessageBox

from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import records
from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.asking import FolderDialog, TagsDialog
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.columns import NUMBER_OF
from kfdesk.desk.decks.compare import CompareDialog, differing
from kfdesk.desk.decks.figures import ShelfFiguresDialog
from kfdesk.desk.decks.quicklook import QuickLook
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.decks.views import selected_rows
from kfdesk.desk.decks.writing import write_decks
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.sheet.sheet import DeckSheet
from tests.desk.decks.hands import LEFT, NONE, click_row, click_side, names, type_search
from tests.desk.samples import SHIPPED

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def about(store: DeckStore, key: str) -> Any:
    return store.about(key)


def count_at_side(page: BrowsePage, term: str) -> str:
    line = page.side.line_of(term)
    assert line is not None
    return line.text(1)


def selected(room: DeckRoom) -> list[str]:
    return room.browse.selected_keys()


def test_a_star_by_mouse_by_key_and_by_the_button(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 2)
    key = page.current_key()
    assert key is not None
    click_row(qtbot, page, 2, column="star")
    assert about(store, key).favorite and page.detail.star.isChecked()
    qtbot.keyClick(page.table, Qt.Key.Key_F)
    assert not about(store, key).favorite
    qtbot.mouseClick(page.detail.star, LEFT)
    assert about(store, key).favorite and page.current_key() == key
    qtbot.waitUntil(lambda: count_at_side(page, "is:favorite") == "1")
    assert count_at_side(page, "is:playable") == str(len(names(page)))
    click_side(qtbot, page, "is:favorite")
    assert selected(room) == [key] and len(names(page)) == 1
    qtbot.waitUntil(lambda: count_at_side(page, "is:playable") == "1")


def test_several_decks_get_a_tag_and_lose_it_by_undo(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 2, SHIFT)
    keys = selected(room)
    assert len(keys) == 3 and page.detail.many_title.text() == "3 decks selected"
    qtbot.mouseClick(room.commands.buttons["tag"], LEFT)
    dialog = room.place.findChild(TagsDialog)
    assert dialog is not None
    qtbot.keyClicks(dialog.add, "club, two words")
    qtbot.mouseClick(dialog.ok, LEFT)
    assert all(about(store, key).tags == ("club", "two words") for key in keys)
    assert selected(room) == keys
    click_side(qtbot, page, 'tag:"two words"')
    assert sorted(selected_keys_found(room, store)) == sorted(keys)
    page.search.set_text("")
    qtbot.mouseClick(page.notice.undo, LEFT)
    assert all(about(store, key).tags == () for key in keys)


def selected_keys_found(room: DeckRoom, store: DeckStore) -> list[str]:
    return store.keys(list(room.browse.found))


def test_tags_are_taken_from_many(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    page.focus_list()
    qtbot.keyClick(page.table, Qt.Key.Key_A, CTRL)
    keys = selected(room)
    assert len(keys) == SHIPPED
    room.acts.tag(keys, ["one", "two"], [])
    qtbot.keyClick(page.table, Qt.Key.Key_T)
    dialog = room.place.findChild(TagsDialog)
    assert dialog is not None and dialog.remove.count() == 2
    dialog.remove.item(0).setCheckState(Qt.CheckState.Checked)
    qtbot.mouseClick(dialog.ok, LEFT)
    assert all(about(store, key).tags == ("two",) for key in keys)


def test_tags_of_one_deck_by_line_and_label(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 1)
    key = page.current_key()
    assert key is not None
    page.detail.tabs.setCurrentIndex(2)
    editor = page.detail.tags
    qtbot.keyClicks(editor.line, "old school")
    qtbot.keyClick(editor.line, Qt.Key.Key_Return)
    assert about(store, key).tags == ("old school",)
    assert editor.chips.height() >= editor.chips.heightForWidth(editor.chips.width()) > 0
    qtbot.waitUntil(lambda: editor.line.text() == "")
    qtbot.mouseClick(editor.chips.chips[0], LEFT)
    assert about(store, key).tags == ()


def test_many_tags_of_a_deck_are_all_to_be_seen(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    page.detail.tabs.setCurrentIndex(2)
    tags = page.detail.tags
    tags.add(", ".join(f"a rather long tag {number}" for number in range(8)))
    qtbot.waitUntil(lambda: tags.chips.height() >= tags.chips.heightForWidth(tags.chips.width()))
    assert len({chip.y() for chip in tags.chips.chips}) > 2
    assert all(tags.chips.rect().contains(chip.geometry()) for chip in tags.chips.chips)


def test_decks_are_filed_and_found_at_the_side(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 4, CTRL)
    keys = selected(room)
    qtbot.keyClick(page.table, Qt.Key.Key_M)
    dialog = room.place.findChild(FolderDialog)
    assert dialog is not None
    dialog.folder.setEditText("Box 1")
    qtbot.mouseClick(dialog.ok, LEFT)
    assert all(about(store, key).folder == "Box 1" for key in keys)
    click_side(qtbot, page, 'folder:"Box 1"')
    assert len(names(page)) == 2
    page.search.set_text("")
    qtbot.keyClick(page.table, Qt.Key.Key_Z, CTRL)
    assert all(about(store, key).folder == "" for key in keys)


def test_a_folder_is_given_to_one_deck_by_its_line(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    key = page.current_key()
    assert key is not None
    page.detail.tabs.setCurrentIndex(2)
    line = page.detail.folder.lineEdit()
    assert isinstance(line, QLineEdit)
    line.setText("Shelf A")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert about(store, key).folder == "Shelf A"
    page.detail.chains.setValue(3)
    assert about(store, key).chains == 3


def test_decks_are_carried_to_a_folder(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    room.acts.file([selected_keys_found(room, store)[0]], "Box")
    data = page.model.mimeData([page.model.index(3, 1), page.model.index(3, 2), page.model.index(5, 1)])
    keys = [row.key for number in (3, 5) if (row := page.model.row(number)) is not None]
    item = page.side.line_of("folder:Box")
    assert item is not None
    _drop_on_side(room, data, page.side.visualItemRect(item).center())
    assert [about(store, key).folder for key in keys] == ["Box", "Box"]


def _drop_on_side(room: DeckRoom, data: QMimeData, at: QPoint) -> None:
    side = room.browse.side
    move = QDragMoveEvent(at, Qt.DropAction.CopyAction, data, LEFT, NONE)
    side.dragMoveEvent(move)
    assert move.isAccepted()
    side.dropEvent(QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, LEFT, NONE))


def test_notes_are_kept_when_typing_pauses_and_when_the_deck_is_left(
    room: DeckRoom, store: DeckStore, qtbot: Any
) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    first = page.current_key()
    assert first is not None
    page.detail.tabs.setCurrentIndex(2)
    qtbot.keyClicks(page.detail.notes.text, "beats Logos")
    assert about(store, first).notes == ""
    qtbot.waitUntil(lambda: about(store, first).notes == "beats Logos", timeout=3000)
    qtbot.keyClicks(page.detail.notes.text, "!")
    click_row(qtbot, page, 1)
    assert about(store, first).notes == "beats Logos!"
    assert page.detail.notes.text.toPlainText() == ""
    qtbot.keyClicks(page.detail.notes.text, "second")
    second = page.current_key()
    room.buttons["back"].click()
    assert second is not None and about(store, second).notes == "second"
    type_search(qtbot, page, "beats")
    assert selected_keys_found(room, store) == [first]


def test_notes_show_as_markdown_and_load_nothing(room: DeckRoom) -> None:
    notes = room.browse.detail.notes
    notes.show_notes("k", "# Plan\n![x](file:///etc/hosts) <img src='file:///etc/hosts'>")
    notes.formatted.setChecked(True)
    assert notes.page.toPlainText().startswith("Plan")
    assert notes.page.loadResource(2, "file:///etc/hosts") is None


def test_decks_thrown_away_come_back_by_key(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 1)
    click_row(qtbot, page, 2, SHIFT)
    keys = selected(room)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert len(names(page)) == SHIPPED - 2 and not set(keys) & set(selected_keys_found(room, store))
    assert page.notice.text.text() == "2 decks moved to the trash."
    assert selected_rows(page.table) == [1], "the keyboard goes on where it was"
    qtbot.keyClick(page.table, Qt.Key.Key_Z, CTRL)
    assert len(names(page)) == SHIPPED and sorted(selected(room)) == sorted(keys)


def test_the_trash_is_looked_into_put_back_and_emptied(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    first = page.current_key()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    room.show_trash()
    assert page.trash_bar.isVisible() and len(names(page)) == 2
    page.show_selected()
    assert not room.commands.actions["play"].isVisible()
    assert first is not None
    page.select_keys([first])
    page.show_selected()
    qtbot.keyClick(page.table, Qt.Key.Key_Delete)
    assert len(names(page)) == 1
    qtbot.mouseClick(page.trash_empty, LEFT)
    box = room.place.findChild(QMessageBox)
    assert box is not None and "1 deck" in box.text()
    qtbot.mouseClick(box.buttons()[0] if box.buttons()[0].text() == "Delete" else box.buttons()[1], LEFT)
    assert page.empty.isVisible() and page.empty.title.text() == "The trash is empty"
    qtbot.mouseClick(page.trash_back, LEFT)
    assert len(names(page)) == SHIPPED - 1


def test_a_deck_is_copied_as_text_that_can_be_read_again(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 3)
    qtbot.keyClick(page.table, Qt.Key.Key_C, CTRL)
    text = QApplication.clipboard().text()
    (again,) = records(read_any(text))
    shown = page.detail.shown
    assert shown is not None and again.name == shown.deck.name and again.size == 36


def test_decks_are_exported_and_read_again(room: DeckRoom, store: DeckStore, tmp_path: Path) -> None:
    decks = [deck for key in selected_keys_found(room, store)[:3] if (deck := store.get(key)) is not None]
    for suffix in (".kfdeck", ".txt", ".md"):
        path = tmp_path / f"some{suffix}"
        assert write_decks(decks, path, "en") is None
        assert [deck.name for deck in records(read_any(path))] == [deck.name for deck in decks], suffix
    assert write_decks(decks, tmp_path / "no" / "x.txt", "en") is not None


def test_two_decks_are_compared_with_the_differences_in_bold(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    click_row(qtbot, page, 1, CTRL)
    qtbot.keyClick(page.table, Qt.Key.Key_C)
    dialog = room.place.findChild(CompareDialog)
    assert dialog is not None
    one, two = (deck for key in selected(room) if (deck := store.get(key)) is not None)
    bold = differing(one, two)
    assert bold and not bold & differing(two, one)
    shown = dialog.lists[0]
    items = [shown.topLevelItem(h).child(n) for h in range(3) for n in range(shown.topLevelItem(h).childCount())]  # type: ignore[union-attr]
    fat = [item for item in items if item is not None and item.font(0).bold()]
    assert len(fat) == len([line for line in one.cards if (line.house, line.id or line.title) in bold])
    dialog.close()


def test_a_quick_look_closes_with_any_key(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    page.focus_list()
    qtbot.keyClick(page.table, Qt.Key.Key_Space)
    look = page.findChild(QuickLook)
    assert look is not None and look.isVisible()
    qtbot.keyClick(look, Qt.Key.Key_Space)
    assert not look.isVisible()


def test_the_context_menu_offers_what_fits(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 0)
    menu = room.commands.menu(page)
    said = {action.text(): action.isEnabled() for action in menu.actions() if action.text()}
    assert said["Open the deck &sheet"] and not said["Co&mpare"] and said["Move to tras&h"]
    assert "Put &back" not in said


def test_others_hear_what_is_chosen_and_wanted(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    heard: list[tuple[str, object]] = []
    room.deck_chosen.connect(lambda key: heard.append(("chosen", key)))
    room.sheet_shown.connect(lambda key: heard.append(("sheet", key)))
    room.play_wanted.connect(lambda keys: heard.append(("play", keys)))
    click_row(qtbot, page, 4)
    key = page.current_key()
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    click_row(qtbot, page, 5, CTRL)
    qtbot.keyClick(page.table, Qt.Key.Key_P)
    assert ("chosen", key) in heard and ("sheet", key) in heard
    assert ("play", selected(room)) in heard and room.selection == selected(room)


def test_letters_typed_into_lines_are_no_commands(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    key = page.current_key()
    assert key is not None
    type_search(qtbot, page, "f t m p c")
    assert page.search.text == "f t m p c" and not about(store, key).favorite
    assert room.place.findChild(TagsDialog) is None
    page.search.set_text("")
    page.detail.tabs.setCurrentIndex(2)
    qtbot.keyClicks(page.detail.notes.text, "fp ")
    assert not about(store, key).favorite


def test_the_card_pointed_at_is_shown_large(room: DeckRoom, qtbot: Any) -> None:
    cards = room.browse.detail.cards
    head = cards.topLevelItem(0)
    assert head is not None
    at = QPointF(cards.visualItemRect(head.child(1)).center())  # type: ignore[arg-type]
    screen = QPointF(cards.viewport().mapToGlobal(at.toPoint()))
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(cards.viewport(), QMouseEvent(QEvent.Type.MouseMove, at, screen, none, none, NONE))
    assert cards.popup.isVisible() and cards.popup.card is not None
    assert cards.popup.geometry().right() < cards.mapToGlobal(QPoint(0, 0)).x()
    cards.setCurrentItem(head.child(2))  # type: ignore[arg-type]
    qtbot.keyClick(cards, Qt.Key.Key_Space)
    assert not cards.popup.isVisible()
    qtbot.keyClick(cards, Qt.Key.Key_Space)
    assert cards.popup.isVisible()


def test_a_tag_gets_a_color_and_is_forgotten_with_undo(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    page.view.selectAll()
    keys = selected(room)[:3]
    room.acts.tag(keys, ["red ones"], [])
    entry = page.side.entry(page.side.line_of('tag:"red ones"'))  # type: ignore[arg-type]
    assert entry is not None
    menu = page.side.menu_of(entry)
    colors = menu.findChild(QMenu)
    assert colors is not None
    colors.actions()[2].trigger()
    assert [tag.color for tag in store.tags()] == [ui.theme.accents[2]]
    menu.actions()[1].trigger()
    assert store.tags() == [] and page.side.line_of('tag:"red ones"') is None
    qtbot.mouseClick(page.notice.undo, LEFT)
    assert all(about(store, key).tags == ("red ones",) for key in keys)
    assert [(tag.decks, tag.color) for tag in store.tags()] == [(3, ui.theme.accents[2])]


def test_a_folder_is_dissolved_with_undo(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    keys = selected_keys_found(room, store)[:2]
    room.acts.file(keys, "Box")
    entry = page.side.entry(page.side.line_of("folder:Box"))  # type: ignore[arg-type]
    assert entry is not None
    room.acts.forget(entry)
    assert store.folders() == {} and about(store, keys[0]).folder == ""
    page.notice.take_back()
    assert [about(store, key).folder for key in keys] == ["Box", "Box"]


def test_a_game_played_meanwhile_stands_in_the_results(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    keys = selected_keys_found(room, store)
    page.select_keys([keys[1]])
    page.show_selected()
    room.buttons["back"].click()
    date = datetime(2026, 11, 20, 18, tzinfo=UTC)
    result = Result(
        deck=keys[0], deck_name="A", opponent=keys[1], opponent_name="B", player="Ada", opponent_player="Bo", won=True,
        keys=3, opponent_keys=1, turns=21, format="Best of three", date=date, journal="g.kfdesk",
    )  # fmt: skip
    store.add_result(result)
    room.enter()
    page.detail.tabs.setCurrentIndex(3)
    table = page.detail.results.table
    assert table.isVisible() and table.rowCount() == 1
    cells = [table.item(0, column).text() for column in range(1, 6)]  # type: ignore[union-attr]
    assert cells == ["Lost", "A (Ada)", "1 : 3", "21", "Best of three"]
    assert page.table.model().index(1, NUMBER_OF["results"]).data() == "0 : 1"
    heard: list[str] = []
    room.journal_wanted.connect(heard.append)
    at = table.visualRect(table.model().index(0, 1)).center()
    qtbot.mouseClick(table.viewport(), LEFT, pos=at)
    qtbot.mouseDClick(table.viewport(), LEFT, pos=at)
    assert heard == ["g.kfdesk"]
    page.detail.results.remove_wanted.emit(1)
    assert not table.isVisible() and page.table.model().index(1, NUMBER_OF["results"]).data() == ""


def test_figures_are_shown_when_somebody_looks(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    panel = page.detail.figures
    assert panel.deck is None
    page.detail.tabs.setCurrentIndex(1)
    assert panel.deck is not None and panel.deck.key == page.current_key()
    page.select_row(3)
    page.show_selected()
    assert panel.deck.key == page.current_key()


def test_the_sheet_of_a_deck_opens_with_enter(room: DeckRoom, frame: Any, qtbot: Any) -> None:
    room.browse.focus_list()
    qtbot.keyClick(room.browse.table, Qt.Key.Key_Return)
    sheet = frame.findChild(DeckSheet)
    assert sheet is not None and sheet.isVisible() and sheet.record.key == room.browse.current_key()


def test_figures_of_the_shelf_are_counted(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "house:dis")
    room.show_shelf_figures()
    dialog = room.place.findChild(ShelfFiguresDialog)
    assert dialog is not None
    qtbot.waitUntil(dialog.panel.isVisible, timeout=8000)
    assert dialog.panel.head.text().startswith(f"{len(room.browse.found)} decks")
