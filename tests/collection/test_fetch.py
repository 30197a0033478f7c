"""Decks fetched by link, from a site of our own in a thread: what is asked, and all that can go wrong."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from kfdesk.collection.fetch import Fetcher, Patience
from kfdesk.collection.importers.rows import Read, Row, Unread
from kfdesk.collection.links import DOK, VAULT, Link, LinkKind
from kfdesk.collection.transport import Getter, NoAnswer, same_site
from tests.collection.importers.samples import DECK, vault_starter

CODE = "A1B2C-3D4E5-F6G7H"
LINK = Link(LinkKind.DECK, DECK)
OTHER = Link(LinkKind.DECK, DECK[:-1] + "1")

Reply = tuple[int, dict[str, str], bytes]


def good(uuid: str = DECK) -> Reply:
    return 200, {}, json.dumps(vault_starter(uuid=uuid).answer()).encode()


class Site:
    """A site that answers what it is told to, one reply after the other, the last one again and again."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.replies: list[Reply | Callable[[BaseHTTPRequestHandler], None]] = [good()]
        site = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                site.asked.append(self.path)
                reply = site.replies.pop(0) if len(site.replies) > 1 else site.replies[0]
                if callable(reply):
                    reply(self)
                    return
                status, headers, content = reply
                self.send_response(status)
                for name, value in {"Content-Length": str(len(content)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.delenv(name, raising=False)
    site = Site()
    yield site
    site.close()


class Clock:
    """A clock that only goes on when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


def fetcher(site: Site, *, answer: float = 5.0, largest: int = 1 << 20, clock: Clock | None = None) -> Fetcher:
    clock = clock or Clock()
    getter = Getter((site.url,), largest=largest)
    return Fetcher(site.url, getter, Patience(answer=answer), clock.sleep, clock)


def one(found: Iterator[Row]) -> Row:
    (row,) = found
    return row


def why(row: Row) -> str:
    assert isinstance(row, Unread)
    return row.reason.en


def test_a_deck_comes_by_its_link(site: Site) -> None:
    row = one(fetcher(site).rows([LINK]))
    assert isinstance(row, Read)
    assert row.record.key == "mv:" + DECK
    assert site.asked == [f"/api/decks/{DECK}/?links=cards"]


def test_a_printed_code_becomes_the_identity_and_is_forgotten(site: Site) -> None:
    site.replies = [(200, {}, json.dumps({"data": {"id": DECK.upper()}}).encode()), good()]
    row = one(fetcher(site).rows([Link(LinkKind.CODE, code=CODE)]))
    assert isinstance(row, Read)
    assert site.asked == [f"/api/decks/codes/{CODE}/", f"/api/decks/{DECK}/?links=cards"]
    assert CODE not in repr(row)


@pytest.mark.parametrize(
    "reply", [(404, {}, b"{}"), (200, {}, b"{}"), (200, {}, b"[1]"), (200, {}, b'{"data": {"id": 7}}')]
)
def test_a_code_that_the_site_does_not_know_is_not_in_the_message(site: Site, reply: Reply) -> None:
    site.replies = [reply]
    row = one(fetcher(site).rows([Link(LinkKind.CODE, code=CODE)]))
    assert CODE not in why(row) + repr(row)


def test_questions_keep_a_distance(site: Site) -> None:
    clock = Clock()
    site.replies = [good(), good(OTHER.uuid)]
    rows = list(fetcher(site, clock=clock).rows([LINK, OTHER]))
    assert [type(row) for row in rows] == [Read, Read]
    assert [row.row for row in rows] == [1, 2]
    assert clock.now == pytest.approx(1.0)


@pytest.mark.parametrize(
    "busy", [(429, {}, b""), (503, {}, b""), (500, {}, b"oops"), (200, {}, b"<html>Too many requests</html>")]
)
def test_a_busy_site_is_asked_again_after_longer_and_longer(site: Site, busy: Reply) -> None:
    clock = Clock()
    waits: list[float] = []
    site.replies = [busy, busy, good()]
    row = one(fetcher(site, clock=clock).rows([LINK], waiting=waits.append))
    assert isinstance(row, Read)
    assert waits == [5.0, 10.0]
    assert clock.now == pytest.approx(15.0)


def test_a_site_that_asks_for_a_wait_gets_it_up_to_a_minute(site: Site) -> None:
    waits: list[float] = []
    site.replies = [(429, {"Retry-After": "33"}, b""), (429, {"Retry-After": "9000"}, b""), good()]
    assert isinstance(one(fetcher(site).rows([LINK], waiting=waits.append)), Read)
    assert waits == [33.0, 60.0]


def test_a_site_that_stays_busy_is_told_and_the_queue_given_up(site: Site) -> None:
    site.replies = [(429, {}, b"")]
    rows = list(fetcher(site).rows([LINK, OTHER, LINK, OTHER]))
    assert all("limiting requests" in why(row) for row in rows)
    assert len(site.asked) == 8
    assert {row.link.uuid for row in rows if isinstance(row, Unread) and row.link} == {DECK, OTHER.uuid}


@pytest.mark.parametrize(
    ("reply", "words"),
    [
        ((404, {}, b"{}"), "no such deck"),
        ((403, {}, b""), "refused the request (status 403)"),
        ((301, {"Location": "http://127.0.0.1:9/"}, b""), "elsewhere"),
        ((302, {"Location": "https://example.invalid/deck"}, b""), "elsewhere"),
        ((302, {"Location": "file:///etc/passwd"}, b""), "elsewhere"),
        ((302, {}, b""), "elsewhere"),
        ((302, {"Location": "http://["}, b""), "elsewhere"),
        (good(OTHER.uuid), "a different deck"),
        ((200, {}, b'{"deck": null, "error": "gone"}'), "gone"),
        ((200, {}, b'{"data": '), "damaged"),
        ((200, {}, b""), "nothing in it"),
        ((200, {}, b"x" * 3_000_000), "MiB"),
    ],
)
def test_answers_that_give_no_deck(site: Site, reply: Reply, words: str) -> None:
    site.replies = [reply]
    assert words in why(one(fetcher(site).rows([LINK])))


def test_a_redirect_on_the_same_site_is_followed(site: Site) -> None:
    site.replies = [(302, {"Location": f"/api/v2/decks/{DECK}"}, b""), good()]
    assert isinstance(one(fetcher(site).rows([LINK])), Read)


def test_an_answer_that_breaks_off_is_asked_for_again(site: Site) -> None:
    status, _, content = good()
    site.replies = [(status, {"Content-Length": str(len(content) + 100), "Connection": "close"}, content), good()]
    assert isinstance(one(fetcher(site).rows([LINK])), Read)


def test_a_silent_site_is_not_waited_for_without_end(site: Site) -> None:
    over = threading.Event()

    def silent(handler: BaseHTTPRequestHandler) -> None:
        over.wait(5)

    site.replies = [silent]
    began = time.monotonic()
    rows = list(fetcher(site, answer=0.2).rows([LINK, OTHER, LINK]))
    over.set()
    assert all("in time" in why(row) for row in rows)
    assert time.monotonic() - began < 3
    assert len(site.asked) == 2


def test_a_site_that_drips_is_not_waited_for_without_end(site: Site) -> None:
    def drip(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(200)
        handler.end_headers()
        try:
            for _ in range(100):
                handler.wfile.write(b" ")
                handler.wfile.flush()
                time.sleep(0.02)
        except OSError:
            return

    site.replies = [drip]
    assert "in time" in why(one(fetcher(site, answer=0.2).rows([LINK])))


def test_offline_is_told_at_once_for_the_whole_queue() -> None:
    away = Fetcher("http://127.0.0.1:1", Getter(("http://127.0.0.1:1",)), sleep=Clock().sleep, clock=Clock())
    rows = list(away.rows([LINK] * 50))
    assert len(rows) == 50
    assert all("online" in why(row) for row in rows)


def test_stopping_ends_a_wait(site: Site) -> None:
    site.replies = [(429, {}, b"")]
    clock = Clock()
    assert list(fetcher(site, clock=clock).rows([LINK, OTHER], cancelled=lambda: clock.now > 2)) == []
    assert clock.now < 3


def test_alliances_are_not_asked_for(site: Site) -> None:
    rows = list(fetcher(site).rows([Link(LinkKind.ALLIANCE, DECK), Link(LinkKind.DOK_ALLIANCE, DECK)]))
    assert all("Alliance decks" in why(row) for row in rows)
    assert site.asked == []


@pytest.mark.parametrize(
    "url",
    [
        "http://www.keyforgegame.com/api/decks/",
        "https://www.keyforgegame.com.example.invalid/",
        "https://www.keyforgegame.com:8443/",
        "https://user@www.keyforgegame.com/",
        "https://example.invalid/www.keyforgegame.com",
        "file:///etc/passwd",
        "ftp://www.keyforgegame.com/",
        "",
    ],
)
def test_only_the_two_sites_are_ever_asked_and_only_over_https(url: str) -> None:
    with pytest.raises(NoAnswer, match="elsewhere"):
        Getter()(url, timeout=0.1, cancelled=lambda: False)
    assert not any(same_site(url, site) for site in (VAULT, DOK))


def test_the_sites_are_the_two_public_ones() -> None:
    assert (VAULT, DOK) == ("https://www.keyforgegame.com", "https://decksofkeyforge.com")
    assert Fetcher().vault == VAULT


def test_the_rest_of_the_program_starts_without_the_network() -> None:
    code = (
        "import sys; import kfdesk.collection.fetch, kfdesk.collection.importers.bulk, kfdesk.collection.store; "
        "import kfdesk.desk.app; "
        "print([name for name in ('urllib.request', 'http.client', 'ssl') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
