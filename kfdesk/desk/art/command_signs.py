# ruff: noqa: E501 - a drawing is one long word
"""Signs of commands: drawn in one color, for menus, buttons and lists, at any size and in the colors of any theme."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from kfdesk.desk.art.shapes import combined, fitted
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, color, mix

SIZES: Final = (16, 20, 24, 32, 48)
"""Sides of the pictures an icon has, in pixels: menus at 100 % to 300 %."""
_PAGE = ("M 22 6 L 62 6 L 82 26 L 82 94 L 22 94 Z", "-M 30 14 L 58 14 L 58 30 L 74 30 L 74 86 L 30 86 Z")
_TRAY = ("~10 M 10 60 L 10 88 L 90 88 L 90 60",)
_CARDS = ("U 34 18 50 74 7", "-U 42 26 34 58 4", "~8 M 18 26 L 18 84 Q 18 92 26 92")

COMMAND_SIGNS: Final = MappingProxyType(
    {
        "bell": ("M 50 6 C 28 6 22 24 22 42 C 22 58 14 66 8 72 L 92 72 C 86 66 78 58 78 42 C 78 24 72 6 50 6 Z",
            "O 50 86 12 10"),
        "plain": ("P 4 50 50 26 0",),
        "new": ("U 14 10 52 76 7", "-U 23 19 34 58 4", "B 66 58 10 38", "B 52 72 38 10", "B 60 66 22 22"),
        "start": ("M 50 8 L 94 48 L 82 48 L 82 90 L 60 90 L 60 62 L 40 62 L 40 90 L 18 90 L 18 48 L 6 48 Z",),
        "table": ("~9 M 8 30 L 92 30", "M 8 26 L 92 26 L 84 46 L 16 46 Z", "B 22 46 9 44", "B 69 46 9 44"),
        "learn": ("M 50 12 L 100 38 L 50 64 L 0 38 Z", "M 20 58 L 50 74 L 80 58 L 80 76 Q 50 98 20 76 Z",
            "~6 M 92 42 L 92 80"),
        "match": ("M 28 8 L 72 8 L 70 44 Q 66 60 50 62 Q 34 60 30 44 Z", "B 45 60 10 18", "U 28 78 44 12 4",
            "|~7 M 28 18 L 12 18 Q 12 40 32 44"),
        "go-on": ("M 22 8 L 88 50 L 22 92 Z",),
        "saved": ("M 10 10 L 74 10 L 90 26 L 90 90 L 10 90 Z", "-B 28 10 38 26", "-U 26 54 48 36 3", "B 50 14 9 18"),
        "open": ("M 6 20 L 38 20 L 46 30 L 84 30 L 84 42 L 24 42 L 10 80 L 6 80 Z", "M 26 48 L 98 48 L 82 86 L 12 86 Z"),
        "film": ("U 6 18 88 64 8", "-M 40 34 L 66 50 L 40 66 Z", "-B 14 26 8 8", "-B 14 46 8 8", "-B 14 66 8 8",
            "-B 78 26 8 8", "-B 78 46 8 8", "-B 78 66 8 8"),
        "export": (*_TRAY, "~10 M 50 64 L 50 14", "~10 M 30 32 L 50 12 L 70 32"),
        "import": (*_TRAY, "~10 M 50 10 L 50 62", "~10 M 30 44 L 50 64 L 70 44"),
        "statistics": ("B 10 56 18 36", "B 40 32 18 60", "B 70 10 18 82"),
        "quit": ("M 14 8 L 60 8 L 60 18 L 24 18 L 24 82 L 60 82 L 60 92 L 14 92 Z", "~10 M 42 50 L 88 50",
            "~10 M 70 32 L 90 50 L 70 68"),
        "concede": ("~9 M 22 8 L 22 94", "M 22 12 Q 44 2 58 14 Q 72 24 88 14 L 88 54 Q 72 64 58 54 Q 44 44 22 54 Z"),
        "undo": ("~11 M 20 40 L 62 40 C 96 40 96 84 62 84 L 38 84", "~11 M 40 18 L 16 40 L 40 62"),
        "redo": ("~11 M 80 40 L 38 40 C 4 40 4 84 38 84 L 62 84", "~11 M 60 18 L 84 40 L 60 62"),
        "undo-turn": ("~10 M 84 78 C 96 40 70 16 42 20 C 20 24 10 42 14 58", "~10 M 2 44 L 14 60 L 30 46",
            "~8 M 50 38 L 50 56 L 62 66"),
        "settings": ("G 8 50 50 46 34", "-O 50 50 15 15"),
        "judge": ("B 46 14 8 70", "U 26 84 48 9 3", "~7 M 16 24 L 84 24", "~6 M 16 24 L 4 56 M 16 24 L 28 56",
            "~6 M 84 24 L 72 56 M 84 24 L 96 56", "M 0 56 L 32 56 Q 28 70 16 70 Q 4 70 0 56 Z",
            "M 68 56 L 100 56 Q 96 70 84 70 Q 72 70 68 56 Z"),
        "language": ("O 50 50 44 44", "-O 50 50 36 36", "~7 M 8 50 L 92 50", "~7 M 50 8 C 22 34 22 66 50 92",
            "~7 M 50 8 C 78 34 78 66 50 92"),
        "card": ("U 22 6 56 88 8", "-U 31 15 38 34 4", "-B 31 58 38 7", "-B 31 72 26 7"),
        "names": ("~10 M 16 20 L 84 20 M 50 20 L 50 86", "~10 M 36 86 L 64 86"),
        "theme": ("O 50 50 44 44", "-M 50 14 C 96 16 96 84 50 86 Z"),
        "shelf": _CARDS,
        "paste": ("U 16 14 68 80 7", "-U 25 24 50 61 3", "U 34 6 32 18 5", "B 34 40 32 7", "B 34 54 32 7", "B 34 68 22 7"),
        "generate": ("U 10 10 80 80 14", "-O 32 32 8 8", "-O 68 32 8 8", "-O 50 50 8 8", "-O 32 68 8 8", "-O 68 68 8 8"),
        "surprise": ("S 5 44 54 42 17 0", "S 4 82 18 16 5 0"),
        "back-up": (*_PAGE, "~9 M 52 44 L 52 70", "~9 M 40 60 L 52 72 L 64 60"),
        "restore": ("~10 M 18 62 C 26 96 86 90 84 50 C 82 14 34 8 20 38", "~10 M 20 12 L 18 40 L 44 38"),
        "trash": ("M 18 28 L 82 28 L 74 94 L 26 94 Z", "U 10 12 80 10 4", "B 40 5 20 9", "-B 36 40 6 42", "-B 58 40 6 42"),
        "manual": ("M 6 14 Q 30 6 50 18 Q 70 6 94 14 L 94 84 Q 70 76 50 90 Q 30 76 6 84 Z",
            "-M 14 22 Q 30 17 46 25 L 46 76 Q 30 70 14 74 Z", "-M 86 22 Q 70 17 54 25 L 54 76 Q 70 70 86 74 Z"),
        "wrong": ("M 50 6 L 98 92 L 2 92 Z", "-B 45 34 10 30", "-O 50 77 6 6"),
        "folder": ("M 6 18 L 38 18 L 46 28 L 94 28 L 94 84 L 6 84 Z",),
        "about": ("O 50 50 45 45", "-B 44 42 12 36", "-O 50 27 7 7"),
        "shortcuts": ("U 4 24 92 54 8", "-B 16 36 10 10", "-B 34 36 10 10", "-B 52 36 10 10", "-B 70 36 12 10",
            "-B 26 56 48 10"),
    }
)  # fmt: skip
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
