"""Houses by how many cards they have: those with so many, or the one with the most."""

from __future__ import annotations

from collections import Counter

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.terms import House
from kfdesk.language import nouns
from kfdesk.language.base import Node
from kfdesk.language.counts.cards import CardsThere, count_of
from kfdesk.language.counts.players import MOST, Extremity
from kfdesk.language.descriptions import Group
from kfdesk.language.places import IN_PLAY
from kfdesk.language.predicates import Controlled, Enemy, Friendly, Predicate
from kfdesk.language.ranges import LessThan, MoreThan, Range, having
from kfdesk.records import entity
from kfdesk.text.nominals import described
from kfdesk.text.parts_of_speech import THE, A
from kfdesk.text.phrases import Frame
from kfdesk.text.wording import Fragment

__all__ = ["houses_with"]


@entity
class HousesWith(Node):
    """The houses to which so many cards of a description belong, none included; or the most, or the fewest of those
    that have any.
    """

    wanted: Range | Extremity
    what: CardsThere

    def houses(self, scope: Scope) -> frozenset[House]:
        """Return those houses; of equals all."""
        cards = self.what.group.candidates(scope)
        held = Counter(house for card in cards for house in facts_of(scope.core, card).houses)
        if isinstance(self.wanted, Range):
            return frozenset(house for house in House if self.wanted.contains(scope, held[house]))
        extreme = (max if self.wanted is MOST else min)(held.values(), default=0)
        return frozenset(house for house, n in held.items() if n == extreme)

    def worded(self) -> Fragment:
        if isinstance(self.wanted, Range):
            return described(nouns.HOUSE, A, _IN_PLAY.of(them=having(self.what.so_many(self.wanted))))
        return described(nouns.HOUSE, THE, _IN_PLAY.of(them=having(self.what.most(self.wanted.value))))


_IN_PLAY = Frame(en="{them} in play", de="{them} im Spiel")


@entity
class OfSuchHouse(Predicate):
    """Belonging to one of those houses: "of a house with 3 or more creatures in play"."""

    house: HousesWith

    def worded(self) -> Fragment:
        return _OF.of(house=self.house)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return not self.house.houses(scope).isdisjoint(facts.houses)


_OF = Frame(en="of {house}", de="{house:gen}")


def houses_with(wanted: Range | Extremity, what: Group) -> HousesWith:
    """The houses with so many cards in play, or with the `MOST`: `of_house(houses_with(MOST, each(CREATURE)))`.

    Raises `ValueError` for what is no description of cards in play, for those of one player, which is not
    said, and for more or fewer than something else.
    """
    whose = isinstance(what, Group) and any(isinstance(p, Friendly | Enemy | Controlled) for p in what.predicates)
    if not isinstance(what, Group) or what.place is not IN_PLAY or whose:
        raise ValueError(f"the houses of cards in play are counted, not of these: {what}")
    if isinstance(wanted, MoreThan | LessThan):
        raise ValueError(f"than what such a house has more or less is not said: {wanted}")
    count = count_of(what)
    assert isinstance(count, CardsThere)
    return HousesWith(wanted, count)
