"""Any reachable table, written down: for tests, lessons and puzzles; and the judge's changes to one.

Each is made by keywords or read from JSON (`model_validate_json`); in both ways a bare id stands for an untouched
card, a list for a tuple and a word for what it names. What cannot be raises `FieldError`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Annotated, Any, ClassVar, Self, get_args

from kfdesk.engine import phrases as say
from kfdesk.engine.rules import SetupError
from kfdesk.engine.state import WRITTEN_PILES
from kfdesk.engine.stored import Between, FieldError, Fit, Long, Stored, plain_of, read_field
from kfdesk.engine.terms import Edition, HasStatuses, House, Icon, KeyColor, Status, Step, Zone
from kfdesk.text.words import Words

Count = Annotated[int, Between(0)]
Amount = Annotated[int, Between(0, 999)]
Chains = Annotated[int, Between(0, 24)]
Who = Annotated[int, Between(0, 1)]
"""A player's number."""


MOST_BELOW = 20
"""How many cards can lie below each other on and under a card."""


def _too_many_below(specs: tuple[CardSpec, ...]) -> Words | None:
    for _ in range(MOST_BELOW):
        specs = tuple(below for spec in specs for below in (*spec.upgrades, *spec.under))
    return say.SCENARIO_DEPTH.filled(n=MOST_BELOW) if specs else None


def _laden(half: CardSpec | None) -> Words | None:
    """What lies on a gigantic creature stands with the bottom half; nothing lies on the top half."""
    laden = half is not None and (half.upgrades or half.under or half.other_half)
    return say.SCENARIO_LADEN_HALF if laden else None


