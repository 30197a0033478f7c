"""Which: the properties that narrow down what cards are meant.

A predicate can be asked of a card in play and of the last-known record of one that has left it. It is worded once as
an attribute ("flank creature", "creature with power 3 or lower") and once as what is said of a card ("it is not on a
flank"); from both come the filter, the condition and their negations.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.events import CardPlayed
from kfdesk.engine.queries import neighbors
from kfdesk.engine.terms import CardId
from kfdesk.language import nouns
from kfdesk.language.base import Node, Target, itself_in
from kfdesk.language.players import ControllerOf, EachPlayer, Who, You
from kfdesk.language.sorts import TYPES, Sort
from kfdesk.records import entity
from kfdesk.text import parts_of_speech
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import And, IfMentioned
from kfdesk.text.nominals import Alternatives, NounPhrase, described
from kfdesk.text.parts_of_speech import THE, A, Adjective, Det, Noun, Prefix
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.predicative import IS, IS_NOT, Predicative
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Denied, Fragment, Mention, Wordable, Worded, unfold

__all__ = [
    "ENEMY",
    "FRIENDLY",
    "NEIGHBORING",
    "OTHER",
    "Predicate",
    "any_of",
    "controlled_by",
    "neighbor_of",
    "one_more_than",
    "other_than",
    "owned_by",
    "played_by",
]


@entity
class Predicate(Node):
    """A property a card must have to be meant.

    `phrase` (or `worded`) is the attribute: an adjective, a prefix, or words behind the noun.
    """

    predicative: ClassVar[Predicative | None] = None
    """What is said of a card that has it; None where the attribute itself says it: "is damaged", "is a Mars card"."""
    narrow: ClassVar[bool] = True
    """Whether few cards fit it, for the figures of decks; False for what about any creature may be."""
    rare: ClassVar[bool] = False
    """Whether few cards have it, so that most are without it."""
    superlative: ClassVar[bool] = False
    """Whether it compares the cards that have all the other properties: see `most_of`."""
    unique: ClassVar[bool] = False
    """Whether one card at most has it: "the first creature"."""
    one_a_side: ClassVar[bool] = False
    """Whether one creature of each player at most fits it, so that "each" is no board wipe."""
    yours: ClassVar[bool] = False
    """Whether it means cards of your own side."""
    theirs: ClassVar[bool] = False
    """Whether it means cards of the other side."""

    @property
    def is_prefix(self) -> bool:
        """Whether it stands before the noun and says of which sort a card is: "a Cyborg creature"."""
        return isinstance(unfold(self)[0], Prefix)

    @property
    def whose(self) -> Wordable:
        """Return whose the cards that have it are said to be: "their creatures"; None where nobody is named so."""
        return None

    @property
    def noun(self) -> Noun | None:
        """Return what cards in play that have it are called where no type of card is said: "Shard"; else None."""
        return None

    @property
    def called(self) -> Wordable:
        """Return the name of the cards that have it, where they are cards of one name; else None."""
        return None

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        """Return whether a card has the property, or had it immediately before it left play."""
        raise NotImplementedError(type(self).__name__)

    def most_of(self, scope: Scope, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """Return which of some cards have it more than the others do, for a superlative."""
        return cards

    def opposite(self) -> Fragment:
        """Return the attribute of cards without the property."""
        if self.predicative is not None:
            return self.predicative.clause(self, negated=True)
        fragment, _ = unfold(self)
        if isinstance(fragment, Prefix):
            return fragment.non()
        if isinstance(fragment, Adjective):
            return _NOT_SO.of(what=fragment)
        return Frame(en="not {what}", de="nicht {what}").of(what=self)

    def attributes(self) -> tuple[Worded | Fragment, ...]:
        """Return what stands before and behind the noun: most often the one attribute."""
        return (self,)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        """Return the sentence that a subject, called `noun` where one is needed, has the property (or has it not)."""
        if self.predicative is not None:
            return self.predicative.sentence(self, subject, negated=negated)
        fragment, _ = unfold(self)
        if isinstance(fragment, Adjective):
            return (IS_NOT if negated else IS).of(subject=subject, what=fragment)
        return is_a(subject, noun, (self,), negated=negated)

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        """Return the sentence that a card, called `subject`, does not have the property that is asked for."""
        return self.said_of(subject, noun, negated=True)

    def refused_for(self, subject: Wordable, noun: Noun) -> Fragment:
        """Return the sentence that a card, called `subject`, has the property, where one without it is asked for."""
        return choose_such(self.said_of(subject, noun), noun, Not(self))

    def said_of_this(self, this: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        """Return the sentence about the card that the text stands on, which you control."""
        return self.said_of(this, noun, negated=negated)


_IS_NO = Phrase(en="{subject} | be not {what}", de="{subject} | {what:nom} sein")
_NOT_A = Det("a", "", "ein", "kein")
_CHOOSE = Frame(en="{fact}; choose {what}", de="{fact}: Wähle {what:acc}")
"""What a card is that may not be so, and what is asked for instead."""
_NOT_SO = Phrase(en="be not {what}", de="nicht {what} sein")


def is_a(subject: Wordable, noun: Noun, predicates: tuple[Predicate, ...], *, negated: bool = False) -> Fragment:
    """Return the sentence that a subject is (or is not) a card of a description: "it is a Mars creature"."""
    what = described(noun, A, *predicates)
    return is_no(subject, what) if negated else IS.of(subject=subject, what=what)


def choose_such(fact: Fragment, noun: Noun, predicate: Predicate) -> Fragment:
    """Return the sentence `fact` about a card that may not be so, and which card is to be chosen."""
    return _CHOOSE.of(fact=fact, what=described(noun, A, predicate))


def choose_another(fact: Fragment, noun: Noun) -> Fragment:
    """Return the sentence `fact` about a card that may not be so, and that another one is to be chosen."""
    return _CHOOSE.of(fact=fact, what=described(noun, A, nouns.DIFFERENT))


def is_no(subject: Wordable, what: NounPhrase) -> Fragment:
    """Return the sentence that a subject is not a card of a description: "it is not a Mars creature"."""
    return _IS_NO.of(subject=subject, what=replace(what, det=_NOT_A))


def fits(
    scope: Scope, card: CardId | CardFacts, predicates: tuple[Predicate, ...] = (), sort: Sort = Sort.CARD
) -> bool:
    """Return whether a card (as it is now) or a record (as the card was) is of a sort and has all those properties."""
    facts = facts_of(scope.core, card) if isinstance(card, int) else card
    if sort is not Sort.CARD and facts.type not in TYPES[sort]:
        return False
    if sort is Sort.GIGANTIC_HALF and scope.core.state.cards[facts.card].definition.half is None:
        return False
    for predicate in predicates:  # noqa: SIM110 - asked very often, and this is the quicker way
        if not predicate.holds(scope, facts):
            return False
    return True


# Joining ----------------------------------------------------------------------------------------


@entity
class Not(Predicate):
    """Without a property."""

    predicate: Predicate

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return not self.predicate.holds(scope, facts)

    @property
    def narrow(self) -> bool:  # type: ignore[override]
        """Whether few cards fit it."""
        return self.predicate.narrow and not self.predicate.rare

    def worded(self) -> Fragment:
        return self.predicate.opposite()

    def opposite(self) -> Fragment:
        return unfold(self.predicate)[0]

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        return self.predicate.said_of(subject, noun, negated=not negated)

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        return self.predicate.refused_for(subject, noun)


@entity
class AnyOf(Predicate):
    """With at least one of several properties."""

    predicates: tuple[Predicate, ...]

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return any(p.holds(scope, facts) for p in self.predicates)

    def worded(self) -> Fragment:
        fragments = self._fragments
        if len(fragments) == 1:
            return fragments[0]
        prefixes = [
            fragment
            for fragment in fragments
            if isinstance(fragment, Prefix) and (fragment.kind or not fragment.behind)
        ]
        if len(prefixes) == len(fragments):
            *early, last = prefixes
            english = ", ".join(p.en for p in early) + ("," if len(early) > 1 else "") + f" or {last.en}"
            if any(p.behind for p in prefixes):
                named = ", ".join(p.de for p in early) + f" oder {last.de}"
                return Prefix(english, "", behind=f"{last.kind} {named}")
            return Prefix(english, ", ".join(f"{p.de}-" for p in early) + f" oder {last.de}")
        if all(isinstance(fragment, Adjective) for fragment in fragments):
            return _IS_SO.of(what=Both(self.predicates, link="or"))
        return Both(self.predicates, link="or") if self._stand_behind else Alternatives(self.predicates)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        alike = self._stand_behind or all(isinstance(fragment, Adjective | Prefix) for fragment in self._fragments)
        if negated or alike:
            return Predicate.said_of(self, subject, noun, negated=negated)
        return And(tuple(p.said_of(subject, noun) for p in self.predicates), link="or")

    @property
    def _fragments(self) -> list[Fragment]:
        return [unfold(p)[0] for p in self.predicates]

    @property
    def _stand_behind(self) -> bool:
        """Return whether all of them stand behind the noun: "with power 3 or with armor"."""
        return not any(isinstance(fragment, Adjective | Prefix) for fragment in self._fragments)

    def opposite(self) -> Fragment:
        if self._stand_behind:
            return Both(tuple(p.opposite() for p in self.predicates))
        return _IS_NEITHER.of(what=Both(self.predicates, link="nor"))


_IS_SO = Phrase(en="be {what}", de="{what} sein")
_IS_NEITHER = Phrase(en="be neither {what}", de="weder {what} sein")


# Whose, and which -------------------------------------------------------------------------------


@entity
class Friendly(Predicate):
    """Controlled by the ability's player. Rule: "Friendly"."""

    phrase = nouns.FRIENDLY
    narrow = False
    yours = True

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.controller == scope.you or scope.core.frames.lent(facts.card) == scope.you

    def opposite(self) -> Fragment:
        return nouns.ENEMY


