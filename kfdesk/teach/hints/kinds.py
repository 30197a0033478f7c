"""The kinds of hints, each with its name, the rulebook entry it explains, and from which strength on it is shown."""

from __future__ import annotations

from enum import Enum, IntEnum, unique

from kfdesk.engine.rules import STEP_1, STEP_3, STEP_5, RuleId
from kfdesk.engine.terms import Player
from kfdesk.records import record
from kfdesk.text.words import Words


class Strength(IntEnum):
    """How much one seat wants to be helped; a hint is shown from its kind's strength on."""

    OFF = 0
    GENTLE = 1
    FULL = 2

    @property
    def words(self) -> Words:
        """What the strength is called."""
        return _STRENGTHS[self]


_STRENGTHS = {
    Strength.OFF: Words("Off", context="strength of hints"),
    Strength.GENTLE: Words("Gentle", context="strength of hints"),
    Strength.FULL: Words("Full", context="strength of hints"),
}


@record
class About:
    """What is true of a kind of hint: `title` stands in the list of kinds that can be silenced."""

    title: Words
    rule: RuleId
    strength: Strength = Strength.GENTLE
    enough: int = 3
    """After so many times it is no longer shown."""


@unique
class HintKind(Enum):
    """One thing that a hint may explain. The names are written into files: they stay."""

    THEIR_KEY = About(Words("Your opponent is about to forge a key"), STEP_1, enough=10)
    KEY_IN_REACH = About(Words("Reaping brings you the Æmber for a key"), STEP_1, Strength.FULL, enough=10)
    FREE_FIGHT = About(Words("A fight that costs nothing"), "glossary/fight", Strength.FULL, enough=10)
    LEFT_TO_DO = About(Words("What is still possible this turn"), STEP_3, enough=10)
    UNUSED = About(Words("What stays unused when the turn ends"), STEP_3, Strength.FULL, enough=10)
    HOUSES = About(Words("What each house would let you do"), "glossary/house-choice", Strength.FULL, enough=10)
    FIRST_TURN = About(Words("One card only on the first turn"), "glossary/first-player")
    ENTERS_EXHAUSTED = About(Words("What enters play is exhausted"), "glossary/enters-play")
    ONLY_THE_ATTACKER = About(Words("Fight abilities of the attacker only"), "glossary/fight")
    DEFENDER_READY = About(Words("Being attacked exhausts no creature"), "glossary/ready-and-exhausted")
    STUN = About(Words("Removing a stun is the whole use"), "glossary/stun")
    WARD = About(Words("What a ward prevents"), "glossary/ward")
    ELUSIVE = About(Words("Elusive counts for the first fight only"), "glossary/elusive")
    ARMOR = About(Words("Armor that is used up"), "glossary/armor")
    KEY_LATER = About(Words("When keys are forged"), STEP_1)
    CAPTURED = About(Words("Whose Æmber captured Æmber is"), "glossary/capture")
    CHAINS = About(Words("How chains come off"), "glossary/chains")
    FULL_HAND = About(Words("A full hand draws nothing"), STEP_5)

    @property
    def title(self) -> Words:
        """What the kind is called in the list of hints."""
        return self.value.title

    @property
    def rule(self) -> RuleId:
        """The rulebook entry it explains."""
        return self.value.rule

    @property
    def strength(self) -> Strength:
        """The least strength at which it is shown."""
        return self.value.strength

    @property
    def enough(self) -> int:
        """After how many times, shown or done right, it is no longer shown."""
        return self.value.enough


@record
class Hint:
    """One sentence for one seat, about the cards with these handles.

    Nothing in it is hidden from either player: it may be shown on an open screen.
    """

    kind: HintKind
    to: Player
    text: Words
    cards: tuple[str, ...] = ()
