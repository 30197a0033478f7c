"""The deck shelf: every deck a person owns, what they say of it, and how to find it again.

    store = DeckStore.open()                        # the user's shelf; DeckStore.open(folder) another one
    report = store.add(records, progress=show_progress)      # AddReport(added, merged, unchanged, cancelled)
    found = store.find("house:dis card:anger>=2", sort=[Sort("expected", descending=True)])
    rows = store.rows(found.ids[:200])              # DeckRow for a table model; ids are row numbers
    facets = store.facets(found)                    # how many by house, set, tag and folder
    record = store.get(key)                         # DeckRecord | None; about(key) -> DeckNotes | None
    store.trash(keys); store.untrash(keys)          # undo instead of a question
    store.add_result(result)                        # one account of a game serves both decks
    store.suggest(text, cursor, language="de")      # how the word before the cursor may go on
    store.homemade.all()                            # home-made cards, see kfdesk.collection.homeshelf
    store.doubles.all()                             # decks that are there twice, see kfdesk.collection.joining
    store.to_fetch.all()                            # decks that wait to be fetched, see kfdesk.collection.fetch_list
    store.purposes.of(keys)                         # what decks are there for, see kfdesk.collection.purposes
    store.copies.counts()                           # copies of each card, see kfdesk.collection.allcards.owned
    store.export(path); store.bring_in(path)        # the whole shelf in one file
    store.maintain()                                # in a worker thread: check, backup, old trash, figures
    DeckStore.recover(folder, newest_good(folder))  # after StoreError.damaged: sets the file aside, never over it

A deck is known to callers by its `key` (see `kfdesk.collection.identity`); `ids` are quick and only mean
something while the shelf is open. All methods may be called from any thread; each thread gets a connection of
its own, readers never wait, and `add` holds the writer's place only for a moment at a time. `changes()` is a
number that grows with every change by anybody, for views that want to know whether to ask again.

Every method raises `StoreError` (file, problem in both languages, damaged) for what goes wrong with the file.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import wait
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kfdesk import __version__
from kfdesk.cards.grammars import prepare
from kfdesk.collection import (
    backups,
    former,
    points,
    purposes,
    results,
    schema,
    search,
    shelffile,
    strengths,
    transfer,
    wishes,
    writing,
)
from kfdesk.collection.allcards.owned import CardCopies
from kfdesk.collection.backups import Backup
from kfdesk.collection.columns import derived_columns, unpacked
from kfdesk.collection.database import FILE_NAME, Database, StoreError, changes_of, connected, saying_why, shelf_folder
from kfdesk.collection.doubles import FoundDoubles
from kfdesk.collection.fetch_list import ToFetch
from kfdesk.collection.finding import Finder
from kfdesk.collection.homemade import is_read, lines_not_understood
from kfdesk.collection.homeshelf import HomeCards
from kfdesk.collection.joining import Doubles
from kfdesk.collection.purposes import NOT_OWN, NOT_OWN_SQL, Held, Purpose, Purposes
from kfdesk.collection.query import EVERYTHING, MAX_TEXT, Query, load_near_words, parse
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.resolving import resolved
from kfdesk.collection.results import Kept, Result
from kfdesk.collection.search import DeckRow, Facets, Found, Sort
from kfdesk.collection.strengths import Strength
from kfdesk.collection.suggest import Suggestion, near_words, said_by_cards, suggest
from kfdesk.collection.transfer import (
    MAX_NAME,
    Stopped,
    give_tag,
    give_tags,
    keep_within,
    name_words,
    named,
    write_notes,
)
from kfdesk.collection.vocabulary import Field
from kfdesk.collection.wanting import Listed
from kfdesk.collection.writing import AddReport, Prepared, Preparer
from kfdesk.engine.decks import DeckKind
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

__all__ = ["AddReport", "DeckNotes", "DeckRow", "DeckStore", "Facets", "Found", "Result", "Sort", "StoreError", "Tag"]

BATCH = 1_000
"""How many decks are written in one transaction."""
AT_ONCE = 100
"""How many decks are worked out again before anybody is asked whether to go on."""
TRASH_DAYS = 30
_LOOK_S = 0.05
"""So often somebody who waits for the grammar is asked whether to go on, in seconds."""


@record
class DeckNotes:
    """What its owner said of a deck; `results` are asked for separately."""

    favorite: bool
    tags: tuple[str, ...]
    folder: str
    notes: str
    chains: int
    wins: int
    losses: int
    added: datetime
    trashed: datetime | None
    purpose: Purpose


@record
class Tag:
    """A tag, its color ("#rrggbb", or "" for none) and how many decks outside the trash have it."""

    name: str
    color: str
    decks: int


class DeckStore:
    """The shelf, open. See the overview at the top of this module."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._found_doubles = FoundDoubles()
        self._shared: Finder | None = None
        self.copies = CardCopies(database, self._found_doubles)
        """Which cards stand in the decks, and where each copy is."""

    @classmethod
    def open(cls, folder: Path | None = None) -> DeckStore:
        """Return the shelf kept in `folder` (default: the user's), made when there is none.

        A file of an older version is brought up to date after a backup. Raises `StoreError`, also for a file
        of a newer version, and with `damaged` for a broken one; the file is left as it is.
        """
        path = (folder or shelf_folder()) / FILE_NAME
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(path, _NO_FOLDER.filled(why=reason_of(error))) from error
        _look_for_loss(path)
        with saying_why(path), closing(connected(path)) as connection:
            _bring_up_to_date(path, connection)
        return cls(Database(path))

    @property
    def homemade(self) -> HomeCards:
        """The home-made cards of the shelf."""
        return HomeCards(self._database)

    @property
    def doubles(self) -> Doubles:
        """The decks that are there twice."""
        return Doubles(self._database, self._found_doubles)

    @property
    def to_fetch(self) -> ToFetch:
        """The decks that wait to be fetched."""
        return ToFetch(self._database)

    @property
    def purposes(self) -> Purposes:
        """What decks are there for besides being played."""
        return Purposes(self._database)

    @property
    def path(self) -> Path:
        """The shelf's file."""
        return self._database.path

    def close(self) -> None:
        """Close the file; call it when no other thread uses the shelf any more."""
        self._database.close()

    def changes(self) -> int:
        """Return a number that grows with every change, by this program or another."""
        with self._database.reading() as connection:
            return changes_of(connection)

    # Decks.

    def add(self, records: Iterable[DeckRecord], *, progress: Callable[[int], bool] | None = None) -> AddReport:
        """Put decks onto the shelf; one that is there already gets the newer facts and keeps all that its owner
        said of it, and comes out of the trash.

        `progress` is called with the number of records taken and returns False to stop; what was taken so far stays.
        Every `BATCH` decks are on the disk as a whole or not at all.
        """
        report = AddReport()
        preparer = Preparer()
        batch: dict[str, Prepared] = {}
        taken = 0
        for deck in records:
            if len(batch) >= BATCH or deck.key in batch:
                report += self._write(batch, preparer)
            batch[deck.key] = preparer.ready(deck)
            taken += 1
            if progress is not None and taken % 50 == 0 and not progress(taken):
                return report + self._write(batch, preparer) + AddReport(cancelled=True)
        report += self._write(batch, preparer)
        if progress is not None:
            progress(taken)
        return report

    def _write(self, batch: dict[str, Prepared], preparer: Preparer) -> AddReport:
        if not batch:
            return AddReport()
        with self._database.writing() as connection:
            report = writing.write(connection, list(batch.values()), preparer)
        batch.clear()
        return report

    def replace(self, deck: DeckRecord) -> None:
        """Keep a deck just as it is now in the place of what was kept of it: what somebody changed by hand."""
        with self._database.writing() as connection:
            writing.put(connection, deck, Preparer())

    def want(self, decks: Sequence[DeckRecord]) -> Listed:
        """Put decks onto the shelf that somebody would like to have, and return what became of each.

        What stands there already is left as it is, for a deck without a link also one of the same name. What lies in
        the trash comes out of it where it was wanted before.
        """
        preparer = Preparer()
        prepared = [preparer.ready(deck) for deck in decks]
        with self._database.writing() as connection:
            places = [wishes.place(connection, ready.record) for ready in prepared]
            fresh = [ready for ready, place in zip(prepared, places, strict=True) if place is None]
            writing.write(connection, fresh, preparer)
            for ready in fresh:
                purposes.put(connection, ready.record.key, Purpose(held=Held.WANTED))
            back = [place.key for place in places if place is not None and place.trashed and place.wanted]
            connection.executemany("UPDATE deck SET trashed = NULL WHERE key = ?", ((key,) for key in back))
        known = [place for place in places if place is not None and place.key not in back]
        return Listed(
            new=tuple(ready.record.key for ready in fresh),
            back=tuple(dict.fromkeys(back)),
            here=tuple(place.key for place in known if not place.trashed),
            trashed=tuple(place.key for place in known if place.trashed),
        )

    def want_no_more(self, listed: Listed) -> None:
        """Take `want` back: a new deck of which nothing is known is deleted for good, the others go into the trash."""
        with self._database.writing() as connection:
            bare = [key for key in listed.new if wishes.is_bare(connection, key)]
            for key in bare:
                writing.remove(connection, key)
        self.trash([key for key in listed.added if key not in bare])

    def get(self, key: str) -> DeckRecord | None:
        """Return the deck with that key, or that once had it, also from the trash; None where there is none."""
        with self._database.reading() as connection:
            row = connection.execute(
                "SELECT content FROM record JOIN deck ON deck.id = record.deck WHERE key = ?",
                (former.key_now(connection, key),),
            ).fetchone()
        return None if row is None else self._unpacked(row[0])

    def records(self, ids: Sequence[int]) -> list[DeckRecord]:
        """Return the decks of these rows, in their order."""
        with self._database.reading() as connection:
            found = dict(
                connection.execute(
                    "SELECT deck, content FROM record WHERE deck IN (SELECT value FROM json_each(?))",
                    (json.dumps(list(ids)),),
                )
            )
        return [self._unpacked(found[id_]) for id_ in ids if id_ in found]

    def about(self, key: str) -> DeckNotes | None:
        """Return what its owner said of the deck with that key, or that once had it."""
        with self._database.reading() as connection:
            row = connection.execute("SELECT id FROM deck WHERE key = ?", (former.key_now(connection, key),)).fetchone()
            if row is None:
                return None
            note = connection.execute("SELECT text FROM note WHERE deck = ?", row).fetchone()
            decks = search.rows(connection, [row[0]])
        if not decks:  # gone this very moment
            return None
        deck = decks[0]
        return DeckNotes(
            deck.favorite,
            deck.tags,
            deck.folder,
            note[0] if note else "",
            deck.chains,
            deck.wins,
            deck.losses,
            deck.added,
            deck.trashed,
            deck.purpose,
        )

    def counted(self, ids: Sequence[int]) -> list[int]:
        """Return those of these rows whose decks count in figures of many: those that were published as they are and
        are one's own, neither wanted nor borrowed.

        All of them where there is none.
        """
        with self._database.reading() as connection:
            made = {
                row[0]
                for row in connection.execute(f"SELECT id FROM deck WHERE kind <> '' OR size = 0 OR {NOT_OWN_SQL}")
            }
        return [id_ for id_ in ids if id_ not in made] or list(ids)

    def kept_out(self, ids: Sequence[int], counted: Sequence[int]) -> list[str]:
        """Return the terms of a search that find of these rows no others than those `counted`."""
        others = set(ids) - set(counted)
        words = (*NOT_OWN, "alliance", "theory", "homemade")
        return [f"-is:{word}" for word in words if others and not others.isdisjoint(self.find(f"is:{word}").ids)]

    def count(self, *, trash: bool = False) -> int:
        """Return how many decks stand on the shelf, or lie in its trash."""
        where = "trashed IS NOT NULL" if trash else "trashed IS NULL"
        with self._database.reading() as connection:
            return int(connection.execute(f"SELECT count(*) FROM deck WHERE {where}").fetchone()[0])

    def _unpacked(self, content: bytes) -> DeckRecord:
        with saying_why(self.path):
            return unpacked(content)

    # Finding.

    def find(
        self,
        query: str | Query = EVERYTHING,
        *,
        sort: Sequence[Sort] = (Sort(),),
        folder: str | None = None,
        trash: bool = False,
    ) -> Found:
        """Return the decks that `query` asks for, in that order; all of them for an empty query.

        `folder` keeps to the decks of one folder, `trash` asks for those in the trash instead of the others.
        Raises `KeyError` for a column that is neither in `search.SORTS` nor a figure.
        """
        asked = parse(query) if isinstance(query, str) else query
        within = None if folder is None else name_words(folder)
        if any(term.field is Field.SAYS for term in asked.terms):
            self.homemade.learn()
        with self._database.reading() as connection:
            return self._finder(connection).find(connection, asked, sort, folder=within, trash=trash)

    def guesses(self, query: Query) -> tuple[Words, ...]:
        """Return what may have been meant by words of `query` that the shelf does not have.

        It takes longer than a search: it is for a pause in typing.
        """
        texts = [term for term in query.terms if term.field is Field.TEXT and term.hint is None and not term.negated]
        tags = [tag.name for tag in self.tags()] if texts else []
        with self._database.reading() as connection:
            finder = self._finder(connection)
            unknown = [term for term in texts if not finder.is_known(connection, term)]
        guesses = (said_by_cards(term.values[0]) or near_words(term.values[0], tags) for term in unknown[:2])
        return tuple(guess for guess in guesses if guess is not None)

    def rows(self, ids: Sequence[int]) -> list[DeckRow]:
        """Return what a table shows of these rows, in their order; at most `search.MOST_ROWS`."""
        with self._database.reading() as connection:
            return self._finder(connection).rows(connection, ids)

    def points(self, ids: Sequence[int], x: str, y: str) -> list[points.Point]:
        """Return two numbers of each of these decks, of `points.AXES`, where both are known."""
        with self._database.reading() as connection:
            return points.points(connection, ids, x, y)

    def facets(self, found: Found) -> Facets:
        """Count the found decks by house, set, tag and folder."""
        with self._database.reading() as connection:
            return self._finder(connection).facets(connection, found)

    def any_double(self, ids: Iterable[int]) -> bool:
        """Return whether one of these rows is a deck that is there twice."""
        with self._database.reading() as connection:
            return self._finder(connection).any_double(connection, ids)

    def get_ready(self) -> None:
        """Read what the next word typed will be looked up in: longer than a search, for a pause in typing."""
        with self._database.reading() as connection:
            self._finder(connection).get_ready(connection)
        load_near_words()

    def _finder(self, connection: sqlite3.Connection) -> Finder:
        """Return what the searches of the shelf as it is now share."""
        changes = changes_of(connection)
        finder = self._shared
        if finder is None or finder.changes != changes:
            finder = self._shared = Finder(changes, self._found_doubles)
        return finder

    def suggest(self, text: str, cursor: int, *, language: str = "en") -> list[Suggestion]:
        """Return how the word before the cursor of the search field may go on, the likeliest first."""
        tags = [tag.name for tag in self.tags()]
        return suggest(text, cursor, tags=tags, folders=list(self.folders()), language=language)

    def keys(self, ids: Sequence[int]) -> list[str]:
        """Return the keys of these rows, in their order."""
        with self._database.reading() as connection:
            found = dict(
                connection.execute(
                    "SELECT id, key FROM deck WHERE id IN (SELECT value FROM json_each(?))", (json.dumps(list(ids)),)
                )
            )
        return [found[id_] for id_ in ids if id_ in found]

    def number(self, key: str) -> int | None:
        """Return the row of the deck with this key, None for one that is gone."""
        with self._database.reading() as connection:
            found = connection.execute("SELECT id FROM deck WHERE key = ?", (key,)).fetchone()
        return int(found[0]) if found is not None else None

    def without_icons(self, keys: Iterable[str], *, with_page: bool = False) -> list[str]:
        """Return those of the decks with these keys whose bonus icons are not known, in their order; `with_page`
        keeps to those whose public page can be fetched."""
        where = "NOT icons_known AND NOT alliance AND key LIKE 'mv:%'" if with_page else "NOT icons_known"
        with self._database.reading() as connection:
            found = {key for (key,) in connection.execute(f"SELECT key FROM deck WHERE {where}")}
        return [key for key in keys if key in found]

    def kinds_of(self, keys: Iterable[str]) -> dict[str, DeckKind]:
        """Return the kinds of those of these decks that were not published as they are."""
        wanted = frozenset(keys)
        with self._database.reading() as connection:
            found = connection.execute("SELECT key, kind FROM deck WHERE kind <> ''").fetchall()
        return {key: DeckKind(kind) for key, kind in found if key in wanted}

    def present(self, keys: Iterable[str]) -> frozenset[str]:
        """Return those of these keys whose decks, or once theirs, are on the shelf and not in its trash."""
        wanted = json.dumps(list(keys))
        asked = (
            "SELECT asked.value FROM json_each(?) AS asked LEFT JOIN former_key ON former_key.key = asked.value "
            "JOIN deck ON deck.key = coalesce(former_key.deck, asked.value) WHERE trashed IS NULL"
        )
        with self._database.reading() as connection:
            return frozenset(key for (key,) in connection.execute(asked, (wanted,)))

    def made_from(self, key: str) -> list[DeckRow]:
        """Return the decks outside the trash that were made of the deck that has that key, or once had, by name."""
        asked = (
            "SELECT id FROM deck WHERE trashed IS NULL AND id IN (SELECT deck FROM made_of WHERE key = ?1 "
            "OR key IN (SELECT key FROM former_key WHERE deck = ?1)) ORDER BY words"
        )
        with self._database.reading() as connection:
            return search.rows(connection, [row[0] for row in connection.execute(asked, (key,))])

    # What the owner says.

    def set_favorite(self, keys: Iterable[str], on: bool) -> None:
        """Mark decks as favorites, or no longer."""
        self._set("favourite", int(on), keys)

    def set_chains(self, key: str, chains: int) -> None:
        """Say with how many chains the deck begins its next game; 0 to 24."""
        self._set("chains", max(0, min(chains, 24)), [key])

    def set_notes(self, key: str, text: str) -> None:
        """Keep the notes of a deck; an empty text takes them away."""
        with self._database.writing() as connection:
            write_notes(connection, key, text)

    def set_folder(self, keys: Iterable[str], name: str) -> None:
        """Put decks into the folder of that name, made when there is none; "" takes them out of theirs."""
        with self._database.writing() as connection:
            folder = named(connection, "folder", name)
            connection.executemany("UPDATE deck SET folder = ? WHERE key = ?", ((folder, key) for key in keys))

    def set_order(self, keys: Sequence[str]) -> None:
        """Give decks an order by hand, which `Sort("place")` shows; the others come after them."""
        with self._database.writing() as connection:
            connection.executemany("UPDATE deck SET place = ? WHERE key = ?", enumerate(keys, 1))

    def folders(self) -> dict[str, int]:
        """Return the folders by name, and how many decks outside the trash each has."""
        with self._database.reading() as connection:
            return dict(
                connection.execute(
                    "SELECT folder.name, count(deck.id) FROM folder LEFT JOIN deck "
                    "ON deck.folder = folder.id AND trashed IS NULL GROUP BY folder.id ORDER BY folder.words"
                )
            )

    def add_tag(self, keys: Iterable[str], tag: str) -> None:
        """Give decks a tag."""
        with self._database.writing() as connection:
            give_tag(connection, named(connection, "tag", tag), keys)

    def remove_tag(self, keys: Iterable[str], tag: str) -> None:
        """Take a tag from decks; the tag itself stays."""
        with self._database.writing() as connection:
            connection.executemany(
                "DELETE FROM deck_tag WHERE tag = (SELECT id FROM tag WHERE words = ?) "
                "AND deck = (SELECT id FROM deck WHERE key = ?)",
                ((name_words(tag), key) for key in keys),
            )

    def set_tags(self, key: str, tags: Iterable[str]) -> None:
        """Give a deck exactly these tags."""
        with self._database.writing() as connection:
            numbers = [named(connection, "tag", tag) for tag in tags]
            connection.execute("DELETE FROM deck_tag WHERE deck = (SELECT id FROM deck WHERE key = ?)", (key,))
            give_tags(connection, numbers, key)

    def tags(self) -> list[Tag]:
        """Return all tags by name."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT tag.name, tag.colour, count(deck.id) FROM tag LEFT JOIN deck_tag ON deck_tag.tag = tag.id "
                "LEFT JOIN deck ON deck.id = deck_tag.deck AND trashed IS NULL GROUP BY tag.id ORDER BY tag.words"
            )
            return [Tag(*row) for row in rows]

    def set_tag_color(self, tag: str, color: str) -> None:
        """Give a tag a color, "#rrggbb", or "" for none."""
        with self._database.writing() as connection:
            connection.execute("UPDATE tag SET colour = ? WHERE words = ?", (color[:9], name_words(tag)))

    def delete_tag(self, tag: str) -> None:
        """Take a tag from all decks and forget it."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM tag WHERE words = ?", (name_words(tag),))

    def delete_folder(self, name: str) -> None:
        """Forget a folder; its decks stay on the shelf."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM folder WHERE words = ?", (name_words(name),))

    def _set(self, column: str, value: object, keys: Iterable[str]) -> None:
        with self._database.writing() as connection:
            connection.executemany(f"UPDATE deck SET {column} = ? WHERE key = ?", ((value, key) for key in keys))

    # Trash.

    def trash(self, keys: Iterable[str]) -> None:
        """Put decks into the trash; all that was said of them goes along and comes back with `untrash`."""
        self._set("trashed", int(datetime.now(UTC).timestamp()), keys)

    def untrash(self, keys: Iterable[str]) -> None:
        """Take decks out of the trash."""
        self._set("trashed", None, keys)

    def empty_trash(self, *, older_than: timedelta = timedelta(0)) -> int:
        """Delete for good what has been in the trash that long; return how many decks. Results are kept."""
        limit = int((datetime.now(UTC) - older_than).timestamp())
        with self._database.writing() as connection:
            rows = connection.execute(
                "SELECT id, content FROM deck LEFT JOIN record ON record.deck = id WHERE trashed <= ?", (limit,)
            ).fetchall()
            for id_, content in rows:
                writing.forget_cards(connection, id_, self._unpacked(content))
            connection.executemany("DELETE FROM deck WHERE id = ?", ((id_,) for id_, _ in rows))
            connection.execute("DELETE FROM former_key WHERE deck NOT IN (SELECT key FROM deck)")
        return len(rows)

    # Results.

    def add_result(self, result: Result) -> int:
        """Keep how a game ended, for both decks; return its number. A journal has one result: a second one
        takes the place of the first."""
        with self._database.writing() as connection:
            return results.add(connection, result)

    def remove_result(self, number: int) -> None:
        """Take a result off."""
        with self._database.writing() as connection:
            results.remove(connection, number)

    def keep_strengths(self, found: Mapping[str, Strength]) -> None:
        """Keep how often decks win in the hands of the program, by their keys, in the place of all that was kept."""
        with self._database.reading() as connection:
            if strengths.by_key(connection) == {key: found[key] for key in self.present(found)}:
                return
        with self._database.writing() as connection:
            strengths.put(connection, found)

    def results(self, key: str) -> list[Kept]:
        """Return a deck's results from its own side, newest first."""
        with self._database.reading() as connection:
            return results.of_deck(connection, former.key_now(connection, key))

    # Saved searches.

    def save_search(self, name: str, text: str) -> None:
        """Keep a query under a name, in the place of an older one; an empty name keeps nothing."""
        shown = " ".join(name.split())[:MAX_NAME].strip()
        if shown:
            with self._database.writing() as connection:
                connection.execute("INSERT OR REPLACE INTO search VALUES (?, ?)", (shown, text[:MAX_TEXT]))
                keep_within(connection, "search")

    def saved_searches(self) -> dict[str, str]:
        """Return the saved queries by name."""
        with self._database.reading() as connection:
            return dict(connection.execute("SELECT name, text FROM search ORDER BY name COLLATE NOCASE"))

    def delete_search(self, name: str) -> None:
        """Forget a saved query."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM search WHERE name = ?", (name,))

    # Safety.

    def export(self, path: Path) -> None:
        """Write the whole shelf, trash and results included, to one file that `bring_in` reads."""
        with self._database.reading() as connection:
            connection.execute("BEGIN")  # one moment's shelf, whatever is written meanwhile
            try:
                head = shelffile.Head(
                    version=transfer.version_for(connection),
                    program=__version__,
                    written=datetime.now(UTC).replace(microsecond=0),
                )
                shelffile.write(path, head, transfer.lines(connection))
            finally:
                connection.execute("ROLLBACK")

    def bring_in(self, path: Path, *, progress: Callable[[int], bool] | None = None) -> AddReport:
        """Put all that an exported shelf holds onto this one, beside what is there: everything or, when the file
        is damaged or `progress` returns False, nothing. What its owner said of a deck that is here already stays."""
        try:
            with self._database.writing() as connection:
                return transfer.bring_in(connection, shelffile.read(path), progress)
        except Stopped:
            return AddReport(cancelled=True)

    def check(self) -> None:
        """Look through the whole file; raises `StoreError` with `damaged` when it is not sound. Takes a while."""
        with self._database.reading() as connection:
            problem = backups.problem_of(connection)
        if problem is not None:
            raise StoreError(self.path, _UNSOUND.filled(why=problem), damaged=True)

    def backups(self) -> list[Backup]:
        """Return the dated copies of the shelf, newest first."""
        return backups.backups(self.path.parent)

    def back_up(self, *, reason: str = "") -> Backup:
        """Copy the shelf now; without a reason in the place of an earlier copy of today, if the shelf is sound.

        Raises `StoreError`, with `damaged` where a sound copy would give way to a damaged one.
        """
        if not reason:
            self.check()
        with self._database.reading() as connection:
            return backups.take(connection, self.path.parent, reason)

    def back_up_if_due(self) -> None:
        """Take the day's copy, or take it anew, when the shelf changed since the last one."""
        with self._database.reading() as connection:
            due = backups.is_due(connection, self.path.parent)
        if due:
            self.back_up()

    def restore(self, backup: Backup) -> None:
        """Make the shelf what it was when `backup` was taken; what it is now is copied first.

        For a damaged shelf, which cannot be opened, see `DeckStore.recover`.
        """
        with self._database.reading() as connection:
            backups.put_back(backup, connection, self.path.parent)
            _bring_up_to_date(self.path, connection)
            # The copy's count of changes is an old one, which a view may have seen: it must be new to everybody.
            connection.execute("UPDATE meta SET value = value + 1000000 WHERE name = 'changes'")

    @classmethod
    def recover(cls, folder: Path | None = None, backup: Backup | None = None) -> DeckStore:
        """Set a damaged shelf aside under another name and return one made from `backup`, or an empty one.

        `backups.newest_good(folder)` is the copy to offer. Close the damaged shelf before.
        """
        home = folder or shelf_folder()
        backups.recover(home, backup)
        return cls.open(home)

    def maintain(
        self, *, progress: Callable[[int], bool] | None = None, before_each: Callable[[], bool] | None = None
    ) -> None:
        """Do what needs doing now and then, in a worker thread: look whether the file is sound (raises
        `StoreError`), copy it when it changed, empty the trash of what lay there for `TRASH_DAYS`,
        and work out again what another version of the program sees differently (the longest part: `progress`
        is called with the number of decks and returns False to leave the rest for another time; so does `before_each`,
        which is called before each deck and may wait, that others get on with their work)."""
        self.check()
        self.back_up_if_due()
        if self.count(trash=True):
            self.empty_trash(older_than=timedelta(days=TRASH_DAYS))
        self.refresh(progress=progress, before_each=before_each)

    def refresh(
        self, *, progress: Callable[[int], bool] | None = None, before_each: Callable[[], bool] | None = None
    ) -> int:
        """Work out again the figures, the names and the playability of decks that another version of the program
        worked out, and look whether it knows cards and sets by now that it did not; return how many decks.
        `progress` as in `add`, `before_each` as in `maintain`. Home-made decks come last: they wait for the grammar by
        which their cards are read."""
        with self._database.reading() as connection:
            if writing.cards_are_stale(connection):
                with self._database.writing():
                    writing.refresh_cards(connection)
        done, goes_on = self._refresh(0, progress, before_each)
        if goes_on and self._home_is_stale() and _grammar_comes(before_each):
            done, _ = self._refresh(done, progress, before_each, homemade=True)
        return done

    def _home_is_stale(self) -> bool:
        with self._database.reading() as connection:
            return bool(writing.stale(connection, 1, homemade=True))

    def _refresh(
        self,
        done: int,
        progress: Callable[[int], bool] | None,
        before_each: Callable[[], bool] | None,
        *,
        homemade: bool = False,
    ) -> tuple[int, bool]:
        """Refresh the home-made decks or the others; return how many were in all, after so many, and whether to go
        on."""
        goes_on = True
        while True:
            with self._database.reading() as connection:
                stale = writing.stale(connection, AT_ONCE, homemade=homemade)
            if not stale:
                return done, True
            preparer = Preparer()
            fresh, known = [], []
            for id_, content in stale:
                goes_on = before_each is None or before_each()
                record = self._unpacked(content) if goes_on else None
                if record is None or not _cards_are_read(record, before_each):
                    goes_on = False
                    break
                fresh.append((id_, derived_columns(record)))
                if (now := resolved(record)) is not record:
                    known.append((id_, preparer.ready(now)))
            with self._database.writing() as connection:
                writing.write_again(connection, fresh, known, preparer)
            done += len(fresh)
            if not goes_on or (progress is not None and not progress(done)):
                return done, False


