"""Selected decks on paper: what of them, where to, how far it is, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.printers import ask_printer
from kfdesk.desk.kit.ui import say
from kfdesk.desk.sheet import texts as paper
from kfdesk.desk.sheet.many import SAMPLE, JobDialog, ManyDecksDialog, PaperJob
from kfdesk.desk.sheet.paper import PaperWish, usual_paper
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_AT_ONCE = 10
"""So many decks are read at once."""


class Papers(QObject):
    """Puts the selected decks on paper, one job at a time."""

    def __init__(
        self, parent: QWidget, say_below: Callable[[Words], object], tell: Callable[[Words, Words], object]
    ) -> None:
        super().__init__(parent)
        self._parent, self._say_below, self._tell = parent, say_below, tell
        self.wish = PaperWish(paper=usual_paper())
        """What was wanted last."""
        self.dialog: JobDialog | None = None
        """How far the job is, while there is one."""
        self._job: PaperJob | None = None

    def ask(self, store: DeckStore, ids: Sequence[int], language: str, folder: str) -> None:
        """Let be chosen what of these decks is put on paper; `folder` is where a file is proposed."""
        try:
            sample = store.records(ids[:SAMPLE])
        except StoreError as error:
            self._tell(s.FAILED_TITLE, error.problem)
            return
        dialog = ManyDecksDialog(sample, len(ids), self.wish, self._parent)
        dialog.wished.connect(lambda wish: self._ask_file(store, ids, wish, language, folder))
        dialog.print_wished.connect(lambda wish: self._ask_printer(store, ids, wish, language))
        dialog.open()

    def _ask_file(self, store: DeckStore, ids: Sequence[int], wish: PaperWish, language: str, folder: str) -> None:
        self.wish = wish
        dialog = QFileDialog(self._parent, say(paper.ON_PAPER), folder)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # A file that is there already is never replaced, so nothing is to be confirmed.
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.setNameFilter(say(paper.PDF_FILES))
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile("decks.pdf")
        dialog.fileSelected.connect(lambda name: self.save(store, ids, wish, language, Path(name)))
        dialog.open()

    def _ask_printer(self, store: DeckStore, ids: Sequence[int], wish: PaperWish, language: str) -> None:
        self.wish = wish
        ask_printer(self._parent, lambda printer: self.print(store, ids, wish, language, printer), wish.paper.size)

    def save(self, store: DeckStore, ids: Sequence[int], wish: PaperWish, language: str, path: Path) -> None:
        """Write the decks to a PDF of this name, unless a file has it."""
        if path.exists():
            self._tell(s.FAILED_TITLE, paper.EXISTS.filled(file=path.name))
            return
        self._begin(store, ids, wish, language, lambda job: job.to_file(path))

    def print(self, store: DeckStore, ids: Sequence[int], wish: PaperWish, language: str, printer: QPrinter) -> None:
        """Print the decks."""
        self._begin(store, ids, wish, language, lambda job: job.to_printer(printer))

    def _begin(
        self,
        store: DeckStore,
        ids: Sequence[int],
        wish: PaperWish,
        language: str,
        begin: Callable[[PaperJob], None],
    ) -> None:
        job = self._job = PaperJob(_decks(store, ids), wish, language)
        job.finished.connect(self._on_finished)
        self.dialog = JobDialog(job, len(ids), self._parent)
        self.dialog.open()
        begin(job)

    def stop(self) -> None:
        """Stop what is under way: the program ends, or the shelf is closed."""
        if self._job is not None:
            self._job.stop()

    def _on_finished(self, words: Words, well: bool) -> None:
        self._job = self.dialog = None
        if well:
            self._say_below(words)
        else:
            self._tell(paper.ON_PAPER, words)


def _decks(store: DeckStore, ids: Sequence[int]) -> Iterator[DeckRecord]:
    """Yield the decks of these rows, a few read at once."""
    for start in range(0, len(ids), _AT_ONCE):
        yield from store.records(ids[start : start + _AT_ONCE])
