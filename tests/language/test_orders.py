"""Which cards depend on the order of a discard pile."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.control import swap
from kfdesk.language.effects.moves import archive, discard, return_
from kfdesk.language.labels import play
from kfdesk.language.orders import looks_at_order
from kfdesk.language.piles import top
from kfdesk.language.places import deck, discard_pile, hand
from kfdesk.language.players import OPPONENT
from kfdesk.language.rules.abilities import gains
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import a, each


@pytest.mark.rule("glossary/discarding-cards")
@pytest.mark.parametrize(
    ("effect", "depends"),
    [
        (archive(top(1, discard_pile())), True),
        (return_(top(1, discard_pile(OPPONENT), CREATURE)), True),
        (gains(each(CREATURE), play(archive(top(2, discard_pile())))), True),
        (swap(deck(), discard_pile()), True),
        (swap(hand(), discard_pile()), False),
        (discard(top(3, deck())), False),
        (return_(a(CARD, in_=discard_pile())), False),
    ],
    ids=["top", "topmost of a sort", "granted", "becomes the deck", "becomes the hand", "of a deck", "any"],
)
def test_the_top_of_a_discard_pile_and_what_makes_it_a_deck_depend_on_its_order(
    effect: Instruction, depends: bool
) -> None:
    assert looks_at_order(CardDefinition(facts()["anger"], card("anger", play(effect)))) is depends
