"""The neighbors of a creature. Rule: "Neighbor"."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.engine.abilities import Scope
from kfdesk.engine.queries import neighbors
from kfdesk.engine.terms import CardId
from kfdesk.language import nouns
from kfdesk.language.base import Picking, Target
from kfdesk.language.estimates import COUNTED, ME, THEM, Aim, EstimateContext, Shares
from kfdesk.language.predicates import neighbors_or_last
from kfdesk.records import entity, record
from kfdesk.text.members import EachOf, OneOf, SoManyOf
from kfdesk.text.mentions import InContext
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, OF_THE, PLURAL
from kfdesk.text.phrases import Frame
from kfdesk.text.wording import Fragment, Nominal, SentenceContext, Wordable

__all__ = ["neighbors_of"]


@entity
class NeighborsOf(Target):
    """Each neighbor of what another target means; of a destroyed creature, those it had. Rule: "Neighbor"."""

    target: Target
    is_known_ahead = True

    def pick(self, scope: Scope) -> Picking:
        cards = yield from self.target.pick(scope)
        scope.picked[self] = tuple(dict.fromkeys(n for c in cards for n in neighbors_or_last(scope, c)))
        return scope.picked[self]

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        found = (n for c in self.target.counted(scope) for n in neighbors_or_last(scope, c))
        return scope.picked[self] if self in scope.picked else tuple(dict.fromkeys(found))

    def covers(self, scope: Scope, card: CardId) -> bool:
        near = self.target.known(scope)
        if scope.core.frames.enters(card):  # it is about to be in the battleline
            return any(c in near for c in neighbors(scope.core, card))
        return any(card in neighbors(scope.core, c) for c in near)

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def worded(self) -> Fragment:
        return EachNeighbor(self.target)

    @property
    def described(self) -> NounPhrase:
        """Return all of them in the plural: "its neighbors"."""
        of = self.target.described if isinstance(self.target, NeighborsOf) else self.target
        return NounPhrase((nouns.NEIGHBOR,), OF_THE, of=of)

    @property
    def any_one(self) -> Wordable:
        return OneOf(NounPhrase((nouns.NEIGHBOR,), PLURAL, of=self.target))

    def so_many(self, number: int) -> Wordable:
        return SoManyOf(NounPhrase((nouns.NEIGHBOR,), PLURAL, of=self.target), number)

    def size(self) -> float:
        return COUNTED

    def sides(self) -> Shares:
        return ME if self.target.is_this else self.target.sides()

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        own = self.sides() == (THEM if context.theirs else ME)
        if not own or (self.target.is_this and context.granted):
            yield Aim(number=COUNTED)


@record
class EachNeighbor(InContext):
    """The neighbors of a creature: "each of its neighbors" of one mentioned before, "each neighbor of …" of another."""

    of: Target

    def in_context(self, context: SentenceContext) -> Nominal:
        if self.of.is_this or context.recalled(self.of) is not self.of:
            return EachOf(NounPhrase((nouns.NEIGHBOR,), PLURAL, of=self.of))
        return described(nouns.NEIGHBOR, EACH, _OF.of(whose=self.of))


_OF = Frame(en="of {whose}", de="{whose:gen}")


def neighbors_of(target: Target) -> NeighborsOf:
    """Each neighbor of what is meant."""
    return NeighborsOf(target)
