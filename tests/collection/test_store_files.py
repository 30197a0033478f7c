"""The shelf's file: crashes, damage, backups, older versions, two programs at once."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kfdesk import disk
from kfdesk.collection import backups, schema
from kfdesk.collection.backups import Backup
from kfdesk.collection.columns import derived_columns, figure_columns, packed
from kfdesk.collection.database import FILE_NAME, shelf_folder
from kfdesk.collection.figures import deck_figures
from kfdesk.collection.homedecks import as_homemade
from kfdesk.collection.samples import sample_records
from kfdesk.collection.store import DeckStore, Sort, StoreError
from kfdesk.engine.decks import DeckKind
from tests.collection.old_files import VERSION_1, file_of_version, old_facts
from tests.collection.shelves import FIRST, deck
from tests.collection.test_store import result

LATEST = schema.VERSION


def filled(folder: Path, count: int = 8) -> DeckStore:
    """Return a shelf with something of everything."""
    store = DeckStore.open(folder)
    keys = [deck(number).key for number in range(count)]
    store.add(deck(number) for number in range(count))
    store.set_favorite(keys[:2], True)
    store.add_tag(keys[1:4], "Blue")
    store.set_tag_color("Blue", "#0000ff")
    store.add_tag([], "unused")
    store.set_folder(keys[2:3], "Box")
    store.set_notes(keys[3], "Grüße\nan alle")
    store.set_chains(keys[4], 7)
    store.set_order([keys[6], keys[0]])
    store.trash(keys[5:6])
    store.add_result(result(keys[0], keys[1], won=True, journal="a.kfdesk"))
    store.save_search("Imps", "card:imp")
    return store


def content(store: DeckStore) -> list[object]:
    """Return all that a shelf holds, in an order of its own."""
    ids = [*store.find().ids, *store.find(trash=True).ids]
    keys = sorted(store.keys(ids))
    by_hand = store.keys(store.find(sort=[Sort("place")]).ids)
    decks = [(store.get(key), store.about(key), store.results(key)) for key in keys]
    return [decks, store.tags(), store.folders(), store.saved_searches(), by_hand, sorted(store.find("card:a").ids)]


# Opening.


def test_the_shelf_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KFDESK_HOME", str(tmp_path))
    assert shelf_folder() == tmp_path / "decks"
    store = DeckStore.open()
    assert store.path == tmp_path / "decks" / "shelf.sqlite" and store.path.exists()
    store.close()
    with pytest.raises(StoreError, match="closed"):
        store.count()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="folder cannot be created") as caught:
        DeckStore.open(tmp_path / "file" / "decks")
    assert not caught.value.damaged


def test_a_file_of_version_1_is_brought_up_to_date_after_a_backup(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as old:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
    store = DeckStore.open(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        assert schema.version_of(connection) == schema.VERSION
    ada, bo = "mv:00000000-0000-4000-8000-000000000001", "own:b"
    assert store.keys(store.find("card:imp").ids) == [ada]
    assert store.keys(store.find('card:"nobody knows" set:601', trash=True).ids) == [bo]
    about = store.about(ada)
    assert about is not None and (about.favorite, about.tags, about.chains, about.wins) == (True, ("League",), 3, 1)
    assert store.about(bo).notes == "lent to Cy"  # type: ignore[union-attr]
    assert (store.folders(), store.saved_searches()) == ({"Box 1": 0}, {"imps": "card:imp"})
    assert [backup.reason for backup in store.backups()] == [f"v{schema.VERSION}"]
    with closing(sqlite3.connect(store.backups()[0].path)) as copy:
        assert schema.version_of(copy) == 1
    assert store.refresh() == 2
    assert store.refresh() == 0
    store.untrash([bo])
    assert store.empty_trash() == 0 and store.count() == 2
    store.close()


def test_a_file_of_version_3_learns_which_decks_can_be_played_by_agreement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as old, monkeypatch.context() as patch:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
        old.isolation_level = None
        patch.setattr(schema, "VERSION", 3)
        schema.migrate(old)
        known, whole = sample_records(FIRST)[:2]
        first, *others = whole.cards
        later = whole.model_copy(update={"cards": (first.model_copy(update={"id": None, "title": "Later"}), *others)})
        for record in (known, later):
            missing = {"missing": 2, "unknown": 1, "playable": 0, "stamp": "old"}
            columns = {**old_facts(record), **figure_columns(deck_figures(record)), **missing}
            for later_column in ("homemade", *FIGURES_OF_6):
                del columns[later_column]
            marks = ", ".join("?" * len(columns))
            added = old.execute(
                f"INSERT INTO deck ({', '.join(columns)}) VALUES ({marks}) RETURNING id", [*columns.values()]
            ).fetchone()
            old.execute("INSERT INTO record VALUES (?, ?)", (added[0], packed(record)))
    store = DeckStore.open(tmp_path)
    assert [backup.reason for backup in store.backups()] == [f"v{LATEST}"]
    assert not any(row.by_agreement for row in store.rows(store.find().ids))
    store.refresh()
    found = {row.key: (row.playable, row.by_agreement, row.unknown) for row in store.rows(store.find().ids)}
    assert (found[known.key], found[later.key]) == ((True, False, 0), (False, True, first.count))
    store.close()


FIGURES_OF_6 = ("disruption", "protection", "recursion", "efficiency", "effectivepower")


def test_a_file_of_version_5_gets_figures_that_are_empty_where_not_all_of_a_deck_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, other = sample_records(FIRST)[:2]
    unknown = other.cards[0].model_copy(update={"id": None, "title": "Later"})
    partly = other.model_copy(update={"cards": (unknown, *other.cards[1:])})
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as old, monkeypatch.context() as patch:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
        old.isolation_level = None
        patch.setattr(schema, "VERSION", 5)
        schema.migrate(old)
        for record in (whole, partly):
            was = {"unknown": 0, "playable": 1, "stamp": "old", "steal": 3.0}
            columns = {**old_facts(record), **was}
            marks = ", ".join("?" * len(columns))
            added = old.execute(
                f"INSERT INTO deck ({', '.join(columns)}) VALUES ({marks}) RETURNING id", [*columns.values()]
            ).fetchone()
            old.execute("INSERT INTO record VALUES (?, ?)", (added[0], packed(record)))
    store = DeckStore.open(tmp_path)
    store.refresh()
    found = {row.key: row.figures for row in store.rows(store.find().ids)}
    figures = deck_figures(whole)
    assert found[whole.key]["efficiency"] == figures.efficiency > 0
    assert found[whole.key]["effectivepower"] == figures.effective_power > 0
    assert {found[partly.key][name] for name in ("steal", *FIGURES_OF_6)} == {None}
    asked = store.keys(store.find("effectivepower>0 steal>=0").ids)
    assert whole.key in asked and partly.key not in asked
    store.close()


def test_a_file_of_version_8_learns_of_what_kind_its_decks_are(tmp_path: Path) -> None:
    published, other, third = sample_records(FIRST)[:3]
    theory = as_homemade(other)
    allied = third.model_copy(update={"alliance": True})
    with file_of_version(tmp_path, 8) as old:
        for record in (published, theory, allied):
            columns = {**old_facts(record), **derived_columns(record)}
            marks = ", ".join("?" * len(columns))
            old.execute(f"INSERT INTO deck ({', '.join(columns)}) VALUES ({marks})", [*columns.values()])
    store = DeckStore.open(tmp_path)
    found = {row.key: row.kind for row in store.rows(store.find().ids)}
    assert found[published.key] is DeckKind.PUBLISHED and store.made_from(published.key) == []
    assert found[theory.key] is DeckKind.THEORY and found[allied.key] is DeckKind.ALLIANCE
    store.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path).close()

    def broken(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE note")
        raise sqlite3.OperationalError("no more room")

    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
        patch.setattr(schema, "VERSION", schema.VERSION + 1)
        with pytest.raises(StoreError, match="no more room"):
            DeckStore.open(tmp_path)
    store = DeckStore.open(tmp_path)
    assert store.find("has:notes").ids
    store.close()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    filled(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as newer:
        newer.execute("PRAGMA user_version = 99")
    before = (tmp_path / FILE_NAME).read_bytes()
    with pytest.raises(StoreError, match="newer version") as caught:
        DeckStore.open(tmp_path)
    assert not caught.value.damaged
    assert (tmp_path / FILE_NAME).read_bytes() == before


@pytest.mark.parametrize("version", [0, 1, schema.VERSION])
def test_the_database_of_another_program_is_no_shelf(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        other.execute("CREATE TABLE bookmarks (url TEXT)")
        other.execute(f"PRAGMA user_version = {version}")
    with pytest.raises(StoreError, match="not a deck shelf") as caught:
        DeckStore.open(tmp_path)
    assert caught.value.damaged


# Two programs.


def test_two_programs_have_the_shelf_open_at_once(tmp_path: Path) -> None:
    one, two = filled(tmp_path), DeckStore.open(tmp_path)
    one.add([deck(100)])
    two.add([deck(101)])
    two.set_notes(deck(100).key, "seen by both")
    assert one.count() == two.count() == 9
    assert one.about(deck(100).key) == two.about(deck(100).key)
    assert one.find("anger").ids == two.find("anger").ids
    one.close()
    two.close()


def test_another_process_adds_while_this_one_looks(tmp_path: Path) -> None:
    store = filled(tmp_path)
    running = started(tmp_path, 1, 20)
    counts = []
    while running.poll() is None:
        counts.append(len(store.find("anger | house:dis | a")))
        store.set_favorite([deck(0).key], len(counts) % 2 == 0)
        time.sleep(0.005)  # the other process starts for most of the time
    running.communicate()
    assert running.returncode == 0
    assert store.count() == 7 + 20
    assert counts == sorted(counts)
    store.close()


def test_threads_share_a_shelf(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    wrong: list[BaseException] = []

    def work(first: int) -> None:
        try:
            for number in range(first, first + 10):
                store.add([deck(number, lines=2)])
                store.find("anger")
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(first,)) for first in (0, 100, 200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (wrong, store.count()) == ([], 30)
    assert len(store._database._all) == 1  # the connections of threads that are gone are closed
    store.close()


# Crashes.

ADDING = """
import sys
from pathlib import Path
from kfdesk.collection import store
from tests.collection.shelves import deck
store.BATCH = int(sys.argv[2])
shelf = store.DeckStore.open(Path(sys.argv[1]))
for first in range(1000, 1000 + int(sys.argv[3]), 10):
    shelf.add((deck(number, lines=2) for number in range(first, first + 10)))
    print(first + 10, flush=True)
