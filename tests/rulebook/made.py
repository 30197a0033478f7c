"""Behavior made for single rule tests, for words that no written card uses yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kfdesk.engine import amber, damage, moves, turn
from kfdesk.engine.abilities import NOTHING, Effect, Mod, Reaction, Replacement, Scope, Steps
from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.events import Event, EventKind, StepBegan
from kfdesk.engine.queries import creatures, power
from kfdesk.engine.terms import CardId, House, Player, Status, Step
from kfdesk.language.amounts import Quantity
from kfdesk.language.base import Node, Target
from kfdesk.language.counts.cards import Count
from kfdesk.language.effects.base import Instruction
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.rules.changes import Constant, ForPlayer
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.parts_of_speech import Adjective
from kfdesk.text.phrases import Phrase, fixed
from tests.tables import Table

Conduct = Callable[[Scope, tuple[CardId, ...]], Steps]


@entity
class Does(Instruction):
    """Whatever a test needs, done to the cards a target picks."""

    conduct: Conduct
    target: Target = THIS
    phrase = Phrase(en="do it", de="es tun")

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from self.conduct(scope, cards))


@entity
class Anything(Target):
    """Every card wherever it is, for constant changes that reach into a hand."""

    phrase = fixed("each card", "jede Karte")

    def covers(self, scope: Scope, card: CardId) -> bool:
        return True


@entity
class OnceForEach(Instruction):
    """An instruction done once for each of what is counted, with its picks made anew."""

    effect: Instruction
    of: Count
    target: Target
    phrase = Phrase(en="do it", de="es tun")

    def carry_out(self, scope: Scope) -> Steps:
        outcome = NOTHING
        for _ in range(self.of.count(scope)):
            scope.picked.pop(self.target, None)
            outcome = yield from self.effect.resolve(scope)
        return outcome


def nothing() -> Does:
    """An instruction that can only be noticed by its being resolved."""

    def conduct(_scope: Scope, _cards: tuple[int, ...]) -> Steps:
        return NOTHING
        yield

    return Does(conduct)


def give(status: str, target: Target = THIS) -> Does:
    """Stun, ward or enrage."""
    return Does(lambda scope, cards: damage.give_status(scope.core, cards, Status(status), scope.source), target)


def put_counters(name: str, amount: int, target: Target = THIS) -> Does:
    """Put counters on the target."""
    return Does(lambda scope, cards: damage.add_counters(scope.core, cards, name, amount, scope.source), target)


def gain_chains(amount: int) -> Does:
    """You gain chains."""
    return Does(lambda scope, _cards: amber.gain_chains(scope.core, scope.you, amount, scope.source))


def archive(target: Target) -> Does:
    """Archive cards."""
    return Does(lambda scope, cards: moves.archive(scope.core, cards, scope.source), target)


def forge(extra: int = 0, *, free: bool = False) -> Does:
    """Forge a key at current cost, so much more, or at no cost."""
    return Does(lambda scope, _cards: turn.forge_key(scope.core, scope.you, turn.KeyPrice(extra, free), scope.source))


def _always(_scope: Scope, _event: Any) -> bool:
    return True


@entity
class AfterEvent(Node, Reaction):
    """After events of a kind, as far as `when` says so, this happens."""

    listens: tuple[EventKind, ...]  # type: ignore[misc]
    effect: Effect
    when: Callable[[Scope, Any], bool] = _always
    phrase = fixed("this happens", "dies geschieht")

    def reacts(self, scope: Scope, event: Event) -> bool:
        return self.when(scope, event)


@entity
class Instead(Node, Replacement):
    """Instead of events of a kind, as far as `when` says so, this happens."""

    replaces: tuple[EventKind, ...]  # type: ignore[misc]
    effect: Effect
    when: Callable[[Scope, Any], bool] = _always
    phrase = fixed("this happens", "dies geschieht")

    def catches(self, scope: Scope, event: Event) -> bool:
        return self.when(scope, event)

    def instead(self, scope: Scope, event: Event) -> Steps:
        return (yield from self.effect.resolve(scope))


def after_event(kind: EventKind, effect: Effect, when: Callable[[Scope, Any], bool] = _always) -> AfterEvent:
    """After such an event, this happens."""
    return AfterEvent((kind,), effect, when)


def instead_of(kind: EventKind, effect: Effect, when: Callable[[Scope, Any], bool] = _always) -> Instead:
    """Instead of such an event, this happens."""
    return Instead((kind,), effect, when)


def at_step(step: Step, effect: Effect) -> AfterEvent:
    """At the start (or end) of your turn, this happens."""
    return AfterEvent((StepBegan,), effect, lambda scope, event: event.step is step and event.player == scope.you)


@entity
class Holds(Constant):
    """A change of any kind, to any value."""

    kind: Mod
    what: Any
    is_worded = False

    def value(self, scope: Scope, subject: CardId) -> Any:
        return self.what.of(scope) if isinstance(self.what, Quantity) else self.what


@entity
class HoldsFor(ForPlayer):
    """A change of any kind for players, to any value."""

    kind: Mod
    what: Any
    is_worded = False

    def value(self, scope: Scope, subject: Player) -> Any:
        return self.what


def holds(kind: Mod, target: Target = THIS, what: Any = None) -> Holds:
    """A constant change of cards."""
    return Holds(target, kind, what)


def holds_for(kind: Mod, who: Who = YOU, what: Any = None) -> HoldsFor:
    """A constant change of a player; a house that must or cannot be chosen is one of as many as a card has."""
    return HoldsFor(who, kind, (what,) if isinstance(what, House) else what)


def keys(t: Table) -> list[str]:
    """Return the option keys of the open decision."""
    return list(t.decision.keys())


@entity
class Extreme(Predicate):
    """With the highest (or lowest) power of all creatures that fit `among`. Rule: "Most powerful"."""

    among: tuple[Predicate, ...] = ()
    lowest: bool = False
    phrase = Adjective("extreme", "extrem")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        others = [power(scope.core, c) for c in creatures(scope.core) if fits(scope, c, self.among)]
        return facts.power == (min if self.lowest else max)(others)
