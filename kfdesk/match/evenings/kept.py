"""Keeps evenings: one small file each, written anew in one step after every entry, so that a crash loses none.

A file contains the decks that people brought from the shelf, so an evening goes on when a deck has left it. A file that
cannot be read is renamed and reported; it is never overwritten.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Literal

from pydantic import Field, ValidationError

from kfdesk import disk
from kfdesk.collection.models import DeckFile, deck_file
from kfdesk.engine.decks import DeckList
from kfdesk.match.autosave import games_folder
from kfdesk.match.evenings.evening import Evening, EveningError
from kfdesk.match.evenings.plan import Kept
from kfdesk.match.kept_files import KeptFileError, each_read, newest_files, with_damaged_set_aside
from kfdesk.records import record
from kfdesk.text.words import Words

SUFFIX = ".evening.json"
VERSION = 1
"""The newest version of the file that this program reads, and the one that it writes."""
MAX_BYTES = 32 << 20
"""The largest file that is read: 32 MiB; a league in which everybody brings other decks each week stays below it."""
MOST_READ = 60
"""How many files are looked at, newest first."""


class EveningFile(Kept):
    """A whole file. `decks` are the decks of the shelf that people brought, by key."""

    format: Literal["kfdesk-evening-file"] = "kfdesk-evening-file"
    version: Annotated[int, Field(ge=1, le=VERSION)] = VERSION
    evening: Evening
    decks: Annotated[dict[str, DeckFile], Field(default_factory=dict)]


@record
class KeptEvening:
    """An evening and the file it is kept in."""

    path: Path
    file: EveningFile

    @property
    def evening(self) -> Evening:
        """What was agreed and entered so far."""
        return self.file.evening

    def deck(self, key: str) -> DeckList | None:
        """Return a deck for play, None for one that is only known by name."""
        found = self.file.decks.get(key)
        return found.deck() if found is not None else None

    def has_match(self, match: str) -> bool:
        """Return whether a match kept under this file name is one of the evening's."""
        return any(table.match == match for tables in self.evening.standing().rounds for table in tables)

    def changed(self, evening: Evening, decks: Mapping[str, DeckList] | None = None) -> KeptEvening:
        """Return it with the evening as it is now, and with decks that came since."""
        more = {key: deck_file(deck) for key, deck in (decks or {}).items()}
        changes = {"evening": evening, "decks": {**self.file.decks, **more}}
        return KeptEvening(self.path, self.file.model_copy(update=changes))


class EveningFileError(KeptFileError):
    """A file of an evening that cannot be used."""


def evenings_folder() -> Path:
    """Return where evenings are kept: beside the games."""
    return games_folder().with_name("evenings")


class EveningBook:
    """All evenings of a folder. Every method that writes returns when the disk has it, and may raise `OSError`."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where the files are."""
        return self._folder or evenings_folder()

    def begin(self, evening: Evening, decks: Mapping[str, DeckList]) -> KeptEvening:
        """Keep a new evening. Raises `EveningError` where its entries do not follow from one another."""
        evening.standing()
        path = self.folder / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{token_hex(3)}{SUFFIX}"
        file = EveningFile(evening=evening, decks={key: deck_file(deck) for key, deck in decks.items()})
        return self._write(KeptEvening(path, file))

    def keep(self, kept: KeptEvening, evening: Evening, decks: Mapping[str, DeckList] | None = None) -> KeptEvening:
        """Write an evening as it is now, with decks that came since, and return it."""
        return self._write(kept.changed(evening, decks))

    def remove(self, kept: KeptEvening) -> None:
        """Delete an evening's file."""
        kept.path.unlink(missing_ok=True)

    def newest(self) -> tuple[list[KeptEvening], list[KeptFileError]]:
        """Return the evenings touched last, newest first, and what is wrong with others; damaged ones are set aside."""
        return with_damaged_set_aside(self._all())

    def last(self) -> KeptEvening | None:
        """Return the evening that was touched last; damaged files are passed over."""
        return next((found for found in self._all() if isinstance(found, KeptEvening)), None)

    def of_match(self, match: str) -> KeptEvening | None:
        """Return the evening to which a match kept under this file name belongs; damaged files are passed over."""
        found = (found for found in self._all() if isinstance(found, KeptEvening))
        return next((kept for kept in found if kept.has_match(match)), None)

    def _all(self) -> Iterator[KeptEvening | KeptFileError]:
        return each_read(newest_files(self.folder, SUFFIX, MOST_READ), read_evening)

    def _write(self, kept: KeptEvening) -> KeptEvening:
        disk.write_new(kept.path, (kept.file.model_dump_json() + "\n").encode())
        return kept


def read_evening(path: Path) -> KeptEvening:
    """Return the evening kept at `path`; raises `EveningFileError`, or `OSError` where the disk does not give it."""
    content = disk.content_of(path, MAX_BYTES)
    try:
        kept = KeptEvening(path, EveningFile.model_validate_json(content))
        kept.evening.standing()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(str(part) for part in first["loc"])[:80]
        if field == "version" and first["type"] == "less_than_equal":
            raise EveningFileError(path, _NEWER, damaged=False) from error
        raise EveningFileError(path, _BAD_FIELD.filled(field=field) if field else _NOT_OURS) from error
    except EveningError as error:
        raise EveningFileError(path, error.problem) from error
    return kept


_NOT_OURS = Words("This is not an evening of kfdesk.")
_NEWER = Words("This evening was written by a newer version of the program.")
_BAD_FIELD = Words("The field “{field}” is wrong.")