"""


def started(folder: Path, batch: int, count: int) -> subprocess.Popen[str]:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", ADDING, str(folder), str(batch), str(count)]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root, env=environment)


def test_a_killed_import_loses_nothing_that_was_told_as_kept(tmp_path: Path) -> None:
    filled(tmp_path).close()
    rng = Random(5)
    kept = 1000
    for _ in range(3):
        running = started(tmp_path, 3, 100_000)
        assert running.stdout is not None
        for _ in range(rng.randint(1, 6)):
            kept = max(kept, int(running.stdout.readline()))
        threading.Event().wait(rng.random() / 20)
        running.send_signal(signal.SIGKILL)
        kept = max([kept, *(int(line) for line in running.stdout.read().splitlines())])
        running.wait()
        running.stdout.close()
        store = DeckStore.open(tmp_path)
        store.check()
        assert store.get(deck(kept - 1, lines=2).key) == deck(kept - 1, lines=2)
        found = store.find()
        assert len(found) >= 7 + kept - 1000
        for record in store.records(found.ids):  # whole decks only, and the index agrees
            known = next(line for line in record.cards if line.id)
            assert record.key in store.keys(store.find(f'card:"{known.title}"').ids)
        store.close()


# Damage.


def damage(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"\xff" * 3000)


def test_a_damaged_shelf_is_set_aside_and_the_newest_good_backup_offered(tmp_path: Path) -> None:
    store = filled(tmp_path)
    whole = content(store)
    store.back_up()
    older = tmp_path / "backups" / "shelf-2026-01-01.sqlite"
    shutil.copy(store.backups()[0].path, older)
    broken = tmp_path / "backups" / f"shelf-{date.today() + timedelta(days=1)}.sqlite"
    broken.write_bytes(b"SQLite format 3\0" + bytes(5000))
    store.close()
    damage(store.path)
    damaged = store.path.read_bytes()
    with pytest.raises(StoreError, match=r"shelf\.sqlite: .*damaged") as caught:
        DeckStore.open(tmp_path)
    assert caught.value.damaged
    assert store.path.read_bytes() == damaged
    offered = backups.newest_good(tmp_path)
    assert offered is not None and offered.day == date.today()
    store = DeckStore.recover(tmp_path, offered)
    assert content(store) == whole
    (aside,) = tmp_path.glob("shelf.sqlite.damaged-*")
    assert aside.read_bytes() == damaged
    store.close()


def test_without_a_backup_a_damaged_shelf_makes_room_for_an_empty_one(tmp_path: Path) -> None:
    filled(tmp_path).close()
    for number in (1, 2):
        damage(tmp_path / FILE_NAME)
        with pytest.raises(StoreError):
            DeckStore.open(tmp_path)
        assert backups.newest_good(tmp_path) is None
        store = DeckStore.recover(tmp_path)
        assert store.count() == 0
        store.close()
        assert len(list(tmp_path.glob("shelf.sqlite.damaged-*"))) == number


def test_a_damaged_shelf_stays_while_nothing_can_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path).close()
    damage(tmp_path / FILE_NAME)
    damaged = (tmp_path / FILE_NAME).read_bytes()
    (half := tmp_path / "half").mkdir()  # as on a full disk, nothing can be written under that name
    monkeypatch.setattr(disk, "_temporary", lambda path: half)
    with pytest.raises(StoreError, match="cannot be written"):
        DeckStore.recover(tmp_path)
    assert (tmp_path / FILE_NAME).read_bytes() == damaged and not list(tmp_path.glob("*.damaged-*"))


def damage_inside(path: Path) -> None:
    """Write over the beginning of each page of a shelf's file behind the first sixty."""
    with path.open("r+b") as file:
        for at in range(60 * 4096, path.stat().st_size, 4096):
            file.seek(at)
            file.write(b"\xaa" * 64)


