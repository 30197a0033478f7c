"""Files of home-made cards (`kfdesk-card`, JSON): one card or many, read, checked and written."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from pydantic import ValidationError

from kfdesk import disk
from kfdesk.collection.files import DeckFileError, content_of, refusal
from kfdesk.collection.homemade import MOST_CARDS, CardFile, HomeCard
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

SUFFIX = ".kfcard"
"""How the name of a file of home-made cards ends."""
MAX_BYTES = 16 << 20
"""The largest file of cards that is read and written: 16 MiB; a card takes about half a KiB."""


class CardFileError(DeckFileError):
    """A file of cards that cannot be read or written; names the file, the field and what is wrong.

    `field` is a path such as "cards[3].house", empty where the file as a whole is meant. `problem` is ready to show.
    """


def cards_text(cards: Iterable[HomeCard]) -> str:
    """Return the text of a file of these cards. Raises `ValidationError` for none and for too many."""
    file = CardFile(cards=tuple(cards))
    content = file.model_dump(mode="json", exclude_defaults=True)
    return json.dumps({"format": file.format, "version": file.version, **content}, ensure_ascii=False, indent=1) + "\n"


def cards_in(content: str | bytes, path: Path = Path()) -> tuple[HomeCard, ...]:
    """Return the cards that the content of a file, or a text that was pasted, says; raises `CardFileError`."""
    if len(content) > MAX_BYTES:
        raise CardFileError(path, "", _TOO_LARGE)
    try:
        return CardFile.model_validate_json(content).cards
    except ValidationError as error:
        refused = refusal(path, error)
        raise CardFileError(path, refused.field, _NOT_CARDS if not refused.field else refused.problem) from error
    except UnicodeError as error:  # half of a sign that takes two
        raise CardFileError(path, "", _NOT_CARDS) from error


def read_card_file(path: Path) -> tuple[HomeCard, ...]:
    """Return the cards in the file at `path`; raises `CardFileError`."""
    try:
        content = content_of(path, MAX_BYTES)
    except DeckFileError as error:
        raise CardFileError(path, "", error.problem) from error
    return cards_in(content, path)


def save_card_file(cards: Iterable[HomeCard], path: Path, *, replace: bool = False) -> None:
    """Write cards to a file at `path`, which appears whole or not at all; raises `CardFileError`.

    A file that is there already stays as it is and is an error, unless somebody agreed to `replace` it.
    """
    try:
        content = cards_text(cards).encode()
    except ValidationError as error:
        raise CardFileError(path, "cards", _COUNT) from error
    if len(content) > MAX_BYTES:
        raise CardFileError(path, "", _TOO_LARGE)
    try:
        with disk.whole(path, replace=replace) as temporary:
            temporary.write_bytes(content)
    except FileExistsError as error:
        raise CardFileError(path, "", _EXISTS) from error
    except OSError as error:
        raise CardFileError(path, "", _NOT_WRITTEN.filled(why=reason_of(error))) from error


_EXISTS = Words("There is a file of this name already; it was left as it is.")
_NOT_WRITTEN = Words("The file cannot be written ({why}).")
_TOO_LARGE = Words("The file is too large for home-made cards.")
_NOT_CARDS = Words("This is not a file of home-made cards.")
_COUNT = Words("A file holds 1 to {most} home-made cards.").filled(most=MOST_CARDS)
