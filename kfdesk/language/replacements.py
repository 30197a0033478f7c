"""Abilities that replace: something happens instead, to or from somebody else, or not at all."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import ClassVar

from kfdesk.engine import amber as rules
from kfdesk.engine.abilities import (
    DONE,
    NOTHING,
    Replacement,
    Scope,
    Steps,
)
from kfdesk.engine.events import SUPPLY as FROM_SUPPLY
from kfdesk.engine.events import AmberMoved, AmberVerb, CardMoved, DamageDealt, End, Event, EventKind, StepBegan
from kfdesk.engine.table_events import KeyForged
from kfdesk.engine.terms import CardId, Icon, Step, Zone
from kfdesk.language import nouns
from kfdesk.language.attributes import amber
from kfdesk.language.base import Node, Rule, Target
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.effects.amber import SUPPLY, Supply
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.flow import If, IfYouDo, InOrder, May, Sentences
from kfdesk.language.effects.sharing import shared_out
from kfdesk.language.estimates import (
    COUNTED,
    DEARER,
    KEY,
    ONE_IN,
    OUT_OF_REACH,
    POOL,
    DeckEstimate,
    EstimateContext,
    EstimateKind,
    uncounted,
)
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.occurrence_table import PLAY_EFFECT, Replaced
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import OPPONENT, YOU, Who, done_by
from kfdesk.language.ranges import SOME
from kfdesk.language.sorts import NOUNS
from kfdesk.language.targets import Chosen
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.adverbials import NextTime, PerLanguage, Replacing, Within
from kfdesk.text.mentions import Calling, Recalling, in_turn
from kfdesk.text.nominals import described
from kfdesk.text.parts_of_speech import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import DOER, Pronoun
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["instead", "redirect", "skips"]


@entity
class Redirect(Node):
    """The same with another end: to a player, a card or a zone, or from a player."""

    to: Who | Target | Zone | None = None
    from_: Who | Supply | Group | None = None
    """Of cards: as much of it as the active player likes."""
    divided: bool = False
    """Whether damage is divided among the cards, as evenly as possible."""

    def rewritten(self, scope: Scope, event: Event) -> Event | None:
        """Return the event with its other end; None where that is no plain change of the event."""
        if self.from_ is SUPPLY:
            return event.out_of_supply() if isinstance(event, AmberMoved) else None
        match event, self.to:
            case CardMoved(), Zone():
                return replace(event, zone=self.to)
            case AmberMoved(verb=AmberVerb.SPEND), Who():
                return replace(event, receiver=End(self.to.players(scope)[0]))
            case DamageDealt(), Target() if self.divided:
                return replace(event, divided=self._takers(scope))
            case DamageDealt(), Target():
                cards = self.to.known(scope)
                return replace(event, card=cards[0]) if cards else None
            case _, Group():
                return None
            case AmberMoved(), Target():
                cards = self.to.known(scope)
                return event.onto(cards[0]) if cards else None
        return None

    def can_hold(self, scope: Scope, event: Event) -> bool:
        """Return whether its end is another one, and is still there: not a card that has left play or leaves it now."""
        if isinstance(self.from_, Group):
            return isinstance(event, AmberMoved) and event.giver == FROM_SUPPLY and bool(_giving(self.from_).any(scope))
        if self.from_ is SUPPLY:
            return isinstance(event, AmberMoved) and event != event.out_of_supply()
        if self.divided:
            return bool(self._takers(scope))
        if isinstance(self.to, Group) and self.to not in scope.picked:  # one of a description, chosen as it happens
            return isinstance(event, AmberMoved)
        if not isinstance(self.to, Target):
            return True
        known = self.to.known(scope)
        return bool(known) and not any(map(scope.core.frames.leaves, known))

    def _takers(self, scope: Scope) -> tuple[CardId, ...]:
        """Return the cards among which damage is divided: all that stay in play."""
        assert isinstance(self.to, Target), self
        return tuple(card for card in self.to.counted(scope) if not scope.core.frames.leaves(card))


@entity
class Take(Instruction):
    """Creatures take the Æmber of an event whose place this takes, each Æmber whichever the active player says."""

    # Reading: reading/shared-out-amber

    target: Group
    phrase = Phrase(
        en="choose {target} to <capture> the {amber}",
        de="{target} [wählen], die das {amber} <erbeutet>",
        rule="glossary/capture",
    )
    add_to = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        moved = scope.event
        assert isinstance(moved, AmberMoved), moved
        if moved.amount == 1:
            shares = dict.fromkeys((yield from self.target.pick(scope)), 1)
        else:
            shares = yield from shared_out(scope, self.target, self.target.candidates(scope), moved.amount, Icon.AMBER)
        for card, amount in shares.items():
            yield from scope.core.happen(replace(moved, amount=amount).onto(card))
        return DONE


@cache
def _take(target: Group) -> Take:
    """Return the instruction for a creature of that description, one in all games: prompts are kept for it."""
    return Take(target)


@entity
class TakeFrom(Instruction):
    """Æmber of an event comes from cards, not from the common supply: each Æmber from whichever the player says."""

    # Reading: reading/taken-from-creatures

    target: Chosen
    add_to = uncounted

    def about(self, target: Target) -> Wordable:
        return _TAKE_FROM.of(giver=described(NOUNS[self.target.sort], A, *self.target.predicates))

    def worded(self) -> Fragment:
        return _TAKE_FROM.of(giver=self.target)

    def carry_out(self, scope: Scope) -> Steps:
        moved = scope.event
        assert isinstance(moved, AmberMoved), moved
        shares: dict[CardId, int] = {}
        cards = scope.core.state.cards
        for left in range(moved.amount, 0, -1):
            scope.picked.pop(self.target, None)
            emptied = {card: _HAS_NONE_LEFT for card, n in shares.items() if n == cards[card].amber}
            picked = yield from self.target.pick_one_of(scope, emptied, left=0 if moved.amount == 1 else left)
            if not picked:
                break
            shares[picked[0]] = shares.get(picked[0], 0) + 1
        if not shares:
            return NOTHING
        batch = [replace(moved, giver=End(card=card), amount=n) for card, n in shares.items()]
        rest = moved.amount - sum(shares.values())
        yield from scope.core.happen(*batch, *([replace(moved, amount=rest)] if rest else []))
        return DONE


_TAKE_FROM = Phrase(
    en="take 1{amber} from {giver} instead of the common supply",
    de="1{amber} statt aus der allgemeinen Reserve von {giver:dat} nehmen",
)
_HAS_NONE_LEFT = Frame(
    en="all {amber} on {subject} is taken already", de="alles {amber} auf {subject:dat} ist vergeben"
)


@cache
def _take_from(givers: Group) -> TakeFrom:
    """Return the instruction for cards of that description, one in all games: prompts are kept for it."""
    return TakeFrom(_giving(givers))


@cache
def _giving(givers: Group) -> Chosen:
    """Return one of some cards that has Æmber to give, or none."""
    return Chosen(givers.sort, (*givers.predicates, amber(SOME)), givers.place, 0, 1)


@entity
class InPlaceOf(Rule, Replacement):
    """In place of what would happen, something else does. Rule: "Replacement effects"."""

    occurrence: Occurrence
    redirects: ClassVar[bool] = False
    """Whether it happens all the same, with another end."""

    def under(self, condition: Wordable) -> Fragment:
        return joining.WHILE_RULE.of(condition=condition, rule=self)

    @property
    def replaces(self) -> tuple[EventKind, ...]:  # type: ignore[override]
        """The events of the occurrence."""
        return self.occurrence.kind.events

    def catches(self, scope: Scope, event: Event) -> bool:
        """Return whether the event is its occurrence.

        What is dealt to another card has passed the steps of the damage chart. Rule: FAQ on Shadow Self.
        """
        if isinstance(event, DamageDealt) and (event.divided or event.pending is self.redirects):
            return False
        return self.occurrence.fits(scope, event)

    def bind(self, scope: Scope, event: Event) -> None:
        """Let it be known what would happen, and to whom."""
        self.occurrence.bind(scope, event)
        scope.in_place_of = self.occurrence.as_it_would(scope, event)


@entity
class Redirected(InPlaceOf):
    """What would happen does so with another end."""

    other: Redirect
    redirects = True

    def catches(self, scope: Scope, event: Event) -> bool:
        return InPlaceOf.catches(self, scope, event) and self.other.can_hold(scope, event)

    def becomes(self, scope: Scope, event: Event) -> Event | None:
        return self.other.rewritten(scope, event)

    @property
    def optional(self) -> bool:  # type: ignore[override]
        """Whether the player says how much of it has another end."""
        return self.asks_once

    @property
    def asks_once(self) -> bool:  # type: ignore[override]
        """Whether it asks something that any other copy would ask alike."""
        return isinstance(self.other.from_, Group)

    def declined(self, scope: Scope) -> bool:
        givers = self.other.from_
        return isinstance(givers, Group) and not scope.results[_take_from(givers)].done

    def instead(self, scope: Scope, event: Event) -> Steps:
        self.bind(scope, event)
        if not isinstance(event, AmberMoved):
            return NOTHING
        if isinstance(self.other.from_, Group):
            return (yield from _take_from(self.other.from_).resolve(scope))
        if isinstance(self.other.to, Group):
            return (yield from _take(self.other.to).resolve(scope))
        if isinstance(self.other.from_, Who) and event.receiver.player is not None:
            return (yield from rules.steal(scope.core, event.receiver.player, event.amount, scope.source))
        return NOTHING

    def worded(self) -> Fragment:
        if isinstance(self.other.to, Zone):
            return _MOVED[self.other.to].of(event=self.occurrence)
        if isinstance(self.other.from_, Supply):
            return self.occurrence.supplied()
        if isinstance(self.other.from_, Group):
            return self.occurrence.drawn(self.other.from_.all_of_them)
        if self.other.divided:
            return self._divided(self.other.to)
        return self.occurrence.redirected(self.other.to, self.other.from_)

    def under(self, condition: Wordable) -> Fragment:
        """What may be done, German says behind the condition without announcing it."""
        if isinstance(self.other.from_, Group):
            return joining.WHILE.of(condition=condition, effect=self)
        return InPlaceOf.under(self, condition)

    def _divided(self, among: object) -> Fragment:
        """Return "damage dealt to this creature is divided among its neighbors as evenly as possible instead"."""
        card = self.occurrence.card
        assert isinstance(among, NeighborsOf) and card is not None, "no words for that"
        return self.occurrence.divided(Calling(among.described, card, Pronoun(card)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if isinstance(self.other.from_, Who):
            estimate.steals(COUNTED, context)
        elif self.occurrence.kind.estimate_redirected is not None:
            self.occurrence.kind.estimate_redirected(estimate, context)
        elif self.other.to is Zone.PURGED:
            estimate.add(EstimateKind.DISRUPTION, OUT_OF_REACH, context.held)
        elif isinstance(self.other.to, Target):  # damage
            estimate.add(EstimateKind.CREATURE_PROTECTION, 1.0, context)


def _is_left_undone(instruction: Instruction, scope: Scope) -> bool:
    """Return whether an instruction, on which it depends whether something is replaced, was not carried out."""
    match instruction:
        case IfYouDo():
            return not scope.results[instruction.first].done
        case If(effect=IfYouDo(first=May() as first)):
            return first.effect not in scope.results
        case May() | If():
            deed = instruction.effect
            return deed not in scope.results or (isinstance(deed, May | If) and _is_left_undone(deed, scope))
    return False


@entity
class Instead(InPlaceOf):
    """In place of what would happen, an instruction is carried out."""

    effect: Instruction
    has_next_time = True

    @property
    def optional(self) -> bool:  # type: ignore[override]
        """Whether it ends with what a player may do, or with what depends on what comes before."""
        return self._stands_back is not None

    def declined(self, scope: Scope) -> bool:
        last = self._stands_back
        return last is not None and _is_left_undone(last, scope)

    @property
    def _stands_back(self) -> Instruction | None:
        """Return what must have been carried out for it to replace anything; None where it always does."""
        last = self.effect.items[-1] if isinstance(self.effect, InOrder) else self.effect
        if isinstance(last, If) and last is self.effect:  # whose condition is asked before it is carried out
            last = last.effect.first if isinstance(last.effect, IfYouDo) else last.effect
            last = last.items[-1] if isinstance(last, InOrder) else last
            return last if isinstance(last, May | If) else None
        return last if isinstance(last, May | IfYouDo | If) else None

    def catches(self, scope: Scope, event: Event) -> bool:
        if not InPlaceOf.catches(self, scope, event):
            return False
        if isinstance(self.effect, May) and self.effect.effect.is_the_same_as(event):
            return False
        return not isinstance(self.effect, If) or self.effect.condition.holds(scope)

    def instead(self, scope: Scope, event: Event) -> Steps:
        self.bind(scope, event)
        return (yield from self.effect.resolve(scope))

    def worded(self) -> Fragment:
        if self.occurrence.kind.destroys and self.occurrence.of_this:
            return joining.Labelled((nouns.LABELS["destroyed"],), self._replacing)
        return _IF_WOULD.of(event=self.occurrence, effect=self._of_it)

    def under(self, condition: Wordable) -> Fragment:
        """German says the condition behind what would happen, announcing nothing."""
        plain = InPlaceOf.under(self, condition)
        if self.occurrence.kind.destroys and self.occurrence.of_this:
            return plain
        return PerLanguage(plain, _WOULD_WHILE.of(event=self.occurrence, condition=condition, effect=self._of_it))

    def for_a_time(self, time: Wordable, now: Wordable) -> Fragment:
        """Return the sentence when it holds for a time; German says beside what would happen that it is `now`."""
        happening = _IF_WOULD.of(event=Within(now, self.occurrence), effect=self._of_it)
        return PerLanguage(self.during(time), happening)

    def next_time(self, time: Wordable) -> Fragment:
        return NextTime(_WOULD.of(event=self.occurrence), self._of_it, time)

    @property
    def _of_it(self) -> Fragment:
        """Return what happens, pointing back at what the occurrence spoke of."""
        card, who = self.occurrence.card, self.occurrence.who
        known = tuple(node for node in (card, who) if node is not None and node is not YOU)
        return Recalling(self._replacing, known, near=True)

    @property
    def _replacing(self) -> Fragment:
        """Return what happens, "instead" beside what takes its place: behind the last "if" where that decides."""
        if isinstance(self.effect, IfYouDo):
            first, second = self.effect.in_turn()
            return joining.IF_YOU_DO.of(first=first, so=joining.DO_SO, second=Replacing(second))
        if isinstance(self.effect, Sentences) and isinstance(self.effect.items[-1], If):
            *before, last = in_turn(self.effect.items, near=False)
            return joining.Sentences((*before, Replacing(last)))
        return Replacing(self.effect)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.occurrence.kind.destroys and context.theirs:
            estimate.include(self.effect, context.by(ONE_IN))
        elif self.occurrence.kind.destroys:
            estimate.add(EstimateKind.CREATURE_PROTECTION, 1.0, context)
        else:
            if KeyForged in self.occurrence.kind.events and self.occurrence.who is not None:
                kept = ONE_IN * DEARER * KEY * self.occurrence.who.shares(context).theirs
                estimate.add(EstimateKind.AMBER_CONTROL, kept, context.held)
            elif self.occurrence.kind is PLAY_EFFECT and self.occurrence.who is not None:
                estimate.add(EstimateKind.DISRUPTION, self.occurrence.who.shares(context).theirs, context.held)
            estimate.include(self.effect, context.by(self.occurrence.kind.expected))


_WOULD = Frame(en="{event:would}", de="{event:would}")
_WOULD_WHILE = Frame(
    en="if {event:would} while {condition}, {effect}",
    de="falls {event:last:would}, solange {condition:last}, {effect:then}",
)
_IF_WOULD = Frame(en="if {event:would}, {effect}", de="falls {event:last:would}, {effect:then}")


_MOVED = {
    Zone.PURGED: Frame(
        en="when {event:would}, it is <purged> instead",
        de="wenn {event:last:would}, wird sie stattdessen <verbannt>",
        rule="glossary/purge",
    ),
}


def instead(occurrence: Occurrence, effect: Instruction | Redirect) -> InPlaceOf:
    """If that would happen, this happens instead.

    Raises `ValueError` for an occurrence that is done once it is known of, such as playing a card; for one that has no
    words for happening with such another end; and for what happens otherwise, which would not be done in its place.
    """
    if occurrence.kind.replaced is Replaced.NEVER:
        raise ValueError(f"nothing takes the place of {occurrence.kind.called}: it has happened once it is told")
    if isinstance(effect, If) and effect.otherwise is not None:
        raise ValueError(f"what happens otherwise takes the place of nothing: {effect.otherwise}")
    if not isinstance(effect, Redirect):
        return Instead(occurrence, effect)
    if not _is_said(occurrence, effect):
        raise ValueError(f"{occurrence.kind.called} does not happen with another end: {effect}")
    return Redirected(occurrence, effect)


def _is_said(occurrence: Occurrence, other: Redirect) -> bool:
    """Return whether there are words for what happens with that other end, and it can have it."""
    kind = occurrence.kind
    if isinstance(other.to, Target) and not other.divided and not _is_one(other.to):
        return False
    if isinstance(other.to, Who) and (other.to.each_alone or isinstance(other.to, PlayerChoice)):
        return False
    stolen = isinstance(other.from_, Who)  # by whoever gets it, from the other player
    if stolen and {occurrence.who, other.from_} != {YOU, OPPONENT}:
        return False
    if isinstance(other.to, Zone):
        return CardMoved in kind.events and other.to in _MOVED
    if isinstance(other.from_, Supply):
        return kind.supplied is not None
    if isinstance(other.from_, Group):
        return kind.drawn is not None
    if other.divided:
        return kind.divided is not None
    slots = frozenset() if kind.redirected is None else kind.redirected.slot_names()
    return bool(slots) and ("to" in slots) is (other.to is not None) and ("from_" in slots) is (other.from_ is not None)


def _is_one(card: Target) -> bool:
    """Return whether one card is meant that can be known, or is chosen: not the most powerful, whichever that is."""
    if isinstance(card, Group):
        return type(card) is Chosen and card.least == card.most == 1
    return not card.several


def redirect(
    *, to: Who | Target | Zone | None = None, from_: Who | Supply | Each | None = None, divided: bool = False
) -> Redirect:
    """The same, but to (or from) somebody or somewhere else, also `SUPPLY`; use it as `instead(…, redirect(…))`.

    From each of a description of cards in play it is as much of the Æmber as the active player likes, for each Æmber
    from whichever of them: no steal, the rest comes from the common supply. `divided`: damage is divided among a
    creature's neighbors, as evenly as possible. Raises `ValueError` for others, for Æmber that would come from another
    card, and for two other ends, or none.
    """
    if (to is None) is (from_ is None):
        raise ValueError(f"with one other end: {to}, {from_}")
    in_play = isinstance(from_, Each) and from_.place is IN_PLAY
    if from_ is not None and not (isinstance(from_, Who | Supply) or in_play):
        raise ValueError(f"what comes from elsewhere comes from a player, SUPPLY or cards in play, not {from_}")
    if divided and not isinstance(to, NeighborsOf):
        raise ValueError(f"damage is divided among neighbors, not {to}")
    return Redirect(to, from_, divided)


@entity
class Skips(Rule, Replacement):
    """A player skips a step of their turn. Rule: "Skip"."""

    step: Step
    who: Who = YOU
    replaces: ClassVar[tuple[EventKind, ...]] = (StepBegan,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is self.step and event.player in self.who.players(scope)

    def instead(self, scope: Scope, event: Event) -> Steps:
        return DONE
        yield

    def worded(self) -> Fragment:
        return done_by(self.who, _SKIPS.of(step=nouns.step_of(self.step, DOER)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        who = self.who.shares(context)
        if self.step in (Step.DRAW, Step.READY):
            estimate.add(EstimateKind.DISRUPTION, COUNTED * who.theirs, context)
            estimate.add(EstimateKind.EFFICIENCY, -COUNTED * who.yours, context)
        if self.step is Step.FORGE:
            estimate.add(EstimateKind.AMBER_CONTROL, POOL / 2 * self.who.shares(context).theirs, context)


_SKIPS = Phrase(en="skip {step}", de="{step} überspringen")


def skips(step: Step, who: Who = YOU) -> Skips:
    """The player skips that step. Raises `ValueError` for the start and the end of a turn, which are no steps."""
    if step in (Step.START, Step.END):
        raise ValueError(f"that is no step of a turn: {step}")
    return Skips(step, who)
