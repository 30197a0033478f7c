"""The decks that ship with the program, as the first decks of a new shelf."""

from __future__ import annotations

from datetime import UTC, datetime

from kfdesk.cards.impact import impact_of
from kfdesk.collection.database import FILE_NAME, shelf_folder
from kfdesk.collection.files import sample_decks
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import records
from kfdesk.collection.records import DeckRecord, Source
from kfdesk.collection.store import DeckStore
from kfdesk.engine.decks import DeckList


def sample_records(added: datetime) -> list[DeckRecord]:
    """Return the decks that ship with the program, the starter decks last: newest first puts them on top."""
    found = [record for path, _ in sample_decks() for record in records(read_any(path, now=added))]
    return [record.model_copy(update={"source": Source.SAMPLE}) for record in reversed(found)]


def begin_with_samples(store: DeckStore) -> int:
    """Put the sample decks onto a shelf that nobody ever wrote to; return how many. Thrown away, they stay away."""
    if store.changes() or store.count() or store.count(trash=True):
        return 0
    return store.add(sample_records(datetime.now(UTC).replace(microsecond=0))).added


def samples_to_come() -> list[DeckList]:
    """Return the sample decks where there is no shelf yet: `begin_with_samples` will put them onto it."""
    try:
        if (shelf_folder() / FILE_NAME).exists():
            return []
    except OSError:  # nobody may look: whoever opens the shelf says why
        return []
    return [deck for _, deck in sample_decks()]


def weigh(deck: DeckList) -> None:
    """Work out what the cards of a deck are worth; it is kept, and otherwise takes most of the time of adding it."""
    for card in deck.cards:
        impact_of(card.id)
