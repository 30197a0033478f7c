"""Rules of the cards that a player may or cannot play."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import (
    Mod,
    Scope,
    Static,
)
from kfdesk.language.base import Node
from kfdesk.language.conditions import Condition
from kfdesk.language.players import Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.rules.changes import while_so
from kfdesk.language.sorts import CARD, NOUNS, Sort
from kfdesk.text.nominals import described
from kfdesk.text.nouns import PLURAL, A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece


@dataclass(frozen=True, eq=False)
class ForPlaying(Node, Static):
    """A change for cards of a sort that a player plays: permitted off-house, or forbidden.

    `once` permits one such card each turn.
    """

    kind: Mod
    who: Who
    sort: Sort = CARD
    predicates: tuple[Predicate, ...] = ()
    condition: Condition | None = None
    once: bool = False

    def applies(self, scope: Scope, subject: int) -> bool:
        g = scope.g
        if g.state.active not in self.who.players(scope) or not self._fits(scope, subject):
            return False
        if self.condition is not None and not self.condition.holds(scope):
            return False
        return not self.once or g.state.cards[scope.source].entered not in g.state.memory.allowances

    def _fits(self, scope: Scope, card: int) -> bool:
        return fits(scope, card, self.predicates, self.sort)

    def spoken(self) -> Piece:
        if self.kind is Mod.CANNOT_PLAY:
            return while_so(
                self.condition,
                _NOT_PLAY.of(who=self.who, what=described(NOUNS[self.sort], PLURAL, *self.predicates)),
            )
        clause = _MAY_PLAY.of(who=self.who, what=described(NOUNS[self.sort], A, *self.predicates))
        if self.once and self.condition is not None:
            return _EACH_TURN_IN_WHICH.of(effect=clause, condition=self.condition)
        return while_so(self.condition, clause)


_NOT_PLAY = Phrase(en="{who} | cannot play {what}", de="{who} | keine {what} spielen können")


_EACH_TURN_IN_WHICH = Frame(
    en="{effect} during each turn in which {condition}", de="in jedem Zug, in dem {condition:last}, {effect:then}"
)


_MAY_PLAY = Phrase(en="{who} | may play {what}", de="{who} | {what} spielen dürfen")


@dataclass(frozen=True, eq=False)
class AtMostPlayed(Node, Static):
    """A player cannot play more than so many cards each turn."""

    limit: int
    who: Who
    kind = Mod.CANNOT_PLAY
    phrase = Phrase(
        en="{who} | cannot play more than {limit:# card|# cards} each turn",
        de="{who} | in jedem Zug nicht mehr als {limit:# Karte|# Karten} spielen können",
    )

    def applies(self, scope: Scope, subject: int) -> bool:
        s = scope.g.state
        return s.active in self.who.players(scope) and len(s.memory.played) >= self.limit
