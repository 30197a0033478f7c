"""Finding decks: the start page's button, half-remembered cards, chips, the side, order, views."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from kfdesk.cards.facts import facts
from kfdesk.collection import saying
from kfdesk.collection.files import sample_decks
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks import browse
from kfdesk.desk.decks.asking import NameDialog
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.columns import COLUMNS, NUMBER_OF
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.memory import load_habits
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.decks.textreader import TextReader
from kfdesk.desk.decks.views import ordered, selected_rows
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.decks.hands import LEFT, cell, click_row, click_side, names, type_search
from tests.desk.frame import Frame
from tests.desk.samples import SHIPPED

SAMPLES = {deck.name for _, deck in sample_decks()}


def holding(card: str) -> set[str]:
    return {deck.name for _, deck in sample_decks() if any(c.id == card for c in deck.cards)}


def test_a_first_visit_finds_the_sample_decks_and_nothing_is_opened_before(
    window: MainWindow, part: DeckFeature, home: Path, qtbot: Any
) -> None:
    assert not (home / "decks").exists()
    qtbot.mouseClick(window.start.decks, LEFT)
    assert window.pages.currentWidget() is part.room.place
    assert set(names(part.room.browse)) == SAMPLES
    window.show_start()
    window.commands.menus["decks"].actions()[0].trigger()
    assert window.pages.currentWidget() is part.room.place


def test_a_half_remembered_card_finds_its_decks_while_typing(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "dust im")
    found = holding("dust-imp")
    assert 0 < len(found) < len(SAMPLES)
    shown = names(room.browse)
    assert found <= set(shown) and len(shown) < len(SAMPLES)
    assert room.browse.search.count.text() == f"{len(shown)} of {SHIPPED} decks"
    assert len(room.browse.search.chips.chips) == 2


def decks_saying(words: str) -> set[str]:
    says = {card for card, text in saying.texts().items() if f" {words}" in text}
    return {deck.name for _, deck in sample_decks() if any(card.id in says for card in deck.cards)}


def test_decks_are_found_by_what_their_cards_say(room: DeckRoom, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saying, "_read", {})
    page = room.browse
    type_search(qtbot, page, "says:exalt")
    assert set(names(page)) == SAMPLES, "the list stays until the texts are read"
    assert page.search.hint.text() == "Reading what the cards say…"
    assert [chip.text() for chip in page.search.chips.chips] == ["Card text: exalt"]
    qtbot.waitUntil(lambda: set(names(page)) == decks_saying("exalt"), timeout=60_000)
    assert decks_saying("exalt") < SAMPLES and page.search.hint.isHidden()
    qtbot.keyClick(page.search.line, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(page.search.line, "is:gigantic")
    assert set(names(page)) == {
        deck.name for _, deck in sample_decks() if any(facts()[card.id].other_half for card in deck.cards)
    }


def test_texts_asked_for_while_they_are_read_for_a_guess_are_searched_too(
    room: DeckRoom, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, begun, read = room.browse, list[TextReader](), TextReader.read

    def noted(reader: TextReader, then: Callable[[], None]) -> None:
        begun.append(reader)
        read(reader, then)

    monkeypatch.setattr(saying, "_read", {})
    monkeypatch.setattr(TextReader, "read", noted)
    type_search(qtbot, page, "exalt")
    qtbot.waitUntil(lambda: bool(begun), timeout=60_000)
    page.search.set_text("says:exalt")
    qtbot.waitUntil(lambda: set(names(page)) == decks_saying("exalt"), timeout=60_000)


def test_while_texts_are_read_nothing_is_guessed_of_the_search_before(
    room: DeckRoom, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = room.browse
    monkeypatch.setattr(saying, "_read", {})
    monkeypatch.setattr(TextReader, "read", lambda reader, then: None)  # a slow machine
    page.search.set_text("name:nowhere")
    assert not names(page)
    page.search.set_text("says:exalt")
    qtbot.wait(400)
    assert page.search.hint.text() == "Reading what the cards say…"


def test_a_word_that_only_card_texts_have_is_proposed_for_them(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    type_search(qtbot, page, "enrage")
    assert not names(page)
    said = "No name has “enrage”; cards say it: says:enrage."
    qtbot.waitUntil(lambda: page.search.hint.text() == said, timeout=60_000)
    page.search.set_text("says:enrage")
    assert set(names(page)) == decks_saying("enrage") != set()


@pytest.mark.parametrize("is_found", [False, True])
def test_enter_goes_from_the_line_to_the_deck_chosen_before_else_to_the_first(
    room: DeckRoom, qtbot: Any, is_found: bool
) -> None:
    page = room.browse
    with_dis = [row for row in range(SHIPPED) if (deck := page.model.row(row)) and ("dis" in deck.houses) is is_found]
    click_row(qtbot, page, with_dis[-1])
    chosen = page.current_key()
    type_search(qtbot, page, "house:dis")
    qtbot.keyClick(page.search.line, Qt.Key.Key_Return)
    assert page.table.hasFocus() and len(selected_rows(page.table)) == 1
    first = page.model.row(0)
    assert first is not None and first.key != chosen
    assert page.current_key() == (chosen if is_found else first.key)


def test_escape_in_the_line_clears_the_search(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "house:dis")
    qtbot.keyClick(room.browse.search.line, Qt.Key.Key_Return)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(room.browse.search.line, Qt.Key.Key_Escape)
    assert set(names(room.browse)) == SAMPLES


def test_a_chip_stays_the_same_button_while_its_filter_is_typed(room: DeckRoom, qtbot: Any) -> None:
    search = room.browse.search
    qtbot.keyClicks(search.line, "house:mars am")
    before = list(search.chips.chips)
    qtbot.keyClicks(search.line, "ber")
    assert search.chips.chips == before and [chip.text() for chip in before] == ["House: Mars", "“amber”"]
    assert before[1].width() == before[1].sizeHint().width(), "it is wide enough at once"
    assert search.count.width() >= search.count.sizeHint().width()
    qtbot.keyClicks(search.line, " key")
    assert search.chips.chips[:2] == before and len(search.chips.chips) == 3
    qtbot.mouseClick(before[1], LEFT)
    assert search.text == "house:mars key" and [chip.text() for chip in search.chips.chips] == ["House: Mars", "“key”"]


def test_a_chip_goes_by_mouse(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "house:dis house:mars")
    chips = room.browse.search.chips.chips
    assert [chip.text() for chip in chips] == ["House: Dis", "House: Mars"]
    qtbot.mouseClick(chips[0], LEFT)
    assert room.browse.search.text == "house:mars"
    assert [chip.text() for chip in room.browse.search.chips.chips] == ["House: Mars"]


def test_a_chip_goes_by_backspace(room: DeckRoom, qtbot: Any) -> None:
    search = room.browse.search
    type_search(qtbot, room.browse, "house:dis house:mars")
    qtbot.keyClick(search.line, Qt.Key.Key_Home)
    qtbot.keyClick(search.line, Qt.Key.Key_Backspace)
    assert search.chips.chips[-1].hasFocus()
    qtbot.keyClick(search.chips.chips[-1], Qt.Key.Key_Left)
    assert search.chips.chips[0].hasFocus()
    qtbot.keyClick(search.chips.chips[0], Qt.Key.Key_Backspace)
    assert search.text == "house:mars" and search.chips.chips[0].hasFocus()
    qtbot.keyClick(search.chips.chips[0], Qt.Key.Key_Delete)
    assert search.text == "" and search.line.hasFocus()


def test_the_side_puts_filters_on_and_off_and_counts(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    click_side(qtbot, page, "house:dis")
    assert page.search.text == "house:dis"
    item = page.side.line_of("house:dis")
    assert item is not None and item.text(1) == str(len(names(page))) and item.font(0).bold()
    click_side(qtbot, page, "house:shadows")
    both = {deck.name for _, deck in sample_decks() if {"dis", "shadows"} <= set(deck.houses)}
    assert set(names(page)) == both
    qtbot.waitUntil(lambda: page.side.line_of("house:dis").text(1) == str(len(both)))  # type: ignore[union-attr]
    click_side(qtbot, page, "house:dis")
    assert page.search.text == "house:shadows"


def test_a_filter_typed_in_german_is_marked_at_the_side(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "fraktion:dis")
    item = room.browse.side.line_of("house:dis")
    assert item is not None and item.font(0).bold()
    click_side(qtbot, room.browse, "house:dis")
    assert room.browse.search.text == ""


def test_headings_order_and_shift_adds_a_second_column(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    header = page.table.header

    def click_heading(column: str, keys: Any = Qt.KeyboardModifier.NoModifier) -> None:
        number = NUMBER_OF[column]
        at = QPoint(header.sectionViewportPosition(number) + 12, header.height() // 2)
        qtbot.mouseClick(header.viewport(), LEFT, keys, at)

    click_heading("name")
    assert names(page) == sorted(names(page), key=lambda name: name.casefold().strip('"“'))
    click_heading("name")
    assert names(page) == sorted(names(page), key=lambda name: name.casefold().strip('"“'), reverse=True)
    click_heading("houses")
    click_heading("name", Qt.KeyboardModifier.ShiftModifier)
    rows = [page.model.row(number) for number in range(SHIPPED)]
    keys = [(row.houses, row.name.casefold().strip('"“')) for row in rows if row is not None]
    assert keys == sorted(keys) and len(keys) == SHIPPED


def test_an_order_turns_round_or_grows() -> None:
    assert ordered((), "name", also=False) == (("name", False),)
    assert ordered((("name", False),), "name", also=False) == (("name", True),)
    assert ordered((), "chains", also=False) == (("chains", True),)
    assert ordered((("name", False),), "set", also=True) == (("name", False), ("set", False))
    assert ordered((("name", False), ("set", False)), "name", also=True) == (("name", True), ("set", False))


def test_both_views_share_the_selection(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    click_row(qtbot, page, 3)
    key = page.current_key()
    qtbot.mouseClick(page.as_grid, LEFT)
    assert page.grid.isVisible() and page.current_key() == key
    qtbot.keyClick(page.grid, Qt.Key.Key_Right)
    assert page.current_key() != key
    qtbot.keyClick(page.grid, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert page.table.isVisible() and selected_rows(page.table) == [4]


def test_the_grid_paints_only_what_is_seen(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    page.show_view("grid")
    page.grid.grab()
    area, kept = page.grid.viewport().rect(), page.portraits.kept
    cells = [page.grid.visualRect(page.model.index(row, page.grid.modelColumn())) for row in range(SHIPPED)]
    seen = sum(cell.intersects(area) for cell in cells)
    assert 8 <= seen < SHIPPED
    qtbot.waitUntil(lambda: len(kept) >= seen, timeout=8000)
    page.grid.grab()
    qtbot.wait(50)
    assert len(kept) <= seen + 1, "the deck selected is seen at the side, too"


def test_columns_are_hidden_and_all_is_remembered(room: DeckRoom, frame: Any, qtbot: Any) -> None:
    page = room.browse
    menu = page.table.column_menu()
    next(action for action in menu.actions() if action.text() == "Tags").trigger()
    assert page.table.isColumnHidden(NUMBER_OF["tags"])
    in_groups = [action for group in menu.findChildren(QMenu) for action in group.actions()]
    next(action for action in in_groups if action.text() == "Power").trigger()
    at = page.table.columnViewportPosition(NUMBER_OF["power"])
    assert 0 <= at < page.table.viewport().width(), "what was chosen is brought into sight"
    assert not page.table.isColumnHidden(NUMBER_OF["power"])
    page.set_order((("name", True),))
    type_search(qtbot, page, "house:dis")
    page.show_view("grid")
    page.splitter.setSizes([200, 620, 440])
    sizes = page.splitter.sizes()
    room.close()
    kept = load_habits()
    assert kept.splitter == tuple(sizes) and (sizes[0], sizes[2]) == (200, 440)
    assert kept.sort == (("name", True),) and kept.view == "grid" and kept.text == "house:dis"
    assert kept.hidden is not None and "tags" in kept.hidden and "power" not in kept.hidden
    fresh = BrowsePage(frame.card_faces, room.commands.panel)
    qtbot.addWidget(fresh)
    fresh.use_habits(kept)
    assert fresh.table.isColumnHidden(NUMBER_OF["tags"]) and fresh.search.text == "house:dis"
    assert fresh.view is fresh.grid


def test_a_column_that_was_called_otherwise_stays_as_it_was_left(home: Path) -> None:
    """An older version counted in its place the cards that it could not play."""
    (home / "deck-shelf.json").write_text(
        '{"hidden": ["missing", "power"], "widths": {"missing": 77}, "order": ["name", "missing"],'
        ' "sort": [["missing", true], ["name", false]]}'
    )
    kept = load_habits()
    assert (kept.hidden, kept.widths, kept.order) == (("unknown", "power"), {"unknown": 77}, ("name", "unknown"))
    assert kept.sort == (("unknown", True), ("name", False)) and {"unknown", "power", "name"} <= NUMBER_OF.keys()


def test_columns_that_are_new_since_are_hidden(home: Path, room: DeckRoom, frame: Any, qtbot: Any) -> None:
    (home / "deck-shelf.json").write_text('{"hidden": ["tags"], "order": ["name", "tags", "power"]}')
    page = BrowsePage(frame.card_faces, room.commands.panel)
    qtbot.addWidget(page)
    page.use_habits(load_habits())
    hidden = {name for name, number in NUMBER_OF.items() if page.table.isColumnHidden(number)}
    assert {"tags", "disruption", "steal"} <= hidden and not {"power", "expected"} & hidden


def test_habits_that_cannot_be_read_are_forgotten(home: Path) -> None:
    (home / "deck-shelf.json").write_text('{"view": "cube", "sort": [["name", true]], "tab": 2}')
    kept = load_habits()
    assert (kept.view, kept.sort, kept.tab) == ("grid", (("name", True),), 2)
    (home / "deck-shelf.json").write_text("[" * 100_000)
    assert load_habits().sort == ()


def test_surprise_takes_one_of_the_decks_found(room: DeckRoom, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    type_search(qtbot, room.browse, "house:dis")
    found = len(names(room.browse))
    monkeypatch.setattr(browse, "randbelow", lambda number: number - 1)
    qtbot.mouseClick(room.buttons["surprise"], LEFT)
    assert selected_rows(room.browse.table) == [found - 1] != [0] and room.browse.table.hasFocus()


def test_a_search_without_a_find_says_what_to_do(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    type_search(qtbot, page, "nosuchword")
    assert page.empty.isVisible() and page.empty.title.text() == "No deck matches"
    qtbot.mouseClick(page.empty.clear, LEFT)
    assert page.table.isVisible() and len(names(page)) == SHIPPED


def test_what_looks_like_a_field_but_is_none_is_told(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "hause:dis")
    assert room.browse.search.hint.isVisible() and "Did you mean" in room.browse.search.hint.text()


def test_a_mistake_in_a_word_is_told_in_both_languages(room: DeckRoom, qtbot: Any) -> None:
    type_search(qtbot, room.browse, "shadws")
    hint = room.browse.search.hint
    qtbot.waitUntil(hint.isVisible)  # guessing waits for a pause in typing
    assert hint.text().endswith("Did you mean house:shadows?")
    ui.speak("de")
    assert hint.isVisible() and hint.text().endswith("Meintest du house:shadows?")
    type_search(qtbot, room.browse, "x")
    room.browse.search.set_text("shadows")
    assert hint.isHidden()


def test_proposals_go_on_with_what_is_typed(room: DeckRoom, qtbot: Any) -> None:
    search = room.browse.search
    proposals = search.proposals
    type_search(qtbot, room.browse, "house:di")
    qtbot.waitUntil(proposals.isVisible)
    assert [proposals.item(row).text() for row in range(proposals.count())] == ["house:dis"]
    qtbot.keyClick(search.line, Qt.Key.Key_Down)
    qtbot.keyClick(search.line, Qt.Key.Key_Return)
    assert search.text == "house:dis" and proposals.isHidden() and search.line.hasFocus()


def test_several_words_are_completed_as_one_name_by_mouse(room: DeckRoom, qtbot: Any) -> None:
    search = room.browse.search
    proposals = search.proposals
    type_search(qtbot, room.browse, "dust pix")
    qtbot.waitUntil(proposals.isVisible)
    qtbot.keyClick(search.line, Qt.Key.Key_Down)
    qtbot.keyClick(search.line, Qt.Key.Key_Up)
    assert proposals.currentRow() == -1, "before the first there is none again"
    qtbot.keyClick(search.line, Qt.Key.Key_Escape)
    assert proposals.isHidden() and search.text == "dust pix", "Escape hides them first"
    qtbot.keyClicks(search.line, "i")
    qtbot.waitUntil(proposals.isVisible)
    qtbot.mouseClick(proposals.viewport(), LEFT, pos=proposals.visualItemRect(proposals.item(0)).center())
    assert search.text == 'card:"Dust Pixie"' and proposals.isHidden()


def test_a_search_is_saved_used_and_forgotten(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    type_search(qtbot, page, "house:mars")
    qtbot.mouseClick(page.search.save, LEFT)
    dialog = room.place.findChild(NameDialog)
    assert dialog is not None
    dialog.line.setText("Green men")
    qtbot.mouseClick(dialog.ok, LEFT)
    page.search.set_text("")
    click_side(qtbot, page, "house:mars")
    page.search.set_text("")
    lines = page.side.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    saved = next(i for i in lines if (e := page.side.entry(i)) is not None and e.kind == "search")
    assert saved.text(0) == "Green men"
    page.side.chosen.emit(page.side.entry(saved))
    assert page.search.text == "house:mars"
    page.side.setCurrentItem(saved)
    qtbot.keyClick(page.side, Qt.Key.Key_Delete)
    assert store.saved_searches() == {}
    qtbot.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert store.saved_searches() == {"Green men": "house:mars"}


def test_cells_are_spoken(room: DeckRoom) -> None:
    model = room.browse.model
    said = {
        column.id: model.index(0, NUMBER_OF[column.id]).data(Qt.ItemDataRole.AccessibleTextRole) for column in COLUMNS
    }
    assert said["name"] == names(room.browse)[0]
    assert said["houses"].count(",") == 2
    assert all(said[id_] for id_ in ("set", "expected", "amber", "creatures", "power", "source", "added"))


def test_enter_among_proposals_goes_to_the_list(room: DeckRoom, qtbot: Any) -> None:
    search = room.browse.search
    type_search(qtbot, room.browse, "dus")
    qtbot.waitUntil(search.proposals.isVisible)
    qtbot.keyClick(search.line, Qt.Key.Key_Return)
    assert search.proposals.isHidden() and room.browse.table.hasFocus() and search.text == "dus"


def test_names_take_the_room_that_is_left_until_somebody_says_otherwise(room: DeckRoom, qtbot: Any) -> None:
    table, name = room.browse.table, NUMBER_OF["name"]
    room.place.window().resize(1900, 800)
    qtbot.waitUntil(lambda: table.header.length() == table.viewport().width())
    before = table.columnWidth(name)
    table.show_column(NUMBER_OF["tags"], False)
    assert table.columnWidth(name) > before
    assert "name" not in table.remember()["widths"]  # type: ignore[operator]
    table.header.held = True
    table.header.resizeSection(name, 300)
    table.header.held = False
    room.place.window().resize(1500, 800)
    assert table.columnWidth(name) == 300
    assert table.remember()["widths"]["name"] == 300  # type: ignore[index]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_at_the_side_are_not_cut_in_a_small_window(frame: Frame, room: DeckRoom, language: str) -> None:
    ui.speak(language)
    room.browse.use_habits(load_habits())
    frame.hide()
    frame.resize(960, 540)
    frame.show()
    QApplication.processEvents()
    side = room.browse.side
    cut = []
    for term in ("is:favorite", "house:star-alliance", "house:untamed", "house:saurian", "set:cota"):
        item = side.line_of(term)
        if item is not None:
            words = side.fontMetrics().horizontalAdvance(item.text(0)) + (0 if item.icon(0).isNull() else 22)
            width = side.viewport().width() if item.isFirstColumnSpanned() else side.columnWidth(0)
            cut += [item.text(0)] if words + 6 > width else []
    assert cut == []


def test_a_deck_found_by_typing_is_shown_whole_once_the_letters_are_typed(
    room: DeckRoom, qtbot: Any, monkeypatch: Any
) -> None:
    page = room.browse
    monkeypatch.setattr(browse, "DETAIL_TYPED_MS", 400)
    page.show_selected()
    shown: list[str] = []
    monkeypatch.setattr(page.detail, "show_deck", lambda deck: shown.append(deck.deck.name))
    type_search(qtbot, page, "imp")
    qtbot.wait(50)
    assert not shown, "a letter may follow"
    qtbot.waitUntil(lambda: bool(shown))
    assert len(shown) == 1, "not once a letter"
    monkeypatch.setattr(browse, "DETAIL_TYPED_MS", 60_000)
    qtbot.mouseClick(page.table.viewport(), LEFT, pos=cell(page, 1, "name"))
    qtbot.waitUntil(lambda: len(shown) == 2)  # nobody waits for a deck that was clicked


def test_in_a_narrow_middle_the_buttons_for_looks_stand_below_the_others(room: DeckRoom) -> None:
    page = room.browse
    looks, bar, middle = page.looks, page.bar, page.looks.parentWidget()
    assert middle is not None
    for sizes, below in (((150, 900, 300), False), ((150, 360, 900), True)):
        page.splitter.setSizes(list(sizes))
        QApplication.processEvents()
        assert (looks.y() >= bar.geometry().bottom()) is below
        assert looks.geometry().right() <= middle.width()
        assert all(button.geometry().right() <= bar.width() for button in room.buttons.values())
