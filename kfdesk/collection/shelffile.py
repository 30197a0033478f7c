"""The whole shelf in one file: JSON lines, gzip; decks with all that was said of them, results, tags, searches.

The first line names the format, the last one counts the lines, so that a file cut short is known for one.
Everything is read and checked before anything is changed.
"""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from kfdesk.collection.database import FULL, MAX_NAMES, Full, StoreError
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.identity import UUID
from kfdesk.collection.purposes import NO_PURPOSE, Purpose
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.disk import whole
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

SUFFIX = ".kfshelf"
VERSION = 5
"""The newest version of the file that this program reads. It writes that where decks are for trade or sale, wanted,
lent or borrowed."""
BY_HAND = 4
"""The version of shelf files where decks were changed by hand, joined, or called two, where some are to be fetched, and
where it is said what a deck was made of."""
PRACTICE = 3
"""The version of shelf files with games against the program."""
HOMEMADE = 2
"""The version of shelf files with home-made cards or decks."""
USUAL = 1
"""The version of all other shelf files: older programs read them."""
MAX_FILE = 512 << 20
"""The largest file that is read, packed: 512 MiB; a deck takes about 700 bytes."""
MAX_LINE = 4 << 20
"""The longest line, unpacked: 4 MiB; a deck takes about 4 KiB."""
MAX_LINES = 1_000_000
MAX_TAGS = 10_000

Name = Annotated[str, Field(min_length=1, max_length=60)]
Key = Annotated[str, Field(min_length=1, max_length=100)]
"""The key of a deck."""


