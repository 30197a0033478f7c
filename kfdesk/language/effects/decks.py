"""Decks and piles: draw, discard until, search, shuffle."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import moves
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import Shuffled
from kfdesk.engine.phrases import DONE_LABEL
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.effects.revealing import show
from kfdesk.language.impact import COUNTED, At, Figure, Tally, uncounted
from kfdesk.language.places import Pile, deck
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.prompts import order_of
from kfdesk.language.quantities import Quantity, quantity
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.text.nominals import described
from kfdesk.text.nouns import ANY_NUMBER, UP_TO, A
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "discard_until",
    "draw",
    "search",
    "shuffle",
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
class DiscardUntil(Instruction):
    """Discard from the top of your deck until such a card is discarded or the deck is empty.

    The outcome's cards are the one found, if any: it is done only then.
    """

    sort: Sort
    predicates: tuple[Predicate, ...] = ()
    participle = Words("discarded", "abgelegt")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        while deck := g.state.players[scope.you].deck:
            top = deck[0]
            yield from moves.discard_from(g, (top,), scope.source)
            if fits(scope, top, self.predicates, self.sort):
                return Outcome(True, (top,), 1)
        return NOTHING

    def spoken(self) -> Piece:
        return _DISCARD_UNTIL.of(what=described(NOUNS[self.sort], A, *self.predicates))


_DISCARD_UNTIL = Phrase(
    en="discard cards from the top of your deck until you discard {what} or run out of cards",
    de="Karten von deinem Deck [ab-legen], bis du {what} ablegst oder keine Karten mehr hast",
)


@dataclass(frozen=True, eq=False, slots=True)
class Search(Instruction):
    """Search your deck and discard pile for cards of a description, reveal them and put them into your hand.

    `most` None is any number. Rule: "Search".
    """

    sort: Sort
    predicates: tuple[Predicate, ...]
    most: int | None = 1

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        p = g.state.players[scope.you]
        found = [c for c in (*p.deck, *p.discard) if fits(scope, c, self.predicates, self.sort)]
        cards: tuple[int, ...] = ()
        if found:
            options = (*(g.option("card", c) for c in found), Option("done", DONE_LABEL))
            most = len(found) if self.most is None else min(self.most, len(found))
            keys = yield Decision(
                g.state.active, DecisionKind.CARD, order_of(self), handle(scope.source), options, 0, most
            )
            cards = tuple(number(k) for k in keys if k != "done")
        outcome = NOTHING
        if cards:
            yield from show(scope, cards, None)
            outcome = yield from moves.put_away(g, cards, Zone.HAND, scope.source)
        yield from moves.shuffle(g, scope.you)  # a deck that was searched is shuffled, whatever was found
        return outcome

    def spoken(self) -> Piece:
        det = ANY_NUMBER if self.most is None else A if self.most == 1 else UP_TO
        count = self.most if self.most not in (None, 1) else None
        what = described(NOUNS[self.sort], det, *self.predicates, count=count)
        return (_SEARCH_ONE if self.most == 1 else _SEARCH_MANY).of(what=what)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.DRAW, COUNTED if self.most is None else self.most, at)


_SEARCH_ONE = Phrase(
    en="search your deck and discard pile for {what}, reveal it, and put it into your hand",
    de="dein Deck und deinen Ablagestapel nach {what:dat} [durchsuchen], decke die gefundene Karte auf und nimm sie "
    "auf deine Hand",
)


_SEARCH_MANY = Phrase(
    en="search your deck and discard pile for {what}, reveal them, and put them into your hand",
    de="dein Deck und deinen Ablagestapel nach {what:dat} [durchsuchen], decke die gefundenen Karten auf und nimm sie "
    "auf deine Hand",
)


@dataclass(frozen=True, eq=False, slots=True)
class Shuffle(Instruction):
    """Shuffle decks. Rule: "Shuffle"."""

    pile: Pile
    phrase = Phrase(en="shuffle {pile}", de="{pile} mischen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        for player in self.pile.who.players(scope):
            yield from scope.g.happen(Shuffled(player))
        return DONE


def draw(amount: int | Quantity = 1, who: Who = YOU) -> Draw:
    """Draw cards."""
    return Draw(quantity(amount), who)


def discard_until(sort: Sort, *predicates: Predicate) -> DiscardUntil:
    """Discard from the top of your deck until such a card comes."""
    return DiscardUntil(sort, predicates)


def search(sort: Sort, *predicates: Predicate, most: int | None = 1) -> Search:
    """Search your deck and discard pile for such cards and put them into your hand."""
    return Search(sort, predicates, most)


def shuffle(pile: Pile | None = None) -> Shuffle:
    """Shuffle a deck, yours when none is named."""
    return Shuffle(deck() if pile is None else pile)
