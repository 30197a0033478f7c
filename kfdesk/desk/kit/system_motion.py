"""Whether the people at this computer asked their system for less motion; asked cheaply and seldom."""

from __future__ import annotations

import configparser
import os
import plistlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from PySide6.QtGui import QGuiApplication

KEPT_S = 20.0
"""For so long an answer holds, in seconds."""
WAIT_S = 0.4
"""So long GNOME's own program is waited for, in seconds."""
_CLIENT_AREA_ANIMATION = 0x1042
"""`SPI_GETCLIENTAREAANIMATION` of Windows."""


class _Answer:
    """What the system said last, and when: a moment of `time.monotonic`."""

    reduces = False
    at: float | None = None


def reduces_motion() -> bool:
    """Return whether the system asks programs for less motion; False where it does not say."""
    now = time.monotonic()
    if _Answer.at is None or now - _Answer.at > KEPT_S:
        _Answer.reduces, _Answer.at = _asked(), now
    return _Answer.reduces


def forget() -> None:
    """Ask anew the next time."""
    _Answer.at = None


def _asked() -> bool:
    said = _by_qt()
    if said is not None:
        return said
    if sys.platform == "win32":
        return _by_windows()
    if sys.platform == "darwin":
        return _by_macos(Path.home() / "Library/Preferences/com.apple.universalaccess.plist")
    return by_desktop(os.environ)


def _by_qt() -> bool | None:
    """Return what Qt says, which knows from 6.12 on; None where it does not."""
    if QGuiApplication.instance() is None:
        return None
    hints: Any = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    return "reduc" in preference().name.lower() if preference is not None else None


def _by_windows() -> bool:
    import ctypes

    shown = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - there is none on other systems
    user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value


def _by_macos(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return bool(plistlib.load(file).get("reduceMotion"))
    except (OSError, plistlib.InvalidFileException, ValueError):
        return False


def by_desktop(environment: Any) -> bool:
    """Return what the desktop of a Linux session says: GNOME's settings, KDE's or GTK's files."""
    desktops = environment.get("XDG_CURRENT_DESKTOP", "").lower()
    config = Path(environment.get("XDG_CONFIG_HOME") or Path(environment.get("HOME", "/")) / ".config")
    if "kde" in desktops:
        return _number(_value(config / "kdeglobals", "KDE", "AnimationDurationFactor")) == 0
    if any(name in desktops for name in ("gnome", "unity", "cinnamon", "budgie", "pantheon")):
        return _by_gnome()
    files = (config / f"gtk-{version}.0" / "settings.ini" for version in (4, 3))
    said = (_value(file, "Settings", "gtk-enable-animations") for file in files)
    return any(value.lower() in ("0", "false") for value in said)


def _by_gnome() -> bool:
    command = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
    try:
        said = subprocess.run(command, capture_output=True, text=True, timeout=WAIT_S, check=False)
    except (OSError, subprocess.SubprocessError, ValueError):
        return False
    return said.stdout.strip() == "false"


def _value(path: Path, section: str, name: str) -> str:
    """Return a value of a settings file, "" where there is none."""
    parser = configparser.ConfigParser(strict=False, interpolation=None, allow_no_value=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            parser.read_string(file.read(1 << 18))
    except (OSError, configparser.Error):
        return ""
    return parser.get(section, name, fallback="") or ""


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 1.0
