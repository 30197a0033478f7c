"""The whole state of a game as plain data, cheap to copy.

Copying shares everything; whatever is changed afterwards is copied first ("edited"), marked by an
epoch number. So a copy of a late game costs some microseconds and old states stay true.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kfdesk.engine.terms import IN_PLAY, Edition, House, Icon, KeyColor, Step, Zone

if TYPE_CHECKING:
    from kfdesk.engine.abilities import Ability, Definition
    from kfdesk.engine.events import Snapshot


class Card:
    """A physical card: what it is, where it is, and what lies on it.

    `home` is the house it has in its deck; `icons` all bonus icons top to bottom; `incarnation`
    counts moves into hidden zones, after which earlier effects no longer know the card.
    """

    __slots__ = (
        "amber",
        "armor_known",
        "armor_used",
        "attacked_on",
        "base_controller",
        "controller",
        "counters",
        "damage",
        "defn",
        "enraged",
        "entered",
        "epoch",
        "face_down",
        "home",
        "houses",
        "icons",
        "id",
        "incarnation",
        "maverick",
        "owner",
        "parent",
        "power_counters",
        "printed",
        "ready",
        "stunned",
        "tagged",
        "under",
        "upgrades",
        "warded",
        "zone",
    )

    def __init__(self, id_: int, owner: int, defn: Definition, home: House) -> None:
        self.epoch = 0
        self.id = id_
        self.owner = owner
        self.printed = defn
        self.defn = defn
        self.home = home
        self.houses: tuple[House, ...] = (home,)
        self.icons: tuple[Icon, ...] = ()
        self.maverick = False
        self.zone = Zone.DECK
        self.controller = owner
        self.base_controller = owner
        """Who controls it while no effect says otherwise."""
        self.incarnation = 0
        self.upgrades: tuple[int, ...] = ()
        self.under: tuple[int, ...] = ()
        self.parent = 0
        self.face_down = False
        self.clear()

    def clear(self) -> None:
        """Take everything off the card, as when it leaves play. Rule: "Movement between zones"."""
        self.ready = True
        self.damage = 0
        self.armor_known = 0
        """The armor value when `armor_used` was last counted: armor lost since was used armor first."""
        self.armor_used = 0
        self.amber = 0
        self.stunned = False
        self.warded = False
        self.enraged = False
        self.power_counters = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        self.tagged = False
        self.attacked_on = 0
        self.entered = 0

    def copy(self) -> Card:
        """Return a copy for editing."""
        new: Card = object.__new__(Card)
        new.id = self.id
        new.owner = self.owner
        new.printed = self.printed
        new.defn = self.defn
        new.home = self.home
        new.houses = self.houses
        new.icons = self.icons
        new.maverick = self.maverick
        new.zone = self.zone
        new.controller = self.controller
        new.base_controller = self.base_controller
        new.incarnation = self.incarnation
        new.upgrades = self.upgrades
        new.under = self.under
        new.parent = self.parent
        new.face_down = self.face_down
        new.ready = self.ready
        new.damage = self.damage
        new.armor_known = self.armor_known
        new.armor_used = self.armor_used
        new.amber = self.amber
        new.stunned = self.stunned
        new.warded = self.warded
        new.enraged = self.enraged
        new.power_counters = self.power_counters
        new.counters = self.counters
        new.tagged = self.tagged
        new.attacked_on = self.attacked_on
        new.entered = self.entered
        return new

    @property
    def in_play(self) -> bool:
        """Whether the card is in the in-play zone."""
        return self.zone in IN_PLAY


class PlayerState:
    """What one player has. Zones are tuples of card numbers; deck: top first, discard: top last."""

    __slots__ = (
        "amber",
        "archives",
        "artifacts",
        "chains",
        "deck",
        "discard",
        "epoch",
        "forged_colors",
        "forged_on",
        "hand",
        "houses",
        "keys",
        "line",
        "purged",
        "references",
    )

    def __init__(self, houses: tuple[House, ...]) -> None:
        self.epoch = 0
        self.houses = houses
        self.deck: tuple[int, ...] = ()
        self.hand: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.archives: tuple[int, ...] = ()
        self.purged: tuple[int, ...] = ()
        self.line: tuple[int, ...] = ()
        self.artifacts: tuple[int, ...] = ()
        self.references: tuple[int, ...] = ()
        self.amber = 0
        self.chains = 0
        self.keys: tuple[KeyColor, ...] = ()
        self.forged_on: tuple[int, ...] = ()
        """Turn numbers on which this player forged a key."""
        self.forged_colors: tuple[KeyColor, ...] = ()
        """The key forged on each of those."""

    def copy(self) -> PlayerState:
        """Return a copy for editing."""
        new: PlayerState = object.__new__(PlayerState)
        for name in _PLAYER_FIELDS:
            setattr(new, name, getattr(self, name))
        return new


_PLAYER_FIELDS = tuple(name for name in PlayerState.__slots__ if name != "epoch")


@dataclass(frozen=True, slots=True)
class TurnMemory:
    """What happened this turn, as far as rules and cards ask for it; replaced each turn.

    `acted` counts cards played, used or discarded in the current step (alpha); `from_hand` those
    played or discarded from hand (first turn rule); `names` counts plays and uses by card name
    (rule of six); `omega` ends the step; `discarded` are cards discarded from a hand, by whatever.
    """

    acted: int = 0
    from_hand: int = 0
    names: tuple[tuple[str, int], ...] = ()
    omega: bool = False
    played: tuple[int, ...] = ()
    discarded: tuple[int, ...] = ()
    reaped: tuple[int, ...] = ()
    fought: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    destroyed: tuple[Snapshot, ...] = ()
    destroyed_in_fight: tuple[Snapshot, ...] = ()
    forged: int = 0

    def times(self, name: str) -> int:
        """Return how often cards of this name were played or used this turn."""
        for known, count in self.names:
            if known == name:
                return count
        return 0


@dataclass(frozen=True, slots=True, eq=False)
class Lasting:
    """An ability in force for a time, apart from the card that made it. Rule: "Lasting effects".

    In force from turn `begins` to the end of turn `ends` (or, with `at_start`, until turn `ends`
    starts). With `while_entered` it ends when the source, which entered play at that time, leaves.
    `bound` are the cards that targets of the ability stand for, with their incarnations;
    `uses` is how often it can still apply (None: no limit).
    """

    id: int
    player: int
    source: int
    ability: Ability
    begins: int
    ends: int
    at_start: bool = False
    bound: tuple[tuple[Any, tuple[int, ...]], ...] = ()
    incarnations: tuple[tuple[int, int], ...] = ()
    uses: int | None = None
    while_entered: int | None = None


class State:
    """The state of a game. Change it only through `edit`, `edit_player` and the fields below.

    `board` changes whenever constant abilities may have: cards entering or leaving play, control,
    lasting effects. `version` changes with everything.
    """

    __slots__ = (
        "active",
        "active_house",
        "board",
        "cards",
        "clock",
        "edition",
        "epoch",
        "first",
        "lasting",
        "memory",
        "players",
        "previous",
        "rng",
        "step",
        "tide",
        "tide_in_game",
        "turn",
        "winner",
    )

    def __init__(self, edition: Edition, cards: list[Card], players: list[PlayerState], rng: int) -> None:
        self.edition = edition
        self.cards = cards
        self.players = players
        self.rng = rng
        self.epoch = 0
        self.board = 0
        self.clock = 0
        self.first = 0
        self.active = 0
        self.turn = 0
        self.step = Step.SETUP
        self.active_house: House | None = None
        self.tide: int | None = None
        self.tide_in_game = False
        self.lasting: tuple[Lasting, ...] = ()
        self.memory = TurnMemory()
        self.previous = (TurnMemory(), TurnMemory())
        """The memory of each player's last turn."""
        self.winner: int | None = None

    def copy(self) -> State:
        """Return an independent copy; both sides copy a card before they change it."""
        new: State = object.__new__(State)
        for name in _STATE_FIELDS:
            setattr(new, name, getattr(self, name))
        new.cards = self.cards.copy()
        new.players = self.players.copy()
        # Both copies leave the old epoch, so that neither edits a card the other still shows.
        self.epoch = new.epoch = self.epoch + 1
        return new

    def edit(self, card_id: int) -> Card:
        """Return the card for changing."""
        card = self.cards[card_id]
        if card.epoch != self.epoch:
            card = card.copy()
            card.epoch = self.epoch
            self.cards[card_id] = card
        return card

    def edit_player(self, player: int) -> PlayerState:
        """Return the player's state for changing."""
        state = self.players[player]
        if state.epoch != self.epoch:
            state = state.copy()
            state.epoch = self.epoch
            self.players[player] = state
        return state

    def tick(self) -> int:
        """Return the next timestamp; later effects take precedence over earlier ones."""
        self.clock += 1
        return self.clock


_STATE_FIELDS = tuple(name for name in State.__slots__ if name not in ("cards", "players"))
