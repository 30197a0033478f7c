"""Cards that are spoken of by name in the text of others; the name comes from the facts."""

from __future__ import annotations

from kfdesk.cards.facts import facts
from kfdesk.language.kinds import Named, named
from kfdesk.text.words import Words


def title(id_: str) -> Words:
    """Return a card's name in both languages."""
    known = facts()[id_]
    return Words(known.name, known.name_in("de"))


def card_named(id_: str) -> Named:
    """Return the filter for cards of that name."""
    return named(id_, title(id_))
