"""The dialogs of the room of games: what a game is to be called."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from kfdesk.desk.games import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import say
from kfdesk.match.journal import MOST_NAME


class NameDialog(QDialog):
    """Asks for a name; with `copies` also whether the game itself or a copy of it is to be called so."""

    named = Signal(str, bool)
    """The name, and whether a copy is wanted."""

    def __init__(self, name: str, parent: QWidget, *, copies: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.SAVE_TITLE if copies else s.RENAME_TITLE))
        self.name = QLineEdit(name)
        self.name.setMaxLength(MOST_NAME)
        self.name.setPlaceholderText(say(s.NAME_HINT))
        self.name.selectAll()
        label = Label(say(s.NAME_LABEL))
        label.setBuddy(self.name)
        self.this = QRadioButton(say(s.NAME_THIS), self)
        self.copy = QRadioButton(say(s.KEEP_COPY), self)
        self.this.setChecked(True)
        self.buttons = QDialogButtonBox()
        self.save = self.buttons.addButton(say(s.SAVE), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(say(s.CANCEL), QDialogButtonBox.ButtonRole.RejectRole)
        self.save.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.named.emit(self.name.text(), self.copy.isChecked()))
        box = QVBoxLayout(self)
        box.addStrut(420)
        box.addWidget(label)
        box.addWidget(self.name)
        if copies:
            help_ = Label(say(s.SAVE_HELP), style="dim", wraps=True)
            for widget in (self.this, self.copy, help_):
                box.addWidget(widget)
        else:
            self.this.hide()
            self.copy.hide()
        box.addWidget(self.buttons)
        for before, after in ((self.name, self.this), (self.this, self.copy), (self.copy, self.save)):
            QWidget.setTabOrder(before, after)
        self.name.setFocus()
