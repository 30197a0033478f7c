"""Whether a deck can be played, and what stands in the way: broken rules, or cards that this program does not know."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.collection.files import problems
from kfdesk.collection.homemade import NotReadError, lines_not_understood, not_understood
from kfdesk.collection.records import DeckRecord
from kfdesk.engine.rules import Reason
from kfdesk.records import record


@record
class Playability:
    """What stands in the way of playing a deck; nothing does where `unknown` and `reasons` are empty.

    `unknown` are the names of cards with something this program does not know, such as those of a set that was
    published after it. `reasons` are the rules for decks that are broken, with the unknown cards counted. `known` is
    how many cards of the deck are known.
    """

    unknown: tuple[str, ...]
    reasons: tuple[Reason, ...]
    known: int

    @property
    def ok(self) -> bool:
        """Return whether the deck can be played."""
        return not (self.unknown or self.reasons)

    @property
    def by_agreement(self) -> bool:
        """Return whether the deck can be played without its unknown cards, if both players agree."""
        return bool(self.unknown) and not self.reasons and self.known > 0


def playability(record: DeckRecord) -> Playability:
    """Return everything that stands in the way of playing a deck."""
    unknown = dict.fromkeys(line.title for line in record.unknown)
    deck = record.deck_list()
    return Playability(tuple(unknown), (*problems(deck), *_not_understood(record)), len(deck.cards))


MOST_NAMED = 3
"""Home-made cards that are not understood of which as many are named, and no more are read: each may take seconds."""


def _not_understood(record: DeckRecord) -> Iterator[Reason]:
    """Yield a reason for each of the first home-made cards of a deck that are not understood."""
    for card in not_understood(record.homemade, MOST_NAMED):
        yield Reason(NotReadError(card.name, lines_not_understood(card)).words, "")
