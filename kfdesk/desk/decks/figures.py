"""Figures of the shelf in a window of its own: worked out beside the window's own work, deck by deck."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget

from kfdesk.collection.figures import DeckFigures, deck_figures, shelf_figures
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.charts.as_cells import all_cells
from kfdesk.desk.charts.deck_panels import ComparePanel, ShelfFiguresPanel
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.save_table import SAVE_TABLE, SAVE_TABLE_TIP, ask_to_save
from kfdesk.desk.kit.ui import say, says

_AT_ONCE = 100


class _Counting(QRunnable):
    class Signals(QObject):
        counted = Signal(int)
        done = Signal(object)

    def __init__(self, store: DeckStore, ids: Sequence[int]) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._store, self._ids = store, list(ids)
        self.stopped = threading.Event()
        self.signals = _Counting.Signals()

    def run(self) -> None:
        """Count until it is done or stopped."""
        try:
            found = shelf_figures(self._decks())
        except StoreError:
            return  # the shelf was closed meanwhile
        if not self.stopped.is_set():
            self.signals.done.emit(found)

    def _decks(self) -> Iterator[tuple[str, DeckFigures]]:
        for start in range(0, len(self._ids), _AT_ONCE):
            for record in self._store.records(self._ids[start : start + _AT_ONCE]):
                if self.stopped.is_set():
                    return
                yield record.set, deck_figures(record)
            self.signals.counted.emit(start)


class ShelfFiguresDialog(QDialog):
    """The figures of the decks found, as charts."""

    search_wanted = Signal(str)
    """The decks that a bar counts are to be found; the dialog makes way for them."""

    def __init__(self, store: DeckStore, ids: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.SHELF_FIGURES.filled(decks=s.decks(len(ids)))))
        self.panel = ShelfFiguresPanel()
        self.bar = QProgressBar()
        self.bar.setRange(0, max(1, len(ids)))
        self.bar.setAccessibleName(say(s.COUNTING))
        self.bar.setFormat(say(s.COUNTING))
        close = QPushButton(say(s.CLOSE))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        self.save = says(QPushButton(), SAVE_TABLE, tip=SAVE_TABLE_TIP)
        self.save.setAutoDefault(False)
        self.save.clicked.connect(lambda: ask_to_save(self, "figures", lambda: all_cells(self.panel.charts)))
        self.save.hide()
        down((self.panel, 1), self.bar, across(STRETCH, self.save, close), on=self)
        self.panel.hide()
        self.panel.search_wanted.connect(self._on_search)
        fit(self, 820, 640)
        self._counting = _Counting(store, ids)
        self._counting.signals.counted.connect(self.bar.setValue)
        self._counting.signals.done.connect(self._on_done)
        self.finished.connect(lambda _: self._counting.stopped.set())
        QThreadPool.globalInstance().start(self._counting)

    def _on_search(self, text: str) -> None:
        self.accept()
        self.search_wanted.emit(text)

    def _on_done(self, found: object) -> None:
        self.bar.hide()
        self.panel.show()
        self.save.show()
        self.panel.show_shelf(found)  # type: ignore[arg-type]


def compare_panel(decks: tuple[DeckRecord, DeckRecord]) -> QWidget:
    """Return the figures of two decks beside each other."""
    panel = ComparePanel()
    panel.show_decks(*decks)
    return panel
