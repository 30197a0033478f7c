"""Printed texts in the wording of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfdesk.language import nouns
from kfdesk.language.reading.lexemes import THIS
from kfdesk.language.reading.rewrites import REWRITES
from kfdesk.language.reading.typed import Typed

_SAYS_MORE = (
    r"(?!round|to a m..imum|except|You may choose a different|or a creature tied|discard it, |"
    r"(?:Only|Unless|Except|But|Not|Up to|Max|Maximum|At most|Limit)\b)"
)
"""How remarks do not begin that say more than the text around them."""
_SAYS_NO_MORE = (
    r"(?:including this one|instead of its o|no \{amber\} is spent|it becomes a token|place it face|choose one|"
    r"exhausted and under its owner|action, artifact, creature, upgrade)"
)
"""How remarks begin that stand within a sentence and repeat a rule."""
REMINDER = re.compile(
    rf"(?:(?<=[.:!)”\"])|^)\s*\({_SAYS_MORE}[A-Z][^()]*\)|"
    rf"\s*\({_SAYS_MORE}(?:[A-Z][^()]*[.!”\"]|{_SAYS_NO_MORE}[^()]*)\)",
    re.MULTILINE,
)
"""What stands in brackets behind a sentence or is one; what else does changes the sentence around it and stays."""
_TITLES = "|".join(re.escape(word.name.en) for word in nouns.KEYWORDS.values())
_OF_ITSELF = re.compile(rf"^(?:(?:{_TITLES})(?: (?:\d+|X))?\.\s*|Enhance ?[^.]*\.\s*)+", re.IGNORECASE)
"""Keywords and icons, which are facts of the card."""
BEHIND = re.compile(r"(?<=[.”])\s+(Alpha|Omega)\.\s*$")
"""A keyword that stands behind an ability."""
_LABELLED = re.compile(r"^[A-Z][\w/ ]*:")
_WITHIN = re.compile(r"[a-z\d+“]")
"""How a line begins that goes on within the sentence before."""
_BULLETS = "•-* "
"""What stands before a choice, as cards print it or as one types it."""
_REFERS_BACK = re.compile(r"(?:It|They|Then|Otherwise|If (?:you do|that|this damage|they))\b")
"""How a line begins that goes on behind the sentence before."""


def abilities(text: str, title: str = "") -> Iterator[str]:
    """Yield the abilities in a printed text in the wording of the language, without reminders, keywords and icons.

    A `title` is the card's name, which is told from other words where it stands in the text.
    """
    for line in lines(text, title):
        yield line.text


def lines(text: str, title: str = "") -> Iterator[Typed]:
    """Yield the abilities in a printed text as `abilities` does, each with the places where it was typed.

    Lines behind one that ends with a colon are its choices.
    """
    name = re.compile(rf"(?<!\w){re.escape(title.translate(_SIGNS))}(?!\w)") if title else None
    for line in _lines(text):
        said = line.text if name is None else name.sub(THIS, line.text)
        for rewrite in REWRITES:
            said = rewrite.of(said)
        yield line.rewritten(said.replace(THIS, title))


def _lines(text: str) -> list[Typed]:
    """Return one line for each ability."""
    found: list[Typed] = []
    for printed in Typed(text).without(REMINDER).lines():
        said = Typed(printed.text.translate(_SIGNS), printed.places).stripped()
        line = said.without(_OF_ITSELF).without(BEHIND).stripped()
        if not line.text.strip("()."):
            continue
        before = found[-1].text if found else ""
        if before.endswith(("gains:", "gain:")) or (before and _goes_on(before, line.text)):
            found[-1] = found[-1].ending(" ") + line.stripped(_BULLETS)
        elif before.endswith(":") or ("\n" in before and not _LABELLED.match(line.text)):
            found[-1] = found[-1].ending("\n• ") + line.stripped(_BULLETS)
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
