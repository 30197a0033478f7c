"""The small dialogs of the room: paste, tags for many, a folder for many, a name for a search, backups."""

from __future__ import annotations

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
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.decks.notes import LONGEST_TAG, split_tags
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.locales import date_text
from kfdesk.text.words import Words


class AskingDialog(QDialog):
    """A dialog with OK and Cancel in the program's own language."""

    def __init__(self, title: Words, language: str, ok: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title.say(language).replace("&", ""))
        self.box = QVBoxLayout(self)
        self.buttons = QDialogButtonBox()
        self.ok = self.buttons.addButton(ok.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = self.buttons.addButton(s.CANCEL.say(language), QDialogButtonBox.ButtonRole.RejectRole)
        self.ok.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def finish(self) -> None:
        """Put the buttons below everything else."""
        self.box.addWidget(self.buttons)


class PasteDialog(AskingDialog):
    """A place to paste into and to correct before it is read."""

    wanted = Signal(str)

    def __init__(self, language: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(s.PASTE_TITLE, language, s.IMPORT_NOW, parent)
        words = Label(s.PASTE_HELP.say(language))
        words.setWordWrap(True)
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName(s.PASTE_TITLE.say(language))
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


class TagsDialog(AskingDialog):
    """Tags to give to many decks and to take from them."""

    wanted = Signal(list, list)

    def __init__(
        self, count: int, had: Sequence[str], known: Sequence[str], language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(s.TAG_MANY.filled(decks=s.decks(count)), language, s.OK, parent)
        form = QFormLayout()
        self.add = QLineEdit()
        completer = QCompleter(QStringListModel(list(known), self), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.add.setCompleter(completer)
        form.addRow(s.TAG_ADD.say(language), self.add)
        hint = Label(s.TAG_HELP.say(language))
        hint.setObjectName("dim")
        hint.setWordWrap(True)
        form.addRow("", hint)
        self.remove = QListWidget()
        self.remove.setAccessibleName(s.TAG_REMOVE.say(language))
        for tag in had:
            item = QListWidgetItem(tag)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.remove.addItem(item)
        if had:
            form.addRow(s.TAG_REMOVE.say(language), self.remove)
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

    def __init__(
        self, count: int, known: Sequence[str], now: str, language: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(s.FOLDER_MANY.filled(decks=s.decks(count)), language, s.OK, parent)
        self.folder = QComboBox()
        self.folder.setEditable(True)
        self.folder.addItems(["", *known])
        self.folder.setEditText(now)
        self.folder.setAccessibleName(s.FOLDER.say(language))
        form = QFormLayout()
        form.addRow(s.FOLDER_ASK.say(language), self.folder)
        self.box.addLayout(form)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(" ".join(self.folder.currentText().split())))
        self.box.addStrut(400)


class NameDialog(AskingDialog):
    """A name for a search."""

    wanted = Signal(str)

    def __init__(self, suggestion: str, language: str, parent: QWidget | None = None) -> None:
        super().__init__(s.SAVE_SEARCH, language, s.OK, parent)
        self.line = QLineEdit(suggestion)
        self.line.setMaxLength(60)
        self.line.selectAll()
        self.line.setAccessibleName(s.SAVE_SEARCH_ASK.say(language))
        self.line.textChanged.connect(lambda text: self.ok.setEnabled(bool(text.strip())))
        self.box.addWidget(Label(s.SAVE_SEARCH_ASK.say(language)))
        self.box.addWidget(self.line)
        self.finish()
        self.accepted.connect(lambda: self.wanted.emit(self.line.text().strip()))
        self.box.addStrut(360)


class RestoreDialog(AskingDialog):
    """The copies of the shelf; one of them takes its place."""

    wanted = Signal(object)
    file_wanted = Signal()

    def __init__(self, found: Sequence[Backup], language: str, parent: QWidget | None = None) -> None:
        super().__init__(s.RESTORE_TITLE, language, s.RESTORE_DO, parent)
        words = Label((s.RESTORE_ASK if found else s.NO_BACKUP).say(language))
        words.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(s.RESTORE_TITLE.say(language))
        for backup in found:
            item = QListWidgetItem(backup_name(backup, language))
            item.setData(Qt.ItemDataRole.UserRole, backup)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        self.file = QPushButton(s.FROM_FILE.say(language))
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


def backup_name(backup: Backup, language: str) -> str:
    """Return what a copy of the shelf is called: its day, why it was made, how large it is."""
    size = max(1, round(backup.size / 1024))
    why = s.BACKUP_BEFORE.filled(what=backup.reason).say(language) if backup.reason else s.BACKUP_DAILY.say(language)
    return s.BACKUP_NAME.filled(day=date_text(backup.day, language), why=why, size=s.number(size)).say(language)


def confirm(title: Words, text: Words, do: Words, language: str, parent: QWidget) -> QMessageBox:
    """Return a question about what cannot be taken back; its button says what will happen.

    Open it, and listen to `accepted`.
    """
    box = QMessageBox(
        QMessageBox.Icon.Question, title.say(language).replace("&", ""), text.say(language), parent=parent
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    set_kind(box.addButton(do.say(language), QMessageBox.ButtonRole.AcceptRole), Kind.DANGER)
    cancel = box.addButton(s.CANCEL.say(language), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel)
    return box
