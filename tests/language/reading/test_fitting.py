"""What is put together while reading has parts of the kinds that its places are declared with."""

from __future__ import annotations

from itertools import islice

import pytest

from kfdesk.cards import library
from kfdesk.language.reading.fitting import fits
from kfdesk.language.reading.trees import rebuilt
from kfdesk.language.words import CREATURE, THIS, YOU, a, destroy, draw, may, play, sentences, ward


def test_the_abilities_of_all_cards_fit() -> None:
    assert [id_ for id_ in islice(library(), 900) if not all(map(fits, library()[id_].abilities))] == []


@pytest.mark.parametrize(
    ("place", "part"),
    [
        (("effect",), THIS),
        (("effect", "items", 0), YOU),
        (("effect", "items"), (draw(1),) * 2 + (a(CREATURE),)),
        (("effect", "items", 0, "amount"), 2),
        (("effect", "items", 1, "effect"), a(CREATURE)),
        (("labels",), ("play",)),
    ],
)
def test_a_part_of_another_kind_does_not_fit(place: tuple[str | int, ...], part: object) -> None:
    whole = play(sentences(draw(1), may(destroy(a(CREATURE))), ward(THIS)))
    assert fits(whole)
    assert not fits(rebuilt(whole, {place: part}))