def test_damage_inside_the_file_is_found_by_the_check(tmp_path: Path) -> None:
    store = filled(tmp_path, 200)
    store.close()
    damage_inside(store.path)
    store = DeckStore.open(tmp_path)
    with pytest.raises(StoreError, match="damaged") as caught:
        store.maintain()
    assert caught.value.damaged
    assert store.backups() == []
    store.close()


def test_a_copy_of_a_damaged_shelf_does_not_take_the_place_of_a_sound_one(tmp_path: Path) -> None:
    store = filled(tmp_path, 200)
    sound = store.back_up().path.read_bytes()
    store.close()
    damage_inside(store.path)
    store = DeckStore.open(tmp_path)
    with pytest.raises(StoreError, match="damaged") as caught:
        store.back_up()
    assert caught.value.damaged
    (backup,) = store.backups()
    assert backup.path.read_bytes() == sound and backups.is_good(backup)
    store.close()


def test_a_file_that_lost_its_content_is_not_taken_for_a_new_shelf(tmp_path: Path) -> None:
    store = filled(tmp_path)
    store.back_up()
    store.close()
    store.path.write_bytes(b"")
    with pytest.raises(StoreError, match="empty, although") as caught:
        DeckStore.open(tmp_path)
    assert caught.value.damaged


def test_a_record_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    store = filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other, other:
        other.execute("UPDATE record SET content = ? WHERE deck = 1", (b"nonsense",))
    key = store.keys([1])[0]
    with pytest.raises(StoreError, match="is damaged"):
        store.get(key)
    store.close()