class _Line(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Head(_Line):
    """The first line."""

    kind: Literal["kfdesk-shelf"] = "kfdesk-shelf"
    version: Annotated[int, Field(ge=1, le=VERSION)] = USUAL
    program: Annotated[str, Field(max_length=60)] = ""
    written: datetime


class DeckLine(_Line):
    """A deck and what its owner said of it."""

    kind: Literal["deck"] = "deck"
    deck: DeckRecord
    favourite: bool = False
    tags: Annotated[tuple[Name, ...], Field(max_length=MAX_TAGS)] = ()
    folder: Annotated[str, Field(max_length=60)] = ""
    notes: Annotated[str, Field(max_length=100_000)] = ""
    chains: Annotated[int, Field(ge=0, le=24)] = 0
    place: Annotated[int, Field(ge=0, le=10_000_000)] | None = None
    """Where it stands in the order by hand."""
    trashed: datetime | None = None
    purpose: Purpose = NO_PURPOSE


class ResultLine(_Line):
    """The result of a game."""

    kind: Literal["result"] = "result"
    result: Result


class TagLine(_Line):
    """A tag and its color; tags of decks need none."""

    kind: Literal["tag"] = "tag"
    name: Name
    colour: Annotated[str, Field(max_length=9)] = ""


class FolderLine(_Line):
    """A folder, perhaps empty."""

    kind: Literal["folder"] = "folder"
    name: Name


class SearchLine(_Line):
    """A saved search."""

    kind: Literal["search"] = "search"
    name: Name
    text: Annotated[str, Field(max_length=2000)]


class HomeCardLine(_Line):
    """A home-made card, when it was written first and when it was changed last."""

    kind: Literal["card"] = "card"
    card: HomeCard
    added: datetime
    changed: datetime


class FormerLine(_Line):
    """A key that a deck had before it turned out to be another one, and the key of that one."""

    kind: Literal["former"] = "former"
    key: Key
    deck: Key


class ApartLine(_Line):
    """Two decks with the same list that are two for their owner."""

    kind: Literal["apart"] = "apart"
    one: Key
    other: Key


class ToFetchLine(_Line):
    """A registered deck that is to be fetched, since when, and when it was tried last."""

    kind: Literal["fetch"] = "fetch"
    uuid: Annotated[str, Field(pattern=UUID.pattern.replace(r"\b", ""), max_length=36)]
    added: datetime
    tried: datetime


class End(_Line):
    """The last line: how many came before it."""

    kind: Literal["end"] = "end"
    lines: int


Line = DeckLine | ResultLine | TagLine | FolderLine | SearchLine | HomeCardLine | FormerLine | ApartLine | ToFetchLine
_ANY: TypeAdapter[Head | Line | End] = TypeAdapter(Annotated[Head | Line | End, Field(discriminator="kind")])


def write(path: Path, head: Head, lines: Iterator[Line]) -> None:
    """Write a shelf file; one that stands there already is only replaced by a whole one. Raises `StoreError`."""
    count, counted = 1, _Counted()
    try:
        with (
            whole(path) as temporary,
            temporary.open("wb") as raw,
            gzip.GzipFile("", "wb", compresslevel=6, fileobj=raw) as file,
        ):
            file.write(_written(head))
            for line in lines:
                counted.take(line)
                file.write(_written(line))
                count += 1
            file.write(_written(End(lines=count)))
    except Full as error:
        raise StoreError(path, FULL) from error
    except OSError as error:
        raise StoreError(path, _NOT_WRITTEN.filled(why=reason_of(error))) from error


def read(path: Path) -> Iterator[Line]:
    """Yield the lines of the shelf file at `path`, each checked; raises `StoreError` naming the line.

    Only when the last one was yielded it is sure that the file is whole: read it to its end before using any.
    """
    count, counted = 0, _Counted()
    ended = False
    for number, text in enumerate(_lines(path), 1):
        if number > MAX_LINES or ended:
            raise StoreError(path, _AT.filled(line=number, what=_TOO_MUCH))
        line = _line(path, number, text)
        try:
            counted.take(line)
        except Full as error:
            raise StoreError(path, _AT.filled(line=number, what=_TOO_MUCH)) from error
        if isinstance(line, Head) != (number == 1):
            raise StoreError(path, _NO_SHELF)
        if isinstance(line, End):
            ended = True
            if line.lines != count:
                raise StoreError(path, _AT.filled(line=number, what=_CUT))
        elif not isinstance(line, Head):
            yield line
        count += 1
    if not ended:
        raise StoreError(path, _AT.filled(line=count + 1, what=_CUT))


class _Counted:
    """Counts the lines of which a shelf has only so many, alike in what is written and what is read."""

    def __init__(self) -> None:
        self._names: Counter[str] = Counter()

    def take(self, line: Head | Line | End) -> None:
        """Count a line; raises `Full` for more of a kind than a shelf may have."""
        if isinstance(line, FolderLine | TagLine | SearchLine | HomeCardLine):
            self._names[line.kind] += 1
            if self._names[line.kind] > MAX_NAMES:
                raise Full


def _written(line: Head | Line | End) -> bytes:
    """Return a line of the file; of what is as always only the kind is written."""
    text = line.model_dump_json(exclude_defaults=True)
    return f'{{"kind":"{line.kind}"{"," if text != "{}" else ""}{text[1:]}\n'.encode()


_MOST_PACKED = 200
"""Times that a shelf may be larger than its packed file; real ones are ten to forty times as large."""


def _lines(path: Path) -> Iterator[bytes]:
    try:
        if not path.is_file():
            raise StoreError(path, _NO_FILE)
        if path.stat().st_size > MAX_FILE:
            raise StoreError(path, _TOO_LARGE)
        most = path.stat().st_size * _MOST_PACKED + MAX_LINE
        with gzip.open(path, "rb") as file:
            while text := file.readline(MAX_LINE + 1):
                most -= len(text)
                if len(text) > MAX_LINE or most < 0:
                    raise StoreError(path, _TOO_LARGE)
                yield text
    except (OSError, EOFError, zlib.error) as error:
        raise StoreError(path, _NOT_READ.filled(why=reason_of(error))) from error


def _line(path: Path, number: int, text: bytes) -> Head | Line | End:
    try:
        return _ANY.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        if first["loc"] == ("kfdesk-shelf", "version") and first["type"] == "less_than_equal":
            raise StoreError(path, _NEWER) from error
        field = ".".join(str(part) for part in first["loc"])
        what = _BAD_FIELD.filled(field=field[:80]) if field else _BAD_LINE
        raise StoreError(path, _AT.filled(line=number, what=what)) from error


_NOT_WRITTEN = Words("The file cannot be written ({why}).")
_NOT_READ = Words("The file cannot be read to its end ({why}).")
_NO_FILE = Words("There is no such file.")
_NO_SHELF = Words("This is not a shelf file of this program.")
_NEWER = Words("This shelf was written by a newer version of the program.")
_TOO_LARGE = Words("The file is too large for a shelf.")
_AT = Words("Line {line}: {what}")
_BAD_FIELD = Words("the field “{field}” is wrong.")
_BAD_LINE = Words("this is not part of a shelf.")
_TOO_MUCH = Words("there is more than a shelf can hold.")
_CUT = Words("the file is cut short or was changed.")
