"""The text of every card of the two starter decks, exactly as it is rendered in both languages."""

from pathlib import Path

import pytest

from kfdesk.cards import library

TABLE = Path(__file__).with_name("card_texts.txt")
"""Blocks of a card's id and its lines in each language; an empty line is a card without text."""


def expected(table: Path = TABLE) -> dict[str, dict[str, str]]:
    """Return the text of each card of a table by language."""
    found: dict[str, dict[str, str]] = {}
    for block in table.read_text(encoding="utf-8").strip().split("\n\n"):
        card, *lines = block.split("\n")
        texts: dict[str, list[str]] = {}
        for line in lines:
            language, _, text = line.strip().partition("  ")
            texts.setdefault(language, []).append(text)
        found[card] = {language: "\n".join(said) for language, said in texts.items()}
    return found


EXPECTED = expected()


def test_the_table_holds_the_cards_of_both_starter_decks() -> None:
    assert len(EXPECTED) == 60
    assert set(EXPECTED) <= set(library().implemented)


@pytest.mark.parametrize("card", EXPECTED)
def test_a_card_reads_exactly_so(card: str) -> None:
    texts = {language: library()[card].text(language) for language in ("en", "de")}
    assert texts == EXPECTED[card]


@pytest.mark.parametrize("card", library().implemented)
def test_every_written_card_reads_in_both_languages(card: str) -> None:
    definition = library()[card]
    english, german = (definition.text(language, reminders=True) for language in ("en", "de"))
    assert english.count("\n") == german.count("\n")
    assert bool(english) is bool(german) is bool(definition.abilities or definition.keywords)
    assert english != german or not english
