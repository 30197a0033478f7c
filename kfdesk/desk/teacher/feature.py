"""The teacher of the main window: after each choice it says what whoever looks at the screen may need to know.

It speaks in a pane of the side dock, or where that is off in a bubble at what it speaks of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal

from kfdesk.desk.art.faces import PREVIEW_FROM
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.places import Rect
from kfdesk.desk.play.table_names import house_name
from kfdesk.desk.teacher.dialog import HintsDialog
from kfdesk.desk.teacher.guest import Guest
from kfdesk.desk.teacher.notes import Note, chance_note, houses_note, of_hint, possible_note, unused_note
from kfdesk.desk.teacher.pane import TeacherPane
from kfdesk.desk.teacher.pointing import PointingTeacher
from kfdesk.desk.teacher.records import Learners
from kfdesk.desk.teacher.room import BESIDE_FACE, LessonRoom
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import PLAYERS, DecisionKind, Player, Step, other_player
from kfdesk.engine.views import TableView
from kfdesk.match.unnamed import A_CARD
from kfdesk.teach.hints import Hint, HintKind, Learner, Strength, unused
from kfdesk.text.words import Words, same

if TYPE_CHECKING:
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.around_table.table_page import TablePage

COMMAND: Final = Words("What the t&eacher says…")
MOST_EXPLAINED: Final = 1
"""So many explanations of what has just happened stand in the pane, the last ones first."""
KEPT_AFTER_MS: Final = 3000
"""What was learned is written so long after it was, when nothing more is learned meanwhile."""


@dataclass(frozen=True, slots=True)
class _Explanation:
    """A hint that was shown: in which turn, and for what had happened when the game had so many events."""

    hint: Hint
    turn: int
    events: int


class TeacherFeature(Feature):
    """Fills the teacher's pane, which is not there for a seat without hints."""

    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""
    side_wanted = Signal(bool)
    """Whether the side dock is needed: somebody speaks in it who has more to say than a bubble holds."""

    def __init__(
        self, desk: Desk, side: SideDock, at_table: TablePage, shows_beats: Callable[[], bool] = lambda: False
    ) -> None:
        """`shows_beats` says whether it is still shown what happened."""
        super().__init__(desk)
        self._side = side
        self.pointing = PointingTeacher(at_table, shows_beats, self)
        self.pane = TeacherPane()
        self.pane.hide()
        side.panes.addWidget(self.pane)
        self.room = LessonRoom(side, self.pane, desk.card_faces)
        self.learners = Learners()
        self.dialog: HintsDialog | None = None
        self._explained: int | None = None
        """How many events of the game were looked at for explanations; None before the first look at a game."""
        self._waiting: dict[Player, list[tuple[int, Hint]]] = {player: [] for player in PLAYERS}
        """Explanations for a player who was not at the screen yet, with how many events had happened by then."""
        self._said: list[_Explanation] = []
        self._guided: Learner | None = None
        """Who is taught in the guided first game, at full strength; nothing of that is kept."""
        self._remark: Note | None = None
        """What a lesson or a game with a teacher says at the table; None where it says nothing."""
        self._remark_at: Callable[[], Rect | None] | None = None
        """Where the thing is that it asks for."""
        self._hidden_before = True
        """Whether the pane was not there before a lesson began."""
        self._told: set[tuple[Player, int, HintKind]] = set()
        """The kinds of danger and chance that were told: to whom, and in which turn."""
        self._further = QTimer(self, singleShot=True, interval=0)
        """Looks further for a danger or a chance, a little at a time."""
        self._further.timeout.connect(self._look_further)
        self._asked: tuple[Decision, int] | None = None
        """The last choice of a house or an action that was asked, and the turn it was asked in."""
        self._writer = QTimer(self, singleShot=True, interval=KEPT_AFTER_MS)
        self._writer.timeout.connect(self._write)
        self.pointing.bubble.link_clicked.connect(self.pane.follow_link)
        side.visibilityChanged.connect(lambda _: self._show())
        ui.language_changed.connect(self.pointing.say_anew)
        self.pane.rule_wanted.connect(self.rule_wanted)
        self.pane.silenced.connect(self._silence)
        self.pane.closed.connect(self._switch_off)
        desk.commands.add("help", COMMAND, self.open)
        controller = desk.controller
        controller.game_began.connect(self._on_game_began)
        controller.decision_asked.connect(self._on_decision)
        for leaves in (controller.curtain_lowered, controller.seat_leaves):
            leaves.connect(lambda *_: self.pointing.present((), None))
        desk.page_changed.connect(lambda _: self._point())

    # What the window says.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        super().apply_settings(settings)
        self.learners.read(settings)
        self._show()
        self.pointing.say_anew()

    def close(self) -> None:
        """Write what was learned."""
        self._further.stop()
        if self._writer.isActive():
            self._writer.stop()
            self._write()

    # What the game says.

    def _on_game_began(self) -> None:
        self._explained, self._asked = None, None
        self._told.clear()
        self.pointing.begin_game()
        self._said.clear()
        for hints in self._waiting.values():
            hints.clear()

    def _on_decision(self, decision: Decision | None) -> None:
        view = self._desk.controller.view()
        if view is None or self._is_silent:
            return
        self._told = {one for one in self._told if one[1] <= view.turn}  # the others were taken back
        self._learn_from(view)
        self._explain(view)
        if decision is not None and decision.kind in (DecisionKind.HOUSE, DecisionKind.MAIN) and not decision.source:
            self._asked = decision, view.turn
        self._show()

    def _explain(self, view: TableView) -> None:
        """Find what is to be explained of what has happened, and say it to whom it concerns once they may look."""
        forecast_view = self._desk.controller.forecast_view
        if not forecast_view.sees:
            return
        seen = self._explained
        count, hints = forecast_view.misreadings(seen or 0)
        if seen is None:
            hints = ()  # a game that is taken up again: what happened long ago needs no explanation
        elif count < seen:
            self._take_back(view, count)
        self._explained = count
        for hint in hints:
            if hint.to is not self._desk.controller.bot:
                self._waiting[hint.to].append((count, hint))
        for player in PLAYERS:
            if view.viewer in (None, player):
                self._say(view, player)

    def _say(self, view: TableView, player: Player) -> None:
        learner, waiting = self._learner(view, player), self._waiting[player]
        for hint in learner.choose([hint for _, hint in waiting]):
            learner.learn(hint.kind)
            events = next(count for count, each in waiting if each is hint)
            self._said = [one for one in self._said if one.hint.kind is not hint.kind]
            self._said.insert(0, _Explanation(hint, view.turn, events))
            self._writer.start()
        waiting.clear()

    def _take_back(self, view: TableView, events: int) -> None:
        """Forget the explanations of what has been undone; only so many events have happened now."""
        for undone in [one for one in self._said if one.events > events]:
            self._said.remove(undone)
            self._learner(view, undone.hint.to).take_back(undone.hint.kind)
            self._writer.start()
        for waiting in self._waiting.values():
            waiting[:] = [one for one in waiting if one[0] <= events]

    def _learn_from(self, view: TableView) -> None:
        """Note what a player has shown to know: to choose a house, to end a turn with nothing unused."""
        if self._asked is None:
            return
        asked, turn = self._asked
        if asked.kind is DecisionKind.HOUSE and (view.turn, view.step) != (turn, Step.HOUSE):
            self._asked = None
            if view.turn == turn and view.active_house is not None:  # else the turn was taken back
                self._learn(view, asked.player, HintKind.HOUSES)
        elif asked.kind is DecisionKind.MAIN and view.turn > turn:
            self._asked = None
            if not unused(asked):
                self._learn(view, asked.player, HintKind.LEFT_TO_DO)
                self._learn(view, asked.player, HintKind.UNUSED)
            for _, _, kind in {one for one in self._told if one[:2] == (asked.player, turn)}:
                self._learn(view, asked.player, kind)
            self._told.clear()

    def _learn(self, view: TableView, player: Player, kind: HintKind) -> None:
        if player is not self._desk.controller.bot:
            self._learner(view, player).learn(kind)
            self._writer.start()

    # The pane.

    def _show(self) -> None:
        """Say what is to be said now to whoever looks at the screen."""
        view = self._desk.controller.view()
        player = self._looking(view)
        if self._is_silent:
            self._present((), "")
            return
        if view is None or player is None:
            self._present((), "")  # the pane stays where it is: whose seat comes next is not said yet
            return
        learner = self._learner(view, player)
        taught = learner.strength is not Strength.OFF
        if self.pane.isHidden() == taught and not self._side.isHidden():
            self._show_pane(taught)
        notes = tuple(self._notes(view, player, learner)) if taught else ()
        if self._guided is not None:
            notes = notes[:1]  # the lesson speaks, too
        self._present(notes, view.seats[player].name)
        self.room.fit()

    def _present(self, notes: tuple[Note, ...], who: str) -> None:
        self.pane.present(notes, who, ui.language)
        self._point()

    def _point(self) -> None:
        """Let the bubble say what the pane says, while that is not to be seen, or what a game with a teacher says."""
        if self._remark is not None:
            at_table = self._desk.at_table
            looks = self._looking(self._desk.controller.view())
            self.pointing.present((self._remark,) if at_table else (), looks, self._remark_at)
            return
        shown = self._side.isHidden() and self.pane.guest is None and self._desk.at_table
        looks = self._looking(self._desk.controller.view()) if shown else None
        self.pointing.present(self.pane.notes if shown else (), looks)

    def _show_pane(self, shown: bool) -> None:
        """Show or hide the pane; the card preview gives it room as long as a card's text stays on it, then the log."""
        self.pane.setVisible(shown)
        side = self._side.panes
        preview, log, pane = side.sizes()
        wished, least = self.pane.sizeHint().height(), self.pane.minimumSizeHint().height()
        if not shown or not side.height() or pane >= wished:
            return
        spare = max(preview + pane - self._desk.card_faces.height_for(round(PREVIEW_FROM)) - BESIDE_FACE, 0)
        room = max(min(wished, spare), least)
        side.setSizes([preview + pane - min(spare, room), log - max(room - spare, 0), room])

    def lend(self, guest: Guest | None, *, hints: bool = False) -> None:
        """Let a lesson speak in the pane in place of the hints; None ends that. With `hints` full ones stand below it.

        Meanwhile it has the room that its words need; see `LessonRoom`.
        """
        if guest is self.pane.guest and hints is (self._guided is not None):
            self.room.fit()
            return
        self._guided = Learner(Strength.FULL) if hints else None
        if guest is not None and self.pane.guest is None:
            self._hidden_before = self.pane.isHidden()
        self.pane.lend(guest)
        self.side_wanted.emit(guest is not None)
        if guest is None:
            self.pane.setHidden(self._hidden_before)
            self.room.end()
        else:
            self.pane.show()
        self._show()
        if guest is not None:
            self.room.begin(hints=hints)

    def say_at_table(self, remark: Note | None, at: Callable[[], Rect | None] | None = None) -> None:
        """Say this in the bubble, at what it is about; it stands in the guest's words, too. None for nothing.

        `at` says where the only thing is that it asks for; see `PointingTeacher.present`.
        """
        if remark is not None or self._remark is not None:
            self._remark, self._remark_at = remark, at
            self._point()

    @property
    def _is_silent(self) -> bool:
        """Whether a lesson speaks, and no hints beside it."""
        return self.pane.guest is not None and self._guided is None

    def _looking(self, view: TableView | None) -> Player | None:
        """Return whose eyes are at the screen; on an open table the player who decides, never the program."""
        if view is None or not self._desk.controller.forecast_view.sees:
            return None
        if view.viewer is not None:
            return view.viewer
        bot = self._desk.controller.bot
        if bot is not None:
            return other_player(bot)
        return view.decision.player if view.decision is not None else view.active

    def _notes(self, view: TableView, player: Player, learner: Learner) -> Iterator[Note]:
        said = [one.hint for one in self._said if one.turn == view.turn and one.hint.to is player]
        yield from (of_hint(hint) for hint in said[:MOST_EXPLAINED] if hint.kind not in learner.silenced)
        decision = view.decision
        if decision is None or decision.player is not player:
            return

        def name(handle: str) -> Words:
            card = find_card(view, handle)
            return card_name(card.face) if card is not None and card.face is not None else A_CARD

        if learner.wants(HintKind.HOUSES):
            yield from filter(None, [houses_note(self._desk.controller.forecast_view.outlooks(), view, house_name)])
        chance = self._desk.controller.forecast_view.chance(learner.wants)
        if self._desk.controller.forecast_view.may_find_more:
            self._further.start()
        if chance is not None:
            self._told.add((player, view.turn, chance.kind))
            yield chance_note(chance, name, same(view.seats[other_player(player)].name))
        elif learner.wants(HintKind.LEFT_TO_DO):
            yield from filter(None, [possible_note(decision, name)])
        elif learner.wants(HintKind.UNUSED):  # it names the same cards
            yield from filter(None, [unused_note(decision, name)])

    def _look_further(self) -> None:
        """Make one more forecast, so that the window never waits long, and say what it found."""
        forecast_view = self._desk.controller.forecast_view
        if forecast_view.look_further():
            self._show()
        elif forecast_view.may_find_more:
            self._further.start()

    def _learner(self, view: TableView, player: Player) -> Learner:
        return self._guided or self.learners.of(view.seats[player].name)

    def _silence(self, kind: HintKind) -> None:
        view = self._desk.controller.view()
        player = self._looking(view)
        if view is not None and player is not None:
            self._learner(view, player).silenced.add(kind)
            self._on_changed()

    def _switch_off(self) -> None:
        view = self._desk.controller.view()
        player = self._looking(view)
        if view is not None and player is not None:
            self._learner(view, player).strength = Strength.OFF
            self._on_changed()

    # The dialog.

    def open(self) -> None:
        """Set the hints of the people at the table: a program needs none."""
        setup = self._desk.controller.setup
        names = list(self._desk.settings.player_names)
        if setup is not None:
            names = [seat.name for player, seat in enumerate(setup.seats) if player != setup.bot]
        learners = {name: self.learners.of(name) for name in names}
        dialog = self.dialog = HintsDialog(learners, self._desk.frame)
        dialog.changed.connect(self._on_changed)
        dialog.destroyed.connect(self._forget_dialog)
        dialog.show()

    def _forget_dialog(self) -> None:
        self.dialog = None

    def _on_changed(self) -> None:
        self._write()
        self._show()

    def _write(self) -> None:
        self._desk.keep_settings(self._desk.settings.model_copy(update={"learners": self.learners.written()}))
