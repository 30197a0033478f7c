"""Bonus icons that the Enhance cards of a deck put on its cards. Rule: "Enhance".

The icons of all sources together lie on cards of the same deck, each exactly once: that holds for every deck
whose icons are known. On which cards is not published; here each card is as likely, which is assumed.
"""

from __future__ import annotations

from kfdesk.cards.facts import enhancements
from kfdesk.collection.generator.dice import Dice
from kfdesk.collection.generator.house import Copy
from kfdesk.collection.printings import printing_of
from kfdesk.collection.titles import is_half
from kfdesk.engine.terms import HOUSES, House, Icon

MOST = 5
"""A card shows at most five bonus icons, the printed Æmber included."""

_ORDER = (*House, *Icon)
"""How icons are shown on a card, top to bottom: the house, then Æmber, capture, damage, draw, discard, power."""


def granted(cards: list[Copy]) -> list[str]:
    """Return every icon that the cards of a deck grant together, in the order of the cards."""
    table = enhancements()
    return [icon for copy in cards for icon in table.get(copy.card, ())]


def enhanced(dice: Dice, cards: list[Copy], set_code: str) -> list[Copy]:
    """Return the deck's cards with the icons that its Enhance cards grant laid on them.

    A house icon lies on a card of another house, at most one on a card; no card has more than five icons. That the
    second half of a gigantic creature, which is never played alone, has none is assumed.
    """
    icons = granted(cards)
    if not icons:
        return cards
    laid: list[list[str]] = [[] for _ in cards]
    room = [0 if is_half(copy.card) else MOST - printing_of(copy.card, set_code, copy.house).amber for copy in cards]
    for icon in sorted(icons, key=lambda icon: icon not in HOUSES):
        able = [
            at
            for at, copy in enumerate(cards)
            if len(laid[at]) < room[at]
            and not (icon in HOUSES and (copy.house == icon or any(other in HOUSES for other in laid[at])))
        ]
        laid[dice.pick(able)].append(icon)
    return [
        copy._replace(icons=tuple(sorted(found, key=_ORDER.index))) for copy, found in zip(cards, laid, strict=True)
    ]
