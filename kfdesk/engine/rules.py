"""Names of rulebook entries, for refusals, timing points, tests and the rules reference.

An entry is named by its id in the index of Master Rulebook 18.4, such as "glossary/ward".
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from kfdesk.records import record
from kfdesk.text.words import Words

RuleId = str
"""An id of the rulebook index, such as "glossary/stun", "chart/damage" or "turn/step-1-forge-a-key"."""

STEP_1 = "turn/step-1-forge-a-key"
STEP_2 = "turn/step-2-choose-a-house"
STEP_3 = "turn/step-3-play-discard-and-use-cards-of-the-chosen-house"
STEP_4 = "turn/step-4-ready-cards"
STEP_5 = "turn/step-5-draw-cards"


class Remedy(IntEnum):
    """What would make a reason go away; the easiest has the lowest number.

    What a player can change this turn comes first ("Pay", "Stun", "Enrage", "Taunt", what a card demands or needs);
    then what the end of this turn changes ("Step 4: Ready cards", "Rule of six", "Alpha"); then what only the next
    choice of a house changes. What a card forbids ends with that card. `NOTHING`: what is asked does not exist, or
    something else has to be chosen first.
    """

    NOTHING = 0
    ACT = 1
    END_OF_TURN = 2
    HOUSE = 3
    CARD = 4


_SAID_BEFORE: Final = {
    remedy: place
    for place, remedy in enumerate((Remedy.NOTHING, Remedy.END_OF_TURN, Remedy.HOUSE, Remedy.CARD, Remedy.ACT))
}
"""Which of several reasons is said first, by its remedy. No rule orders refusals; this is the order in which they help.

While one of them holds, a remedy for the later ones would be in vain: with the wrong house active it does not help to
play the creature that an upgrade needs, so the house is said first, which the player chooses next turn.
What a card forbids is said before what a player could still do about another reason.
"""


@record
class Reason:
    """Why something may not be done, and the rulebook entry that says so: "" where no rule but the program does."""

    text: Words
    rule: RuleId
    remedy: Remedy = Remedy.NOTHING


def sorted_reasons(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return reasons, each once, those first without which no other would help; see `_SAID_BEFORE`."""
    return tuple(sorted(dict.fromkeys(reasons), key=lambda reason: _SAID_BEFORE[reason.remedy]))


@record
class Verdict:
    """Whether an option may be chosen now; when not, every reason against it, the most helpful one first."""

    key: str
    reasons: tuple[Reason, ...] = ()

    @property
    def ok(self) -> bool:
        """True when nothing speaks against it."""
        return not self.reasons


class IllegalChoice(ValueError):  # noqa: N818 - the public name is fixed by the design
    """A choice the rules refuse; the game is unchanged."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        said = " ".join(f"{r.text.en} ({r.rule})" if r.rule else r.text.en for r in verdict.reasons)
        super().__init__(f"{verdict.key}: {said}")


class SetupError(ValueError):
    """A deck, scenario or journal that cannot be played: `words` name the thing and what is wrong with it, `rule` the
    rulebook entry, or ""."""

    def __init__(self, words: Words, rule: RuleId = "") -> None:
        self.words = words
        self.rule = rule
        super().__init__(f"{words.en} ({rule})" if rule else words.en)


class NotAdjustable(SetupError):  # noqa: N818 - it says what is so
    """A change the judge's hand cannot make."""
