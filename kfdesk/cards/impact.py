"""What a card is good for, in figures of our own, read from its definition and from nothing else.

Each word of the card language says what it is worth; the rule stands in `kfdesk.language.estimates`. Here it is summed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from kfdesk.cards.library import library
from kfdesk.engine.terms import CREATURES, Half, Keyword
from kfdesk.language.definition import CardDefinition
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind

__all__ = ["EstimateKind", "impact_of", "read_impact"]


@cache
def impact_of(card: str) -> Mapping[EstimateKind, float]:
    """Return the figures of one copy of a card, those that are not 0.

    Raises `KeyError` for an id that is not in the facts.
    """
    return read_impact(library()[card])


def read_impact(definition: CardDefinition) -> Mapping[EstimateKind, float]:
    """Return the figures of a definition, its printed Æmber bonus not among them.

    A card with treachery is the opponent's once it is in play. A creature has its printed power, armor and keywords; of
    a gigantic one the half with the text has them.
    """
    estimate = DeckEstimate(definition.type)
    if definition.type in CREATURES and definition.half is not Half.TOP:
        strength = (definition.power or 0) + (definition.armor or 0)
        estimate.add(EstimateKind.EFFECTIVE_POWER, strength, EstimateContext())
        for keyword, number in definition.keywords.items():
            estimate.has_keyword(keyword, number, 1.0, EstimateContext())
    in_play = EstimateContext(theirs=Keyword.TREACHERY in definition.keywords)
    for ability in definition.abilities:
        estimate.include(ability, in_play)
    found = {figure: round(estimate.found[figure], 2) for figure in EstimateKind}
    return MappingProxyType({figure: value for figure, value in found.items() if value})
