"""What is said of a choice: what it is called, and what it leads to, as far as the seat could know it then.

Each sentence is read off the forecast of that very choice; where nothing is certain, none is said.
"""

from __future__ import annotations

from random import Random

from kfdesk.engine import Game
from kfdesk.engine.terms import Player
from kfdesk.records import record
from kfdesk.teach.bot.advice import label_of
from kfdesk.teach.bot.claims import About, Claim, Plan, claims_on, offers, plan_of, said, turn_plan
from kfdesk.teach.bot.dealt import DealtTable
from kfdesk.teach.bot.habits import Habits, Keys, is_of_turn
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.text.words import Words


@record
class Told:
    """A choice in words."""

    label: Words
    leads_to: Words | None
    """What comes of it for sure; None where nothing can be said."""
    claims: tuple[Claim, ...] = ()

    def says(self, about: About) -> bool:
        """Return whether one of the claims is about that."""
        return any(claim.about is about for claim in self.claims)


def told(game: Game, player: Player, keys: Keys, seed: int) -> Told:
    """Return what is to be said of a choice of the open decision, which is the player's."""
    decision = game.decision
    assert decision is not None
    label, dealt = label_of(decision, keys), DealtTable(player, seed)
    table = dealt.fork(game)
    if table is None or len(keys) != 1:
        return Told(label, None)
    if is_of_turn(decision):
        plan, claims = turn_plan(game, player, table, keys[0], GreedyPlayer(player, seed))
    else:
        plan = _plan(game, player, table, keys, dealt)
        claims = claims_on(game, player, plan)
    words = said(claims, plan)
    if words is None and is_of_turn(decision):
        return Told(label, offers(game, player, keys[0]))
    return Told(label, words[0] if words is not None else None, claims)


def _plan(game: Game, player: Player, table: Game, keys: Keys, dealt: DealtTable) -> Plan:
    return plan_of(game, player, table, keys, Habits(Random(dealt.lot(game))), may_fork=dealt.may_fork)
