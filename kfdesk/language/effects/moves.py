"""Cards go elsewhere: archive, purge, return, put, shuffle into a deck, discard."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import overload

from kfdesk.engine import forbidding, moves
from kfdesk.engine.abilities import DONE
from kfdesk.engine.events import Shuffled
from kfdesk.engine.phrases import ASK
from kfdesk.engine.terms import CardId, Zone
from kfdesk.language import names
from kfdesk.language.base import parts
from kfdesk.language.combined import AllOf, all_of
from kfdesk.language.earlier import RestOf, Those
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete, joined
from kfdesk.language.effects.entering import ReturnToPlay
from kfdesk.language.impact import BOUNCED, At, Figure, Tally, uncounted
from kfdesk.language.piles import EndOfPile
from kfdesk.language.places import FROM_PLAY, IN_PLAY, InPlay, Pile, deck, hand, within_reach
from kfdesk.language.players import OPPONENT, YOU, EachPlayer, OwnerOf, PlayerChoice, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY, NEIGHBORING
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import AmongThose, Chosen, Each, Group, Picking, Target, a
from kfdesk.records import entity, record
from kfdesk.text import joining
from kfdesk.text.adverbials import Replacing
from kfdesk.text.joining import IfMentioned
from kfdesk.text.members import AnyOf
from kfdesk.text.mentions import InScene
from kfdesk.text.nominals import NounPhrase, That, described
from kfdesk.text.nouns import THE, THOSE, A
from kfdesk.text.phrases import Phrase
from kfdesk.text.pronouns import ITS, Pronoun
from kfdesk.text.speech import Nominal, Piece, Sayable, Scene, Spoken
from kfdesk.text.this_card import has_no_gender
from kfdesk.text.words import Pair

__all__ = [
    "ARCHIVES",
    "DECK_BOTTOM",
    "DECK_TOP",
    "HAND",
    "archive",
    "discard",
    "purge",
    "put",
    "return_",
    "shuffle",
]


@entity
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
    (Verb.ARCHIVE, ARCHIVES): Phrase(en="archive {target}", de="{target} archivieren", rule="glossary/archives"),
    (Verb.PURGE, _PURGED): Phrase(en="purge {target}", de="{target} verbannen", rule="glossary/purge"),
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
_BACK = Phrase(en="put {target} back in any order", de="{target} in beliebiger Reihenfolge zurück-legen")
_ON_TOP_AT_RANDOM = Phrase(
    en="put {target} on top of {zone:of=target} in a random order",
    de="{target} in zufälliger Reihenfolge oben auf {zone:of=target} legen",
)
_BACK_INTO_YOUR_HAND = Phrase(en="return {target} to {zone}", de="{target} auf {zone} zurück-nehmen")
_INTO_YOUR_HAND = Phrase(en="put {target} into {zone}", de="{target} auf {zone} nehmen")
_PARTICIPLES = {
    Verb.ARCHIVE: Pair("archived", "archiviert"),
    Verb.PURGE: Pair("purged", "verbannt"),
    Verb.PUT: Pair("put there", "dorthin gelegt"),
    Verb.RETURN: Pair("returned", "zurückgeschickt"),
    Verb.SHUFFLE: Pair("shuffled", "gemischt"),
}
_TAKEN_BACK = Pair("returned", "zurückgenommen")
_SHUFFLED_OWN = Pair("shuffled into their deck", "in sein Deck gemischt")
_SHUFFLED_YOURS = Pair("shuffled into your deck", "in dein Deck gemischt")
_PURGED_OWN = Pair("purged from their discard pile", "aus seinem Ablagestapel verbannt")


@entity
class Move(Instruction):
    """Cards go from wherever they are to a zone of their owners.

    `printed` YOU: the card says "your hand"; a player who was named: "that player's deck"; their owner: "its owner's
    hand"; None: that too, or "your hand" where the cards are surely yours or friendly.
    A card that has gone to a hidden zone meanwhile is out of reach, unless it is taken from such a zone.
    Rule: "Movement between zones".
    """

    target: Target
    to: Destination
    verb: Verb
    printed: Who | None = None
    at_random: bool = False
    """Whether they come upon a deck in a random order."""

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """What happened to its cards."""
        if self.verb is Verb.RETURN and self.to is HAND and self._yours:
            return _TAKEN_BACK
        return _PARTICIPLES[self.verb]

    @property
    def participle_own(self) -> Pair | None:  # type: ignore[override]
        """What happened to the cards of each owner."""
        if self.verb is Verb.PURGE and zone_of(self.target) is Zone.DISCARD:
            return _PURGED_OWN
        return _SHUFFLED_OWN if self.verb is Verb.SHUFFLE else None

    @property
    def participle_yours(self) -> Pair | None:  # type: ignore[override]
        """What happened to the cards that you own."""
        return _SHUFFLED_YOURS if self.verb is Verb.SHUFFLE else None

    def about(self, target: Target) -> Sayable:
        groups = self.target.groups if isinstance(self.target, AllOf) else (self.target,)
        return self._clause(target) if target in groups else Instruction.about(self, target)

    def spoken(self) -> Piece:
        if self.verb is Verb.ARCHIVE and not self._from_hand:
            return _CLAUSES[self.verb, self.to].of(target=self._from_play)
        if self.verb is Verb.PURGE:
            return _CLAUSES[self.verb, self.to]
        if not self.abducts:
            return self.deed
        several = isinstance(self.target, Each | AllOf) or getattr(self.target, "most", 1) != 1
        return joining.Sentences((self.deed, self.return_from_there(several=several)))

    @property
    def _from_hand(self) -> bool:
        """Whether it archives a number of any cards from your hand, which need not be said. Rule: "Archives"."""
        target = self.target
        if self.verb is not Verb.ARCHIVE or not isinstance(target, Chosen) or target.least != target.most:
            return False
        place = target.place
        mine = isinstance(place, Pile) and place.zone is Zone.HAND and place.who is YOU
        return mine and target.sort is CARD and not target.predicates

    @property
    def deed(self) -> Piece:
        """Return what is done, without what becomes of the cards later."""
        if isinstance(self.target, Chosen) and self._from_hand:
            a_card = described(names.CARD, A, count=self.target.most)
            return self._clause(IfMentioned(self.target, self.target, a_card))
        return self._clause(self.target)

    def return_from_there(self, *, several: bool) -> Piece:
        """Return what becomes of cards of anybody that leave your archives.

        Cards that may be yours leave them as any other card of yours does. Rule: errata of Scoop Up, Glimmerspore.
        """
        leaving: Nominal = That(self.target)
        if several:
            said = self.target.spoken()
            group = said.that() if isinstance(said, NounPhrase) else described(names.CARD, THOSE)
            leaving = AnyOf(replace(group, det=THOSE, count=None))
        put = _PUT_BACK.of(who=Pronoun(leaving), hand=_OWNERS_HAND)
        whose = YOU if self.printed is YOU else Pronoun(self.printed)
        left: Piece = _LEAVES.of(who=leaving, archives=NounPhrase((names.ZONES[Zone.ARCHIVES],), of=whose))
        if not self._surely_theirs:
            not_theirs = _NOT_YOURS.of(who=leaving) if whose is YOU else _NOT_THEIRS.of(who=leaving, whose=whose)
            left = joining.And((left, not_theirs))
        return joining.IF.of(condition=left, effect=Replacing(put))

    @property
    def _surely_theirs(self) -> bool:
        """Whether it takes what the card calls another player's, so that it need not say who owns it."""
        groups = self.target.groups if isinstance(self.target, AllOf) else (self.target,)
        theirs = FRIENDLY if self.printed is OPPONENT else ENEMY
        return all(not isinstance(group, Group) or theirs in group.predicates for group in groups)

    @property
    def _from_play(self) -> Sayable:
        """Return the cards that are archived; of such in play it is said, except of neighbors. Rule: "Archives"."""
        target = self.target
        said = target.spoken()
        in_play = isinstance(target, Group) and target.place is IN_PLAY and NEIGHBORING not in target.predicates
        if not in_play or not isinstance(said, NounPhrase):
            return target
        return IfMentioned(target, target, replace(said, after=(*said.after, FROM_PLAY)))

    def _clause(self, target: Sayable) -> Piece:
        phrase = _CLAUSES[self.verb, self.to]
        if target is self.target and self._puts_back:
            return _BACK.of(target=target)
        if self.verb is Verb.PUT and self.to is HAND and self._yours:
            phrase = _INTO_YOUR_HAND
        if self.verb is Verb.RETURN and self.to is HAND and self._yours:
            phrase = _BACK_INTO_YOUR_HAND
        if self.at_random:
            phrase = _ON_TOP_AT_RANDOM
        if self.verb in (Verb.ARCHIVE, Verb.PURGE):
            return phrase.of(target=target)
        return phrase.of(target=target, zone=self.zone)

    @property
    def zone(self) -> Sayable:
        """Return the zone as printed: "your hand", "its owner's hand"."""
        zone = names.ZONES[self.to.zone]
        if self.abducts or self.verb is Verb.SHUFFLE and isinstance(self.printed, PlayerChoice):
            return NounPhrase((zone,), of=self.printed)
        if self._yours:
            return NounPhrase((zone,), of=YOU)
        if isinstance(self.target, EndOfPile) and isinstance(self.target.pile.who, PlayerChoice):
            return NounPhrase((zone,), THE, of=_ONE_OWNER)
        return NounPhrase((zone,), THE, of=_ItsOwner(self.target), agree=True)

    @property
    def _yours(self) -> bool:
        return self.printed is YOU or not isinstance(self.printed, OwnerOf) and is_yours(self.target)

    @property
    def _puts_back(self) -> bool:
        """Return whether it puts back on a deck what is left of its top cards."""
        if self.to is not DECK_TOP or not isinstance(self.target, RestOf):
            return False
        place = self.target.target.place
        among = place.target if isinstance(place, AmongThose) else None
        seen = among.effect if isinstance(among, Those) else None
        return isinstance(getattr(seen, "target", None), EndOfPile)

    @property
    def abducts(self) -> bool:
        """Return whether cards of anybody are put into your archives, which they leave to their owner's hand."""
        return self.verb is Verb.PUT and self.to is ARCHIVES and not isinstance(self.printed, OwnerOf | None)

    def carry_out(self, scope: Scope) -> Steps:
        core = scope.core
        picked = yield from self.target.pick(scope)
        cards = within_reach(scope, self.target, picked)
        if self.verb is Verb.SHUFFLE:
            piles = [node.pile for node in parts(self.target) if isinstance(node, Whole)]
            owners = {player for pile in piles for player in pile.who.players(scope)}
            owners |= {scope.you} if is_yours(self.target) else set()  # shuffled also when there is none of the cards
            emptied = [p for pile in piles if pile.zone is Zone.DISCARD for p in pile.who.players(scope)]
            outcome = yield from moves.shuffle_into_decks(core, cards, owners, scope.source, piles=emptied)
            return complete(outcome, self.target, picked)
        if self.to.zone is Zone.DECK:
            prompt = ASK["deck-order" if self.to.top else "bottom-order"]
            if self.at_random:
                cards = core.random_cards(cards, len(cards))
            else:
                cards = tuple((yield from moves.arranged(core, cards, scope.source, prompt)))
        if not cards:
            return NOTHING
        outcome = yield from moves.put_away(
            core,
            cards,
            self.to.zone,
            scope.source,
            top=self.to.top,
            archived=self.verb is Verb.ARCHIVE,
            holder=self.printed.players(scope)[0] if self.abducts and self.printed is not None else None,
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


@record
class _ItsOwner(InScene):
    """The owner of a card that a clause names; German "des Besitzers" where the gender of the name is not known."""

    card: Spoken

    def in_scene(self, scene: Scene) -> NounPhrase:
        if scene.language == "de" and has_no_gender(scene, self.card):
            return NounPhrase((names.OWNER,), THE)
        return NounPhrase((names.OWNER,), THE, of=ITS, agree=True)


_ONE_OWNER = NounPhrase((names.OWNER,), THE, of=ITS)
_OWNERS_HAND = NounPhrase((names.HAND,), THE, of=_ONE_OWNER)
_LEAVES = Phrase(en="{who} | leave {archives}", de="{who} | {archives} verlassen")
_NOT_YOURS = Phrase(en="{who} | be not owned by you", de="{who} | dir nicht gehören")
_NOT_THEIRS = Phrase(en="{who} | be not owned by {whose}", de="{who} | {whose:dat} nicht gehören")
_PUT_BACK = Phrase(en="{who} | be put into {hand:of=who}", de="{who} | auf {hand:of=who} gelegt werden")


# Discard ----------------------------------------------------------------------------------------


@entity
class Discard(Instruction):
    """Discard cards from where they are. Rule: "Discarding cards"."""

    target: Target
    participle = Pair("discarded", "abgelegt")
    phrase = Phrase(en="discard {target}", de="{target} ab-legen")
    weigh = uncounted

    @property
    def participle_own(self) -> Pair | None:  # type: ignore[override]
        """What happened to the cards of each owner."""
        return _DISCARDED_OWN.get(zone_of(self.target))

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self._in_turn(scope, (yield from self.target.pick(scope)))
        if isinstance(self.target, Whole) and self.target.pile.zone is Zone.HAND:
            outcomes = []
            for player in dict.fromkeys(scope.core.state.cards[card].owner for card in cards):
                outcomes.append((yield from moves.discard_hand(scope.core, player, scope.source)))
            return joined(outcomes)
        wanted = self.target.wanted(scope) if isinstance(self.target, EndOfPile) else None
        return complete((yield from discard_cards(scope, cards)), self.target, cards, wanted)

    def _in_turn(self, scope: Scope, cards: tuple[CardId, ...]) -> Picking:
        """Return the cards in the order they are discarded in: of several from both hands or decks one player's come
        first, as the active player says. Cards that were picked one by one come as they were picked.

        Rule: "Discarding cards".
        """
        held = scope.core.state.cards
        zones = {held[card].zone for card in cards}
        owners = {held[card].owner for card in cards}
        if (
            not 1 < len(owners) < len(cards)
            or zones not in ({Zone.HAND}, {Zone.DECK})
            or isinstance(self.target, Chosen)
        ):
            return cards
        first, _ = yield from moves.who_is_first(scope.core, zones.pop())
        return tuple(sorted(cards, key=lambda card: held[card].owner != first))


_DISCARDED_OWN = {
    Zone.HAND: Pair("discarded from their hand", "von seiner Hand abgelegt"),
    Zone.DECK: Pair("discarded from their deck", "von seinem Deck abgelegt"),
    Zone.ARCHIVES: Pair("discarded from their archives", "aus seinem Archiv abgelegt"),
}


def zone_of(target: Target) -> Zone:
    """Return the zone that cards are taken from: the hand where no pile is named."""
    return next((node.zone for node in parts(target) if isinstance(node, Pile)), Zone.HAND)


def discard_cards(scope: Scope, cards: tuple[CardId, ...]) -> Steps:
    """Discard cards from hands, decks or archives, one at a time."""
    outcomes = []
    forbidding.report_discarding(scope.core, cards, scope.source)
    for card in cards:
        c = scope.core.state.cards[card]
        if c.zone is Zone.HAND:
            outcomes.append((yield from moves.discard_from_hand(scope.core, c.owner, (card,), scope.source)))
        elif not c.in_play and c.zone is not Zone.DISCARD:
            outcomes.append((yield from moves.discard_from(scope.core, (card,), scope.source)))
    return joined(outcomes)


# Whole piles --------------------------------------------------------------------------------------


@entity
class Whole(Target):
    """All cards of a pile, spoken of as the pile: "your hand"."""

    pile: Pile

    def pick(self, scope: Scope) -> Picking:
        scope.picked[self] = self.pile.cards(scope, CARD)
        return scope.picked[self]
        yield

    def any(self, scope: Scope) -> bool:
        return bool(self.pile.cards(scope, CARD))

    @property
    def several(self) -> bool:
        return True

    def spoken(self) -> Pile:
        return self.pile


def cards_of(what: Target | Pile) -> Target:
    """Return the cards meant, where a whole pile is named."""
    return Whole(what) if isinstance(what, Pile) else what


def is_yours(target: Target) -> bool:
    """Return whether the cards meant are surely yours, so that "your hand" is said of them."""
    if isinstance(target, AllOf):
        return all(is_yours(group) for group in target.groups)
    if isinstance(target, Whole):
        return target.pile.belongs_to_you
    return isinstance(target, Group) and (target.place.belongs_to_you or FRIENDLY in target.predicates)


def archive(target: Target | None = None) -> Move:
    """Archive cards; a card from your hand when none are named. Rule: "Archives"."""
    return Move(a(CARD, in_=hand()) if target is None else target, ARCHIVES, Verb.ARCHIVE)


def purge(target: Target) -> Move:
    """Purge cards. Rule: "Purge"."""
    return Move(target, _PURGED, Verb.PURGE)


@overload
def return_(target: Target, *, printed: Who | None = None) -> Move: ...


@overload
def return_(target: Target, to: InPlay) -> ReturnToPlay: ...


def return_(target: Target, to: InPlay | None = None, *, printed: Who | None = None) -> Move | ReturnToPlay:
    """Return cards to their owners' hands, printed as "your hand" with YOU; or to play, with `IN_PLAY`."""
    _check_printed(printed)
    return Move(target, HAND, Verb.RETURN, printed) if to is None else ReturnToPlay(target)


def put(target: Target, to: Destination, *, printed: Who | None = None, at_random: bool = False) -> Move:
    """Put cards into a zone of their owners; with ARCHIVES and a player into that player's, whoever owns them.

    `at_random`: on top of their decks in a random order. Raises `ValueError` for a random order anywhere else.
    """
    if to is not ARCHIVES or printed is not OPPONENT:
        _check_printed(printed)
    if at_random and to is not DECK_TOP:
        raise ValueError("an order is said of the top of a deck")
    return Move(target, to, Verb.PUT, printed, at_random)


@entity
class Shuffle(Instruction):
    """Shuffle decks. Rule: "Shuffle"."""

    pile: Pile
    phrase = Phrase(en="shuffle {pile}", de="{pile} mischen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        for player in self.pile.who.players(scope):
            yield from scope.core.happen(Shuffled(player))
        return DONE


def _check_printed(printed: Who | None) -> None:
    """Raise `ValueError` for a player whose hand, deck or archives no card names so."""
    if printed is OPPONENT or isinstance(printed, EachPlayer):
        raise ValueError(f"cards go to their owners, and none is printed so: {printed}")


@overload
def shuffle() -> Shuffle: ...


@overload
def shuffle(*what: Target | Pile, printed: Who | None = None) -> Move: ...


def shuffle(*what: Target | Pile, printed: Who | None = None) -> Move | Shuffle:
    """Shuffle cards, or whole piles, into their owners' decks; with nothing named, your deck. Rule: "Shuffle"."""
    _check_printed(printed)
    if not what:
        return Shuffle(deck())
    targets = tuple(cards_of(each) for each in what)
    return Move(targets[0] if len(targets) == 1 else all_of(*targets), _SHUFFLED, Verb.SHUFFLE, printed)


def discard(what: Target | Pile) -> Discard:
    """Discard cards from hand, archives or a deck, or a whole pile; a hand until it is empty."""
    return Discard(cards_of(what))
