"""A lesson as a tile of the page "Learn": its table, what it is about, how long it takes, whether it is done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal

from kfdesk.desk.kit.ui import say
from kfdesk.desk.learning import texts as w
from kfdesk.desk.tiles.tile import Stand, Tile, TileFace
from kfdesk.match.table_summary import TableSummary
from kfdesk.records import record
from kfdesk.text.words import Words

VERBS: Final = {Stand.NEW: w.BEGIN, Stand.BEGUN: w.GO_ON, Stand.DONE: w.AGAIN}
"""What a click on the tile does."""
ALOUD: Final = {Stand.NEW: w.BEGIN_LESSON, Stand.BEGUN: w.GO_ON_WITH, Stand.DONE: w.LESSON_AGAIN}
"""The same for somebody who does not see the tile."""
ALOUD_GAME: Final = {Stand.NEW: w.BEGIN_GAME, Stand.BEGUN: w.GO_ON_WITH_GAME, Stand.DONE: w.GAME_AGAIN}
STANDS: Final = {Stand.BEGUN: w.BEGUN, Stand.DONE: w.DONE}


@record
class Line:
    """What a tile shows: `number` 0 for what is not one of the numbered lessons or small games."""

    id: str
    number: int
    title: Words
    idea: Words
    minutes: int
    stand: Stand
    is_next: bool
    """Whether it is the one to do next, which stands out."""
    glance: TableSummary | None = None
    """Its table; None for one that is only dealt."""
    is_game: bool = False
    """Whether it is one of the small games, which have numbers of their own."""


class LessonTile(Tile):
    """Shows one lesson."""

    wanted = Signal(str)
    """The id of the lesson that is to be begun, gone on with or done again."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self.line = line
        self.clicked.connect(lambda: self.wanted.emit(self.line.id))

    def show_line(self, line: Line) -> None:
        """Show this lesson."""
        self.line = line
        stand = w.WON if line.is_game and line.stand is Stand.DONE else STANDS.get(line.stand)
        facts = [say(w.MINUTES.filled(n=line.minutes)), *([say(stand)] if stand is not None else [])]
        face = TileFace(
            say(line.title),
            (say(line.idea), " · ".join(facts)),
            line.glance,
            sign=str(line.number or "★"),
            stand=line.stand,
            is_next=line.is_next,
            foot=say(VERBS[line.stand]) if line.is_next or line.stand is Stand.BEGUN else "",
        )
        aloud = (ALOUD_GAME if line.is_game else ALOUD)[line.stand]
        self.present(face, name=say(aloud.filled(lesson=line.title)))
