"""A list of decks to send to somebody, to look through, copy and save; and the dialog that takes wanted decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QPushButton, QWidget

from kfdesk.collection.search import DeckRow
from kfdesk.collection.trade_lists import list_table, list_text
from kfdesk.desk.decks import list_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.asking import AskingDialog
from kfdesk.desk.decks.columns import amount_text
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import say, ui
from kfdesk.spreadsheets import csv_bytes, csv_text

LETTERS: Final = 95
LINES: Final = 22
"""So many average letters and lines of a list have room at first, as far as the screen has it."""


class SendDialog(AskingDialog):
    """Shows a list of decks in words, which may be corrected before it is copied or saved."""

    copied = Signal()
    save_wanted = Signal()

    def __init__(self, rows: Sequence[DeckRow], parent: QWidget | None = None) -> None:
        super().__init__(w.SEND_TITLE.filled(decks=s.decks(len(rows))), w.COPY, parent)
        self.rows = tuple(rows)
        self.text = QPlainTextEdit(list_text(rows, ui.language, partial(amount_text, language=ui.language)))
        self.text.setAccessibleName(self.windowTitle())
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.save = QPushButton(say(w.SAVE))
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self.save_wanted)
        self.buttons.addButton(self.save, QDialogButtonBox.ButtonRole.ActionRole)
        self.box.addWidget(Label(say(w.SEND_HELP), style="dim", wraps=True))
        self.box.addWidget(self.text, 1)
        self.finish()
        self.accepted.connect(self._copy)
        self.text.ensurePolished()  # before it, its letters are as large as the system's
        letters = self.text.fontMetrics()
        fit(self, max(760, LETTERS * letters.averageCharWidth()), max(420, LINES * letters.lineSpacing()))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copied.emit()

    def content(self, path: Path) -> bytes:
        """Return what a file of that name holds: the words as they stand here, or a table of all decks."""
        if path.suffix.lower() == ".csv":
            return csv_bytes(csv_text(list_table(self.rows, ui.language)))
        return self.text.toPlainText().encode()


class WantedDialog(AskingDialog):
    """Takes names of decks and links to them, a line each."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(w.WANTED_TITLE, w.WANTED_ADD, parent)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(say(w.WANTED_TITLE))
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._check)
        self.box.addWidget(Label(say(w.WANTED_HELP), wraps=True))
        self.box.addWidget(self.text, 1)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(self.text.toPlainText()))
        self._check()
        self.text.setFocus()
        fit(self, 560, 380)

    def _check(self) -> None:
        self.ok.setEnabled(bool(self.text.toPlainText().strip()))
