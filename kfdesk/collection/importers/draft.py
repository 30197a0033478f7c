"""A deck while it is being read, and the record that it becomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, auto
from functools import lru_cache
from typing import Any

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.identity import list_key, vault_key
from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.notes import findings
from kfdesk.collection.importers.rows import Read, RowError
from kfdesk.collection.importers.vocabulary import beside_house, is_reference
from kfdesk.collection.records import MAX_LINES, CardLine, DeckRecord, ForeignFigure, Source
from kfdesk.collection.titles import other_half
from kfdesk.engine.decks import DeckKind
from kfdesk.text.words import Words

MAX_TITLE = 200
"""Characters of a name of a deck or card."""
MAX_WORD = 60
"""Characters of a house, an icon, a kind of figure."""
MAX_RARITY = 40
"""Characters of a rarity or type."""
MAX_NUMBER = 20
"""Characters of a collector number."""
MAX_COPIES = 100
_MAX_ICONS = 10
_MAX_REFERENCES = 20


@dataclass(slots=True)
class Listed:
    """One entry of a list: `id` is the card where it is known, `title` what the source wrote.

    The words in `number`, `rarity` and `type` are kept only where the card is unknown.
    """

    title: str
    house: str = ""
    id: str | None = None
    count: int = 1
    icons: tuple[str, ...] = ()
    maverick: bool = False
    legacy: bool = False
    anomaly: bool = False
    number: str = ""
    rarity: str = ""
    type: str = ""
    order: int = 0
    """Where the source puts a card beside the deck: the faces of one prophecy card stand together."""


@dataclass(slots=True)
class Draft:
    """What a reader has gathered of one deck."""

    source: Source
    name: str = ""
    set: str = ""
    uuid: str = ""
    houses: list[str] = field(default_factory=list)
    cards: list[Listed] = field(default_factory=list)
    references: list[Listed] = field(default_factory=list)
    icons_known: bool = True
    alliance: bool = False
    foreign: list[ForeignFigure] = field(default_factory=list)
    homemade: tuple[HomeCard, ...] = ()
    """The home-made cards that its source carries along."""
    remarks: str = ""
    notes: list[Words] = field(default_factory=list)

    def read(self, now: datetime) -> Read:
        """Return the record of this deck, added `now`, with its notes; `RowError` where it cannot be a deck."""
        if not self.name:
            self.notes.append(s.UNNAMED)
        name = self.name or "–"
        houses = tuple(dict.fromkeys(house for house in self.houses if house))[:10]
        cards = _lines(self.cards, self.notes)
        if len(cards) > MAX_LINES:
            raise RowError(s.TOO_MANY_CARDS.filled(limit=MAX_LINES), name=name)
        for entry in self.references:
            if entry.id is not None and is_reference(entry.id):
                entry.house = beside_house(entry.id, self.set)
        references = _lines(self.references, self.notes)
        if len(references) > _MAX_REFERENCES:
            self.notes.append(s.REFERENCES_CUT)
            references = references[:_MAX_REFERENCES]
        told = self.alliance and self.source is Source.TEXT  # then a link leads to one of its decks
        has_page = bool(self.uuid) and self.source is not Source.HOMEMADE and not told
        record = DeckRecord(
            key=vault_key(self.uuid) if has_page else list_key(name, houses, cards),
            name=name,
            set=self.set,
            houses=houses,
            cards=cards,
            references=references,
            source=self.source,
            added=now,
            icons_known=self.icons_known,
            alliance=self.alliance,
            foreign=tuple(self.foreign[:60]),
            homemade=self.homemade,
        )
        return Read(record, (*self.notes, *findings(record)), remarks=self.remarks)

    def is_of_kind(self, kind: DeckKind) -> None:
        """Take the deck for one that was not published as it is: it has no public identity then, whatever is linked."""
        self.alliance = kind is DeckKind.ALLIANCE
        if kind is not DeckKind.ALLIANCE:
            self.source = Source.HOMEMADE

    def mark_strangers(self) -> None:
        """Mark mavericks, legacies and anomalies by the facts, for sources that do not mark them.

        A card in a house in which it was never printed is a maverick, unless this set numbers it outside the
        houses, as an anomaly or a revenant; a card that the deck's set does not print is a legacy.
        """
        for card in self.cards:
            if card.id is None or card.maverick or card.anomaly or card.legacy:
                continue
            here = _printed_in(card.id, self.set)
            if here in (_Printed.ANOMALY, _Printed.REVENANT):
                card.anomaly = here is _Printed.ANOMALY
                continue
            card.maverick = bool(card.house) and card.house not in printed_houses(card.id)
            card.legacy = bool(self.set) and not self.set.startswith("#") and here is _Printed.NOT

    def pair_halves(self) -> None:
        """Make half of the copies of a gigantic creature its art half, for sources that name both alike."""
        halves = _art_halves(self.cards)
        if not halves or any(card.id in halves for card in self.cards):
            return
        paired: list[Listed] = []
        total = Counter[tuple[str, str]]()
        for card in self.cards:
            if card.id is not None and other_half(card.id):
                total[card.id, card.house] += card.count
        for card in self.cards:
            half = other_half(card.id) if card.id else None
            if card.id is None or half is None:
                paired.append(card)
                continue
            copies = total.pop((card.id, card.house), 0)
            if copies:
                paired += _pair(card, half, copies)
                if copies % 2:
                    self.notes.append(s.HALF_MISSING.filled(card=card.title, count=copies))
        self.cards = paired


class _Printed(Enum):
    """How a set prints a card."""

    NOT = auto()
    IN_A_HOUSE = auto()
    ANOMALY = auto()
    REVENANT = auto()


@lru_cache(maxsize=1 << 13)
def _printed_in(card: str, set: str) -> _Printed:
    """Return how the set prints the card: cards outside the houses have no plain number, anomalies one with an A."""
    numbers = [printing.number for printing in facts()[card].printings if printing.set == set]
    if not numbers:
        return _Printed.NOT
    if any(number.isdecimal() for number in numbers):
        return _Printed.IN_A_HOUSE
    return _Printed.ANOMALY if all(number.startswith("A") for number in numbers) else _Printed.REVENANT


@lru_cache(maxsize=1 << 13)
def printed_houses(card: str) -> tuple[str, ...]:
    """Return every word for a house that the card was printed with."""
    return tuple(dict.fromkeys(printing.house for printing in facts()[card].printings))


def _art_halves(cards: Iterable[Listed]) -> set[str]:
    halves = (other_half(card.id) for card in cards if card.id)
    return {half for half in halves if half}


def _pair(card: Listed, half: str, copies: int) -> list[Listed]:
    """Return both halves of `copies` entries that were called alike; the base keeps one that is left over."""
    pair = [replace(card, count=copies - copies // 2)]
    if copies > 1:
        pair.append(replace(card, id=half, count=copies // 2))
    return pair


def _lines(entries: Iterable[Listed], notes: list[Words]) -> tuple[CardLine, ...]:
    """Return one line for equal entries, in the order of their first."""
    counts: dict[tuple[object, ...], int] = {}
    kept: dict[tuple[object, ...], Listed] = {}
    for entry in entries:
        if entry.count < 1 or entry.count > MAX_COPIES:
            raise RowError(s.BAD_COUNT.filled(card=entry.title))
        if len(entry.icons) > _MAX_ICONS:
            notes.append(s.ICONS_CUT.filled(card=entry.title))
            entry.icons = entry.icons[:_MAX_ICONS]
        what = entry.id or (entry.title, entry.number, entry.rarity, entry.type)
        same = (what, entry.house, entry.icons, entry.maverick, entry.legacy, entry.anomaly)
        kept.setdefault(same, entry)
        counts[same] = counts.get(same, 0) + entry.count
        if counts[same] > MAX_COPIES:
            raise RowError(s.BAD_COUNT.filled(card=entry.title))
    return tuple(_line(kept[same], count) for same, count in counts.items())


def _line(entry: Listed, count: int) -> CardLine:
    title = entry.title or (facts()[entry.id].name if entry.id else "?")
    words = ("", "", "") if entry.id else (entry.number, entry.rarity, entry.type)
    return _shared(
        entry.id, title, entry.house, count, entry.icons, (entry.maverick, entry.legacy, entry.anomaly), words
    )


@lru_cache(maxsize=1 << 14)
def _shared(
    id: str | None,
    title: str,
    house: str,
    count: int,
    icons: tuple[str, ...],
    marks: tuple[bool, bool, bool],
    words: tuple[str, str, str],
) -> CardLine:
    """Return the line with these fields; decks of one set have most of their lines in common.

    A model remembers which fields it was given: those that are as always are left out, which halves what it takes.
    """
    given: dict[str, Any] = dict(zip(_MARKS, marks, strict=True)) | dict(zip(_WORDS, words, strict=True))
    said = {name: value for name, value in given.items() if value}
    return CardLine(id=id, title=title, house=house, count=count, icons=icons, **said)


_MARKS = ("maverick", "legacy", "anomaly")
_WORDS = ("number", "rarity", "type")


@lru_cache(maxsize=1 << 14)
def figure(site: str, name: str, value: str, taken: date | None) -> ForeignFigure:
    """Return a figure of another site; see `ForeignFigure`."""
    return ForeignFigure(site=site, name=name, value=value, taken=taken)
