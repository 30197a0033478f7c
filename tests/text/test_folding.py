"""Text made equal where people write it differently."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kfdesk.text.folding import fold, said_in, searchable
from tests.characters import ANY


@given(st.text(ANY, max_size=60))
@settings(max_examples=200, deadline=None)
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert "/" not in fold(text)
    if fold(text):
        assert said_in(searchable("x", text), fold(text))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Æmber", "aember"),
        ("nature’s call", "Natures  Call"),
        ("“Onyx”", '"onyx"'),
        ("Größe", "GROSSE"),
        ("It's Coming…", "its coming"),
        ("Jean‑Luc", "jean-luc"),
        ("Łódź", "lodz"),
    ],
)
def test_what_people_write_differently_is_folded_alike(one: str, two: str) -> None:
    assert fold(one) == fold(two)
