"""Say what this machine lacks to make bundled programs, before any work begins.

Usage: python packaging/bundle_needs.py [folder] [file] [deb]. Exits with 1 where something is missing. Needs nothing
but Python's own library.
"""

from __future__ import annotations

import ctypes.util
import shutil
import sys
import sysconfig
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

Which = Callable[[str], str | None]


def missing(wanted: Collection[str], which: Which = shutil.which) -> Iterator[str]:
    """Yield what is missing on Linux, each with what it is for; `wanted` are the programs to be made, () all."""
    if not sys.platform.startswith("linux"):
        return
    if which("objdump") is None:
        yield "objdump (Debian's package binutils): finds the libraries that come along"
    if not has_python_library():
        yield f"the library of this Python, {sysconfig.get_config_var('INSTSONAME')} (Debian's package libpython3.X)"
    if (not wanted or "deb" in wanted) and which("dpkg-deb") is None:
        yield 'dpkg-deb (Debian\'s package dpkg): makes the Debian package; "bundle.sh folder file" does without'


def lacks() -> Iterator[str]:
    """Yield what a program made here would lack."""
    if sys.platform.startswith("linux") and ctypes.util.find_library("cups") is None:
        yield "libcups.so.2 (Debian's package libcups2): without it Qt's plugin for printers may be left out"


def has_python_library() -> bool:
    """Return whether the shared library of this Python is there, where it has one."""
    name = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" not in name:
        return True  # it is part of the program, or static
    folders = [sysconfig.get_config_var("LIBDIR"), f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}", "/usr/lib"]
    known = ctypes.util.find_library(name.removeprefix("lib").partition(".so")[0])
    return known is not None or any(folder and (Path(folder) / name).exists() for folder in folders)


def main(wanted: list[str]) -> int:
    """Name all that is missing at once."""
    for what in lacks():
        print(f"kfdesk bundle: not here: {what}", file=sys.stderr)
    found = list(missing(wanted))
    for what in found:
        print(f"kfdesk bundle: missing: {what}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
