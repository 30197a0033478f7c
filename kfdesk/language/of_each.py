"""A card of each house or type: "deal 5 damage to a creature of each house"."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import replace
from functools import partial

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import facts_of
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import CardId, CardType, DecisionKind, House
from kfdesk.language import nouns
from kfdesk.language.attributes import power
from kfdesk.language.base import Picking, Target
from kfdesk.language.comparisons import HOUSE, TYPE, Aspect
from kfdesk.language.descriptions import Group, place_of_some
from kfdesk.language.estimates import COUNTED
from kfdesk.language.places import IN_PLAY, Place
from kfdesk.language.predicates import Predicate, is_no
from kfdesk.language.prompts import question
from kfdesk.language.ranges import exactly
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.unfit import why_unfit
from kfdesk.records import entity
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.parts_of_speech import A, Noun
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.wording import Fragment

__all__ = ["one_of_each"]


@entity
class OneOfEach(Group):
    """A card of each house, of each type that decks have or of each power, chosen by the active player; one of several
    houses may be chosen for each of them.

    Houses, types and values without such a card are passed over. Rule: "Resolve as much as you can".
    """

    aspect: Aspect = HOUSE

    def worded(self) -> Fragment:
        return self._described(_OF_EACH[self.aspect])

    def _of_kind(self, kind: Noun | Fragment, *predicates: Predicate) -> NounPhrase:
        """Return what a card of a house, type or value is called: "a Dis creature", "an artifact"."""
        noun, kinds = (kind, ()) if isinstance(kind, Noun) else (NOUNS[self.sort], (kind,))
        return described(noun, A, *predicates, *kinds)

    def _described(self, kind: Noun | Fragment) -> NounPhrase:
        found = self._of_kind(kind, *self.predicates)
        where = self.place.taken_from
        return found if where is None else replace(found, after=(*found.after, where))

    def pick(self, scope: Scope) -> Picking:
        if self in scope.picked:
            return scope.picked[self]
        found = self.candidates(scope)
        what_of = {card: self.aspect.of(facts_of(scope.core, card)) for card in found}
        picked: list[CardId] = []
        for kind, fragment in self._kinds(what_of.values()).items():
            if of_it := tuple(card for card in found if kind in what_of[card]):
                picked.append((yield from self._one(scope, kind, fragment, of_it)))
        scope.picked[self] = tuple(picked)
        return scope.picked[self]

    def _kinds(self, there: Iterable[frozenset[str]]) -> Mapping[str, Noun | Fragment]:
        """Return the houses, types or values of power, by what cards have of it, as they describe a card."""
        if self.aspect is not Aspect.POWER:
            return _KINDS[self.aspect]
        powers = sorted({int(power) for own in there for power in own})
        return {str(power): _OF_POWER.of(n=power) for power in powers}

    def _one(
        self, scope: Scope, kind: str, fragment: Noun | Fragment, found: tuple[CardId, ...]
    ) -> Generator[Decision, tuple[str, ...], CardId]:
        """Ask for the card of one of the houses, types or values: "deal 5 damage to a Dis creature"."""
        core = scope.core
        source = handle(scope.source) if scope.source else None
        options = tuple(core.option("card", card) for card in found)
        prompt = question(scope, self, self._described(fragment))
        why_not = partial(why_unfit, scope, self, beyond=partial(self._not_of_kind, scope, kind, fragment))
        keys = yield Decision(core.state.active, DecisionKind.CARD, prompt, source, options, why_not=why_not)
        return number(keys[0])

    def _not_of_kind(self, scope: Scope, kind: str, fragment: Noun | Fragment, card: CardId, subject: Name) -> Fragment:
        """Return the sentence that a card is not of one of the houses, types or values: "Troll has power 8, not 4"."""
        if self.aspect is Aspect.POWER:
            return power(exactly(int(kind))).refused_of(facts_of(scope.core, card), subject, NOUNS[self.sort])
        return is_no(subject, self._of_kind(fragment))

    def size(self) -> float:
        return COUNTED


_OF_EACH = {
    HOUSE: fixed("of each house", "jeder Fraktion"),
    TYPE: fixed(
        "of each type (action, artifact, creature, upgrade)", "jedes Typs (Aktion, Artefakt, Kreatur, Aufwertung)"
    ),
    Aspect.POWER: fixed("of each power value", "jedes Stärkewerts"),
}
_OF_POWER = Frame(en="with power {n}", de="mit Stärke {n}")
IN_DECKS = (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE)
_KINDS: Mapping[Aspect, Mapping[str, Noun | Fragment]] = {
    HOUSE: {house: nouns.house_prefix(house) for house in House},
    TYPE: {type_: nouns.CARD_TYPES[type_] for type_ in IN_DECKS},
}


def one_of_each(aspect: Aspect | str, sort: Sort, *predicates: Predicate, in_: Place | Target = IN_PLAY) -> OneOfEach:
    """A card of a description of each `HOUSE`, of each `TYPE`, or of each value of `POWER`.

    Raises `ValueError` for what else cards have, and for a pile of each player.
    """
    of = Aspect(aspect)
    if of not in _OF_EACH:
        raise ValueError(f"there is no card of each {of.value}")
    return OneOfEach(sort, predicates, place_of_some(in_), of)
