"""What can be counted; here cards of a description, and the houses and traits among them.

A count has three wordings: "each friendly creature", "the number of friendly creatures", and with a range what there
is: "your opponent has 7{amber} or more". A target stands for the count of its cards.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.terms import House
from kfdesk.language import nouns
from kfdesk.language.base import Node, Target
from kfdesk.language.comparisons import Aspect
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.estimates import COUNTED, EstimateContext
from kfdesk.language.neighbors import NeighborsOf
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import OPPONENT, YOU, EachPlayer, Opponent, Who
from kfdesk.language.predicates import SAID_IN_PLAY, Controlled, Enemy, Friendly, NeighborOf, Other, Owned, Predicate
from kfdesk.language.ranges import (
    NUMBER,
    AtLeast,
    AtLeastOne,
    AtMost,
    Countable,
    Exactly,
    LessThan,
    MoreThan,
    Parity,
    Range,
    Zero,
    so_many,
)
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.records import entity
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.members import EachOf
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, NO_PLURAL, NONE, OF_THE, PLURAL, THE, Adjective, Det, Noun
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Denied, Fragment, Wordable, WordingError, unfold

__all__ = ["each_of", "excess", "less_than", "more_than"]

_OF = Frame(en="of {what}", de="{what:gen}")


@entity
class Count(Node):
    """Things that "for each" counts. `worded` is "each …"."""

    def count(self, scope: Scope) -> int:
        """Return how many there are now."""
        raise NotImplementedError(type(self).__name__)

    @property
    def number(self) -> Wordable:
        """Return "the number of …"."""
        raise NotImplementedError(type(self).__name__)

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        """Return the clause that says that this number is there, or `still` there."""
        if isinstance(wanted, MoreThan | LessThan) and isinstance(wanted.than, Count):
            more = _HIGHER if isinstance(wanted, MoreThan) else _LOWER
            return more.of(what=self.number, other=wanted.than.number)
        german = "{what} | {range} sein" if isinstance(wanted, Parity) else "{what} | {range} betragen"
        return clause("{what} | be {range}", german, still).of(what=self.number, range=wanted.value)

    def compares(self, than: Countable) -> bool:
        """Return whether `has` says of what else there is more, or less."""
        return True

    def side_said(self, wanted: Range) -> Who | None:
        """Return the player of whom it is said that this number is there, if it is said so."""
        return None

    def has_not(self, wanted: Range) -> Fragment:
        """Return the clause that says that this number is not there."""
        return Denied(self.has(wanted))

    def so_many(self, wanted: Range) -> Wordable:
        """Return that many of them: "7{amber} or more", "3 or more forged keys"."""
        raise NotImplementedError(type(self).__name__)

    def most(self, word: Adjective) -> Wordable:
        """Return the most, or the fewest, of them: "the most creatures"."""
        raise WordingError(f"{type(self).__name__} has no words for the most of it")

    def estimate(self) -> float:
        """Return how many there are taken to be."""
        return COUNTED

    def given(self, wanted: Range, context: EstimateContext) -> EstimateContext:
        """Return the place in the weighing where this number is there."""
        return context

    @property
    def is_of_a_pool(self) -> bool:
        """Whether it is the Æmber in the pool of one player."""
        return False


_HIGHER = Phrase(en="{what} | be higher than {other}", de="{what} | höher als {other:nom} sein")
_LOWER = Phrase(en="{what} | be lower than {other}", de="{what} | niedriger als {other:nom} sein")


def clause(en: str, de: str, still: bool) -> Phrase:
    """Return a clause "subject | verb …" in the present, with "still" when what is said was so before."""
    return _clause(en, de, still)


@cache
def _clause(en: str, de: str, still: bool) -> Phrase:
    if still:
        subject, _, rest = en.partition(" | ")
        verb, _, more = rest.partition(" ")
        en, de = f"{subject} | still [{verb}] {more}", de.replace(" | ", " | immer noch ", 1)
    return Phrase(en, de)


def _control(still: bool) -> Phrase:
    return clause("{who} | control {what}", "{who} | {what} kontrollieren", still)


CONTROL = _control(False)


def the_number_of(what: Wordable) -> NounPhrase:
    """Return "the number of creatures"."""
    return NounPhrase((NUMBER,), THE, after=(_OF.of(what=owning(what)),))


def owning(what: Wordable) -> Wordable:
    """Return several things as that whose number is said: „der Kreaturen“, but „befreundeter Kreaturen“.

    Without an adjective, whose ending tells it, only the article tells the German case.
    """
    if not isinstance(what, NounPhrase) or what.det is not PLURAL or any(isinstance(m, Adjective) for m in what.mods):
        return what
    return replace(what, det=OF_THE)


# Cards ------------------------------------------------------------------------------------------


@entity
class CardsThere(Count):
    """Cards of a description. Those that "each player" controls are said of the player who acts: "they control"."""

    group: Group

    def worded(self) -> Fragment:
        return self._described(EACH)

    @property
    def number(self) -> Wordable:
        return the_number_of(self._described(PLURAL))

    def _described(self, det: Det) -> NounPhrase:
        own = [p for p in self.group.predicates if isinstance(p, Controlled) and isinstance(p.who, EachPlayer)]
        if not own:
            return self.group.described(det, within=True)
        kept = [p for p in self.group.predicates if p not in own]
        return described(NOUNS[self.group.sort], det, *kept, _THEY_CONTROL)

    def count(self, scope: Scope) -> int:
        return len(self.group.candidates(scope))

    @property
    def side(self) -> Who | None:
        """Return the player whose cards they are, None for those of anybody."""
        for predicate in self.group.predicates:
            if isinstance(predicate, Friendly | Enemy):
                return YOU if isinstance(predicate, Friendly) else OPPONENT
        return None

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        side = self.side
        if isinstance(wanted, MoreThan | LessThan) and side is not None:
            return self._compared(wanted, side, still)
        if self.group.beside is not None:
            return self._neighbors(self.group.beside, wanted, still)
        if self.group.place is not IN_PLAY:
            return self._elsewhere(wanted)
        held_by = next((p for p in self.group.predicates if isinstance(p, Controlled)), None)
        if held_by is not None and not isinstance(held_by.who, EachPlayer):
            return self._held(held_by, wanted, still)
        if isinstance(wanted, Zero):
            return _NONE_IN_PLAY.of(what=self._what(wanted))
        if not isinstance(wanted, AtLeastOne) and side is not None:
            return clause("{who} | have {what} in play", "{who} | {what} im Spiel haben", still).of(
                who=side, what=self._what(wanted, owned=True)
            )
        held = self.held_by_name(wanted)
        if held is not None:
            return _control(still).of(who=held[0], what=held[1])
        return clause("{what} | be in play", "{what} | im Spiel sein", still).of(what=self._what(wanted))

    def compares(self, than: Countable) -> bool:
        if not isinstance(than, CardsThere):
            return False
        one, other = self.group, than.group
        if self.side is None:
            return one.place is not IN_PLAY is not other.place and self._kept == than._kept
        return one.place is other.place is IN_PLAY and than.side not in (None, self.side) and self._kept == than._kept

    @property
    def narrower(self) -> list[Predicate]:
        """Return what is said of the cards besides whose they are."""
        return [p for p in self.group.predicates if not isinstance(p, Friendly | Enemy)]

    @property
    def _kept(self) -> tuple[Sort, tuple[str, ...]]:
        """Return what is said of the cards besides whose they are, to be told from others."""
        return self.group.sort, tuple(repr(p) for p in self.group.predicates if not isinstance(p, Friendly | Enemy))

    def held_by_name(self, wanted: Range) -> tuple[Who, Wordable] | None:
        """Return the player who must control a card, and its name, where nothing else is asked."""
        called = next((p.called for p in self.group.predicates if p.called is not None), None)
        here = self.group.place is IN_PLAY and len(self.group.predicates) == 2
        if self.side is None or called is None or not here or not isinstance(wanted, AtLeastOne):
            return None
        return self.side, called

    def _elsewhere(self, wanted: Range) -> Fragment:
        """Return "there are 3 or more cards in your hand"."""
        what, where = self._what(wanted), self.group.place.within
        if isinstance(wanted, MoreThan | LessThan) and isinstance(wanted.than, CardsThere):
            there = wanted.than.group.place.within
            return _MORE_THERE.of(what=what, where=where, there=there)
        called = [p.called for p in self.group.predicates]
        if isinstance(wanted, AtLeastOne) and len(called) == 1 and called[0] is not None:
            return _IS_THERE.of(card=called[0], where=where)
        several = isinstance(wanted, Zero) or not (isinstance(wanted, AtLeastOne | Parity) or wanted.number == 1)
        nowhere, somewhere = (_THERE_ARE, _ARE_SOMEWHERE) if several else (_THERE_IS, _IS_SOMEWHERE)
        return (nowhere if where is None else somewhere).of(what=what, where=where)

    def _held(self, held_by: Controlled, wanted: Range, still: bool) -> Fragment:
        """Return "they control no creatures", "they control 2 or more creatures"."""
        rest = (p for p in self.group.predicates if p is not held_by)
        return _control(still).of(who=held_by.who, what=so_many(wanted, NOUNS[self.group.sort], *rest))

    def _neighbors(self, beside: NeighborOf, wanted: Range, still: bool) -> Fragment:
        """Return "it has a friendly neighbor"."""
        rest = [p for p in self.group.predicates if p is not beside]
        return clause("{who} | have {what}", "{who} | {what} haben", still).of(
            who=beside.target, what=so_many(wanted, nouns.NEIGHBOR, *rest)
        )

    def so_many(self, wanted: Range) -> Wordable:
        return self._what(wanted)

    def most(self, word: Adjective) -> Wordable:
        kept = [p for p in self.group.predicates if not _says_whose(p, owned=True)]
        return described(NOUNS[self.group.sort], THE, word, *kept, count="")

    def _what(self, wanted: Range, *, owned: bool = False) -> NounPhrase:
        kept = [p for p in self.group.predicates if not _says_whose(p, owned=owned)]
        return so_many(wanted, NOUNS[self.group.sort], *self.group.place.said_of_one, *kept)

    def _compared(self, wanted: MoreThan | LessThan, side: Who, still: bool) -> Fragment:
        """Return "you control more creatures than your opponent"."""
        return clause("{who} | control {what} than {other}", "{who} | {what} als {other:nom} kontrollieren", still).of(
            who=side, what=self._what(wanted, owned=True), other=OPPONENT if side is YOU else YOU
        )


@entity
class NeighborsThere(Count):
    """The neighbors of a creature. Rule: "Neighbor"."""

    target: NeighborsOf

    def count(self, scope: Scope) -> int:
        return len(self.target.counted(scope))

    def worded(self) -> Fragment:
        return unfold(self.target)[0]

    @property
    def number(self) -> Wordable:
        return the_number_of(self.target.described)

    def estimate(self) -> float:
        return self.target.size()


_THEY_CONTROL = Frame(en="{doer} control", de=", {rel:acc} {doer} kontrolliert,")


def _says_whose(predicate: Predicate, *, owned: bool) -> bool:
    """Return whether a clause that names the player (`owned`), or each player, says as much."""
    if isinstance(predicate, Controlled | Owned) and isinstance(predicate.who, EachPlayer):
        return True
    return owned and isinstance(predicate, Friendly | Enemy)


_IS_THERE = Phrase(en="{card} | be {where}", de="{card} | {where} [liegen]")
_IS_SOMEWHERE = Phrase(en="there | =is {what} {where}", de="{what} | {where} sein")
_ARE_SOMEWHERE = Phrase(en="there | =are {what} {where}", de="{what} | {where} sein")
_THERE_IS = Phrase(en="there | =is {what} {where}", de="es | {what} {where} [geben]")
_THERE_ARE = Phrase(en="there | =are {what} {where}", de="es | {what} {where} [geben]")
_MORE_THERE = Phrase(en="there | =are {what} {where} than {there}", de="es | {what} {where} als {there} [geben]")
_NONE_IN_PLAY = Phrase(en="there | =are {what} in play", de="{what} | im Spiel sein")


@entity
class Excess(Count):
    """How many more there are of one sort of cards than of another. Rule: "In excess"."""

    more: CardsThere
    less: CardsThere

    def count(self, scope: Scope) -> int:
        return max(0, self.more.count(scope) - self.less.count(scope))

    def worded(self) -> Fragment:
        return self._of(described(self._noun, EACH, *self._narrower))

    @property
    def number(self) -> Wordable:
        return the_number_of(self._of(described(self._noun, PLURAL, *self._narrower)))

    @property
    def _noun(self) -> Noun:
        return NOUNS[self.more.group.sort]

    @property
    def _narrower(self) -> list[Predicate]:
        return [p for p in self.more.group.predicates if not isinstance(p, Friendly | Enemy)]

    def _of(self, what: NounPhrase) -> NounPhrase:
        theirs = isinstance(self.more.side, Opponent)
        but = (_NOT_THIS.of(),) if any(isinstance(p, Other) for p in self.less.group.predicates) else ()
        return replace(what, after=(*what.after, _THEIRS_IN_EXCESS if theirs else _YOURS_IN_EXCESS, *but))


@entity
class ExcessOver(Count):
    """How many cards of a description there are in excess of a number. Rule: "In excess"."""

    more: CardsThere
    n: int

    def count(self, scope: Scope) -> int:
        return max(0, self.more.count(scope) - self.n)

    def worded(self) -> Fragment:
        return self._of(self.more.group.described(EACH, within=True))

    @property
    def number(self) -> Wordable:
        return the_number_of(self._of(self.more.group.described(PLURAL, within=True)))

    def _of(self, what: NounPhrase) -> NounPhrase:
        """Return "each card in excess of 5 in your opponent's hand"."""
        return replace(what, after=(_IN_EXCESS_OF.of(n=self.n), *what.after))


@entity
class ExcessOverPool(Count):
    """How many cards of a description there are in excess of the Æmber in a pool.

    Rule: "In excess".
    """

    more: CardsThere
    less: Count

    def count(self, scope: Scope) -> int:
        return max(0, self.more.count(scope) - self.less.count(scope))

    def worded(self) -> Fragment:
        each = self.more.group.described(EACH, within=True)
        return replace(each, after=(*each.after, _IN_EXCESS_OF_POOL.of(pool=self._pool)))

    @property
    def number(self) -> Wordable:
        """Return "the number of enemy creatures in excess of the {amber} in your opponent’s pool"."""
        what = self.more.group.described(PLURAL, within=True)
        return NounPhrase((NUMBER,), THE, after=(_OF_IN_EXCESS_OF_POOL.of(what=what, pool=self._pool),))

    @property
    def _pool(self) -> Wordable:
        """Return the Æmber in the pool; German has no article behind "mehr … als"."""
        pool = self.less.number
        return PerLanguage(pool, replace(pool, det=NONE) if isinstance(pool, NounPhrase) else pool)


_IN_EXCESS_OF_POOL = Frame(en="in excess of {pool}", de=", {rel:acc} es mehr gibt als {pool:nom},")
_OF_IN_EXCESS_OF_POOL = Frame(
    en="of {what} in excess of {pool}", de=", um {rel:acc} es mehr {what:acc} als {pool:nom} gibt,"
)
_IN_EXCESS_OF = Frame(en="in excess of {n}", de="über {n} hinaus")
_NOT_THIS = Frame(en=", not counting {this},", de="{this:acc} nicht mitgezählt,")
_YOURS_IN_EXCESS = Frame(
    en="you control in excess of your opponent", de=", {rel:acc} du mehr kontrollierst als dein Gegner,"
)
_THEIRS_IN_EXCESS = Frame(
    en="your opponent controls in excess of you", de=", {rel:acc} dein Gegner mehr kontrolliert als du,"
)


@entity
class Among(Count):
    """Different houses, traits or values of power among cards; of one that left play those it had.

    Rule: "Movement between zones".
    """

    target: Target
    noun: Noun
    but: House | None = None

    def count(self, scope: Scope) -> int:
        aspect = next(aspect for aspect, noun in _NOUN_OF.items() if noun is self.noun)
        cards = self.target.counted(scope)
        return len({found for card in cards for found in aspect.of(last_known(scope, card))} - {self.but})

    def worded(self) -> Fragment:
        if not self.target.several:
            return EachOf(NounPhrase((self.noun,), PLURAL, of=self.target))
        return described(self.noun, EACH, *self._differing, *self._others, self._among)

    @property
    def number(self) -> Wordable:
        if not self.target.several:
            return the_number_of(NounPhrase((self.noun,), PLURAL, of=self.target))
        return the_number_of(described(self.noun, PLURAL, *self._differing, *self._others, self._among))

    @property
    def _differing(self) -> tuple[Adjective, ...]:
        """Values of power are counted once each, as houses and traits are anyhow."""
        return (_DIFFERING,) if self.noun is nouns.POWER_VALUE else ()

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        if not isinstance(wanted, AtLeast | AtMost | Exactly):
            return Count.has(self, wanted, still=still)
        if not self.target.several:
            return clause("{who} | have {what}", "{who} | {what} haben", still).of(
                who=self.target, what=so_many(wanted, self.noun)
            )
        side = self.side_said(wanted)
        if side is None:
            what = so_many(wanted, self.noun, _DIFFERENT, *self._others)
            return clause("there | =are {what} {where}", "es | {what} {where} [geben]", still).of(
                what=what, where=self._among
            )
        if not isinstance(wanted, AtMost):
            return self._controlled(side, wanted, PLURAL, still)
        more = wanted.complement
        return PerLanguage(
            Denied(self._controlled(side, more, PLURAL, still)), self._controlled(side, more, NO_PLURAL, still)
        )

    def side_said(self, wanted: Range) -> Who | None:
        if self.but is not None or not isinstance(wanted, AtLeast | AtMost | Exactly):
            return None
        return CardsThere(self.target).side if isinstance(self.target, Group) else None

    def _controlled(self, side: Who, wanted: Range, det: Det, still: bool) -> Fragment:
        """Return "you control creatures from 3 or more different houses"."""
        assert isinstance(self.target, Group)
        kept = [p for p in self.target.predicates if not _says_whose(p, owned=True)]
        many = so_many(wanted, self.noun, _DIFFERENT)
        return clause("{who} | control {what} {of}", "{who} | {what} {of} kontrollieren", still).of(
            who=side,
            what=described(NOUNS[self.target.sort], det, *kept),
            of=_OF_SO_MANY[self.noun is nouns.HOUSE].of(many=many),
        )

    @property
    def _others(self) -> tuple[Fragment, ...]:
        return () if self.but is None else (_EXCEPT.of(house=self.but.words),)

    @property
    def _among(self) -> Fragment:
        cards = self.target
        several = taken_together(cards)
        if isinstance(cards, Each) and cards.place is IN_PLAY and not cards.predicates:
            several = described(NOUNS[cards.sort], PLURAL, SAID_IN_PLAY)
        return Frame(en="among {cards:acc}", de="unter {cards:dat}").of(cards=several)


_NOUN_OF = {Aspect.HOUSE: nouns.HOUSE, Aspect.TRAIT: nouns.TRAIT, Aspect.POWER: nouns.POWER_VALUE}
_DIFFERENT = Adjective("different", "verschieden")
_DIFFERING = Adjective("different", "unterschiedlich")
"""Of each one thing, of which German does not say „verschieden“."""
_EXCEPT = Frame(en="except {house}", de="außer {house}")
_OF_SO_MANY = {
    True: Frame(en="from {many}", de="aus {many:dat}"),
    False: Frame(en="with {many}", de="mit {many:dat}"),
}


def taken_together(target: Target) -> Wordable:
    """Return the cards of which something is counted together: "friendly creatures", "its neighbors", "those cards"."""
    if isinstance(target, Each):
        return target.described(PLURAL, within=True)
    return target.described if isinstance(target, NeighborsOf) else target


# Words ------------------------------------------------------------------------------------------


def count_of(what: Count | Target) -> Count:
    """Return a count; each card of a description, and the neighbors of a creature, stand for how many there are.

    Raises `ValueError` for other cards: of those that somebody picks all of the description would be counted, and be
    said; what was done to cards `done(…)` counts, those under a card `each(CARD, in_=under(…))`.
    """
    if isinstance(what, Count):
        return what
    if isinstance(what, Each):
        return CardsThere(what)
    if isinstance(what, NeighborsOf):
        return NeighborsThere(what)
    raise ValueError(f"each(…) of a description, or neighbors, are counted, not {what}")


def more_than(what: Count | Target) -> MoreThan:
    """More than there are of something else."""
    return MoreThan(count_of(what))


def less_than(what: Count | Target) -> LessThan:
    """Fewer than there are of something else."""
    return LessThan(count_of(what))


def excess(more: Target, less: Target | Count | int) -> Excess | ExcessOver | ExcessOverPool:
    """How many friendly cards there are in excess of the enemy ones (or the reverse), or cards in excess of a number,
    or of the Æmber in a pool.

    Raises `ValueError` for what is no description of cards, and for two that differ in more than whose they are, but
    for `OTHER`: "not counting" this card.
    """
    first = count_of(more)
    if isinstance(less, int):
        if not isinstance(first, CardsThere) or less < 1:
            raise ValueError(f"cards of a description are in excess of a number from 1 on: {more}, {less}")
        return ExcessOver(first, less)
    second = count_of(less)
    if isinstance(first, CardsThere) and first.group.place is IN_PLAY and second.is_of_a_pool:
        return ExcessOverPool(first, second)
    if not isinstance(first, CardsThere) or not isinstance(second, CardsThere):
        raise ValueError(f"of two descriptions of cards there are more of one: {more}, {less}")
    if first.side is None or not first.compares(_counting_this(second)):
        raise ValueError(f"of friendly and enemy cards that are alike there are more of one: {more}, {less}")
    return Excess(first, second)


def _counting_this(cards: CardsThere) -> CardsThere:
    """Return the count of the same cards, with the card that the ability is on."""
    group = cards.group
    return CardsThere(replace(group, predicates=tuple(p for p in group.predicates if not isinstance(p, Other))))


def each_of(aspect: Aspect | str, target: Target, *, but: House | None = None) -> Among:
    """Each different `HOUSE`, `TRAIT` or value of `POWER` of a card or among cards; `but`: except that house.

    Raises `ValueError` for what else cards have.
    """
    if Aspect(aspect) not in _NOUN_OF:
        raise ValueError(f"nothing counts how many of this cards have: {aspect}")
    if but is not None and (Aspect(aspect) is not Aspect.HOUSE or not target.several):
        raise ValueError(f"without a house the houses among cards are counted, not {aspect} of {target}")
    return Among(target, _NOUN_OF[Aspect(aspect)], but)
