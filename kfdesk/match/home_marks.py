"""Marks of what was not published: of decks wherever they are named, and of home-made cards in the log, where a line
that names one for the first time says that it is home-made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, runtime_checkable

from kfdesk.cards import library
from kfdesk.collection.homemade import is_homemade
from kfdesk.collection.kinds import KIND_WORDS
from kfdesk.engine import events as ev
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import House, Player
from kfdesk.match.event_texts import Level, Names, level_of, line_for
from kfdesk.match.log_line_kinds import cause_of
from kfdesk.text.words import Words, same


@runtime_checkable
class Identifying(Protocol):
    """Names that know which cards they belong to."""

    def id_of(self, number: int) -> str | None:
        """Return the id in the facts table of the card that `card` names; None for one nobody knows."""


def marked(name: Words) -> Words:
    """Return the name of a home-made card with its mark."""
    return _MARKED.filled(card=name)


def deck_words(name: str, kind: DeckKind) -> Words:
    """Return the name of a deck, with a mark that says of what kind it is where it was not published as it is."""
    return _OF_KIND.filled(deck=name, kind=KIND_WORDS[kind]) if kind else same(name)


class MarkedNames:
    """The names of a game, some of its home-made cards marked."""

    def __init__(self, names: Names, marked: frozenset[int]) -> None:
        self._names = names
        self._marked = marked

    def player(self, player: Player) -> Words:
        """Return the player's name."""
        return self._names.player(player)

    def card(self, number: int) -> Words:
        """Return the card's name, with its mark."""
        return self._with_mark(number, self._names.card(number))

    def printed(self, number: int) -> Words:
        """Return the name printed on the card, with the mark that the card has."""
        return self._with_mark(number, self._names.printed(number))

    def house(self, house: House) -> Words:
        """Return the name of the house."""
        return self._names.house(house)

    def _with_mark(self, number: int, name: Words) -> Words:
        return marked(name) if number in self._marked else name


class FirstNamed:
    """Which events name home-made cards for the first time, for each level at which a log may be read."""

    def __init__(self, names_at: Callable[[int], Names]) -> None:
        self._names_at = names_at
        self._first: dict[tuple[str, Level], int] = {}
        """The number of the event that names a card first in a log of a level."""
        self._marked: dict[int, set[int]] = {}
        """The cards that an event names first, by the event's number."""

    def take(self, event: ev.Event, number: int) -> None:
        """Take the next event."""
        if not library().all_homemade:
            return
        names = self._names_at(number)
        if not isinstance(names, Identifying):
            return
        cards = [card for card in dict.fromkeys((*ev.cards_of(event), cause_of(event))) if card]
        found = [(card, id_) for card in cards if is_homemade(id_ := names.id_of(card) or "")]
        if not found or line_for(event, names) is None:
            return
        for card, id_ in found:
            for level in Level:
                if level_of(event) <= level and self._first.setdefault((id_, level), number) == number:
                    self._marked.setdefault(number, set()).add(card)

    def cut(self, number: int) -> None:
        """Forget the events from a number on."""
        self._first = {named: at for named, at in self._first.items() if at < number}
        self._marked = {at: cards for at, cards in self._marked.items() if at < number}

    def marking(self, names: Names, numbers: Iterable[int]) -> Names:
        """Return the names for a line of these events: with marks on the cards that they name first."""
        marked = frozenset(card for number in numbers for card in self._marked.get(number, ()))
        return MarkedNames(names, marked) if marked else names


_MARKED = Words("{card} (home-made)")
_OF_KIND = Words("{deck} ({kind})")
