"""The drafts of coming cards, gathered from their modules."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from kfdesk.engine import Side
from kfdesk.language.definition import Draft, registered
from tests.language import drafts
from tests.tables import Table, table


def written() -> dict[str, dict[str, Draft]]:
    """Return the drafts of each module, by the id of their card."""
    found = {}
    for module in iter_modules(drafts.__path__, drafts.__name__ + "."):
        import_module(module.name)
        found[module.name.rpartition(".")[2]] = {draft.id: draft for draft in registered(module.name)}
    return found


FILES = written()
"""The drafts of each module, by its name without the package."""
DRAFTS = {id_: draft for cards in FILES.values() for id_, draft in cards.items()}
"""Every draft by the id of its card."""
assert len(DRAFTS) == sum(map(len, FILES.values())), "a card is drafted twice"
ALL = tuple(DRAFTS.values())


def drafted(ada: Side | None = None, bo: Side | None = None, **fields: Any) -> Table:
    """Return a table on which the drafted cards do what their drafts say."""
    return table(ada, bo, *ALL, **fields)
