"""A table is refused as it is loaded, or no choice at it raises anything but `IllegalChoice`."""

from __future__ import annotations

from random import Random

import pytest

from kfdesk.cards import library
from kfdesk.engine import Game, Scenario
from kfdesk.engine.rules import SetupError
from kfdesk.engine.stored import FieldError
from tests.engine.any_table import any_scenario
from tests.engine.playing import check_refusals, random_keys

TABLES = 150


def loaded(seed: int) -> Game | None:
    """Return the game from a random table; None where the table is refused by name and rule."""
    try:
        return Game.from_scenario(Scenario.model_validate(any_scenario(seed)), library=library())
    except SetupError as refused:
        assert refused.words.en and refused.words.say("de") != refused.words.en, seed
        return None
    except FieldError:
        return None


def play_some(seed: int, choices: int) -> bool:
    """Play a random table at random; any error is one of the engine's. Return whether the table was accepted."""
    game, random = loaded(seed), Random(seed)
    if game is None:
        return False
    for _ in range(choices):
        if (decision := game.decision) is None:
            break
        if random.random() < 0.02:
            check_refusals(game, decision)
        game.choose(*random_keys(decision, random))
    return True


def test_no_choice_at_any_table_that_is_accepted_raises_anything() -> None:
    accepted = sum(play_some(seed, choices=25) for seed in range(TABLES))
    assert TABLES // 4 < accepted < TABLES


@pytest.mark.slow
def test_nor_in_longer_games_at_many_more_tables() -> None:
    """Random games of all known cards and of mixed decks are in `test_properties.py`, and hostile files of tables in
    `tests/fuzz`."""
    accepted = sum(play_some(seed, choices=80) for seed in range(TABLES, 800))
    assert accepted > 200
