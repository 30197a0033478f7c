"""Finds the definitions in the card files, joined with the facts table.

A card stands in the file of its first printing, `kfdesk/cards/<set>/<house>.py`, and registers there when the file is
imported. So a card is found without importing the files of all others: a game of two decks imports what they hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from keyword import iskeyword
from pkgutil import iter_modules
from typing import Protocol

from kfdesk import cards, catalogs
from kfdesk.cards.facts import facts
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import Half
from kfdesk.language.definition import CardDefinition, Draft, registered


class Registered(Protocol):
    """A home-made card as the library knows it."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> PrintedFacts: ...
    @property
    def definition(self) -> CardDefinition:
        """What it is for play. Raises `ValueError` where its text was not read or is not understood."""
        ...


class Library(Mapping[str, CardDefinition]):
    """Every known card by id; those without written behavior are known, but not `implemented`.

    Home-made cards that are registered are found by id too, once their texts were read and are understood. They are
    none of those that it goes through and counts.
    """

    def __init__(self) -> None:
        self._built: dict[str, CardDefinition] = {}
        self._homemade: dict[str, Registered] = {}

    def register(self, card: Registered) -> None:
        """Let a home-made card, and its facts, be found by its id from now on."""
        facts().register(card.facts)
        self._homemade.setdefault(card.id, card)

    def forget_read(self) -> None:
        """Forget what home-made cards are for play: it is asked for anew."""
        for id_ in self._homemade:
            self._built.pop(id_, None)

    def forget_homemade(self) -> None:
        """Let no home-made card be found any more."""
        self.forget_read()
        self._homemade.clear()
        facts().forget_homemade()

    @property
    def all_homemade(self) -> tuple[Registered, ...]:
        """The home-made cards that are registered, in the order in which they were."""
        return tuple(self._homemade.values())

    def homemade(self, id_: str) -> Registered | None:
        """Return the home-made card that is registered under an id."""
        return self._homemade.get(id_)

    def __getitem__(self, id_: str) -> CardDefinition:
        found = self._built.get(id_)
        if found is None and id_ in self._homemade:
            try:
                found = self._built.setdefault(id_, self._homemade[id_].definition)
            except ValueError as error:
                raise KeyError(id_) from error
        if found is None:
            written = written_as(id_)
            draft = drafts(card_file(written)).get(written)
            # Another thread may have been first.
            found = self._built.setdefault(id_, CardDefinition(facts()[id_], draft))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(facts())

    def __len__(self) -> int:
        return len(facts())

    def __contains__(self, id_: object) -> bool:
        if id_ in self._homemade:
            return self.get(str(id_)) is not None
        return id_ in facts()

    @cached_property
    def implemented(self) -> Mapping[str, str]:
        """The ids of the cards whose behavior is written, each with its card file; no card file is imported."""
        written = {id_: module for module in card_files() for id_ in listed(module)}
        halves = {facts()[id_].other_half: module for id_, module in written.items() if facts()[id_].half}
        return {**written, **halves}


@cache
def library() -> Library:
    """Return the card library; the same one every time. From then on texts are said in every language there is."""
    catalogs.speak()
    return Library()


def written_as(id_: str) -> str:
    """Return the id under which a card's behavior is written: of a gigantic creature that of its bottom half."""
    known = facts()[id_]
    return known.other_half if known.half is Half.TOP else id_


def card_file(id_: str) -> str:
    """Return the name of the module in which a card stands, written or not: that of its first printing.

    Where its first set printed it in several houses, it stands with the first of them in the alphabet.
    """
    printings = facts()[id_].printings
    house = min(p.house for p in printings if p.set == printings[0].set)
    return f"kfdesk.cards.{_folder(printings[0].set)}.{house}"


def _folder(set_: str) -> str:
    """Return what the folder of a set is called: its code, with a bar behind a word of Python's own such as AS."""
    name = set_.lower()
    return f"{name}_" if iskeyword(name) else name


@cache
def card_files() -> tuple[str, ...]:
    """Return the names of all card files, without importing them."""
    return tuple(
        house.name
        for set_ in iter_modules(cards.__path__, "kfdesk.cards.")
        if set_.ispkg
        for house in iter_modules(import_module(set_.name).__path__, set_.name + ".")
    )


@cache
def drafts(module: str) -> Mapping[str, Draft]:
    """Return the cards of a card file by id, in its order; import it. There are none where there is no such file.

    Raises `ValueError` for a card that is defined twice or stands in a file that is not its own.
    """
    if module not in card_files():
        return {}
    import_module(module)
    found: dict[str, Draft] = {}
    for draft in registered(module):
        if draft.id in found:
            raise ValueError(f"{module} defines {draft.id} twice")
        if draft.id not in facts() or card_file(draft.id) != module:
            raise ValueError(f"{module} defines {draft.id}, which was not printed first in that set and house")
        found[draft.id] = draft
    return found


def import_all() -> tuple[str, ...]:
    """Import all card files and return the ids of their cards, in the order of the files."""
    return tuple(id_ for module in card_files() for id_ in drafts(module))


def listed(module: str) -> tuple[str, ...]:
    """Return the ids of the cards that a card file defines, without running it.

    They are the constants of its compiled code that are ids of cards of this file. (A card file that mentions
    another card of its own by id does so where that card is written, or inside a function.)
    """
    spec = find_spec(module)
    loader = spec.loader if spec is not None else None
    code = loader.get_code(module) if isinstance(loader, InspectLoader) else None
    constants = code.co_consts if code is not None else tuple(drafts(module))
    return tuple(id_ for id_ in constants if isinstance(id_, str) and id_ in facts() and card_file(id_) == module)
