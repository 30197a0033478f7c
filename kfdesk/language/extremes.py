"""The most and the least powerful cards."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache, partial

from kfdesk.engine.abilities import Scope
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.queries import power
from kfdesk.engine.terms import CardId, DecisionKind
from kfdesk.language import nouns
from kfdesk.language.base import Picking, Target
from kfdesk.language.descriptions import place_of_some
from kfdesk.language.places import IN_PLAY, Place
from kfdesk.language.players import EACH_PLAYER
from kfdesk.language.predicates import ENEMY, FRIENDLY, Controlled, Predicate, choose_another
from kfdesk.language.prompts import question, which_of_equal
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import NO_BAR, Barred, Chosen
from kfdesk.language.unfit import IS_DOOMED, why_unfit
from kfdesk.records import entity
from kfdesk.text.nominals import Name, described
from kfdesk.text.parts_of_speech import THE, Adjective
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.predicative import IS_NOT
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["least_powerful", "most_powerful"]


@entity
class Extreme(Chosen):
    """The `most` most (or least) powerful creatures, or so many of each player's; of equals the active player chooses.

    Rules: "Most powerful", "Least powerful", and their groups.
    """

    weakest: bool = False

    @property
    def _word(self) -> Adjective:
        return nouns.LEAST_POWERFUL if self.weakest else nouns.MOST_POWERFUL

    def pick(self, scope: Scope, barred: Barred = NO_BAR) -> Picking:
        return (yield from self._pick([c for c in self.candidates(scope) if c not in barred], scope, ()))

    def pick_to_destroy(self, scope: Scope, tagged: Collection[CardId]) -> Picking:
        return (yield from self._pick(self.candidates(scope), scope, tagged))

    def _pick(self, found: Collection[CardId], scope: Scope, tagged: Collection[CardId]) -> Picking:
        """Pick the most powerful of the cards found: of each player's, where each of some players is spoken of."""
        if self in scope.picked:
            return scope.picked[self]
        picked: list[CardId] = []
        for lot in self._lots(scope, found):
            picked += yield from self._of_one_lot(lot, scope, tagged)
        scope.picked[self] = tuple(picked)
        return scope.picked[self]

    def _lots(self, scope: Scope, found: Collection[CardId]) -> list[Collection[CardId]]:
        """Return the cards that are compared with each other: all, or those of each of the players spoken of."""
        if not any(isinstance(p, Controlled) and p.who.each_alone for p in self.predicates):
            return [found]
        held = scope.core.state.cards
        return [[c for c in found if held[c].controller == player] for player in EACH_PLAYER.players(scope)]

    def _of_one_lot(self, found: Collection[CardId], scope: Scope, tagged: Collection[CardId]) -> Picking:
        """Return the most powerful of the cards found; of equals those that are `tagged` cannot be chosen."""
        core = scope.core
        wanted = self.most or 1
        sign = 1 if self.weakest else -1
        ranked = sorted(found, key=lambda c: sign * power(core, c))
        edge = power(core, ranked[wanted - 1]) if len(ranked) > wanted else None
        if edge is None or power(core, ranked[wanted]) != edge:
            return tuple(ranked[:wanted])
        sure = tuple(c for c in ranked if sign * power(core, c) < sign * edge)
        equal = [c for c in found if power(core, c) == edge and c not in tagged]
        if not equal or (not sure and self.is_idle(scope, equal)):
            return sure
        missing = min(wanted - len(sure), len(equal))
        options = tuple(core.option("card", c) for c in equal)
        source = handle(scope.source) if scope.source else None
        own = core.state.cards[equal[0]].controller == scope.you
        prompt = which_of_equal(scope, _of_side(self, own=own)) if wanted == 1 else question(scope, self)
        weaker = partial(self._why_not, scope, found, sure, tagged)
        why_not = partial(why_unfit, scope, self, beyond=weaker)
        keys = yield Decision(
            core.state.active, DecisionKind.CARD, prompt, source, options, missing, missing, why_not=why_not
        )
        return (*sure, *(number(k) for k in keys))

    def _why_not(
        self,
        scope: Scope,
        lot: Collection[CardId],
        sure: Collection[CardId],
        tagged: Collection[CardId],
        card: CardId,
        subject: Name,
    ) -> Wordable:
        """Return the sentence why a card of the description is not one of the equals of a lot that are asked about."""
        if card in sure:
            return choose_another(_COUNTS_ANYWAY.of(subject=subject), NOUNS[self.sort])
        if card in tagged:
            return IS_DOOMED.of(subject=subject)
        if card not in lot:
            return _IS_OF_OTHER_LOT.of(subject=subject)
        own_words = scope.you == scope.core.state.active and len(self._lots(scope, lot)) == 1
        found = described(NOUNS[self.sort], THE, self._word, *(self.predicates if own_words else ()), count=self.most)
        if self.most == 1:
            return IS_NOT.of(subject=subject, what=found)
        return _IS_NOT_AMONG.of(subject=subject, those=found)

    def admits(self, scope: Scope, card: CardId) -> bool:
        """Return whether a card may be one of them: as many others at most are more powerful as leave room for it.

        Of each player's, only that player's others count.
        """
        found = next((lot for lot in self._lots(scope, self.candidates(scope)) if card in lot), ())
        own = power(scope.core, card)
        more = [c for c in found if (power(scope.core, c) < own if self.weakest else power(scope.core, c) > own)]
        return card in found and len(more) < (self.most or 1)

    def eligible(self, scope: Scope) -> tuple[CardId, ...]:
        return tuple(card for card in self.candidates(scope) if self.admits(scope, card))

    def counted(self, scope: Scope) -> tuple[CardId, ...]:
        if self in scope.picked:
            return scope.picked[self]
        ranked: list[CardId] = []
        for lot in self._lots(scope, self.candidates(scope)):
            ranked += sorted(lot, key=lambda c: power(scope.core, c), reverse=not self.weakest)[: self.most]
        return tuple(ranked)

    def worded(self) -> Fragment:
        found = described(NOUNS[self.sort], THE, self._word, *self.predicates, *self.place.said_of_one, count=self.most)
        where = self.place.taken_from
        return found if where is None else replace(found, after=(*found.after, where))


