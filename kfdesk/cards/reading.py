"""What a text means, for whoever types it: its abilities as they are understood, and what of them is not.

Whoever must not wait calls `prepare` before: the grammar by which a text is read may have to be learned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256

from kfdesk.cards.grammars import grammar, is_ready, prepare
from kfdesk.engine.terms import CardType
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import Budget, GivenUpError
from kfdesk.language.reading.explaining import several, told_apart
from kfdesk.language.reading.grammar import Meaning
from kfdesk.language.reading.lexemes import Placed, placed, title_of
from kfdesk.language.reading.marking import Gap, Marker, Why
from kfdesk.language.reading.printed import lines
from kfdesk.language.reading.spelling import spelled
from kfdesk.language.reading.typed import Typed
from kfdesk.records import record
from kfdesk.text.nominals import Name
from kfdesk.text.wording import render
from kfdesk.text.words import LANGUAGES, Pair, Words

__all__ = [
    "MOST_SIGNS",
    "ReadLine",
    "Unread",
    "described",
    "grammar",
    "is_ready",
    "meaning_key",
    "prepare",
    "read_lines",
    "read_text",
]

MOST_SIGNS = 2_000
"""How long a text may be; what stands behind is not read."""


ASKED_WITHIN = 5.0
"""By how much more a meaning may cost than the likeliest to be asked about: none of a known card costs so much more."""
READING_MS = 1_300
"""How long reading all abilities of a text may take."""
MARKING_MS = 400
"""How long it may take to find what of a text is not understood."""


@record
class Unread:
    """A stretch of the text that is not understood."""

    start: int
    """From this sign of the whole text on."""
    end: int
    """To before this one."""
    proposals: tuple[str, ...]
    """Texts that could stand there, the nearest first."""
    why: Why = Why.WORDS


@record
class ReadLine:
    """One ability of a text as it is understood."""

    text: str
    """As it was typed."""
    start: int
    """Where it stands in the whole text."""
    end: int
    meanings: tuple[Meaning, ...]
    """The likeliest first. Several are a question; none where it is not understood.

    Those that are much less likely than the first, or that nobody could tell from a likelier one, are left out.
    """
    unread: tuple[Unread, ...]
    """What of it is not understood, in its order; something where it has no meaning, else nothing."""
    gave_up: bool
    """Whether reading was given up, since it is too long or would take too long: it may be well said."""
    name: Name
    """The name of the card that bears it."""


def read_text(text: str, name: Name, type: CardType) -> tuple[ReadLine, ...]:
    """Return each ability of a text that a card of a `name` and `type` bears, in its order.

    Keywords that stand before an ability or alone, icons, and reminders in brackets are facts of a card, or say nothing
    new: no line is theirs.
    """
    return tuple(read_lines(text, name, type))


def read_lines(text: str, name: Name, type: CardType) -> Iterator[ReadLine]:
    """Yield what `read_text` returns, for whoever stops where one is not understood."""
    reader = _Reader(text, name, type)
    for line in lines(text[:MOST_SIGNS], title_of(name)):
        yield reader.read(line)


def meaning_key(meaning: Meaning) -> str:
    """Return what tells a meaning from others: the same in every run for what behaves alike."""
    return sha256(repr(normal(meaning.ability)).encode()).hexdigest()[:16]


def described(line: ReadLine) -> tuple[Words, ...]:
    """Return each meaning of a line in plain words: what it says, or of several what tells it from the others."""
    abilities = [one.ability for one in line.meanings]
    if len(abilities) > 1:
        return told_apart(abilities, line.name)
    return tuple(Pair(*(render(one, language, this=line.name) for language in LANGUAGES)) for one in abilities)


class _Reader:
    """Reads the lines of one text, which share the time that there is for it."""

    def __init__(self, text: str, name: Name, type: CardType) -> None:
        self._grammar = grammar()  # which takes its own time, once
        self._text, self._name, self._types = text, name, (type,)
        self._reading_ms: float = READING_MS
        self._marking_ms: float = MARKING_MS

    def read(self, line: Typed) -> ReadLine:
        """Return what one line of the text is understood as."""
        start, end = line.place(0, len(line.text))
        typed = self._text[start:end]
        budget = Budget(self._reading_ms)
        try:
            found = self._grammar.read(line.text, self._name, self._types, budget)
        except GivenUpError:
            return ReadLine(typed, start, end, (), (Unread(start, end, ()),), gave_up=True, name=self._name)
        finally:
            self._reading_ms = budget.left_ms
        found = several([one for one in found if one.cost - found[0].cost < ASKED_WITHIN], self._name)
        unread = () if found else self._unread(line) or (Unread(start, end, ()),)
        return ReadLine(typed, start, end, found, unread, gave_up=False, name=self._name)

    def _unread(self, line: Typed) -> tuple[Unread, ...]:
        """Return what of a line is not understood."""
        words = placed(line, title_of(self._name))
        budget = Budget(self._marking_ms)
        gaps = Marker(self._grammar, self._name, self._types, budget).gaps(tuple(words))
        self._marking_ms = budget.left_ms
        return tuple(self._at(words, gap) for gap in gaps)

    def _at(self, words: Sequence[Placed], gap: Gap) -> Unread:
        """Return where a gap was typed; what stands there already is not proposed, though a line ends within.

        Where something is missing, the word behind that place is shown with it, at the end the word before.
        """
        title = title_of(self._name)
        start, end = gap.start, max(gap.end, gap.start + 1)
        before, behind = tuple[Placed, ...](), tuple(words[gap.end : end])
        if start == len(words):
            start, end = start - 1, start
            before = tuple(words[start:])
        places = [word.place for word in words[start:end]]
        first, last = min(one.start for one in places), max(one.end for one in places)
        proposals = dict.fromkeys(spelled((*before, *row, *behind), words[:start], title) for row in gap.proposals)
        proposals.pop(self._text[first:last], None)
        return Unread(first, last, tuple(proposals), gap.why)
