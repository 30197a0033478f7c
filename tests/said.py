"""What wording says, to be compared with what it should say: values are equal only if they were made alike."""

from __future__ import annotations

from kfdesk.engine.rules import Reason
from kfdesk.text.words import LANGUAGES, Words


def both(words: Words | None) -> tuple[str, ...]:
    """Return the wording in English and in German."""
    assert words is not None
    return tuple(words.say(language) for language in LANGUAGES)


def reasons(given: tuple[Reason, ...]) -> list[tuple[str, ...]]:
    """Return what reasons say in both languages, and their entries of the rulebook."""
    return [(*both(reason.text), reason.rule) for reason in given]
