"""The dialog on decks that could not be fetched: tried again or removed, one by one or all."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QDialog, QListWidget, QPushButton, QWidget

from kfdesk.collection.fetch_list import Waiting
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import say, ui
from kfdesk.text.words import Words


class ToFetchDialog(QDialog):
    """Lists the decks that wait; what is to be done with some of them goes out as a signal."""

    try_wanted = Signal(list)
    """These are to be tried again; the dialog is closed then, for a report comes."""
    remove_wanted = Signal(list)

    def __init__(self, read: Callable[[], Sequence[Waiting]], parent: QWidget | None = None) -> None:
        """`read` gives the decks that wait now."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(w.FETCH_TITLE))
        self._read = read
        self._waiting: Sequence[Waiting] = ()
        self.about = Label(wraps=True)
        self.list = QListWidget()
        self.list.setAccessibleName(say(w.FETCH_TITLE))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setSpacing(3)
        self.list.itemSelectionChanged.connect(self._enable)
        self.list.itemDoubleClicked.connect(lambda _: self._try(self.selected))
        self.again = self._button(w.TRY, lambda: self._try(self.selected))
        self.all = self._button(w.TRY_ALL, lambda: self._try(self._waiting))
        self.remove = self._button(w.REMOVE, self._on_remove)
        self.close_button = self._button(w.CLOSE, self.accept)
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=6)
        for button in (self.all, self.again, self.remove, self.close_button):
            flow.addWidget(button)
        down(self.about, (self.list, 1), buttons, on=self)
        self.list_waiting()
        self.list.setFocus()
        fit(self, 640, 420)

    def _button(self, words: Words, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(say(words))
        button.setAutoDefault(False)
        button.clicked.connect(does)
        return button

    def list_waiting(self) -> None:
        """List the decks that wait now."""
        row = self.list.currentRow()
        self._waiting = self._read()
        self.list.clear()
        self.list.addItems([say(_line(one)) for one in self._waiting])
        self.about.setText(say(w.FETCH_ABOUT.filled(n=len(self._waiting)) if self._waiting else w.FETCH_NONE))
        self.list.setCurrentRow(max(0, min(row, len(self._waiting) - 1)))
        self._enable()

    @property
    def selected(self) -> list[Waiting]:
        """The decks that are selected, in their order."""
        rows = sorted({index.row() for index in self.list.selectedIndexes()})
        return [self._waiting[row] for row in rows]

    def _enable(self) -> None:
        self.all.setEnabled(bool(self._waiting))
        for button in (self.again, self.remove):
            button.setEnabled(bool(self.list.selectedIndexes()))

    def _try(self, waiting: Sequence[Waiting]) -> None:
        if waiting:
            self.accept()
            self.try_wanted.emit(list(waiting))

    def _on_remove(self) -> None:
        self.remove_wanted.emit(self.selected)
        self.list_waiting()


def _line(one: Waiting) -> Words:
    days = {name: date_text(when, ui.language) for name, when in (("day", one.added), ("tried", one.tried))}
    return w.FETCH_LINE.filled(page=one.link.page, **days)
