"""Plays the beginning of a game in the real window of an X server and saves what the screen shows.

Run as a program by `test_under_x.py`: `python -m tests.e2e.play_under_x DECISIONS PICTURE`. It prints one JSON line.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.window.new_game import NewGameDialog
from tests.e2e.hands import XHand, until
from tests.e2e.player import Player

SEED = 7
DEAD_TIME_MS = 40
"""How long prompts and curtain take no clicks here: the player waits for it at each decision."""
DOUBLE_CLICK_MS = 150


def play(decisions: int, picture: str) -> dict[str, object]:
    """Play so many decisions with the mouse of the X server; return what happened."""
    app = desk_app.application()
    app.setDoubleClickInterval(DOUBLE_CLICK_MS)
    window = desk_app.make_window(DeskSettings(animation_speed=2.0, theme="light"))
    window.prompt.dead_time_ms = window.curtain.dead_time_ms = DEAD_TIME_MS
    window.resize(1240, 760)
    window.show()
    until(lambda: window.windowHandle().isExposed(), "the window to show")
    refused: list[str] = []
    window.table.refused.connect(lambda words, _: refused.append(words.en))
    window.controller.choice_refused.connect(lambda words, _: refused.append(words.en))
    player = Player(window, XHand())

    def start() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, NewGameDialog) or not dialog.windowHandle().isExposed():
            QTimer.singleShot(20, start)
            return
        dialog.seed.setValue(SEED)
        player.click_widget(dialog.start)

    QTimer.singleShot(0, start)
    player.click_widget(window.start.play)
    until(lambda: window.controller.setup is not None, "the game to begin")
    while len(window.controller.journal) < decisions and not player.over:
        player.step()
    while window.curtain.isVisible():
        player.step()
    until(lambda: not window.table.scene_.motion.moving, "the cards to lie still")
    screen = window.screen().grabWindow(0)
    saved = screen.save(picture)
    journal = len(window.controller.journal)
    window.close()
    app.processEvents()
    return {"platform": app.platformName(), "journal": journal, "refused": refused, "saved": saved, **player.done}


if __name__ == "__main__":
    print(json.dumps(play(int(sys.argv[1]), sys.argv[2])))
