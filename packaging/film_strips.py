"""Film each kind of beat: frames from its begin to its end side by side, one kind a row, to be looked at.

Usage: python packaging/film_strips.py FOLDER [KIND ...] [--theme dark] [--size 1280x720] [--scale 1] [--language en]

Each kind is shown on the table that tests/desk/beats/occasions.py has for it. The clock of the table is turned by hand,
so that a slow machine films the same. Only the part of the table that changes is kept of each frame.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from kfdesk.desk import app as desk_app
from kfdesk.desk.art.fonts import font
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import BeatKind
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.table.motion import Motion
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.beats.occasions import OCCASIONS, begin, go_on

SHARES: Final = (0.06, 0.24, 0.42, 0.6, 0.8, 1.1)
"""When frames are taken, as shares of the length of the beat."""
STEP_MS: Final = 10.0
FRAME: Final = (254, 190)
"""The most room of a frame on a sheet, in pixels."""
ROWS: Final = 5
"""Kinds on one sheet."""
AROUND: Final = 12
"""Pixels that are kept around what changes."""
COARSE: Final = 8
"""Changes are looked for in a grid of so many pixels."""


class Clock:
    """The time of the table, turned by hand."""

    def __init__(self, window: MainWindow) -> None:
        self.ms = 0.0
        self._motion = window.table.scene_.motion

    def turn(self, to_ms: float) -> None:
        """Let the table live through the time up to then."""
        while self.ms < to_ms:
            self.ms = min(to_ms, self.ms + STEP_MS)
            self._motion.tick()
            QApplication.processEvents()


def filmed(window: MainWindow, clock: Clock, kind: BeatKind) -> list[QImage]:
    """Return the frames of a beat of this kind; none where it was not shown."""
    frames, began = list[QImage](), list[Beat]()
    director, occasion = window.director, OCCASIONS[kind]
    with patch.object(Motion, "now_ms", property(lambda _self: clock.ms)):
        begin(window, occasion)

        def shown() -> bool:
            QApplication.processEvents()
            while director.playing and not frames:
                clock.turn(clock.ms + STEP_MS)
                if any(beat.kind is kind for beat in began):
                    frames.extend(_frames(window, clock, began[-1]))
            return bool(frames)

        heard = director.beat_began.connect(began.append)
        go_on(window, occasion, shown)
        shown()
        director.beat_began.disconnect(heard)
        director.skip()
    return frames


def _frames(window: MainWindow, clock: Clock, beat: Beat) -> Iterator[QImage]:
    begun, length = clock.ms - STEP_MS, beat.length_ms / window.table.scene_.motion.speed
    for share in SHARES:
        clock.turn(begun + share * length)
        yield window.table.grab().toImage()


def changing(frames: Sequence[QImage]) -> QRect:
    """Return the part of the frames in which any differs from the one before."""
    found = QRect()
    for one, other in pairwise(frames):
        small = [
            image.scaled(
                image.width() // COARSE, image.height() // COARSE,
                Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation,
            )
            for image in (one, other)
        ]  # fmt: skip
        for y in range(small[0].height()):
            for x in range(small[0].width()):
                if small[0].pixel(x, y) != small[1].pixel(x, y):
                    found |= QRect(x * COARSE, y * COARSE, COARSE, COARSE)
    return found.adjusted(-AROUND, -AROUND, AROUND, AROUND) & frames[0].rect()


def sheet(rows: Sequence[tuple[BeatKind, Sequence[QImage]]]) -> QImage:
    """Return a picture of some kinds, one a row."""
    width, height = FRAME
    image = QImage(len(SHARES) * (width + 6) + 6, len(rows) * (height + 22) + 6, QImage.Format.Format_RGB32)
    image.fill(QColor("#606060"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setFont(font(11))
    painter.setPen(QColor("#ffffff"))
    for row, (kind, frames) in enumerate(rows):
        top = row * (height + 22) + 18
        painter.drawText(8, top - 4, kind.value if frames else f"{kind.value}: not shown")
        part = changing(frames[:-1]) if frames else QRect()  # after it the next beat has begun
        for column, frame in enumerate(frames):
            share = min(width / max(1, part.width()), height / max(1, part.height()), 2.0)
            place = QRectF(6 + column * (width + 6), top, part.width() * share, part.height() * share)
            frame.setDevicePixelRatio(1)
            painter.drawImage(place, frame, QRectF(part))
    painter.end()
    return image


def main() -> int:
    """Film the kinds asked for; the sheets lie in the folder then."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="*", type=BeatKind, help="such as: fight reap (all where none is named)")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--language", default="en")
    asked = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = asked.scale
    width, height = map(int, asked.size.split("x"))
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="kfdesk-strips-") as home:
        os.environ["KFDESK_HOME"] = home
        desk_app.application()
        languages = {"interface_language": asked.language, "card_language": asked.language}
        moving = {"animation_speed": 1.0, "reduced_motion": "off", "skip_forced": True, "theme": asked.theme}
        window = desk_app.make_window(DeskSettings.model_validate(languages | moving), keep=False)
        window.resize(width, height)
        window.show()
        clock = Clock(window)
        every = asked.kinds or list(OCCASIONS)
        for number, kinds in enumerate((every[at : at + ROWS] for at in range(0, len(every), ROWS)), 1):
            name = f"{asked.theme}-{asked.size}-{asked.scale}-{asked.language}-{number}.png"
            sheet([(kind, filmed(window, clock, kind)) for kind in kinds]).save(str(asked.folder / name))
            print(asked.folder / name, flush=True)
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
