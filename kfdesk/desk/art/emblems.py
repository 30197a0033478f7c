"""House emblems: one shape per house, drawn for this program, readable at 14 pixels.

So have the types of cards that lie beside the table and belong to no house.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from kfdesk.desk.art.shapes import BOX, combined, fitted
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Suit, Theme, color, mix, readable_on
from kfdesk.engine.terms import CardType, House

_DRAWINGS: dict[Suit, tuple[str, ...]] = {
    # A double-bitted axe between two horns.
    House.BROBNAR: (
        "|M 46 26 L 46 62 C 36 62 24 68 16 78 C 6 56 8 32 20 10 C 26 20 36 26 46 26 Z",
        "B 44 6 12 90",
        "-|M 40 34 C 34 34 28 31 23 27 C 19 38 19 48 22 58 C 28 54 34 53 40 53 Z",
        "P 4 50 10 11 0",
    ),
    # A horned flame with slit eyes.
    House.DIS: (
        "|M 50 96 C 22 94 14 74 20 56 C 10 44 6 24 14 4 C 18 24 26 32 36 36 C 38 22 44 14 50 4 Z",
        "-|M 28 60 L 45 68 L 43 75 C 36 75 30 70 28 60 Z",
        "-M 50 80 L 56 88 L 50 92 L 44 88 Z",
    ),
    # A balance whose pans are coins.
    House.EKWIDON: (
        "B 46 14 8 68",
        "~7 M 14 26 Q 50 14 86 26",
        "O 20 58 17 17 O 80 58 17 17",
        "-O 20 58 8 8",
        "-P 4 80 58 10 0",
        "~4 M 20 26 L 20 44 M 80 26 L 80 44",
        "M 26 94 Q 50 68 74 94 Z",
        "O 50 11 8 8",
    ),
    # A hollow hooded spirit.
    House.GEISTOID: (
        "M 50 4 C 76 4 84 28 84 50 L 84 88 Q 78 98 70 88 Q 62 78 56 90 Q 50 100 44 90 Q 38 78 30 88 "
        "Q 22 98 16 88 L 16 50 C 16 28 24 4 50 4 Z",
        "-M 50 16 C 68 16 72 34 72 46 C 72 60 62 66 50 66 C 38 66 28 60 28 46 C 28 34 32 16 50 16 Z",
        "|O 40 42 6 9",
        "O 50 58 4 4",
    ),
    # Tentacles rising as the bow and bit of a key.
    House.KEYRAKEN: (
        "O 50 28 24 24",
        "-O 50 28 11 12",
        "B 44 46 12 50",
        "|~9 M 46 66 C 26 66 12 56 14 40 C 16 30 28 32 26 42",
        "|~9 M 46 86 C 30 92 14 88 10 74",
        "|O 50 28 4 9",
    ),
    # A lens set in a gear.
    House.LOGOS: (
        "G 8 50 50 48 36",
        "-O 50 50 25 25",
        "M 26 50 Q 50 26 74 50 Q 50 74 26 50 Z",
        "-O 50 50 9 9",
    ),
    # A saucer casting its ray.
    House.MARS: (
        "M 30 34 C 30 8 70 8 70 34 Z",
        "M 4 44 Q 50 22 96 44 Q 50 66 4 44 Z",
        "-|O 26 44 5 4",
        "-O 50 47 6 4",
        "M 40 62 L 60 62 L 80 96 L 20 96 Z",
        "-M 48 68 L 52 68 L 60 96 L 40 96 Z",
    ),
    # A serpent ring swallowing its tail.
    House.OUBOROS: (
        "O 50 54 42 42",
        "-O 50 54 25 25",
        "-M 50 54 L 44 4 L 84 4 Z",
        "M 78 6 C 92 14 90 34 72 40 C 62 40 52 34 46 22 C 58 26 68 22 78 6 Z",
        "-O 74 24 4 4",
        "M 50 12 Q 36 16 30 28 L 22 16 Q 34 4 50 4 Z",
        "-|P 3 18 60 7 90",
        "-P 3 50 88 7 0",
    ),
    # A broken shackle under a rising sun.
    House.REDEMPTION: (
        "~9 M 20 62 C 8 62 8 92 20 92 L 34 92 C 44 92 46 80 42 74",
        "~9 M 80 62 C 92 62 92 92 80 92 L 66 92 C 56 92 54 80 58 74",
        "M 28 54 C 28 26 72 26 72 54 Z",
        "M 46 24 L 50 4 L 54 24 Z",
        "|M 30 30 L 18 14 L 24 36 Z",
        "|M 20 50 L 2 42 L 22 56 Z",
    ),
    # A winged shield.
    House.SANCTUM: (
        "M 50 10 L 70 18 L 70 50 C 70 72 60 84 50 94 C 40 84 30 72 30 50 L 30 18 Z",
        "-B 46 24 8 50",
        "-B 37 36 26 8",
        "|M 26 24 L 2 12 C 0 24 4 34 10 38 L 6 40 C 6 50 12 56 18 57 L 15 61 C 18 68 22 70 27 70 Z",
    ),
    # A lizard's crown.
    House.SAURIAN: (
        "M 10 24 L 30 44 L 38 12 L 50 40 L 62 12 L 70 44 L 90 24 L 82 66 L 18 66 Z",
        "M 18 72 L 82 72 L 78 90 Q 50 98 22 90 Z",
        "-M 50 48 L 60 56 L 50 64 L 40 56 Z",
        "-|O 32 80 5 5",
        "O 10 22 6 6 O 90 22 6 6 O 38 10 6 6 O 62 10 6 6",
    ),
    # A half mask with a dagger behind it.
    House.SHADOWS: (
        "M 4 24 C 20 30 36 18 50 24 C 64 18 80 30 96 24 C 98 50 84 66 66 64 C 58 62 54 54 50 54 "
        "C 46 54 42 62 34 64 C 16 66 2 50 4 24 Z",
        "-|M 16 38 Q 30 32 42 46 Q 26 56 16 38 Z",
        "M 50 62 L 57 70 L 50 98 L 43 70 Z",
        "B 46 2 8 16",
    ),
    # A cloud ship under a wing-sail.
    House.SKYBORN: (
        "M 48 4 C 80 10 92 36 84 56 L 48 56 Z",
        "-M 58 20 C 70 26 76 38 76 48 L 58 48 Z",
        "M 42 18 L 42 56 L 14 56 C 16 40 28 24 42 18 Z",
        "M 6 62 L 94 62 C 90 76 82 80 74 80 L 26 80 C 16 80 10 74 6 62 Z",
        "|O 30 86 14 8",
        "O 50 88 16 9",
    ),
    # A four-pointed star with its orbit.
    House.STAR_ALLIANCE: (
        "~7 M 8 66 C 2 44 60 14 86 24 C 104 34 60 78 24 78",
        "-S 4 50 50 50 17 0",
        "S 4 50 50 46 13 0",
        "O 86 26 9 9",
    ),
    # A tentacle curling out of a wave.
    House.UNFATHOMABLE: (
        "~11 M 52 84 C 24 66 24 22 54 14 C 78 8 86 38 68 44 C 56 48 50 36 58 32",
        "M 4 72 Q 16 60 28 72 Q 40 84 50 72 Q 60 60 72 72 Q 84 84 96 72 L 96 82 Q 84 94 72 82 Q 60 70 50 82 "
        "Q 40 94 28 82 Q 16 70 4 82 Z",
        "O 28 34 5 5 O 22 48 5 5 O 84 56 5 5",
    ),
    # A paw print whose pad is a leaf.
    House.UNTAMED: (
        "M 50 96 C 22 88 20 64 50 42 C 80 64 78 88 50 96 Z",
        "-~4 M 50 96 L 50 58 M 50 72 L 40 64 M 50 80 L 60 70",
        "O 18 48 9 13 O 82 48 9 13 O 38 22 10 15 O 62 22 10 15",
    ),
    # An Archon: head and shoulders without a face in a ring of rays.
    CardType.ARCHON_POWER: (
        "S 12 50 50 50 36 0",
        "-O 50 50 30 30",
        "O 50 42 12 15",
        "M 26 70 C 32 58 68 58 74 70 C 68 78 60 82 50 82 C 40 82 32 78 26 70 Z",
    ),
    # An eye that sees what comes.
    CardType.PROPHECY: (
        "M 2 54 Q 50 6 98 54 Q 50 102 2 54 Z",
        "-M 14 54 Q 50 22 86 54 Q 50 86 14 54 Z",
        "O 50 54 17 17",
        "-S 4 50 54 13 4 0",
        "B 47 2 6 18",
        "~6 M 22 10 L 29 24 M 78 10 L 71 24",
    ),
    # A wave that breaks.
    CardType.TIDE: (
        "M 2 70 C 8 26 58 -6 86 24 C 102 46 80 64 66 54 C 74 46 66 36 56 44 C 44 56 60 74 98 68 L 98 76 "
        "Q 74 70 50 80 Q 26 90 2 78 Z",
        "M 2 86 Q 26 98 50 88 Q 74 78 98 84 L 98 94 Q 74 88 50 98 Q 26 106 2 96 Z",
    ),
    None: ("P 6 50 50 46 0", "-P 6 50 50 34 0", "S 4 50 50 26 9 45"),
}


@lru_cache(maxsize=64)
def emblem(house: Suit) -> QPainterPath:
    """Return the emblem of a house, or of a type of card, in the unit square. Do not change the result."""
    return QTransform.fromScale(1 / BOX, 1 / BOX).map(combined(*_DRAWINGS.get(house, _DRAWINGS[None])))


def draw_emblem(painter: QPainter, house: Suit, rect: QRectF, theme: Theme, *, lit: bool = True) -> None:
    """Draw a house's emblem on its round plate, as large as `rect` allows; gray when not `lit`."""
    colors = theme.house(house)
    base = colors.base if lit else mix(mix(colors.base, "#808080", 0.75), theme.cloth, 0.25)
    edge = colors.dark if lit else mix(base, "#000000", 0.4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    plate = QLinearGradient(QPointF(0, 0), QPointF(0, BOX))
    plate.setColorAt(0, color(mix(base, "#ffffff", 0.18 if lit else 0.0)))
    plate.setColorAt(1, color(mix(base, edge, 0.25)))
    dip(painter, QPen(color(edge), 7), plate)
    painter.drawEllipse(QRectF(4, 4, 92, 92))
    if lit:
        dip(painter, QPen(color(mix(base, "#ffffff", 0.45), 0.7), 2.5), None)
        painter.drawEllipse(QRectF(9, 9, 82, 82))
    ink = readable_on(base) if lit else mix(readable_on(base), base, 0.25)
    paint_shape(painter, house, QRectF(21, 21, 58, 58), QColor(ink))
    painter.restore()


def paint_shape(painter: QPainter, house: Suit, rect: QRectF, ink: QColor) -> None:
    """Fill a house's bare emblem (no plate) into `rect` with `ink`."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(side, side)
    painter.fillPath(emblem(house), ink)
    painter.restore()
