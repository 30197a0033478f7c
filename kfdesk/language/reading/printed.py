"""Printed texts in the wording of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfdesk.language import nouns
from kfdesk.language.reading.rewrites import REWRITES
from kfdesk.language.reading.typed import Typed

_REMINDER = re.compile(r"\s*\([^()]*\)")
_TITLES = "|".join(re.escape(word.name.en) for word in nouns.KEYWORDS.values())
_OF_ITSELF = re.compile(rf"^(?:(?:{_TITLES})(?: (?:\d+|X))?\.\s*|Enhance [^.]*\.\s*)+", re.IGNORECASE)
"""Keywords and icons, which are facts of the card."""
_LABELLED = re.compile(r"^[A-Z][\w/ ]*:")


def abilities(text: str) -> Iterator[str]:
    """Yield the abilities in a printed text in the wording of the language, without reminders, keywords and icons."""
    for line in lines(text):
        yield line.text


def lines(text: str) -> Iterator[Typed]:
    """Yield the abilities in a printed text as `abilities` does, each with the places where it was typed.

    Lines behind one that ends with a colon are its choices.
    """
    found: list[Typed] = []
    for printed in Typed(text).without(_REMINDER).lines():
        said = Typed(printed.text.translate(_SIGNS), printed.places).stripped()
        line = said.without(_OF_ITSELF).stripped()
        if not line.text:
            continue
        before = found[-1].text if found else ""
        is_choice = before.endswith(":") or ("\n" in before and not _LABELLED.match(line.text))
        if is_choice:
            found[-1] = found[-1].ending("\n• ") + line.stripped("• ")
        else:
            found.append(line)
    for line in found:
        for rewrite in REWRITES:
            line = line.rewritten(rewrite.of(line.text))
        yield line


_SIGNS = str.maketrans({"\u2011": "-", "'": "’"})
"""A hyphen that does not break, and a straight apostrophe."""
