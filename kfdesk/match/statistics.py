"""What happened in a game, counted from its events: by turn, by player, and what each card did.

Only what both players saw is counted, event by event, so nothing that is hidden can come out of it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from enum import StrEnum
from typing import Any

from kfdesk.engine import Game
from kfdesk.engine import events as ev
from kfdesk.engine.terms import (
    CREATURES,
    NO_CARD,
    PLAYERS,
    CardId,
    House,
    Icon,
    KeyColor,
    Player,
    Step,
    Zone,
    other_player,
)
from kfdesk.records import record


@record
class Tally:
    """What a player did and what befell them in a stretch of a game: Æmber and damage in tokens, all else in times.

    Into the pool: `reaped`, `from_icons` (bonus icons), `gained` (other gains), `stolen`, `returned` (moved there
    from cards) and `received` (paid by the opponent). Out of it: `forged` (spent for keys), `robbed` (stolen by the
    opponent), `captured_from`, `lost`, `paid` and `placed` (moved onto cards). `adjusted` is what the judge's hand
    added or took. So what comes in less what goes out is the change of the pool.
    """

    reaped: int = 0
    from_icons: int = 0
    gained: int = 0
    stolen: int = 0
    returned: int = 0
    received: int = 0
    forged: int = 0
    robbed: int = 0
    captured_from: int = 0
    lost: int = 0
    paid: int = 0
    placed: int = 0
    adjusted: int = 0
    captured: int = 0
    """Æmber that creatures of this player captured, whose pool it may have come from."""
    keys: int = 0
    unforged: int = 0
    checks: int = 0
    played: int = 0
    discarded: int = 0
    drawn: int = 0
    archived: int = 0
    purged: int = 0
    """Own cards that were purged."""
    reaps: int = 0
    fights: int = 0
    actions: int = 0
    unstuns: int = 0
    damage_dealt: int = 0
    """By cards of this player, to any creature; bonus icons count for whose turn it is."""
    damage_taken: int = 0
    """By creatures of this player."""
    destroyed: int = 0
    """Creatures that cards of this player destroyed, other than themselves."""
    creatures_lost: int = 0
    """Creatures of this player that were destroyed."""
    chains: int = 0
    """Chains gained."""
    chains_shed: int = 0

    def plus(self, other: Tally) -> Tally:
        """Return both together."""
        return Tally(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Tally)))


class Source(StrEnum):
    """A way of Æmber that a card brought about."""

    REAPED = "reaped"
    ICONS = "icons"
    GAINED = "gained"
    STOLEN = "stolen"
    CAPTURED = "captured"
    MADE_LOSE = "made-lose"
    """Æmber that the opponent lost."""


@record
class KeyEvent:
    """A key forged, or unforged: whose, in which turn, at which cost; `card` made it happen, "" for the step."""

    turn: int
    player: Player
    color: KeyColor
    cost: int
    card: str = ""
    unforged: bool = False


@record
class TurnFigures:
    """One turn: whose, which house, both pools at its end (or now), and what happened to both in it."""

    turn: int
    player: Player
    house: House | None
    pools: tuple[int, int]
    tallies: tuple[Tally, Tally]


@record
class CardFigures:
    """What all copies of a card did for one player. `amber` is what it brought into that player's pool."""

    player: Player
    card: str
    """Its id in the facts."""
    played: int = 0
    discarded: int = 0
    reaped: int = 0
    fought: int = 0
    acted: int = 0
    """Times its action or omni was used."""
    amber: int = 0
    stolen: int = 0
    """Part of `amber`."""
    captured: int = 0
    made_lose: int = 0
    damage: int = 0
    destroyed: int = 0
    """Creatures destroyed by it, other than itself."""
    lost: int = 0
    """Times it was destroyed."""
    keys: int = 0
    """Keys forged by its ability."""


@record
class PlayerFigures:
    """One player over the whole game. `pool` is the Æmber at its beginning and at its end (or now)."""

    name: str
    deck: str
    pool: tuple[int, int]
    keys: int
    total: Tally
    by_house: tuple[tuple[House, int], ...]
    """Cards played, by the house they have in their deck; the most first."""
    by_type: tuple[tuple[str, int], ...]
    """Cards played, by printed type; the most first."""
    amber: tuple[tuple[Source, str, int], ...]
    """Ways of Æmber and the cards that brought it about, the most first."""


