"""The page of puzzles: those that ship, grade by grade, and a player's own below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.learning.rows import Sign, Stand
from kfdesk.desk.learning.rows_page import RowsPage
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.records import record
from kfdesk.text.words import Words

ROW_WIDTH: Final = 470
"""Rows stand beside each other where each has so many pixels at the usual size of letters."""


@record
class Line:
    """What a row shows: `best` are the actions it was solved with, None while it is not."""

    id: str
    number: int
    title: Words
    asks: Words
    best: int | None = None
    shortest: int | None = None
    is_next: bool = False
    is_own: bool = False
    """Whether it is one of the player's own."""


@record
class Group:
    """Puzzles under one heading."""

    heading: Words
    lines: tuple[Line, ...]
    note: Words | None = None
    """What stands below the heading."""


class PuzzleRow(QFrame):
    """Shows one puzzle; of a player's own with a menu."""

    wanted = Signal(str)
    act_wanted = Signal(str, str)
    """The id of a row of the player's own, and what is to be done: "edit", "export" or "delete"."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lessonRow")
        self.line: Line | None = None
        self.sign = Sign()
        self.title, self.asks, self.more = Label(), Label(), Label()
        self.title.setObjectName("lessonTitle")
        self.more.setObjectName("dim")
        for label in (self.title, self.asks, self.more):
            label.setWordWrap(True)
        self.button = QPushButton()
        self.button.setAutoDefault(True)  # Return presses it, too
        self.button.setMinimumSize(96, 34)
        self.button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self._want)
        texts = down(self.title, self.asks, self.more, STRETCH, gap=1)
        self.row = across(self.sign, (texts, 1), self.button, on=self, margins=(12, 8, 12, 8), gap=12)
        self.more_button = QToolButton()
        self.more_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more_button.setMinimumHeight(34)
        self.row.addWidget(self.more_button)
        self.more_button.hide()

    def _show_menu(self, line: Line, language: str) -> None:
        self.more_button.setVisible(line.is_own)
        if not line.is_own:
            return
        self.more_button.setText(e.MORE.say(language))
        self.more_button.setAccessibleName(f"{e.MORE.say(language)}: {line.title.say(language)}")
        menu = QMenu(self.more_button)
        for act, words in (("edit", e.EDIT), ("export", e.EXPORT), ("delete", e.DELETE)):
            menu.addAction(words.say(language)).triggered.connect(partial(self._want_act, act))
        self.more_button.setMenu(menu)

    def _want_act(self, act: str) -> None:
        if self.line is not None:
            self.act_wanted.emit(self.line.id, act)

    def present(self, line: Line, language: str) -> None:
        """Show this puzzle."""
        self.line = line
        done = line.best is not None
        self.sign.show_sign(line.number, Stand.DONE if done else Stand.NEW)
        self.title.setText(line.title.say(language))
        self.asks.setText(line.asks.say(language))
        facts = [w.SOLVED_IN.filled(n=line.best)] if line.best is not None else []
        if line.best is not None and line.shortest is not None and line.shortest < line.best:
            facts.append(w.SHORTEST.filled(n=line.shortest))
        self.more.setText(" · ".join(fact.say(language) for fact in facts))
        self.more.setVisible(bool(facts))
        self.button.setText((w.AGAIN if done else w.BEGIN).say(language))
        self.button.setAccessibleName(w.BEGIN_PUZZLE.filled(puzzle=line.title).say(language))
        self.button.setAccessibleDescription(f"{self.asks.text()} {self.more.text()}".strip())
        set_kind(self.button, Kind.PRIMARY if line.is_next else Kind.NORMAL)
        self._show_menu(line, language)

    @property
    def is_next(self) -> bool:
        """Whether this puzzle is best done next."""
        return self.line is not None and self.line.is_next

    def _want(self) -> None:
        if self.line is not None:
            self.wanted.emit(self.line.id)


class _GroupBox(QWidget):
    """A heading with rows in one or two columns."""

    def __init__(self) -> None:
        super().__init__()
        self.heading, self.note = Label(), Label()
        self.heading.setObjectName("puzzleGrade")
        self.note.setWordWrap(True)
        self.rows: list[PuzzleRow] = []
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(8)
        self.foot = QHBoxLayout()
        down(self.heading, self.note, self._grid, self.foot, on=self, margins=(0, 4, 0, 4))

    def arrange(self, columns: int) -> None:
        """Put the rows into so many columns."""
        if columns == self._columns and self._grid.count() == len(self.rows):
            return
        self._columns = columns
        for at, row in enumerate(self.rows):
            self._grid.removeWidget(row)
            self._grid.addWidget(row, at // columns, at % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))


class PuzzlesPage(RowsPage):
    """Shows the puzzles and says which one is wanted."""

    puzzle_wanted = Signal(str)
    act_wanted = Signal(str, str)
    new_wanted = Signal()
    import_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(w.TITLE, w.INTRO)
        self._groups: tuple[Group, ...] = ()
        self.boxes: list[_GroupBox] = []
        self.new, self.take_in = says(QPushButton(), e.NEW), says(QPushButton(), e.IMPORT)
        self.new.clicked.connect(self.new_wanted)
        self.take_in.clicked.connect(self.import_wanted)
        self._inner = down(on=self.inner, margins=(0, 0, 8, 0))
        foot = across(self.new, self.take_in, STRETCH)
        self._inner.addLayout(foot)
        self._inner.addStretch(1)
        ui.language_changed.connect(self._say)

    def _say(self) -> None:
        self.present(self._groups, self._shipped)

    @property
    def rows(self) -> list[PuzzleRow]:
        """All rows, from above."""
        return [row for box in self.boxes for row in box.rows]

    def present(self, groups: Sequence[Group], shipped: int) -> None:
        """Show these groups; the first `shipped` lines are counted in the head."""
        self._groups = tuple(groups)
        self._shipped = shipped
        while len(self.boxes) < len(groups):
            self.boxes.append(_GroupBox())
            self._inner.insertWidget(len(self.boxes) - 1, self.boxes[-1])
        for box, group in zip(self.boxes, groups, strict=True):
            self._fill(box, group)
        lines = [line for group in groups for line in group.lines][:shipped]
        done = sum(line.best is not None for line in lines)
        self.count.setText(say(w.SOLVED_COUNT.filled(done=done, all=shipped)))
        self.arrange()

    _shipped = 0

    def _fill(self, box: _GroupBox, group: Group) -> None:
        box.heading.setText(say(group.heading))
        box.note.setText(say(group.note) if group.note is not None else "")
        box.note.setVisible(group.note is not None)
        while len(box.rows) < len(group.lines):
            row = PuzzleRow()
            row.wanted.connect(self.puzzle_wanted)
            row.act_wanted.connect(self.act_wanted)
            box.rows.append(row)
        for row in box.rows[len(group.lines) :]:
            row.hide()
            row.deleteLater()
        del box.rows[len(group.lines) :]
        for row, line in zip(box.rows, group.lines, strict=True):
            row.present(line, ui.language)

    def shown_rows(self) -> Sequence[PuzzleRow]:
        """Return all puzzles."""
        return self.rows

    def arrange(self) -> None:
        """Put the rows beside each other where there is room."""
        columns = 2 if self.width() >= 2 * ROW_WIDTH * self.letters else 1
        self.be_wide(columns * 1.3 * ROW_WIDTH * self.letters)
        for box in self.boxes:
            box.arrange(columns)
