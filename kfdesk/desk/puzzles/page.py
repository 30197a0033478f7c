"""The page of puzzles: those found by search, those made by hand grade by grade, and a player's own below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.puzzles import editor_texts as e
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.tiles.grid import GAP, TileGrid, columns_in
from kfdesk.desk.tiles.page import TilesPage
from kfdesk.desk.tiles.tile import PAD, Stand, Tile, TileFace
from kfdesk.match.table_summary import TableSummary, summary_of
from kfdesk.records import record
from kfdesk.teach.puzzles import GRADES, Puzzle
from kfdesk.teach.puzzles.rating import Rating
from kfdesk.text.words import Words, joined

MORE: Final = 24
"""So many more puzzles are shown each time that more are wanted."""

MOTIFS: Final[Mapping[str, frozenset[str]]] = {
    "keys": frozenset({"forge", "win"}),
    "amber": frozenset({"amber", "reap", "steal"}),
    "stop": frozenset({"no-forge", "their-amber"}),
    "creatures": frozenset({"enemies", "friends", "control", "gone"}),
}
"""What puzzles are about, by the kinds of what their goals ask for first."""


def _motif_of(puzzle: Puzzle) -> str:
    """Return what a puzzle is about, a key of `MOTIFS`."""
    kind = puzzle.goal.conditions[0].kind
    return next(motif for motif, kinds in MOTIFS.items() if kind in kinds)


def _glance_of(puzzle: Puzzle) -> TableSummary | None:
    """Return the table of a puzzle as it is drawn; None for a table with amounts that cannot be drawn."""
    try:
        return summary_of(puzzle.scenario)
    except ValueError:
        return None


@record
class Line:
    """What a tile shows: `best` are the actions it was solved with, None while it is not."""

    id: str
    number: int
    title: Words
    asks: Words
    best: int | None = None
    shortest: int | None = None
    is_next: bool = False
    is_own: bool = False
    """Whether it is one of the player's own."""
    facts: tuple[Words, ...] = ()
    """What else is told of it, in one line."""
    grade: int = 0
    """How hard it is; 0 for the player's own."""
    is_daily: bool = False
    """Whether it is the puzzle of the day."""
    motif: str = ""
    glance: TableSummary | None = None


def line_of(
    puzzle: Puzzle,
    id_: str,
    number: int,
    best: int | None,
    shortest: int | None = None,
    *,
    is_next: bool = False,
    is_own: bool = False,
    facts: tuple[Words, ...] = (),
    is_daily: bool = False,
) -> Line:
    """Return what the tile of a puzzle shows; `id_` is what it counts as solved under."""
    return Line(
        id_,
        number,
        puzzle.title,
        puzzle.asks,
        best,
        shortest,
        is_next,
        is_own,
        facts,
        grade=0 if is_own else puzzle.grade,
        is_daily=is_daily,
        motif=_motif_of(puzzle),
        glance=_glance_of(puzzle),
    )


@record
class Group:
    """Puzzles under one heading."""

    heading: Words
    lines: tuple[Line, ...]
    note: Words | None = None
    """What stands below the heading."""
    most: int | None = None
    """So many are shown until somebody wants more; None: all."""


@record
class Standing:
    """How a player stands: puzzles solved of all that ship, and the rating."""

    done: int = 0
    all: int = 0
    rating: Rating = Rating()

    @property
    def words(self) -> Words:
        """The same in words; a rating that few attempts speak for has a question mark."""
        solved = w.SOLVED_COUNT.filled(done=self.done, all=self.all)
        rating = (w.RATING if self.rating.is_sure else w.RATING_UNSURE).filled(n=self.rating.shown)
        return joined((solved, rating), " · ")


