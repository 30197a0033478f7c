"""What of a text is not understood, word by word, and what could stand there.

A text is understood from its beginning up to a place where nothing that is known has the next word. What could stand
there is known from the rules. It is proposed where the text is understood further with it than without. Behind a
stretch for which nothing is proposed, the text is understood again where its words make sense of what was begun before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from enum import Enum
from math import log

from rapidfuzz import fuzz

from kfdesk.engine.terms import CardType
from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.lexemes import BULLET, LINE, STOP, Lexemes
from kfdesk.language.reading.probing import Leap, Probe
from kfdesk.language.reading.productions import COUNTER, HOUSE, NUMBER, TRAIT
from kfdesk.records import record
from kfdesk.text.nominals import Name

MOST_MARKS = 8
"""Stretches of one ability that are looked for."""
MOST_PROPOSALS = 5
_MOST_NEAR = 16
"""Rows of words that are tried in one place because they are near."""
_MOST_LIKELY = 10
"""Rows of words that are tried though they are not near: those that are met most often."""
_NEAR = 60.0
"""From how many percent of likeness on a row of words is taken for what was meant."""
_SURE = 95.0
"""How like what is called otherwise is, or a label that is missing."""
_OF_LENGTH = 6
"""Each word of a row takes this part of one from its score: of rows that are as good the shortest comes first."""
_IN_LABELS = 9
"""Lexemes among which the sign behind labels stands."""
_BEHIND = 3
"""Lexemes that must be understood behind a stretch for which nothing near is known."""
_ENDS = frozenset({STOP, LINE, BULLET, "”"})
_LABEL: Lexemes = ("play", ":")
"""What stands before an ability that begins with what is done."""
_NAMES = frozenset({COUNTER, HOUSE, TRAIT})

_ALSO_CALLED: Mapping[str, tuple[str, ...]] = {
    "1": ("one",),
    "2": ("two",),
    "3": ("three",),
    "4": ("four",),
    "5": ("five",),
    "6": ("six",),
    "destroy": ("kill", "sacrifice"),
    "destroyed": ("killed", "dies", "sacrificed"),
    "exhaust": ("tap",),
    "ready": ("untap",),
    "stun": ("freeze",),
    "ward": ("shield", "protect"),
    "purge": ("banish", "exile"),
    "fight": ("attack",),
    "creature": ("monster", "minion"),
    "creatures": ("monsters", "minions"),
    "{amber}": ("mana", "æmber", "aember", "ember"),
    "discard": ("graveyard",),
    "deck": ("library",),
}
"""Words by which other games, or other ways of writing, call what the language does."""


class Why(Enum):
    """Why a stretch is not understood."""

    WORDS = "nothing is known that is said so there"
    NAME = "a trait or a house could stand there, but none is called so"
    MEANING = "each word is known there, but nothing is said by all of them together"


@record
class Gap:
    """A stretch of lexemes that is not understood: from one on to before another, none where something is missing."""

    start: int
    end: int
    proposals: tuple[Lexemes, ...]
    """What could stand there instead, the likeliest first."""
    why: Why


@record
class _Change:
    """Other words in the place of a stretch up to a lexeme, and how good they are there."""

    end: int
    row: Lexemes
    likeness: float
    """In percent, of what is typed there."""
    times: int
    """How often it is met."""
    score: float = 0.0


class Marker:
    """Looks for what of one text is not understood; takes no more time than its budget."""

    def __init__(self, grammar: Grammar, name: Name, types: Collection[CardType], budget: Budget) -> None:
        """The text stands on a card of a name and of one of these types."""
        self._grammar = grammar
        self._name, self._types = name, types
        self._budget = budget

    def gaps(self, words: Lexemes) -> tuple[Gap, ...]:
        """Return the stretches that are not understood, in their order, of a text that has no meaning.

        Where the time is over before, the last stretch goes to the end of the text.
        """
        found: list[Gap] = []
        if not words:
            return ()
        try:
            for gap in self._found(words):
                found.append(gap)
            if not found:
                found += self.differing(words)
        except GivenUpError:
            start = found[-1].end if found else 0
            if start < len(words):
                found.append(Gap(start, len(words), (), Why.WORDS))
        return tuple(found)

    def _found(self, words: Lexemes) -> Iterator[Gap]:
        """Yield the stretches; raises `GivenUpError`."""
        probe = self._grammar.probed(words, self._budget)
        if probe.reached >= len(words) and not self._grammar.is_whole(probe) and self._lacks_label(words):
            yield Gap(0, 0, (_LABEL,), Why.WORDS)
            return
        typed = 0
        """How many lexemes the text has more than what was typed, before the place that is looked at."""
        least = 0
        for _ in range(MOST_MARKS):
            at = probe.reached
            if at >= len(probe.text) and self._grammar.is_whole(probe):
                return
            at = max(min(at, len(probe.text) - 1), least)
            changes = self._changes(probe, at)
            is_guess = bool(changes) and (changes[0].likeness < _NEAR or not changes[0].row)
            if is_guess and (leap := self._unknown_name(probe, at)):
                yield Gap(at - typed, at + 1 - typed, (), Why.NAME)
                probe, least = leap, at + 1
            elif changes:
                end, rows = changes[0].end, [one.row for one in changes]
                if not rows[0]:  # nothing should stand there: the next word shows where that is
                    rows, end = [(*row, probe.text[end]) for row in rows], end + 1
                yield Gap(at - typed, end - typed, tuple(filter(None, rows)), Why.WORDS)
                row = rows[0]
                probe = probe.followed_by((*row, *probe.text[end:]), at)
                typed += len(row) - (end - at)
                least = at + len(row)
            else:
                end, probe = self._understood_again(probe, at)
                yield Gap(at - typed, end - typed, (), Why.WORDS)
                least = end
            if least >= len(probe.text):
                return

    def _lacks_label(self, words: Lexemes) -> bool:
        """Return whether a text is an instruction alone, which no card has: it is understood behind a label."""
        return ":" not in words[:_IN_LABELS] and self._grammar.is_whole(
            self._grammar.probed((*_LABEL, *words), self._budget)
        )

    def _changes(self, probe: Probe, at: int) -> list[_Change]:
        """Return what could stand at a place so that more is understood, the likeliest first, all up to one place."""
        found: list[_Change] = []
        text = probe.text
        for one in self._candidates(probe, at):
            near = sum(known.likeness >= _NEAR for known in found)
            if near == MOST_PROPOSALS or (near and one.likeness < _NEAR):
                break
            after = probe.followed_by((*one.row, *text[one.end :]), at)
            further = after.reached - at - len(one.row)
            """Lexemes that were typed behind the stretch and are understood now."""
            rest = len(text) - one.end
            if further < rest or self._grammar.is_whole(after):
                needed = 1 if one.likeness >= _NEAR else _BEHIND
                if further >= min(rest, needed):
                    gain = (further + 1) / (rest + 1)
                    score = one.likeness / 50 + 2 * gain + log(one.times + 1) / 20 - len(one.row) / _OF_LENGTH
                    found.append(_Change(one.end, one.row, one.likeness, one.times, score))
        found.sort(key=lambda one: -one.score)
        if found and found[0].likeness >= _NEAR:
            found = [one for one in found if one.likeness >= _NEAR / 2]
        return list(_up_to_one_place(text, found))[:MOST_PROPOSALS]

    def _candidates(self, probe: Probe, at: int) -> Iterator[_Change]:
        """Yield what could stand at a place by the rules."""
        text = probe.text
        rows = probe.next_rows(at)
        if probe.expects(at, NUMBER):
            rows.update((number,) for number in _ALSO_CALLED if number.isdecimal())
        if at == 0 and ":" not in text[:_IN_LABELS]:
            yield _Change(0, _LABEL, _SURE, 0)
        if at == 0 and (labelled := self._grammar.probed((*_LABEL, *text), self._budget)).reached == len(_LABEL):
            rows.update({(*_LABEL, *row): n for row, n in labelled.next_rows(len(_LABEL)).items()})
        last = next((end for end in range(at, len(text)) if text[end] in _ENDS), len(text))
        made: dict[tuple[int, Lexemes], _Change] = {}
        for row, times in rows.items():
            for end in range(at, min(at + len(row) + 2, max(last, at + 1)) + 1):
                one = _trimmed(text, at, end, row)
                if one is not None:
                    made.setdefault(one, _Change(*one, _likeness(text[at : one[0]], one[1]), times))
        near = sorted((one for one in made.values() if one.likeness >= _NEAR), key=lambda one: -one.likeness)
        yield from near[:_MOST_NEAR]
        if at + 1 < len(text):
            yield _Change(at + 1, (), _likeness(text[at : at + 2], text[at + 1 : at + 2]), 0)
        often = dict.fromkeys(row for row, _ in rows.most_common(_MOST_LIKELY))
        yield from (one for one in made.values() if one.row in often and one.likeness < _NEAR and one.end <= at + 2)

    def differing(self, words: Lexemes) -> Sequence[Gap]:
        """Return where a text differs from the nearest that some definition says; the rules find all of it."""
        nearest = min(
            (_differences(words, said) for said in self._grammar.nearly(words, self._name, self._types, self._budget)),
            key=lambda gaps: sum(gap.end - gap.start + sum(map(len, gap.proposals)) for gap in gaps),
            default=(),
        )
        return nearest or (Gap(0, len(words), (), Why.MEANING),)

    def _unknown_name(self, probe: Probe, at: int) -> Probe | None:
        """Return the chart in which a word is an unknown name of a trait or house; None where it cannot be one."""
        if not any(probe.expects(at, kind) for kind in _NAMES):
            return None
        after = probe.leaping(Leap(at, at + 1, _NAMES))
        return after if after.reached > at + 1 else None

    def _understood_again(self, probe: Probe, at: int) -> tuple[int, Probe]:
        """Return from which place on the text is understood again, with its chart; its end where nowhere."""
        size = len(probe.text)
        for end in range(at + 1, size):
            after = probe.leaping(Leap(at, end))
            if after.reached >= min(end + _BEHIND, size):
                return end, after
        return size, probe


def _differences(words: Lexemes, said: Lexemes) -> tuple[Gap, ...]:
    """Return the stretches in which a text differs from another, which is proposed there."""
    found = []
    for how, start, end, its_start, its_end in SequenceMatcher(None, words, said, autojunk=False).get_opcodes():
        if how != "equal":
            row = said[its_start:its_end]
            if not row and end < len(words):
                end, row = end + 1, (words[end],)
            found.append(Gap(start, end, (row,) if row else (), Why.MEANING))
    return tuple(found)


def _trimmed(text: Sequence[str], at: int, end: int, row: Lexemes) -> tuple[int, Lexemes] | None:
    """Return a change without the words at its end that stay; None where nothing is left of it."""
    if end == at:  # something is missing before a word
        return (end, row) if row[-1] != text[at] else None
    while row and end > at and row[-1] == text[end - 1]:
        row, end = row[:-1], end - 1
    return (end, row) if row else None


def _likeness(typed: Sequence[str], row: Sequence[str]) -> float:
    """Return how much a row of words is like what was typed, in percent."""
    if not typed:
        return 0.0
    if len(typed) == 1 and tuple(row[:-1]) in ((), _LABEL) and row and typed[0] in _ALSO_CALLED.get(row[-1], ()):
        return _SURE
    return float(fuzz.ratio(" ".join(row), " ".join(typed)))


def _up_to_one_place(text: Sequence[str], changes: Sequence[_Change]) -> Iterator[_Change]:
    """Yield changes as they are up to the place to which the first one is, each once; without those that end before."""
    known: set[Lexemes] = set()
    for one in changes:
        end = changes[0].end
        row = one.row
        if one.end < end:
            row = (*row, *text[one.end : end])
        elif one.end > end:
            kept = len(row) - (one.end - end)
            if kept < 1 or row[kept:] != tuple(text[end : one.end]):
                continue
            row = row[:kept]
        if row not in known:
            known.add(row)
            yield _Change(end, row, one.likeness, one.times, one.score)
