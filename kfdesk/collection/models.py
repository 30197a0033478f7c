"""The shape of kfdesk's own deck file: facts only, checked on the way in.

A deck file is JSON. Equal copies of a card share one entry with a count; the order of the entries is
the order of the deck list.
"""

from __future__ import annotations

from itertools import chain, groupby
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer, model_validator

from kfdesk.collection.homemade import Carried, complaint, homemade_cards, is_homemade, register
from kfdesk.engine.decks import DeckCard, DeckKind, DeckList, LeftOut, kind_of
from kfdesk.engine.terms import House, Icon

VERSION = 4
"""The newest version of the deck file that this program reads. It writes that for alliances."""
HOMEMADE = 3
"""The version of deck files with home-made cards, or of decks that somebody put together."""
LEFT_OUT = 2
"""The version of deck files where cards are left out."""
USUAL = 1
"""The version of all other deck files: older programs read them."""

MAX_ENTRIES = 200
"""More entries than this are no deck, whatever else they are."""

MAX_COPIES = 100
"""The most copies one entry may stand for."""


class _FrozenModel(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class CardEntry(_FrozenModel):
    """One line of a deck list: a card, the house it has in this deck, its bonus icons beyond the printed
    Æmber from top to bottom, whether it is a maverick, and how many such copies there are."""

    id: Annotated[str, Field(min_length=1, max_length=100)]
    house: House
    count: Annotated[int, Field(ge=1, le=MAX_COPIES)] = 1
    icons: Annotated[tuple[Icon | House, ...], Field(max_length=10)] = ()
    maverick: bool = False

    def copies(self) -> tuple[DeckCard, ...]:
        """Return the cards that this line stands for."""
        return (DeckCard(self.id, self.house, self.icons, self.maverick),) * self.count


class LeftOutEntry(_FrozenModel):
    """A card that the program which wrote the file did not know: how it is called, and its house in this deck, None for
    a reference card."""

    title: Annotated[str, Field(min_length=1, max_length=200)]
    house: House | None = None


class DeckFile(_FrozenModel):
    """A whole deck file. `set` is the code of the deck's set, such as "CotA".

    `composed` says that somebody put the deck together, `alliance` that it is made of houses of several decks;
    `homemade` are its home-made cards as it holds them, so that it can be played where nobody has them. What is empty
    of these and of `left_out` is not written: older programs do not know it.
    """

    format: Literal["kfdesk-deck"] = "kfdesk-deck"
    version: Annotated[int, Field(ge=1, le=VERSION)] = USUAL
    name: Annotated[str, Field(min_length=1, max_length=200)]
    set: Annotated[str, Field(max_length=20)] | None = None
    houses: Annotated[tuple[House, ...], Field(max_length=10)]
    cards: Annotated[tuple[CardEntry, ...], Field(max_length=MAX_ENTRIES)]
    references: Annotated[tuple[CardEntry, ...], Field(max_length=20)] = ()
    left_out: Annotated[tuple[LeftOutEntry, ...], Field(max_length=MAX_ENTRIES)] = ()
    homemade: Carried = ()
    composed: bool = False
    alliance: bool = False

    @model_serializer(mode="wrap")
    def _without_what_is_empty(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = write(self)
        for name in ("left_out", "homemade", "composed", "alliance"):
            if not getattr(self, name):
                written.pop(name, None)
        return written

    @model_validator(mode="after")
    def _carries_its_cards(self) -> Self:
        held = {entry.id for entry in (*self.cards, *self.references) if is_homemade(entry.id)}
        if held - {card.id for card in self.homemade}:
            raise complaint("home_missing")
        return self

    @property
    def kind(self) -> DeckKind:
        """What kind of deck it is."""
        return kind_of(homemade=bool(self.homemade), alliance=self.alliance, composed=self.composed)

    def deck(self) -> DeckList:
        """Return the deck list for play. From then on its home-made cards are found by their ids."""
        register(self.homemade)
        left_out = tuple(LeftOut(entry.title, entry.house) for entry in self.left_out)
        cards, references = _copies(self.cards), _copies(self.references)
        return DeckList(self.name, self.houses, cards, references, left_out, self.composed, self.alliance)


def _copies(entries: tuple[CardEntry, ...]) -> tuple[DeckCard, ...]:
    return tuple(chain.from_iterable(entry.copies() for entry in entries))


def deck_file(deck: DeckList, set_code: str | None = None) -> DeckFile:
    """Return the deck file that says what `deck` says. Raises `ValueError` for a home-made card that is not known."""
    homemade = homemade_cards(deck)
    return DeckFile(
        version=_version_for(deck),
        name=deck.name,
        set=set_code,
        houses=deck.houses,
        cards=_entries(deck.cards),
        references=_entries(deck.references),
        left_out=tuple(LeftOutEntry(title=card.title, house=card.house) for card in deck.left_out),
        homemade=homemade,
        composed=deck.composed,
        alliance=deck.alliance,
    )


def _version_for(deck: DeckList) -> int:
    if deck.alliance:
        return VERSION
    return HOMEMADE if deck.kind else LEFT_OUT if deck.left_out else USUAL


def _entries(cards: tuple[DeckCard, ...]) -> tuple[CardEntry, ...]:
    return tuple(
        CardEntry(id=card.id, house=card.house, count=len(list(copies)), icons=card.icons, maverick=card.maverick)
        for card, copies in groupby(cards)
    )
