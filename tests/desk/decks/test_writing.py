"""Names that are suggested for files of decks."""

from __future__ import annotations

import pytest

from kfdesk.desk.decks.writing import suggested_name
from tests.collection.shelves import deck


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Radiant Argus, the Supreme", "Radiant-Argus-the-Supreme.kfdeck"),
        ("CON", "deck-CON.kfdeck"),
        ("lpt1", "deck-lpt1.kfdeck"),
        ("???", "deck.kfdeck"),
    ],
)
def test_every_system_takes_the_name(name: str, file: str) -> None:
    assert suggested_name([deck(0).model_copy(update={"name": name})]) == file
