"""Who: the players an instruction speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.language.base import Node


@dataclass(frozen=True, eq=False, slots=True)
class Who(Node):
    """One or both players, seen from the ability's player."""

    def players(self, scope: Scope) -> tuple[int, ...]:
        """Return the players meant, the active one first."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, eq=False, slots=True)
class You(Who):
    """The player whose ability it is."""

    def players(self, scope: Scope) -> tuple[int, ...]:
        return (scope.you,)


@dataclass(frozen=True, eq=False, slots=True)
class Opponent(Who):
    """That player's opponent."""

    def players(self, scope: Scope) -> tuple[int, ...]:
        return (1 - scope.you,)


@dataclass(frozen=True, eq=False, slots=True)
class EachPlayer(Who):
    """Both players."""

    def players(self, scope: Scope) -> tuple[int, ...]:
        active = scope.g.state.active
        return (active, 1 - active)


YOU = You()
OPPONENT = Opponent()
EACH_PLAYER = EachPlayer()
