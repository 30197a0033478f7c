"""Control of cards, places in the battleline, and cards used or resolved as if they were yours."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.events import CreatureMoved
from kfdesk.engine.state import Lasting
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.effects.lasting import FOR_GOOD
from kfdesk.language.impact import At, Tally, uncounted
from kfdesk.language.permissions import Controls
from kfdesk.language.players import YOU, Who
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "gains_control",
    "swap_places",
    "take_control",
    "take_control_until_this_leaves",
]


@dataclass(frozen=True, eq=False, slots=True)
class TakeControl(Instruction):
    """A player takes control of cards: for good, or until the card it comes from leaves play."""

    target: Target
    rule: Controls
    until_leaves: bool = False

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        cards = yield from self.target.pick(scope)
        cards = tuple(c for c in cards if g.state.cards[c].in_play)
        source = g.state.cards[scope.source]
        if not cards or (self.until_leaves and not source.in_play):
            return NOTHING
        seen = tuple((c, g.state.cards[c].incarnation) for c in cards)
        entered = source.entered if self.until_leaves else None
        g.begin_lasting(
            Lasting(
                g.state.tick(),
                scope.you,
                scope.source,
                self.rule,
                g.state.turn,
                FOR_GOOD,
                bound=((self.target, cards),),
                incarnations=seen,
                while_entered=entered,
            )
        )
        yield from g.settle()
        return Outcome(True, cards, len(cards))

    def spoken(self) -> Piece:
        if self.rule.who is not YOU:
            return _GAINS_CONTROL.of(who=self.rule.who, target=self.target)
        return (_TAKE_UNTIL if self.until_leaves else _TAKE).of(target=self.target)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.takes_away(self.target, at)


_TAKE = Phrase(en="take control of {target}", de="die Kontrolle über {target} übernehmen")
_TAKE_UNTIL = Phrase(
    en="take control of {target} until {this} leaves play",
    de="die Kontrolle über {target} [übernehmen], bis {this} das Spiel verlässt",
)
_GAINS_CONTROL = Phrase(en="{who} | gain control of {target}", de="{who} | die Kontrolle über {target} übernehmen")


@dataclass(frozen=True, eq=False, slots=True)
class SwapPlaces(Instruction):
    """Two creatures of one battleline change places; of different battlelines nothing happens."""

    first: Target
    second: Target
    phrase = Phrase(
        en="swap {first} with {second} in your battleline",
        de="{first} mit {second:dat} in deiner Schlachtreihe tauschen",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        one = yield from self.first.pick(scope)
        two = yield from self.second.pick(scope)
        if not one or not two:
            return NOTHING
        line = g.state.players[g.state.cards[one[0]].controller].line
        if one[0] not in line or two[0] not in line or one == two:
            return NOTHING
        left, right = sorted((line.index(one[0]), line.index(two[0])))
        low, high = line[left], line[right]
        g.record(CreatureMoved(low, right, scope.source))
        yield from g.happen(CreatureMoved(high, left, scope.source))
        return Outcome(True, (one[0], two[0]), 2)


def take_control(target: Target) -> TakeControl:
    """Take control of cards, as long as they are in play."""
    return TakeControl(target, Controls(target, YOU))


def take_control_until_this_leaves(target: Target) -> TakeControl:
    """Take control of cards until this card leaves play."""
    return TakeControl(target, Controls(target, YOU), until_leaves=True)


def gains_control(who: Who, target: Target) -> TakeControl:
    """The player gains control of cards."""
    return TakeControl(target, Controls(target, who))


def swap_places(first: Target, second: Target) -> SwapPlaces:
    """Swap two creatures in your battleline."""
    return SwapPlaces(first, second)
