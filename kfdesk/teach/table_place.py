"""The places of the table that a learner can do without at first.

Battlelines, hands, pools, and keys are always there, and what the table shows only where it is so (chains, the tide,
another cost of keys) is none of these places.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from kfdesk.engine.terms import Player, Zone


class TablePlace(StrEnum):
    """A place of the table, or beside it, that a learner can do without at first."""

    DECK = Zone.DECK
    """The deck, and the numbers on the panel of cards in deck and hand."""
    DISCARD = Zone.DISCARD
    ARCHIVES = Zone.ARCHIVES
    PURGED = Zone.PURGED
    ARTIFACTS = Zone.ARTIFACTS
    HOUSES = "houses"
    """The emblems of the houses on the panel."""
    LOG = "log"
    TIMING = "timing"
    """The timing chart."""

    @property
    def zone(self) -> Zone | None:
        """The zone whose place it is; None for one beside the cards."""
        return _ZONES.get(self.value)


_ZONES: Final = {zone.value: zone for zone in Zone}
PlacesOfSeats = frozenset[tuple[Player, TablePlace]]
"""Places, each with the player whose it is; what is nobody's counts as the learner's."""

EVERY_PLACE: Final = frozenset(TablePlace)
