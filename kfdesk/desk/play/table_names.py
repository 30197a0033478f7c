"""What the cards, players and houses of the game at the table are called."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kfdesk.desk import texts as s
from kfdesk.desk.play.table_log import Reader
from kfdesk.engine.events import CardDiscarded, CardDrawn, CardMoved, CardsRevealed, Event, TokenMade, TurnedOver
from kfdesk.engine.terms import HIDDEN, PLAYERS, House, Player, Sight, Zone
from kfdesk.match.recorded_game import turned_down
from kfdesk.match.unnamed import A_CARD
from kfdesk.text.second_person import person
from kfdesk.text.words import Words, enumerated, same

if TYPE_CHECKING:
    from kfdesk.engine.state import Card

CardNamer = Callable[[str], Words]
"""Gives a card's name from its id in the facts table."""


def first_named(names: Sequence[Words], most: int) -> Words:
    """Return names in a row as they are read aloud, so many at most; the others are only counted."""
    more = len(names) - most
    if more > 0:
        return s.AND_MORE.filled(cards=enumerated(names[:most]), n=more)
    if len(names) < 2:
        return enumerated(names)
    return s.AND_LAST.filled(cards=enumerated(names[:-1]), last=names[-1])


@dataclass(frozen=True, slots=True)
class _Alias:
    """What a card is called while it is a copy or a token creature, and afterwards as long as nobody sees its face."""

    id: str
    """The facts id of the card it is a copy of, of a token creature the reference card."""
    known_by: frozenset[Player] | None = None
    """None in play; after a token creature went where its card lies hidden: who knows which card that is."""

    @property
    def in_play(self) -> bool:
        """Whether both players see what the card is called."""
        return self.known_by is None

    def hides_from(self, reader: Reader | None) -> bool:
        """Return whether the reader (None: whoever knows least) calls the card so."""
        if self.known_by is None:
            return True
        return reader != "both" and not (reader in self.known_by or len(self.known_by) == len(PLAYERS))


Aliases = Mapping[int, _Alias]


class NamesThen:
    """The names of a table for one reader, as they were when something happened."""

    def __init__(self, names: TableNames, aliases: Mapping[int, str]) -> None:
        self._names = names
        self._aliases = aliases

    def player(self, player: Player) -> Words:
        """Return the player's name."""
        return self._names.player(player)

    def card(self, number: int) -> Words:
        """Return what the card was called, "a card" for number 0 and for a card not seen by anyone."""
        alias = self._aliases.get(number)
        return self._names.title(alias) if alias is not None else self._names.printed(number)

    def printed(self, number: int) -> Words:
        """Return the name printed on a card, also of a token creature; otherwise as `card`."""
        return self._names.printed(number)

    def id_of(self, number: int) -> str | None:
        """Return the facts id of the card that `card` names, None for one not seen by anyone."""
        return self._aliases.get(number) or self._names.printed_id(number)

    def printed_id(self, number: int) -> str | None:
        """Return the facts id of the card that `printed` names."""
        return self._names.printed_id(number)

    def house(self, house: House) -> Words:
        """Return the house's name."""
        return self._names.house(house)


