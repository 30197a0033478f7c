"""Gathers the definitions of all card files, joined with the facts table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from kfdesk import cards
from kfdesk.cards.facts import facts
from kfdesk.language.definition import CardDefinition, Draft


class Library(Mapping[str, CardDefinition]):
    """Every known card by id; those without written behaviour are known, but not `implemented`."""

    def __init__(self, drafts: Mapping[str, Draft]) -> None:
        self._drafts = drafts
        self._built: dict[str, CardDefinition] = {}

    def __getitem__(self, id_: str) -> CardDefinition:
        found = self._built.get(id_)
        if found is None:
            found = self._built[id_] = CardDefinition(facts()[id_], self._drafts.get(id_))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(facts())

    def __len__(self) -> int:
        return len(facts())

    def __contains__(self, id_: object) -> bool:
        return id_ in facts()

    @property
    def implemented(self) -> tuple[str, ...]:
        """The ids of cards whose behaviour is written, in library order."""
        return tuple(self._drafts)


@cache
def library() -> Library:
    """Return the card library; the same one every time."""
    return Library(_gather())


def _gather() -> dict[str, Draft]:
    found: dict[str, Draft] = {}
    for set_ in iter_modules(cards.__path__, "kfdesk.cards."):
        if not set_.ispkg:
            continue
        package = import_module(set_.name)
        for house in iter_modules(package.__path__, set_.name + "."):
            for draft in vars(import_module(house.name)).values():
                if isinstance(draft, Draft):
                    if draft.id in found:
                        raise ValueError(f"{draft.id} is defined twice, again in {house.name}")
                    if draft.id not in facts():
                        raise ValueError(f"{house.name} defines {draft.id}, which is in no facts table")
                    found[draft.id] = draft
    return found
