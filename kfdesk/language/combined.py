"""Several descriptions as one target: a card of one of them, or all cards of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeGuard, overload

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.terms import CardId
from kfdesk.language.base import Picking, Target
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.estimates import COUNTED, Aim, EstimateContext
from kfdesk.language.extremes import Extreme
from kfdesk.language.places import FROM_PLAY, IN_PLAY, Pile
from kfdesk.language.predicates import Predicate
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Chosen, holds
from kfdesk.records import entity
from kfdesk.text import members, parts_of_speech
from kfdesk.text.enumeration import Both
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import A, Det
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.this_card import THIS_AGAIN
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["all_of", "one_of"]


def alike(predicates: tuple[Predicate, ...]) -> tuple[object, ...]:
    """Return what is equal for predicates that say the same; those that speak of a target say the same of it only."""
    return tuple(p if any(isinstance(part, Target) for part in parts(p)) else repr(p) for p in predicates)


@entity
class OneOf(Chosen):
    """A card of one of several descriptions: "an artifact or flank creature", "from play or your discard"."""

    groups: tuple[Group, ...] = ()

    def candidates(self, scope: Scope) -> tuple[CardId, ...]:
        return tuple(dict.fromkeys(c for group in self.groups for c in group.candidates(scope)))

    def fits(self, scope: Scope, card: CardId) -> bool:
        return any(group.fits(scope, card) for group in self.groups)

    def fits_anywhere(self, scope: Scope, card: CardId | CardFacts) -> bool:
        return any(group.fits_anywhere(scope, card) for group in self.groups)

    def worded(self) -> Fragment:
        said_once = self.least == 1 or self.most != 1
        det = A if self.least else parts_of_speech.ANY_NUMBER if self.most is None else parts_of_speech.UP_TO
        if said_once and len({(alike(group.predicates), group.place) for group in self.groups}) == 1:
            sorts = tuple(NOUNS[group.sort] for group in self.groups)
            said = self.groups[0].described(det, count=self.most)
            return replace(said, nouns=sorts, link="or" if self.least else "and/or")
        by_place = not any(isinstance(group.place, Pile) and group.place.said_of_one for group in self.groups)
        if said_once and by_place and len({(alike(group.predicates), group.sort) for group in self.groups}) == 1:
            return self._from_places(det, "or" if self.least else "and")
        if {group.place for group in self.groups} == {self.groups[0].place} != {IN_PLAY}:  # said once, behind the last
            return Both((*(replace(group, place=IN_PLAY) for group in self.groups[:-1]), self.groups[-1]), link="or")
        return Both(self.groups, link="or")

    def _from_places(self, det: Det, link: str) -> NounPhrase:
        """Return what the cards are, said once, and the places they come from."""
        places = Both(tuple(group.place.taken_from or FROM_PLAY for group in self.groups), link=link)
        return described(NOUNS[self.groups[0].sort], det, *self.groups[0].predicates, places, count=self.most)

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        for group in self.groups:
            for aim in group.aims(context):
                yield aim._replace(share=aim.share / len(self.groups), number=float(self.most or COUNTED))


@entity
class OneOfThem(Chosen):
    """This card or another that is known, or one of some: "this or one of its neighbors"."""

    them: tuple[Target, ...] = ()

    def candidates(self, scope: Scope) -> tuple[CardId, ...]:
        return tuple(dict.fromkeys(card for one in self.them for card in one.counted(scope)))

    def fits(self, scope: Scope, card: CardId) -> bool:
        return card in self.candidates(scope)

    def fits_anywhere(self, scope: Scope, card: CardId | CardFacts) -> bool:
        return (card if isinstance(card, int) else card.card) in self.candidates(scope)

    def worded(self) -> Fragment:
        first, *others = self.them
        said = (other if other.any_one is None else other.any_one for other in others)
        again = THIS_AGAIN if first.is_this else Pronoun(first)
        return Both((first, *(Calling(one, first, again) for one in said)), link="or")

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        for one in self.them:
            for aim in one.aims(context):
                yield aim._replace(share=aim.share / len(self.them), number=1.0)


@entity
class AllOf(Target):
    """All cards of several descriptions: "each Mars creature and each Robot creature"."""

    groups: tuple[Target, ...]

    @property
    def least(self) -> int:
        """How many cards it names, where it does not mean each of a description. Rule: "If you do"."""
        named = (one.least if isinstance(one, Chosen) else int(not one.several) for one in self.groups)
        return max(1, sum(named))

    def pick(self, scope: Scope) -> Picking:
        leader = self._leader(scope)
        if leader is not None:
            scope.picked[leader] = leader.candidates(scope)[:1]
        found: list[CardId] = []
        for group in self.groups:
            found += yield from group.pick(scope)
        scope.picked[self] = tuple(dict.fromkeys(found))
        return scope.picked[self]

    def _leader(self, scope: Scope) -> Chosen | None:
        """Return the one card that would be picked where all are the same with any: each with the other, of two.

        A choice without effect is not asked. None where the ability speaks of that card elsewhere.
        """
        picked = [group for group in self.groups if isinstance(group, Chosen)]
        if len(picked) != 1 or not picked[0].least == picked[0].most == 1 or picked[0] in scope.picked:
            return None
        (leader,) = picked
        own = {id(node) for node in parts(self)}
        if any(id(node) not in own for node in parts(scope.whole) if holds(node, leader)):
            return None
        found = leader.candidates(scope)
        meant = set()
        for card in found:
            scope.picked[leader] = (card,)
            meant.add(frozenset(c for group in self.groups for c in group.counted(scope)))
        scope.picked.pop(leader, None)
        return leader if len(found) > 1 and len(meant) == 1 else None

    def led_by(self, target: Target) -> Target:
        """Return the cards of one description, with all that follow from it: "a creature and each of its neighbors"."""
        following = (one for one in self.groups if not isinstance(one, Chosen) and one is not target)
        led = tuple(one for one in following if target in parts(one))
        return replace(self, groups=(target, *led)) if led else target

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        found = (c for group in self.groups for c in group.counted(scope))
        return scope.picked[self] if self in scope.picked else tuple(dict.fromkeys(found))

    def covers(self, scope: Scope, card: CardId) -> bool:
        return any(group.covers(scope, card) for group in self.groups)

    def any(self, scope: Scope) -> bool:
        return any(group.any(scope) for group in self.groups)

    def worded(self) -> Fragment:
        one, *others = self.groups
        every = [group for group in self.groups if isinstance(group, Each)]
        by_place = not any(isinstance(group.place, Pile) and group.place.said_of_one for group in every)
        if (
            others
            and by_place
            and len(every) == len(self.groups)
            and len({(group.sort, alike(group.predicates)) for group in every}) == 1
        ):
            places = Both(tuple(group.place.taken_from or FROM_PLAY for group in every))
            return described(NOUNS[every[0].sort], parts_of_speech.EACH, *every[0].predicates, places)
        if others and len(every) == len(self.groups) and self._of_one_description(every):
            sorts = tuple(NOUNS[group.sort] for group in every)
            return replace(every[0].described(parts_of_speech.EACH), nouns=sorts, link="and")
        return Both((one, *(Recalling(group, (one,), near=True) for group in others)))

    def _of_one_description(self, every: Sequence[Each]) -> bool:
        """Return whether the groups differ in the sort of card only, and something else is said of them."""
        if not every[0].predicates or any(isinstance(group.place, Pile) for group in every):
            return False
        return len({(alike(group.predicates), group.place) for group in every}) == 1

    def called_after(self, before: Sequence[object]) -> Wordable:
        return self.those if any(node is self for node in before) else None

    @property
    def those(self) -> NounPhrase:
        """Return how all of them are mentioned again: "those creatures"."""
        sorts = {group.sort for group in self.groups if isinstance(group, Group)}
        return described(NOUNS[sorts.pop() if len(sorts) == 1 else Sort.CARD], parts_of_speech.THOSE)

    @property
    def any_one(self) -> Wordable:
        return members.OneOf(self.those)

    def size(self) -> float:
        return sum(group.size() for group in self.groups)

    def aims(self, context: EstimateContext) -> Iterator[Aim]:
        for group in self.groups:
            yield from group.aims(context)


def picks_one_of_each(cards: object) -> bool:
    """Return whether one card of each of several descriptions is picked: "a creature and an artifact"."""
    return isinstance(cards, AllOf) and all(isinstance(one, Chosen) and one.most == 1 for one in cards.groups)


def is_any(cards: Target) -> TypeGuard[Group]:
    """Return whether something is said of any card of a description, or of one of several: "an artifact".

    Not of 2 artifacts, of one at random, of the most powerful one.
    """
    if isinstance(cards, Each):
        return True
    return type(cards) in (Chosen, OneOf) and isinstance(cards, Chosen) and cards.least == cards.most == 1


def is_any_in_play(cards: Target) -> TypeGuard[Group]:
    """Return whether something is said of any card in play of one description."""
    return is_any(cards) and not isinstance(cards, OneOf) and cards.place is IN_PLAY


@overload
def one_of(*groups: Group) -> OneOf: ...
@overload
def one_of(*groups: Target) -> OneOfThem | OneOf: ...
def one_of(*groups: Target) -> OneOf | OneOfThem:
    """A card of one of these descriptions; or this card, or one of others that are known: `neighbors_of(THIS)`.

    `one_of(up_to(3, CREATURE), up_to(3, ARTIFACT))`: up to 3 of either sort together. Raises `ValueError` where the
    numbers differ, and for cards that are not picked.
    """
    if any(isinstance(one, Group) and (not isinstance(one, Chosen) or isinstance(one, Extreme)) for one in groups):
        raise ValueError(f"one card of these is picked: write a(…) or up_to(…), not {groups}")
    described = tuple(one for one in groups if isinstance(one, Group))
    if len(described) == len(groups):
        limits = {(one.least, one.most) for one in described if isinstance(one, Chosen)}
        if len(limits) > 1:
            raise ValueError(f"one number is said of all cards together, not {limits}")
        least, most = limits.pop() if limits else (1, 1)
        if least > 1:
            raise ValueError(f"one of these or up to so many are picked, not {least}")
        return OneOf(Sort.CARD, (), IN_PLAY, least, most, described)
    return OneOfThem(Sort.CARD, (), IN_PLAY, 1, 1, groups)


def all_of(*groups: Target) -> AllOf:
    """All cards of these descriptions."""
    return AllOf(groups)
