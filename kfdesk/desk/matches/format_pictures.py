"""Formats of matches as pictures: whose decks are played, how many games, and who carries chains."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from kfdesk.desk.art.fonts import letters_grown
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, mix, readable_on
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.matches import texts as s
from kfdesk.match.formats import RECIPES

Index = QModelIndex | QPersistentModelIndex
PICTURE: Final = QSize(96, 54)
"""Size of a picture, in pixels at the usual size of letters; it is laid out in these units."""
PAD: Final = 6
LEAST_LETTERS: Final = 17
"""So many letters have room beside a picture; where they have not, there is none."""
_CARD: Final = QSize(22, 30)


def draw_format(painter: QPainter, key: str, place: QRectF, theme: Theme) -> None:
    """Draw the picture of a format into a place."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(place.topLeft())
    painter.scale(place.width() / PICTURE.width(), place.height() / PICTURE.height())
    dip(painter, QPen(QColor(theme.cloth_edge), 1), QColor(theme.cloth))
    painter.drawRoundedRect(QRectF(0.5, 0.5, PICTURE.width() - 1, PICTURE.height() - 1), 5, 5)
    _PICTURES[key](painter, theme)
    painter.restore()


def _card(
    painter: QPainter, theme: Theme, player: int, x: float, y: float = 12, *, closed: bool = False, out: bool = False
) -> None:  # fmt: skip
    """Draw a deck in the color of the player who brought it; one that nobody has seen, or that is out of the match."""
    rect = QRectF(x, y, _CARD.width(), _CARD.height())
    ground = theme.backs[player]
    painter.save()
    painter.setOpacity(0.45 if out else 1.0)
    dip(painter, QPen(QColor(mix(ground, theme.zone_text, 0.55)), 1.2), QColor(ground))
    painter.drawRoundedRect(rect, 3, 3)
    if closed:
        font = QFont(painter.font())
        font.setPixelSize(17)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.amber))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "?")
    else:
        dip(painter, None, QColor(theme.amber))
        painter.drawEllipse(QPointF(rect.center().x(), rect.top() + 10), 4.5, 4.5)
        painter.drawChord(QRectF(rect.left() + 4, rect.top() + 15, rect.width() - 8, 18), 0, 180 * 16)
    painter.restore()
    if out:
        painter.setPen(_pen(theme.lowered, 2.4))
        painter.drawLine(QLineF(rect.topLeft(), rect.bottomRight()))
        painter.drawLine(QLineF(rect.topRight(), rect.bottomLeft()))


