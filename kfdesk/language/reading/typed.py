"""Texts that know where each of their signs was typed, through all that is left out of them and rewritten in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import accumulate
from typing import NamedTuple

_TOKEN = re.compile(r"\w+|\s+|[^\w\s]")


class Place(NamedTuple):
    """A stretch of the text that was typed; `start` is `end` where nothing was typed."""

    start: int
    end: int


class Typed:
    """A text, and for each of its signs the place where it was typed, or what became it."""

    __slots__ = ("places", "text")

    def __init__(self, text: str, places: tuple[Place, ...] | None = None) -> None:
        self.text = text
        self.places = tuple(Place(at, at + 1) for at in range(len(text))) if places is None else places

    def __getitem__(self, stretch: slice) -> Typed:
        return Typed(self.text[stretch], self.places[stretch])

    def __add__(self, other: Typed) -> Typed:
        return Typed(self.text + other.text, self.places + other.places)

    def place(self, start: int, end: int) -> Place:
        """Return where a stretch of it was typed, without blanks at its ends."""
        places = self.places[start:end]
        return Place(min(one.start for one in places), max(one.end for one in places)) if places else Place(0, 0)

    def stripped(self, signs: str | None = None) -> Typed:
        """Return it without blanks, or these signs, at its ends."""
        start = len(self.text) - len(self.text.lstrip(signs))
        return self[start : max(start, len(self.text.rstrip(signs)))]

    def lines(self) -> Iterator[Typed]:
        """Yield its lines."""
        start = 0
        for line in self.text.split("\n"):
            yield self[start : start + len(line)]
            start += len(line) + 1

    def without(self, pattern: re.Pattern[str], group: str | int = 0) -> Typed:
        """Return it without what a pattern, or a `group` of it, is found in."""
        kept, at = Typed("", ()), 0
        for found in pattern.finditer(self.text):
            kept, at = kept + self[at : found.start(group)], found.end(group)
        return kept + self[at:]

    def ending(self, text: str) -> Typed:
        """Return it with a text behind it that was not typed."""
        end = self.places[-1].end if self.places else 0
        return self + Typed(text, (Place(end, end),) * len(text))

    def rewritten(self, text: str) -> Typed:
        """Return what it was rewritten as: words in both stay where they are; others stand for what they replace.

        What replaces nothing has an empty place.
        """
        if text == self.text:
            return self
        old, new = _TOKEN.findall(self.text), _TOKEN.findall(text)
        ends = list(accumulate(map(len, old), initial=0))
        places: list[Place] = []
        for how, start, end, its_start, its_end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if how == "equal":
                places += self.places[ends[start] : ends[end]]
            elif how == "insert":
                before = self.places[ends[start] - 1].end if start else self.place(0, 1).start
                places += [Place(before, before)] * sum(map(len, new[its_start:its_end]))
            elif how == "replace":
                places += [self.place(ends[start], ends[end])] * sum(map(len, new[its_start:its_end]))
        return Typed(text, tuple(places))