@entity
class Enemy(Predicate):
    """Controlled by the opponent. Rule: "Enemy"."""

    phrase = nouns.ENEMY
    narrow = False
    theirs = True

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.controller != scope.you and scope.core.frames.lent(facts.card) != scope.you

    def opposite(self) -> Fragment:
        return nouns.FRIENDLY


@entity
class Controlled(Predicate):
    """Controlled by one of some players. Rule: "Control and ownership"."""

    who: Who
    by_one = Frame(en="controlled by {holder:acc}", de="unter {holder:dat}")
    by_them = Phrase(en="{who} | control", de="{who} | kontrollieren")
    """What English says of a player mentioned before: "a creature they control"."""
    beside_it = fixed("in the same battleline", "in derselben Schlachtreihe")
    """What is said of the creatures that whoever controls the creature that is judged controls."""
    by_any = fixed("controlled by any player", "unter der Kontrolle eines beliebigen Spielers")
    past = Frame(en="{doer} controlled", de=", {rel:acc} {doer} kontrolliert hat,")
    """What is said of cards that each player controlled before something happened to them."""
    predicative = Predicative(en="be {not} controlled by {holder:acc}", de="{not} unter {holder:dat} stehen")
    narrow = False

    @property
    def holder(self) -> Fragment:
        """Who controls it; German says whose control it is under."""
        return PerLanguage(self.who, NounPhrase((nouns.CONTROL,), THE, of=self.who))

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.controller in self.who.players(scope)

    def worded(self) -> Fragment:
        if isinstance(self.who, EachPlayer):
            return self.by_any
        if isinstance(self.who, ControllerOf) and itself_in(self.who.target) is not None:
            return self.beside_it
        by_one = self.by_one.of(holder=self.holder)
        return IfMentioned(self.who, PerLanguage(self.by_them.of(who=self.who), by_one), by_one)

    def opposite(self) -> Fragment:
        plain = Predicate.opposite(self)
        if isinstance(self.who, EachPlayer):
            return plain
        return IfMentioned(self.who, PerLanguage(Denied(self.by_them.of(who=self.who)), plain), plain)


