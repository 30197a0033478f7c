"""What all faces share: the outline of each card type, plates, badges of state, and the card back."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.art.icons import BONUS
from kfdesk.desk.art.keyword_icons import icon_of
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.art.shapes import combined, fitted
from kfdesk.desk.art.stamps import stamp_emblem, stamp_icon, stamp_token
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, mix, readable_on
from kfdesk.engine.terms import CardType


def chamfered(rect: QRectF, cut: float) -> QPainterPath:
    """Return a rectangle with straight-cut corners: artifacts."""
    path = QPainterPath(QPointF(rect.left() + cut, rect.top()))
    for x, y in (
        (rect.right() - cut, rect.top()),
        (rect.right(), rect.top() + cut),
        (rect.right(), rect.bottom() - cut),
        (rect.right() - cut, rect.bottom()),
        (rect.left() + cut, rect.bottom()),
        (rect.left(), rect.bottom() - cut),
        (rect.left(), rect.top() + cut),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def scooped(rect: QRectF, cut: float) -> QPainterPath:
    """Return a rectangle with corners scooped out like a ticket: actions, prophecies, powers."""
    path = QPainterPath(QPointF(rect.left() + cut, rect.top()))
    path.lineTo(rect.right() - cut, rect.top())
    path.quadTo(rect.right() - cut, rect.top() + cut, rect.right(), rect.top() + cut)
    path.lineTo(rect.right(), rect.bottom() - cut)
    path.quadTo(rect.right() - cut, rect.bottom() - cut, rect.right() - cut, rect.bottom())
    path.lineTo(rect.left() + cut, rect.bottom())
    path.quadTo(rect.left() + cut, rect.bottom() - cut, rect.left(), rect.bottom() - cut)
    path.lineTo(rect.left(), rect.top() + cut)
    path.quadTo(rect.left() + cut, rect.top() + cut, rect.left() + cut, rect.top())
    path.closeSubpath()
    return path


def arched(rect: QRectF, rise: float) -> QPainterPath:
    """Return a rectangle whose bottom runs to a blunt point, as a tag that hangs on something: upgrades."""
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.topRight())
    path.lineTo(rect.right(), rect.bottom() - rise)
    path.lineTo(rect.center().x() + rise, rect.bottom())
    path.lineTo(rect.center().x() - rise, rect.bottom())
    path.lineTo(rect.left(), rect.bottom() - rise)
    path.closeSubpath()
    return path


def window_path(card_type: CardType | None, rect: QRectF, unit: float) -> QPainterPath:
    """Return the outline of a card type's picture; `unit` is a hundredth of the card's width."""
    if card_type is CardType.ARTIFACT:
        return chamfered(rect, unit * 8)
    if card_type is CardType.UPGRADE:
        return arched(rect, unit * 9)
    if card_type in (CardType.CREATURE, CardType.TOKEN_CREATURE):
        path = QPainterPath()
        path.addRoundedRect(rect, unit * 2.5, unit * 2.5)
        return path
    return scooped(rect, unit * 7)


def paint_body(painter: QPainter, look: CardLook, rect: QRectF, radius: float, theme: Theme) -> None:
    """Paint the card's body: the type's frame color tinted by the house, with a bright inner line."""
    frame = theme.frame(look.type)
    colors = theme.house(look.suit)
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.plain:
        dip(painter, QPen(QColor(theme.paper_edge), max(1.5, radius * 0.25)), QColor(theme.paper))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
        return
    edge = mix(frame, "#000000", 0.55)
    fill = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fill.setColorAt(0, color(mix(frame, colors.base, 0.35)))
    fill.setColorAt(1, color(mix(frame, "#000000", 0.30)))
    painter.setBrush(color(edge))
    painter.drawRoundedRect(rect, radius, radius)
    painter.setBrush(fill)
    inset = radius * 0.22
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.85, radius * 0.85)


def paint_plate(painter: QPainter, look: CardLook, rect: QRectF, theme: Theme) -> str:
    """Paint the plate under the name in the house's color; return the ink to write on it."""
    if theme.plain:
        painter.fillRect(rect, QColor(theme.paper))
        painter.setPen(QPen(QColor(theme.paper_edge), max(1.0, rect.height() * 0.05)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        return theme.ink
    base = theme.house(look.suit).base
    ink = readable_on(base)
    other = "#000000" if ink == "#ffffff" else "#ffffff"
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0, color(mix(base, other, 0.10)))
    fill.setColorAt(1, color(mix(base, other, 0.24)))
    dip(painter, None, fill)
    painter.drawRoundedRect(rect, rect.height() * 0.14, rect.height() * 0.14)
    return ink


def states_of(look: CardLook) -> list[str]:
    """Return the badges beside a card's picture, in the order they are drawn."""
    pairs = (
        (look.twin, "evil-twin"),
        (look.homemade, "homemade"),
        *((True, f"house:{house}") for house in look.named_houses),
        (look.taunts, "taunt"),
        *((True, status.value) for status in look.statuses),
        (look.blanked, "blanked"),
        (look.gains, "upgrade"),
        (look.face_down, "hidden"),
    )
    return [name for shown, name in pairs if shown]


def paint_states(
    painter: QPainter, look: CardLook, right: float, top: float, room: float, side: float, theme: Theme
) -> None:
    """Paint state badges and counters downwards from the top right corner, in a second column where they are many."""
    names: list[tuple[str, int | None]] = [(name, None) for name in states_of(look)]
    names += [(icon_of(word), number or None) for word, number in look.keywords]
    if look.under:
        names.append(("under", look.under))
    if look.power_counters:
        names.append(("power-counter", look.power_counters))
    names += [(f"counter:{kind}", count) for kind, count in look.counters if count]
    if not names:
        return
    high = max(1, round(room / (side * 0.86)))
    columns = 1 if len(names) <= high else 2
    high = ceil(len(names) / columns)
    step = min(side * 1.06, (room - side) / max(1, high - 1))
    for index, (name, count) in enumerate(names):
        rect = QRectF(right - side * (1 + 1.04 * (index // high)), top + index % high * step, side, side)
        if name == "hidden":
            paint_hidden(painter, rect, theme)
        elif count is None:
            stamp_icon(painter, name, rect, theme)
        else:
            text = f"+{count}" if name == "power-counter" else str(count)
            stamp_token(painter, name, text, rect, theme)


_CRACKS = (
    ((0.46, 0.52), (0.36, 0.40), (0.40, 0.27), (0.27, 0.13), (0.29, 0.0)),
    ((0.46, 0.52), (0.60, 0.44), (0.66, 0.29), (0.82, 0.24), (1.0, 0.12)),
    ((0.46, 0.52), (0.56, 0.66), (0.52, 0.78), (0.66, 0.88), (0.64, 1.0)),
    ((0.46, 0.52), (0.30, 0.60), (0.20, 0.56), (0.10, 0.66), (0.0, 0.64)),
)
"""Lines from the middle of a card to its edges, in shares of its width and height."""


def paint_tagged(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint on a card that it is tagged for destruction: dimmed, cracked, with an edge of embers."""
    side = min(rect.width(), rect.height())
    painter.save()
    dip(painter, None, color("#000000", 0.4))
    painter.drawRoundedRect(rect, side * 0.06, side * 0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    join, cap = Qt.PenJoinStyle.MiterJoin, Qt.PenCapStyle.FlatCap
    for ink, wide in ((color("#000000", 0.85), 0.05), (color(mix(theme.damage, "#ffd27a", 0.6)), 0.022)):
        painter.setPen(QPen(ink, side * wide, Qt.PenStyle.SolidLine, cap, join))
        for crack in _CRACKS:
            points = [QPointF(rect.x() + x * rect.width(), rect.y() + y * rect.height()) for x, y in crack]
            painter.drawPolyline(points)
    painter.setPen(QPen(color(theme.damage), side * 0.05))
    inset = side * 0.025
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), side * 0.05, side * 0.05)
    painter.restore()


def paint_hidden(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the mark of a facedown card: a closed eye on a paper disc."""
    side = rect.width()
    dip(painter, QPen(QColor(theme.paper_edge), side * 0.06), QColor(theme.paper))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    inset = side * 0.16
    stamp_icon(painter, "hidden", rect.adjusted(inset, inset, -inset, -inset), theme)


def paint_bonus(
    painter: QPainter, look: CardLook, left: float, top: float, room: float, side: float, theme: Theme
) -> None:
    """Paint bonus icons and further houses on the left edge, on a dark ribbon."""
    names = [BONUS[icon] for icon in look.icons] + [f"house:{house}" for house in look.other_houses]
    if not names:
        return
    step = min(side * 1.12, (room - side) / max(1, len(names) - 1)) if len(names) > 1 else side
    pad = side * 0.16
    tall = step * (len(names) - 1) + side
    dip(painter, QPen(color(theme.amber_light, 0.55), max(0.6, side * 0.05)), color("#14100c", 0.74))
    painter.drawRoundedRect(QRectF(left - pad, top - pad, side + 2 * pad, tall + 2 * pad), side * 0.4, side * 0.4)
    for index, name in enumerate(names):
        rect = QRectF(left, top + index * step, side, side)
        stamp_icon(painter, name, rect, theme)


def paint_note(painter: QPainter, words: str, rect: QRectF, px: int, theme: Theme) -> None:
    """Paint a line of words on a rounded ground of its own, in letters of this size at most."""
    dip(painter, QPen(QColor(theme.panel_edge), 0.8), color(theme.panel, 0.95))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QColor(theme.text))
    write_fit(painter, words, rect.adjusted(3, 0, -3, 0), largest=px, smallest=max(6, px - 3), lines=1)


def paint_strength(painter: QPainter, look: CardLook, power: QRectF, armor: QRectF, theme: Theme) -> None:
    """Paint power and armor. A value that is not the printed one changes color and gets an arrow."""
    if look.power is not None:
        change = 0 if look.base_power is None else look.power - look.base_power
        _badge(painter, "power", look.power, change, power, theme)
    left = look.armor if look.armor_left is None else look.armor_left
    if left is not None and (look.armor or look.base_armor or left):
        change = (look.armor or 0) - (look.base_armor or 0)
        _badge(painter, "armor", left, change, armor, theme)
        if look.armor is not None and left < look.armor:
            pen = QPen(QColor(theme.damage), armor.width() * 0.1)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(
                armor.topRight() + QPointF(-2, 3),
                armor.topRight() + QPointF(-armor.width() * 0.42, armor.height() * 0.24),
            )


def _badge(painter: QPainter, name: str, value: int, change: int, rect: QRectF, theme: Theme) -> None:
    stamp_token(painter, name, value, rect, theme)
    if change == 0:
        return
    side = rect.width() * 0.46
    arrow = QRectF(rect.right() - side * 0.62, rect.top() - side * 0.42, side, side)
    if name == "armor":
        arrow.moveLeft(rect.left() - side * 0.38)
    base = theme.raised if change > 0 else theme.lowered
    dip(painter, QPen(QColor("#ffffff"), side * 0.12), QColor(mix(base, "#000000", 0.25)))
    painter.drawPath(fitted(arrow).map(combined("P 3 50 58 54 0" if change > 0 else "P 3 50 42 54 180")))
    ring = QPen(QColor(base), rect.width() * 0.08)
    dip(painter, ring, None)
    outline = (
        combined("P 8 50 50 49 22.5")
        if name == "power"
        else combined("M 50 5 L 88 16 L 88 48 C 88 72 70 88 50 97 C 30 88 12 72 12 48 L 12 16 Z")
    )
    painter.drawPath(fitted(rect).map(outline))


def paint_tokens(painter: QPainter, look: CardLook, center: QPointF, side: float, theme: Theme) -> None:
    """Paint the Æmber and the damage on a card, side by side about `center`."""
    tokens = [(name, count) for name, count in (("amber", look.amber), ("damage", look.damage)) if count]
    x = center.x() - side * 0.53 * len(tokens)
    for name, count in tokens:
        stamp_token(painter, name, count, QRectF(x, center.y() - side / 2, side, side), theme)
        x += side * 1.06


def paint_back(painter: QPainter, rect: QRectF, owner: int, theme: Theme) -> None:
    """Paint a card back: a crystal in a key's ring, on hexagons for the first seat, on diamonds for the second."""
    base = theme.backs[owner % 2]
    unit = rect.width() / 100
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QPainterPath()
    body.addRoundedRect(rect, 6 * unit, 6 * unit)
    painter.fillPath(body, QColor(mix(base, "#000000", 0.5)))
    inner = rect.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit)
    field = QRadialGradient(rect.center(), rect.height() * 0.62)
    field.setColorAt(0, color(mix(base, "#ffffff", 0.16)))
    field.setColorAt(1, color(mix(base, "#000000", 0.25)))
    painter.setClipPath(body)
    dip(painter, QPen(color(theme.amber_light, 0.55), 1.2 * unit), field)
    painter.drawRoundedRect(inner, 4 * unit, 4 * unit)
    painter.setClipRect(inner.adjusted(unit, unit, -unit, -unit), Qt.ClipOperation.IntersectClip)
    _lattice(painter, inner, owner, unit)
    _back_mark(painter, rect, base, unit, theme)
    painter.restore()


def _lattice(painter: QPainter, rect: QRectF, owner: int, unit: float) -> None:
    dip(painter, QPen(color("#ffffff", 0.16), unit), None)
    mark = combined("P 6 50 50 46 0") if owner % 2 == 0 else combined("P 4 50 50 48 0")
    step = 15 * unit
    pitch = step * (0.86 if owner % 2 == 0 else 0.5)
    rows, columns = int(rect.height() / pitch) + 2, int(rect.width() / step) + 2
    for row in range(rows):
        for column in range(columns):
            x = rect.left() + (column + (0.5 if row % 2 else 0)) * step - step / 2
            cell = QRectF(x, rect.top() + row * pitch - step / 2, step, step)
            painter.drawPath(fitted(cell).map(mark))


def _back_mark(painter: QPainter, rect: QRectF, base: str, unit: float, theme: Theme) -> None:
    center, side = rect.center(), 62 * unit
    dark = color(mix(base, "#000000", 0.55))
    dip(painter, QPen(color(theme.amber_light, 0.8), 1.6 * unit), dark)
    painter.drawEllipse(center, side * 0.5, side * 0.5)
    square = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    gold = QLinearGradient(square.topLeft(), square.bottomRight())
    gold.setColorAt(0, color(theme.amber_light))
    gold.setColorAt(1, color(theme.amber_dark))
    teeth = combined("G 12 50 50 47 40", "-O 50 50 33 33")
    painter.fillPath(fitted(square).map(teeth), gold)
    stamp_icon(
        painter, "amber", QRectF(center.x() - side * 0.24, center.y() - side * 0.24, side * 0.48, side * 0.48), theme
    )


def paint_emblem(painter: QPainter, look: CardLook, rect: QRectF, theme: Theme) -> None:
    """Paint the house emblem with the maverick's mark on it; a ring says that the card is not of its own house."""
    stamp_emblem(painter, look.suit, rect, theme)
    if look.house_changed:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tint, width in ((mix(theme.raised, "#000000", 0.5), 0.16), (theme.raised, 0.09)):
            painter.setPen(QPen(QColor(tint), rect.width() * width))
            painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    if look.maverick:
        side = rect.width() * 0.5
        stamp_icon(
            painter, "maverick", QRectF(rect.right() - side * 0.72, rect.bottom() - side * 0.72, side, side), theme
        )
