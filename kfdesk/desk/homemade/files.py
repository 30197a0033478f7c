"""Files of home-made cards: read and written as a whole, and what is wrong with one said in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pydantic import ValidationError

from kfdesk.collection.homemade import MOST_CARDS, CardFile, HomeCard
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.feature import SUFFIX as SUFFIX  # noqa: PLC0414 - known here, too
from kfdesk.disk import content_of, write_new
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

MOST_BYTES: Final = 4 << 20
"""The largest file that is read: 4 MiB; a card has a thousand bytes."""


class FileError(Exception):
    """A file that holds no cards that can be taken in; `words` name the file and what is wrong."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(words.en)


def cards_of(path: Path) -> tuple[HomeCard, ...]:
    """Return the cards of a file. Raises `FileError`."""
    try:
        return CardFile.model_validate_json(content_of(path, MOST_BYTES).removeprefix(b"\xef\xbb\xbf")).cards
    except OSError as fault:
        raise FileError(w.NOT_READ.filled(file=path.name, why=reason_of(fault))) from fault
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_input=False)[0]
        field = ".".join(str(part) for part in first["loc"])[:80]
        raise FileError((w.BAD_FIELD if field else w.NO_CARD_FILE).filled(file=path.name, field=field)) from fault


def write_cards(cards: Sequence[HomeCard], path: Path) -> Words | None:
    """Write cards to a file, as many as one may hold; return what went wrong, None where nothing did."""
    content = CardFile(cards=tuple(cards)[:MOST_CARDS]).model_dump_json(indent=1, exclude_defaults=False)
    try:
        write_new(path, (content + "\n").encode())
    except OSError as fault:
        return w.NOT_WRITTEN.filled(file=path.name, why=reason_of(fault))
    return None
