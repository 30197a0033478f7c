"""The page of kept games: search, the tiles, and what can be done with a game. It changes nothing itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QLineEdit,
    QListView,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk.games import texts as s
from kfdesk.desk.games.rows import ROW, GameRows, Row, TilePainter, tile_size
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.match.game_library import TRASH_DAYS
from kfdesk.text.words import Words

DOES = ("continue", "watch", "review", "statistics", "rename", "duplicate", "export", "delete", "restore")
"""What can be done with a game, in the order of the buttons."""
_WORDS = {
    "continue": s.CONTINUE,
    "watch": s.WATCH,
    "review": s.REVIEW,
    "statistics": s.STATISTICS,
    "rename": s.RENAME,
    "duplicate": s.DUPLICATE,
    "export": s.EXPORT,
    "delete": s.DELETE,
    "restore": s.RESTORE,
}
_HELP = {
    "continue": s.CONTINUE_HELP,
    "watch": s.WATCH_HELP,
    "review": s.REVIEW_HELP,
    "statistics": s.STATISTICS_HELP,
}


class Notice(QFrame):
    """A line above the list with a message and one or two buttons."""

    answered = Signal(str)
    """The name of the button that was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("gamesNotice")
        self._words: Words | None = None
        self._answers: tuple[tuple[str, Words], ...] = ()
        self.text = Label(wraps=True)
        self.buttons = (QPushButton(), QPushButton())
        box = across((self.text, 1), on=self)
        for number, button in enumerate(self.buttons):
            button.clicked.connect(lambda *_, number=number: self._answer(number))
            box.addWidget(button)
        self.hide()
        follow_language(self._say)

    def say(self, words: Words, *answers: tuple[str, Words]) -> None:
        """Show this message and these buttons."""
        self._words, self._answers = words, answers
        self._say()
        self.show()

    def clear(self) -> None:
        """Show no message any more."""
        self._words, self._answers = None, ()
        self.hide()

    def _say(self) -> None:
        self.text.setText(say(self._words) if self._words is not None else "")
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(self._answers))
            if number < len(self._answers):
                button.setText(say(self._answers[number][1]))

    def answer(self, name: str) -> None:
        """Press a button, if it is one of those shown."""
        if name in [offered for offered, _ in self._answers]:
            self.clear()
            self.answered.emit(name)

    def _answer(self, number: int) -> None:
        self.answer(self._answers[number][0])


