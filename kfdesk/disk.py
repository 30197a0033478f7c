"""A person's own files: where they are kept, and how they are written, whole or not at all.

Any package may import this module; it knows nothing of what is in the files.
"""

from __future__ import annotations

import errno
import glob
import os
import re
import stat
import sys
import time
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


def cache_folder() -> Path:
    """Return the folder of what can be worked out anew."""
    return home_folder() or platformdirs.user_cache_path("kfdesk", appauthor=False)


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


def write_new(path: Path, content: bytes, *, replace: bool = True) -> None:
    """Write a file in one step, with its folder. Raises `OSError`.

    With `replace` it takes the place of an older one; else raises `FileExistsError` where there is one.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole(path, replace=replace) as temporary:
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        file = os.open(temporary, flags, 0o666)
        try:
            write_all(file, content)
        finally:
            os.close(file)


@contextmanager
def whole(path: Path, *, replace: bool = True) -> Iterator[Path]:
    """Yield a temporary name; what is written there goes to the disk and then gets the name `path`.

    The temporary name is this writer's own: two programs may write one file at once, and the last one's stays. Without
    `replace`, raises `FileExistsError` where a file has that name in the end. When anything is raised, what stood at
    `path` stays, and nothing else is left behind. Raises `OSError`.
    """
    temporary = _temporary(path)
    try:
        yield temporary
        with temporary.open("r+b") as file:
            os.fsync(file.fileno())
        if replace:
            temporary.replace(path)
        else:
            _appear(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)
    _clear_halves(path)


def _temporary(path: Path) -> Path:
    """Return a name beside `path` that no other program and no other writer in this one uses."""
    # Programs in sandboxes may all have one and the same number: it is not enough.
    chance = int.from_bytes(os.urandom(8), "big") % 10**13
    end = f".{os.getpid()}-{chance:013}{NEW_SUFFIX}"
    return path.with_name(_cut(path.name, _LONGEST_NAME - len(end)) + end)


_HALF = re.compile(r".+\.\d+-\d{13}\.new(-wal|-shm|-journal)?", re.DOTALL)
_LEFT_S = 86_400


def left_halves(folder: Path, names: str, now: float) -> list[Path]:
    """Return what programs that were killed a day ago or longer left behind of files whose names match a pattern.

    `now` is in seconds, as of `time.time`. Raises `OSError`.
    """
    found = [path for path in folder.glob(f"{names}.*{NEW_SUFFIX}*") if _HALF.fullmatch(path.name)]
    return [path for path in found if path.stat().st_mtime < now - _LEFT_S]


def _clear_halves(path: Path) -> None:
    """Delete what programs that were killed while they wrote this file left behind."""
    with suppress(OSError):
        for half in left_halves(path.parent, glob.escape(path.name), time.time()):
            half.unlink()


def _appear(temporary: Path, path: Path) -> None:
    """Give a written file its name, unless there is one of that name; not every file system knows hard links."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        temporary.rename(path)
    else:
        with suppress(OSError):
            temporary.unlink()


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut, where the system can be asked for it. Raises `OSError`.

    Disks in a network, and folders in which one may write but not read, refuse to be asked; what was written is there.
    """
    if sys.platform == "win32":
        return
    try:
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)
    except OSError as error:
        if error.errno not in _CANNOT_BE_ASKED:
            raise


_CANNOT_BE_ASKED = {errno.EINVAL, errno.EBADF, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EACCES, errno.EPERM}


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
