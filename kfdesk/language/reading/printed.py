"""Printed texts in the wording of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfdesk.language import nouns
from kfdesk.language.reading.lexemes import THIS
from kfdesk.language.reading.rewrites import REWRITES

_REMINDER = re.compile(
    r"\s*\((?!round|to a m..imum|except|You may choose a different|action, artifact|or a creature tied|discard it, )"
    r"[^()]*\)"
)
"""What stands in brackets, but for remarks that say more than the text around them."""
_TITLES = "|".join(re.escape(word.name.en) for word in nouns.KEYWORDS.values())
_OF_ITSELF = re.compile(rf"^(?:(?:{_TITLES})(?: (?:\d+|X))?\.\s*|Enhance [^.]*\.\s*)+", re.IGNORECASE)
"""Keywords and icons, which are facts of the card."""
_LABELLED = re.compile(r"^[A-Z][\w/ ]*:")
_WITHIN = re.compile(r"[a-z\d+“]")
"""How a line begins that goes on within the sentence before."""
_REFERS_BACK = re.compile(r"(?:It|They|Then|Otherwise|If (?:you do|that|this damage|they))\b")
"""How a line begins that goes on behind the sentence before."""


def abilities(text: str, title: str = "") -> Iterator[str]:
    """Yield the abilities in a printed text in the wording of the language, without reminders, keywords and icons.

    Lines behind one that ends with a colon are its choices. A `title` is the card's name, which is told from other
    words where it stands in the text.
    """
    name = re.compile(rf"(?<!\w){re.escape(title.translate(_SIGNS))}(?!\w)") if title else None
    for line in _lines(text):
        if name is not None:
            line = name.sub(THIS, line)
        for rewrite in REWRITES:
            line = rewrite.of(line)
        yield line.replace(THIS, title) if title else line


def _lines(text: str) -> list[str]:
    """Return one line for each ability."""
    found: list[str] = []
    for printed in _REMINDER.sub("", text).split("\n"):
        line = _OF_ITSELF.sub("", printed.strip().translate(_SIGNS)).strip()
        if line.strip("().") == "":
            continue
        if found and (found[-1].endswith(("gains:", "gain:")) or _goes_on(found[-1], line)):
            found[-1] += " " + line.lstrip("• ")
        elif found and (found[-1].endswith(":") or ("\n" in found[-1] and not _LABELLED.match(line))):
            found[-1] += "\n• " + line.lstrip("• ")
        else:
            found.append(line)
    return found


def _goes_on(before: str, line: str) -> bool:
    """Return whether a line is no ability of its own, but goes on with what stands before."""
    if "\n" in before or _LABELLED.match(line):
        return False
    is_behind = _REFERS_BACK.match(line) is not None and before.endswith((".", "”"))
    return is_behind or before.endswith(",") or (_WITHIN.match(line) is not None and not before.endswith((".", ":")))


_SIGNS = str.maketrans({"\u2011": "-", "'": "’"})
"""A hyphen that does not break, and a straight apostrophe."""
