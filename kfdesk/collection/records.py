"""What the shelf knows of a deck: read from anywhere, kept whole, also where this program does not know a card.

A `DeckRecord` is what every importer and the generator give and what the store keeps. Nothing in it is a
reason to refuse a deck: unknown sets, houses, cards and icons stay as the words they came as.
"""

from __future__ import annotations

from datetime import date, datetime
from enum import StrEnum
from itertools import chain
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from kfdesk.collection.homemade import Carried, complaint, is_homemade, register
from kfdesk.engine.decks import DeckCard, DeckKind, DeckList, LeftOut, kind_of
from kfdesk.engine.terms import House, Icon

MAX_LINES = 200
"""More lines than this are no deck, whatever else they are."""
MAX_COPIES = 100
"""The most equal copies on a line."""
MAX_ICONS = 10
"""The most bonus icons of a copy besides its printed Æmber."""
MAX_NAME = 200
"""The longest name of a deck or a card, in signs."""
MOST_SOURCES = 10
"""The most decks that one was made of."""

Word = Annotated[str, Field(min_length=1, max_length=60)]
Title = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


LIST_FIELDS = ("set", "houses", "cards", "references", "icons_known")
"""What a person may change of a deck's list."""


class Source(StrEnum):
    """Where a deck came from."""

    OWN = "own"
    """Our own deck file or shelf export."""
    MASTER_VAULT = "master-vault"
    DECKS_OF_KEYFORGE = "decks-of-keyforge"
    KEYTEKI = "keyteki"
    TEXT = "text"
    GENERATED = "generated"
    SAMPLE = "sample"
    """It ships with the program."""
    HOMEMADE = "home-made"
    """Somebody put it together."""


class _FrozenModel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class CardLine(_FrozenModel):
    """Equal copies of one card in a deck.

    `id` is the card's id in our facts, None while the card is unknown; `title` is the name as the source wrote
    it (the facts' name where the source gave only an id). `house` is the house it plays as in this deck: a
    `House` value where known, else the source's word folded to lower case. `icons` are the bonus icons beyond
    the printed Æmber, top to bottom: `Icon` and `House` values where known. `number`, `rarity` and `type` are
    the source's words, kept for cards that this program does not know.
    """

    id: Word | None
    title: Title
    house: Annotated[str, Field(max_length=60)]
    count: Annotated[int, Field(ge=1, le=MAX_COPIES)] = 1
    icons: Annotated[tuple[Word, ...], Field(max_length=MAX_ICONS)] = ()
    maverick: bool = False
    legacy: bool = False
    anomaly: bool = False
    number: Annotated[str, Field(max_length=20)] = ""
    rarity: Annotated[str, Field(max_length=40)] = ""
    type: Annotated[str, Field(max_length=40)] = ""

    @property
    def known(self) -> bool:
        """Return whether card, house and icons are all of this program's vocabulary."""
        of_known_house = self.house in HOUSE_WORDS or self.house in BESIDE_WORDS
        return self.id is not None and of_known_house and all(icon in ICON_WORDS for icon in self.icons)


class ForeignFigure(_FrozenModel):
    """A figure that another site worked out, such as a SAS rating: shown with its source and date, never ours."""

    site: Word
    name: Word
    value: Annotated[str, Field(max_length=60)]
    taken: date | None = None


class AsItCame(_FrozenModel):
    """What a deck was before somebody changed it by hand: its own name and list. It held no home-made card."""

    name: Title
    set: Annotated[str, Field(max_length=20)] = ""
    houses: Annotated[tuple[Word, ...], Field(max_length=10)] = ()
    cards: Annotated[tuple[CardLine, ...], Field(max_length=MAX_LINES)] = ()
    references: Annotated[tuple[CardLine, ...], Field(max_length=20)] = ()
    icons_known: bool = True


class MadeOf(_FrozenModel):
    """A deck that another one was made of: a house of it, or all of it where `house` is empty.

    The name and the set are those that it had then; it may have gone from the shelf since.
    """

    key: Annotated[str, Field(min_length=1, max_length=100)]
    name: Title
    set: Annotated[str, Field(max_length=20)] = ""
    house: Annotated[str, Field(max_length=60)] = ""


