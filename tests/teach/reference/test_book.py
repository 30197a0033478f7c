"""The rules reference: entries, their languages, and what belongs to them."""

from __future__ import annotations

from kfdesk.teach import reference
from kfdesk.teach.reference.source import source, sources


def test_an_entry_says_the_same_in_both_languages() -> None:
    ward = reference()["glossary/ward"]
    assert ward.kind == "glossary"
    assert (ward.heading.say("en"), ward.heading.say("de")) == ("Ward", "Beschützen")
    assert ward.summary.en.startswith("A ward ")
    assert ward.summary.say("de").startswith("Ein Beschützt-Marker ")
    assert ward.summary.say("de").count(".") == 1
    assert "](" in ward.markdown.en
    assert "](" not in ward.text.en


def test_a_language_that_lacks_an_entry_reads_english() -> None:
    assert source("glossary/ward", "fr") == sources("en")["glossary/ward"]
    assert reference()["glossary/ward"].text.say("fr") == reference()["glossary/ward"].text.en


def test_an_entry_with_a_heading_of_its_own() -> None:
    assert reference()["faq/ward-1"].heading.en.startswith("Does a ward ")
    assert reference()["faq/ward-1"].heading.say("de").startswith("Rettet ein ")


def test_links_are_seen_from_both_ends() -> None:
    book = reference()
    for rule, entry in book.items():
        for linked in entry.see:
            if linked in book:
                assert rule in book[linked].see, (rule, linked)


def test_older_editions_are_those_of_the_engine() -> None:
    assert [one.words.en for one in reference()["glossary/ward"].editions] == [
        "A ward stops damage and leaving play; being destroyed is not named."
    ]
    assert reference()["faq/ward-1"].editions == ()


def test_a_keyword_shows_the_cards_that_have_it() -> None:
    assert {"urchin", "noddy-the-thief"} <= set(reference()["glossary/elusive"].bearers)
    assert "ancient-bear" in reference()["glossary/assault-x"].bearers
    assert {"splinter", "salvay"} <= set(reference()["glossary/enhance"].bearers)
    assert reference()["glossary/ward"].bearers == ()
