"""Two counts of one thing taken together: the Æmber in two pools, the cards in two piles."""

from __future__ import annotations

from kfdesk.engine.abilities import Scope
from kfdesk.engine.terms import Zone
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.combined import alike
from kfdesk.language.counts.cards import CardsThere, Count, count_of, the_number_of
from kfdesk.language.counts.players import AmberOf
from kfdesk.language.places import Pile
from kfdesk.language.players import EACH_PLAYER
from kfdesk.language.ranges import Countable, IconAmount, Range, so_many
from kfdesk.language.sorts import NOUNS
from kfdesk.records import entity, record
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.enumeration import Both
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, PLURAL, THE
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.tokens import Tokens
from kfdesk.text.wording import Fragment, Nominal, Referent, SentenceContext, Wordable, WordingError

__all__ = ["total"]


@entity
class Total(Count):
    """The Æmber in two pools, or the cards of one description in two piles."""

    counts: tuple[AmberOf, AmberOf] | tuple[CardsThere, CardsThere]

    def count(self, scope: Scope) -> int:
        return sum(count.count(scope) for count in self.counts)

    def worded(self) -> Fragment:
        first = self.counts[0]
        if isinstance(first, AmberOf):
            return described(nouns.AMBER, EACH, self._there)
        return described(NOUNS[first.group.sort], EACH, *first.group.predicates, self._there)

    @property
    def number(self) -> Wordable:
        first = self.counts[0]
        if isinstance(first, AmberOf):
            return NounPhrase((nouns.AMBER,), THE, after=(self._there,))
        return the_number_of(described(NOUNS[first.group.sort], PLURAL, *first.group.predicates, self._there))

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        places = PerLanguage(_BETWEEN.of(places=self._places), self._there)
        return _IN_ALL.of(n=_InAll(self.so_many(wanted)), places=places)

    def so_many(self, wanted: Range) -> Nominal:
        first = self.counts[0]
        if isinstance(first, AmberOf):
            return IconAmount(wanted, "amber")
        return so_many(wanted, NOUNS[first.group.sort], *first.group.predicates)

    def compares(self, than: Countable) -> bool:
        return False

    @property
    def _places(self) -> Both:
        """Return the pools or piles."""
        return Both(tuple(_place_of(count) for count in self.counts))

    @property
    def _there(self) -> Fragment:
        """Return where it all is, each place with its preposition in German: „in deiner Verbannung“."""
        said = tuple((_ON if _is_hand(count) else _IN).of(place=_place_of(count)) for count in self.counts)
        return PerLanguage(_IN.of(place=self._places), Both(said))


def _place_of(count: Count) -> Wordable:
    """Return the pool or the pile that is counted."""
    if isinstance(count, AmberOf):
        return NounPhrase((nouns.POOL,), of=count.who)
    assert isinstance(count, CardsThere)
    return count.group.place


def _is_hand(count: Count) -> bool:
    """Return whether the cards of a hand are counted, which in German are „auf“ it."""
    return isinstance(count, CardsThere) and count.group.place.zone is Zone.HAND


@record
class _InAll(Nominal):
    """So much in all: German says „insgesamt“ before it, English says it of the total."""

    amount: Nominal

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the amount."""
        return [*(["insgesamt"] if context.language == "de" else []), *context.say(self.amount)]

    def referent(self, context: SentenceContext) -> Referent:
        """Return whether there are several."""
        return self.amount.referent(context)

    def possessive(self, context: SentenceContext) -> Tokens:
        """An amount owns nothing."""
        raise WordingError("an amount owns nothing")


_IN_ALL = Phrase(en="there | =is a combined total of {n} {places}", de="{n} | {places} liegen")
_BETWEEN = Frame(en="between {places}", de="zwischen {places:dat}")
_IN = Frame(en="in {place}", de="in {place:dat}")
_ON = Frame(en="in {place}", de="auf {place:dat}")


def total(first: Count | Target, second: Count | Target) -> Total:
    """Two counts taken together: the Æmber of two pools; `total(each(CARD, in_=purged()), each(CARD, in_=hand()))`.

    Raises `ValueError` for what is not the Æmber in a pool each, or cards of one description in a pile each, and for
    the same pool or pile twice.
    """
    one, two = count_of(first), count_of(second)
    if isinstance(one, AmberOf) and isinstance(two, AmberOf) and _are_two_pools(one, two):
        return Total((one, two))
    if isinstance(one, CardsThere) and isinstance(two, CardsThere) and _are_two_piles(one, two):
        return Total((one, two))
    raise ValueError(f"the Æmber in two pools or alike cards in two piles are counted together, not {one} and {two}")


def _are_two_pools(one: AmberOf, two: AmberOf) -> bool:
    return one is not two and EACH_PLAYER not in (one.who, two.who)


def _are_two_piles(one: CardsThere, two: CardsThere) -> bool:
    """Return whether cards of one description are counted in different piles."""
    return one.group.place is not two.group.place and _description(one) == _description(two)


def _description(count: CardsThere) -> tuple[object, ...]:
    """Return what must be the same of both: the sort and properties of the cards, and that they lie in a pile."""
    return count.group.sort, isinstance(count.group.place, Pile) or count, *alike(count.group.predicates)
