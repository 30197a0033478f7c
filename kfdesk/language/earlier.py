"""What came before: the cards that an earlier instruction dealt with."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.language.impact import Aim
from kfdesk.language.places import IN_PLAY
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.results import AFFECTED
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import Each, Picking, Target
from kfdesk.records import entity
from kfdesk.text.joining import this_way
from kfdesk.text.nominals import described
from kfdesk.text.nouns import EACH, THAT
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "those",
]


@entity
class Those(Target):
    """The cards to which an earlier instruction happened: "it", "those creatures". Rule: "This way"."""

    effect: Effect
    sort: Sort = CREATURE

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        done = scope.results.get(self.effect)
        return done.cards if done else ()

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], THAT)


@entity
class EachOfThose(Each):
    """Every card of a description among those to which an earlier instruction happened. Rule: "This way"."""

    effect: Effect | None = None

    def candidates(self, scope: Scope) -> tuple[int, ...]:
        done = scope.results.get(self.effect)
        return tuple(c for c in (done.cards if done else ()) if fits(scope, c, self.predicates, self.sort))

    def spoken(self) -> Piece:
        done: Words = getattr(self.effect, "participle", AFFECTED)
        return described(NOUNS[self.sort], EACH, *self.predicates, *this_way(done))

    def aims(self) -> Iterator[Aim]:
        yield from ()


def those(effect: Effect, sort: Sort = CREATURE, *predicates: Predicate) -> Those | EachOfThose:
    """The card that an instruction dealt with: "that creature"; with predicates each of those cards that has them."""
    return EachOfThose(sort, predicates, IN_PLAY, effect) if predicates else Those(effect, sort)
