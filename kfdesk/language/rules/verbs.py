"""What rules permit, forbid and demand."""

from __future__ import annotations

from enum import Enum

__all__ = [
    "BE_ATTACKED",
    "BE_DAMAGED",
    "BE_DESTROYED",
    "BE_EXHAUSTED",
    "BE_STOLEN",
    "CHOOSE",
    "FIGHT",
    "FORGE",
    "LEAVE_ARCHIVES",
    "MULLIGAN",
    "RAISE_TIDE",
    "READY_UP",
    "REAP",
    "RESOLVE",
    "RESOLVE_ICONS",
    "RETURN",
    "TAKE_ARCHIVES",
    "USE",
]


class Deed(Enum):
    """What a rule permits or forbids, besides playing, whose name is the label `PLAY`."""

    USE = "use"
    FIGHT = "fight"
    FORGE = "forge keys"
    RAISE_TIDE = "raise the tide"
    MULLIGAN = "take a mulligan"
    REAP = "reap"
    READY_UP = "ready"
    CHOOSE = "choose a house"
    BE_DAMAGED = "be dealt damage"
    BE_DESTROYED = "be destroyed"
    BE_EXHAUSTED = "become exhausted"
    BE_ATTACKED = "be attacked"
    RESOLVE = "resolve"
    RESOLVE_ICONS = "resolve bonus icons"
    BE_STOLEN = "be stolen"
    RETURN = "return"
    TAKE_ARCHIVES = "take archives into hands"
    LEAVE_ARCHIVES = "leave archives"


USE = Deed.USE
FIGHT = Deed.FIGHT
FORGE = Deed.FORGE
RAISE_TIDE = Deed.RAISE_TIDE
MULLIGAN = Deed.MULLIGAN
REAP = Deed.REAP
READY_UP = Deed.READY_UP
CHOOSE = Deed.CHOOSE
BE_DAMAGED = Deed.BE_DAMAGED
BE_DESTROYED = Deed.BE_DESTROYED
BE_EXHAUSTED = Deed.BE_EXHAUSTED
BE_ATTACKED = Deed.BE_ATTACKED
RESOLVE = Deed.RESOLVE
RESOLVE_ICONS = Deed.RESOLVE_ICONS
BE_STOLEN = Deed.BE_STOLEN
TAKE_ARCHIVES = Deed.TAKE_ARCHIVES
LEAVE_ARCHIVES = Deed.LEAVE_ARCHIVES
RETURN = Deed.RETURN
