"""Who translates the texts of the interface: English is said until the program names a translator.

The packages that know the game's rules and cards say what they say through this module, so that they need no files.
`kfdesk.catalogs.speak` names the translator that reads the program's catalogs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

SOURCE: Final = "en"
"""The language of the texts in the source."""
SOURCE_NAME: Final = "English"


class Message(NamedTuple):
    """A text as translators see it: English, what tells it from others that read alike, English for several things."""

    text: str
    context: str = ""
    plural: str = ""

    def in_english(self, number: int | None = None) -> str:
        """Return the English text for a number of things."""
        return self.plural if self.plural and number not in (None, 1) else self.text


class Translator:
    """Says texts of the interface in a language; this one knows English only."""

    def translated(self, message: Message, language: str, number: int | None = None) -> str:
        """Return a text in a language for a number of things, in English where that language has no translation."""
        return message.in_english(number)

    def languages(self) -> Mapping[str, str]:
        """Return the code and the own name of every language there is, English first."""
        return {SOURCE: SOURCE_NAME}


class _Speech:
    """What is said now: by which translator, and in which language the names of cards."""

    def __init__(self) -> None:
        self.translator = Translator()
        self.names = ""


_speech = _Speech()


def translate_with(translator: Translator) -> None:
    """Let a translator say all texts from now on."""
    _speech.translator = translator


def translated(message: Message, language: str, number: int | None = None) -> str:
    """Return a text in a language, in English where nobody translates it."""
    return _speech.translator.translated(message, language, number)


def languages() -> Mapping[str, str]:
    """Return the code and the own name of every language there is, English first."""
    return _speech.translator.languages()


def say_names_in(language: str) -> None:
    """Say the names of cards in this language from now on, whatever is spoken around them; "": in that one."""
    _speech.names = language


def language_of_names() -> str:
    """Return the language that names of cards are said in, "" for that of what they stand in."""
    return _speech.names
