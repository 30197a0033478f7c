"""Decks come onto the shelf: dropped, pasted, by links, generated; and the report of every row."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from kfdesk.cards.facts import facts
from kfdesk.collection.fetch import Fetcher
from kfdesk.collection.files import sample_decks
from kfdesk.collection.generator import generate
from kfdesk.collection.listing import plain_text
from kfdesk.collection.purposes import Held, Purpose
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore
from kfdesk.collection.transport import Answer, NoAnswer
from kfdesk.desk.decks.asking import PasteDialog
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.generating import GenerateDialog
from kfdesk.desk.decks.importing import Importing, offer_of
from kfdesk.desk.decks.report import Outcome
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.program.open_files import FileOpener
from kfdesk.text.words import same
from tests.collection.importers.samples import table, table_row
from tests.collection.test_doubles import TEXT, VAULT
from tests.desk.decks.hands import LEFT, close_report, drop, files, finish_import, names, report_rows
from tests.desk.samples import SHIPPED

_NOW = datetime(2026, 11, 1, tzinfo=UTC)
UUID = "00000000-1111-2222-3333-444444444444"


def vault_deck(name: str = "Testa of the Vault", uuid: str = UUID) -> dict[str, Any]:
    """A Master Vault answer made from a sample deck's list, with one card that nobody knows."""
    deck = sample_decks()[2][1]
    linked, ids = [], []
    for number, card in enumerate(deck.cards):
        ids.append(f"c{number}")
        title = "A Card From Tomorrow" if number == 0 else _title(card.id)
        linked.append(
            {"id": f"c{number}", "card_title": title, "house": card.house.value.title(), "card_type": "Action",
             "rarity": "Common", "card_number": str(number), "expansion": 341, "is_maverick": False,
             "is_non_deck": False, "amber": 0, "power": None, "armor": None}
        )  # fmt: skip
    houses = [house.value.title() for house in deck.houses]
    return {
        "data": {"id": uuid, "name": name, "expansion": 341, "_links": {"houses": houses, "cards": ids}},
        "_linked": {"cards": linked},
    }


def _title(card: str) -> str:
    return facts()[card].name


def plain_list(name: str) -> str:
    """A list as people paste it, of a deck that is not on the shelf, under another name."""
    record = generate(5, set="CotA", added=_NOW)
    return plain_text(record).replace(record.name, name)