@given(st.integers(0, 2**32))
@example(559)  # the index of postings says another card than its row
@example(104960)  # a deck of the index has no row
@settings(max_examples=25, deadline=None)
def test_a_mutated_file_is_refused_or_read_never_worse(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    rng = Random(seed)
    folder = tmp_path_factory.mktemp("mutated")
    raw = bytearray(whole_file(tmp_path_factory))
    for _ in range(rng.randint(1, 40)):
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    (folder / FILE_NAME).write_bytes(raw[: rng.choice([len(raw), rng.randrange(len(raw))])])
    try:
        store = DeckStore.open(folder)
        try:
            for row in store.rows(store.find("anger | a").ids):
                store.get(row.key)
            store.check()
        finally:
            store.close()
    except StoreError as error:
        assert str(folder) in str(error)


_WHOLE: list[bytes] = []


def whole_file(factory: pytest.TempPathFactory) -> bytes:
    if not _WHOLE:
        store = filled(factory.mktemp("whole"))
        store.close()
        _WHOLE.append(store.path.read_bytes())
    return _WHOLE[0]


# Backups.


def test_the_days_backup_follows_what_changed_and_earlier_days_stay(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    store.maintain()
    assert store.backups() == []
    store.add([deck(1)])
    store.maintain()
    store.add([deck(2)])
    store.maintain()
    (today,) = store.backups()
    assert (today.day, today.reason, backups.is_good(today)) == (date.today(), "", True)
    yesterday = today.path.with_name(f"shelf-{date.today() - timedelta(days=1)}.sqlite")
    with closing(sqlite3.connect(today.path)) as copy:
        assert copy.execute("SELECT count(*) FROM deck").fetchone() == (2,)
    today.path.rename(yesterday)
    store.add([deck(3)])
    store.maintain()
    assert len(store.backups()) == 2
    today.path.unlink()
    shutil.copy(store.back_up().path, yesterday)
    today.path.unlink()
    store.maintain()
    assert [backup.path for backup in store.backups()] == [yesterday]
    store.close()


@pytest.mark.parametrize("reason", ["", "v2"])
def test_a_backup_that_cannot_be_written_says_so_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    store = DeckStore.open(tmp_path)
    store.add([deck(1)])
    real = Path.stat

    def stat(path: Path, **options: Any) -> os.stat_result:
        if path.parent.name == backups.FOLDER:
            raise PermissionError(errno.EACCES, "no", str(path))
        return real(path, **options)

    monkeypatch.setattr(Path, "stat", stat)
    with pytest.raises(StoreError, match="cannot be written"):
        store.back_up(reason=reason)
    monkeypatch.undo()
    assert store.backups() == [], "no half-made copy stands under a copy’s name"
    store.close()


def test_old_backups_are_thinned_out(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    newest = date(2026, 11, 21)
    for back in range(400):
        (folder / f"shelf-{newest - timedelta(days=back)}.sqlite").touch()
    for number in ("", "-2", "-3", "-4"):
        (folder / f"shelf-2026-10-01-before-restore{number}.sqlite").touch()
    (folder / "holiday.sqlite").touch()
    backups.thin_out(tmp_path)
    days = [backup.day for backup in backups.backups(tmp_path) if not backup.reason]
    assert days[:7] == [newest - timedelta(days=back) for back in range(7)]
    assert days[7:] == [date(2026, 11, 8), date(2026, 11, 1)] + [
        date(2026, month, 31 if month in (8, 10, 7) else 30) for month in (10, 9, 8, 7, 6)
    ]
    assert sum(backup.reason == "restore" for backup in backups.backups(tmp_path)) == 3
    assert (folder / "holiday.sqlite").exists()


def test_a_backup_can_be_taken_after_the_clock_went_back(tmp_path: Path) -> None:
    store = filled(tmp_path)
    folder = tmp_path / "backups"
    folder.mkdir(exist_ok=True)
    for ahead in range(400):
        (folder / f"shelf-{date.today() + timedelta(days=ahead + 1)}.sqlite").touch()
    assert store.back_up().size > 0
    store.close()


def test_a_shelf_goes_back_to_a_backup_and_forth_again(tmp_path: Path) -> None:
    store = filled(tmp_path)
    then = content(store)
    before = store.back_up()
    store.add([deck(50)])
    store.set_notes(deck(50).key, "new")
    now = content(store)
    other = DeckStore.open(tmp_path)
    changes = other.changes()
    store.restore(before)
    assert content(store) == content(other) == then
    other.close()
    assert store.changes() > changes
    (undo,) = (backup for backup in store.backups() if backup.reason == "restore")
    store.restore(undo)
    assert content(store) == now
    store.close()


def test_the_oldest_copy_from_before_a_change_can_be_brought_back(tmp_path: Path) -> None:
    """The copy that is taken before would be one too many, and the oldest is the one to bring back."""
    store = filled(tmp_path)
    then = content(store)
    oldest = store.back_up(reason="v1")
    for _ in range(backups.SPECIALS - 1):
        store.back_up(reason="v2")
    store.add([deck(50)])
    store.restore(oldest)
    assert content(store) == then
    store.close()


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    store = filled(tmp_path)
    backup = store.back_up()
    damage(backup.path)
    whole = content(store)
    with pytest.raises(StoreError, match="nothing was changed"):
        store.restore(backup)
    with pytest.raises(StoreError, match="nothing was changed"):
        DeckStore.recover(tmp_path, Backup(tmp_path / "nowhere.sqlite", date.today(), "", 0))
    assert content(store) == whole
    store.close()


def test_a_shelf_that_another_program_writes_to_does_not_go_back(tmp_path: Path) -> None:
    store = filled(tmp_path)
    backup = store.back_up()
    whole = content(store)
    with store._database.reading() as connection:
        connection.execute("PRAGMA busy_timeout = 20")
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="Another program is writing") as refused:
            store.restore(backup)
        assert not refused.value.damaged
        other.execute("ROLLBACK")
    assert content(store) == whole
    store.restore(backup)
    store.close()


def test_a_backup_that_the_disk_does_not_give_back_leaves_the_shelf_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = filled(tmp_path)
    backup = store.back_up()
    whole = content(store)
    monkeypatch.setattr(backups, "is_good", lambda backup: True)  # it went bad only after it was looked at
    damage(backup.path)
    with pytest.raises(StoreError) as refused:
        store.restore(backup)
    assert refused.value.file == backup.path and not refused.value.damaged
    assert content(store) == whole
    store.close()


def test_two_threads_take_a_backup_at_once(tmp_path: Path) -> None:
    store = filled(tmp_path, 40)
    wrong: list[Exception] = []

    def take() -> None:
        try:
            for _ in range(15):
                store.back_up()
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=take) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    (backup,) = store.backups()
    assert backups.is_good(backup)
    store.close()


def test_a_backup_from_when_the_clock_was_wrong_is_not_the_newest(tmp_path: Path) -> None:
    store = filled(tmp_path)
    real = store.back_up()
    wrong = real.path.with_name(f"shelf-{date.today() + timedelta(days=4000)}.sqlite")
    wrong.write_bytes(real.path.read_bytes())
    long_ago = time.time() - 90 * 24 * 3600
    os.utime(wrong, (long_ago, long_ago))
    assert [backup.path for backup in backups.backups(tmp_path)] == [real.path, wrong]
    found = backups.newest_good(tmp_path)
    assert found is not None
    assert found.path == real.path
    store.close()
