"""What is in the report of a fault: versions, settings, the end of the log; the game only where the user adds it."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

import kfdesk
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.program import fault_texts as f
from kfdesk.desk.program.logbook import last_lines
from kfdesk.text.errors import reason_of

LOG_LINES = 200
MOST_JOURNAL = 16 << 20
"""No journal is larger than this many bytes."""


def report(settings: DeskSettings, journal: Path | None = None) -> str:
    """Return the whole report as text; with `journal` also that game, hidden cards included.

    Its headings are in the language of the interface; names of settings, and the log, are English.
    """
    language = settings.language_now
    parts = [
        (f.PROGRAM, _program(language)),
        (f.SETTINGS, settings.model_copy(update={"player_names": ("–", "–")}).model_dump_json(indent=1)),
        (f.LAST_LINES.filled(n=LOG_LINES), "\n".join(last_lines(LOG_LINES)) or f.EMPTY.say(language)),
    ]
    if journal is not None:
        parts.append((f.JOURNAL, _journal(journal, language)))
    return without_home("\n\n".join(f"== {title.say(language)} ==\n{text.rstrip()}" for title, text in parts)) + "\n"


def without_home(text: str) -> str:
    """Return `text` without the name of the user's home folder."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def _program(language: str) -> str:
    screen = QGuiApplication.primaryScreen()
    facts = {
        "kfdesk": kfdesk.__version__,
        "Python": platform.python_version(),
        "Qt": qVersion() or "",
        "PySide6": PySide6.__version__,
        f.SYSTEM.say(language): f"{QSysInfo.prettyProductName()}, {platform.machine()}, {sys.platform}",
        f.DISPLAY.say(language): QGuiApplication.platformName(),
        f.SCALE.say(language): f"{screen.devicePixelRatio():g}" if screen is not None else "",
    }
    return "\n".join(f"{name}: {value}" for name, value in facts.items())


def _journal(path: Path, language: str) -> str:
    try:
        with path.open("rb") as file:
            return file.read(MOST_JOURNAL).decode(errors="replace")
    except OSError as error:
        return reason_of(error).say(language)
