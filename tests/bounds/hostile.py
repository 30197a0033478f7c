"""Hostile files: what a person may be sent, or find on a strange disk, in the place of what the program expects."""

from __future__ import annotations

import gzip
import io
import json
import os
import struct
from collections.abc import Callable
from functools import cache
from pathlib import Path

Make = Callable[[Path], object]
"""Puts something hostile at a path."""

MIB = 1 << 20


def of(content: bytes) -> Make:
    """Return what makes a file of these bytes."""
    return lambda path: path.write_bytes(content)


def made(content: Callable[..., bytes], *counts: int) -> Make:
    """Return what makes a file of what this function returns for these counts, once, when it is wanted."""
    made_once = cache(content)
    return lambda path: path.write_bytes(made_once(*counts))


def _sparse(path: Path) -> None:
    """A file of 3 GiB of nul bytes that takes no room on the disk."""
    with path.open("wb") as file:
        file.truncate(3 << 30)


def _loop(path: Path) -> None:
    path.with_name("other").symlink_to(path)
    path.symlink_to(path.with_name("other"))


KINDS: dict[str, Make] = {
    "nothing there": lambda path: None,
    "a folder": Path.mkdir,
    "a pipe": os.mkfifo,
    "a device without end": lambda path: path.symlink_to("/dev/zero"),
    "a device of chance": lambda path: path.symlink_to("/dev/urandom"),
    "a loop of links": _loop,
    "a link to nowhere": lambda path: path.symlink_to("nowhere"),
    "3 GiB of nul bytes": _sparse,
}
"""Things that are no file of ours, whatever the reader."""

CONTENTS: dict[str, Make] = {
    "empty": of(b""),
    "nul bytes": of(bytes(MIB)),
    "one line of 6 MiB": of(b"a" * (6 * MIB)),
    "many lines": of(b"Brobnar\n" * 300_000),
    "spaces": of(b"1 Brobnar" + b" " * 60_000 + b"x\n"),
    "rows of spaces": of((b"Brobnar" + b" " * 5_000 + b"x\n") * 200),
    "tabs": of(b"Card\tHouse" + b"\t" * 200_000 + b"\nx"),
    "brackets": of(b"[" * MIB),
    "nested objects": of(b'{"a":' * 300_000),
    "wide list": of(b"[" + b"0," * 900_000 + b"0]"),
    "wide object": made(lambda: b"{" + b",".join(b'"k%d":0' % n for n in range(150_000)) + b"}"),
    "a number of 100,000 digits": of(b'{"version":' + b"9" * 100_000 + b"}"),
    "UTF-16": of("\ufeffBrobnar\r\nAnger\r\n".encode("utf-16") * 2_000),
    "no encoding": of(bytes(range(256)) * 4_000),
    "half characters": of(b'{"name":"\\ud800\\udfff\\ud800"}'),
    "combining marks": of(("Z" + "\u0300\u0316" * 100_000 + "\n").encode()),
    "signs from right to left": of("\u202e\u2067\u200f\u061c".encode() * 50_000),
    "tags": of(b"<html>" + b"<table><tr><td>" * 60_000),
    "entities": of(b"<html>" + b"&lt;" * 400_000 + b"</html>"),
    "wiki table": of(b"{|\n" + b"|-\n|| a || b\n" * 60_000),
    "gzip of nul bytes": made(lambda: gzip.compress(bytes(64 * MIB), 1)),
    "the head of a database": of(b"SQLite format 3\x00" + bytes(range(256)) * 4_000),
}
"""Contents that are wrong for most readers, each at its worst."""


def decks_of(count: int) -> bytes:
    """Return a list of so many small objects that look like decks."""
    deck = {"format": "kfdesk-deck", "version": 1, "name": "x", "houses": ["dis"], "cards": [{"id": "fear"}] * 36}
    return json.dumps([deck] * count).encode()


def one_deck_of(cards: int) -> bytes:
    """Return one deck of so many cards."""
    cards_said = ",".join(['{"id":"fear","house":"dis"}'] * cards)
    said = f'{{"format":"kfdesk-deck","version":1,"name":"x","houses":["dis"],"cards":[{cards_said}]}}'
    return said.encode()


def cards_of(count: int) -> bytes:
    """Return a file of so many home-made cards, each as large as it may be."""
    return f'{{"format":"kfdesk-card","version":1,"cards":{json.dumps(_cards(count))}}}'.encode()


def homemade_deck_of(count: int) -> bytes:
    """Return a deck that carries so many home-made cards along, each as large as it may be."""
    cards = [{"id": "fear", "house": "dis"}] * 36
    said = {"format": "kfdesk-deck", "version": 3, "name": "x", "houses": ["dis"], "cards": cards}
    return json.dumps({**said, "homemade": _cards(count)}).encode()


def _cards(count: int) -> list[dict[str, object]]:
    text = "\n".join(["Play: Deal 2{damage} to each creature." + "(" * 8] * 12)
    facts = {"type": "action", "houses": ["dis", "mars", "logos"], "traits": ["x" * 29 + letter for letter in "abcdef"]}
    return [{**facts, "key": str(n), "name": f"{n} " + "W" * 50, "text": text} for n in range(count)]


def shelf_bomb(lines: int) -> bytes:
    """Return a shelf file of so many folders."""
    head = b'{"kind":"kfdesk-shelf","version":1,"program":"x","written":"2026-01-01T00:00:00Z"}\n'
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=6) as file:
        file.write(head)
        for number in range(lines):
            file.write(b'{"kind":"folder","name":"f%d"}\n' % number)
        file.write(b'{"kind":"end","lines":%d}\n' % (lines + 1))
    return packed.getvalue()


def many_tags(decks: int, tags: int) -> bytes:
    """Return a shelf file of so many decks with so many tags each."""
    from datetime import UTC, datetime

    from kfdesk.collection import shelffile
    from tests.collection.shelves import deck

    named = tuple(f"t{number}" for number in range(tags))
    lines = [
        shelffile.Head(written=datetime(2026, 1, 1, tzinfo=UTC)),
        *(shelffile.DeckLine(deck=deck(number), tags=named) for number in range(decks)),
        shelffile.End(lines=decks + 1),
    ]
    return gzip.compress(b"".join(line.model_dump_json().encode() + b"\n" for line in lines))


def catalog_bomb(entries: int) -> bytes:
    """Return a compiled catalog in which each of many texts is the same 4 MiB."""
    at = 28 + 16 * entries
    originals = b"".join(struct.pack("<2I", 4, at + 4 * n) for n in range(entries))
    said = struct.pack("<2I", 4 * MIB, at) * entries
    body = b"".join(b"%04d" % (n % 10_000) for n in range(entries)).ljust(4 * MIB + 4 * entries, b"a")
    head = struct.pack("<7I", 0x950412DE, 0, entries, 28, 28 + 8 * entries, 0, 0)
    return head + originals + said + body
