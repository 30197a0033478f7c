"""A table that is only looked at, as in a film or when looking back."""

from __future__ import annotations

from collections.abc import Callable

from kfdesk.cards.facts import facts
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.rules import Verdict
from kfdesk.text.runs import Runs


def table_to_look_at(text: Callable[[str, str], Runs], sets: tuple[str, str]) -> TableWidget:
    """Return a table at which nothing can be done; `text` words the cards, `sets` are those of the two decks."""
    table = TableWidget(Verdict, only_looks=True)
    table.set_face_texts(text)
    table.set_facts(facts().get)
    table.faces.sets = sets
    return table
