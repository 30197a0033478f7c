"""The decks that the room of all cards counts in its tests."""

from __future__ import annotations

from kfdesk.collection.records import CardLine, DeckRecord, Source
from tests.collection.shelves import FIRST


def _deck(name: str, *lines: CardLine, source: Source = Source.TEXT) -> DeckRecord:
    return DeckRecord(
        key=f"own:{name}",
        name=name,
        set="CotA",
        houses=("brobnar", "dis", "logos"),
        cards=lines,
        source=source,
        added=FIRST,
    )


ANGER = CardLine(id="anger", title="Anger", house="brobnar", count=2)
MAVERICK = CardLine(id="ember-imp", title="Ember Imp", house="brobnar", maverick=True, icons=("draw", "amber"))
IMP = CardLine(id="ember-imp", title="Ember Imp", house="dis")

DECKS = [
    _deck("First", ANGER, IMP),
    _deck("Second", MAVERICK, ANGER.model_copy(update={"count": 1})),
    _deck("Generated", IMP, source=Source.GENERATED),
]
