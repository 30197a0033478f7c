"""How Æmber moves: what it is called, and from where to where. Rule: "Æmber"."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from kfdesk.engine.terms import NO_CARD, CardId, Player


class AmberVerb(StrEnum):
    """What is done with Æmber that moves."""

    GAIN = "gain"
    """From the common supply into a pool."""
    LOSE = "lose"
    """From a pool into the common supply."""
    SPEND = "spend"
    """To forge a key: from a pool, or from a card whose Æmber the player may spend, into the supply or a pool."""
    STEAL = "steal"
    """From the opponent's pool, or where a card says so from the common supply, into that of the thief."""
    PAY = "pay"
    """From the pool of the payer into the opponent's."""
    CAPTURE = "capture"
    """From a pool, or where a card says so from the common supply, onto a card."""
    PLACE = "place"
    """From the common supply onto a card."""
    EXALT = "exalt"
    """The same, where that is what the effect says."""
    MOVE = "move"
    """From a card or a pool to a card, a pool or the supply."""


class End(NamedTuple):
    """Where Æmber comes from or goes to: a player's pool, a card, or, without either, the common supply.

    A card of which a player spends has both: what they spend lies on the card.
    """

    player: Player | None = None
    card: CardId = NO_CARD

    @property
    def pool(self) -> Player | None:
        """Whose pool it is; None for a card and for the supply."""
        return None if self.card else self.player


SUPPLY = End()
