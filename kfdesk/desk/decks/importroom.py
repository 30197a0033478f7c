"""Imports as the room runs them: one at a time, with progress when it takes long and the report at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from kfdesk.collection.fetch import Fetcher
from kfdesk.collection.links import Link, LinkKind
from kfdesk.collection.purposes import Held
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.importing import SHOW_AFTER_MS, Importing, ProgressDialog, Source
from kfdesk.desk.decks.report import Report, ReportDialog
from kfdesk.desk.kit.ui import ui
from kfdesk.text.words import Words


class Imports(QObject):
    """Starts imports and shows what became of them. `finished` carries the keys of the decks that are there now."""

    finished = Signal(list)
    show_wanted = Signal(list)
    complete_wanted = Signal(list)
    doubles_wanted = Signal(list)

    def __init__(self, parent: QWidget, tell: Callable[[Words, Words], None]) -> None:
        super().__init__(parent)
        self._parent = parent
        self._tell = tell
        self.make_fetcher: Callable[[], Fetcher] = Fetcher
        self._store: DeckStore | None = None
        self._job: Importing | None = None
        self._waiting: list[Source] = []
        self.progress: ProgressDialog | None = None
        self.report: ReportDialog | None = None
        self._show = QTimer(self, singleShot=True, interval=SHOW_AFTER_MS)
        self._show.timeout.connect(self._show_progress)

    def use(self, store: DeckStore | None) -> None:
        """Import onto this shelf from now on."""
        self._store = store
        if store is not None and self._waiting:
            sources, self._waiting = self._waiting, []
            self.begin(sources)

    def begin(self, sources: Sequence[Source]) -> None:
        """Read these sources; while another import runs, they wait for it."""
        if self._store is None or self._job is not None:
            self._waiting += sources
            return
        job = self._job = Importing(self._store, sources, self.make_fetcher)
        job.signals.finished.connect(self._on_finished)
        self.progress = ProgressDialog(self._parent)
        job.signals.progressed.connect(self.progress.show_progress)
        job.signals.waiting.connect(self.progress.show_waiting)
        self.progress.stop_wanted.connect(job.stop)
        self._show.start()
        job.start()

    def fetch(self, keys: Sequence[str]) -> None:
        """Fetch the public pages of registered decks, by their keys on the shelf, and keep what these tell."""
        pages = [Link(LinkKind.DECK, key.removeprefix("mv:")).page for key in keys if key.startswith("mv:")]
        self.begin(["\n".join(pages)])

    def stop(self) -> None:
        """The program ends: stop, and wait until the shelf is let go."""
        if self._job is not None:
            self._job.stop()
            self._job.wait()

    def _show_progress(self) -> None:
        if self.progress is not None:
            self.progress.open()

    def _on_finished(self, report: Report) -> None:
        self._show.stop()
        if self.progress is not None:
            self.progress.done(0)
            self.progress.deleteLater()
            self.progress = None
        self._job = None
        if self._store is None:
            return
        self.finished.emit(report.keys)
        if report.fault is not None and not report.lines:
            self._tell(s.FAILED_TITLE, report.fault)
        else:
            report = replace(report, wanted=self._wanted(report.keys))
            self.report = ReportDialog(report, ui.language, ui.theme, self._parent)
            self.report.show_wanted.connect(self.show_wanted)
            self.report.complete_wanted.connect(self.complete_wanted)
            self.report.doubles_wanted.connect(self.doubles_wanted)
            self.report.finished.connect(lambda _: setattr(self, "report", None))
            self.report.open()
        if self._waiting:
            sources, self._waiting = self._waiting, []
            self.begin(sources)

    def _wanted(self, keys: Sequence[str]) -> int:
        """Return how many of these decks are on the list of wanted ones."""
        if self._store is None or not keys:
            return 0
        try:
            found = self._store.purposes.of(keys)
        except StoreError:  # whoever looks at the shelf is told
            return 0
        return sum(one.held is Held.WANTED for one in found.values())
