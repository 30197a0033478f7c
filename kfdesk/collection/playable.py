"""Whether a deck can be played, and what stands in the way: broken rules, or cards that this program does not know."""

from __future__ import annotations

from time import thread_time

from kfdesk.collection.files import problems
from kfdesk.collection.homemade import NotReadError, can_be_read, is_read, lines_not_understood
from kfdesk.collection.records import DeckRecord
from kfdesk.engine.rules import Reason
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class Playability:
    """What stands in the way of playing a deck; nothing does where `unknown` and `reasons` are empty.

    `unknown` are the names of cards with something this program does not know, such as those of a set that was
    published after it. `reasons` are the rules for decks that are broken, with the unknown cards counted. `known` is
    how many cards of the deck are known. With `being_read` its home-made cards have still to be read: that is one of
    the reasons, and others may turn out later.
    """

    unknown: tuple[str, ...]
    reasons: tuple[Reason, ...]
    known: int
    being_read: bool = False

    @property
    def ok(self) -> bool:
        """Return whether the deck can be played."""
        return not (self.unknown or self.reasons)

    @property
    def by_agreement(self) -> bool:
        """Return whether the deck can be played without its unknown cards, if both players agree."""
        return bool(self.unknown) and not self.reasons and self.known > 0

    @property
    def only_being_read(self) -> bool:
        """Return whether nothing stands in the way as far as is known before its home-made cards are read."""
        return self.being_read and len(self.reasons) == 1 and not self.unknown


MOST_S = 0.2
"""How long a deck's home-made cards are read at a stretch; those that were read are known when it is asked again."""


def playability(record: DeckRecord, *, most_s: float = MOST_S) -> Playability:
    """Return everything that stands in the way of playing a deck.

    Its home-made cards are read for `most_s` seconds and little longer, and not before the grammar is there: see
    `Playability.being_read`.
    """
    unknown = dict.fromkeys(line.title for line in record.unknown)
    deck = record.deck_list()
    reasons = problems(deck)
    home = _read(record, most_s)
    return Playability(
        tuple(unknown),
        (*reasons, *(home if home is not None else (Reason(BEING_READ, ""),))),
        len(deck.cards),
        being_read=home is None,
    )


def _read(record: DeckRecord, most_s: float) -> tuple[Reason, ...] | None:
    """Return a reason for each home-made card of a deck that is not understood; None where more is to be read first."""
    found: list[Reason] = []
    end = thread_time() + most_s
    for card in record.homemade:
        if not is_read(card) and (thread_time() >= end or not can_be_read()):
            return None
        if lines := lines_not_understood(card):
            found.append(Reason(NotReadError(card.name, lines).words, ""))
    return tuple(found)


BEING_READ = Words("Its home-made cards are still being read.")
"""Why it is not known yet whether a deck can be played."""
