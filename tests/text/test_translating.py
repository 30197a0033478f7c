"""Texts are said by the translator that the program names, in English until then."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping

import pytest

from kfdesk import catalogs
from kfdesk.engine.phrases import NOT_OFFERED
from kfdesk.text import translating
from kfdesk.text.translating import Message, Translator
from kfdesk.text.words import Words


class Shouting(Translator):
    """Says everything in capitals."""

    def translated(self, message: Message, language: str, number: int | None = None) -> str:
        return message.in_english(number).upper()

    def languages(self) -> Mapping[str, str]:
        return {"en": "English", "xx": "SHOUTED"}


@pytest.fixture
def spoken_as_before() -> Iterator[None]:
    yield
    catalogs.speak()


@pytest.mark.usefixtures("spoken_as_before")
def test_a_translator_says_all_texts_from_then_on() -> None:
    decks = Words("{n} deck", plural="{n} decks")
    translating.translate_with(Shouting())
    assert Words("Deck shelf").say("xx") == "DECK SHELF"
    assert decks.said_of("xx", 2) == "{N} DECKS"
    assert Words("Deck shelf").everywhere() == ("DECK SHELF",)


@pytest.mark.usefixtures("spoken_as_before")
def test_without_a_translator_english_is_said() -> None:
    translating.translate_with(Translator())
    assert Words("Deck shelf").say("de") == "Deck shelf"
    assert translating.languages() == {"en": "English"}


def test_the_engine_reads_no_catalog_before_there_is_a_card_library() -> None:
    """In a program of its own: others have imported everything."""
    source = """
import sys
from kfdesk.engine.phrases import NOT_OFFERED
before = "platformdirs" in sys.modules or "kfdesk.catalogs" in sys.modules, NOT_OFFERED.text.say("de")
from kfdesk.cards import library
library()
print(*before, NOT_OFFERED.text.say("de"), sep="|")
"""
    run = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    loaded, english, german = run.stdout.strip().split("|")
    assert loaded == "False"
    assert english == NOT_OFFERED.text.en
    assert german == NOT_OFFERED.text.say("de") != english
