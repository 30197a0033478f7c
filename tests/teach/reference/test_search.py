"""Finding entries of the rules reference: as people type, in either language."""

from __future__ import annotations

import pytest

from kfdesk.engine.rules import RuleId
from kfdesk.teach.reference.search import MOST, search
from kfdesk.teach.reference.source import other_words, sources

LANGUAGES = ("en", "de")


def first(typed: str, language: str = "en") -> RuleId | None:
    return next(iter(search(language).find(typed)), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("ward", "glossary/ward"),
        ("WARD", "glossary/ward"),
        ("wards", "glossary/ward"),
        ("Beschützen", "glossary/ward"),
        ("beschutzen", "glossary/ward"),
        ("Schutzmarke", "glossary/ward"),
        ("schutzmar", "glossary/ward"),
        ("elusvie", "glossary/elusive"),
        ("elusie", "glossary/elusive"),
        ("schwer zu fasen", "glossary/elusive"),
        ("Æmber", "glossary/aember"),
        ("AEmber", "glossary/aember"),
        ("aember", "glossary/aember"),
        ("amber", "glossary/aember"),
        ("pool aember", "glossary/aember-pool"),
        ("aember pool", "glossary/aember-pool"),
        ("key", "glossary/keys"),
        ("prophecies", "glossary/prophecy"),
        ("Nachbarn", "glossary/neighbor"),
        ("neighbours", "glossary/neighbor"),
        ("graveyard", "glossary/discard-pile"),
        ("Friedhof", "glossary/discard-pile"),
        ("rule of 6", "glossary/rule-of-six"),
        ("six rule of", "glossary/rule-of-six"),
        ("stun", "glossary/stun"),
        ("stunned", "glossary/stun"),
        ("betäubt", "glossary/stun"),
        ("fight", "glossary/fight"),
        ("Kampf", "glossary/fight"),
    ],
)
def test_the_likeliest_entry_stands_first(typed: str, rule: RuleId, language: str) -> None:
    assert first(typed, language) == rule


def test_the_exact_heading_stands_before_one_that_begins_so_and_that_before_a_text() -> None:
    found = search("en").find("damage")
    assert found[0] == "glossary/damage"
    assert {"glossary/damage-bonus-icon", "chart/damage"} <= set(found[1:3])
    assert "glossary/capture-bonus-icon" not in found[:10]


def test_words_that_are_nearly_the_same_stand_behind_what_was_typed() -> None:
    found = search("en").find("wards")
    assert found[0] == "glossary/ward"
    assert found.index("faq/ward-1") < found.index("glossary/drawing-cards")


def test_a_card_finds_the_entries_that_name_it() -> None:
    assert "glossary/fight-with" in search("en").find("Anger")
    assert "glossary/fight-with" in search("de").find("Zorn")
    assert "glossary/destroyed" in search("en").find("bad peny")


def test_all_words_count_and_where_no_entry_has_them_all_the_most_of_them() -> None:
    assert set(search("en").find("ward armor")) < set(search("en").find("armor"))
    assert search("en").find("elusive qqqqqq") == search("en").find("elusive")


@pytest.mark.parametrize("typed", ["", "   ", "…", "qqqqqq"])
def test_nothing_is_found_for_nothing(typed: str) -> None:
    assert search("en").find(typed) == ()


def test_there_are_no_more_than_can_be_read() -> None:
    assert len(search("en").find("a")) == MOST
    assert search("en").find("ward " * 5_000)


def test_other_words_belong_to_entries() -> None:
    for language in LANGUAGES:
        words = other_words(language)
        assert set(words) <= set(sources("en"))
        assert all(said for terms in words.values() for said in terms)
    assert other_words("fr") == {}


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "is captured amber mine"), ("de", "wem gehört erbeutetes Ämber")]
)
def test_whose_captured_amber_is_leads_to_capture(language: str, asked: str) -> None:
    assert "glossary/capture" in search(language).find(asked)[:3]
