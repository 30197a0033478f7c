"""Rules of how cards enter play: ready, stunned."""

from __future__ import annotations

from kfdesk.engine.abilities import Ability, Mod, Scope, Static
from kfdesk.language.attributes import READY, STUNNED
from kfdesk.language.base import Rule
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.rules.changes import Constant, Worded
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import THIS, Chosen, OneOf, Target
from kfdesk.records import entity
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THE, Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece

__all__ = [
    "enters_as",
    "first_enters_ready",
]


_ENTER_READY = Phrase(en="{target} | enter play ready", de="{target} | spielbereit ins Spiel kommen")


_ENTER_STUNNED = Phrase(en="{target} | enter play stunned", de="{target} | betäubt ins Spiel kommen")


@entity
class FirstEntersReady(Rule, Static):
    """The first creature played each turn, by either player, enters play ready."""

    kind = Mod.ENTERS_READY
    phrase = said(
        "the first creature played each turn enters play ready",
        "die erste in jedem Zug gespielte Kreatur kommt spielbereit ins Spiel",
    )

    def applies(self, scope: Scope, subject: int) -> bool:
        played = scope.g.state.memory.played
        first = fits(scope, subject, sort=CREATURE) and not any(fits(scope, c, sort=CREATURE) for c in played)
        return first and scope.g.frames.plays(subject)


@entity
class NextReady(Rule, Static):
    """The next card of a sort you play enters play ready; meant for `this_turn(next_(…))`."""

    sorts: tuple[Sort, ...]
    predicates: tuple[Predicate, ...]
    kind = Mod.ENTERS_READY

    def applies(self, scope: Scope, subject: int) -> bool:
        if scope.g.state.active != scope.you or not scope.g.frames.plays(subject):
            return False
        return any(fits(scope, subject, self.predicates, sort) for sort in self.sorts)

    def spoken(self) -> Piece:
        nouns = tuple(NOUNS[sort] for sort in self.sorts)
        return _ENTER_READY.of(target=described(nouns, THE, NEXT, *self.predicates, _YOU_PLAY_NOW))


NEXT = Adjective("next", "nächst")


_YOU_PLAY_NOW = Frame(en="you play this turn", de=", {rel:acc} du in diesem Zug spielst,")


def first_enters_ready() -> FirstEntersReady:
    """The first creature played each turn enters play ready."""
    return FirstEntersReady()


def enters_as(state: Predicate, of: Target = THIS) -> Ability:
    """The card enters play `READY` or `STUNNED`; `of` a card not there yet it is meant for `next_`: the next you play.

    Rule: "Enters play".
    """
    if isinstance(of, Chosen):
        groups = of.groups if isinstance(of, OneOf) else (of,)
        assert state is READY
        assert all(group.predicates == groups[0].predicates for group in groups), "of one description"
        return NextReady(tuple(group.sort for group in groups), groups[0].predicates)
    if state is STUNNED:
        return Worded(Mod.ENTERS_STUNNED, of, None, _ENTER_STUNNED)
    assert state is READY
    return Constant(Mod.ENTERS_READY, of)
