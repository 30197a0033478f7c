"""Where the window is on the screen, and how large: kept from one start of the program to the next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QMainWindow

from kfdesk.desk.kit.settings import config_folder
from kfdesk.disk import is_other_than_file

FIRST_SIZE = QSize(1280, 760)
"""The window's size when it is first opened, where the screen has room for it."""
FRAME_HEIGHT = 40
"""So much of a screen's height, in pixels, is left to the title that the system puts above the window."""

_MOST_BYTES = 1 << 20
"""The largest file that is read: 1 MiB; ours has a hundred bytes."""


def restore_place(window: QMainWindow) -> None:
    """Put the window where it was last, or give it its first size."""
    window.resize(FIRST_SIZE.boundedTo(room_for(window.screen().availableGeometry()).size()))
    file = _file()
    geometry = file.value("geometry") if file is not None else None
    if isinstance(geometry, QByteArray):  # something else where the file is damaged
        window.restoreGeometry(geometry)
        keep_on_screen(window)


LARGE_TEXT: Final = 1.25
"""From this size of text on, letters count as large."""
ROOM_FOR_LETTERS: Final = 900, 500
"""Width and height of the window that large letters need at text size 1 for all that stands around the table."""


def room_for(available: QRect) -> QRect:
    """Return the part of a screen that a window without its frame can take."""
    return available.adjusted(0, min(FRAME_HEIGHT, available.height() // 4), 0, 0)


def is_crowded(window: QSize, text_factor: float) -> bool:
    """Return whether letters are so large for a window that the table needs the room of what stands around it."""
    wide, high = ROOM_FOR_LETTERS
    return text_factor >= LARGE_TEXT and (window.width() < wide * text_factor or window.height() < high * text_factor)


def keep_on_screen(window: QMainWindow) -> None:
    """Move and shrink a window that reaches beyond its screen: it may have been left on a larger one."""
    if window.isMaximized() or window.isFullScreen():
        return
    room = room_for(window.screen().availableGeometry())
    window.setGeometry(fitted(window.geometry(), room))


def fitted(place: QRect, room: QRect) -> QRect:
    """Return `place`, made as small as the room and moved into it where it reaches out."""
    size = place.size().boundedTo(room.size())
    left = max(room.left(), min(place.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.top(), room.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)


def remember_place(window: QMainWindow) -> None:
    """Keep where the window is now."""
    if (file := _file()) is not None:
        file.setValue("geometry", window.saveGeometry())


def _file() -> QSettings | None:
    """Return where the window's place is kept; None where something else has that name, or a file that is none of ours:
    Qt reads all of it, and a pipe would never end."""
    path = config_folder() / "window.ini"
    if is_other_than_file(path) or (path.exists() and path.stat().st_size > _MOST_BYTES):
        return None
    return QSettings(str(path), QSettings.Format.IniFormat)
