"""The readings: what no entry of the rulebook decides, said in full and named beside the code that plays by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kfdesk
from kfdesk.engine.rules import RuleId
from kfdesk.teach import reference
from kfdesk.teach.reference.search import search
from kfdesk.teach.reference.source import CARD, is_reading, sources
from tests.rulebook.coverage import entries

LANGUAGES = ("en", "de")
CODE = Path(kfdesk.__file__).parent
_NAMED = re.compile(r"^ *# Reading: (reading/[a-z][a-z-]*)$", re.MULTILINE)
"""How code names the reading that it plays by: in a comment of its own."""
_SAID = re.compile(r"\bReading(:| \()")
"""How code says that something is a reading, in that form or not."""


def readings(language: str) -> list[RuleId]:
    return [rule for rule in sources(language) if is_reading(rule)]


def code() -> Iterator[tuple[Path, str]]:
    return ((file, file.read_text("utf-8")) for file in CODE.rglob("*.py") if file.name != "texts.py")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_has_a_title_a_question_and_what_the_program_does(language: str) -> None:
    for rule in readings(language):
        written = sources(language)[rule]
        question, *does = written.text.split("\n\n")
        assert written.title and not written.title.endswith("?"), rule
        assert question.endswith("?"), rule
        assert does and all(paragraph.endswith(".") for paragraph in does), rule


def test_a_reading_stands_on_entries_of_the_rulebook() -> None:
    for rule in readings("en"):
        links = {link for link in sources("en")[rule].links if not link.startswith(CARD)}
        assert links and links <= set(entries()), rule


def test_both_languages_have_the_same_readings_in_the_same_order() -> None:
    assert readings("en") == readings("de")
    assert readings("en")


def test_every_reading_is_named_beside_code_and_every_named_one_exists() -> None:
    named = {rule for _, text in code() for rule in _NAMED.findall(text)}
    assert named == set(readings("en"))


def test_code_calls_nothing_a_reading_without_its_id() -> None:
    loose = [
        f"{file.relative_to(CODE)}: {line.strip()}"
        for file, text in code()
        for line in text.splitlines()
        if _SAID.search(line) and not _NAMED.match(line)
    ]
    assert loose == []


def test_an_entry_leads_to_the_readings_that_stand_on_it() -> None:
    assert "reading/used-up-armor" in reference()["glossary/armor"].see
    assert reference()["reading/used-up-armor"].cards == ("red-hot-armor", "lightsmith-clariel")


@pytest.mark.parametrize(("typed", "language"), [("armor used up", "en"), ("Rotglühende verbrauchte Rüstung", "de")])
def test_a_reading_is_found_by_its_words(typed: str, language: str) -> None:
    assert search(language).find(typed)[0] == "reading/used-up-armor"
