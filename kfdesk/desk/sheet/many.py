"""Many decks on paper in one go: as a file or for a printer, part by part between the window's own work.

Decks are read and pages painted one after the other and let go; a PDF grows on the disk under a temporary name, which
becomes its own when all is done. Nothing is left of one that was stopped or failed.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QFile, QIODevice, QObject, QTimer, Signal
from PySide6.QtGui import QPagedPaintDevice, QPdfWriter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QProgressBar, QPushButton, QWidget

from kfdesk.collection.database import StoreError
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.dialogs import PaperDialog
from kfdesk.desk.sheet.paper import (
    RESOLUTION,
    DeviceRefusedError,
    PaperWish,
    pages,
    painted_parts,
    set_page,
)
from kfdesk.disk import whole
from kfdesk.engine import glossary
from kfdesk.text.errors import reason_of
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

AT_ONCE_S = 0.02
"""So long parts of pages are painted before the window has its turn; the last one may take longer."""
SAMPLE = 20
"""So many decks are looked at for a guess at the number of pages."""


class PaperJob(QObject):
    """Puts decks on paper, little by little. `finished` carries what there is to say, and whether all went as wanted:
    it did also where somebody stopped it."""

    progressed = Signal(int, int)
    """The deck and the page that are being painted, counted from 1."""
    finished = Signal(object, bool)

    def __init__(
        self, decks: Iterable[DeckRecord], wish: PaperWish, language: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._source, self._wish, self._language = decks, wish, language
        self._deck = self._page = 0
        self._parts: Generator[int, None, None] | None = None
        self._done: Words | None = None
        self._stopped: Words | None = None
        self._abort: Callable[[], object] | None = None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def to_file(self, path: Path) -> None:
        """Begin a PDF of that name, which no file may have yet."""
        self._done, self._stopped = s.SAVED.filled(file=str(path)), s.STOPPED_FILE
        self._name = path.name
        self._begin(self._into_file(path))

    def to_printer(self, printer: QPrinter) -> None:
        """Begin to print."""
        printer.setFullPage(True)
        set_page(printer, self._wish.paper)
        printer.setDocName(say(s.ON_PAPER))
        self._done, self._abort, self._name = s.PRINTED, printer.abort, printer.printerName()
        self._begin(self._onto(printer, printer.resolution()))

    def stop(self) -> None:
        """Stop; a file that was begun is gone."""
        if self._parts is None:
            return
        if self._abort is not None:
            self._abort()
        self._end(self._stopped or s.STOPPED_PRINT.filled(n=self._page), well=True)

    def _begin(self, parts: Generator[int, None, None]) -> None:
        self._parts = parts
        self._timer.start()

    def _go_on(self) -> None:
        assert self._parts is not None
        end = perf_counter() + AT_ONCE_S
        try:
            while perf_counter() < end:
                page = next(self._parts, None)
                if page is None:
                    assert self._done is not None
                    self._end(self._done, well=True)
                    return
                self._page = page
        except FileExistsError:
            self._end(s.EXISTS.filled(file=self._name), well=False)
            return
        except OSError as error:
            self._end(s.NOT_WRITTEN.filled(file=self._name, why=reason_of(error)), well=False)
            return
        except StoreError as error:
            self._end(error.problem, well=False)
            return
        except DeviceRefusedError:
            self._end(s.NOT_PRINTED, well=False)
            return
        self.progressed.emit(self._deck, self._page)

    def _end(self, words: Words, *, well: bool) -> None:
        self._timer.stop()
        parts, self._parts = self._parts, None
        if parts is not None:
            parts.close()
        self.finished.emit(words, well)

    def _decks(self) -> Iterator[DeckRecord]:
        for deck in self._source:
            self._deck += 1
            yield deck

    def _onto(self, device: QPagedPaintDevice, resolution: int) -> Generator[int, None, None]:
        return painted_parts(device, resolution, pages(self._decks(), self._wish, self._language))

    def _into_file(self, path: Path) -> Generator[int, None, None]:
        with whole(path, replace=False) as temporary:
            file = QFile(str(temporary))
            if not file.open(QIODevice.OpenModeFlag.WriteOnly):
                raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            writer = QPdfWriter(file)
            writer.setResolution(RESOLUTION)
            writer.setTitle(say(s.ON_PAPER))
            writer.setCreator("kfdesk")
            set_page(writer, self._wish.paper)
            try:
                with closing(self._onto(writer, RESOLUTION)) as parts:
                    for page in parts:
                        _check(file, path)
                        yield page
                file.flush()
                _check(file, path)
            except DeviceRefusedError:
                _check(file, path)
                raise
            finally:
                del writer
                file.close()


def _check(file: QFile, path: Path) -> None:
    """Raise `OSError` where a file could not be written."""
    if file.error() is not QFile.FileError.NoError:
        full = file.error() is QFile.FileError.ResourceError
        number = errno.ENOSPC if full else errno.EIO
        raise OSError(number, os.strerror(number), str(path))


class ManyDecksDialog(PaperDialog):
    """Asks what of many decks to put on paper: `wished` for a file, `print_wished` for a printer."""

    print_wished = Signal(object)

    def __init__(
        self, sample: Sequence[DeckRecord], decks: int, wish: PaperWish, parent: QWidget | None = None
    ) -> None:
        super().__init__(sample, wish, parent, decks=decks)
        self.setWindowTitle(say(s.MANY_TITLE.filled(decks=counted(decks, glossary.DECK))))
        self.go_on.setText(say(s.SAVE_PDF))
        self.print = QPushButton(say(s.PRINT))
        self.buttons.addButton(self.print, QDialogButtonBox.ButtonRole.ActionRole)
        self.print.clicked.connect(self._on_print)

    def _on_changed(self) -> None:
        super()._on_changed()
        if hasattr(self, "print"):
            self.print.setEnabled(self.go_on.isEnabled())

    def _on_print(self) -> None:
        wish = self.wish()
        self.accept()
        self.print_wished.emit(wish)


class JobDialog(QDialog):
    """How far a job is, and the way to stop it; gone when the job is done."""

    def __init__(self, job: PaperJob, decks: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._job, self._decks = job, decks
        job.setParent(self)
        self.setWindowTitle(say(s.ON_PAPER))
        self.words = Label(say(s.ON_PAPER))
        self.words.setMinimumWidth(380)
        self.bar = QProgressBar()
        self.bar.setRange(0, decks)
        self.bar.setAccessibleName(say(s.ON_PAPER))
        self.stop = QPushButton(say(s.STOP))
        self.stop.clicked.connect(self.reject)
        down(self.words, self.bar, self.stop, on=self)
        job.progressed.connect(self._on_progress)
        job.finished.connect(lambda *_: self.done(0))
        self.finished.connect(lambda _: self.deleteLater())

    def _on_progress(self, deck: int, page: int) -> None:
        self.bar.setValue(deck)
        self.words.setText(say(s.DECK_OF.filled(n=deck, decks=self._decks, page=page)))

    def reject(self) -> None:
        """Escape, the button, and closing the window stop the job."""
        self._job.stop()
