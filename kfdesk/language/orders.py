"""Whether a card of a game depends on the order of a pile."""

from __future__ import annotations

from kfdesk.engine.abilities import Definition
from kfdesk.engine.terms import Zone
from kfdesk.language.effects.control import SwapPiles
from kfdesk.language.piles import EndOfPile
from kfdesk.text.parts import parts


def looks_at_order(definition: Definition) -> bool:
    """Return whether a card depends on the order of a discard pile.

    Such are those that speak of its top or topmost cards, and those that make it a deck: it keeps its order then. Of
    these a card is counted, too, that shuffles the deck afterwards.
    """
    return any(_depends(node) for node in parts(getattr(definition, "abilities", ())))


def _depends(node: object) -> bool:
    if isinstance(node, SwapPiles):
        return {node.first.area, node.second.area} == {Zone.DECK, Zone.DISCARD}
    return isinstance(node, EndOfPile) and node.pile.area is Zone.DISCARD
