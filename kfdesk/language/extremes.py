"""The most and the least powerful cards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from kfdesk.engine.abilities import Scope
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.queries import power
from kfdesk.engine.terms import CardId, DecisionKind
from kfdesk.language import names
from kfdesk.language.base import carried_out
from kfdesk.language.places import IN_PLAY, Place
from kfdesk.language.predicates import Predicate
from kfdesk.language.prompts import prompt_of
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Chosen, Picking, Target, place_of
from kfdesk.records import entity
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THE
from kfdesk.text.speech import Piece

__all__ = [
    "least_powerful",
    "most_powerful",
]


@entity
class Extreme(Chosen):
    """The `most` most (or least) powerful creatures; of equals the active player chooses.

    Rules: "Most powerful", "Least powerful", and their groups.
    """

    weakest: bool = False

    def pick(self, scope: Scope, barred: Collection[CardId] = ()) -> Picking:
        return (yield from self._pick([c for c in self.candidates(scope) if c not in barred], scope, ()))

    def pick_to_destroy(self, scope: Scope, tagged: Collection[CardId]) -> Picking:
        return (yield from self._pick(self.candidates(scope), scope, tagged))

    def _pick(self, found: Collection[CardId], scope: Scope, tagged: Collection[CardId]) -> Picking:
        """Pick the most powerful of the cards found; of equals those that are `tagged` cannot be chosen."""
        if self in scope.picked:
            return scope.picked[self]
        core = scope.core
        wanted = self.most or 1
        sign = 1 if self.weakest else -1
        ranked = sorted(found, key=lambda c: sign * power(core, c))
        edge = power(core, ranked[wanted - 1]) if len(ranked) > wanted else None
        if edge is None or power(core, ranked[wanted]) != edge:
            scope.picked[self] = tuple(ranked[:wanted])
            return scope.picked[self]
        sure = tuple(c for c in ranked if sign * power(core, c) < sign * edge)
        equal = [c for c in found if power(core, c) == edge and c not in tagged]
        if not sure and self.is_idle(scope, equal):
            return ()
        if not equal:
            scope.picked[self] = sure
            return sure
        missing = min(wanted - len(sure), len(equal))
        options = tuple(core.option("card", c) for c in equal)
        source = handle(scope.source) if scope.source else None
        keys = yield Decision(
            core.state.active, DecisionKind.CARD, prompt_of(self, carried_out(scope)), source, options, missing, missing
        )
        scope.picked[self] = (*sure, *(number(k) for k in keys))
        return scope.picked[self]

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        ranked = sorted(self.candidates(scope), key=lambda c: power(scope.core, c), reverse=not self.weakest)
        return tuple(ranked[: self.most])

    def spoken(self) -> Piece:
        word = names.LEAST_POWERFUL if self.weakest else names.MOST_POWERFUL
        found = described(NOUNS[self.sort], THE, word, *self.predicates, *self.place.said_of_one, count=self.most)
        where = self.place.taken_from
        return found if where is None else replace(found, after=(*found.after, where))


def most_powerful(sort: Sort, *predicates: Predicate, n: int = 1, in_: Place | Target = IN_PLAY) -> Extreme:
    """The most powerful card of a description, or the `n` most powerful ones."""
    return Extreme(sort, predicates, place_of(in_), n, n)


def least_powerful(sort: Sort, *predicates: Predicate, n: int = 1, in_: Place | Target = IN_PLAY) -> Extreme:
    """The least powerful card of a description, or the `n` least powerful ones."""
    return Extreme(sort, predicates, place_of(in_), n, n, weakest=True)
