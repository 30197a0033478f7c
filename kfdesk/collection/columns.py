"""What the shelf keeps in columns about a deck, worked out from its record: counts, figures, folded names."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from kfdesk import resources
from kfdesk.cards.facts import facts, sets
from kfdesk.collection.database import Damaged
from kfdesk.collection.folding import fold, searchable
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.schema import FIGURES
from kfdesk.engine.facts import CardFacts
from kfdesk.engine.terms import CardType
from kfdesk.language.names import TRAITS

MAX_CONTENT = 1 << 20
"""More bytes than this a record never has: 1 MiB."""

_LEVEL = 6
_LAST = 999
"""The place of a set that is not in the facts."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """What the shelf keeps of a card: `ref` is its id in the facts, or "?" and the folded title."""

    ref: str
    title: str
    words: str
    traits: str


def packed(record: DeckRecord) -> bytes:
    """Return the record as it lies on the disk."""
    return zlib.compress(record.model_dump_json(exclude_defaults=True).encode(), _LEVEL)


def unpacked(content: bytes) -> DeckRecord:
    """Return the record again; raises `Damaged`, pydantic's `ValidationError` or `zlib.error` for anything else."""
    reader = zlib.decompressobj()
    text = reader.decompress(content, MAX_CONTENT)
    if not reader.eof:
        raise Damaged("a deck is too large or cut off")
    return DeckRecord.model_validate_json(text)


def facts_columns(record: DeckRecord) -> dict[str, str | int]:
    """Return the columns that follow from the record alone."""
    return {
        "key": record.key,
        "name": record.name,
        "words": searchable(record.name),
        "set_code": record.set,
        "set_place": set_place(record.set),
        "houses": f"|{'|'.join(sorted(record.houses))}|" if record.houses else "",
        "source": record.source.value,
        "added": int(record.added.timestamp()),
        "size": record.size,
        "alliance": int(record.alliance),
        "icons_known": int(record.icons_known),
        "unknown": len(record.unknown),
        "foreigners": len(record.foreign),
    }


def set_place(code: str) -> int:
    """Return where the set stands among the published ones, oldest first."""
    return next((place for place, known in enumerate(sets()) if known == code), _LAST)


def figure_columns(record: DeckRecord) -> dict[str, float | None]:
    """Return the figures of `FIGURES`."""
    found: Counter[str] = Counter()
    for line in record.cards:
        found["mavericks"] += line.count * line.maverick
        found["legacies"] += line.count * line.legacy
        found["anomalies"] += line.count * line.anomaly
        found["enhanced"] += line.count * bool(line.icons)
        found["amber"] += line.count * line.icons.count("amber")
        card = known_card(line)
        if card is not None:
            _count(found, card, line, record.set)
    return {name: float(found[name]) for name in FIGURES}


def playability(record: DeckRecord) -> tuple[bool, int]:
    """Return whether the deck may be played today, and how many of its different cards cannot be."""
    return not record.unknown and record.size == 36, len(record.unknown)


@cache
def facts_stamp() -> str:
    """Return what tells these card facts from others."""
    return "1-" + blake2b((resources.assets() / "facts" / "cards.json").read_bytes(), digest_size=8).hexdigest()


@cache
def stamp() -> str:
    """Return what tells the figures that this program works out from those of another version."""
    return f"1-{facts_stamp()}"


def card_counts(record: DeckRecord) -> Mapping[str, int]:
    """Return how many copies the deck has of each card by `CardRow.ref`, references included."""
    counts: Counter[str] = Counter()
    for line in (*record.cards, *record.references):
        counts[card_ref(line)] += line.count
    return counts


def card_ref(line: CardLine) -> str:
    """Return what identifies the line's card on the shelf."""
    return line.id if line.id is not None else "?" + fold(line.title)


def card_row(line: CardLine) -> CardRow:
    """Return what the shelf keeps of the line's card."""
    card = known_card(line)
    if card is None:
        return CardRow(card_ref(line), line.title, searchable(line.title), "")
    names = searchable(card.name, *(name for _, name in card.names))
    traits = searchable(*card.traits, *(TRAITS[trait].name.de for trait in card.traits if trait in TRAITS))
    return CardRow(card.id, card.name, names, traits)


def known_card(line: CardLine) -> CardFacts | None:
    """Return the facts of the line's card, None for one that the facts do not have."""
    return None if line.id is None else facts().get(line.id)


_TYPES = {
    CardType.ACTION: "actions",
    CardType.ARTIFACT: "artifacts",
    CardType.CREATURE: "creatures",
    CardType.UPGRADE: "upgrades",
}


def _count(found: Counter[str], card: CardFacts, line: CardLine, set_code: str) -> None:
    found["amber"] += line.count * card.amber(set_code)
    found["power"] += line.count * (card.power or 0)
    found["armor"] += line.count * (card.armor or 0)
    if card.type in _TYPES:
        found[_TYPES[card.type]] += line.count
    rarity = next((p.rarity for p in card.printings if p.set == set_code), line.rarity)
    found["rares"] += line.count * (rarity == "Rare")
