"""What sort of card is meant: any card, creatures, artifacts, upgrades, actions, halves of gigantic creatures."""

from __future__ import annotations

from enum import Enum

from kfdesk.engine.terms import CREATURES, CardType
from kfdesk.language import nouns
from kfdesk.text.parts_of_speech import Noun

__all__ = ["ACTION", "ARTIFACT", "CARD", "CREATURE", "GIGANTIC_HALF", "UPGRADE"]


class Sort(Enum):
    """What sort of card is meant."""

    CARD = "card"
    CREATURE = "creature"
    ARTIFACT = "artifact"
    UPGRADE = "upgrade"
    ACTION = "action"
    GIGANTIC_HALF = "half"
    """Half of a gigantic creature, as it is out of play. Rule: "Gigantic creatures"."""


CARD = Sort.CARD
CREATURE = Sort.CREATURE
ARTIFACT = Sort.ARTIFACT
UPGRADE = Sort.UPGRADE
ACTION = Sort.ACTION
GIGANTIC_HALF = Sort.GIGANTIC_HALF

TYPES: dict[Sort, tuple[CardType, ...]] = {
    Sort.CARD: tuple(CardType),
    Sort.CREATURE: CREATURES,
    Sort.ARTIFACT: (CardType.ARTIFACT,),
    Sort.UPGRADE: (CardType.UPGRADE,),
    Sort.ACTION: (CardType.ACTION,),
    Sort.GIGANTIC_HALF: CREATURES,
}
"""The types of the cards of each sort."""

NOUNS: dict[Sort, Noun] = {
    Sort.CARD: nouns.CARD,
    Sort.CREATURE: nouns.CREATURE,
    Sort.ARTIFACT: nouns.ARTIFACT,
    Sort.UPGRADE: nouns.UPGRADE,
    Sort.ACTION: nouns.ACTION,
    Sort.GIGANTIC_HALF: nouns.HALF,
}
