"""Æmber that must be given in order to play or use a card."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import (
    Mod,
    Scope,
    Static,
    Toll,
)
from kfdesk.language.base import Node
from kfdesk.language.impact import ONE_IN, At, Figure, Tally
from kfdesk.language.players import OPPONENT, Who
from kfdesk.language.predicates import fits
from kfdesk.language.sorts import ARTIFACT, NOUNS, Sort
from kfdesk.text.nominals import described
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "lose_to_play",
    "pay_to_play",
    "pay_to_use",
]


@dataclass(frozen=True, eq=False)
class PayToll(Node, Static):
    """A player must pay you Æmber in order to play (or use) a card of a sort. Rule: "Pay"."""

    kind: Mod
    amount: int
    who: Who
    sort: Sort

    def applies(self, scope: Scope, subject: int) -> bool:
        return scope.g.state.active in self.who.players(scope) and fits(scope, subject, sort=self.sort)

    def value(self, scope: Scope, subject: int) -> Toll:
        return Toll(self.amount, scope.you)

    def spoken(self) -> Piece:
        wording = _PAY_PLAY if self.kind is Mod.PLAY_TOLL else _PAY_USE
        return wording.of(who=self.who, n=self.amount, what=described(NOUNS[self.sort], A))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.AMBER_CONTROL, self.amount, at.by(ONE_IN))
        if self.sort is ARTIFACT:
            tally.add(Figure.ARTIFACT_CONTROL, ONE_IN, at)


_PAY_PLAY = Phrase(
    en="{who} | must pay you {n}{amber} in order to play {what}",
    de="{who} | dir {n}{amber} zahlen [müssen], um {what} zu spielen",
)


_PAY_USE = Phrase(
    en="{who} | must pay you {n}{amber} in order to use {what}",
    de="{who} | dir {n}{amber} zahlen [müssen], um {what} zu verwenden",
)


@dataclass(frozen=True, eq=False)
class LoseToPlay(Node, Static):
    """You must lose Æmber in order to play this card."""

    amount: int
    kind = Mod.PLAY_TOLL
    phrase = Phrase(
        en="{doer} | must lose {amount}{amber} in order to play {this}",
        de="{doer} | {amount}{amber} verlieren [müssen], um {this:acc} zu spielen",
    )

    def applies(self, scope: Scope, subject: int) -> bool:
        return subject == scope.source and not scope.g.state.cards[subject].in_play

    def value(self, scope: Scope, subject: int) -> Toll:
        return Toll(self.amount, None)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.EXPECTED_AMBER, -self.amount, at)


def pay_to_play(amount: int, sort: Sort, who: Who = OPPONENT) -> PayToll:
    """The player must pay you so much in order to play such a card."""
    return PayToll(Mod.PLAY_TOLL, amount, who, sort)


def pay_to_use(amount: int, sort: Sort, who: Who = OPPONENT) -> PayToll:
    """The player must pay you so much in order to use such a card."""
    return PayToll(Mod.USE_TOLL, amount, who, sort)


def lose_to_play(amount: int) -> LoseToPlay:
    """You must lose so much in order to play this card."""
    return LoseToPlay(amount)
