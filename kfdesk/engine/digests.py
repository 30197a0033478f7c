"""Hashing the whole state of a game, quickly when it is done again and again: after every answer.

Most of a state is the same as the last time. What cannot change any more, a card that was copied since or an event
that happened, is read once; a digest is made of these readings. So it does not matter who makes it, or how often.
"""

from __future__ import annotations

from dataclasses import fields
from hashlib import blake2b
from operator import attrgetter

from kfdesk.engine.fields import make_lister
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.plain import said
from kfdesk.engine.state import Card, PlayerState, Remembered, State, TurnMemory
from kfdesk.engine.terms import PLAYERS, CardId, Player

_list_card, _list_player, _list_state = make_lister(Card), make_lister(PlayerState), make_lister(State)
_counted = attrgetter(*(f.name for f in fields(TurnMemory) if f.name != "past"))
"""What a memory holds besides the events that happened."""

_SIZE = 16
"""Bytes of a digest, and of a reading."""


def _reading(text: str) -> bytes:
    return blake2b(text.encode(), digest_size=_SIZE).digest()


class Digester:
    """Makes the digests of one game's states and remembers the readings of what stays as it is."""

    __slots__ = ("_cards", "_events", "_lasting", "_memories")

    def __init__(self) -> None:
        self._cards: dict[CardId, tuple[Card, bytes]] = {}
        self._events: list[tuple[Remembered, bytes]] = []
        """Those of the turn under way."""
        self._lasting: dict[int, tuple[Lasting, bytes]] = {}
        self._memories: dict[int, tuple[TurnMemory, bytes]] = {}
        """Those of each player's last turn."""

    def digest(self, state: State) -> str:
        """Return a short hash of the whole state; see `Game.digest`."""
        whole = blake2b(repr(_list_state(state)).encode(), digest_size=_SIZE)
        for held in state.players:
            whole.update(repr(_list_player(held)).encode())
        whole.update(b"".join(self._each_card(state)))
        for lasting in state.lasting:
            whole.update(self._in_force(lasting))
        whole.update(self._memory(state.memory))
        for player, memory in zip(PLAYERS, state.previous, strict=True):
            whole.update(self._last(player, memory))
        return whole.hexdigest()

    def _each_card(self, state: State) -> list[bytes]:
        """Return the reading of each card; of most of them it is known."""
        readings, epoch = self._cards, state.epoch
        found = []
        for card in state.cards[1:]:
            known = readings.get(card.id)
            if known is None or known[0] is not card:
                known = card, _reading(repr(_list_card(card)))
                if card.epoch != epoch:  # it is copied before it is changed
                    readings[card.id] = known
            found.append(known[1])
        return found

    def _in_force(self, lasting: Lasting) -> bytes:
        known = self._lasting.get(lasting.id)
        if known is None or known[0] is not lasting:
            known = self._lasting[lasting.id] = (lasting, _reading(said(lasting)))
        return known[1]

    def _memory(self, memory: TurnMemory) -> bytes:
        """Return the reading of a memory to which events are added one by one."""
        known = self._events
        for at, one in enumerate(memory.past):
            if at >= len(known) or known[at][0] is not one:
                known[at:] = [(one, _reading(said(one)))]
        return _reading(repr(_counted(memory))) + b"".join(reading for _, reading in known[: len(memory.past)])

    def _last(self, player: Player, memory: TurnMemory) -> bytes:
        known = self._memories.get(player)
        if known is None or known[0] is not memory:
            known = self._memories[player] = (memory, Digester()._memory(memory))
        return known[1]
