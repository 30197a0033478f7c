"""Targets that rest upon what came before: each of its neighbors, the one that remains."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.queries import neighbors
from kfdesk.language import names
from kfdesk.language.filters import FRIENDLY
from kfdesk.language.targets import CREATURE, Chosen, Picking, Place, Target, This
from kfdesk.text.nominals import THIS_CARD, YOU, EachOf, NounPhrase, Pronoun, described
from kfdesk.text.nouns import EACH, PLURAL, A, Adjective
from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Piece


@dataclass(frozen=True, eq=False, slots=True)
class EachNeighborOf(Target):
    """The neighbors of what another target picked, as they are when it is asked. Rule: "Neighbor"."""

    target: Target

    def pick(self, scope: Scope) -> Picking:
        found = [n for c in self.target.known(scope) for n in neighbors(scope.g, c)]
        scope.picked[self] = tuple(dict.fromkeys(found))
        return scope.picked[self]
        yield

    def covers(self, scope: Scope, card: int) -> bool:
        return any(card in neighbors(scope.g, c) for c in self.target.known(scope))

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def spoken(self) -> Piece:
        if isinstance(self.target, This):
            return EachOf(NounPhrase((names.NEIGHBOR,), PLURAL, of=THIS_CARD))
        if isinstance(self.target, Chosen):
            return EachOf(NounPhrase((names.NEIGHBOR,), PLURAL, of=Pronoun(self.target)))
        return described(names.NEIGHBOR, EACH, _OF.of(whose=self.target))


_OF = Frame(en="of {whose}", de="{whose:gen}")


@dataclass(frozen=True, eq=False, slots=True)
class Remaining(Chosen):
    """A creature you still control, after all others were to go; of several you choose one."""

    def spoken(self) -> Piece:
        return described(names.CREATURE, A, _REMAINING, of=YOU)


_REMAINING = Adjective("remaining", "verblieben")


def each_neighbor_of(target: Target) -> EachNeighborOf:
    """Each neighbor of what was picked."""
    return EachNeighborOf(target)


def your_remaining_creature() -> Remaining:
    """The creature that you have left."""
    return Remaining(CREATURE, (FRIENDLY,), Place.IN_PLAY)
