"""A walk through the whole program: every page, dock, dialog and sort of prompt, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMessageBox

from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.evenings.dialogs import PeopleDialog, ResultDialog
from kfdesk.desk.evenings.feature import EveningFeature
from kfdesk.desk.evenings.room import EveningRoom
from kfdesk.desk.evenings.texts import RESULT_TITLE
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.program.fault_dialogs import FaultDialog
from kfdesk.desk.program.helpdesk import HelpDesk
from kfdesk.desk.puzzles.feature import PuzzlesFeature
from kfdesk.desk.sheet.sheet import DeckSheet
from kfdesk.desk.shortcuts.feature import ShortcutsFeature
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, Zone
from kfdesk.match.evenings.plan import EveningPlan
from kfdesk.match.evenings.results import possible_results
from tests.desk.starts import play, setup
from tests.windows import part_in

PLAYERS_NAMED = ("Ada", "Bo")


class Walk:
    """Goes through the program; `stops` yields the name of each place once it shows."""

    def __init__(self, window: MainWindow, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """`game` is a game that is over, among the kept ones."""
        self.window = window
        self.seen: list[str] = []
        """The places that were shown."""
        self._game = game
        for kind in (QDialog, QMessageBox):  # what waits for an answer would wait for ever
            monkeypatch.setattr(kind, "exec", lambda dialog: dialog.show() or 0)

    def stops(self) -> Iterator[str]:
        """Yield each place."""
        for stop in self._stops():
            self.seen.append(stop)
            yield stop

    def rooms(self) -> Iterator[str]:
        """Yield each room; in the end all of them are there, and the windows beside them open."""
        window = self.window
        window.controller.new_game(setup(PLAYERS_NAMED, open_table=True))
        play(window, 12)
        window.change_settings(timing_chart=True)
        self.part(JudgeFeature).open()
        assert self.part(PuzzlesFeature).own.editor.box.isHidden(), "made, though nothing is edited"
        yield "the table"
        self.watch()
        yield "the film"
        self.part(GamesFeature).show()
        yield "the games"
        self.part(MatchFeature).open()
        yield "a match"
        self.part(EveningFeature).open()
        yield "the evenings"
        self.part(DeckFeature).open()
        browse = self.part(DeckFeature).room.browse
        browse.show_selected()
        for number in range(browse.detail.tabs.count()):
            browse.detail.tabs.setCurrentIndex(number)
            yield "the decks"
        self.part(DeckFeature).room.open_sheet()
        yield "a sheet"
        self.part(HomemadeFeature).open()
        yield "no card of one's own"
        self.part(HomemadeFeature).room.new()
        self.part(HomemadeFeature).room.page.form.text.setPlainText("Play: Draw a card.\nPlay: Something else.")
        yield "a card of one's own"
        self.part(HomemadeFeature).build()
        yield "a deck of one's own"

    def _stops(self) -> Iterator[str]:
        help_ = self.part(HelpDesk)
        window = self.window
        start = (
            self.part(ShortcutsFeature).open,
            window.beginning.ask_new_game,
            window.show_preferences,
            window.show_about,
        )
        yield from self._dialogs("start", *start, help_.offer, help_.ask_report, self._fail)
        yield from self._at_the_table()
        yield from self._at_the_end_of_a_game()
        yield from self._among_games()
        yield from self._agreeing_on_a_match()
        yield from self._at_an_evening()
        yield from self._among_decks()

    def part(self, kind: type[Any]) -> Any:
        """Return a part of the window."""
        return part_in(self.window, kind)

    def settle(self) -> None:
        """Let everything be laid out, and what is to be deleted go."""
        for _ in range(6):  # the longest page of charts takes three, one more where its bar comes late
            QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # of a text that came from a thread just now

    def _dialogs(self, where: str, *ways: Callable[[], object]) -> Iterator[str]:
        """Yield the place, then each dialog that opens there."""
        yield where
        for way in ways:
            way()
            yield f"{where}: {getattr(way, '__name__', way)}"
            self._close_dialogs()

    def _close_dialogs(self) -> None:
        for widget in (*QApplication.topLevelWidgets(), *self.window.findChildren(QDialog)):
            if widget is not self.window and widget.isVisible() and not isinstance(widget, QMenu):
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _fail(self) -> None:
        dialog = FaultDialog("Traceback", self.window.controller, self.window.settings, self.window)
        dialog.count_another()
        dialog.show()

    # The table.

    def _at_the_table(self) -> Iterator[str]:
        window, controller = self.window, self.window.controller
        controller.new_game(setup(PLAYERS_NAMED))
        yield "the curtain"
        controller.lift_curtain()
        for number in range(60):
            yield f"decision {number}"
            play(window, 1)
            controller.lift_curtain()
        for zone in (Zone.DISCARD, Zone.ARCHIVES, Zone.PURGED):
            window.table.pile_clicked.emit(0, zone)
            yield f"the pile {zone}"
        window.overlays.viewer.close_pile()
        window.change_settings(timing_chart=True)
        window.change_settings(log_level=2)
        yield "the timing chart"
        window.change_settings(warn_undo=True)
        table = (window.undoing.undo, window.undoing.undo_turn, self.part(GamesFeature).save_as)
        yield from self._dialogs("the table", *table, self.part(FilmFeature).export_present)
        self.part(JudgeFeature).open()
        panel = self.part(JudgeFeature).panel
        for number in range(panel.kind.count()):
            panel.kind.setCurrentIndex(number)
            yield f"the judge's hand {number}"
        self.part(JudgeFeature).toggle()
        controller.check_called.emit(PLAYERS[0])
        yield "check"

    def _at_the_end_of_a_game(self) -> Iterator[str]:
        film = self.watch()
        yield from self._dialogs("the film", film.export_present)
        film.page.projector.seek(film.page.film.last)
        yield "the end of the film"
        self.part(StatisticsFeature).show_statistics(self._game)
        dialog = self.part(StatisticsFeature).dialog
        for number in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(number)
            yield f"the statistics {number}"
        self._close_dialogs()

    def watch(self) -> Any:
        """Show the film of the game that is over, wholly read, and return the part."""
        film = self.part(FilmFeature)
        film.watch(self._game)
        while not film.page.film.whole:
            QApplication.processEvents()
        return film

    def _among_games(self) -> Iterator[str]:
        games = self.part(GamesFeature)
        games.show()
        games.page.choose(self._game)
        yield from self._dialogs("the games", lambda: games.ask_name(self._game))
        games.duplicate(self._game)
        yield "a copy of a game"
        games.delete([row.path for row in games.page.chosen()])
        yield "a game is deleted"

    # Matches.

    def _agreeing_on_a_match(self) -> Iterator[str]:
        part = self.part(MatchFeature)
        part.open()
        room = part.room
        for number in range(room.setup.formats.count()):
            room.setup.formats.setCurrentRow(number)
            yield f"a match {number}"

    # Evenings.

    def _at_an_evening(self) -> Iterator[str]:
        room: EveningRoom = self.part(EveningFeature).room
        room.open()
        yield "no evening"
        room.agree()
        for name in PLAYERS_NAMED:
            room.setup.people.enter(name)
        for number in reversed(range(room.setup.pairing.count())):
            room.setup.pairing.setCurrentIndex(number)
            yield f"an evening is agreed on {number}"
        for number in reversed(range(room.setup.decks.count())):
            room.setup.decks.setCurrentIndex(number)
            yield f"decks of an evening {number}"
        room.begin()
        yield "an evening begins"
        room.page.next.click()
        yield "an evening runs"
        yield from self._dialogs("an evening", self._ask_result, self._ask_people)
        room.page.only.click()
        yield "only the pairings"
        room.open()
        yield "the evenings"

    def _ask_result(self) -> None:
        room: EveningRoom = self.part(EveningFeature).room
        plan = EveningPlan(title="Friday", format="best-of-three")
        ResultDialog(RESULT_TITLE, PLAYERS_NAMED, possible_results(plan), None, room.page.window()).show()

    def _ask_people(self) -> None:
        room: EveningRoom = self.part(EveningFeature).room
        PeopleDialog(lambda: room.page.standing, lambda _: None, lambda _: None, parent=room.page.window()).show()

    # Decks.

    def _among_decks(self) -> Iterator[str]:
        part = self.part(DeckFeature)
        part.open()
        room: DeckRoom = part.room
        browse = room.browse
        browse.select_row(1)
        browse.show_selected()
        for number in range(browse.detail.tabs.count()):
            browse.detail.tabs.setCurrentIndex(number)
            yield f"the decks, tab {number}"
        browse.show_view("grid")
        yield "the decks as pictures"
        browse.show_view("table")
        QGuiApplication.clipboard().clear()
        asking = (room.ask_paste, room.ask_generate, room.ask_tags, room.ask_folder, room.ask_game, room.ask_restore)
        showing = (room.show_shelf_figures, room.show_help, room.quick_look, room.back_up)
        yield from self._dialogs("the decks", *asking, *showing)
        room.select_all()
        browse.show_selected()
        yield "several decks"
        browse.select_keys([row.key for number in range(2) if (row := browse.model.row(number)) is not None])
        yield from self._dialogs("two decks", room.compare)
        room.open_sheet()
        sheet = self.window.findChild(DeckSheet)
        assert sheet is not None
        for number in range(sheet.tabs.count()):
            sheet.tabs.setCurrentIndex(number)
            yield f"the sheet {number}"
        sheet.show_qr()
        yield "the code of a deck"
        sheet.print_sheet()
        yield "what goes on paper"
        self._close_dialogs()
        room.acts.trash(room.browse.selected_keys())
        yield "decks are put away"
        room.show_trash()
        yield "the trash of decks"
        browse.search.line.setText("no-such-deck amber>1000")
        yield "nothing is found"
        browse.search.line.setText("")
