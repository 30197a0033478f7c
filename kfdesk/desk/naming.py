"""What the cards, players and houses of the game at the table are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from kfdesk.desk import strings as s
from kfdesk.engine.terms import HIDDEN, House, Player, Zone
from kfdesk.engine.views import CardView, TableView
from kfdesk.language.names import TRAITS
from kfdesk.text.words import Words, same

if TYPE_CHECKING:
    from kfdesk.engine.state import Card

CardNamer = Callable[[str], Words]
"""Gives a card's name from its id in the facts table."""


class TableNames:
    """Names for the chronicle, learnt as the game goes on: it knows no card that no seat has seen.

    Whether a reader may know a card is decided by the redacted event, which gives number 0 for a
    card to be kept secret; this book only translates numbers into names.
    """

    def __init__(self, card_name: CardNamer, house_name: Callable[[House], Words]) -> None:
        self._card_name = card_name
        self._house_name = house_name
        self._players: tuple[str, ...] = ()
        self._ids: dict[int, str] = {}
        self._printed: dict[int, str] = {}
        self._tokens: set[int] = set()
        """Token creatures, also those that went from play to where one player alone may see which cards they are."""

    def seat(self, *players: str) -> None:
        """Begin a new game between `players`; forget all cards."""
        self._players = players
        self._ids.clear()
        self._printed.clear()
        self._tokens.clear()

    def learn(self, cards: Iterable[Card]) -> None:
        """Remember which cards these are; those in a deck no seat has seen.

        A token creature is called by its reference card until it lies open as itself. Rule: "Token creatures".
        """
        for card in cards:
            if card.zone is Zone.DECK:
                continue
            self._printed[card.id] = card.printed.id
            if card.token:
                self._tokens.add(card.id)
                self._ids[card.id] = card.defn.id
            elif card.id not in self._tokens or not (card.zone in HIDDEN or card.face_down):
                self._tokens.discard(card.id)
                self._ids[card.id] = card.printed.id if card.face_down else card.defn.id

    def player(self, player: Player) -> Words:
        """Return the player's name."""
        return same(self._players[player]) if player < len(self._players) else same("?")

    def card(self, number: int) -> Words:
        """Return the card's name, "a card" for number 0 and for a card not seen by anyone."""
        known = self._ids.get(number)
        return self._card_name(known) if known else s.A_CARD

    def printed(self, number: int) -> Words:
        """Return the name printed on a card, also of a token creature; otherwise as `card`."""
        known = self._printed.get(number)
        return self._card_name(known) if known else s.A_CARD

    def house(self, house: House) -> Words:
        """Return the house's name."""
        return self._house_name(house)


def on_table(view: TableView) -> frozenset[str]:
    """Return the handles of cards that lie open before the viewer: in play, in the hand shown, being played."""
    return frozenset(card.handle for card in _shown(view))


def _shown(view: TableView) -> Iterator[CardView]:
    yield from _with_lower(view.playing)
    for seat in view.seats:
        for zone in (seat.battleline, seat.artifacts, seat.references, seat.hand or ()):
            yield from _with_lower(zone)


def _with_lower(cards: Iterable[CardView]) -> Iterator[CardView]:
    for card in cards:
        yield card
        yield from _with_lower(card.upgrades)
        yield from _with_lower(card.under)


def house_name(house: House) -> Words:
    """Return the name of a house."""
    return house.words


def trait_words(traits: Iterable[str], language: str) -> tuple[str, ...]:
    """Return traits as a card in this language prints them; one nobody knows reads as its id."""
    return tuple(TRAITS[trait].name.say(language) if trait in TRAITS else trait.title() for trait in traits)
