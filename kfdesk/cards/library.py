"""Finds the definitions in the card files, joined with the facts table.

A card's behaviour stands in the file of a set and house it was printed in, so a card is found without
importing the files of all others; a game of two decks imports what those decks hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pkgutil import iter_modules

from kfdesk import cards
from kfdesk.cards.facts import facts
from kfdesk.language.definition import CardDefinition, Draft


class Library(Mapping[str, CardDefinition]):
    """Every known card by id; those without written behaviour are known, but not `implemented`."""

    def __init__(self) -> None:
        self._built: dict[str, CardDefinition] = {}

    def __getitem__(self, id_: str) -> CardDefinition:
        found = self._built.get(id_)
        if found is None:
            found = self._built[id_] = CardDefinition(facts()[id_], _find(id_))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(facts())

    def __len__(self) -> int:
        return len(facts())

    def __contains__(self, id_: object) -> bool:
        return id_ in facts()

    @property
    def implemented(self) -> tuple[str, ...]:
        """The ids of cards whose behaviour is written, in the order of the card files; imports them all.

        Raises `ValueError` for a card that is defined twice, or in a file where it is not looked for.
        """
        found: dict[str, str] = {}
        for module in _modules():
            for id_ in _drafts(module):
                if id_ in found:
                    raise ValueError(f"{id_} is defined in {found[id_]} and again in {module}")
                if id_ not in facts() or module not in _homes(id_):
                    raise ValueError(f"{module} defines {id_}, which was not printed in that set and house")
                found[id_] = module
        return tuple(found)


@cache
def library() -> Library:
    """Return the card library; the same one every time."""
    return Library()


@cache
def written() -> frozenset[str]:
    """Return the ids of the cards whose behaviour is written, without importing the card files.

    The files are only looked through; where a packaged program has no sources, they are imported.
    """
    found: set[str] = set()
    for module in _modules():
        source = _source(module)
        found.update(_drafts(module) if source is None else _DEFINED.findall(source))
    return frozenset(found)


_DEFINED = re.compile(r"^[A-Z][A-Z0-9_]* = card\(\s*\"([^\"]+)\"", re.MULTILINE)


def _source(module: str) -> str | None:
    spec = find_spec(module)
    loader = spec.loader if spec is not None else None
    return loader.get_source(module) if isinstance(loader, InspectLoader) else None


def _find(id_: str) -> Draft | None:
    """Return a card's behaviour, or None where none is written yet."""
    for module in _homes(id_):
        if module in _modules():
            draft = _drafts(module).get(id_)
            if draft is not None:
                return draft
    return None


def _homes(id_: str) -> tuple[str, ...]:
    """Return the names of the card files a card's behaviour may stand in, by its printings, oldest first."""
    return tuple(dict.fromkeys(f"kfdesk.cards.{p.set.lower()}.{p.house}" for p in facts()[id_].printings))


@cache
def _modules() -> tuple[str, ...]:
    """Return the names of all card files, without importing the card files themselves."""
    return tuple(
        house.name
        for set_ in iter_modules(cards.__path__, "kfdesk.cards.")
        if set_.ispkg
        for house in iter_modules(import_module(set_.name).__path__, set_.name + ".")
    )


@cache
def _drafts(module: str) -> Mapping[str, Draft]:
    """Return the behaviours written in a card file, by id."""
    found: dict[str, Draft] = {}
    for draft in vars(import_module(module)).values():
        if isinstance(draft, Draft):
            if draft.id in found:
                raise ValueError(f"{module} defines {draft.id} twice")
            found[draft.id] = draft
    return found
