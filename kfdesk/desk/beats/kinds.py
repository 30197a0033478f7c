"""What a beat is: one thing that happened, shown by itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from kfdesk.engine.terms import House, KeyColor, Player, Zone


class BeatKind(StrEnum):
    """Kinds of beats: each is told apart without reading, and has a sound of its own if it has any."""

    PLAY = "play"
    """A card is played: a creature or artifact enters, an upgrade is attached, an action is shown."""
    PLAYED = "played"
    """An action that was played leaves for its pile."""
    TOKEN = "token"
    """A token creature is made."""
    ABILITY = "ability"
    """An ability of a card begins to resolve."""
    USE = "use"
    """A card's action or omni ability is used."""
    REAP = "reap"
    FIGHT = "fight"
    """`cards` are the attacker, the creature attacked, then those hit by splash-attack; `amounts` what each suffers."""
    DAMAGE = "damage"
    GUARD = "guard"
    """Damage was prevented by armor, or by what says that it cannot be dealt."""
    HEAL = "heal"
    DAMAGE_MOVED = "damage-moved"
    WARD = "ward"
    WARD_BURST = "ward-burst"
    STUN = "stun"
    UNSTUN = "unstun"
    ENRAGE = "enrage"
    CALM = "calm"
    STATUS = "status"
    """Any other status is gained or lost."""
    POWER = "power"
    """+1 power counters are put on cards, or taken off where `amount` is negative."""
    COUNTER = "counter"
    GAIN = "gain"
    """Æmber comes from the common supply into a pool."""
    LOSE = "lose"
    STEAL = "steal"
    """`player` is the thief."""
    PAY = "pay"
    """`player` pays the other."""
    CAPTURE = "capture"
    EXALT = "exalt"
    """Æmber comes from the common supply onto a card."""
    AMBER = "amber"
    """Æmber moves in another way, such as back from a card."""
    FORGE = "forge"
    UNFORGE = "unforge"
    DESTROY = "destroy"
    SAVED = "saved"
    """A card was to be destroyed, and something happens instead."""
    DISCARD = "discard"
    PURGE = "purge"
    ARCHIVE = "archive"
    TO_HAND = "to-hand"
    TO_DECK = "to-deck"
    UNDER = "under"
    """Under another card."""
    SHUFFLE = "shuffle"
    DRAW = "draw"
    REVEAL = "reveal"
    CHAINS = "chains"
    """`amount` is negative where chains are shed."""
    TIDE = "tide"
    HOUSE = "house"
    PROPHECY = "prophecy"
    """A prophecy is activated."""
    FULFILL = "fulfill"
    CONTROL = "control"
    MOVE = "move"
    """A creature changes its place in its battleline."""
    FLIP = "flip"
    """A card in play is turned over, or becomes a copy of another."""
    READY = "ready"
    EXHAUST = "exhaust"


LENGTH_MS: Final[dict[BeatKind, int]] = {
    BeatKind.PLAY: 420,
    BeatKind.PLAYED: 300,
    BeatKind.TOKEN: 460,
    BeatKind.ABILITY: 300,
    BeatKind.USE: 380,
    BeatKind.REAP: 560,
    BeatKind.FIGHT: 640,
    BeatKind.DAMAGE: 480,
    BeatKind.GUARD: 380,
    BeatKind.HEAL: 460,
    BeatKind.DAMAGE_MOVED: 460,
    BeatKind.WARD: 440,
    BeatKind.WARD_BURST: 460,
    BeatKind.STUN: 480,
    BeatKind.UNSTUN: 380,
    BeatKind.ENRAGE: 480,
    BeatKind.CALM: 380,
    BeatKind.STATUS: 380,
    BeatKind.POWER: 440,
    BeatKind.COUNTER: 400,
    BeatKind.GAIN: 520,
    BeatKind.LOSE: 480,
    BeatKind.STEAL: 620,
    BeatKind.PAY: 560,
    BeatKind.CAPTURE: 560,
    BeatKind.EXALT: 540,
    BeatKind.AMBER: 520,
    BeatKind.FORGE: 700,
    BeatKind.UNFORGE: 600,
    BeatKind.DESTROY: 560,
    BeatKind.SAVED: 460,
    BeatKind.DISCARD: 380,
    BeatKind.PURGE: 540,
    BeatKind.ARCHIVE: 420,
    BeatKind.TO_HAND: 400,
    BeatKind.TO_DECK: 400,
    BeatKind.UNDER: 380,
    BeatKind.SHUFFLE: 560,
    BeatKind.DRAW: 420,
    BeatKind.REVEAL: 500,
    BeatKind.CHAINS: 520,
    BeatKind.TIDE: 620,
    BeatKind.HOUSE: 560,
    BeatKind.PROPHECY: 520,
    BeatKind.FULFILL: 620,
    BeatKind.CONTROL: 560,
    BeatKind.MOVE: 320,
    BeatKind.FLIP: 400,
    BeatKind.READY: 300,
    BeatKind.EXHAUST: 300,
}
"""How long a beat lasts at speed 1, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Æmber or damage on its way. A place is a card's handle, a player for that player's pool, None for the supply."""

    amount: int
    source: str | Player | None
    target: str | Player | None


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened, as the seat at the screen may know it."""

    kind: BeatKind
    upto: int
    """It has landed when so many events of the game have happened."""
    cards: tuple[str, ...] = ()
    """Handles of the cards it happens to, "" for each that this seat may not identify."""
    player: Player | None = None
    """Whose it is, where it is a player's."""
    amount: int = 0
    """Tokens or cards in all."""
    amounts: tuple[int, ...] = ()
    """For each of `cards`, where they differ."""
    cause: str = ""
    """The handle of the card that does it, "" for a rule or a player."""
    flows: tuple[Flow, ...] = ()
    guarded: tuple[str, ...] = ()
    """Of `cards`, or beside them: those that something kept from damage."""
    origin: Zone | None = None
    zone: Zone | None = None
    """Where the cards come from, and go to."""
    house: House | None = None
    key: KeyColor | None = None

    @property
    def length_ms(self) -> int:
        """How long it lasts at speed 1, in milliseconds."""
        return LENGTH_MS[self.kind]