class PuzzleTile(Tile):
    """Shows one puzzle; of a player's own with a menu."""

    wanted = Signal(str)
    act_wanted = Signal(str, str)
    """The id of a puzzle of the player's own, and what is to be done: "edit", "export" or "delete"."""

    def __init__(self) -> None:
        super().__init__()
        self.line: Line | None = None
        self.more = QToolButton(self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.hide()
        self._acts = QMenu(self.more)
        self.clicked.connect(self._want)

    def show_line(self, line: Line) -> None:
        """Show this puzzle."""
        self.line = line
        done = line.best is not None
        face = TileFace(
            say(line.title),
            (say(line.asks), *self._facts(line)),
            line.glance,
            sign=str(line.number or "★"),
            stand=Stand.DONE if done else Stand.NEW,
            is_next=line.is_next,
            foot=self._foot(line, done=done),
        )
        name = w.TO_DAILY if line.is_daily else w.BEGIN_PUZZLE
        self.present(face, name=say(name.filled(puzzle=line.title)))
        self._show_menu(line)

    def _foot(self, line: Line, *, done: bool) -> str:
        if line.is_daily:
            return say(w.DAILY)
        return say(w.AGAIN if done else w.BEGIN) if line.is_next else ""

    def _facts(self, line: Line) -> tuple[str, ...]:
        """Return how hard it is, with how many actions it was solved, and the fewest where those were more."""
        told = (" · ".join(map(say, line.facts)),) if line.facts else ()
        facts = [w.SOLVED_IN.filled(n=line.best)] if line.best is not None else []
        if line.best is not None and line.shortest is not None and line.shortest < line.best:
            facts.append(w.SHORTEST.filled(n=line.shortest))
        return (*told, " · ".join(map(say, facts))) if facts else told

    def _show_menu(self, line: Line) -> None:
        self.more.setVisible(line.is_own)
        if not line.is_own:
            self.offer(None)
            return
        self.more.setText(say(e.MORE))
        self.more.setAccessibleName(f"{say(e.MORE)}: {say(line.title)}")
        menu = self._acts
        menu.clear()
        for act, words in (("edit", e.EDIT), ("export", e.EXPORT), ("delete", e.DELETE)):
            menu.addAction(say(words)).triggered.connect(partial(self._want_act, act))
        self.more.setMenu(menu)
        self.offer(menu)
        self._place_more()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button of the menu in its corner."""
        super().resizeEvent(event)
        self._place_more()

    def _place_more(self) -> None:
        self.more.adjustSize()
        self.more.move(self.width() - self.more.width() - PAD - 4, PAD + 4)

    def _want_act(self, act: str) -> None:
        if self.line is not None:
            self.act_wanted.emit(self.line.id, act)

    def _want(self) -> None:
        if self.line is not None:
            self.wanted.emit(self.line.id)


class _GroupBox(QWidget):
    """A heading with tiles below it. Of a group with very many lines only the first that fit have tiles."""

    puzzle_wanted = Signal(str)
    act_wanted = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.heading, self.note = Label(), Label()
        self.heading.setObjectName("puzzleGrade")
        self.note.setWordWrap(True)
        self.more = QPushButton()
        self.more.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.more.clicked.connect(self._show_more)
        self.tiles: list[PuzzleTile] = []
        self.grid = TileGrid()
        self._group: Group | None = None
        self._fit: list[Line] = []
        self._more = 0
        """So many more are shown than at first."""
        self._columns = 0
        self._laid: tuple[tuple[Line, ...], str] | None = None
        down(self.heading, self.note, self.grid, self.more, on=self, margins=(0, 4, 0, 8))

    def present(self, group: Group) -> None:
        """Show a group; `filter` decides what of it."""
        self._group = group
        self.heading.setText(say(group.heading))
        self.note.setText(say(group.note) if group.note is not None else "")
        self.note.setVisible(group.note is not None)

    def filter(self, state: str, motif: str, grade: int | None) -> None:
        """Show only the tiles that fit, and nothing at all where none does."""
        if self._group is None:
            return
        lines = self._group.lines
        self._fit = [line for line in lines if _fits(line, state, motif, grade)]
        self._lay_out()
        is_empty_own = not lines and grade in (None, 0)
        self.setVisible(bool(self._fit) or is_empty_own)

    def _show_more(self) -> None:
        had = len(self.grid.tiles)
        self._more += MORE
        self._lay_out()
        if had < len(self.grid.tiles):
            self.grid.tiles[had].setFocus()

    def _lay_out(self) -> None:
        """Put up the tiles of the lines that fit; of a group without `most` the others stay, hidden."""
        assert self._group is not None
        most = self._group.most
        lines = list(self._group.lines) if most is None else self._fit[: self._in_rows(most + self._more)]
        self._fill(lines)
        if most is None:
            self.grid.show_only([tile for tile in self.tiles if tile.line in self._fit])
        left = len(self._fit) - len(lines) if most is not None else 0
        self.more.setText(say(w.MORE.filled(n=min(left, MORE))))
        self.more.setVisible(left > 0)

    def _in_rows(self, count: int) -> int:
        """Return a number of tiles that fills whole rows, at least one."""
        self._columns = columns_in(self.width() + GAP, self.fontMetrics())
        return max(self._columns, count - count % self._columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill whole rows in the new width."""
        super().resizeEvent(event)
        if self._group is not None and columns_in(self.width() + GAP, self.fontMetrics()) != self._columns:
            self._lay_out()

    def _fill(self, lines: Sequence[Line]) -> None:
        laid = (tuple(lines), ui.language)
        if laid == self._laid:
            return
        self._laid = laid
        while len(self.tiles) < len(lines):
            tile = PuzzleTile()
            tile.wanted.connect(self.puzzle_wanted)
            tile.act_wanted.connect(self.act_wanted)
            self.tiles.append(tile)
        for tile, line in zip(self.tiles, lines, strict=False):
            tile.show_line(line)
        del self.tiles[len(lines) :]
        self.grid.fill(self.tiles)
        for tile, after in zip_longest(self.tiles, self.tiles[1:]):
            QWidget.setTabOrder(tile, tile.more)
            if after is not None:
                QWidget.setTabOrder(tile.more, after)


def _fits(line: Line, state: str, motif: str, grade: int | None) -> bool:
    solved = line.best is not None
    is_wanted = grade is None or grade == line.grade
    return is_wanted and (motif in ("", line.motif)) and (not state or solved is (state == "solved"))


class PuzzlesPage(TilesPage):
    """Shows the puzzles and says which one is wanted."""

    puzzle_wanted = Signal(str)
    act_wanted = Signal(str, str)
    new_wanted = Signal()
    import_wanted = Signal()

    def __init__(self) -> None:
        super().__init__(w.TITLE, w.INTRO)
        self._groups: tuple[Group, ...] = ()
        self._standing = Standing()
        self.boxes: list[_GroupBox] = []
        self.grade, self.motif, self.state = (says(QComboBox(), name=name) for name in (w.GRADE, w.MOTIF, w.STATE))
        for box, values in (
            (self.grade, (None, *GRADES, 0)),
            (self.motif, ("", *MOTIFS)),
            (self.state, ("", "open", "solved")),
        ):
            for value in values:
                box.addItem("", value)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.currentIndexChanged.connect(self._filter)
        self.none = says(Label(style="dim", wraps=True), w.NONE_FIT)
        self.new, self.take_in = says(QPushButton(), e.NEW), says(QPushButton(), e.IMPORT)
        self.new.clicked.connect(self.new_wanted)
        self.take_in.clicked.connect(self.import_wanted)
        self._choices, self._makers = QWidget(), QWidget()
        across(self.grade, self.motif, self.state, STRETCH, on=self._choices, margins=0)
        across(self.new, self.take_in, STRETCH, on=self._makers, margins=0)
        self._tools = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._tools.addWidget(self._choices, 1)
        self._tools.addWidget(self._makers)
        self.below_head.addLayout(self._tools)
        self._inner = down(self.none, on=self.inner, margins=(2, 0, 10, 0))
        self._inner.addStretch(1)
        ui.language_changed.connect(self._say)
        self._say_filters()

    def _say(self) -> None:
        self.present(self._groups, self._standing)

    def _say_filters(self) -> None:
        """Word the choices of the filters."""
        grades = (w.ALL_GRADES, *w.GRADES.values(), w.OWN)
        for box, texts in ((self.grade, grades), (self.motif, w.MOTIFS), (self.state, w.STATES)):
            for number, words in enumerate(texts):
                box.setItemText(number, say(words))

    def present(self, groups: Sequence[Group], standing: Standing) -> None:
        """Show these groups, and in the head how the player stands."""
        self._groups, self._standing = tuple(groups), standing
        while len(self.boxes) < len(groups):
            box = _GroupBox()
            box.puzzle_wanted.connect(self.puzzle_wanted)
            box.act_wanted.connect(self.act_wanted)
            self.boxes.append(box)
            self._inner.insertWidget(len(self.boxes) - 1, box)
        for box, group in zip(self.boxes, groups, strict=True):
            box.present(group)
        self.say_done(standing.done, standing.all, say(standing.words))
        self._say_filters()
        self._filter()

    def _filter(self) -> None:
        """Show what fits what is chosen above."""
        for box in self.boxes:
            box.filter(str(self.state.currentData()), str(self.motif.currentData()), self.grade.currentData())
        self.none.setVisible(not any(box.isVisibleTo(self) for box in self.boxes))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what makes puzzles below what chooses among them where there is no room beside each other."""
        super().resizeEvent(event)
        needed = self._choices.sizeHint().width() + self._makers.sizeHint().width() + 60
        ways = QBoxLayout.Direction
        self._tools.setDirection(ways.LeftToRight if needed <= self.width() else ways.TopToBottom)

    def focus_next(self) -> None:
        """Give the keyboard to the puzzle of the day, at the top, until it is solved; then to the next one by hand."""
        tiles = self.tiles()
        first = tiles[0].line if tiles else None
        if first is None or not first.is_daily or first.best is not None:
            super().focus_next()
            return
        tiles[0].setFocus()
        self.area.verticalScrollBar().setValue(0)

    def tiles(self) -> Sequence[PuzzleTile]:
        """Return all puzzles, also those that the filters leave out."""
        return [tile for box in self.boxes for tile in box.tiles]
