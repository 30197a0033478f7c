"""Names that any text may say: of houses, traits and counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kfdesk.engine.terms import COUNTERS, POWER_COUNTER, House
from kfdesk.language import nouns
from kfdesk.language.attributes import WithTrait
from kfdesk.language.base import Node
from kfdesk.language.reading.lexemes import Lexemes, lexemes
from kfdesk.language.reading.productions import COUNTER, HOUSE, TRAIT, Fills, Hole, Piece, Production, Symbol
from kfdesk.language.reading.trees import Place, places


def productions() -> Iterator[Production]:
    """Yield how each house, each trait and each kind of counters is called; +1 power counters are said otherwise."""
    for house in House:
        yield Production(HOUSE, lexemes(house.words.en), house)
    for trait, known in nouns.TRAITS.items():
        yield Production(TRAIT, lexemes(known.name.en), trait)
    for kind, name in COUNTERS.items():
        if kind != POWER_COUNTER:
            yield Production(COUNTER, lexemes(name.en), kind)


def with_holes(pieces: Sequence[Piece], word: Node, closed: Sequence[Place]) -> list[Piece]:
    """Return how a word is said, with a hole for each name in it that is said once; `closed` places say their own."""
    made = list(pieces)
    for symbol, said, fills in _named(word, closed):
        found = [at for at in range(len(made)) if tuple(made[at : at + len(said)]) == said]
        if len(found) == 1:
            made[found[0] : found[0] + len(said)] = [Hole(symbol, fills)]
    return made


def _named(word: Node, closed: Sequence[Place]) -> Iterator[tuple[Symbol, Lexemes, Fills]]:
    """Yield each name that a word holds, with what it is called and where it stands."""
    houses: dict[House, Fills] = {}
    traits: dict[str, Fills] = {}
    counters: dict[str, Fills] = {}
    for place, part in places(word, closed=frozenset(closed)):
        if isinstance(part, House):
            houses[part] = (*houses.get(part, ()), place)
        elif isinstance(part, WithTrait) and isinstance(part.trait, str):
            traits[part.trait] = (*traits.get(part.trait, ()), (*place, "trait"))
        elif isinstance(part, str) and place[-1] in _OF_COUNTERS and part in COUNTERS and part != POWER_COUNTER:
            counters[part] = (*counters.get(part, ()), place)
    for house, fills in houses.items():
        yield HOUSE, lexemes(house.words.en), fills
    for trait, fills in traits.items():
        if trait in nouns.TRAITS:
            yield TRAIT, lexemes(nouns.TRAITS[trait].name.en), fills
    for kind, fills in counters.items():
        yield COUNTER, lexemes(COUNTERS[kind].en), fills


_OF_COUNTERS = ("counter", "kind")
"""The fields that hold a kind of counters."""
