"""What lies beside the cards: keys, the Æmber pool, chains, piles, the tide and the Check! banner."""

from __future__ import annotations

import math
from collections.abc import Collection
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.art.frames import paint_back
from kfdesk.desk.art.icons import draw_icon, draw_number, draw_token
from kfdesk.desk.art.shapes import combined, fitted, shape
from kfdesk.desk.theme import Theme, color, mix, readable_on
from kfdesk.engine.terms import KeyColor

_PILE_ICONS = {"deck": "deck", "discard": "discarded", "archives": "archives", "purged": "purged", "hand": "hand"}


def draw_key(painter: QPainter, key: KeyColor, rect: QRectF, theme: Theme, *, forged: bool) -> None:
    """Draw a key token: a lit disc with the key when forged, an empty outlined socket when not.

    Each color has its own bow: red a triangle, blue a ring, yellow a diamond.
    """
    base = theme.keys[key]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    if forged:
        glow = QRadialGradient(QPointF(50, 50), 50)
        glow.setColorAt(0, color(mix(base, "#ffffff", 0.75)))
        glow.setColorAt(0.72, color(mix(base, "#ffffff", 0.25)))
        glow.setColorAt(1, color(mix(base, "#000000", 0.2)))
        painter.setBrush(glow)
        painter.setPen(QPen(QColor(mix(base, "#000000", 0.55)), 5))
    else:
        painter.setBrush(color(theme.key_blank, 0.16))
        painter.setPen(QPen(color(mix(theme.key_blank, base, 0.45)), 3, Qt.PenStyle.DashLine))
    painter.drawEllipse(QRectF(4, 4, 92, 92))
    draw_icon(painter, f"key-{key}" if forged else f"key-{key}-unforged", QRectF(16, 14, 68, 72), theme)
    painter.restore()


def draw_keys(painter: QPainter, forged: Collection[KeyColor], rect: QRectF, theme: Theme) -> None:
    """Draw all three keys in a row, red, blue, yellow."""
    side = min(rect.height(), rect.width() / 3.2)
    gap = (rect.width() - 3 * side) / 4
    for index, key in enumerate(KeyColor):
        x = rect.left() + gap + index * (side + gap)
        draw_key(painter, key, QRectF(x, rect.center().y() - side / 2, side, side), theme, forged=key in forged)