class GameList(QListView):
    """The tiles, with keys for what is done most."""

    wanted = Signal(str)
    """One of `DOES`, or "open" for what a double click does."""

    _KEYS: ClassVar = {
        Qt.Key.Key_Delete: "delete",
        Qt.Key.Key_F2: "rename",
        Qt.Key.Key_Return: "open",
        Qt.Key.Key_Enter: "open",
    }

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tiles")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        table_pictures().painted_some.connect(self.viewport().update)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the tiles fill the width."""
        self.setGridSize(tile_size(self))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys that mean something here; the others move about in the list."""
        name = self._KEYS.get(Qt.Key(event.key()))
        if name is None:
            super().keyPressEvent(event)
        else:
            self.wanted.emit(name)


class GamesPage(QWidget):
    """Shows the rows it is given, as far as the search and the filter let them through."""

    wanted = Signal(str, list)
    """What is to be done (one of `DOES`), and the paths of the games it is to be done with."""
    open_wanted = Signal()
    back_wanted = Signal()
    filter_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("gamesPage")
        self._rows: list[Row] = []
        self.back = says(QPushButton(), s.BACK, tip=s.BACK_HELP)
        self.title = says(Label(style="gamesTitle"), s.TITLE)
        self.search = says(QLineEdit(), name=s.SEARCH, hint=s.SEARCH)
        self.search.setClearButtonEnabled(True)
        self.filter = says(QComboBox(), name=s.SHOW)
        for name in s.FILTERS:
            self.filter.addItem("", name)
        self.open = says(QPushButton(), s.OPEN)
        self.model = GameRows()
        self.list = says(GameList(), name=s.LIST)
        self.list.setModel(self.model)
        self.painter = TilePainter(self.list)
        self.list.setItemDelegate(self.painter)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.empty = Label(style="dim", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count = Label(style="dim")
        self.notice = Notice()
        self.buttons = {name: says(QPushButton(), _WORDS[name]) for name in DOES}
        self.nobody_does: set[str] = set()
        """What is not offered, because no part of the program does it."""
        self._lay_out()
        self._connect()
        follow_language(self._say)

    # What is shown.

    @property
    def filtered_by(self) -> str:
        """The name of the filter: one of `texts.FILTERS`."""
        return str(self.filter.currentData())

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows, keeping what is chosen chosen as far as it is still there."""
        chosen = [row.path for row in self.chosen()]
        self._rows = list(rows)
        self._show(chosen)

    def chosen(self) -> list[Row]:
        """Return the rows that are chosen, from top to bottom."""
        indexes = sorted(self.list.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [index.data(ROW) for index in indexes]

    def choose(self, path: Path) -> None:
        """Choose one game and bring it into sight; filter and search let it through."""
        self.search.clear()
        if not self.model.at(path).isValid():
            self.filter.setCurrentIndex(0)
        index = self.model.at(path)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    # Within.

    def _say(self) -> None:
        for number, words in enumerate(s.FILTERS.values()):
            self.filter.setItemText(number, say(words))
        self._show([row.path for row in self.chosen()])

    def _lay_out(self) -> None:
        self.search.setMinimumWidth(140)
        top = across(self.back, self.title, STRETCH, (self.search, 2), self.filter, self.open)
        side = QVBoxLayout()
        for name, button in self.buttons.items():
            button.setMinimumWidth(150)
            if name in ("rename", "delete"):
                side.addSpacing(12)
            side.addWidget(button)
        side.addStretch(1)
        side.addWidget(self.count)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        middle = across((self._stack, 1), side)
        down(top, self.notice, (middle, 1), on=self, margins=(16, 12, 16, 12))

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda: self._show([row.path for row in self.chosen()]))
        self.filter.currentIndexChanged.connect(self.filter_changed)
        self.open.clicked.connect(self.open_wanted)
        self.back.clicked.connect(self.back_wanted)
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._offer())
        self.list.doubleClicked.connect(lambda *_: self._open_chosen())
        for name, button in self.buttons.items():
            button.clicked.connect(lambda *_, name=name: self._want(name))
        self.list.wanted.connect(lambda name: self._open_chosen() if name == "open" else self._want(name))
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.activated.connect(self._find)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(lambda: self.notice.answer("undo"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that tables have."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc first gives up a search."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.list.setFocus()
        else:
            super().keyPressEvent(event)

    def _find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _open_chosen(self) -> None:
        """Do what a double click means: go on, or watch a game that is over."""
        name = next((name for name in ("continue", "watch") if self.buttons[name].isEnabled()), None)
        if name is not None and self.filtered_by != "trash":
            self._want(name)

    def _want(self, name: str) -> None:
        if self.buttons[name].isEnabled() and not self.buttons[name].isHidden():
            self.wanted.emit(name, [row.path for row in self.chosen()])

    def _show(self, chosen: Sequence[Path]) -> None:
        wanted = self.search.text()
        fitting = [row for row in self._rows if row.fits(wanted)]
        before = max(0, self.list.currentIndex().row())
        self.model.show(fitting)
        selection = self.list.selectionModel()
        for path in chosen:
            index = self.model.at(path)
            if index.isValid():
                selection.select(index, selection.SelectionFlag.Select)
        if not selection.hasSelection() and fitting:
            self.list.setCurrentIndex(self.model.index(min(before, len(fitting) - 1)))
        words = s.COUNT.filled(n=len(fitting))
        self.count.setText(say(words))
        self.empty.setText(say(self._why_empty()))
        self._stack.setCurrentWidget(self.list if fitting else self.empty)
        self._offer()

    def _why_empty(self) -> Words:
        if self._rows:
            return s.NONE_FOUND
        if self.filtered_by == "trash":
            return s.TRASH_EMPTY.filled(n=TRASH_DAYS)
        return s.NONE_YET if self.filtered_by == "all" else s.NONE_FOUND

    def _offer(self) -> None:
        """Enable what can be done with the chosen games."""
        rows = self.chosen()
        one = rows[0] if len(rows) == 1 else None
        trash = self.filtered_by == "trash"
        can = {
            "continue": one is not None and (one.game.can_go_on or one.at_table),
            "watch": one is not None,
            "review": one is not None and one.game.summary.finished,
            "statistics": one is not None,
            "rename": one is not None,
            "duplicate": one is not None,
            "export": one is not None,
            "delete": bool(rows) and not any(row.at_table for row in rows),
            "restore": bool(rows),
        }
        for name, button in self.buttons.items():
            offered = name not in self.nobody_does
            button.setVisible(offered and (name == "restore") == trash)
            button.setEnabled(offered and can[name])
            button.setToolTip(tip(say(self._help(name, rows))))

    def _help(self, name: str, rows: Sequence[Row]) -> Words:
        if name == "delete" and any(row.at_table for row in rows):
            return s.AT_TABLE_HELP
        if name == "continue" and len(rows) == 1 and rows[0].game.continued_in:
            return s.ELSEWHERE_HELP
        return _HELP.get(name, Words(""))
