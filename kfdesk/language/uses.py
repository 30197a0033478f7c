"""Which cards a player may use, and which not: bans on a player, permission for a card of any house."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Mod, Scope, Static
from kfdesk.language.base import Node
from kfdesk.language.filters import Filter
from kfdesk.language.permissions import Worded
from kfdesk.language.players import Who
from kfdesk.language.targets import CARD, CREATURE, NOUNS, Sort, Target, is_sort
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
    filters: tuple[Filter, ...] = ()

    def applies(self, scope: Scope, subject: int) -> bool:
        if scope.g.state.active not in self.who.players(scope) or not is_sort(scope, subject, self.sort):
            return False
        return all(f.matches(scope, subject) for f in self.filters)

    def spoken(self) -> Piece:
        wording = _NOT_TO_FIGHT if self.kind is Mod.CANNOT_FIGHT else _NOT_USE
        return wording.of(who=self.who, what=described(NOUNS[self.sort], PLURAL, *self.filters))


_NOT_USE = Phrase(en="{who} | cannot use {what}", de="{who} | keine {what} verwenden können")
_NOT_TO_FIGHT = Phrase(en="{who} | cannot use {what} to fight", de="{who} | keine {what} zum Kämpfen verwenden können")
_ANY_HOUSE = Phrase(
    en="{target} | may be used as if it belonged to the active house",
    de="{target} | verwendet werden [dürfen], als gehörte sie zur aktiven Fraktion",
)


def cannot_use(who: Who, sort: Sort = CARD, *filters: Filter) -> CannotUse:
    """The player cannot use such cards."""
    return CannotUse(Mod.CANNOT_USE, who, sort, filters)


def cannot_use_to_fight(who: Who, *filters: Filter) -> CannotUse:
    """The player cannot use such creatures to fight."""
    return CannotUse(Mod.CANNOT_FIGHT, who, CREATURE, filters)


def used_as_of_active_house(target: Target) -> Worded:
    """The card may be used as if it belonged to the active house."""
    return Worded(Mod.MAY_USE, target, None, None, _ANY_HOUSE)
