"""With one folder chosen for everything, everything goes there: games, decks, settings, logs, window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import platformdirs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from kfdesk import __main__ as command
from kfdesk.collection.files import sample_decks
from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import DeskSettings, config_folder, data_folder, state_folder
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.program import logbook
from kfdesk.desk.program.faults import ErrorCatcher
from kfdesk.engine import Seat
from kfdesk.match.autosave import games_folder


def test_everything_a_session_leaves_is_in_the_folder_that_was_chosen(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, asked = tmp_path / "chosen", list[str]()

    def none_of_the_system(name: str) -> Path:
        asked.append(name)
        return tmp_path

    for name in ("config", "data", "state", "cache", "log", "runtime", "documents"):
        for kind in ("path", "dir"):
            monkeypatch.setattr(
                platformdirs, f"user_{name}_{kind}", lambda *_, name=name, **__: none_of_the_system(name)
            )
    monkeypatch.setenv("KFDESK_HOME", str(home))
    window = desk_app.make_window(DeskSettings(animation_speed=0.0))
    qtbot.addWidget(window)
    window.show()
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    catcher = ErrorCatcher(window)
    catcher.install()
    logbook.log.error("something for the log")
    window.change_settings(theme="dark")
    decks = [deck for _, deck in sample_decks()]
    window.controller.new_game(TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), 7, 0))
    window.show_start()
    window.close()
    catcher.remove()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert asked == [], "no folder of the system was even asked for"
    names = {path.name for path in home.iterdir()}
    assert {"games", "settings.json", "window.ini", "kfdesk.log"} <= names
    assert {config_folder(), data_folder(), state_folder(), games_folder().parent} == {home}


def test_portable_keeps_everything_beside_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("KFDESK_HOME")
    monkeypatch.setattr(command, "has_display", lambda *_: False)
    assert command.main(["--portable"]) == 1
    assert config_folder() == data_folder() == state_folder() == command.portable_folder()
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "kfdesk" / "kfdesk.exe"))
    assert command.portable_folder() == tmp_path / "kfdesk" / "kfdesk-data"
    assert not command.portable_folder().exists(), "nothing is made before it is needed"
