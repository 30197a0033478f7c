"""The rulebook's small vocabularies as enums: houses, card types, zones, statuses, keywords, steps, icons.

These are the registries too: one entry names a house, status, counter or zone in each language and says what the
engine, the files and the table have to know of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, Flag, StrEnum, auto
from typing import Final, NewType, Self

from kfdesk.engine import glossary
from kfdesk.text.words import Pair, Words

CardId = NewType("CardId", int)
"""The number of a physical card in one game: 1 … n; its public handle is `c1` … `cn`."""

NO_CARD: Final = CardId(0)
"""In place of a card: none, or one that the reader may not identify. As a cause: a rule did it, not a card."""

Timestamp = NewType("Timestamp", int)
"""When a card entered play or a lasting effect began: later ones take precedence over earlier ones."""

NEVER: Final = Timestamp(0)
"""Before any timestamp: of a card that is not in play, of a lasting effect that has not begun."""

Player = NewType("Player", int)
"""0 for the first seat given, 1 for the second; not the order of turns."""

PLAYERS: Final = (Player(0), Player(1))
"""Both players, by seat."""

MOST_CHAINS: Final = 24
"""So many chains a player can have, and so far the chart of their penalty goes. Rule: "Chains"."""

_OPPONENTS: Final = (PLAYERS[1], PLAYERS[0])


def player_at(seat: int) -> Player:
    """Return the player in a seat, 0 or 1, that was given from outside. Raises `ValueError` for no seat."""
    if seat not in PLAYERS:
        raise ValueError(f"there is no seat {seat}, only 0 and 1")
    return PLAYERS[seat]


def other_player(player: Player) -> Player:
    """Return the other player."""
    return _OPPONENTS[player]


_UNNAMED: Final = Pair("", "")


class House(StrEnum):
    """The houses of the Crucible, as written in the card facts, each with its name.

    An entry is all that a new house needs: without colors and an emblem of its own the table draws it in gray.
    """

    words: Pair

    def __new__(cls, value: str, en: str = "", de: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = Pair(en, de or en)
        return member

    BROBNAR = "brobnar", "Brobnar"
    DIS = "dis", "Dis"
    EKWIDON = "ekwidon", "Ekwidon"
    GEISTOID = "geistoid", "Geistoid"
    KEYRAKEN = "keyraken", "Keyraken"
    LOGOS = "logos", "Logos"
    MARS = "mars", "Mars"
    OUBOROS = "ouboros", "Ouboros"
    REDEMPTION = "redemption", "Redemption"
    SANCTUM = "sanctum", "Sanctum"
    SAURIAN = "saurian", "Saurian", "Saurianer"
    SHADOWS = "shadows", "Shadows", "Schatten"
    SKYBORN = "skyborn", "Skyborn"
    STAR_ALLIANCE = "staralliance", "Star Alliance", "Sternenallianz"
    UNFATHOMABLE = "unfathomable", "Unfathomable", "Unergründliche"
    UNTAMED = "untamed", "Untamed", "Ungezähmte"


HOUSES: Final[Mapping[str, House]] = {house.value: house for house in House}
"""The houses by their words: whether a word from a file, an option or a text means one, and which."""


class NamedEnum(StrEnum):
    """An enum whose members have a name in each language, written as in the middle of a sentence."""

    words: Pair

    def __new__(cls, value: str, words: Pair = _UNNAMED) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        return member


class CardType(NamedEnum):
    """What a card is printed as."""

    ACTION = "action", glossary.ACTION_TYPE.one
    ARTIFACT = "artifact", glossary.ARTIFACT.one
    CREATURE = "creature", glossary.CREATURE.one
    UPGRADE = "upgrade", glossary.UPGRADE.one
    TOKEN_CREATURE = "token creature", glossary.TOKEN_CREATURE.one
    ARCHON_POWER = "archon power", glossary.ARCHON_POWER.one
    PROPHECY = "prophecy", glossary.PROPHECY.one
    TIDE = "the tide", glossary.THE_TIDE


CREATURES = (CardType.CREATURE, CardType.TOKEN_CREATURE)
"""The types that stand in a battleline."""


class Half(Enum):
    """Which of the two cards of a gigantic creature a card is, and the words on the card that say so.

    The top one has the art and the bonus icons, the bottom one power, armor, traits and the text box. Rule: "Gigantic".
    """

    words: Pair

    def __new__(cls, value: str, words: Pair = _UNNAMED) -> Self:
        member = object.__new__(cls)
        member._value_ = value
        member.words = words
        return member

    TOP = "top", Pair("1 of 2", "1 von 2")
    BOTTOM = "bottom", Pair("2 of 2", "2 von 2")


class Sight(Enum):
    """Who may know the cards of a zone: nobody, the player before whom they lie, or all."""

    NOBODY = "nobody"
    HOLDER = "holder"
    ALL = "all"


class Lying(Flag):
    """How cards lie in a zone."""

    APART = 0
    IN_PLAY = auto()
    STACKED = auto()
    """Upon each other: these cards are always given top card first."""
    ANYBODYS = auto()
    """A card may lie there before another player than its owner."""


class Zone(StrEnum):
    """Where a card is: its name, who may know the cards there, how they lie. Rule: "Zones of play".

    An entry is all that a new zone needs beside its rule and the field of `PlayerState` that holds a player's cards.
    """

    words: Pair
    sight: Sight
    in_play: bool
    stacked: bool
    anybodys: bool

    def __new__(cls, value: str, words: Pair = _UNNAMED, sight: Sight = Sight.ALL, lying: Lying = Lying.APART) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        member.sight = sight
        member.in_play = Lying.IN_PLAY in lying
        member.stacked = Lying.STACKED in lying
        member.anybodys = Lying.ANYBODYS in lying
        return member

    DECK = "deck", glossary.DECK.one.title, Sight.NOBODY, Lying.STACKED
    HAND = "hand", glossary.HAND.one.title, Sight.HOLDER
    DISCARD = "discard", glossary.DISCARD_PILE.one.title, Sight.ALL, Lying.STACKED
    ARCHIVES = "archives", glossary.ARCHIVES.one.title, Sight.HOLDER, Lying.STACKED | Lying.ANYBODYS
    PURGED = "purged", glossary.PURGED.title, Sight.ALL, Lying.STACKED
    BATTLELINE = "battleline", glossary.BATTLELINE.one.title, Sight.ALL, Lying.IN_PLAY | Lying.ANYBODYS
    ARTIFACTS = "artifacts", glossary.ARTIFACT.many.title, Sight.ALL, Lying.IN_PLAY | Lying.ANYBODYS
    UPGRADE = "upgrade", glossary.UPGRADE.one.title, Sight.ALL, Lying.IN_PLAY
    """Attached to another card."""
    JOINED = "joined", glossary.JOINED.title
    """The top half of a gigantic creature in play; the bottom half is in the battleline and stands for both."""
    UNDER = "under", glossary.UNDER_A_CARD.title
    """Out of play, under another card (grafted, or facedown below it)."""
    PLAYING = "playing", glossary.BEING_PLAYED.title
    """An action that is being played: revealed, not yet in the discard pile."""
    REFERENCE = "reference", glossary.BESIDE_THE_TABLE.title
    """Token creature, prophecies, archon power, tide."""


IN_PLAY = frozenset(zone for zone in Zone if zone.in_play)
HIDDEN = frozenset(zone for zone in Zone if zone.sight is not Sight.ALL)


STACKS: Final = tuple(zone for zone in Zone if zone.stacked)
"""The piles in which cards lie upon each other: their cards are always given top card first."""


class Status(StrEnum):
    """A token that says how a creature is: what it is called, how the creature is then, and what that means.

    An entry is all that a new status needs beside its rule; the table draws one without an icon of its own as a
    counter.
    """

    noun: Pair
    adjective: Pair
    meaning: Words

    def __new__(cls, value: str, noun: Pair = _UNNAMED, adjective: Pair = _UNNAMED, meaning: Words = _UNNAMED) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.noun = noun
        member.adjective = adjective
        member.meaning = meaning
        return member

    @property
    def flag(self) -> str:
        """The word for it in scenario files and in the judge's changes, such as "stunned"."""
        return self.adjective.en

    STUN = (
        "stun",
        glossary.STUN.one.title,
        glossary.STUNNED.words,
        Words("Stunned: its next use only removes the stun"),
    )
    WARD = (
        "ward",
        glossary.WARD.one.title,
        glossary.WARDED.words,
        Words("Warded: the ward goes instead of its next damage or leaving play"),
    )
    ENRAGE = (
        "enrage",
        glossary.ENRAGE.one.title,
        glossary.ENRAGED.words,
        Words("Enraged: when it is used, it must fight if it can"),
    )


