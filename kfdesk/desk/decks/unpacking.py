"""Decks just made come out of their packs in the list that shows them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget
from shiboken6 import isValid

from kfdesk.desk.decks.unboxing import OPEN, PACK, TEARS, draw_pack, paint_pack, part_of
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.terms import PLAYERS

MOST = 12
"""More decks than these are there at once."""


class UnpackedIcon:
    """The icon of one line: a closed pack (0) up to the portrait of the deck (1)."""

    def __init__(self, decks: QListWidget, row: int, portrait: QPixmap, size: QSize, theme: Theme) -> None:
        """`size` is the portrait's in logical pixels."""
        self._decks, self._row, self._portrait, self._size, self._theme = decks, row, portrait, size, theme
        self._pack: QPixmap | None = None

    def open_to(self, opened: float) -> None:
        """Show the icon so far open."""
        item = self._decks.item(self._row) if isValid(self._decks) else None
        if item is not None:
            blocked = self._decks.blockSignals(True)  # nothing is ticked by it
            item.setIcon(QIcon(self._portrait if opened >= 1.0 else self._frame(opened)))
            self._decks.blockSignals(blocked)
            self._decks.viewport().update()

    def _frame(self, opened: float) -> QPixmap:
        ratio = self._portrait.devicePixelRatio()
        made = QPixmap(self._portrait.size())
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with painting_on(made) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setOpacity(part_of(opened, TEARS, 0.8))
            painter.drawPixmap(0, 0, self._portrait)
            painter.setOpacity(1.0)
            if opened < OPEN:
                painter.translate(self._size.width() / 2, self._size.height() / 2)
                painter.scale(self._size.height() / PACK.height(), self._size.height() / PACK.height())
                draw_pack(painter, self._closed(ratio), opened)
        return made

    def _closed(self, ratio: float) -> QPixmap:
        if self._pack is None:
            self._pack = QPixmap((PACK * ratio).toSize())
            self._pack.fill(Qt.GlobalColor.transparent)
            with painting_on(self._pack) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(ratio, ratio)
                paint_pack(painter, QRectF(QPointF(0, 0), PACK), PLAYERS[0], ui.theme)
        return self._pack
