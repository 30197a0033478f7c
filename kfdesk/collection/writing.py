"""What goes onto the shelf: new decks, and decks that came again."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence

from kfdesk.collection import fetch_list, former, postings, ratings, results, strengths
from kfdesk.collection.byhand import by_hand
from kfdesk.collection.columns import (
    CardRow,
    card_counts,
    card_ref,
    card_row,
    derived_columns,
    facts_columns,
    facts_stamp,
    homemade_stamp,
    packed,
    stamp,
    unpacked,
)
from kfdesk.collection.database import value_of
from kfdesk.collection.homemade import MOST_CARRIED, HomeCard, carried, is_homemade, register
from kfdesk.collection.records import CardLine, DeckRecord, ForeignFigure, Source
from kfdesk.records import record


@record
class AddReport:
    """How many decks were new, how many known ones got newer facts, and how many were there just so;
    `cancelled` when the import was stopped on the way: what is counted is on the shelf."""

    added: int = 0
    merged: int = 0
    unchanged: int = 0
    cancelled: bool = False

    def __add__(self, other: AddReport) -> AddReport:
        return AddReport(
            self.added + other.added,
            self.merged + other.merged,
            self.unchanged + other.unchanged,
            self.cancelled or other.cancelled,
        )


@record
class Prepared:
    """A deck made ready before the transaction, so that nobody waits for more than the writing."""

    record: DeckRecord
    columns: dict[str, object]
    content: bytes
    counts: dict[str, int]
    cards: dict[str, CardRow]


class Preparer:
    """Makes records ready for the shelf; a card met before is not worked out again."""

    def __init__(self) -> None:
        self._cards: dict[str, CardRow] = {}

    def ready(self, record: DeckRecord) -> Prepared:
        """Return the record with all that is kept beside it. Its home-made cards are found by their ids from then
        on."""
        register(record.homemade)
        for line in (*record.cards, *record.references):
            ref = card_ref(line)
            if ref not in self._cards:
                self._cards[ref] = card_row(line)
        columns: dict[str, object] = {**facts_columns(record), **derived_columns(record)}
        return Prepared(record, columns, packed(record), dict(card_counts(record)), self._cards)


Merge = Callable[[DeckRecord, DeckRecord], DeckRecord]
"""What becomes of the record that the shelf has of a deck and of the one that came."""


def write(
    connection: sqlite3.Connection,
    batch: Sequence[Prepared],
    preparer: Preparer,
    stay_trashed: frozenset[str] = frozenset(),
    merge: Merge | None = None,
) -> AddReport:
    """Put a batch of decks with different keys onto the shelf; call it inside a transaction.

    What lies in the trash comes out of it, but for the keys of `stay_trashed`. A deck under a key that it no longer has
    here is the one that it was joined with.
    """
    known = _known(connection, [ready.record.key for ready in batch])
    fresh = [ready for ready in batch if ready.record.key not in known]
    merged = unchanged = 0
    for ready in batch:
        if (key := ready.record.key) in known:
            id_, trashed = known[key]
            changed = _refresh(
                connection, id_, trashed and key not in stay_trashed, ready, preparer, merge or _merge_for(key)
            )
            merged, unchanged = merged + changed, unchanged + (not changed)
    _insert(connection, fresh)
    fetch_list.arrived(connection, [ready.record.key for ready in batch if ready.record.cards])
    results.recount_new(connection, [ready.record.key for ready in fresh])
    return AddReport(len(fresh), merged, unchanged)


def merged_record(old: DeckRecord, new: DeckRecord) -> DeckRecord:
    """Return what the shelf keeps of a deck that came again: the newer facts, but never poorer ones.

    A source that leaves bonus icons out does not take them from a record that has them. Figures of other sites
    are kept side by side by site and name, the younger of two. When and from where the deck first came stays, and so
    does what was changed by hand: the newer facts are of the deck as it came. What was known by its name alone came
    from where its cards did. A deck that somebody put together is what it was made last, also if that is less.
    """
    hand = next((record for record in (old, new) if record.came is not None), None)
    facts = _merged(old.as_it_came, new.as_it_came)
    return facts if hand is None else by_hand(facts, hand)


def joined_record(stays: DeckRecord, goes: DeckRecord) -> DeckRecord:
    """Return what is known of a deck that was on the shelf twice: the one that stays, with what was known better of the
    one that goes."""
    here, there = stays.as_it_came, goes.as_it_came.model_copy(update={"key": stays.key})
    best = min((here, there), key=lambda record: (not record.cards, len(record.unknown), not record.icons_known))
    if goes.is_changed:  # the list it came with was put right, and the one by hand is none that a deck came with
        best = here
    mavericks = {(line.house, line.id) for record in (here, there) for line in record.cards if line.maverick}
    cards = tuple(
        line.model_copy(update={"maverick": True}) if (line.house, line.id) in mavericks else line
        for line in best.cards
    )
    references = _richer(best.references, here.references, there.references)
    homemade = _carried(cards, references, here, there)
    if homemade is None:  # more than a deck carries along
        references, homemade = best.references, best.homemade
    facts = _merged(there, here).model_copy(
        update={
            "name": here.name,
            "houses": best.houses,
            "cards": cards,
            "references": references,
            "homemade": homemade,
            "alliance": here.alliance or there.alliance,
            "made_of": here.made_of or there.made_of,
            "icons_known": best.icons_known,
            "source": here.source,
            "added": min(here.added, there.added),
        }
    )
    return facts if stays.came is None else by_hand(facts, stays)


def _merged(old: DeckRecord, new: DeckRecord) -> DeckRecord:
    if old.source is new.source is Source.HOMEMADE:
        return new.model_copy(update={"added": old.added})
    poorer = old.icons_known and not new.icons_known and len(old.unknown) <= len(new.unknown)
    unwritten = bool(old.homemade) and not new.homemade  # cards were written for what nobody knew
    best = old if poorer or unwritten or not new.cards else new
    figures: dict[tuple[str, str], ForeignFigure] = {(figure.site, figure.name): figure for figure in old.foreign}
    for figure in new.foreign:
        kept = figures.get((figure.site, figure.name))
        if kept is None or kept.taken is None or (figure.taken is not None and figure.taken >= kept.taken):
            figures[figure.site, figure.name] = figure
    references = _richer(best.references, old.references, new.references)
    homemade = _carried(best.cards, references, old, new)
    if homemade is None:  # more than a deck carries along
        references, homemade = best.references, best.homemade
    return best.model_copy(
        update={
            "name": new.name,
            "set": new.set or old.set,
            "references": references,
            "homemade": homemade,
            "source": old.source if old.cards or not new.cards else new.source,
            "added": old.added,
            "seed": old.seed if new.seed is None else new.seed,
            "foreign": tuple(figures.values())[-60:],
        }
    )


def _carried(
    cards: tuple[CardLine, ...], references: tuple[CardLine, ...], *among: DeckRecord
) -> tuple[HomeCard, ...] | None:
    """Return the home-made cards of these lines in their order, None where they are too many for a deck."""
    ids = (line.id for line in (*cards, *references) if line.id is not None and is_homemade(line.id))
    held = dict.fromkeys(ids)
    known = (card for record in among for card in record.homemade)
    return carried(held, known) if len(held) <= MOST_CARRIED else None


def _richer(*each: tuple[CardLine, ...]) -> tuple[CardLine, ...]:
    """Return the first of these cards beside a deck that all are known, else the first that are any."""
    whole = (lines for lines in each if lines and all(line.known for line in lines))
    return next(whole, next(filter(None, each), ()))


def put(connection: sqlite3.Connection, record: DeckRecord, preparer: Preparer) -> None:
    """Keep a record just so in the place of the one that the shelf has of the deck; call it inside a transaction."""
    write(connection, [preparer.ready(record)], preparer, frozenset({record.key}), merge=_newer)


def remove(connection: sqlite3.Connection, key: str) -> None:
    """Delete a deck for good; its results are kept. Call it inside a transaction."""
    id_ = value_of(connection, "SELECT id FROM deck WHERE key = ?", (key,))
    content = value_of(connection, "SELECT content FROM record WHERE deck = ?", (id_,))
    forget_cards(connection, id_, unpacked(content))
    connection.execute("DELETE FROM deck WHERE id = ?", (id_,))


def _newer(old: DeckRecord, new: DeckRecord) -> DeckRecord:
    return new if new.key == old.key else new.model_copy(update={"key": old.key})


def _merge_for(key: str) -> Merge:
    """Return how a deck that came again under a key is merged with the one of the shelf, which may have another key."""

    def merge(old: DeckRecord, new: DeckRecord) -> DeckRecord:
        return merged_record(old, new) if old.key == key else joined_record(old, new)

    return merge


def _known(connection: sqlite3.Connection, keys: list[str]) -> dict[str, tuple[int, bool]]:
    """Return the row of those decks that are on the shelf, and whether they lie in the trash."""
    found = {}
    for key in keys:
        asked = "SELECT id, trashed IS NOT NULL FROM deck WHERE key = ?"
        now = former.key_now(connection, key)
        row = connection.execute(asked, (now,)).fetchone() or connection.execute(asked, (key,)).fetchone()
        if row is not None:
            found[key] = (row[0], bool(row[1]))
    return found


def _refresh(
    connection: sqlite3.Connection, id_: int, untrash: bool, ready: Prepared, preparer: Preparer, merge: Merge
) -> bool:
    """Bring a deck up to date and, if asked, out of the trash; return whether anything changed."""
    old = unpacked(value_of(connection, "SELECT content FROM record WHERE deck = ?", (id_,)))
    record = merge(old, ready.record)
    if untrash:
        connection.execute("UPDATE deck SET trashed = NULL WHERE id = ?", (id_,))
    if record == old:
        return untrash
    now = preparer.ready(record)
    marks = ", ".join(f"{name} = ?" for name in now.columns)
    connection.execute(f"UPDATE deck SET {marks} WHERE id = ?", (*now.columns.values(), id_))
    connection.execute("UPDATE record SET content = ? WHERE deck = ?", (now.content, id_))
    if (record.houses, record.cards, record.references) != (old.houses, old.cards, old.references):
        strengths.forget(connection, id_)
    ratings.put(connection, [(id_, record)])
    _put_made_of(connection, [(id_, record)])
    forget_cards(connection, id_, old)
    _insert_cards(connection, [(id_, now)])
    return True


def stale(connection: sqlite3.Connection, most: int, *, homemade: bool = False) -> list[tuple[int, bytes]]:
    """Return decks whose figures another version of the program worked out, or home-made ones that were still being
    read: row and packed record."""
    asked = f"SELECT id, content FROM deck JOIN record ON record.deck = id WHERE {_STALE} AND homemade = ? LIMIT ?"
    return connection.execute(asked, (*_stamps(), int(homemade), most)).fetchall()


_STALE = "stamp <> CASE WHEN homemade THEN ? ELSE ? END"


def _stamps() -> tuple[str, str]:
    return homemade_stamp(), stamp()


def write_again(
    connection: sqlite3.Connection,
    derived: Iterable[tuple[int, Mapping[str, object]]],
    known: Iterable[tuple[int, Prepared]],
    preparer: Preparer,
) -> None:
    """Keep what was worked out again for rows that were `stale`: columns, and records that are better known now.

    Call it inside a transaction. A deck that came again since, or is gone, is left as it is; one in the trash stays.
    """
    asked = f"SELECT 1 FROM deck WHERE id = ? AND {_STALE}"
    same = {id_: columns for id_, columns in derived if connection.execute(asked, (id_, *_stamps())).fetchone()}
    for id_, columns in same.items():
        marks = ", ".join(f"{name} = ?" for name in columns)
        connection.execute(f"UPDATE deck SET {marks} WHERE id = ?", (*columns.values(), id_))
    batch = [ready for id_, ready in known if id_ in same]
    write(connection, batch, preparer, frozenset(ready.record.key for ready in batch), merge=_newer)


def cards_are_stale(connection: sqlite3.Connection) -> bool:
    """Return whether the names of cards come from other facts than the program's."""
    row = connection.execute("SELECT value FROM meta WHERE name = 'facts'").fetchone()
    return (row[0] if row else None) != facts_stamp()


