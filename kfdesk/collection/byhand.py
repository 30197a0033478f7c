"""What a person changes of a deck by hand: its name and its list, with the way back to what it was.

    deck = renamed(deck, "The fast one")              # its own name stays findable: deck.own_name
    deck = corrected(deck, line, fixed, copies=1)     # a misread card, an unknown house, a wrong icon
    deck = deck.as_it_came                            # without any of that

A deck that was changed keeps its key: notes, results and newer facts still find it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kfdesk.collection.records import (
    HOUSE_WORDS,
    LIST_FIELDS,
    MAX_COPIES,
    MAX_NAME,
    AsItCame,
    CardLine,
    DeckRecord,
)
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words

CHANGED_WORDS = Words("changed by hand")
"""What is said of a deck whose list is another one than it came with."""


def renamed(record: DeckRecord, name: str) -> DeckRecord:
    """Return the deck under another name, on one line; one that says nothing is the deck's own."""
    said = on_one_line(name)[:MAX_NAME].strip() or record.own_name
    return _with(record, {"name": said})


def corrected(record: DeckRecord, line: CardLine, fixed: CardLine, *, copies: int) -> DeckRecord:
    """Return the deck in which so many copies of a line, of the cards or beside them, are what `fixed` says.

    The houses of the deck follow: one that is not known gives way to the known one of a card that had it.
    """
    many = min(max(copies, 1), line.count)
    for field in ("cards", "references"):
        lines: tuple[CardLine, ...] = getattr(record, field)
        if line in lines:
            at = lines.index(line)
            left = (line.model_copy(update={"count": line.count - many}),) if line.count > many else ()
            made = (*lines[:at], *left, fixed.model_copy(update={"count": many}), *lines[at + 1 :])
            houses = _houses(record, line.house, fixed.house) if field == "cards" else record.houses
            return _held(_with(record, {field: _together(made), "houses": houses}))
    return record


def with_icons_known(record: DeckRecord, known: bool) -> DeckRecord:
    """Return the deck with a word on whether the bonus icons of all its cards are known."""
    return _with(record, {"icons_known": known})


def by_hand(facts: DeckRecord, hand: DeckRecord) -> DeckRecord:
    """Return a deck as it came, `facts`, with the name and the list that it has by hand in another record of it."""
    update: dict[str, object] = {"name": hand.name} if hand.name != hand.own_name else {}
    if hand.is_changed:
        update |= {name: getattr(hand, name) for name in (*LIST_FIELDS, "homemade")}
    return _with(facts, update)


def with_facts(record: DeckRecord, facts: DeckRecord) -> DeckRecord:
    """Return a record that was changed by hand with what newer facts made of it as it came; the same object where that
    is what it was."""
    came = _state(facts)
    return record if record.came == came else record.model_copy(update={"came": came})


def _with(record: DeckRecord, update: dict[str, object]) -> DeckRecord:
    """Return the deck with these fields by hand; without a memory of what came where nothing differs from that."""
    if record.is_composed:  # it is what somebody makes of it
        return record.model_copy(update=update)
    came = record.came or _state(record)
    made = record.model_copy(update={**update, "came": came})
    return made if made.is_changed or made.name != came.name else made.model_copy(update={"came": None})


def _held(record: DeckRecord) -> DeckRecord:
    """Return the deck with those home-made cards alone that it still holds."""
    ids = {line.id for line in (*record.cards, *record.references)}
    return record.model_copy(update={"homemade": tuple(card for card in record.homemade if card.id in ids)})


def _state(record: DeckRecord) -> AsItCame:
    return AsItCame(name=record.name, **{name: getattr(record, name) for name in LIST_FIELDS})


def _houses(record: DeckRecord, had: str, has: str) -> tuple[str, ...]:
    if had == has or had in HOUSE_WORDS or has in record.houses:
        return record.houses
    return tuple(has if house == had else house for house in record.houses)


def _together(lines: Iterable[CardLine]) -> tuple[CardLine, ...]:
    """Return lines in which those of equal copies are one, as far as a line may have so many."""
    counts = Counter[CardLine]()
    for line in lines:
        counts[line.model_copy(update={"count": 1})] += line.count
    return tuple(
        line.model_copy(update={"count": count})
        for line, copies in counts.items()
        for count in (*(MAX_COPIES,) * (copies // MAX_COPIES), copies % MAX_COPIES)
        if count
    )
