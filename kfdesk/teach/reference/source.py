"""The files of the rules reference: `assets/reference/LANGUAGE/KIND.md`, read when a language is first asked for.

    ## glossary/ward

    A ward takes the blow for its creature: … A first sentence that can stand alone, shown where a term is pointed at.

    - A list, or more paragraphs, with links to other entries, [stunned](glossary/stun), and to cards,
      [Anger](card:anger).

    ## faq/ward-1
    ### Can a creature have two wards?

    An entry whose heading is a question, or no term of the rulebook, has it in the line below its id.

    ## reading/used-up-armor
    ### Red-Hot Armor and armor that is used up

    Is the creature … that is used up? The question that no entry of the rulebook decides, in a paragraph of its own.

    What the program does, with links to the entries on which that rests.

A language may lack entries: those of English take their place, one by one. `words.txt` beside them has other words that
people may look for, those of other games too: "glossary/ward: shield, protection". `little-words.txt` has the words of
a question that say nothing about what is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from kfdesk import resources
from kfdesk.engine.rules import RuleId
from kfdesk.records import record
from kfdesk.text.folding import fold
from kfdesk.text.translating import SOURCE

KINDS = ("turn", "glossary", "chart", "errata", "faq", "card-faq", "reading")
"""The parts of the reference, in order: how an id begins, and what its file is called."""
READING: Final = "reading"
"""The part that no rulebook has: what no entry decides, and how the program plays it."""
CARD = "card:"
"""How the target of a link to a card begins; its id follows."""
_ENTRY = re.compile(r"^## +(\S+) *$", re.MULTILINE)
_TITLE = re.compile(r"\A\s*### +(.+?) *$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")
_FIRST = re.compile(r".*?(?:\w\w|\d)[”“’)]*[.!?][”“)]*(?=\s|\Z)", re.DOTALL)
"""A sentence ends with a number or a word of more than one letter: "z. B." ends none."""


@record
class Source:
    """An entry as it is written in one language."""

    title: str
    """Its own heading, "" where the rulebook's term is the heading."""
    markdown: str
    links: tuple[str, ...]
    """Where its links lead, in order: ids of entries, and of cards behind `CARD`."""

    @property
    def text(self) -> str:
        """The text without marks: links are the words they stand on."""
        return _LINK.sub(r"\1", self.markdown)

    @property
    def summary(self) -> str:
        """Its first sentence; one that a list follows ends with a full stop here."""
        paragraph = " ".join(self.text.split("\n\n", 1)[0].split())
        found = _FIRST.match(paragraph)
        return found[0] if found is not None else paragraph.removesuffix(":") + "."


def folder() -> Path:
    """Return the folder of the reference in all languages."""
    return resources.assets() / "reference"


@cache
def sources(language: str) -> Mapping[RuleId, Source]:
    """Return every entry written in a language, in the order of the files; empty where there is none."""
    return {rule: source for kind in KINDS for rule, source in _read(folder() / language / f"{kind}.md")}


@cache
def other_words(language: str) -> Mapping[RuleId, tuple[str, ...]]:
    """Return other words for entries, which people may look for in a language."""
    file = folder() / language / "words.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    pairs = (line.partition(":") for line in lines if line.strip())
    return {rule.strip(): tuple(word.strip() for word in words.split(",")) for rule, _, words in pairs}


@cache
def little_words(language: str) -> frozenset[str]:
    """Return the words, folded, that say nothing about what a question in a language is about."""
    file = folder() / language / "little-words.txt"
    return frozenset(fold(file.read_text(encoding="utf-8")).split()) if file.is_file() else frozenset()


def is_reading(rule: RuleId) -> bool:
    """Return whether an entry is a reading, and not one of the rulebook."""
    return rule.startswith(f"{READING}/")


def source(rule: RuleId, language: str) -> Source:
    """Return an entry in a language, in English where that one lacks it."""
    return sources(language).get(rule) or sources(SOURCE)[rule]


def _read(file: Path) -> Iterator[tuple[RuleId, Source]]:
    if not file.is_file():
        return
    _, *parts = _ENTRY.split(file.read_text(encoding="utf-8"))
    for rule, body in zip(parts[::2], parts[1::2], strict=True):
        title = _TITLE.match(body)
        markdown = (body[title.end() :] if title is not None else body).strip()
        yield rule, Source(title[1] if title is not None else "", markdown, _targets(markdown))


def _targets(markdown: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(target for _, target in _LINK.findall(markdown)))
