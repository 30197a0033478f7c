"""Make programs that bring their own Python and Qt, in the folder dist.

Usage: python packaging/bundle.py [folder] [file] [deb] (default: all), in an environment with kfdesk[bundle];
packaging/bundle.sh makes one. A program runs on systems whose C library is at least as new as the one here.
"""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import licenses
import metainfo
import sbom
from debian_changelog import MAINTAINER, debian_changelog, debian_version

from kfdesk import __version__
from kfdesk.desk.app import APP_ID

_HERE = Path(__file__).resolve().parent
_TOP = _HERE.parent

_DIST = _TOP / "dist"
_WORK = _DIST / "work"
_ICONS = _WORK / "icons"
_LICENSES = _WORK / "THIRD-PARTY.txt"

_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's names of the machines."""
_DEB_NEEDS = "libc6, libgl1, libegl1, fontconfig-config, fonts-dejavu-core | fonts-liberation | fonts-noto-core"
"""What of the system the program needs; all else comes along."""
_CONTROL = """\
Package: kfdesk
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kib}
Depends: {needs}
Recommends: libcups2t64 | libcups2
Section: games
Priority: optional
Description: desktop table for the card game KeyForge
 Two people share one screen; the program knows the rules, so it shows what may
 be done, why something may not, and what happens next. It also keeps a
 collection of decks. Python and Qt come along in the package.
"""
_COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: kfdesk
Comment: licenses/THIRD-PARTY.txt in /usr/lib/kfdesk/_internal names the
 licenses of the libraries that come along.

Files: *
Copyright: the kfdesk developers
License: GPL-3+
 On Debian systems the full text of the GNU General Public License version 3
 is in /usr/share/common-licenses/GPL-3.

Files: usr/lib/kfdesk/_internal/kfdesk/_data/assets/fonts/*
Copyright: 2019, The Grenze Project Authors; 2013, The Alegreya Sans Project Authors
License: OFL-1.1
 The full text is in OFL.txt beside the fonts.
"""


def prepare() -> None:
    """Make the icons, and the list of licenses: of the Python packages, and of the system's libraries that PyInstaller
    finds to bring along.
    """
    _ICONS.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(_HERE / "icons.py"), str(_ICONS)], check=True)
    _LICENSES.write_text("", encoding="utf-8")
    system = licenses.of_system_libraries(freeze(one_file=False) / "_internal")
    _LICENSES.write_text(licenses.collected() + system, encoding="utf-8")


def freeze(one_file: bool) -> Path:
    """Run PyInstaller and return the folder or the file that it made."""
    environment = os.environ | {
        "KFDESK_ONE_FILE": str(int(one_file)),
        "KFDESK_ICONS": str(_ICONS),
        "KFDESK_LICENSES": str(_LICENSES),
    }
    out = _WORK / ("file" if one_file else "folder")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(_WORK / "pyinstaller"), str(_HERE / "kfdesk.spec")]
    subprocess.run(command, check=True, env=environment, cwd=_TOP)
    return out / "kfdesk"


@cache
def frozen_folder() -> Path:
    """Return the folder with the program as the code is now, made once a run."""
    return freeze(one_file=False)


def make_folder() -> Path:
    """Make dist/kfdesk, a folder with the program kfdesk."""
    target = _DIST / "kfdesk"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(frozen_folder(), target, symlinks=True)
    return target


def make_file() -> Path:
    """Make dist/kfdesk-VERSION-MACHINE, one file that unpacks itself at each start."""
    target = _DIST / f"kfdesk-{__version__}-{platform.machine()}"
    shutil.copy2(freeze(one_file=True), target)
    return target


def make_deb() -> Path:
    """Make dist/kfdesk_VERSION_ARCHITECTURE.deb."""
    root = _WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen_folder(), root / "usr/lib/kfdesk", symlinks=True)
    _install_shared_files(root / "usr/share")
    program = root / "usr/games/kfdesk"
    program.parent.mkdir(parents=True)
    program.symlink_to("../lib/kfdesk/kfdesk")
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == "kfdesk" else 0o644)
    architecture = _ARCHITECTURES.get(platform.machine(), platform.machine())
    kib = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    (root / "DEBIAN").mkdir()
    version = debian_version((_TOP / "CHANGELOG.md").read_text("utf-8"), __version__)
    control = _CONTROL.format(
        version=version, architecture=architecture, kib=kib, needs=_DEB_NEEDS, maintainer=MAINTAINER
    )
    (root / "DEBIAN/control").write_text(control, encoding="utf-8")
    target = _DIST / f"kfdesk_{version}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", "-Zxz", str(root), str(target)], check=True)
    return target


def _install_shared_files(share: Path) -> None:
    """Put the desktop entry, MIME types, metainfo, man page, icons and copyright where a desktop looks for them."""
    for source, place in (
        (f"{APP_ID}.desktop", f"applications/{APP_ID}.desktop"),
        (f"{APP_ID}.mime.xml", f"mime/packages/{APP_ID}.xml"),
    ):
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(_HERE / "linux" / source, share / place)
    about = share / "metainfo" / f"{APP_ID}.metainfo.xml"
    about.parent.mkdir(parents=True)
    about.write_text(metainfo.metainfo(), encoding="utf-8")
    _pack(_HERE / "linux/kfdesk.6", share / "man/man6/kfdesk.6.gz")
    _pack(_TOP / "CHANGELOG.md", share / "doc/kfdesk/CHANGELOG.md.gz")
    _pack_text(
        debian_changelog((_TOP / "CHANGELOG.md").read_text("utf-8"), __version__), share / "doc/kfdesk/changelog.gz"
    )
    shutil.copytree(_ICONS / "hicolor", share / "icons/hicolor")
    (share / "doc/kfdesk/copyright").write_text(_COPYRIGHT, encoding="utf-8")


def _pack(source: Path, target: Path) -> None:
    """Write `source`, packed without its name and date, to `target`."""
    _pack_text(source.read_text("utf-8"), target)


def _pack_text(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0))


_MAKERS = {"folder": make_folder, "file": make_file, "deb": make_deb}


def main(wanted: list[str]) -> None:
    """Make what is wanted and print each path with its size in MB."""
    unknown = set(wanted) - set(_MAKERS)
    if unknown:
        sys.exit(f"bundle.py makes {', '.join(_MAKERS)}, not {', '.join(sorted(unknown))}")
    prepare()
    sbom.write(_DIST / f"kfdesk-{__version__}.cdx.json")
    for name in wanted or list(_MAKERS):
        made = _MAKERS[name]()
        files = [path for path in made.rglob("*") if path.is_file()] if made.is_dir() else [made]
        print(f"{made.relative_to(_TOP)}: {sum(path.stat().st_size for path in files) / 1e6:.0f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
