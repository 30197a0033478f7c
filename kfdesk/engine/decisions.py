"""What the game waits for: a decision with every legal choice listed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from typing import TYPE_CHECKING

from kfdesk.engine.rules import Reason
from kfdesk.engine.terms import CardId, DecisionKind, Player
from kfdesk.records import record
from kfdesk.text.words import Words

WhyNot = Callable[[CardId], Reason | None]
"""Returns why a card is not offered; None where that would tell of what is hidden."""


@record
class Option:
    """One legal choice.

    `key` is stable and readable: `play:c17`, `reap:c3`, `house:brobnar`, `card:c31`, `slot:2`,
    `key:red`, `yes`, `number:2`, `trigger:c4.0`, `done`. `card` is the handle of the card it is
    about, if any; `label` says what choosing it does, ready for a button.
    """

    key: str
    label: Words
    card: str | None = None


@record
class Decision:
    """The one open question: who is asked, what, and the legal choices in table order (never empty).

    Between `min` and `max` keys are to be chosen at once; `done` alone chooses none where `min` is 0.
    For `DecisionKind.ORDER` all options are given, in the order wanted. `source` is the handle of the
    card that asks, or None when a rule asks. `side` is the player whose battleline the gaps of a
    `DecisionKind.SLOT` are in; None where no place in a battleline is asked for. `why_not`, where cards are asked for,
    returns the condition that a card that is not offered does not meet, None where that would tell the player of what
    is hidden; it may be asked while the decision is open.
    """

    player: Player
    kind: DecisionKind
    prompt: Words
    source: str | None
    options: tuple[Option, ...]
    min: int = 1
    max: int = 1
    side: Player | None = None
    why_not: WhyNot | None = field(default=None, compare=False, repr=False)
    list_options: Callable[[], tuple[Option, ...]] | None = field(default=None, compare=False, repr=False)
    """Finds the options when they are first asked for, where they are not known yet."""

    @classmethod
    def listed_later(
        cls, player: Player, kind: DecisionKind, prompt: Words, list_options: Callable[[], tuple[Option, ...]]
    ) -> Decision:
        """Return a decision of a rule whose options are found when they are asked for, while it is open.

        Whoever only looks where a choice leads to does not ask for them, and they take long to find.
        """
        decision = cls(player, kind, prompt, None, (), list_options=list_options)
        del decision.options
        return decision

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """Return the options of a decision that has not been asked for them before."""
            if name != "options" or self.list_options is None:
                raise AttributeError(name)
            found = self.list_options()
            object.__setattr__(self, "options", found)
            object.__setattr__(self, "list_options", None)  # it reaches the whole table, hidden cards too
            return found

    @property
    def is_listed(self) -> bool:
        """Whether the options are known already."""
        return self.list_options is None

    def without_reasons(self) -> Decision:
        """Return the decision as a view holds it: `why_not` reaches the whole table, hidden cards too."""
        assert self.options
        return self if self.why_not is None else replace(self, why_not=None)

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all options, in table order."""
        return tuple(option.key for option in self.options)

    def options_about(self, handle: str) -> tuple[Option, ...]:
        """Return the options that are about one card."""
        return tuple(option for option in self.options if option.card == handle)
