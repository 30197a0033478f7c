"""Cards between zones: draw, discard, play, return, shuffle, purge."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kfdesk.engine import moves
from kfdesk.engine.play import play_card
from kfdesk.engine.terms import Zone
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete, joined
from kfdesk.language.players import YOU, Who
from kfdesk.language.targets import Target


class Into(Enum):
    """Where "return" and "put" bring cards: always to their owners. Rule: "Movement between zones"."""

    HAND = Zone.HAND
    DECK_TOP = Zone.DECK
    ARCHIVES = Zone.ARCHIVES


@dataclass(frozen=True, eq=False, slots=True)
class Draw(Instruction):
    """`who` draws cards. Rule: "Drawing cards"."""

    amount: Amount
    who: Who = YOU

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from moves.draw(scope.g, player, self.amount.value(scope), scope.source)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class DiscardRandom(Instruction):
    """`who` discards cards at random from their hand."""

    amount: Amount
    who: Who = YOU

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        players = self.who.players(scope)
        if len(players) > 1:
            players = yield from moves.who_discards_first(scope.g)
        for player in players:
            wanted = self.amount.value(scope)
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

    def carry_out(self, scope: Scope) -> Steps:
        deck = scope.g.state.players[scope.you].deck
        if not deck:
            return NOTHING
        return (yield from play_card(scope.g, scope.you, deck[0], scope.source))


@dataclass(frozen=True, eq=False, slots=True)
class Return(Instruction):
    """Return cards to their owners' hands, or put them elsewhere of their owners'."""

    target: Target
    into: Into = Into.HAND

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        outcome = yield from moves.put_away(scope.g, cards, self.into.value, scope.source)
        return complete(outcome, self.target, cards)


@dataclass(frozen=True, eq=False, slots=True)
class ShuffleIn(Instruction):
    """Shuffle cards into their owners' decks. Rule: "Shuffle"."""

    targets: tuple[Target, ...]

    def carry_out(self, scope: Scope) -> Steps:
        cards: tuple[int, ...] = ()
        for target in self.targets:
            cards += yield from target.pick(scope)
        return (yield from moves.shuffle_into_decks(scope.g, cards, (), scope.source))


@dataclass(frozen=True, eq=False, slots=True)
class Purge(Instruction):
    """Purge cards; one that has gone to a hidden zone is out of reach. Rule: "Purge"."""

    target: Target

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        reached = [c for c in cards if moves.scope_knows(scope, c)]
        if not reached:
            return NOTHING
        outcome = yield from moves.put_away(scope.g, reached, Zone.PURGED, scope.source)
        return complete(outcome, self.target, cards)


def draw(amount: int | Amount = 1, who: Who = YOU) -> Draw:
    """Draw cards."""
    return Draw(fixed(amount), who)


def discard_random(who: Who, amount: int | Amount = 1) -> DiscardRandom:
    """Discard random cards from hand."""
    return DiscardRandom(fixed(amount), who)


def play_top_card() -> PlayTopCard:
    """Play the top card of your deck."""
    return PlayTopCard()


def return_to_hand(target: Target) -> Return:
    """Return cards to their owners' hands."""
    return Return(target)


def shuffle_in(*targets: Target) -> ShuffleIn:
    """Shuffle cards into their owners' decks."""
    return ShuffleIn(targets)


def purge(target: Target) -> Purge:
    """Purge cards."""
    return Purge(target)
