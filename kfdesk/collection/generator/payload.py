"""A deck in a line of text, short enough for a QR code: its public page, or what a generated deck follows from."""

from __future__ import annotations

import re
from datetime import datetime

from kfdesk.collection.generator.decks import VERSION, GeneratorError, generate
from kfdesk.collection.records import DeckRecord, Source
from kfdesk.text.words import Words

DECK_PAGE = "https://www.keyforgegame.com/deck-details/"
ALLIANCE_PAGE = "https://www.keyforgegame.com/alliances/"

_PAYLOAD = re.compile(r"\s*kfdesk:gen:(\d{1,6}):([A-Za-z0-9]{1,20}):([a-z]{1,20}(?:-[a-z]{1,20}){2}):(\d{1,19})\s*")


def share_text(record: DeckRecord) -> str | None:
    """Return the text of a deck's QR code, or None for a deck that no short text describes.

    That is the address of its public page, or for a generated deck the words that `deck_from_payload` reads.
    A code printed on a paper deck is never part of it: that code claims ownership. Nor does a deck whose list was
    changed by hand have one: its page shows another list.
    """
    if record.is_changed:
        return None
    if record.uuid is not None:
        return (ALLIANCE_PAGE if record.alliance else DECK_PAGE) + record.uuid
    if record.source is not Source.GENERATED or record.seed is None:
        return None
    text = f"kfdesk:gen:{VERSION}:{record.set}:{'-'.join(record.houses)}:{record.seed}"
    try:
        same = deck_from_payload(text, added=record.added)
    except GeneratorError:
        return None
    # A deck of an older generator, or one that was changed since, cannot be recognized by its seed.
    alike = same is not None and (same.cards, same.references) == (record.cards, record.references)
    return text if alike else None


def deck_from_payload(text: str, *, added: datetime) -> DeckRecord | None:
    """Return the generated deck that a text describes, or None for any other text.

    Raises `GeneratorError` for one of another version of the generator, or of a set or houses that are not known.
    """
    found = _PAYLOAD.fullmatch(text)
    if found is None:
        return None
    version, set_code, houses, seed = found.groups()
    if int(version) != VERSION:
        raise GeneratorError(_OTHER_VERSION.filled(version=version, ours=VERSION))
    return generate(int(seed), set=set_code, houses=houses.split("-"), added=added)


_OTHER_VERSION = Words(
    "This deck comes from version {version} of the deck generator; this program has version {ours} "
    "and would make another deck of it."
)
