"""The decks that ship with the program, as the first decks of a new shelf."""

from __future__ import annotations

from datetime import UTC, datetime

from kfdesk.collection.files import sample_decks
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import records
from kfdesk.collection.records import DeckRecord, Source
from kfdesk.collection.store import DeckStore


def sample_records(added: datetime) -> list[DeckRecord]:
    """Return the decks that ship with the program, the starter decks last: newest first puts them on top."""
    found = [record for path, _ in sample_decks() for record in records(read_any(path, now=added))]
    return [record.model_copy(update={"source": Source.SAMPLE}) for record in reversed(found)]


def begin_with_samples(store: DeckStore) -> int:
    """Put the sample decks onto a shelf that nobody ever wrote to; return how many. Thrown away, they stay away."""
    if store.changes() or store.count() or store.count(trash=True):
        return 0
    return store.add(sample_records(datetime.now(UTC).replace(microsecond=0))).added
