"""Rules, reactions and replacements that hold only while a condition does. Rule: "Constant abilities"."""

from __future__ import annotations

from typing import Any

from kfdesk.engine.abilities import (
    Ability,
    Awaiting,
    Mod,
    Pickable,
    Reaction,
    Replacement,
    Scope,
    Static,
    Steps,
    Subject,
)
from kfdesk.engine.events import Event, EventKind
from kfdesk.engine.terms import CardId, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule, judging
from kfdesk.language.conditions import Condition, Is, TurnOf
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext
from kfdesk.language.players import You
from kfdesk.records import entity
from kfdesk.text.adverbials import During
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts import parts
from kfdesk.text.phrases import Frame
from kfdesk.text.wording import Fragment


@entity
class While(Rule):
    """A rule that holds while a condition does; how the two are joined, the rule says."""

    condition: Condition
    rule: Any

    @property
    def zones(self) -> frozenset[Zone]:
        """Where its card must be for it to be active; the condition may name a zone out of play."""
        named = self.condition.zones
        return self.rule.zones if named is None else named

    def worded(self) -> Fragment:
        assert isinstance(self.rule, Rule)
        if isinstance(self.condition, TurnOf):
            whose = self.condition.who
            time = _DURING_TURN.of(turn=NounPhrase((nouns.TURN,), of=whose))
            return During(time, self.rule) if isinstance(whose, You) else self.rule.in_turn_of(time, whose)
        return self.rule.under(self.condition)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.rule, context.by(ONE_IN))


_DURING_TURN = Frame(en="during {turn}", de="während {turn:gen}")


@entity
class WhileStatic(While, Static[Any]):
    """A change that holds while a condition does; of several cards that both speak of, for each by itself."""

    rule: Static[Any]

    @property
    def kind(self) -> Mod:  # type: ignore[override]
        """What it changes."""
        return self.rule.kind

    @property
    def also(self) -> tuple[Mod, ...]:  # type: ignore[override]
        """What else it changes."""
        return self.rule.also

    @property
    def once(self) -> bool:  # type: ignore[override]
        """Whether it permits one card each turn."""
        return self.rule.once

    @property
    def until_used(self) -> bool:  # type: ignore[override]
        """Whether it ends, in force for a time, as soon as a creature is used."""
        return self.rule.until_used

    @property
    def optional(self) -> bool:  # type: ignore[override]
        """Whether the player of a card that enters play may let it enter as it would without this."""
        return self.rule.optional

    @property
    def never_lowers(self) -> bool:
        return self.rule.never_lowers

    def applies(self, scope: Scope, subject: Subject) -> bool:
        return self.rule.applies(scope, subject) and self._holds_for(scope, subject)

    def _holds_for(self, scope: Scope, subject: Subject) -> bool:
        """Return whether the condition is true; where it says what chosen cards are, of the one that is changed."""
        chosen = getattr(self.rule, "target", None)
        if chosen not in scope.picked or not self._asks_of(chosen):
            return self.condition.holds(scope)
        with judging(scope, chosen, CardId(subject)):
            return self.condition.holds(scope)

    def _asks_of(self, chosen: object) -> bool:
        """Return whether the condition says what these cards are."""
        return any(isinstance(one, Is) and one.target is chosen for one in parts(self.condition))

    def only(self, scope: Scope) -> CardId | None:
        return self.rule.only(scope)

    def value(self, scope: Scope, subject: Subject) -> Any:
        return self.rule.value(scope, subject)

    def leaves_behind(self) -> tuple[Ability, Pickable] | None:
        return self.rule.leaves_behind()


@entity
class WhileReaction(While, Reaction):
    """An ability that reacts to events while a condition is true."""

    rule: Reaction

    @property
    def listens(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """The events it reacts to."""
        return self.rule.listens

    @property
    def comes_first(self) -> bool:
        return self.rule.comes_first

    def reacts(self, scope: Scope, event: Event) -> bool:
        return self.rule.reacts(scope, event) and self.condition.holds(scope)

    def in_force(self, scope: Scope) -> bool:
        return self.condition.holds(scope) and self.rule.in_force(scope)

    def recognize(self, scope: Scope, event: Event) -> None:
        self.rule.recognize(scope, event)

    def resolve(self, scope: Scope) -> Steps:
        return (yield from self.rule.resolve(scope))


@entity
class WhileAwaiting(WhileReaction, Awaiting):
    """An ability that is set off by a condition's coming true while another holds."""

    rule: Awaiting

    def is_met(self, scope: Scope) -> bool:
        return self.condition.holds(scope) and self.rule.is_met(scope)


@entity
class WhileReplacement(While, Replacement):
    """An ability that replaces events while a condition holds."""

    rule: Replacement

    @property
    def replaces(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """The events it replaces."""
        return self.rule.replaces

    @property
    def optional(self) -> bool:  # type: ignore[override]
        """Whether only carrying it out tells if it replaces anything."""
        return self.rule.optional

    @property
    def asks_once(self) -> bool:  # type: ignore[override]
        """Whether it asks what any other copy would ask alike."""
        return self.rule.asks_once

    def declined(self, scope: Scope) -> bool:
        return self.rule.declined(scope)

    def catches(self, scope: Scope, event: Event) -> bool:
        return self.rule.catches(scope, event) and self.condition.holds(scope)

    def becomes(self, scope: Scope, event: Event) -> Event | None:
        return self.rule.becomes(scope, event)

    def instead(self, scope: Scope, event: Event) -> Steps:
        return (yield from self.rule.instead(scope, event))


def under_condition(condition: Condition, rule: Ability) -> WhileStatic | WhileReaction | WhileReplacement:
    """Return one ability as it holds while the condition does.

    Raises `ValueError` for one that a label sets off: its effect stands under the condition, with `if_`.
    """
    if isinstance(rule, Static):
        return WhileStatic(condition, rule)
    if isinstance(rule, Awaiting):
        return WhileAwaiting(condition, rule)
    if isinstance(rule, Reaction):
        return WhileReaction(condition, rule)
    if not isinstance(rule, Replacement):
        raise ValueError(f"the effect of an ability stands under the condition, not the ability: {rule}")
    return WhileReplacement(condition, rule)
