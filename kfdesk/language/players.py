"""Who: the players an instruction speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.language import names
from kfdesk.language.base import Node
from kfdesk.language.impact import BOTH, EITHER, At, Shares
from kfdesk.text import nominals
from kfdesk.text.joining import By
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.nouns import EACH
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "EACH_PLAYER",
    "OPPONENT",
    "YOU",
]


@dataclass(frozen=True, eq=False, slots=True)
class Who(Node):
    """One or both players, seen from the ability's player."""

    def players(self, scope: Scope) -> tuple[int, ...]:
        """Return the players meant, the active one first."""
        raise NotImplementedError(type(self).__name__)

    def shares(self, at: At) -> Shares:
        """Return how far they are taken to be you, and how far your opponent."""
        return EITHER

    def given(self, at: At) -> At:
        """Return the place in the weighing where they are."""
        return at


@dataclass(frozen=True, eq=False, slots=True)
class You(Who):
    """The player whose ability it is."""

    phrase = nominals.YOU

    def players(self, scope: Scope) -> tuple[int, ...]:
        return (scope.you,)

    def shares(self, at: At) -> Shares:
        return Shares(1.0, 0.0)


@dataclass(frozen=True, eq=False, slots=True)
class Opponent(Who):
    """That player's opponent."""

    phrase = NounPhrase((names.OPPONENT,), of=nominals.YOU)

    def players(self, scope: Scope) -> tuple[int, ...]:
        return (1 - scope.you,)

    def shares(self, at: At) -> Shares:
        return Shares(0.0, 1.0)


@dataclass(frozen=True, eq=False, slots=True)
class EachPlayer(Who):
    """Both players."""

    phrase = described(names.PLAYER, EACH)

    def players(self, scope: Scope) -> tuple[int, ...]:
        if scope.each is not None:
            return (scope.each,)
        active = scope.g.state.active
        return (active, 1 - active)

    def shares(self, at: At) -> Shares:
        return BOTH


YOU = You()
OPPONENT = Opponent()
EACH_PLAYER = EachPlayer()


def done_by(who: Who, deed: Piece) -> Piece:
    """Return an instruction with `who` as its subject; an order where that is you."""
    doer: Sayable = None if isinstance(who, You) else who
    return deed if doer is None else By(doer, deed)
