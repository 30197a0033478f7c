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

from PySide6.QtCore import QRectF, Qt  # noqa: E402
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402

from kfdesk.desk.art.emblems import draw_emblem, paint_shape  # noqa: E402
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


PAGES: dict[str, tuple[tuple[int, int], Page]] = {"emblems": ((1100, 480), emblems)}


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
