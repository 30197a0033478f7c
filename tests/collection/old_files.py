"""Files of the shelf as older versions of the program left them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from kfdesk.collection import schema
from kfdesk.collection.columns import facts_columns
from kfdesk.collection.database import FILE_NAME
from kfdesk.collection.records import DeckRecord

VERSION_1 = Path(__file__).parent / "data" / "shelf_v1.sql"
"""What a shelf of version 1 is made by."""


def old_facts(record: DeckRecord) -> dict[str, str | int]:
    """Return the columns that follow from a record as they were before version 9."""
    return {name: value for name, value in facts_columns(record).items() if name not in ("list", "by_hand", "kind")}


@contextmanager
def file_of_version(folder: Path, version: int) -> Iterator[sqlite3.Connection]:
    """Make the shelf of version 1 one of another version, and give the connection to it for what it holds besides."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as old, pytest.MonkeyPatch.context() as patch:
        old.executescript(VERSION_1.read_text(encoding="utf-8"))
        old.isolation_level = None
        patch.setattr(schema, "VERSION", version)
        schema.migrate(old)
        yield old
