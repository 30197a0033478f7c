"""What makes two deck lists the same deck: its public uuid, or, without one, what is on the list."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b

from kfdesk.collection.records import CardLine

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
