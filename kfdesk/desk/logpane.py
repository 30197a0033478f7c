"""The log beside the table: what happened by turns and actions, with links to cards and ways back in time."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QTextDocument
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from kfdesk.desk import logwords as w
from kfdesk.desk import strings as s
from kfdesk.desk.art.command_signs import command_icon
from kfdesk.desk.explaining import explained
from kfdesk.desk.loghead import LogHead
from kfdesk.desk.logrows import FoldKey, Folds, LinkedNames, Row, Rows
from kfdesk.desk.logtext import LogDocument, LogText, handle_and_id
from kfdesk.desk.naming import TableNames
from kfdesk.desk.plain import tip
from kfdesk.desk.table_log import LogPart, Reader
from kfdesk.desk.theme import LIGHT, Theme
from kfdesk.desk.whybox import WhyBox
from kfdesk.engine.headings import heading
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.event_words import Names
from kfdesk.match.logged import GameLog

BEFORE_ALL: Final = -2
"""Before what happened before the first choice, which is number -1."""


class _Log:
    """What one reader may know of the game, and as much of it as is written, as a document."""

    def __init__(self, names: TableNames, reader: Reader, folds: Folds, parent: QObject) -> None:
        self._table_names = names
        self._reader = reader
        self._linked: dict[Names, LinkedNames] = {}
        self.log = GameLog(self._names_at)
        self.rows = Rows(self.log, folds)
        self.document = LogDocument(parent)

    def _names_at(self, event: int) -> Names:
        names = self._table_names.at(event, self._reader)
        found = self._linked.get(names)
        if found is None:
            found = self._linked[names] = LinkedNames(names)
        return found

    def forget(self) -> None:
        """Forget all that was told."""
        self.log.clear()
        self.rows.clear()
        self._linked.clear()
        self.document.clear_rows()

    def write(self, theme: Theme) -> None:
        """Write what the document still lacks."""
        self.document.write(self.rows.shown(), theme)


class LogPane(QWidget):
    """Shows the log at one of three levels; it is given only what the seat shown may know."""

    card_hovered = Signal(object, str)
    """The handle of the card whose link is under the pointer, or None, and the card's id in the facts table."""
    card_clicked = Signal(str, str)
    """The same of a card whose link was clicked."""
    rule_wanted = Signal(str)
    """The rulebook entry that is to be shown."""
    level_changed = Signal(int)
    moment_wanted = Signal(int)
    """The table is to be shown as it lay after this choice: see `Hindsight`."""
    undo_wanted = Signal(int)
    """All that came after this choice is to be taken back."""

    def __init__(self, names: TableNames, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = "en"
        self._theme: Theme = LIGHT
        self._lit: tuple[int, int] | None = None
        self._folds = Folds()
        readers: tuple[Reader, ...] = ("nobody", "both", *PLAYERS)
        self._logs = {reader: _Log(names, reader, self._folds, self) for reader in readers}
        """The log of everyone who may look at the screen."""
        self._log = self._logs["nobody"]
        """The one shown, or written when the pane is next seen."""
        self._blank = QTextDocument(self)
        self.head = LogHead()
        self.title, self.level = self.head.title, self.head.level
        self.text = LogText()
        self.text.setDocument(self._log.document)
        self.text.tip_of = self._tip_of
        self.text.highlighted.connect(self._on_highlighted)
        self.text.anchorClicked.connect(lambda url: self.card_clicked.emit(*handle_and_id(url)))
        self.text.meant.connect(self._on_meant)
        self.text.fold_wanted.connect(self.fold)
        self.text.menu_wanted.connect(self._open_menu)
        self.why_box = WhyBox(self)
        self.why_box.card_hovered.connect(self.card_hovered)
        self.why_box.card_clicked.connect(self.card_clicked)
        self.why_box.rule_wanted.connect(self.rule_wanted)
        self.why = QAction(self.text)
        self.why.setShortcut(QKeySequence(w.WHY_KEY))
        self.why.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.why.triggered.connect(lambda: self.tell_why(self.text.current))
        self.text.addAction(self.why)
        self.undo_to = QAction(self.text)
        self.undo_to.setShortcut(QKeySequence(w.UNDO_TO_KEY))
        self.undo_to.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.undo_to.triggered.connect(lambda: self._want_undo(self.text.current))
        self.text.addAction(self.undo_to)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.head)
        box.addWidget(self.text, 1)
        self.set_language("en")
        self.level.currentIndexChanged.connect(self._on_level)
        self.text.font_changed.connect(self._write)

    def set_language(self, language: str) -> None:
        """Word the whole log in this language."""
        self._language = language
        self.head.set_language(language)
        self.text.setAccessibleName(s.LOG.say(language))
        self.text.setAccessibleDescription(w.LOG_HELP.say(language))
        self.undo_to.setText(w.UNDO_TO.say(language))
        self.why.setText(w.WHY.say(language))
        self._write_anew()

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        if theme is not self._theme:
            self._theme = theme
            self.text.set_theme(theme)
            self._write_anew()

    def set_level(self, level: int) -> None:
        """Show lines up to this level: 0 short, 1 normal, 2 everything."""
        self.level.setCurrentIndex(level)

    def begin_game(self) -> None:
        """Forget what was folded: another game begins."""
        self._folds.clear()

    def light_up(self, before: int | None, last: int | None) -> None:
        """Lay a ground under the lines of the choices after `before` up to `last`; under none where that is None."""
        self._lit = None if last is None else (BEFORE_ALL if before is None else before, last)
        self._show_lit()
        self.text.keep_in_sight()

    def said_last(self, choice: int) -> str:
        """Return what was done last by that choice or before it: the first line of its action."""
        last: Row | None = None
        for row in self._log.rows.every():
            if row.line is not None and not row.depth and row.line.first >= 0:
                if row.line.choice > choice:
                    break
                last = row
        return last.plain if last is not None else ""

    def _show_lit(self) -> None:
        first, last = self._lit or (0, -1)
        rows = self.text.rows if self._lit is not None else []
        lit = [at for at, row in enumerate(rows) if row.line is not None and first < row.line.choice <= last]
        if not lit and rows:  # they are folded below the last row that came before them, or it led to no line
            earlier = (at for at, row in enumerate(rows) if row.line is None or row.line.choice <= last)
            lit = [max(earlier, default=0)]
        self.text.light_up(*((lit[0], lit[-1] + 1) if lit else (0, 0)))

    def take(self, part: LogPart) -> None:
        """Show a reader's log with these entries at its end."""
        self._log = self._kept(part)
        self._use_font(self._log)
        self._log.write(self._theme)
        if self.text.document() is not self._log.document:
            self.text.setDocument(self._log.document)
        self.text.to_end()
        if self.text.verticalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAsNeeded:
            self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def take_covered(self, part: LogPart) -> None:
        """Show nothing while a curtain covers the pane; what is in the part is written should it ever be shown."""
        self._log = self._kept(part)
        policy = Qt.ScrollBarPolicy  # without its scroll bar the pane is wider, and all text would be laid out twice
        shown = self.text.verticalScrollBar().isVisible()
        self.text.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if shown else policy.ScrollBarAlwaysOff)
        self.text.setDocument(self._blank)

    def write_ahead(self, part: LogPart) -> None:
        """Write the log of a reader who will soon look at it."""
        log = self._kept(part)
        self._use_font(log)
        log.write(self._theme)

    def _kept(self, part: LogPart) -> _Log:
        """Return the reader's log, with the entries of this part among those to be written."""
        if part.restarts:
            for log in self._logs.values():
                log.forget()
        log = self._logs[part.reader]
        log.log.add(part.entries, part.first)
        return log

    def plain_text(self) -> str:
        """Return the log shown as far as its level goes, a line each, those among them that are folded."""
        if self.text.document() is not self._log.document:
            return ""
        return "\n".join(row.plain for row in self._log.rows.every())

    # Folding.

    def fold(self, key: FoldKey, folded: bool) -> None:
        """Fold or unfold a turn or an action; it stays so, whatever is added, until it is told otherwise."""
        self._folds.fold(key, folded)
        self._show_folds(key)

    def fold_all(self, folded: bool) -> None:
        """Fold or unfold all turns."""
        for turn in self._log.log.turns:
            self._folds.fold(("turn", turn.first), folded)
        self._show_folds()

    def _show_folds(self, key: FoldKey | None = None) -> None:
        """Write the log as it is folded now; what is looked at stays where it is, and the keyboard is on `key`."""
        if self.text.document() is self._log.document:
            bar = self.text.verticalScrollBar()
            at = bar.value()
            self._log.write(self._theme)
            self.text.document().documentLayout().documentSize()
            folded = next((at for at, row in enumerate(self.text.rows) if key is not None and row.key == key), None)
            if folded is not None:
                self.text.go_to(folded)
            bar.setValue(at)
            self._show_lit()

    # Writing.

    def _use_font(self, log: _Log) -> None:
        if log.document.defaultFont() != self.text.font():
            log.document.setDefaultFont(self.text.font())

    def _write_anew(self) -> None:
        """Write every log anew when it is next shown: in other words, or in other colors."""
        for log in self._logs.values():
            log.rows.use(self._language, self.head.chosen())
            log.document.clear_rows()
        self._write()

    def _write(self) -> None:
        """Write what the log shown still lacks; behind the curtain nothing is shown."""
        if self.text.document() is self._log.document:
            self._use_font(self._log)
            self._log.write(self._theme)
            self._show_lit()
            self.text.keep_in_sight()

    def _on_level(self, index: int) -> None:
        self._write_anew()
        self.level_changed.emit(index)

    # What is done with a row.

    def _on_highlighted(self, url: QUrl) -> None:
        handle, card = handle_and_id(url)
        self.card_hovered.emit(handle or None, card)

    def _on_meant(self, number: int) -> None:
        row = self._row(number)
        if row is not None and row.line is not None:
            self.moment_wanted.emit(row.line.choice)

    def _want_undo(self, number: int) -> None:
        row = self._row(number)
        if row is not None and row.line is not None:
            self.undo_wanted.emit(row.line.choice)

    def tell_why(self, number: int) -> None:
        """Say why what a row tells happened: the lines it follows from, with their cards and rules."""
        row = self._row(number)
        if row is not None and row.line is not None and row.line.events:
            place = self.text.row_rect(number).bottomLeft().toPoint()
            at = self.text.viewport().mapToGlobal(place)
            self.why_box.tell(self._log.rows.reasons_of(row.line), self._language, at)

    def _row(self, number: int) -> Row | None:
        rows = self.text.rows
        return rows[number] if 0 <= number < len(rows) else None

    def _tip_of(self, row: Row) -> str:
        """Return what the entry of the rulebook says on which a row rests."""
        rule = row.line.rule if row.line is not None else ""
        return tip(explained(rule).say(self._language)) if rule else ""

    def _open_menu(self, number: int, place: QPoint) -> None:
        menu = self.menu(number)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def menu(self, number: int) -> QMenu:
        """Return the menu of a row."""
        menu, language = QMenu(self.text), self._language
        row, key = self._row(number), self.text.foldable(number)
        if row is not None and row.line is not None:
            show = menu.addAction(command_icon("film", self._theme), w.SHOW_MOMENT.say(language))
            show.triggered.connect(partial(self._on_meant, number))
            undo = menu.addAction(command_icon("undo", self._theme), w.UNDO_TO.say(language))
            undo.setShortcut(QKeySequence(w.UNDO_TO_KEY))
            undo.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            undo.triggered.connect(partial(self._want_undo, number))
            if row.line.events:
                why = menu.addAction(w.WHY.say(language))
                why.setShortcut(QKeySequence(w.WHY_KEY))
                why.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
                why.triggered.connect(partial(self.tell_why, number))
            if rule := row.line.rule:
                words = w.LOOK_UP.filled(rule=heading(rule)).say(language).replace("&", "&&")
                menu.addAction(words).triggered.connect(partial(self._look_up, rule))
            menu.addSeparator()
        if key is not None:
            folded = row is not None and row.folded
            fold = menu.addAction((w.UNFOLD if folded else w.FOLD).say(language))
            fold.triggered.connect(partial(self.fold, key, not folded))
        menu.addAction(w.FOLD_ALL.say(language)).triggered.connect(partial(self.fold_all, True))
        menu.addAction(w.UNFOLD_ALL.say(language)).triggered.connect(partial(self.fold_all, False))
        menu.addSeparator()
        menu.addAction(w.COPY_LOG.say(language)).triggered.connect(self._copy)
        return menu

    def _look_up(self, rule: RuleId) -> None:
        self.rule_wanted.emit(rule)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.plain_text())