@record
class GameStatistics:
    """A whole game, or what there is of it."""

    players: tuple[PlayerFigures, PlayerFigures]
    first_player: Player
    winner: Player | None
    turns: tuple[TurnFigures, ...]
    """The turns in order; what happened before the first is in a turn 0 where something did."""
    keys: tuple[KeyEvent, ...]
    cards: tuple[CardFigures, ...]
    """Cards that did something, the first player's before the second's, by id."""


def statistics_of(game: Game) -> GameStatistics:
    """Return the statistics of a game, finished or not; only what both players have seen is in them."""
    counter = _Counter(game)
    for event in game.events[counter.begun :]:
        counter.take(event.public)
    return counter.statistics()


class _Counter:
    """Reads events in order and keeps the accounts."""

    def __init__(self, game: Game) -> None:
        start = Game.replay(game.setup, ())
        scenario = game.setup.scenario is not None
        self.begun = len(start.events) if scenario else 0
        """How many events lie before what is counted: a scenario's table is set, not played."""
        self._game = game
        self._cards = game.state.cards
        self._start = tuple(p.amber for p in start.state.players) if scenario else (0, 0)
        self._pools = list(self._start)
        self._holder = {c.id: c.controller if scenario else c.owner for c in start.state.cards[1:]}
        self._turn, self._player = (start.state.turn, start.state.active) if scenario else (0, start.state.first)
        self._house = start.state.active_house if scenario else None
        self._now: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self._turns: list[TurnFigures] = []
        self._keys: list[KeyEvent] = []
        self._per_card: dict[tuple[Player, str], Counter[str]] = {}
        self._sources: tuple[Counter[tuple[Source, str]], ...] = (Counter(), Counter())
        self._houses: tuple[Counter[House], ...] = (Counter(), Counter())
        self._types: tuple[Counter[str], ...] = (Counter(), Counter())
        self._icon = 0
        self._hurt_by: dict[CardId, CardId] = {}

    # Accounts.

    def _add(self, player: Player, what: str, n: int = 1) -> None:
        self._now[player][what] += n

    def _pool(self, player: Player, what: str, n: int) -> None:
        """Book Æmber into a pool, or out of it for a negative number."""
        self._pools[player] += n
        self._add(player, what, abs(n))

    def _id(self, card: int) -> str:
        return self._cards[card].printed.id if card else ""

    def _card(self, card: int, player: Player, what: str, n: int = 1) -> None:
        """Write something down for a card; 0 is a rule or a card that one player does not know."""
        if card:
            self._per_card.setdefault((player, self._id(card)), Counter())[what] += n

    def _source(self, player: Player, source: Source, card: int, n: int) -> None:
        if card:
            self._sources[player][source, self._id(card)] += n

    # Reading.

    def take(self, event: ev.Event) -> None:
        """Count one event."""
        icon, self._icon = self._icon, 0
        if isinstance(event, ev.AmberMoved):
            self._amber(event, by_icon=bool(icon) and icon == event.cause)
            return
        reader = _READERS.get(type(event))
        if reader is not None:
            reader(self, event)

    def _amber(self, event: ev.AmberMoved, *, by_icon: bool) -> None:
        """Book what comes out of a pool and into one; what is spent from a card was booked when it went there."""
        given, received, source = _AMBER[event.verb]
        if event.by_reaping:
            received, source = "reaped", Source.REAPED
        elif by_icon and event.verb is ev.AmberVerb.GAIN:
            received, source = "from_icons", Source.ICONS
        elif event.spender is not None:
            given = "lost"
        for (end, change), what in zip(event.changes, (given, received), strict=True):
            if end.pool is not None:
                self._pool(end.pool, what, change)
        if event.receiver.pool is not None:
            self._card(event.cause, event.receiver.pool, "amber", event.amount)
        if source is not None:
            self._credit(event, source)

    def _credit(self, event: ev.AmberMoved, source: Source) -> None:
        """Write a way of Æmber down for the card that brought it about, and for its player."""
        card, who = event.cause, event.receiver.pool
        if source is Source.CAPTURED:
            card = event.card
            who = self._holder.get(card, self._cards[card].owner)
            self._add(who, "captured", event.amount)
        elif source is Source.MADE_LOSE and event.giver.pool is not None:
            who = other_player(event.giver.pool)
            if self._holder.get(card) != who:
                return
        assert who is not None, event
        if source in _OWN_FIGURES:
            self._card(card, who, _OWN_FIGURES[source], event.amount)
        self._source(who, source, card, event.amount)

    def step(self, event: ev.StepBegan) -> None:
        """A new turn closes the one before."""
        if event.step is Step.START:
            self._close_turn()
            self._turn, self._player, self._house = event.turn, event.player, None
            self._hurt_by.clear()

    def house(self, event: ev.HouseChosen) -> None:
        """The house of the turn."""
        self._house = event.house

    def adjusted(self, event: ev.Adjusted) -> None:
        """The judge set a pool."""
        change = json.loads(event.what)
        if change.get("kind") == "amber" and change.get("card") is None:
            player = change["player"]
            self._add(player, "adjusted", change["amount"] - self._pools[player])
            self._pools[player] = change["amount"]

    def forged(self, event: ev.KeyForged) -> None:
        """A key more."""
        self._add(event.player, "keys")
        self._card(event.cause, event.player, "keys")
        self._keys.append(KeyEvent(self._turn, event.player, event.color, event.cost, self._id(event.cause)))

    def unforged(self, event: ev.KeyUnforged) -> None:
        """A key less."""
        self._add(event.player, "unforged")
        self._keys.append(KeyEvent(self._turn, event.player, event.color, 0, self._id(event.cause), True))

    def checked(self, event: ev.Checked) -> None:
        """Check!"""
        self._add(event.player, "checks")

    def icon(self, event: ev.IconResolved) -> None:
        """What is gained right after it comes from the icon."""
        self._icon = event.card if event.icon is Icon.AMBER else 0

    def played(self, event: ev.CardPlayed) -> None:
        """A card was played."""
        card = self._cards[event.card]
        self._holder[event.card] = event.player
        self._add(event.player, "played")
        self._card(event.card, event.player, "played")
        self._houses[event.player][card.home] += 1
        self._types[event.player][card.printed.type.value] += 1

    def entered(self, event: ev.CardEntered) -> None:
        """Who controls a card that came into play."""
        self._holder[event.card] = event.player
        self._hurt_by.pop(event.card, None)

    def controlled(self, event: ev.ControlChanged) -> None:
        """Who controls a card now."""
        self._holder[event.card] = event.player

    def discarded(self, event: ev.CardDiscarded) -> None:
        """A card was discarded."""
        self._add(event.player, "discarded")
        self._card(event.card, event.player, "discarded")

    def drawn(self, event: ev.CardDrawn) -> None:
        """A card was drawn, whichever."""
        self._add(event.player, "drawn")

    def moved(self, event: ev.CardMoved) -> None:
        """Into the archives, or out of the game."""
        if event.zone is Zone.ARCHIVES:
            self._add(event.player, "archived")
        elif event.zone is Zone.PURGED:
            self._add(event.player, "purged")

    def used(self, event: ev.CardUsed) -> None:
        """A card was used."""
        total, own = _USES.get(event.how, ("", ""))
        if total:
            self._add(event.player, total)
        if own:
            self._card(event.card, event.player, own)

    def damaged(self, event: ev.DamageDealt) -> None:
        """Damage was dealt."""
        dealer = self._holder.get(event.source, self._player)
        self._add(dealer, "damage_dealt", event.amount)
        self._card(event.source, dealer, "damage", event.amount)
        self._add(self._holder[event.card], "damage_taken", event.amount)
        self._hurt_by[event.card] = event.source

    def destroyed(self, event: ev.CardDestroyed) -> None:
        """A card was destroyed: by what it fought, by an effect, or by who last damaged it this turn."""
        owner = event.was.controller
        self._card(event.card, owner, "lost")
        if event.was.type not in CREATURES:
            return
        self._add(owner, "creatures_lost")
        killer = event.killer or event.cause or self._hurt_by.pop(event.card, NO_CARD)
        if killer and killer != event.card:
            by = self._holder.get(killer, self._player)
            self._add(by, "destroyed")
            self._card(killer, by, "destroyed")

    def chained(self, event: ev.ChainsChanged) -> None:
        """Chains gained or shed."""
        self._add(event.player, "chains" if event.change > 0 else "chains_shed", abs(event.change))

    # Closing.

    def _close_turn(self) -> None:
        tallies = (Tally(**self._now[0]), Tally(**self._now[1]))
        if self._turn or tallies != (Tally(), Tally()):
            pools = (self._pools[0], self._pools[1])
            self._turns.append(TurnFigures(self._turn, self._player, self._house, pools, tallies))
        self._now = (Counter(), Counter())

    def statistics(self) -> GameStatistics:
        """Return what was counted."""
        self._close_turn()
        state = self._game.state
        rows = (
            CardFigures(player, card, **{name: counts[name] for name in counts})
            for (player, card), counts in sorted(self._per_card.items())
        )
        return GameStatistics(
            (self._player_figures(PLAYERS[0]), self._player_figures(PLAYERS[1])),
            state.first,
            state.winner,
            tuple(self._turns),
            tuple(self._keys),
            tuple(rows),
        )

    def _player_figures(self, player: Player) -> PlayerFigures:
        total = Tally()
        for turn in self._turns:
            total = total.plus(turn.tallies[player])
        seat = self._game.view(None).seats[player]
        ways = self._sources[player].most_common()
        return PlayerFigures(
            seat.name,
            seat.deck_name,
            (self._start[player], self._pools[player]),
            len(self._game.state.players[player].keys),
            total,
            tuple(self._houses[player].most_common()),
            tuple(self._types[player].most_common()),
            tuple((source, card, n) for (source, card), n in ways),
        )


