"""How a deck is drawn in the table's rows and as a card of the grid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPixmap, QStaticText, QTransform
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kfdesk.collection.search import DeckRow
from kfdesk.collection.strengths import Strength
from kfdesk.desk.art.icons import DECK_ICONS, draw_icon
from kfdesk.desk.decks.columns import Column
from kfdesk.desk.decks.model import ROW_ROLE
from kfdesk.desk.decks.pictures import draw_lists, draw_star, draw_tags, emblem_pixmap
from kfdesk.desk.decks.portraits import Portraits, draw_shade
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import THEMES, Theme, mix
from kfdesk.desk.kit.ui import ui

Index = QModelIndex | QPersistentModelIndex


def _ratio(option: QStyleOptionViewItem) -> float:
    widget = option.widget
    return float(widget.devicePixelRatioF()) if isinstance(widget, QWidget) else 1.0


@dataclass(frozen=True, slots=True)
class RowPlace:
    """Where a row of the table is drawn and how: chosen, on the second color of ground, its star under the pointer."""

    top: int
    height: int
    chosen: bool
    alternate: bool
    hovered: bool


class RowPainter:
    """Draws whole rows of the table straight from the decks: to ask a delegate cell by cell costs three times as
    much, and hundreds of cells are drawn for each letter typed."""

    def __init__(self) -> None:
        self._elided: dict[tuple[str, int], str] = {}
        self._font_key = ""

    def begin(self, font: QFont) -> None:
        """Get ready to draw in this font."""
        if font.key() != self._font_key or len(self._elided) > MOST_ELIDED:
            self._font_key = font.key()
            self._elided.clear()

    def draw(
        self, painter: QPainter, row: DeckRow, place: RowPlace, columns: Sequence[tuple[Column, int, int]],
        table: QWidget,
    ) -> None:  # fmt: skip
        """Draw one row: for each column its left edge and its width."""
        palette, font = table.palette(), table.font()
        if columns and (place.chosen or place.alternate):
            brush = palette.highlight() if place.chosen else palette.alternateBase()
            left = min(left for _, left, _ in columns)
            right = max(left + width for _, left, width in columns)
            painter.fillRect(left, place.top, right - left, place.height, brush)
        painter.setPen((palette.highlightedText() if place.chosen else palette.text()).color())
        metrics = table.fontMetrics()
        unsigned = _unsigned(row, place)
        for column, left, width in columns:
            if column.drawn:
                if column.id not in unsigned:
                    self._draw_signs(painter, row, column, QRect(left, place.top, width, place.height), place, table)
                continue
            text = column.text(row, ui.language)
            if not text:
                continue
            slanted = column.id == "name" and not (row.playable or row.being_read)
            if slanted:
                painter.setFont(_slanted(font))
            alignment = _NUMBER if column.number else _WORD
            room = width - 9
            if column.id == "name" and row.purpose:
                side = min(place.height - 6, 18)
                signs = left + width - 4, place.top + place.height // 2, side
                room = draw_lists(painter, row.purpose.lists, *signs, ui.theme) - left - 8
            shown = self._fitted(text, room, metrics)
            painter.drawText(left + 4, place.top, room, place.height, alignment, shown)
            if slanted:
                painter.setFont(font)

    def _draw_signs(
        self, painter: QPainter, row: DeckRow, column: Column, rect: QRect, place: RowPlace, table: QWidget
    ) -> None:
        if column.id == "houses":
            draw_houses(painter, row.houses, rect, ui.theme, table.devicePixelRatioF())
            return
        if column.id == "strength":
            if row.strength is not None:
                draw_strength(painter, row.strength, QRectF(rect.adjusted(4, 3, -5, -3)), ui.theme)
            return
        if column.id == "star":
            side = min(rect.height() - 8, 18)
            left, top = rect.center().x() - side / 2 + 0.5, rect.center().y() - side / 2 + 0.5
            draw_star(painter, QRectF(left, top, side, side), ui.theme, filled=row.favorite)
        else:
            draw_tags(painter, row.tags, QRectF(rect), table.font(), ui.theme)
        palette = table.palette()
        painter.setPen((palette.highlightedText() if place.chosen else palette.text()).color())
        painter.setFont(table.font())

    def _fitted(self, text: str, width: int, metrics: QFontMetrics) -> str:
        found = self._elided.get((text, width))
        if found is None:
            found = self._elided[text, width] = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        return found


def _unsigned(row: DeckRow, place: RowPlace) -> tuple[str, ...]:
    """Return the columns in which nothing is drawn for a deck: most have neither star nor tags."""
    star = () if row.favorite or place.hovered else ("star",)
    return star if row.tags else (*star, "tags")


def _slanted(font: QFont) -> QFont:
    """Return the font of a name of a deck that cannot be played, or not as it is."""
    slanted = QFont(font)
    slanted.setItalic(True)
    return slanted


MOST_ELIDED = 20_000
"""So many texts are kept as they fit into their columns."""
MOST_LAID_OUT = 4_000
"""So many names of the grid are kept as they will be painted."""
LINE_SEPARATOR = "\u2028"
GROUND_EDGE = 2
"""How far the edge of a card reaches around its ground, in pixels."""
NAME_LINES: Final = 3
"""So many lines a deck's name may take: few names of published decks need more."""
LIST_SIDE: Final = 22
"""How large the signs of lists are on a card, in pixels."""
FOOT: Final = 11
"""How much higher than a line the row of houses is, in pixels."""
_WORD = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_NUMBER = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def draw_houses(painter: QPainter, houses: tuple[str, ...], rect: QRect, theme: Theme, ratio: float) -> None:
    """Draw the emblems of a deck's houses side by side."""
    side = max(12, min(rect.height() - 5, 30, (rect.width() - 4) // max(len(houses), 1) - 3))
    x = rect.left() + 3
    for house in houses:
        painter.drawPixmap(x, rect.center().y() - side // 2, emblem_pixmap(house, side, ratio, theme))
        x += side + 3


def draw_strength(painter: QPainter, one: Strength, rect: QRectF, theme: Theme) -> None:
    """Draw a share of games won: a bar from the half to where it lies, with the range of its uncertainty, and its
    number at the left, in the color of the text that is being drawn."""
    ink = painter.pen().color()
    metrics = painter.fontMetrics()
    words = metrics.horizontalAdvance("100") + 4
    painter.drawText(QRectF(rect.x(), rect.y(), words, rect.height()), _NUMBER, f"{one.percent:.0f}")
    left, width, middle = rect.x() + words + 6, rect.width() - words - 8, rect.center().y()
    if width < 12:
        return

    def at(percent: float) -> float:
        return left + width * percent / 100

    high = min(8.0, rect.height() / 2)
    painter.fillRect(QRectF(left, middle - 0.5, width, 1), QColor(mix(theme.panel_edge, theme.text_dim, 0.3)))
    low, top = sorted((at(50), at(one.percent)))
    bar = QRectF(low, middle - high / 2, max(1.0, top - low), high)
    painter.fillRect(bar, QColor(theme.amber))
    painter.drawRect(bar)  # seen on a chosen row, too
    painter.fillRect(QRectF(at(50) - 0.5, middle - high / 2 - 2, 1, high + 4), ink)
    painter.fillRect(QRectF(at(one.low), middle - 0.75, at(one.high) - at(one.low), 1.5), ink)
    for end in (one.low, one.high):
        painter.fillRect(QRectF(at(end) - 0.75, middle - high / 2 + 1, 1.5, high - 2), ink)


class CellDelegate(QStyledItemDelegate):
    """Draws what lies in a cell of a grid, all of one size."""

    cell = QSize()
    """The size of every cell with the room around it, where the view has chosen one."""

    def size(self, metrics: QFontMetrics) -> QSize:
        """Return the size that a cell is wished to have with letters of this size."""
        raise NotImplementedError

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of every cell."""
        del index
        return self.cell if self.cell.isValid() else self.size(option.fontMetrics)


class CardDelegate(CellDelegate):
    """Draws a deck as a small identity card: portrait, name, houses, set, star."""

    portraits: Portraits | None = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: dict[tuple[str, int, str], QStaticText] = {}

    def size(self, metrics: QFontMetrics) -> QSize:
        """Return the size of a card with the room around it."""
        width = max(168, metrics.averageCharWidth() * 23)
        return QSize(width, round(width * 0.74) + metrics.height() * (NAME_LINES + 1) + FOOT + 26)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a card; one that the list has not placed yet has no size, and is not drawn."""
        row = index.data(ROW_ROLE)
        rect: QRect = option.rect.adjusted(5, 5, -5, -5)
        if not isinstance(row, DeckRow) or rect.isEmpty():
            return
        state = option.state
        font: QFont = option.font
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen, focused = bool(state & QStyle.StateFlag.State_Selected), bool(state & QStyle.StateFlag.State_HasFocus)
        ground = _ground(rect.width(), rect.height(), _ratio(option), ui.theme.name, chosen=chosen, focused=focused)
        painter.drawPixmap(rect.topLeft() - QPoint(GROUND_EDGE, GROUND_EDGE), ground)
        inner = rect.adjusted(5, 5, -5, -5)
        metrics = QFontMetrics(font)
        picture = self.picture_place(option)
        self._portrait(painter, row, picture, _ratio(option))
        if row.favorite:
            draw_star(painter, QRectF(picture.right() - 22, picture.top() + 4, 18, 18), ui.theme, filled=True)
        if row.purpose:
            right = picture.right() - (26 if row.favorite else 4)
            signs = right, picture.top() + LIST_SIDE // 2 + 3, LIST_SIDE
            draw_lists(painter, row.purpose.lists, *signs, ui.theme)
        bold = QFont(font)
        bold.setBold(True)
        bold.setItalic(not (row.playable or row.being_read))
        painter.setFont(bold)
        painter.setPen(QColor(ui.theme.text))
        words = QRect(inner.left() + 2, picture.bottom() + 4, inner.width() - 4, metrics.height() * NAME_LINES + 2)
        painter.drawStaticText(words.topLeft(), self._name(row.name, words.width(), bold))
        foot = QRect(inner.left(), words.bottom() + 2, inner.width(), metrics.height() + FOOT)
        self._foot(painter, row, foot, option)
        painter.restore()

    def picture_place(self, option: QStyleOptionViewItem) -> QRect:
        """Return where the portrait is drawn."""
        rect: QRect = option.rect
        inner = rect.adjusted(10, 10, -10, -10)
        lines = QFontMetrics(option.font).height() * (NAME_LINES + 1)
        return QRect(inner.left(), inner.top(), inner.width(), inner.height() - lines - FOOT - 8)

    def _name(self, name: str, width: int, font: QFont) -> QStaticText:
        """Return a deck's name as it fits, laid out once: the same decks come again with every letter typed."""
        key = name, width, font.key()
        found = self._names.get(key)
        if found is None:
            if len(self._names) > MOST_LAID_OUT:
                self._names.clear()
            found = self._names[key] = _laid_out(in_lines(name, width, QFontMetrics(font), NAME_LINES), font)
        return found

    def _portrait(self, painter: QPainter, row: DeckRow, rect: QRect, ratio: float) -> None:
        if self.portraits is not None:
            pixmap = self.portraits.soon(row.name, row.houses, rect.size(), ratio, ui.theme)
            if pixmap is not None:
                painter.drawPixmap(rect.topLeft(), pixmap)
            else:
                shade = _shade(row.houses, rect.width(), rect.height(), ratio, ui.theme.name)
                painter.drawPixmap(rect.topLeft(), shade)

    def _foot(self, painter: QPainter, row: DeckRow, rect: QRect, option: QStyleOptionViewItem) -> None:
        draw_houses(painter, row.houses, rect, ui.theme, _ratio(option))
        painter.setFont(option.font)
        painter.setPen(QColor(ui.theme.text_dim))
        said = f"{row.wins} : {row.losses}" if row.wins or row.losses else ""
        words = _short("  ".join(filter(None, (said, "" if row.kind else row.set))), option.font.key())
        size, right = words.size(), rect.right() - 2
        if row.kind:
            right -= rect.height()
            draw_icon(painter, DECK_ICONS[row.kind], QRectF(right, rect.y(), rect.height(), rect.height()), ui.theme)
            right -= 4
        painter.drawStaticText(QPointF(right - size.width(), rect.y() + (rect.height() - size.height()) / 2), words)


@lru_cache(maxsize=512)
def _short(text: str, font: str) -> QStaticText:
    """Return a text in the font of this key, laid out."""
    made = QFont()
    made.fromString(font)
    return _laid_out(text, made)


def _laid_out(text: str, font: QFont) -> QStaticText:
    """Return a text as it will be painted, its lines as they are."""
    made = QStaticText(text.replace("\n", LINE_SEPARATOR))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.prepare(QTransform(), font)
    return made


@lru_cache(maxsize=32)
def _ground(width: int, height: int, ratio: float, theme_name: str, *, chosen: bool, focused: bool) -> QPixmap:
    """Return the ground of a card, with room for its edge around it."""
    theme = THEMES[theme_name]
    color = mix(theme.panel, theme.picked, 0.25) if chosen and not theme.plain else theme.panel
    edge = theme.glow_focus if focused else theme.picked if chosen else theme.panel_edge
    made = QPixmap(round((width + 2 * GROUND_EDGE) * ratio), round((height + 2 * GROUND_EDGE) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, QPen(QColor(edge), 3 if chosen else 2 if focused else 1), QColor(color))
        painter.drawRoundedRect(QRect(GROUND_EDGE, GROUND_EDGE, width, height), 8, 8)
    return made


@lru_cache(maxsize=96)
def _shade(houses: tuple[str, ...], width: int, height: int, ratio: float, theme: str) -> QPixmap:
    """Return what stands for the portraits of decks of these houses that are not painted yet."""
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_shade(painter, houses, QRectF(0, 0, width, height), THEMES[theme])
    return made


def in_lines(text: str, width: int, metrics: QFontMetrics, most: int) -> str:
    """Return `text` broken into so many lines at most, the last cut with dots where it does not end there."""
    words, lines = text.split(), list[str]()
    while words and len(lines) < most - 1:
        line = ""
        while words and metrics.horizontalAdvance(f"{line} {words[0]}".strip()) <= width:
            line = f"{line} {words.pop(0)}".strip()
        if not line:  # a word that is too long for a line
            break
        lines.append(line)
    rest = metrics.elidedText(" ".join(words), Qt.TextElideMode.ElideRight, width)
    return "\n".join(filter(None, (*lines, rest)))
