"""A client of assistive technology, run by the system's Python: prints every name and description it can read.

It knows nothing of the program: what it prints came over AT-SPI, as a screen reader gets it. A line on the standard
input makes it read again.
"""

from __future__ import annotations

import json
import sys

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # type: ignore[import-not-found]  # noqa: E402


def read(node: object, depth: int = 0) -> list[str]:
    """Return the names and descriptions of an object and all below it that is shown."""
    found = []
    try:
        found += [text for text in (node.get_name(), node.get_description()) if text]  # type: ignore[attr-defined]
        for number in range(min(node.get_child_count(), 200) if depth < 25 else 0):  # type: ignore[attr-defined]
            child = node.get_child_at_index(number)  # type: ignore[attr-defined]
            if child is not None:
                found += read(child, depth + 1)
    except Exception as error:  # an object that went away meanwhile
        found.append(f"({error})")
    return found


def main() -> None:
    """Read all programs, once for each line."""
    for _ in sys.stdin:
        desktop = Atspi.get_desktop(0)
        programs = (desktop.get_child_at_index(number) for number in range(desktop.get_child_count()))
        print(json.dumps([text for program in programs if program is not None for text in read(program)]), flush=True)


main()
