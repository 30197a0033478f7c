"""Cards are read by a grammar that was learned from others."""

from __future__ import annotations

from itertools import islice

import pytest

from kfdesk.cards import grammars
from kfdesk.language.card_names import name_of
from kfdesk.language.reading.alike import normal
from kfdesk.language.reading.budget import GivenUpError
from kfdesk.language.reading.grammar import Grammar
from kfdesk.text.wording import render

READ = 0.55
"""At least this share of abilities of cards nobody has learned from is read as what they are."""
OTHERWISE = 0.03
"""At most this share is read as something built otherwise, much of which does the same."""


@pytest.mark.slow
def test_half_of_the_cards_teach_how_the_other_half_is_read() -> None:
    cards = list(grammars.cards_with_texts())
    half = Grammar()
    for definition in cards[::2]:
        for ability in grammars.abilities_of(definition):
            half.learn(ability, name_of(definition))
    tried = right = otherwise = 0
    for definition in islice(cards, 1, None, 12):
        for ability in grammars.abilities_of(definition):
            tried += 1
            name = name_of(definition)
            try:
                found = half.read(render(ability, "en", this=name), name, (definition.type,))
            except GivenUpError:
                continue
            is_right = bool(found) and normal(found[0].ability) == normal(ability)
            right += is_right
            otherwise += bool(found) and not is_right
    assert tried > 200, tried
    assert right >= READ * tried, f"{right} of {tried}"
    assert otherwise <= OTHERWISE * tried, f"{otherwise} of {tried}"
