"""Cards between zones: draw, discard, play, return, shuffle, purge."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from kfdesk.engine import moves
from kfdesk.engine.play import play_card
from kfdesk.engine.terms import Zone
from kfdesk.language import names
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete, joined
from kfdesk.language.impact import BOUNCED, At, Figure, Tally, uncounted
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.language.targets import Group, Place, Target
from kfdesk.text import nominals
from kfdesk.text.nominals import DOER, ITS, Both, NounPhrase
from kfdesk.text.nouns import THE, Noun
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece, Sayable
from kfdesk.text.words import Words

__all__ = [
    "discard_random",
    "draw",
    "play_top_card",
    "purge",
    "put_on_your_deck",
    "return_to_hand",
    "return_to_your_hand",
    "shuffle_in",
    "shuffle_into_your_deck",
]


class Into(Enum):
    """Where "return" and "put" bring cards: always to their owners. Rule: "Movement between zones"."""

    HAND = Zone.HAND
    DECK_TOP = Zone.DECK
    ARCHIVES = Zone.ARCHIVES


class Whose(Enum):
    """How a card prints the zone that cards go back to. By rule it is always their owners'."""

    OWNER = "its owner's"
    YOURS = "your"


_YOURS = (Place.YOUR_HAND, Place.YOUR_DISCARD, Place.YOUR_ARCHIVES)
_HIDDEN = (Place.YOUR_HAND, Place.OPPONENT_HAND, Place.YOUR_ARCHIVES)
_OWNER = NounPhrase((names.OWNER,), THE, of=ITS, agree=True)


def _of_owner(zone: Noun) -> Sayable:
    return NounPhrase((zone,), THE, of=_OWNER, agree=True)


def _your(zone: Noun) -> Sayable:
    return NounPhrase((zone,), of=nominals.YOU)


@dataclass(frozen=True, eq=False, slots=True)
class Draw(Instruction):
    """`who` draws cards. Rule: "Drawing cards"."""

    amount: Amount
    who: Who = YOU
    participle = Words("drawn", "gezogen")
    phrase = Phrase(en="draw {amount:a card|# cards}", de="{amount:eine Karte|# Karten} ziehen")

    def spoken(self) -> Piece:
        return done_by(self.who, self.phrase.of(amount=self.amount))

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from moves.draw(scope.g, player, self.amount.value(scope), scope.source)))
        return joined(outcomes)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.DRAW, self.amount.estimate() * self.who.shares(at).yours, at)


@dataclass(frozen=True, eq=False, slots=True)
class DiscardRandom(Instruction):
    """`who` discards cards at random from their hand."""

    amount: Amount
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

    phrase = Phrase(en="play the top card of your deck", de="die oberste Karte deines Decks spielen")

    def carry_out(self, scope: Scope) -> Steps:
        deck = scope.g.state.players[scope.you].deck
        if not deck:
            return NOTHING
        return (yield from play_card(scope.g, scope.you, deck[0], scope.source))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.DRAW, 1.0, at)


@dataclass(frozen=True, eq=False, slots=True)
class Return(Instruction):
    """Return cards to their owners' hands, or put them elsewhere of their owners'."""

    target: Target
    into: Into = Into.HAND
    printed: Whose = Whose.OWNER
    participle = Words("returned", "zurückgeschickt")
    phrase = Phrase(en="return {target} to {zone:of=target}", de="{target} auf {zone:of=target} zurück-schicken")
    phrase_deck = Phrase(en="put {target} on top of {zone:of=target}", de="{target} oben auf {zone:of=target} legen")
    phrase_archives = Phrase(en="put {target} into {zone:of=target}", de="{target} in {zone:of=target} legen")

    def spoken(self) -> Piece:
        return {
            Into.HAND: self.phrase,
            Into.DECK_TOP: self.phrase_deck,
            Into.ARCHIVES: self.phrase_archives,
        }[self.into]

    @property
    def zone(self) -> Sayable:
        """Return the zone as printed: "your hand", "its owner's hand"."""
        yours = self.printed is Whose.YOURS or (isinstance(self.target, Group) and self.target.place in _YOURS)
        zone = names.ZONES[self.into.value]
        return _your(zone) if yours else _of_owner(zone)

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        outcome = yield from moves.put_away(scope.g, cards, self.into.value, scope.source)
        return complete(outcome, self.target, cards)

    def weigh(self, tally: Tally, at: At) -> None:
        if self.printed is not Whose.YOURS:
            tally.removes(self.target, BOUNCED, at)


@dataclass(frozen=True, eq=False, slots=True)
class ShuffleIn(Instruction):
    """Shuffle cards into their owners' decks. Rule: "Shuffle"."""

    targets: tuple[Target, ...]
    printed: Whose = Whose.OWNER
    participle = Words("shuffled", "gemischt")
    phrase = Phrase(en="shuffle {what} into {deck:of=what}", de="{what} in {deck:of=what} mischen")

    def about(self, target: Target) -> Sayable:
        return ShuffleIn((target,), self.printed) if target in self.targets else None

    @property
    def deck(self) -> Sayable:
        """Return the deck as printed: "your deck", "its owner's deck"."""
        zone = names.ZONES[Zone.DECK]
        return _your(zone) if self.printed is Whose.YOURS else _of_owner(zone)

    @property
    def what(self) -> Sayable:
        """Return all targets in a row."""
        return self.targets[0] if len(self.targets) == 1 else Both(self.targets)

    def carry_out(self, scope: Scope) -> Steps:
        cards: tuple[int, ...] = ()
        for target in self.targets:
            cards += yield from target.pick(scope)
        return (yield from moves.shuffle_into_decks(scope.g, cards, (), scope.source))

    def weigh(self, tally: Tally, at: At) -> None:
        for target in self.targets:
            tally.removes(target, 1.0, at)


@dataclass(frozen=True, eq=False, slots=True)
class Purge(Instruction):
    """Purge cards; one that has gone to a hidden zone is out of reach, unless taken from there. Rule: "Purge"."""

    target: Target
    participle = Words("purged", "verbannt")
    phrase = Phrase(en="purge {target}", de="{target} verbannen")
    takes_away = True

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        there = isinstance(self.target, Group) and self.target.place in _HIDDEN
        reached = [c for c in cards if there or moves.scope_knows(scope, c)]
        if not reached:
            return NOTHING
        outcome = yield from moves.put_away(scope.g, reached, Zone.PURGED, scope.source)
        return complete(outcome, self.target, cards)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.takes_away(self.target, at)


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


def return_to_your_hand(target: Target) -> Return:
    """Return cards to their owners' hands, printed as "your hand"."""
    return Return(target, printed=Whose.YOURS)


def put_on_your_deck(target: Target) -> Return:
    """Put cards on top of their owners' decks, printed as "your deck"."""
    return Return(target, Into.DECK_TOP, Whose.YOURS)


def shuffle_into_your_deck(*targets: Target) -> ShuffleIn:
    """Shuffle cards into their owners' decks, printed as "your deck"."""
    return ShuffleIn(targets, Whose.YOURS)


def shuffle_in(*targets: Target) -> ShuffleIn:
    """Shuffle cards into their owners' decks."""
    return ShuffleIn(targets)


def purge(target: Target) -> Purge:
    """Purge cards."""
    return Purge(target)
