"""Leads a learner through a lesson at the table: knows what is wanted, lets the other seat play, minds undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kfdesk.cards import library
from kfdesk.desk.learning import words as w
from kfdesk.desk.own_choices import own_choice
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.table_setup import MadeBefore, TableSetup
from kfdesk.engine import Game
from kfdesk.engine.decks import Seat
from kfdesk.engine.entries import Adjustment, Entry
from kfdesk.engine.rules import IllegalChoice
from kfdesk.engine.terms import PLAYERS, DecisionKind, other_player
from kfdesk.match.journal import Answer, By
from kfdesk.teach.lessons import LEARNER, Course, Lesson, LessonError, Reply, deck_list
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.window import MainWindow

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

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self.lesson: Lesson | None = None
        """What is taught at the table; None while that is no lesson."""
        self.note: Words | None = None
        """Why the last move was not what the lesson wants."""
        self.pauses_ms: tuple[int, int] = (ACT_PAUSE_MS, STEP_PAUSE_MS)
        self._course: Course | None = None
        self._game: Game | None = None
        self._begins = False
        """True while choices made before are made again."""
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._reply)
        self._controller.objections.append(self._objects)
        self._controller.game_began.connect(self._on_game_began)
        self._controller.decision_asked.connect(self._on_decision)
        window.director.ended.connect(self._reply_soon)
        window.pages.currentChanged.connect(self._reply_soon)

    # Beginning.

    def begin(self, lesson: Lesson, names: tuple[str, str], journal: Sequence[str] = ()) -> None:
        """Lay out a lesson's table and make these choices again; the seats have these names."""
        setup = _setup_of(lesson, names)
        self.lesson, self._course, self._game, self.note = lesson, Course(lesson), None, None
        made = tuple(self._made_before(lesson, journal))
        self._start_over()
        self._begins = True
        try:
            self._controller.resume(setup, MadeBefore(made))
        finally:
            self._begins = False

    def _made_before(self, lesson: Lesson, journal: Sequence[str]) -> list[Answer]:
        """Return the choices of a journal as far as this lesson still takes them, and who makes each."""
        game, course, found = _table(lesson), Course(lesson), []
        for entry in journal:
            keys, decision = tuple(entry.split()), game.decision
            try:
                if decision is None or course.finished or not set(keys) <= set(course.wanted(game)):
                    break
                by = By.HAND if decision.player is LEARNER else By.PARTNER
                by = By.TABLE if own_choice(decision, self._settings) is not None else by
                course.made(game, keys)
                game.choose(*keys)
            except (IllegalChoice, LessonError):
                break
            found.append(Answer(entry, by))
        return found

    @property
    def _settings(self) -> DeskSettings:
        return self._window.settings

    # Where the lesson stands.

    @property
    def course(self) -> Course | None:
        """The learner's way through the lesson at the table."""
        return self._course

    @property
    def finished(self) -> bool:
        """Whether the lesson at the table is over."""
        return self._course is not None and self._course.finished

    @property
    def replies(self) -> bool:
        """Whether the other seat is playing."""
        return self._course is not None and isinstance(self._course.part, Reply)

    def wanted(self) -> tuple[str, ...]:
        """Return the options that the lesson wants the learner to choose now, best first; none while others choose."""
        if self._course is None or self._game is None or self._controller.asks_partner:
            return ()
        try:
            return self._course.wanted(self._game)
        except LessonError:
            return ()

    # What the game says.

    def _on_game_began(self) -> None:
        setup = self._controller.setup
        if self.lesson is not None and (setup is None or setup.lesson != self.lesson.id):
            self.lesson = self._course = self._game = self.note = None
            self._wait.stop()
            self.changed.emit()

    def _on_decision(self, _: object) -> None:
        if self.lesson is None:
            return
        self.note = None
        self._follow()
        self.changed.emit()
        self._reply_soon()

    def _follow(self) -> None:
        """Make the choices of the table's game in the own one, anew from the beginning where some were taken back."""
        game, course, journal = self._game, self._course, self._controller.journal
        if game is None or journal[: len(game.journal)] != game.journal:
            self._start_over()
            game, course = self._game, self._course
        assert game is not None and course is not None
        for entry in journal[len(game.journal) :]:
            keys = tuple(entry.split())
            course.made(game, keys)
            game.choose(*keys)

    def _start_over(self) -> None:
        assert self.lesson is not None
        self._game, self._course = _table(self.lesson), Course(self.lesson)

    def _objects(self, entry: Entry) -> bool:
        """Return whether the lesson wants something else than this choice of the learner, which is explained then."""
        game, course = self._game, self._course
        if game is None or course is None or game.decision is None or self._begins:
            return False
        if isinstance(entry, Adjustment):
            self.note = w.NO_JUDGE
        elif not set(entry.keys) <= set(game.decision.keys()):
            return False  # not legal: the rules say why
        else:
            try:
                self.note = w.OVER if course.finished else course.refusal(game, entry.keys)
            except LessonError:
                self.note = None
        if self.note is not None:
            self.changed.emit()
        return self.note is not None

    # The other seat.

    def _reply_soon(self, *_: object) -> None:
        """Play on once beats are over, the table is looked at, and it has stood still for a while."""
        self._wait.stop()
        window, game = self._window, self._game
        at_table = window.pages.currentWidget() is window.play_page
        if game is None or game.decision is None or self.finished or window.director.playing or not at_table:
            return
        if self._controller.asks_partner:
            self._wait.start(self.pauses_ms[0 if game.decision.kind in _ACTS else 1])

    def _reply(self) -> None:
        game, course = self._game, self._course
        if game is None or course is None or game.decision is None or not self._controller.asks_partner:
            return
        try:
            wanted = course.wanted(game)
        except LessonError:  # a table that the learner reached by an unforeseen way
            wanted = tuple(key for key in game.decision.keys() if key != "done") or ("done",)
        self._controller.choose_for_partner(wanted[: max(1, game.decision.min)])


def _table(lesson: Lesson) -> Game:
    return Game.from_scenario(lesson.scenario, library=library())


def _setup_of(lesson: Lesson, names: tuple[str, str]) -> TableSetup:
    """Return the setup of a lesson's table: the other seat is not a person's, and nothing of it is kept."""
    sides = [side.model_copy(update={"name": name}) for side, name in zip(lesson.scenario.players, names, strict=True)]
    one, two = (Seat(name, deck_list(lesson.scenario, player)) for player, name in zip(PLAYERS, names, strict=True))
    scenario = lesson.scenario.model_copy(update={"players": tuple(sides)})
    return TableSetup((one, two), 0, 0, scenario=scenario, partner=other_player(LEARNER), lesson=lesson.id)
