"""Saved objects of Tabletop Simulator: a deck is a pile of cards, each with its title as its nickname."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from kfdesk.collection.importers.draft import MAX_TITLE
from kfdesk.collection.importers.raw import clean, items, mapping
from kfdesk.collection.importers.vocabulary import aside, is_reference, known_house
from kfdesk.collection.titles import card_id

_MOST_PILES = 1_000
_MOST_CARDS = 400
_DEEPEST = 4
_FEWEST_CARDS = 24
"""A pile of fewer cards is no deck."""


def is_tabletop(raw: Mapping[str, Any]) -> bool:
    """Return whether an object of JSON is a saved object, or a pile, of Tabletop Simulator."""
    return isinstance(raw.get("ObjectStates"), list) or isinstance(raw.get("ContainedObjects"), list)


def tabletop_lists(raw: Mapping[str, Any]) -> Iterator[list[str]]:
    """Yield the lines of a plain deck list for each pile of cards in a saved object."""
    piles = list(islice(_piles(raw, 0), _MOST_PILES))
    beside = _lying_beside(raw) if len(piles) == 1 else []
    for pile in piles:
        yield _lines(pile) + beside


def _lying_beside(raw: Mapping[str, Any]) -> list[str]:
    """Return the lines of the single cards that lie beside the one pile of a saved object, as token creatures do."""
    titles = [
        clean(card.get("Nickname"), MAX_TITLE) for card in map(mapping, items(raw.get("ObjectStates"))[:_MOST_CARDS])
    ]
    found = [title for title in titles if (card := card_id(title)) is not None and is_reference(card)]
    return [f"{_TOKEN}:", *found] if found else []


_TOKEN = "Token creature"


def _piles(raw: Mapping[str, Any], depth: int) -> Iterator[Mapping[str, Any]]:
    if len(items(raw.get("ContainedObjects"))) >= _FEWEST_CARDS:
        yield raw
    elif depth < _DEEPEST:
        for field in ("ObjectStates", "ContainedObjects"):
            for inner in items(raw.get(field))[:_MOST_PILES]:
                yield from _piles(mapping(inner), depth + 1)


def _lines(pile: Mapping[str, Any]) -> list[str]:
    """Return the deck's name, then the titles under their houses where the cards say them."""
    by_house: dict[str, list[str]] = {}
    for card in map(mapping, items(pile.get("ContainedObjects"))[:_MOST_CARDS]):
        title = clean(card.get("Nickname"), MAX_TITLE)
        if title:
            by_house.setdefault(_house(card), []).append(title)
    name = clean(pile.get("Nickname"), MAX_TITLE)
    headed = [line for house, titles in by_house.items() for line in ([house, *titles] if house else titles)]
    return [name, *headed] if name else headed


def _house(card: Mapping[str, Any]) -> str:
    """Return the house that a card's description or tags name, or that it is a token creature; "" for neither."""
    words = [clean(card.get(field), MAX_TITLE) for field in ("Description", "GMNotes")]
    words += [clean(tag, MAX_TITLE) for tag in items(card.get("Tags"))[:20]]
    if any(map(aside, words)):
        return _TOKEN
    for text in words:
        for word in (text, *text.replace(",", " ").replace(":", " ").split()):
            if word and (house := known_house(word)) is not None:
                return house
    return ""
