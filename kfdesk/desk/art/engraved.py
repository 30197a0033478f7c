"""Signs engraved into the table: one for each place, filled with one color."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kfdesk.desk.art.shapes import combined, fitted
from kfdesk.desk.kit.theme import Theme, color
from kfdesk.engine.terms import Zone

SIGNS: Final = MappingProxyType(
    {
        Zone.BATTLELINE: (
            "M 14 6 L 24 8 L 76 66 L 68 74 L 12 18 Z",
            "M 86 6 L 76 8 L 24 66 L 32 74 L 88 18 Z",
            "~7 M 58 80 L 82 58 M 42 80 L 18 58",
            "~9 M 73 73 L 88 90 M 27 73 L 12 90",
        ),
        Zone.ARTIFACTS: (
            "M 4 26 L 30 26 L 30 20 L 96 20 C 94 40 80 48 64 52 L 64 62 L 80 76 L 80 84 L 22 84 L 22 76 L 38 62 L 38 54"
            " C 22 52 8 42 4 26 Z",
        ),
        Zone.PLAYING: ("M 50 4 L 80 30 L 72 78 L 50 97 L 28 78 L 20 30 Z", "-M 50 16 L 70 34 L 64 74 L 50 86 L 36 74"
            " L 30 34 Z", "M 50 26 L 62 38 L 50 74 L 38 38 Z"),
        Zone.DECK: ("U 30 6 52 74 7", "-U 35 11 42 64 4", "~5 M 22 16 L 22 88 L 70 88", "P 4 56 43 15 0"),
        Zone.DISCARD: (
            "M 6 34 L 40 22 L 62 80 L 28 92 Z", "-M 14 38 L 37 30 L 54 76 L 32 84 Z",
            "M 58 8 L 94 16 L 80 76 L 66 73 L 46 22 L 55 19 Z", "-M 63 15 L 86 20 L 75 69 L 70 68 L 53 26 L 61 23 Z",
        ),
        Zone.ARCHIVES: ("U 6 14 88 26 5", "M 12 46 L 88 46 L 88 90 L 12 90 Z", "-U 36 54 28 10 4"),
        Zone.PURGED: ("O 50 50 46 46", "-O 50 50 36 36", "~10 M 22 22 L 78 78"),
    }
)  # fmt: skip
"""Where there is none, the place stays plain."""


def engrave(painter: QPainter, zone: Zone, rect: QRectF, theme: Theme, *, strength: float = 1.0) -> None:
    """Draw the sign of a place as large as `rect` allows: cut into the ground, with light on its lower edge."""
    drawing = SIGNS.get(zone)
    if drawing is None:
        return
    path = fitted(rect).map(combined(*drawing))
    if theme.plain:
        painter.fillPath(path, color(theme.zone_edge, 0.5 * strength))
        return
    painter.fillPath(path.translated(0, 1.2), color("#ffffff", (0.10 if theme.dark else 0.55) * strength))
    painter.fillPath(path, color(theme.shadow, (0.6 if theme.dark else 0.20) * strength))
    painter.fillPath(path, color(theme.inlay, (0.30 if theme.dark else 0.28) * strength))
