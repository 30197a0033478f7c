"""Decks that are there twice, decks changed by hand, and decks to be fetched: by mouse and by keyboard."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from kfdesk.collection.byhand import corrected, renamed, with_icons_known
from kfdesk.collection.doubles import Double, Likeness
from kfdesk.collection.exporting import RULER
from kfdesk.collection.fetch import Fetcher
from kfdesk.collection.homedecks import with_card
from kfdesk.collection.importers.fetch_texts import OFFLINE
from kfdesk.collection.listing import plain_text
from kfdesk.collection.purposes import Held, Purpose
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore
from kfdesk.collection.transport import Answer, NoAnswer
from kfdesk.desk.decks.cards import LINE_ROLE
from kfdesk.desk.decks.correcting import CorrectDialog, LineForm, RenameDialog
from kfdesk.desk.decks.doubles import DoublesDialog
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.decks.tofetch import ToFetchDialog
from kfdesk.desk.homemade.kept import KeptCards
from kfdesk.desk.matches.shelf_source import ShelfSource
from kfdesk.text.folding import fold
from tests.collection.shelves import FIRST
from tests.collection.test_doubles import TEXT, VAULT, misread, registered, typed
from tests.desk.decks.hands import LEFT, click_row, click_side, close_report, finish_import, names, report_rows
from tests.desk.decks.test_importing import UUID, vault_deck
from tests.homemade import GRUMBLE, read

OTHER = registered(4)
UNSURE = misread(OTHER)


def put(room: DeckRoom, store: DeckStore, *decks: DeckRecord) -> None:
    store.add(decks)
    room.browse.decks_came()


def opened(room: DeckRoom, kind: type[Any]) -> Any:
    """Return the dialog of a kind that is open."""
    found = [dialog for dialog in room.place.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1, kind
    return found[0]


def lines(listed: QListWidget) -> list[str]:
    return [listed.item(row).text() for row in range(listed.count())]


def side_line(room: DeckRoom, kind: str) -> Any:
    side = room.browse.side
    items = side.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    return next((item for item in items if (entry := side.entry(item)) is not None and entry.kind == kind), None)


def on_screen(widget: QWidget) -> Any:
    return widget.rect().translated(widget.mapToGlobal(QPoint()))


# Doubles.


def test_doubles_are_found_at_the_side_joined_and_parted(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    assert room.browse.side.line_of("is:double") is None, "nothing is there twice"
    put(room, store, VAULT, TEXT, OTHER, UNSURE)
    store.set_notes(TEXT.key, "fast")
    click_side(qtbot, room.browse, "is:double")
    assert sorted(names(room.browse)) == sorted([VAULT.name, TEXT.name, OTHER.name, UNSURE.name])
    click_row(qtbot, room.browse, names(room.browse).index(OTHER.name))
    qtbot.keyClick(room.browse.table, Qt.Key.Key_D)
    dialog = opened(room, DoublesDialog)
    assert lines(dialog.list) == [f"{VAULT.name}\nthe same deck", f"{OTHER.name}\nprobably the same deck"]
    said = dialog.differences.text()
    assert said.startswith("Probably the same deck\n1 card differs: ") and "Misread 0 on the right" in said
    dialog.list.setCurrentRow(0)
    assert dialog.differences.text() == (
        "The same deck\nThe name on the right is another one; the one on the left stays."
    )
    assert [side.name.text() for side in dialog.sides] == [VAULT.name, TEXT.name]
    qtbot.mouseClick(dialog.join, LEFT)
    assert store.get(TEXT.key) == store.get(VAULT.key) and len(lines(dialog.list)) == 1
    about = store.about(VAULT.key)
    assert about is not None and about.notes == "fast"
    qtbot.mouseClick(dialog.undo, LEFT)
    assert len(lines(dialog.list)) == 2 and not dialog.undo.isEnabled()
    about = store.about(VAULT.key)
    assert about is not None and about.notes == "" and store.get(TEXT.key) == TEXT
    dialog.list.setCurrentRow(1)
    qtbot.mouseClick(dialog.apart, LEFT)
    assert len(lines(dialog.list)) == 1
    qtbot.mouseClick(dialog.close_button, LEFT)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(store.doubles.all()) == 2, "what was done in the dialog is taken back by key"


def test_all_that_are_sure_are_joined_at_once(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT, TEXT, typed(VAULT, name="A third"), OTHER, UNSURE)
    room.show_doubles()
    dialog = opened(room, DoublesDialog)
    assert dialog.join_sure.text() == "Join &all that are sure (3)"
    qtbot.mouseClick(dialog.join_sure, LEFT)
    assert lines(dialog.list) == [f"{OTHER.name}\nprobably the same deck"] and not dialog.join_sure.isVisible()
    qtbot.mouseClick(dialog.undo, LEFT)
    assert len(lines(dialog.list)) == 4
    dialog.accept()


def test_only_decks_that_are_there_twice_offer_it(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT, TEXT)
    room.show_deck(VAULT.key)
    assert room.commands.actions["double"].isVisible()
    room.show_deck(next(key for key in store.keys(store.find("is:sample").ids)))
    assert not room.commands.actions["double"].isVisible()
    room.show_doubles()
    dialog = opened(room, DoublesDialog)
    qtbot.mouseClick(dialog.join, LEFT)
    assert dialog.about.text() == "No deck is on the shelf twice." and not dialog.join.isEnabled()
    dialog.accept()


def test_an_import_says_which_decks_may_be_there_already(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT)
    QApplication.clipboard().setText(plain_text(VAULT.model_copy(update={"name": "Typed anew", "key": "x"}), "en"))
    room.paste()
    finish_import(qtbot, room)
    report = room.imports.report
    assert report is not None
    (row,) = report_rows(room)
    assert row[1:3] == ("Typed anew", "perhaps there already")
    assert row[3].endswith(f"It may be on the shelf already: “{VAULT.name}” (Master Vault).")
    assert report.summary.text() == "1 new, 0 already known, 0 not read, 0 with something unknown."
    assert "1 of these decks may be on the shelf already, as another entry." in report.more.text()
    qtbot.mouseClick(report.doubles, LEFT)
    dialog = opened(room, DoublesDialog)
    qtbot.mouseClick(dialog.join, LEFT)
    dialog.accept()
    assert store.get(VAULT.key) is not None and not store.find('name:"typed anew"')
    room.paste()
    finish_import(qtbot, room)
    assert report_rows(room)[0][2] == "already known"
    close_report(room)
    assert room.browse.selected_keys() == [VAULT.key], "the former deck is the one that it became"


# Changed by hand.


def test_a_deck_gets_a_name_and_its_own_back(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT)
    room.show_deck(VAULT.key)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_F2)
    dialog = opened(room, RenameDialog)
    assert not dialog.own.isEnabled()
    dialog.line.clear()
    assert not dialog.ok.isEnabled()
    qtbot.keyClicks(dialog.line, "Quick")
    qtbot.mouseClick(dialog.ok, LEFT)
    detail = room.browse.detail
    assert detail.name.text() == "Quick" and f"its own name: {VAULT.name}" in detail.facts.text()
    assert not detail.came.isVisible(), "its list is as it came"
    room.browse.search.set_text(f'name:"{VAULT.name}"')
    assert names(room.browse) == ["Quick"]
    room.ask_rename()
    dialog = opened(room, RenameDialog)
    qtbot.mouseClick(dialog.own, LEFT)
    qtbot.mouseClick(dialog.ok, LEFT)
    assert store.get(VAULT.key) == VAULT
    room.browse.notice.take_back()
    assert store.get(VAULT.key) == renamed(VAULT, "Quick")


def test_a_misread_card_is_corrected_and_restored(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, UNSURE)
    room.show_deck(UNSURE.key)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_R)
    dialog = opened(room, CorrectDialog)
    form = dialog.form
    assert form.search.text() == "Misread 0" and not dialog.ok.isEnabled()
    form.search.clear()
    qtbot.keyClicks(form.search, "Zorn")  # Anger, in German
    qtbot.waitUntil(lambda: form.found.count() > 0)
    row = next(row for row, line in enumerate(lines(form.found)) if line.startswith("Anger"))
    item = form.found.item(row)
    form.found.scrollToItem(item)
    qtbot.mouseClick(form.found.viewport(), LEFT, pos=form.found.visualItemRect(item).center())
    form.icons.present(("draw",))
    qtbot.mouseClick(form.change, LEFT)
    assert dialog.ok.isEnabled() and not dialog.deck.unknown
    qtbot.mouseClick(dialog.ok, LEFT)
    kept = store.get(UNSURE.key)
    assert kept is not None and kept.is_changed
    line = next(line for line in kept.cards if line.id == "anger")
    assert (line.icons, line.count) == (("draw",), UNSURE.cards[0].count)
    assert line.maverick == (line.house != "brobnar"), "in a house that never had it, it is a maverick"
    detail = room.browse.detail
    assert "Changed by hand" in detail.facts.text() and detail.came.isVisible()
    qtbot.mouseClick(detail.came, LEFT)
    assert store.get(UNSURE.key) == UNSURE and not detail.came.isVisible()
    assert room.browse.notice.take_back() and store.get(UNSURE.key) == kept


def test_one_copy_of_several_is_corrected(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT)
    room.show_deck(VAULT.key)
    room.ask_correct()
    dialog = opened(room, CorrectDialog)
    several = next(line for line in VAULT.cards if line.count > 1)
    dialog.cards.setCurrentItem(next(item for item in dialog.cards.line_items() if several.title in item.text(0)))
    assert dialog.form.copies.isEnabled() and dialog.form.copies.value() == several.count
    dialog.form.copies.setValue(1)
    dialog.form.icons.present(("capture",))
    qtbot.mouseClick(dialog.form.change, LEFT)
    counts = {(line.icons, line.count) for line in dialog.deck.cards if line.id == several.id}
    assert counts == {((), several.count - 1), (("capture",), 1)}
    qtbot.mouseClick(dialog.cancel, LEFT)
    assert store.get(VAULT.key) == VAULT


def test_a_copy_stands_beside_its_deck_and_is_taken_back(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT)
    room.show_deck(VAULT.key)
    room.commands.actions["duplicate"].trigger()
    assert room.browse.detail.name.text() == f"{VAULT.name} (copy)" and room.browse.detail.change.isVisible()
    key = room.browse.current_key()
    assert key is not None and key != VAULT.key
    room.browse.notice.take_back()
    about = store.about(key)
    assert about is not None and about.trashed is not None


def test_a_home_made_deck_is_edited_where_it_was_made(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, VAULT)
    room.show_deck(VAULT.key)
    room.commands.actions["duplicate"].trigger()
    with qtbot.waitSignal(room.change_wanted) as asked:
        room.ask_correct()
    assert asked.args == [room.browse.current_key()]


# Decks to be fetched.


def test_links_that_brought_nothing_wait_and_are_tried_again(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    gone = UUID.replace("0000-1111", "9999-1111")
    answers: dict[str, Any] = {}

    def answer(url: str, *, timeout: float, cancelled: Any) -> Answer:
        found = next((deck for uuid, deck in answers.items() if uuid in url), None)
        if found is None:
            raise NoAnswer(OFFLINE, hopeless=True)
        return Answer(200, {}, json.dumps(found).encode())

    room.imports.make_fetcher = lambda: Fetcher(transport=answer)
    pages = [f"https://www.keyforgegame.com/deck-details/{uuid}" for uuid in (UUID, gone)]
    QApplication.clipboard().setText("\n".join(pages))
    room.paste()
    finish_import(qtbot, room)
    assert room.imports.report is not None
    assert "2 decks could not be fetched. They wait under “To fetch”" in room.imports.report.more.text()
    close_report(room)
    item = side_line(room, "fetch")
    assert (item.text(0), item.text(1)) == ("To fetch", "2")
    answers[UUID] = vault_deck("Fetched")
    side = room.browse.side
    qtbot.mouseClick(side.viewport(), LEFT, pos=side.visualItemRect(item).center())
    dialog = opened(room, ToFetchDialog)
    assert [line.split("\n")[0] for line in lines(dialog.list)] == sorted(pages)
    qtbot.mouseClick(dialog.all, LEFT)
    finish_import(qtbot, room)
    close_report(room)
    assert "Fetched" in names(room.browse) and side_line(room, "fetch").text(1) == "1"
    room.show_to_fetch()
    dialog = opened(room, ToFetchDialog)
    qtbot.mouseClick(dialog.remove, LEFT)
    assert dialog.about.text() == "No deck waits to be fetched." and not dialog.all.isEnabled()
    dialog.accept()
    assert side_line(room, "fetch") is None
    room.browse.notice.take_back()
    assert side_line(room, "fetch").text(1) == "1"


# Proposals.


def test_proposals_leave_the_decks_free_and_a_click_there_is_one(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    search = page.search
    qtbot.keyClick(page.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(search.line, "sha")
    qtbot.waitUntil(search.proposals.isVisible)
    assert not on_screen(search.proposals).intersects(on_screen(page.table))
    click_row(qtbot, page, 1)
    assert page.current_id() == page.model.ids[1] and search.text == "sha"
    qtbot.waitUntil(search.proposals.isHidden)


# What else was found missing.


def test_portraits_are_ordered_by_a_button(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    page = room.browse
    assert not page.order.isVisible(), "the table has headings"
    page.show_view("grid")
    assert page.order.isVisible() and page.order.text() == "▼"
    assert page.order.accessibleName() == "Ordered by “Added”: choose another order"
    menu = page.table.order_menu("added")
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Added"]
    by_name = next(action for action in menu.actions() if action.text() == "Name")
    by_name.trigger()
    assert page.order.accessibleName().startswith("Ordered by “Name”") and names(page) == sorted(names(page), key=fold)
    by_name.trigger()
    assert page.order.text() == "▼"


def test_a_shelf_whose_decks_are_all_in_the_trash_says_so(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    room.browse.focus_list()
    qtbot.keyClick(room.browse.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_Delete)
    assert room.browse.empty.title.text() == "All decks are in the trash"
    room.browse.notice.take_back()
    assert room.browse.table.isVisible()


def test_all_selected_decks_are_copied_as_text(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    put(room, store, *(registered(number) for number in range(2, 402, 2)))
    room.browse.focus_list()
    qtbot.keyClick(room.browse.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    count = len(room.selection)
    assert count > 200
    qtbot.keyClick(room.browse.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text().count(RULER) == count - 1


def test_a_deck_that_cannot_be_played_says_why_instead(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    few = typed(VAULT, cards=VAULT.cards[:3])
    put(room, store, few)
    room.show_deck(few.key)
    with qtbot.assertNotEmitted(room.play_wanted):
        qtbot.mouseClick(room.browse.detail.play, LEFT)
    assert room.browse.notice.text.text().startswith("Cannot be played")


# What came meanwhile, and what was made of a deck, is kept.


UNKNOWN = VAULT.cards[0].model_copy(update={"id": None, "title": "Nobody Knows"})
UNREAD = typed(VAULT, cards=(UNKNOWN, *VAULT.cards[1:]))


def test_a_home_made_card_goes_into_a_renamed_deck(store: DeckStore) -> None:
    store.add([UNREAD])
    store.replace(renamed(UNREAD, "Quick"))
    made = with_card(renamed(UNREAD, "Quick"), "Nobody Knows", GRUMBLE)
    assert KeptCards(lambda: store, lambda _: None).put_deck(made)
    assert store.get(UNREAD.key) == made


def test_a_changed_home_made_card_goes_into_a_renamed_deck(room: DeckRoom, store: DeckStore) -> None:
    held = with_card(renamed(UNREAD, "Quick"), "Nobody Knows", GRUMBLE)
    put(room, store, held)
    louder = GRUMBLE.model_copy(update={"power": 9})
    read([louder])
    room.acts.take_over(held.key, [louder])
    kept = store.get(held.key)
    assert kept is not None and kept.homemade == (louder,)
    room.browse.notice.take_back()
    assert store.get(held.key) == held


def test_all_that_are_sure_are_joined_but_none_that_were_called_two(room: DeckRoom, store: DeckStore) -> None:
    one, other = typed(VAULT, name="One"), typed(VAULT, name="Other")
    put(room, store, one, other, VAULT)
    doubles = [Double(VAULT.key, one.key, Likeness.SURE), Double(other.key, one.key, Likeness.SURE)]
    assert room.mending.join(doubles)
    assert store.doubles.keys_now([one.key, other.key]) == [VAULT.key], "the registered deck stays"
    assert room.browse.notice.take_back() and store.get(one.key) == one
    store.doubles.set_apart(other.key, VAULT.key)
    assert room.mending.join(doubles)
    assert store.doubles.keys_now([one.key, other.key]) == [VAULT.key, other.key]


def test_joins_before_one_that_failed_can_be_taken_back(
    room: DeckRoom, store: DeckStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(room, store, VAULT, TEXT)
    told: list[str] = []
    monkeypatch.setattr(room.acts, "_tell", lambda title, problem: told.append(problem.en))
    gone = Double("own:gone", "own:neither", Likeness.SURE)
    assert room.mending.join([*store.doubles.all(), gone])
    assert told == ["The deck is not on the shelf any more."] and store.get(TEXT.key) == store.get(VAULT.key)
    room.browse.notice.take_back()
    assert store.get(TEXT.key) == TEXT


def test_what_came_to_a_deck_since_stays_when_its_name_is_taken_back(room: DeckRoom, store: DeckStore) -> None:
    poor = VAULT.model_copy(update={"icons_known": False})
    put(room, store, poor)
    room.mending.rename(poor.key, "Quick")
    store.add([VAULT])
    room.browse.notice.take_back()
    kept = store.get(VAULT.key)
    assert kept is not None and (kept.name, kept.icons_known, kept.came) == (VAULT.name, True, None)


def test_a_copy_that_is_taken_back_leaves_nothing_more_to_take_back(room: DeckRoom, store: DeckStore) -> None:
    put(room, store, VAULT)
    room.mending.copy(VAULT.key)
    assert "is a theory deck of your own" in room.browse.notice.text.text()
    assert room.browse.notice.take_back() and not room.browse.notice.take_back()
    assert len(store.find("", trash=True)) == 1


def test_bonus_icons_that_stay_unknown_are_called_so(room: DeckRoom, store: DeckStore) -> None:
    poor, other = VAULT.model_copy(update={"icons_known": False}), typed(VAULT, icons_known=False)
    put(room, store, poor, other)
    store.replace(with_icons_known(other, True))
    pair = room.mending.pair(Double(poor.key, other.key, Likeness.LIKELY))
    assert pair is not None
    said = [words.en for words in pair.sentences()]
    assert "The bonus icons of the deck on the left are not known, and stay so." in said


def test_a_pair_says_what_becomes_of_the_lists_that_its_decks_stand_on(room: DeckRoom, store: DeckStore) -> None:
    mine, other = VAULT, typed(VAULT)
    put(room, store, mine, other)
    pair = room.mending.pair(Double(mine.key, other.key, Likeness.SURE))
    assert pair is not None and not any("Lists" in words.en for words in pair.sentences())
    lists = {mine.key: Purpose(trade=True), other.key: Purpose(held=Held.BORROWED, person="Bo")}
    store.purposes.put(lists)
    pair = room.mending.pair(Double(mine.key, other.key, Likeness.SURE))
    assert pair is not None
    assert [words.en for words in pair.sentences()][-1] == (
        "Lists of the deck on the left: for trade; on the right: borrowed from Bo; of both together: for trade."
    )


def test_saying_that_a_card_is_what_it_is_changes_nothing(qtbot: Any) -> None:
    form = LineForm()
    qtbot.addWidget(form)
    line = VAULT.cards[0].model_copy(update={"title": "As its source wrote it", "number": "7", "rarity": "Common"})
    form.present(line, VAULT, beside=False)
    assert form.fixed == line


def test_a_card_beside_a_deck_is_of_its_printed_house_and_no_maverick(qtbot: Any) -> None:
    form = LineForm()
    qtbot.addWidget(form)
    deck = next(deck for deck in sample_records(FIRST) if deck.references and deck.set == "WoE")
    wanted = deck.references[0]
    line = CardLine(id=None, title=wanted.title, house="")
    form.present(line, deck, beside=True)
    row = next(row for row in range(form.found.count()) if form.found.item(row).data(LINE_ROLE) == wanted.id)
    form.found.setCurrentRow(row)
    assert form.fixed is not None
    assert (form.fixed.id, form.fixed.house, form.fixed.maverick) == (wanted.id, wanted.house, False)


def test_a_deck_that_was_renamed_or_corrected_since_is_the_one_that_was_played(store: DeckStore) -> None:
    store.add([VAULT])
    played = VAULT.deck_list()
    store.replace(renamed(VAULT, "Quick"))
    assert ShelfSource(lambda: store).key_of(played) == VAULT.key
    store.replace(corrected(VAULT, VAULT.cards[0], UNKNOWN, copies=9))
    assert ShelfSource(lambda: store).key_of(played) == VAULT.key


def test_a_deck_that_another_was_made_of_is_shown_by_its_former_key(room: DeckRoom, store: DeckStore) -> None:
    put(room, store, VAULT, TEXT)
    store.doubles.join(VAULT.key, TEXT.key)
    room.browse.decks_came()
    room.browse.detail.deck_wanted.emit(TEXT.key)
    assert room.browse.selected_keys() == [VAULT.key]
