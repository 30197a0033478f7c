"""Lists keep their place when the table changes, and everything that scrolls does so by key, too."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.card.grid import CardTile
from kfdesk.desk.card.preview import Preview
from kfdesk.desk.table.pile_viewer import PileViewer
from kfdesk.engine.terms import Player, Zone
from kfdesk.engine.views import TableView
from kfdesk.text.runs import of_text
from kfdesk.text.words import same
from tests.desk.samples import creature, pile, seat, table

FACES = DeskFaces(lambda card, language: of_text("Play: Draw a card."))


def view(cards: int) -> TableView:
    """Return a table with a discard pile of so many cards."""
    return table(seat(0, discard=pile(0, Zone.DISCARD, cards, 200)))


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    """What a viewer stands on."""
    made = QWidget()
    qtbot.addWidget(made)
    return made


def opened(ground: QWidget, qtbot: QtBot) -> PileViewer:
    """Return a viewer that shows a long pile in a small window."""
    viewer = PileViewer(FACES, ground)
    viewer.setGeometry(0, 0, 400, 260)
    ground.show()
    ground.activateWindow()
    qtbot.waitUntil(ground.isActiveWindow)
    viewer.open_pile(view(30), Player(0), Zone.DISCARD)
    qtbot.waitUntil(lambda: viewer.grid.verticalScrollBar().maximum() > 100)
    return viewer


def test_a_pile_keeps_its_place_and_is_not_made_anew_for_nothing(ground: QWidget, qtbot: QtBot) -> None:
    viewer = opened(ground, qtbot)
    viewer.grid.verticalScrollBar().setValue(90)
    grid = viewer.grid
    viewer.refresh(replace(view(30), turn=9))
    assert viewer.grid is grid
    viewer.refresh(view(31))
    assert len(viewer.grid.tiles) == 31
    qtbot.waitUntil(lambda: viewer.grid.verticalScrollBar().value() == 90)


def test_a_pile_that_changes_takes_no_focus_and_leaves_none_in_the_air(ground: QWidget, qtbot: QtBot) -> None:
    viewer, elsewhere = opened(ground, qtbot), QLineEdit(ground)
    elsewhere.show()
    elsewhere.setFocus()
    viewer.refresh(view(31))
    assert QApplication.focusWidget() is elsewhere
    viewer.grid.tiles[2].setFocus()
    viewer.refresh(view(32))
    assert QApplication.focusWidget() is viewer


def test_the_card_of_a_pile_that_has_the_focus_is_shown_large(ground: QWidget, qtbot: QtBot) -> None:
    viewer = opened(ground, qtbot)
    shown: list[object] = []
    viewer.hovered.connect(shown.append)
    viewer.grid.tiles[0].setFocus()
    QTest.keyClick(viewer.grid.tiles[0], Qt.Key.Key_Right)
    focused = QApplication.focusWidget()
    assert isinstance(focused, CardTile)
    assert shown[-1] == focused.handle


def test_a_pile_scrolls_by_key(ground: QWidget, qtbot: QtBot) -> None:
    viewer = opened(ground, qtbot)
    bar = viewer.grid.verticalScrollBar()
    places = []
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Home):
        QTest.keyClick(viewer, key)
        places.append(bar.value())
    assert 0 < places[0] < places[1] <= places[2] == bar.maximum() > places[3] > places[4] == 0


def test_what_is_said_below_the_large_card_scrolls_and_has_room_with_large_text(qtbot: QtBot) -> None:
    preview = Preview(FACES)
    qtbot.addWidget(preview)
    preview.resize(380, 620)
    preview.show()
    area = preview.findChild(QScrollArea)
    assert area is not None
    heights = []
    for size in (10, 20):
        font = preview.lines.font()
        font.setPointSize(size)
        preview.lines.setFont(font)
        notes = [same(f"Note {n} {size} of many that are long enough to break") for n in range(30)]
        preview.force(creature("c1"), notes)
        preview.refit()
        qtbot.wait(30)
        heights.append(area.height())
    assert heights[1] > 1.3 * heights[0]
    preview.scroll_lines(1)
    assert area.verticalScrollBar().value() > 0
    preview.scroll_lines(-1)
    assert area.verticalScrollBar().value() == 0