_COUNTS_ANYWAY = Frame(en="{subject} counts in any case", de="{subject:nom} zählt in jedem Fall")
_IS_OF_OTHER_LOT = Frame(
    en="{subject} is not compared with the creatures of another player",
    de="{subject:nom} wird nicht mit den Kreaturen eines anderen Spielers verglichen",
)
_IS_NOT_AMONG = Phrase(en="{subject} | be not among {those}", de="{subject} | nicht zu {those:dat} gehören")


@lru_cache(maxsize=64)
def _of_side(extreme: Extreme, *, own: bool) -> Extreme:
    """Return cards that are compared among those of each player as they are called among your own, or
    the other's: "the most powerful friendly creature".
    """
    side = FRIENDLY if own else ENEMY
    said = tuple(side if isinstance(p, Controlled) and p.who.each_alone else p for p in extreme.predicates)
    return extreme if said == extreme.predicates else replace(extreme, predicates=said)


def most_powerful(sort: Sort, *predicates: Predicate, n: int = 1, in_: Place | Target = IN_PLAY) -> Extreme:
    """The most powerful card of a description, or the `n` most powerful ones.

    Raises `ValueError` for a pile of each player.
    """
    return Extreme(sort, predicates, place_of_some(in_), n, n)


def least_powerful(sort: Sort, *predicates: Predicate, n: int = 1, in_: Place | Target = IN_PLAY) -> Extreme:
    """The least powerful card of a description, or the `n` least powerful ones.

    Raises `ValueError` for a pile of each player.
    """
    return Extreme(sort, predicates, place_of_some(in_), n, n, weakest=True)