_USES = {
    "reap": ("reaps", "reaped"),
    "fight": ("fights", "fought"),
    "action": ("actions", "acted"),
    "omni": ("actions", "acted"),
    "unstun": ("unstuns", ""),
}
_AMBER: dict[ev.AmberVerb, tuple[str, str, Source | None]] = {
    ev.AmberVerb.GAIN: ("", "gained", Source.GAINED),
    ev.AmberVerb.LOSE: ("lost", "", Source.MADE_LOSE),
    ev.AmberVerb.SPEND: ("forged", "received", None),
    ev.AmberVerb.STEAL: ("robbed", "stolen", Source.STOLEN),
    ev.AmberVerb.PAY: ("paid", "received", None),
    ev.AmberVerb.CAPTURE: ("captured_from", "", Source.CAPTURED),
    ev.AmberVerb.PLACE: ("", "", None),
    ev.AmberVerb.EXALT: ("", "", None),
    ev.AmberVerb.MOVE: ("placed", "returned", None),
}
"""What it is booked as out of a pool and into one, and which way of Æmber it is for the card that caused it."""
_OWN_FIGURES = {Source.STOLEN: "stolen", Source.CAPTURED: "captured", Source.MADE_LOSE: "made_lose"}
"""The figures of a card for some ways of Æmber."""
_READERS: dict[type[ev.Event], Callable[[_Counter, Any], None]] = {
    ev.StepBegan: _Counter.step,
    ev.HouseChosen: _Counter.house,
    ev.Adjusted: _Counter.adjusted,
    ev.KeyForged: _Counter.forged,
    ev.KeyUnforged: _Counter.unforged,
    ev.Checked: _Counter.checked,
    ev.IconResolved: _Counter.icon,
    ev.CardPlayed: _Counter.played,
    ev.CardEntered: _Counter.entered,
    ev.ControlChanged: _Counter.controlled,
    ev.CardDiscarded: _Counter.discarded,
    ev.CardDrawn: _Counter.drawn,
    ev.CardMoved: _Counter.moved,
    ev.CardUsed: _Counter.used,
    ev.DamageDealt: _Counter.damaged,
    ev.CardDestroyed: _Counter.destroyed,
    ev.ChainsChanged: _Counter.chained,
}
