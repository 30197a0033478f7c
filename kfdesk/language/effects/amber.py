"""Æmber: gain, lose, steal, capture."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kfdesk.engine import amber as rules
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.effects.base import Instruction, Scope, Steps, joined
from kfdesk.language.impact import At, Tally
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.language.prompts import CHOOSE, TO_DO
from kfdesk.language.targets import THIS, Target
from kfdesk.text.joining import By
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "capture",
    "gain",
    "lose",
    "steal",
    "steal_all_but",
]


@dataclass(frozen=True, eq=False, slots=True)
class Gain(Instruction):
    """`who` gains Æmber from the common supply. Rule: "Æmber"."""

    amount: Amount
    who: Who = YOU
    phrase = Phrase(en="gain {amount}{amber}", de="{amount}{amber} erhalten")

    def spoken(self) -> Piece:
        return done_by(self.who, self.phrase.of(amount=self.amount))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from rules.gain(scope.g, player, self.amount.value(scope), scope.source)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.gains(self.amount.estimate(), self.who.shares(at), at)


@dataclass(frozen=True, eq=False, slots=True)
class Lose(Instruction):
    """`who` puts Æmber back into the common supply."""

    amount: Amount
    who: Who = YOU
    phrase = Phrase(en="lose {amount}{amber}", de="{amount}{amber} verlieren")

    def spoken(self) -> Piece:
        return done_by(self.who, self.phrase.of(amount=self.amount))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from rules.lose(scope.g, player, self.amount.value(scope), scope.source)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.loses(self.amount.estimate(), self.who.shares(at), at)


@dataclass(frozen=True, eq=False, slots=True)
class Steal(Instruction):
    """You take Æmber from the opponent's pool. Rule: "Steal"."""

    amount: Amount
    phrase = Phrase(en="steal {amount}{amber}", de="{amount}{amber} stehlen")

    def carry_out(self, scope: Scope) -> Steps:
        return (yield from rules.steal(scope.g, scope.you, self.amount.value(scope), scope.source))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.steals(min(self.amount.estimate(), at.pool), at)


@dataclass(frozen=True, eq=False, slots=True)
class StealAllBut(Instruction):
    """You take what the opponent has above a number."""

    rest: int
    phrase = Phrase(
        en="steal all but {rest} of your opponent’s {amber}", de="alle {amber} deines Gegners bis auf {rest} stehlen"
    )

    def carry_out(self, scope: Scope) -> Steps:
        over = scope.g.state.players[1 - scope.you].amber - self.rest
        return (yield from rules.steal(scope.g, scope.you, over, scope.source))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.steals(max(1.0, at.pool - self.rest), at)


@dataclass(frozen=True, eq=False, slots=True)
class Capture(Instruction):
    """Creatures take Æmber from their controller's opponent onto themselves. Rule: "Capture"."""

    amount: Amount
    target: Target = THIS
    phrase = Phrase(en="capture {amount}{amber}", de="{amount}{amber} erbeuten")

    def spoken(self) -> Piece:
        deed = self.phrase.of(amount=self.amount)
        return deed if self.target is THIS else By(self.target, deed)

    def about(self, target: Target) -> Sayable:
        chosen = target.spoken()
        if target is not self.target or not isinstance(chosen, NounPhrase):
            return None
        purpose = TO_DO.of(deed=self.phrase.of(amount=self.amount))
        return CHOOSE.of(target=replace(chosen, after=(*chosen.after, purpose)))

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from rules.capture_each(scope.g, cards, self.amount.value(scope), scope.source))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.captures(min(self.amount.estimate() * self.target.size(), at.pool), at)


def gain(amount: int | Amount, who: Who = YOU) -> Gain:
    """Gain Æmber."""
    return Gain(fixed(amount), who)


def lose(amount: int | Amount, who: Who = YOU) -> Lose:
    """Lose Æmber."""
    return Lose(fixed(amount), who)


def steal(amount: int | Amount) -> Steal:
    """Steal Æmber."""
    return Steal(fixed(amount))


def steal_all_but(rest: int) -> StealAllBut:
    """Steal all but `rest` of the opponent's Æmber."""
    return StealAllBut(rest)


def capture(amount: int | Amount, target: Target = THIS) -> Capture:
    """This creature (or `target`) captures Æmber."""
    return Capture(fixed(amount), target)
