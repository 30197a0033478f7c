"""What players have come to know since an earlier moment of the same game, and would still know after going back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import CardsRevealed, Event
from kfdesk.engine.project import knows
from kfdesk.engine.terms import PLAYERS, CardId, Player

if TYPE_CHECKING:
    from kfdesk.engine.state import State

_NAMING = ("card", "cards", "other_half")
"""Fields of events that name the cards they are about; 0 stands for a card that stays hidden."""


class Moment(Protocol):
    """The part of `kfdesk.engine.Game` that is asked."""

    @property
    def decision(self) -> Decision | None: ...
    @property
    def events(self) -> list[Event]: ...
    @property
    def state(self) -> State: ...


@dataclass(frozen=True, slots=True)
class Learned:
    """How many cards each seat has come to know, and whether chance has decided something since."""

    cards: tuple[int, int]
    chance: bool

    def __bool__(self) -> bool:
        return any(self.cards) or self.chance


def learned_since(before: Moment, after: Moment) -> Learned:
    """Return what was learned between two moments of one game.

    A card counts for a seat that could not know it at `before` and that has seen it since, also where it is hidden
    again. A card that the player who had to choose at `before` knew, and that the other player has seen by being
    played, discarded or moved, does not count: that player showed it; a card that was revealed does.
    """
    chooser = before.decision.player if before.decision is not None else None
    seen = (_seen(before, after, PLAYERS[0], chooser), _seen(before, after, PLAYERS[1], chooser))
    return Learned((len(seen[0]), len(seen[1])), before.state.rng != after.state.rng)


def _seen(before: Moment, after: Moment, seat: Player, chooser: Player | None) -> set[CardId]:
    cards = before.state.cards
    hidden = {CardId(number) for number, card in enumerate(cards) if number and not knows(cards, card, seat)}
    shown_by_choice = {
        number for number in hidden if chooser not in (None, seat) and knows(cards, cards[number], chooser)
    }
    events = [event.seen_by(seat) for event in after.events[len(before.events) :]]
    revealed = {number for event in events if isinstance(event, CardsRevealed) for number in event.cards}
    named = {number for event in events for number in _named(event)}
    offered = set(_offered(after.decision, seat))
    later = after.state.cards
    now = {number for number in hidden if knows(later, later[number], seat)}
    return hidden & (revealed | ((named | offered | now) - shown_by_choice))


def _named(event: Event) -> Iterator[CardId]:
    for field in _NAMING:
        value: CardId | tuple[CardId, ...] | None = getattr(event, field, None)
        yield from (card for card in (value if isinstance(value, tuple) else (value,)) if card)


def _offered(decision: Decision | None, seat: Player) -> Iterator[int]:
    """Yield the cards that a pending choice shows to a seat."""
    if decision is not None and decision.player == seat:
        yield from (int(option.card[1:]) for option in decision.options if option.card)
