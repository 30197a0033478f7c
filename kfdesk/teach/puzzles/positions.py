"""When two tables count as the same in a search: whichever order of acts led there."""

from __future__ import annotations

from dataclasses import fields, replace
from hashlib import blake2b

from kfdesk.engine.fields import listed_fields, make_lister
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.plain import said
from kfdesk.engine.state import Card, PlayerState, Remembered, State
from kfdesk.engine.table_events import Event
from kfdesk.engine.terms import NEVER, NO_CARD, Timestamp

_list_card, _list_player = make_lister(Card), make_lister(PlayerState)


def _places(record: type[Card | PlayerState], names: tuple[str, ...]) -> tuple[int, ...]:
    """Return where some fields stand in what a digest takes of a record."""
    taken = listed_fields(record)
    return tuple(sorted(taken.index(name) for name in names))


_LEFT_OUT = _places(Card, ("entered",))
"""What tells only when something happened, not what lies there."""
_UNORDERED = _places(PlayerState, ("hand", "discard", "archives", "purged"))


def _reading(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=16).digest()


def _of_another(state: State, event: Event, clock: Timestamp) -> bytes:
    """Return a sign where the card of an event has entered play since: it is another card then."""
    return b"*" if state.cards[getattr(event, "card", NO_CARD)].entered > clock else b""


class Positions:
    """Gives tables their positions, and remembers what it read of cards and events that do not change any more.

    Two tables have one position if the same lies in the same places and the same happened this turn, in whichever
    order; the order of cards in a discard pile does not count either. Cards ask how often something happened in a
    turn, hardly ever in which order: a search that takes such tables for the same may be wrong where all depends on
    nothing but that order. A solution is one only if the goal is reached when it is played.
    """

    def __init__(self) -> None:
        self._cards: dict[int, tuple[Card, bytes]] = {}
        self._events: dict[int, tuple[Remembered, bytes]] = {}
        self._lasting: dict[int, tuple[Lasting, bytes]] = {}

    def of(self, state: State, counted: tuple[int, ...] = ()) -> bytes:
        """Return the position of a table between two actions; `counted` is what a goal counts beside it."""
        moment = (state.active, state.turn, state.step.value, state.active_house, state.tide, state.rng, counted)
        whole = blake2b(repr(moment).encode(), digest_size=16)
        for held in state.players:
            listed = list(_list_player(held))
            for at in _UNORDERED:
                listed[at] = sorted(listed[at])  # type: ignore[call-overload]
            whole.update(repr(listed).encode())
        for card in state.cards[1:]:
            whole.update(self._card(card, state.epoch))
        whole.update(b"".join(sorted(self._in_force(one) for one in state.lasting)))
        memory = state.memory
        whole.update(repr((memory.acted, memory.from_hand, sorted(memory.names), memory.omega)).encode())
        allowing = [card.id for card in state.cards[1:] if card.in_play and card.entered in memory.used_permissions]
        whole.update(repr((len(memory.used_permissions), allowing)).encode())
        for remembered in (memory, *state.previous):
            past = (self._event(one) + _of_another(state, one.event, one.clock) for one in remembered.past)
            whole.update(b"".join(sorted(past)) + b"|")
        return whole.digest()

    def _card(self, card: Card, epoch: int) -> bytes:
        known = self._cards.get(id(card))
        if known is not None and known[0] is card:
            return known[1]
        listed = list(_list_card(card))
        for at in reversed(_LEFT_OUT):
            del listed[at]
        reading = _reading(repr(listed))
        if card.epoch != epoch:  # it is copied before it is changed
            self._cards[id(card)] = (card, reading)
        return reading

    def _event(self, one: Remembered) -> bytes:
        known = self._events.get(id(one))
        if known is None or known[0] is not one:
            cards = tuple(replace(was, entered=NEVER) for was in one.cards)
            known = self._events[id(one)] = (one, _reading(said((one.event, cards))))
        return known[1]

    def _in_force(self, lasting: Lasting) -> bytes:
        known = self._lasting.get(id(lasting))
        if known is None or known[0] is not lasting:
            listed = tuple(getattr(lasting, f.name) for f in fields(lasting) if f.name != "id")
            known = self._lasting[id(lasting)] = (lasting, _reading(said(listed)))
        return known[1]
