"""The kinds of beats: how long each lasts, and its sound."""

from __future__ import annotations

from enum import Flag, StrEnum, auto


class Trait(Flag):
    """What is so of some kinds of beats."""

    NONE = 0
    MINOR = auto()
    """Nobody misses it in a long chain."""
    ALONE = auto()
    """Several in a row, by one cause, are told apart; of other kinds they are simultaneous, or look so."""
    LANDS = auto()
    """It sounds when it lands, all others when they begin."""
    LEAVES = auto()
    """Cards leave; what lies on or under them leaves with them."""
    TO_OWNERS = auto()
    """Cards of both players leave play together, each to where those of its owner go."""
    SHOWS_WHOSE = auto()
    """After it everybody sees whose ability comes next."""


class BeatKind(StrEnum):
    """Kinds of beats: each is told apart without reading, and has a sound of its own if it has any.

    Of each kind: how long it lasts at speed 1, in milliseconds; its sound, "" where it goes with a beat that sounds, or
    happens too often; and what else is so of it. How it is shown is said in `animation/staging.py`.

    A sound follows from the kind, the house that was chosen, and how many cards are destroyed (`sound/cues.py`): from
    what both players see, so that it says no more than the picture of the beat.
    """

    length_ms: int
    sound: str
    traits: Trait

    def __new__(cls, value: str, length_ms: int = 0, sound: str = "", traits: Trait = Trait.NONE) -> BeatKind:
        member = str.__new__(cls, value)
        member._value_ = value
        member.length_ms, member.sound, member.traits = length_ms, sound, traits
        return member

    PLAY = "play", 420, "play", Trait.ALONE | Trait.SHOWS_WHOSE
    """A card is played: a creature or artifact enters, an upgrade is attached, an action is shown."""
    PLAYED = "played", 300, "", Trait.MINOR
    """An action that was played leaves for its pile."""
    TOKEN = "token", 460, "token", Trait.SHOWS_WHOSE
    """A token creature is made."""
    ABILITY = "ability", 300, "", Trait.ALONE | Trait.MINOR | Trait.SHOWS_WHOSE
    """An ability of a card begins to resolve."""
    USE = "use", 380, "use", Trait.ALONE | Trait.SHOWS_WHOSE
    """A card's action or omni ability is used."""
    REAP = "reap", 560, "reap", Trait.ALONE | Trait.SHOWS_WHOSE
    FIGHT = "fight", 640, "fight", Trait.ALONE | Trait.LANDS | Trait.SHOWS_WHOSE
    """`cards` are the attacker, the creature attacked, then those hit by splash-attack; `amounts` what each suffers."""
    DAMAGE = "damage", 480, "hit", Trait.LANDS
    GUARD = "guard", 380, "guard", Trait.LANDS
    """Damage was prevented by armor, or by what says that it cannot be dealt."""
    FORBIDDEN = "forbidden", 480, "forbidden", Trait.LANDS
    """Something did not happen because a "cannot" keeps it from happening: `cause` is the card that says so, `cards`
    are those that it protects or holds back, else it is `player`."""
    HEAL = "heal", 460, "heal"
    DAMAGE_MOVED = "damage-moved", 460, "hit"
    WARD = "ward", 440, "ward"
    WARD_BURST = "ward-burst", 460, "burst"
    STUN = "stun", 480, "stun"
    UNSTUN = "unstun", 380, ""
    ENRAGE = "enrage", 480, "enrage"
    CALM = "calm", 380, ""
    STATUS = "status", 380, "counter"
    """Any other status is gained or lost."""
    POWER = "power", 440, "counter"
    """+1 power counters are put on cards, or taken off where `amount` is negative."""
    COUNTER = "counter", 400, "counter"
    GAIN = "gain", 520, "amber"
    """Æmber comes from the common supply into a pool."""
    LOSE = "lose", 480, "amber"
    STEAL = "steal", 620, "steal"
    """`player` is the thief."""
    PAY = "pay", 560, "amber"
    """`player` pays the other one, or spends it on a key."""
    CAPTURE = "capture", 560, "capture", Trait.LANDS
    EXALT = "exalt", 540, "amber"
    """Æmber comes from the common supply onto a card."""
    AMBER = "amber", 520, "amber"
    """Æmber moves in another way, such as back from a card."""
    FORGE = "forge", 1620, "forge", Trait.ALONE | Trait.LANDS
    UNFORGE = "unforge", 600, "unforge", Trait.ALONE
    DESTROY = "destroy", 560, "destroy", Trait.LEAVES
    SAVED = "saved", 460, "saved"
    """A card was to be destroyed, and something happens instead."""
    DISCARD = "discard", 380, "discard"
    PURGE = "purge", 540, "purge", Trait.LEAVES | Trait.TO_OWNERS
    ARCHIVE = "archive", 420, "archive", Trait.LEAVES
    TO_HAND = "to-hand", 400, "draw", Trait.LEAVES | Trait.TO_OWNERS
    TO_DECK = "to-deck", 400, "discard", Trait.LEAVES | Trait.TO_OWNERS
    UNDER = "under", 380, "discard"
    """Under another card."""
    SHUFFLE = "shuffle", 560, "shuffle"
    DRAW = "draw", 420, "draw"
    REVEAL = "reveal", 500, "reveal"
    CHAINS = "chains", 520, "chains"
    """`amount` is negative where chains are shed."""
    TIDE = "tide", 620, "tide", Trait.ALONE
    HOUSE = "house", 560, "house", Trait.ALONE
    PROPHECY = "prophecy", 520, "prophecy", Trait.ALONE
    """A prophecy is activated."""
    FULFILL = "fulfill", 620, "prophecy", Trait.ALONE | Trait.SHOWS_WHOSE
    CONTROL = "control", 560, "control"
    MOVE = "move", 320, "", Trait.MINOR
    """A creature changes its place in its battleline."""
    FLIP = "flip", 400, "token"
    """A card in play is turned over, or becomes a copy of another."""
    READY = "ready", 300, "", Trait.MINOR
    EXHAUST = "exhaust", 300, "", Trait.MINOR
