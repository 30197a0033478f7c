"""Rules of how cards enter play: ready, stunned, enraged, warded."""

from __future__ import annotations

from typing import overload

from kfdesk.engine.abilities import Ability, Mod, Scope, Static
from kfdesk.language.attributes import READY, WithStatus
from kfdesk.language.base import Rule
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.rules.changes import Constant
from kfdesk.language.rules.together import AnyAbility, Together
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import THIS, Chosen, OneOf, Target, This
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.joining import Listed
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THE, Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "enters_as",
]


_ENTER = Phrase(en="{target} | enter play {states}", de="{target} | {states} ins Spiel kommen")


@entity
class NextReady(Rule, Static):
    """The next card of a sort you play enters play ready; meant for `this_turn(next_(…))`."""

    sorts: tuple[Sort, ...]
    predicates: tuple[Predicate, ...]
    kind = Mod.ENTERS_READY

    def applies(self, scope: Scope, subject: int) -> bool:
        if scope.core.state.active != scope.you or not scope.core.frames.plays(subject):
            return False
        return any(fits(scope, subject, self.predicates, sort) for sort in self.sorts)

    def spoken(self) -> Piece:
        nouns = tuple(NOUNS[sort] for sort in self.sorts)
        return _ENTER.of(target=described(nouns, THE, NEXT, *self.predicates, _YOU_PLAY_NOW), states=READY)


NEXT = Adjective("next", "nächst")


_YOU_PLAY_NOW = Frame(en="you play this turn", de=", {rel:acc} du in diesem Zug spielst,")


@entity
class EntersAs(Constant):
    """Cards enter play in a state: ready, or with a status on them."""

    state: Predicate = READY

    def spoken(self) -> Piece:
        return _ENTER.of(target=self.target, states=self.state)

    def under(self, condition: Sayable) -> Piece:
        if not isinstance(self.target, This):
            return Constant.under(self, condition)
        return joining.IF_LATER.of(effect=self, condition=Recalling(condition, (self.target,), near=True))


@entity
class EntersInStates(Together):
    """Cards enter play in several states: "ready and enraged"."""

    items: tuple[EntersAs, ...]

    def spoken(self) -> Piece:
        return _ENTER.of(target=self.items[0].target, states=Listed(tuple(item.state for item in self.items)))


def _entering(state: Predicate, of: Target) -> EntersAs:
    if state is READY:
        return EntersAs(Mod.ENTERS_READY, of, True, state)
    assert isinstance(state, WithStatus), state
    return EntersAs(Mod.ENTERS_WITH, of, state.status, state)


@overload
def enters_as(state: Predicate, /, *, of: Target = THIS) -> Ability: ...


@overload
def enters_as(state: Predicate, /, *more: Predicate, of: Target = THIS) -> AnyAbility: ...


def enters_as(state: Predicate, /, *more: Predicate, of: Target = THIS) -> AnyAbility:
    """The card enters play `READY`, `STUNNED`, `ENRAGED` or `WARDED`; or cards do that are described.

    `of` a card not there yet it is meant for `next_`: the next one you play. Rule: "Enters play".
    """
    if isinstance(of, Chosen):
        groups = of.groups if isinstance(of, OneOf) else (of,)
        assert state is READY and not more
        assert all(group.predicates == groups[0].predicates for group in groups), "of one description"
        return NextReady(tuple(group.sort for group in groups), groups[0].predicates)
    items = tuple(_entering(each, of) for each in (state, *more))
    return items[0] if len(items) == 1 else EntersInStates(items)
