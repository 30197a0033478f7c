"""Cards go elsewhere: archive, purge, return, put, shuffle into a deck."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kfdesk.engine import moves
from kfdesk.engine.phrases import ASK
from kfdesk.engine.terms import HIDDEN, Zone
from kfdesk.language import names
from kfdesk.language.base import parts
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete
from kfdesk.language.impact import BOUNCED, At, Figure, Tally
from kfdesk.language.picks import AllOf, TopOfDeck, all_of
from kfdesk.language.places import hand
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import Each, Group, Target, a
from kfdesk.text import joining
from kfdesk.text.nominals import ITS, NounPhrase, described
from kfdesk.text.nouns import THE, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable
from kfdesk.text.words import Words

__all__ = [
    "ARCHIVES",
    "DECK_BOTTOM",
    "DECK_TOP",
    "HAND",
    "archive",
    "purge",
    "put",
    "return_",
    "shuffle_into_deck",
]


@dataclass(frozen=True, eq=False, slots=True)
class Destination:
    """Where cards go: a zone of their owners. Rule: "Movement between zones"."""

    zone: Zone
    top: bool = True
    """Of a deck: on top of it, else on its bottom."""


HAND = Destination(Zone.HAND)
ARCHIVES = Destination(Zone.ARCHIVES)
DECK_TOP = Destination(Zone.DECK)
DECK_BOTTOM = Destination(Zone.DECK, top=False)
_PURGED = Destination(Zone.PURGED)
_SHUFFLED = Destination(Zone.DECK)


class Verb(Enum):
    """What is done with cards that go elsewhere."""

    ARCHIVE = "archive"
    PURGE = "purge"
    PUT = "put"
    RETURN = "return"
    SHUFFLE = "shuffle"


_CLAUSES: dict[tuple[Verb, Destination], Phrase] = {
    (Verb.ARCHIVE, ARCHIVES): Phrase(en="archive {target}", de="{target} archivieren"),
    (Verb.PURGE, _PURGED): Phrase(en="purge {target}", de="{target} verbannen"),
    (Verb.RETURN, HAND): Phrase(
        en="return {target} to {zone:of=target}", de="{target} auf {zone:of=target} zurück-schicken"
    ),
    (Verb.PUT, HAND): Phrase(en="put {target} into {zone:of=target}", de="{target} auf {zone:of=target} legen"),
    (Verb.PUT, ARCHIVES): Phrase(en="put {target} into {zone:of=target}", de="{target} in {zone:of=target} legen"),
    (Verb.PUT, DECK_TOP): Phrase(
        en="put {target} on top of {zone:of=target}", de="{target} oben auf {zone:of=target} legen"
    ),
    (Verb.PUT, DECK_BOTTOM): Phrase(
        en="put {target} on the bottom of {zone:of=target}", de="{target} unter {zone:of=target} legen"
    ),
    (Verb.SHUFFLE, _SHUFFLED): Phrase(
        en="shuffle {target} into {zone:of=target}", de="{target} in {zone:of=target} mischen"
    ),
}
_INTO_YOUR_HAND = Phrase(en="put {target} into {zone}", de="{target} auf {zone} nehmen")
_PARTICIPLES = {
    Verb.ARCHIVE: Words("archived", "archiviert"),
    Verb.PURGE: Words("purged", "verbannt"),
    Verb.PUT: Words("put there", "dorthin gelegt"),
    Verb.RETURN: Words("returned", "zurückgeschickt"),
    Verb.SHUFFLE: Words("shuffled", "gemischt"),
}


@dataclass(frozen=True, eq=False, slots=True)
class Move(Instruction):
    """Cards go from wherever they are to a zone of their owners.

    `printed` YOU: the card says "your hand"; None: "its owner's hand", or "your hand" where the cards are surely yours.
    A card that has gone to a hidden zone meanwhile is out of reach, unless it is taken from such a zone.
    Rule: "Movement between zones".
    """

    target: Target
    to: Destination
    verb: Verb
    printed: Who | None = None
    implied: bool = False
    """Of a card from your hand it need not be said where it comes from."""

    @property
    def participle(self) -> Words:  # type: ignore[override]
        """What happened to its cards."""
        return _PARTICIPLES[self.verb]

    def about(self, target: Target) -> Sayable:
        groups = self.target.groups if isinstance(self.target, AllOf) else (self.target,)
        return self._clause(target) if target in groups else Instruction.about(self, target)

    def spoken(self) -> Piece:
        if self.verb in (Verb.ARCHIVE, Verb.PURGE) and not self.implied:
            return _CLAUSES[self.verb, self.to]
        clause = self._clause(described(names.CARD, A) if self.implied else self.target)
        if not self.abducts:
            return clause
        several = isinstance(self.target, Each) or getattr(self.target, "most", 1) != 1
        back = _RETURN_FROM_THERE if several else _RETURNS_FROM_THERE
        return joining.Sentences((clause, back.of(target=self.target)))

    def _clause(self, target: Sayable) -> Piece:
        phrase = _CLAUSES[self.verb, self.to]
        if self.verb is Verb.PUT and self.to is HAND and self._yours:
            phrase = _INTO_YOUR_HAND
        if self.verb in (Verb.ARCHIVE, Verb.PURGE):
            return phrase.of(target=target)
        return phrase.of(target=target, zone=self.zone)

    @property
    def zone(self) -> Sayable:
        """Return the zone as printed: "your hand", "its owner's hand"."""
        zone = names.ZONES[self.to.zone]
        return NounPhrase((zone,), of=YOU) if self._yours else NounPhrase((zone,), THE, of=_OWNER, agree=True)

    @property
    def _yours(self) -> bool:
        return self.printed is YOU or is_yours(self.target)

    @property
    def abducts(self) -> bool:
        """Return whether cards of anybody are put into your archives, which they leave to their owner's hand."""
        return self.verb is Verb.PUT and self.to is ARCHIVES and self.printed is YOU

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        picked = yield from self.target.pick(scope)
        cards = within_reach(scope, self.target, picked)
        if self.verb is Verb.SHUFFLE:
            outcome = yield from moves.shuffle_into_decks(g, cards, (), scope.source)
            return complete(outcome, self.target, picked)
        if self.to.zone is Zone.DECK:
            cards = tuple((yield from moves.arranged(g, cards, scope.source, ASK["deck-order"])))
        if not cards:
            return NOTHING
        outcome = yield from moves.put_away(
            g,
            cards,
            self.to.zone,
            scope.source,
            top=self.to.top,
            archived=self.verb is Verb.ARCHIVE,
            holder=scope.you if self.abducts else None,
        )
        return complete(outcome, self.target, picked)

    @property
    def takes_away(self) -> bool:  # type: ignore[override]
        """Whether an artifact that does this to itself is used up."""
        return self.verb in (Verb.PURGE, Verb.PUT)

    def weigh(self, tally: Tally, at: At) -> None:
        if self.to is ARCHIVES and self.printed is None:
            tally.add(Figure.ARCHIVE, self.target.size(), at)
        if self.abducts or self.verb is Verb.PURGE:
            tally.takes_away(self.target, at)
        elif self.verb is Verb.SHUFFLE:
            tally.removes(self.target, 1.0, at)
        elif self.verb is not Verb.ARCHIVE and self.printed is None:
            tally.removes(self.target, BOUNCED, at)


