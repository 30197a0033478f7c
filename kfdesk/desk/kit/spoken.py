"""Texts as they are spoken or written without pictures: icons in words, a refusal with its entry of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kfdesk.engine import glossary
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import cited
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import HOUSES, Edition, Icon
from kfdesk.text.runs import Role, Run, merged, plain
from kfdesk.text.words import Words, same

RULE_ENTRY = Words("{text}  (Rulebook: {rule})")
ICON_WORDS = {**{icon.value: icon.words for icon in Icon}, "tide": glossary.TIDE.one}
"""What an icon inside a rules text is called where it cannot be drawn."""


class InWords(Words):
    """Wording with its icon marks said in words."""

    __slots__ = ("_words",)

    def __init__(self, words: Words) -> None:
        self._words = words

    def said_of(self, language: str, number: int | None) -> str:
        """Return the wording in the language, without marks."""
        return plain(self.runs_of(language, number))

    def runs_of(self, language: str, number: int | None) -> Iterator[Run]:
        """Yield the runs of the wording, words for its icons."""
        yield from in_words(merged(self._words.runs_of(language, number)), language)

    def _parts(self) -> tuple[object, ...]:
        return (self._words,)


def spoken(words: Words) -> Words:
    """Return wording with its icon marks (`{amber}`, `{house:dis}`) said in words."""
    return InWords(words)


def with_entry(words: Words, rule: RuleId, edition: Edition = NEWEST) -> Words:
    """Return a refusal, in words only, with its entry in the edition behind it, if it has one."""
    return RULE_ENTRY.filled(text=spoken(words), rule=cited(rule, edition)) if rule else spoken(words)


def in_words(text: Iterable[Run], language: str) -> Iterator[Run]:
    """Yield the runs of a text with its icons said in words."""
    before = ""
    for run in text:
        said = run.text
        if run.role is Role.ICON:
            said = (" " if before[-1:].isalnum() else "") + icon_words(run.target).say(language)
        before = said
        yield run._replace(text=said)


def icon_words(icon: str) -> Words:
    """Return what an icon of a text is called: "amber", "house:dis"."""
    name, _, house = icon.partition(":")
    known = HOUSES.get(house)
    return known.words if known else ICON_WORDS.get(name, same(name))
