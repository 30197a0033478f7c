"""Statistics in the main window: a command, a button when a game is over, and for any kept game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.statistics import texts as s
from kfdesk.engine.views import TableView
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.statistics.dialog import StatisticsDialog
    from kfdesk.match.statistics import GameStatistics
    from kfdesk.match.table_summary import TableSummary


class StatisticsFeature(Feature):
    """Opens the statistics of kept games. Everything heavy is imported when it is first wanted."""

    def __init__(self, desk: Desk, offer_when_over: Callable[[Words, Callable[[], None]], object]) -> None:
        """`offer_when_over` gives the prompt of a game that is over a button."""
        super().__init__(desk)
        self.dialog: StatisticsDialog | None = None
        """The window that is open, if one is."""
        self._tables: tuple[Path, dict[int, TableSummary]] | None = None
        """Where the game is kept whose statistics were read last at its end, and how its table lay at the end of each
        turn: a game is played through again once for both."""
        self.command = desk.commands.add("game", s.COMMAND, self.show_present)
        self.command.setEnabled(False)
        offer_when_over(s.BUTTON, self.show_present)
        desk.controller.view_changed.connect(self._on_view)

    def close(self) -> None:
        """Close the window."""
        if self.dialog is not None:
            self.dialog.destroyed.disconnect(self._forget)  # it comes later, perhaps when another one is open
            self.dialog.close()
            self.dialog = None

    def show_present(self) -> None:
        """Show the statistics of the game at the table; it must be over and kept."""
        path, view = self._desk.controller.kept_at, self._desk.controller.view()
        if view is None or view.winner is None:
            return
        if path is None:
            self._desk.tell(s.CANNOT, s.NOT_KEPT)
        else:
            self.show_statistics(path)

    def of_present(self) -> Iterator[GameStatistics | None]:
        """Read the statistics of the game at the table piece by piece: None as long as they are not there.

        Nothing comes where the game is not over or was not kept.
        """
        path, view = self._desk.controller.kept_at, self._desk.controller.view()
        if path is not None and view is not None and view.winner is not None:
            tables: dict[int, TableSummary] = {}
            self._tables = None
            for found in self._read(path, tables):
                if found is not None:
                    self._tables = path, tables
                yield found

    def still_of_present(self, turn: int | None) -> Iterator[TableSummary | None]:
        """Read piece by piece how the table of the game at the table lay at the end of a turn: None until it is known.

        With `turn` None it is the table at the end. Nothing comes where the game is not over or was not kept.
        """
        from kfdesk.match.journal import JournalError
        from kfdesk.match.recorded_game import read_recorded_game
        from kfdesk.match.table_summary import summary_of_view

        path, view = self._desk.controller.kept_at, self._desk.controller.view()
        if path is None or view is None or view.winner is None:
            return
        if self._tables is not None and self._tables[0] == path:
            tables = self._tables[1]
            if (known := tables.get(max(tables, default=0) if turn is None else turn)) is not None:
                yield known
                return
        try:
            recording = read_recorded_game(path)
            yield None
            game = recording.begin()
            for answer in recording.answers:
                game.answer(answer.entry)
                if turn is not None and game.state.turn > turn:
                    break
                yield None
            yield summary_of_view(game.common_view())
        except (JournalError, ValueError):
            return  # the figures say so

    def show_statistics(self, path: Path) -> None:
        """Show the statistics of the kept game at `path`; of one that is not finished, what both players saw."""
        from kfdesk.desk.statistics.dialog import StatisticsDialog

        *_, found = self._read(path)
        if found is None:
            return
        self.close()
        dialog = self.dialog = StatisticsDialog(found, self._settings, self._desk.frame)
        dialog.destroyed.connect(self._forget)
        dialog.open()

    def _read(self, path: Path, tables: dict[int, TableSummary] | None = None) -> Iterator[GameStatistics | None]:
        """Yield None for each piece that was read, then the statistics; at last None where they cannot be read.

        How the table lay at the end of each turn is put into `tables`.
        """
        from kfdesk.desk.card.read_first import read_first
        from kfdesk.desk.games.unfinished import problem_of
        from kfdesk.match.journal import JournalError
        from kfdesk.match.recorded_game import read_recorded_game
        from kfdesk.match.statistics import statistics_of
        from kfdesk.match.table_summary import summary_of_view

        try:
            recording = read_recorded_game(path)
            yield None
            if not read_first(recording.header.all_homemade, self._desk.frame):
                return
            game = recording.begin()
            turn = game.state.turn
            for answer in recording.answers:
                game.answer(answer.entry)
                if tables is not None and game.state.turn > turn:
                    tables[turn] = summary_of_view(game.common_view())
                    turn = game.state.turn
                yield None
            if tables is not None:
                tables[turn] = summary_of_view(game.common_view())
            yield statistics_of(game)
            return
        except JournalError as error:
            self._desk.tell(s.CANNOT, error.problem if not error.damaged else problem_of(error))
        except ValueError as error:
            self._desk.tell(s.CANNOT, s.CANNOT_BEGIN.filled(why=reason_of(error)))
        yield None

    def _forget(self) -> None:
        self.dialog = None

    def _on_view(self, view: TableView) -> None:
        kept = self._desk.controller.kept_at is not None
        self.command.setEnabled(kept and view.winner is not None)
