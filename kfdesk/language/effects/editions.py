"""What a card did before an erratum, by the edition of the game."""

from __future__ import annotations

from kfdesk.engine.terms import Edition
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps
from kfdesk.language.impact import At, Tally
from kfdesk.records import entity
from kfdesk.text.speech import Sayable

__all__ = [
    "since",
]

_ORDER = tuple(Edition)


def is_since(edition: Edition, first: Edition) -> bool:
    """Return whether an edition is `first` or one that came after it."""
    return _ORDER.index(edition) >= _ORDER.index(first)


@entity
class Since(Instruction):
    """An instruction as it reads since an edition; in older games `before` is done, or nothing.

    The text is the newest edition's.
    """

    first: Edition
    effect: Instruction
    before: Instruction | None = None

    def carry_out(self, scope: Scope) -> Steps:
        valid = self._valid(scope)
        return NOTHING if valid is None else (yield from valid.resolve(scope))

    def can_start(self, scope: Scope) -> bool:
        valid = self._valid(scope)
        return valid is not None and valid.can_start(scope)

    @property
    def asked(self) -> Sayable:
        return self.effect.asked

    def _valid(self, scope: Scope) -> Instruction | None:
        return self.effect if is_since(scope.core.state.edition, self.first) else self.before

    def spoken(self) -> Instruction:
        return self.effect

    def weigh(self, tally: Tally, at: At) -> None:
        tally.weigh(self.effect, at)


def since(first: Edition, effect: Instruction, before: Instruction | None = None) -> Since:
    """Do this since the edition `first`; in older games do `before`, or nothing."""
    return Since(first, effect, before)
