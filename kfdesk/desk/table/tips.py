"""What a thing under the resting pointer says: its own words, and below them its term explained in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kfdesk.desk.card.explaining import sentence
from kfdesk.engine.rules import RuleId
from kfdesk.text.words import Words

Said = tuple[str, RuleId]
"""What a thing says by itself, and the entry that explains it; "" for none."""


@runtime_checkable
class Explains(Protocol):
    """A thing on the table that says something where the pointer rests."""

    def said_at(self, at: QPointF) -> Said:
        """Return what it says at a point of the scene; nothing is worded before it is asked for."""


def said_under(items: Iterable[QGraphicsItem], at: QPointF, say: Callable[[Words], str]) -> str:
    """Return what the first of these things, the uppermost first, that says something has to say; "" where none has."""
    for item in items:
        if not isinstance(item, Explains):
            continue
        own, rule = item.said_at(at)
        if own or rule:
            return "\n".join(filter(None, (own, say(sentence(rule)) if rule else "")))
    return ""
