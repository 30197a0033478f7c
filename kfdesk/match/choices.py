"""A choice in words, as anybody at the table may read it."""

from __future__ import annotations

from kfdesk.engine import phrases as say
from kfdesk.engine.core import known_number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.entries import Adjustment, read_entry
from kfdesk.engine.state import State
from kfdesk.engine.terms import HIDDEN
from kfdesk.match.recorder import ReplayedGame
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.words import Words, enumerated, same

_VERBS = ("play", "discard", "reap", "fight", "action", "omni", "unstun", "return")
"""What is done with a card in the open, whatever zone it comes from."""


def choice_words(game: ReplayedGame, entry: str) -> Words:
    """Return the journal entry `entry`, a choice of the open decision or not, as both seats may read it."""
    read = read_entry(entry)
    if isinstance(read, Adjustment):
        return _AN_ADJUSTMENT
    words = [_key_words(game.state, game.decision, key) for key in read.keys]
    return enumerated(words)


def _key_words(state: State, decision: Decision | None, key: str) -> Words:
    verb, _, number = key.partition(":")
    if verb in _VERBS or verb == "card":
        found = known_number(number, len(state.cards))
        if not found:
            return same(key[:40])
        card = state.cards[found]
        if verb == "card" and (card.zone in HIDDEN or card.face_down):
            return A_CARD
        return say.titled(verb, card.definition.title)
    return next((option.label for option in _options(decision) if option.key == key), same(key[:40]))


def _options(decision: Decision | None) -> tuple[Option, ...]:
    return decision.options if decision is not None else ()


_AN_ADJUSTMENT = Words("a correction by the judge")
