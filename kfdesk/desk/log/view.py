"""What the log beside the table and the log beside a film share: rows that fold, links to cards, a menu of a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.art.command_signs import command_icon
from kfdesk.desk.card.explaining import explained
from kfdesk.desk.keyboard.place_keys import WHY_OF_LINE
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.log import texts as w
from kfdesk.desk.log.document import LogDocument
from kfdesk.desk.log.head import LogHead
from kfdesk.desk.log.rows import RULE, FoldKey, Folds, Row, Rows
from kfdesk.desk.log.text import LogText, handle_and_id
from kfdesk.desk.log.why_box import WhyBox
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.headings import heading
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.match.log_model import GameLog
from kfdesk.text.words import Words


class WrittenLog:
    """What one reader may know of a game, and as much of it as is written, as a document."""

    def __init__(self, log: GameLog, folds: Folds, parent: QObject) -> None:
        self.log = log
        self.rows = Rows(log, folds)
        self.document = LogDocument(parent)

    def forget(self) -> None:
        """Forget all that was told."""
        self.log.clear()
        self.rows.clear()
        self.document.clear_rows()

    def write(self, theme: Theme) -> None:
        """Write what the document still lacks."""
        self.document.write(self.rows.shown(), theme)


class LogView(QWidget):
    """Shows the log of a reader at one of three levels; who fills it gives it only what that reader may know."""

    card_hovered = Signal(object, str)
    """The handle of the card whose link is under the pointer, or None, and the card's id in the facts table."""
    card_clicked = Signal(str, str)
    """The same of a card whose link was clicked."""
    rule_wanted = Signal(str)
    """The rulebook entry that is to be shown."""
    moment_wanted = Signal(int)
    """The table is to be shown as it lay after the choice with this number."""
    show_words: Words = w.SHOW_MOMENT
    """What the menu of a row calls that."""

    def __init__(self, parent: QWidget | None = None, text: LogText | None = None) -> None:
        super().__init__(parent)
        self._folds = Folds()
        self._has_moment: Callable[[int], bool] = lambda _: True
        self.written: WrittenLog
        """The one shown, or written when the view is next seen; a subclass sets it."""
        self.head = LogHead()
        self.title, self.level = self.head.title, self.head.level
        self._text = says(text or LogText(), name=s.LOG)
        self.text.tip_of = self._tip_of
        self.text.highlighted.connect(self._on_highlighted)
        self.text.tip_of_rule = lambda rule: tip(say(explained(rule)))
        self.text.anchorClicked.connect(self._on_clicked)
        self.text.meant.connect(self._on_meant)
        self.text.fold_wanted.connect(self.fold)
        self.text.menu_wanted.connect(self._open_menu)
        self.edition: Edition = NEWEST
        """The edition of the rules that the game is played by: reasons cite it."""
        self.why_box = WhyBox(self)
        self.why_box.card_hovered.connect(self.card_hovered)
        self.why_box.card_clicked.connect(self.card_clicked)
        self.why_box.rule_wanted.connect(self.rule_wanted)
        self.why = says(QAction(self.text), w.WHY)
        self.why.setShortcut(QKeySequence(WHY_OF_LINE))
        self.why.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.why.triggered.connect(lambda: self.tell_why(self.text.current))
        self.text.addAction(self.why)
        down(self.head, (self.text, 1), on=self, margins=0)

    @property
    def text(self) -> LogText:
        """The text of the log, with all that is to stand in it."""
        self._catch_up()
        return self._text

    def _catch_up(self) -> None:
        """Write what has not been written while nobody saw it."""

    def offer_moments(self, has_moment: Callable[[int], bool]) -> None:
        """Offer to show the table after a choice where this says that it is another one than is seen."""
        self._has_moment = has_moment

    def set_level(self, level: int) -> None:
        """Show lines up to this level: 0 short, 1 normal, 2 everything."""
        self.level.setCurrentIndex(level)

    def plain_text(self) -> str:
        """Return the log shown as far as its level goes, a line each, those among them that are folded."""
        if self.text.document() is not self.written.document:
            return ""
        return "\n".join(row.plain for row in self.written.rows.every())

    # Folding.

    def fold(self, key: FoldKey, folded: bool) -> None:
        """Fold or unfold a turn or an action; it stays so, whatever is added, until it is told otherwise."""
        self._folds.fold(key, folded)
        self._show_folds(key)

    def fold_all(self, folded: bool) -> None:
        """Fold or unfold all turns."""
        for turn in self.written.log.turns:
            self._folds.fold(("turn", turn.first), folded)
        self._show_folds()

    def _show_folds(self, key: FoldKey | None = None) -> None:
        """Write the log as it is folded now; what is looked at stays where it is, and the keyboard is on `key`."""
        if self.text.document() is self.written.document:
            bar = self.text.verticalScrollBar()
            at = bar.value()
            self.written.write(ui.theme)
            self.text.document().documentLayout().documentSize()
            folded = next((at for at, row in enumerate(self.text.rows) if key is not None and row.key == key), None)
            if folded is not None:
                self.text.go_to(folded)
            bar.setValue(at)
            self._written()

    # Writing.

    def _use_font(self, log: WrittenLog) -> None:
        if log.document.defaultFont() != self.text.font():
            log.document.setDefaultFont(self.text.font())

    def _write_anew(self) -> None:
        """Write everything anew: in other words, or in other colors."""
        raise NotImplementedError

    def _written(self) -> None:
        """Do what depends on where rows are: they were written."""

    # What is done with a row.

    def _on_clicked(self, url: QUrl) -> None:
        link = url.toString()
        if link.startswith(RULE):
            self.rule_wanted.emit(link.removeprefix(RULE))
        else:
            self.card_clicked.emit(*handle_and_id(url))

    def _on_highlighted(self, url: QUrl) -> None:
        handle, card = handle_and_id(url) if not url.toString().startswith(RULE) else ("", "")
        self.card_hovered.emit(handle or None, card)

    def _on_meant(self, number: int) -> None:
        row = self._row(number)
        if row is not None and row.line is not None:
            self.moment_wanted.emit(row.line.choice)

    def tell_why(self, number: int) -> None:
        """Say why what a row tells happened: the lines it follows from, with their cards and rules."""
        row = self._row(number)
        if row is not None and row.line is not None and row.line.events:
            place = self.text.row_rect(number).bottomLeft().toPoint()
            at = self.text.viewport().mapToGlobal(place)
            self.why_box.tell(self.written.rows.reasons_of(row.line), ui.language, at, self.edition)

    def _row(self, number: int) -> Row | None:
        rows = self.text.rows
        return rows[number] if 0 <= number < len(rows) else None

    def _tip_of(self, row: Row) -> str:
        """Return what the entry of the rulebook says on which a row rests."""
        rule = row.line.rule if row.line is not None else ""
        return self.text.tip_of_rule(rule) if rule else ""

    def _open_menu(self, number: int, place: QPoint) -> None:
        menu = self.menu(number)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def menu(self, number: int) -> QMenu:
        """Return the menu of a row."""
        menu, language = QMenu(self.text), ui.language
        row, key = self._row(number), self.text.foldable(number)
        if row is not None and row.line is not None:
            show = menu.addAction(command_icon("film", ui.theme), self.show_words.say(language))
            show.setEnabled(self._has_moment(row.line.choice))
            show.triggered.connect(partial(self._on_meant, number))
            self._add_to_menu(menu, number)
            if row.line.events:
                why = menu.addAction(w.WHY.say(language))
                why.setShortcut(QKeySequence(WHY_OF_LINE))
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

    def _add_to_menu(self, menu: QMenu, number: int) -> None:
        """Add what else can be done about a row."""

    def _look_up(self, rule: RuleId) -> None:
        self.rule_wanted.emit(rule)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.plain_text())
