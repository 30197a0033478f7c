"""Rules of the cards that a player may or cannot play."""

from __future__ import annotations

from typing import ClassVar

from kfdesk.engine.abilities import (
    Mod,
    Scope,
    Static,
)
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.events import CardPlayed
from kfdesk.engine.terms import CardId, Player, Zone
from kfdesk.language import nouns
from kfdesk.language.base import Rule, Target
from kfdesk.language.combined import OneOf
from kfdesk.language.comparisons import Aspect
from kfdesk.language.conditions import Condition
from kfdesk.language.descriptions import Group, is_description
from kfdesk.language.estimates import COUNTED, ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.pile_estimates import zone_and_owner
from kfdesk.language.players import YOU, Who, players_at_all
from kfdesk.language.position_predicates import RIGHT, Side
from kfdesk.language.sorts import CARD
from kfdesk.records import entity
from kfdesk.text.adverbials import During
from kfdesk.text.joining import WHILE, IfMentioned, Listed
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import PLURAL
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable


@entity
class ForPlaying(Rule, Static[CardId]):
    """A change for cards, certain ones or of a description, that a player plays or discards."""

    clause: ClassVar[Phrase]

    who: Who
    cards: Target
    describes = True

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self._doer(scope, subject) in self.who.players(scope) and self._fits(scope, subject)

    def _doer(self, scope: Scope, card: CardId) -> Player:
        """Return the player who would do it with a card."""
        return scope.core.state.active

    def _fits(self, scope: Scope, card: CardId) -> bool:
        if not is_description(self.cards, scope):
            return card in self.cards.known(scope)
        return self.cards.fits_anywhere(scope, card)

    def worded(self) -> Fragment:
        return self.clause.of(who=players_at_all(self.who), what=self._all)

    @property
    def _all(self) -> Wordable:
        if not isinstance(self.cards, Group):
            return self.cards
        groups = self.cards.groups if isinstance(self.cards, OneOf) else (self.cards,)
        every: Wordable = Listed(tuple(group.described(PLURAL) for group in groups), link="or")
        return IfMentioned(self.cards, again=self.cards, first=self._any_at_all(groups) or every)

    def _any_at_all(self, groups: tuple[Group, ...]) -> Wordable:
        """Return how cards are spoken of that nothing describes; None as they are."""
        return None


@entity
class CannotPlay(ForPlaying):
    """A player cannot play such cards. Rule: "Cannot"."""

    kind = Mod.CANNOT_PLAY
    clause = Phrase(en="{who} | cannot play {what}", de="{who} | keine {what} spielen können")

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        of_some = isinstance(self.cards, Group) and (self.cards.sort is not CARD or bool(self.cards.predicates))
        barred = COUNTED * (ONE_IN if of_some else 1.0) * self.who.shares(context).theirs
        estimate.add(EstimateKind.DISRUPTION, barred, context.held)


@entity
class CannotPlayThere(ForPlaying):
    """A player cannot play such creatures on one flank of their battleline: into an empty one not at all.

    Rules: "Cannot", "Flank".
    """

    side: Side
    kind = Mod.CANNOT_PLAY_THERE

    def value(self, scope: Scope, subject: CardId) -> int:
        return int(self.side is RIGHT)

    def worded(self) -> Fragment:
        who = players_at_all(self.who)
        flank = NounPhrase((nouns.FLANK,), mods=(self.side.value,), of=YOU if self.who is YOU else Pronoun(who))
        return _NOT_THERE.of(who=who, what=self._all, flank=flank)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN * self.who.shares(context).theirs, context.held)


_NOT_THERE = Phrase(en="{who} | cannot play {what} on {flank}", de="{who} | keine {what} an {flank:acc} spielen können")


@entity
class CannotDiscard(ForPlaying):
    """A player cannot discard such cards. Rule: "Cannot"."""

    kind = Mod.CANNOT_DISCARD
    clause = Phrase(en="{who} | cannot discard {what}", de="{who} | keine {what} ablegen können")

    def _doer(self, scope: Scope, card: CardId) -> Player:
        return scope.core.state.cards[card].owner

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN * self.who.shares(context).theirs, context.held)


