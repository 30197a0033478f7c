"""The learner's way through the first game: every legal move is free, and what would be good is known when asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind
from kfdesk.teach.lessons import LEARNER
from kfdesk.teach.lessons.first_game import Remark, remarks
from kfdesk.teach.partner.gentle import GentlePlayer
from kfdesk.teach.partner.players import GreedyPlayer
from kfdesk.text.words import Words, joined

KEYS: Final = 3
"""So many keys win the game."""
KEPT: Final = "no"
"""The choice to keep a starting hand."""
MOST_SAID: Final = 2
"""So many remarks stand in the pane at once."""


class Guide:
    """Follows the first game: says what comes about for the first time, plays the other seat, advises the learner."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._advice: tuple[int, tuple[str, ...]] = (-1, ())
        """What was advised last, and how many choices had been made then."""
        self._seen = 0
        """How many events were looked at."""
        self._remarks: list[tuple[int, Remark]] = []
        """What was said, with the turn in which it was."""

    @property
    def finished(self) -> bool:
        """Whether somebody has won."""
        return self._game.decision is None

    @property
    def done(self) -> tuple[int, int]:
        """How many keys of three the learner has forged."""
        return len(self._game.state.players[LEARNER].keys), KEYS

    @property
    def said(self) -> tuple[Remark, ...]:
        """The remarks of this turn, the newest first."""
        self._look()
        turn = self._game.state.turn
        return tuple(remark for at, remark in reversed(self._remarks) if at == turn)

    @property
    def says(self) -> Words | None:
        """What is said now: the newest remarks of this turn."""
        found = self.said[:MOST_SAID]
        return joined([remark.say for remark in found], "\n\n") if found else None

    def wanted(self, game: Game) -> tuple[str, ...]:
        """Return what would be good now for whoever is asked: all keys of one choice."""
        entries = len(game.journal)
        if self._advice[0] != entries:
            self._advice = entries, tuple(self._advised(game))
        return self._advice[1]

    def refusal(self, game: Game, keys: Sequence[str]) -> None:
        """Object to nothing: all that is legal may be done."""
        del game, keys

    def made(self, game: Game, keys: Sequence[str]) -> None:
        """Look at what has happened before a choice is made."""
        del game, keys
        self._look()

    def _look(self) -> None:
        """Note what is to be said since the last look."""
        game, decision = self._game, self._game.decision
        if decision is not None and decision.kind is DecisionKind.MULLIGAN or len(game.events) == self._seen:
            return
        said = frozenset(remark.id for _, remark in self._remarks)
        self._remarks += [(game.state.turn, remark) for remark in remarks(game, self._seen, said)]
        self._seen = len(game.events)

    def _advised(self, game: Game) -> Iterator[str]:
        decision = game.decision
        if decision is None:
            return
        if decision.kind is DecisionKind.MULLIGAN:
            yield KEPT
        elif decision.player is LEARNER:
            yield from GreedyPlayer(LEARNER).choose(game)
        else:
            yield from GentlePlayer(decision.player).choose(game)
