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
    CardMoved,
    Event,
    KeyForged,
    StepBegan,
)
from kfdesk.engine.terms import Step, Zone
from kfdesk.language import names
from kfdesk.language.abilities import Reacting
from kfdesk.language.base import Node
from kfdesk.language.effects.base import Instruction
from kfdesk.language.impact import COUNTED, POOL, At, Figure, Tally, uncounted
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.text.joining import INSTEAD, Labelled
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece

__all__ = [
    "captured_instead",
    "destroyed_instead",
    "gets_spent_amber",
    "purged_instead",
    "skips",
]


@dataclass(frozen=True, eq=False)
class AfterSpends(Reacting):
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


def gets_spent_amber(effect: Instruction) -> AfterSpends:
    """You get all Æmber that your opponent spends when forging keys."""
    return AfterSpends(effect, OPPONENT)


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
