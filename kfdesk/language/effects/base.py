"""What instructions have in common."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator
from functools import cache
from typing import Any, ClassVar

from kfdesk.engine.abilities import DONE, NOTHING, Effect, Outcome, Scope, Steps
from kfdesk.engine.core import handle, number
from kfdesk.engine.damage import Hit
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import Event
from kfdesk.engine.terms import CardId, DecisionKind
from kfdesk.language.amounts import Quantity
from kfdesk.language.base import AskedFirst, Asking, BaseInstruction, Picking, Target, carried_out
from kfdesk.language.combined import AllOf
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.extremes import Extreme
from kfdesk.language.targets import Chosen
from kfdesk.records import entity
from kfdesk.text.mentions import Calling
from kfdesk.text.parts import held_names, parts
from kfdesk.text.parts_of_speech import Noun, Prefix
from kfdesk.text.wording import Wordable
from kfdesk.text.words import Pair, Words

Gathering = Generator[Decision, tuple[str, ...], list[Hit]]


@entity
class Instruction(BaseInstruction):
    """A word that does something. Its result is kept, so that "this way" and "if you do" can read it."""

    participle: ClassVar[Pair | None] = None
    """What happened to its cards, for "each creature healed this way"."""
    participle_own: ClassVar[Pair | None] = None
    """What happened to the cards of each owner, for "each player … for each card shuffled into their deck this way"."""
    participle_yours: ClassVar[Pair | None] = None
    """What happened to the cards that you own, for "each card shuffled into your deck this way"."""
    unit: ClassVar[Noun | None] = None
    """What its tokens are called: damage healed, Æmber lost; None for cards."""
    narrower: ClassVar[tuple[Prefix, ...]] = ()
    """What stands before its unit: of counters their sort."""
    by_several: ClassVar[bool] = False
    """Whether several players do it, each with a card of their own."""
    deals_damage: ClassVar[bool] = False
    begins_anew: ClassVar[bool] = False
    """Whether damage dealt after it is not simultaneous with damage dealt before it."""
    asks_late: ClassVar[bool] = False
    """Whether it asks itself what is asked first, when it gathers damage."""
    amount_follows_cards: ClassVar[bool] = False
    """Whether it asks itself how much, once its cards have been picked."""
    takes_away: ClassVar[bool] = False
    """Whether its target is gone afterwards: a card that does so to itself is used once only."""
    ends_in_a_clause: ClassVar[bool] = False
    """Whether its German sentence ends in another clause, "until …", so that no condition can stand behind it."""
    afterwards: ClassVar[Wordable] = None
    """How it is said behind "if you do", where that is otherwise."""

    def resolve(self, scope: Scope) -> Steps:
        outer = carried_out(scope)
        if scope.whole is None:
            scope.whole = self
        scope.doing = outer if outer is not None and outer.speaks_for_all else self
        for part in () if self.asks_late else asked_first(self):
            if not (self.amount_follows_cards and isinstance(part, Quantity)):
                yield from part.ask_first(scope, self)
        outcome = yield from self.carry_out(scope)
        scope.doing = outer
        scope.results[self] = outcome
        return outcome

    def about(self, target: Target) -> Wordable:
        whole: Target | None = getattr(self, "target", None)
        if isinstance(whole, AllOf) and target in whole.groups:
            return Calling(self, whole, whole.led_by(target))
        groups = {node for node in _own_parts(self) if isinstance(node, Group) and not isinstance(node, Each)}
        chosen = {group for group in groups if not isinstance(group, Extreme)}  # which is one is seen by its power
        return self if target in groups and chosen <= set(parts(target)) else None

    @property
    def gathers(self) -> bool:
        """Whether all it does is deal damage, so that it can say which before it deals it."""
        return False

    def gather(self, scope: Scope) -> Gathering:
        """Pick the creatures and return the damage pending on them, dealing none yet."""
        raise NotImplementedError(type(self).__name__)
        yield

    def is_the_same_as(self, event: Event) -> bool:
        """Return whether all it does is what an event that it could replace does."""
        return False

    def carry_out(self, scope: Scope) -> Steps:
        """Do it, as much as can be done, and return what happened."""
        raise NotImplementedError(type(self).__name__)
        yield

    def can_start(self, scope: Scope) -> bool:
        """Return whether there is anything for it to act on, so that "you may" is worth asking."""
        target = getattr(self, "target", None)
        if isinstance(target, AllOf):
            return target.any(scope)
        meant = next((node for node in parts(self) if isinstance(node, Target) and node.may_find_nothing), None)
        return meant is None or meant.any(scope)


def ask_how_much(scope: Scope, effect: Instruction) -> Asking:
    """Ask how much an instruction does that asks this itself, where it is said of no number."""
    for part in asked_first(effect):
        if isinstance(part, Quantity):
            yield from part.ask_first(scope, effect)


@cache
def asked_first(effect: Instruction) -> tuple[AskedFirst, ...]:
    """Return what of an instruction is asked about before it is carried out: an amount, a player."""
    return tuple(part for name in held_names(type(effect)) or () for part in _asked(getattr(effect, name)))


def _own_parts(instruction: Instruction) -> Iterator[Any]:
    """Yield the parts of an instruction and of those within it, not of earlier ones and of what it only counts."""
    for name in held_names(type(instruction)) or ():
        held = getattr(instruction, name)
        for one in held if isinstance(held, tuple) else (held,):
            if isinstance(one, Instruction):
                yield from _own_parts(one)
            else:
                yield from _described_in(one)


def _described_in(node: Any) -> Iterator[Any]:
    """Yield the parts of a node without those of the instructions and the amounts in it."""
    if isinstance(node, tuple):
        for one in node:
            yield from _described_in(one)
    elif not isinstance(node, Effect | Quantity) and (names := held_names(node.__class__)) is not None:
        yield node
        for name in names:
            yield from _described_in(getattr(node, name))


def _asked(value: Any) -> Iterator[AskedFirst]:
    """Yield what is asked in a part of an instruction; other instructions that it speaks of ask for themselves."""
    if isinstance(value, Effect | type):
        return
    if isinstance(value, AskedFirst):
        yield value
    inner = value if isinstance(value, tuple) else [getattr(value, name) for name in held_names(value.__class__) or ()]
    for part in inner:
        yield from _asked(part)


def known_before(scope: Scope) -> frozenset[object]:
    """Return what has been picked, named and done so far, which an instruction that is done again keeps."""
    return frozenset((*scope.picked, *scope.named, *scope.results))


def forget(scope: Scope, effect: Instruction, but: Collection[object]) -> None:
    """Let an instruction be carried out anew: what was picked, named and done within it is not known any more.

    It keeps what it only speaks of, `but` is that: what was known before it was carried out for the first time.
    """
    groups = [group for known in (scope, *scope.own.values()) for group in known.groups]
    for node in parts(effect):
        if node not in but:
            for group in groups:
                group.pop(node, None)


def in_order(scope: Scope, target: Target, cards: tuple[CardId, ...], prompt: Words) -> Picking:
    """Return cards to which something happens one at a time, in the order that the active player chooses.

    Cards that the player picked come as they were picked.
    """
    if len(cards) < 2 or isinstance(target, Chosen):
        return cards
    core = scope.core
    options, count = tuple(core.option("card", card) for card in cards), len(cards)
    source = handle(scope.source) if scope.source else None
    keys = yield Decision(core.state.active, DecisionKind.ORDER, prompt, source, options, count, count)
    return tuple(number(key) for key in keys)


def joined(outcomes: Iterable[Outcome]) -> Outcome:
    """Return the outcome of several that belong together: done when each was."""
    all_of = list(outcomes)
    if not all_of:
        return NOTHING
    cards = tuple(c for o in all_of for c in o.cards)
    return Outcome(all(o.done for o in all_of), cards, sum(o.amount for o in all_of))


def complete(outcome: Outcome, target: Target, cards: tuple[CardId, ...], wanted: int | None = None) -> Outcome:
    """Return the outcome, done only when the target found as many cards as it names and all were affected.

    `wanted` is that number where the target does not have it printed. Rule: "If you do": the text before must be
    resolved completely.
    """
    least = getattr(target, "least", 1) if wanted is None else wanted
    whole = len(cards) >= least and set(cards) <= set(outcome.cards)
    return outcome._replace(done=outcome.done and whole)


__all__ = ["DONE", "NOTHING", "Instruction", "Outcome", "Scope", "Steps", "complete", "in_order", "joined"]
