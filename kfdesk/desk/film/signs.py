"""The small pictures of the film page: marks on the timeline and the buttons of the transport."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.shapes import combined, fitted
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, mix
from kfdesk.match.highlights import Highlight, MarkKind

_BURST = "S 8 50 50 49 26 0"
_CROSS = "~13 M 36 36 L 64 64 M 64 36 L 36 64"
_SWING = "M 50 2 L 82 36 L 62 36 L 62 64 L 82 64 L 50 98 L 18 64 L 38 64 L 38 36 L 18 36 Z"
_GAVEL = ("M 34 8 L 62 36 L 42 56 L 14 28 Z", "~14 M 52 46 L 88 82", "B 8 84 50 12")
_FLAG = ("B 14 4 12 92", "M 26 8 L 94 8 L 76 30 L 94 52 L 26 52 Z")

_SIGNS: dict[MarkKind, tuple[tuple[str, tuple[str, ...]], ...]] = {
    MarkKind.SWING: (("amber", (_SWING,)),),
    MarkKind.LOSSES: (("damage", (_BURST,)),),
    MarkKind.WIPE: (("damage", (_BURST,)), ("#ffffff", (_CROSS,))),
    MarkKind.ADJUSTMENT: (("counter", _GAVEL),),
    MarkKind.END: (("raised", _FLAG),),
}
"""Layers of each sign: a color of the theme, and the drawing filled with it."""

BUTTONS: dict[str, tuple[str, ...]] = {
    "start": ("B 14 16 12 68", "M 86 14 L 34 50 L 86 86 Z"),
    "turn-back": ("M 52 18 L 8 50 L 52 82 Z", "M 94 18 L 50 50 L 94 82 Z"),
    "mark-back": ("M 62 20 L 16 50 L 62 80 Z", "P 4 76 50 20 0"),
    "step-back": ("M 58 16 L 14 50 L 58 84 Z", "B 66 16 12 68"),
    "play": ("M 22 8 L 90 50 L 22 92 Z",),
    "pause": ("B 18 10 22 80", "B 60 10 22 80"),
    "step-on": ("M 42 16 L 86 50 L 42 84 Z", "B 22 16 12 68"),
    "mark-on": ("M 38 20 L 84 50 L 38 80 Z", "P 4 24 50 20 0"),
    "turn-on": ("M 48 18 L 92 50 L 48 82 Z", "M 6 18 L 50 50 L 6 82 Z"),
    "end": ("B 74 16 12 68", "M 14 14 L 66 50 L 14 86 Z"),
}


def draw_highlight(painter: QPainter, mark: Highlight, rect: QRectF, theme: Theme) -> None:
    """Draw the sign of a mark: each kind has a shape of its own."""
    if mark.kind in (MarkKind.KEY, MarkKind.UNFORGED) and mark.color is not None:
        lost = "-unforged" if mark.kind is MarkKind.UNFORGED else ""
        draw_icon(painter, f"key-{mark.color}{lost}", rect, theme)
        return
    if mark.kind not in _SIGNS:
        draw_icon(painter, "check", rect, theme)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    for index, (role, drawing) in enumerate(_SIGNS[mark.kind]):
        path = combined(*drawing)
        ink = QColor(role if role.startswith("#") else getattr(theme, role))
        if theme.dark and role == "counter":
            ink = QColor(mix(ink.name(), "#ffffff", 0.4))
        if not index:
            edge = mix(ink.name(), "#120c06", 0.7)
            painter.strokePath(path, QPen(QColor(edge), 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.fillPath(path, ink)
    painter.restore()


ICON = QSize(18, 18)


def button_icon(name: str, theme: Theme, ratio: float) -> QIcon:
    """Return the picture of a transport button, also for when it cannot be pressed."""
    icon = QIcon()
    faint = mix(theme.text, theme.panel, 0.6)
    for mode, ink in ((QIcon.Mode.Normal, theme.text), (QIcon.Mode.Disabled, faint)):
        pixmap = QPixmap(ICON * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting_on(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setTransform(fitted(QRectF(0, 0, ICON.width(), ICON.height())), True)
            for part in BUTTONS[name]:
                painter.fillPath(combined(part), QColor(ink))
        icon.addPixmap(pixmap, mode)
    return icon
