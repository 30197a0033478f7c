"""Whether a deck can be played, and what stands in the way: broken rules, or cards that this program does not know."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

from kfdesk.collection.files import problems
from kfdesk.collection.homemade import NotReadError, lines_not_understood
from kfdesk.collection.records import DeckRecord
from kfdesk.engine.rules import Reason
from kfdesk.records import record
from kfdesk.text.words import Words


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


MOST_S = 3.0
"""How long a deck's home-made cards are read at a stretch; what was read is known when it is asked again."""


def _not_understood(record: DeckRecord) -> Iterator[Reason]:
    """Yield a reason for each home-made card of a deck that is not understood."""
    end: float | None = None
    for card in record.homemade:
        if end is not None and thread_time() > end:
            yield Reason(_TOO_LONG, "")
            return
        if lines := lines_not_understood(card):
            yield Reason(NotReadError(card.name, lines).words, "")
        end = end or thread_time() + MOST_S  # the first one may have had to wait for the grammar


_TOO_LONG = Words("Reading the home-made cards of this deck takes long; try again.")
