"""Further abilities that answer events: playing, entering, reaping, forging, discarding, ends of turns.

And those that take an event's place: skipped steps, purged instead, captured instead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kfdesk.engine.abilities import DONE, Replacement, Scope, Steps
from kfdesk.engine.events import (
    AmberCaptured,
    AmberGained,
    AmberMoved,
    AmberPaid,
    AmberPlaced,
    AmberStolen,
    CardDestroyed,
    CardDiscarded,
    CardEntered,
    CardMoved,
    CardPlayed,
    CardUsed,
    CreatureReaped,
    Event,
    FightBegan,
    HouseChosen,
    KeyForged,
    StepBegan,
)
from kfdesk.engine.terms import CardType, House, Step, Zone
from kfdesk.language import names
from kfdesk.language.abilities import Answer
from kfdesk.language.base import Node
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.flow import If
from kfdesk.language.impact import COUNTED, POOL, At, Figure, Tally, uncounted
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.sorts import CARD, CREATURE, NOUNS, Sort
from kfdesk.text.joining import AFTER, INSTEAD, Labelled
from kfdesk.text.nominals import DOER, NounPhrase, described
from kfdesk.text.nouns import EACH, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece

__all__ = [
    "after_chooses",
    "after_enters",
    "after_fallen",
    "after_forges",
    "after_plays",
    "after_reaps",
    "after_uses",
    "after_you_discard",
    "at_end_of_turn",
    "before_fights",
    "captured_instead",
    "destroyed_instead",
    "gets_spent_amber",
    "purged_instead",
    "skips",
]

_TURN_END = Frame(en="at the end of {turn}, {effect}", de="am Ende {turn:gen} {effect:then}")
_TURN_START = Frame(en="at the start of {turn}, {effect}", de="zu Beginn {turn:gen} {effect:then}")
_TURN_END_IF = Frame(en="at the end of {turn}, {effect}", de="am Ende {turn:gen} gilt: {effect:do}")
_TURN_START_IF = Frame(en="at the start of {turn}, {effect}", de="zu Beginn {turn:gen} gilt: {effect:do}")


def _turn(who: Who) -> Piece:
    return NounPhrase((names.TURN,), of=who) if who in (YOU, OPPONENT) else described(names.TURN, EACH)


@dataclass(frozen=True, eq=False)
class OnCards(Answer):
    """Base of answers to something that happens to a card of a sort."""

    who: Who | None = None
    sort: Sort = CARD
    predicates: tuple[Predicate, ...] = ()

    def fits(self, scope: Scope, card: int, player: int) -> bool:
        """Return whether the card, and the player who acts, are those the ability speaks of."""
        if self.who is not None and player not in self.who.players(scope):
            return False
        return fits(scope, card, self.predicates, self.sort)

    def noun(self) -> Piece:
        """Return the card in words."""
        return described(NOUNS[self.sort], A, *self.predicates)


@dataclass(frozen=True, eq=False)
class AfterPlays(OnCards):
    """After a player plays such a card. Rule: chart "Play a card", step 3."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardPlayed,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, CardPlayed) and self.fits(scope, event.card, event.player)

    def spoken(self) -> Piece:
        return AFTER.of(event=_PLAYS.of(who=self.who, what=self.noun()), effect=self.effect)  # type: ignore[arg-type]


_PLAYS = Phrase(en="{who} | play {what}", de="{who} | {what} spielen")


@dataclass(frozen=True, eq=False)
class AfterEnters(OnCards):
    """After such a card enters play, played or put there. Rule: "Enters play"."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardEntered,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, CardEntered) and self.fits(scope, event.card, event.player)

    def spoken(self) -> Piece:
        return AFTER.of(event=_ENTERS.of(what=self.noun()), effect=self.effect)  # type: ignore[arg-type]


_ENTERS = Phrase(en="{what} | enter play", de="{what} | ins Spiel kommen")


@dataclass(frozen=True, eq=False)
class AfterReaps(OnCards):
    """After such a creature reaps."""

    listens: ClassVar[tuple[type[Event], ...]] = (CreatureReaped,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, CreatureReaped) and self.fits(scope, event.card, event.player)

    def spoken(self) -> Piece:
        return AFTER.of(event=_REAPS.of(what=self.noun()), effect=self.effect)  # type: ignore[arg-type]


_REAPS = Phrase(en="{what} | reap", de="{what} | ernten")


@dataclass(frozen=True, eq=False)
class AfterUses(OnCards):
    """After a player uses such a card."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardUsed,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, CardUsed) and self.fits(scope, event.card, event.player)

    def spoken(self) -> Piece:
        return AFTER.of(event=_USES.of(who=self.who, what=self.noun()), effect=self.effect)  # type: ignore[arg-type]