@entity
class Theirs(Controlled):
    """Controlled by a player whom the sentence has named: "their creatures", "one of your creatures"."""

    in_play: bool = False
    """Whether it is said that they are in play, where cards of a hand might be meant as well."""

    @property
    def whose(self) -> Wordable:
        return Pronoun(self.who)

    def attributes(self) -> tuple[Worded | Fragment, ...]:
        return (SAID_IN_PLAY,) if self.in_play else ()


SAID_IN_PLAY = fixed("in play", "im Spiel")
"""What is said of cards where it is not clear without it that they are in play."""


@entity
class Owned(Predicate):
    """Owned by one of some players. Rule: "Control and ownership"."""

    who: Who
    by_one = Frame(en="owned by {owner:acc}", de="in {owner:dat}")
    by_them = Phrase(en="{who} | own", de="{who} | besitzen")
    """What English says of a player mentioned before: "each creature they own"."""
    predicative = Predicative(en="be {not} owned by {who:acc}", de="{who:dat} {not} gehören")
    narrow = False

    @property
    def owner(self) -> Fragment:
        """Who owns it; German says in whose possession it is."""
        return PerLanguage(self.who, NounPhrase((nouns.POSSESSION,), THE, of=self.who))

    def worded(self) -> Fragment:
        by_one = self.by_one.of(owner=self.owner)
        return IfMentioned(self.who, PerLanguage(self.by_them.of(who=self.who), by_one), by_one)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.owner in self.who.players(scope)


