"""The deck generator: new decks that follow from a seed, made as the paper ones are made. Knows no window.

The tables say of each number and each pair of cards whether it was measured, seen or assumed.
"""

from kfdesk.collection.generator.decks import (
    VERSION,
    GeneratedSet,
    GeneratorError,
    generate,
    generate_many,
    sets_for_generation,
)
from kfdesk.collection.generator.payload import deck_from_payload, share_text

__all__ = [
    "VERSION",
    "GeneratedSet",
    "GeneratorError",
    "deck_from_payload",
    "generate",
    "generate_many",
    "sets_for_generation",
    "share_text",
]
