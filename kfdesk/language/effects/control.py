"""Control of cards, places in the battleline, and cards used or resolved as if they were yours."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import use as uses
from kfdesk.engine.abilities import Label
from kfdesk.engine.core import Pending, handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import CreatureMoved
from kfdesk.engine.frames import LentFrame
from kfdesk.engine.queries import triggered
from kfdesk.engine.state import Lasting
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.choices import CHOOSE_ONE
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.effects.lasting import FOR_GOOD
from kfdesk.language.impact import BOUNCED, At, Tally, uncounted
from kfdesk.language.permissions import Controls
from kfdesk.language.players import YOU, Who
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "gains_control",
    "resolve_reap_of",
    "swap_places",
    "take_control",
    "take_control_until_this_leaves",
    "use_as_yours",
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


@dataclass(frozen=True, eq=False, slots=True)
class UseAsYours(Instruction):
    """Use cards, of whoever, as if they were yours. Rule: "As if it were"."""

    target: Target
    phrase = Phrase(
        en="use {target} as if {target:it} were yours", de="{target} [verwenden], als gehörte {target:it:nom} dir"
    )

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            with scope.g.frames.within(LentFrame(card, scope.you)):
                outcomes.append((yield from uses.use_by_effect(scope.g, scope.you, card)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.removes(self.target, BOUNCED, at)


@dataclass(frozen=True, eq=False, slots=True)
class ResolveReap(Instruction):
    """Resolve an "After Reap:" effect of another creature as if you controlled it; it does not exhaust."""

    target: Target
    phrase = Phrase(
        en="resolve the after reap effect of {target} as if you controlled {target:it}",
        de="den Nach-der-Ernte-Effekt {target:gen} [ab-handeln], als würdest du {target:it:acc} kontrollieren",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            found = [ability for ability, _ in triggered(g, card, Label.AFTER_REAP)]
            if not found:
                continue
            ability = found[0]
            if len(found) > 1:
                options = tuple(Option(f"mode:{n}", g.words_of(card, x), handle(card)) for n, x in enumerate(found))
                picked = yield Decision(g.state.active, DecisionKind.MODE, CHOOSE_ONE, handle(scope.source), options)
                ability = found[int(picked[0].removeprefix("mode:"))]
            waiting = Pending(card, scope.you, ability, scope.event, Label.AFTER_REAP)
            with g.frames.within(LentFrame(card, scope.you)):
                outcomes.append((yield from g.trigger(waiting)))
        return joined(outcomes) if outcomes else NOTHING


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


def use_as_yours(target: Target) -> UseAsYours:
    """Use a card as if it were yours."""
    return UseAsYours(target)


def resolve_reap_of(target: Target) -> ResolveReap:
    """Resolve the after reap effect of a creature as if you controlled it."""
    return ResolveReap(target)
