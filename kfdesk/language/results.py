"""What an earlier instruction of the same ability did, as something to count. Rule: "This way"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.card_facts import CardFacts, last_known
from kfdesk.engine.events import (
    ArmorChanged,
    CardDestroyed,
    CardTagged,
    DamageDealt,
    DamagePrevented,
    DeedForbidden,
    Event,
    StatusLost,
)
from kfdesk.engine.terms import NO_CARD, CardId
from kfdesk.language import nouns
from kfdesk.language.comparisons import InCommon
from kfdesk.language.counts.cards import Count, clause, the_number_of
from kfdesk.language.descriptions import Group
from kfdesk.language.estimates import COUNTED
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.players import YOU
from kfdesk.language.predicates import Controlled, Owned, Predicate, fits
from kfdesk.language.ranges import AtLeastOne, Countable, Exactly, Range, so_many
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.records import entity
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import this_way
from kfdesk.text.mentions import ItIfAlone
from kfdesk.text.nominals import NounPhrase, That, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH, OF_THE, PLURAL, THE, Adjective, Noun, Prefix
from kfdesk.text.phrases import Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable, WordingError
from kfdesk.text.words import Pair

__all__ = ["destroyed_by", "done"]

DESTROYED = Pair("destroyed", "zerstört")
LOOKED_AT = Pair("looked at", "angesehen")
AFFECTED = Pair("affected", "betroffen")
"""What is said of cards where the instruction has no participle."""


@entity
class DestroyedBy(Predicate):
    """Destroyed by what an earlier instruction did, such as its damage. Rule: "This way".

    A card that left play and came back meanwhile is another card: what counts is whether it was destroyed after the
    ability last dealt it damage or tagged it. Rule: "Movement between zones". What is destroyed because others were,
    such as one that loses power as they leave play, is not destroyed this way: FAQ on Throwing Stars.
    """

    effect: Effect
    phrase = fixed("destroyed this way", "auf diese Weise zerstört")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        outcome = scope.results.get(self.effect)
        if outcome is None or facts.card not in outcome.cards:
            return False
        events = scope.core.events[scope.began :]
        destroyed = scope.core.state.cards[facts.card].tagged
        for at, event in reversed(tuple(enumerate(events))):
            if isinstance(event, CardDestroyed) and event.card == facts.card:
                destroyed = True
            elif _strikes(event, scope.source, facts.card):
                return destroyed and _tagged_at_once(events[at:], scope.source, facts.card)
        return destroyed

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        if negated:
            it = ItIfAlone(subject.of) if isinstance(subject, Pronoun) else subject
            return _IS_NOT_DESTROYED.of(target=it)
        that = That(subject.of) if isinstance(subject, Pronoun) else subject
        deals = getattr(self.effect, "deals_damage", False)
        return (_DAMAGE_DESTROYS if deals else _IS_DESTROYED).of(target=that)


def _strikes(event: Event, source: CardId, card: CardId) -> bool:
    """Return whether an event is damage that one card dealt to another, or a tag for destruction that it gave."""
    match event:
        case DamageDealt(card=struck, source=by) | CardTagged(card=struck, cause=by):
            return (struck, by) == (card, source)
    return False


def _tagged_at_once(events: Sequence[Event], source: CardId, card: CardId) -> bool:
    """Return whether a card was tagged for destruction for the first of these events itself, by nothing that followed
    from it."""
    for event in events:
        match event:
            case CardTagged(card=tagged, cause=cause):
                if tagged == card and cause in (source, NO_CARD):
                    return True
            case DamageDealt() | StatusLost() | ArmorChanged() | DeedForbidden():
                pass
            case _:
                return False
    return False


_DAMAGE_DESTROYS = Phrase(en="this damage | destroy {target}", de="dieser Schaden | {target} zerstören")
_IS_DESTROYED = Phrase(en="{target} | be destroyed this way", de="{target} | auf diese Weise zerstört werden")
_IS_NOT_DESTROYED = Phrase(en="{target} | be not destroyed", de="{target} | nicht zerstört werden")


@entity
class Done(Count):
    """What an earlier instruction of the same ability did: the cards it happened to, or its `tokens`.

    Rule: "This way".
    """

    effect: Effect
    predicates: tuple[Predicate, ...] = ()
    tokens: bool = False
    sort: Sort | None = None
    in_common: InCommon | None = None
    """What they must be alike in: of those that are, as many as there are at most."""

    @property
    def counts_tokens(self) -> bool:  # type: ignore[override]
        """Whether it counts these."""
        return self.tokens

    @property
    def participle(self) -> Pair:
        """Return what was done: "healed", "shuffled into their deck"."""
        if any(isinstance(p, DestroyedBy) for p in self.predicates):
            return DESTROYED
        owned = next((p for p in self.predicates if isinstance(p, Owned)), None)
        if owned is not None:
            name = "participle_yours" if owned.who is YOU else "participle_own"
            own: Pair | None = getattr(self.effect, name, None)
            if own is not None:
                return own
        deed: Effect | None = self.effect
        while deed is not None:
            done: Pair | None = getattr(deed, "participle", None)
            if done is not None:
                return done
            deed = getattr(deed, "effect", None)
        return AFFECTED

    @property
    def _unit(self) -> Noun | None:
        unit: Noun | None = getattr(self.effect, "unit", None)
        return unit

    @property
    def _pieces(self) -> tuple[Noun, ...]:
        """Return what its tokens are called, where they are of several kinds."""
        pieces: tuple[Noun, ...] = getattr(self.effect, "pieces", ()) if self.tokens else ()
        return pieces

    @property
    def _narrower(self) -> tuple[Prefix, ...]:
        if not self.tokens or self._unit is None:
            return ()
        narrower: tuple[Prefix, ...] = getattr(self.effect, "narrower", ())
        return narrower

    @property
    def _noun(self) -> Noun:
        if self.tokens and (unit := self._unit) is not None:
            return unit
        own: Sort | None = self.sort or getattr(self.effect, "sort", None)
        return NOUNS[own or next((node.sort for node in parts(self.effect) if isinstance(node, Group)), Sort.CARD)]

    def worded(self) -> Fragment:
        before, behind = this_way(self.participle)
        if self._pieces:
            *others, last = self._pieces
            return Both((*(described(noun, EACH, before) for noun in others), described(last, EACH, before, behind)))
        held = [p.past for p in self.predicates if isinstance(p, Controlled)]
        if held:
            return described(self._noun, EACH, before, *held, fixed(f"that was {behind.en}", ""))
        return described(self._noun, EACH, *self._others, before, *self._narrower, behind)

    @property
    def _others(self) -> list[Predicate | Fragment]:
        """Return what is said of them besides its participle."""
        said: list[Predicate | Fragment] = [p for p in self.predicates if not isinstance(p, Owned | DestroyedBy)]
        return said if self.in_common is None else [*said, self.in_common.of_a_number]

    @property
    def number(self) -> Wordable:
        before, behind = this_way(self.participle)
        if self._pieces:
            *others, last = self._pieces
            said = Both(
                (*(described(noun, PLURAL, before) for noun in others), described(last, PLURAL, before, behind))
            )
            return replace(the_number_of(said), nouns=(_TOTAL,))
        if self.tokens and self._unit is not None:
            return described(self._noun, THE, before, *self._narrower, behind)
        held = [p.past for p in self.predicates if isinstance(p, Controlled)]
        if held:
            were = fixed(f"that were {behind.en}", "")
            return the_number_of(described(self._noun, OF_THE, before, *held, were))
        return the_number_of(described(self._noun, OF_THE, *self._others, before, behind))

    def estimate(self) -> float:
        shared = any(isinstance(p, Controlled | Owned) for p in self.predicates)
        return COUNTED / 2 if shared else COUNTED

    def count(self, scope: Scope) -> int:
        outcome = scope.results.get(self.effect)
        if outcome is None:
            return 0
        if self.tokens:
            return outcome.amount
        if not self.predicates and self.sort is None and self.in_common is None:
            return len(outcome.cards)
        known = (last_known(scope, card) for card in outcome.cards)
        fitting = [facts for facts in known if fits(scope, facts, self.predicates, self.sort or Sort.CARD)]
        return len(fitting) if self.in_common is None else self.in_common.most_alike(fitting)

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        """Return "you healed 3 damage this way"."""
        done = self.participle
        return clause(
            f"{{doer}} | ={done.en} {{what}} this way",
            f"{{doer}} | auf diese Weise {{what}} {done.de} haben",
            still,
        ).of(what=self.so_many(wanted))

    def compares(self, than: Countable) -> bool:
        return False

    def has_not(self, wanted: Range) -> Fragment:
        """Return "2 cards are not destroyed this way"."""
        done = self.participle
        return Phrase(
            en=f"{{what}} || be not {done.en} this way",
            de=f"auf diese Weise || nicht {{what:nom}} {done.de} werden",
        ).of(what=self.so_many(wanted))

    def so_many(self, wanted: Range) -> Wordable:
        if isinstance(wanted, AtLeastOne) and self.tokens and self._unit is nouns.AMBER:
            return _ANY_AMBER
        if self._pieces:
            first = so_many(wanted, self._pieces[0])
            return replace(first, nouns=self._pieces, link="and/or") if isinstance(first, NounPhrase) else first
        if isinstance(wanted, Exactly):
            return described(self._noun, PLURAL, *self._others, count=wanted.n)
        return so_many(wanted, self._noun, *self._others)


_TOTAL = Noun("total number", "die Gesamtzahl")
_ANY_AMBER = fixed("any {amber}", "{amber}")


def destroyed_by(effect: Effect) -> DestroyedBy:
    """Destroyed by that instruction: of a card dealt with, or of those that `done` counts."""
    return DestroyedBy(effect)


@entity
class Happening(Count):
    """The Æmber or damage of the event that the ability reacts to: "each {amber} stolen"."""

    occurrence: Occurrence

    def count(self, scope: Scope) -> int:
        outcome = scope.results.get(self.occurrence)
        return 0 if outcome is None else outcome.amount

    def estimate(self) -> float:
        return COUNTED

    @property
    def _parts(self) -> tuple[Noun, Adjective, Fragment]:
        done = self.occurrence.kind.unit
        if done is None:
            raise WordingError(f"{self.occurrence.kind.called} has no amount to speak of")
        unit = nouns.DAMAGE if self.occurrence.kind.event in (DamageDealt, DamagePrevented) else nouns.AMBER
        return unit, Adjective("", done.de), fixed(done.en, "")

    def worded(self) -> Fragment:
        unit, before, behind = self._parts
        return described(unit, EACH, before, behind)

    @property
    def number(self) -> Wordable:
        unit, before, behind = self._parts
        return described(unit, THE, before, behind)


def done(effect: Effect, *predicates: Predicate | InCommon, sort: Sort | None = None) -> Done:
    """The cards (of a description, of a sort) to which an earlier instruction happened.

    With `same(HOUSE)` those of one house, of which there are the most.
    Raises `ValueError` for counters that were removed or moved, which `that_much(…)` counts, and for two likenesses.
    """
    if getattr(effect, "narrower", ()) and not predicates and sort is None:
        raise ValueError("the cards, or the counters? that_much(…) counts the counters")
    alike = [one for one in predicates if isinstance(one, InCommon)]
    if len(alike) > 1:
        raise ValueError(f"cards are counted that are alike in one thing, not in {alike}")
    kept = tuple(one for one in predicates if not isinstance(one, InCommon))
    return Done(effect, kept, sort=sort, in_common=alike[0] if alike else None)
