"""Reading card texts by all cards there are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kfdesk.cards.library import library
from kfdesk.engine.terms import Half
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.reading.grammar import Grammar


@cache
def grammar() -> Grammar:
    """Return the grammar that all cards of the library show; the same one every time. It takes some seconds."""
    learned = Grammar()
    for definition in cards_with_texts():
        for ability in abilities_of(definition):
            learned.learn(ability, name_of(definition))
    return learned


def cards_with_texts() -> Iterator[CardDefinition]:
    """Yield every card with the text of a card: of a gigantic creature the half that bears it."""
    for id_ in library():
        if library()[id_].half is not Half.TOP:
            yield library()[id_]


def abilities_of(definition: CardDefinition) -> list[Node]:
    """Return the abilities of a card that have a text."""
    return [ability for ability in definition.abilities if isinstance(ability, Node)]
