"""Carries choices from the table to the game and events back; the only part of the desk that holds a game.

It also keeps what the rules do not know: whose eyes are at the screen, the curtain between seats,
undo and redo, and choices that need no player. What goes out is always what the seat shown may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kfdesk.desk import texts as s
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play import adjustments
from kfdesk.desk.play.automatic_choices import note_of, note_of_mode, own_choice
from kfdesk.desk.play.choice_history import ChoiceMade, ChoiceUndone, Reach, Until, label_of, note_of_return, reached
from kfdesk.desk.play.conceded import ConcededGame
from kfdesk.desk.play.forecast_view import ForecastView
from kfdesk.desk.play.history_view import HistoryView
from kfdesk.desk.play.intents import Intent
from kfdesk.desk.play.judge_view import JudgeView
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.recap import Recap
from kfdesk.desk.play.revealed import offered_in
from kfdesk.desk.play.saving import Saving
from kfdesk.desk.play.seat_at_screen import Screen
from kfdesk.desk.play.table_log import LogPart, TableLog
from kfdesk.desk.play.table_names import TableNames
from kfdesk.desk.play.table_setup import GameFactory, MadeBefore, TableSetup
from kfdesk.desk.play.table_views import TableViews
from kfdesk.engine import Game
from kfdesk.engine.decisions import Decision
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.entries import Adjustment, Choice, JournalEntry, read_entry
from kfdesk.engine.events import Checked, StepBegan
from kfdesk.engine.rules import IllegalChoice, NotAdjustable, Verdict
from kfdesk.engine.terms import PLAYERS, DecisionKind, Edition, Player, other_player
from kfdesk.engine.views import CardView, TableView
from kfdesk.match.autosave import Autosave, Continued
from kfdesk.match.event_texts import Level
from kfdesk.match.journal import Answer, By, JournalError, read
from kfdesk.match.knowledge_gained import KnowledgeGained, knowledge_gained
from kfdesk.match.log_lines import Note
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.engine.scenario import Change
    from kfdesk.match.recorded_game import RecordedGame


class DeskController(QObject):
    """Carries choices from the table to the game and events back."""

    logged = Signal(object)
    """What is new in the log of whoever looks at the screen now: a `LogPart`."""
    decision_asked = Signal(object)
    """The decision now pending as this seat may read it; None while the curtain is down or the game over."""
    view_changed = Signal(object)
    timing_changed = Signal(tuple)
    check_called = Signal(int)
    choice_refused = Signal(object, str)
    """Why the last choice is not allowed (Words), and the rulebook entry it rests on."""
    game_over = Signal(int)
    game_began = Signal()
    seat_changed = Signal(int)
    seat_leaves = Signal(object)
    """The turn of whoever looks at the screen is over, and the screen will be handed over: the `Recap` of what still
    happened. Who shows it says so with `show_leaving`, and calls `hand_over` when it has been seen; nothing hidden may
    be seen of it that was not known to that player before."""
    curtain_lowered = Signal(int)
    """The screen is to be handed to this player; nothing hidden may be seen until `lift_curtain`."""
    curtain_lifted = Signal(int)
    undo_state = Signal(bool, bool, object)
    """Whether undo and redo are possible, and what undo takes back (Words; None where that is a secret)."""
    published = Signal()
    """Every widget was told where the game stands; nothing follows of this choice."""
    kept_again = Signal()
    """The disk takes the game again, with all that it missed."""
    not_kept = Signal(object)
    """Why the disk does not take the game (Words); said once a game."""

    def __init__(
        self,
        start: GameFactory,
        names: TableNames,
        settings: DeskSettings,
        parent: QObject | None = None,
        *,
        saver: Autosave | None = None,
    ) -> None:
        super().__init__(parent)
        self.start = start
        self._saving = Saving(saver, self, not_kept=self.not_kept.emit, kept_again=self.kept_again.emit)
        self._names = names
        self._settings = settings
        self._game: PlayableGame | None = None
        self._setup: TableSetup | None = None
        self._screen = Screen()
        self._given: list[ChoiceMade] = []
        self._undone: list[ChoiceUndone] = []
        self.forecast_view = ForecastView(self._eyes)
        self.history_view = HistoryView(self._eyes, lambda: self._given)
        self._log = TableLog()
        self._views = TableViews(self._seen_by)
        self.judge_view = JudgeView(self, lambda: self._game if self._screen.called is None else None, names)
        self._events_sent = 0
        """How many events the widgets have received."""
        self._recap: Recap | None = None
        self._left: dict[Player, tuple[int, int]] = {}
        """How many journal entries and events lay before what each player who left the screen has not seen."""
        self._final = False
        """Whether the end of the game stays as it is: the players have seen what was hidden."""
        self._seen_openly = (0, 0)
        """How many choices had been made when both hands were opened last, and until when they were seen."""
        self._leaving = False
        """Whether it is still shown what ended the turn of the player who leaves the screen."""
        self.ask_before_leaving: Callable[[], bool] = lambda: True
        """Asks before a game is left that the disk does not have whole; False where it is to stay at the table."""
        self.objections: list[Callable[[JournalEntry], bool]] = []
        """Asked before a player's own choice, legal or not: True where a lesson wants another one, and says so."""

    # What a widget may ask.

    @property
    def names(self) -> TableNames:
        """What cards and players of this game are called."""
        return self._names

    @property
    def setup(self) -> TableSetup | None:
        """How the present game began."""
        return self._setup

    @property
    def edition(self) -> Edition:
        """By which rules the present game is played; the newest where there is none."""
        setup = self._setup
        if setup is None:
            return NEWEST
        return setup.edition if setup.scenario is None else setup.scenario.edition

    @property
    def viewer(self) -> Player | None:
        """The seat whose hand is shown; None on the open table and behind the curtain."""
        return self._screen.viewer

    @property
    def curtain_for(self) -> Player | None:
        """The player the screen is being handed to, or None while the curtain is up."""
        return self._screen.called

    @property
    def open_table(self) -> bool:
        """True when both hands lie open and no curtain falls."""
        return self._screen.open

    @property
    def bot(self) -> Player | None:
        """The seat that the program plays; None where people sit at both."""
        return self._setup.bot if self._setup is not None else None

    @property
    def asks_bot(self) -> bool:
        """True while the open decision is one that the program makes."""
        decision = self._game.decision if self._game is not None else None
        return decision is not None and decision.player == self.bot

    def copy_of_game(self) -> Game | None:
        """Return a copy of the game for looking ahead on another thread, which may only ask what a seat may know.

        None behind the curtain and when nothing is asked.
        """
        game = self._game
        asked = isinstance(game, Game) and game.decision is not None and self._screen.called is None
        return game.fork() if asked and isinstance(game, Game) else None

    @property
    def conceded(self) -> bool:
        """True when the game at the table is over because somebody gave it up."""
        return isinstance(self._game, ConcededGame)

    @property
    def journal(self) -> tuple[str, ...]:
        """The choices so far, as keys."""
        return self._game.journal if self._game else ()

    @property
    def choices_made(self) -> tuple[ChoiceMade, ...]:
        """The choices so far, with who made each."""
        return tuple(self._given)

    @property
    def kept_at(self) -> Path | None:
        """The file with every choice of the game at the table; None where it cannot be written."""
        return self._saving.path

    def is_at_table(self, recording: RecordedGame) -> bool:
        """Return whether a kept game, or a copy of it or a game that branches off, lies at the table and can be taken
        up, also from its end: whoever sees one of them openly knows what is hidden in the others."""
        path = self._saving.file
        if path is None or self._final:
            return False
        if recording.file == path.name:
            return True
        try:
            header = read(path).header
        except JournalError:
            return False
        return recording.is_of(header, (path.name, self._saving.known_as))

    def has_at_table(self, recording: RecordedGame) -> bool:
        """Return whether this kept game itself, from the same file, lies at the table and can be taken up."""
        path = self._saving.file
        return path is not None and not self._final and recording.file == path.name

    @property
    def end_can_be_taken_back(self) -> bool:
        """Whether the game at the table is over, its hands have not been seen, and it can still be played on."""
        game, setup = self._game, self._setup
        hidden = setup is not None and not setup.open_table and not setup.lesson
        return game is not None and game.decision is None and hidden and not self._final

    @property
    def keeps_more(self) -> bool:
        """True while something of the game still waits to be kept, or to be tried again."""
        return self._saving.waits

    @property
    def recap(self) -> Recap | None:
        """What the game went through by the last choice a player made; None after all else, such as undo."""
        return self._recap

    def view(self) -> TableView | None:
        """Return the table as the people at the screen may see it now."""
        if self._game is None:
            return None
        screen = self._screen
        if not screen.is_shut:
            return self._views.of(screen.viewer)
        return self._views.shut(PLAYERS[0] if screen.called is None else screen.called)

    def common_view(self, below: Player) -> TableView | None:
        """Return the table as anybody may see it, whoever sits at the screen and however open the table is.

        Each side is as its opponent sees it; `below` is whose side is nearest. None where there is no game.
        """
        return None if self._game is None else self._views.shut(below)

    def _seen_by(self, player: Player | None) -> TableView:
        """Return the table as a seat may see it, both hands for None."""
        assert self._game is not None
        seen = self._game.view(player)
        # What the program is asked nobody else can choose.
        return replace(seen, decision=None) if self.asks_bot else seen

    def for_the_called(self) -> tuple[TableView, LogPart] | None:
        """Return what the player called to the screen will see, and what this player's log lacks until now.

        It is to be drawn and written ahead, and shown to nobody before `lift_curtain`. None while the curtain is up.
        """
        player = self._screen.called
        if self._game is None or player is None:
            return None
        return self._views.of(player), self._log.next_part(player, self._game.events)

    def why_not(self, key: str) -> Verdict:
        """Return whether the option is legal now, and if not, why.

        "fight:c3:c9" asks about a fight with its target, "play:c3:c9" whether that card will ask for a target that may
        be this one.
        """
        if self._game is None or self._screen.called is not None:
            return Verdict(key)
        begun, _, card = key.rpartition(":")
        if ":" in begun and not begun.startswith("fight:"):
            return self.forecast_view.target(begun, card)
        return self._game.explain(key)

    def _eyes(self) -> tuple[PlayableGame | None, Player | None]:
        """Return the game and who looks at it, for what is worked out for their eyes only."""
        return (None if self._screen.is_shut else self._game), self._screen.viewer

    def offered(self) -> dict[str, CardView]:
        """Return the cards of the decision shown that lie nowhere in the view, such as those of a searched deck."""
        view = self.view()
        return offered_in(self._game, view) if self._game is not None and view is not None and view.decision else {}

    # Slots.

    def new_game(self, setup: TableSetup) -> bool:
        """Begin a game; the one at the table is left, unless `may_leave` says that it stays."""
        game = self.start(setup)
        if not self.may_leave():
            return False
        self._sit_down(setup, game)
        self._saving.keep(lambda saver: saver.begin(setup, game))
        self._begin()
        return True

    def resume(self, setup: TableSetup, found: Continued | MadeBefore) -> bool:
        """Go on with a kept game exactly where it stood; the one at the table is left, unless `may_leave` says that it
        stays."""
        game = self.start(setup)
        if not self.may_leave():
            return False
        self._sit_down(setup, game)
        is_kept, self._saving.on = self._saving.on, False
        for answer in found.answers:
            entry = read_entry(answer.entry)
            if answer.by is By.TABLE and isinstance(entry, Choice):
                self._note_own_choice(entry.keys)
            if not self._give(entry, answer.by):
                break
        self._undone = [ChoiceUndone(read_entry(answer.entry), answer.by) for answer in found.undone]
        assert self._game is not None
        if any(made.by is By.HAND for made in self._given):
            self._log.add(Note(s.GAME_GOES_ON), events=len(self._game.events), answers=len(self._given))
        self._saving.on = is_kept
        if isinstance(found, Continued):
            given = replace(found, answers=found.answers[: len(self._given)])
            self._saving.keep(lambda saver: saver.go_on(given))
        self._begin()
        return True

    def may_leave(self) -> bool:
        """Return whether the game at the table may be left.

        It may where the disk has all of it; else the players are asked, by `ask_before_leaving`.
        """
        return self.would_be_lost is None or self.ask_before_leaving()

    @property
    def would_be_lost(self) -> Words | None:
        """Why something of the game would be lost if it were left now; None also where the players agreed to that."""
        problem = self.unsaved
        return None if self._saving.lost else problem

    @property
    def known_as(self) -> str:
        """The name of the file that the game at the table is known by; "" while none is kept."""
        return self._saving.known_as

    @property
    def unsaved(self) -> Words | None:
        """Why the disk does not have all of the game at the table, after one more try; None where it has."""
        return self._saving.missing()

    def lose_unsaved(self) -> None:
        """Take note that the players agree to lose what the disk does not take, up to now."""
        self._saving.lost = self.unsaved is not None

    def stay(self) -> None:
        """Take note that the game at the table was not left after all: what the disk lacks is asked about again."""
        self._saving.lost = False

    def save_elsewhere(self, path: Path) -> None:
        """Write the whole game at the table into a new file and keep it there from now on. Raises `NotKept`."""
        setup, game = self._setup, self._game
        assert setup is not None
        end = game.winner if isinstance(game, ConcededGame) else None
        made = [Answer(given.entry.text, given.by) for given in self._given]
        self._saving.move(lambda saver: saver.move(path, setup, self.start(setup), made, end))

    def name_game(self, name: str) -> None:
        """Keep what the players call the game at the table."""
        self._saving.keep(lambda saver: saver.name(name))

    def stop_keeping(self) -> None:
        """Let go of the journal of the game at the table; nothing that follows is kept."""
        self._saving.close()

    def choose(self, keys: tuple[str, ...]) -> None:
        """Make the pending decision."""
        self._take(Choice(tuple(keys)))

    def act(self, intent: Intent) -> None:
        """Do what a gesture meant: its option, then the choices that came with it, as far as they are asked."""
        self._take(Choice((intent.key,)), intent.then)

    def adjust(self, change: Change) -> bool:
        """Let the judge's hand change the table; return whether it did. A refusal is said and changes nothing."""
        return self._take(Adjustment.of(change))

    def choose_for_bot(self, keys: tuple[str, ...]) -> bool:
        """Make the pending decision of the seat that the program plays; return whether it was legal."""
        return self.asks_bot and self._take(Choice(keys), by=By.BOT)

    def concede(self, player: Player) -> None:
        """Let a player give the game up: the other one wins, whatever lies on the table. Undo takes it back.

        Given up behind the curtain, both hands stay hidden: nobody knows who is at the screen.
        """
        game = self._game
        if game is None or game.decision is None:
            return
        self._saving.keep(lambda saver: saver.conceded(other_player(player)))
        self._lift()
        self._game = conceded = ConcededGame(game, player)
        self._recap = None
        self._undone.clear()
        self._views.clear()
        note = Note(s.CONCEDES.filled(who=self._names.player(player)), Level.SHORT)
        self._log.add(note, events=len(conceded.events), answers=len(self._given))
        self._publish()

    def _take_concession_back(self, game: PlayableGame) -> None:
        """Let the game go on, in its journal too."""
        self._game, self._recap = game, None
        self._saving.keep(lambda saver: saver.taken_back(game))
        self._views.clear()
        self._log.drop_last_note()
        self._log.restart()
        self._publish()

    def undo(self) -> None:
        """Take back the last choice a player made, with everything the table chose after it."""
        self._take_back(Reach.CHOICE)

    def undo_action(self) -> None:
        """Call off the action that was begun: go back to before the card was played or used that asks now."""
        self._take_back(Reach.ACTION)

    def undo_turn(self) -> None:
        """Go back to the first choice of the turn that is being played."""
        self._take_back(Reach.TURN)

    def undo_to(self, choice: int) -> None:
        """Go back to the table as `history_view.view_after(choice)` shows it."""
        self._take_back(Until(choice))

    def can_take_back(self, reach: Reach | Until) -> bool:
        """Return whether there is something to take back so far, for those who may see what is asked."""
        return self._screen.called is None and self._reached(reach) is not None

    def _reached(self, reach: Reach | Until) -> int | None:
        if self._final or (reach is Reach.ACTION and self.asks_bot):
            return None
        return reached(self._given, self._game.decision if self._game is not None else None, reach)

    def hands_were_seen(self) -> None:
        """Take note that the players have seen both hands: a game that is over stays so, one that goes on says it."""
        if self._note_hands():
            self._publish()

    def _note_hands(self) -> bool:
        """Note that both hands are seen; return whether the log says it now. One that began openly has no secrets."""
        game, setup = self._game, self._setup
        if game is None or self._final or setup is None or setup.open_table or setup.lesson:
            return False
        if not self._screen.open:
            self._seen_openly = len(self._given), len(self._given)
        if game.decision is None:
            self._final = True
            self._undone.clear()
            self._saving.let_go()
            self._tell_undo()
            return False
        if self._screen.open:
            return False  # it was noted when they were opened
        note = Note(s.HANDS_SEEN, Level.SHORT)
        self._log.add(note, events=len(game.events), answers=len(self._given), lasting=True)
        return True

    def learned_if_undone(self, reach: Reach | Until = Reach.CHOICE) -> KnowledgeGained | None:
        """Return what the players would still know after choices were taken back, None where none can be."""
        back = self._reached(reach)
        game = self._game
        if isinstance(game, ConcededGame):  # to concede taught nobody anything; choices before it may have
            game = game.played if isinstance(reach, Until) else None
        if game is None or back is None:
            return None
        return self._learned(game.fork(at=self._given[back].entries), game, back)

    def _learned(self, before: PlayableGame, after: PlayableGame, back: int) -> KnowledgeGained:
        """Return what was learned since choice number `back` was asked for; call it before choices are forgotten."""
        between = [given.decision for given in self._given[back + 1 :]]
        since, last = self._seen_openly
        seen = self._screen.open or back < last
        return knowledge_gained(before, after, between, open_table=seen and back >= since, opened=seen and back < since)

    def redo(self) -> None:
        """Redo what was last taken back, up to the next choice a player made."""
        if self._game is None or not self._undone:
            return
        self._recap = None
        with self._shown_also_after_a_fault():
            again = self._undone.pop()
            self._give(again.entry, again.by)
            while self._undone and self._undone[-1].by is not By.HAND:
                again = self._undone.pop()
                self._give(again.entry, again.by)
        self._publish()

    def lift_curtain(self) -> None:
        """Show the table to the player who was called to the screen."""
        if self._screen.called is None:
            return
        self._screen.viewer = self._screen.called
        self._recap = self._missed_by(self._screen.called) or self._recap
        self._lift()
        self.seat_changed.emit(self._screen.viewer)
        self._publish()

    def _missed_by(self, player: Player) -> Recap | None:
        """Return what happened while a player was away from the screen, None where that is not wanted or not known."""
        at, first = self._left.pop(player, (0, 0))
        game = self._game
        known = game is not None and 0 < first < len(game.events) and at < len(game.journal)
        return Recap(game, at, first, retold=True) if game is not None and known and self._settings.retell else None

    def _lift(self) -> None:
        lifted = self._screen.lift()
        if lifted is not None:
            self.curtain_lifted.emit(lifted)

    def set_open_table(self, is_open: bool) -> None:
        """Open both hands to both players, or close them again behind a curtain.

        A game that is over stays so once they were opened, see `end_can_be_taken_back`; one that goes on says it.
        """
        if self._game is None or is_open == self._screen.open:
            return
        if is_open:
            self._note_hands()
        else:
            self._seen_openly = self._seen_openly[0], len(self._given)
        self._screen.set_open(is_open)
        self._recap = None
        if is_open:
            self._lift()
        self._publish()

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use new settings from the next decision on."""
        self._settings = settings

    # Beginning.

    def _sit_down(self, setup: TableSetup, game: PlayableGame) -> None:
        self._game, self._setup = game, setup
        self._screen.sit_down(is_open=setup.open_table, bot=setup.bot)
        self._given, self._undone, self._log = [], [], TableLog()
        self._events_sent = 0
        self._recap, self._leaving, self._final = None, False, False
        self._seen_openly = (0, 0)
        self._left.clear()
        self._views.clear()
        self._saving.sit_down(kept=not setup.lesson)
        self._names.seat(*(seat.name for seat in setup.seats))
        self._names.learn(game.state.cards[1:], game.events)

    def _begin(self) -> None:
        self.game_began.emit()
        with self._shown_also_after_a_fault():
            self._choose_for_players()
        self._publish()

    # Making choices.

    def _ready(self) -> bool:
        return self._game is not None and self._screen.called is None

    def _take(self, entry: JournalEntry, then: tuple[tuple[DecisionKind, str], ...] = (), by: By = By.HAND) -> bool:
        """Make a player's choice, what came with it, and what needs no player after it; return whether it was legal."""
        if not self._ready() or self.asks_bot and by is By.HAND:
            return False
        assert self._game is not None
        recap = Recap(self._game, len(self._game.journal), len(self._game.events))
        self._recap = None
        with self._shown_also_after_a_fault():
            if self._unwanted(entry, by) or not self._give(entry, by):
                return False
            self._undone.clear()
            for kind, key in then:
                decision = self._game.decision if self._game else None
                if decision is None or decision.kind is not kind or key not in decision.keys():
                    break
                if not self._unwanted(Choice((key,)), By.GESTURE):
                    self._give(Choice((key,)), By.GESTURE)
            self._choose_for_players()
        self._recap = recap
        self._publish()
        return True

    @contextmanager
    def _shown_also_after_a_fault(self) -> Iterator[None]:
        """Show where the game stands also when a card's fault stops it halfway: the table stays usable."""
        try:
            yield
        except Exception:
            self._log.restart()
            self._publish()
            raise

    def _give(self, entry: JournalEntry, by: By) -> bool:
        """Make one choice in the game; a refusal is shown and changes nothing."""
        game = self._game
        if game is None or (decision := game.decision) is None:
            return False
        try:
            label = self._label(decision, entry)
            given = ChoiceMade(entry, by, decision, self._turn(), len(game.journal), label)
            events = len(game.events)
            note = None
            if isinstance(entry, Adjustment):
                game.answer(entry.text)
            else:
                if decision.kind is DecisionKind.MODE and by is not By.TABLE and self._is_public(decision):
                    note = note_of_mode(label, self._names.player(decision.player))
                game.choose(*entry.keys)
        except IllegalChoice as refusal:
            self._refuse(refusal.verdict)
            return False
        except NotAdjustable as refusal:
            self.choice_refused.emit(refusal.words, refusal.rule)
            return False
        finally:
            self._views.clear()
            self._names.learn(game.state.cards[1:], game.events)
        if note is not None:
            self._log.add(note, events=events, answers=len(self._given))
        begins = decision.kind is DecisionKind.MAIN
        self._log.add_choice(len(self._given), events=events, begins=begins)
        self._given.append(given)
        self._saving.keep(lambda saver: saver.answered(game, by))
        return True

    def _unwanted(self, entry: JournalEntry, by: By) -> bool:
        """Return whether a lesson objects to a choice that a player makes now; those of kept games are never asked."""
        return by in (By.HAND, By.GESTURE) and any(objects(entry) for objects in self.objections)

    def _refuse(self, verdict: Verdict) -> None:
        reason = verdict.reasons[0] if verdict.reasons else None
        self.choice_refused.emit(reason.text if reason else s.NOT_NOW, reason.rule if reason else "")

    def _choose_for_players(self) -> None:
        """Make every choice that needs no player, as the settings allow; each leaves a quiet note."""
        while self._game is not None and (decision := self._game.decision) is not None:
            keys = own_choice(decision, self._game.state, self._settings)
            if keys is None:
                return
            self._note_own_choice(keys)
            if not self._give(Choice(keys), By.TABLE):
                self._log.drop_last_note()
                return

    def _note_own_choice(self, keys: tuple[str, ...]) -> None:
        """Leave the quiet note of a choice that the table is about to make."""
        game = self._game
        if game is None or (decision := game.decision) is None:
            return
        note = note_of(decision, label_of(decision, keys), is_public=self._is_public(decision))
        self._log.add(note, events=len(game.events), answers=len(self._given))

    def _is_public(self, decision: Decision) -> bool:
        """Return whether both players may read the decision."""
        assert self._game is not None
        return self._game.view(other_player(decision.player)).decision is not None

    # Taking back.

    def _take_back(self, reach: Reach | Until) -> None:
        """Take choices back so far, if there are any."""
        if self._final:
            return
        if isinstance(self._game, ConcededGame):
            self._take_concession_back(self._game.played)
            if not isinstance(reach, Until):
                return
        back = self._reached(reach)
        if self._game is None or back is None:
            return
        target = self._given[back]
        left, game = self._game, self._game.fork(at=target.entries)
        learned = self._learned(game, left, back)
        self._undone += [ChoiceUndone(given.entry, given.by) for given in reversed(self._given[back:])]
        del self._given[back:]
        self._seen_openly = min(self._seen_openly[0], back), min(self._seen_openly[1], back)
        self._game = game
        self._recap = None
        self._saving.keep(lambda saver: saver.taken_back(game))
        self._views.clear()
        self._events_sent = len(self._game.events)
        self._names.take_back(self._events_sent)
        self._log.take_back(events=self._events_sent, answers=back)
        note = note_of_return(reach, target.decision.player, learned, self._names)
        self._log.add(note, events=self._events_sent, answers=back, lasting=True)
        self._publish()

    # Telling the widgets.

    def show_leaving(self) -> None:
        """Let the screen be handed over only by `hand_over`: first the player who leaves it sees how the turn ends."""
        self._leaving = True

    @property
    def leaving(self) -> bool:
        """Whether the curtain waits until the player who leaves the screen has seen how the turn ends."""
        return self._leaving

    def hand_over(self) -> None:
        """Lower the curtain that waited."""
        if self._leaving:
            self._publish()

    def _publish(self) -> None:
        """Tell every widget where the game stands."""
        game = self._game
        assert game is not None
        decision = game.decision
        falls, self._leaving = self._leaving, False
        if decision is not None and self._screen.must_change_hands(decision, self._views.of):
            falls, recap, leaves = True, self._recap, self._screen.viewer
            self._screen.call(decision.player)
            if leaves is not None and recap is not None:
                began = recap.turn_began()
                self._left[leaves] = (len(game.journal), len(game.events)) if began is None else (recap.at, began)
                self.seat_leaves.emit(recap)
            if self._leaving:
                return
        if falls and self._screen.called is not None:
            self.curtain_lowered.emit(self._screen.called)
        fresh, self._events_sent = game.events[self._events_sent :], len(game.events)
        checked = [event.player for event in fresh if isinstance(event, Checked)]
        self.logged.emit(self._log.next_part(self._screen.reader, game.events))
        view = self.view()
        assert view is not None
        self.view_changed.emit(view)
        self.timing_changed.emit(() if self._screen.called is not None else view.timing)
        self._tell_undo()  # first: its buttons take room from those of the decision
        self.decision_asked.emit(None if self._screen.called is not None else view.decision)
        for player in checked:
            self.check_called.emit(player)
        if decision is None and game.winner is not None:
            self.game_over.emit(game.winner)
        self.published.emit()

    def _tell_undo(self) -> None:
        if self._final:
            self.undo_state.emit(False, False, None)
            return
        if isinstance(self._game, ConcededGame):
            self.undo_state.emit(True, False, s.CONCESSION)
            return
        last = next((given for given in reversed(self._given) if given.by is By.HAND), None)
        shown = self._screen.open or last is not None and last.decision.player == self._screen.viewer
        can_undo = last is not None or bool(self._given) and self.bot is None
        self.undo_state.emit(can_undo, bool(self._undone), last.label if last and shown else None)

    def _label(self, decision: Decision, entry: JournalEntry) -> Words:
        """Return what undo calls an entry, for the player who is asked."""
        if isinstance(entry, Choice):
            return label_of(decision, entry.keys)
        assert self._game is not None
        what = adjustments.sentence(entry.change(), self._game, self._names, decision.player, is_open=self._screen.open)
        return adjustments.UNDO_ADJUSTMENT.filled(what=what)

    def _turn(self) -> int:
        assert self._game is not None
        events = self._game.events
        return next((e.turn for e in reversed(events) if isinstance(e, StepBegan)), 0)
