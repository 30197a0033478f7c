"""The names of cards that texts speak of by name; whoever knows the cards says where they are looked up."""

from __future__ import annotations

from collections.abc import Callable

from kfdesk.engine.abilities import Definition
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.text.nominals import Name
from kfdesk.text.words import Words

Lookup = Callable[[str], Words]

_sources: list[Lookup] = []


def look_up_in(source: Lookup) -> None:
    """Let titles be looked up in `source` from now on: it returns a card's name from its id."""
    _sources[:] = [source]


def title(id_: str) -> Words:
    """Return a card's name in both languages."""
    if not _sources:
        raise LookupError(f"no card names are known yet: {id_}")
    return _sources[0](id_)


def name_of(definition: Definition) -> Name:
    """Return a card's name as texts say it."""
    return name_for(definition.facts)


def name_for(facts: PrintedFacts) -> Name:
    """Return the name of a card with these facts as texts say it."""
    type_ = CardType.CREATURE if facts.type is CardType.TOKEN_CREATURE else facts.type
    return Name(facts.title, nouns.CARD_TYPES[type_], facts.gender)
