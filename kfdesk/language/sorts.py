"""What sort of card is meant: any card, creatures, artifacts, upgrades, actions."""

from __future__ import annotations

from enum import Enum

from kfdesk.engine.terms import CREATURES, CardType
from kfdesk.language import names
from kfdesk.text.nouns import Noun

__all__ = [
    "ACTION",
    "ARTIFACT",
    "CARD",
    "CREATURE",
    "UPGRADE",
]


class Sort(Enum):
    """What sort of card is meant."""

    CARD = "card"
    CREATURE = "creature"
    ARTIFACT = "artifact"
    UPGRADE = "upgrade"
    ACTION = "action"


CARD = Sort.CARD
CREATURE = Sort.CREATURE
ARTIFACT = Sort.ARTIFACT
UPGRADE = Sort.UPGRADE
ACTION = Sort.ACTION

TYPES: dict[Sort, tuple[CardType, ...]] = {
    Sort.CARD: tuple(CardType),
    Sort.CREATURE: CREATURES,
    Sort.ARTIFACT: (CardType.ARTIFACT,),
    Sort.UPGRADE: (CardType.UPGRADE,),
    Sort.ACTION: (CardType.ACTION,),
}
"""The types of the cards of each sort."""

NOUNS: dict[Sort, Noun] = {
    Sort.CARD: names.CARD,
    Sort.CREATURE: names.CREATURE,
    Sort.ARTIFACT: names.ARTIFACT,
    Sort.UPGRADE: names.UPGRADE,
    Sort.ACTION: names.ACTION,
}
