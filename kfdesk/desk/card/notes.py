"""Short notes beside a card that is shown large: what is true of it now, and what the terms in its text mean."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.card.explaining import KEYWORD_RULES, STATUS_RULES, explained, terms_of
from kfdesk.desk.card.state_texts import state_lines
from kfdesk.engine.views import CardView, TableView
from kfdesk.text.runs import Runs
from kfdesk.text.words import Words

MOST: Final = 7
"""So many notes at most; the side preview has all."""


def reading_notes(card: CardView, view: TableView, text: Runs) -> tuple[Words, ...]:
    """Return the notes of a card, the weightiest first; `text` is its rules text.

    Printed power is left out: it stands on the card. A status or keyword that the card has is said by that alone.
    """
    plain = 1 if card.power is not None and card.power == card.base_power else 0
    lines = list(state_lines(card, view)[plain:])
    said = {STATUS_RULES[status] for status in card.statuses} | {KEYWORD_RULES[word] for word, _ in card.keywords}
    lines += [explained(rule) for rule in terms_of(card, text) if rule not in said]
    return tuple(dict.fromkeys(lines))[:MOST]
