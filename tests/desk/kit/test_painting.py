"""A fault while drawing is a fault like any other: the program goes on."""

from __future__ import annotations

import subprocess
import sys

FAULT = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtGui import QGuiApplication, QPixmap
from kfdesk.desk.kit.painting import painting_on

app = QGuiApplication([])

def drawn():
    pixmap = QPixmap(10, 10)
    with painting_on(pixmap) as painter:
        painter.drawLine(0, 0, 9, 9)
        raise ValueError("a fault")

try:
    drawn()
except ValueError as fault:
    print(fault)
"""


def test_a_picture_that_could_not_be_drawn_does_not_end_the_program() -> None:
    """In a process of its own: without the painter's end Qt breaks it down when the picture is thrown away."""
    ran = subprocess.run([sys.executable, "-c", FAULT], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (0, "a fault"), ran.stderr
