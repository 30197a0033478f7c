"""How much of each set one owns, and which cards one has most and fewest of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.allcards.finding import RARITY_ORDER, ordered
from kfdesk.collection.allcards.owned import Holdings, Owned
from kfdesk.collection.allcards.printed import houses_in
from kfdesk.engine.terms import House
from kfdesk.records import record


@record
class Share:
    """How many of some cards one owns: in decks of their set, and in decks of any set."""

    cards: int = 0
    owned: int = 0
    anywhere: int = 0

    def __add__(self, other: Share) -> Share:
        return Share(self.cards + other.cards, self.owned + other.owned, self.anywhere + other.anywhere)

    @property
    def missing(self) -> int:
        """How many of them no deck of the set has."""
        return self.cards - self.owned


@record
class SetShare:
    """How many of a set's cards one owns, in all, by rarity, and by house.

    A card that the set prints in two houses counts once in all, and once in each of them.
    """

    set: str
    whole: Share
    rarities: tuple[tuple[str, Share], ...]
    houses: tuple[tuple[str, Share], ...]


def completion(owned: Owned) -> tuple[SetShare, ...]:
    """Return what one owns of each set, oldest first.

    A card of a set is owned when a deck of that set has it: a reprint in a deck of another set is another card to look
    at, and is counted as owned anywhere only.
    """
    whole: defaultdict[str, Share] = defaultdict(Share)
    rarities: defaultdict[str, defaultdict[str, Share]] = defaultdict(lambda: defaultdict(Share))
    houses: defaultdict[str, defaultdict[str, Share]] = defaultdict(lambda: defaultdict(Share))
    for card in facts().values():
        held = owned.of(card.id)
        for code in card.sets:
            share = Share(1, int(code in held.sets), int(held.copies > 0))
            printings = [printing for printing in card.printings if printing.set == code]
            whole[code] += share
            for rarity in {printing.rarity for printing in printings}:
                rarities[code][rarity] += share
            for house in houses_in(card, (code,)):
                houses[code][house] += share
    return tuple(
        SetShare(
            code, whole[code], tuple(_in_order(rarities[code], RARITY_ORDER)), tuple(_in_order(houses[code], HOUSES))
        )
        for code in sets()
        if code in whole
    )


HOUSES = tuple(house.value for house in House)


def _in_order(shares: dict[str, Share], order: tuple[str, ...]) -> Iterator[tuple[str, Share]]:
    """Yield the parts in an order, those that it does not name last."""
    yield from ((name, shares[name]) for name in order if name in shares)
    yield from ((name, shares[name]) for name in sorted(shares) if name not in order)


def most_owned(holdings: Holdings, most: int) -> list[str]:
    """Return so many of the cards one owns most copies of, the most first."""
    return _of_owned(holdings, "owned", descending=True)[:most]


def rarest_owned(holdings: Holdings, most: int) -> list[str]:
    """Return so many of the cards one owns fewest copies of, the rarest first: of as many copies, what fewer sets
    print, then what is rarer in them."""
    return _of_owned(holdings, "rarest", descending=False)[:most]


def _of_owned(holdings: Holdings, sort: str, *, descending: bool) -> list[str]:
    ids = [card for card, held in holdings.owned.cards.items() if held.copies and card in facts()]
    return ordered(ids, sort, holdings, descending=descending)
