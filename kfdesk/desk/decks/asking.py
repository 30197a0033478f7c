"""The small dialogs of the room: paste, tags for many, a folder for many, a name for a search, backups."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kfdesk.collection.backups import Backup
from kfdesk.collection.query import typed_number
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.decks.notes import LONGEST_TAG, split_tags
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import say, ui
from kfdesk.text.words import Words


class AskingDialog(QDialog):
    """A dialog with OK and Cancel in the program's own language."""

    def __init__(self, title: Words, ok: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(title).replace("&", ""))
        self.box = QVBoxLayout(self)
        self.buttons = QDialogButtonBox()
        self.ok = self.buttons.addButton(say(ok), QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = self.buttons.addButton(say(s.CANCEL), QDialogButtonBox.ButtonRole.RejectRole)
        self.ok.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def finish(self) -> None:
        """Put the buttons below everything else."""
        self.box.addWidget(self.buttons)


class PasteDialog(AskingDialog):
    """A place to paste into and to correct before it is read."""

    wanted = Signal(str)

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(s.PASTE_TITLE, s.IMPORT_NOW, parent)
        words = Label(say(s.PASTE_HELP), wraps=True)
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName(say(s.PASTE_TITLE))
        self.text.setTabChangesFocus(True)
        self.box.addWidget(words)
        self.box.addWidget(self.text, 1)
        self.finish()
        self.text.textChanged.connect(self._check)
        self.accepted.connect(lambda: self.wanted.emit(self.text.toPlainText()))
        self._check()
        fit(self, 560, 420)

    def _check(self) -> None:
        self.ok.setEnabled(bool(self.text.toPlainText().strip()))


class RangeDialog(AskingDialog):
    """Between which numbers a figure of the decks shall be; an empty line means any."""

    def __init__(
        self, figure: Words, now: tuple[float | None, float | None], parent: QWidget | None = None
    ) -> None:  # fmt: skip
        super().__init__(s.FILTER_TITLE.filled(figure=figure), s.OK, parent)
        form = QFormLayout()
        self.low, self.high = QLineEdit(), QLineEdit()
        for line, words, value in zip((self.low, self.high), (s.FILTER_FROM, s.FILTER_TO), now, strict=True):
            line.setPlaceholderText(say(s.FILTER_ANY))
            line.setText("" if value is None else typed_number(value))
            line.setMaxLength(12)
            line.textChanged.connect(lambda _: self._check())
            form.addRow(say(words), line)
        self.box.addLayout(form)
        self.finish()
        self._check()

    @property
    def chosen(self) -> tuple[float | None, float | None]:
        """The two bounds, None for any."""
        return self._bound(self.low), self._bound(self.high)

    def _bound(self, line: QLineEdit) -> float | None:
        said = line.text().strip().replace(",", ".")
        return float(said) if said else None

    def _check(self) -> None:
        said = (line.text().strip() for line in (self.low, self.high))
        self.ok.setEnabled(all(not words or _AMOUNT.fullmatch(words) for words in said))


_AMOUNT = re.compile(r"\d{1,9}(?:[.,]\d{1,3})?", re.ASCII)


class TagsDialog(AskingDialog):
    """Tags to give to many decks and to take from them."""

    wanted = Signal(list, list)

    def __init__(self, count: int, had: Sequence[str], known: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(s.TAG_MANY.filled(decks=s.decks(count)), s.OK, parent)
        form = QFormLayout()
        self.add = QLineEdit()
        completer = QCompleter(QStringListModel(list(known), self), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.add.setCompleter(completer)
        form.addRow(say(s.TAG_ADD), self.add)
        hint = Label(say(s.TAG_HELP), style="dim", wraps=True)
        form.addRow("", hint)
        self.remove = QListWidget()
        self.remove.setAccessibleName(say(s.TAG_REMOVE))
        for tag in had:
            item = QListWidgetItem(tag)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.remove.addItem(item)
        if had:
            form.addRow(say(s.TAG_REMOVE), self.remove)
        self.box.addLayout(form)
        self.finish()
        self.accepted.connect(self._say)
        self.box.addStrut(400)

    def _say(self) -> None:
        items = (self.remove.item(number) for number in range(self.remove.count()))
        gone = [item.text() for item in items if item.checkState() is Qt.CheckState.Checked]
        self.wanted.emit([tag[:LONGEST_TAG] for tag in split_tags(self.add.text())], gone)


class FolderDialog(AskingDialog):
    """A folder for many decks: one there is, or a new one."""

    wanted = Signal(str)

    def __init__(self, count: int, known: Sequence[str], now: str, parent: QWidget | None = None) -> None:
        super().__init__(s.FOLDER_MANY.filled(decks=s.decks(count)), s.OK, parent)
        self.folder = QComboBox()
        self.folder.setEditable(True)
        self.folder.addItems(["", *known])
        self.folder.setEditText(now)
        self.folder.setAccessibleName(say(s.FOLDER))
        form = QFormLayout()
        form.addRow(say(s.FOLDER_ASK), self.folder)
        self.box.addLayout(form)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(" ".join(self.folder.currentText().split())))
        self.box.addStrut(400)


class NameDialog(AskingDialog):
    """A name for a search."""

    wanted = Signal(str)

    def __init__(self, suggestion: str, parent: QWidget | None = None) -> None:
        super().__init__(s.SAVE_SEARCH, s.OK, parent)
        self.line = QLineEdit(suggestion)
        self.line.setMaxLength(60)
        self.line.selectAll()
        self.line.setAccessibleName(say(s.SAVE_SEARCH_ASK))
        self.line.textChanged.connect(lambda text: self.ok.setEnabled(bool(text.strip())))
        self.box.addWidget(Label(say(s.SAVE_SEARCH_ASK)))
        self.box.addWidget(self.line)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(self.line.text().strip()))
        self.box.addStrut(360)


class RestoreDialog(AskingDialog):
    """The copies of the shelf; one of them takes its place."""

    wanted = Signal(object)
    file_wanted = Signal()

    def __init__(self, found: Sequence[Backup], parent: QWidget | None = None) -> None:
        super().__init__(s.RESTORE_TITLE, s.RESTORE_DO, parent)
        words = Label(say(s.RESTORE_ASK if found else s.NO_BACKUP), wraps=True)
        self.list = QListWidget()
        self.list.setAccessibleName(say(s.RESTORE_TITLE))
        for backup in found:
            item = QListWidgetItem(backup_name(backup))
            item.setData(Qt.ItemDataRole.UserRole, backup)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        self.file = QPushButton(say(s.FROM_FILE))
        self.file.clicked.connect(self._on_file)
        self.buttons.addButton(self.file, QDialogButtonBox.ButtonRole.ActionRole)
        self.ok.setEnabled(bool(found))
        self.box.addWidget(words)
        self.box.addWidget(self.list, 1)
        self.finish()
        self.accepted.connect(self._say)
        self.box.addStrut(480)

    def _say(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.wanted.emit(item.data(Qt.ItemDataRole.UserRole))

    def _on_file(self) -> None:
        self.reject()
        self.file_wanted.emit()


def backup_name(backup: Backup) -> str:
    """Return what a copy of the shelf is called: its day, why it was made, how large it is."""
    size = max(1, round(backup.size / 1024))
    why = say(s.BACKUP_BEFORE.filled(what=backup.reason)) if backup.reason else say(s.BACKUP_DAILY)
    return say(s.BACKUP_NAME.filled(day=date_text(backup.day, ui.language), why=why, size=s.number(size)))


def confirm(title: Words, text: Words, do: Words, parent: QWidget) -> QMessageBox:
    """Return a question about what cannot be taken back; its button says what will happen.

    Open it, and listen to `accepted`.
    """
    box = QMessageBox(QMessageBox.Icon.Question, say(title).replace("&", ""), say(text), parent=parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    set_kind(box.addButton(say(do), QMessageBox.ButtonRole.AcceptRole), Kind.DANGER)
    cancel = box.addButton(say(s.CANCEL), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    return box
