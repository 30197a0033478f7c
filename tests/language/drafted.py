"""The drafts of coming cards, gathered from their modules."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from kfdesk.language.definition import Draft, registered
from tests.language import drafts


def written() -> dict[str, Draft]:
    """Return every draft by the id of its card."""
    found: dict[str, Draft] = {}
    for module in iter_modules(drafts.__path__, drafts.__name__ + "."):
        import_module(module.name)
        for draft in registered(module.name):
            assert draft.id not in found, f"{draft.id} is drafted twice"
            found[draft.id] = draft
    return found


DRAFTS = written()
