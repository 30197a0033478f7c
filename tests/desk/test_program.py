"""The program around the window: faults, files of its own that are damaged, its smoke test."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QWidget,
)

from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import config_folder
from kfdesk.desk.program.faults import ErrorCatcher
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.hurried import setup, shown
from tests.windows import open_window


@pytest.fixture
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


def test_a_fault_in_a_slot_is_written_down_and_the_table_stays_usable(
    window: MainWindow, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(sys, "excepthook", lambda *args: None)
    catcher = ErrorCatcher(window)
    catcher.install()
    try:
        raise RuntimeError("a fault for the test")
    except RuntimeError:
        sys.excepthook(*sys.exc_info())
        sys.excepthook(*sys.exc_info())
    catcher.remove()
    assert catcher.count == 2
    assert "a fault for the test" in (home / "kfdesk.log").read_text()
    boxes = [widget for widget in window.findChildren(QWidget) if type(widget).__name__ == "FaultDialog"]
    assert len(boxes) == 1, "it is said once"
    boxes[0].close()
    window.controller.new_game(setup(open_table=True))
    assert shown(window).decision is not None


def test_smoke_opens_the_window_plays_ends_well_and_leaves_no_game(qapp: QApplication, home: Path, capfd: Any) -> None:
    assert desk_app.run([], smoke=True) == 0
    assert not (home / "games").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes with names on Windows")
def test_a_pipe_in_place_of_the_windows_file_does_not_stop_the_start(home: Path, qtbot: Any) -> None:
    config_folder().mkdir(parents=True, exist_ok=True)
    os.mkfifo(config_folder() / "window.ini")
    window = open_window(qtbot)
    assert window.isVisible()
    window.close()


@pytest.mark.parametrize("damaged", ["geometry=near the top", "geometry=1, 2, 3", "geometry=@ByteArray(1)", "\0"])
def test_a_damaged_windows_file_does_not_stop_the_start(home: Path, qtbot: Any, damaged: str) -> None:
    config_folder().mkdir(parents=True, exist_ok=True)
    (config_folder() / "window.ini").write_text(f"[General]\n{damaged}\n")
    window = open_window(qtbot)
    assert window.isVisible()
    window.close()


def test_redo_has_the_key_of_the_system_and_ctrl_y(window: MainWindow) -> None:
    keys = [key.toString() for key in window.commands.redo.shortcuts()]
    assert "Ctrl+Y" in keys and len(set(keys)) == len(keys)
