"""Sentences that exist in every language the program speaks.

A `Words` value is one finished piece of wording in English and German. It is what decisions,
refusals and the timing chart carry, so that nothing below the table decides which language is shown.
"""

from __future__ import annotations

import locale
from collections.abc import Iterable

from kfdesk.records import record

LANGUAGES = ("en", "de")
"""The languages every phrase has, in the order a translator reads them."""


@record
class Words:
    """One wording in each language; `{slot}` marks are filled by `filled`."""

    en: str
    de: str

    def say(self, language: str) -> str:
        """Return the wording in `language` ("en" or "de"); unknown languages read English."""
        return self.de if language == "de" else self.en

    @property
    def title(self) -> Words:
        """The same wording with a capital first letter, as on a button or above a list."""
        return Words(self.en[:1].upper() + self.en[1:], self.de[:1].upper() + self.de[1:])

    def filled(self, **slots: Words | str | int) -> Words:
        """Return the same wording with each `{slot}` replaced by its value in that language."""
        return Words(
            self.en.format(**{name: _in(value, "en") for name, value in slots.items()}),
            self.de.format(**{name: _in(value, "de") for name, value in slots.items()}),
        )


def system_language() -> str:
    """Return the language of the user's system, "en" where the program does not speak it."""
    return "de" if (locale.getlocale()[0] or "").startswith(("de", "German")) else "en"


def _in(value: Words | str | int, language: str) -> str:
    return value.say(language) if isinstance(value, Words) else str(value)


def enumerated(words: Iterable[Words]) -> Words:
    """Return the wordings one after the other, with commas between them."""
    said = tuple(words)
    return Words(", ".join(each.en for each in said), ", ".join(each.de for each in said))


def same(text: str) -> Words:
    """Return a wording that reads alike in every language, such as a player's name."""
    return Words(text, text)