_USES = Phrase(en="{who} | use {what}", de="{who} | {what} verwenden")


@dataclass(frozen=True, eq=False)
class AfterDiscards(OnCards):
    """After a player discards such a card from their hand during their turn."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardDiscarded,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return (
            isinstance(event, CardDiscarded)
            and event.origin is Zone.HAND
            and event.player == scope.g.state.active
            and self.fits(scope, event.card, event.player)
        )

    def spoken(self) -> Piece:
        event = _DISCARDS.of(who=self.who, what=self.noun(), hand=NounPhrase((names.ZONES[Zone.HAND],), of=self.who))
        return AFTER.of(event=event, effect=self.effect)  # type: ignore[arg-type]


_DISCARDS = Phrase(
    en="{who} | discard {what} from {hand} during your turn",
    de="{who} | in deinem Zug {what} von {hand:dat} ab-legen",
)


@dataclass(frozen=True, eq=False)
class BeforeFights(OnCards):
    """Before such a creature fights: in the "before fight" window of its fight."""

    listens: ClassVar[tuple[type[Event], ...]] = (FightBegan,)

    def answers(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, FightBegan):
            return False
        return self.fits(scope, event.card, scope.g.state.cards[event.card].controller)

    def spoken(self) -> Piece:
        return _BEFORE.of(event=_FIGHTS.of(what=self.noun()), effect=self.effect)  # type: ignore[arg-type]


_FIGHTS = Phrase(en="{what} | fight", de="{what} | kämpfen")
_BEFORE = Frame(en="before {event}, {effect}", de="bevor {event:last}, {effect:then}")


@dataclass(frozen=True, eq=False)
class AfterForges(Answer):
    """After a player forges a key."""

    who: Who = YOU
    listens: ClassVar[tuple[type[Event], ...]] = (KeyForged,)
    expected = 1.0

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, KeyForged) and event.player in self.who.players(scope)

    def spoken(self) -> Piece:
        return AFTER.of(event=_FORGES.of(who=self.who), effect=self.effect)  # type: ignore[arg-type]


_FORGES = Phrase(en="{who} | forge a key", de="{who} | einen Schlüssel schmieden")


@dataclass(frozen=True, eq=False)
class AfterSpends(Answer):
    """After a player spends Æmber when forging a key, from wherever; the event's cost is what was spent."""

    who: Who = OPPONENT
    listens: ClassVar[tuple[type[Event], ...]] = (KeyForged,)
    expected = 1.0

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, KeyForged) and event.cost > 0 and event.player in self.who.players(scope)

    def spoken(self) -> Piece:
        return said(
            "you get all {amber} spent by your opponent when forging keys",
            "du erhältst alles {amber}, das dein Gegner beim Schmieden von Schlüsseln ausgibt",
        )


@dataclass(frozen=True, eq=False)
class AfterChooses(Answer):
    """After a player chooses a house as their active house."""

    house: House
    who: Who = YOU
    listens: ClassVar[tuple[type[Event], ...]] = (HouseChosen,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, HouseChosen) and event.house is self.house and event.player in self.who.players(scope)

    def spoken(self) -> Piece:
        active = NounPhrase((names.HOUSE,), mods=(names.ACTIVE,), of=DOER)
        event = _CHOOSES.of(who=self.who, house=names.HOUSES[self.house], active=active)
        return AFTER.of(event=event, effect=self.effect)  # type: ignore[arg-type]


_CHOOSES = Phrase(en="{who} | choose {house} as {active}", de="{who} | {house} als {active} wählen")


@dataclass(frozen=True, eq=False)
class AtTurnsEdge(Answer):
    """At the start or the end of a player's turn. Rules: "Start of turn", "End of turn"."""

    who: Who = YOU
    step: Step = Step.END
    listens: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is self.step and event.player in self.who.players(scope)

    def spoken(self) -> Piece:
        joint = _TURN_END if self.step is Step.END else _TURN_START
        if isinstance(self.effect, If):
            joint = _TURN_END_IF if self.step is Step.END else _TURN_START_IF
        return joint.of(turn=_turn(self.who), effect=self.effect)  # type: ignore[arg-type]


