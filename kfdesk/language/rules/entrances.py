"""Rules of how cards enter play: ready, stunned, enraged, warded."""

from __future__ import annotations

from typing import overload

from kfdesk.engine.abilities import Ability, Mod, Scope, Static, ToArtifact
from kfdesk.engine.terms import WARD, CardId, Status
from kfdesk.language import nouns
from kfdesk.language.attributes import READY, WithStatus
from kfdesk.language.base import Node, Rule, Target
from kfdesk.language.combined import OneOf
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.players import YOU, Who
from kfdesk.language.positions import ANYWHERE, Spot
from kfdesk.language.predicates import Controlled, Enemy, Friendly, Predicate, fits
from kfdesk.language.rules.changes import Constant
from kfdesk.language.rules.together import AnyAbility, Together
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import THIS, Chosen
from kfdesk.records import entity
from kfdesk.text import joining
from kfdesk.text.joining import Listed
from kfdesk.text.mentions import Recalling
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import THE
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["ON_ARTIFACT", "UNDER_OPPONENT", "enters_as"]


_ENTER = Phrase(en="{target} | enter play {states}", de="{target} | {states} ins Spiel kommen")


@entity
class NextReady(Rule, Static[CardId]):
    """The next card of a sort you play enters play ready; meant for `this_turn(next_(…))`.

    If it is to be friendly, it is also one that is put into play. Where it may enter `anywhere`, it need not do either.
    """

    sorts: tuple[Sort, ...]
    predicates: tuple[Predicate, ...]
    anywhere: bool
    who: Who = YOU
    kind = Mod.ENTERS_READY
    has_next_time = True

    @property
    def also(self) -> tuple[Mod, ...]:  # type: ignore[override]
        """Whether it may enter anywhere as well."""
        return (Mod.ENTERS_ANYWHERE,) if self.anywhere else ()

    @property
    def optional(self) -> bool:  # type: ignore[override]
        """Whether it may also enter play as it would without this."""
        return self.anywhere

    @property
    def _also_put(self) -> bool:
        return any(isinstance(one, Friendly | Enemy | Controlled) for one in self.predicates)

    def applies(self, scope: Scope, subject: CardId) -> bool:
        played = scope.core.state.active in self.who.players(scope) and scope.core.frames.plays(subject)
        if not self._also_put and not played:
            return False
        if not scope.core.frames.enters(subject):
            return False
        return any(fits(scope, subject, self.predicates, sort) for sort in self.sorts)

    def worded(self) -> Fragment:
        return self.next_time(None)

    def next_time(self, time: Wordable) -> Fragment:
        kinds = tuple(NOUNS[sort] for sort in self.sorts)
        how = _ENTERS.of(time=time) if self._also_put else _IS_PLAYED.of(play=_PLAY.of(who=self.who, time=time))
        states: Wordable = (
            Listed((READY, _ANYWHERE.of(line=NounPhrase((nouns.BATTLELINE,), of=self.who)))) if self.anywhere else READY
        )
        enters = _ENTER.of(target=described(kinds, THE, nouns.NEXT, *self.predicates, how), states=states)
        return joining.MAY.of(effect=enters) if self.optional else enters

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, self.who.shares(context).yours, context)


_ANYWHERE = Frame(en="anywhere in {line}", de="an einer beliebigen Stelle {line:gen}")
_ENTERS = Frame(en="that enters play {time}", de=", {rel:nom} {time} ins Spiel kommt,")
_IS_PLAYED = Frame(en="{play}", de=", {rel:acc} {play:last},")
_PLAY = Phrase(en="{who} | play {time}", de="{who} | {time} spielen")


