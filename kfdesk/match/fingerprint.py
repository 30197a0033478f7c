"""A fingerprint of what cards do: equal as long as no card's facts or definition changed.

It covers the cards of one game, not the whole library, of which only what a game needs is loaded. It says
nothing of how the words of the language act, nor of the engine: that is the program's version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from kfdesk.engine.abilities import Definition
from kfdesk.engine.plain import said
from kfdesk.engine.state import State


def fingerprint(state: State) -> str:
    """Return the fingerprint of the cards in a game: 16 hexadecimal digits."""
    definitions = {card.printed.id: card.printed for card in state.cards[1:]}
    return cards_fingerprint(definitions[id_] for id_ in sorted(definitions))


def cards_fingerprint(definitions: Iterable[Definition]) -> str:
    """Return the fingerprint of these cards, in this order."""
    whole = blake2b(digest_size=8)
    for definition in definitions:
        whole.update(_known(definition))
    return whole.hexdigest()


def _card(definition: Definition) -> bytes:
    facts = (
        definition.id, definition.type, definition.traits, definition.power, definition.armor, definition.amber,
        definition.houses, tuple(sorted(definition.keywords.items())), getattr(definition, "abilities", ()),
    )  # fmt: skip
    return blake2b(said(facts).encode(), digest_size=16).digest()


_known: Callable[[Any], bytes] = lru_cache(maxsize=4096)(_card)
"""The same, remembered: a game's cards are asked for again at every start."""
