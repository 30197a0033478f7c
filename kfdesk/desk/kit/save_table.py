"""What is shown as a table, written to a file for spreadsheets: in the same way everywhere.

button = says(QPushButton(), SAVE_TABLE)
button.clicked.connect(lambda: ask_to_save(self, "cards", lambda: view_rows(self.table)))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFileDialog, QMessageBox, QTableView, QWidget

from kfdesk.desk.kit.ui import say
from kfdesk.desk.texts import NOT_WRITTEN, SAVED
from kfdesk.disk import write_new
from kfdesk.spreadsheets import Cell, csv_bytes, csv_text
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

SAVE_TABLE = Words("Save as a table…")
SAVE_TABLE_TIP = Words("Write what is shown here to a file for spreadsheets (CSV)")
TABLE_FILTER = Words("Table for spreadsheets (*.csv)")

Rows = Callable[[], Iterable[Sequence[Cell]]]


def view_rows(view: QTableView) -> list[list[Cell]]:
    """Return what a table shows: its heads, then its rows, in the order and with the columns in which they are shown.

    What is shown as digits alone, and not too many of them, is a number.
    """
    model, header = view.model(), view.horizontalHeader()
    places = (header.logicalIndex(place) for place in range(header.count()))
    columns = [column for column in places if not view.isColumnHidden(column)]
    heads: list[Cell] = [str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in columns]
    rows = (row for row in range(model.rowCount()) if not view.isRowHidden(row))
    return [heads, *([_cell(model.index(row, column).data()) for column in columns] for row in rows)]


def _cell(shown: object) -> Cell:
    text = "" if shown is None else str(shown)
    return int(text) if text.isascii() and text.isdigit() and len(text) < _LONGEST_NUMBER else text


_LONGEST_NUMBER = 10


def write_table(path: Path, rows: Iterable[Sequence[Cell]]) -> Words | None:
    """Write rows to a file; return what went wrong, None if nothing did. The file appears whole or stays what it
    was."""
    try:
        write_new(path, csv_bytes(csv_text(rows)))
    except OSError as error:
        return NOT_WRITTEN.filled(file=path.name, why=reason_of(error))
    return None


def ask_to_save(over: QWidget, name: str, rows: Rows) -> QFileDialog:
    """Let a file be named, and write the rows to it; what goes wrong is said. Return the dialog, which is open."""
    dialog = QFileDialog(over, say(SAVE_TABLE).rstrip("…"), str(Path.home()))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(say(TABLE_FILTER))
    dialog.setDefaultSuffix("csv")
    dialog.selectFile(f"{name}.csv")
    dialog.fileSelected.connect(lambda chosen: _save(over, Path(chosen), rows))
    dialog.open()
    return dialog


def _save(over: QWidget, path: Path, rows: Rows) -> None:
    problem = write_table(path, rows())
    if problem is None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(over, say(SAVED.filled(file=path.name))))
        return
    box = QMessageBox(QMessageBox.Icon.Warning, say(SAVE_TABLE).rstrip("…"), say(problem), parent=over)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.open()
