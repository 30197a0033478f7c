"""Ordinary texts of invented cards are understood at the first try, as what they say."""

from __future__ import annotations

import pytest

from kfdesk.cards.reading import described, read_text
from kfdesk.engine.terms import CardType
from kfdesk.language import nouns
from kfdesk.text.nominals import Name
from tests.cards.typed_texts import TYPED


@pytest.mark.parametrize(("type_", "typed", "said"), TYPED, ids=[typed for _, typed, _ in TYPED])
def test_a_typed_text_is_understood(type_: CardType, typed: str, said: str) -> None:
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[type_]), type_)
    assert [words.en.rstrip(".") for words in described(line)] == [said]


@pytest.mark.parametrize(
    "typed",
    [
        "After Nyxa destroys a creature in a fight, ready it.",
        "Your opponent discards a card from his hand.",
        "Play: Stun a creature. If you control another creature, ready it.",
    ],
)
def test_what_a_typed_text_may_not_mean_is_not_understood(typed: str) -> None:
    """Where a word may be the card itself, or a player, no rewrite decides which."""
    (line,) = read_text(typed, Name("Nyxa", nouns.CARD_TYPES[CardType.CREATURE]), CardType.CREATURE)
    assert len(line.meanings) != 1
