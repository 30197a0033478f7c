"""Damaged files: what becomes of sound ones by bits that flip, pieces that go missing, and people who mean harm."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

NASTY = (
    b"\x00", b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\r", b"\n\n", b"\x1b[2J", b"\\u0000",
    b'\\ud800', b"9" * 400, b"-1", b"1e999", b"NaN", b"-Infinity", b"0x10", b"true", b"null", b'""', b"{}",
    b"[]", b"99999999999999999999", b"[" * 3000, b'{"a":' * 2000, b"]" * 3000, b'"', b"'", b"\\",
    b"../../../etc/passwd", b"file:///etc/passwd", b"<!--", b"{{", b"%s%n", b"{0.__class__}", b"a" * 5000,
    "\u202e\u2066".encode(), "𝕬Æß".encode(), b"adjust:{}", b"\x85", b"\xe2\x80\xa8",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63) - 1, 10**30, 0.5, 1e308, "", "x", "\u0000", "a" * 3000,
    [], {}, [[]], {"a": {"b": {}}}, ["x"] * 300, "../x", "c1", "c99999", "dis", "{card}", [None], {"": 0}, "ｃ１",
    "12345678901234567890",
)  # fmt: skip

Mutation = Callable[[bytes, Random, Sequence[bytes]], bytes]


def mutant(seeds: Sequence[bytes], dice: Random) -> bytes:
    """Return one of the seeds, changed by one to four mutations."""
    content = dice.choice(seeds)
    for _ in range(dice.choice((1, 1, 1, 2, 2, 4))):
        content = dice.choice(MUTATIONS)(content, dice, seeds)
    return content


def _flip(content: bytes, dice: Random, _others: Sequence[bytes]) -> bytes:
    changed = bytearray(content)
    for _ in range(dice.choice((1, 1, 3, 20))):
        if changed:
            changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def _cut_off(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    return content[: dice.randrange(len(content) + 1)]


def _cut_out(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    start, end = _span(content, dice)
    return content[:start] + content[end:]


def _double(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    start, end = _span(content, dice)
    return content[:end] + content[start:end] * dice.choice((1, 1, 5)) + content[end:]


def _splice(content: bytes, dice: Random, seeds: Sequence[bytes]) -> bytes:
    other = dice.choice(seeds)
    start, end = _span(other, dice)
    at, to = _span(content, dice)
    return content[:at] + other[start:end] + content[to:]


def _insert(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    start, end = _span(content, dice)
    return content[:start] + dice.choice(NASTY) + content[end if dice.random() < 0.5 else start :]


def _lines(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    """Move, swap, double or drop whole lines."""
    lines = content.splitlines(keepends=True)
    if len(lines) < 2:
        return content
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    match dice.randrange(4):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.insert(other, lines[one])
        case 2:
            del lines[one]
        case _:
            lines = lines[:one] + lines[one:other][::-1] + lines[max(one, other) :]
    return b"".join(lines)


def _gaps(content: bytes, dice: Random, _others: Sequence[bytes]) -> bytes:
    """Make one gap between words very wide, or the text one long run of spaces after a word."""
    gap = dice.choice((b" ", b"\t", b"\xc2\xa0", b" \t")) * dice.choice((60, 200, 3000))
    places = [at for at, sign in enumerate(content[:100_000]) if sign == 32]
    at = dice.choice(places) if places else dice.randrange(len(content) + 1)
    return content[:at] + gap + content[at:]


def _number(content: bytes, dice: Random, _others: Sequence[bytes]) -> bytes:
    """Change one number that is written in digits."""
    places = [at for at, sign in enumerate(content[:200_000]) if 48 <= sign <= 57]
    if not places:
        return content
    at = dice.choice(places)
    return content[:at] + dice.choice((b"-", b"9" * 30, b"0", b"1.5", b"", b"\xd9\xa3")) + content[at + 1 :]


def _value(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    """Put a wrong value into a JSON text, drop a field, or add one."""
    try:
        whole = json.loads(content)
    except (ValueError, RecursionError):
        return _insert(content, dice, ())
    spots: list[tuple[Any, Any]] = []
    _collect(whole, spots)
    if not spots:
        return json.dumps(dice.choice(VALUES)).encode()
    holder, key = dice.choice(spots)
    match dice.randrange(6):
        case 0 if isinstance(holder, dict):
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[dice.choice(("", "x", "__class__", "format", "version", "cards"))] = dice.choice(VALUES)
        case 2:
            other, name = dice.choice(spots)
            if not _within(holder[key], other):
                other[name] = holder[key]
        case _:
            holder[key] = dice.choice(VALUES)
    try:
        return json.dumps(whole, ensure_ascii=dice.random() < 0.5).encode(errors="surrogatepass")
    except (ValueError, RecursionError):
        return content


def _collect(node: Any, spots: list[tuple[Any, Any]]) -> None:
    pairs = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in list(pairs):
        spots.append((node, key))
        _collect(value, spots)


def _within(value: Any, holder: Any) -> bool:
    """Tell whether `holder` is a part of `value`, so that putting one into the other would never end."""
    if value is holder:
        return True
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(_within(part, holder) for part in parts)


def _noise(content: bytes, dice: Random, _: Sequence[bytes]) -> bytes:
    return dice.choice((b"", b"\n", b"\x00" * 100, dice.randbytes(200), dice.choice(NASTY), b"[" * 60_000, content * 3))


def _span(content: bytes, dice: Random) -> tuple[int, int]:
    start = dice.randrange(len(content) + 1)
    return start, min(len(content), start + dice.choice((1, 2, 8, 40, 300, 5000)))


MUTATIONS: tuple[Mutation, ...] = (
    _flip, _flip, _cut_off, _cut_out, _double, _splice, _insert, _insert, _lines, _lines, _gaps, _number, _value,
    _value, _value, _noise,
)  # fmt: skip