@entity
class MayPlay(ForPlaying):
    """A player may play such cards, whatever house is active; `once`: one each turn."""

    once: bool = False
    kind = Mod.MAY_PLAY
    has_next_time = True
    clause = Phrase(en="{who} | may play {what}", de="{who} | {what} spielen dürfen")
    clause_as_active = Phrase(
        en="{who} | may play {what} as if they belonged to the active house",
        de="{who} | {what} spielen [dürfen], als gehörten sie zur aktiven Fraktion",
    )

    def applies(self, scope: Scope, subject: CardId) -> bool:
        state = scope.core.state
        used = self.once and state.cards[scope.source].entered in state.memory.used_permissions
        return not used and ForPlaying.applies(self, scope, subject)

    def worded(self) -> Fragment:
        if self.once:
            return self.of_one
        return (self.clause_as_active if self._of_any_house else self.clause).of(who=self.who, what=self._all)

    @property
    def _of_any_house(self) -> bool:
        """Return whether only the type of the cards is said, so that it must be said what the permission is about."""
        cards = self.cards
        return isinstance(cards, Group) and not cards.predicates and cards.sort is not CARD

    @property
    def of_one(self) -> Fragment:
        """Return the sentence where one such card is meant: one each turn, or the next one."""
        return self.clause.of(who=self.who, what=self.cards)

    def _any_at_all(self, groups: tuple[Group, ...]) -> Wordable:
        plain = groups[0].sort is CARD and not groups[0].predicates
        return described(nouns.CARD, PLURAL, _OF_ANY_HOUSE) if plain else None

    def under(self, condition: Wordable) -> Fragment:
        if not self.once:
            return Rule.under(self, condition)
        if isinstance(condition, Condition) and condition.of_turns:
            return _EACH_TURN_IN_WHICH.of(effect=self, condition=condition)
        return WHILE.of(condition=condition, effect=During(_ONCE_EACH_TURN, self))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        zone, _ = zone_and_owner(self.cards, context)
        played = self.cards.size() * self.who.shares(context).yours
        estimate.add(EstimateKind.EFFICIENCY, played, context if self.once else context.held)
        if zone in (Zone.DISCARD, Zone.PURGED):
            estimate.add(EstimateKind.RECURSION, played, context)


_OF_ANY_HOUSE = fixed("of any house", "beliebiger Fraktionen")
_EACH_TURN_IN_WHICH = Frame(
    en="{effect} during each turn in which {condition}", de="in jedem Zug, in dem {condition:last}, {effect:then}"
)
_ONCE_EACH_TURN = fixed("once each turn", "einmal pro Zug")


@entity
class PlayOrUse(MayPlay):
    """A player may play or use such cards, whatever house is active."""

    also = (Mod.MAY_USE,)
    clause = Phrase(en="{who} | may play or use {what}", de="{who} | {what} spielen oder verwenden dürfen")
    clause_as_active = clause


@entity
class AtMostPlayed(Rule, Static[CardId]):
    """A player cannot play more than a number of cards each turn; or of each type, of each house."""

    limit: int
    who: Who
    each_of: Aspect | None = None
    kind = Mod.CANNOT_PLAY
    looks_back = frozenset({(CardPlayed, "card")})

    def worded(self) -> Fragment:
        return self._said(_NO_MORE_EACH_TURN)

    def applies(self, scope: Scope, subject: CardId) -> bool:
        s = scope.core.state
        return s.active in self.who.players(scope) and self._alike(scope, subject) >= self.limit

    def _alike(self, scope: Scope, card: CardId) -> int:
        """Return how many of the cards played this turn count together with a card."""
        played = scope.core.state.memory.played
        if self.each_of is None:
            return len(played)
        own = self.each_of.of(facts_of(scope.core, card))
        return sum(not own.isdisjoint(self.each_of.of(was)) for _, play in played for was in play.cards)

    def during(self, time: Wordable) -> Fragment:
        return During(time, self._said(_NO_MORE))

    def within(self, time: Wordable) -> Fragment:
        return self._said(_NO_MORE_WITHIN, time=time)

    def _said(self, phrase: Phrase, **more: Wordable) -> Fragment:
        each = None if self.each_of is None else COUNTED_APART[self.each_of]
        return phrase.of(who=players_at_all(self.who), limit=self.limit, each=each, **more)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, self.who.shares(context).theirs, context.held)


_NO_MORE_EACH_TURN = Phrase(
    en="{who} | cannot play more than {limit:# card|# cards} {each} each turn",
    de="{who} | nicht mehr als {limit:# Karte|# Karten} {each} pro Zug spielen können",
)
_NO_MORE = Phrase(
    en="{who} | cannot play more than {limit:# card|# cards} {each}",
    de="{who} | nicht mehr als {limit:# Karte|# Karten} {each} spielen können",
)
_NO_MORE_WITHIN = Phrase(
    en="{who} | cannot play more than {limit:# card|# cards} {each} {time}",
    de="{who} | {time} nicht mehr als {limit:# Karte|# Karten} {each} spielen können",
)
COUNTED_APART = {
    Aspect.TYPE: fixed("of each type", "jedes Typs"),
    Aspect.HOUSE: fixed("of each house", "jeder Fraktion"),
}
"""In what cards differ that are counted apart."""