def draw_pool(painter: QPainter, amber: int, rect: QRectF, theme: Theme, *, cost: int | None = None) -> None:
    """Draw an Æmber pool: a dish with up to twelve crystals and the number, large.

    With `cost` the dish's rim fills up to it, full and bright when a key can be afforded.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = min(rect.width(), rect.height())
    dish = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    inner = dish.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
    fill = QRadialGradient(inner.center(), side * 0.5)
    fill.setColorAt(0, color(mix(theme.zone, theme.amber, 0.18)))
    fill.setColorAt(1, color(mix(theme.zone, "#000000", 0.25)))
    painter.setPen(QPen(QColor(theme.zone_edge), side * 0.02))
    painter.setBrush(fill)
    painter.drawEllipse(inner)
    if cost:
        _rim(painter, amber / cost, inner, theme)
    _crystals(painter, min(amber, 12), inner, theme)
    draw_number(
        painter,
        str(amber),
        QRectF(dish.center().x() - side * 0.25, dish.center().y() - side * 0.18, side * 0.5, side * 0.36),
        ink="#fff6dc" if amber else theme.zone_text,
        edge=theme.amber_dark if amber else theme.zone,
    )
    painter.restore()


def _rim(painter: QPainter, share: float, rect: QRectF, theme: Theme) -> None:
    full = share >= 1
    pen = QPen(QColor(theme.glow_legal if full else theme.amber), rect.width() * (0.07 if full else 0.05))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if full else Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(rect, 90 * 16, -round(min(1.0, share) * 360 * 16))


def _crystals(painter: QPainter, count: int, rect: QRectF, theme: Theme) -> None:
    seed = Random(count)
    size = rect.width() * 0.3
    for index in range(count):
        angle, reach = index * 2.399, rect.width() * (0.17 + 0.045 * index**0.5)
        place = rect.center() + QPointF(reach * math.cos(angle), reach * math.sin(angle))
        painter.save()
        painter.translate(place)
        painter.rotate(seed.uniform(-50, 50))
        draw_icon(painter, "amber", QRectF(-size / 2, -size / 2, size, size), theme)
        painter.restore()


def draw_chains(painter: QPainter, chains: int, rect: QRectF, theme: Theme) -> None:
    """Draw the chains badge: a link and the number on its disc. Draws nothing for 0."""
    if chains <= 0:
        return
    side = min(rect.height(), rect.width() * 0.55)
    link = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    draw_icon(painter, "chain", link, theme)
    draw_token(painter, "chain", chains, link.translated(side * 0.78, 0), theme)


def draw_pile(
    painter: QPainter, kind: str, count: int, rect: QRectF, theme: Theme, *, owner: int = 0, covered: bool = False
) -> None:
    """Draw a pile (`deck`, `discard`, `archives`, `purged` or `hand`) with its height and its count.

    `rect` has a card's shape. An empty pile is a dashed place with its sign. `covered` True: the caller draws the
    top card itself, and only edge and count are painted.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = rect.width() * 0.06
    if count == 0:
        painter.setPen(QPen(color(theme.zone_edge), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(color(theme.zone, 0.5))
        painter.drawRoundedRect(rect, radius, radius)
        side = rect.width() * 0.42
        painter.setOpacity(0.5)
        draw_icon(painter, _PILE_ICONS.get(kind, "deck"), _middle(rect, side), theme)
        painter.restore()
        return
    depth = min(5, 1 + count // 7)
    step = rect.width() * 0.018
    for layer in range(depth, 0, -1):
        painter.setPen(QPen(color(theme.shadow, 0.6), 0.8))
        painter.setBrush(QColor(mix(theme.paper_edge, theme.shadow, 0.12 * layer)))
        painter.drawRoundedRect(rect.translated(step * layer, step * layer), radius, radius)
    if not covered:
        paint_back(painter, rect, owner, theme)
        if kind != "deck":
            _sign(painter, kind, rect, theme)
    _count(painter, count, rect, theme)
    painter.restore()


def _middle(rect: QRectF, side: float) -> QRectF:
    return QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)


def _sign(painter: QPainter, kind: str, rect: QRectF, theme: Theme) -> None:
    plate = _middle(rect, rect.width() * 0.62)
    painter.setPen(QPen(QColor(theme.paper_edge), 1.2))
    painter.setBrush(QColor(theme.paper))
    painter.drawEllipse(plate)
    draw_icon(painter, _PILE_ICONS.get(kind, "deck"), _middle(rect, rect.width() * 0.36), theme)


def _count(painter: QPainter, count: int, rect: QRectF, theme: Theme) -> None:
    tall = max(14.0, rect.width() * 0.24)
    wide = tall * (1.35 if count < 100 else 1.8)
    badge = QRectF(rect.right() - wide - 3, rect.bottom() - tall - 3, wide, tall)
    painter.setPen(QPen(QColor("#ffffff"), tall * 0.06))
    painter.setBrush(color("#15120e", 0.92))
    painter.drawRoundedRect(badge, tall * 0.4, tall * 0.4)
    draw_number(
        painter, str(count), badge.adjusted(wide * 0.14, tall * 0.12, -wide * 0.14, -tall * 0.12), ink="#ffffff"
    )


def draw_tide(painter: QPainter, high: bool | None, rect: QRectF, theme: Theme) -> None:
    """Draw the tide marker for one side: `high` True, low (False) or neutral (None), told apart by water level."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    level = 52 if high is None else 30 if high else 76
    disc = QPainterPath()
    disc.addEllipse(QRectF(4, 4, 92, 92))
    painter.fillPath(disc, QColor(mix(theme.zone, theme.tide, 0.25)))
    painter.save()
    painter.setClipPath(disc)
    water = QLinearGradient(QPointF(0, level), QPointF(0, 100))
    water.setColorAt(0, color(mix(theme.tide, "#ffffff", 0.35)))
    water.setColorAt(1, color(mix(theme.tide, "#000000", 0.35)))
    wave = f"M 0 {level} Q 12 {level - 12} 25 {level} Q 38 {level + 12} 50 {level} Q 62 {level - 12} 75 {level} "
    painter.fillPath(shape(wave + f"Q 88 {level + 12} 100 {level} L 100 100 L 0 100 Z"), water)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mix(theme.tide, theme.text, 0.4)), 6))
    painter.drawPath(disc)
    if high is not None:
        arrow = "P 3 50 58 20 0" if high else "P 3 50 34 20 180"
        painter.setPen(QPen(QColor("#0a2a33"), 3))
        painter.setBrush(QColor("#ffffff"))
        painter.drawPath(shape(arrow))
    painter.restore()


def draw_check(painter: QPainter, words: str, rect: QRectF, theme: Theme) -> None:
    """Draw the Check! banner: a notched ribbon with a warning mark and `words` (already in the player's language)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    notch = rect.height() * 0.32
    ribbon = QPainterPath(rect.topLeft())
    ribbon.lineTo(rect.topRight())
    ribbon.lineTo(rect.right() - notch, rect.center().y())
    ribbon.lineTo(rect.bottomRight())
    ribbon.lineTo(rect.bottomLeft())
    ribbon.lineTo(rect.left() + notch, rect.center().y())
    ribbon.closeSubpath()
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ink = readable_on(theme.check)
    other = "#000000" if ink == "#ffffff" else "#ffffff"
    fill.setColorAt(0, color(theme.check))
    fill.setColorAt(1, color(mix(theme.check, other, 0.2)))
    painter.setBrush(fill)
    painter.setPen(QPen(QColor(theme.amber_light), max(1.0, rect.height() * 0.05)))
    painter.drawPath(ribbon)
    side = rect.height() * 0.7
    draw_icon(painter, "amber", QRectF(rect.left() + notch * 1.4, rect.center().y() - side / 2, side, side), theme)
    draw_icon(
        painter, "amber", QRectF(rect.right() - notch * 1.4 - side, rect.center().y() - side / 2, side, side), theme
    )
    painter.setPen(QColor(ink))
    room = rect.adjusted(notch * 1.6 + side, 0, -notch * 1.6 - side, 0)
    write_fit(painter, words, room, largest=max(8, round(rect.height() * 0.6)), smallest=7, lines=1)
    painter.restore()


def draw_mark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the program's own sign, for the window and the desktop: a crystal in a toothed golden ring."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    base = theme.backs[0]
    field = QRadialGradient(QPointF(50, 40), 60)
    field.setColorAt(0, color(mix(base, "#ffffff", 0.25)))
    field.setColorAt(1, color(mix(base, "#000000", 0.45)))
    painter.setPen(QPen(QColor(mix(base, "#000000", 0.6)), 3))
    painter.setBrush(field)
    painter.drawRoundedRect(QRectF(2, 2, 96, 96), 20, 20)
    gold = QLinearGradient(QPointF(0, 0), QPointF(100, 100))
    gold.setColorAt(0, color(theme.amber_light))
    gold.setColorAt(1, color(theme.amber_dark))
    painter.fillPath(combined("G 10 50 50 43 35", "-O 50 50 29 29"), gold)
    draw_icon(painter, "amber", QRectF(24, 24, 52, 52), theme)
    painter.restore()