@entity
class PlayedBy(Predicate):
    """Played this turn, or being played, by one of some players; `first`: as the first card of its type.

    Of a card played twice its last play counts: in the second it is not the first any more.

    Rule: "Play".
    """

    who: Who
    first: bool = False
    predicative = Predicative(en="be {not} played by {who}", de="{not} von {who:dat} gespielt [werden]")
    looks_back = frozenset({(CardPlayed, "card")})

    @property
    def yours(self) -> bool:  # type: ignore[override]
        """Whether it means cards of your own side."""
        return isinstance(self.who, You)

    @property
    def unique(self) -> bool:  # type: ignore[override]
        """Whether one card at most has it."""
        return self.first

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        core, card = scope.core, facts.card
        plays = core.state.memory.played
        if core.frames.plays(card):
            player, before = core.state.active, plays
        else:
            last = next((at for at in reversed(range(len(plays))) if plays[at][0].card == card), None)
            if last is None or plays[last][1].clock < facts.entered:  # it came into play otherwise since
                return False
            player, before = plays[last][0].player, plays[:last]
        if player not in self.who.players(scope):
            return False
        return not (self.first and any(was.type is facts.type for _, play in before for was in play.cards))

    def attributes(self) -> tuple[Worded | Fragment, ...]:
        by_any = isinstance(self.who, EachPlayer)
        if not self.first:
            return (_PLAYED.of(),) if by_any else (_THEY_PLAY.of(clause=_PLAY.of(who=self.who)),)
        if by_any:
            return _FIRST, Adjective("", "in jedem Zug gespielt"), fixed("played each turn", "")
        return _FIRST, _THEY_PLAY.of(clause=_PLAY_EACH_TURN.of(who=self.who))

    def worded(self) -> Fragment:
        return Both(self.attributes())


_PLAYED = Phrase(en="be played", de="gespielt werden")
_PLAY = Phrase(en="{who} | play", de="{who} | spielen")
_PLAY_EACH_TURN = Phrase(en="{who} | play each turn", de="{who} | in jedem Zug spielen")
_THEY_PLAY = Frame(en="{clause:main}", de=", {rel:acc} {clause:last},")
_FIRST = Adjective("first", "erst", early=True)


@entity
class Other(Predicate):
    """Not the card the ability is on."""

    phrase = parts_of_speech.OTHER
    predicative = Predicative(en="be {not} another card than {this}", de="{not} eine andere Karte als {this} sein")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.card != scope.source


