"""`kfdesk read TEXT`: what the text of a card is understood as, in both languages, and what of it is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from kfdesk.cards.reading import ReadLine, Unread, described, read_text
from kfdesk.engine.terms import CardType
from kfdesk.text.nominals import Name
from kfdesk.text.words import LANGUAGES, Words, enumerated, file_value, same

_NOT_UNDERSTOOD = Words("Not understood: {text}")
_GIVEN_UP = Words("Too long to be understood in time: {text}")
_ASKS = Words("Several meanings: {text}")
_PERHAPS = Words("{text}: perhaps {proposals}")
_NOTHING_NEAR = Words("{text}: nothing near is known")


def print_read(text: str, name: Name, type: CardType, out: TextIO, language: str) -> bool:
    """Print what a text is understood as; return whether each line of it has exactly one meaning.

    What the program says about the text is in the `language`.
    """
    read = read_text(text, name, type)
    for line in read:
        for said in _said(line, text, language):
            print(said, file=out)
    return all(len(line.meanings) == 1 for line in read)


def _said(line: ReadLine, text: str, language: str) -> Iterator[str]:
    meanings = described(line)
    if len(meanings) == 1:
        yield from (meanings[0].say(code) for code in LANGUAGES)
    elif meanings:
        yield _ASKS.filled(text=line.text).say(language)
        for number, words in enumerate(meanings, start=1):
            yield f"  {number}. {words.say(LANGUAGES[0])}"
            yield from (f"     {words.say(code)}" for code in LANGUAGES[1:])
    elif line.gave_up:
        yield _GIVEN_UP.filled(text=line.text).say(language)
    else:
        yield _NOT_UNDERSTOOD.filled(text=line.text).say(language)
        yield from (f"  {_of(one, text).say(language)}" for one in line.unread)


def _of(unread: Unread, text: str) -> Words:
    stretch = file_value(text[unread.start : unread.end])
    if not unread.proposals:
        return _NOTHING_NEAR.filled(text=stretch)
    return _PERHAPS.filled(text=stretch, proposals=enumerated(same(one) for one in unread.proposals))