@dataclass(frozen=True, eq=False)
class AfterFallen(OnCards):
    """After such a creature is destroyed; with a condition, only while it holds ("during your turn")."""

    while_: Condition | None = None
    listens: ClassVar[tuple[type[Event], ...]] = (CardDestroyed,)

    def answers(self, scope: Scope, event: Event) -> bool:
        if not isinstance(event, CardDestroyed) or event.was.type is not CardType.CREATURE:
            return False
        if self.while_ is not None and not self.while_.holds(scope):
            return False
        return fits(scope, event.was, self.predicates)

    def spoken(self) -> Piece:
        wording = _FALLS if self.while_ is None else _FALLS_IN_TURN
        return AFTER.of(event=wording.of(what=self.noun()), effect=self.effect)  # type: ignore[arg-type]


_FALLS = Phrase(en="{what} | be destroyed", de="{what} | zerstört werden")
_FALLS_IN_TURN = Phrase(en="{what} | be destroyed during your turn", de="{what} | in deinem Zug zerstört werden")


@dataclass(frozen=True, eq=False)
class WhenLeaves(Answer):
    """If the card the ability is on leaves play. Rule: "Leaves play"."""

    listens: ClassVar[tuple[type[Event], ...]] = (CardMoved,)
    expected = 0.5

    def answers(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, CardMoved) and event.was is not None and event.card == scope.source

    def spoken(self) -> Piece:
        return _IF_LEAVES.of(event=_LEAVES, effect=self.effect)  # type: ignore[arg-type]


_LEAVES = Phrase(en="{this} | leave play", de="{this} | das Spiel verlassen").of()
_IF_LEAVES = Frame(en="if {event}, {effect}", de="falls {event:last}, {effect:then}")


# Replacing --------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Skips(Node, Replacement):
    """A player skips a step of their turn. Rule: "Skip"."""

    step: Step
    who: Who = YOU
    replaces: ClassVar[tuple[type[Event], ...]] = (StepBegan,)

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, StepBegan) and event.step is self.step and event.player in self.who.players(scope)

    def instead(self, scope: Scope, event: Event) -> Steps:
        return DONE
        yield

    def spoken(self) -> Piece:
        return _SKIPS.of(who=self.who, step=names.STEPS[self.step])

    def weigh(self, tally: Tally, at: At) -> None:
        if self.step is Step.FORGE:
            tally.add(Figure.AMBER_CONTROL, POOL / 2 * self.who.shares(at).theirs, at)


_SKIPS = Phrase(en="{who} | skip the “{step}” step", de="{who} | den Schritt “{step}” [überspringen]")


@dataclass(frozen=True, eq=False)
class PurgedInstead(Node, Replacement):
    """A creature that would enter a discard pile from play is purged instead."""

    replaces: ClassVar[tuple[type[Event], ...]] = (CardMoved,)
    phrase = said(
        "when a creature would enter a discard pile from play, it is purged instead",
        "wenn eine Kreatur aus dem Spiel auf einen Ablagestapel gelegt würde, wird sie stattdessen verbannt",
    )
    weigh = uncounted

    def catches(self, scope: Scope, event: Event) -> bool:
        return (
            isinstance(event, CardMoved)
            and event.zone is Zone.DISCARD
            and event.origin is Zone.BATTLELINE
            and event.was is not None
        )

    def becomes(self, scope: Scope, event: Event) -> Event | None:
        from dataclasses import replace

        return replace(event, zone=Zone.PURGED) if isinstance(event, CardMoved) else None

    def instead(self, scope: Scope, event: Event) -> Steps:
        return DONE
        yield


@dataclass(frozen=True, eq=False)
class CapturedInstead(Node, Replacement):
    """Each Æmber that would be added to the opponent's pool is captured by this creature instead."""

    replaces: ClassVar[tuple[type[Event], ...]] = (AmberGained, AmberStolen, AmberPaid, AmberMoved)
    phrase = Frame(
        en="each {amber} that would be added to your opponent’s pool is captured by {this} instead",
        de="jedes {amber}, das in den Vorrat deines Gegners gelangen würde, wird stattdessen von {this:dat} erbeutet",
    )

    def catches(self, scope: Scope, event: Event) -> bool:
        other = scope.opponent
        if isinstance(event, AmberGained | AmberStolen | AmberPaid):
            return event.receiver == other
        # What returns from cards that leave play with this one is not captured: there is nothing left to hold it.
        stays = scope.source not in scope.g.leaving
        return stays and isinstance(event, AmberMoved) and event.receiver == other and event.to_card == 0

    def becomes(self, scope: Scope, event: Event) -> Event | None:
        here = scope.source
        match event:
            case AmberGained(amount=n):
                return AmberPlaced(here, n, cause=here)
            case AmberStolen(amount=n) | AmberPaid(amount=n):
                return AmberCaptured(here, scope.you, n, here)
            case AmberMoved(amount=n, from_card=card, giver=player):
                return AmberMoved(n, card, player, here, None, here)
        return None

    def instead(self, scope: Scope, event: Event) -> Steps:
        return DONE
        yield

    def weigh(self, tally: Tally, at: At) -> None:
        tally.captures(COUNTED, at)


