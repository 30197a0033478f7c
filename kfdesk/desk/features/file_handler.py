"""A way to open files that were given to the program: each feature adds its own to the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


@dataclass(frozen=True, slots=True)
class FileHandler:
    """A feature's way to open files: `wants` looks at a file's path and first bytes, `open` takes all it wants."""

    wants: Callable[[Path, bytes], bool]
    open: Callable[[Sequence[Path]], object]
