"""Files of one kind in a folder: the newest are looked at first, damaged ones are renamed and never overwritten."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from kfdesk import disk


def newest_files(folder: Path, suffix: str, most: int) -> list[Path]:
    """Return the files with this suffix that were touched last, newest first; none where the folder cannot be read."""
    try:
        found = [path for path in folder.iterdir() if path.name.endswith(suffix) and path.is_file()]
        ages = [(path.stat().st_mtime_ns, path.name, path) for path in found]
    except OSError:
        return []
    return [path for _, _, path in sorted(ages, reverse=True)[:most]]


def set_aside(file: Path) -> None:
    """Rename a damaged file; where it cannot be renamed it stays, and is reported again."""
    with suppress(OSError):
        names = (f"{file.name}.damaged-{n}" for n in range(1, 1000))
        file.rename(disk.unused(file.parent, names))
