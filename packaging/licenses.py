"""Collect the licenses of everything that a bundled program brings along into one text file.

Usage: python packaging/licenses.py OUT, in an environment with kfdesk's dependencies.
"""

from __future__ import annotations

import platform
import re
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

_RULE = "=" * 78
_QT = (
    "Qt and PySide6 (Qt for Python) are used under the GNU Lesser General Public License, version 3. They lie beside "
    "the program as libraries of their own and may be replaced by others of the same interface. Their sources can be "
    "had from the Qt project."
)


def needed(name: str, seen: dict[str, Distribution] | None = None) -> dict[str, Distribution]:
    """Return the installed distributions that `name` needs to run, by name, itself left out."""
    found = {} if seen is None else seen
    for line in distribution(name).requires or []:
        if "extra ==" in line:
            continue
        other = re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0]
        key = re.sub(r"[-_.]+", "-", other).lower()
        if key not in found:
            try:
                found[key] = distribution(other)
            except ImportError:
                continue  # only for other systems or other versions of Python
            needed(other, found)
    return found


def license_name(package: Distribution) -> str:
    """Return how a distribution names its license."""
    said = package.metadata.json
    classified = [line.rsplit(" :: ", 1)[-1] for line in said.get("classifier", []) if line.startswith("License")]
    return str(said.get("license_expression") or ", ".join(classified) or said.get("license") or "see below")


def license_texts(package: Distribution) -> list[str]:
    """Return the texts of a distribution's license files."""
    names = re.compile(r"(^|/)(LICEN[CS]E|COPYING|NOTICE)[^/]*$", re.IGNORECASE)
    return [
        Path(str(file.locate())).read_text(encoding="utf-8", errors="replace").strip()
        for file in package.files or []
        if names.search(str(file)) and ".dist-info" in str(file)
    ]


def collected(name: str = "kfdesk") -> str:
    """Return the whole text: each distribution with version, license and license texts, then fonts and Python."""
    parts = [f"kfdesk is free software under the GNU General Public License, version 3 or later.\n\n{_QT}"]
    for key, package in sorted(needed(name).items()):
        head = f"{_RULE}\n{key} {package.version}: {license_name(package)}\n{_RULE}"
        parts.append("\n\n".join([head, *license_texts(package)]))
    fonts = Path(__file__).resolve().parent.parent / "assets" / "fonts" / "OFL.txt"
    parts.append(f"{_RULE}\nThe fonts in assets/fonts: OFL-1.1\n{_RULE}\n\n{fonts.read_text(encoding='utf-8').strip()}")
    own = Path(sys.base_prefix)
    texts = [path for path in (own / "LICENSE.txt", own / "LICENSE") if path.is_file()]
    texts += sorted(own.glob("lib/python3*/LICENSE.txt"))
    python = texts[0].read_text(encoding="utf-8").strip() if texts else "Python Software Foundation License, version 2."
    parts.append(f"{_RULE}\nPython {platform.python_version()}: PSF-2.0\n{_RULE}\n\n{python}")
    return "\n\n".join(parts) + "\n"


def of_system_libraries(folder: Path) -> str:
    """Return the copyright files of the Debian packages whose libraries lie in `folder` ("" without dpkg)."""
    try:
        known = subprocess.run(["ldconfig", "-p"], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
    places = dict(re.findall(r"^\s+(\S+) .* => (\S+)$", known, re.MULTILINE))
    packages = {_debian_package(Path(places[file.name])) for file in folder.glob("lib*.so*") if file.name in places}
    parts = []
    for package in sorted(packages - {""}):
        about = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
        if about.is_file():
            text = about.read_text(encoding="utf-8", errors="replace").strip()
            parts.append(f"{_RULE}\n{package} (a library of the system)\n{_RULE}\n\n{text}")
    return "\n" + "\n\n".join(parts) + "\n" if parts else ""


def _debian_package(library: Path) -> str:
    """Return the name of the package that installed a library, "" for none."""
    for path in dict.fromkeys((library, library.resolve(), Path("/usr") / library.relative_to("/"))):
        try:
            done = subprocess.run(["dpkg", "-S", str(path)], check=False, capture_output=True, text=True)
        except OSError:
            return ""
        if done.returncode == 0:
            return done.stdout.split(": ", 1)[0]
    return ""


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(collected(), encoding="utf-8")
