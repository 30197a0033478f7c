"""What kinds of decks there are besides published ones, in words."""

from __future__ import annotations

from collections.abc import Mapping

from kfdesk.collection.byhand import CHANGED_WORDS
from kfdesk.collection.homemade import HOMEMADE_WORDS
from kfdesk.engine.decks import DeckKind
from kfdesk.text.folding import fold
from kfdesk.text.words import Words, same

KIND_WORDS: Mapping[DeckKind, Words] = {
    DeckKind.PUBLISHED: same(""),
    DeckKind.HOMEMADE: HOMEMADE_WORDS,
    DeckKind.THEORY: Words("theory", context="kind of deck"),
    DeckKind.ALLIANCE: Words("alliance", context="kind of deck"),
    DeckKind.CHANGED: CHANGED_WORDS,
}
"""How a deck is marked, in the middle of a line; nothing where it was published as it is."""
KIND_NAMES: Mapping[DeckKind, Words] = {
    DeckKind.HOMEMADE: Words("Home-made deck"),
    DeckKind.THEORY: Words("Theory deck"),
    DeckKind.ALLIANCE: Words("Alliance"),
    DeckKind.CHANGED: CHANGED_WORDS.title,
}
"""What such a deck is called where there is more room."""
HOUSE_OF_DECK = Words("{house} of {deck}", context="a house of a deck")


def kind_named(said: str) -> DeckKind:
    """Return the kind that a word in any language means; `PUBLISHED` for any other."""
    wanted = fold(said)
    named = (kind for kind, words in KIND_WORDS.items() if kind and wanted in map(fold, words.everywhere()))
    return next(named, DeckKind.PUBLISHED)
