"""What a screen reader is told: a client reads the window over AT-SPI, on a display and a bus of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.test_under_x import display as display  # noqa: PLC0414 - a fixture

ROOT = Path(__file__).parents[2]
PYTHON = "/usr/bin/python3"
"""The system's own: Debian's client library is no package for another one."""
LISTENS = """
dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.freedesktop.DBus.Properties.Set \
 string:org.a11y.Status string:ScreenReaderEnabled variant:boolean:true >&2 && exec "$@"
"""


def lacking() -> str:
    """Return what is missing here for a client of AT-SPI; "" when all is there."""
    tools = [tool for tool in ("dbus-run-session", "dbus-send", PYTHON) if shutil.which(tool) is None]
    if tools:
        return ", ".join(tools)
    tried = [PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"]
    missing = subprocess.run(tried, capture_output=True, check=False).returncode
    return "gir1.2-atspi-2.0 and python3-gi" if missing else ""


@pytest.mark.slow
def test_a_screen_reader_hears_cards_prompt_refusal_and_check(display: str, tmp_path: Path) -> None:
    if missing := lacking():
        pytest.skip(f"not installed: {missing}")
    environment = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "XAUTHORITY")}
    environment |= {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "KFDESK_HOME": str(tmp_path),
    }
    program = ["dbus-run-session", "--", "sh", "-c", LISTENS, "sh", sys.executable, "-m", "tests.e2e.readable", PYTHON]
    run = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    if "could not load the Qt platform plugin" in run.stderr.lower() or "org.a11y.Bus was not provided" in run.stderr:
        pytest.skip(f"no display or no bus for assistive technology here: {run.stderr[-300:]}")
    read = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("[")]
    assert len(read) == 3, run.stderr[-3000:]
    table, refused, checked = map(set, read)
    assert {"Krump, Brobnar, power 6, Ada, Battleline", "Urchin, Shadows, power 1, Bo, Battleline"} <= table
    assert "Troll, Brobnar, power 8, Ada, Hand" in table
    assert "Play, discard, and use your cards" in table
    assert "There is no such card in this game." in refused - table
    assert any("Check!" in text for text in checked - refused), checked - refused
