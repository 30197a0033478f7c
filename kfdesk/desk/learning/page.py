"""The page "Learn": the small games, the lessons in the order they are learned best, and what other parts teach."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, down
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.learning import texts as w
from kfdesk.desk.learning.tile import LessonTile, Line
from kfdesk.desk.tiles.grid import TileGrid
from kfdesk.desk.tiles.page import TilesPage
from kfdesk.desk.tiles.tile import Stand


class LearnPage(TilesPage):
    """Shows the small games and the lessons and says which one is wanted."""

    lesson_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__(w.TITLE, w.INTRO)
        self._lines: tuple[Line, ...] = ()
        self.games, self.grid = TileGrid(), TileGrid()
        heads = says(Label(style="dockTitle"), w.GAMES), says(Label(style="dockTitle"), w.LESSONS)
        self._aside = down(gap=8)
        rows = (heads[0], 6, self.games, 14, heads[1], 6, self.grid, 8, self._aside, STRETCH)
        down(*rows, on=self.inner, margins=(2, 2, 10, 2), gap=0)
        self.lessons: list[LessonTile] = []
        """All tiles, those of the small games first."""
        ui.language_changed.connect(self._say)

    def _say(self) -> None:
        self.present(self._lines)

    def add_section(self, widget: QWidget) -> None:
        """Show a section of another feature below the lessons."""
        self._aside.addWidget(widget)
        widget.show()

    def add_line(self, widget: QWidget) -> None:
        """Keep a line of another feature above the lessons, which shows itself when it has something to say."""
        self.below_head.addWidget(widget)

    def present(self, lines: Sequence[Line]) -> None:
        """Show these small games and lessons."""
        self._lines = tuple(lines)
        for line in lines[len(self.lessons) :]:
            tile = LessonTile(line)
            tile.wanted.connect(self.lesson_wanted)
            self.lessons.append(tile)
        del self.lessons[len(lines) :]
        for tile, line in zip(self.lessons, lines, strict=True):
            tile.show_line(line)
        self.games.fill([tile for tile in self.lessons if tile.line.is_game])
        self.grid.fill([tile for tile in self.lessons if not tile.line.is_game])
        numbered = [line for line in lines if line.number and not line.is_game]
        done = sum(line.stand is Stand.DONE for line in numbered)
        self.say_done(done, len(numbered), say(w.DONE_COUNT.filled(done=done, all=len(numbered))))

    def focus_next(self) -> None:
        """Give the keyboard to the tile of what is best done next; with the first one its head is in sight, too."""
        super().focus_next()
        if self.lessons and self.lessons[0].face.is_next:
            self.area.verticalScrollBar().setValue(0)

    def tiles(self) -> Sequence[LessonTile]:
        """Return all small games and lessons."""
        return self.lessons
