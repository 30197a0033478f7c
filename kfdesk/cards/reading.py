"""Reading card texts by all cards there are, and how well that works on texts that are known."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from kfdesk.cards.library import library
from kfdesk.engine.terms import Half
from kfdesk.language.base import Node
from kfdesk.language.card_names import name_of
from kfdesk.language.definition import CardDefinition
from kfdesk.language.reading.budget import GivenUpError
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.printed import abilities
from kfdesk.language.reading.trees import form
from kfdesk.records import record
from kfdesk.text.wording import render


@record
class Read:
    """How many cards were read from their texts."""

    cards: int
    as_they_are: int
    """Cards of which each ability was read as it is, by its likeliest reading."""
    otherwise: tuple[str, ...]
    """The ids of cards that were read whole, but as other definitions, many of which do the same."""
    not_read: tuple[str, ...]
    """The ids of cards of which not all was understood."""


@cache
def grammar() -> Grammar:
    """Return the grammar that all cards of the library show; the same one every time. It takes some seconds."""
    learned = Grammar()
    for definition in _cards():
        for ability in _abilities(definition):
            learned.learn(ability, name_of(definition))
    return learned


def own_texts() -> Read:
    """Read each card from the text that the language says of it."""
    texts = ((one, [render(ability, "en", this=name_of(one)) for ability in _abilities(one)]) for one in _cards())
    return _read(texts)


def printed_texts(file: Path) -> Read:
    """Read each card from its printed text: JSON lines with the `id` and the `text` of a card.

    Raises `OSError` and `ValueError` for a file that cannot be read. Cards that are not known are left out.
    """
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.strip()]
    texts = {str(line["id"]): str(line["text"] or "") for line in lines}
    return _read((one, abilities(texts[one.id])) for one in _cards() if one.id in texts)


def _cards() -> Iterator[CardDefinition]:
    """Yield every card with the text of a card: of a gigantic creature the half that bears it."""
    for id_ in library():
        if library()[id_].half is not Half.TOP:
            yield library()[id_]


def _abilities(definition: CardDefinition) -> list[Node]:
    return [ability for ability in definition.abilities if isinstance(ability, Node)]


def _read(texts: Iterable[tuple[CardDefinition, Iterable[str]]]) -> Read:
    cards = as_they_are = 0
    otherwise, not_read = list[str](), list[str]()
    for definition, said in texts:
        cards += 1
        read = [_likeliest(text, definition) for text in said]
        if not all(one is not None for one in read):
            not_read.append(definition.id)
        elif [form(one) for one in read] == [form(one) for one in _abilities(definition)]:
            as_they_are += 1
        else:
            otherwise.append(definition.id)
    return Read(cards, as_they_are, tuple(otherwise), tuple(not_read))


def _likeliest(text: str, definition: CardDefinition) -> object:
    """Return the likeliest reading of an ability's text; None where there is none."""
    try:
        found = grammar().read(text, name_of(definition), (definition.type,))
    except GivenUpError:
        return None
    return found[0].ability if found else None