def refresh_cards(connection: sqlite3.Connection) -> None:
    """Take names and traits of all cards from the facts again; call it inside a transaction."""
    rows = []
    for id_, ref, title in connection.execute("SELECT id, ref, title FROM card"):
        if is_homemade(ref):  # it says what it always said
            continue
        unknown = ref.startswith("?")
        card = card_row(CardLine(id=None if unknown else ref, title=title, house=""))
        rows.append((card.title, card.words, card.traits, id_))
    connection.executemany("UPDATE card SET title = ?, words = ?, traits = ? WHERE id = ?", rows)
    connection.execute("INSERT OR REPLACE INTO meta VALUES ('facts', ?)", (facts_stamp(),))


def forget_cards(connection: sqlite3.Connection, id_: int, record: DeckRecord) -> None:
    """Take the deck out of the index of cards."""
    ids = dict(connection.execute("SELECT ref, id FROM card"))
    entries = [(ids[ref], id_) for ref in card_counts(record) if ref in ids]
    connection.executemany("DELETE FROM deck_card WHERE card = ? AND deck = ?", entries)
    postings.remove(connection, entries)


def _insert(connection: sqlite3.Connection, fresh: Sequence[Prepared]) -> None:
    if not fresh:
        return
    first = connection.execute("SELECT ifnull(max(id), 0) + 1 FROM deck").fetchone()[0]
    names = list(fresh[0].columns)
    marks = ", ".join("?" for _ in range(len(names) + 1))
    numbered = list(enumerate(fresh, first))
    connection.executemany(
        f"INSERT INTO deck (id, {', '.join(names)}) VALUES ({marks})",
        ((id_, *ready.columns.values()) for id_, ready in numbered),
    )
    connection.executemany("INSERT INTO record VALUES (?, ?)", ((id_, ready.content) for id_, ready in numbered))
    ratings.put(connection, ((id_, ready.record) for id_, ready in numbered))
    _put_made_of(connection, [(id_, ready.record) for id_, ready in numbered])
    _insert_cards(connection, numbered)


