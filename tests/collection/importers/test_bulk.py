"""Many sources at once: folders, progress, stopping, the report, and the shelf."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from kfdesk.collection.importers.bulk import ImportReport, Progress, ReportLine, add_rows, batches, never
from kfdesk.collection.importers.opened import Source
from kfdesk.collection.importers.rows import Unread
from kfdesk.collection.links import LinkKind
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import AddReport, DeckStore
from tests.collection.importers.samples import DECK, keyteki_deck, starter, table, table_row, vault_starter


class Shelf:
    """Takes decks as a shelf does and counts them."""

    def __init__(self) -> None:
        self.batches: list[list[DeckRecord]] = []
        self.keys: set[str] = set()

    def add(self, decks: list[DeckRecord]) -> AddReport:
        self.batches.append(decks)
        fresh = {deck.key for deck in decks} - self.keys
        self.keys |= fresh
        return AddReport(added=len(fresh), merged=len(decks) - len(fresh))


def import_all(
    sources: Sequence[Source],
    add: Callable[[list[DeckRecord]], AddReport],
    *,
    cancelled: Callable[[], bool] = never,
    **told: Any,
) -> ImportReport:
    """Read sources and put their decks on a shelf, as the program does."""
    return add_rows(batches(sources, cancelled=cancelled), add, cancelled=cancelled, **told)


def answer(number: int) -> str:
    return json.dumps(vault_starter(uuid=f"{DECK[:-4]}{number:04x}", name=f"Deck {number}").answer())


def test_rows_of_all_sources_are_reported_in_order(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(answer(1))
    bad.write_text('{"no": "deck"}')
    shelf = Shelf()
    report = import_all([good, bad, table(table_row(), table_row(Name="")), answer(1)], shelf.add)
    assert [(line.source, line.row, line.name, bool(line.reason), line.again) for line in report.lines] == [
        ("good.json", 1, "Deck 1", False, False),
        ("bad.json", 1, "", True, False),
        ("", 1, starter().name, False, False),
        ("", 2, "–", False, True),
        ("", 1, "Deck 1", False, True),
    ]
    assert (report.read, report.added, report.merged, len(report.unread)) == (4, 2, 2, 1)
    assert not report.cancelled


def test_folders_stand_for_the_decks_in_them(tmp_path: Path) -> None:
    inner = tmp_path / "b" / "c"
    inner.mkdir(parents=True)
    for place, number in ((tmp_path, 1), (inner, 2)):
        (place / f"{number}.json").write_text(answer(number))
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "3.json").write_text(answer(3))
    report = import_all([tmp_path], Shelf().add)
    assert [line.name for line in report.lines] == ["Deck 1", "Deck 2"]


def test_links_out_of_a_folder_are_not_followed(tmp_path: Path) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "folder"
    outside.mkdir()
    folder.mkdir()
    (outside / "1.json").write_text(answer(1))
    try:
        os.symlink(outside, folder / "there")
        os.symlink(outside / "1.json", folder / "1.json")
    except OSError:
        (folder / "readme.pdf").write_text("this system makes no links")
    report = import_all([folder], Shelf().add)
    assert [line.reason.en for line in report.lines if line.reason] == ["No file in the folder looks like a deck."]


def test_batches_are_bounded_and_progress_grows() -> None:
    sources = [answer(number) for number in range(7)]
    found = list(batches(sources, size=3))
    assert [len(batch.rows) for batch in found] == [3, 3, 1]
    assert [batch.progress.rows for batch in found] == [3, 6, 7]
    assert [batch.progress.sources_done for batch in found] == [2, 5, 7]


def test_stopping_keeps_what_was_read(tmp_path: Path) -> None:
    shelf = Shelf()
    told: list[Progress] = []
    many = table(*[table_row(Master_Vault_Link=f"{DECK[:-4]}{number:04x}", DoK_Link="") for number in range(600)])
    report = import_all([many, answer(9999)], shelf.add, progress=told.append, cancelled=lambda: bool(told))
    assert (report.cancelled, report.read, len(shelf.keys)) == (True, 250, 250)


def test_lines_are_told_as_they_come() -> None:
    told: list[ReportLine] = []
    report = import_all([answer(1), "no deck"], Shelf().add, on_line=told.append)
    assert tuple(told) == report.lines


def test_links_are_gathered_for_fetching() -> None:
    report = import_all([f"see {DECK}", json.dumps([DECK])], Shelf().add)
    assert [(link.kind, link.uuid) for link in report.links] == [(LinkKind.DECK, DECK)]


def test_what_the_owner_wrote_goes_with_the_deck() -> None:
    remarks: dict[str, str] = {}
    import_all([table(table_row(My_Notes="lend to Bo"))], Shelf().add, remark=remarks.__setitem__)
    assert remarks == {"mv:" + DECK: "lend to Bo"}


def test_two_reports_make_one() -> None:
    one, other = import_all([answer(1)], Shelf().add), import_all(["no deck"], Shelf().add)
    both = one.followed_by(other)
    assert (both.read, len(both.unread), both.added) == (1, 1, 1)
    assert ImportReport().followed_by(one) == one


def test_the_shelf_takes_it_all_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    sources = [answer(1), answer(2), json.dumps(keyteki_deck())]
    first, second = import_all(sources, store.add), import_all(sources, store.add)
    assert (first.added, first.merged, first.unchanged) == (3, 0, 0)
    assert (second.added, second.merged + second.unchanged) == (0, 3)
    assert store.count() == 3
    store.close()


def test_a_poorer_source_does_not_take_icons_away(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    vault = vault_starter()
    vault.data["expansion"] = 479
    vault.data["bonus_icons"] = [{"card_id": vault.listed[0], "bonus_icons": ["amber"]}]
    import_all([json.dumps(vault.answer()), table(table_row(Expansion="MASS_MUTATION"))], store.add)
    kept = store.get("mv:" + DECK)
    store.close()
    assert kept is not None
    assert kept.icons_known
    assert [line.icons for line in kept.cards if line.icons] == [("amber",)]
    assert "Sas Rating" in {figure.name for figure in kept.foreign}


def test_icons_left_out_are_no_remark_on_every_deck_but_are_counted_once() -> None:
    rows = [table_row(Expansion=name) for name in ("MASS_MUTATION", "CALL_OF_THE_ARCHONS")]
    report = import_all([table(row) for row in rows], Shelf().add)
    assert [(line.notes, line.without_icons) for line in report.lines] == [((), True), ((), False)]
    assert report.without_icons == ("mv:" + DECK,)


@pytest.mark.parametrize("missing", ["none.json", "no/such/folder"])
def test_a_file_that_is_not_there_is_a_row(tmp_path: Path, missing: str) -> None:
    (batch,) = batches([tmp_path / missing])
    assert isinstance(batch.rows[0], Unread)
