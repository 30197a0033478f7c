"""The figures of many decks in a window of their own, counted a few at a time so that the program stays lively."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QVBoxLayout, QWidget

from kfdesk.collection.figures import DeckFigures, deck_figures, shelf_figures
from kfdesk.collection.records import DeckRecord
from kfdesk.desk import strings as desk
from kfdesk.desk.charts import strings as s
from kfdesk.desk.charts.deck_panels import ShelfFiguresPanel
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import Theme

AT_ONCE = 60
"""Decks counted between two looks at what the user does: some 40 ms."""


class ShelfFiguresDialog(QDialog):
    """Counts the decks behind `ids`, given in pieces by `read`, and shows their figures."""

    def __init__(
        self,
        ids: Sequence[int],
        read: Callable[[Sequence[int]], Sequence[DeckRecord]],
        settings: DeskSettings,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        language = settings.interface_language
        self._ids, self._read = list(ids), read
        self._found: list[tuple[str, DeckFigures]] = []
        self.setWindowTitle(s.SHELF_TITLE.filled(n=len(self._ids)).say(language))
        self.panel = ShelfFiguresPanel()
        self.panel.set_theme(theme)
        self.panel.apply_settings(settings)
        self.progress = QProgressBar()
        self.progress.setRange(0, len(self._ids))
        self.progress.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox()
        close = buttons.addButton(desk.CLOSE.say(language), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setDefault(True)
        buttons.accepted.connect(self.accept)
        box = QVBoxLayout(self)
        box.addWidget(self.progress)
        box.addWidget(self.panel, 1)
        box.addWidget(buttons)
        self.resize(820, 680)
        self.panel.setVisible(not self._ids)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.count_some)
        if self._ids:
            self._timer.start(0)
        else:
            self._finish()

    def count_some(self) -> None:
        """Count the next decks; show the figures after the last."""
        some, self._ids = self._ids[:AT_ONCE], self._ids[AT_ONCE:]
        self._found += [(record.set, deck_figures(record)) for record in self._read(some)]
        self.progress.setValue(self.progress.maximum() - len(self._ids))
        if not self._ids:
            self._finish()

    def _finish(self) -> None:
        self._timer.stop()
        self.progress.hide()
        self.panel.show()
        self.panel.show_shelf(shelf_figures(self._found))
