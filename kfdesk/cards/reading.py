"""What a text means, for whoever types it: its abilities as they are understood, and what of them is not.

Whoever must not wait calls `prepare` before: the grammar by which a text is read may have to be learned.
"""

from __future__ import annotations

from hashlib import sha256

from kfdesk.cards.grammars import grammar, is_ready, prepare
from kfdesk.engine.terms import CardType
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import GivenUpError
from kfdesk.language.reading.grammar import Meaning
from kfdesk.language.reading.lexemes import placed, title_of
from kfdesk.language.reading.printed import lines
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
    "read_text",
]

MOST_SIGNS = 2_000
"""How long a text may be; what stands behind is not read."""


@record
class Unread:
    """A stretch of the text that is not understood."""

    start: int
    """From this sign of the whole text on."""
    end: int
    """To before this one."""
    proposals: tuple[str, ...]
    """Texts that could stand there, the nearest first."""


@record
class ReadLine:
    """One ability of a text as it is understood."""

    text: str
    """As it was typed."""
    start: int
    """Where it stands in the whole text."""
    end: int
    meanings: tuple[Meaning, ...]
    """The likeliest first. Several are a question; none where it is not understood."""
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
    return tuple(_read(line, text, name, type) for line in lines(text[:MOST_SIGNS], title_of(name)))


def meaning_key(meaning: Meaning) -> str:
    """Return what tells a meaning from others: the same in every run for what behaves alike."""
    return sha256(repr(normal(meaning.ability)).encode()).hexdigest()[:16]


def described(line: ReadLine) -> tuple[Words, ...]:
    """Return each meaning of a line in plain words that tell it from the others."""
    return tuple(
        Pair(*(render(one.ability, language, this=line.name) for language in LANGUAGES)) for one in line.meanings
    )


def _read(line: Typed, text: str, name: Name, type_: CardType) -> ReadLine:
    """Return what one line of a text is understood as."""
    start, end = line.place(0, len(line.text))
    typed = text[start:end]
    try:
        found = grammar().read(line.text, name, (type_,))
    except GivenUpError:
        return ReadLine(typed, start, end, (), (Unread(start, end, ()),), gave_up=True, name=name)
    return ReadLine(typed, start, end, found, () if found else _unread(line, name), gave_up=False, name=name)


def _unread(line: Typed, name: Name) -> tuple[Unread, ...]:
    """Return what of a line is not understood."""
    words = placed(line, title_of(name))
    at = min(grammar().parsed(tuple(words)).reached, len(words) - 1)
    return (Unread(words[at].place.start, words[-1].place.end, ()),)