def _grammar_comes(before_each: Callable[[], bool] | None) -> bool:
    """Wait for the grammar, which another program may have to learn first; return whether it came before the end."""
    coming = prepare()
    while not coming.done():
        if before_each is not None and not before_each():
            return False
        wait((coming,), _LOOK_S)
    return coming.exception() is None


def _cards_are_read(record: DeckRecord, before_each: Callable[[], bool] | None) -> bool:
    """Read the home-made cards of a deck one after the other; return False where that was stopped."""
    for card in record.homemade:
        if not is_read(card):
            if before_each is not None and not before_each():
                return False
            lines_not_understood(card)
    return True


def _bring_up_to_date(path: Path, connection: sqlite3.Connection) -> None:
    version = schema.version_of(connection)
    if version > schema.VERSION:
        raise StoreError(path, _NEWER)
    if version < 0:  # no program writes that
        raise StoreError(path, _NO_SHELF, damaged=True)
    if version == 0:
        _begin(path, connection)
    elif version < schema.VERSION:
        _must_be_a_shelf(path, connection)
        backups.take(connection, path.parent, f"v{schema.VERSION}")
        schema.migrate(connection)
    _must_be_a_shelf(path, connection)


def _must_be_a_shelf(path: Path, connection: sqlite3.Connection) -> None:
    try:
        changes_of(connection)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # no such table
            raise StoreError(path, _NO_SHELF, damaged=True) from error
        raise


def _begin(path: Path, connection: sqlite3.Connection) -> None:
    """Make a new shelf of an empty file; refuse one of another program."""
    filled = connection.execute("SELECT EXISTS (SELECT 1 FROM sqlite_schema)").fetchone()[0]
    if filled and schema.version_of(connection) == 0:  # asked again: another window may have begun it just now
        raise StoreError(path, _NO_SHELF, damaged=True)
    schema.migrate(connection)


def _look_for_loss(path: Path) -> None:
    """Refuse a file that lost its content: SQLite would take it for a new one."""
    try:
        emptied = path.stat().st_size == 0
    except OSError:
        return
    if emptied and backups.backups(path.parent):
        raise StoreError(path, _EMPTIED, damaged=True)


_NO_FOLDER = Words("The deck shelf’s folder cannot be created ({why}).")
_NEWER = Words("This deck shelf was written by a newer version of the program. It was left as it is.")
_NO_SHELF = Words("This file is not a deck shelf. It was left as it is.")
_EMPTIED = Words("The deck shelf’s file is empty, although there are backups of it.")
_UNSOUND = Words("The deck shelf’s file is damaged ({why}). It was left as it is.")
