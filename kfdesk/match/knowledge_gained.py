"""What players have come to know since an earlier moment of the same game, and would still know after going back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import CardsRevealed, Event, TokenMade, TurnedOver
from kfdesk.engine.state import State
from kfdesk.engine.terms import PLAYERS, CardId, Player
from kfdesk.engine.viewers import knows
from kfdesk.records import record

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


@record
class KnowledgeGained:
    """How many cards each seat has come to know, and whether chance has decided something since."""

    cards: tuple[int, int]
    chance: bool

    def __bool__(self) -> bool:
        return any(self.cards) or self.chance


def knowledge_gained(
    before: Moment,
    after: Moment,
    between: Sequence[Decision] = (),
    *,
    open_table: bool = False,
    opened: bool = False,
) -> KnowledgeGained:
    """Return what was learned between two moments of one game; `between` are the decisions that were asked meanwhile.

    A card counts for a seat that could not know it at `before` and that has seen it since, also where it is hidden
    again. A card that the player who had to choose at `before` knew, and that the other player has seen by being
    played, discarded or moved, does not count: that player showed it; a card that was revealed does. At an open table,
    where both hands and archives lie open, either player knows and sees what the other does; where they were `opened`
    since, each player knew only the own ones before.
    """
    chooser = before.decision.player if before.decision is not None else None
    decisions = (*between, after.decision)
    own = [(seat,) for seat in PLAYERS]
    eyes = [PLAYERS, PLAYERS] if open_table or opened else own
    eyes_before = own if opened else eyes
    first, second = (
        len(_seen(before, after, decisions, seats, chooser, knew))
        for seats, knew in zip(eyes, eyes_before, strict=True)
    )
    return KnowledgeGained((first, second), before.state.rng != after.state.rng)


def _seen(
    before: Moment,
    after: Moment,
    decisions: Sequence[Decision | None],
    seats: tuple[Player, ...],
    chooser: Player | None,
    knew: tuple[Player, ...],
) -> set[CardId]:
    """Return the cards that whoever looks on from these seats has seen since and, from the seats `knew`, did not know
    before."""
    hidden = {CardId(number) for number in range(1, len(before.state.cards))} - _known(before, knew)
    shown_by_choice = _known(before, (chooser,)) if chooser is not None and chooser not in seats else set()
    events = after.events[len(before.events) :]
    shown = [event.seen_by(seat) for event in events if isinstance(event, CardsRevealed) for seat in seats]
    revealed = {number for event in shown for number in _named(event)}
    facedown = {number for number in hidden if before.state.cards[number].in_play}
    named = {number for seat in seats for number in _named_faceup(events, seat, set(facedown))}
    offered = {number for decision in decisions for number in _offered(decision, seats)}
    return hidden & (revealed | ((named | offered | _known(after, seats)) - shown_by_choice))


def _known(moment: Moment, seats: tuple[Player, ...]) -> set[CardId]:
    """Return the cards that are known from these seats at a moment, those that a pending choice shows among them."""
    cards = moment.state.cards
    known = {
        CardId(number)
        for number, card in enumerate(cards)
        if number and any(knows(cards, card, seat) for seat in seats)
    }
    return known.union(_offered(moment.decision, seats))


def _named_faceup(events: Iterable[Event], seat: Player, facedown: set[CardId]) -> set[CardId]:
    """Return the cards that the seat sees named, but those that lay facedown; `facedown` are those that began so.

    What happens to a token creature in play tells nobody but its controller which card it is. Rule: "Token creatures".
    """
    found: set[CardId] = set()
    for event in events:
        seen = event.seen_by(seat)
        if isinstance(event, TokenMade) and seen != event:
            facedown.add(event.card)
        elif isinstance(event, TurnedOver) and not event.model:
            facedown.discard(event.card)
        found |= {number for number in _named(seen) if event.secret or number not in facedown}
    return found


def _named(event: Event) -> Iterator[CardId]:
    for field in _NAMING:
        value: CardId | tuple[CardId, ...] | None = getattr(event, field, None)
        yield from (card for card in (value if isinstance(value, tuple) else (value,)) if card)


def _offered(decision: Decision | None, seats: tuple[Player, ...]) -> Iterator[CardId]:
    """Yield the cards that a pending choice shows to one of these seats."""
    if decision is not None and decision.player in seats:
        yield from (CardId(int(option.card[1:])) for option in decision.options if option.card)
