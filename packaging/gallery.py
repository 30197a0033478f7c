"""Paint galleries of everything the program draws into PNG files, to be looked at.

Usage: python packaging/gallery.py FOLDER [emblems icons cards table pieces …] [--theme light] [--scale 1]
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QPointF, QRectF, Qt  # noqa: E402
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402

from kfdesk.desk.art.emblems import draw_emblem, paint_shape  # noqa: E402
from kfdesk.desk.art.fonts import font  # noqa: E402
from kfdesk.desk.art.icons import ICONS, draw_icon, draw_token  # noqa: E402
from kfdesk.desk.art.rules_text import layout_rules_text  # noqa: E402
from kfdesk.desk.theme import THEMES, Theme  # noqa: E402
from kfdesk.engine.terms import House  # noqa: E402

Page = Callable[[QPainter, Theme], None]


def emblems(painter: QPainter, theme: Theme) -> None:
    """All house emblems: large, lit and unlit, bare, and as small as they get."""
    for index, house in enumerate([*House, None]):
        x, y = 10 + (index % 6) * 180, 10 + (index // 6) * 150
        draw_emblem(painter, house, QRectF(x, y, 96, 96), theme)
        draw_emblem(painter, house, QRectF(x + 100, y, 32, 32), theme, lit=False)
        draw_emblem(painter, house, QRectF(x + 100, y + 36, 20, 20), theme)
        draw_emblem(painter, house, QRectF(x + 124, y + 36, 14, 14), theme)
        paint_shape(painter, house, QRectF(x + 104, y + 64, 40, 40), QColor(theme.text))
        painter.setPen(QColor(theme.text))
        painter.drawText(QRectF(x, y + 100, 150, 24), Qt.AlignmentFlag.AlignLeft, str(house))


def icons(painter: QPainter, theme: Theme) -> None:
    """All icons large and small, tokens with numbers, and a rules text."""
    for index, name in enumerate(n for n in ICONS if not n.startswith("house:")):
        x, y = 10 + (index % 12) * 90, 10 + (index // 12) * 96
        draw_icon(painter, name, QRectF(x, y, 48, 48), theme)
        draw_icon(painter, name, QRectF(x + 52, y, 18, 18), theme)
        draw_icon(painter, name, QRectF(x + 52, y + 22, 12, 12), theme)
        painter.setPen(QColor(theme.text))
        painter.setFont(font(9))
        painter.drawText(QRectF(x, y + 52, 88, 30), Qt.AlignmentFlag.AlignLeft, name)
    for index, name in enumerate(("amber", "damage", "power-counter", "counter", "armor", "power", "chain")):
        for step, number in enumerate((1, 7, 12)):
            draw_token(painter, name, number, QRectF(10 + index * 90 + step * 28, 400, 26, 26), theme)
    layout_rules_text(SAMPLE, 300.0).draw(painter, QPointF(660, 380), theme, ink=theme.text)


SAMPLE = (
    "Elusive. (Attacked for the first time each turn: no damage either way.)\n"
    "Play: Steal 1{amber}. If your opponent has 7{amber} or more, deal 2{damage} to a {house:shadows} creature.\n"
    "Nach dem Ernten: Lege 1{amber} aus dem Vorrat auf diese Kreatur. {draw}{discard}{capture}{power}{tide}"
)

PAGES: dict[str, tuple[tuple[int, int], Page]] = {"emblems": ((1100, 480), emblems), "icons": ((1100, 520), icons)}


def main() -> None:
    """Paint the pages asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("pages", nargs="*", default=list(PAGES))
    parser.add_argument("--theme", default="light", choices=list(THEMES))
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args()
    application = QGuiApplication(sys.argv[:1])
    theme = THEMES[options.theme]
    options.folder.mkdir(parents=True, exist_ok=True)
    for name in options.pages or PAGES:
        (width, height), page = PAGES[name]
        image = QImage(round(width * options.scale), round(height * options.scale), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(options.scale)
        image.fill(QColor(theme.cloth))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        page(painter, theme)
        painter.end()
        image.save(str(options.folder / f"{name}-{options.theme}-{options.scale:g}.png"))
    application.quit()


if __name__ == "__main__":
    main()
