"""The rulebook's small vocabularies as enums: houses, card types, zones, keywords, steps, icons."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import NewType

CardId = NewType("CardId", int)
"""The number of a physical card in one game: 1 … n; its public handle is `c1` … `cn`."""

Player = int
"""0 for the first seat given, 1 for the second; not the order of turns."""


class House(StrEnum):
    """The houses of the Crucible, as written in the card facts."""

    BROBNAR = "brobnar"
    DIS = "dis"
    EKWIDON = "ekwidon"
    GEISTOID = "geistoid"
    KEYRAKEN = "keyraken"
    LOGOS = "logos"
    MARS = "mars"
    OUBOROS = "ouboros"
    REDEMPTION = "redemption"
    SANCTUM = "sanctum"
    SAURIAN = "saurian"
    SHADOWS = "shadows"
    SKYBORN = "skyborn"
    STAR_ALLIANCE = "staralliance"
    UNFATHOMABLE = "unfathomable"
    UNTAMED = "untamed"


class CardType(StrEnum):
    """What a card is printed as."""

    ACTION = "action"
    ARTIFACT = "artifact"
    CREATURE = "creature"
    UPGRADE = "upgrade"
    TOKEN_CREATURE = "token creature"
    ARCHON_POWER = "archon power"
    PROPHECY = "prophecy"
    TIDE = "the tide"


CREATURES = (CardType.CREATURE, CardType.TOKEN_CREATURE)
"""The types that stand in a battleline."""


class Zone(StrEnum):
    """Where a card is. Rule: "Zones of play"."""

    DECK = "deck"
    HAND = "hand"
    DISCARD = "discard"
    ARCHIVES = "archives"
    PURGED = "purged"
    BATTLELINE = "battleline"
    ARTIFACTS = "artifacts"
    UPGRADE = "upgrade"
    """In play, attached to another card."""
    UNDER = "under"
    """Out of play, under another card (grafted, or facedown below it)."""
    PLAYING = "playing"
    """An action that is being played: revealed, not yet in the discard pile."""
    REFERENCE = "reference"
    """Beside the table: token creature, prophecies, archon power, tide."""


IN_PLAY = frozenset({Zone.BATTLELINE, Zone.ARTIFACTS, Zone.UPGRADE})
HIDDEN = frozenset({Zone.DECK, Zone.HAND, Zone.ARCHIVES})


class Keyword(StrEnum):
    """Keywords that the engine acts on. Rule: "Keywords"."""

    ALPHA = "alpha"
    ASSAULT = "assault"
    DEPLOY = "deploy"
    ELUSIVE = "elusive"
    ENTRENCH = "entrench"
    HAZARDOUS = "hazardous"
    INVULNERABLE = "invulnerable"
    OMEGA = "omega"
    POISON = "poison"
    SKIRMISH = "skirmish"
    SPLASH_ATTACK = "splash-attack"
    TAUNT = "taunt"
    TREACHERY = "treachery"
    VERSATILE = "versatile"


class KeyColor(StrEnum):
    """The three keys. Rule: "Keys"."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


class Icon(StrEnum):
    """Bonus icons that resolve when a card is played; house icons are kept as houses of the card."""

    AMBER = "amber"
    CAPTURE = "capture"
    DAMAGE = "damage"
    DRAW = "draw"
    DISCARD = "discard"
    POWER = "power"


class Step(StrEnum):
    """Where a game stands. Rule: "Turn sequence"."""

    SETUP = "setup"
    START = "start"
    FORGE = "forge"
    HOUSE = "house"
    MAIN = "main"
    READY = "ready"
    DRAW = "draw"
    END = "end"
    OVER = "over"


class Edition(Enum):
    """The published rules a game is played by. Default everywhere: 18.4."""

    V1_0 = "1.0"
    V1_1 = "1.1"
    V1_3 = "1.3"
    V18_4 = "18.4"


class DecisionKind(StrEnum):
    """What sort of answer a decision wants; how it is asked is the table's business."""

    MULLIGAN = "mulligan"
    KEY = "key"
    HOUSE = "house"
    ARCHIVES = "archives"
    MAIN = "main"
    SLOT = "slot"
    """Which battleline gap: options `slot:0…n`, left to right as their owner sees them."""
    CARD = "card"
    """Choose among cards, in play or not."""
    ATTACK = "attack"
    """Choose the creature to be fought."""
    TRIGGER = "trigger"
    """Which simultaneous effect resolves next."""
    ORDER = "order"
    """All options are answered; the order given is the answer."""
    CONFIRM = "confirm"
    """`yes` or `no`."""
    MODE = "mode"
    """One of several texts: `mode:0…n`."""
    NUMBER = "number"
    NAME = "name"
    TRAIT = "trait"
    USE = "use"
    """How to use a card: reap, fight, action, omni, unstun."""
