"""A view may take cards from the view before; it is always the view that would be made afresh."""

from __future__ import annotations

from random import Random

import pytest

from tests.engine.mixing import mixed_decks
from tests.engine.playing import new_game, random_keys

VIEWERS = (0, 1, None)


@pytest.mark.parametrize("seed", range(4))
def test_a_view_after_each_choice_is_that_of_a_game_never_looked_at(seed: int) -> None:
    game, random = new_game(seed, mixed_decks(seed)), Random(seed)
    for number in range(150):
        if game.decision is None:
            break
        game.choose(*random_keys(game.decision, random))
        if number % 5 == 0:
            fresh = game.fork()
            for viewer in VIEWERS:
                assert game.view(viewer) == fresh.view(viewer)


def test_a_card_in_a_pile_is_the_same_object_until_something_of_it_changes() -> None:
    game, random = new_game(3), Random(3)
    while len(game.view(0).seats[0].discard) < 2 and game.decision is not None:
        game.choose(*random_keys(game.decision, random))
    assert game.decision is not None
    before = game.view(0).seats[0].discard
    game.choose(*random_keys(game.decision, random))
    after = {card.handle: card for card in game.view(0).seats[0].discard}
    kept = [card for card in before if card.handle in after]
    assert kept and all(after[card.handle] is card for card in kept)
