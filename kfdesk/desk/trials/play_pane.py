"""Where games are asked for: which decks, who plays, how long; what it will take, and how far it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QWidget,
)

from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import decimal, whole
from kfdesk.desk.kit.number_fields import FractionField, NumberField
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.trials import texts as s
from kfdesk.text.words import Words
from kfdesk.trials.game import PLAYERS_BY_NAME
from kfdesk.trials.plan import games_needed
from kfdesk.trials.run import State
from kfdesk.trials.run_command import GOALS, MOST_DECKS, time_words
from kfdesk.trials.workers import MOST_WORKERS

TYPED_MS = 250


@dataclass(frozen=True, slots=True)
class Chosen:
    """Decks that were chosen: the keys of those that can be played, and how many cannot."""

    keys: tuple[str, ...]
    left_out: int
    found: int | None = None
    """How many were found, where they are far too many to look at each."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to be played: to so many points, or so many games."""

    keys: tuple[str, ...]
    player: str
    workers: int
    until: float
    most: int | None


class PlayPane(QWidget):
    """All that a run needs; it asks nobody itself but for decks."""

    start_wanted = Signal(object)
    """A `Wish`."""
    measure_wanted = Signal(object)
    """A `Wish`, of which the goal says nothing."""
    pause_wanted = Signal(bool)
    stop_wanted = Signal()
    player_changed = Signal(str)

    def __init__(self, found: Callable[[str], Chosen], parent: QWidget | None = None) -> None:
        """`found` are the decks that a search of the shelf finds."""
        super().__init__(parent)
        self._found = found
        self._selection: Chosen | None = None
        self._chosen = Chosen((), 0)
        self._games: dict[tuple[str, str], int] | None = None
        self._paces: dict[tuple[str, int], float] = {}
        """How long a game takes here, by player and how many are played at once."""
        self._wish: Wish | None = None
        self._state: State | None = None
        self._came = 0
        self._before: int | None = None
        """How many games there were before the run, once it said so."""
        self._said: Words = s.IDLE
        self._running = self._paused = self._stopping = False
        self._timer = QTimer(self, singleShot=True, interval=TYPED_MS)
        self._timer.timeout.connect(self.search_now)
        self.query = says(QLineEdit(), hint=s.WHICH_HINT)
        self.selection = Label()
        self.search_instead = says(QPushButton(), s.SEARCH_INSTEAD)
        self.chosen = Label(wraps=True)
        self.player = QComboBox()
        for name in PLAYERS_BY_NAME:
            self.player.addItem("", name)
        self.until = says(QRadioButton(), s.UNTIL)
        self.until.setChecked(True)
        self.points = says(FractionField(), name=s.POINTS)
        self.points.setRange(1, 30)
        self.points.setDecimals(1)
        self.points.setValue(10)
        self.so_many = says(QRadioButton(), s.GAMES_GOAL)
        self.games = says(NumberField(), name=s.GAMES_GOAL)
        self.games.setRange(2, 1_000_000)
        self.games.setValue(200)
        self.at_once = says(NumberField(), tip=s.AT_ONCE_TIP)
        self.at_once.setRange(1, min(MOST_WORKERS, max(2, os.cpu_count() or 1)))
        self.at_once.setValue(max(1, (os.cpu_count() or 2) - 1))
        self.costs = Label(wraps=True)
        self.measure = says(QPushButton(), s.MEASURE, tip=s.MEASURE_TIP)
        self.start = says(QPushButton(), s.START)
        set_kind(self.start, Kind.PRIMARY)
        self.pause = says(QPushButton(), s.PAUSE)
        self.stop = says(QPushButton(), s.STOP, tip=s.STOP_TIP)
        self.bar = says(QProgressBar(), name=s.PROGRESS)
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.state = Label(wraps=True)
        self.note = says(Label(wraps=True, style="dim"), s.NOTE)
        self._lay_out()
        self._connect()
        follow_language(self._say)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._labels: list[tuple[Label, Words]] = []

        def row(words: Words, buddy: QWidget, *more: QWidget) -> None:
            label = Label()
            label.setBuddy(buddy)
            self._labels.append((label, words))
            form.addRow(label, across((buddy, 1), *more))

        row(s.WHICH, self.query, self.selection, self.search_instead)
        form.addRow("", self.chosen)
        row(s.PLAYER, self.player)
        row(s.AT_ONCE, self.at_once)
        self.points_words = says(Label(), s.POINTS)
        goal = across(self.until, self.points, self.points_words, 24, self.so_many, self.games, STRETCH)
        down(
            form,
            goal,
            8,
            self.costs,
            across(self.measure, STRETCH),
            12,
            across(self.start, self.pause, self.stop, STRETCH),
            self.bar,
            self.state,
            self.note,
            STRETCH,
            on=self,
        )

    def _connect(self) -> None:
        self.query.textChanged.connect(lambda _: self._timer.start())
        self.search_instead.clicked.connect(lambda: self.choose(None))
        self.player.currentIndexChanged.connect(lambda _: self.player_changed.emit(self.player_chosen))
        for changed in (self.at_once.valueChanged, self.player.currentIndexChanged):
            changed.connect(lambda _: self._say_costs())
        self.points.valueChanged.connect(lambda _: self.until.setChecked(True))
        self.games.valueChanged.connect(lambda _: self.so_many.setChecked(True))
        self.measure.clicked.connect(lambda: self.measure_wanted.emit(self.wish()))
        self.start.clicked.connect(lambda: self.start_wanted.emit(self.wish()))
        self.pause.clicked.connect(lambda: self.pause_wanted.emit(not self._paused))
        self.stop.clicked.connect(self.stop_wanted)

    # What is chosen.

    @property
    def player_chosen(self) -> str:
        """Who is to play."""
        return str(self.player.currentData())

    def choose(self, chosen: Chosen | None) -> None:
        """Take decks that were selected on the shelf, or with None search again."""
        self._selection = chosen
        self.query.setVisible(chosen is None)
        self.selection.setVisible(chosen is not None)
        self.search_instead.setVisible(chosen is not None)
        self.search_now()

    def choose_again(self) -> None:
        """Look anew what was chosen: the shelf may have changed."""
        self.choose(self._selection)

    @property
    def is_stopping(self) -> bool:
        """Whether it was said that the run stops."""
        return self._stopping

    def search_now(self) -> None:
        """Look which decks are meant."""
        self._timer.stop()
        self._chosen = self._selection or self._found(self.query.text())
        self._say_chosen()

    def wish(self) -> Wish:
        """Return what is wanted."""
        until = self.points.value() if self.until.isChecked() else 0.0
        most = None if self.until.isChecked() else self.games.value()
        return Wish(self._chosen.keys, self.player_chosen, self.at_once.value(), until, most)

    # What is known.

    def show_games(self, games: dict[tuple[str, str], int] | None) -> None:
        """Reckon with these games, by the keys of both decks; None while they are read: what a run takes is not known
        then."""
        self._games = games
        self._say_costs()

    def _each(self) -> list[int]:
        """Return how many games each of the chosen decks has against others of them: no other counts in their run."""
        each = dict.fromkeys(self._chosen.keys, 0)
        for (one, other), games in (self._games or {}).items():
            if one in each and other in each:
                each[one] += games
                each[other] += games
        return list(each.values())

    def show_pace(self, player: str, workers: int, seconds: float | None) -> None:
        """Reckon with so many seconds a game."""
        if seconds is not None:
            self._paces[player, workers] = seconds
            self._say_costs()

    def begin(self, wish: Wish) -> None:
        """Show that a run begins."""
        self._wish, self._state, self._came, self._before = wish, None, 0, None
        self._stopping = False
        self.bar.setValue(0)
        self.say_state(s.BEGINS)

    def show_stopping(self) -> None:
        """Show that the run stops."""
        self._stopping = True
        self.say_state(s.STOPPING)

    def show_state(self, state: State) -> None:
        """Show how far the run is."""
        self._state, wish = state, self._wish
        if wish is None:
            return
        if self._before is None:
            self._before = state.games - self._came
        self.show_pace(wish.player, wish.workers, state.seconds_a_game)
        self._say_progress()

    def show_came(self, seconds: float | None) -> None:
        """Show that one more game was kept."""
        self._came += 1
        if self._wish is not None:
            self.show_pace(self._wish.player, self._wish.workers, seconds)
            self._say_progress()

    def show_running(self, running: bool, *, paused: bool, at_table: bool) -> None:
        """Show what can be done."""
        self._running, self._paused = running, paused
        self.pause.setEnabled(running)
        self.pause.setText(say(s.GO_ON if paused else s.PAUSE))
        self.stop.setEnabled(running)
        self.query.setEnabled(not running)
        for widget in (self.search_instead, self.player, self.at_once, self.until, self.points, self.so_many):
            widget.setEnabled(not running)
        self.games.setEnabled(not running)
        self._may_start()
        if self._stopping:
            return
        if running and (paused or at_table):
            self.say_state(s.PAUSED if paused else s.AT_TABLE)
        elif running and self._said in (s.PAUSED, s.AT_TABLE):
            self.say_state(s.BEGINS)
            self._say_progress()

    def say_state(self, words: Words) -> None:
        """Say what is going on."""
        self._said = words
        self.state.setText(say(words))

    def end(self, words: Words, *, reached: bool) -> None:
        """Say how it ended."""
        self._wish, self._stopping = None, False
        if reached:
            self.bar.setValue(self.bar.maximum())
        self.say_state(words)

    # Within.

    def _may_start(self) -> None:
        enough = 2 <= len(self._chosen.keys) <= MOST_DECKS
        for button in (self.start, self.measure):
            button.setEnabled(enough and not self._running)

    def _say(self) -> None:
        for label, words in self._labels:
            label.setText(say(words))
        for at, name in enumerate(PLAYERS_BY_NAME):
            self.player.setItemText(at, say(s.PLAYERS[name]))
        self.state.setText(say(self._said))
        self.pause.setText(say(s.GO_ON if self._paused else s.PAUSE))
        self._say_chosen()

    def _say_chosen(self) -> None:
        count, out = len(self._chosen.keys), self._chosen.left_out
        said = [s.CHOSEN.filled(n=count)]
        if out:
            said.append(s.LEFT_OUT.filled(n=out))
        if self._chosen.found is not None:
            said = [s.FAR_TOO_MANY.filled(most=MOST_DECKS, n=self._chosen.found)]
        elif count < 2:
            said.append(s.AT_LEAST_TWO)
        elif count > MOST_DECKS:
            said.append(s.AT_MOST.filled(most=MOST_DECKS))
        if self._selection is not None:
            self.selection.setText(say(s.SELECTION.filled(n=count + out)))
        self.chosen.setText(" ".join(map(say, said)))
        self._may_start()
        self._say_costs()

    def _say_costs(self) -> None:
        if self._games is None:
            self.costs.setText(say(s.LOADING))
            return
        keys, language = self._chosen.keys, ui.language
        pace = self._paces.get((self.player_chosen, self.at_once.value()))
        said, each = [], self._each()
        for points in GOALS if len(keys) > 1 else ():
            games = games_needed(points, each)
            count = whole(games, language)
            if not games:
                said.append(s.KNOWN_ALREADY.filled(points=points))
            elif pace is None:
                said.append(s.COST_WITHOUT_TIME.filled(points=points, games=count))
            else:
                said.append(s.COST.filled(points=points, games=count, time=time_words(games * pace)))
        if pace is not None and said:
            said.append(s.PACE.filled(seconds=decimal(pace, language, 2)))
        self.costs.setText("\n".join(map(say, said)))
        self.measure.setVisible(pace is None)

    def _say_progress(self) -> None:
        state, wish = self._state, self._wish
        if state is None or wish is None or self._stopping or self._said in (s.PAUSED, s.AT_TABLE):
            return
        pace = self._paces.get((wish.player, wish.workers))
        if wish.most is not None:
            left, of = max(0, wish.most - self._came), wish.most
        else:
            needed = games_needed(wish.until, state.each)
            since = max(0, self._came - self._counted(state))
            left = max(1, needed - since)
            of = left + self._came
        self.bar.setValue(round(1000 * (1 - left / max(1, of))))
        if pace is None:
            return
        time, language = time_words(left * pace), ui.language
        if wish.most is not None:
            words = s.RUNNING_GAMES.filled(games=whole(self._came, language), most=whole(of, language), time=time)
        else:
            uncertain = decimal(state.uncertain, language)
            games = whole(state.games + max(0, self._came - self._counted(state)), language)
            words = s.RUNNING.filled(games=games, uncertain=uncertain, time=time)
        self.say_state(words)

    def _counted(self, state: State) -> int:
        """Return how many of the games that came a state knows."""
        return state.games - (self._before or 0)
