"""Names of rulebook entries, for refusals, timing points, tests and the rules reference.

An entry is named by its id in the index of Master Rulebook 18.4, such as "glossary/ward".
"""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.words import Words

RuleId = str
"""An id of the rulebook index, such as "glossary/stun", "chart/damage" or "turn/step-1-forge-a-key"."""

STEP_1 = "turn/step-1-forge-a-key"
STEP_2 = "turn/step-2-choose-a-house"
STEP_3 = "turn/step-3-play-discard-and-use-cards-of-the-chosen-house"
STEP_4 = "turn/step-4-ready-cards"
STEP_5 = "turn/step-5-draw-cards"


@record
class Reason:
    """Why something may not be done, and the rulebook entry that says so: "" where no rule but the program does."""

    text: Words
    rule: RuleId


@record
class Verdict:
    """Whether an option may be chosen now; when not, every reason against it, weightiest first."""

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
