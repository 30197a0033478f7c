"""Further players: those a card has, its owner, its controller, and their opponents."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import Snapshot
from kfdesk.language.impact import EITHER, At, Shares
from kfdesk.language.names import CONTROLLER, CONTROLLING, OPPONENT, OWNER
from kfdesk.language.players import Who
from kfdesk.language.targets import Target
from kfdesk.text.nominals import ITS, NounPhrase
from kfdesk.text.nouns import THE
from kfdesk.text.speech import Piece

__all__ = [
    "controller_of",
    "opponent_of",
    "owner_of",
]


def _controllers(scope: Scope, target: Target) -> tuple[int, ...]:
    """Return who controls the cards, or controlled them before they left play."""
    found = []
    for card in target.known(scope):
        c = scope.g.state.cards[card]
        was = getattr(scope.event, "was", None)
        if not c.in_play and isinstance(was, Snapshot) and was.card == card:
            found.append(was.controller)
        elif not c.in_play:
            gone = [w for w in scope.g.state.memory.destroyed if w.card == card]
            found.append(gone[-1].controller if gone else c.controller)
        else:
            found.append(c.controller)
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True, eq=False, slots=True)
class OwnerOf(Who):
    """The owner of a card just mentioned: "its owner"."""

    target: Target

    def players(self, scope: Scope) -> tuple[int, ...]:
        return tuple(dict.fromkeys(scope.g.state.cards[c].owner for c in self.target.known(scope)))

    def spoken(self) -> Piece:
        return NounPhrase((OWNER,), THE, of=ITS)

    def shares(self, at: At) -> Shares:
        return Shares(0.0, 1.0) if at.enemy else EITHER


@dataclass(frozen=True, eq=False, slots=True)
class ControllerOf(Who):
    """The controller of a card just mentioned: "its controller"."""

    target: Target

    def players(self, scope: Scope) -> tuple[int, ...]:
        return _controllers(scope, self.target)

    def spoken(self) -> Piece:
        return NounPhrase((CONTROLLER,), THE, mods=(CONTROLLING,), of=ITS)

    def shares(self, at: At) -> Shares:
        return Shares(0.0, 1.0) if at.enemy else EITHER


@dataclass(frozen=True, eq=False, slots=True)
class OpponentOf(Who):
    """The opponent of a card's controller: "its opponent"."""

    target: Target

    def players(self, scope: Scope) -> tuple[int, ...]:
        return tuple(1 - p for p in _controllers(scope, self.target))

    def spoken(self) -> Piece:
        return NounPhrase((OPPONENT,), THE, of=ITS)

    def shares(self, at: At) -> Shares:
        return Shares(1.0, 0.0) if at.enemy else EITHER


def owner_of(target: Target) -> OwnerOf:
    """The owner of what was picked."""
    return OwnerOf(target)


def controller_of(target: Target) -> ControllerOf:
    """The controller of what was picked."""
    return ControllerOf(target)


def opponent_of(target: Target) -> OpponentOf:
    """The opponent of the controller of what was picked."""
    return OpponentOf(target)
