"""A session from the first turn to the start after next: played, named, filmed, branched, adjusted, and still there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget

from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.dialogs import NameDialog
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.games.page import GamesPage
from kfdesk.desk.games.rows import ROW
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.autosave import games_folder
from kfdesk.match.journal import read
from tests.desk.starts import setup
from tests.e2e.hands import QtHand, until
from tests.e2e.player import Player
from tests.windows import open_window, part_in

TURNS = 4


class Session:
    """The program with somebody at the mouse."""

    def __init__(self, qtbot: Any) -> None:
        window = self.window = open_window(qtbot)
        qtbot.waitExposed(window)
        self.player = Player(window, QtHand(window))

    def part(self, kind: type[Any]) -> Any:
        return part_in(self.window, kind)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.player.click_widget(widget, (lambda: at) if at is not None else None)

    def keys(self, keys: QKeySequence | str) -> None:
        """Press keys where the keyboard is; without a window manager nothing gives it back after a dialog."""
        self.window.activateWindow()
        until(self.window.isActiveWindow, "the window to have the keyboard")
        QTest.keySequence(self.window.windowHandle(), QKeySequence(keys))
        QApplication.processEvents()

    def answers(self) -> tuple[str, ...]:
        return self.window.controller.journal

    def to_main_step(self) -> None:
        """Play until somebody may act freely."""
        while True:
            decision = self.player.view.decision
            if not self.window.curtain.isVisible() and decision is not None and decision.kind is DecisionKind.MAIN:
                return
            self.player.step()

    def close(self) -> None:
        self.window.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def sessions(home: Path, qtbot: Any) -> Iterator[list[Session]]:
    """Sessions one after another; the last is closed in the end."""
    del home
    held = [Session(qtbot)]
    yield held
    held[-1].close()


def test_a_session_from_the_first_turn_to_the_next_start(sessions: list[Session], qtbot: Any) -> None:
    session = sessions[0]
    path = _play_and_name(session)
    branch = _watch_and_branch(session, path)
    before, amber = _adjust_and_undo(session)
    assert read(path).name == "League, round 3" and read(branch).header.origin is not None
    stood = session.window.controller.journal, session.window.controller.view()
    session.close()

    sessions.append(Session(qtbot))
    again = sessions[-1]
    window = again.window
    again.click(window.start.go_on)
    until(lambda: window.controller.setup is not None, "the game to be taken up")
    assert window.controller.kept_at == branch and window.curtain.isVisible(), "nobody's hand is shown unasked"
    again.player.step()
    assert (window.controller.journal, window.controller.view()) == stood
    assert again.answers() == before and again.player.view.seats[0].amber == amber
    again.keys(window.commands.redo.shortcut())
    until(lambda: len(again.answers()) == len(before) + 1, "the adjustment to be made again")
    assert again.player.view.seats[0].amber == amber + 3
    games = again.part(GamesFeature)
    games.show()
    assert {row.path for row in (games.page.model.index(n).data(ROW) for n in range(2))} == {path, branch}
    again.keys("Esc")
    assert window.pages.currentWidget() is window.play_page


def _play_and_name(session: Session) -> Path:
    """Play some turns with the mouse, and give the game a name; return its file."""
    window, player = session.window, session.player
    window.controller.new_game(setup(("Ada", "Bo")))
    while player.view.turn < TURNS:
        player.step()
    session.to_main_step()
    played = session.answers()
    games = session.part(GamesFeature)
    games.save.trigger()
    dialog = games.dialog
    assert isinstance(dialog, NameDialog)
    QTest.keyClicks(dialog.focusWidget() or dialog, "League, round 3")
    session.click(dialog.save)
    until(lambda: games.dialog is None, "the name to be taken")
    path = window.controller.kept_at
    assert path is not None and tuple(answer.entry for answer in read(path).answers) == played
    return path


def _watch_and_branch(session: Session, path: Path) -> Path:
    """From the start page to the games, to the film of the game, and from its middle on with another; return that."""
    window = session.window
    window.show_start()
    session.click(window.start.all_games)
    games, film = session.part(GamesFeature), session.part(FilmFeature)
    room: GamesPage = games.page
    assert window.pages.currentWidget() is room
    session.click(room.buttons["watch"])
    page = film.page
    assert page is not None
    until(lambda: page.film.whole, "the film to be read")
    assert page.film.recording.name == "League, round 3" and page.film.last == len(read(path).answers)
    view = page.table.view_shown
    assert view is not None and all(seat.hand is None for seat in view.seats), "the game is not over"
    session.click(page.controls.buttons["step-on"])
    session.keys("Right")
    assert page.projector.index == 2
    line = page.timeline.rect()
    session.click(page.timeline, QPoint(round(line.width() * 0.75), line.center().y()))
    until(lambda: page.projector.index > 2, "the film to follow the click")
    kept, at = path.read_bytes(), page.projector.index
    session.click(page.branch)
    until(lambda: window.pages.currentWidget() is window.play_page, "the new game")
    assert film.page is None and window.curtain.isVisible() and len(session.answers()) >= at
    before = tuple(answer.entry for answer in read(path).answers)
    assert session.answers()[:at] == before[:at] and at < len(before)
    assert path.read_bytes() == kept, "the game itself stays as it is"
    session.player.step()
    for _ in range(3):
        session.player.step()
    session.to_main_step()
    branch = window.controller.kept_at
    assert branch is not None and branch != path and branch.parent == games_folder()
    return branch


def _adjust_and_undo(session: Session) -> tuple[tuple[str, ...], int]:
    """Adjust the first player's Æmber by hand and take it back; return the answers and the Æmber that stay."""
    window, player = session.window, session.player
    before, amber = session.answers(), player.view.seats[0].amber
    judge = session.part(JudgeFeature)
    session.keys(judge.command.shortcut())
    panel = judge.panel
    assert panel is not None and judge.dock.isVisible()
    layout = player.table.scene_.layout_
    assert layout is not None
    session.click(player.table.viewport(), QPoint(*map(round, layout.sides[0].panel.pool.center)))
    (box,) = (found for found in panel.findChildren(QSpinBox) if found.isVisible())
    box.setValue(amber + 3)
    session.click(panel.apply)
    until(lambda: len(session.answers()) == len(before) + 1, "the adjustment")
    assert player.view.seats[0].amber == amber + 3 and "⚖" in window.log.text.toPlainText()
    judge.dock.close()
    player.table.setFocus()
    session.keys(window.commands.undo.shortcut())
    until(lambda: session.answers() == before, "the adjustment to be taken back")
    return before, amber
