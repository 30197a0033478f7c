"""Every sentence of the rules reference: its links, its languages, and that it is our own."""

from __future__ import annotations

import re

import pytest

from kfdesk.cards.facts import facts
from kfdesk.teach.reference.book import reference
from kfdesk.teach.reference.source import CARD, is_reading, sources
from tests.rulebook.coverage import entries

LANGUAGES = ("en", "de")
MOST = 200
"""The most signs of a first sentence, which is shown by itself."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_the_rulebook_has_a_text_and_no_other(language: str) -> None:
    assert {rule for rule in sources(language) if not is_reading(rule)} == set(entries())
    assert all(written.text.strip() for written in sources(language).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_is_dead(language: str) -> None:
    known = set(sources("en")) | {CARD + card for card in facts()}
    for rule, written in sources(language).items():
        assert set(written.links) <= known - {rule}, rule
        assert "(" not in re.sub(r"\]\([^)\s]+\)|\([^()]*\)", "", written.markdown), rule


def test_german_links_where_english_does() -> None:
    for rule, written in sources("de").items():
        english = sources("en")[rule]
        assert set(written.links) == set(english.links), rule
        assert bool(written.title) == bool(english.title), rule
        assert written.markdown.count("\n- ") == english.markdown.count("\n- "), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_sentence_can_stand_by_itself(language: str) -> None:
    for rule, written in sources(language).items():
        assert len(written.summary) <= MOST, (rule, len(written.summary))
        assert re.search(r"[.!?][”“)]?$", written.summary), rule
        assert "\n" not in written.summary, rule


def test_every_entry_leads_to_another() -> None:
    assert [rule for rule, entry in reference().items() if not entry.see] == []
