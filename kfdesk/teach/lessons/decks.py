"""The decks that lie on a lesson's table, as the window of both deck lists shows them."""

from __future__ import annotations

from typing import Final

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine.decks import DeckCard, DeckList
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import CardType, Player

_BESIDE: Final = (CardType.TOKEN_CREATURE, CardType.PROPHECY, CardType.ARCHON_POWER, CardType.TIDE)
"""The types of cards that come with a deck and are not shuffled into it. Rule: "Reference cards"."""


def deck_list(scenario: Scenario, player: Player) -> DeckList:
    """Return all cards on a table that a player owns as a deck, by houses; of most lessons they are fewer than 36."""
    side = scenario.players[player]
    game = Game.from_scenario(scenario, library=library())
    houses = game.state.players[player].houses
    owned = [
        (card.printed.type, DeckCard(card.printed.id, card.home))
        for card in game.state.cards[1:]
        if card.owner is player
    ]
    listed = sorted((card for type_, card in owned if type_ not in _BESIDE), key=lambda card: houses.index(card.house))
    return DeckList(side.deck_name, houses, tuple(listed), tuple(card for type_, card in owned if type_ in _BESIDE))