STUN: Final = Status.STUN
WARD: Final = Status.WARD
ENRAGE: Final = Status.ENRAGE
"""An enum's member is found more slowly than a name of the module, and these are asked for often."""


class HasStatuses:
    """What has statuses, with the three that the rules ask for most."""

    __slots__ = ()

    statuses: tuple[Status, ...]

    @property
    def stunned(self) -> bool:
        """Whether a stun is on it."""
        return STUN in self.statuses

    @property
    def warded(self) -> bool:
        """Whether a ward is on it."""
        return WARD in self.statuses

    @property
    def enraged(self) -> bool:
        """Whether it is enraged."""
        return ENRAGE in self.statuses


POWER_COUNTER: Final = "power"
"""The name of +1 power counters among the counters."""

COUNTERS: Final[dict[str, Pair]] = {kind: name.words for kind, name in glossary.COUNTER_NAMES.items()}
"""The counters that cards put on cards, with their names; a counter that only the judge knows is called as it is."""


def counter_words(name: str) -> Pair:
    """Return what a kind of counter is called."""
    return COUNTERS.get(name) or Pair(name, name)


def counter_stem(name: str) -> Pair:
    """Return what a kind of counter is called before "counter", which German joins: "Wissens-Marker"."""
    words = counter_words(name)
    stem = _STEMS.get(words.say("de"))
    return words if stem is None else Pair(words.en, stem, rule=words.rule)


