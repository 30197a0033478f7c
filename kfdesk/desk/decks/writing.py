"""Decks of the shelf as files: one or many as our own JSON, or as plain text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from kfdesk.collection.exporting import IN_WORDS, as_own, as_words
from kfdesk.collection.importers.own import SUFFIX
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks import texts as s
from kfdesk.disk import whole
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words


def suggested_name(decks: Sequence[DeckRecord]) -> str:
    """Return a file name for these decks that every system takes."""
    name = decks[0].name if len(decks) == 1 else f"{len(decks)} decks"
    plain = re.sub(r"[^\w\- ]", "", name).strip().replace(" ", "-")[:80] or "deck"
    return ("deck-" if plain.upper() in _RESERVED else "") + plain + SUFFIX


_RESERVED = frozenset({"CON", "PRN", "AUX", "NUL", *(f"{port}{n}" for port in ("COM", "LPT") for n in range(10))})
"""Names that Windows keeps for devices, whatever the suffix."""


def write_decks(decks: Sequence[DeckRecord], path: Path, language: str) -> Words | None:
    """Write decks to a file, as text or Markdown where its name ends so; return what went wrong, None if nothing did.

    The file appears whole or stays what it was: the dialog asked before a file of that name is replaced.
    """
    suffix = path.suffix.lower()
    content = as_words(decks, suffix, language) if suffix in IN_WORDS else as_own(decks)
    try:
        with whole(path) as temporary:
            temporary.write_text(content, encoding="utf-8", newline="\n")
    except OSError as error:
        return s.NOT_WRITTEN.filled(why=reason_of(error))
    return None