class TableNames:
    """The names of the game at the table, learned as it goes on: it knows no card that no seat has seen.

    Whether a reader may know a card is decided by the redacted event, which gives number 0 for a
    card to be kept secret. A token creature is called by its reference card, and by those who do not know which card
    it was also after it went to a hand, archives or a deck. Rule: "Token creatures".
    """

    def __init__(self, card_name: CardNamer, house_name: Callable[[House], Words]) -> None:
        self._card_name = card_name
        self._house_name = house_name
        self._players: tuple[str, ...] = ()
        self._printed: dict[int, str] = {}
        self._rests: list[tuple[int, Aliases]] = []
        """After how many events, each time a player was asked, which cards were called otherwise; only the changes."""
        self._history: list[tuple[int, Aliases]] = []
        """From which event on which cards are called otherwise, up to the next entry."""
        self._read = 0
        """How many events of the game are accounted for."""
        self._then: dict[tuple[int, Reader], NamesThen] = {}

    def seat(self, *players: str) -> None:
        """Begin a new game between `players`; forget all cards."""
        self._players = players
        self._printed.clear()
        self._rests.clear()
        self.take_back(0)

    def take_back(self, events: int) -> None:
        """Go back to so many events of the game; cards once seen keep their names."""
        self._rests = [entry for entry in self._rests if entry[0] <= events]
        self._history = [entry for entry in self._history if entry[0] < events]
        self._read = events
        self._then.clear()

    def learn(self, cards: Sequence[Card], events: Sequence[Event] = ()) -> None:
        """Remember which cards these are, all of the game; `events` are all that happened.

        What one choice brought about is worded in the same names: a copy or a token creature before it, in it or after
        it is called so throughout, a hidden card that it showed by its own name. A card that turned itself over is
        called as before until it lies facedown.
        """
        first, self._read = self._read, len(events)
        fresh = events[first:]
        called = dict(self._aliases)
        for event in fresh if called else ():
            called = _after_showing(event, called)
        called = {
            number: alias for number, alias in called.items() if alias.in_play or _stays(cards[number - 1], alias)
        }
        for card in cards:
            if card.zone is not Zone.DECK:
                self._printed[card.id] = card.printed.id
                if card.definition is not card.printed:
                    called[card.id] = _Alias(card.definition.id)
        for event in fresh:
            if isinstance(event, TokenMade):
                called[event.card] = _Alias(cards[event.model - 1].printed.id)
            for number in _shown_by(event)[0]:  # it may lie in a deck before and after
                self._printed[number] = cards[number - 1].printed.id
        turned = {number: called.pop(number) for number in turned_down(fresh, self._aliases) if number in called}
        self._note(first, called)
        for at, event in enumerate(fresh if called or turned else (), start=first):
            called = _after_showing(event, called)
            self._note(at, called)
            called = _after_hiding(event, called)
            if isinstance(event, TurnedOver) and event.card in turned:
                called = called | {event.card: turned[event.card]}
        rest = {number: alias for number, alias in called.items() if _stays(cards[number - 1], alias)}
        if rest != self._aliases:
            self._rests.append((self._read, rest))

    @property
    def _aliases(self) -> Aliases:
        """What is called otherwise now."""
        return self._rests[-1][1] if self._rests else {}

    def _note(self, at: int, aliases: Aliases) -> None:
        """Note what is called otherwise from event number `at` on."""
        if aliases != (self._history[-1][1] if self._history else {}):
            self._history.append((at, aliases))

    def at(self, event: int, reader: Reader) -> NamesThen:
        """Return the names that a reader knew when event number `event` happened; the same object until they change."""
        entry = bisect_right(self._history, event, key=lambda entry: entry[0])
        found = self._then.get((entry, reader))
        if found is None:
            aliases = self._history[entry - 1][1] if entry else {}
            hidden = {number: alias.id for number, alias in aliases.items() if alias.hides_from(reader)}
            found = self._then[entry, reader] = NamesThen(self, hidden)
        return found

    def player(self, player: Player) -> Words:
        """Return the player's name, or who is spoken to."""
        return person(self._players[player]) if player < len(self._players) else same("?")

    def title(self, id_: str) -> Words:
        """Return the name of a card by its id in the facts table."""
        return self._card_name(id_)

    def card(self, number: int) -> Words:
        """Return the name both players know now, "a card" for number 0 and for a card not seen by anyone."""
        alias = self._aliases.get(number)
        return self.title(alias.id) if alias is not None and alias.hides_from(None) else self.printed(number)

    def printed(self, number: int) -> Words:
        """Return the name printed on a card, also of a token creature; otherwise as `card`."""
        known = self.printed_id(number)
        return self.title(known) if known else A_CARD

    def printed_id(self, number: int) -> str | None:
        """Return the facts id of a card, None for one not seen by anyone."""
        return self._printed.get(number)

    def house(self, house: House) -> Words:
        """Return the house's name."""
        return self._house_name(house)


def _after_hiding(event: Event, called: dict[int, _Alias]) -> dict[int, _Alias]:
    """Return what is called otherwise after a token creature went where not everybody knows which card it was."""
    if not isinstance(event, CardMoved) or event.was is None or not event.was.token or event.card not in called:
        return called
    if _lies_open_after(event):
        return called
    known = frozenset(player for player in PLAYERS if event.seen_by(player).card)
    return called | {event.card: replace(called[event.card], known_by=known)}


def _after_showing(event: Event, called: dict[int, _Alias]) -> dict[int, _Alias]:
    """Return what is called otherwise once hidden cards were shown: who was shown one calls it by its own name.

    A token creature that was turned faceup is itself from then on.
    """
    if isinstance(event, TurnedOver) and not event.model:
        return {number: alias for number, alias in called.items() if number != event.card}
    numbers, to = _shown_by(event)
    for number in numbers:
        alias = called.get(number)
        if alias is not None and alias.known_by is not None:
            called = called | {number: replace(alias, known_by=alias.known_by.union(to))}
    return called


def _shown_by(event: Event) -> tuple[Sequence[int], Sequence[Player]]:
    """Return the cards whose faces an event shows, and the players who see them."""
    if isinstance(event, CardsRevealed):
        return event.cards, PLAYERS if event.to is None else (event.to,)
    if isinstance(event, CardDiscarded) or (isinstance(event, CardMoved) and _lies_open_after(event)):
        return (event.card,), PLAYERS
    if isinstance(event, CardDrawn) or (isinstance(event, CardMoved) and event.zone.sight is Sight.HOLDER):
        return (event.card,), (event.player,)
    return (), ()


def _lies_open_after(event: CardMoved) -> bool:
    return event.revealed or event.zone not in HIDDEN and not event.face_down


def _stays(card: Card, alias: _Alias) -> bool:
    """Return whether the card is still called so: it is a copy or a token creature, or was one and lies hidden."""
    if card.definition is not card.printed:
        return True
    return alias.known_by is not None and (card.zone in HIDDEN or card.face_down)


def house_name(house: House) -> Words:
    """Return the name of a house."""
    return house.words
