"""A player's own pictures of cards: image files in a folder of theirs, each called like its card.

What a file is called is compared with ids and English names of cards by letters and digits alone. A file that is
damaged, too large, or called like no card is left out, and `faults` says why; the card shows the generated picture.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from kfdesk.cards.facts import facts
from kfdesk.desk.kit.bounded import Bounded
from kfdesk.disk import content_of, data_folder
from kfdesk.text.words import Words

SUFFIXES: Final = frozenset({".png", ".jpg", ".jpeg", ".webp"})
MOST_BYTES: Final = 20 << 20
"""The largest file that is read."""
MOST_PIXELS: Final = 4_000_000
"""The largest picture that is read: reading it takes 16 MB for a moment, and less than a tenth of a second."""
MOST_FILES: Final = 10_000
KEPT: Final = 12
"""So many pictures are kept as they were read, for the sizes in which a card is painted one after the other."""
KEPT_SIDE: Final = 640
"""The longer side in pixels of what is kept: the largest face shows no more."""

NO_CARD: Final = Words("no card is called so")
DAMAGED: Final = Words("damaged, or no picture")
TOO_LARGE: Final = Words("more than {n} million pixels, or more than {m} MB").filled(n=4, m=20)


def pictures_folder() -> Path:
    """Return the folder in which a player's own pictures are looked for."""
    return data_folder() / "pictures"


class OwnPictures:
    """The pictures in a folder, none before `look_in` was called."""

    def __init__(self) -> None:
        self.generation = 0
        """Raised whenever cards may have other pictures than before: a key for what is kept of them."""
        self.faults: dict[str, Words] = {}
        """Names of files that are not shown, each with the reason."""
        self._files: Mapping[str, Path] = {}
        self._kept: Bounded[str, QImage] = Bounded(most=KEPT)

    def __len__(self) -> int:
        """Return how many files are called like a card."""
        return len(self._files)

    def look_in(self, folder: Path | None) -> None:
        """Show the pictures of this folder from now on, or none at all; the folder need not exist."""
        self.faults, self._kept = {}, Bounded(most=KEPT)
        self._files = self._found(folder) if folder is not None else {}
        self.generation += 1

    def image(self, id_: str) -> QImage | None:
        """Return a card's own picture, None where there is none that can be shown."""
        path = self._files.get(id_)
        if path is None or path.name in self.faults:
            return None
        kept = self._kept.find(id_)
        if kept is not None:
            return kept
        read = _read(path)
        if isinstance(read, Words):
            self.faults[path.name] = read
            return None
        return self._kept.keep(id_, read)

    def check(self) -> int:
        """Return how many cards show a picture of their own; `faults` names all files that are too large or damaged.

        A file that is damaged farther on is found out when its card is painted.
        """
        for path in self._files.values():
            fault = _fault(path)
            if fault is not None:
                self.faults[path.name] = fault
        return sum(path.name not in self.faults for path in self._files.values())

    def _found(self, folder: Path) -> dict[str, Path]:
        try:
            paths = sorted(islice(folder.iterdir(), MOST_FILES))
        except OSError:
            return {}
        cards = _cards() if paths else {}
        found: dict[str, Path] = {}
        for path in paths:
            if path.suffix.lower() not in SUFFIXES:
                continue
            id_ = cards.get(_letters(path.stem))
            if id_ is None:
                self.faults[path.name] = NO_CARD
            else:
                found.setdefault(id_, path)
        return found


def _letters(name: str) -> str:
    return re.sub(r"[\W_]+", "", name.lower())


def _cards() -> dict[str, str]:
    """Return the ids of cards by the letters of their names and of their ids; an id goes before a name."""
    known = facts()
    by_name = {_letters(card.name): id_ for id_, card in reversed(tuple(known.items()))}
    return {**by_name, **{_letters(id_): id_ for id_ in known}}


def _reader(path: Path, device: QBuffer) -> QImageReader | Words:
    """Return a reader of a file that is not too large; `device` must live as long."""
    try:
        content = content_of(path, MOST_BYTES)
    except OSError as fault:
        return TOO_LARGE if fault.errno == errno.EFBIG else DAMAGED
    device.setData(QByteArray(content))
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(device)
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        return DAMAGED
    return reader if size.width() * size.height() <= MOST_PIXELS else TOO_LARGE


def _fault(path: Path) -> Words | None:
    reader = _reader(path, QBuffer())
    return reader if isinstance(reader, Words) else None


def _read(path: Path) -> QImage | Words:
    """Return a picture, no larger than is shown, or why it cannot be shown."""
    device = QBuffer()
    reader = _reader(path, device)
    if isinstance(reader, Words):
        return reader
    reader.setAutoTransform(True)
    image = reader.read()
    if image.isNull():
        return DAMAGED
    most = QSize(KEPT_SIDE, KEPT_SIDE)
    if image.width() > most.width() or image.height() > most.height():
        image = image.scaled(most, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def paint_own(painter: QPainter, image: QImage, rect: QRectF) -> None:
    """Paint a picture so that it fills `rect`: the middle of it, where it is higher or wider."""
    share = min(image.width() / rect.width(), image.height() / rect.height())
    shown = QRectF(0, 0, rect.width() * share, rect.height() * share)
    shown.moveCenter(QPointF(image.width() / 2, image.height() / 2))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image, shown)
    painter.restore()


OWN: Final = OwnPictures()
"""The pictures of whoever sits at this computer."""
