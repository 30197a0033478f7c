"""Files of one kind in a folder: the newest are looked at first, damaged ones are renamed and never overwritten."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from kfdesk import disk
from kfdesk.text.words import Words

T = TypeVar("T")


class KeptFileError(ValueError):
    """A file that cannot be used; names the file and what is wrong.

    `damaged` is False for one of a newer program, which is none of ours to set aside.
    """

    def __init__(self, file: Path, problem: Words, *, damaged: bool = True) -> None:
        self.file = file
        self.problem = problem
        self.damaged = damaged
        super().__init__(f"{file}: {problem.en}")


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


def each_read(files: Iterable[Path], read: Callable[[Path], T]) -> Iterator[T | KeptFileError]:
    """Yield what stands in files, or what is wrong with them; those that the disk does not give are passed over."""
    for path in files:
        try:
            yield read(path)
        except KeptFileError as error:
            yield error
        except OSError:
            continue


def with_damaged_set_aside(found: Iterable[T | KeptFileError]) -> tuple[list[T], list[KeptFileError]]:
    """Return what could be read, and what is wrong with the other files; damaged ones are set aside."""
    good: list[T] = []
    wrong: list[KeptFileError] = []
    for one in found:
        if not isinstance(one, KeptFileError):
            good.append(one)
            continue
        wrong.append(one)
        if one.damaged:
            set_aside(one.file)
    return good, wrong
