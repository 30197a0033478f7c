"""Write the program's icon in all sizes, from the drawing in kfdesk/desk/art/window_icons.py.

Usage: python packaging/icons.py FOLDER. Makes FOLDER/hicolor/SIZExSIZE/apps/ID.png, FOLDER/hicolor/scalable/apps/ID.svg
and, where Pillow is installed, kfdesk.ico (Windows) and kfdesk.icns (macOS).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from kfdesk.desk.app import APP_ID
from kfdesk.desk.art.window_icons import paint_program_icon

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
"""The sizes in px that desktops look for."""
_DRAWN = 128
"""The size in px that the scalable icon is drawn at."""


def picture(size: int) -> QImage:
    """Return the icon, `size` px wide and high, with a transparent ground."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_program_icon(painter, size)
    painter.end()
    return image


def write_icons(folder: Path) -> list[Path]:
    """Write the PNG files of all sizes and the SVG file into `folder`/hicolor and return them."""
    written = []
    for size in SIZES:
        path = folder / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        if not picture(size).save(str(path)):
            raise OSError(f"{path} could not be written")
        written.append(path)
    path = folder / "hicolor" / "scalable" / "apps" / f"{APP_ID}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    _write_svg(path)
    return [*written, path]


def _write_svg(path: Path) -> None:
    drawing = QSvgGenerator()
    drawing.setFileName(str(path))
    drawing.setSize(QSize(_DRAWN, _DRAWN))
    drawing.setViewBox(QRectF(0, 0, _DRAWN, _DRAWN))
    drawing.setTitle("kfdesk")
    painter = QPainter(drawing)
    paint_program_icon(painter, _DRAWN)
    painter.end()


def write_bundled_icons(folder: Path) -> None:
    """Write kfdesk.ico and kfdesk.icns from the PNG files that `write_icons` made in `folder`."""
    from PIL import Image

    def png(size: int) -> Image.Image:
        return Image.open(folder / "hicolor" / f"{size}x{size}" / "apps" / f"{APP_ID}.png")

    png(256).save(folder / "kfdesk.ico", sizes=[(size, size) for size in (16, 24, 32, 48, 64, 128, 256)])
    png(512).save(folder / "kfdesk.icns")


def main() -> None:
    """Write everything that can be made here."""
    QGuiApplication.instance() or QGuiApplication([])
    folder = Path(sys.argv[1])
    write_icons(folder)
    try:
        write_bundled_icons(folder)
    except ImportError:
        print("Pillow is not installed: no icons for Windows and macOS")


if __name__ == "__main__":
    main()