_STEMS: Final = {name.words.de: name.stem for name in glossary.COUNTER_NAMES.values() if name.stem}


def counter_kind(said: str) -> str:
    """Return the kind of counter that a name in any language means; a name that no kind has is a kind of its own."""
    name = said.casefold()
    named = (
        kind for kind, words in COUNTERS.items() if name in (kind, *(said.casefold() for said in words.everywhere()))
    )
    return next(named, said)


class Keyword(NamedEnum):
    """Keywords that the engine acts on. Rule: "Keywords"."""

    ALPHA = "alpha", glossary.ALPHA
    ASSAULT = "assault", glossary.ASSAULT
    DEPLOY = "deploy", glossary.DEPLOY
    ELUSIVE = "elusive", glossary.ELUSIVE
    ENTRENCH = "entrench", glossary.ENTRENCH
    HAZARDOUS = "hazardous", glossary.HAZARDOUS
    INVULNERABLE = "invulnerable", glossary.INVULNERABLE
    OMEGA = "omega", glossary.OMEGA
    POISON = "poison", glossary.POISON
    SKIRMISH = "skirmish", glossary.SKIRMISH
    SPLASH_ATTACK = "splash-attack", glossary.SPLASH_ATTACK
    TAUNT = "taunt", glossary.TAUNT
    TREACHERY = "treachery", glossary.TREACHERY
    VERSATILE = "versatile", glossary.VERSATILE


class KeyColor(NamedEnum):
    """The three keys of each player, and those that an effect introduces besides. Rule: "Keys"."""

    RED = "red", glossary.RED.words
    BLUE = "blue", glossary.BLUE.words
    YELLOW = "yellow", glossary.YELLOW.words
    COLORLESS = "colorless", glossary.COLORLESS.words


COLORS: Final = (KeyColor.RED, KeyColor.BLUE, KeyColor.YELLOW)
"""The colors of the keys that each player has."""


