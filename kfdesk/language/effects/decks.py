"""Decks and piles: draw, discard until, search, shuffle."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import overload

from kfdesk.engine import forbidding, moves, play
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.editions import Difference, differs
from kfdesk.engine.events import CardMoved, CreatureMoved
from kfdesk.engine.phrases import ASK, DONE_LABEL
from kfdesk.engine.terms import CardId, DecisionKind, Icon, Label, Player, Zone
from kfdesk.language import nouns
from kfdesk.language.amounts import Quantity, some
from kfdesk.language.base import Target
from kfdesk.language.comparisons import Different
from kfdesk.language.conditions import Condition
from kfdesk.language.descriptions import Each
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.effects.moves import ARCHIVES, DECK_TOP, HAND, Destination, shuffle
from kfdesk.language.effects.revealing import show
from kfdesk.language.estimates import (
    COUNTED,
    ONE_IN,
    OUT_OF_REACH,
    DeckEstimate,
    EstimateContext,
    EstimateKind,
    uncounted,
)
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.piles import EndOfPile
from kfdesk.language.places import IN_PLAY, InPlay, Pile, deck, discard_pile
from kfdesk.language.players import YOU, Who, done_by, one_by_one
from kfdesk.language.predicates import Controlled, fits
from kfdesk.language.prompts import order, whose
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import Chosen
from kfdesk.language.unfit import why_unfit
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import And, Sentences
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import THE_PLURAL
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment, Wordable
from kfdesk.text.words import Pair

__all__ = ["discard_until", "draw", "rearrange", "search"]


@entity
class Draw(Instruction):
    """`who` draws cards. Rule: "Drawing cards"."""

    amount: Quantity
    who: Who = YOU
    participle = Pair("drawn", "gezogen")
    phrase = Phrase(en="draw {amount:a card|# cards}", de="{amount:eine Karte|# Karten} ziehen")

    def worded(self) -> Fragment:
        return done_by(self.who, self.phrase.of(amount=self.amount))

    def carry_out(self, scope: Scope) -> Steps:
        amounts = [(player, self.amount.of(scope)) for player in one_by_one(scope, self.who)]
        outcomes = []
        for player, amount in amounts:
            outcomes.append((yield from moves.draw(scope.core, player, amount, scope.source)))
        return joined(outcomes)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DRAW, self.amount.estimate() * self.who.shares(context).yours, context)


@entity
class DiscardingUntil(Instruction):
    """Discard cards of players one after the other: from the top of a deck, or from a hand at random."""

    participle = Pair("discarded", "abgelegt")
    ends_in_a_clause = True

    def about(self, target: Target) -> Wordable:
        return None

    def can_start(self, scope: Scope) -> bool:
        return bool(self.pile.cards(scope, CARD))

    @property
    def pile(self) -> Pile:
        """Return where the cards come from."""
        raise NotImplementedError(type(self).__name__)

    @property
    def from_hand(self) -> bool:
        """Return whether they come from hands."""
        return self.pile.zone is Zone.HAND

    def next_of(self, scope: Scope, player: Player) -> tuple[CardId, ...]:
        """Return the card of a player to be discarded next, if any can be."""
        held = scope.core.state.players[player]
        if not self.from_hand:
            return held.deck[:1]
        able = tuple(card for card in held.hand if not moves.cannot_be_discarded(scope.core, card))
        if held.hand and not able:
            forbidding.report_discarding(scope.core, held.hand, scope.source)
        return scope.core.random_cards(able, 1)

    def discard_one(self, scope: Scope, player: Player, card: tuple[CardId, ...]) -> Steps:
        """Discard a card of a player."""
        core = scope.core
        if self.from_hand:
            return (yield from moves.discard_from_hand(core, player, card, scope.source))
        outcome = yield from moves.discard_from(core, card, scope.source)
        if not outcome.done:
            forbidding.report_discarding(core, card, scope.source)
        return outcome

    def still_there(self, scope: Scope, player: Player, card: tuple[CardId, ...]) -> bool:
        """Return whether a card could not be discarded, so that there is no way past it."""
        held = scope.core.state.players[player]
        return card[0] in held.hand if self.from_hand else held.deck[:1] == card

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        theirs = 1.0 if context.theirs else self.pile.who.shares(context).theirs
        worth = COUNTED if self.from_hand else COUNTED * OUT_OF_REACH
        estimate.add(EstimateKind.DISRUPTION, worth * theirs, context)


@entity
class DiscardUntil(DiscardingUntil):
    """Discard from the top of a player's deck, or from their hand, until a card that fits is discarded, or so many are,
    or none is left.

    A discard pile that becomes the deck at once (1.0, 2023) is not gone through: the deck has run out.
    The outcome's cards are those found: it is done only with all of them.
    """

    target: Chosen
    pile: Pile = deck()

    def worded(self) -> Fragment:
        found = _DISCARDS.of(target=self.target)
        end: Fragment = And((found, _RUNS_OUT), link="or")
        if not self.pile.belongs_to_you:
            end = PerLanguage(end, _OR_NONE_ARE_LEFT.of(found=found))
        return (_FROM_HAND_UNTIL if self.from_hand else _FROM_DECK_UNTIL).of(pile=self.pile, end=end)

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in one_by_one(scope, self.pile.who):
            outcomes.append((yield from self._of_one(scope, player)))
        return joined(outcomes)

    def _of_one(self, scope: Scope, player: Player) -> Steps:
        ran_out = False
        found: list[CardId] = []
        while not ran_out and (card := self.next_of(scope, player)):
            last = not self.from_hand and len(scope.core.state.players[player].deck) == 1
            ran_out = last and differs(scope.core.state, Difference.RESET_AT_ONCE)
            discarded = (yield from self.discard_one(scope, player, card)).done
            if not discarded and self.still_there(scope, player, card):
                break
            if discarded and self.target.fits_anywhere(scope, card[0]):
                found.append(card[0])
                if len(found) == self.target.least:
                    return Outcome(True, tuple(found), len(found))
        return Outcome(False, tuple(found), len(found))


_DISCARDS = Phrase(en="{doer} | discard {target}", de="{doer} | {target} ab-legen")
_RUNS_OUT = Phrase(en="{doer} | run out of cards", de="{doer} | keine Karten mehr haben").of()
_OR_NONE_ARE_LEFT = Frame(en="{found} or none are left", de="{found:last} oder keine Karten mehr da sind")
_FROM_DECK_UNTIL = Phrase(
    en="discard cards from the top of {pile} until {end}",
    de="so lange Karten von {pile:dat} [ab-legen], bis {end:last}",
)
_FROM_HAND_UNTIL = Phrase(
    en="discard random cards from {pile} until {end}",
    de="so lange zufällige Karten von {pile:dat} [ab-legen], bis {end:last}",
)


@entity
class DiscardUntilSo(DiscardingUntil):
    """Discard from the top of a player's deck, or from their hand, until a condition holds.

    It is done then, not where no card was left. A discard pile that becomes the deck at once (1.0, 2023) is not gone
    through again: the deck has run out.
    """

    condition: Condition
    pile: Pile = deck()

    def can_start(self, scope: Scope) -> bool:
        return DiscardingUntil.can_start(self, scope) and not self.condition.holds(scope)

    def worded(self) -> Fragment:
        return (_FROM_HAND_UNTIL if self.from_hand else _FROM_DECK_UNTIL).of(pile=self.pile, end=self.condition)

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in one_by_one(scope, self.pile.who):
            state = scope.core.state
            # A deck is gone through once; what is drawn meanwhile is in the hand like the rest.
            for _ in state.cards if self.from_hand else state.players[player].deck:
                card = () if self.condition.holds(scope) else self.next_of(scope, player)
                if not card:
                    break
                outcomes.append((yield from self.discard_one(scope, player, card)))
                if not outcomes[-1].done and self.still_there(scope, player, card):
                    break
        return joined(outcomes)._replace(done=self.condition.holds(scope)) if outcomes else NOTHING


@entity
class Search(Instruction):
    """Search your deck and discard pile, or one of them, for cards; reveal them and put them into your hand.

    What is found need not be revealed where any card may come to your hand. Or archive them, put them into your
    archives, discard them, or put them on top of your deck, once it was shuffled.
    Rules: "Search", "Archives", FAQ on Digging up the Monster.
    """

    target: Chosen
    piles: tuple[Pile, ...]
    """The piles that are searched, all of one player."""
    to: Destination | Icon | InPlay | Label = HAND
    shuffling_said: bool = False
    """Whether the card says that the deck is shuffled then, as it is in any case."""
    archived: bool = False
    """Whether the card says "archive", not that they are put into the archives."""

    def about(self, target: Target) -> Wordable:
        return None

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """Return what was done with the cards that were found: "put into your hand"."""
        return _ARCHIVED if self.archived else _FOUND[self.to]

    def can_start(self, scope: Scope) -> bool:
        return True

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        there = [c for pile in self.piles for c in pile.cards(scope, self.target.sort)]
        found = [c for c in there if fits(scope, c, self.target.predicates)]
        cards: tuple[CardId, ...] = ()
        if found:
            prompt = order(scope, self)
            most = len(found) if self.target.most is None else min(self.target.most, len(found))
            sought = tuple(replace(self.target, place=pile) for pile in self.piles)
            if any(isinstance(p, Different) for p in self.target.predicates):
                cards = yield from self.target.pick_apart(scope, found, 0, most, prompt, sought)
            else:
                options = (*(core.option("card", c) for c in found), Option("done", DONE_LABEL))
                why_not = partial(why_unfit, scope, self.target, groups=sought)
                source, active = handle(scope.source), core.state.active
                keys = yield Decision(active, DecisionKind.CARD, prompt, source, options, 0, most, why_not=why_not)
                cards = tuple(number(k) for k in keys if k != "done")
        outcome = NOTHING
        if cards and self.says_which:
            yield from show(scope, cards, None)
        if self._shuffled_before:
            yield from self._shuffle_searched(scope)
        if self.to is IN_PLAY:
            for card in cards:
                outcome = yield from play.put_into_play(core, core.state.cards[card].owner, card, scope.source)
        elif self.to is Label.PLAY:
            for card in cards:
                outcome = yield from play.play_card(core, scope.you, card, scope.source)
        elif cards and self.to is DECK_TOP:
            outcome = yield from self._put_onto_deck(scope, cards)
        elif cards and not isinstance(self.to, Destination):
            outcome = yield from moves.discard_from(core, cards, scope.source)
            forbidding.report_discarding(core, cards, scope.source)
        elif cards and isinstance(self.to, Destination):
            outcome = yield from moves.put_away(core, cards, self.to.zone, scope.source, archived=self.archived)
        if not self._shuffled_before:
            yield from self._shuffle_searched(scope)
        return outcome

    @property
    def _shuffled_before(self) -> bool:
        """Whether the deck is shuffled before anything is done with the cards, as it is on completion of the search.

        So nobody knows what a card that is played then draws. Cards that leave the deck for good are taken out first.
        """
        return self.to is DECK_TOP or (self.to in (IN_PLAY, Label.PLAY) and not self.shuffling_said)

    def _shuffle_searched(self, scope: Scope) -> Steps:
        """Shuffle the deck if it was searched, whatever was found."""
        if any(pile.zone is Zone.DECK for pile in self.piles):
            yield from moves.shuffle(scope.core, scope.you)
        return NOTHING

    def _put_onto_deck(self, scope: Scope, cards: tuple[CardId, ...]) -> Steps:
        core = scope.core
        for card in (yield from moves.arranged(core, cards, scope.source, "deck-order")):
            c = core.state.cards[card]
            yield from core.happen(CardMoved(card, c.owner, c.zone, Zone.DECK, scope.source, revealed=True))
        return Outcome(True, cards, len(cards))

    @property
    def says_which(self) -> bool:
        """Whether it is said which cards may be found, or that they are seen once.

        What is discarded, played or put into play all see.
        """
        if not isinstance(self.to, Destination):
            return False
        return bool(self.target.predicates) or self.target.sort is not CARD or self.to is not HAND

    @property
    def asked(self) -> Fragment:
        """What to ask before it is carried out: the deck that is shuffled then is no part of the question."""
        one = self.target.most == 1
        whose = self.piles[0].who
        searched = NounPhrase(tuple(nouns.ZONES[pile.zone] for pile in self.piles), of=whose, link="and")
        search = _SEARCH.of(piles=searched, what=self.target)
        put = _ARCHIVE[one] if self.archived else (_PUT if self.says_which else _AT_ONCE)[self.to][one]
        if isinstance(self.to, Destination) and not self.archived:
            there = put.of(pile=NounPhrase((nouns.ZONES[self.to.zone],), of=whose))
        else:
            there = put.of()
        return And((search, _REVEAL[one], there) if self.says_which else (search, there))

    def worded(self) -> Fragment:
        return Sentences((self.asked, shuffle())) if self.shuffling_said else self.asked

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DRAW, 0.0 if context.theirs else self.target.size(), context)


_SEARCH = Phrase(en="<search> {piles} for {what}", de="{piles} nach {what:dat} <durchsuchen>", rule="glossary/search")
_FOUND: dict[Destination | Icon | InPlay | Label, Pair] = {
    Label.PLAY: Pair("played", "gespielt"),
    IN_PLAY: Pair("put into play", "ins Spiel gebracht"),
    Icon.DISCARD: Pair("discarded", "abgelegt"),
    HAND: Pair("put into your hand", "auf deine Hand genommen"),
    ARCHIVES: Pair("put into your archives", "in dein Archiv gelegt"),
    DECK_TOP: Pair("put on top of your deck", "oben auf dein Deck gelegt"),
}
_ARCHIVED = Pair("archived", "archiviert")
# What is done with one card, and with several.
_AT_ONCE: dict[Destination | Icon | InPlay | Label, dict[bool, Phrase]] = {
    Label.PLAY: {True: Phrase(en="play it", de="die gefundene Karte spielen")},
    IN_PLAY: {True: Phrase(en="put it into play", de="die gefundene Karte ins Spiel bringen")},
    HAND: {True: Phrase(en="put it into {pile}", de="die gefundene Karte auf {pile:acc} nehmen")},
    Icon.DISCARD: {
        True: Phrase(en="discard it", de="die gefundene Karte ab-legen"),
        False: Phrase(en="discard them", de="die gefundenen Karten ab-legen"),
    },
}
_REVEAL = {
    True: Phrase(en="reveal it", de="die gefundene Karte auf-decken"),
    False: Phrase(en="reveal them", de="die gefundenen Karten auf-decken"),
}
_PUT: dict[Destination | Icon | InPlay | Label, dict[bool, Phrase]] = {
    HAND: {
        True: Phrase(en="put it into {pile}", de="sie auf {pile:acc} nehmen"),
        False: Phrase(en="put them into {pile}", de="sie auf {pile:acc} nehmen"),
    },
    ARCHIVES: {
        True: Phrase(en="put it into {pile}", de="sie in {pile:acc} legen"),
        False: Phrase(en="put them into {pile}", de="sie in {pile:acc} legen"),
    },
    DECK_TOP: {
        True: Phrase(en="put it on top of {pile}", de="sie oben auf {pile:acc} legen"),
        False: Phrase(
            en="put them on top of {pile} in any order", de="sie in beliebiger Reihenfolge oben auf {pile:acc} legen"
        ),
    },
}
_ARCHIVE = {
    True: Phrase(en="<archive> it", de="sie <archivieren>", rule="glossary/archives"),
    False: Phrase(en="<archive> them", de="sie <archivieren>", rule="glossary/archives"),
}


@entity
class Rearrange(Instruction):
    """Look at cards at the top of a deck and put them back in any order; the others do not see which they are."""

    target: EndOfPile
    phrase = Phrase(
        en="look at {target} & put them back in any order",
        de="dir {target} an-sehen & sie in beliebiger Reihenfolge zurück-legen",
    )

    def about(self, target: Target) -> Wordable:
        return None

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        yield from show(scope, cards, scope.you)
        ordered = yield from moves.arranged(core, cards, scope.source, "deck-order")
        for card in ordered:
            owner = core.state.cards[card].owner
            yield from core.happen(CardMoved(card, owner, Zone.DECK, Zone.DECK, scope.source))
        return Outcome(True, tuple(ordered), len(ordered))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        whose = self.target.pile.who.shares(context)
        estimate.add(EstimateKind.EFFICIENCY, ONE_IN * whose.yours, context)
        estimate.add(EstimateKind.DISRUPTION, ONE_IN * whose.theirs, context)


@entity
class RearrangeLine(Instruction):
    """Put creatures of a battleline into any order, from left to right; they take the places that they had together.

    Rule: "Battleline".
    """

    target: Each
    add_to = uncounted

    def worded(self) -> Fragment:
        whose = next(p.who for p in self.target.predicates if isinstance(p, Controlled))
        rest = (p for p in self.target.predicates if not isinstance(p, Controlled))
        line = NounPhrase((nouns.ZONES[Zone.BATTLELINE],), of=whose)
        return _REARRANGE.of(what=described(nouns.CREATURE, THE_PLURAL, *rest, _IN.of(line=line)))

    def about(self, target: Target) -> Wordable:
        return None

    def can_start(self, scope: Scope) -> bool:
        return len(self.target.candidates(scope)) > 1

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        found = self.target.candidates(scope)
        for predicate in self.target.predicates:
            if isinstance(predicate, Controlled) and isinstance(predicate.who, PlayerChoice):
                yield from predicate.who.ask_among(scope, found, Zone.BATTLELINE, partial(whose, scope))
        cards = self.target.candidates(scope)
        if len(cards) < 2:
            return NOTHING
        options = tuple(core.option("card", card) for card in cards)
        source, count = handle(scope.source), len(cards)
        keys = yield Decision(core.state.active, DecisionKind.ORDER, ASK["line-order"], source, options, count, count)
        line = core.state.players[core.state.cards[cards[0]].controller].line
        new = iter(tuple(number(key) for key in keys))
        wanted = [next(new) if card in cards else card for card in line]
        for slot, card in enumerate(wanted):
            yield from self._moved(scope, card, slot)
        return Outcome(True, cards, count)

    @staticmethod
    def _moved(scope: Scope, card: CardId, slot: int) -> Steps:
        line = scope.core.state.players[scope.core.state.cards[card].controller].line
        if card in line and line.index(card) != slot:
            yield from scope.core.happen(CreatureMoved(card, slot, scope.source))
        return NOTHING


_REARRANGE = Phrase(en="rearrange {what}", de="{what} neu an-ordnen")
_IN = Frame(en="in {line}", de="in {line:dat}")


def draw(amount: int | Quantity = 1, who: Who = YOU) -> Draw:
    """Draw cards."""
    return Draw(some(amount), who)


@overload
def discard_until(end: Chosen, of: Who | Pile = YOU) -> DiscardUntil: ...


@overload
def discard_until(end: Condition, of: Who | Pile = YOU) -> DiscardUntilSo: ...


def discard_until(end: Chosen | Condition, of: Who | Pile = YOU) -> DiscardUntil | DiscardUntilSo:
    """Discard from the top of your deck, or of the deck of another player, until such a card comes, or `n` of them; or
    until a condition holds: `discard_until(is_(YOU, HAUNTED))`. `of` a `hand()` random cards are discarded.

    Raises `TypeError` for what is no description of cards and no condition, `ValueError` for no certain number of
    cards, for another pile, and for that of each player or of a player whom nobody names: `by(EACH_PLAYER, …)`,
    `choose(player)`.
    """
    if isinstance(of, Pile) and of.zone is not Zone.HAND:
        raise ValueError(f"whose deck, or which hand? Cards are not discarded one by one from {of}")
    pile = of if isinstance(of, Pile) else deck(of)
    if pile.who.each_alone:
        raise ValueError(f"by(EACH_PLAYER, …): each goes on until it is so for them, not {pile}")
    if isinstance(end, Condition):
        return DiscardUntilSo(end, pile)
    if not isinstance(end, Chosen):
        raise TypeError(f"until which card comes? {end!r}")
    if end.least != end.most:
        raise ValueError(f"until how many cards come? {end!r}")
    return DiscardUntil(end, pile)


def search(
    target: Chosen,
    pile: Pile | None = None,
    *,
    to: Destination | Icon | InPlay | Label = HAND,
    shuffling_said: bool = False,
    archived: bool = False,
) -> Search:
    """Search your deck and discard pile, or one of them, for such cards and put them into your hand.

    A deck that was searched is shuffled, which the card may say. `to`: into your ARCHIVES instead, or on top of your
    deck in any order (`DECK_TOP`); or they are discarded from your deck (`DISCARD`); or one is put into play
    (`IN_PLAY`), or played (`PLAY`). `archived`: into your ARCHIVES, where the card says "archive". Raises `ValueError`
    for any other place or pile, also of the cards, `TypeError` for what is no description of cards.
    """
    if not isinstance(target, Chosen):
        raise TypeError(f"which cards are searched for? {target}")
    if target.place is not IN_PLAY:
        raise ValueError(f"where they are searched for is said by the pile, not by {target}")
    if to not in (*_PUT, *_AT_ONCE):
        raise ValueError(f"cards that are searched for do not go there: {to}")
    if archived and to is not ARCHIVES:
        raise ValueError(f"what is archived goes into ARCHIVES, not {to}")
    piles = (deck(), discard_pile()) if pile is None else (pile,)
    if pile not in (None, deck(), discard_pile()):
        raise ValueError(f"that pile is not searched: {pile}")
    if to is Icon.DISCARD and pile != deck():
        raise ValueError(f"cards are discarded from a deck that is searched, not from {pile}")
    if to in (IN_PLAY, Label.PLAY) and (target.most != 1 or (target.sort is CARD and not target.predicates)):
        raise ValueError(f"one card of a description is played or put into play, not {target}")
    found = Search(target, piles, to, shuffling_said, archived)
    if target.most != 1 and to is HAND and not found.says_which:
        raise ValueError(f"several cards that are searched for are of a description: {target}")
    return found


@overload
def rearrange(target: EndOfPile) -> Rearrange: ...
@overload
def rearrange(target: Each) -> RearrangeLine: ...
def rearrange(target: EndOfPile | Each) -> Rearrange | RearrangeLine:
    """Look at the top cards of a deck and put them back in any order: `rearrange(top(3, deck()))`.

    Or put the creatures of a player's battleline into any order: `rearrange(each(CREATURE, controlled_by(YOU)))`.
    Raises `ValueError` where no player is said, and for other cards of a pile than several at the top of a deck.
    """
    if isinstance(target, EndOfPile):
        if target.lowest or target.pile.area is not Zone.DECK or not target.several:
            raise ValueError(f"only several cards at the top of a deck are put back in any order, not {target}")
        return Rearrange(target)
    if not isinstance(target, Each) or not any(
        isinstance(p, Controlled) and not p.who.each_alone for p in target.predicates
    ):
        raise ValueError(f"the battleline of which player? {target}")
    return RearrangeLine(target)
