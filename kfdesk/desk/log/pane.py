"""The log beside the table: what happened by turns and actions, with links to cards and ways back in time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShowEvent, QTextDocument
from PySide6.QtWidgets import QMenu, QWidget

from kfdesk.desk.art.command_signs import command_icon
from kfdesk.desk.keyboard.place_keys import UNDO_TO_LINE
from kfdesk.desk.kit.idle import IdleWork, done
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.desk.log import texts as w
from kfdesk.desk.log.rows import Folds, LinkedNames, Row
from kfdesk.desk.log.view import LogView, WrittenLog
from kfdesk.desk.play.table_log import LogPart, Reader
from kfdesk.desk.play.table_names import TableNames
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.event_texts import Names
from kfdesk.match.log_model import GameLog

BEFORE_ALL: Final = -2
"""Before what happened before the first choice, which is number -1."""


class _Log(WrittenLog):
    """The log of one reader of the game at the table."""

    def __init__(self, names: TableNames, reader: Reader, folds: Folds, parent: QObject) -> None:
        self._table_names = names
        self._reader = reader
        self._linked: dict[Names, LinkedNames] = {}
        super().__init__(GameLog(self._names_at), folds, parent)

    def _names_at(self, event: int) -> Names:
        names = self._table_names.at(event, self._reader)
        found = self._linked.get(names)
        if found is None:
            found = self._linked[names] = LinkedNames(names)
        return found

    def forget(self) -> None:
        """Forget all that was told."""
        super().forget()
        self._linked.clear()


class LogPane(LogView):
    """Shows the log at one of three levels; it is given only what the seat shown may know."""

    level_changed = Signal(int)
    undo_wanted = Signal(int)
    """All that came after this choice is to be taken back."""
    told = Signal()
    """The log shown has other rows, or is covered."""
    _lacks = False
    """Whether the document of the log shown lacks what was told while nobody saw it."""

    def __init__(self, names: TableNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._can_undo_to: Callable[[int], bool] = lambda _: True
        self._blank = QTextDocument(self)
        self._lit: tuple[int, int] | None = None
        self._later = IdleWork(self)
        readers: tuple[Reader, ...] = ("nobody", "both", *PLAYERS)
        self.logs = {reader: _Log(names, reader, self._folds, self) for reader in readers}
        """The log of everyone who may look at the screen."""
        self.written = self.logs["nobody"]
        self.text.setDocument(self.written.document)
        self.undo_to = says(QAction(self.text), w.UNDO_TO)
        self.undo_to.setShortcut(QKeySequence(UNDO_TO_LINE))
        self.undo_to.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.undo_to.triggered.connect(lambda: self._want_undo(self.text.current))
        self.text.addAction(self.undo_to)
        follow_language(self._say)
        follow_theme(self._write_anew)
        self.level.currentIndexChanged.connect(self._on_level)
        self.text.font_changed.connect(self._write)

    def offer_undo(self, can_undo_to: Callable[[int], bool]) -> None:
        """Offer to go back to a choice where this says that what came after it may be taken back."""
        self._can_undo_to = can_undo_to

    def _say(self) -> None:
        self.text.setAccessibleDescription(say(w.LOG_HELP))
        self._write_anew()

    def begin_game(self) -> None:
        """Forget what was folded: another game begins."""
        self._folds.clear()

    def light_up(self, before: int | None, last: int | None) -> None:
        """Lay a ground under the lines of the choices after `before` up to `last`; under none where that is None."""
        self._lit = None if last is None else (BEFORE_ALL if before is None else before, last)
        self._show_lit()
        self.text.keep_in_sight()

    def said_last(self, choice: int) -> Row | None:
        """Return what was done last by that choice or before it: the first line of its action, or that of its turn."""
        last: Row | None = None
        for row in self.written.rows.every():
            if row.line is not None and not row.depth and row.line.first >= 0:
                if row.line.choice > choice:
                    break
                last = row
        return last

    def _show_lit(self) -> None:
        first, last = self._lit or (0, -1)
        rows = self.text.rows if self._lit is not None else []
        lit = [at for at, row in enumerate(rows) if row.line is not None and first < row.line.choice <= last]
        if not lit and rows:  # they are folded below the last row that came before them, or it led to no line
            earlier = (at for at, row in enumerate(rows) if row.line is None or row.line.choice <= last)
            lit = [max(earlier, default=0)]
        self.text.light_up(*((lit[0], lit[-1] + 1) if lit else (0, 0)))

    def latest(self, count: int) -> tuple[Row, ...]:
        """Return the last rows but headings, so many at most, folded or not; none while a curtain covers the pane."""
        return self.written.rows.latest(count) if self._uncovered else ()

    def take(self, part: LogPart) -> None:
        """Show a reader's log with these entries at its end."""
        self.written = self._kept(part)
        self._lacks = True
        if not self._uncovered:
            self._text.setDocument(self.written.document)
        if self.isVisible():
            self._catch_up()
        else:  # it is hidden as delivered: the ribbon, which is seen, needs no document
            self._later.begin((done(self._catch_up),))
        if self._text.verticalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAsNeeded:
            self._text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.told.emit()

    def take_covered(self, part: LogPart) -> None:
        """Show nothing while a curtain covers the pane; what is in the part is written should it ever be shown."""
        self.written = self._kept(part)
        self._lacks = False
        policy = Qt.ScrollBarPolicy  # without its scroll bar the pane is wider, and all text would be laid out twice
        shown = self._text.verticalScrollBar().isVisible()
        self._text.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if shown else policy.ScrollBarAlwaysOff)
        self._text.setDocument(self._blank)
        self.told.emit()

    def write_ahead(self, part: LogPart) -> None:
        """Write the log of a reader who will soon look at it."""
        log = self._kept(part)
        self._use_font(log)
        log.write(ui.theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Write what was told while nobody saw it."""
        super().showEvent(event)
        self._catch_up()

    @property
    def _uncovered(self) -> bool:
        """Whether the text is that of the log shown, not blank behind the curtain."""
        return self._text.document() is self.written.document

    def _catch_up(self) -> None:
        """Write what the document of the log shown lacks, and go to its end."""
        if self._lacks and self._uncovered:
            self._lacks = False
            self._use_font(self.written)
            self.written.write(ui.theme)
            self._text.to_end()

    def _kept(self, part: LogPart) -> _Log:
        """Return the reader's log, with the entries of this part among those to be written."""
        if part.restarts:
            for log in self.logs.values():
                log.forget()
        log = self.logs[part.reader]
        log.log.add(part.entries, part.first)
        return log

    # Writing.

    def _write_anew(self) -> None:
        """Write every log anew when it is next shown: in other words, or in other colors."""
        for log in self.logs.values():
            log.rows.use(ui.language, self.head.chosen())
            log.document.clear_rows()
        self._write()

    def _write(self) -> None:
        """Write what the log shown still lacks; behind the curtain nothing is shown."""
        if self._uncovered:
            self._lacks = False
            self._use_font(self.written)
            self.written.write(ui.theme)
            self._show_lit()
            self.text.keep_in_sight()
            self.told.emit()

    def _written(self) -> None:
        self._show_lit()

    def _on_level(self, index: int) -> None:
        self._write_anew()
        self.level_changed.emit(index)

    # What is done with a row.

    def _want_undo(self, number: int) -> None:
        row = self._row(number)
        if row is not None and row.line is not None:
            self.undo_wanted.emit(row.line.choice)

    def _add_to_menu(self, menu: QMenu, number: int) -> None:
        undo = menu.addAction(command_icon("undo", ui.theme), say(w.UNDO_TO))
        undo.setShortcut(QKeySequence(UNDO_TO_LINE))
        undo.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        row = self._row(number)
        undo.setEnabled(row is not None and row.line is not None and self._can_undo_to(row.line.choice))
        undo.triggered.connect(partial(self._want_undo, number))
