"""Decks that somebody would like to have and that are not on the shelf: known by a name or a link alone.

Such a deck stands on the shelf without cards until it is imported or fetched: under its public identity where there is
a link, so that what comes later takes its place.
"""

from __future__ import annotations

import re
from datetime import datetime

from kfdesk.collection.identity import list_key, vault_key
from kfdesk.collection.links import LinkKind, links_in, without_codes
from kfdesk.collection.records import MAX_NAME, DeckRecord, Source
from kfdesk.records import record
from kfdesk.text.lines import on_one_line

MOST_WANTED = 1_000
"""So many lines are read at once."""
MAX_TEXT = 200_000
"""What stands beyond this many characters is not read."""
_ADDRESS = ("http://", "https://", "www.", "keyforgegame.com", "decksofkeyforge.com")

_BULLET = re.compile(r"^\s*(?:[*•·–-]|\d{1,3}[.)])\s+")
"""What stands before the lines of a list."""


@record
class Wanted:
    """Decks that were read from lines, each once, and the lines that name none."""

    decks: tuple[DeckRecord, ...]
    refused: tuple[str, ...]


@record
class Listed:
    """What became of wanted decks, by their keys."""

    new: tuple[str, ...] = ()
    """They were not on the shelf."""
    back: tuple[str, ...] = ()
    """They were wanted before, and came out of the trash."""
    here: tuple[str, ...] = ()
    """They, or decks of the same name, stand on the shelf."""
    trashed: tuple[str, ...] = ()
    """They lie in the trash, as decks of one's own."""

    @property
    def added(self) -> tuple[str, ...]:
        """The decks that are on the list now and were not before."""
        return (*self.new, *self.back)


def wanted_decks(text: str, added: datetime) -> Wanted:
    """Return the decks that the lines of a text name, one a line: a name, a link to a deck, or both.

    Lines with a printed code are refused, which is never kept, and so are links that lead to no single deck.
    """
    found: dict[str, DeckRecord] = {}
    refused: list[str] = []
    lines = [line for line in _cut(text).splitlines() if line.strip()]
    for line in lines[:MOST_WANTED]:
        deck = _deck(line, added)
        if deck is None:
            refused.append(_shown(line))
        else:
            found.setdefault(deck.key, deck)
    return Wanted(tuple(found.values()), (*refused, *map(_shown, lines[MOST_WANTED:])))


def _cut(text: str) -> str:
    """Return the lines of a text that are read: none is cut through."""
    return text if len(text) <= MAX_TEXT else text[: text.rfind("\n", 0, MAX_TEXT) + 1]


def _shown(line: str) -> str:
    return without_codes(on_one_line(line))[:MAX_NAME]


def _deck(line: str, added: datetime) -> DeckRecord | None:
    links = links_in(line)
    if any(link.kind is not LinkKind.DECK for link in links) or len(links) > 1:
        return None
    said = _BULLET.sub("", line)
    name = on_one_line(" ".join(word for word in said.split() if not _is_link(word))).strip(" -–:;,\t")
    if not links and not name or len(name) > MAX_NAME or (not links and any(map(_is_address, line.split()))):
        return None
    key = vault_key(links[0].uuid) if links else list_key(name, (), ())
    shown = name or f"Deck {links[0].uuid[:8]}"
    return DeckRecord(key=key, name=shown, source=Source.TEXT, added=added, icons_known=False)


def _is_link(word: str) -> bool:
    return bool(links_in(word)) or _is_address(word)


def _is_address(word: str) -> bool:
    return word.strip("<>()[]").casefold().startswith(_ADDRESS)
