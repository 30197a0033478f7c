"""The whole shelf in one file: out and in again, damaged ones, and what stays."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kfdesk.collection import database, shelffile, transfer
from kfdesk.collection.database import MAX_NAMES
from kfdesk.collection.records import CardLine, DeckRecord, ForeignFigure
from kfdesk.collection.store import BATCH, AddReport, DeckStore, StoreError
from tests.collection.shelves import deck
from tests.collection.test_store_files import content, filled


def test_an_exported_shelf_comes_back_equal(tmp_path: Path) -> None:
    store = filled(tmp_path / "one")
    file = tmp_path / "all.kfshelf"
    store.export(file)
    other = DeckStore.open(tmp_path / "two")
    assert other.bring_in(file) == AddReport(added=8)
    assert content(other) == content(store)
    other.export(tmp_path / "again.kfshelf")
    assert lines_of(tmp_path / "again.kfshelf") == lines_of(file)
    assert other.bring_in(file).unchanged == 8
    assert content(other) == content(store)
    store.close()
    other.close()


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines()[1:]


def test_what_the_owner_said_here_stays_beside_what_comes_in(tmp_path: Path) -> None:
    store = filled(tmp_path / "one")
    file = tmp_path / "all.kfshelf"
    store.export(file)
    keys = [deck(number).key for number in range(8)]
    here = DeckStore.open(tmp_path / "two")
    here.add([deck(3), deck(4), deck(5)])
    here.set_notes(keys[3], "mine")
    here.add_tag([keys[3]], "Red")
    here.set_chains(keys[4], 2)
    assert here.bring_in(file) == AddReport(added=5, unchanged=3)
    about = here.about(keys[3])
    assert about is not None and (about.notes, about.tags) == ("mine\n\nGrüße\nan alle", ("Blue", "Red"))
    assert here.about(keys[4]).chains == 2  # type: ignore[union-attr]
    assert here.about(keys[5]).trashed is None  # type: ignore[union-attr]
    store.close()
    here.close()


def test_an_import_of_a_shelf_can_be_called_off(tmp_path: Path) -> None:
    store = filled(tmp_path / "one")
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "two")
    assert other.bring_in(tmp_path / "all.kfshelf", progress=lambda taken: False) == AddReport(cancelled=True)
    assert (other.count(), other.tags()) == (0, [])
    store.close()
    other.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "cut short"),
        (b"{}\n", "Line 1: this is not part of a shelf"),
        (b"[" * 100_000, "Line 1"),
        (b'{"kind":"deck"}\n', "Line 1"),
        (b'{"kind":"tag","name":"x"}\n', "not a shelf file"),
        (b'{"kind":"kfdesk-shelf","version":6,"written":"2026-01-01T00:00:00Z"}\n', "newer version of the program"),
        (b'{"kind":"kfdesk-shelf","written":"2026-01-01T00:00:00Z"}\n{"kind":"tag","name":"x"}\n', "Line 3: the file"),
        (b'{"kind":"kfdesk-shelf","written":"2026-01-01T00:00:00Z"}\n{"kind":"end","lines":7}\n', "Line 2: the file"),
        (b'{"kind":"kfdesk-shelf","written":"2026-01-01T00:00:00Z"}\n{"kind":"tag","name":"x","colour":1}\n', "colour"),
        (b'{"kind":"kfdesk-shelf","written":"2026-01-01T00:00:00Z"}\n' + b" " * (5 << 20), "too large"),
    ],
)
def test_a_wrong_shelf_file_is_refused_and_nothing_changes(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "bad.kfshelf"
    file.write_bytes(gzip.compress(content))
    store = DeckStore.open(tmp_path)
    with pytest.raises(StoreError, match=said) as caught:
        store.bring_in(file)
    assert caught.value.file == file
    assert (store.count(), store.tags()) == (0, [])
    store.close()


def test_a_shelf_file_cut_anywhere_brings_nothing_in(tmp_path: Path) -> None:
    store = filled(tmp_path / "one")
    file = tmp_path / "all.kfshelf"
    store.export(file)
    store.close()
    whole = file.read_bytes()
    other = DeckStore.open(tmp_path / "two")
    for share in (0.1, 0.5, 0.9, 0.99):
        file.write_bytes(whole[: int(len(whole) * share)])
        with pytest.raises(StoreError):
            other.bring_in(file)
    with pytest.raises(StoreError, match="no such file"):
        other.bring_in(tmp_path / "nowhere")
    assert (other.count(), other.tags(), other.saved_searches()) == (0, [], {})
    other.close()


def test_whatever_fits_onto_the_shelf_fits_into_its_file(tmp_path: Path) -> None:
    sign = "\x01"
    line = CardLine(
        id=None,
        title=sign * 200,
        house=sign * 60,
        count=100,
        icons=(sign * 60,) * 10,
        number=sign * 20,
        rarity=sign * 40,
        type=sign * 40,
    )
    figures = tuple(ForeignFigure(site=f"{n}{sign * 50}", name=sign * 60, value=sign * 60) for n in range(60))
    base = deck(1)
    giant = DeckRecord(
        key=sign * 100,
        name=sign * 200,
        set=sign * 20,
        houses=(sign * 60,) * 10,
        added=base.added,
        cards=(line,) * 200,
        references=(line,) * 20,
        foreign=figures,
    )
    store = DeckStore.open(tmp_path / "one")
    store.add([giant])
    store.set_notes(giant.key, sign * 200_000)
    store.set_tags(giant.key, [f"{number} {sign * 100}" for number in range(300)])
    store.set_folder([giant.key], "x" * 100)
    store.save_search(" ", "nothing")
    store.save_search("y" * 100, "z" * 10_000)
    store.set_chains(giant.key, 1_000)
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "two")
    assert other.bring_in(tmp_path / "all.kfshelf").added == 1
    assert content(other) == content(store)
    assert other.get(giant.key) == giant
    store.close()
    other.close()


def test_an_export_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    store = filled(tmp_path)
    with pytest.raises(StoreError, match="cannot be written"):
        store.export(tmp_path / "nowhere" / "all.kfshelf")
    store.close()


def test_every_line_of_a_shelf_file_reads_back(tmp_path: Path) -> None:
    line, path = shelffile.DeckLine(deck=deck(1)), tmp_path / "one.kfshelf"
    shelffile.write(path, shelffile.Head(written=datetime.now(UTC)), iter((line,)))
    assert list(shelffile.read(path)) == [line]


def test_a_large_import_is_written_batch_by_batch(tmp_path: Path) -> None:
    store, other = DeckStore.open(tmp_path), DeckStore.open(tmp_path)
    seen: list[int] = []

    def progress(taken: int) -> bool:
        seen.append(other.count())
        return True

    base = deck(1, lines=1)
    many = (base.model_copy(update={"key": f"own:x{number}"}) for number in range(BATCH + 200))
    assert store.add(many, progress=progress).added == BATCH + 200
    assert set(seen) == {0, BATCH, BATCH + 200}
    store.close()
    other.close()


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused(tmp_path: Path) -> None:
    """A megabyte of the same line over and over would take seconds and a gigabyte."""
    store = filled(tmp_path / "one")
    file = tmp_path / "all.kfshelf"
    store.export(file)
    head, *lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    deck_line = next(line for line in lines if line.startswith(b'{"kind":"deck",'))
    line = deck_line[:-2] + b" " * 9_000 + b"}\n"
    bomb = tmp_path / "bomb.kfshelf"
    bomb.write_bytes(gzip.compress(head + b"".join(lines[:-1]) + line * 8_000))
    assert bomb.stat().st_size < 1 << 20
    read = 0
    with pytest.raises(StoreError, match="too large"):
        for _ in shelffile.read(bomb):
            read += 1
    assert read < 6_000
    store.close()


def test_a_file_of_more_folders_than_a_room_can_list_brings_nothing_in(tmp_path: Path) -> None:
    store = filled(tmp_path / "one")
    whole = list(store.folders())
    file = tmp_path / "all.kfshelf"
    store.export(file)
    head, *lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    many = b"".join(b'{"kind":"folder","name":"f%d"}\n' % number for number in range(MAX_NAMES + 1))
    file.write_bytes(gzip.compress(head + many + b"".join(lines)))
    with pytest.raises(StoreError, match="more than a shelf can hold"):
        list(shelffile.read(file))
    with pytest.raises(StoreError, match="at most"):
        store.bring_in(file)
    assert list(store.folders()) == whole
    store.close()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """A shelf that holds three tags, three folders and three searches."""
    for module in (database, shelffile, transfer):
        monkeypatch.setattr(module, "MAX_NAMES", 3)
    return 3


def test_a_shelf_takes_no_more_tags_folders_and_searches_than_its_file(tmp_path: Path, few: int) -> None:
    store = DeckStore.open(tmp_path / "one")
    store.add([deck(1)])
    key = deck(1).key
    store.set_tags(key, ["a", "b", "c"])
    for name in ("x", "y", "z"):
        store.set_folder([key], name)
        store.save_search(name, "dis")
    before = content(store)
    for more in (
        lambda: store.add_tag([key], "d"),
        lambda: store.set_tags(key, ["a", "d"]),
        lambda: store.set_folder([key], "w"),
        lambda: store.save_search("w", "dis"),
    ):
        with pytest.raises(StoreError, match=r"tags, .* folders, .* saved searches and .* home-made cards at most"):
            more()
    assert content(store) == before
    store.add_tag([key], "A")
    store.save_search("x", "logos")
    store.export(tmp_path / "all.kfshelf")
    other = DeckStore.open(tmp_path / "two")
    assert other.bring_in(tmp_path / "all.kfshelf").added == 1
    assert content(other) == content(store)
    store.close()
    other.close()


def test_tags_that_stand_with_decks_only_are_counted_too(tmp_path: Path, few: int) -> None:
    lines = [shelffile.DeckLine(deck=deck(number), tags=(f"t{number}",)) for number in range(few + 1)]
    store = DeckStore.open(tmp_path)
    for count, words in ((few, None), (few + 1, "at most")):
        file = tmp_path / f"{count}.kfshelf"
        shelffile.write(file, shelffile.Head(written=datetime(2026, 1, 1, tzinfo=UTC)), iter(lines[:count]))
        if words is None:
            assert store.bring_in(file).added == few
        else:
            with pytest.raises(StoreError, match=words):
                store.bring_in(file)
    assert store.count() == few == len(store.tags())
    store.close()


def test_a_file_that_could_not_be_read_back_is_not_written(tmp_path: Path, few: int) -> None:
    lines = [shelffile.TagLine(name=f"t{number}") for number in range(few + 1)]
    with pytest.raises(StoreError, match="at most"):
        shelffile.write(tmp_path / "all.kfshelf", shelffile.Head(written=datetime(2026, 1, 1, tzinfo=UTC)), iter(lines))
    assert list(tmp_path.iterdir()) == []
