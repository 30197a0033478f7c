"""The list of games: a model of rows, and how a row is drawn, as a tile."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kfdesk.desk.games import texts as s
from kfdesk.desk.games.unfinished import decks_of, short
from kfdesk.desk.kit.locales import moment_text
from kfdesk.desk.kit.theme import SCROLL_BAR
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.tiles.grid import GAP, columns_in
from kfdesk.desk.tiles.tile import MOST_LINES, Look, TileFace, draw_tile, tile_height
from kfdesk.match.game_library import SavedGame, Trashed
from kfdesk.text.words import Words, joined, same

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
"""The role under which the model gives a `Row`."""


class Row:
    """A game as the list shows it; `trashed` is set for one in the trash."""

    def __init__(self, game: SavedGame, *, at_table: bool = False, trashed: Trashed | None = None) -> None:
        self.game = game
        self.at_table = at_table
        self.trashed = trashed

    @property
    def path(self) -> Path:
        """The file."""
        return self.game.path

    def title(self) -> str:
        """Return the name of the game, or who plays."""
        return self.game.summary.name or self.players()

    def players(self) -> str:
        """Return who plays, on one line."""
        one, two = (short(name) for name in self.game.summary.players)
        return f"{one} – {two}"

    def about(self) -> Words:
        """Return who plays (where that is not the title) and with which decks."""
        decks = decks_of(self.game, s.DECKS)
        return _joined(same(self.players()), decks) if self.game.summary.name else decks

    def state(self, language: str) -> str:
        """Return where the game stands and when it was played."""
        return _joined(self._turn(), self._when(language)).say(language)

    def _turn(self) -> Words:
        """Return where the game stands: its turn or who won it, and the keys."""
        shown = self.game.summary
        if shown.finished and shown.winner is not None:
            turn = s.WON.filled(who=short(shown.players[shown.winner]), turn=shown.turn)
        elif shown.finished:
            turn = s.OVER.filled(turn=shown.turn)
        else:
            turn = s.TURN.filled(turn=shown.turn) if shown.turn else s.NOT_BEGUN
        return _joined(turn, s.KEYS.filled(one=len(shown.keys[0]), two=len(shown.keys[1])))

    def _when(self, language: str) -> Words:
        """Return whether the game is at the table or goes on elsewhere, and when it was played or deleted."""
        parts: list[Words] = []
        if self.at_table:
            parts.append(s.AT_TABLE)
        elif self.game.continued_in:
            parts.append(s.ELSEWHERE)
        if self.trashed is not None:
            parts.append(s.DELETED.filled(date=moment_text(self.trashed.when, language)))
        else:
            parts.append(same(moment_text(self.game.played, language)))
        return _joined(*parts)

    def face(self) -> TileFace:
        """Return what its tile shows."""
        stands, when = self._turn(), self._when(ui.language)
        return TileFace(self.title(), (say(stands), say(when), say(self.about())), self.game.summary.glance)

    def whole(self, language: str) -> str:
        """Return all of it, for those who hear the list."""
        return ", ".join((self.title(), self.about().say(language), self.state(language)))

    def fits(self, wanted: str) -> bool:
        """Tell whether every word of a search is in the name, the players' or the decks' names."""
        shown = self.game.summary
        text = " ".join((shown.name, *shown.players, *shown.decks)).casefold()
        return all(word in text for word in wanted.casefold().split())


def _joined(*parts: Words) -> Words:
    return joined(parts, " · ")


class GameRows(QAbstractListModel):
    """The rows shown."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row, or what is read out of it."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.whole(ui.language)
        return None

    def at(self, path: Path) -> QModelIndex:
        """Return where a game is in the list; an invalid index when it is not."""
        found = next((number for number, row in enumerate(self._rows) if row.path == path), -1)
        return self.index(found) if found >= 0 else QModelIndex()


class TilePainter(QStyledItemDelegate):
    """Draws a game as a tile: its table, what it is called, who plays what, where it stands."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size that all tiles of the list have, with the room around them."""
        del option, index
        return tile_size(self._view)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one tile."""
        row = index.data(ROW)
        if not isinstance(row, Row):
            return
        half = GAP // 2
        state = QStyle.StateFlag
        look = Look(
            ui.theme,
            option.font,
            painter.device().devicePixelRatioF(),
            hovered=bool(option.state & state.State_MouseOver),
            focused=bool(option.state & state.State_HasFocus),
            chosen=bool(option.state & state.State_Selected),
        )
        draw_tile(painter, option.rect.adjusted(half, half, -half, -half), row.face(), look)


def tile_size(view: QListView) -> QSize:
    """Return how large tiles are, with the room around them, so that they fill the width of a list."""
    room = view.width() - SCROLL_BAR - 4  # also while there is no bar: else tiles and bar would take turns
    width = room // columns_in(room, view.fontMetrics())
    longest = TileFace("n", ("n",) * MOST_LINES)
    return QSize(width, tile_height(longest, width - GAP, view.font()) + GAP)
