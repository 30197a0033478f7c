"""Which cards a player may use, and which not: bans on a player, permission for a card of any house."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kfdesk.engine.abilities import Ability, Label, Mod, Scope, Static
from kfdesk.engine.terms import House
from kfdesk.language.abilities import Constant
from kfdesk.language.base import Node
from kfdesk.language.conditions import Condition
from kfdesk.language.naming import HouseChoice
from kfdesk.language.permissions import (
    MAY_FIGHT,
    NOT_FIGHT,
    NOT_REAP,
    NOT_USED,
    AtMostPlayed,
    CanOnlyFight,
    ForPlaying,
    HouseRule,
    MayOnlyFight,
    MayUse,
    MayUseSome,
    NotStolen,
    Unless,
    Worded,
)
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.sorts import CARD, NOUNS, Sort
from kfdesk.language.targets import Group, Target, a
from kfdesk.text.nominals import described
from kfdesk.text.nouns import PLURAL
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "BE_DAMAGED",
    "BE_STOLEN",
    "CHOOSE",
    "FIGHT",
    "REAP",
    "USE",
    "can_only",
    "cannot",
    "must",
    "permits",
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


class Deed(Enum):
    """What a rule permits or forbids, besides playing, whose name is the label `PLAY`."""

    USE = "use"
    FIGHT = "fight"
    REAP = "reap"
    CHOOSE = "choose a house"
    BE_DAMAGED = "be dealt damage"
    BE_STOLEN = "be stolen"


USE = Deed.USE
FIGHT = Deed.FIGHT
REAP = Deed.REAP
CHOOSE = Deed.CHOOSE
BE_DAMAGED = Deed.BE_DAMAGED
BE_STOLEN = Deed.BE_STOLEN

_FORBIDDEN_TO = {
    USE: (Mod.CANNOT_USE, NOT_USED),
    REAP: (Mod.CANNOT_REAP, NOT_REAP),
    FIGHT: (Mod.CANNOT_FIGHT, NOT_FIGHT),
}
_FORBIDDEN_WITH = {USE: Mod.CANNOT_USE, FIGHT: Mod.CANNOT_FIGHT}


def cannot(
    deed: Deed | Label,
    subject: Who | Target,
    what: Group | House | HouseChoice | None = None,
    *,
    more_than: int | None = None,
    unless: Condition | None = None,
    while_: Condition | None = None,
) -> Ability:
    """Cards cannot do that (or have it done to them), or a player cannot do it with cards. Rule: "Cannot"."""
    if unless is not None:
        return Unless(unless, play=deed is Label.PLAY)
    if isinstance(subject, Target):
        if deed is BE_DAMAGED:
            return Constant(Mod.CANNOT_BE_DAMAGED, subject)
        assert isinstance(deed, Deed), deed
        kind, words = _FORBIDDEN_TO[deed]
        return Worded(kind, subject, None, while_, words)
    if deed is BE_STOLEN:
        return NotStolen(Mod.CANNOT_BE_STOLEN, subject)
    if isinstance(what, House | HouseChoice):
        return HouseRule(Mod.CANNOT_CHOOSE, subject, what, while_)
    if more_than is not None:
        return AtMostPlayed(more_than, subject)
    cards = what or a(CARD)
    if deed is Label.PLAY:
        return ForPlaying(Mod.CANNOT_PLAY, subject, cards.sort, cards.predicates, while_)
    assert isinstance(deed, Deed), deed
    return CannotUse(_FORBIDDEN_WITH[deed], subject, cards.sort, cards.predicates)


def permits(
    deed: Deed | Label,
    cards: Target,
    *,
    up_to: int | None = None,
    only: Deed | None = None,
    as_active: bool = False,
    once: bool = False,
    while_: Condition | None = None,
) -> Ability:
    """You may play, use or fight with such cards, whatever house is active; `once`: one of them each turn.

    `up_to`: so many different ones, while it is in force.
    With `only` they can be used for nothing else; `as_active` says it of one card and for whoever controls it.
    """
    if deed is Label.PLAY:
        assert isinstance(cards, Group)
        return ForPlaying(Mod.MAY_PLAY, YOU, cards.sort, cards.predicates, while_, once)
    if deed is FIGHT:
        return Worded(Mod.MAY_USE, cards, "fight", None, MAY_FIGHT)
    if only is FIGHT:
        return MayOnlyFight(cards)
    if as_active:
        return Worded(Mod.MAY_USE, cards, None, None, _ANY_HOUSE)
    if up_to is not None:
        assert isinstance(cards, Group)
        return MayUseSome(cards, up_to)
    return MayUse(Mod.MAY_USE, cards)


def must(deed: Deed, who: Who, what: House | HouseChoice, *, while_: Condition | None = None) -> HouseRule:
    """The player must choose that house as their active house. Rule: "House choice"."""
    assert deed is CHOOSE
    return HouseRule(Mod.MUST_CHOOSE, who, what, while_)


def can_only(deed: Deed, cards: Target, what: Group) -> CanOnlyFight:
    """Such creatures can only fight creatures of a description."""
    assert deed is FIGHT
    return CanOnlyFight(what, cards)
