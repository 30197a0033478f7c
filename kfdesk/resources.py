"""Where the files lie that ship with the program: `assets` and `decks`.

Any package may import this module; it imports the standard library only. In a source checkout both
directories stand at the top; the wheel carries them inside the package.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_data"


def _root() -> Path:
    return _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent


def assets() -> Path:
    """Return the directory of icons, sounds, style and the card-facts table."""
    return _root() / "assets"


def decks() -> Path:
    """Return the directory of the sample decks."""
    return _root() / "decks"


def languages() -> Path:
    """Return the directory of the interface's translations."""
    return assets() / "languages"
