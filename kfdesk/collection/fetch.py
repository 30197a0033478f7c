"""Decks fetched by their links, from two sites and from nowhere else.

Only this module opens a connection, and only when asked to. https, a fixed list of sites, no way round by a
redirect, bounded size and time, patience with sites that are busy, and a clear sentence for all that can go
wrong. The standard library does it: one request at a time needs no more, and the start stays quick.

A printed code is only put into the one question for its deck's public identity; what comes back, and every
message, knows the identity alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from urllib.parse import quote

from kfdesk.collection.identity import UUID
from kfdesk.collection.importers import fetch_texts as s
from kfdesk.collection.importers.opened import Text
from kfdesk.collection.importers.raw import json_values, mapping
from kfdesk.collection.importers.reading import Shape, read_any
from kfdesk.collection.importers.rows import LIMITS, Limits, Read, Row, RowError, Unread
from kfdesk.collection.links import VAULT, Link, LinkKind
from kfdesk.collection.transport import Answer, Cancelled, Getter, NoAnswer, Transport
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class Patience:
    """How long is waited, in seconds: for one answer, between two questions, and after each refusal in turn."""

    answer: float = 20.0
    between: float = 1.0
    refused: tuple[float, ...] = (5.0, 10.0, 20.0)
    longest: float = 60.0
    """The longest wait that a site may ask for."""


@dataclass(slots=True)
class Fetcher:
    """Fetches decks one after the other. `vault` is the site that is asked; tests name one of their own."""

    vault: str = VAULT
    transport: Transport = field(default_factory=Getter)
    patience: Patience = field(default_factory=Patience)
    sleep: Callable[[float], None] = time.sleep
    clock: Callable[[], float] = time.monotonic
    limits: Limits = LIMITS
    _free: float = field(default=0.0, init=False)
    """From when on the next question may be asked."""

    def rows(
        self,
        links: Iterable[Link],
        *,
        cancelled: Callable[[], bool] = lambda: False,
        waiting: Callable[[float], None] | None = None,
    ) -> Iterator[Row]:
        """Yield what each of `links` gives, in order, until `cancelled` says True.

        `waiting` is called with the number of seconds for which a busy site is left alone. When the site cannot be
        reached at all, the rest of the links fail at once, each with that reason.
        """
        question = _Question(self, cancelled, waiting)
        failures = 0
        why: Words | None = None
        for number, link in enumerate(links, 1):
            if link.kind in (LinkKind.ALLIANCE, LinkKind.DOK_ALLIANCE):
                yield Unread(s.ALLIANCE, number, link=link)
                continue
            if why is not None and failures >= _FAILURES:
                yield Unread(why, number, link=link)
                continue
            try:
                yield replace(question.deck(link), row=number)
                failures = 0
            except Cancelled:
                return
            except NoAnswer as error:
                failures, why = (failures + 1 if error.hopeless else 0), error.why
                yield Unread(why, number, link=link)


@record
class _Question:
    """One deck's questions, with the way to stop them."""

    fetcher: Fetcher
    cancelled: Callable[[], bool]
    waiting: Callable[[float], None] | None

    def deck(self, link: Link) -> Row:
        """Return the deck that `link` names; raises `NoAnswer` or `Cancelled`."""
        uuid = link.uuid or self.identity(link.code)
        return _deck(self.about(uuid), uuid, self.fetcher.limits)

    def identity(self, code: str) -> str:
        """Return the public identity of the deck with a printed code."""
        content = self._asked(f"/api/decks/codes/{quote(code, safe='')}/").content
        for value in json_values(Text.of(content.decode("utf-8", "replace")), self.fetcher.limits):
            data = mapping(mapping(value).get("data")) or mapping(value)
            found = data.get("id")
            if not isinstance(value, RowError) and isinstance(found, str) and UUID.fullmatch(found):
                return found.lower()
        raise NoAnswer(s.UNKNOWN_CODE)

    def about(self, uuid: str) -> bytes:
        """Return the site's answer about a deck."""
        return self._asked(f"/api/decks/{uuid}/?links=cards").content

    def _asked(self, path: str) -> Answer:
        """Return a good answer; a busy site is asked again after a while, a site that knows no such deck is not."""
        fetcher = self.fetcher
        for wait in (*fetcher.patience.refused, None):
            self._wait(fetcher._free - fetcher.clock())
            try:
                answer = self._once(fetcher.vault + path)
                fetcher._free = fetcher.clock() + fetcher.patience.between
                return answer
            except _Busy as busy:
                if wait is None:
                    raise NoAnswer(busy.why, hopeless=True) from None
                wait = min(max(wait, busy.wait), fetcher.patience.longest)
                if self.waiting is not None:
                    self.waiting(wait)
                fetcher._free = fetcher.clock() + wait
        raise AssertionError("the last refusal was raised")

    def _once(self, url: str) -> Answer:
        try:
            answer = self.fetcher.transport(url, timeout=self.fetcher.patience.answer, cancelled=self.cancelled)
        except NoAnswer as error:
            if error.again:
                raise _Busy(error.why, 0.0) from None
            raise
        if self.cancelled():
            raise Cancelled
        return _checked(answer)

    def _wait(self, seconds: float) -> None:
        """Wait in small steps, so that stopping is felt at once."""
        until = self.fetcher.clock() + seconds
        while (rest := until - self.fetcher.clock()) > 0:
            if self.cancelled():
                raise Cancelled
            self.fetcher.sleep(min(rest, _STEP))
        if self.cancelled():
            raise Cancelled


_STEP = 0.1
_FAILURES = 2
"""After this number of decks in a row for which the site could not be reached, the others are not tried."""
_OK, _NOT_FOUND, _GONE, _MANY, _BROKEN = 200, 404, 410, 429, 500


class _Busy(Exception):  # noqa: N818
    """The site could not answer now; `wait` is what it asked for, in seconds."""

    def __init__(self, why: Words, wait: float) -> None:
        self.why = why
        self.wait = wait
        super().__init__(why.en)


def _checked(answer: Answer) -> Answer:
    """Return an answer that holds a deck's data; raises `NoAnswer`, or `_Busy` where asking again may help."""
    if answer.status == _MANY:
        raise _Busy(s.BUSY, _asked_wait(answer.headers))
    if answer.status >= _BROKEN:
        raise _Busy(s.BROKEN.filled(status=answer.status), _asked_wait(answer.headers))
    if answer.status in (_NOT_FOUND, _GONE):
        raise NoAnswer(s.NO_SUCH_DECK)
    if answer.status != _OK:
        raise NoAnswer(s.REFUSED.filled(status=answer.status))
    if answer.content.lstrip()[:1] == b"<":
        raise _Busy(s.WEB_PAGE, 0.0)
    return answer


def _asked_wait(headers: Mapping[str, str]) -> float:
    word = headers.get("retry-after", "").strip()
    return float(word) if word.isascii() and word.isdecimal() and len(word) < 6 else 0.0


def _deck(content: bytes, uuid: str, limits: Limits) -> Row:
    """Return the deck of an answer, after a look that it is the one that was asked for."""
    row = next(read_any(content, Shape.JSON, limits=limits))
    if isinstance(row, Read) and row.record.uuid != uuid:
        return Unread(s.OTHER_DECK, name=row.name, link=Link(LinkKind.DECK, uuid))
    return row
