"""A card of each house or type: "deal 5 damage to a creature of each house"."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import replace

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardId, CardType, DecisionKind, House
from kfdesk.language.impact import COUNTED
from kfdesk.language.likeness import HOUSE, TYPE, Aspect
from kfdesk.language.naming import type_words
from kfdesk.language.places import IN_PLAY, Place
from kfdesk.language.predicates import Predicate
from kfdesk.language.prompts import question
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Group, Picking, Target, place_of
from kfdesk.records import entity
from kfdesk.text.nominals import described
from kfdesk.text.nouns import A
from kfdesk.text.phrases import fixed
from kfdesk.text.speech import Piece
from kfdesk.text.words import Pair, Words

__all__ = [
    "one_of_each",
]


@entity
class OneOfEach(Group):
    """A card of each house, of each type that decks have or of each power, chosen by the active player; one of several
    houses may be chosen for each of them.

    Houses, types and values without such a card are passed over. Rule: "Resolve as much as you can".
    """

    aspect: Aspect = HOUSE

    def spoken(self) -> Piece:
        found = described(NOUNS[self.sort], A, *self.predicates, _OF_EACH[self.aspect])
        where = self.place.taken_from
        return found if where is None else replace(found, after=(*found.after, where))

    def pick(self, scope: Scope) -> Picking:
        if self in scope.picked:
            return scope.picked[self]
        found = self.candidates(scope)
        what_of = {card: self.aspect.of(facts_of(scope.core, card)) for card in found}
        picked: list[CardId] = []
        for kind, words in self._kinds(what_of.values()).items():
            if of_it := tuple(card for card in found if kind in what_of[card]):
                picked.append((yield from self._one(scope, words, of_it)))
        scope.picked[self] = tuple(picked)
        return scope.picked[self]

    def _kinds(self, there: Iterable[frozenset[str]]) -> dict[str, Words]:
        """Return the houses, types or values of power, by what cards have of it."""
        if self.aspect is not Aspect.POWER:
            return _KINDS[self.aspect]
        powers = sorted({int(power) for own in there for power in own})
        return {str(power): POWER_OF.filled(n=power) for power in powers}

    def _one(
        self, scope: Scope, kind: Words, found: tuple[CardId, ...]
    ) -> Generator[Decision, tuple[str, ...], CardId]:
        core = scope.core
        prompt = FOR_HOUSE.filled(prompt=question(scope, self), house=kind)
        source = handle(scope.source) if scope.source else None
        options = tuple(core.option("card", card) for card in found)
        keys = yield Decision(core.state.active, DecisionKind.CARD, prompt, source, options)
        return number(keys[0])

    def size(self) -> float:
        return COUNTED


_OF_EACH = {
    HOUSE: fixed("of each house", "jeder Fraktion"),
    TYPE: fixed(
        "of each type (action, artifact, creature, upgrade)", "jedes Typs (Aktion, Artefakt, Kreatur, Aufwertung)"
    ),
    Aspect.POWER: fixed("of each power value", "jedes Stärkewerts"),
}
IN_DECKS = (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE)
_KINDS: dict[Aspect, dict[str, Words]] = {
    HOUSE: {house: house.words for house in House},
    TYPE: {type_: type_words(type_) for type_ in IN_DECKS},
}
POWER_OF = Pair("power {n}", "Stärke {n}")
FOR_HOUSE = Pair("{prompt}: {house}", "{prompt}: {house}")
"""The prompt for the card of one of the houses, or types."""


def one_of_each(aspect: Aspect | str, sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> OneOfEach:
    """A card of a description of each `HOUSE`, of each `TYPE`, or of each value of `POWER`."""
    of = Aspect(aspect)
    if of not in _OF_EACH:
        raise ValueError(f"there is no card of each {of.value}")
    return OneOfEach(sort, predicates, place_of(in_), of)
