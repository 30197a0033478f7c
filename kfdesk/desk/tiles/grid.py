"""Tiles in rows: as many beside each other as have room, all of one width, those of a row of one height."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.tiles.tile import Tile

LEAST: Final = 216
"""Least width of a tile, in pixels at the usual size of letters."""
MOST_COLUMNS: Final = 6
"""So many tiles stand beside each other at most: in a large window they grow."""
GAP: Final = 12


def columns_in(room: int, letters: QFontMetrics, least: int = LEAST, most: int = MOST_COLUMNS) -> int:
    """Return how many tiles with these letters have room beside each other, each with `GAP` beside it."""
    fit = int(room // (least * letters_grown(letters) + GAP))
    return max(1, min(fit, most))


class TileGrid(QWidget):
    """Lays tiles out in the width it is given, and is as high as that takes."""

    def __init__(self, least: int = LEAST, columns: int = MOST_COLUMNS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most = least, columns
        self.tiles: list[Tile] = []
        self._left_out: list[Tile] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fill(self, tiles: Sequence[Tile]) -> None:
        """Lay out these tiles in place of those before; those that are not among them are let go."""
        for tile in (*self.tiles, *self._left_out):
            if tile not in tiles:
                tile.hide()
                tile.deleteLater()
        self.tiles, self._left_out = list(tiles), []
        for before, tile in zip((None, *self.tiles), self.tiles, strict=False):
            tile.setParent(self)
            tile.show()
            if before is not None:
                QWidget.setTabOrder(before, tile)
        self.arrange()

    def show_only(self, tiles: Sequence[Tile]) -> None:
        """Show of the tiles it was filled with only these, in the order they have."""
        every = [*self.tiles, *self._left_out]
        self.tiles = list(tiles)
        self._left_out = [tile for tile in every if tile not in tiles]
        for tile in every:
            tile.setVisible(tile in tiles)
        self.arrange()

    def columns(self) -> int:
        """Return how many tiles stand beside each other."""
        return columns_in(self.width() + GAP, self.fontMetrics(), self._least, self._most)

    def arrange(self) -> None:
        """Give every tile its place."""
        columns = self.columns()
        width = (self.width() - GAP * (columns - 1)) // columns
        top = 0
        for first in range(0, len(self.tiles), columns):
            row = self.tiles[first : first + columns]
            height = max(tile.height_at(width) for tile in row)
            for place, tile in enumerate(row):
                at = place if self.layoutDirection() is not Qt.LayoutDirection.RightToLeft else columns - 1 - place
                tile.setGeometry(at * (width + GAP), top, width, height)
            top += height + GAP
        self.setFixedHeight(max(0, top - GAP))

    def sizeHint(self) -> QSize:
        """Return the least width at which it can be read, and its present height."""
        return QSize(self._least, self.height())

    def minimumSizeHint(self) -> QSize:
        """Return the same."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles out in the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Lay the tiles out with letters of another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.arrange()
