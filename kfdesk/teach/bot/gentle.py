"""An opponent for somebody's first game: it plays sensibly, but does little in a turn."""

from __future__ import annotations

from random import Random
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.core import number
from kfdesk.engine.events import CardDestroyed, CardPlayed, CardUsed, TurnEnded
from kfdesk.engine.queries import keyword_as_it_enters
from kfdesk.engine.terms import DecisionKind, Keyword, other_player, player_at
from kfdesk.teach.bot.dealt import lot_of
from kfdesk.teach.bot.habits import Habits, Keys, fewest, finish_act, likings

MOST_PLAYED: Final = 2
"""So many cards it plays in a turn at most."""
MOST_USED: Final = 1
"""So many of its creatures and artifacts it uses in a turn at most."""
LAST: Final = 0.7
"""How much it likes to play a card with omega: more than to end its turn, less than all else."""
MOST_ANSWERS: Final = 12
"""So many answers to a question within an act are tried out."""
_USES: Final = ("reap", "fight", "action", "omni", "unstun")
_END: Final = "end-turn"


class GentlePlayer:
    """Plays by rules of thumb, two cards and one use a turn. It is as fair as the bot.

    Until the other player has forged a key it destroys none of their creatures, as far as it can know that beforehand:
    a newcomer whose first creatures are gone at once learns little. The same `seed` chooses alike after the same
    choices.
    """

    def __init__(self, player: int, seed: int = 1) -> None:
        self.player = player_at(player)
        self._seed = seed

    def choose(self, game: Game) -> Keys:
        """Return a legal choice for the open decision, which is this seat's."""
        decision = game.decision
        assert decision is not None, "the game is over"
        lot = lot_of(game, self._seed)
        table = game.sampled(self.player, lot)
        if table is None or decision.kind is DecisionKind.MULLIGAN:
            return ("no",) if "no" in decision.keys() else fewest(decision)
        if decision.kind is not DecisionKind.MAIN:
            return self._answer(game, lot, Habits(Random(lot)).keys(table, may_fork=False))
        played, used = _done_this_turn(game)
        likes = {
            key: LAST if _ends_step(table, key) else liking
            for key, liking in likings(table.core, decision).items()
            if key == _END or _may_do(key.partition(":")[0], played, used)
        }
        ranked = sorted(likes, key=likes.__getitem__, reverse=True)
        if not ranked:
            return fewest(decision)
        if game.state.players[other_player(self.player)].keys:
            return (ranked[0],)
        return (next((key for key in ranked if key == _END or self._spares(game, lot, (key,))), ranked[0]),)

    def _answer(self, game: Game, lot: int, usual: Keys) -> Keys:
        """Return the usual answer to a question within an act, or another one where only that spares all creatures."""
        decision = game.decision
        assert decision is not None
        if decision.kind is DecisionKind.HOUSE or game.state.players[other_player(self.player)].keys:
            return usual
        answers = [usual]
        if decision.min == 0:
            answers.append(())
        if decision.min <= 1 <= decision.max:
            answers += [(key,) for key in decision.keys()[:MOST_ANSWERS]]
        return next((keys for keys in answers if self._spares(game, lot, keys)), usual)

    def _spares(self, game: Game, lot: int, keys: Keys) -> bool:
        """Return whether no creature of the other player is destroyed before this act is over."""
        table = game.sampled(self.player, lot)
        assert table is not None
        since = len(table.events)
        table.choose(*keys)
        finish_act(table, Habits(Random(lot)), may_fork=False)
        destroyed = (event for event in table.events[since:] if isinstance(event, CardDestroyed))
        return all(event.was.controller is self.player for event in destroyed)


def _ends_step(table: Game, key: str) -> bool:
    """Return whether this plays a card after which nothing else can be done. Rule: "Omega"."""
    verb, _, card = key.partition(":")
    return verb == "play" and keyword_as_it_enters(table.core, number(card), Keyword.OMEGA) > 0


def _may_do(verb: str, played: int, used: int) -> bool:
    return verb == "play" and played < MOST_PLAYED or verb in _USES and used < MOST_USED


def _done_this_turn(game: Game) -> tuple[int, int]:
    """Return how many cards the player whose turn it is played and used in it.

    The journal cannot tell: a turn may end without "end-turn". Rule: "Omega".
    """
    played = used = 0
    for event in reversed(game.events):
        if isinstance(event, TurnEnded):
            break
        played += isinstance(event, CardPlayed) and event.in_step
        used += isinstance(event, CardUsed) and event.player == game.state.active
    return played, used
