"""A game is played in one window at a time: its file is locked while a window has it open."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_PLACE = 32 << 20
"""The byte that is locked on Windows, past all that a journal may hold: what is locked cannot be read there."""
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL}
"""What disks say that know no locks, as some in a network do."""


def is_open(path: Path) -> bool:
    """Return whether a window has the journal at `path` open for writing; False where nobody can say."""
    try:
        file = os.open(path, os.O_RDWR)
    except OSError:
        return False
    try:
        lock(file)
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        os.close(file)
    return False


def lock(file: int) -> None:
    """Keep every other program from writing to an open file, until it is closed.

    On a disk without locks nobody is kept from it, and games can be played all the same. Raises `BlockingIOError` if
    another program has it, and `OSError`.
    """
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise BlockingIOError(error.errno, error.strerror) from error
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise
