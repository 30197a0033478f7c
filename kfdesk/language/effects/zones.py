"""Cards between zones: archive, discard, put, play, reveal, search, swap piles."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import moves
from kfdesk.engine import play as playing
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.events import CardMoved, CardsRevealed, Shuffled
from kfdesk.engine.phrases import DONE_LABEL
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.language import names
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Outcome, Scope, Steps, complete, joined
from kfdesk.language.impact import COUNTED, At, Figure, Tally, uncounted
from kfdesk.language.players import OPPONENT, YOU, Who, done_by
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.prompts import order_of
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Target
from kfdesk.text.nominals import DOER, NounPhrase, described
from kfdesk.text.nouns import ANY_NUMBER, THE, UP_TO, A
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "discard",
    "discard_archives",
    "discard_top",
    "discard_until",
    "look_at_hand",
    "play_card",
    "put_into_play",
    "put_under_this",
    "reveal",
    "reveal_hand",
    "search",
    "shuffle_deck",
    "shuffle_zones",
    "swap_deck_and_discard",
]


def _doers(zone: Zone) -> NounPhrase:
    return NounPhrase((names.ZONES[zone],), of=DOER)


def _zone_of(who: Who, zone: Zone) -> NounPhrase:
    return NounPhrase((names.ZONES[zone],), of=who)


# Archive ----------------------------------------------------------------------------------------


# Discard ----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Discard(Instruction):
    """Discard cards from where they are. Rule: "Discarding cards"."""

    target: Target
    participle = Words("discarded", "abgelegt")
    phrase = Phrase(en="discard {target}", de="{target} ab-legen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return complete((yield from discard_cards(scope, cards)), self.target, cards)


def discard_cards(scope: Scope, cards: tuple[int, ...]) -> Steps:
    """Discard cards from hands, decks or archives, one at a time."""
    outcomes = []
    for card in cards:
        c = scope.g.state.cards[card]
        if c.zone is Zone.HAND:
            outcomes.append((yield from moves.discard_from_hand(scope.g, c.owner, (card,), scope.source)))
        elif not c.in_play and c.zone is not Zone.DISCARD:
            outcomes.append((yield from moves.discard_from(scope.g, (card,), scope.source)))
    return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class DiscardTop(Instruction):
    """Discard the top cards of players' decks."""

    who: Who = YOU
    count: int = 1
    participle = Words("discarded", "abgelegt")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            top = scope.g.state.players[player].deck[: self.count]
            outcome = yield from moves.discard_from(scope.g, top, scope.source)
            outcomes.append(outcome._replace(done=outcome.amount == self.count))
        return joined(outcomes)

    def spoken(self) -> Piece:
        count = None if self.count == 1 else self.count
        return _DISCARD_TOP.of(
            cards=described(names.CARD, THE, names.TOP, count=count), deck=_zone_of(self.who, Zone.DECK)
        )


_DISCARD_TOP = Phrase(en="discard {cards} of {deck}", de="{cards} {deck:gen} ab-legen")


@dataclass(frozen=True, eq=False, slots=True)
class DiscardUntil(Instruction):
    """Discard from the top of your deck until such a card is discarded or the deck is empty.

    The outcome's cards are the one found, if any: it is done only then.
    """

    sort: Sort
    predicates: tuple[Predicate, ...] = ()
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
class DiscardArchives(Instruction):
    """A player discards each card from their archives; an abducted card goes home instead."""

    who: Who = OPPONENT
    participle = Words("discarded", "abgelegt")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            cards = scope.g.state.players[player].archives
            outcomes.append((yield from moves.discard_from(scope.g, cards, scope.source)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        return done_by(self.who, _DISCARD_ARCHIVES.of(zone=_doers(Zone.ARCHIVES)))


_DISCARD_ARCHIVES = Phrase(en="discard each card from {zone}", de="jede Karte aus {zone:dat} ab-legen")


# Reveal and look --------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Reveal(Instruction):
    """Reveal cards to both players. The outcome's cards are those revealed."""

    target: Target
    participle = Words("revealed", "aufgedeckt")
    phrase = Phrase(en="reveal {target}", de="{target} auf-decken")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from show(scope, cards, None))


def show(scope: Scope, cards: tuple[int, ...], to: int | None) -> Steps:
    """Show cards to a player, or to both."""
    if not cards:
        return NOTHING
    owner = scope.g.state.cards[cards[0]].owner
    yield from scope.g.happen(CardsRevealed(cards, owner, to, scope.source))
    return Outcome(True, cards, len(cards))


@dataclass(frozen=True, eq=False, slots=True)
class RevealHand(Instruction):
    """A player's hand is revealed to both, or with `look` seen by you alone."""

    who: Who
    look: bool = False
    participle = Words("revealed", "aufgedeckt")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            hand = scope.g.state.players[player].hand
            outcomes.append((yield from show(scope, hand, scope.you if self.look else None)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        return (_LOOK if self.look else _REVEAL).of(hand=_zone_of(self.who, Zone.HAND))


_LOOK = Phrase(en="look at {hand}", de="dir {hand} an-sehen")
_REVEAL = Phrase(en="reveal {hand}", de="{hand} auf-decken")


# Play and put into play -------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class PlayCard(Instruction):
    """Play a card from where it is, whatever house is active."""

    target: Target
    phrase = Phrase(en="play {target}", de="{target} spielen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from playing.play_card(scope.g, scope.you, card, scope.source)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class PutIntoPlay(Instruction):
    """Put cards into play without playing them, under a player's control; None: their owners'.

    With `from_` only from that player's discard pile, which the card need not say.
    """

    target: Target
    under: Who | None = None
    from_: Who | None = None
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            c = scope.g.state.cards[card]
            if c.in_play or not self._within_reach(scope, card):
                continue
            player = c.owner if self.under is None else self.under.players(scope)[0]
            outcomes.append((yield from playing.put_into_play(scope.g, player, card, scope.source)))
        return joined(outcomes)

    def _within_reach(self, scope: Scope, card: int) -> bool:
        c = scope.g.state.cards[card]
        if self.from_ is not None:
            return c.zone is Zone.DISCARD and c.owner in self.from_.players(scope)
        return c.zone is Zone.HAND or moves.scope_knows(scope, card)

    def spoken(self) -> Piece:
        return _PUT_IN_PLAY if self.under is None else _UNDER_CONTROL


_PUT_IN_PLAY = Phrase(en="put {target} into play", de="{target} ins Spiel bringen")
_UNDER_CONTROL = Phrase(
    en="put {target} into play under your control", de="{target} unter deiner Kontrolle ins Spiel bringen"
)


@dataclass(frozen=True, eq=False, slots=True)
class PutUnder(Instruction):
    """Put a card facedown under this card."""

    target: Target
    phrase = Phrase(en="put {target} facedown under {this}", de="{target} verdeckt unter {this:acc} legen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        g = scope.g
        if not cards or not g.state.cards[scope.source].in_play:
            return NOTHING
        for card in cards:
            c = g.state.cards[card]
            yield from g.happen(CardMoved(card, c.owner, c.zone, Zone.UNDER, scope.source))
        return Outcome(True, cards, len(cards))


# Decks ------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class ShuffleZones(Instruction):
    """Shuffle your hand and discard pile, or your discard pile alone, into your deck."""

    zones: tuple[Zone, ...]
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        p = scope.g.state.players[scope.you]
        rows = {Zone.HAND: p.hand, Zone.DISCARD: p.discard, Zone.ARCHIVES: p.archives}
        cards = tuple(c for zone in self.zones for c in rows[zone])
        return (yield from moves.shuffle_into_decks(scope.g, cards, (scope.you,), scope.source))

    def spoken(self) -> Piece:
        from kfdesk.text.nominals import Both

        piles = tuple(_zone_of(YOU, zone) for zone in self.zones)
        what: Piece = piles[0] if len(piles) == 1 else Both(piles)
        return _SHUFFLE_IN.of(what=what, deck=_zone_of(YOU, Zone.DECK))


_SHUFFLE_IN = Phrase(en="shuffle {what} into {deck}", de="{what} in {deck} mischen")


@dataclass(frozen=True, eq=False, slots=True)
class ShuffleDeck(Instruction):
    """Shuffle your deck."""

    phrase = Phrase(en="shuffle your deck", de="dein Deck mischen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        yield from scope.g.happen(Shuffled(scope.you))
        return DONE


@dataclass(frozen=True, eq=False, slots=True)
class SwapDeckAndDiscard(Instruction):
    """Your deck becomes your discard pile and your discard pile your deck."""

    phrase = Phrase(en="swap your deck and your discard pile", de="dein Deck und deinen Ablagestapel tauschen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        p = g.state.players[scope.you]
        deck, pile = p.deck, p.discard
        batch = [CardMoved(c, scope.you, Zone.DECK, Zone.DISCARD, scope.source, revealed=True) for c in deck]
        batch += [CardMoved(c, scope.you, Zone.DISCARD, Zone.DECK, scope.source, revealed=True) for c in pile]
        yield from g.happen(*batch)
        return DONE


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


def discard(target: Target) -> Discard:
    """Discard cards from hand, archives or a deck."""
    return Discard(target)


def discard_top(who: Who = YOU, count: int = 1) -> DiscardTop:
    """Discard the top card(s) of the player's deck."""
    return DiscardTop(who, count)


def discard_until(sort: Sort, *predicates: Predicate) -> DiscardUntil:
    """Discard from the top of your deck until such a card comes."""
    return DiscardUntil(sort, predicates)


def discard_archives(who: Who = OPPONENT) -> DiscardArchives:
    """The player discards their archives."""
    return DiscardArchives(who)


def reveal(target: Target) -> Reveal:
    """Reveal cards."""
    return Reveal(target)


def reveal_hand(who: Who) -> RevealHand:
    """Reveal a player's hand."""
    return RevealHand(who)


def look_at_hand(who: Who = OPPONENT) -> RevealHand:
    """Look at a player's hand."""
    return RevealHand(who, look=True)


def play_card(target: Target) -> PlayCard:
    """Play a card from where it is."""
    return PlayCard(target)


def put_into_play(target: Target, *, under: Who | None = None, from_: Who | None = None) -> PutIntoPlay:
    """Put cards into play under their owners' control, or under a player's; only from that discard pile."""
    return PutIntoPlay(target, under, from_)


def put_under_this(target: Target) -> PutUnder:
    """Put a card facedown under this card."""
    return PutUnder(target)


def shuffle_zones(*zones: Zone) -> ShuffleZones:
    """Shuffle all cards of these zones of yours into your deck."""
    return ShuffleZones(zones)


def shuffle_deck() -> ShuffleDeck:
    """Shuffle your deck."""
    return ShuffleDeck()


def swap_deck_and_discard() -> SwapDeckAndDiscard:
    """Swap your deck and your discard pile."""
    return SwapDeckAndDiscard()


def search(sort: Sort, *predicates: Predicate, most: int | None = 1) -> Search:
    """Search your deck and discard pile for such cards and put them into your hand."""
    return Search(sort, predicates, most)
