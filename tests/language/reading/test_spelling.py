"""Lexemes are written as one writes them."""

from __future__ import annotations

import pytest

from kfdesk.language.reading.lexemes import lexemes
from kfdesk.language.reading.spelling import spelled


@pytest.mark.parametrize(
    "text",
    [
        "Play: Destroy an enemy Robot creature",
        "After Reap: Deal 2{damage} to a Logos creature. Gain 1{amber}",
        "Play/After Fight: Quartz Newt gains, “Action: Steal 1{amber}. Ward Quartz Newt’s neighbors.”",
        "If you do, put a +1 power counter on it",
    ],
)
def test_a_text_is_spelled_as_it_was_typed(text: str) -> None:
    assert spelled(lexemes(text, "Quartz Newt"), title="Quartz Newt") == text


def test_a_word_within_a_sentence_has_no_capital() -> None:
    assert spelled(("destroy", "a"), ("play", ":", "you", "may")) == "destroy a"
    assert spelled(("destroy",), ("play", ":")) == "Destroy"