@entity
class OtherThan(Predicate):
    """None of an earlier pick of the same ability."""

    target: Target
    one_more: bool = False
    """Whether the same is done again, with one more of the same description."""
    predicative = Predicative(
        en="be {not} a different card than {target:that}", de="{not} eine andere Karte als {target:that:nom} sein"
    )
    narrow = False

    def worded(self) -> Fragment:
        if self.one_more:
            return parts_of_speech.ONE_MORE
        other = itself_in(self.target) is not None or self.target.mention is Mention.SAME_SENTENCE
        return parts_of_speech.OTHER if other else nouns.DIFFERENT

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.card not in self.target.known(scope)


# Where in the battleline ------------------------------------------------------------------------


@entity
class Neighboring(Predicate):
    """A neighbor of the card the ability is on. Rule: "Neighbor"."""

    phrase = nouns.NEIGHBORING
    predicative = Predicative(
        en="be {not} a <neighbor> of {this}", de="{not} {this:dat} <benachbart> sein", rule="glossary/neighbor"
    )
    narrow = False
    yours = True

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return scope.source in facts.neighbors

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        return _NOT_NEXT_TO_THIS.of(subject=subject)


@entity
class NeighborOf(Predicate):
    """A neighbor of another pick of the same ability, or of it as it was when it was destroyed."""

    target: Target
    phrase = Frame(en="<neighboring> {target:that}", de="<neben> {target:that:dat}", rule="glossary/neighbor")
    predicative = Predicative(
        en="be {not} a <neighbor> of {target:that}",
        de="{not} {target:that:dat} <benachbart> sein",
        rule="glossary/neighbor",
    )
    narrow = False

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        return _NOT_NEXT_TO.of(subject=subject, target=self.target)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        cards = self.target.known(scope)
        return any(c in facts.neighbors or facts.card in neighbors_or_last(scope, c) for c in cards)


_NOT_NEXT_TO_THIS = Phrase(
    en="{subject} | be not a <neighbor> of {this}",
    de="{subject} | nicht zu {this:dat} <benachbart> sein",
    rule="glossary/neighbor",
)
_NOT_NEXT_TO = Phrase(
    en="{subject} | be not a <neighbor> of {target:that}",
    de="{subject} | nicht zu {target:that:dat} <benachbart> sein",
    rule="glossary/neighbor",
)


def neighbors_or_last(scope: Scope, card: CardId) -> tuple[CardId, ...]:
    """Return a creature's neighbors; of one destroyed this turn those it had immediately before.

    Rule: FAQ on Pain Reaction and Smite.
    """
    state = scope.core.state
    if state.cards[card].in_play:
        return neighbors(scope.core, card)
    for was in reversed(state.memory.destroyed):
        if was.card == card:
            return tuple(c for c in was.neighbors if state.cards[c].in_play)
    return ()


FRIENDLY = Friendly()
ENEMY = Enemy()
OTHER = Other()
NEIGHBORING = Neighboring()


def any_of(*predicates: Predicate) -> AnyOf:
    """With at least one of these properties."""
    return AnyOf(predicates)


def controlled_by(who: Who) -> Controlled:
    """Controlled by the player."""
    return Controlled(who)


def owned_by(who: Who) -> Owned:
    """Owned by the player."""
    return Owned(who)


def played_by(who: Who, *, first: bool = False) -> PlayedBy:
    """Played by the player this turn, or being played; with `first` the first card of its type each turn."""
    return PlayedBy(who, first)


def neighbor_of(target: Target) -> NeighborOf:
    """A neighbor of what `target` picked."""
    return NeighborOf(target)


def other_than(target: Target) -> OtherThan:
    """Not what `target` picked."""
    return OtherThan(target)


def one_more_than(target: Target) -> OtherThan:
    """Not what `target` picked, to which the same was done before: "another creature", "eine weitere Kreatur"."""
    return OtherThan(target, one_more=True)
