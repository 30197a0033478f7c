"""Leads a learner through a lesson at the table: knows what is wanted, lets the other seat play, minds undo."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.learning import texts as w
from kfdesk.desk.learning.guide import Adviser
from kfdesk.desk.learning.taught import Taught, Way
from kfdesk.desk.play.automatic_choices import own_choice
from kfdesk.desk.play.table_setup import MadeBefore
from kfdesk.engine import Game
from kfdesk.engine.entries import Adjustment, JournalEntry
from kfdesk.engine.rules import IllegalChoice
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.journal import Answer, By
from kfdesk.teach.lessons import LEARNER, Course, LessonError
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director

ACT_PAUSE_MS: Final = 900
"""So long the table stands still before the other seat's next act, so that one can follow."""
STEP_PAUSE_MS: Final = 350
"""The same before it chooses within an act."""
_ACTS: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)


class Tutor(QObject):
    """Follows the game at the table with a game of its own, which knows where the lesson stands.

    After undo that one is played anew from the lesson's table.
    """

    changed = Signal()
    """There is something else to say, or another move is wanted."""
    advised = Signal()
    """What is wanted of the learner now was asked for, and is known now."""

    def __init__(self, desk: Desk, director: Director) -> None:
        super().__init__(desk.frame)
        self._desk, self._director = desk, director
        self._controller = desk.controller
        self.taught: Taught | None = None
        """What is taught at the table; None while that is a game of its own."""
        self.note: Words | None = None
        """Why the last move was not what the lesson wants."""
        self.pauses_ms: tuple[int, int] = (ACT_PAUSE_MS, STEP_PAUSE_MS)
        self._names = ("", "")
        """What the players are called."""
        self._way: Way | None = None
        self._game: Game | None = None
        self.adviser = Adviser(self)
        self.adviser.advised.connect(self._on_advised)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._reply)
        self._controller.objections.append(self._objects)
        self._controller.game_began.connect(self._on_game_began)
        self._controller.decision_asked.connect(self._on_decision)
        director.ended.connect(self._reply_soon)
        desk.page_changed.connect(self._reply_soon)

    # Beginning.

    def begin(self, taught: Taught, names: tuple[str, str], journal: Sequence[str] = ()) -> None:
        """Lay out the table and make these choices again; the seats have these names."""
        if not self._controller.may_leave():
            return
        self.taught, self.note, self._names = taught, None, names
        self._start_over()
        made = tuple(self._made_before(taught, journal))
        self._controller.resume(taught.setup(names), MadeBefore(made))

    def _made_before(self, taught: Taught, journal: Sequence[str]) -> Iterator[Answer]:
        """Yield the choices of a journal as far as they can still be made, and who made each.

        The hands of a whole game are kept at its beginning, without a question.
        """
        game, way = taught.begun()
        entries = deque(journal)
        while (decision := game.decision) is not None:
            by = By.TABLE if own_choice(decision, game.state, self._settings) is not None else By.BOT
            if decision.kind is not DecisionKind.MULLIGAN:
                by = By.HAND if by is By.BOT and decision.player is LEARNER else by
            elif not entries:
                entries.extend(way.wanted(game))
            keys = tuple(entries.popleft().split()) if entries else ()
            try:
                if not keys or way.finished or not self._takes(way, game, keys):
                    break
                way.made(game, keys)
                game.choose(*keys)
            except (IllegalChoice, LessonError):
                break
            yield Answer(" ".join(keys), by)

    def _takes(self, way: Way, game: Game, keys: tuple[str, ...]) -> bool:
        if game.decision is not None and game.decision.player is LEARNER:
            return way.refusal(game, keys) is None
        return set(keys) <= set(way.wanted(game)) or not isinstance(way, Course)

    @property
    def _settings(self) -> DeskSettings:
        return self._desk.settings

    # Where the lesson stands.

    @property
    def way(self) -> Way | None:
        """The learner's way through what is taught at the table."""
        return self._way

    @property
    def game(self) -> Game | None:
        """The game at the table as the tutor follows it; None where that is no lesson."""
        return self._game

    @property
    def finished(self) -> bool:
        """Whether the lesson at the table is over."""
        return self._way is not None and self._way.finished

    @property
    def asks_learner(self) -> bool:
        """Whether the learner is to choose something now."""
        game = self._game
        is_asked = game is not None and game.decision is not None and not self._controller.asks_bot
        return self._way is not None and is_asked and not self._way.finished

    def wanted(self) -> tuple[str, ...]:
        """Return the options that are wanted of the learner now, best first; none while others choose.

        In the first game none either until they are found out, which begins with asking and ends with `advised`.
        """
        if self._way is None or self._game is None or not self.asks_learner:
            return ()
        try:
            return self._found(self._way, self._game) or ()
        except LessonError:
            return ()

    def _found(self, way: Way, game: Game) -> tuple[str, ...] | None:
        """Return what is wanted now, None while that is found out. Raises `LessonError`."""
        return way.wanted(game) if isinstance(way, Course) else self.adviser.of(game, way.wanted)

    def _on_advised(self) -> None:
        if self.asks_learner:
            self.advised.emit()
        elif not self._wait.isActive():
            self._reply_soon()

    # What the game says.

    def _on_game_began(self) -> None:
        setup = self._controller.setup
        if self.taught is not None and (setup is None or setup.lesson != self.taught.id):
            self.taught = self._way = self._game = self.note = None
            self._wait.stop()
            self.adviser.drop()
            self.changed.emit()

    def _on_decision(self, _: object) -> None:
        if self.taught is None:
            return
        self.note = None
        self._follow()
        self.changed.emit()
        self._reply_soon()

    def _follow(self) -> None:
        """Make the choices of the table's game in the own one, anew from the beginning where some were taken back."""
        game, way, journal = self._game, self._way, self._controller.journal
        if game is None or journal[: len(game.journal)] != game.journal:
            self._start_over()
            game, way = self._game, self._way
        assert game is not None and way is not None
        for entry in journal[len(game.journal) :]:
            keys = tuple(entry.split())
            way.made(game, keys)
            game.choose(*keys)

    def _start_over(self) -> None:
        assert self.taught is not None
        self.adviser.drop()
        self._game, self._way = self.taught.begun(self._names)

    def _objects(self, entry: JournalEntry) -> bool:
        """Return whether the lesson wants something else than this choice of the learner, which is explained then."""
        if self._game is not None:
            self._follow()  # a gesture goes on to its next choice before the table has said where it stands
        game, way = self._game, self._way
        if game is None or way is None or game.decision is None:
            return False
        if isinstance(entry, Adjustment):
            self.note = w.NO_JUDGE
        elif not set(entry.keys) <= set(game.decision.keys()):
            return False  # not legal: the rules say why
        else:
            try:
                self.note = w.OVER if way.finished else way.refusal(game, entry.keys)
            except LessonError:
                self.note = None
        if self.note is not None:
            self.changed.emit()
        return self.note is not None

    # The other seat.

    def _reply_soon(self, *_: object) -> None:
        """Play on once beats are over, the table is looked at, and it has stood still for a while."""
        self._wait.stop()
        game, at_table = self._game, self._desk.at_table
        if game is None or game.decision is None or self.finished or self._director.playing or not at_table:
            return
        if self._controller.asks_bot and self._way is not None:
            if not isinstance(self._way, Course):
                self.adviser.of(game, self._way.wanted)  # found out while the table stands still
            self._wait.start(self.pauses_ms[0 if game.decision.kind in _ACTS else 1])

    def _reply(self) -> None:
        game, way = self._game, self._way
        if game is None or way is None or game.decision is None or not self._controller.asks_bot:
            return
        try:
            wanted = self._found(way, game)
        except LessonError:  # a table that the learner reached by an unforeseen way
            wanted = tuple(key for key in game.decision.keys() if key != "done") or ("done",)
        if wanted is None:
            return  # `_on_advised` goes on
        if isinstance(way, Course):  # it names all that would do; the guide one choice
            wanted = wanted[: max(1, game.decision.min)]
        self._controller.choose_for_bot(wanted)
