"""Decks of the shelf that are the same deck under two identities, such as a list typed as text that came from the
Master Vault later.

Two decks are the same where their houses and cards are; of a deck of which only the name is known, that is likely where
another one has it. That is sure where all is known of both; where a card is not
known to this program, or a source leaves bonus icons out, it is likely. Two registered decks are never the same, and
what somebody put together is compared with nothing but such decks.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import Enum, auto
from itertools import combinations

from pydantic import ValidationError

from kfdesk.collection.columns import card_ref, unpacked
from kfdesk.collection.database import Damaged
from kfdesk.collection.records import HOUSE_WORDS, DeckRecord
from kfdesk.records import record
from kfdesk.text.folding import searchable

PART_UNLIKE = 6
"""At most one of so many cards may differ, as unknown ones do from what they are."""
MOST_PAIRED = 12
"""Of more decks with one list not every pair is listed."""
MOST_COMPARED = 500
"""So many decks with something unknown are compared with all others; those with the fewest unknown lines."""


class Likeness(Enum):
    """How certain it is that two decks are one."""

    SURE = auto()
    LIKELY = auto()


@record
class Double:
    """Two decks by their keys: the one that is known better, which stays where they are joined, and the other."""

    stays: str
    goes: str
    likeness: Likeness


Place = tuple[str, str]
"""A house and a card, as `card_ref` has it."""


@record
class Unlike:
    """What the lists of two decks have differently; empty where they are equal."""

    cards: tuple[tuple[Place, ...], tuple[Place, ...]]
    """The cards that only one of them has, a place for each copy."""
    icons: tuple[Place, ...]
    """The cards whose copies have other bonus icons, where both sources say which."""
    icons_unknown: tuple[bool, bool]
    """Of which of them the bonus icons are not known."""
    references: bool
    """Whether other known cards lie beside them."""
    names: bool
    """Whether they are called differently."""


def unlike(one: DeckRecord, other: DeckRecord) -> Unlike:
    """Return what the lists of two decks have differently."""
    here, there = _cards(one), _cards(other)
    cards = tuple((here - there).elements()), tuple((there - here).elements())
    icons = _icons(one) - _icons(other) if one.icons_known and other.icons_known else Counter[tuple[Place, str]]()
    only_here = Counter(cards[0])
    return Unlike(
        cards=cards,
        icons=tuple(place for place in dict.fromkeys(place for place, _ in icons) if place not in only_here),
        icons_unknown=(not one.icons_known, not other.icons_known),
        references=_beside(one) != _beside(other) if _beside(one) and _beside(other) else False,
        names=one.own_name.casefold() != other.own_name.casefold(),
    )


def likeness(one: DeckRecord, other: DeckRecord) -> Likeness | None:
    """Return how certain it is that two decks are one; None where they are two."""
    if (one.uuid and other.uuid) or one.is_composed != other.is_composed:
        return None
    if one.set and other.set and one.set != other.set:
        return None
    if any(made.key == of.key for deck, of in ((one, other), (other, one)) for made in deck.made_of):
        return None  # a copy to change is not the deck
    if not (one.cards and other.cards):
        return Likeness.LIKELY if _is_of_name(one, other) or _is_of_name(other, one) else None
    found = unlike(one, other)
    mine, theirs = found.cards
    if len(mine) != len(theirs) or not one.size or len(mine) * PART_UNLIKE > one.size:
        return None
    unknown = tuple(sum(not _is_known(place) for place in places) for places in found.cards)
    if len(mine) - unknown[0] > unknown[1] or len(theirs) - unknown[1] > unknown[0]:
        return None  # a known card stands in the place of another known one
    doubts = (mine, found.icons, any(found.icons_unknown), found.references, one.unknown, other.unknown)
    return Likeness.LIKELY if any(doubts) else Likeness.SURE


def _is_of_name(bare: DeckRecord, deck: DeckRecord) -> bool:
    """Return whether a deck of which only the name is known is called as another one."""
    return not bare.cards and bool(deck.cards) and bare.uuid is None and _words(bare) == _words(deck)


def _words(deck: DeckRecord) -> str:
    return searchable(deck.own_name)


def _cards(deck: DeckRecord) -> Counter[Place]:
    counts = Counter[Place]()
    for line in deck.cards:
        counts[line.house, card_ref(line)] += line.count
    return counts


def _icons(deck: DeckRecord) -> Counter[tuple[Place, str]]:
    """Return how many copies with which icons, in any order, the deck has."""
    counts = Counter[tuple[Place, str]]()
    for line in deck.cards:
        counts[(line.house, card_ref(line)), "|".join(sorted(line.icons))] += line.count
    return counts


def _beside(deck: DeckRecord) -> frozenset[str]:
    return frozenset(line.id for line in deck.references if line.id is not None)


def _is_known(place: Place) -> bool:
    house, ref = place
    return house in HOUSE_WORDS and not ref.startswith("?")


def known_better(one: DeckRecord, other: DeckRecord) -> tuple[DeckRecord, DeckRecord]:
    """Return two decks, the one that is known better first: registered, as it came, with its icons and cards."""
    return (one, other) if _worth(one) >= _worth(other) else (other, one)


def _worth(deck: DeckRecord) -> tuple[object, ...]:
    mavericks = sum(line.count for line in deck.cards if line.maverick)
    return (
        bool(deck.cards),
        deck.uuid is not None,
        not deck.is_changed,
        deck.icons_known,
        -deck.unknown_cards,
        mavericks,
        bool(deck.references),
        bool(deck.foreign),
        -deck.added.timestamp(),
        deck.key,
    )


# On the shelf.


class FoundDoubles:
    """The doubles of a shelf as they were found last: looked for anew only where a deck that matters is another one."""

    def __init__(self) -> None:
        self._found: tuple[object, tuple[Double, ...]] = (None, ())

    def of(self, connection: sqlite3.Connection) -> tuple[Double, ...]:
        """Return the doubles outside the trash that their owner did not call two decks."""
        groups = _groups(connection)
        odd = _with_unknown(connection)
        asked = {deck for group in groups for deck in group} | set(odd)
        apart = _apart(connection)
        state = (groups, odd, _said_of(connection, asked), apart, _newest(connection) if odd else 0)
        if self._found[0] != state:
            self._found = state, tuple(_found(connection, groups, odd, apart))
        return self._found[1]


def between(connection: sqlite3.Connection, one: str, other: str) -> Double | None:
    """Return the double that two decks outside the trash are; None where they are two."""
    rows = connection.execute("SELECT id FROM deck WHERE trashed IS NULL AND key IN (?, ?) ORDER BY id", (one, other))
    return next(_found(connection, [tuple(row[0] for row in rows)], (), _apart(connection)), None)


def _apart(connection: sqlite3.Connection) -> frozenset[tuple[str, str]]:
    """Return the pairs that were called two decks, also where one of them was joined with a third since."""
    pairs = connection.execute(
        "SELECT ifnull((SELECT deck FROM former_key WHERE key = one), one), "
        "ifnull((SELECT deck FROM former_key WHERE key = other), other) FROM apart"
    )
    return frozenset(in_order(*pair) for pair in pairs)


def _groups(connection: sqlite3.Connection) -> list[tuple[int, ...]]:
    """Return the decks that have equal lists, group by group, and those of which only the name is known beside those of
    that name."""
    rows = connection.execute(
        "SELECT json_group_array(id) FROM deck WHERE trashed IS NULL AND list <> '' GROUP BY list HAVING count(*) > 1"
    )
    named = connection.execute(
        "SELECT bare.id, deck.id FROM deck AS bare JOIN deck ON deck.words = bare.words AND deck.size > 0 "
        "WHERE bare.size = 0 AND bare.key NOT LIKE 'mv:%' AND bare.trashed IS NULL AND deck.trashed IS NULL"
    )
    return [*(tuple(sorted(json.loads(ids))) for (ids,) in rows), *(tuple(sorted(pair)) for pair in named)]


def _with_unknown(connection: sqlite3.Connection) -> list[int]:
    asked = "SELECT id FROM deck WHERE trashed IS NULL AND unknown > 0 ORDER BY unknown, id LIMIT ?"
    return [row[0] for row in connection.execute(asked, (MOST_COMPARED,))]


def _said_of(connection: sqlite3.Connection, decks: Iterable[int]) -> list[tuple[object, ...]]:
    """Return of these decks what a change of what they are shows in."""
    asked = (
        "SELECT id, key, name, list, unknown, icons_known, by_hand, homemade, enhanced, mavericks, set_code, source "
        "FROM deck WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"
    )
    return connection.execute(asked, (json.dumps(sorted(decks)),)).fetchall()


def _newest(connection: sqlite3.Connection) -> object:
    """Return what is another value when decks came, went, or were corrected."""
    return connection.execute(
        "SELECT count(*), max(id), sum(unknown), sum(by_hand) FROM deck WHERE trashed IS NULL"
    ).fetchone()


def _found(
    connection: sqlite3.Connection,
    groups: Iterable[tuple[int, ...]],
    odd: Iterable[int],
    apart: frozenset[tuple[str, str]],
) -> Iterator[Double]:
    read = _reader(connection)
    pairs = dict.fromkeys(pair for group in groups for pair in _pairs_of(group))
    for deck in odd:
        record = read(deck)
        others = [near for near in _near(connection, record) if near != deck] if record is not None else []
        pairs.update(dict.fromkeys((min(deck, near), max(deck, near)) for near in others))
    for pair in sorted(pairs):
        one, other = map(read, pair)
        if one is None or other is None:
            continue
        like = likeness(one, other)
        if like is not None and in_order(one.key, other.key) not in apart:
            stays, goes = known_better(one, other)
            yield Double(stays.key, goes.key, like)


def _pairs_of(group: tuple[int, ...]) -> Iterable[tuple[int, int]]:
    """Return the pairs of decks with equal lists; of very many each with the first alone."""
    return combinations(group, 2) if len(group) <= MOST_PAIRED else ((group[0], other) for other in group[1:])


def in_order(one: str, other: str) -> tuple[str, str]:
    """Return two keys, the lesser first."""
    return min(one, other), max(one, other)


def _near(connection: sqlite3.Connection, deck: DeckRecord) -> list[int]:
    """Return the decks outside the trash that have nearly all of the cards of a deck, itself too."""
    refs = sorted({card_ref(line) for line in deck.cards})
    asked = (
        "SELECT deck FROM deck_card WHERE card IN (SELECT id FROM card WHERE ref IN (SELECT value FROM json_each(?))) "
        "GROUP BY deck HAVING count(*) >= ?"
    )
    least = max(1, len(refs) - deck.size // PART_UNLIKE)
    found = [row[0] for row in connection.execute(asked, (json.dumps(refs), least))]
    here = "SELECT id FROM deck WHERE trashed IS NULL AND size = ? AND id IN (SELECT value FROM json_each(?))"
    return [row[0] for row in connection.execute(here, (deck.size, json.dumps(found)))]


def _reader(connection: sqlite3.Connection) -> Callable[[int], DeckRecord | None]:
    """Return what gives the deck of a row, each read once; None for one that cannot be read."""
    known: dict[int, DeckRecord | None] = {}

    def read(id_: int) -> DeckRecord | None:
        if id_ not in known:
            row = connection.execute("SELECT content FROM record WHERE deck = ?", (id_,)).fetchone()
            try:
                known[id_] = unpacked(row[0] if row else None)
            except (Damaged, ValidationError, zlib.error):  # whoever looks at that deck is told
                known[id_] = None
        return known[id_]

    return read
