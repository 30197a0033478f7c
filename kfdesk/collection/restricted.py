"""The list of cards of which an alliance may have only some: a text file that a player can put in the place of ours.

    Date: 2026-05-31                 what the list says of itself, before its cards
    Source: where it was copied from
    Most: 1                          how many different cards of the list a deck may have
    Ember Imp                        a name of a card a line, in any language; lines that begin with # are not read

The publisher changes its list; the program ships with an empty one and says so, rather than with an old or guessed one.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from kfdesk import disk, resources
from kfdesk.collection.database import shelf_folder
from kfdesk.collection.files import DeckFileError, content_of
from kfdesk.collection.titles import card_id
from kfdesk.collection.vocabulary import labels
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.folding import squeezed
from kfdesk.text.words import Words, file_value

FILE_NAME = "restricted.txt"
MOST_BYTES = 1 << 16
"""The largest list that is read: 64 KiB, some thousand names."""
LONGEST = 200
"""The longest line, in signs."""
MOST_CARDS = 36


@record
class RestrictedList:
    """Cards of which a deck may have at most `most` different ones.

    `day` and `source` are what the list says of its date and of where it comes from. `unknown` are the lines that name
    no card. `own` says that a player put it in the place of the one that ships with the program.
    """

    cards: frozenset[str]
    day: date | None = None
    source: str = ""
    most: int = 1
    unknown: tuple[str, ...] = ()
    own: bool = False

    def among(self, ids: Iterable[str | None]) -> tuple[str, ...]:
        """Return those of these cards that stand on the list, each once."""
        return tuple(dict.fromkeys(id_ for id_ in ids if id_ in self.cards and id_ is not None))


def shipped() -> RestrictedList:
    """Return the list that ships with the program."""
    return read_list(resources.assets() / "alliances" / FILE_NAME)


def own_file(folder: Path | None = None) -> Path:
    """Return where a player's own list is kept: beside the shelf."""
    return (folder or shelf_folder()) / FILE_NAME


def in_use(folder: Path | None = None) -> RestrictedList:
    """Return a player's own list, else the one that ships with the program. Raises `DeckFileError` for one that is
    there and cannot be read."""
    path = own_file(folder)
    return read_list(path, own=True) if path.exists() else shipped()


def use(path: Path, folder: Path | None = None) -> RestrictedList:
    """Put a list in the place of the one in use, and return it. Raises `DeckFileError` for one that is none; then the
    other stays."""
    found = read_list(path, own=True)
    if not found.cards:
        raise DeckFileError(path, "", _NO_CARDS)
    target = own_file(folder)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with disk.whole(target) as temporary:
            shutil.copyfile(path, temporary)
    except OSError as error:
        raise DeckFileError(target, "", _NOT_KEPT.filled(why=reason_of(error))) from error
    return found


def forget(folder: Path | None = None) -> RestrictedList:
    """Use the list again that ships with the program, and return it. Raises `DeckFileError`."""
    path = own_file(folder)
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise DeckFileError(path, "", _NOT_KEPT.filled(why=reason_of(error))) from error
    return shipped()


def read_list(path: Path, *, own: bool = False) -> RestrictedList:
    """Return the list that a file holds. Raises `DeckFileError`, which names the line that is wrong."""
    try:
        text = content_of(path, MOST_BYTES).decode("utf-8")
    except UnicodeDecodeError as error:
        raise DeckFileError(path, "", _NO_TEXT) from error
    day, source, most = None, "", 1
    cards: dict[str, None] = {}
    unknown = []
    for line in (raw.strip()[:LONGEST] for raw in text.splitlines()):
        label, _, said = (part.strip() for part in line.partition(":"))
        if not line or line.startswith("#"):
            continue
        if squeezed(label) in labels(DATE):
            day = _day(path, said)
        elif squeezed(label) in labels(SOURCE):
            source = said
        elif squeezed(label) in labels(MOST):
            most = _number(path, said)
        elif (card := card_id(line)) is not None:
            cards[card] = None
        else:
            unknown.append(line)
    return RestrictedList(frozenset(cards), day, source, most, tuple(unknown), own)


def _day(path: Path, said: str) -> date:
    try:
        return date.fromisoformat(said)
    except ValueError as error:
        raise DeckFileError(path, "", _NO_DAY.filled(value=file_value(said))) from error


def _number(path: Path, said: str) -> int:
    if not said.isdecimal() or int(said) > MOST_CARDS:
        raise DeckFileError(path, "", _NO_NUMBER.filled(value=file_value(said), most=MOST_CARDS))
    return int(said)


DATE = Words("Date: {date}", context="restricted cards")
SOURCE = Words("Source: {source}", context="restricted cards")
MOST = Words("Most: {n}", context="restricted cards")
"""What a list says of itself before its cards; read in every language."""
_NO_CARDS = Words("No line of this file names a card.")
_NO_TEXT = Words("This is not a text file in UTF-8.")
_NO_DAY = Words("{value} is not a date such as 2026-05-31.")
_NO_NUMBER = Words("{value} is not a number from 0 to {most}.")
_NOT_KEPT = Words("The list cannot be kept ({why}).")
