"""Where: in play, or in a player's hand, deck, discard pile, archives or purged cards."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.events import CardDiscarded
from kfdesk.engine.queries import creatures, in_play
from kfdesk.engine.terms import HIDDEN, NO_CARD, CardId, Zone, other_player
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.named_choices import Naming, PlayerChoice, Purpose, unsaid
from kfdesk.language.players import YOU, EachPlayer, Who, You
from kfdesk.language.predicates import SAID_IN_PLAY, Owned, Predicate, fits
from kfdesk.language.sorts import Sort
from kfdesk.records import entity, record
from kfdesk.text.joining import IfMentioned
from kfdesk.text.mentions import InContext
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import Adjective
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.predicative import IS_NOT, Predicative
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, Worded

__all__ = ["IN_PLAY", "archives", "deck", "discard_pile", "hand", "purged"]


@entity
class Place(Node):
    """Where the meant cards are; in play unless the text says otherwise. Rule: "Ability"."""

    @property
    def zone(self) -> Zone | None:
        """The zone of a player; None for the play area."""
        return None

    @property
    def belongs_to_you(self) -> bool:
        """Whether it belongs to the ability's player."""
        return False

    @property
    def said_of_one(self) -> tuple[Worded | Fragment, ...]:
        """What is said of cards because they are there, besides where that is: "revealed this way"."""
        return ()

    @property
    def taken_from(self) -> Wordable:
        """Where cards are taken from, behind their noun; in play needs no words."""
        return None

    @property
    def within(self) -> Wordable:
        """Where cards are while they are counted."""
        return None

    @property
    def there(self) -> Wordable:
        """What is said of a card that is there: "in your hand"; None where no such words say it."""
        return self.within

    def cards(self, scope: Scope, sort: Sort) -> tuple[CardId, ...]:
        """Return the cards of a sort in the place, in table order."""
        raise NotImplementedError(type(self).__name__)

    def elsewhere(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        """Return the sentence that a card, called `subject`, is not there."""
        return _IS_NOT_THERE.of(subject=subject, where=self.there)


_IS_NOT_THERE = Phrase(en="{subject} | be not {where}", de="{subject} | nicht {where} sein")
FROM_PLAY = fixed("from play", "aus dem Spiel")


@entity
class InPlay(Place, Predicate):
    """The play area of both players; also said of cards, where one might think of those in a hand: "from play"."""

    phrase = FROM_PLAY
    predicative = Predicative(en="be {not} in play", de="{not} im Spiel sein")
    narrow = False

    @property
    def there(self) -> Wordable:
        return SAID_IN_PLAY

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.in_play

    def cards(self, scope: Scope, sort: Sort) -> tuple[CardId, ...]:
        core = scope.core
        if sort is Sort.CREATURE:
            return creatures(core)
        found = in_play(core)
        if sort is Sort.CARD:
            return found
        zone = _ROWS.get(sort)
        return tuple(c for c in found if core.state.cards[c].zone is zone)


_ROWS = {Sort.ARTIFACT: Zone.ARTIFACTS, Sort.UPGRADE: Zone.UPGRADE}
"""Where the cards of a sort lie in play; actions are never in play."""


@entity
class Pile(Place):
    """A player’s hand, deck, discard pile, archives or purged cards; "a discard pile" is that of a named player."""

    area: Zone
    who: Who = YOU

    @property
    def zone(self) -> Zone:
        return self.area

    @property
    def belongs_to_you(self) -> bool:
        return isinstance(self.who, You)

    def worded(self) -> Fragment:
        if self.area is Zone.DISCARD and isinstance(self.who, PlayerChoice):
            return _DiscardPileOf(self.who)
        return NounPhrase((nouns.ZONES[self.area],), of=self.who)

    @property
    def said_of_one(self) -> tuple[Worded | Fragment, ...]:
        """Return what its cards are called where that says where they are: "a purged card owned by your opponent"."""
        return (_PURGED,) if self.area is Zone.PURGED else ()

    @property
    def _owned(self) -> Wordable:
        """Return whose purged cards they are."""
        return None if isinstance(self.who, EachPlayer) else Owned(self.who)

    def ask_whose(self, scope: Scope, cards: tuple[CardId, ...], purpose: Purpose = unsaid) -> Naming:
        """Let a player be named where it is that of either, and the meant `cards` lie in both."""
        if isinstance(self.who, PlayerChoice):
            yield from self.who.ask_among(scope, cards, self.area, purpose)

    def is_unseen(self, scope: Scope, cards: Collection[CardId]) -> bool:
        """Return whether any of the meant `cards` lie in archives that the active player cannot see."""
        theirs = scope.core.state.players[other_player(scope.core.state.active)].archives
        return self.area is Zone.ARCHIVES and any(card in theirs for card in cards)

    @property
    def taken_from(self) -> Wordable:
        if self.said_of_one:
            return self._owned
        return IfMentioned(self, _FROM_IT, (_FROM_HAND if self.area is Zone.HAND else _FROM).of(zone=self))

    @property
    def within(self) -> Wordable:
        return self._owned if self.said_of_one else self._in(self)

    def _in(self, pile: Wordable) -> Fragment:
        """Return that cards are there, with a wording of the pile: cards of a hand are in German „auf“ it."""
        return (_IN_HAND if self.area is Zone.HAND else _IN).of(zone=pile)

    @property
    def there(self) -> Wordable:
        return self.said_of_one[0] if self.said_of_one else self.within

    def elsewhere(self, scope: Scope, card: CardId, subject: Wordable) -> Fragment:
        if not self.said_of_one:
            whose = self.who if isinstance(self.who, PlayerChoice) and self.who in scope.named else None
            where = self.there if whose is None else self._in(NounPhrase((nouns.ZONES[self.area],), of=whose))
            return _IS_NOT_THERE.of(subject=subject, where=where)
        if scope.core.state.cards[card].zone is self.area:
            return Owned(self.who).said_of(subject, negated=True)
        return IS_NOT.of(subject=subject, what=_PURGED)

    def cards(self, scope: Scope, sort: Sort) -> tuple[CardId, ...]:
        players = scope.core.state.players
        yours_first = sorted(self.who.players(scope), key=lambda p: p != scope.you)
        row = tuple(c for p in yours_first for c in getattr(players[p], self.area.value))
        return row if sort is Sort.CARD else tuple(c for c in row if fits(scope, c, sort=sort))


@record
class _DiscardPileOf(InContext):
    """A discard pile of either player; of a player who was named before it is "that player’s discard pile"."""

    who: PlayerChoice

    def in_context(self, context: SentenceContext) -> NounPhrase:
        """Return it with its owner where that player has been mentioned."""
        known = self.who in (context.recall or {}) or self.who.standing is not None
        return NounPhrase((nouns.ZONES[Zone.DISCARD],), of=self.who if known else None)


_PURGED = Adjective("purged", "verbannt", rule="glossary/purge")
_FROM_IT = fixed("from it", "daraus")
_FROM_HAND = Frame(en="from {zone}", de="von {zone:dat}")
_IN_HAND = Frame(en="in {zone}", de="auf {zone:dat}")
_FROM = Frame(en="from {zone}", de="aus {zone:dat}")
_IN = Frame(en="in {zone}", de="in {zone:dat}")

IN_PLAY = InPlay()


def within_reach(scope: Scope, target: Node, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return the cards that an instruction may still act on, of those that its `target` means.

    A pending effect no longer interacts with a card that has moved to a hidden zone, unless it says that it takes
    cards from such a zone. The hand that a card has been discarded from only says where it was: what follows is about
    the card in the discard pile. Rule: "Movement between zones".
    """
    if any(isinstance(node, Pile) and node.zone in HIDDEN for node in parts(target)):
        left = _discarded(scope)
        if left not in cards:
            return cards
        hidden = scope.core.state.cards[left].zone in HIDDEN
        return tuple(c for c in cards if c != left) if hidden else cards
    known = scope.core.state.cards
    at_home = (scope.source, scope.active_in)  # a card whose ability is active in a hidden zone names that zone
    return tuple(c for c in cards if known[c].zone not in HIDDEN or (c, known[c].zone) == at_home)


def still_in(scope: Scope, pile: Pile, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Return those of the cards that lie in a pile that an instruction names."""
    there = pile.cards(scope, Sort.CARD)
    return tuple(card for card in cards if card in there)


def _discarded(scope: Scope) -> CardId:
    """Return the card after whose discarding the ability resolves, or `NO_CARD`."""
    event = scope.event
    return event.card if isinstance(event, CardDiscarded) and scope.in_place_of is None else NO_CARD


@cache
def hand(who: Who = YOU) -> Pile:
    """The player's hand."""
    return Pile(Zone.HAND, who)


@cache
def deck(who: Who = YOU) -> Pile:
    """The player's deck."""
    return Pile(Zone.DECK, who)


@cache
def discard_pile(who: Who = YOU) -> Pile:
    """The player's discard pile; with `a_player()` any one discard pile."""
    return Pile(Zone.DISCARD, who)


@cache
def archives(who: Who = YOU) -> Pile:
    """The player's archives."""
    return Pile(Zone.ARCHIVES, who)


@cache
def purged(who: Who = YOU) -> Pile:
    """The player's purged cards."""
    return Pile(Zone.PURGED, who)
