"""A card of each house: "deal 5 damage to a creature of each house"."""

from __future__ import annotations

from collections.abc import Generator

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardId, DecisionKind, House
from kfdesk.language.base import carried_out
from kfdesk.language.impact import COUNTED
from kfdesk.language.likeness import HOUSE, Aspect
from kfdesk.language.places import IN_PLAY, Place
from kfdesk.language.predicates import Predicate
from kfdesk.language.prompts import giver_of, prompt_of
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Group, Picking, Target, place_of
from kfdesk.records import entity
from kfdesk.text.nominals import described
from kfdesk.text.nouns import A
from kfdesk.text.phrases import fixed
from kfdesk.text.speech import Piece
from kfdesk.text.words import Pair

__all__ = [
    "one_of_each",
]


@entity
class OneOfEach(Group):
    """A card of each house, chosen by the active player; one of several houses may be chosen for each of them.

    Houses without such a card are passed over. Rule: "Resolve as much as you can".
    """

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], A, *self.predicates, _OF_EACH_HOUSE)

    def pick(self, scope: Scope) -> Picking:
        if self in scope.picked:
            return scope.picked[self]
        found = self.candidates(scope)
        houses = {card: facts_of(scope.core, card).houses for card in found}
        picked: list[CardId] = []
        for house in House:
            if of_it := tuple(card for card in found if house in houses[card]):
                picked.append((yield from self._one(scope, house, of_it)))
        scope.picked[self] = tuple(picked)
        return scope.picked[self]

    def _one(
        self, scope: Scope, house: House, found: tuple[CardId, ...]
    ) -> Generator[Decision, tuple[str, ...], CardId]:
        core = scope.core
        prompt = FOR_HOUSE.filled(prompt=prompt_of(self, carried_out(scope), giver_of(scope)), house=house.words)
        source = handle(scope.source) if scope.source else None
        options = tuple(core.option("card", card) for card in found)
        keys = yield Decision(core.state.active, DecisionKind.CARD, prompt, source, options)
        return number(keys[0])

    def size(self) -> float:
        return COUNTED


_OF_EACH_HOUSE = fixed("of each house", "jeder Fraktion")
FOR_HOUSE = Pair("{prompt}: {house}", "{prompt}: {house}")
"""The prompt for the card of one of the houses."""


def one_of_each(aspect: Aspect, sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> OneOfEach:
    """A card of a description of each `HOUSE`."""
    assert aspect is HOUSE
    return OneOfEach(sort, predicates, place_of(in_))
