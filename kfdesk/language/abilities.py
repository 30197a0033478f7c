"""Abilities: behind a bold label, constant, reacting, replacing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from kfdesk.engine import amber as rules
from kfdesk.engine.abilities import (
    Ability,
    Effect,
    Label,
    Mod,
    Reaction,
    Replacement,
    Scope,
    Static,
    Steps,
    Triggered,
)
from kfdesk.engine.events import AmberGained, CardDestroyed, CardPlayed, CreatureFought, Event
from kfdesk.engine.terms import CardType, Keyword
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.base import Node
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.flow import sentences
from kfdesk.language.filters import Filter
from kfdesk.language.players import YOU, Who
from kfdesk.language.targets import THIS, Sort, Target

# Behind a label ---------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Labelled(Node, Triggered):
    """An ability behind one or more bold labels."""

    labels: tuple[Label, ...]
    effect: Effect


def _labelled(labels: tuple[Label, ...], effects: tuple[Instruction, ...]) -> Labelled:
    return Labelled(labels, effects[0] if len(effects) == 1 else sentences(*effects))


def play(*effects: Instruction) -> Labelled:
    """A "Play:" ability."""
    return _labelled((Label.PLAY,), effects)


def after_fight(*effects: Instruction) -> Labelled:
    """An "After Fight:" ability."""
    return _labelled((Label.AFTER_FIGHT,), effects)


def after_reap(*effects: Instruction) -> Labelled:
    """An "After Reap:" ability."""
    return _labelled((Label.AFTER_REAP,), effects)


def before_fight(*effects: Instruction) -> Labelled:
    """A "Before Fight:" ability."""
    return _labelled((Label.BEFORE_FIGHT,), effects)


def action(*effects: Instruction) -> Labelled:
    """An "Action:" ability."""
    return _labelled((Label.ACTION,), effects)


def omni(*effects: Instruction) -> Labelled:
    """An "Omni:" ability."""
    return _labelled((Label.OMNI,), effects)


def destroyed(*effects: Instruction) -> Labelled:
    """A "Destroyed:" ability."""
    return _labelled((Label.DESTROYED,), effects)


# Constant ---------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Constant(Node, Static):
    """A change that holds for `target` while `condition` does. Rule: "Constant abilities".

    `what` is the change: an amount, a (keyword, value) pair, a keyword, an ability, by `kind`.
    """

    kind: Mod
    target: Target
    what: Any = None
    condition: Condition | None = None

    def applies(self, scope: Scope, subject: int) -> bool:
        return self.target.covers(scope, subject) and (self.condition is None or self.condition.holds(scope))

    def value(self, scope: Scope, subject: int) -> Any:
        return self.what.value(scope) if isinstance(self.what, Amount) else self.what


@dataclass(frozen=True, eq=False)
class ForPlayer(Node, Static):
    """A change that holds for a player: key cost, hand size, house choice."""

    kind: Mod
    who: Who
    what: Any = None
    condition: Condition | None = None

    def applies(self, scope: Scope, subject: int) -> bool:
        return subject in self.who.players(scope) and (self.condition is None or self.condition.holds(scope))

    def value(self, scope: Scope, subject: int) -> Any:
        return self.what.value(scope) if isinstance(self.what, Amount) else self.what


def gets_power(amount: int | Amount, target: Target = THIS, *, while_: Condition | None = None) -> Constant:
    """The target gets power."""
    return Constant(Mod.POWER_ADD, target, fixed(amount), while_)


def gets_armor(amount: int | Amount, target: Target = THIS, *, while_: Condition | None = None) -> Constant:
    """The target gets armor. Rule: "Armor"."""
    return Constant(Mod.ARMOR_ADD, target, fixed(amount), while_)


def gains_keyword(word: Keyword, target: Target, value: int = 1, *, while_: Condition | None = None) -> Constant:
    """The target gains a keyword."""
    return Constant(Mod.KEYWORD_GAIN, target, (word, value), while_)


def cannot_be_damaged(target: Target) -> Constant:
    """The target cannot be dealt damage. Rule: "Damage", step 1."""
    return Constant(Mod.CANNOT_BE_DAMAGED, target)


def enters_ready(target: Target = THIS) -> Constant:
    """The target enters play ready. Rule: "Enters play"."""
    return Constant(Mod.ENTERS_READY, target)


def deals_no_fight_damage(target: Target = THIS) -> Constant:
    """The target deals no damage when fighting."""
    return Constant(Mod.NO_FIGHT_DAMAGE, target)


def takes_damage_for(target: Target) -> Constant:
    """Damage dealt to the target is dealt to this card instead. Rule: "Replacement effects"."""
    return Constant(Mod.REDIRECT_DAMAGE, target)


def fights_harder(amount: int | Amount, while_: Condition, target: Target = THIS) -> Constant:
    """The target deals more damage with its power."""
    return Constant(Mod.FIGHT_DAMAGE, target, fixed(amount), while_)


def ignores(word: Keyword, while_: Condition, target: Target = THIS) -> Constant:
    """While attacking, the target ignores a keyword of what it attacks."""
    return Constant(Mod.IGNORE_KEYWORD, target, word, while_)


def refills_more(amount: int | Amount, who: Who = YOU) -> ForPlayer:
    """The player refills their hand to more cards."""
    return ForPlayer(Mod.HAND_SIZE, who, fixed(amount))


def key_cost(amount: int | Amount, who: Who, *, while_: Condition | None = None) -> ForPlayer:
    """The player's keys cost more (or less)."""
    return ForPlayer(Mod.KEY_COST, who, fixed(amount), while_)


