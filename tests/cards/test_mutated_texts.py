"""A small sample of what packaging/fuzz_texts.py does with ten thousand texts."""

from __future__ import annotations

import pytest

from tests.cards.mutated_texts import look_at, play

TEXTS = 40
GAMES = 3


@pytest.mark.slow
def test_texts_that_are_changed_at_random_are_read_in_time_and_soundly() -> None:
    read = [looked for number in range(TEXTS) if (looked := look_at(number)).abilities]
    assert len(read) > TEXTS // 10
    for number, looked in enumerate(read[:GAMES]):
        play(looked.abilities, looked.type, number)
