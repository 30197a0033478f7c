"""Any reachable table, written down: for tests, lessons and puzzles; and the judge's changes to one.

These are the engine's borders to files, so they are pydantic models; inside, plain dataclasses rule.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, ValidationInfo, model_validator

from kfdesk.engine.terms import Edition, House, Icon, KeyColor, Status, Step, Zone


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class CardSpec(_Model):
    """A card on the table: its id, and what differs from a ready, untouched card.

    A bare id may stand for it. `house` is the house it has in its deck (default: its printed one);
    `owner` the player who owns it (default: the side it is on); `token_of` the id of the token
    creature that the facedown card is; `copy_of` the id of the card it entered play as a copy of.
    `controller` matters for an upgrade (default: its owner); other cards in play are their side's.
    `face_down` matters for a card under another. `icons` come below those printed on the card; without
    `printed_icons` (the judge took them away) they are all it has.

    For a table taken from the middle of a game: `entered` says when it came into play, in the order of
    all such numbers (default: in the order written); `armor_used` of `armor_known` has prevented damage
    this turn; `attacked` that it was attacked this turn.
    """

    id: str
    ready: bool = True
    damage: int = Field(default=0, ge=0)
    amber: int = Field(default=0, ge=0)
    power_counters: int = Field(default=0, ge=0)
    counters: dict[str, int] = {}
    stunned: bool = False
    warded: bool = False
    enraged: bool = False
    upgrades: tuple[Spec, ...] = ()
    under: tuple[Spec, ...] = ()
    token_of: str | None = None
    copy_of: str | None = None
    owner: int | None = Field(default=None, ge=0, le=1)
    controller: int | None = Field(default=None, ge=0, le=1)
    house: House | None = None
    icons: tuple[Icon | House, ...] = ()
    printed_icons: bool = True
    maverick: bool = False
    face_down: bool = False
    entered: int = Field(default=0, ge=0)
    armor_used: int = Field(default=0, ge=0)
    armor_known: int = Field(default=0, ge=0)
    attacked: bool = False


def _spec(value: object) -> object:
    return {"id": value} if isinstance(value, str) else value


Spec = Annotated[CardSpec, BeforeValidator(_spec)]


class Side(_Model):
    """One player's half of a scenario. Of every pile the top card comes first."""

    name: str = ""
    deck_name: str = ""
    houses: tuple[House, ...] | None = None
    """The identity card's houses; default: the houses of the cards given, at most three."""
    hand: tuple[Spec, ...] = ()
    deck: tuple[Spec, ...] = ()
    discard: tuple[Spec, ...] = ()
    archives: tuple[Spec, ...] = ()
    purged: tuple[Spec, ...] = ()
    battleline: tuple[Spec, ...] = ()
    artifacts: tuple[Spec, ...] = ()
    prophecies: tuple[Spec, ...] = ()
    archon_power: Spec | None = None
    token: str | None = None
    amber: int = Field(default=0, ge=0)
    keys: tuple[KeyColor, ...] = ()
    chains: int = Field(default=0, ge=0, le=24)
    forged_last_turn: bool = False
    forged: tuple[tuple[int, KeyColor], ...] = ()
    """The number of each turn on which this player forged a key, and the key; more exact than `forged_last_turn`."""


class Scenario(_Model):
    """A whole table. `first` defaults to whoever takes odd turns; turn 3 is past the first turn rule.

    `seed` may be the state of a running game's generator: then the same cards come as there. `numbers` are
    the handles' numbers of all cards in the order they are written here, first player's side first, each
    card before what is on and under it, reference cards last; by default they are counted in that order.
    """

    players: tuple[Side, Side] = (Side(), Side())
    active: int = Field(default=0, ge=0, le=1)
    step: Step = Step.MAIN
    house: House | None = None
    """The active house; default from step 3 on: the house of the active player's first card."""
    no_house: bool = False
    """True where no house is active from step 3 on, as when there was none to choose."""
    tide: int | None = Field(default=None, ge=0, le=1)
    tide_in_game: bool = False
    """True also where the tide is neutral; it need not be said where it is high for somebody."""
    turn: int = Field(default=3, ge=1, le=99_999)
    first: int | None = Field(default=None, ge=0, le=1)
    seed: int = 0
    edition: Edition = Edition.V18_4
    numbers: tuple[int, ...] = ()
    version: int = Field(default=2, ge=1, le=2)
    """1 for files that do not say it: in them the top card comes last in discard piles, archives and purged cards."""

    @model_validator(mode="before")
    @classmethod
    def _of_a_file(cls, said: Any, info: ValidationInfo) -> Any:
        unmarked = info.mode == "json" and isinstance(said, dict) and "version" not in said
        return {**said, "version": 1} if unmarked else said


