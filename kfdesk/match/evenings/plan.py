"""What is agreed for an evening: how people are paired, what a match is, which decks are allowed, how long a round is.

No rulebook in our hands describes such evenings. The rules here are common practice of public events; where practice
differs, the choice stands here as data.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from kfdesk.match.formats import RECIPES, Plan
from kfdesk.records import record
from kfdesk.text.words import Words

FEWEST, MOST = 2, 32
"""How many people an evening is for."""
MOST_ROUNDS = 62
"""Everybody against everybody twice, with all the people there can be."""
MOST_MINUTES = 600
MOST_DECKS = 6
"""So many decks of one person are kept; no format needs more than half of them."""
LONGEST_NAME = 200
"""Letters of a deck's name."""

Name = Annotated[str, Field(min_length=1, max_length=80)]
Number = Annotated[int, Field(ge=1, le=999)]
"""The number of a person: 1 for the first one entered, never given twice."""


class Kept(BaseModel):
    """What is kept of an evening: written once, and refused with a field that is wrong or unknown."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)


class PairingRule(StrEnum):
    """How people are paired."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    ELIMINATION = "elimination"
    LEAGUE = "league"


class BroughtKind(StrEnum):
    """What kind of deck somebody brings, and so which decks an evening allows."""

    ARCHON = "archon"
    ALLIANCE = "alliance"
    SEALED = "sealed"
    OWN = "own"
    """Somebody put it together, or it holds home-made cards: no evening allows it."""


class EveningDeck(Kept):
    """A deck that a person brings. `key` is its key on the shelf, "" for one that is only known by name."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
    key: Annotated[str, Field(max_length=100)] = ""
    kind: BroughtKind = BroughtKind.ARCHON


class Person(Kept):
    """Somebody who takes part."""

    number: Number
    name: Name
    decks: Annotated[tuple[EveningDeck, ...], Field(max_length=MOST_DECKS)] = ()


FORMATS = ("single", "best-of-three", "reversal", "adaptive", "triad", "survival", "bidding")
"""The formats of a match that an evening can have: a handicap belongs to two people, sealed is a kind of deck here."""


def _known_format(key: str) -> str:
    if key not in FORMATS:
        raise ValueError("no format of an evening")
    return key


class EveningPlan(Kept):
    """The agreement of an evening.

    `format` is the key of a recipe of `kfdesk.match.formats`. `set` is the set of a sealed evening, "" elsewhere.
    `rounds` is how many are played; a round robin and an elimination have as many as they need. `tables` is how many
    matches can be played at once, `minutes` how long a round is, 0 without a clock. `seeded`: who was entered first is
    the strongest of an elimination; else its places are drawn by lot.
    """

    title: Name
    pairing: PairingRule = PairingRule.SWISS
    format: Annotated[str, AfterValidator(_known_format)] = "single"
    decks: BroughtKind = BroughtKind.ARCHON
    set: Annotated[str, Field(max_length=40)] = ""
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 3
    tables: Annotated[int, Field(ge=1, le=MOST // 2)] = MOST // 2
    minutes: Annotated[int, Field(ge=0, le=MOST_MINUTES)] = 0
    draws: bool = True
    seeded: bool = False

    @property
    def match(self) -> Plan:
        """What each match is."""
        return RECIPES[self.format].plan

    @property
    def may_draw(self) -> bool:
        """Whether a match may end without a winner; in an elimination somebody has to go on."""
        return self.draws and self.pairing is not PairingRule.ELIMINATION

    @property
    def waits(self) -> bool:
        """Whether a round is paired by the results of the one before, and so has to wait for all of them."""
        return self.pairing in (PairingRule.SWISS, PairingRule.ELIMINATION)

    @property
    def bye_wins(self) -> bool:
        """Whether a bye counts as a match won; where everybody rests as often it counts nothing."""
        return self.waits

    @property
    def decks_a_person(self) -> int:
        """How many decks each person needs."""
        return self.match.brings or 1


def rounds_suggested(people: int, pairing: PairingRule) -> int:
    """Return how many rounds so many people need: until one is left, or as many as single out one of them."""
    if pairing in (PairingRule.ROUND_ROBIN, PairingRule.LEAGUE):
        return max(1, people - 1 + people % 2)
    return max(1, (people - 1).bit_length())


def most_rounds(people: int, pairing: PairingRule) -> int:
    """Return the most rounds that make sense: in Swiss rounds until everybody would have met everybody."""
    every = max(1, people - 1 + people % 2)
    return min(MOST_ROUNDS, 2 * every) if pairing is PairingRule.LEAGUE else every


@record
class Explained:
    """Something with a name and what it means."""

    name: Words
    text: Words


PAIRINGS = {
    PairingRule.SWISS: Explained(
        Words("Swiss rounds"),
        Words(
            "Each round pairs people who have won about as much so far, and nobody twice with the same person as long "
            "as that can be avoided. With an odd number one of those with the fewest points has a bye, which counts as "
            "a win; nobody has a second one before everybody had one."
        ),
    ),
    PairingRule.ROUND_ROBIN: Explained(
        Words("Round robin"),
        Words(
            "Everybody plays everybody once. With an odd number one person rests in each round, which counts nothing; "
            "a round can begin while matches of earlier ones are still open."
        ),
    ),
    PairingRule.ELIMINATION: Explained(
        Words("Single elimination"),
        Words(
            "Who loses is out; the winners of neighboring tables meet next, until one is left. Where the number is "
            "not 2, 4, 8, 16, or 32, some have a bye in the first round: the strongest of the list, or those on whom "
            "the lot falls."
        ),
    ),
    PairingRule.LEAGUE: Explained(
        Words("League over weeks"),
        Words(
            "Each week everybody plays one match, at any time of the week or later; once all have met they meet "
            "again. Results are entered in any order."
        ),
    ),
}
"""How people can be paired, in the order of the list."""

DECK_KINDS = {
    BroughtKind.ARCHON: Explained(
        Words("Archon decks"), Words("Each brings decks as they were registered, with their three houses.")
    ),
    BroughtKind.ALLIANCE: Explained(
        Words("Alliance decks"),
        Words(
            "Each brings decks put together of the houses of three decks; the program asks for the kind of each deck."
        ),
    ),
    BroughtKind.SEALED: Explained(
        Words("Sealed decks of one set"),
        Words("Each opens decks of the same set that nobody has seen before, and plays them all evening."),
    ),
}
"""Which decks can be allowed, in the order of the list."""
