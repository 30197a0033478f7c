"""A window that a client of assistive technology reads in mid-game, after a refusal and after a Check!: prints what."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from kfdesk.desk.app import make_window
from kfdesk.desk.kit.settings import DeskSettings
from tests.desk.scenes import begin
from tests.tables import side

CLIENT = Path(__file__).with_name("reader_client.py")
SETTLED_S = 0.7
"""So long events may take to the client and back."""


class Wanted(QObject):
    """What the thread that reads wants to be done by the window's."""

    does = Signal(object)


def main() -> None:
    """Show the table, let it be read three times, and leave."""
    app = QApplication([])
    window = make_window(DeskSettings(animation_speed=0.0))
    window.show()
    begin(window, side(hand=["troll"], battleline=["krump"], amber=3), side(battleline=["urchin"], amber=6))
    wanted = Wanted()
    wanted.does.connect(lambda does: does())
    steps = (
        lambda: None,
        lambda: window.controller.choose(("reap:nobody",)),
        lambda: window.controller.check_called.emit(1),
    )

    def read_aloud() -> None:
        with subprocess.Popen([sys.argv[1], str(CLIENT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as client:
            assert client.stdin is not None and client.stdout is not None
            for step in steps:
                wanted.does.emit(step)
                time.sleep(SETTLED_S)
                client.stdin.write(b"read\n")
                client.stdin.flush()
                print(client.stdout.readline().decode().strip(), flush=True)
            client.stdin.close()
        wanted.does.emit(app.quit)

    Thread(target=read_aloud, daemon=True).start()
    app.exec()


if __name__ == "__main__":
    main()
