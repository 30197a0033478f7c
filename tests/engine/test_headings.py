"""Every entry of the rulebook has a heading in both languages; a refusal shows it."""

from __future__ import annotations

import pytest

from kfdesk.engine import Edition
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import HEADINGS, cited, has_entry, heading
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


@pytest.mark.parametrize(
    ("rule", "edition", "en", "de"),
    [
        ("glossary/chains", Edition.V18_4, "Chains", "Kette, Ketten"),
        ("glossary/chains", Edition.V1_0, "Chain, chains", "Kette, Ketten"),
        ("glossary/cannot", Edition.V1_1, "Cannot", "Nicht können"),
        ("glossary/cannot", Edition.V1_3, "Cannot vs must/may, cannot vs permissive",
         "Kann nicht vs. muss/darf, kann nicht vs. „Erlauben“-Effekt"),
        ("glossary/stun", Edition.V1_3, "Stun, stun status card", "Betäuben"),
        ("glossary/stun", Edition.V2023, "Stun", "Betäuben"),
        ("turn/step-3-play-discard-and-use-cards-of-the-chosen-house", Edition.V1_1,
         "Step 3: Play, discard, and use cards of the chosen house",
         "Schritt 3: Karten der gewählten Fraktion spielen, ablegen und verwenden"),
        ("glossary/ward", Edition.V1_0, "Ward", "Beschützen"),
        ("errata/atrocity", Edition.V1_0, "Errata", "Errata"),
    ],
)  # fmt: skip
def test_in_an_older_edition_it_is_that_editions_where_it_has_the_entry(
    rule: str, edition: Edition, en: str, de: str
) -> None:
    assert (heading(rule, edition).en, heading(rule, edition).say("de")) == (en, de)


def test_every_older_heading_is_of_an_entry_and_another_than_today() -> None:
    for rule in HEADINGS:
        for edition in Edition:
            older = heading(rule, edition)
            assert older is heading(rule) or older.en != heading(rule).en


@pytest.mark.parametrize(
    ("rule", "edition", "en", "de"),
    [
        ("glossary/ward", Edition.V18_4, "Ward", "Beschützen"),
        ("glossary/ward", Edition.V2023, "Ward", "Beschützen"),
        ("glossary/ward", Edition.V1_3, "Ward, edition 18.4", "Beschützen, Ausgabe 18.4"),
        ("glossary/cannot", Edition.V1_1, "Cannot, edition 18.4", "Nicht können, Ausgabe 18.4"),
        ("glossary/draw-bonus-icon", Edition.V2023, "Bonus icons", "Bonussymbole"),
        ("glossary/draw-bonus-icon", Edition.V1_3, "Draw bonus icon, edition 18.4", "Ziehen-Bonussymbol, Ausgabe 18.4"),
        ("glossary/aember-bonus-icon", Edition.V1_0, "Æmber bonus", "Æmber-Bonus"),
        ("glossary/restrictions", Edition.V2023, "Restrictions, edition 18.4", "Einschränkungen, Ausgabe 18.4"),
        ("turn/step-4-ready-cards", Edition.V1_0, "Step 4: Ready cards", "Schritt 4: Karten spielbereit machen"),
        ("chart/damage", Edition.V1_3, "Damage chart, edition 18.4", "Ablaufplan: Schaden, Ausgabe 18.4"),
    ],
)
def test_what_an_older_edition_lacks_is_cited_from_the_newest(rule: str, edition: Edition, en: str, de: str) -> None:
    assert (cited(rule, edition).en, cited(rule, edition).say("de")) == (en, de)


def test_an_edition_that_calls_an_entry_otherwise_has_it() -> None:
    for rule in HEADINGS:
        assert has_entry(rule, NEWEST)
        for edition in Edition:
            assert has_entry(rule, edition) or heading(rule, edition) is heading(rule)
