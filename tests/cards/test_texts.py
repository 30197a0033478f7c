"""The text of every card, exactly as it is rendered in both languages: `<set>/texts_<house>.txt`, beside its tests.

A file holds blocks in the order of the card file: a card's id and its lines in each language, by the code of the
language; a card without text has none.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kfdesk.cards import library
from kfdesk.cards.library import import_all, written_as

_LINE = re.compile(r"    (en|de)  \S.*\S")
TEXTS = sorted(Path(__file__).parent.glob("*/texts_*.txt"))


def expected(file: Path) -> dict[str, dict[str, str]]:
    """Return the text of each card of a file by language."""
    found: dict[str, dict[str, str]] = {}
    for block in file.read_text(encoding="utf-8").strip().split("\n\n"):
        card, *lines = block.split("\n")
        assert card not in found, f"{file.name} holds {card} twice"
        texts: dict[str, list[str]] = {}
        for line in lines:
            assert _LINE.fullmatch(line), f"{file.name}: {line!r} is not written as the other lines are"
            language, _, text = line.strip().partition("  ")
            texts.setdefault(language, []).append(text)
        found[card] = {language: "\n".join(texts.get(language, ())) for language in ("en", "de")}
    return found


FILES = pytest.mark.parametrize("file", TEXTS, ids=lambda file: f"{file.parent.name}-{file.stem.partition('_')[2]}")


def test_the_files_hold_each_written_card_once_in_the_order_of_the_card_files() -> None:
    assert [card for file in TEXTS for card in expected(file)] == list(import_all())
    assert {written_as(card) for card in library().implemented} == set(import_all())


@FILES
def test_the_cards_of_a_file_read_exactly_so(file: Path) -> None:
    texts = expected(file)
    read = {card: {language: library()[card].text(language) for language in ("en", "de")} for card in texts}
    differing = {card for card in texts if read[card] != texts[card]}
    assert {card: read[card] for card in differing} == {card: texts[card] for card in differing}


@FILES
def test_every_card_of_a_file_reads_in_both_languages(file: Path) -> None:
    for card in expected(file):
        definition = library()[card]
        english, german = (definition.text(language, reminders=True) for language in ("en", "de"))
        assert english.count("\n") == german.count("\n"), card
        has_text = bool(definition.abilities or definition.keywords or definition.facts.enhance)
        assert bool(english) is bool(german) is has_text, card
        assert english != german or not english, card