@dataclass(frozen=True, eq=False)
class Together(Node):
    """Constant abilities printed as one sentence: "gets … and gains …". Unfolded by the definition."""

    items: tuple[Constant, ...]


def together(*items: Constant) -> Together:
    """Several constant changes in one sentence."""
    return Together(items)


# Reacting ---------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Answer(Node, Reaction):
    """Base of abilities that answer events."""

    effect: Effect
    listens: ClassVar[tuple[type[Event], ...]] = ()

    def answers(self, scope: Scope, event: Event) -> bool:
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, eq=False)
class AfterPlay(Answer):
    """After `who` plays a card of a sort. Rule: chart "Play a card", step 3."""

    who: Who = YOU
    sort: Sort = Sort.CARD
    filters: tuple[Filter, ...] = ()
    listens: ClassVar[tuple[type[Event], ...]] = (CardPlayed,)

    def answers(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, CardPlayed) or event.player not in self.who.players(scope):
            return False
        type_ = scope.g.state.cards[event.card].defn.type
        right = self.sort is Sort.CARD or type_ in _SORTS[self.sort]
        return right and all(f.matches(scope, event.card) for f in self.filters)


_SORTS = {
    Sort.CREATURE: (CardType.CREATURE, CardType.TOKEN_CREATURE),
    Sort.ARTIFACT: (CardType.ARTIFACT,),
    Sort.UPGRADE: (CardType.UPGRADE,),
    Sort.ACTION: (CardType.ACTION,),
}


@dataclass(frozen=True, eq=False)
class AfterDestroyed(Answer):
    """After a creature that fits is destroyed; with `fighting`, destroyed fighting this creature.

    Rules: "Destroyed", "Fight".
    """

    filters: tuple[Filter, ...] = ()
    fighting: bool = False
    listens: ClassVar[tuple[type[Event], ...]] = (CardDestroyed,)

    def answers(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, CardDestroyed) or event.was.type is not CardType.CREATURE:
            return False
        if self.fighting and event.killer != scope.source:
            return False
        return all(f.matched(scope, event.was) for f in self.filters)


@dataclass(frozen=True, eq=False)
class AfterFights(Answer):
    """After a creature that fits is used to fight."""

    filters: tuple[Filter, ...] = ()
    listens: ClassVar[tuple[type[Event], ...]] = (CreatureFought,)

    def answers(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, CreatureFought):
            return False
        was = event.was
        return all(f.matches(scope, event.card) if was is None else f.matched(scope, was) for f in self.filters)


def after_you_play(effect: Instruction, sort: Sort, *filters: Filter) -> AfterPlay:
    """After you play such a card, this happens."""
    return AfterPlay(effect, YOU, sort, filters)


def after_destroyed(effect: Instruction, *filters: Filter) -> AfterDestroyed:
    """After such a creature is destroyed, this happens."""
    return AfterDestroyed(effect, filters)


def after_destroyed_fighting_this(effect: Instruction, *filters: Filter) -> AfterDestroyed:
    """After such a creature is destroyed fighting this one, this happens."""
    return AfterDestroyed(effect, filters, fighting=True)


def after_fights(effect: Instruction, *filters: Filter) -> AfterFights:
    """After such a creature fights, this happens."""
    return AfterFights(effect, filters)


# Replacing --------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class StealInsteadOfReaping(Node, Replacement):
    """Æmber you would gain from reaping is stolen instead. Rule: "Replacement effects", first example."""

    replaces: ClassVar[tuple[type[Event], ...]] = (AmberGained,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, AmberGained) and event.by_reaping and event.player == scope.you

    def instead(self, scope: Scope, event: Event) -> Steps:
        assert isinstance(event, AmberGained)
        return (yield from rules.steal(scope.g, scope.you, event.amount, scope.source))


def steal_instead_of_reaping() -> StealInsteadOfReaping:
    """Gains from reaping are stolen from the opponent instead."""
    return StealInsteadOfReaping()


AnyAbility = Ability | Together
