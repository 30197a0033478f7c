"""Runs a league of eight people over three weeks by mouse in the real window, and is killed on the way.

Run as a program by `test_league.py`: `python -m tests.e2e.league LANGUAGE begin|end [PICTURES]`. "begin" enters people
and results until it kills itself in the second week; "end" continues from there. After every entry it prints what the
page shows as one JSON line. On an X server the mouse is the server's own; with PICTURES it saves what the screen shows.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QTableWidget, QWidget

from kfdesk.desk import app as desk_app
from kfdesk.desk.evenings.dialogs import ResultDialog
from kfdesk.desk.evenings.feature import EveningFeature
from kfdesk.desk.evenings.room import EveningRoom
from kfdesk.desk.evenings.tables import cell
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.evenings.plan import PairingRule
from tests.e2e.hands import XHand, until

NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Fritz", "Grete", "Hugo")
WEEKS, TABLES = 3, 4
KILLED_AFTER = 6
"""Results that are entered before the program is killed: in the middle of the second week."""
LEFT = Qt.MouseButton.LeftButton


class Fingers:
    """Clicks with the mouse of the X server where there is one, else with events of Qt."""

    def __init__(self, app: QApplication) -> None:
        self._hand = XHand() if app.platformName() == "xcb" else None

    def tap(self, widget: QWidget, place: QRect | None = None) -> None:
        """Click in the middle of a widget, or of a place in it."""
        until(lambda: widget.isVisible() and widget.isEnabled(), f"{widget} to be there")
        at = (place or widget.rect()).center()
        if self._hand is None:
            QTest.mouseMove(widget, at)
            QTest.mouseClick(widget, LEFT, pos=at)
            return
        self._hand.move(widget.mapToGlobal(at))
        self._hand.press()
        self._hand.release()
        pause(60)

    def choose(self, box: QComboBox, value: str) -> None:
        """Open a box and choose what stands for a value."""
        self.tap(box)
        view = box.view()
        until(view.isVisible, "the choices")
        pause(QApplication.doubleClickInterval() + 50)  # so long Qt takes the release for that of the first click
        row = box.model().index(box.findData(value), 0)
        self.tap(view.viewport(), view.visualRect(row))
        until(lambda: box.currentData() == value, f"{value} to be chosen")


def pause(ms: int) -> None:
    """Let events of the X server arrive."""
    QTest.qWait(ms)


class Organizer:
    """Whoever runs the league."""

    def __init__(self, window: MainWindow, fingers: Fingers, pictures: Path | None) -> None:
        self.window, self.fingers, self.pictures = window, fingers, pictures
        self.room: EveningRoom = window.feature(EveningFeature).room
        self.entered = 0

    def open(self) -> None:
        """Open the evenings by the menu."""
        bar, menu = self.window.menuBar(), self.window.commands.menus["game"]
        command = next(action for path, action in self.window.commands.actions() if path[-1].en == "E&vening…")
        self.fingers.tap(bar, bar.actionGeometry(menu.menuAction()))
        until(menu.isVisible, "the menu")
        self.fingers.tap(menu, menu.actionGeometry(command))
        until(lambda: self.window.page_shown is self.room.list, "the evenings")

    def begin(self) -> None:
        """Agree on the league and enter everybody."""
        setup = self.room.setup
        self.fingers.tap(self.room.list.new)
        self.fingers.choose(setup.pairing, PairingRule.LEAGUE.value)
        self.fingers.choose(setup.format, "best-of-three")
        for name in NAMES:
            self.fingers.tap(setup.people.name)
            QTest.keyClicks(setup.people.name, name)
            self.fingers.tap(setup.people.add)
        setup.rounds.setFocus()
        setup.rounds.selectAll()
        QTest.keyClicks(setup.rounds, str(WEEKS))
        self.picture("setup")
        self.fingers.tap(setup.begin)
        until(lambda: self.window.page_shown is self.room.page, "the evening")

    def take_up(self) -> None:
        """Continue the evening on top of the list."""
        self.fingers.tap(self.room.list.go_on)
        until(lambda: self.window.page_shown is self.room.page, "the evening")
        self.tell()

    def run(self, *, until_killed: bool) -> None:
        """Pair and report what is not, until all weeks are over or the program is killed."""
        while True:
            standing = self.room.page.standing
            missing = next(standing.open_tables(), None)
            if missing is None and len(standing.rounds) == WEEKS:
                return
            if missing is None:
                self.fingers.tap(self.room.page.next)
                until(self._open_tables, "the next week")
                self.picture(f"week{len(standing.rounds) + 1}")
                continue
            self.report(missing[1].number)
            self.entered += 1
            self.tell()
            if until_killed and self.entered == KILLED_AFTER:
                os.kill(os.getpid(), signal.SIGKILL)

    def _open_tables(self) -> bool:
        return any(True for _ in self.room.page.standing.open_tables())

    def report(self, number: int) -> None:
        """Enter how a match ended: differently from table to table."""
        page = self.room.page
        table: QTableWidget = page.pairings
        self.fingers.tap(table.viewport(), table.visualItemRect(cell(table, number - 1, 1)))
        dialogs: list[ResultDialog] = []

        def act() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, ResultDialog) or not dialog.list.isVisible():
                QTimer.singleShot(5, act)
                return
            dialogs.append(dialog)
            item = dialog.list.item((number * 3 + len(page.standing.rounds)) % 6)
            self.fingers.tap(dialog.list.viewport(), dialog.list.visualItemRect(item))
            self.picture("result")
            self.fingers.tap(dialog.enter)

        QTimer.singleShot(0, act)
        self.fingers.tap(page.result)
        until(lambda: bool(dialogs) and page.standing.rounds[-1][number - 1].result is not None, "the result")

    def tell(self) -> None:
        """Say what the page shows."""
        page = self.room.page
        shown = {"state": page.state.text(), "pairings": words(page.pairings), "standings": words(page.standings)}
        print(json.dumps(shown), flush=True)

    def picture(self, name: str) -> None:
        """Save what the screen shows, where that is asked for."""
        if self.pictures is not None:
            pause(150)
            self.window.screen().grabWindow(0).save(str(self.pictures / f"{name}.png"))


def words(table: QTableWidget) -> list[list[str]]:
    """Return the words of a table, its heads first."""
    columns, rows = range(table.columnCount()), range(table.rowCount())
    heads = [str(table.model().headerData(at, Qt.Orientation.Horizontal)) for at in columns]
    return [heads, *([cell(table, row, at).text() for at in columns] for row in rows)]


def main(language: str, part: str, pictures: str = "") -> None:
    """Play one part of the league."""
    app = desk_app.application()
    app.setDoubleClickInterval(120)
    window = desk_app.make_window(DeskSettings(interface_language=language, theme="light", animation_speed=0.0))
    window.resize(1280, 720)
    window.show()
    until(lambda: window.windowHandle().isExposed(), "the window to show")
    organizer = Organizer(window, Fingers(app), Path(pictures) if pictures else None)
    organizer.open()
    if part == "begin":
        organizer.begin()
    else:
        organizer.take_up()
    organizer.run(until_killed=part == "begin")
    organizer.picture("end")
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])