def _put_made_of(connection: sqlite3.Connection, decks: Sequence[tuple[int, DeckRecord]]) -> None:
    """Say which decks these ones were made of, and no others."""
    connection.executemany("DELETE FROM made_of WHERE deck = ?", ((id_,) for id_, _ in decks))
    made = ((id_, one.key) for id_, record in decks for one in record.made_of)
    connection.executemany("INSERT OR IGNORE INTO made_of VALUES (?, ?)", made)


def _insert_cards(connection: sqlite3.Connection, decks: Iterable[tuple[int, Prepared]]) -> None:
    """Enter the decks into the index of cards, in the index's own order, which is the quickest."""
    decks = list(decks)
    ids = _card_ids(connection, decks)
    entries = sorted((ids[ref], id_, count) for id_, ready in decks for ref, count in ready.counts.items())
    connection.executemany("INSERT INTO deck_card VALUES (?, ?, ?)", entries)
    postings.add(connection, ((card, deck) for card, deck, _ in entries))


def _card_ids(connection: sqlite3.Connection, decks: Iterable[tuple[int, Prepared]]) -> dict[str, int]:
    ids: dict[str, int] = dict(connection.execute("SELECT ref, id FROM card"))
    for _, ready in decks:
        for ref in ready.counts:
            if ref not in ids:
                card = ready.cards[ref]
                cursor = connection.execute(
                    "INSERT INTO card (ref, title, words, traits) VALUES (?, ?, ?, ?)",
                    (card.ref, card.title, card.words, card.traits),
                )
                ids[ref] = int(cursor.lastrowid or 0)
    return ids
