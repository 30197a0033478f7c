"""Doing something again: for each, so many times, repeated, or by the opponent; and doing it then, or instead."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from kfdesk.engine import damage
from kfdesk.engine.core import handle
from kfdesk.engine.damage import Hit
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.frames import FightsFrame
from kfdesk.engine.loops import MOST_ROUNDS
from kfdesk.engine.phrases import NO, YES
from kfdesk.engine.terms import NO_CARD, CardId, DecisionKind, Timestamp
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo
from kfdesk.language.base import BaseInstruction, Target
from kfdesk.language.conditions import Condition, Is, checked
from kfdesk.language.counts.cards import Count, count_of
from kfdesk.language.descriptions import Group
from kfdesk.language.effects.amber import Capture
from kfdesk.language.effects.base import Gathering, Instruction, Scope, Steps, forget, joined, known_before
from kfdesk.language.effects.damage import Deal
from kfdesk.language.effects.flow import If, InOrder, May
from kfdesk.language.effects.moves import Put
from kfdesk.language.effects.use import Use
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext
from kfdesk.language.nouns import DIFFERENT
from kfdesk.language.players import OPPONENT, YOU, Who, done_by
from kfdesk.language.predicates import OtherThan
from kfdesk.language.sorts import NOUNS
from kfdesk.language.targets import Chosen
from kfdesk.language.unfit import CHOSEN_ALREADY
from kfdesk.records import entity, record
from kfdesk.text import parts_of_speech
from kfdesk.text.adverbials import During, Next, Replacing
from kfdesk.text.joining import IF, MAY, And, Aside, Sentences
from kfdesk.text.mentions import Calling, Recalling, in_turn
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import A
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import DOER
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair

__all__ = ["instead_if", "repeat", "then"]


@record
class Presence:
    """Whether a card in play is still there; a card that was not in play, such as an action, always is.

    The effect of a card that has left play is not repeated. Rule: "Repeat", FAQ on Neutron Shark.
    """

    card: CardId
    entered: Timestamp | None
    """When it entered play; None for a card that was not in play."""

    @staticmethod
    def now(scope: Scope, card: CardId = NO_CARD) -> Presence:
        """Return the presence of a card, by default of the one whose effect resolves."""
        card = card or scope.source
        c = scope.core.state.cards[card]
        return Presence(card, c.entered if c.in_play else None)

    def lasts(self, scope: Scope) -> bool:
        """Return whether it is still there."""
        card = scope.core.state.cards[self.card]
        return self.entered is None or (card.in_play and card.entered == self.entered)


@entity
class RepeatWhile(Instruction):
    """Do something; repeat it as long as a condition holds afterwards. Rule: "Repeat".

    With `optional` the active player says each time whether it is; with a `cost`, whether it is taken on for that.
    """

    effect: Instruction
    condition: Condition
    optional: bool = False
    cost: Instruction | None = None
    begins_anew = True

    def carry_out(self, scope: Scope) -> Steps:
        presence, earlier = Presence.now(scope), known_before(scope)
        outcomes = [(yield from self.effect.resolve(scope))]
        for _ in range(MOST_ROUNDS):
            if not presence.lasts(scope) or not self.condition.holds(scope):
                break
            if self.optional and not (yield from _asked_again(scope)):
                break
            if self.cost is not None:
                forget(scope, self.cost, earlier)
                if not (yield from May(self.cost, _TO_REPEAT).resolve(scope)).done:
                    break
            forget(scope, self.effect, earlier)
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)

    def worded(self) -> Fragment:
        again: Fragment = _REPEAT
        if self.optional:
            again = MAY.of(effect=again)
        if self.cost is not None:
            again = _AT_THAT_COST.of(cost=self.cost)
        *before, last = self.effect.items if isinstance(self.effect, InOrder) else (self.effect,)
        if isinstance(last, If) and last.condition is self.condition and last.otherwise is None:
            *said, condition, deed = in_turn((*before, last.condition, last.effect), near=True)
            return Sentences((*said, IF.of(condition=condition, effect=And((deed, again)))))
        condition = in_turn((self.effect, self.condition), near=False)[1]
        return Sentences((self.effect, IF.of(condition=condition, effect=again)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(1 + ONE_IN))


_REPEAT = Phrase(en="repeat this effect", de="diesen Effekt wiederholen").of()
_AT_THAT_COST = Frame(en="{cost:may} to repeat this effect", de="{cost:may}, um diesen Effekt zu wiederholen")
_REPEAT_PRECEDING = Phrase(en="repeat the preceding effect", de="den oben genannten Effekt wiederholen").of()
"""All up to this instruction, which is not repeated itself. Rule: "Preceding, repeat the preceding"."""


@entity
class RepeatOnce(Instruction):
    """Do something, then once more: always, if a condition holds, or if the active player takes on a cost.

    Rule: "Preceding, repeat the preceding".
    """

    effect: Instruction
    condition: Condition | None = None
    cost: Instruction | None = None
    begins_anew = True

    def carry_out(self, scope: Scope) -> Steps:
        presence, earlier = Presence.now(scope), known_before(scope)
        first = yield from self.effect.resolve(scope)
        if not presence.lasts(scope) or (self.condition is not None and not self.condition.holds(scope)):
            return first
        if self.cost is not None:
            paid = yield from May(self.cost, _TO_REPEAT).resolve(scope)
            if not paid.done:
                return first
        forget(scope, self.effect, earlier)
        return joined((first, (yield from self.effect.resolve(scope))))

    def worded(self) -> Fragment:
        again: Fragment = _REPEAT_PRECEDING
        if self.cost is not None:
            again = _AT_COST.of(cost=in_turn((self.effect, self.cost), near=False)[1])
        if self.condition is not None:
            again = IF.of(condition=self.condition, effect=again)
        return Sentences((self.effect, again))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        sure = self.condition is None and self.cost is None
        estimate.include(self.effect, context.by(2.0 if sure else 1 + ONE_IN))


_TO_REPEAT = Frame(en="{deed:bare} to repeat the effect", de="{deed:bare}, um den Effekt zu wiederholen")
_AT_COST = Frame(
    en="{cost:may} to repeat the preceding effect", de="{cost:may}, um den oben genannten Effekt zu wiederholen"
)


@entity
class MayRepeat(Instruction):
    """Do something; you may repeat it as long as there is something for each part of it to act on.

    Rule: FAQ on Bouncing Deathquark.
    """

    effect: Instruction
    begins_anew = True

    def carry_out(self, scope: Scope) -> Steps:
        presence, earlier = Presence.now(scope), known_before(scope)
        outcomes = [(yield from self.effect.resolve(scope))]
        for _ in range(MOST_ROUNDS):
            forget(scope, self.effect, earlier)
            able = all(node.any(scope) for node in parts(self.effect) if isinstance(node, Group))
            if not able or not presence.lasts(scope):
                break
            if not (yield from _asked_again(scope)):
                break
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)

    def worded(self) -> Fragment:
        return Sentences((self.effect, _MAY_REPEAT))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(1 + ONE_IN))


def _asked_again(scope: Scope) -> Generator[Decision, tuple[str, ...], bool]:
    """Ask the active player whether to repeat an effect."""
    options = (Option("yes", YES), Option("no", NO))
    picked = yield Decision(scope.core.state.active, DecisionKind.CONFIRM, AGAIN, handle(scope.source), options)
    return picked[0] == "yes"


AGAIN = Pair("Repeat this effect?", "Diesen Effekt wiederholen?")
_MAY_REPEAT = fixed(
    "you may repeat this effect as many times as you like, as long as it is possible to repeat the entire effect",
    "du darfst diesen Effekt beliebig oft wiederholen, solange der gesamte Effekt wiederholt werden kann",
)


@entity
class RepeatBy(Instruction):
    """Do something; then a player does the same, with the other one as their opponent.

    With `upon` it is done to that player, as if it were theirs: "your deck" is that player's.
    """

    effect: Instruction
    who: Who
    upon: bool = False
    begins_anew = True

    def carry_out(self, scope: Scope) -> Steps:
        presence, earlier = Presence.now(scope), known_before(scope)
        outcomes = [(yield from self.effect.resolve(scope))]
        for player in self.who.players(scope):
            if not presence.lasts(scope):
                break
            theirs = Scope(scope.core, player, scope.source, scope.event)
            theirs.take_over(scope)
            theirs.results.update(scope.results)
            forget(theirs, self.effect, earlier)
            outcomes.append((yield from self.effect.resolve(theirs)))
        return joined(outcomes)

    def worded(self) -> Fragment:
        if self.upon:
            return Sentences((self.effect, _AGAIN_ON.of(on=self.who)))
        on = YOU if self.who is OPPONENT else NounPhrase((nouns.OPPONENT,), of=DOER)
        return Sentences((self.effect, done_by(self.who, _AGAIN_ON.of(on=on))))


FOR = Frame(en="for {thing}", de="für {thing:acc}")
_AGAIN_ON = Phrase(en="repeat the preceding effect on {on}", de="den oben genannten Effekt an {on:dat} wiederholen")


@entity
class RepeatTimes(Instruction):
    """Do something a number of times, always with the same cards; fights each time against another enemy creature."""

    effect: Instruction
    times: int
    different: bool = False
    begins_anew = True

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        fights = FightsFrame()
        for _ in range(self.times):
            began = len(scope.core.state.memory.attacked)
            with scope.core.frames.within(fights if self.different else FightsFrame()):
                outcomes.append((yield from self.effect.resolve(scope)))
            fights.fought.update(scope.core.state.memory.attacked[began : began + 1])
        return joined(outcomes)

    def about(self, target: Target) -> Wordable:
        return self.effect.about(target)

    def worded(self) -> Fragment:
        if not self.different:
            return _TIMES.of(effect=self.effect, times=self.times)
        fighter = next(node.target for node in parts(self.effect) if isinstance(node, Use))
        return _FIGHTS.of(target=fighter, times=self.times)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(self.times))


_TIMES = Frame(en="{effect} {times} times", de="{effect}, insgesamt {times} Mal")
_FIGHTS = Phrase(
    en="ready & fight with {target} {times} times, each time against a different enemy creature. "
    "Resolve these fights one at a time",
    de="{target} {times} Mal nacheinander spielbereit machen & {target:it} kämpfen [lassen], jedes Mal gegen eine "
    "andere feindliche Kreatur",
)


@entity
class ForEach(Instruction):
    """For each of something, do something, choosing anew each time. The number is fixed first.

    With `different` no card is chosen twice. Damage is dealt once, after all creatures were chosen. Rule: "For each",
    its example Shard of Pain.
    """

    of: Count
    effect: Instruction
    different: bool = False

    def can_start(self, scope: Scope) -> bool:
        return self.of.count(scope) > 0 and self.effect.can_start(scope)

    def carry_out(self, scope: Scope) -> Steps:
        if self in scope.dealt:
            return scope.dealt.pop(self)
        if self.gathers:
            return (yield from damage.deal(scope.core, (yield from self.gather(scope))))
        outcomes = []
        done: list[CardId] = []
        earlier = known_before(scope)
        for _ in _counted_down(scope, self.of.count(scope)):
            forget(scope, self.effect, earlier)
            if self.different:
                done += yield from self._chosen().pick(scope, barred=dict.fromkeys(done, CHOSEN_ALREADY))
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)

    @property
    def gathers(self) -> bool:
        return self.effect.gathers

    def gather(self, scope: Scope) -> Gathering:
        hits: list[Hit] = []
        done: list[CardId] = []
        earlier = known_before(scope)
        for _ in _counted_down(scope, self.of.count(scope)):
            forget(scope, self.effect, earlier)
            if self.different:
                done += yield from self._chosen().pick(scope, barred=dict.fromkeys(done, CHOSEN_ALREADY))
            hits += yield from self.effect.gather(scope)
        return hits

    def _chosen(self) -> Chosen:
        return next(node for node in parts(self.effect) if isinstance(node, Chosen))

    def about(self, target: Target) -> Wordable:
        if not (self.gathers or self.different):
            return Instruction.about(self, target)
        deeds = (self.effect, *(node for node in parts(self.effect) if isinstance(node, Instruction)))
        return next((said for deed in deeds if (said := deed.about(target)) is not None), None)

    def worded(self) -> Fragment:
        if isinstance(self.effect, Put) and self.effect.abducts:
            taken = During(FOR.of(thing=self.of), self.effect.deed)
            return Sentences((taken, self.effect.return_from_there(several=True)))
        each_time = During(FOR.of(thing=self.of), self.effect)
        if self.different and isinstance(self.effect, Capture):
            who = described(NOUNS[self._chosen().sort], parts_of_speech.NO)
            return Sentences((each_time, _NO_MORE.of(who=who, n=self.effect.quantity)))
        if self.different and isinstance(self.effect, Deal):
            chosen = self._chosen()
            other = described(NOUNS[chosen.sort], A, DIFFERENT, *chosen.predicates)
            return During(FOR.of(thing=self.of), Calling(self.effect, chosen, other))
        if isinstance(self.effect, Deal) and isinstance(self.effect.target, Chosen):
            another = described(NOUNS[self.effect.target.sort], A, DIFFERENT)
            return Sentences((each_time, Aside(MAY.of(effect=_ANOTHER.of(another=another)))))
        return each_time

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        self.effect.add_to(estimate, context.by(self.of.estimate()))


def _counted_down(scope: Scope, times: int) -> Iterator[int]:
    """Yield how often something is still to be done, this time included; meanwhile questions say it, if it is often."""
    outer = scope.left
    for left in range(times, 0, -1):
        scope.left = left if times > 1 else 0
        yield left
    scope.left = outer


_ANOTHER = Phrase(en="choose {another} each time", de="jedes Mal {another} wählen")
_NO_MORE = Phrase(
    en="{who} | =can <capture> more than {n}{amber} this way",
    de="{who} | auf diese Weise mehr als {n}{amber} <erbeuten> können",
    rule="glossary/capture",
)


@entity
class Then(Instruction):
    """Do the first; then the second, whatever became of the first. Rule: "Then"."""

    first: Instruction
    second: Instruction
    begins_anew = True

    def worded(self) -> Fragment:
        return Sentences((self.first, Next(self.second)))

    def done_after(self, instruction: BaseInstruction) -> tuple[BaseInstruction, ...]:
        return (self.second,) if instruction in parts(self.first) else ()

    def carry_out(self, scope: Scope) -> Steps:
        one = yield from self.first.resolve(scope)
        two = yield from self.second.resolve(scope)
        return joined((one, two))


@entity
class Instead(Instruction):
    """Do the first; but if the condition holds, do the second instead."""

    effect: Instruction
    condition: Condition
    other: Instruction
    begins_anew = True

    @property
    def participle(self) -> Pair | None:  # type: ignore[override]
        """Return what was done, whichever was: "discarded"; None where that differs."""
        return self.effect.participle if self.effect.participle == self.other.participle else None

    @property
    def by_several(self) -> bool:  # type: ignore[override]
        """Whether either may be done to several cards."""
        targets = (getattr(each, "target", None) for each in (self.effect, self.other))
        return any(isinstance(target, Target) and target.several for target in targets)

    def carry_out(self, scope: Scope) -> Steps:
        for target in self._judged:
            yield from target.pick(scope)
        chosen = self.other if self.condition.holds(scope) else self.effect
        return (yield from chosen.resolve(scope))

    @property
    def first_deed(self) -> BaseInstruction:
        return self.effect

    def about(self, target: Target) -> Wordable:
        return self if target in self._judged else Instruction.about(self, target)

    @property
    def _judged(self) -> tuple[Chosen, ...]:
        """Return what the first chooses and the condition asks about: it is chosen before either is done."""
        chosen = {node for node in parts(self.effect) if isinstance(node, Chosen)}
        return tuple(node for node in parts(self.condition) if node in chosen)

    def worded(self) -> Fragment:
        condition: Wordable = self.condition
        other: Wordable = self.other
        if self._judged:
            condition = self.condition.already() if isinstance(self.condition, Is) else condition
            other = Recalling(other, self._judged, near=True)
        else:
            again = tuple(parts(self.other))
            both = tuple(node for node in parts(self.effect) if isinstance(node, Chosen) and node in again)
            between = tuple(node for node in parts(self.condition) if isinstance(node, Group))
            other = Recalling(other, (*both, *between)) if both else other
        return _INSTEAD.of(effect=self.effect, condition=condition, other=Replacing(other))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.effect, context.by(1 - ONE_IN))
        estimate.include(self.other, self.condition.given(context).by(ONE_IN))


_INSTEAD = Frame(
    en="{effect}. If {condition}, {other}",
    de="{effect}. Falls {condition:last}, {other:then}",
)


def repeat(
    effect: Instruction,
    *,
    while_: Condition | None = None,
    if_: Condition | None = None,
    cost: Instruction | None = None,
    for_each: Count | Target | EqualTo | None = None,
    times: int | None = None,
    different: bool = False,
    may: bool = False,
    by: Who | None = None,
    upon: bool = False,
) -> Instruction:
    """Do something again, in one of these ways.

    `while_`: as long as the condition holds afterwards; with `may` only as often as you like, with `cost` only as often
    as you do that.
    `if_`: once more, if the condition holds then; `cost`: once more, if you do that. Without any of these: once more.
    `for_each`: once for each of what is counted, with `different` to another card each time.
    `times`: this number of times with the same cards, with `different` each fight against another enemy creature.
    `may`: as often as you like and as all of it can be done. `by`: once more by a player, on the opponent;
    with `upon` once more upon that player, whose the deck is then: "Repeat the preceding effect on your opponent".
    Raises `ValueError` for several ways at once and for fewer than 2 times, `TypeError` for what is no condition.
    """
    ways = [while_, for_each, times, by]
    said = sum(way is not None for way in ways) + (may and while_ is None) + (if_ is not None)
    if said > 1 or (cost is not None and (may or for_each or times or by)) or (different and not (for_each or times)):
        raise ValueError("something is repeated in one way")
    if for_each is not None:
        counted = for_each.count if isinstance(for_each, EqualTo) else count_of(for_each)
        if different and not _says_different(effect):
            raise ValueError(f"each time other cards are meant, which this does not say: {effect}")
        return ForEach(counted, effect, different)
    if times is not None:
        if times < 2:
            raise ValueError(f"what is done so often is not repeated: {times}")
        return RepeatTimes(effect, times, different)
    if while_ is not None:
        return RepeatWhile(effect, checked(while_), may, cost)
    if by is not None:
        return RepeatBy(effect, by, upon)
    if upon:
        raise ValueError("something is repeated upon a player")
    return MayRepeat(effect) if may else RepeatOnce(effect, None if if_ is None else checked(if_), cost)


def then(first: Instruction, second: Instruction) -> Then:
    """Do the first. Then, the second."""
    return Then(first, second)


def instead_if(effect: Instruction, condition: Condition, other: Instruction) -> Instead:
    """Do this. If the condition holds, do the other instead."""
    return Instead(effect, checked(condition), other)


def _says_different(effect: Instruction) -> bool:
    """Return whether an instruction repeated for each says that it is done with another card each time."""
    said = isinstance(effect, Capture | Deal) or any(isinstance(node, OtherThan) for node in parts(effect))
    return said and any(isinstance(node, Chosen) for node in parts(effect))
