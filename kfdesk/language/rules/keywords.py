"""Keywords in the middle of a sentence: "gains taunt", German "das Schlüsselwort Spott"."""

from __future__ import annotations

from kfdesk.engine.terms import Keyword
from kfdesk.language import nouns
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.joining import Listed
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import THE, THE_PLURAL
from kfdesk.text.phrases import Frame
from kfdesk.text.wording import Wordable

_NUMBERED = Frame(en="{name} {number}", de="{name} {number}")


def keyword_words(word: Keyword, number: int = 1) -> Wordable:
    """Return a keyword as printed, with its number (0: X) where it has one."""
    name = nouns.KEYWORDS[word]
    if not has_number(word):
        return name.name
    return _NUMBERED.of(name=name.name, number=number or "X")


def has_number(word: Keyword) -> bool:
    """Return whether a keyword has a number, such as assault 2."""
    return "{n}" in nouns.KEYWORDS[word].reminder.en


def keywords(*words: Keyword | tuple[Keyword, int]) -> PerLanguage:
    """Return keywords as they stand in a sentence, whatever their numbers or with these.

    German says that they are keywords.
    """
    said = Listed(tuple(keyword_words(*w) if isinstance(w, tuple) else nouns.KEYWORDS[w].name for w in words))
    noun = NounPhrase((nouns.KEYWORD,), THE if len(words) == 1 else THE_PLURAL, after=(said,))
    return PerLanguage(said, noun)
