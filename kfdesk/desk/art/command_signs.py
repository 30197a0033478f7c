"""Signs of commands: drawn in one color, for menus, buttons and lists, at any size and in the colors of any theme."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from kfdesk.desk.art.drawings import drawings
from kfdesk.desk.art.shapes import combined, fitted
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, color, mix

SIZES: Final = (16, 20, 24, 32, 48)
"""Sides of the pictures an icon has, in pixels: menus at 100 % to 300 %."""
COMMAND_SIGNS: Final = MappingProxyType(
    {name: pieces for name, ((_, pieces),) in drawings("commands", "commands").items()}
)
"""What each is drawn with, in a box of 100 × 100."""


def command_icon(name: str, theme: Theme) -> QIcon:
    """Return a sign as an icon in the colors of a theme, fainter for what is disabled; an empty one for no name."""
    icon = QIcon()
    if name not in COMMAND_SIGNS:
        return icon
    faint = theme.text if theme.plain else mix(theme.text, theme.panel, 0.5)
    warm = theme.text if theme.plain else mix(theme.text, theme.inlay, 0.65)
    for mode, ink in ((QIcon.Mode.Normal, warm), (QIcon.Mode.Active, warm), (QIcon.Mode.Disabled, faint)):
        for size in SIZES:
            pixmap = QPixmap(size, size)
            pixmap.fill(Qt.GlobalColor.transparent)
            with painting_on(pixmap) as painter:
                draw_command(painter, name, QRectF(0, 0, size, size), ink)
            icon.addPixmap(pixmap, mode)
    return icon


def draw_command(painter: QPainter, name: str, rect: QRectF, ink: str) -> None:
    """Draw a sign as large as `rect` allows."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(fitted(rect).map(combined(*COMMAND_SIGNS[name])), color(ink))
