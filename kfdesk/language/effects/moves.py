"""Cards go elsewhere: archive, purge, return, put, shuffle into a deck, discard."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Self, cast, overload

from kfdesk.engine import forbidding, moves
from kfdesk.engine.abilities import DONE
from kfdesk.engine.events import Shuffled
from kfdesk.engine.lasting import FOR_GOOD, Lasting
from kfdesk.engine.terms import CardId, Zone
from kfdesk.language import nouns
from kfdesk.language.back_references import RestOf, Those
from kfdesk.language.base import Picking, Target
from kfdesk.language.combined import AllOf, OneOf, all_of
from kfdesk.language.descriptions import AmongThose, Each, Group
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete, joined
from kfdesk.language.effects.entering import ReturnToPlay
from kfdesk.language.estimates import (
    BOUNCED,
    HAND_SIZE,
    ONE_IN,
    OUT_OF_REACH,
    SHUFFLED,
    THEM,
    DeckEstimate,
    EstimateContext,
    EstimateKind,
    uncounted,
)
from kfdesk.language.named_choices import PlayerChoice
from kfdesk.language.pile_estimates import are_lost, come_back, zone_and_owner
from kfdesk.language.piles import EndOfPile
from kfdesk.language.places import FROM_PLAY, IN_PLAY, InPlay, Pile, deck, hand, still_in, within_reach
from kfdesk.language.players import OPPONENT, YOU, OwnerOf, Who, You
from kfdesk.language.predicates import ENEMY, FRIENDLY, NEIGHBORING
from kfdesk.language.rules.archives import HomeFromArchives
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import Chosen, a
from kfdesk.language.turning import Called
from kfdesk.records import entity, record
from kfdesk.text import joining
from kfdesk.text.joining import IfMentioned
from kfdesk.text.mentions import InContext, WhoeverActs
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import THE, A
from kfdesk.text.phrases import Phrase
from kfdesk.text.pronouns import ITS, Pronoun
from kfdesk.text.this_card import has_no_gender
from kfdesk.text.wording import Fragment, SentenceContext, Wordable, Worded
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


@entity
class Move(Instruction):
    """Cards go from wherever they are to a zone of their owners.

    A card that has gone to a hidden zone meanwhile is out of reach, unless it is taken from such a zone.
    Rule: "Movement between zones".
    """

    target: Target
    sends_away = True
    clause: ClassVar[Phrase]
    """What is done with cards, in the slot `target`; other slots are filled by `clause_of`."""
    zone: ClassVar[Zone]
    """Where they go."""

    def about(self, target: Target) -> Wordable:
        if target not in self.groups:
            return Instruction.about(self, target)
        return self.clause_of(self.target.led_by(target) if isinstance(self.target, AllOf) else target)

    def worded(self) -> Fragment:
        return self.clause_of(self.target)

    def clause_of(self, target: Wordable) -> Fragment:
        """Return what is done with cards, said of another wording of them, too."""
        return self.clause.of(target=target)

    @property
    def groups(self) -> tuple[Target, ...]:
        """The cards meant, each description by itself."""
        return self.target.groups if isinstance(self.target, AllOf) else (self.target,)

    def can_start(self, scope: Scope) -> bool:
        known = scope.picked.get(self.target)
        return Instruction.can_start(self, scope) and (not known or bool(self.reached(scope, known)))

    def carry_out(self, scope: Scope) -> Steps:
        picked = yield from self.target.pick(scope)
        cards = yield from self.in_order(scope, self.reached(scope, picked))
        if not cards:
            return NOTHING
        outcome = yield from self.put_away(scope, cards)
        return complete(outcome, self.target, picked, wanted_of(scope, self.target))

    def reached(self, scope: Scope, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Return those of the cards meant that it can still act on."""
        return within_reach(scope, self.target, cards)

    def in_order(self, scope: Scope, cards: tuple[CardId, ...]) -> Picking:
        """Return the cards in the order in which they go."""
        return cards
        yield

    def put_away(self, scope: Scope, cards: tuple[CardId, ...]) -> Steps:
        """Let the cards go, and return what happened."""
        return (yield from moves.put_away(scope.core, cards, self.zone, scope.source))


