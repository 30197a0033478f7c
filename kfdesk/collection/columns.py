"""What the shelf keeps in columns about a deck, worked out from its record: counts, figures, folded names."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING

from kfdesk import __version__, resources
from kfdesk.cards.facts import facts, sets
from kfdesk.collection.database import Damaged, seconds_of
from kfdesk.collection.homemade import register
from kfdesk.collection.identity import list_digest
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import CardType
from kfdesk.language.nouns import TRAITS
from kfdesk.records import record
from kfdesk.text.folding import fold, searchable
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.collection.figures import DeckFigures
    from kfdesk.collection.playable import Playability

MAX_CONTENT = 2 << 20
"""More bytes than this no record has, whatever fits into its fields: 2 MiB."""

BEING_READ = "being read"
"""The stamp of decks whose home-made cards have still to be read, after which they may be playable: what their columns
say is to be worked out again."""
_NOT_READ = "not read"
"""The stamp of such decks that cannot be played in any case."""
_LEVEL = 6
_LAST = 999
"""The place of a set that is not in the facts."""


@record
class CardRow:
    """What the shelf keeps of a card: `ref` is its id in the facts, or "?" and the folded title."""

    ref: str
    title: str
    words: str
    traits: str


def packed(record: DeckRecord) -> bytes:
    """Return the record as it lies on the disk."""
    return zlib.compress(record.model_dump_json(exclude_defaults=True).encode(), _LEVEL)


def unpacked(content: object) -> DeckRecord:
    """Return the record again; raises `Damaged`, pydantic's `ValidationError` or `zlib.error` for anything else.

    From then on its home-made cards are found by their ids.
    """
    if not isinstance(content, bytes):
        raise Damaged(Words("a deck is missing"))
    reader = zlib.decompressobj()
    text = reader.decompress(content, MAX_CONTENT)
    if not reader.eof:
        raise Damaged(Words("a deck is too large or cut short"))
    record = DeckRecord.model_validate_json(text)
    register(record.homemade)
    return record


def facts_columns(record: DeckRecord) -> dict[str, str | int]:
    """Return the columns that follow from the record alone."""
    return {
        "key": record.key,
        "name": record.name,
        "words": searchable(*dict.fromkeys((record.name, record.own_name))),
        "set_code": record.set,
        "set_place": set_place(record.set),
        "houses": f"|{'|'.join(sorted(record.houses))}|" if record.houses else "",
        "source": record.source.value,
        "added": seconds_of(record.added),
        "size": record.size,
        "alliance": int(record.alliance),
        "homemade": int(record.is_homemade),
        "kind": record.kind.value,
        "icons_known": int(record.icons_known),
        "foreigners": len(record.foreign),
        "list": list_digest((line.house, card_ref(line), line.count) for line in record.cards),
        "by_hand": 0 if record.came is None else 2 if record.is_changed else 1,
    }


def set_place(code: str) -> int:
    """Return where the set stands among the published ones, oldest first."""
    return next((place for place, known in enumerate(sets()) if known == code), _LAST)


def derived_columns(record: DeckRecord) -> dict[str, str | float | None]:
    """Return the columns that another version of the program may work out differently.

    No home-made card is read for that: there may be many decks.
    """
    from kfdesk.collection.figures import deck_figures  # it reads all definitions: nothing for a first look
    from kfdesk.collection.playable import playability

    found = playability(record, most_s=0)
    return {
        **figure_columns(deck_figures(record)),
        "playable": int(found.ok),
        "by_agreement": int(found.by_agreement),
        "unknown": record.unknown_cards,
        "stamp": _stamp_of(record, found),
    }


def _stamp_of(record: DeckRecord, found: Playability) -> str:
    if found.being_read:
        return BEING_READ if found.only_being_read else _NOT_READ
    return homemade_stamp() if record.is_homemade else stamp()


def figure_columns(figures: DeckFigures) -> dict[str, float | None]:
    """Return the columns of `FIGURES`; None for what is not known of a deck whose cards or icons are not all known."""
    return {
        **{column: figures.value(name) for column, name in _OF_FIGURES.items()},
        **{column: figures.count_of_type(kind) for column, kind in _OF_TYPES.items()},
        "rares": figures.count_of_rarity("rare"),
    }


_OF_TYPES = {
    "creatures": CardType.CREATURE,
    "actions": CardType.ACTION,
    "artifacts": CardType.ARTIFACT,
    "upgrades": CardType.UPGRADE,
}
_OF_FIGURES = {
    "amber": "amber_bonus",
    "expected": "expected_amber",
    "power": "creature_power",
    "armor": "armor",
    "mavericks": "mavericks",
    "legacies": "legacies",
    "anomalies": "anomalies",
    "enhanced": "enhanced",
    "steal": "steal",
    "capture": "capture",
    "draw": "draw",
    "archive": "archive",
    "wipes": "board_wipes",
    "removal": "removal",
    "keycheats": "key_cheats",
    "control": "amber_control",
    "artifactcontrol": "artifact_control",
    "disruption": "disruption",
    "protection": "creature_protection",
    "recursion": "recursion",
    "efficiency": "efficiency",
    "effectivepower": "effective_power",
}
"""Columns by the field of `DeckFigures` that they hold."""
COLUMN_OF_FIGURE = {figure: column for column, figure in _OF_FIGURES.items()}
"""The column, which is also the number of a search, of each such field."""


@cache
def facts_stamp() -> str:
    """Return what tells these card facts from others."""
    return "1-" + blake2b((resources.assets() / "facts" / "cards.json").read_bytes(), digest_size=8).hexdigest()


@cache
def stamp() -> str:
    """Return what tells the figures and the playability that this program works out from those of another version."""
    from kfdesk.collection.figures import FIGURES_VERSION

    return f"{FIGURES_VERSION}-{facts_stamp()}"


def homemade_stamp() -> str:
    """Return the same for home-made decks: each version of the program may understand more of what their cards say."""
    return f"{stamp()}-{__version__}"


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
    return _row_of(card)


@lru_cache(maxsize=4096)
def _row_of(card: PrintedFacts) -> CardRow:
    """Return what the shelf keeps of a card; many decks have the same one."""
    names = searchable(card.name, *(name for _, name in card.names))
    traits = searchable(*card.traits, *(TRAITS[trait].name.de for trait in card.traits if trait in TRAITS))
    return CardRow(card.id, card.name, names, traits)


def known_card(line: CardLine) -> PrintedFacts | None:
    """Return the facts of the line's card, None for one that the facts do not have."""
    return None if line.id is None else facts().get(line.id)
