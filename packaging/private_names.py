#!/usr/bin/env python3
"""How often tests reach for private names: `thing._name` where `thing` is not the test's own `self` or `cls`.

Each such use ties a test to how the program is built inside, and breaks when only that changes.

    python packaging/private_names.py            the number, and the names that are used most; fails above MOST
    python packaging/private_names.py FOLDER     of another folder than `tests`
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MOST: Final = 42
"""How many uses are put up with: lower it with each one that goes."""
SHOWN: Final = 12
PUBLIC: Final = frozenset({"_asdict", "_fields", "_make", "_replace", "_exit", "_getframe"})
"""What every named tuple offers, with an underscore only so that no field has that name, and two documented functions
of `os` and `sys`."""


def private_names(source: str) -> Iterator[str]:
    """Yield the private name of each use in the source of a module, such as "room._store"."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and _is_private(node.attr) and not _is_own(node.value):
            owner = node.value
            last = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else "…"
            yield f"{last}.{node.attr}"


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in PUBLIC


def _is_own(owner: ast.expr) -> bool:
    if isinstance(owner, ast.Call):  # super()
        owner = owner.func
    return isinstance(owner, ast.Name) and owner.id in ("self", "cls", "super")


def main(folder: Path) -> int:
    """Print the figures of a folder; return 1 where there are too many uses."""
    uses: Counter[str] = Counter()
    files = 0
    for path in sorted(folder.rglob("*.py")):
        found = Counter(private_names(path.read_text(encoding="utf-8")))
        uses += found
        files += bool(found)
    print(f"{uses.total()} uses of private names in {files} files of {folder.name}")
    for name, count in sorted(uses.items(), key=lambda item: (-item[1], item[0]))[:SHOWN]:
        print(f"{count:5}  {name}")
    if uses.total() > MOST:
        print(f"More than {MOST}: let the program offer what a test needs, or the test do what a user does.")
    return uses.total() > MOST


if __name__ == "__main__":
    root = Path(__file__).resolve().parents[1]
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else root / "tests"))
