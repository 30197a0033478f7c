"""The rulebook's small vocabularies as enums: houses, card types, zones, statuses, keywords, steps, icons.

These are the registries too: one entry names a house, status, counter or zone in each language and says what the
engine, the files and the table have to know of it.
"""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Final, NewType, Self

from kfdesk.text.words import Words, same

CardId = NewType("CardId", int)
"""The number of a physical card in one game: 1 … n; its public handle is `c1` … `cn`."""

Player = int
"""0 for the first seat given, 1 for the second; not the order of turns."""


_UNNAMED: Final = same("")


class House(StrEnum):
    """The houses of the Crucible, as written in the card facts, each with its name.

    An entry is all that a new house needs: without colors and an emblem of its own the table draws it in gray.
    """

    words: Words

    def __new__(cls, value: str, en: str = "", de: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = Words(en, de or en)
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


class Sight(Enum):
    """Who may know the cards of a zone: nobody, the player before whom they lie, or all."""

    NOBODY = "nobody"
    HOLDER = "holder"
    ALL = "all"


class Zone(StrEnum):
    """Where a card is: its name, who may know the cards there, whether they are in play. Rule: "Zones of play".

    The field that holds a player's cards of the zone, if there is one, is declared in `PlayerState`.
    """

    words: Words
    sight: Sight
    in_play: bool

    def __new__(cls, value: str, words: Words = _UNNAMED, sight: Sight = Sight.ALL, in_play: bool = False) -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.words = words
        member.sight = sight
        member.in_play = in_play
        return member

    DECK = "deck", Words("Deck", "Deck"), Sight.NOBODY
    HAND = "hand", Words("Hand", "Hand"), Sight.HOLDER
    DISCARD = "discard", Words("Discard pile", "Ablagestapel")
    ARCHIVES = "archives", Words("Archives", "Archiv"), Sight.HOLDER
    PURGED = "purged", Words("Purged", "Verbannt")
    BATTLELINE = "battleline", Words("Battleline", "Schlachtreihe"), Sight.ALL, True
    ARTIFACTS = "artifacts", Words("Artifacts", "Artefakte"), Sight.ALL, True
    UPGRADE = "upgrade", Words("Upgrade", "Aufwertung"), Sight.ALL, True
    """Attached to another card."""
    UNDER = "under", Words("Under a card", "Unter einer Karte")
    """Out of play, under another card (grafted, or facedown below it)."""
    PLAYING = "playing", Words("Being played", "Wird gespielt")
    """An action that is being played: revealed, not yet in the discard pile."""
    REFERENCE = "reference", Words("Beside the table", "Neben dem Tisch")
    """Token creature, prophecies, archon power, tide."""


IN_PLAY = frozenset(zone for zone in Zone if zone.in_play)
HIDDEN = frozenset(zone for zone in Zone if zone.sight is not Sight.ALL)


STACKS: Final = (Zone.DECK, Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED)
"""The piles in which cards lie upon each other: their cards are always given top card first."""


class Status(StrEnum):
    """A token that says how a creature is: what it is called, how the creature is then, and what that means.

    An entry is all that a new status needs beside its rule; the table draws one without an icon of its own as a
    counter.
    """

    noun: Words
    adjective: Words
    meaning: Words

    def __new__(
        cls, value: str, noun: Words = _UNNAMED, adjective: Words = _UNNAMED, meaning: Words = _UNNAMED
    ) -> Self:
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
        Words("Stun", "Betäubung"),
        Words("stunned", "betäubt"),
        Words(
            "Stunned: its next use only removes the stun", "Betäubt: Die nächste Verwendung entfernt nur die Betäubung"
        ),
    )
    WARD = (
        "ward",
        Words("Ward", "Schutz"),
        Words("warded", "beschützt"),
        Words(
            "Warded: the ward goes instead of its next damage or leaving play",
            "Beschützt: Der Marker geht statt des nächsten Schadens oder Verlassens des Spiels",
        ),
    )
    ENRAGE = (
        "enrage",
        Words("Enrage", "Wut"),
        Words("enraged", "wütend"),
        Words(
            "Enraged: it must be used to fight if it can",
            "Wütend: Sie muss zum Kampf verwendet werden, wenn möglich",
        ),
    )


STUN: Final = Status.STUN
WARD: Final = Status.WARD
ENRAGE: Final = Status.ENRAGE
"""An enum's member is found more slowly than a name of the module, and these are asked for often."""


class Stated:
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

COUNTERS: Final[dict[str, Words]] = {
    POWER_COUNTER: Words("+1 power", "+1 Stärke"),
    "doom": Words("doom", "Verhängnis"),
    "enlightened": Words("enlightened", "Erleuchtung"),
    "paint": Words("paint", "Farbe"),
}
"""The counters that cards put on cards, with their names; a counter that only the judge knows is called as it is."""


def counter_words(name: str) -> Words:
    """Return what a kind of counter is called."""
    return COUNTERS.get(name) or same(name)


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


HOUSE_CHOSEN: Final = (Step.MAIN, Step.READY, Step.DRAW, Step.END)
"""The steps of a turn after a house was chosen."""


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
