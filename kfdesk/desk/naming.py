"""What the cards, players and houses of the game at the table are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from kfdesk.desk import strings as s
from kfdesk.desk.intents import every_card
from kfdesk.engine.phrases import house_words
from kfdesk.engine.terms import House, Player
from kfdesk.engine.views import CardView, TableView
from kfdesk.language.names import TRAITS
from kfdesk.text.words import Words, same

CardNamer = Callable[[str], Words]
"""Gives a card's name from its id in the facts table."""


class TableNames:
    """Names for the chronicle, learnt from the views shown so far: it knows no card that no seat has seen.

    Whether a reader may know a card is decided by the redacted event, which gives number 0 for a
    card to be kept secret; this book only translates numbers into names.
    """

    def __init__(self, card_name: CardNamer, house_name: Callable[[House], Words]) -> None:
        self._card_name = card_name
        self._house_name = house_name
        self._players: tuple[str, ...] = ()
        self._ids: dict[int, str] = {}

    def seat(self, *players: str) -> None:
        """Begin a new game between `players`; forget all cards."""
        self._players = players
        self._ids.clear()

    def learn(self, view: TableView) -> None:
        """Remember which card each handle of `view` is."""
        for card in every_card(view):
            if card.id is not None:
                self._ids[int(card.handle[1:])] = card.id

    def id_of(self, handle: str) -> str | None:
        """Return the facts id of a card that some seat has seen."""
        return self._ids.get(int(handle[1:]))

    def player(self, player: Player) -> Words:
        """Return the player's name."""
        return same(self._players[player]) if player < len(self._players) else same("?")

    def card(self, number: int) -> Words:
        """Return the card's name, "a card" for number 0 and for a card not seen by anyone."""
        known = self._ids.get(number)
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
    return house_words(house.value)


def trait_words(traits: Iterable[str], language: str) -> tuple[str, ...]:
    """Return traits as a card in this language prints them; one nobody knows reads as its id."""
    return tuple(TRAITS[trait].name.say(language) if trait in TRAITS else trait.title() for trait in traits)