def test_files_dropped_on_the_room_are_read_and_told_row_by_row(room: DeckRoom, tmp_path: Path, qtbot: Any) -> None:
    vault = tmp_path / "vault.json"
    vault.write_text(json.dumps([vault_deck()]), encoding="utf-8")
    listed = tmp_path / "list.txt"
    listed.write_text(plain_list("Pasta the Plain"), encoding="utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text('{"data": ', encoding="utf-8")
    assert drop(room.place, files(vault, listed, broken))
    finish_import(qtbot, room)
    rows = report_rows(room)
    assert [(row[1], row[2]) for row in rows] == [
        ("Testa of the Vault", "with questions"),
        ("Pasta the Plain", "new"),
        ("", "not read"),
    ]
    assert "A Card From Tomorrow" in rows[0][3] and rows[2][0].startswith("broken.json") and rows[2][3]
    report = room.imports.report
    assert report is not None
    qtbot.mouseClick(report.problems, LEFT)
    assert [row[2] for row in report_rows(room)] == ["with questions", "not read"]
    qtbot.mouseClick(report.copy, LEFT)
    assert QApplication.clipboard().text().splitlines()[0] == "Where\tDeck\tResult\tReason"
    qtbot.mouseClick(report.show_decks, LEFT)
    assert len(names(room.browse)) == SHIPPED + 2
    assert len(room.selection) == 2


def test_a_deck_with_unknown_cards_stays_and_says_so(room: DeckRoom, tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(vault_deck()), encoding="utf-8")
    room.import_files([path])
    finish_import(qtbot, room)
    close_report(room)
    room.show_deck("mv:" + UUID)
    assert room.selection == ["mv:" + UUID]
    assert room.browse.detail.problem.isVisible()
    assert room.browse.detail.problem.text() == (
        "This program does not know A Card From Tomorrow."
        " The deck can be played without that card if both players agree."
    )


def test_a_deck_without_its_token_creature_says_so_until_a_list_names_it(
    room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any
) -> None:
    record = next(found for found in sample_records(_NOW) if found.references and found.set == "WoE")
    named = plain_text(record).replace(record.name, "Wanda the Wishing")
    without, after = tmp_path / "without.txt", tmp_path / "with.txt"
    without.write_text(named.partition("References:")[0], encoding="utf-8")
    after.write_text(named, encoding="utf-8")
    detail = room.browse.detail
    for path, outcome in ((without, "with questions"), (after, "already known")):
        assert drop(room.place, files(path))
        finish_import(qtbot, room)
        (row,) = report_rows(room)
        assert row[2] == outcome
        assert ("token creature" in row[3]) is (path is without)
        close_report(room)
        (key,) = store.keys(store.find("name:wanda").ids)
        room.show_deck(key)
        assert ("token creature" in detail.problem.text()) is detail.problem.isVisible() is (path is without)
        assert detail.play.isEnabled()
    shown = store.get(key)
    assert shown is not None and shown.references == record.references


def test_importing_again_keeps_what_was_said_of_a_deck(
    room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any
) -> None:
    path = tmp_path / "one.json"
    path.write_text(json.dumps(vault_deck()), encoding="utf-8")
    for expected in ("with questions", "already known"):
        room.import_files([path])
        finish_import(qtbot, room)
        assert [row[2] for row in report_rows(room)] == [expected]
        close_report(room)
        if expected == "with questions":
            store.set_notes("mv:" + UUID, "mine")
    about = store.about("mv:" + UUID)
    assert about is not None and about.notes == "mine" and len(names(room.browse)) == SHIPPED + 1


def test_a_list_is_pasted_anywhere_in_the_room(room: DeckRoom, qtbot: Any) -> None:
    QApplication.clipboard().setText(plain_list("Clip Board"))
    room.browse.focus_list()
    qtbot.keyClick(room.browse.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    finish_import(qtbot, room)
    assert room.imports.report is not None and room.imports.report.report.count(Outcome.NEW) == 1
    assert "Clip Board" in names(room.browse)


def test_an_empty_clipboard_is_told(room: DeckRoom, qtbot: Any) -> None:
    QApplication.clipboard().clear()
    room.paste()
    assert room.browse.notice.text.text() == "There is no deck on the clipboard."


def test_a_list_is_pasted_into_the_box(room: DeckRoom, qtbot: Any) -> None:
    QApplication.clipboard().clear()
    qtbot.mouseClick(room.buttons["paste"], LEFT)
    dialog = room.place.findChild(PasteDialog)
    assert dialog is not None and not dialog.ok.isEnabled()
    dialog.text.setPlainText(plain_list("From the box"))
    qtbot.mouseClick(dialog.ok, LEFT)
    finish_import(qtbot, room)
    assert "From the box" in names(room.browse)


def test_a_dropped_link_is_fetched(room: DeckRoom, qtbot: Any) -> None:
    asked: list[str] = []

    def answer(url: str, *, timeout: float, cancelled: Any) -> Any:
        asked.append(url)
        return Answer(200, {}, json.dumps(vault_deck("Fetched")).encode())

    room.imports.make_fetcher = lambda: Fetcher(transport=answer)
    data = QMimeData()
    data.setUrls([QUrl(f"https://decksofkeyforge.com/decks/{UUID}")])
    assert drop(room.place, data)
    finish_import(qtbot, room)
    assert len(asked) == 1 and UUID in asked[0]
    assert [row[1] for row in report_rows(room)] == ["Fetched"]
    assert "Fetched" in names(room.browse)


def icon_less(uuid: str = UUID) -> DeckRecord:
    """A deck of a set with bonus icons, from a source that leaves them out."""
    made = generate(3, set="MM", added=_NOW)
    cards = tuple(line.model_copy(update={"icons": ()}) for line in made.cards)
    return made.model_copy(update={"key": f"mv:{uuid}", "icons_known": False, "cards": cards, "seed": None})


def test_what_a_source_left_out_is_completed_from_the_public_page(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    asked: list[str] = []

    def answer(url: str, *, timeout: float, cancelled: Any) -> Answer:
        asked.append(url)
        return Answer(200, {}, json.dumps(vault_deck("Whole Now")).encode())

    room.imports.make_fetcher = lambda: Fetcher(transport=answer)
    store.add([icon_less()])
    room.browse.changed()
    room.show_deck(f"mv:{UUID}")
    detail = room.browse.detail
    assert detail.complete.isVisible() and room.commands.actions["complete"].isVisible()
    QTest.mouseClick(detail.complete, LEFT)
    finish_import(qtbot, room)
    close_report(room)
    assert len(asked) == 1 and UUID in asked[0]
    whole = store.get(f"mv:{UUID}")
    assert whole is not None and whole.icons_known
    room.show_deck(f"mv:{UUID}")
    assert not detail.complete.isVisible() and not room.commands.actions["complete"].isVisible()


def test_how_many_decks_lack_icons_is_said_once_and_they_can_be_completed(
    room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any
) -> None:
    asked: list[str] = []

    def answer(url: str, *, timeout: float, cancelled: Any) -> Answer:
        asked.append(url)
        return Answer(200, {}, json.dumps(vault_deck("Whole Now")).encode())

    room.imports.make_fetcher = lambda: Fetcher(transport=answer)
    table_file = tmp_path / "decks.csv"
    table_file.write_text(table(table_row(Expansion="MASS_MUTATION")), encoding="utf-8")
    assert drop(room.place, files(table_file))
    finish_import(qtbot, room)
    report = room.imports.report
    assert report is not None
    assert [(row[2], row[3]) for row in report_rows(room)] == [("new", "")]
    assert report.more.text() == "The bonus icons of 1 deck are not known: its source does not name them."
    QTest.mouseClick(report.complete, LEFT)
    finish_import(qtbot, room)
    assert len(asked) == 1
    close_report(room)
    store.purposes.put(dict.fromkeys(store.keys(store.find().ids), Purpose(held=Held.WANTED)))
    room.imports.begin([table_file])
    finish_import(qtbot, room)
    report = room.imports.report
    assert report is not None and "1 of these decks stays on the list of wanted decks." in report.more.text()


def test_without_the_net_a_link_says_why(room: DeckRoom, qtbot: Any) -> None:
    def offline(url: str, *, timeout: float, cancelled: Any) -> Any:
        raise NoAnswer(same("There is no net."), hopeless=True)

    room.imports.make_fetcher = lambda: Fetcher(transport=offline)
    QApplication.clipboard().setText(f"https://www.keyforgegame.com/deck-details/{UUID}")
    room.paste()
    finish_import(qtbot, room)
    assert [(row[2], row[3]) for row in report_rows(room)] == [("not read", "There is no net.")]
    assert len(names(room.browse)) == SHIPPED


def test_what_is_offered_is_told_apart() -> None:
    assert not offer_of(None)
    data = QMimeData()
    data.setText("x")
    assert offer_of(data).text == "x" and not offer_of(data).paths
    mixed = files(Path("/a/b.json"))
    mixed.setText("file:///a/b.json")
    assert offer_of(mixed).paths == (Path("/a/b.json"),) and offer_of(mixed).text == ""


def test_games_are_left_to_the_window(room: DeckRoom) -> None:
    assert not drop(room.place, files(Path("/a/game.kfdesk")))


def test_files_given_to_the_window_come_here(part: DeckFeature, window: Any, tmp_path: Path, qtbot: Any) -> None:
    path = tmp_path / "list.txt"
    path.write_text(plain_list("Command Line"), encoding="utf-8")
    FileOpener(window).open([path])
    finish_import(qtbot, part.room)
    assert "Command Line" in names(part.room.browse)


def test_an_import_is_stopped_and_keeps_what_it_read(
    room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any
) -> None:
    path = tmp_path / "many.json"
    one = json.dumps(vault_deck("Deck N", UUID))
    decks = (one.replace("Deck N", f"Deck {n}").replace(UUID, f"{n:08}{UUID[8:]}") for n in range(600))
    path.write_text(f"[{','.join(decks)}]", encoding="utf-8")
    job = Importing(store, [path])
    reports: list[Any] = []
    job.signals.finished.connect(reports.append)
    job.signals.progressed.connect(lambda _: job.stop(), Qt.ConnectionType.DirectConnection)
    job.start()
    qtbot.waitUntil(lambda: bool(reports), timeout=8000)
    assert reports[0].cancelled and 0 < len(reports[0].lines) < 600
    assert store.count() == SHIPPED + len(reports[0].keys)


def test_new_decks_are_made_looked_at_and_kept(room: DeckRoom, qtbot: Any) -> None:
    qtbot.mouseClick(room.buttons["generate"], LEFT)
    dialog = room.place.findChild(GenerateDialog)
    assert dialog is not None
    dialog.set.setCurrentIndex(dialog.set.findData("CotA"))
    for house in ("dis", "mars", "untamed"):
        box = dialog.houses[house]
        qtbot.mouseClick(box, LEFT, pos=QPoint(8, box.height() // 2))
    assert not dialog.houses["logos"].isEnabled()
    dialog.count.setValue(3)
    dialog.seed.setValue(7)
    assert dialog.throw.text() == "Cancel" and dialog.throw.isEnabled()
    qtbot.mouseClick(dialog.make, LEFT)
    qtbot.waitUntil(lambda: len(dialog.made) == 3, timeout=8000)
    assert all(set(deck.houses) == {"dis", "mars", "untamed"} and deck.size == 36 for deck in dialog.made)
    dialog.decks.item(1).setCheckState(Qt.CheckState.Unchecked)
    kept = [dialog.made[0].name, dialog.made[2].name]
    assert dialog.keep.text() == "Keep 2" and dialog.throw.text() == "Throw away"
    qtbot.mouseClick(dialog.keep, LEFT)
    assert set(kept) <= set(names(room.browse)) and len(names(room.browse)) == SHIPPED + 2
    assert len(room.selection) == 2
    room.browse.notice.take_back()
    assert len(names(room.browse)) == SHIPPED


def test_houses_ticked_for_a_set_forbid_nothing_for_any_set(room: DeckRoom) -> None:
    room.ask_generate()
    dialog = room.place.findChild(GenerateDialog)
    assert dialog is not None
    dialog.set.setCurrentIndex(dialog.set.findData("CotA"))
    dialog.houses["dis"].setChecked(True)
    assert not dialog.make.isEnabled()
    dialog.set.setCurrentIndex(0)
    assert dialog.make.isEnabled() and dialog.wish.houses == ()


def test_from_a_dropped_file_to_the_agreement_of_a_match(
    window: Any, part: DeckFeature, tmp_path: Path, qtbot: Any
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(plain_list("Halfway Remembered"), encoding="utf-8")
    qtbot.mouseClick(window.start.decks, LEFT)
    room = part.room
    assert drop(room.place, files(path))
    finish_import(qtbot, room)
    close_report(room)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(room.browse.search.line, "halfway")
    assert names(room.browse) == ["Halfway Remembered"]
    qtbot.keyClick(room.browse.search.line, Qt.Key.Key_Return)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_P)
    assert window.pages.currentWidget() is not room.place
    said = [label.text() for label in window.pages.currentWidget().findChildren(QLabel)]
    assert any("Halfway Remembered" in text for text in said)


def test_a_remark_of_the_source_goes_to_the_deck_that_its_deck_became(store: DeckStore) -> None:
    store.add([VAULT, TEXT])
    store.doubles.join(VAULT.key, TEXT.key)
    Importing(store, []).remark(TEXT.key, "bought in May")
    about = store.about(VAULT.key)
    assert about is not None and about.notes == "bought in May"