@dataclass(frozen=True, eq=False)
class DestroyedInstead(Node, Replacement):
    """A "Destroyed: … instead" ability: what happens in place of this card's destruction."""

    effect: Instruction
    replaces: ClassVar[tuple[type[Event], ...]] = (CardDestroyed,)
    weigh = uncounted

    def catches(self, scope: Scope, event: Event) -> bool:
        return isinstance(event, CardDestroyed) and event.card == scope.source

    def instead(self, scope: Scope, event: Event) -> Steps:
        return (yield from self.effect.resolve(scope))

    def spoken(self) -> Piece:
        return Labelled((names.LABELS["destroyed"],), INSTEAD.of(effect=self.effect))


def after_plays(who: Who, effect: Instruction, sort: Sort, *predicates: Predicate) -> AfterPlays:
    """After the player plays such a card, this happens."""
    return AfterPlays(effect, who, sort, predicates)


def after_enters(effect: Instruction, sort: Sort = CREATURE, *predicates: Predicate) -> AfterEnters:
    """After such a card enters play, this happens."""
    return AfterEnters(effect, None, sort, predicates)


def after_reaps(effect: Instruction, *predicates: Predicate) -> AfterReaps:
    """After such a creature reaps, this happens."""
    return AfterReaps(effect, None, CREATURE, predicates)


def after_uses(who: Who, effect: Instruction, sort: Sort, *predicates: Predicate) -> AfterUses:
    """After the player uses such a card, this happens."""
    return AfterUses(effect, who, sort, predicates)


def after_you_discard(effect: Instruction, *predicates: Predicate) -> AfterDiscards:
    """After you discard such a card from your hand during your turn, this happens."""
    return AfterDiscards(effect, YOU, CARD, predicates)


def before_fights(effect: Instruction, *predicates: Predicate) -> BeforeFights:
    """Before such a creature fights, this happens."""
    return BeforeFights(effect, None, CREATURE, predicates)


def after_forges(effect: Instruction, who: Who = YOU) -> AfterForges:
    """After the player forges a key, this happens."""
    return AfterForges(effect, who)


def gets_spent_amber(effect: Instruction) -> AfterSpends:
    """You get all Æmber that your opponent spends when forging keys."""
    return AfterSpends(effect, OPPONENT)


def after_chooses(house: House, effect: Instruction, who: Who = YOU) -> AfterChooses:
    """After the player chooses the house as their active house, this happens."""
    return AfterChooses(effect, house, who)


def at_end_of_turn(effect: Instruction, who: Who = YOU) -> AtTurnsEdge:
    """At the end of the player's turn, this happens."""
    return AtTurnsEdge(effect, who)


def at_start_of_turn(effect: Instruction, who: Who = YOU) -> AtTurnsEdge:
    """At the start of the player's turn, this happens."""
    return AtTurnsEdge(effect, who, Step.START)


def after_fallen(effect: Instruction, *predicates: Predicate, while_: Condition | None = None) -> AfterFallen:
    """After such a creature is destroyed (while the condition holds), this happens."""
    return AfterFallen(effect, None, CREATURE, predicates, while_)


def when_this_leaves(effect: Instruction) -> WhenLeaves:
    """If this card leaves play, this happens."""
    return WhenLeaves(effect)


def skips(step: Step, who: Who = YOU) -> Skips:
    """The player skips that step."""
    return Skips(step, who)


def purged_instead() -> PurgedInstead:
    """Creatures that would be put into a discard pile from play are purged instead."""
    return PurgedInstead()


def captured_instead() -> CapturedInstead:
    """Æmber that would be added to the opponent's pool is captured by this creature instead."""
    return CapturedInstead()


def destroyed_instead(effect: Instruction) -> DestroyedInstead:
    """When this card would be destroyed, this happens instead."""
    return DestroyedInstead(effect)
