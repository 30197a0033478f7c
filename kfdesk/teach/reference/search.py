"""Finding entries while somebody types: by heading, by other words for the same, by cards, by what they say.

It forgives capitals, accents, Æ written as AE, plurals and other endings, the order of the words, and in a longer word
one or two letters that are wrong, missing or swapped. Headings and other words are found in every language, texts in
the one shown. Questions are found as well: words such as "how" and "can" are dropped, and of those that are left the
rare ones count for more than words that stand in half of the entries.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from math import log2

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from kfdesk import catalogs
from kfdesk.cards.facts import facts
from kfdesk.engine.rules import RuleId
from kfdesk.teach.reference.book import ReferenceEntry, reference
from kfdesk.teach.reference.source import READING, little_words, other_words
from kfdesk.text.folding import fold, squeezed

MOST = 60
"""How many entries are found at most."""
_LONGEST = 100
"""The signs of a search that are read."""
_FEW = 2
"""So many words without little ones are no question, even where they stand nowhere together."""


class Worth(IntEnum):
    """How much it says for an entry that a word stands there."""

    TEXT = 10
    SUMMARY = 20
    QUESTION = 30
    CARD = 35
    TERM = 60
    HEADING = 100


_EXACT, _ENDING, _BEGINS, _NEAR = 1.0, 0.9, 0.7, 0.45
"""How much of that is left where a word has another ending, only begins so, or is nearly the same."""
_DOUBTED = 0.2
"""How much of that is left where the word as it was typed is known."""
_WHOLE, _FIRST = 1000.0, 300.0
"""What is added for a heading, or another word for it, that is all that was typed, or begins with it."""
_SAID = 80.0
"""What is added, times the rarity of its words, for a name of several words that stands in a question."""
_KINDS = {"glossary": 9.0, "turn": 8.0, "chart": 5.0, "errata": 1.0, "faq": 2.0, "card-faq": 0.0, "reading": 0.0}
"""What is added for the kind of an entry: less than any difference between words."""
_GENERAL = {"glossary": 1.0, "turn": 1.0, "chart": 0.9, "faq": 0.7, "errata": 0.4, "card-faq": 0.4, "reading": 0.4}
"""How much of its rank an entry keeps in a question: what is about single cards is seldom meant."""
_WORD = re.compile(r"[^\W_]+(?:[-’'][^\W_]+)*")
_ENDINGS = ("ing", "ern", "em", "en", "er", "es", "ed", "et", "te", "e", "n", "s", "t", "d")
"""Endings of English and German words, longer ones first."""
_STEM = 4
"""A word has so many letters at least before its ending."""


class Search:
    """Everything by which entries are found, for one language of the texts."""

    def __init__(self, language: str) -> None:
        self._entries = tuple(reference())
        self._little = little_words(language)
        self._names: list[tuple[str, ...]] = []
        """What each entry is called, folded: its headings, then other words for it."""
        self._heads: list[int] = []
        """How many of those are headings."""
        worth: dict[str, dict[int, float]] = defaultdict(dict)
        for number, entry in enumerate(reference().values()):
            heads = tuple(fold(name) for name in entry.heading.everywhere())
            terms = tuple(fold(word) for word in _terms(entry.id))
            self._names.append((*heads, *terms))
            self._heads.append(len(heads))
            for value, words in (
                (Worth.TEXT, _words(entry.text.say(language))),
                (Worth.SUMMARY, _words(entry.summary.say(language))),
                (Worth.CARD, _card_words(entry, language)),
                (Worth.TERM, [word for term in terms for word in term.split()]),
                (_worth_of_heading(entry), [part for name in entry.heading.everywhere() for part in _words(name)]),
            ):
                for word in words:
                    worth[word][number] = max(value, worth[word].get(number, 0))
        self._words = sorted(worth)
        self._worth: Mapping[str, Mapping[int, float]] = worth
        self._alike: dict[str, list[str]] = defaultdict(list)
        """The known words by what is left of them without their endings."""
        for word in self._words:
            self._alike[_stem(word)].append(word)

    def find(self, typed: str) -> tuple[RuleId, ...]:
        """Return the entries that what was typed may mean, likeliest first; none for nothing typed.

        Entries in which all its words stand come first; where there are none, those with the most of them. A question,
        or many words that stand nowhere together, find all entries with any of them, those with rare ones first.
        """
        said = fold(typed[:_LONGEST])
        asked = said.split()
        if not asked:
            return ()
        told = [word for word in asked if word not in self._little] or asked
        found = [self._having(word) for word in told]
        known = len(told) <= _FEW or set.intersection(*map(set, found))
        ask = len(told) < len(asked) or not known
        ranked = self._answers(said, told, found) if ask else self._matches(said, found)
        ranked.sort(key=lambda pair: (-pair[0], pair[1]))
        return tuple(self._entries[number] for _, number in ranked[:MOST])

    def _matches(self, said: str, found: Sequence[Mapping[int, float]]) -> list[tuple[float, int]]:
        """Return the entries with the most words, each behind its rank."""
        held = {number: sum(number in some for some in found) for some in found for number in some}
        most = max(held.values(), default=0)
        return [
            (self._rank(number, said, sum(some.get(number, 0.0) for some in found)), number)
            for number, count in held.items()
            if count == most
        ]

    def _answers(self, said: str, told: Sequence[str], found: Sequence[Mapping[int, float]]) -> list[tuple[float, int]]:
        """Return the entries with any of the words, each behind its rank for a question."""
        rare = [self._rarity(some) for some in found]
        rarity = dict(zip(told, rare, strict=True))
        ranks: dict[int, float] = defaultdict(float)
        for some, weight in zip(found, rare, strict=True):
            for number, worth in some.items():
                ranks[number] += worth * weight
        for number in ranks:
            ranks[number] += _SAID * max((self._said(name, said, rarity) for name in self._names[number]), default=0.0)
        return [
            (self._rank(number, said, rank * _GENERAL[self._entries[number].partition("/")[0]]), number)
            for number, rank in ranks.items()
        ]

    def _rarity(self, having: Mapping[int, float]) -> float:
        """Return how much a word says: 0 where it stands in every entry, 1 for each halving of them."""
        sure = sum(worth >= Worth.TEXT * _BEGINS / 2 for worth in having.values())
        return log2(1 + len(self._entries) / sure) - 1 if sure else 0.0

    def _said(self, name: str, said: str, rarity: Mapping[str, float]) -> float:
        """Return how rare the words of a name are that stands in a question as it is; 0 for one of a single word."""
        if " " not in name or f" {name} " not in f" {said} ":
            return 0.0
        return sum(rarity.get(word, 0.0) for word in name.split())

    def _rank(self, number: int, said: str, words: float) -> float:
        names = self._names[number]
        own = names[: self._heads[number]]
        rank = words + _KINDS[self._entries[number].partition("/")[0]]
        if said in own:
            return rank + _WHOLE
        if said in names:
            return rank + _WHOLE / 2
        return rank + max((_FIRST * len(said) / len(name) for name in own if name.startswith(said)), default=0.0)

    def _having(self, word: str) -> dict[int, float]:
        """Return the entries that have a word, or one like it, and what that is worth."""
        found: dict[int, float] = {}
        like = list(self._like(word))
        sure = any(share > _NEAR for _, share in like)
        for known, share in like:
            if sure and share <= _NEAR:
                share *= _DOUBTED
            for number, worth in self._worth[known].items():
                found[number] = max(found.get(number, 0.0), worth * share)
        return found

    def _like(self, word: str) -> Iterator[tuple[str, float]]:
        """Yield the known words that a word may stand for, with what is left of their worth."""
        at = bisect_left(self._words, word)
        while at < len(self._words) and self._words[at].startswith(word):
            known = self._words[at]
            yield known, _EXACT if known == word else _BEGINS * (1 + len(word) / len(known)) / 2
            at += 1
        yield from ((known, _ENDING) for known in self._alike.get(_stem(word), ()) if known != word)
        if word.endswith("ies"):
            yield from self._like(f"{word[:-3]}y")
        wrong = _most_wrong(word)
        if wrong:
            for known, distance, _ in extract(word, self._words, scorer=OSA.distance, score_cutoff=wrong, limit=40):
                if distance:
                    yield known, _BEGINS if word.startswith(known) else _NEAR / distance


def _stem(word: str) -> str:
    """Return a folded word without its endings, two at most; what is left need not be a word."""
    for _ in range(2):
        ending = next((one for one in _ENDINGS if word.endswith(one) and len(word) >= len(one) + _STEM), "")
        word = word.removesuffix(ending)
    return word


def _worth_of_heading(entry: ReferenceEntry) -> Worth:
    """Return what the words above an entry are worth: those of a question are as many as those of a text."""
    return Worth.QUESTION if entry.kind in ("faq", "card-faq", READING) else Worth.HEADING


def _most_wrong(word: str) -> int:
    """Return how many letters of a word may be wrong: in a short one it would soon be another word."""
    return 0 if len(word) < 4 else 1 if len(word) < 8 else 2


@cache
def search(language: str) -> Search:
    """Return the search for a language of the texts; it is built when first asked for."""
    return Search(language)


def _terms(rule: RuleId) -> Iterator[str]:
    """Yield the other words for an entry in all languages, and what its id says."""
    yield rule.partition("/")[2]
    for language in catalogs.languages():
        yield from other_words(language).get(rule, ())


def _card_words(entry: ReferenceEntry, language: str) -> Iterator[str]:
    for card in entry.cards:
        title = facts()[card].title
        for name in dict.fromkeys((title.en, title.say(language))):
            yield from _words(name)


def _words(text: str) -> Iterable[str]:
    """Return the folded words of a text; one with hyphens in its parts and as a whole."""
    return {part for word in set(_WORD.findall(text)) for part in _parts(word)}


@cache
def _parts(word: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*fold(word).split(), squeezed(word))))
