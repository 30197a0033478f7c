"""The window on a real X server, played with the server's own mouse: focus, grabs and pixels are real there."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.inks import inks

ROOT = Path(__file__).parents[2]
DECISIONS = 30
LEAST_COLORS = 400
"""A table has thousands; a blank or broken screen a handful."""


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A display of our own, 1280 × 800 without a window manager."""
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed")
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with (tmp_path / "xvfb.log").open("w") as log:
        server = subprocess.Popen(command, pass_fds=[writing], stdout=log, stderr=log)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            pytest.skip(f"Xvfb does not start here: {(tmp_path / 'xvfb.log').read_text()[-300:]}")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=20)


@pytest.mark.slow
def test_thirty_decisions_with_the_mouse_of_an_x_server(display: str, tmp_path: Path) -> None:
    picture = tmp_path / "table.png"
    environment = {
        name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "XAUTHORITY")
    } | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "KFDESK_HOME": str(tmp_path), "QT_SCALE_FACTOR": "1"}
    program = [sys.executable, "-m", "tests.e2e.play_under_x", str(DECISIONS), str(picture)]
    run = subprocess.run(program, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=240, check=False)
    if "could not load the Qt platform plugin" in run.stderr.lower():
        pytest.skip("Qt's xcb platform lacks a system library (see README)")
    assert run.returncode == 0, run.stderr[-3000:]
    told = json.loads(run.stdout.splitlines()[-1])
    assert told["platform"] == "xcb" and told["saved"]
    assert told["journal"] >= DECISIONS
    assert told["refused"] == []
    assert told["curtain"] >= 2 and told["play"] and told["end turn"]
    assert run.stderr.strip() == ""
    assert len(inks(QImage(str(picture)))) > LEAST_COLORS
