"""Decks mixed from all implemented cards of all sets, each with a piece that the older sets do not have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.engine import DeckCard, DeckList, House
from kfdesk.engine.decks import DECK_HOUSES, HOUSE_SIZE
from kfdesk.engine.terms import CardType, Half, Icon
from kfdesk.language.effects.tokens import TurnOver
from kfdesk.text.parts import parts

TYPES = (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE)
TIDE = "the-tide"
PIECES = ("token creature", "prophecies", "archon power", "the tide", "gigantic creature")
"""What a mixed deck has at least one of."""
MOST_OF_ITS_HOUSE = 9
"""So many cards of a house were printed in it, where there are enough; the others are mavericks."""


def mixed_decks(seed: int) -> tuple[DeckList, DeckList]:
    """Return two decks that follow from the seed and from the cards that are implemented."""
    random = Random(seed)
    return mixed_deck(random, "First"), mixed_deck(random, "Second")


def mixed_deck(random: Random, name: str) -> DeckList:
    """Return a deck of any three houses: cards of any sets, mavericks, bonus icons, and one or more of the pieces."""
    houses = tuple(random.sample(list(House), DECK_HOUSES))
    pieces = random.sample(PIECES, random.choice((1, 1, 2, 2, 3, 5)))
    wanted = _wanted(random, pieces)
    cards = [card for house, ids in zip(houses, wanted, strict=True) for card in _house(random, house, ids)]
    held = {card.id for card in cards}
    brought = [piece for piece in PIECES if piece in pieces or held & needing().get(piece, frozenset())]
    return DeckList(f"{name} ({', '.join(brought)})", houses, tuple(cards), _references(random, brought, houses[0]))


def _wanted(random: Random, pieces: Sequence[str]) -> list[list[str]]:
    """Return for each house the cards it must hold: those that the pieces are played with."""
    found: list[list[str]] = [[] for _ in range(DECK_HOUSES)]
    for piece, users in needing().items():
        if piece in pieces and users:
            for row in found:
                row.append(random.choice(sorted(users)))
    if "gigantic creature" in pieces:
        bottom = random.choice(of_type(CardType.CREATURE, Half.BOTTOM))
        random.choice(found).extend((bottom, facts()[bottom].other_half) * 2)
    return found


def _house(random: Random, house: House, wanted: Sequence[str]) -> list[DeckCard]:
    """Return the twelve cards of a house: those wanted, some that were printed in it, and mavericks."""
    own = printed_in()[house]
    ids = [*wanted, *random.sample(own, min(len(own), MOST_OF_ITS_HOUSE - len(wanted)))]
    ids += random.choices(ordinary(), k=HOUSE_SIZE - len(ids))
    return [DeckCard(id_, house, _icons(random), maverick=id_ not in own) for id_ in ids]


def _icons(random: Random) -> tuple[Icon | House, ...]:
    """Return what bonus icons a card got: mostly none."""
    if random.randrange(6):
        return ()
    return tuple(random.choices((*Icon, *House), k=random.randint(1, 3)))


def _references(random: Random, pieces: Sequence[str], house: House) -> tuple[DeckCard, ...]:
    """Return the cards that lie beside the table. Two prophecies that follow each other are the sides of one card."""
    ids: list[str] = []
    if "token creature" in pieces:
        ids.append(random.choice(of_type(CardType.TOKEN_CREATURE)))
    if "prophecies" in pieces:
        ids += random.sample(of_type(CardType.PROPHECY), 4)
    if "archon power" in pieces:
        ids.append(random.choice(of_type(CardType.ARCHON_POWER)))
    if "the tide" in pieces:
        ids.append(TIDE)
    return tuple(DeckCard(id_, _house_of(id_, house)) for id_ in ids)


def _house_of(id_: str, otherwise: House) -> House:
    """Return the house printed on a reference card; the other one for what belongs to none."""
    printed = facts()[id_].printings[0].house
    return House(printed) if printed in {house.value for house in House} else otherwise


@cache
def of_type(type_: CardType, half: Half | None = None) -> tuple[str, ...]:
    """Return the implemented cards of a type: whole cards, or such halves of a gigantic creature."""
    known = facts()
    return tuple(i for i in sorted(library().implemented) if known[i].type is type_ and known[i].half is half)


@cache
def ordinary() -> tuple[str, ...]:
    """Return the implemented cards that any deck may hold."""
    return tuple(card for type_ in TYPES for card in of_type(type_))


@cache
def printed_in() -> Mapping[House, tuple[str, ...]]:
    """Return the ordinary cards that were printed in each house."""
    known = facts()
    return {house: tuple(i for i in ordinary() if house in {p.house for p in known[i].printings}) for house in House}


@cache
def needing() -> Mapping[str, frozenset[str]]:
    """Return the ordinary cards that speak of a token creature or the tide; a deck that holds one brings it.

    A card that is turned over becomes a token creature and does not say so.
    """
    turned_over = {i for i in ordinary() if any(isinstance(node, TurnOver) for node in parts(library()[i].abilities))}
    return {"token creature": _saying("token creature") | turned_over, "the tide": _saying("the tide")}


def _saying(words: str) -> frozenset[str]:
    """Return the ordinary cards in whose text the words are."""
    return frozenset(i for i in ordinary() if words in library()[i].text("en"))
