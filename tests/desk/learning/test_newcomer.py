"""A newcomer who does only what is marked: real clicks of the mouse, and no knowledge of the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.taught import FIRST_GAME, path
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.teach.bot import planner
from kfdesk.teach.lessons import LEARNER
from tests.desk.mouse import click

LEFT = Qt.MouseButton.LeftButton
MOST_MS = 20_000
MOST_CLICKS = 400
"""So many clicks neither a lesson nor the first game needs."""
FEW_ACTS = 40
"""So many acts the adviser tries in the first game, instead of hundreds."""


class Newcomer:
    """Reads nothing: clicks on what is marked, and on the button of the pane that leads on."""

    def __init__(self, window: MainWindow, part: LearningFeature, qtbot: QtBot) -> None:
        self.window, self.part, self.qtbot = window, part, qtbot

    def press(self, button: QAbstractButton) -> None:
        """Click on a button that can be seen."""
        assert button.isVisible() and button.isEnabled()
        QTest.mouseClick(button, LEFT)

    def click(self, place: QRect) -> None:
        """Click on the middle of a marked place, on whatever lies there: the marks let clicks through."""
        at = place.center()
        page = self.window.play_page
        target = self._under(page, at)
        view = self.window.table
        if target is view.viewport():
            there = view.viewport().mapFrom(page, at)
            click(view, (there.x(), there.y()))
        else:
            QTest.mouseClick(target, LEFT, pos=target.mapFrom(page, at))

    def _under(self, page: QWidget, at: QPoint) -> QWidget:
        found = page.childAt(at)
        assert found is not None
        return found

    def follow(self) -> None:
        """Do what is marked until the lesson is over."""
        tutor = self.part.tutor
        for _ in range(MOST_CLICKS):
            self.qtbot.waitUntil(lambda: tutor.finished or bool(tutor.wanted()), timeout=MOST_MS)
            if tutor.finished:
                return
            self.press(self.part.box.show_me)
            marked = self.part.marks.marked
            assert marked, (tutor.taught, tutor.wanted())
            self.click(marked[0].rect)
            QApplication.processEvents()
        raise AssertionError(f"{tutor.taught} goes on for ever")


GAMES = tuple(taught for taught in path() if taught.small is not None)
"""The small games."""


def test_a_newcomer_who_does_what_is_marked_wins_the_first_and_the_last_small_game(
    window: MainWindow, part: LearningFeature, qtbot: QtBot, advised_quickly: None
) -> None:
    newcomer = Newcomer(window, part, qtbot)
    for number, at in enumerate((0, len(GAMES) - 1)):
        part.show()
        newcomer.press(part.page.lessons[at])
        assert part.tutor.taught is GAMES[at] and len(part.progress.done) == number
        newcomer.follow()
        assert part.progress.done[-1] == GAMES[at].id, "only a game that is won is done"
        newcomer.press(part.box.next)
        assert part.tutor.taught is path()[at + 1], "the next game follows, and after the last one the lessons"


@pytest.mark.slow
def test_a_newcomer_who_does_what_is_marked_finishes_all_lessons_and_wins_the_first_game(
    window: MainWindow, part: LearningFeature, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How good the marks are when more is tried than here is measured by tests/bench/measure_first_game.py."""
    monkeypatch.setattr(planner, "ADVICE_ACTS", FEW_ACTS)
    newcomer = Newcomer(window, part, qtbot)
    part.show()
    newcomer.press(part.page.lessons[len(GAMES)])
    later = path()[len(GAMES) :]
    for number, taught in enumerate(later, start=1):
        assert part.tutor.taught is taught
        newcomer.follow()
        assert part.progress.done == tuple(one.id for one in later[:number])
        if taught.id == FIRST_GAME:
            view = window.controller.view()
            assert view is not None and view.winner is LEARNER, "whoever does what is marked wins the first game"
        if number < len(later):
            newcomer.press(part.box.next)
    assert part.box.next.isHidden()
    newcomer.press(part.box.leave)
    assert window.pages.currentWidget() is part.page
