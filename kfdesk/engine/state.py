"""The whole state of a game as plain data, cheap to copy.

Copying shares everything; whatever is changed afterwards is copied first ("edited"), marked by an
epoch number. So a copy of a late game costs some microseconds and old states stay true.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

from kfdesk.engine.abilities import Definition
from kfdesk.engine.events import CardDestroyed, CardPlayed, Event, EventKind, FightBegan
from kfdesk.engine.fields import (
    IF_SET,
    field,
    in_play_field,
    make_clear,
    make_copy,
    make_init,
    make_reader,
    make_replace,
    pile,
    uses,
)
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.plain import said
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import (
    NEVER,
    NO_CARD,
    PLAYERS,
    CardId,
    CardType,
    Edition,
    HasStatuses,
    House,
    Icon,
    KeyColor,
    Player,
    Status,
    Step,
    Timestamp,
    Zone,
)
from kfdesk.records import record

_ID, _WORD, _WORDS = attrgetter("id"), attrgetter("value"), ",".join
"""What a digest takes of a definition, of an enum, and of a tuple of enums."""


@dataclass(slots=True, eq=False, init=False)
class Card(HasStatuses):
    """A physical card: what it is, where it is, and what lies on it. The one list of what a card has.

    `home` is the house it has in its deck; `icons` all bonus icons top to bottom; `incarnation`
    counts moves into hidden zones, after which earlier effects no longer know the card.
    """

    epoch: int = field(0, hashed=False)
    id: CardId = field(NO_CARD)
    owner: Player = field(PLAYERS[0])
    printed: Definition = field(hashed=_ID)
    definition: Definition = field(hashed=_ID)
    home: House = field(hashed=_WORD)
    houses: tuple[House, ...] = field((), hashed=_WORDS)
    copied_houses: tuple[House, ...] = field((), hashed=_WORDS)
    """While it is played as a copy: the houses of the card it is a copy of."""
    icons: tuple[Icon, ...] = field((), hashed=_WORDS)
    maverick: bool = field(False)
    zone: Zone = field(Zone.DECK, hashed=_WORD)
    controller: Player = field(PLAYERS[0])
    base_controller: Player = field(PLAYERS[0])
    """Who controls it while no effect says otherwise."""
    incarnation: int = field(0)
    upgrades: tuple[CardId, ...] = field(())
    under: tuple[CardId, ...] = field(())
    parent: CardId = field(NO_CARD)
    other_half: CardId = field(NO_CARD)
    """In play, of each half of a gigantic creature the other one."""
    face_down: bool = field(False)
    face_up: bool = field(False, hashed=IF_SET)
    """Whether it lies faceup in archives or a deck, where cards lie facedown: then both players see it."""
    reverse: CardId = field(NO_CARD)
    """Of each side of a prophecy card the other one. A double-sided card is two of these, linked. Rule: "Prophecy"."""
    active: bool = field(False)
    """Whether this side of a prophecy card lies up, near the battleline."""
    ready: bool = in_play_field(True, written=True, seen=True)
    damage: int = in_play_field(0, written=True, seen=True)
    armor_known: int = in_play_field(0, written=True)
    """The armor value when `armor_used` was last counted: armor lost since was used armor first."""
    armor_used: int = in_play_field(0, written=True)
    amber: int = in_play_field(0, written=True, seen=True)
    statuses: tuple[Status, ...] = in_play_field((), seen=True, hashed=_WORDS)
    """In the order of `Status`."""
    power_counters: int = in_play_field(0, written=True, seen=True)
    counters: tuple[tuple[str, int], ...] = in_play_field((), seen=True)
    tagged: bool = in_play_field(False, seen=True)
    """Whether it is tagged for destruction. Rule: "Destroyed"."""
    attacked_on: int = in_play_field(0)
    """The turn in which it was attacked last; the first is turn 1."""
    entered: Timestamp = in_play_field(NEVER, written=True)
    """When it entered play."""

    def __init__(self, id_: CardId, owner: Player, definition: Definition, home: House) -> None:
        _start_card(self)
        self.id = id_
        self.owner = self.controller = self.base_controller = owner
        self.printed = self.definition = definition
        self.home = home
        self.houses = (home,)

    @property
    def in_play(self) -> bool:
        """Whether the card is in the in-play zone."""
        return self.zone.in_play

    def armor_spent(self, value: int) -> int:
        """Return how much of an armor value of `value` has prevented damage this turn.

        What a creature has lost since is taken from the used armor first. Rule: "Armor".
        """
        return min(value, max(0, self.armor_used - max(0, self.armor_known - value))) if self.armor_used else 0

    def statuses_with(self, status: Status, *, on: bool) -> tuple[Status, ...]:
        """Return its statuses with one more, or one less."""
        return tuple(s for s in Status if (on if s is status else s in self.statuses))

    def counters_with(self, name: str, amount: int) -> tuple[tuple[str, int], ...]:
        """Return its counters with this number of a kind other than +1 power counters."""
        counts = {**dict(self.counters), name: amount}
        return tuple(sorted((known, n) for known, n in counts.items() if n > 0))

    @property
    def is_copy(self) -> bool:
        """Whether it was played, or entered play, as a copy of another card. Rules: FAQ on Mimicry and on Mimic Gel."""
        return self.definition is not self.printed and self.definition.id != self.printed.id and not self.face_down

    @property
    def type_here(self) -> CardType:
        """The type that it has where it lies: in play its row decides, whatever is printed."""
        if self.zone is Zone.BATTLELINE:
            return CardType.CREATURE
        return CardType.ARTIFACT if self.zone is Zone.ARTIFACTS else self.definition.type

    def is_affected_by(self, status: Status) -> bool:
        """Return whether it has a status that does something: the counters that lie on an artifact do nothing.

        Rules: "Stun", "Ward", FAQ on Animator.
        """
        # Reading: reading/creature-as-artifact
        return status in self.statuses and self.zone is not Zone.ARTIFACTS

    @property
    def token(self) -> bool:
        """Whether it lies facedown as a copy of a reference card. Rule: "Token creatures"."""
        return self.face_down and self.definition.type is CardType.TOKEN_CREATURE


@dataclass(slots=True, eq=False, init=False)
class PlayerState:
    """What one player has. Zones are tuples of card numbers; of a pile the top card is the first."""

    epoch: int = field(0, hashed=False)
    houses: tuple[House, ...] = field((), hashed=_WORDS)
    hand: tuple[CardId, ...] = pile(Zone.HAND, "hand")
    deck: tuple[CardId, ...] = pile(Zone.DECK, "deck")
    discard: tuple[CardId, ...] = pile(Zone.DISCARD, "discard")
    archives: tuple[CardId, ...] = pile(Zone.ARCHIVES, "archives")
    purged: tuple[CardId, ...] = pile(Zone.PURGED, "purged")
    line: tuple[CardId, ...] = pile(Zone.BATTLELINE, "battleline")
    artifacts: tuple[CardId, ...] = pile(Zone.ARTIFACTS, "artifacts")
    references: tuple[CardId, ...] = pile(Zone.REFERENCE)
    open_top: CardId = field(NO_CARD, hashed=IF_SET)
    """The card that was turned faceup on top of the deck."""
    amber: int = field(0)
    chains: int = field(0)
    keys: tuple[KeyColor, ...] = field((), hashed=_WORDS)
    forged_on: tuple[int, ...] = field(())
    """Turn numbers on which this player forged a key."""
    forged_colors: tuple[KeyColor, ...] = field((), hashed=_WORDS)
    """The key forged on each of those."""

    def __init__(self, houses: tuple[House, ...]) -> None:
        _start_player(self)
        self.houses = houses


PILES: dict[Zone, str] = {use.zone: name for name, use in uses(PlayerState).items() if use.zone is not None}
"""The field of `PlayerState` that holds each zone."""

WRITTEN_PILES: dict[str, Zone] = {use.called: use.zone for use in uses(PlayerState).values() if use.called and use.zone}
"""The zones whose cards a scenario lists, by what it calls them."""

WRITTEN: tuple[str, ...] = tuple(name for name, use in uses(Card).items() if use.written)
"""The fields of a card in play that a scenario says under their own names."""

_start_card, clear_card, _copy_card = make_init(Card), make_clear(Card), make_copy(Card)
_start_player, _copy_player = make_init(PlayerState), make_copy(PlayerState)


written_fields = make_reader(Card, WRITTEN)
"""Return what a scenario says of a card in play, but for what it says in other words."""

seen_fields = make_reader(Card, [name for name, use in uses(Card).items() if use.seen])
"""Return what a view shows of a card as it is."""


class Remembered(NamedTuple):
    """An event that cards may ask about later, when it happened, and what its cards were then.

    `cards` has only those of which a card of this game can ask. What happened is asked of the cards as they were: a
    token creature that has died since is a facedown card no more, a stolen creature is its owner's again.
    Rules: "Movement between zones", "Token creatures".
    """

    event: Event
    clock: Timestamp
    cards: tuple[Snapshot, ...] = ()


@record
class TurnMemory:
    """What happened this turn, as far as rules and cards ask for it; replaced each turn.

    `acted` counts the cards played, used or discarded that alpha asks about; `from_hand` those
    played or discarded from hand (first turn rule); `names` counts plays and uses by card name
    (rule of six); `omega` ends the step; `used_permissions` are cards, by when they entered, whose permission for
    one card a turn was used; `past` are the events that cards may ask about, oldest first, each with when it happened:
    a card that entered play later is not the card of the event any more.
    """

    acted: int = 0
    from_hand: int = 0
    names: tuple[tuple[str, int], ...] = ()
    omega: bool = False
    past: tuple[Remembered, ...] = ()
    used_permissions: tuple[Timestamp, ...] = ()

    def after(self, event: Event, clock: Timestamp, cards: tuple[Snapshot, ...] = ()) -> TurnMemory:
        """Return the memory with one more event that cards may ask about, and with what its cards are."""
        return _changed(self, past=(*self.past, Remembered(event, clock, cards)))

    def without(self, is_wrong: Callable[[Event], bool]) -> TurnMemory:
        """Return the memory without events that the judge says did not happen."""
        return _changed(self, past=tuple(one for one in self.past if not is_wrong(one.event)))

    @property
    def happened(self) -> tuple[Event, ...]:
        """The events that cards may ask about, oldest first."""
        return tuple(one.event for one in self.past)

    def counting(self, name: str = "", *, from_hand: bool = False, alpha: bool = True) -> TurnMemory:
        """Return the memory with one more card played, used or discarded; a play or use counts for the rule of six.

        `name` is the card's, "" where nothing counts its name; `alpha` says whether alpha asks about it.
        Rules: "Rule of six", "Alpha".
        """
        names = self.names
        if name:
            counts = dict(names)
            counts[name] = counts.get(name, 0) + 1
            names = tuple(counts.items())
        return _changed(self, acted=self.acted + alpha, from_hand=self.from_hand + from_hand, names=names)

    def allowing(self, entered: Timestamp) -> TurnMemory:
        """Return the memory with the permission of the card that entered then as used."""
        return _changed(self, used_permissions=(*self.used_permissions, entered))

    def closing_step(self) -> TurnMemory:
        """Return the memory of a step in which no more cards are played, used or discarded. Rule: "Omega"."""
        return _changed(self, omega=True)

    def begins_step(self, acted: int = 0) -> TurnMemory:
        """Return the memory as a step begins, in which no card has been played, used or discarded yet.

        `acted` are the cards of step 3 in editions in which alpha asks about that step.
        """
        return _changed(self, acted=acted, omega=False)

    @property
    def played(self) -> list[tuple[CardPlayed, Remembered]]:
        """The plays with what the cards were then; of a card that was played twice both."""
        return [(one.event, one) for one in self.past if isinstance(one.event, CardPlayed)]

    @property
    def attacked(self) -> tuple[CardId, ...]:
        """The creatures that were attacked."""
        return tuple(one.event.against for one in self.past if isinstance(one.event, FightBegan))

    @property
    def destroyed(self) -> tuple[Snapshot, ...]:
        """What was destroyed, as it was when it was last seen in play."""
        return tuple(one.event.was for one in self.past if isinstance(one.event, CardDestroyed))

    def times(self, name: str) -> int:
        """Return how often cards of this name were played or used this turn."""
        for known, count in self.names:
            if known == name:
                return count
        return 0


_changed = make_replace(TurnMemory)


@dataclass(slots=True, eq=False, init=False)
class State:
    """The state of a game. Only what is applied (`kfdesk.engine.apply`) changes it.

    Of cards, players, lasting effects and memories `digests` takes all by itself.
    """

    epoch: int = field(0, hashed=False)
    edition: Edition = field(Edition.V18_4, hashed=_WORD)
    cards: list[Card] = field(hashed=False)
    players: list[PlayerState] = field(hashed=False)
    rng: int = field(0)
    clock: Timestamp = field(NEVER)
    """The latest timestamp that was given."""
    first: Player = field(PLAYERS[0])
    active: Player = field(PLAYERS[0])
    turn: int = field(0)
    step: Step = field(Step.SETUP, hashed=_WORD)
    active_house: House | None = field(hashed=said)
    tide: Player | None = field()
    tide_in_game: bool = field(False)
    lasting: tuple[Lasting, ...] = field((), hashed=False)
    memory: TurnMemory = field(TurnMemory(), hashed=False)
    previous: tuple[TurnMemory, TurnMemory] = field((TurnMemory(), TurnMemory()), hashed=False)
    """The memory of each player's last turn."""
    winner: Player | None = field()
    remembered: frozenset[EventKind] = field(frozenset(), hashed=False)
    """The kinds of events that the memory keeps: those that the cards of this game, or the rules, ask about later."""

    def __init__(self, edition: Edition, cards: list[Card], players: list[PlayerState], rng: int) -> None:
        _start_state(self)
        self.edition = edition
        self.cards = cards
        self.players = players
        self.rng = rng

    def copy(self) -> State:
        """Return an independent copy; both sides copy a card before they change it."""
        new = _copy_state(self)
        new.cards = self.cards.copy()
        new.players = self.players.copy()
        # Both copies leave the old epoch, so that neither edits a card the other still shows.
        self.epoch = new.epoch = self.epoch + 1
        return new

    def edit(self, card_id: CardId) -> Card:
        """Return the card for changing."""
        card = self.cards[card_id]
        if card.epoch != self.epoch:
            card = _copy_card(card)
            card.epoch = self.epoch
            self.cards[card_id] = card
        return card

    def edit_player(self, player: Player) -> PlayerState:
        """Return the player's state for changing."""
        state = self.players[player]
        if state.epoch != self.epoch:
            state = _copy_player(state)
            state.epoch = self.epoch
            self.players[player] = state
        return state

    def tick(self) -> Timestamp:
        """Return the next timestamp."""
        self.clock = Timestamp(self.clock + 1)
        return self.clock


_start_state, _copy_state = make_init(State), make_copy(State)
