"""What is made ready while the curtain is down, so that the table is soon there when it is lifted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kfdesk.desk.kit.idle import IdleWork, Job, done
from kfdesk.desk.log.in_step import LogInStep
from kfdesk.desk.log.pane import LogPane
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_log import LogPart
from kfdesk.engine.views import TableView

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget


class BehindCurtain(QObject):
    """Draws the table and writes the log for the player who is called to the screen; shows neither."""

    def __init__(
        self,
        controller: DeskController,
        table: TableWidget,
        log: LogPane,
        steps: LogInStep,
        parent: QObject,
        *,
        asked_ahead: Callable[[TableView], Iterator[Job]],
        waits: Callable[[], bool],
    ) -> None:
        """`asked_ahead` yields jobs that paint what will be asked with in a view; while `waits` nothing is done, until
        `go_on`."""
        super().__init__(parent)
        self._asked_ahead, self._waits = asked_ahead, waits
        self._controller, self._table, self._log, self._steps = controller, table, log, steps
        self._work = IdleWork(self)
        controller.logged.connect(self._on_logged)
        controller.curtain_lowered.connect(self._on_lowered)

    @property
    def ready(self) -> bool:
        """True when nothing is left to be made ready."""
        return self._work.finished

    def go_on(self) -> None:
        """Do what had to wait: nothing moves over the curtain any more."""
        self._work.wait()

    def _on_lowered(self, _player: int) -> None:
        self._work.begin(self._jobs())

    def _on_logged(self, part: LogPart) -> None:
        """Let nothing be written that the curtain covers: it takes as long as all else that lowers the curtain."""
        if self._controller.curtain_for is None:
            self._steps.take(part)
        else:
            self._steps.cover(part)

    def _jobs(self) -> Iterator[Job]:
        yield lambda: not self._waits()
        yield from self._table.scene_.drawn_ahead()
        called = self._controller.for_the_called()
        if called is None:
            return
        view, part = called
        yield done(self._log.write_ahead, part)
        yield from self._table.draw_next(view)
        yield from self._asked_ahead(view)
