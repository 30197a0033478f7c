"""The sentences of a text that are said where all of it has no room; the rest stands in the pane."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_GAP: Final = re.compile(r"(?<=[.!?])[”“’»)]?\s+")
"""What stands between two sentences, if the next word begins as a sentence does."""
_OPENS: Final = frozenset("“„«(")


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    found, start = list[str](), 0
    for gap in _GAP.finditer(text):
        following = text[gap.end() : gap.end() + 1]
        if following.isupper() or following.isdigit() or following in _OPENS:
            found.append(text[start : gap.end()].strip())
            start = gap.end()
    return [*found, text[start:].strip()]


def shortened(text: str, names: Sequence[str], *, asks_at_end: bool) -> tuple[str, ...]:
    """Return what may stand for a text, the longest first; at last one sentence.

    That is the last one that has the most of these names; without any the last or the first one. `asks_at_end` says
    that what to do is said at the end: where that is another sentence, both are said if they have room.
    """
    parts = sentences(text)
    counted = [sum(name in part for name in names) for part in parts]
    most = max(counted)
    if not most:
        return (parts[-1 if asks_at_end else 0],)
    at = max(n for n, count in enumerate(counted) if count == most)
    both = asks_at_end and at < len(parts) - 1
    return (f"{parts[at]} {parts[-1]}", parts[at]) if both else (parts[at],)
