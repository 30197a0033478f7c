"""The dialogs of the room of games: what a game is to be called."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from kfdesk.desk.games import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.match.journal import MOST_NAME


class NameDialog(QDialog):
    """Asks for a name; with `copies` also whether the game itself or a copy of it is to be called so."""

    named = Signal(str, bool)
    """The name, and whether a copy is wanted."""

    def __init__(self, language: str, name: str, parent: QWidget, *, copies: bool = False) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle((s.SAVE_TITLE if copies else s.RENAME_TITLE).say(language))
        self.name = QLineEdit(name)
        self.name.setMaxLength(MOST_NAME)
        self.name.setPlaceholderText(s.NAME_HINT.say(language))
        self.name.selectAll()
        label = Label(s.NAME_LABEL.say(language))
        label.setBuddy(self.name)
        self.this = QRadioButton(s.NAME_THIS.say(language), self)
        self.copy = QRadioButton(s.KEEP_COPY.say(language), self)
        self.this.setChecked(True)
        self.buttons = QDialogButtonBox()
        self.save = self.buttons.addButton(s.SAVE.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(s.CANCEL.say(language), QDialogButtonBox.ButtonRole.RejectRole)
        self.save.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.named.emit(self.name.text(), self.copy.isChecked()))
        box = QVBoxLayout(self)
        box.addStrut(420)
        box.addWidget(label)
        box.addWidget(self.name)
        if copies:
            help_ = Label(s.SAVE_HELP.say(language))
            help_.setObjectName("dim")
            help_.setWordWrap(True)
            for widget in (self.this, self.copy, help_):
                box.addWidget(widget)
        else:
            self.this.hide()
            self.copy.hide()
        box.addWidget(self.buttons)
        for before, after in ((self.name, self.this), (self.this, self.copy), (self.copy, self.save)):
            QWidget.setTabOrder(before, after)
        self.name.setFocus()
