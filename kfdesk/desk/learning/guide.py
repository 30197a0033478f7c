"""The learner's way through the first game and the small ones before it.

Every legal move is free, and what would be good is known when asked.
"""

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
from kfdesk.teach.lessons.model import SLOT, named
from kfdesk.teach.lessons.small_game_play import TurningPoint, opponents_choice, turning_point
from kfdesk.teach.lessons.small_games import SmallGame
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
        self._seen = -1
        """How many events were looked at; -1 before the first look."""
        self._remarks: list[tuple[int, Remark]] = []
        """What was said, with the turn in which it was."""
        self._chose_in = 0
        """The turn in which the learner chose something last, where there was a choice."""

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
        before = [one for at, one in found if at == turn - 1 and self._begins_turn]
        return (*before[:1], *(one for at, one in found if at == turn))

    @property
    def told(self) -> Words | None:
        """The turn of the other seat in sentences, until the learner has chosen a house; None where there is none.

        Where there is only one house, until the learner has chosen something else.
        """
        found = turn_told(self._game) if self._begins_turn else ()
        return joined(found, " ") if found else None

    @property
    def _begins_turn(self) -> bool:
        """Whether the learner is asked and has chosen nothing in this turn."""
        game, decision = self._game, self._game.decision
        if decision is None or decision.player is not LEARNER:
            return False
        return decision.kind in _BEGINNING or game.state.active is LEARNER and self._chose_in != game.state.turn

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
        del keys
        self._look()
        decision = game.decision
        if decision is not None and decision.player is LEARNER and len(decision.options) > 1:
            self._chose_in = game.state.turn

    def _look(self) -> None:
        """Note what is to be said since the last look."""
        game, decision = self._game, self._game.decision
        if decision is not None and decision.kind is DecisionKind.MULLIGAN or len(game.events) == self._seen:
            return
        said = frozenset(remark.id for _, remark in self._remarks)
        self._remarks += [(game.state.turn, remark) for remark in self._find(said)]
        self._seen = len(game.events)

    def _find(self, said: frozenset[str]) -> tuple[Remark, ...]:
        """Return what is to be said since the last look, when this was said before."""
        return remarks(self._game, max(self._seen, 0), said)


class SmallGuide(Guide):
    """Follows one of the small games: it says one thing at a time, and how the game ended."""

    def __init__(self, small: SmallGame, game: Game) -> None:
        super().__init__(game)
        self.small = small
        self.turned: TurningPoint | None = None
        """Where a lost game turned, once that is found."""
        self._opening = Remark("opening", named(small.opening), small.entries[0], _first_named(small, game))

    @property
    def lost(self) -> bool:
        """Whether the other player has won."""
        return self.finished and not self.won

    @property
    def won(self) -> bool:
        """Whether the learner has won."""
        return self._game.winner is LEARNER

    @property
    def says(self) -> Words | None:
        """What is said now: the newest remark, or how the game ended."""
        if self.won:
            return self.small.won
        if self.finished:
            parts = (_LOST, self.small.lost) if self.turned is None else (_LOST, self.turned.why, self.small.lost)
            return joined(parts, "\n\n")
        found = self.said[:1]
        return found[0].say if found else None

    def wanted(self, game: Game) -> tuple[str, ...]:
        """Return what would be good now for whoever is asked: all keys of one choice; see `Adviser`."""
        decision = game.decision
        if decision is None or decision.player is LEARNER:
            return advised(game)
        return opponents_choice(self.small, game)

    def _find(self, said: frozenset[str]) -> tuple[Remark, ...]:
        return remarks(self._game, max(self._seen, 0), said | self.small.known, welcome=self._opening)


_LOST: Final = Words("Your opponent has forged their third key and won this time.")


def _first_named(small: SmallGame, game: Game) -> tuple[str, ...]:
    """Return the handle of the first card that the opening names, where it lies on the table or in the hand."""
    ids = [slot.replace("_", "-") for slot in SLOT.findall(small.opening.message.text)]
    seen = [*game.state.players[LEARNER].hand, *(card for player in game.state.players for card in player.line)]
    return tuple(f"c{card}" for id_ in ids for card in seen if game.state.cards[card].definition.id == id_)[:1]


class TurningPointSearch(AskedThread):
    """Finds out on a thread of its own where a lost small game turned; that takes a second or two."""

    found = Signal(object)
    """A `TurningPoint`, or None where there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("turning point", 0.0, parent)

    def begin(self, small: SmallGame, journal: Sequence[str]) -> None:
        """Look for it in these choices; what was looked for before is dropped."""
        self._begin(lambda is_stopped: turning_point(small, journal, is_stopped), self.found.emit)


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
