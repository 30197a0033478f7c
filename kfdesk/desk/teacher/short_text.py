"""The one sentence of a text that is said where all of it has no room; the rest stands in the pane."""

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


def shortened(text: str, names: Sequence[str], *, asks_at_end: bool) -> str:
    """Return the last sentence that has the most of these names; without any the last or the first one.

    `asks_at_end` says that the last one says what to do.
    """
    parts = sentences(text)
    counted = [sum(name in part for name in names) for part in parts]
    most = max(counted)
    if not most:
        return parts[-1 if asks_at_end else 0]
    return next(part for part, count in zip(reversed(parts), reversed(counted), strict=True) if count == most)
