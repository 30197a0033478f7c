"""Which cards of a deck this program cannot play yet, and every other reason why a deck cannot be played."""

from __future__ import annotations

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.files import problems
from kfdesk.collection.records import DeckRecord
from kfdesk.engine.rules import Reason
from kfdesk.records import record


@record
class Playability:
    """What stands in the way of playing a deck; all three are empty for one that can be played.

    `missing` are ids of cards whose behavior is not written yet, in the order of the list, `unknown` the names of
    cards with something this program does not know; `reasons` are the rules for decks that are broken, which an
    unknown card alone breaks too, since it cannot be counted.
    """

    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    reasons: tuple[Reason, ...]

    @property
    def ok(self) -> bool:
        """Return whether the deck can be played."""
        return not (self.missing or self.unknown or self.reasons)


def unplayable(record: DeckRecord) -> tuple[str, ...]:
    """Return the ids of the deck's cards that this program cannot play yet, each once, references included.

    Cards that are not in the facts have no id: see `playability`. Imports no card file.
    """
    ids = dict.fromkeys(line.id for line in (*record.cards, *record.references) if line.id is not None)
    return tuple(card for card in ids if card not in library().implemented)


def playability(record: DeckRecord) -> Playability:
    """Return everything that stands in the way of playing a deck."""
    unknown = dict.fromkeys(line.title for line in record.unknown)
    missing = tuple(card for card in unplayable(record) if card in facts())
    return Playability(missing, tuple(unknown), problems(record.deck_list()))
