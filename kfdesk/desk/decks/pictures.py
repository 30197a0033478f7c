"""Small pictures of the shelf: house emblems, stars, tag labels, each painted once for its size and theme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPen, QPixmap, QPolygonF

from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.icons import LIST_ICONS, draw_icon
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import LIGHT, THEMES, Theme, mix, readable_on
from kfdesk.engine.terms import HOUSES, House
from kfdesk.text.words import Words, same


def house_name(word: str) -> Words:
    """Return what a house of a deck is called; an unknown one by its source's word."""
    return HOUSES[word].words if word in HOUSES else same(word.title())


@lru_cache(maxsize=256)
def _emblem(house: House | None, pixels: int, ratio: float, theme: str) -> QPixmap:
    made = QPixmap(pixels, pixels)
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(ratio)
    with painting_on(made) as painter:
        side = pixels / ratio
        draw_emblem(painter, house, QRectF(0, 0, side, side), THEMES.get(theme, LIGHT))
    return made


def emblem_pixmap(house: str, side: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a house's emblem, `side` logical pixels wide, for a screen of this device pixel ratio."""
    return _emblem(HOUSES.get(house), round(side * ratio), ratio, theme.name)


def emblem_icon(house: str, theme: Theme) -> QIcon:
    """Return a house's emblem as an icon for lists and buttons."""
    return QIcon(_emblem(HOUSES.get(house), 64, 1.0, theme.name))


@lru_cache(maxsize=64)
def _sign(name: str, pixels: int, ratio: float, theme: str) -> QPixmap:
    made = QPixmap(pixels, pixels)
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(ratio)
    with painting_on(made) as painter:
        draw_icon(painter, name, QRectF(0, 0, pixels / ratio, pixels / ratio), THEMES.get(theme, LIGHT))
    return made


def list_pixmap(name: str, side: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the sign of one of `kfdesk.collection.purposes.LISTS`, as large as an emblem of a house."""
    return _sign(LIST_ICONS[name], round(side * ratio), ratio, theme.name)


def list_icon(name: str, theme: Theme) -> QIcon:
    """Return the same as an icon for lists."""
    return QIcon(_sign(LIST_ICONS[name], 64, 1.0, theme.name))


def draw_lists(painter: QPainter, lists: Sequence[str], right: int, middle: int, side: int, theme: Theme) -> int:
    """Draw the signs of lists side by side, ending at `right`; return where they begin."""
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    for name in reversed(lists):
        right -= side
        painter.drawPixmap(right, middle - side // 2, list_pixmap(name, side, ratio, theme))
        right -= 2
    return right


def star(rect: QRectF) -> QPolygonF:
    """Return a five-pointed star as large as `rect` allows."""
    radius = min(rect.width(), rect.height()) / 2
    center = rect.center()
    points = []
    for corner in range(10):
        angle = -pi / 2 + corner * pi / 5
        reach = radius * (1.0 if corner % 2 == 0 else 0.44)
        points.append(QPointF(center.x() + reach * cos(angle), center.y() + reach * sin(angle)))
    return QPolygonF(points)


def draw_star(painter: QPainter, rect: QRectF, theme: Theme, *, filled: bool) -> None:
    """Draw a favorite's star; an outline where the deck is none."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = theme.amber_dark if not theme.dark else theme.amber
    painter.setPen(QPen(QColor(edge if filled else theme.text_dim), 1.2))
    painter.setBrush(QColor(theme.amber) if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(star(rect))
    painter.restore()


def star_icon(theme: Theme, *, filled: bool) -> QIcon:
    """Return the star as an icon."""
    made = QPixmap(64, 64)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.scale(3.2, 3.2)
        draw_star(painter, QRectF(1, 1, 18, 18), theme, filled=filled)
    return QIcon(made)


_CHOSEN: dict[str, str] = {}
"""Colors that people gave to tags, by folded name."""


def use_tag_colors(colors: Mapping[str, str]) -> None:
    """Draw tags in these colors from now on; those without one have a color by their name."""
    _CHOSEN.clear()
    _CHOSEN.update({tag.casefold(): color for tag, color in colors.items() if QColor.isValidColorName(color)})
    tag_color.cache_clear()


def color_icon(color: str) -> QIcon:
    """Return a disc of a color."""
    made = QPixmap(32, 32)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, QPen(QColor("#808080"), 1.5), QColor(color))
        painter.drawEllipse(QRectF(5, 5, 22, 22))
    return QIcon(made)


@lru_cache(maxsize=1024)
def tag_color(tag: str, theme: Theme) -> str:
    """Return the color of a tag: the one it was given, else always the same for the same word."""
    own = theme.accents[blake2b(tag.casefold().encode(), digest_size=2).digest()[0] % len(theme.accents)]
    accent = QColor(_CHOSEN[tag.casefold()]).name() if tag.casefold() in _CHOSEN else own
    return mix(accent, theme.field, 0.35 if theme.dark else 0.45)


def draw_tags(painter: QPainter, tags: Sequence[str], rect: QRectF, font: QFont, theme: Theme) -> None:
    """Draw tags as labels side by side; those that find no room are counted at the end."""
    metrics = QFontMetricsF(font)
    height = min(rect.height() - 4, metrics.height() + 2)
    x, right = rect.left() + 2, rect.right() - 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(font)
    for number, tag in enumerate(tags):
        rest = len(tags) - number - 1
        more = metrics.horizontalAdvance(f" +{rest}") + 4 if rest else 0.0
        width = metrics.horizontalAdvance(tag) + 12
        if x + width > right - more:
            width = right - more - x
        if width < 26:
            painter.setPen(QColor(theme.text_dim))
            painter.drawText(QRectF(x, rect.top(), right - x, rect.height()), _MIDDLE, f"+{rest + 1}")
            break
        _draw_tag(painter, tag, QRectF(QPointF(x, rect.center().y() - height / 2), QSizeF(width, height)), theme)
        x += width + 4
    painter.restore()


def _draw_tag(painter: QPainter, tag: str, rect: QRectF, theme: Theme) -> None:
    ground = tag_color(tag, theme)
    dip(painter, QPen(QColor(theme.panel_edge), 1) if theme.plain else Qt.PenStyle.NoPen, QColor(ground))
    painter.drawRoundedRect(rect, rect.height() / 2.6, rect.height() / 2.6)
    painter.setPen(QColor(readable_on(ground)))
    inner = rect.adjusted(5, 0, -5, 0)
    text = QFontMetricsF(painter.font()).elidedText(tag, Qt.TextElideMode.ElideRight, inner.width() + 1)
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, text)


_MIDDLE = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)


def view_icon(name: str, theme: Theme) -> QIcon:
    """Return the picture of a way to look at decks: "table", "grid" or "points"."""
    made = QPixmap(64, 64)
    made.fill(Qt.GlobalColor.transparent)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, None, QColor(theme.text))
        if name == "table":
            for row in range(4):
                painter.drawRoundedRect(QRectF(6, 8 + row * 13, 9, 8), 2, 2)
                painter.drawRoundedRect(QRectF(20, 8 + row * 13, 38, 8), 2, 2)
        elif name == "points":
            painter.drawRect(QRectF(7, 6, 4, 52))
            painter.drawRect(QRectF(7, 54, 51, 4))
            for x, y in ((22, 42), (30, 26), (41, 36), (50, 14)):
                painter.drawEllipse(QRectF(x - 5, y - 5, 10, 10))
        else:
            for row in range(2):
                for column in range(2):
                    painter.drawRoundedRect(QRectF(8 + column * 26, 8 + row * 26, 22, 22), 4, 4)
    return QIcon(made)
