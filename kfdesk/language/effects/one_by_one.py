"""Something done for each of the cards that an earlier instruction was about, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import use as uses
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.effects.base import Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.effects.repeat import forget
from kfdesk.language.impact import COUNTED, At, Tally, uncounted
from kfdesk.language.sorts import CARD, NOUNS, Sort
from kfdesk.language.targets import Target
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THAT
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "fight_in_turn",
    "for_those",
    "the_current",
]


@dataclass(frozen=True, eq=False, slots=True)
class TheCurrent(Target):
    """The card whose turn it is: "that card"."""

    sort: Sort = CARD

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], THAT)


@dataclass(frozen=True, eq=False, slots=True)
class ForThose(Instruction):
    """For each of some cards, do something that speaks of it, one card after the other. Rule: "For each"."""

    those: Target
    current: TheCurrent
    effect: Instruction
    phrase = Frame(en="for each of {those}, {effect}, if able", de="für jede {those:gen} {effect:then}, falls möglich")

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.those.pick(scope)):
            forget(scope, self.effect)
            scope.picked[self.current] = (card,)
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.weigh(self.effect, at.by(COUNTED))


@dataclass(frozen=True, eq=False, slots=True)
class FightInTurn(Instruction):
    """Fight with creatures one at a time, in the order the active player chooses. Rule: "Fight with"."""

    target: Target
    phrase = Phrase(en="fight with {target} one at a time", de="{target} nacheinander kämpfen lassen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        left = list((yield from self.target.pick(scope)))
        outcomes: list[Outcome] = []
        while left := [c for c in left if g.state.cards[c].in_play]:
            card = left[0]
            if len(left) > 1:
                options = tuple(g.option("card", c) for c in left)
                source = handle(scope.source)
                card = number((yield Decision(g.state.active, DecisionKind.CARD, WHO_FIGHTS, source, options))[0])
            left.remove(card)
            outcomes.append((yield from uses.use_by_effect(g, scope.you, card, ("fight",))))
        return joined(outcomes)


WHO_FIGHTS = Words("Which creature fights next?", "Welche Kreatur kämpft als nächste?")


def the_current(sort: Sort = CARD) -> TheCurrent:
    """The card that `for_those` has come to."""
    return TheCurrent(sort)


def for_those(those: Target, current: TheCurrent, effect: Instruction) -> ForThose:
    """For each of those cards, do this to or about the current one, if able."""
    return ForThose(those, current, effect)


def fight_in_turn(target: Target) -> FightInTurn:
    """Fight with those creatures, one at a time."""
    return FightInTurn(target)
