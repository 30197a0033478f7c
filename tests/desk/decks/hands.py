"""What a person does in the room: clicks cells and lines, drops files and links, reads what is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.columns import NUMBER_OF
from kfdesk.desk.decks.room import DeckRoom

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


def names(page: BrowsePage) -> list[str]:
    """Return the names of the decks found, in their order."""
    rows = (page.model.row(number) for number in range(page.model.rowCount()))
    return [row.name for row in rows if row is not None]


def cell(page: BrowsePage, row: int, column: str = "name") -> QPoint:
    """Return the middle of a cell of the table, in its viewport."""
    return page.table.visualRect(page.model.index(row, NUMBER_OF[column])).center()


def click_row(qtbot: Any, page: BrowsePage, row: int, keys: Any = NONE, column: str = "name") -> None:
    """Click a row of the table."""
    qtbot.mouseClick(page.table.viewport(), LEFT, keys, cell(page, row, column))
    page.show_selected()


def click_side(qtbot: Any, page: BrowsePage, term: str) -> None:
    """Click the line of a filter at the side."""
    item = page.side.line_of(term)
    assert item is not None, term
    page.side.scrollToItem(item)
    qtbot.mouseClick(page.side.viewport(), LEFT, NONE, page.side.visualItemRect(item).center())


def type_search(qtbot: Any, page: BrowsePage, text: str) -> None:
    """Go to the search line by key and type."""
    qtbot.keyClick(page.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(page.search.line, text)


def files(*paths: Path) -> QMimeData:
    """Return what a file manager drags."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drop(widget: QWidget, data: QMimeData) -> bool:
    """Drag data into the middle of a widget and drop it; return whether each step was taken."""
    at = widget.rect().center()
    action, buttons = Qt.DropAction.CopyAction, LEFT
    taken = []
    for event in (
        QDragEnterEvent(at, action, data, buttons, NONE),
        QDragMoveEvent(at, action, data, buttons, NONE),
        QDropEvent(QPointF(at), action, data, buttons, NONE),
    ):
        event.ignore()
        QApplication.sendEvent(widget, event)
        taken.append(event.isAccepted())
    return all(taken)


def finish_import(qtbot: Any, room: DeckRoom) -> None:
    """Wait until what was dropped or pasted is read, and the report shows."""
    qtbot.waitUntil(lambda: room.imports.report is not None, timeout=8000)


def close_report(room: DeckRoom) -> None:
    """Close the report."""
    assert room.imports.report is not None
    room.imports.report.accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def report_rows(room: DeckRoom) -> Sequence[tuple[str, ...]]:
    """Return the cells of the report that are shown."""
    assert room.imports.report is not None
    model = room.imports.report.model
    return [
        tuple(str(model.index(row, column).data()) for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]
