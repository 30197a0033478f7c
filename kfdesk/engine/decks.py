"""What a player brings to a game: a deck list and a name."""

from __future__ import annotations

from enum import StrEnum

from kfdesk.engine.facts import HOMEMADE
from kfdesk.engine.terms import House, Icon
from kfdesk.records import record

DECK_SIZE = 36
DECK_HOUSES = 3
HOUSE_SIZE = 12
"""Cards of a deck, its houses, and cards of each house. Rule: "Deck"."""


@record
class DeckCard:
    """One card of a deck. `house` is the house it belongs to in this deck, `icons` the bonus icons
    on it, top to bottom, beyond the printed Æmber; `maverick` marks a card outside its printed house.
    """

    id: str
    house: House
    icons: tuple[Icon | House, ...] = ()
    maverick: bool = False


@record
class LeftOut:
    """One card of a deck that this program does not know: how it is called, and its house, None for a card beside the
    deck or of an unknown house, which is none of the 36.

    It is not in the game.
    """

    title: str
    house: House | None = None


class DeckKind(StrEnum):
    """What kind of deck it is, where it is none that was published as it is; `PUBLISHED` is empty, and so not true."""

    PUBLISHED = ""
    HOMEMADE = "home-made"
    """It holds a home-made card."""
    THEORY = "theory"
    """Somebody put it together from cards that were published."""
    ALLIANCE = "alliance"
    """It is made of three houses of three decks."""
    CHANGED = "changed"
    """Somebody changed the list of a published deck by hand."""


def kind_of(*, homemade: bool, alliance: bool, composed: bool, changed: bool = False) -> DeckKind:
    """Return what kind of deck it is: a home-made card in it is the first thing to be said, a changed list the last."""
    if homemade:
        return DeckKind.HOMEMADE
    if alliance:
        return DeckKind.ALLIANCE
    if composed:
        return DeckKind.THEORY
    return DeckKind.CHANGED if changed else DeckKind.PUBLISHED


@record
class DeckTitle:
    """What a deck is called, and of what kind it is, which is said wherever it is named."""

    name: str
    kind: DeckKind = DeckKind.PUBLISHED


@record
class DeckList:
    """A deck: three houses, its cards in list order, and reference cards (token creature, prophecies,
    archon power, tide). Rule: "Deck".

    `left_out` are the cards that the deck has and that it is played without, which no rule allows: ask both players.
    `composed` says that somebody put the deck together, `alliance` that it is made of houses of several decks.
    """

    name: str
    houses: tuple[House, ...]
    cards: tuple[DeckCard, ...]
    references: tuple[DeckCard, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    composed: bool = False
    alliance: bool = False

    @property
    def kind(self) -> DeckKind:
        """What kind of deck it is."""
        homemade = any(card.id.startswith(HOMEMADE) for card in (*self.cards, *self.references))
        return kind_of(homemade=homemade, alliance=self.alliance, composed=self.composed)

    @property
    def title(self) -> DeckTitle:
        """What is said of the deck at the table."""
        return DeckTitle(self.name, self.kind)

    @property
    def size(self) -> int:
        """How many of its 36 cards the deck has, those that are left out too."""
        return len(self.cards) + sum(card.house is not None for card in self.left_out)


@record
class Seat:
    """A player at the table and the deck they brought; `chains` they start with."""

    name: str
    deck: DeckList
    chains: int = 0