class DeckRecord(_FrozenModel):
    """A deck as the shelf keeps it.

    `key` is its identity: "mv:" and the deck's public uuid where there is one, else "own:" and a digest of the
    list (see `kfdesk.collection.identity`). `set` is a set's code, or "#" and the number of a set that this
    program does not know, or "" where the source names none. `references` are the cards outside the 36: token
    creature, tide, prophecies, archon power. `icons_known` is False where the source leaves bonus icons out.
    `seed` is the generator's, for a generated deck. `homemade` are the home-made cards that it holds, as it holds them.
    `came` is what it was, where somebody gave it another name or another list (see `kfdesk.collection.byhand`).
    `made_of` are the decks it was made of: those of an alliance, or the one that a theory deck is a changed copy of.
    """

    key: Annotated[str, Field(min_length=1, max_length=100)]
    name: Title
    set: Annotated[str, Field(max_length=20)] = ""
    houses: Annotated[tuple[Word, ...], Field(max_length=10)] = ()
    cards: Annotated[tuple[CardLine, ...], Field(max_length=MAX_LINES)] = ()
    references: Annotated[tuple[CardLine, ...], Field(max_length=20)] = ()
    source: Source = Source.OWN
    added: datetime
    icons_known: bool = True
    alliance: bool = False
    seed: int | None = None
    foreign: Annotated[tuple[ForeignFigure, ...], Field(max_length=60)] = ()
    homemade: Carried = ()
    came: AsItCame | None = None
    made_of: Annotated[tuple[MadeOf, ...], Field(max_length=MOST_SOURCES)] = ()

    @model_validator(mode="after")
    def _is_what_it_says(self) -> Self:
        held = {line.id for line in (*self.cards, *self.references) if line.id is not None and is_homemade(line.id)}
        if held - {card.id for card in self.homemade}:
            raise complaint("home_missing")
        came = () if self.came is None else (*self.came.cards, *self.came.references)
        if any(line.id is not None and is_homemade(line.id) for line in came):
            raise complaint("home_missing")
        if self.is_composed and self.uuid is not None:
            raise complaint("home_public")
        return self

    @property
    def is_composed(self) -> bool:
        """Whether somebody put it together or it holds a home-made card: it is no registered deck and never was."""
        return self.source is Source.HOMEMADE or bool(self.homemade)

    @property
    def is_homemade(self) -> bool:
        """Whether its list is somebody's: put together, with a home-made card in it, or changed by hand since it
        came."""
        return self.is_composed or self.is_changed

    @property
    def is_changed(self) -> bool:
        """Whether its list is another one than it came with."""
        return self.came is not None and any(getattr(self, name) != getattr(self.came, name) for name in LIST_FIELDS)

    @property
    def own_name(self) -> str:
        """The name that it came with, whatever somebody calls it."""
        return self.name if self.came is None else self.came.name

    @property
    def as_it_came(self) -> DeckRecord:
        """The deck without what was changed by hand."""
        if self.came is None:
            return self
        was = {name: getattr(self.came, name) for name in ("name", *LIST_FIELDS)}
        return self.model_copy(update={**was, "homemade": (), "came": None})

    @property
    def kind(self) -> DeckKind:
        """What kind of deck it is."""
        composed = self.source is Source.HOMEMADE
        return kind_of(homemade=bool(self.homemade), alliance=self.alliance, composed=composed, changed=self.is_changed)

    @property
    def uuid(self) -> str | None:
        """The deck's public uuid, or None for a deck without one."""
        return self.key.removeprefix("mv:") if self.key.startswith("mv:") else None

    @property
    def size(self) -> int:
        """How many cards the deck has, references not counted."""
        return sum(line.count for line in self.cards)

    @property
    def unknown(self) -> tuple[CardLine, ...]:
        """The lines that hold something this program does not know."""
        return tuple(line for line in (*self.cards, *self.references) if not line.known)

    @property
    def unknown_cards(self) -> int:
        """How many cards hold something this program does not know, references too."""
        return sum(line.count for line in self.unknown)

    def deck_list(self) -> DeckList:
        """Return the deck list for play; cards that this program does not know are left out of it, and all named.

        From then on its home-made cards are found by their ids. Whether the deck may be played is another question:
        see `kfdesk.collection.playable`.
        """
        register(self.homemade)
        houses = tuple(House(house) for house in self.houses if house in HOUSE_WORDS)
        cards = tuple(line for line in self.cards if line.house not in BESIDE_WORDS)
        left_out = (*_left_out(self.cards), *_left_out(self.references, beside=True))
        composed = self.source is Source.HOMEMADE or self.is_changed
        return DeckList(self.name, houses, _copies(cards), _copies(self.references), left_out, composed, self.alliance)


def _left_out(lines: tuple[CardLine, ...], *, beside: bool = False) -> tuple[LeftOut, ...]:
    """Return the unknown cards of these lines, without a house where they lie `beside` the deck or are of none that is
    known."""
    return tuple(
        LeftOut(line.title, House(line.house) if line.house in HOUSE_WORDS and not beside else None)
        for line in lines
        if not line.known
        for _ in range(line.count)
    )


def _copies(lines: tuple[CardLine, ...]) -> tuple[DeckCard, ...]:
    return tuple(chain.from_iterable((_card(line),) * line.count for line in lines if line.known))


def _card(line: CardLine) -> DeckCard:
    """Return a card for play; one that is printed outside the houses has no use for the house it is given."""
    assert line.id is not None
    icons = tuple(House(icon) if icon in HOUSE_WORDS else Icon(icon) for icon in line.icons)
    house = House(line.house) if line.house in HOUSE_WORDS else House.BROBNAR
    return DeckCard(line.id, house, icons, line.maverick)


HOUSE_WORDS = frozenset(House)
BESIDE_WORDS = frozenset({"archonpower", "prophecy", "thetide"})
"""What stands in the place of a house where a card lies beside the table and belongs to none."""
ICON_WORDS = frozenset(Icon) | HOUSE_WORDS
"""The houses and bonus icons that this program knows; a house may be an icon."""
