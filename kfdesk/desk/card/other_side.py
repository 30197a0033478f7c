"""The side of a card that does not lie up, where the seat at the screen may look at it."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.cards.facts import facts
from kfdesk.desk.card.faces import printed
from kfdesk.desk.card.preview import Side
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.engine.views import CardView, TableView


def reverse_of(card: CardView, view: TableView) -> Side | None:
    """Return the other side of a prophecy card, the card that a token creature is, or the top half of a gigantic one.

    Rules: "Prophecy", "Token creatures", "Gigantic".
    """
    found: CardView | None = None
    if card.reverse:
        found = find_card(view, card.reverse)
    elif card.token_of is not None and card.id is not None and card.id in facts():
        found = replace(printed(card.id, None, card.owner), icons=card.icons, maverick=card.maverick)
    elif card.other_half is not None:
        found = card.other_half
    return (found, state_lines(found, view)) if found is not None and found.id is not None else None