@entity
class EntersAs(Constant):
    """Cards enter play in a state: ready, if nothing else is said."""

    kind = Mod.ENTERS_READY

    @property
    def state(self) -> Predicate:
        """Return the state."""
        return READY

    def worded(self) -> Fragment:
        return _ENTER.of(target=self.described, states=self.state)

    @property
    def described(self) -> Wordable:
        """Return the cards as those that enter play: neighbors in the plural."""
        return self.target.described if isinstance(self.target, NeighborsOf) else self.target

    def under(self, condition: Wordable) -> Fragment:
        if not self.target.is_this:
            return Constant.under(self, condition)
        return joining.IF_LATER.of(effect=self, condition=Recalling(condition, (self.target,), near=True))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


@entity
class EntersWith(EntersAs):
    """Cards enter play with a status on them."""

    state: WithStatus
    kind = Mod.ENTERS_WITH

    def value(self, scope: Scope, subject: CardId) -> Status:
        return self.state.status

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.state.status is WARD:
            estimate.protects(self.target, 1.0, context)
        elif not self.target.is_this:
            estimate.hinders(self.target, 1.0, context)


@entity
class EntersInStates(Together):
    """Cards enter play in several states: "ready and enraged"."""

    items: tuple[EntersAs, ...]

    def worded(self) -> Fragment:
        return _ENTER.of(target=self.items[0].described, states=Listed(tuple(item.state for item in self.items)))


@entity
class EntersUnder(Constant):
    """The card enters play under your opponent's control, as one with treachery does. Rule: "Treachery"."""

    kind = Mod.ENTERS_UNDER_OPPONENT
    phrase = Phrase(
        en="{target} | enter play under your opponent’s control",
        de="{target} | unter der Kontrolle deines Gegners ins Spiel kommen",
    )


UNDER_OPPONENT = EntersUnder(THIS)


@entity
class AttachedToArtifact(Node, ToArtifact):
    """The upgrade enters play attached to an artifact instead of a creature. Rule: "Upgrades"."""

    add_to = uncounted
    phrase = Phrase(
        en="{this} | enter play attached to an artifact instead of a creature",
        de="{this} | statt an eine Kreatur an ein Artefakt angelegt ins Spiel kommen",
    )


ON_ARTIFACT = AttachedToArtifact()


def _entering(state: Predicate, of: Target) -> EntersAs:
    if state is READY:
        return EntersAs(of)
    if not isinstance(state, WithStatus):
        raise ValueError(f"cards do not enter play so: {state}")
    return EntersWith(of, state)


@overload
def enters_as(state: Predicate, spot: Spot, /, *, of: Chosen) -> Ability: ...


@overload
def enters_as(state: Predicate, /, *, of: Target = THIS) -> Ability: ...


@overload
def enters_as(state: Predicate, /, *more: Predicate, of: Target = THIS) -> AnyAbility: ...


def enters_as(state: Predicate, /, *more: Predicate | Spot, of: Target = THIS) -> AnyAbility:
    """The card enters play `READY`, `STUNNED`, `ENRAGED` or `WARDED`; or cards do that are described.

    `READY` and `of` a card not there yet it is meant for `next_`: the next one you play, or the next `FRIENDLY` one
    that enters play, which may come `ANYWHERE` and ready. Raises `ValueError` for another state, and for a place of
    other cards. Rule: "Enters play".
    """
    if isinstance(of, Chosen):
        groups = of.groups if isinstance(of, OneOf) else (of,)
        if state is not READY or more not in ((), (ANYWHERE,)):
            raise ValueError(f"all that is said of the next card is that it enters play ready: {state}, {more}")
        if any(group.predicates != groups[0].predicates for group in groups):
            raise ValueError(f"the next card is one of one description: {of}")
        return NextReady(tuple(group.sort for group in groups), groups[0].predicates, bool(more))
    states = (state, *(other for other in more if isinstance(other, Predicate)))
    if len(states) != len(more) + 1:
        raise ValueError(f"where the next card comes is said, not where these do: {more}")
    items = tuple(_entering(each, of) for each in states)
    return items[0] if len(items) == 1 else EntersInStates(items)
