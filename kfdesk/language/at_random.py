"""Which, by chance: cards of a description at random."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from kfdesk.engine.abilities import Scope
from kfdesk.language import nouns
from kfdesk.language.amounts import Part
from kfdesk.language.base import Picking, Target
from kfdesk.language.descriptions import Group, place_of_some
from kfdesk.language.estimates import COUNTED
from kfdesk.language.places import IN_PLAY, Pile, Place
from kfdesk.language.predicates import Predicate
from kfdesk.language.prompts import whose
from kfdesk.language.sorts import Sort
from kfdesk.language.targets import check_number
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import THE_PLURAL, A
from kfdesk.text.phrases import Frame
from kfdesk.text.wording import Fragment

__all__ = ["random"]


@entity
class Random(Group):
    """`least` cards of a description at random, or all when there are fewer; or a part of all of them."""

    least: int = 1
    part: Part | None = None

    def worded(self) -> Fragment:
        if self.part is not None:
            of_them = _OF.of(what=self.described(THE_PLURAL))
            return NounPhrase((self.part.noun,), A, (nouns.RANDOM,), (of_them, self.part.rounded))
        found = self.described(A, count=self.least)
        return replace(found, mods=(nouns.RANDOM, *found.mods))

    def pick(self, scope: Scope) -> Picking:
        if self not in scope.picked:
            if isinstance(self.place, Pile):
                yield from self.place.ask_whose(scope, self.candidates(scope), partial(whose, scope))
            found = self.candidates(scope)
            scope.picked[self] = scope.core.random_cards(found, self._number_of(scope, len(found)))
        return scope.picked[self]

    def _number_of(self, scope: Scope, held: int) -> int:
        return self.least if self.part is None else self.part.of(scope, held)

    def size(self) -> float:
        return float(self.least) if self.part is None else self.part.estimate(COUNTED)

    @property
    def several(self) -> bool:
        return self.part is not None or self.least > 1


_OF = Frame(en="of {what}", de="{what:gen}")


def random(sort: Sort, *predicates: Predicate, n: int | Part = 1, in_: Place | Target = IN_PLAY) -> Random:
    """A card of a description at random, or `n` of them; or a part of all, such as `HALF`, for each player who does it.

    `by(EACH_PLAYER, discard(random(CARD, n=THIRD, in_=hand())))`. Raises `TypeError` where `n` is neither, `ValueError`
    for none, and for cards of a pile of each player.
    """
    place = place_of_some(in_)
    if isinstance(n, Part):
        return Random(sort, predicates, place, 1, n)
    check_number(n)
    return Random(sort, predicates, place, n)
