"""Decks selected on the shelf are put on paper, with the wish of the last time, and what became of it is said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.sheet.many import ManyDecksDialog
from kfdesk.desk.sheet.paper import PaperWish
from tests.desk.decks.hands import LEFT, click_row
from tests.desk.sheet.test_sheet import sizes


def test_selected_decks_become_one_file(room: DeckRoom, qtbot: Any, tmp_path: Path) -> None:
    click_row(qtbot, room.browse, 0)
    click_row(qtbot, room.browse, 2, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(room.browse.table, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    dialog = room.place.findChild(ManyDecksDialog)
    assert dialog is not None
    dialog.identity.setChecked(False)
    dialog.dividers.setChecked(True)
    assert dialog.count.text() == "4 pages", "a list for each of three decks, and their dividers on one page"
    qtbot.mouseClick(dialog.go_on, LEFT)
    files = room.place.findChild(QFileDialog)
    assert files is not None
    files.done(0)
    path = tmp_path / "three.pdf"
    files.fileSelected.emit(str(path))
    qtbot.waitUntil(path.exists, timeout=20_000)
    qtbot.waitUntil(room.browse.notice.isVisible)
    assert len(sizes(path.read_bytes())) == 4
    room.ask_paper()
    again = room.place.findChildren(ManyDecksDialog)[-1]
    assert again.wish() == PaperWish(paper=again.wish().paper, identity=False, dividers=True)


def test_leaving_the_program_stops_what_is_put_on_paper(room: DeckRoom, qtbot: Any, tmp_path: Path) -> None:
    room.select_all()
    room.ask_paper()
    dialog = room.place.findChild(ManyDecksDialog)
    assert dialog is not None
    qtbot.mouseClick(dialog.go_on, LEFT)
    files = room.place.findChild(QFileDialog)
    assert files is not None
    files.done(0)
    files.fileSelected.emit(str(tmp_path / "all.pdf"))
    room.close()
    assert list(tmp_path.iterdir()) == []
