"""What the X is that is printed for a number, on a card or in its text: "X is the number of creatures". Rule: "X"."""

from __future__ import annotations

from typing import overload

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.engine.queries import seen_as
from kfdesk.engine.terms import CREATURES, CardId, Keyword
from kfdesk.language.amounts import EqualTo
from kfdesk.language.base import Letter, Rule, Target
from kfdesk.language.counts.cards import Count, count_of
from kfdesk.language.effects.base import DONE, Instruction, Steps
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.rules.together import Together
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment

__all__ = ["x_is"]


@entity
class PrintedX(Rule, Static[CardId]):
    """A number that is printed on a card as X: the one that is counted."""

    number: Count

    def only(self, scope: Scope) -> CardId | None:
        return scope.source

    def worded(self) -> Fragment:
        return X_IS.of(number=self.number.number)


X_IS = Phrase(en="X | be {number}", de="X | {number:nom} sein")


@entity
class KeywordsX(PrintedX):
    """The number of each keyword that has none but X."""

    kind = Mod.KEYWORD_GAIN

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source and 0 in seen_as(scope.core, subject).keywords.values()

    def value(self, scope: Scope, subject: CardId) -> tuple[tuple[Keyword, int], ...]:
        number = self.number.count(scope)
        printed = seen_as(scope.core, subject).keywords
        return tuple((word, number) for word, n in printed.items() if n == 0)


@entity
class PowerX(PrintedX):
    """The power of a creature that has none but X."""

    kind = Mod.POWER_SET

    def applies(self, scope: Scope, subject: CardId) -> bool:
        definition = seen_as(scope.core, subject)
        return subject == scope.source and definition.type in CREATURES and definition.power is None

    def value(self, scope: Scope, subject: CardId) -> int:
        return self.number.count(scope)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if not context.theirs:
            estimate.add(EstimateKind.EFFECTIVE_POWER, self.number.estimate(), context)


@entity
class XIs(Together):
    """X is so much, wherever it is printed on the card: as its power, as the number of keywords."""

    items: tuple[PrintedX, ...]

    def worded(self) -> Fragment:
        return self.items[0].worded()


@entity
class Define(Instruction):
    """Say how much X is in what follows. Rule: "X"."""

    number: Count
    x: Letter
    add_to = uncounted

    def worded(self) -> Fragment:
        return X_IS.of(number=self.number.number)

    def carry_out(self, scope: Scope) -> Steps:
        scope.named[self.x] = self.number.count(scope)
        return DONE
        yield


@overload
def x_is(number: Count | Target | EqualTo) -> XIs: ...
@overload
def x_is(number: Count | Target | EqualTo, x: Letter) -> Define: ...
def x_is(number: Count | Target | EqualTo, x: Letter | None = None) -> XIs | Define:
    """The X that is printed on the card as its power, or as the number of keywords, is as much as is counted.

    With an `x = an_x()` it says how much that is in what follows. Rule: "X".
    """
    count = number.count if isinstance(number, EqualTo) else count_of(number)
    return XIs((KeywordsX(count), PowerX(count))) if x is None else Define(count, x)