def _flag(value: str) -> str:
    if value != "ready" and value not in {status.flag for status in Status}:
        raise ValueError(f"there is no status {value!r}")
    return value


class Move(_Model):
    """Put a card into a zone of a player; `at` counts from the top or from the left."""

    kind: Literal["move"] = "move"
    card: str
    zone: Zone
    player: int = Field(ge=0, le=1)
    at: int = Field(default=0, ge=0)


class SetAmber(_Model):
    """Set a pool (`player`) or the Æmber on a card."""

    kind: Literal["amber"] = "amber"
    player: int | None = Field(default=None, ge=0, le=1)
    card: str | None = None
    amount: int = Field(ge=0, le=999)


class SetDamage(_Model):
    kind: Literal["damage"] = "damage"
    card: str
    amount: int = Field(ge=0, le=999)


class SetStatus(_Model):
    kind: Literal["status"] = "status"
    card: str
    status: Annotated[str, AfterValidator(_flag)]
    """"ready", or the flag of a `Status`."""
    on: bool


class SetCounters(_Model):
    """Set a kind of counter; "power" are +1 power counters."""

    kind: Literal["counters"] = "counters"
    card: str
    name: str = Field(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")
    amount: int = Field(ge=0, le=999)


class SetKeys(_Model):
    kind: Literal["keys"] = "keys"
    player: int = Field(ge=0, le=1)
    keys: tuple[KeyColor, ...]


class SetChains(_Model):
    kind: Literal["chains"] = "chains"
    player: int = Field(ge=0, le=1)
    amount: int = Field(ge=0, le=24)


class SetTide(_Model):
    """Make the tide high for a player; None: neutral."""

    kind: Literal["tide"] = "tide"
    player: int | None = Field(None, ge=0, le=1)


class SetHouse(_Model):
    """Set the active house; None: no active house."""

    kind: Literal["house"] = "house"
    house: House | None = None


class SetControl(_Model):
    kind: Literal["control"] = "control"
    card: str
    player: int = Field(ge=0, le=1)


class Attach(_Model):
    """Attach an upgrade from wherever it is to a creature in play."""

    kind: Literal["attach"] = "attach"
    card: str
    to: str


class SetHouses(_Model):
    """Set the houses a card belongs to, the first of them being the house of its deck list."""

    kind: Literal["houses"] = "houses"
    card: str
    houses: Annotated[tuple[House, ...], Field(min_length=1, max_length=20)]


class SetMaverick(_Model):
    """Make a card a maverick, or none."""

    kind: Literal["maverick"] = "maverick"
    card: str
    on: bool


class SetIcons(_Model):
    """Set the bonus icons on a card, top to bottom."""

    kind: Literal["icons"] = "icons"
    card: str
    icons: Annotated[tuple[Icon, ...], Field(max_length=20)]


class SetFacing(_Model):
    """Turn a card that lies under another facedown or faceup."""

    kind: Literal["facing"] = "facing"
    card: str
    face_down: bool


class SetToken(_Model):
    """Make a card in a battleline its controller's token creature, facedown, or itself again."""

    kind: Literal["token"] = "token"
    card: str
    on: bool


class Draw(_Model):
    """Draw cards from the top of the player's own deck; nothing in play answers to it."""

    kind: Literal["draw"] = "draw"
    player: int = Field(ge=0, le=1)
    amount: int = Field(default=1, ge=1, le=36)


class Shuffle(_Model):
    """Shuffle a player's deck."""

    kind: Literal["shuffle"] = "shuffle"
    player: int = Field(ge=0, le=1)


class Reveal(_Model):
    """Show a card to both players, wherever it is."""

    kind: Literal["reveal"] = "reveal"
    card: str


Change = Annotated[
    Move
    | Attach
    | SetAmber
    | SetDamage
    | SetStatus
    | SetCounters
    | SetKeys
    | SetChains
    | SetTide
    | SetHouse
    | SetControl
    | SetHouses
    | SetMaverick
    | SetIcons
    | SetFacing
    | SetToken
    | Draw
    | Shuffle
    | Reveal,
    Field(discriminator="kind"),
]
"""One thing the judge's hand may do."""
