"""The list of keyboard shortcuts: search it, give a command other keys, see whose they are, reset one or all."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.desk.keyboard.key_names import key_names
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.theme import LEAST_TARGET
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.shortcuts import texts as w
from kfdesk.desk.shortcuts.commands import Chosen, Keyed, owner
from kfdesk.text.words import Words


class ShortcutsDialog(QDialog):
    """Shows every command with its keys and says `changed` with all chosen keys after every change."""

    changed = Signal(object)
    """The keys chosen by now, by the names of their commands."""

    def __init__(self, commands: Sequence[Keyed], chosen: Chosen, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(w.TITLE))
        self._commands, self._language = tuple(commands), ui.language
        self.chosen: dict[str, str] = dict(chosen)
        """The keys chosen by now, by the names of their commands."""
        self.search = QLineEdit(clearButtonEnabled=True, placeholderText=say(w.SEARCH))
        self.search.setAccessibleName(say(w.SEARCH))
        self.list = QTreeWidget()
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setAccessibleName(say(w.TITLE))
        self.list.setHeaderLabels([say(w.COMMANDS), say(w.KEYS)])
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.keys = QKeySequenceEdit()
        self.keys.setMaximumSequenceLength(1)
        self.keys.setAccessibleName(say(w.NEW_KEYS))
        self.keys.ensurePolished()  # to be measured in the letters it is shown in
        longest = key_names(QKeySequence("Ctrl+Shift+PgDown"), ui.language)
        self.keys.setMinimumWidth(self.keys.fontMetrics().horizontalAdvance(longest) + LEAST_TARGET)
        self.keys.setToolTip(say(w.HOW))
        self.note = Label(wraps=True)
        self.use, self.none = self._button(w.USE, self._take), self._button(w.NO_KEYS, self._take_away)
        self.reset, self.reset_all = self._button(w.RESET, self._reset), self._button(w.RESET_ALL, self._reset_all)
        self.use.setDefault(True)
        self._lay_out()
        self._fill()
        self.search.textChanged.connect(self._filter)
        self.list.currentItemChanged.connect(self._on_current)
        self.keys.keySequenceChanged.connect(self._say)
        self.list.setCurrentItem(self._item(0))

    def row(self, name: str) -> QTreeWidgetItem:
        """Return the line of a command."""
        return next(self._item(number) for number, found in enumerate(self._commands) if found.name == name)

    def _lay_out(self) -> None:
        label = Label(say(w.NEW_KEYS))
        label.setBuddy(self.keys)
        record = across(label, (self.keys, 1), self.use)
        changes = across((self.note, 1), self.none, self.reset)
        close = QDialogButtonBox()
        close.addButton(self.reset_all, QDialogButtonBox.ButtonRole.ResetRole)
        close.addButton(say(w.CLOSE), QDialogButtonBox.ButtonRole.RejectRole)
        close.rejected.connect(self.close)
        down(self.search, (self.list, 1), record, changes, close, on=self)
        fit(self, max(640, self.sizeHint().width()), max(520, self.sizeHint().height()))

    def _button(self, words: Words, does: object) -> QPushButton:
        button = QPushButton(say(words), autoDefault=False)
        button.clicked.connect(does)
        return button

    # The list.

    def _item(self, number: int) -> QTreeWidgetItem:
        item = self.list.topLevelItem(number)
        assert item is not None
        return item

    def _fill(self) -> None:
        self.list.clear()
        for command in self._commands:
            item = QTreeWidgetItem([command.said(ui.language)])
            item.setToolTip(0, item.text(0))
            self._show_keys(item, command)
            if command.action is None:
                item.setToolTip(0, self._about(w.NOT_CHANGED, command, QKeySequence()))
            self.list.addTopLevelItem(item)
        self._filter()

    def _show_keys(self, item: QTreeWidgetItem, command: Keyed) -> None:
        """Write the keys of a command into its line; a line that is too short is whole in its tooltip."""
        for does in (item.setText, item.setToolTip):
            does(1, self._said(command))

    def _said(self, command: Keyed) -> str:
        return ", ".join(dict.fromkeys(key_names(keys, ui.language) for keys in command.keys(self.chosen)))

    def _filter(self) -> None:
        wanted = self.search.text().casefold().split()
        for number in range(self.list.topLevelItemCount()):
            item = self._item(number)
            said = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(not all(word in said for word in wanted))

    @property
    def _current(self) -> Keyed | None:
        item = self.list.currentItem()
        return self._commands[self.list.indexOfTopLevelItem(item)] if item is not None else None

    def _on_current(self) -> None:
        self.keys.clear()
        self._say()

    # Changing.

    def _say(self) -> None:
        """Say whose the recorded keys are, and offer what can be done."""
        command, keys = self._current, self.keys.keySequence()
        free = command is not None and command.action is not None
        for widget in (self.keys, self.none, self.reset):
            widget.setEnabled(free)
        self.use.setEnabled(free and not keys.isEmpty())
        self.use.setText(say(w.USE))
        self.note.setText("" if free or command is None else self._about(w.NOT_CHANGED, command, keys))
        if command is None or not free or keys.isEmpty():
            return
        other = owner(self._commands, keys, self.chosen, command)
        if other is None:
            return
        self.note.setText(self._about(w.FIXED if other.action is None else w.TAKEN, other, keys))
        self.use.setEnabled(other.action is not None)
        self.use.setText(say(w.TAKE_OVER))

    def _about(self, words: Words, command: Keyed, keys: QKeySequence) -> str:
        slots = {"command": command.said(ui.language), "keys": key_names(keys, ui.language)}
        return say(words.filled(**{name: said for name, said in slots.items() if f"{{{name}}}" in words.en}))

    def _take(self) -> None:
        command, keys = self._current, self.keys.keySequence()
        if command is None or keys.isEmpty() or not self.use.isEnabled():
            return
        other = owner(self._commands, keys, self.chosen, command)
        if other is not None:
            left = [kept for kept in other.keys(self.chosen) if kept != keys]
            self._give(other, left[0] if left else QKeySequence())
        self._give(command, keys)
        self._tell()

    def _take_away(self) -> None:
        if (command := self._current) is not None:
            self._give(command, QKeySequence())
            self._tell()

    def _reset(self) -> None:
        """Give a command its usual keys again; who has them now loses them."""
        command = self._current
        if command is None or command.action is None:
            return
        for keys in command.usual:
            other = owner(self._commands, keys, self.chosen, command)
            if other is not None:
                self._give(other, QKeySequence())
        self.chosen.pop(command.name, None)
        self._tell()

    def _reset_all(self) -> None:
        self.chosen.clear()
        self._tell()

    def _give(self, command: Keyed, keys: QKeySequence) -> None:
        said = keys.toString(QKeySequence.SequenceFormat.PortableText)
        usual = [one.toString(QKeySequence.SequenceFormat.PortableText) for one in command.usual]
        if usual == [said] or not (usual or said):
            self.chosen.pop(command.name, None)
        else:
            self.chosen[command.name] = said

    def _tell(self) -> None:
        for number, command in enumerate(self._commands):
            self._show_keys(self._item(number), command)
        self.keys.clear()
        self._say()
        self.changed.emit(dict(self.chosen))
