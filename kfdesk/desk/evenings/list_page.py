"""All evenings that are kept, the one touched last on top."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QPushButton, QWidget

from kfdesk.desk.evenings import texts as s
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.table.ground_page import GroundPage
from kfdesk.match.evenings.kept import KeptEvening
from kfdesk.match.evenings.plan import PAIRINGS


class EveningListPage(GroundPage):
    """The evenings, and what can be done with one."""

    chosen = Signal(object)
    """A `KeptEvening` somebody wants to continue."""
    new_wanted = Signal()
    delete_wanted = Signal(object)
    back_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evenings: list[KeptEvening] = []
        self.title = says(Label(style="matchTitle"), s.TITLE)
        self.help = says(Label(wraps=True), s.LIST_HELP)
        self.list = says(QListWidget(), name=s.TITLE)
        self.list.setObjectName("matchList")
        self.none = says(Label(wraps=True), s.NONE_YET)
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.go_on = says(QPushButton(), s.CONTINUE)
        set_kind(self.go_on, Kind.PRIMARY)
        self.new = says(QPushButton(), s.NEW)
        self.delete = says(QPushButton(), s.DELETE)
        self.back = says(QPushButton(), s.BACK)
        for button in (self.go_on, self.new, self.delete, self.back):
            button.setMinimumHeight(42)
        foot = across(self.back, STRETCH, self.delete, self.new, self.go_on)
        down(self.title, self.help, 8, (self.none, 1), (self.list, 1), foot, on=self, margins=(32, 20, 32, 20))
        self.list.itemActivated.connect(lambda _: self._on_go_on())
        self.list.currentRowChanged.connect(lambda _: self._show_buttons())
        self.go_on.clicked.connect(self._on_go_on)
        self.new.clicked.connect(self.new_wanted)
        self.delete.clicked.connect(lambda: self.delete_wanted.emit(self._current))
        self.back.clicked.connect(self.back_wanted)
        follow_language(self._say)

    def show_evenings(self, evenings: Sequence[KeptEvening]) -> None:
        """Show these evenings."""
        self._evenings = list(evenings)
        self._say()
        self.list.setCurrentRow(0)
        (self.list if self._evenings else self.new).setFocus()

    @property
    def _current(self) -> KeptEvening | None:
        row = self.list.currentRow()
        return self._evenings[row] if 0 <= row < len(self._evenings) else None

    def _say(self) -> None:
        row = self.list.currentRow()
        self.list.clear()
        self.list.addItems([described(kept, ui.language) for kept in self._evenings])
        self.list.setCurrentRow(row)
        self.list.setVisible(bool(self._evenings))
        self.none.setVisible(not self._evenings)
        self._show_buttons()

    def _show_buttons(self) -> None:
        chosen = self._current is not None
        self.go_on.setEnabled(chosen)
        self.delete.setEnabled(chosen)

    def _on_go_on(self) -> None:
        if self._current is not None:
            self.chosen.emit(self._current)


def described(kept: KeptEvening, language: str) -> str:
    """Return an evening in two lines: its title and the day it was last touched, and what it is."""
    evening, standing = kept.evening, kept.evening.standing()
    people = s.PEOPLE_COUNT.filled(n=len(standing.people))
    rounds = s.ROUNDS_COUNT.filled(n=len(standing.rounds))
    summary = s.SUMMARY.filled(pairing=PAIRINGS[evening.plan.pairing].name, people=people, rounds=rounds)
    try:
        day = date_text(datetime.fromtimestamp(kept.path.stat().st_mtime).astimezone(), language)
    except OSError:
        day = ""
    return f"{evening.plan.title}   {day}\n{say(summary)}"
