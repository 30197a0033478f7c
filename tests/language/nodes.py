"""The classes of nodes that the card language has."""

from __future__ import annotations

from kfdesk.language.base import Node
from kfdesk.language.phrasebook import modules


def node_classes() -> list[type[Node]]:
    """Return every class of nodes, by module and in the order written."""
    return [
        kind
        for module in modules()
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Node) and kind.__module__ == module.__name__
    ]