class Icon(NamedEnum):
    """Bonus icons that resolve when a card is played; house icons are kept as houses of the card."""

    AMBER = "amber", glossary.AMBER_ICON
    CAPTURE = "capture", glossary.CAPTURE_ICON
    DAMAGE = "damage", glossary.DAMAGE_ICON
    DRAW = "draw", glossary.DRAW_ICON
    DISCARD = "discard", glossary.DISCARD_ICON
    POWER = "power", glossary.POWER_ICON


class Step(NamedEnum):
    """Where a game stands. Rule: "Turn sequence"."""

    SETUP = "setup", glossary.SETUP
    START = "start", glossary.START_OF_TURN
    FORGE = "forge", glossary.FORGE_A_KEY
    HOUSE = "house", glossary.CHOOSE_A_HOUSE
    MAIN = "main", glossary.PLAY_DISCARD_USE
    READY = "ready", glossary.READY_CARDS
    DRAW = "draw", glossary.DRAW_CARDS
    END = "end", glossary.END_OF_TURN
    OVER = "over", glossary.GAME_OVER


AFTER_MAIN: Final = (Step.READY, Step.DRAW, Step.END)
"""The steps of a turn after step 3."""

HOUSE_CHOSEN: Final = (Step.MAIN, Step.READY, Step.DRAW, Step.END)
"""The steps of a turn after a house was chosen."""


class Way(StrEnum):
    """How a card is used. Rules: "Using creatures", "Using artifacts", "Stun"."""

    REAP = "reap"
    FIGHT = "fight"
    ACTION = "action"
    OMNI = "omni"
    UNSTUN = "unstun"


class Prevention(StrEnum):
    """What prevents damage. Rule: the damage chart."""

    CANNOT = "cannot"
    WARD = "ward"
    ARMOR = "armor"


class Forbidden(StrEnum):
    """What a "cannot" may keep from happening in the middle of an effect, besides damage. Rule: "Cannot"."""

    STEAL = "steal"
    """Nothing is stolen from a player."""
    FORGE = "forge"
    RAISE_TIDE = "raise-tide"
    MULLIGAN = "mulligan"
    DESTROY = "destroy"
    EXHAUST = "exhaust"
    READY = "ready"
    DISCARD = "discard"
    TAKE_ARCHIVES = "take-archives"
    LEAVE_ARCHIVES = "leave-archives"
    PLAY = "play"
    USE = "use"
    REAP = "reap"
    FIGHT = "fight"
    RESOLVE = "resolve"
    """Effects behind a bold label do not resolve."""
    RESOLVE_ICONS = "resolve-icons"


class Label(StrEnum):
    """Boldfaced precursors. Rule: "Constant abilities" lists them."""

    PLAY = "play"
    AFTER_FIGHT = "after-fight"
    AFTER_REAP = "after-reap"
    BEFORE_FIGHT = "before-fight"
    ACTION = "action"
    OMNI = "omni"
    DESTROYED = "destroyed"
    SCRAP = "scrap"
    FATE = "fate"


class Edition(Enum):
    """The published rules a game is played by. Default everywhere: 18.4."""

    V1_0 = "1.0"
    V1_1 = "1.1"
    V1_3 = "1.3"
    V2023 = "2023"
    """The German rulebook of August 2023 (Winds of Exchange)."""
    V18_4 = "18.4"


class DecisionKind(StrEnum):
    """What sort of choice a decision is; how it is asked is the table's business."""

    MULLIGAN = "mulligan"
    KEY = "key"
    """Which key to forge."""
    UNFORGE = "unforge"
    """Which forged key to unforge."""
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
    """All options are chosen; the order is what is decided."""
    CONFIRM = "confirm"
    """`yes` or `no`."""
    MODE = "mode"
    """One of several texts: `mode:0…n`."""
    NUMBER = "number"
    NAME = "name"
    TRAIT = "trait"
    USE = "use"
    """How to use a card: reap, fight, action, omni, unstun."""
