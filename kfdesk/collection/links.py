"""Links to decks, wherever they stand in a text: public pages, bare identities, and printed codes.

A printed code claims the ownership of a paper deck. It is never stored, shown or logged here: a `Link` does
not print it, and it is only used to ask for the deck's public identity.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum

from kfdesk.collection.identity import UUID


class LinkKind(StrEnum):
    """What a link leads to."""

    DECK = "deck"
    """A deck by its public identity, whichever site the link is of."""
    ALLIANCE = "alliance"
    """An alliance deck on the Master Vault."""
    DOK_ALLIANCE = "dok-alliance"
    """An alliance deck on Decks of KeyForge, by that site's own number."""
    CODE = "code"
    """A code printed on a paper deck."""


@dataclass(frozen=True, slots=True)
class Link:
    """A deck named by a link. `uuid` is in lower case, "" for a printed code; `code` is never shown."""

    kind: LinkKind
    uuid: str = ""
    code: str = field(default="", repr=False)

    @property
    def page(self) -> str:
        """The address of the deck's public page; "" for a printed code."""
        return _PAGES[self.kind].format(uuid=self.uuid) if self.uuid else ""


VAULT = "https://www.keyforgegame.com"
"""The Master Vault, where decks are registered."""
DOK = "https://decksofkeyforge.com"
"""Decks of KeyForge."""

MAX_LINKS = 20_000
"""The most links that are taken out of one text."""

_PAGES = {
    LinkKind.DECK: VAULT + "/deck-details/{uuid}",
    LinkKind.ALLIANCE: VAULT + "/alliances/{uuid}",
    LinkKind.DOK_ALLIANCE: DOK + "/alliance-decks/{uuid}",
}
_CODE = r"(?<![0-9A-Za-z-])(?P<code>[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5})(?![0-9A-Za-z-])"
_ONLY_CODE = re.compile(_CODE, re.IGNORECASE)
_LINK = re.compile(rf"{UUID.pattern}|{_CODE}", re.IGNORECASE)


def links_in(text: str) -> tuple[Link, ...]:
    """Return the links to decks that stand in `text`, each once, in their order."""
    found: dict[Link, None] = {}
    for match in _LINK.finditer(text):
        link = _link(text, match)
        if link is not None:
            found[link] = None
        if len(found) >= MAX_LINKS:
            break
    return tuple(found)


def _link(text: str, match: re.Match[str]) -> Link | None:
    code = match["code"]
    if code is not None:
        return Link(LinkKind.CODE, code=code.upper()) if _likely(code) else None
    before = text[max(0, match.start() - _BEFORE) : match.start()].casefold()
    return Link(_kind(before), match.group().lower())


def _likely(code: str) -> bool:
    """Whether a word of a code's shape is one: three plain words with hyphens may be a name."""
    return code.isupper() or any(sign.isdigit() for sign in code)


def _kind(before: str) -> LinkKind:
    """Return what the address in front of an identity says it leads to."""
    if before.endswith("/alliance-decks/"):
        return LinkKind.DOK_ALLIANCE
    if before.endswith(("/alliances/", "/alliance/")):
        return LinkKind.ALLIANCE
    return LinkKind.DECK


_BEFORE = 40
"""How many characters before an identity are looked at."""


def without_codes(text: str) -> str:
    """Return `text` with every printed code struck out, for showing and keeping."""
    return _ONLY_CODE.sub(lambda match: "•••••-•••••-•••••" if _likely(match["code"]) else match["code"], text)
