"""What a table is worth to a player, in Æmber: the measure by which choices are compared.

It reads the whole state, so it is asked only of tables on which everything hidden was dealt anew.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kfdesk.engine import Game
from kfdesk.engine.core import Core
from kfdesk.engine.keys import key_cost
from kfdesk.engine.queries import power
from kfdesk.engine.refill_and_chains import chain_penalty
from kfdesk.engine.state import Card
from kfdesk.engine.terms import IN_PLAY, CardId, CardType, Player, Step, Zone, other_player

WON: Final = 100.0
"""The worth of a game that is won; one that is lost is worth as much less than nothing."""

KEYS: Final = (0.0, 13.0, 29.0)
"""The worth of the keys that a player has forged, by their number."""

_SPARE: Final = 0.4
"""The worth of 1 Æmber beyond the cost of the next key."""
_CHECK: Final = (1.0, 1.5, 5.0)
"""The worth of Æmber for a whole key, beyond that of the Æmber, by the keys forged."""
_HAND, _ARCHIVED, _ARTIFACT, _CHAIN = 0.7, 1.0, 1.6, -0.7
_FULL_HAND: Final = 6
_STALE: Final = 0.1
"""By so much a card that is still in hand at the end of the turn is worth less than one drawn instead."""
_CREATURE, _POWER, _MOST_POWER, _ARMOR, _TEXT, _UPGRADE = 1.1, 0.3, 9, 0.3, 0.5, 0.4
_READY, _STUNNED, _WARDED, _CAPTURED = 0.3, -0.8, 0.8, -0.6


class Standing(NamedTuple):
    """What a player has, in Æmber, by where it lies. Of both players: by how much one has more than the other."""

    keys: float
    """Forged keys, and Æmber that suffices for the next one."""
    amber: float
    board: float
    cards: float
    """In hand and archives, less what chains will cost."""


class Outlook(NamedTuple):
    """What a table is worth to a player."""

    won: float
    """`WON` where the player has won, less than 0 where the opponent has."""
    mine: Standing
    theirs: Standing

    @property
    def worth(self) -> float:
        """By how much the player is better off than the opponent."""
        return self.won or sum(self.mine) - sum(self.theirs)


def outlook(game: Game, player: Player) -> Outlook:
    """Return what both players have, and whether the game is over."""
    core = game.core
    winner = core.state.winner
    won = 0.0 if winner is None else WON if winner == player else -WON
    return Outlook(won, standing(core, player), standing(core, other_player(player)))


def worth(game: Game, player: Player) -> float:
    """Return by how much the player is better off than the opponent."""
    return outlook(game, player).worth


def standing(core: Core, player: Player) -> Standing:
    """Return what a player has on the table and in hand."""
    state = core.state
    p = state.players[player]
    cost = key_cost(core, player)
    forged = min(len(p.keys), len(KEYS) - 1)
    board = len(p.artifacts) * _ARTIFACT + sum(creature_worth(state.cards[c], power(core, c)) for c in p.line)
    hand = len(p.hand) * _HAND
    if state.active is player and state.step is Step.MAIN:  # the hand is refilled before anybody misses a card
        hand = max(len(p.hand), _FULL_HAND - chain_penalty(p.chains)) * _HAND - len(p.hand) * _STALE
    return Standing(
        KEYS[forged] + (_CHECK[forged] if p.amber >= cost else 0.0),
        min(p.amber, cost) + max(0, p.amber - cost) * _SPARE,
        board,
        hand + len(p.archives) * _ARCHIVED + p.chains * _CHAIN,
    )


def creature_worth(card: Card, strength: int) -> float:
    """Return what a creature in play of this power is worth to whoever controls it."""
    total = _CREATURE + _POWER * min(strength - card.damage, _MOST_POWER) + _ARMOR * (card.definition.armor or 0)
    if card.definition.triggered or card.definition.constants:
        total += _TEXT
    total += _UPGRADE * len(card.upgrades) + _CAPTURED * card.amber
    if card.ready:
        total += _READY
    if card.stunned:
        total += _STUNNED
    return total + _WARDED if card.warded else total


def card_worth(core: Core, number: CardId) -> float:
    """Return what any card is worth to the player who has it."""
    card = core.state.cards[number]
    if card.zone is Zone.BATTLELINE:
        return max(0.1, creature_worth(card, power(core, number)))
    if card.zone in IN_PLAY:
        return _ARTIFACT
    kind = card.definition.type
    if kind is CardType.CREATURE:
        return 1.0 + 0.15 * min(card.definition.power or 0, _MOST_POWER)
    return 1.2 + 0.3 * len(card.icons)
