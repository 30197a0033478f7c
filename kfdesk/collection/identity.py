"""What makes two deck lists the same deck: its public uuid, or, without one, what is on the list."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b

from kfdesk.collection.records import CardLine, DeckRecord

UUID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b", re.IGNORECASE)
"""A deck's public identity wherever it stands in a text."""


def vault_key(uuid: str) -> str:
    """Return the key of a deck with a public uuid."""
    return "mv:" + uuid.lower()


def list_key(name: str, houses: Iterable[str], cards: Iterable[CardLine]) -> str:
    """Return the key of a deck without a uuid: equal for equal names, houses and cards, in any order."""
    lines = sorted(
        (line.house, line.id or line.title, line.icons, line.maverick) for line in cards for _ in range(line.count)
    )
    said = repr((" ".join(name.split()).casefold(), sorted(map(str, houses)), lines))
    return "own:" + blake2b(said.encode(), digest_size=12).hexdigest()


def own_key(record: DeckRecord) -> str:
    """Return the key by its list that a deck has without a uuid: that of the list as it came."""
    came = record.as_it_came
    return list_key(came.name, came.houses, came.cards)


def list_digest(lines: Iterable[tuple[str, str, int]]) -> str:
    """Return what is equal for equal houses and cards, whatever the deck is called and which icons it has.

    A line is a house, the card's id (or "?" and its folded title), and the number of copies. No line gives "".
    """
    counts = Counter[tuple[str, str]]()
    for house, ref, count in lines:
        counts[house, ref] += count
    return blake2b(repr(sorted(counts.items())).encode(), digest_size=12).hexdigest() if counts else ""
