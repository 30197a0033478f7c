"""Several decks side by side: which cards they have in common, and where a number is the highest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kfdesk.cards.facts import facts
from kfdesk.collection.columns import card_ref
from kfdesk.collection.records import DeckRecord
from kfdesk.records import record
from kfdesk.text.folding import fold


@record
class CardRow:
    """A card, by its id or, where it is not known, "?" and its folded title; its name, and how many copies each deck
    has."""

    ref: str
    name: str
    counts: tuple[int, ...]

    @property
    def decks(self) -> int:
        """How many of the decks have it."""
        return sum(count > 0 for count in self.counts)

    @property
    def is_common(self) -> bool:
        """Whether all of them have it, whatever the number of copies."""
        return self.decks == len(self.counts)


def card_rows(decks: Sequence[DeckRecord], language: str) -> tuple[CardRow, ...]:
    """Return the cards of some decks, those that most of them have first, then by their names in a language."""
    counts = [Counter[str]() for _ in decks]
    names: dict[str, str] = {}
    for deck, found in zip(decks, counts, strict=True):
        for line in deck.cards:
            ref = card_ref(line)
            found[ref] += line.count
            if ref not in names:
                names[ref] = facts()[ref].name_in(language) if ref in facts() else line.title
    rows = (CardRow(ref, name, tuple(found[ref] for found in counts)) for ref, name in names.items())
    return tuple(sorted(rows, key=lambda row: (-row.decks, fold(row.name), row.ref)))


def highest(values: Sequence[float | None]) -> frozenset[int]:
    """Return the places of the highest of some numbers; none where fewer than two are known, or all are equal."""
    known = {value for value in values if value is not None}
    if len(known) < 2:
        return frozenset()
    return frozenset(place for place, value in enumerate(values) if value == max(known))
