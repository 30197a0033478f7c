"""Every entry of the rulebook has a heading in both languages; a refusal shows it."""

from __future__ import annotations

import pytest

from kfdesk.engine.headings import HEADINGS, heading
from tests.rulebook.coverage import entries


def test_the_steps_the_glossary_and_the_charts_have_headings_and_nothing_else_has() -> None:
    sections = ("turn/", "glossary/", "chart/")
    assert set(HEADINGS) == {entry for entry in entries() if entry.startswith(sections)}


def test_no_two_entries_of_the_glossary_have_the_same_heading() -> None:
    for language in ("en", "de"):
        said = [words.say(language) for rule, words in HEADINGS.items() if rule.startswith("glossary/")]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("rule", "en", "de"),
    [
        ("glossary/off-house", "Off house", "Fraktionsfremd"),
        ("glossary/exhaust-exhausted", "Exhaust, exhausted", "Erschöpfen, erschöpft"),
        ("glossary/in-play-zone", "In-play zone", "Im Spiel"),
        ("turn/step-2-choose-a-house", "Step 2: Choose a house", "Schritt 2: Fraktion wählen"),
        ("faq/alpha-1", "Frequently asked questions", "Häufig gestellte Fragen"),
        ("errata/atrocity", "Errata", "Errata"),
    ],
)
def test_the_heading_is_that_of_the_rulebook(rule: str, en: str, de: str) -> None:
    assert (heading(rule).en, heading(rule).say("de")) == (en, de)
