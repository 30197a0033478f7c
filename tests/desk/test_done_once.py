"""What a decision of the window does once, and what it leaves alone. Counted and compared, never timed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from time import sleep
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QColor, QImage, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from kfdesk.desk.kit.idle import QUIET_MS, SLICE_S, IdleWork
from kfdesk.desk.kit.idle import done as do_at_idle
from kfdesk.desk.kit.labels import RunningText
from kfdesk.desk.prompt.first_hand import FirstHandPanel
from kfdesk.desk.table import scene
from kfdesk.desk.teacher.pane import NOTHING, TeacherPane
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import view_builder
from kfdesk.engine.terms import DecisionKind
from kfdesk.text.words import same
from tests.desk.starts import choose_by_dice, in_slices, play, setup

DECISIONS = 24


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


class Paintings(QObject):
    """Counts how often a window was painted anew, in one piece or more."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.count = 0
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += watched is self._window and event.type() is QEvent.Type.UpdateRequest
        return False


@contextmanager
def counted(window: QWidget) -> Iterator[Paintings]:
    found = Paintings(window)
    yield found
    window.removeEventFilter(found)


def settle() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def on_screen(window: QWidget) -> QImage:
    """Return what was painted of a window piece by piece."""
    return window.screen().grabWindow(window.winId()).toImage()


def test_what_is_painted_piece_by_piece_looks_like_the_window_painted_whole(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    settle()
    dice = Random(3)
    for number in range(DECISIONS):
        choose_by_dice(window, dice)
        settle()
        while isinstance(panel := window.prompt.panel, FirstHandPanel) and not panel.all_dealt:
            settle()
        QCoreApplication.sendPostedEvents(
            None, QEvent.Type.MetaCall
        )  # painted whole before, what moved would be missed
        settle()
        whole = window.grab().toImage()
        assert on_screen(window).convertToFormat(whole.format()) == whole, f"after decision {number}"


def test_a_row_of_the_log_looks_the_same_painted_alone(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    play(window, 12)
    settle()
    text = window.log.text
    area = text.viewport()
    whole = area.grab().toImage()
    for number in range(len(text.rows)):
        place = text.row_rect(number).toAlignedRect().intersected(area.rect())
        if not place.isEmpty():
            paper = QPixmap(area.size())
            paper.fill(QColor("magenta"))
            area.render(paper, place.topLeft(), QRegion(place))
            assert paper.copy(place).toImage().convertToFormat(whole.format()) == whole.copy(place), number


def test_a_card_with_more_or_fewer_notes_than_the_last_is_painted_once(window: MainWindow) -> None:
    window.change_settings(side_dock=True)
    window.resize(1920, 1080)
    window.controller.new_game(setup(open_table=True))
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.MAIN:
        play(window, 1)
    settle()
    view = window.controller.view()
    assert view is not None
    hand = [card for card in view.seats[view.active].hand or () if f"play:{card.handle}" in decision.keys()]

    for lines in (0, 3, 1, 4, 2, 5, 0, 9, 1):
        notes = [same(f"Note {number} of {lines}, as long as notes are that tell much") for number in range(lines)]
        window.preview.force(hand[0], notes)
        window.controller.published.emit()
        with counted(window) as paintings:
            settle()
        assert paintings.count == 1, lines


def test_running_text_asks_for_no_size_and_scrolls_where_it_is_too_high(qtbot: Any) -> None:
    area, text = QScrollArea(), RunningText("<b>Words</b> " + "that run on " * 200)
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    area.setWidget(text)
    area.resize(200, 120)
    area.show()
    settle()
    assert text.sizeHint().isNull() and text.minimumSizeHint().isNull()
    assert text.width() == area.viewport().width()
    assert text.height() == text.heightForWidth(text.width()) > area.viewport().height()
    assert area.verticalScrollBar().maximum() > 0


def test_all_that_works_ahead_works_in_turn_and_a_click_waits_for_one_piece_only(qtbot: Any, monkeypatch: Any) -> None:
    done: list[str] = []
    slices = in_slices(done, monkeypatch)

    def slowly(name: str) -> Callable[[], bool]:
        def work() -> bool:
            done.append(name)
            sleep(2 * SLICE_S)
            return True

        return work

    parent = QObject()
    late, one, two = IdleWork(parent, late=True), IdleWork(parent), IdleWork(parent)
    late.begin([slowly("late")] * 2)
    one.begin([slowly("one")] * 3)
    two.begin([slowly("two")] * 2)
    qtbot.waitUntil(lambda: late.finished)
    assert done == ["one", "two", "one", "two", "one", "late", "late"]
    assert all(len(piece) <= 1 for piece in slices)


def test_work_of_what_is_gone_is_not_done(qtbot: Any) -> None:
    done: list[str] = []
    parent, other = QObject(), QObject()
    gone, stays = IdleWork(parent), IdleWork(other)
    gone.begin([do_at_idle(done.append, "gone")])
    stays.begin([do_at_idle(done.append, "stays")])
    parent.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: stays.finished)
    assert done == ["stays"]


def test_the_teacher_writes_new_notes_once_the_table_was_painted_but_hides_old_ones_at_once(
    window: MainWindow, qtbot: Any
) -> None:
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    pane = window.findChild(TeacherPane)
    assert pane is not None
    while (decision := window.prompt.decision) is None or decision.kind is not DecisionKind.MAIN or not pane.notes:
        play(window, 1)
        window.controller.lift_curtain()
    said = pane.findChild(RunningText)
    assert said is not None
    qtbot.waitUntil(lambda: said.text() != NOTHING.en)
    before = said.text()
    other = replace(pane.notes[0], lines=(same("Something else"),))
    pane.present((other,), "Ada", "en")
    assert said.text() == before and pane.notes == (other,)
    qtbot.waitUntil(lambda: "Something else" in said.text())
    pane.present(pane.notes * 2, "Ada", "en")
    window.controller.concede(decision.player)
    assert said.text() == NOTHING.en, "nobody is asked any more"
    qtbot.wait(2 * QUIET_MS)
    assert said.text() == NOTHING.en


def test_a_decision_makes_one_view_and_lays_the_table_out_and_paints_the_window_once(
    window: MainWindow, monkeypatch: Any
) -> None:
    window.controller.new_game(setup(open_table=True))
    settle()
    counts: Counter[str] = Counter()

    def count(owner: Any, name: str) -> None:
        done = getattr(owner, name)

        def counting(*given: Any, **named: Any) -> Any:
            counts[name] += 1
            return done(*given, **named)

        monkeypatch.setattr(owner, name, counting)

    count(view_builder, "_seat")
    count(scene, "lay_out")
    dice, plain = Random(3), 0
    with counted(window) as paintings:
        for _ in range(DECISIONS):
            kind = window.prompt.decision.kind if window.prompt.decision is not None else None
            panel, entries = window.prompt.panel, len(window.controller.journal)
            counts.clear()
            paintings.count = 0
            choose_by_dice(window, dice)
            settle()
            alone = len(window.controller.journal) == entries + 1  # nothing was chosen for the players after it
            if alone and kind is DecisionKind.MAIN and panel is window.prompt.panel is None:
                plain += 1
                assert (counts["_seat"], counts["lay_out"], paintings.count) == (2, 1, 1)
    assert plain > DECISIONS / 5, "first hands and houses stand in panels"
