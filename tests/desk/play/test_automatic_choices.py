"""An order is asked for where something in the game depends on it."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.desk.card.state_texts import TAGGED, state_lines
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.automatic_choices import own_choice
from kfdesk.engine import Game, House, Scenario, Side
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from tests.tables import side


def ordering(house: House, ada: Side) -> Game:
    """Return a game in which Ada has played the first card of her hand and is asked for an order."""
    bo = side(battleline=["krump", "snufflegator"])
    game = Game.from_scenario(Scenario(players=(ada, bo), house=house), library=library())
    game.choose(next(option.key for option in asked(game).options if option.key.startswith("play:")))
    while asked(game).kind is DecisionKind.TRIGGER:
        game.choose(asked(game).keys()[0])
    assert asked(game).kind is DecisionKind.ORDER
    return game


def asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


@pytest.mark.rule("glossary/discarding-cards")
@pytest.mark.parametrize(
    ("wish", "deck", "asks"),
    [
        ("matters", (), False),
        ("matters", ("memette",), True),
        ("ask", (), True),
        ("keep", ("memette",), False),
    ],
    ids=["no card looks at a discard pile", "one does", "always", "never"],
)
def test_cards_that_leave_play_together_are_put_in_order_where_a_card_looks_at_it(
    wish: Any, deck: tuple[str, ...], asks: bool
) -> None:
    ada = side(hand=["gateway-to-dis"], battleline=["dust-imp", "troll"], deck=list(deck))
    game = ordering(House.DIS, ada)
    found = own_choice(asked(game), game.state, DeskSettings(order_prompts=wish))
    assert found == (None if asks else asked(game).keys())


@pytest.mark.rule("glossary/discarding-cards")
def test_a_hand_is_put_in_order_since_cards_may_react_to_each_that_is_discarded() -> None:
    game = ordering(House.EKWIDON, side(hand=["shopping-spree", "anger", "punch"]))
    assert own_choice(asked(game), game.state, DeskSettings()) is None


@pytest.mark.rule("glossary/destroyed")
def test_what_is_about_to_leave_is_seen_to_be_tagged() -> None:
    game = ordering(House.DIS, side(hand=["gateway-to-dis"], battleline=["dust-imp", "troll"]))
    creatures = [card for seat in game.view(0).seats for card in seat.battleline]
    assert len(creatures) == 4 and all(card.tagged for card in creatures)
    assert TAGGED.say("en") in [line.say("en") for line in state_lines(creatures[0], game.view(0))]
