"""A card let go where that means nothing: laid back, or told where it may be dropped."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.layout.table_layout import TableLayout
from kfdesk.engine.terms import CardType, Zone
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words

UPGRADE: Final = Words("Drop an upgrade on a creature to play it, or on the discard pile to discard it.")
HAND: Final = Words("Drop a card from your hand on the table to play it, or on the discard pile to discard it.")
CREATURE: Final = Words("Drop a creature on an enemy creature to fight, or on the panel with your Æmber to reap.")
ARTIFACT: Final = Words("Drop an artifact on the table, or on the card it is to affect, to use it.")


def where_to_drop(card: CardView, layout: TableLayout, at: tuple[float, float]) -> Words | None:
    """Return where a card may be dropped, None where it was only laid back: into its hand, among its cards in play."""
    side = layout.sides[card.controller]
    home = {Zone.HAND: side.hand, Zone.BATTLELINE: side.battleline, Zone.ARTIFACTS: side.artifacts}.get(card.zone)
    if home is None or home.contains(*at):
        return None
    if card.zone is Zone.HAND:
        return UPGRADE if card.type is CardType.UPGRADE else HAND
    return CREATURE if card.zone is Zone.BATTLELINE else ARTIFACT
