"""How many of some cards there are by what they have in common: what a list of filters counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from kfdesk.cards.facts import facts
from kfdesk.collection.allcards.finding import rarities_in
from kfdesk.collection.allcards.owned import Owned
from kfdesk.collection.allcards.printed import houses_in
from kfdesk.collection.vocabulary import Field


def facets(ids: Iterable[str], owned: Owned, within: frozenset[str] = frozenset()) -> Mapping[Field, Mapping[str, int]]:
    """Return how many cards are owned or not (as properties of the search), and how many each house, type, rarity and
    set has; a card that has several counts for each of them."""
    found: dict[Field, Counter[str]] = {
        field: Counter() for field in (Field.IS, Field.HOUSE, Field.TYPE, Field.RARITY, Field.SET)
    }
    for id_ in ids:
        card = facts()[id_]
        found[Field.IS]["owned" if owned.of(id_).copies else "missing"] += 1
        found[Field.TYPE][card.type.value] += 1
        found[Field.HOUSE].update(houses_in(card, within))
        found[Field.RARITY].update(rarities_in(card, within))
        found[Field.SET].update(card.sets)
    return found