@entity
class MoveOutOf(Move):
    """Cards that are known already go from one pile, if they are still there."""

    out_of: Pile | None = None
    """The pile that they must still be in; None: from wherever they are."""
    clause_from: ClassVar[Phrase]

    def clause_of(self, target: Wordable) -> Fragment:
        if self.out_of is None:
            return Move.clause_of(self, target)
        return self.clause_from.of(target=target, place=self.out_of.taken_from)

    def reached(self, scope: Scope, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return Move.reached(self, scope, cards) if self.out_of is None else still_in(scope, self.out_of, cards)


@entity
class Archive(MoveOutOf):
    """Cards are archived. Rule: "Archives"."""

    zone = Zone.ARCHIVES
    clause = Phrase(en="archive {target}", de="{target} archivieren", rule="glossary/archives")
    clause_from = Phrase(en="archive {target} {place}", de="{target} {place} archivieren", rule="glossary/archives")
    participle = Pair("archived", "archiviert")

    def worded(self) -> Fragment:
        target = self.target
        if self.out_of is not None:
            return self.clause_of(target)
        if isinstance(target, Chosen) and self._from_hand:
            return self.clause_of(IfMentioned(target, target, described(nouns.CARD, A, count=target.most)))
        return self.clause_of(self._from_play)

    @property
    def _from_hand(self) -> bool:
        """Whether it archives a number of any cards from your hand, which need not be said. Rule: "Archives"."""
        target = self.target
        if not isinstance(target, Chosen) or target.least != target.most:
            return False
        place = target.place
        mine = isinstance(place, Pile) and place.zone is Zone.HAND and place.who is YOU
        return mine and target.sort is CARD and not target.predicates

    @property
    def _from_play(self) -> Wordable:
        """Return the cards that are archived; of such in play it is said, except of neighbors. Rule: "Archives"."""
        target = self.target
        said = target.worded()
        groups = [one for one in (target.groups if isinstance(target, OneOf) else (target,)) if isinstance(one, Group)]
        in_play = groups and all(one.place is IN_PLAY and NEIGHBORING not in one.predicates for one in groups)
        if not in_play or not isinstance(said, NounPhrase):
            return target
        return IfMentioned(target, target, replace(said, after=(*said.after, FROM_PLAY)))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if not context.theirs:
            estimate.add(EstimateKind.ARCHIVE, self.target.size(), context)
            come_back(estimate, self.target, 1.0, context)

    def put_away(self, scope: Scope, cards: tuple[CardId, ...]) -> Steps:
        return (yield from moves.put_away(scope.core, cards, self.zone, scope.source, archived=True))


@entity
class Purge(MoveOutOf):
    """Cards are purged. Rule: "Purge"."""

    zone = Zone.PURGED
    clause = Phrase(en="purge {target}", de="{target} verbannen", rule="glossary/purge")
    clause_from = Phrase(en="purge {target} {place}", de="{target} {place} verbannen", rule="glossary/purge")
    participle = Pair("purged", "verbannt")
    from_discard_pile = Pair("purged from their discard pile", "aus seinem Ablagestapel verbannt")
    takes_away = True

    @property
    def participle_own(self) -> Pair | None:  # type: ignore[override]
        """What happened to the cards of each owner."""
        return self.from_discard_pile if zone_of(self.target) is Zone.DISCARD else None

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.takes_away(self.target, context)
        are_lost(estimate, self.target, context)
        if self.target.is_this and context.granted and context.destroyed:  # it comes to no discard pile
            estimate.add(EstimateKind.DISRUPTION, OUT_OF_REACH, context)


@entity
class MoveToZone(Move):
    """Cards go to a zone that the sentence names: "their owner's hand".

    `printed` YOU: the card says "your hand"; a player who was named: "that player's deck"; their owner: "its owner's
    hand"; None: that too, or "your hand" where the cards are surely yours or friendly.
    """

    printed: Who | None = None

    def zone_words(self, zone: Zone) -> Wordable:
        """Return the zone as printed: "your hand", "its owner's hand"."""
        noun = nouns.ZONES[zone]
        if self.yours:
            return NounPhrase((noun,), of=YOU)
        if self._is_turned:
            return NounPhrase((noun,), of=WhoeverActs(cast("Who", self.printed)))
        if isinstance(self.target, EndOfPile) and isinstance(self.target.pile.who, PlayerChoice):
            whose = Pronoun(self.printed) if self.printed is self.target.pile.who else None
            return (
                NounPhrase((noun,), of=whose)
                if whose
                else NounPhrase((noun,), THE, of=NounPhrase((nouns.OWNER,), THE, of=ITS))
            )
        if isinstance(self.target, EndOfPile) and self.target.pile.who is OPPONENT:
            return NounPhrase((noun,), of=Pronoun(OPPONENT))
        return NounPhrase((noun,), THE, of=_ItsOwner(self.target), agree=True)

    def with_owner(self) -> Self:
        return replace(self, printed=YOU) if self.yours and self.printed is None else self

    @property
    def _is_turned(self) -> bool:
        """Whether it was "your hand", before the words were turned to another player."""
        return self.printed is OPPONENT or isinstance(self.printed, Called)

    @property
    def yours(self) -> bool:
        """Whether "your hand" is said, as of cards that are surely yours."""
        return self.printed is YOU or not isinstance(self.printed, OwnerOf) and is_yours(self.target)


@entity
class Return(MoveToZone):
    """Cards are returned to their owners' hands. Rule: "Return"."""

    zone = Zone.HAND
    clause = Phrase(en="return {target} to {zone:of=target}", de="{target} auf {zone:of=target} zurück-schicken")
    clause_yours = Phrase(en="return {target} to {zone}", de="{target} auf {zone} zurück-nehmen")
    sent_back = Pair("returned", "zurückgeschickt")
    taken_back = Pair("returned", "zurückgenommen")

    @property
    def participle(self) -> Pair:  # type: ignore[override]
        """What happened to its cards."""
        return self.taken_back if self.yours else self.sent_back

    def clause_of(self, target: Wordable) -> Fragment:
        clause = self.clause_yours if self.yours or self._is_turned else self.clause
        return clause.of(target=target, zone=self.zone_words(self.zone))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.printed is None:
            estimate.removes(self.target, BOUNCED, context)
        come_back(estimate, self.target, 1.0, context)


@entity
class Put(MoveToZone):
    """Cards are put into a zone of their owners; into archives also into those of the player that is `printed`."""

    to: Destination = HAND
    at_random: bool = False
    """Whether they come upon a deck in a random order."""
    participle = Pair("put there", "dorthin gelegt")
    takes_away = True
    clauses: ClassVar[dict[Destination, Phrase]] = {
        HAND: Phrase(en="put {target} into {zone:of=target}", de="{target} auf {zone:of=target} legen"),
        ARCHIVES: Phrase(en="put {target} into {zone:of=target}", de="{target} in {zone:of=target} legen"),
        DECK_TOP: Phrase(en="put {target} on top of {zone:of=target}", de="{target} oben auf {zone:of=target} legen"),
        DECK_BOTTOM: Phrase(
            en="put {target} on the bottom of {zone:of=target}", de="{target} unter {zone:of=target} legen"
        ),
    }
    into_your_hand = Phrase(en="put {target} into {zone}", de="{target} auf {zone} nehmen")
    back = Phrase(en="put {target} back in any order", de="{target} in beliebiger Reihenfolge zurück-legen")
    on_top_at_random = Phrase(
        en="put {target} on top of {zone:of=target} in a random order",
        de="{target} in zufälliger Reihenfolge oben auf {zone:of=target} legen",
    )

    # Wording.

    def worded(self) -> Fragment:
        if not self.abducts:
            return self.deed
        several = isinstance(self.target, Each | AllOf) or getattr(self.target, "most", 1) != 1
        return joining.Sentences((self.deed, self.return_from_there(several=several)))

    @property
    def deed(self) -> Fragment:
        """Return what is done, without what becomes of the cards later."""
        return self.clause_of(self.target)

    def clause_of(self, target: Wordable) -> Fragment:
        if target is self.target and self._puts_back:
            return self.back.of(target=target)
        phrase = self.into_your_hand if self.to is HAND and self.yours else self.clauses[self.to]
        if self.at_random:
            phrase = self.on_top_at_random
        return phrase.of(target=target, zone=self.zone_words(self.to.zone))

    def zone_words(self, zone: Zone) -> Wordable:
        """Return the zone as printed; of archives that anybody's cards are put into whose they are."""
        return NounPhrase((nouns.ZONES[zone],), of=self.printed) if self.abducts else MoveToZone.zone_words(self, zone)

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
        """Return whether anybody's cards are put into one player's archives, which they leave to their owner's hand."""
        return self.to is ARCHIVES and not isinstance(self.printed, OwnerOf | None)

    def return_from_there(self, *, several: bool) -> Fragment:
        """Return what becomes of cards of anybody that leave the archives they are put into."""
        return self._homecoming(several=several).worded()

    def _homecoming(self, *, several: bool) -> HomeFromArchives:
        assert self.printed is not None, self
        return HomeFromArchives(self.target, self.printed, several, self._surely_theirs)

    @property
    def _surely_theirs(self) -> bool:
        """Whether it takes what the card calls another player's, so that it need not say who owns it."""
        theirs = FRIENDLY if self.printed is OPPONENT else ENEMY
        return all(not isinstance(group, Group) or theirs in group.predicates for group in self.groups)

    # What it counts for.

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.abducts:
            estimate.takes_away(self.target, context)
        elif isinstance(self.printed, OwnerOf | None):
            if self.to is ARCHIVES:
                yours = (group for group in self.groups if group.sides() != THEM)
                estimate.add(EstimateKind.ARCHIVE, sum(group.size() for group in yours), context)
            estimate.removes(self.target, BOUNCED, context)
        worth = SHUFFLED if self.to is DECK_BOTTOM else 1.0
        come_back(estimate, self.target, worth, context, into_deck=self.to.zone is Zone.DECK)
        zone, whose = zone_and_owner(self.target, context)
        if zone is Zone.DECK and self.to is HAND:
            estimate.add(EstimateKind.DRAW, self.target.size() * whose.yours, context)
        elif zone is Zone.DECK:
            estimate.add(EstimateKind.EFFICIENCY, ONE_IN * whose.yours, context)
            estimate.add(EstimateKind.DISRUPTION, ONE_IN * whose.theirs, context)
        elif zone in (Zone.HAND, Zone.ARCHIVES) and self.to.zone is not zone:
            theirs = 1.0 if context.theirs else whose.theirs
            estimate.add(EstimateKind.DISRUPTION, self.target.size() * theirs, context)

    # Conduct.

    def in_order(self, scope: Scope, cards: tuple[CardId, ...]) -> Picking:
        if self.to.zone is not Zone.DECK:
            return cards
        if self.at_random:
            return scope.core.random_cards(cards, len(cards))
        prompt = "deck-order" if self.to.top else "bottom-order"
        return tuple((yield from moves.arranged(scope.core, cards, scope.source, prompt)))

    def put_away(self, scope: Scope, cards: tuple[CardId, ...]) -> Steps:
        holder = self.printed.players(scope)[0] if self.abducts and self.printed is not None else None
        to = self.to
        outcome = yield from moves.put_away(scope.core, cards, to.zone, scope.source, top=to.top, holder=holder)
        if holder is not None and self._surely_theirs:
            own = tuple(card for card in outcome.cards if scope.core.state.cards[card].owner == holder)
            self._bring_home(scope, own)
        return outcome

    def _bring_home(self, scope: Scope, cards: tuple[CardId, ...]) -> None:
        """Let cards that are put into their own owner's archives leave them to their owner's hand only.

        The text says so of every card that it puts there, whoever owns it; only some have an erratum that leaves out
        the owner's. Of others' cards it is a rule of archives. Rule: errata of Scoop Up, Glimmerspore.
        """
        core = scope.core
        if cards:
            rule = self._homecoming(several=False)
            seen = tuple((card, core.state.cards[card].incarnation) for card in cards)
            bound = ((self.target, cards),)
            turn = core.state.turn
            core.begin_lasting(Lasting(scope.you, scope.source, rule, turn, FOR_GOOD, bound=bound, incarnations=seen))


@entity
class ShuffleIn(MoveToZone):
    """Cards, or whole piles, are shuffled into their owners' decks. Rule: "Shuffle"."""

    zone = Zone.DECK
    clause = Phrase(en="shuffle {target} into {zone:of=target}", de="{target} in {zone:of=target} mischen")
    participle = Pair("shuffled", "gemischt")
    participle_own = Pair("shuffled into their deck", "in sein Deck gemischt")
    participle_yours = Pair("shuffled into your deck", "in dein Deck gemischt")

    def clause_of(self, target: Wordable) -> Fragment:
        return self.clause.of(target=target, zone=self.zone_words(self.zone))

    def zone_words(self, zone: Zone) -> Wordable:
        """Return the deck as printed; that of a player who was named is "that player's"."""
        if isinstance(self.printed, PlayerChoice):
            return NounPhrase((nouns.ZONES[zone],), of=self.printed)
        return MoveToZone.zone_words(self, zone)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.removes(self.target, 1.0, context)
        come_back(estimate, self.target, SHUFFLED, context, into_deck=True)
        are_lost(estimate, self.target, context)

    def carry_out(self, scope: Scope) -> Steps:
        picked = yield from self.target.pick(scope)
        cards = within_reach(scope, self.target, picked)
        piles = [node.pile for node in parts(self.target) if isinstance(node, Whole)]
        owners = {player for pile in piles for player in pile.who.players(scope)}
        emptied = {p for pile in piles if pile.zone is Zone.DISCARD for p in pile.who.players(scope)}
        if is_yours(self.target):  # shuffled also when there is none of the cards
            owners.add(scope.you)
            emptied |= {scope.you} if zone_of(self.target) is Zone.DISCARD else set()
        outcome = yield from moves.shuffle_into_decks(scope.core, cards, owners, scope.source, piles=emptied)
        return complete(outcome, self.target, picked, wanted_of(scope, self.target))


@record
class _ItsOwner(InContext):
    """The owner of a card that a clause names; German "des Besitzers" where the gender of the name is not known."""

    card: Worded

    def in_context(self, context: SentenceContext) -> NounPhrase:
        if context.language == "de" and has_no_gender(context, self.card):
            return NounPhrase((nouns.OWNER,), THE)
        return NounPhrase((nouns.OWNER,), THE, of=ITS, agree=True)


# Discard ----------------------------------------------------------------------------------------


@entity
class Discard(Instruction):
    """Discard cards from where they are. Rule: "Discarding cards"."""

    target: Target
    sends_away = True
    participle = Pair("discarded", "abgelegt")
    phrase = Phrase(en="discard {target}", de="{target} ab-legen")

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        are_lost(estimate, self.target, context)
        zone, whose = zone_and_owner(self.target, context)
        if zone is Zone.DECK and isinstance(self.target, Chosen):  # one of the cards looked at: a better one is drawn
            estimate.add(EstimateKind.EFFICIENCY, ONE_IN * whose.yours, context)

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
        return complete((yield from discard_cards(scope, cards)), self.target, cards, wanted_of(scope, self.target))

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
    where = target.place if isinstance(target, Group) else target
    return next((node.zone for node in parts(where) if isinstance(node, Pile)), Zone.HAND)


def wanted_of(scope: Scope, target: Target) -> int | None:
    """Return how many cards from an end of a pile are meant, whether there are as many or not; None of others."""
    return target.wanted(scope) if isinstance(target, EndOfPile) else None


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

    def size(self) -> float:
        return HAND_SIZE

    def worded(self) -> Pile:
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
    if isinstance(target, EndOfPile):
        return target.belongs_to_you
    return isinstance(target, Group) and (target.place.belongs_to_you or FRIENDLY in target.predicates)


def archive(target: Target | None = None, *, out_of: Pile | None = None) -> Archive:
    """Archive cards; a card from your hand when none are named. Rule: "Archives".

    `out_of` is said of a card known already: it is archived from that pile alone.
    """
    return Archive(a(CARD, in_=hand()) if target is None else target, out_of)


def purge(target: Target, *, out_of: Pile | None = None) -> Purge:
    """Purge cards. Rule: "Purge".

    `out_of` is said of a card known already: it is purged from that pile alone.
    """
    return Purge(target, out_of)


@overload
def return_(target: Target, *, printed: Who | None = None) -> Return: ...


@overload
def return_(target: Target, to: InPlay) -> ReturnToPlay: ...


def return_(target: Target, to: InPlay | None = None, *, printed: Who | None = None) -> Return | ReturnToPlay:
    """Return cards to their owners' hands, printed as "your hand" with YOU; or to play, with `IN_PLAY`.

    Raises `ValueError` for any other place, and for an owner of what returns to play, of which none is said.
    """
    _check_printed(printed)
    if to is None:
        return Return(target, printed)
    if not isinstance(to, InPlay) or printed is not None:
        raise ValueError(f"cards do not return so: {to}, {printed}")
    return ReturnToPlay(target)


def put(target: Target, to: Destination, *, printed: Who | None = None, at_random: bool = False) -> Put:
    """Put cards into a zone of their owners; with ARCHIVES and a player into that player's, whoever owns them.

    `at_random`: on top of their decks in a random order. Raises `ValueError` for a random order anywhere else.
    """
    if to is not ARCHIVES or printed is not OPPONENT:
        _check_printed(printed)
    if at_random and to is not DECK_TOP:
        raise ValueError("an order is said of the top of a deck")
    return Put(target, printed, to, at_random)


@entity
class Shuffle(Instruction):
    """Shuffle decks. Rule: "Shuffle"."""

    pile: Pile
    phrase = Phrase(en="shuffle {pile}", de="{pile} mischen")
    add_to = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        for player in self.pile.who.players(scope):
            yield from scope.core.happen(Shuffled(player))
        return DONE


def _check_printed(printed: Who | None) -> None:
    """Raise `ValueError` for a player whose hand, deck or archives no card names so."""
    if not isinstance(printed, You | OwnerOf | PlayerChoice | None):
        raise ValueError(f"cards go to their owners, and none is printed so: {printed}")


@overload
def shuffle() -> Shuffle: ...


@overload
def shuffle(*what: Target | Pile, printed: Who | None = None) -> ShuffleIn: ...


def shuffle(*what: Target | Pile, printed: Who | None = None) -> ShuffleIn | Shuffle:
    """Shuffle cards, or whole piles, into their owners' decks; with nothing named, your deck. Rule: "Shuffle".

    Raises `ValueError` for an owner of nothing.
    """
    _check_printed(printed)
    if not what:
        if printed is not None:
            raise ValueError("a deck that is shuffled is yours")
        return Shuffle(deck())
    targets = tuple(cards_of(each) for each in what)
    return ShuffleIn(targets[0] if len(targets) == 1 else all_of(*targets), printed)


def discard(what: Target | Pile) -> Discard:
    """Discard cards from hand, archives or a deck, or a whole pile; a hand until it is empty."""
    return Discard(cards_of(what))
