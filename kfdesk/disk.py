"""A person's own files: where they are kept, and how they are written, whole or not at all.

Any package may import this module; it knows nothing of what is in the files.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path

import platformdirs

NEW_SUFFIX = ".new"
"""What a file is called before it is whole."""


def home_folder() -> Path | None:
    """Return the one folder for everything the program keeps, where `KFDESK_HOME` or `--portable` set one."""
    home = os.environ.get("KFDESK_HOME")
    return Path(home) if home else None


def data_folder() -> Path:
    """Return the folder of games and decks."""
    return home_folder() or platformdirs.user_data_path("kfdesk", appauthor=False)


def config_folder() -> Path:
    """Return the folder of settings."""
    return home_folder() or platformdirs.user_config_path("kfdesk", appauthor=False)


# Reading.


def content_of(path: Path, most: int) -> bytes:
    """Return the bytes of a plain file.

    Raises `OSError`, also for a pipe or a device, which may have no end, and for more than `most` bytes.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def is_other_than_file(path: Path) -> bool:
    """Return whether a pipe, a device or a folder has that name, to open which as a file might never end.

    True also where nobody can look what it is, as in a folder that may not be entered.
    """
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True


# Writing.

write_some: Callable[[int, bytes], int] = os.write
"""How bytes reach a file; tests put a slow or a full disk in its place."""


def write_all(file: int, content: bytes) -> None:
    """Write all of `content` to an open file, from where it stands. Raises `OSError`."""
    rest = memoryview(content)
    while rest:
        rest = rest[write_some(file, bytes(rest)) :]


def write_new(path: Path, content: bytes) -> None:
    """Write a file in one step, in the place of an older one, with its folder. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole(path) as temporary:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        file = os.open(temporary, flags, 0o666)
        try:
            write_all(file, content)
        finally:
            os.close(file)


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Yield a temporary name; what is written there goes to the disk and then gets the name `path`.

    When anything is raised, what stood at `path` stays, and nothing else is left behind. Raises `OSError`.
    """
    temporary = path.with_name(path.name + NEW_SUFFIX)
    try:
        yield temporary
        with temporary.open("r+b") as file:
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can be asked for it."""
    if sys.platform == "win32":
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


# Names.


def aside(path: Path, day: date) -> Path:
    """Return the name that a file found damaged on that day gets: one that no file has yet. Raises `OSError`."""
    end = f".damaged-{day}"
    first = _cut(path.name, _LONGEST_NAME - len(end) - len("-999")) + end
    return unused(path.parent, [first, *(f"{first}-{number}" for number in range(2, 1000))])


_LONGEST_NAME = 255
"""Bytes of a file's name that every system takes."""


def _cut(name: str, longest: int) -> str:
    """Return the beginning of a name that takes at most so many bytes."""
    return os.fsencode(name)[:longest].decode(errors="ignore")


def unused(folder: Path, names: Iterable[str]) -> Path:
    """Return the first of some names in a folder that no file has. Raises `OSError` where all are taken."""
    for name in names:
        if not (found := folder / name).exists():
            return found
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(folder))