class CardSpec(HasStatuses, Stored):
    """A card on the table: its id, and what differs from a ready, untouched card.

    A bare id may stand for it. `house` is the house it has in its deck (default: its printed one);
    `owner` the player who owns it (default: the side it is on); `token_of` the id of the token
    creature that the facedown card is; `copy_of` the id of the card it entered play as a copy of.
    `controller` matters for an upgrade (default: its owner); other cards in play are their side's.
    `face_down` matters for a card under another, `face_up` for one in archives. `other_half` is the top half of a
    gigantic creature in play (default: one that is untouched). `icons` come below those printed on the card; without
    `printed_icons` (the judge took them away) they are all it has.

    For a table taken from the middle of a game: `entered` says when it came into play, in the order of
    all such numbers (default: in the order written); `armor_used` of `armor_known` has prevented damage
    this turn; `attacked` that it was attacked this turn.

    A status may also be said by its flag, as files do: `stunned=True`.
    """

    id: str
    ready: bool = True
    damage: Count = 0
    amber: Count = 0
    power_counters: Count = 0
    counters: dict[str, Count] = field(default_factory=dict)
    statuses: tuple[Status, ...] = ()
    upgrades: Annotated[tuple[CardSpec, ...], Fit(_too_many_below)] = ()
    under: Annotated[tuple[CardSpec, ...], Fit(_too_many_below)] = ()
    other_half: Annotated[CardSpec | None, Fit(_laden)] = None
    token_of: str | None = None
    copy_of: str | None = None
    owner: Who | None = None
    controller: Who | None = None
    house: House | None = None
    icons: tuple[Icon | House, ...] = ()
    printed_icons: bool = True
    maverick: bool = False
    face_down: bool = False
    face_up: bool = False
    active: bool = False
    """Whether this side of a prophecy card is active."""
    entered: Count = 0
    armor_used: Count = 0
    armor_known: Count = 0
    attacked: bool = False

    @classmethod
    def _read(cls, plain: object) -> Self:
        return super()._read({"id": plain} if isinstance(plain, str) else plain)

    @classmethod
    def _spelled(cls, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        flags = [status for status in Status if status.flag in plain]
        if not flags:
            return plain
        said = dict(plain)
        on = tuple(status for status in flags if read_field(status.flag, bool, said.pop(status.flag)))
        return {**said, "statuses": (*read_field("statuses", tuple[Status, ...], said.get("statuses", ())), *on)}

    def _spoken(self, values: dict[str, Any]) -> dict[str, Any]:
        said = {name: value for name, value in values.items() if name != "statuses"}
        return said | {status.flag: True for status in self.statuses}


class Side(Stored):
    """One player's half of a scenario. Of every pile the top card comes first."""

    name: str = ""
    deck_name: str = ""
    houses: tuple[House, ...] | None = None
    """The identity card's houses; default: the houses of the cards given, at most three."""
    hand: tuple[CardSpec, ...] = ()
    deck: tuple[CardSpec, ...] = ()
    discard: tuple[CardSpec, ...] = ()
    archives: tuple[CardSpec, ...] = ()
    purged: tuple[CardSpec, ...] = ()
    battleline: tuple[CardSpec, ...] = ()
    artifacts: tuple[CardSpec, ...] = ()
    prophecies: tuple[CardSpec, ...] = ()
    """The sides of the player's prophecy cards: the first two are those of one card, the next two those of another."""
    archon_power: CardSpec | None = None
    token: str | None = None
    amber: Count = 0
    keys: tuple[KeyColor, ...] = ()
    chains: Amount = 0
    """Up to 24, unless an older edition lets a player have more."""
    forged_last_turn: bool = False
    """Whether this player forged a key on their own last turn."""
    forged: tuple[tuple[int, KeyColor], ...] = ()
    """The number of each turn on which this player forged a key, and the key; more exact than `forged_last_turn`."""

    # A zone that is not named above is written like the others.
    for _zone in WRITTEN_PILES:
        if _zone not in __annotations__:
            __annotations__[_zone], vars()[_zone] = "tuple[CardSpec, ...]", ()
    del _zone


class Scenario(Stored):
    """A whole table. `first` defaults to whoever takes odd turns; turn 3 is past the first turn rule.

    `seed` may be the state of a running game's generator: then the same cards come as there. `numbers` are
    the handles' numbers of all cards in the order they are written here, first player's side first, each
    card before what is on and under it, reference cards last; by default they are counted in that order.
    """

    players: tuple[Side, Side] = field(default_factory=lambda: (Side(), Side()))
    active: Who = 0
    step: Step = Step.MAIN
    house: House | None = None
    """The active house; default from step 3 on: the house of the active player's first card."""
    no_house: bool = False
    """True where no house is active from step 3 on, as when there was none to choose."""
    tide: Who | None = None
    tide_in_game: bool = False
    """True also where the tide is neutral; it need not be said where it is high for somebody."""
    turn: Annotated[int, Between(1, 99_999)] = 3
    first: Who | None = None
    seed: int = 0
    edition: Edition = Edition.V18_4
    numbers: tuple[int, ...] = ()
    version: Annotated[int, Between(1, 2)] = 2
    """1 for files that do not say it: in them the top card comes last in discard piles, archives and purged cards."""

    @classmethod
    def of_file(cls, plain: object) -> Self:
        """Return the scenario for which the plain values of a file stand."""
        return cls.model_validate({"version": 1, **plain} if isinstance(plain, dict) else plain)

    def for_file(self) -> dict[str, Any]:
        """Return the plain values that a file holds: without defaults, and plain ids for untouched cards."""
        found: dict[str, Any] = _bare({"version": self.version, **self.model_dump(exclude_defaults=True)})
        return found


def _bare(value: Any) -> Any:
    """Replace `{"id": x}` by x in all of a scenario's plain values."""
    if isinstance(value, dict):
        if value.keys() == {"id"}:
            return value["id"]
        return {name: _bare(inner) for name, inner in value.items()}
    return [_bare(inner) for inner in value] if isinstance(value, list) else value


# What the judge's hand may do -----------------------------------------------------------------------


class JudgesChange(Stored):
    """A change; `kind` is what a journal calls it."""

    kind: ClassVar[str]

    @classmethod
    def _spelled(cls, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        return {name: value for name, value in plain.items() if (name, value) != ("kind", cls.kind)}

    def _spoken(self, values: dict[str, Any]) -> dict[str, Any]:
        return {"kind": self.kind, **values}


def _no_status(flag: str) -> Words | None:
    known = flag == "ready" or any(status.flag == flag for status in Status)
    return None if known else say.NO_STATUS.filled(status=flag[:40])


def _no_name(name: str) -> Words | None:
    return say.NOT_PRINTABLE if any(sign < " " or sign == "\x7f" for sign in name) else None


class Move(JudgesChange):
    """Put a card into a zone of a player; `at` counts from the top or from the left."""

    kind = "move"
    card: str
    zone: Zone
    player: Who
    at: Count = 0


class SetAmber(JudgesChange):
    """Set a pool (`player`) or the Æmber on a card."""

    kind = "amber"
    player: Who | None = None
    card: str | None = None
    amount: Amount


class SetDamage(JudgesChange):
    kind = "damage"
    card: str
    amount: Amount


class SetStatus(JudgesChange):
    kind = "status"
    card: str
    status: Annotated[str, Fit(_no_status)]
    """"ready", or the flag of a `Status`."""
    on: bool


class SetCounters(JudgesChange):
    """Set a kind of counter; "power" are +1 power counters."""

    kind = "counters"
    card: str
    name: Annotated[str, Long(1, 40), Fit(_no_name)]
    amount: Amount


class SetKeys(JudgesChange):
    kind = "keys"
    player: Who
    keys: tuple[KeyColor, ...]


class SetChains(JudgesChange):
    kind = "chains"
    player: Who
    amount: Chains


class SetTide(JudgesChange):
    """Make the tide high for a player; None: neutral."""

    kind = "tide"
    player: Who | None = None


class SetProphecy(JudgesChange):
    """Make a prophecy card active with this side up, or inactive; then what lies under it is put into discard piles.

    `under` is a card out of play that is put facedown under it. Where its other side was up, it is turned over.
    """

    kind = "prophecy"
    card: str
    active: bool = True
    under: str | None = None


class SetHouse(JudgesChange):
    """Set the active house; None: no active house."""

    kind = "house"
    house: House | None = None


class SetControl(JudgesChange):
    kind = "control"
    card: str
    player: Who


class Attach(JudgesChange):
    """Attach an upgrade from wherever it is to a creature in play."""

    kind = "attach"
    card: str
    to: str


class SetHouses(JudgesChange):
    """Set the houses a card belongs to, the first of them being the house of its deck list."""

    kind = "houses"
    card: str
    houses: Annotated[tuple[House, ...], Long(1, 20)]


class SetMaverick(JudgesChange):
    """Make a card a maverick, or none."""

    kind = "maverick"
    card: str
    on: bool


class SetIcons(JudgesChange):
    """Set the bonus icons on a card, top to bottom."""

    kind = "icons"
    card: str
    icons: Annotated[tuple[Icon, ...], Long(0, 20)]


class SetFacing(JudgesChange):
    """Turn a card that lies under another facedown or faceup."""

    kind = "facing"
    card: str
    face_down: bool


class SetToken(JudgesChange):
    """Make a card in a battleline its controller's token creature, facedown, or itself again."""

    kind = "token"
    card: str
    on: bool


class Draw(JudgesChange):
    """Draw cards from the top of the player's own deck; nothing in play reacts to it."""

    kind = "draw"
    player: Who
    amount: Annotated[int, Between(1, 36)] = 1


class Shuffle(JudgesChange):
    """Shuffle a player's deck."""

    kind = "shuffle"
    player: Who


class Reveal(JudgesChange):
    """Show a card to both players, wherever it is."""

    kind = "reveal"
    card: str


Change = (
    Move
    | Attach
    | SetAmber
    | SetDamage
    | SetStatus
    | SetCounters
    | SetKeys
    | SetChains
    | SetTide
    | SetProphecy
    | SetHouse
    | SetControl
    | SetHouses
    | SetMaverick
    | SetIcons
    | SetFacing
    | SetToken
    | Draw
    | Shuffle
    | Reveal
)
"""One thing the judge's hand may do."""

_BY_KIND: dict[str, type[JudgesChange]] = {change.kind: change for change in get_args(Change)}


def read_change(content: str) -> Change:
    """Return the change that `written_change` wrote so; raises `SetupError` for what is none."""
    try:
        plain = plain_of(content)
        kind = plain.get("kind") if isinstance(plain, dict) else None
        change: Any = _BY_KIND[str(kind)].model_validate(plain)
    except (FieldError, KeyError) as fault:
        raise SetupError(say.NO_CHANGE.filled(entry=content[:200])) from fault
    return change  # type: ignore[no-any-return]


def written_change(change: Change) -> str:
    """Return a change as a journal holds it."""
    return change.model_dump_json(exclude_none=True)
