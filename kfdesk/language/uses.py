"""Which cards a player may use, and which not: bans on a player, permission for a card of any house."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.language.base import Node
from kfdesk.language.permissions import Worded
from kfdesk.language.players import Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.sorts import CARD, CREATURE, NOUNS, Sort
from kfdesk.language.targets import Target
from kfdesk.text.nominals import described
from kfdesk.text.nouns import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "cannot_use",
    "cannot_use_to_fight",
    "used_as_of_active_house",
]


@dataclass(frozen=True, eq=False)
class CannotUse(Node, Static):
    """A player cannot use cards of a description, not even by the effect of another card.

    `kind` says whether for anything at all or only to fight. Rule: "Cannot".
    """

    kind: Mod
    who: Who
    sort: Sort
    predicates: tuple[Predicate, ...] = ()

    def applies(self, scope: Scope, subject: int) -> bool:
        return scope.g.state.active in self.who.players(scope) and fits(scope, subject, self.predicates, self.sort)

    def spoken(self) -> Piece:
        wording = _NOT_TO_FIGHT if self.kind is Mod.CANNOT_FIGHT else _NOT_USE
        return wording.of(who=self.who, what=described(NOUNS[self.sort], PLURAL, *self.predicates))


_NOT_USE = Phrase(en="{who} | cannot use {what}", de="{who} | keine {what} verwenden können")
_NOT_TO_FIGHT = Phrase(en="{who} | cannot use {what} to fight", de="{who} | keine {what} zum Kämpfen verwenden können")
_ANY_HOUSE = Phrase(
    en="{target} | may be used as if it belonged to the active house",
    de="{target} | verwendet werden [dürfen], als gehörte sie zur aktiven Fraktion",
)


def cannot_use(who: Who, sort: Sort = CARD, *predicates: Predicate) -> CannotUse:
    """The player cannot use such cards."""
    return CannotUse(Mod.CANNOT_USE, who, sort, predicates)


def cannot_use_to_fight(who: Who, *predicates: Predicate) -> CannotUse:
    """The player cannot use such creatures to fight."""
    return CannotUse(Mod.CANNOT_FIGHT, who, CREATURE, predicates)


def used_as_of_active_house(target: Target) -> Worded:
    """The card may be used as if it belonged to the active house."""
    return Worded(Mod.MAY_USE, target, None, None, _ANY_HOUSE)