def _pen(ink: str, width: float) -> QPen:
    pen = QPen(QColor(ink), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _games(painter: QPainter, theme: Theme, count: int) -> None:
    """Draw a dot for each game there may be, and fill those that decide."""
    for number in range(count):
        x = PICTURE.width() / 2 + (number - (count - 1) / 2) * 9
        painter.setPen(_pen(theme.zone_text, 1.2))
        painter.setBrush(QColor(theme.amber) if number <= count // 2 else QColor(theme.cloth))
        painter.drawEllipse(QPointF(x, 48), 3, 3)


def _arrow(painter: QPainter, theme: Theme, x: float, y: float, to: float) -> None:
    painter.setPen(_pen(theme.zone_text, 2))
    painter.drawLine(QLineF(x, y, to, y))
    back = 4 if to < x else -4
    painter.setBrush(QColor(theme.zone_text))
    painter.drawPolygon(QPolygonF([QPointF(to, y), QPointF(to + back, y - 3), QPointF(to + back, y + 3)]))


def _against(painter: QPainter, theme: Theme, *, closed: bool = False) -> None:
    _card(painter, theme, 0, 14, 10, closed=closed)
    _card(painter, theme, 1, 60, 10, closed=closed)


def _swords(painter: QPainter, theme: Theme) -> None:
    draw_icon(painter, "power", QRectF(40, 17, 16, 16), theme)


def _single(painter: QPainter, theme: Theme) -> None:
    _against(painter, theme)
    _swords(painter, theme)


def _best_of_three(painter: QPainter, theme: Theme) -> None:
    _single(painter, theme)
    _games(painter, theme, 3)


def _handicap(painter: QPainter, theme: Theme) -> None:
    _single(painter, theme)
    draw_icon(painter, "chain", QRectF(6, 28, 20, 20), theme)


def _bidding(painter: QPainter, theme: Theme) -> None:
    _card(painter, theme, 0, 24, 6)
    _card(painter, theme, 1, 50, 6)
    for x, height in ((8, 12), (82, 20)):
        draw_icon(painter, "chain", QRectF(x - 4, 44 - height, 14, 14), theme)
    _arrow(painter, theme, 20, 45, 76)


def _sealed(painter: QPainter, theme: Theme) -> None:
    _against(painter, theme, closed=True)
    _swords(painter, theme)


def _swap(painter: QPainter, theme: Theme) -> None:
    _against(painter, theme)
    _arrow(painter, theme, 39, 18, 57)
    _arrow(painter, theme, 57, 31, 39)


def _adaptive(painter: QPainter, theme: Theme) -> None:
    _swap(painter, theme)
    _games(painter, theme, 3)


def _three_each(painter: QPainter, theme: Theme, out: int) -> None:
    for number in range(3):
        _card(painter, theme, 0, 4 + number * 12, 6 + number * 4, out=number < out)
        _card(painter, theme, 1, 70 - number * 12, 6 + number * 4, out=number < out)


def _triad(painter: QPainter, theme: Theme) -> None:
    _three_each(painter, theme, 1)


def _survival(painter: QPainter, theme: Theme) -> None:
    _three_each(painter, theme, 2)


_PICTURES: Final[Mapping[str, Callable[[QPainter, Theme], None]]] = {
    "single": _single,
    "best-of-three": _best_of_three,
    "handicap": _handicap,
    "bidding": _bidding,
    "sealed": _sealed,
    "reversal": _swap,
    "adaptive": _adaptive,
    "triad": _triad,
    "survival": _survival,
}


class FormatPainter(QStyledItemDelegate):
    """Draws a format of the list: its picture, its name, and what it is in a line."""

    def __init__(self, view: QAbstractItemView, role: int) -> None:
        """`role` is the one under which an item of the list holds the key of its format."""
        super().__init__(view)
        self._view, self._role = view, role

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of the picture, or of the words beside it."""
        font, width = option.font, self._view.viewport().width()
        picture = self._picture(font)
        room = width - picture.width() - 3 * PAD - 2
        words = option.fontMetrics.height() + _line_height(say(s.FORMAT_LINES[index.data(self._role)]), room, font)
        return QSize(picture.width() + 60, max(picture.height(), words) + 2 * PAD)

    def _picture(self, font: QFont) -> QSize:
        """Return the size of pictures; nothing where the words would have too little room beside them."""
        metrics = QFontMetrics(font)
        size = PICTURE * (0.86 * min(1.5, letters_grown(metrics)))
        enough = self._view.viewport().width() - size.width() >= LEAST_LETTERS * metrics.averageCharWidth()
        return size if enough else QSize(-PAD, 0)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one format."""
        key, theme = str(index.data(self._role)), ui.theme
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect.adjusted(1, 1, -1, -1)
        ground = theme.amber if chosen else theme.field
        dip(painter, None, QColor(ground))
        if chosen:
            painter.drawRoundedRect(QRectF(rect), 5, 5)
        if option.state & QStyle.StateFlag.State_HasFocus:
            dip(painter, QPen(QColor(theme.glow_focus), 2), None)
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 5, 5)
        size = self._picture(option.font)
        place = QRectF(rect.left() + PAD, rect.center().y() - size.height() / 2 + 0.5, size.width(), size.height())
        if size.width() > 0:
            draw_format(painter, key, place, theme)
        words = QRect(
            round(place.right()) + PAD, rect.top(), rect.right() - round(place.right()) - 2 * PAD, rect.height()
        )
        self._write(painter, option, words, key, readable_on(ground) if chosen else theme.text)
        painter.restore()

    def _write(self, painter: QPainter, option: QStyleOptionViewItem, place: QRect, key: str, ink: str) -> None:
        bold = QFont(option.font)
        bold.setBold(True)
        line = say(s.FORMAT_LINES[key])
        high, low = QFontMetrics(bold).height(), _line_height(line, place.width(), option.font)
        top = place.center().y() - (high + low) // 2
        painter.setPen(QColor(ink))
        painter.setFont(bold)
        name = QFontMetrics(bold).elidedText(say(RECIPES[key].name), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(QRect(place.left(), top, place.width(), high), Qt.TextFlag.TextSingleLine, name)
        painter.setFont(option.font)
        painter.drawText(QRect(place.left(), top + high, place.width(), low + 2), int(Qt.TextFlag.TextWordWrap), line)


def _line_height(line: str, width: int, font: QFont) -> int:
    box = QRect(0, 0, max(60, width), 10_000)
    return QFontMetrics(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), line).height()
