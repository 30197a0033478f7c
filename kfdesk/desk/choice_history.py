"""Choices made and taken back: what the controller remembers of them."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.desk import strings as s
from kfdesk.desk.naming import TableNames
from kfdesk.engine.decisions import Decision
from kfdesk.engine.entries import Entry
from kfdesk.engine.glossary import CARD
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.journal import By
from kfdesk.match.learned import Learned
from kfdesk.text.nouns import counted
from kfdesk.text.words import Words, enumerated, same


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """One choice made: enough to take it back and to make it again."""

    entry: Entry
    by: By
    decision: Decision
    """What was asked."""
    turn: int
    entries: int
    """Journal entries before it."""
    label: Words


@dataclass(frozen=True, slots=True)
class ChoiceUndone:
    """A choice taken back: what is needed to make it again."""

    entry: Entry
    by: By


def label_of(decision: Decision, keys: tuple[str, ...]) -> Words:
    """Return the labels of the options with `keys`, joined."""
    by_key = {option.key: option.label for option in decision.options}
    found = [by_key[key] for key in keys if key in by_key]
    if not found:
        return same("")
    return s.spoken(enumerated(found))


def learned_words(learned: Learned, names: TableNames) -> Words:
    """Return what was learned, in words that name no card."""
    found = [
        s.HAS_SEEN.filled(who=names.player(seat), cards=counted(learned.cards[seat], CARD))
        for seat in PLAYERS
        if learned.cards[seat]
    ]
    return enumerated([*found, *([s.CHANCE_DECIDED] if learned.chance else [])])
