"""Small files of the data folder that hold one model each; a damaged one is set aside, and that is said."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from kfdesk.disk import aside, content_of, data_folder, write_new
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

MOST_BYTES = 1 << 20
"""The largest file that is read: 1 MiB; ours have a few thousand bytes."""

NOT_OURS = Words("the file is damaged, or not one of kfdesk")
BAD_FIELD = Words("the entry “{field}” is wrong")

M = TypeVar("M", bound=BaseModel)


def read_kept(kind: type[M], name: str, *, set_aside: Words, not_read: Words) -> tuple[M, Words | None]:
    """Return what the file holds, else what is new of its kind, and what is to be said, None when all was well.

    `set_aside` is said of a damaged file that was renamed, `not_read` of one that could not be, with `why` and `aside`.
    """
    path = data_folder() / name
    try:
        return kind.model_validate_json(content_of(path, MOST_BYTES).removeprefix(b"\xef\xbb\xbf")), None
    except FileNotFoundError:
        return kind(), None
    except ValidationError as error:
        why = _why(error)
    except OSError as error:
        why = reason_of(error)
    kept = _set_aside(path)
    words = not_read if kept is None else set_aside
    return kind(), words.filled(why=why, aside=str(kept or path))


def write_kept(model: BaseModel, name: str, *, not_kept: Words) -> Words | None:
    """Write the file in one step; return `not_kept` with its `why` where that cannot be."""
    try:
        write_new(data_folder() / name, (model.model_dump_json(indent=1) + "\n").encode())
    except (OSError, ValueError) as error:
        return not_kept.filled(why=reason_of(error))
    return None


def _why(error: ValidationError) -> Words:
    """Return in our words what is wrong with the content: pydantic says it in English only."""
    first = error.errors(include_url=False, include_input=False)[0]
    field = ".".join(str(part) for part in first["loc"])[:80]
    return BAD_FIELD.filled(field=field) if field else NOT_OURS


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file and return where it is now; None where that fails."""
    try:
        return path.rename(aside(path, datetime.now(UTC).date()))
    except OSError:
        return None
