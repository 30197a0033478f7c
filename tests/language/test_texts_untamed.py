"""The text of the Untamed cards of Call of the Archons beyond the starter decks, exactly as rendered."""

from pathlib import Path

import pytest

from kfdesk.cards import library
from tests.language.test_card_texts import expected

EXPECTED = expected(Path(__file__).with_name("texts_untamed.txt"))


def test_the_table_holds_42_cards() -> None:
    assert len(EXPECTED) == 42


@pytest.mark.parametrize("card", EXPECTED)
def test_a_card_reads_exactly_so(card: str) -> None:
    assert {language: library()[card].text(language) for language in ("en", "de")} == EXPECTED[card]
