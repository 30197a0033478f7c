"""Printed texts in the wording of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfdesk.language import nouns
from kfdesk.language.reading.rewrites import REWRITES

_REMINDER = re.compile(r"\s*\([^()]*\)")
_TITLES = "|".join(re.escape(word.name.en) for word in nouns.KEYWORDS.values())
_OF_ITSELF = re.compile(rf"^(?:(?:{_TITLES})(?: (?:\d+|X))?\.\s*|Enhance [^.]*\.\s*)+", re.IGNORECASE)
"""Keywords and icons, which are facts of the card."""
_LABELLED = re.compile(r"^[A-Z][\w/ ]*:")


def abilities(text: str) -> Iterator[str]:
    """Yield the abilities in a printed text in the wording of the language, without reminders, keywords and icons.

    Lines behind one that ends with a colon are its choices.
    """
    found: list[str] = []
    for printed in _REMINDER.sub("", text).split("\n"):
        line = _OF_ITSELF.sub("", printed.strip().translate(_SIGNS)).strip()
        if not line:
            continue
        is_choice = bool(found) and (found[-1].endswith(":") or ("\n" in found[-1] and not _LABELLED.match(line)))
        if is_choice:
            found[-1] += "\n• " + line.lstrip("• ")
        else:
            found.append(line)
    for line in found:
        for rewrite in REWRITES:
            line = rewrite.of(line)
        yield line


_SIGNS = str.maketrans({"\u2011": "-", "'": "’"})
"""A hyphen that does not break, and a straight apostrophe."""
