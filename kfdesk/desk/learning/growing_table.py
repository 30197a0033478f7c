"""The table of a learner: it has what a lesson needs, and grows with what happens and with what was learned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kfdesk.desk.learning.guide import Guide
from kfdesk.desk.learning.taught import Taught
from kfdesk.desk.learning.tutor import Tutor
from kfdesk.engine import Game
from kfdesk.engine.rules import RuleId
from kfdesk.teach.lessons import LEARNER
from kfdesk.teach.lessons.table_places import asked_for, learned, needed, of_both, reached
from kfdesk.teach.table_place import EVERY_PLACE, PlacesOfSeats, TablePlace

if TYPE_CHECKING:
    from kfdesk.desk.around_table.side_panes import SideDock
    from kfdesk.desk.table.widget import TableWidget


class GrowingTable(QObject):
    """Shows the places that what is taught needs: at the table, and beside it the log and the timing chart."""

    chart_came = Signal(bool)
    """Whether the timing chart is there."""

    def __init__(self, table: TableWidget, side: SideDock, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._side = table, side
        self._game: Game | None = None
        """The game that places were shown for last; after undo it is another one."""
        self._there: PlacesOfSeats = frozenset()

    def show_for(self, tutor: Tutor, before: Sequence[Taught], done: Iterable[str]) -> None:
        """Show what the lesson or small game at the table needs now; all where that is over or is none of them.

        `before` is what comes before it in the course: what somebody has `done` of that stays known.
        """
        taught, game = tutor.taught, tutor.game
        made = taught.lesson or taught.small if taught is not None else None
        if made is None or game is None or tutor.finished:
            self._show(None, None)
            return
        anew = game is not self._game
        if anew:
            known = frozenset(place for one in before if one.id in done for place in _known_from(one))
            self._there = of_both(needed(made) | known) | reached(game)
        came = {place for place in reached(game) if place[1] is TablePlace.LOG}
        self._there |= came | asked_for(game, _entries(tutor))
        self._show(self._there, game, anew=anew)

    def _show(self, places: PlacesOfSeats | None, game: Game | None, *, anew: bool = False) -> None:
        if places is None and self._game is None:
            return  # as it has been
        self._game = game
        self._table.grow(places, anew=anew)
        self._side.let_log(be_there=places is None or (LEARNER, TablePlace.LOG) in places)
        self.chart_came.emit(places is None or (LEARNER, TablePlace.TIMING) in places)


def _entries(tutor: Tutor) -> tuple[RuleId, ...]:
    """Return the entries of the rulebook behind what the teacher says now."""
    way = tutor.way
    return tuple(remark.entry for remark in way.said) if isinstance(way, Guide) else ()


def _known_from(one: Taught) -> frozenset[TablePlace]:
    """Return the places that are known to who has done this: of the whole first game all that every game has."""
    made = one.lesson or one.small
    return learned(made) if made is not None else EVERY_PLACE - {TablePlace.TIMING}
