"""Places within a battleline. Rules: "Battleline", "Flank", "Deploy"."""

from __future__ import annotations

from enum import Enum

from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Piece, Sayable

__all__ = [
    "ANYWHERE",
    "FLANK",
]


class Spot(Enum):
    """A place in a battleline."""

    FLANK = "flank"
    ANYWHERE = "anywhere"

    def within(self, battleline: Sayable) -> Piece:
        """Return where something goes: "to a flank of your battleline"."""
        return (_ANYWHERE if self is ANYWHERE else _FLANK).of(battleline=battleline)


FLANK = Spot.FLANK
ANYWHERE = Spot.ANYWHERE

_FLANK = Frame(en="to a flank of {battleline}", de="an eine Flanke {battleline:gen}")
_ANYWHERE = Frame(en="anywhere in {battleline}", de="an eine beliebige Stelle {battleline:gen}")
