"""What somebody stopped with and can go on with: a game, a lesson, a match, an evening."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kfdesk.match.table_summary import TableSummary
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class LeftOff:
    """Something that goes on where it was left."""

    when: datetime
    """When it was touched last."""
    title: Words
    about: Words
    """Where it stands."""
    go_on: Callable[[], object]
    glance: TableSummary | None = None
    """Its table."""
    paint: Callable[[QPainter, QRectF], None] | None = None
    """Paints its picture, where that is no table."""


Source = Callable[[], LeftOff | None]
"""Tells what was left last, None where nothing was; it is asked whenever the start page is shown, so it is quick."""


def touched(path: Path) -> datetime | None:
    """Return when a file was written last; None where there is none."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return None
