"""Shows who plays whom, the curtain, Check! and the end of the game as the controller says that they have come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kfdesk.desk.ceremonies.check import CheckCalls
from kfdesk.desk.ceremonies.curtain import Curtain
from kfdesk.desk.ceremonies.figures import figures_of
from kfdesk.desk.ceremonies.meeting import before_play
from kfdesk.desk.ceremonies.ribbon import Ribbon
from kfdesk.desk.ceremonies.story import last_turn_of, story
from kfdesk.desk.ceremonies.storybox import Party, Scene
from kfdesk.desk.ceremonies.versus import Versus
from kfdesk.desk.ceremonies.victory import Ending, Victory
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.table_log import LogPart
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import Event
from kfdesk.engine.terms import Player, Step, other_player
from kfdesk.engine.views import SeatView, TableView

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director
    from kfdesk.desk.prompt.bar import PromptBar
    from kfdesk.desk.table.widget import TableWidget
    from kfdesk.match.statistics import GameStatistics
    from kfdesk.match.table_summary import TableSummary


StatisticsReader = Callable[[], "Iterator[GameStatistics | None]"]
"""Reads the statistics of the game at the table piece by piece: None as long as they are not there."""
StillReader = Callable[["int | None"], "Iterator[TableSummary | None]"]
"""Reads piece by piece how the table lay at the end of a turn of the game at the table, or for None at its end: None as
long as it does not know."""


class Ceremonies(QObject):
    """Who plays whom, curtain, Check! and the end of the game over the window."""

    def __init__(
        self, desk: Desk, table: TableWidget, overlays: QWidget, director: Director, prompt: PromptBar
    ) -> None:
        super().__init__(desk.frame)
        self._desk, self._table, self._director, self._prompt = desk, table, director, prompt
        self._view: TableView | None = None
        """The table of the game that has begun, None as long as it was not shown."""
        self.curtain = Curtain(desk.frame)
        self.versus = Versus(desk.frame)
        self.versus.ended.connect(self._on_versus_ended)
        self.victory = Victory(overlays)
        self._is_of_match: Callable[[], bool] = lambda: False
        self._statistics: list[StatisticsReader] = []
        self._stills: list[StillReader] = []
        self.reading = IdleWork(self)
        self._drawing = IdleWork(self)
        self._nearing = IdleWork(self, late=True)
        """Makes the curtain quick to fall, while the player at the screen thinks."""
        self._over: Player | None = None
        self._after_beats: list[Callable[[], None]] = []
        """What is shown once the beats that lead to it have been."""
        self.check = CheckCalls(desk, table, overlays, self._when_seen)
        self.ribbon = Ribbon(overlays)
        controller = desk.controller
        controller.view_changed.connect(self._on_view)
        controller.logged.connect(self._on_logged)
        controller.decision_asked.connect(self._on_decision)
        controller.curtain_lowered.connect(self._on_curtain)
        controller.curtain_lifted.connect(lambda _: self.curtain.hide())
        controller.game_over.connect(self._on_game_over)
        director.ended.connect(self._on_beats_ended)
        controller.game_began.connect(self._on_game_began)
        controller.game_began.connect(lambda: self.ribbon.show_for(controller.setup))
        self.curtain.lifted.connect(controller.lift_curtain)
        victory = self.victory
        victory.closed.connect(table.setFocus)
        victory.came.connect(self._show_figures)
        victory.seen.connect(prompt.leave_to_scene)

    def know_matches_by(self, is_of_match: Callable[[], bool]) -> None:
        """Ask this whether the game at the table belongs to a match."""
        self._is_of_match = is_of_match

    def read_statistics_by(self, reader: StatisticsReader) -> None:
        """Take the figures of the game at the table from here, before those who were named earlier."""
        self._statistics.insert(0, reader)

    def read_stills_by(self, reader: StillReader) -> None:
        """Take the picture of a turn of the game at the table from here."""
        self._stills.append(reader)

    def on_page(self, *, at_table: bool) -> None:
        """Show what belongs to the table only there."""
        if not at_table:
            self.curtain.opening.skip()
            self.versus.end()
            self._director.skip()
            self.check.bell.hide()
        controller = self._desk.controller
        self.curtain.setVisible(at_table and controller.curtain_for is not None and not controller.leaving)

    @property
    def _settings(self) -> DeskSettings:
        return self._desk.settings

    def _on_view(self, view: TableView) -> None:
        begins, self._view = self._view is None, view
        controller = self._desk.controller
        if begins and view.step is Step.SETUP and not controller.journal and self._desk.at_table:
            self._show_versus(view)

    def _show_versus(self, view: TableView) -> None:
        """Show who plays whom, before anybody is called: not where everything is to happen at once."""
        setup = self._desk.controller.setup
        if setup is not None and setup.scenario is None and not setup.lesson and self._settings.animation_speed > 0:
            self.versus.show_game(view, speed=self._settings.speed)

    def _on_versus_ended(self) -> None:
        if self.curtain.isVisible():
            self.curtain.stay()
        elif self._desk.at_table:
            self._prompt.stay()
            panel = self._prompt.panel
            (panel if panel is not None and panel.takes_keyboard else self._table).setFocus()

    def _when_seen(self, show: Callable[[], None]) -> None:
        """Show something when what led to it has been shown in beats, at once where none are."""
        if self._director.playing:
            self._after_beats.append(show)
        else:
            show()

    def _on_beats_ended(self) -> None:
        waiting, self._after_beats = self._after_beats, []
        for show in waiting:
            show()

    def _on_logged(self, part: LogPart) -> None:
        """Tell on the curtain what happened: only events as nobody in particular may see them come here."""
        called, view = self._desk.controller.curtain_for, self._desk.controller.view()
        if called is None or part.reader != "nobody" or view is None:
            return
        events = [entry for entry in part.entries if isinstance(entry, Event)]
        own, other = view.seats[called], view.seats[other_player(called)]
        names = self._desk.controller.names
        lines = story(last_turn_of(events, other.player), called, names)
        if lines:
            self.curtain.tell(Scene(_party(other), lines))
        else:
            self.curtain.tell(Scene(_party(other), before_play(view, called, names), _party(own)))

    def _on_curtain(self, player: Player) -> None:
        setup = self._desk.controller.setup
        name = setup.seats[player].name if setup else ""
        self.curtain.speed, self.curtain.text_factor = self._settings.speed, self._settings.text_factor
        begins = self._view is None  # the table below is still that of the game before: maybe somebody else's hand
        self.curtain.lower(name, player, can_undo=bool(self._desk.controller.journal), over_dark=begins)
        self._after_beats.clear()

    def _on_game_began(self) -> None:
        self.versus.end()
        self._view = self._over = None
        self.reading.stop()
        self._drawing.stop()
        self._after_beats.clear()
        self.check.forget()
        self.victory.forget()

    def _on_decision(self, decision: Decision | None) -> None:
        """Take the end back, too, when the last choice was."""
        if decision is not None:
            self._nearing.begin((done(self.curtain.draw_near),))
            self._over = None
            self.reading.stop()
            self._drawing.stop()
            self.victory.forget()

    def _on_game_over(self, winner: Player) -> None:
        view, controller = self._view, self._desk.controller
        setup = controller.setup
        if view is None or self._over == winner or setup is not None and setup.is_made:
            return
        self._over = winner
        one, two = view.seats
        ending = Ending(
            winner,
            (one.name, two.name),
            (one.deck_name, two.deck_name),
            (tuple(map(str, one.houses)), tuple(map(str, two.houses))),
            view.seats[winner].keys,
            (one.deck_kind, two.deck_kind),
            conceded=controller.conceded,
        )
        self._when_seen(lambda: self._show_ending(ending))

    def _show_ending(self, ending: Ending) -> None:
        if self._over is None:  # taken back meanwhile
            return
        settings, controller = self._settings, self._desk.controller
        speed = min(settings.animation_speed, 1.0)
        self.victory.offer_film(controller.kept_at is not None)
        setup = controller.setup
        leads_on = self._is_of_match() or setup is not None and bool(setup.lesson)
        while self._table.call_off():  # no ring of the keyboard behind the scene
            pass
        self.victory.show_ending(ending, self._prompt.again, of_match=leads_on, speed=speed, moves=settings.moves)

    def _show_figures(self) -> None:
        if self._over is None or not self.victory.isVisible():
            return
        found = chain.from_iterable(read() for read in self._statistics)
        self.reading.begin(done(self._take_figures, figures) for figures in found)  # it takes some frames

    def _take_figures(self, found: GameStatistics | None) -> None:
        if found is not None and self._over is not None and self.victory.isVisible():
            figures = figures_of(found, self._over)
            self.victory.show_figures(figures)
            tables = chain.from_iterable(read(figures.turn) for read in self._stills)
            self._drawing.begin(done(self._take_still, table) for table in tables)

    def _take_still(self, table: TableSummary | None) -> None:
        if table is not None and self._over is not None and self.victory.isVisible():
            self.victory.show_still(table)


def _party(seat: SeatView) -> Party:
    return Party(seat.name, seat.deck_name, tuple(map(str, seat.houses)))
