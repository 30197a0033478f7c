"""The list of games: a model of rows, and how a row is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kfdesk.desk.games import texts as s
from kfdesk.desk.games.pictures import Pictures
from kfdesk.desk.games.unfinished import decks_of, short
from kfdesk.desk.kit.locales import moment_text
from kfdesk.desk.kit.theme import mix, readable_on
from kfdesk.desk.kit.ui import say, ui
from kfdesk.match.game_library import SavedGame, Trashed
from kfdesk.text.words import Words, joined, same

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
"""The role under which the model gives a `Row`."""
PICTURE = QSize(176, 99)
GAP = 8
BAR = 4
"""Width of the bar beside the game chosen."""


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
        shown = self.game.summary
        if shown.finished and shown.winner is not None:
            turn = s.WON.filled(who=short(shown.players[shown.winner]), turn=shown.turn)
        elif shown.finished:
            turn = s.OVER.filled(turn=shown.turn)
        else:
            turn = s.TURN.filled(turn=shown.turn) if shown.turn else s.NOT_BEGUN
        parts = [turn, s.KEYS.filled(one=len(shown.keys[0]), two=len(shown.keys[1]))]
        if self.at_table:
            parts.append(s.AT_TABLE)
        elif self.game.continued_in:
            parts.append(s.ELSEWHERE)
        if self.trashed is not None:
            parts.append(s.DELETED.filled(date=moment_text(self.trashed.when, language)))
        else:
            parts.append(same(moment_text(self.game.played, language)))
        return _joined(*parts).say(language)

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


class RowPainter(QStyledItemDelegate):
    """Draws a row: the table in small, then what the game is called, who plays what, where it stands."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the picture, or of three lines of large text."""
        del index
        lines = QFontMetrics(_bold(option.font)).height() + 2 * option.fontMetrics.height() + 2 * 4
        return QSize(320, max(PICTURE.height(), lines) + 2 * GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        row = index.data(ROW)
        if not isinstance(row, Row):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        place = option.rect.adjusted(2, 2, -2, -2)
        painter.fillRect(place, QColor(self._ground(chosen=chosen)))
        if chosen:
            painter.fillRect(QRect(place.topLeft(), QSize(BAR, place.height())), QColor(ui.theme.picked))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(ui.theme.glow_focus)
            painter.drawRect(place.adjusted(0, 0, -1, -1))
        ratio = painter.device().devicePixelRatioF()
        picture = self._pictures.pixmap(row.game.summary.glance, PICTURE, ratio, ui.theme)
        corner = QPoint(option.rect.left() + GAP, option.rect.center().y() - PICTURE.height() // 2)
        painter.drawPixmap(corner, picture)
        left = corner.x() + PICTURE.width() + 2 * GAP
        text = QRect(left, option.rect.top(), option.rect.right() - GAP - left, option.rect.height())
        self._write(painter, option, text, row, chosen=chosen)
        painter.restore()

    def _ground(self, *, chosen: bool) -> str:
        if not chosen:
            return ui.theme.field
        return ui.theme.picked if ui.theme.plain else mix(ui.theme.field, ui.theme.picked, 0.2)

    def _write(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, row: Row, *, chosen: bool) -> None:
        bold = _bold(option.font)
        faces = (bold, option.font, option.font)
        texts = (row.title(), say(row.about()), row.state(ui.language))
        heights = [QFontMetrics(face).height() + 4 for face in faces]
        top = place.center().y() - sum(heights) // 2
        painter.setPen(QColor(readable_on(self._ground(chosen=chosen)) if ui.theme.plain else ui.theme.text))
        for face, text, height in zip(faces, texts, heights, strict=True):
            painter.setFont(face)
            line = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
            box = QRect(place.left(), top, place.width(), height)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)
            top += height


def _bold(face: QFont) -> QFont:
    bold = QFont(face)
    bold.setBold(True)
    bold.setPointSizeF(face.pointSizeF() * 1.15 if face.pointSizeF() > 0 else 11.5)
    return bold
