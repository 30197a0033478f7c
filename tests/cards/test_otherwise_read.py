"""Cards that are said not to be read from their own texts are not, for no longer than that is so."""

from __future__ import annotations

import pytest

from kfdesk.cards import library
from kfdesk.cards.grammars import abilities_of
from kfdesk.cards.read_figures import OTHERWISE_READ, likeliest
from kfdesk.language.card_names import name_of
from kfdesk.language.reading.alike import normal
from kfdesk.text.wording import render


@pytest.mark.parametrize("id_", OTHERWISE_READ)
def test_a_card_that_is_listed_is_not_read_as_what_it_is(id_: str) -> None:
    card = library()[id_]
    texts = [render(ability, "en", this=name_of(card)) for ability in abilities_of(card)]
    read = [likeliest(text, card) for text in texts]
    assert [normal(one) for one in read] != [normal(one) for one in abilities_of(card)]
