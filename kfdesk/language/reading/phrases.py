"""The phrases of card texts for whoever writes one: made from the words of the language, grouped by what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from kfdesk.language.base import Node
from kfdesk.language.phrasebook import modules
from kfdesk.language.prompts import THIS_CARD
from kfdesk.language.reading.trees import part_of_speech
from kfdesk.language.samples import said
from kfdesk.text.wording import WordingError, render, render_inline
from kfdesk.text.words import LANGUAGES

GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "when": ("Labelled", "Occurrence"),
        "done": ("BaseInstruction",),
        "cards": ("Target", "Predicate", "Place", "Spot", "Standing", "InCommon"),
        "players": ("Who",),
        "amounts": ("Count", "Quantity", "Range", "Variable", "HousesWith", "ActiveHouse"),
        "conditions": ("Condition",),
        "rules": ("Rule", "OrUpgrade", "AttachedToArtifact", "HouseBefore", "Redirect", "AsCopy"),
    }
)
"""What a group of phrases says, and the parts of speech in it."""
_APART: Final = (".effects.base", ".words")
"""Modules that offer the words of others."""


_SENTENCES: Final = frozenset({"when", "done", "rules"})
"""The groups of what begins a line of a text."""


class Phrase(NamedTuple):
    """How a word is said with samples around it: in English, as it may be typed, and in German; with icon marks."""

    en: str
    de: str


@cache
def phrases() -> Mapping[str, tuple[Phrase, ...]]:
    """Return the phrases of each group, in the order of the alphabet."""
    found: dict[str, dict[str, Phrase]] = {name: {} for name in GROUPS}
    groups = {part: name for name, parts in GROUPS.items() for part in parts}
    for word in _words():
        group = groups[part_of_speech(word).__name__]
        phrase = _phrase(word, render if group in _SENTENCES else render_inline)
        if phrase is not None:
            found[group][_letters(phrase.en)] = phrase
    return {name: tuple(phrase for _, phrase in sorted(said.items())) for name, said in found.items()}


def _words() -> Iterator[Node]:
    """Yield every word of the language, those that take something with samples of it."""
    for module in modules():
        for name in () if module.__name__.endswith(_APART) else getattr(module, "__all__", ()):
            value = getattr(module, name)
            made = said(value) if callable(value) and not isinstance(value, type) else value
            if isinstance(made, Node):
                yield made


def _phrase(word: Node, say: Callable[..., str]) -> Phrase | None:
    """Return how a word is said, None for one that says nothing by itself."""
    try:
        phrase = Phrase(*(say(word, language, this=THIS_CARD) for language in LANGUAGES))
    except (WordingError, AttributeError):
        return None
    return phrase if _letters(phrase.en) else None


def _letters(text: str) -> str:
    """Return the letters of a text, for the alphabet."""
    return "".join(filter(str.isalpha, text.casefold()))
