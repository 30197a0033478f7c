"""What the shelf's room remembers between sessions: view, columns, order, splitters, last search.

Kept apart from the settings: nobody chose it in a dialog, and a damaged file loses nothing but habits.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kfdesk.desk.kit.settings import config_folder
from kfdesk.disk import content_of, write_new

FILE_NAME = "deck-shelf.json"
_MAX_BYTES = 1 << 20

SortKey = tuple[str, bool]
"""A column's id, and True for descending."""
_RENAMED = {"missing": "unknown"}
"""Columns that had another id in an older version."""
ViewName = Literal["table", "grid", "points"]
Width = Annotated[int, Field(ge=1, le=10_000)]


class _Kept(BaseModel):
    model_config = ConfigDict(extra="ignore", validate_assignment=True)


class Habits(_Kept):
    """How the room looked when it was last left; every field has a default that suits a first visit."""

    view: ViewName = "grid"
    points: tuple[str, str, str] = ("expected", "control", "nothing")
    """The columns across and upward of the decks as points, and what these are told apart by."""
    sort: tuple[SortKey, ...] = ()
    """Empty: newest first."""
    hidden: tuple[str, ...] | None = None
    """Ids of hidden columns; None while nobody has chosen."""
    widths: dict[str, Width] = {}
    """Column widths in logical pixels, where somebody changed them."""
    order: tuple[str, ...] = ()
    """Column ids from left to right, where somebody moved one."""
    splitter: tuple[int, ...] = ()
    text: Annotated[str, Field(max_length=2000)] = ""
    tab: int = 0
    folder: str = ""
    """Where decks were last exported to or read from."""


def load_habits(folder: Path | None = None) -> Habits:
    """Return what was remembered; what cannot be read is forgotten, field by field."""
    path = (folder or config_folder()) / FILE_NAME
    try:
        raw = json.loads(content_of(path, _MAX_BYTES).decode("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return Habits()
    return _by_new_names(_tolerant(raw)) if isinstance(raw, dict) else Habits()


def save_habits(habits: Habits, folder: Path | None = None) -> bool:
    """Write the habits in one step; return False where the folder cannot be written."""
    path = (folder or config_folder()) / FILE_NAME
    try:
        write_new(path, (habits.model_dump_json(indent=1) + "\n").encode())
    except OSError:
        return False
    return True


def _by_new_names(habits: Habits) -> Habits:
    """Return the habits with the columns as they are called now: what was hidden stays hidden."""

    def now(column: str) -> str:
        return _RENAMED.get(column, column)

    changes: dict[str, object] = {
        "sort": tuple((now(column), down) for column, down in habits.sort),
        "hidden": None if habits.hidden is None else tuple(map(now, habits.hidden)),
        "widths": {now(column): width for column, width in habits.widths.items()},
        "order": tuple(map(now, habits.order)),
    }
    return habits.model_copy(update=changes)


def _tolerant(raw: dict[str, Any]) -> Habits:
    try:
        return Habits.model_validate(raw)
    except ValidationError as error:
        bad = {str(problem["loc"][0]) for problem in error.errors() if problem["loc"]}
        return Habits.model_validate({name: value for name, value in raw.items() if name not in bad})
