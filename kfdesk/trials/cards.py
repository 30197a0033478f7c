"""What cards are worth: how much more often a deck wins when it drew a card than when it did not."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

from kfdesk.records import record
from kfdesk.trials.decks import TrialDeck, deck_of
from kfdesk.trials.game import Row
from kfdesk.trials.ratings import Z

FEWEST = 20
"""Of a card that was drawn in fewer games, or in fewer was not, nothing is said."""


@record
class CardWorth:
    """A card's worth, in points: won when drawn less won when not, with the uncertainty of 95 %."""

    card: str
    worth: float
    half_width: float
    drawn: int
    """Games in which at least one copy was drawn, a deck's side each."""
    not_drawn: int
    decks: int
    """Decks with the card of which there are games of both kinds."""


@record
class _Count:
    """Games of one deck with a card, and what was won of them; when it was drawn, and when it was not."""

    drawn: int
    won: float
    others: int
    others_won: float


def worths(decks: Sequence[TrialDeck], rows: Iterable[Row]) -> list[CardWorth]:
    """Return the worth of the cards of decks, the greatest first, from games between two of them.

    Games are compared within a deck before decks are pooled (Mantel and Haenszel's difference of shares): a card is
    worth nothing for lying in a strong deck. Its uncertainty is Sato's, which holds for few games of many decks, too.
    """
    sides = _sides({deck.mark for deck in decks}, rows)
    counts: defaultdict[str, list[_Count]] = defaultdict(list)
    for deck in decks:
        for card, bits in _bits(deck).items():
            counts[card].append(_count(bits, sides[deck.mark]))
    found = [_pooled(card, [one for one in some if one.drawn and one.others]) for card, some in counts.items()]
    kept = [one for one in found if one.drawn >= FEWEST and one.not_drawn >= FEWEST]
    return sorted(kept, key=lambda one: (-one.worth, one.card))


def _sides(decks: set[str], rows: Iterable[Row]) -> Mapping[str, list[tuple[int, float]]]:
    """Return of each deck what it drew in its games, and what it got for them."""
    sides: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
    for row in rows:
        if row.first in decks and row.second in decks:
            sides[row.first].append((row.drawn[0], row.score))
            sides[row.second].append((row.drawn[1], 1 - row.score))
    return sides


def _bits(deck: TrialDeck) -> Mapping[str, int]:
    """Return the cards of a deck with the bits of their copies."""
    found: defaultdict[str, int] = defaultdict(int)
    for at, card in enumerate(deck_of(deck.content).cards):
        found[card.id] |= 1 << at
    return found


def _count(bits: int, games: Iterable[tuple[int, float]]) -> _Count:
    drawn = [score for seen, score in games if seen & bits]
    others = [score for seen, score in games if not seen & bits]
    return _Count(len(drawn), sum(drawn), len(others), sum(others))


def _pooled(card: str, counts: Sequence[_Count]) -> CardWorth:
    weight = gain = by_worth = plain = 0.0
    for one in counts:
        n, m, a, c, both = one.drawn, one.others, one.won, one.others_won, one.drawn + one.others
        weight += n * m / both
        gain += (a * m - c * n) / both
        by_worth += (n * n * c - m * m * a + n * m * (m - n) / 2) / both**2
        plain += (a * (m - c) + c * (n - a)) / (2 * both)
    worth = gain / weight if weight else 0.0
    spread = sqrt(max(0.0, worth * by_worth + plain)) / weight if weight else 0.0
    drawn, others = sum(one.drawn for one in counts), sum(one.others for one in counts)
    return CardWorth(card, 100 * worth, 100 * Z * spread, drawn, others, len(counts))
