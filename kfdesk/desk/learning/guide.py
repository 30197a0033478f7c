"""The learner's way through the first game: every legal move is free, and what would be good is known when asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from kfdesk.desk.kit.asked_thread import AskedThread
from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind
from kfdesk.teach.bot.gentle import GentlePlayer
from kfdesk.teach.bot.planner import adviser
from kfdesk.teach.lessons import LEARNER
from kfdesk.teach.lessons.first_game import Remark, remarks
from kfdesk.teach.lessons.turn_told import turn_told
from kfdesk.text.words import Words, joined

KEYS: Final = 3
"""So many keys win the game."""
_BEGINNING: Final = (DecisionKind.KEY, DecisionKind.HOUSE)
"""What is asked before a turn is under way."""
KEPT: Final = "no"
"""The choice to keep a starting hand."""
MOST_SAID: Final = 2
"""So many remarks stand in the pane at once."""


class Guide:
    """Follows the first game: says what comes about for the first time, plays the other seat, advises the learner."""

    def __init__(self, game: Game) -> None:
        self._game = game
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
        """The remarks that still hold, the newest first: of this turn, but none on a choice that is made.

        One on what happened in the other seat's turn comes first and holds until the learner has chosen a house: that
        turn is soon over.
        """
        self._look()
        turn, decision = self._game.state.turn, self._game.decision
        now = None if decision is None or decision.player is not LEARNER else decision.kind
        found = [(at, one) for at, one in reversed(self._remarks) if one.kind in (None, now)]
        before = [one for at, one in found if at == turn - 1 and now in _BEGINNING]
        return (*before[:1], *(one for at, one in found if at == turn))

    @property
    def told(self) -> Words | None:
        """The turn of the other seat in sentences, until the learner has chosen a house; None where there is none."""
        decision = self._game.decision
        if decision is None or decision.player is not LEARNER or decision.kind not in _BEGINNING:
            return None
        found = turn_told(self._game)
        return joined(found, " ") if found else None

    @property
    def says(self) -> Words | None:
        """What is said now: the newest remarks of this turn."""
        found = self.said[:MOST_SAID]
        return joined([remark.say for remark in found], "\n\n") if found else None

    def wanted(self, game: Game) -> tuple[str, ...]:
        """Return what would be good now for whoever is asked: all keys of one choice; see `Adviser`."""
        return advised(game)

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


def advised(game: Game) -> tuple[str, ...]:
    """Return what would be good for whoever is asked: all keys of one choice, none where the game is over."""
    decision = game.decision
    if decision is None:
        return ()
    if decision.kind is DecisionKind.MULLIGAN:
        return (KEPT,)
    player = adviser(game) if decision.player is LEARNER else GentlePlayer(decision.player)
    return player.choose(game)


class Adviser(AskedThread):
    """Finds out on a thread of its own what would be good: on a full table that takes a tenth of a second."""

    advised = Signal()
    """What was asked for is known now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("adviser", 0.0, parent)
        self._about: tuple[Game, int] | None = None
        """Which game was asked about last, and how many choices had been made in it."""
        self._known: tuple[str, ...] | None = None

    def of(self, game: Game, find: Callable[[Game], tuple[str, ...]]) -> tuple[str, ...] | None:
        """Return what `find` found for a game as it stands; None while it is looked for, which begins with asking."""
        made = len(game.journal)
        if self._about is None or self._about[0] is not game or self._about[1] != made:
            copy = game.fork()
            self._begin(lambda _: find(copy), self._on_found)
            self._about = game, made
        return self._known

    def drop(self) -> None:
        """Want no answer any more, and let go of the game."""
        super().drop()
        self._about = self._known = None

    def _on_found(self, found: object) -> None:
        assert isinstance(found, tuple)
        self._known = found
        self.advised.emit()
