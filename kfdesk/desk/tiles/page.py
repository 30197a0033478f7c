"""What pages of tiles share: a head, how much is done, tiles that scroll, and one tile that comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from kfdesk.desk import texts as shared
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import says, ui
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.tiles.tile import Tile, TileGround, bring_into_sight
from kfdesk.text.words import Words


class TilesPage(TileGround):
    """Shows a head, and below it what scrolls: `inner` holds it, and whoever derives from this fills it."""

    back_wanted = Signal()

    def __init__(self, title: Words, intro: Words) -> None:
        super().__init__()
        self.setObjectName("tilesPage")
        self.title, self.count, self.intro = says(Label(), title), Label(), says(Label(), intro)
        self.title.setObjectName("gamesTitle")
        self.intro.setWordWrap(True)
        self.back = says(QPushButton(), shared.BACK)
        self.back.clicked.connect(self.back_wanted)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setMaximumHeight(10)
        self.head = across(self.back, 8, self.title, 16, (self.progress, 1), 8, self.count)
        self.inner = QWidget()
        self.inner.setObjectName("tilesWithin")
        self.area = Scrolled(self.inner, style="tilesScroll")
        self.below_head = down(gap=4)
        down(self.head, self.intro, self.below_head, (self.area, 1), on=self, gap=8, margins=(20, 14, 20, 10))

    def tiles(self) -> Sequence[Tile]:
        """Return all tiles shown, from above."""
        raise NotImplementedError

    def say_done(self, done: int, all_: int, words: str) -> None:
        """Say that so much of all is done."""
        self.count.setText(words)
        self.progress.setRange(0, max(1, all_))
        self.progress.setValue(done)
        self.progress.setAccessibleName(words)

    def focus_next(self) -> None:
        """Give the keyboard to the tile of what is best done next, and show it."""
        tile = next((tile for tile in self.tiles() if tile.face.is_next), None)
        if tile is not None:
            tile.setFocus()
            bring_into_sight(tile)
            QTimer.singleShot(0, tile, lambda: self._keep_in_sight(tile))

    def _keep_in_sight(self, tile: Tile) -> None:
        """Show it still when a page that is shown for the first time has laid out its tiles."""
        if tile.window().focusWidget() is tile:
            bring_into_sight(tile)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground that tables have."""
        del event
        painter = QPainter(self)
        paint_ground(painter, self.width(), self.height(), ui.theme, QPointF(self.width() / 2, 0), read_on=True)
        painter.end()
