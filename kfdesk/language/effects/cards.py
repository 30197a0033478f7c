"""Cards between zones: draw, discard, play, return, shuffle, purge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kfdesk.engine import moves
from kfdesk.engine.play import play_card
from kfdesk.engine.terms import Zone
from kfdesk.language import names
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, joined
from kfdesk.language.impact import At, Figure, Tally, uncounted
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.language.quantities import Quantity, quantity
from kfdesk.text.nominals import DOER, NounPhrase
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece, Sayable
from kfdesk.text.words import Words

__all__ = [
    "discard_random",
    "draw",
    "play_top_card",
]


@dataclass(frozen=True, eq=False, slots=True)
class Draw(Instruction):
    """`who` draws cards. Rule: "Drawing cards"."""

    amount: Quantity
    who: Who = YOU
    participle = Words("drawn", "gezogen")
    phrase = Phrase(en="draw {amount:a card|# cards}", de="{amount:eine Karte|# Karten} ziehen")

    def spoken(self) -> Piece:
        return done_by(self.who, self.phrase.of(amount=self.amount))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from moves.draw(scope.g, player, self.amount.of(scope), scope.source)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.DRAW, self.amount.estimate() * self.who.shares(at).yours, at)


@dataclass(frozen=True, eq=False, slots=True)
class DiscardRandom(Instruction):
    """`who` discards cards at random from their hand."""

    amount: Quantity
    who: Who = YOU
    participle = Words("discarded", "abgelegt")
    phrase = Phrase(
        en="discard {amount:a random card|# random cards} from {hand}",
        de="{amount:eine zufällige Karte|# zufällige Karten} von {hand:dat} ab-legen",
    )
    hand: ClassVar[Sayable] = NounPhrase((names.ZONES[Zone.HAND],), of=DOER)
    weigh = uncounted

    def spoken(self) -> Piece:
        return done_by(self.who, self.phrase.of(amount=self.amount, hand=self.hand))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        players = self.who.players(scope)
        if len(players) > 1:
            players = yield from moves.who_discards_first(scope.g)
        for player in players:
            wanted = self.amount.of(scope)
            cards = scope.g.random_cards(scope.g.state.players[player].hand, wanted)
            outcome = yield from moves.discard_from_hand(scope.g, player, cards, scope.source)
            outcomes.append(outcome._replace(done=outcome.amount == wanted))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class PlayTopCard(Instruction):
    """Play the top card of your deck; one that cannot be played stays there. Rule: FAQ on Wild Wormhole.

    Only a player who needs to draw resets an empty deck (rules "Drawing cards", "Discard pile"); to
    play its top card is not to draw it, so from an empty deck nothing is played.
    """

    phrase = Phrase(en="play the top card of your deck", de="die oberste Karte deines Decks spielen")

    def carry_out(self, scope: Scope) -> Steps:
        deck = scope.g.state.players[scope.you].deck
        if not deck:
            return NOTHING
        return (yield from play_card(scope.g, scope.you, deck[0], scope.source))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.DRAW, 1.0, at)


def draw(amount: int | Quantity = 1, who: Who = YOU) -> Draw:
    """Draw cards."""
    return Draw(quantity(amount), who)


def discard_random(who: Who, amount: int | Quantity = 1) -> DiscardRandom:
    """Discard random cards from hand."""
    return DiscardRandom(quantity(amount), who)


def play_top_card() -> PlayTopCard:
    """Play the top card of your deck."""
    return PlayTopCard()