_OWNER = NounPhrase((names.OWNER,), THE, of=ITS, agree=True)
_RETURNS_FROM_THERE = Frame(
    en="if {target:that} leaves your archives, it is put into its owner’s hand instead",
    de="falls {target:that:nom} dein Archiv verlässt, wird sie stattdessen auf die Hand ihres Besitzers gelegt",
)
_RETURN_FROM_THERE = Frame(
    en="if any of {target:that} leave your archives, they are put into their owner’s hand instead",
    de="falls welche {target:that:gen} dein Archiv verlassen, werden sie stattdessen auf die Hand ihres Besitzers "
    "gelegt",
)


_UNSEEN = (Zone.HAND, Zone.ARCHIVES)


def is_yours(target: Target) -> bool:
    """Return whether the cards meant are surely yours, so that "your hand" is said of them."""
    return isinstance(target, Group) and (target.place.yours or FRIENDLY in target.predicates)


def within_reach(scope: Scope, target: Target, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that an instruction may still act on.

    A pending effect no longer interacts with a card that has moved to a hidden zone, unless it says that it takes
    cards from such a zone. Rule: "Movement between zones".
    """
    nodes = list(parts(target))
    if any(isinstance(n, TopOfDeck) or (isinstance(n, Group) and n.place.zone in _UNSEEN) for n in nodes):
        return cards
    return tuple(c for c in cards if scope.g.state.cards[c].zone not in HIDDEN)


def archive(target: Target | None = None) -> Move:
    """Archive cards; a card from your hand when none are named. Rule: "Archives"."""
    if target is None:
        return Move(a(CARD, in_=hand()), ARCHIVES, Verb.ARCHIVE, implied=True)
    return Move(target, ARCHIVES, Verb.ARCHIVE)


def purge(target: Target) -> Move:
    """Purge cards. Rule: "Purge"."""
    return Move(target, _PURGED, Verb.PURGE)


def return_(target: Target, *, printed: Who | None = None) -> Move:
    """Return cards to their owners' hands, printed as "your hand" with YOU."""
    return Move(target, HAND, Verb.RETURN, printed)


def put(target: Target, to: Destination, *, printed: Who | None = None) -> Move:
    """Put cards into a zone of their owners; with ARCHIVES and YOU into your archives, whoever owns them."""
    return Move(target, to, Verb.PUT, printed)


def shuffle_into_deck(*targets: Target, printed: Who | None = None) -> Move:
    """Shuffle cards into their owners' decks. Rule: "Shuffle"."""
    return Move(targets[0] if len(targets) == 1 else all_of(*targets), _SHUFFLED, Verb.SHUFFLE, printed)
