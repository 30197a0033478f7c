"""One question to one of the fixed sites, over https; the only place that opens a connection.

What opens it is imported on the first question, so that the rest of the program never loads it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol
from urllib.parse import urljoin, urlsplit

from kfdesk import __version__
from kfdesk.collection.importers import fetch_texts as s
from kfdesk.collection.links import DOK, VAULT
from kfdesk.records import record
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from http.client import HTTPResponse
    from urllib.request import OpenerDirector

MAX_ANSWER = 4 << 20
"""The largest answer that is taken: 4 MiB."""

_PIECE = 1 << 16
_REDIRECTS = (301, 302, 303, 307, 308)
_MOST_REDIRECTS = 3
_SOCKET_S = 10.0
"""How long the site may be silent at a stretch."""


@record
class Answer:
    """What a site answered: its status, its headers by names in lower case, its content."""

    status: int
    headers: Mapping[str, str]
    content: bytes


class NoAnswer(Exception):  # noqa: N818
    """A site gave no usable answer; carries a sentence to show, never an address.

    `again`: asking again after a while may help. `hopeless`: other questions will fare no better now.
    """

    def __init__(self, why: Words, *, again: bool = False, hopeless: bool = False) -> None:
        self.why = why
        self.again = again
        self.hopeless = hopeless
        super().__init__(why.en)


class Cancelled(Exception):  # noqa: N818
    """The person stopped it."""


class Transport(Protocol):
    """What asks a site."""

    def __call__(self, url: str, *, timeout: float, cancelled: Callable[[], bool]) -> Answer:
        """Return the answer to a GET of `url` within `timeout` seconds; raises `NoAnswer` or `Cancelled`."""
        ...


def same_site(url: str, site: str) -> bool:
    """Return whether `url` is of the very `site`: the same scheme, host and port, and no user in it."""
    one, other = urlsplit(url), urlsplit(site)
    return (one.scheme, one.netloc.lower()) == (other.scheme, other.netloc.lower())


class Getter:
    """Asks the given sites and no others; a redirect to elsewhere is refused."""

    def __init__(self, sites: tuple[str, ...] = (VAULT, DOK), *, largest: int = MAX_ANSWER) -> None:
        self._sites = sites
        self._largest = largest
        self._opener: OpenerDirector | None = None

    def __call__(self, url: str, *, timeout: float, cancelled: Callable[[], bool]) -> Answer:
        """Return the answer to a GET of `url` within `timeout` seconds; raises `NoAnswer` or `Cancelled`."""
        until = time.monotonic() + timeout
        for _ in range(_MOST_REDIRECTS + 1):
            if not any(same_site(url, site) for site in self._sites):
                raise NoAnswer(s.ELSEWHERE)
            answer = self._once(url, until, cancelled)
            if answer.status not in _REDIRECTS:
                return answer
            try:
                url = urljoin(url, answer.headers.get("location", ""))
            except ValueError:  # an address that is none
                raise NoAnswer(s.ELSEWHERE) from None
        raise NoAnswer(s.ELSEWHERE)

    def _once(self, url: str, until: float, cancelled: Callable[[], bool]) -> Answer:
        import http.client
        import ssl
        import urllib.error

        try:
            with self._open(url, until) as response:
                content = self._content(response, until, cancelled)
                headers = {name.lower(): value for name, value in response.headers.items()}
                return Answer(response.status, headers, content)
        except TimeoutError:
            raise NoAnswer(s.TOO_SLOW, hopeless=True) from None
        except urllib.error.URLError as error:
            reason = error.reason
            if isinstance(reason, TimeoutError):
                raise NoAnswer(s.TOO_SLOW, hopeless=True) from None
            if isinstance(reason, ssl.SSLError):
                raise NoAnswer(s.NOT_TRUSTED, hopeless=True) from None
            raise NoAnswer(s.OFFLINE, hopeless=True) from None
        except ssl.SSLError:
            raise NoAnswer(s.NOT_TRUSTED, hopeless=True) from None
        except (OSError, http.client.HTTPException, ValueError):
            raise NoAnswer(s.CUT_SHORT, again=True) from None

    def _open(self, url: str, until: float) -> HTTPResponse:
        import urllib.request

        if self._opener is None:
            # Made by hand: the usual one also opens files and follows redirects to anywhere.
            self._opener = urllib.request.OpenerDirector()
            for handler in (urllib.request.ProxyHandler, urllib.request.HTTPHandler, urllib.request.HTTPSHandler):
                self._opener.add_handler(handler())
        headers = {"User-Agent": f"kfdesk/{__version__}", "Accept": "application/json"}
        request = urllib.request.Request(url, headers=headers)
        left = max(0.1, min(_SOCKET_S, until - time.monotonic()))
        response: HTTPResponse | None = self._opener.open(request, timeout=left)
        if response is None:
            raise NoAnswer(s.ELSEWHERE)
        return response

    def _content(self, response: HTTPResponse, until: float, cancelled: Callable[[], bool]) -> bytes:
        """Return what the site sends, piece by piece, within the limits of size and time."""
        pieces: list[bytes] = []
        size = 0
        while piece := response.read1(_PIECE):
            pieces.append(piece)
            size += len(piece)
            if cancelled():
                raise Cancelled
            if size > self._largest:
                raise NoAnswer(s.TOO_LARGE.filled(limit=self._largest >> 20))
            if time.monotonic() > until:
                raise NoAnswer(s.TOO_SLOW, hopeless=True)
        stated = response.headers.get("Content-Length", "")
        if stated.isdecimal() and size < int(stated):
            raise NoAnswer(s.CUT_SHORT, again=True)
        return b"".join(pieces)
