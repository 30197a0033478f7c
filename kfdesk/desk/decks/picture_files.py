"""Which files are pictures in which QR codes of decks may be: told by how they begin, with nothing else to load."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PDF: Final = b"%PDF-"
_MAGIC: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", PDF)
_HEAD: Final = 12


def is_picture(head: bytes) -> bool:
    """Return whether a file that begins so may hold a code: a PNG, JPEG or WebP picture, or a PDF, which is refused
    with its own reason."""
    return head.startswith(_MAGIC) or (head[:4] == b"RIFF" and head[8:12] == b"WEBP")


def is_picture_file(path: Path) -> bool:
    """Return whether a file is a picture, by its content; False for what cannot be read."""
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            return is_picture(file.read(_HEAD))
    except OSError:
        return False
