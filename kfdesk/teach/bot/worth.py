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
from kfdesk.records import record

WON: Final = 100.0
"""The worth of a game that is won; one that is lost is worth as much less than nothing."""


@record
class Weights:
    """What each thing a player has is worth in Æmber."""

    keys: tuple[float, float, float]
    """The worth of the keys that a player has forged, by their number."""
    spare: float
    """The worth of 1 Æmber beyond the cost of the next key."""
    check: tuple[float, float, float]
    """The worth of Æmber for a whole key, beyond that of the Æmber, by the keys forged."""
    hand: float
    archived: float
    artifact: float
    chain: float
    creature: float
    power: float
    armor: float
    text: float
    upgrade: float
    ready: float
    stunned: float
    warded: float
    captured: float


AT_ONCE: Final = Weights(
    keys=(0.0, 13.0, 29.0),
    spare=0.4,
    check=(1.0, 1.5, 5.0),
    hand=0.7,
    archived=1.0,
    artifact=1.6,
    chain=-0.7,
    creature=1.1,
    power=0.3,
    armor=0.3,
    text=0.5,
    upgrade=0.4,
    ready=0.3,
    stunned=-0.8,
    warded=0.8,
    captured=-0.6,
)
"""While a turn is under way: what is on the table may still gain something in it."""

AT_TURN: Final = Weights(
    keys=(0.0, 7.0, 16.5),
    spare=0.1,
    check=(0.2, 1.8, 4.5),
    hand=0.15,
    archived=0.4,
    artifact=0.6,
    chain=-0.8,
    creature=0.1,
    power=0.1,
    armor=0.3,
    text=0.8,
    upgrade=0.1,
    ready=0.1,
    stunned=-0.8,
    warded=0.1,
    captured=-0.8,
)
"""As a turn begins, where look-ahead ends.

Fitted to the outcomes of games of the greedy player: see `tests/bench/fit_worth.py`, which says how and how well.
"""

_FULL_HAND: Final = 6
_STALE: Final = 0.1
"""By so much a card that is still in hand at the end of the turn is worth less than one drawn instead."""
_MOST_POWER: Final = 9


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


def outlook(game: Game, player: Player, weights: Weights = AT_TURN) -> Outlook:
    """Return what both players have, and whether the game is over."""
    core = game.core
    winner = core.state.winner
    won = 0.0 if winner is None else WON if winner == player else -WON
    return Outlook(won, standing(core, player, weights), standing(core, other_player(player), weights))


def worth(game: Game, player: Player) -> float:
    """Return by how much the player is better off than the opponent, while a turn is under way."""
    return outlook(game, player, AT_ONCE).worth


def standing(core: Core, player: Player, weights: Weights = AT_ONCE) -> Standing:
    """Return what a player has on the table and in hand."""
    state = core.state
    p = state.players[player]
    cost = key_cost(core, player)
    forged = min(len(p.keys), len(weights.keys) - 1)
    board = len(p.artifacts) * weights.artifact
    for c in p.line:
        board += creature_worth(state.cards[c], power(core, c), weights)
    hand = len(p.hand) * weights.hand
    if state.active is player and state.step is Step.MAIN:  # the hand is refilled before anybody misses a card
        hand = max(len(p.hand), _FULL_HAND - chain_penalty(p.chains)) * weights.hand - len(p.hand) * _STALE
    return Standing(
        weights.keys[forged] + (weights.check[forged] if p.amber >= cost else 0.0),
        min(p.amber, cost) + max(0, p.amber - cost) * weights.spare,
        board,
        hand + len(p.archives) * weights.archived + p.chains * weights.chain,
    )


def creature_worth(card: Card, strength: int, weights: Weights = AT_ONCE) -> float:
    """Return what a creature in play of this power is worth to whoever controls it."""
    definition, left = card.definition, strength - card.damage
    total = weights.creature + weights.power * (left if left < _MOST_POWER else _MOST_POWER)
    if definition.armor:
        total += weights.armor * definition.armor
    if definition.triggered or definition.constants:
        total += weights.text
    if card.upgrades:
        total += weights.upgrade * len(card.upgrades)
    if card.amber:
        total += weights.captured * card.amber
    if card.ready:
        total += weights.ready
    if card.stunned:
        total += weights.stunned
    return total + weights.warded if card.warded else total


def card_worth(core: Core, number: CardId) -> float:
    """Return what any card is worth to the player who has it."""
    card = core.state.cards[number]
    if card.zone is Zone.BATTLELINE:
        return max(0.1, creature_worth(card, power(core, number)))
    if card.zone in IN_PLAY:
        return AT_ONCE.artifact
    kind = card.definition.type
    if kind is CardType.CREATURE:
        return 1.0 + 0.15 * min(card.definition.power or 0, _MOST_POWER)
    return 1.2 + 0.3 * len(card.icons)
