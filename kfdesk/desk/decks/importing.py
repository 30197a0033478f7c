"""Imports beside the window's own work: files, pasted text and links, with progress, a way to stop, and a report."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QRunnable, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QProgressBar, QPushButton, QWidget

from kfdesk.collection.fetch import Fetcher
from kfdesk.collection.importers.bulk import Batch, ImportReport, Progress, ReportLine, add_rows, batches
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.links import Link, links_in
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.shelffile import SUFFIX as SHELF_SUFFIX
from kfdesk.collection.store import AddReport, DeckStore, StoreError
from kfdesk.desk.decks import codes
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.picture_files import is_picture_file
from kfdesk.desk.decks.report import Line, Outcome, Report
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words, same

MAX_PASTE = 4 << 20
"""The longest text that is taken from the clipboard or a drop, in characters."""
SHOW_AFTER_MS = 350
"""An import that is quicker shows no progress."""

LONGEST_WAIT_MS = 8000
"""So long the program waits at its end for a batch that is being written."""

MakeFetcher = Callable[[], Fetcher]
Source = Path | str | QImage
"""What is imported: a file or folder, words, or a picture with QR codes."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What was dropped or pasted: files of this computer, words that may be lists or links, or a picture."""

    paths: tuple[Path, ...] = ()
    text: str = ""
    picture: QImage | None = None

    def __bool__(self) -> bool:
        return bool(self.paths or self.text.strip() or self.picture is not None)

    @property
    def sources(self) -> list[Source]:
        """What the importers read."""
        words = [self.text] if self.text.strip() else []
        return [*self.paths, *words, *([self.picture] if self.picture is not None else [])]


def offer_of(data: QMimeData | None) -> Offer:
    """Return what a drop or the clipboard brings. Addresses of the net are words: only known sites are asked."""
    if data is None:
        return Offer()
    urls = data.urls() if data.hasUrls() else []
    paths = tuple(Path(url.toLocalFile()) for url in urls if url.isLocalFile())
    links = [url.toString() for url in urls if not url.isLocalFile()]
    text = "\n".join(links) if links else "" if paths else data.text() if data.hasText() else ""
    if data.hasImage() and not paths and (not text.strip() or (links and not links_in(text))):
        # A picture that a browser gives comes with its own address; a table comes with a picture of itself.
        image = data.imageData()
        if isinstance(image, QImage) and not image.isNull():
            return Offer(picture=image)
    return Offer(paths, text[:MAX_PASTE])


class Importing(QRunnable):
    """One import in a worker thread. Signals of `told` arrive in the window's thread."""

    class Signals(QObject):
        """What an import says."""

        progressed = Signal(object)
        waiting = Signal(float)
        finished = Signal(object)

    def __init__(self, store: DeckStore, sources: Sequence[Source], fetcher: MakeFetcher = Fetcher) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._store = store
        self._sources = list(sources)
        self._fetcher = fetcher
        self._known: set[str] = set()
        self._stop = threading.Event()
        self._pool = QThreadPool()
        self.signals = Importing.Signals()

    def start(self) -> None:
        """Begin."""
        self._pool.start(self)

    def wait(self) -> None:
        """Wait until it has stopped."""
        self._pool.waitForDone(LONGEST_WAIT_MS)

    def stop(self) -> None:
        """Stop soon; what was read is kept."""
        self._stop.set()

    def run(self) -> None:
        """Read, fetch, keep, and tell."""
        shelves = [src for src in self._sources if isinstance(src, Path) and src.suffix.lower() == SHELF_SUFFIX]
        pictures: list[Path | QImage] = []
        others: list[Path | str] = []
        for src in self._sources:
            if isinstance(src, QImage) or (isinstance(src, Path) and is_picture_file(src)):
                pictures.append(src)
            elif src not in shelves:
                others.append(src)
        report = ImportReport()
        fault: Words | None = None
        lines: list[Line] = []
        try:
            for shelf in shelves:
                lines.append(self._shelf(shelf))
            if others or pictures:
                listed = batches(others, cancelled=self._stop.is_set) if others else ()
                report = self._add(chain(self._in_pictures(pictures), listed))
                links = report.links
                if links and not self._stop.is_set():
                    fetched = self._add(self._fetched(links))
                    report = _filled(report, fetched)
        except StoreError as error:
            fault = error.problem
        lines += [self._line(line) for line in report.lines]
        without_icons, doubles = self._without_icons(report), self._doubles(lines)
        lines = [self._doubtful(line, doubles) for line in lines]
        waiting = self._let_wait(report)
        self.signals.finished.emit(
            Report(tuple(lines), self._stop.is_set(), fault, without_icons, tuple(doubles), waiting)
        )

    def _let_wait(self, report: ImportReport) -> int:
        """Let the decks whose links brought nothing wait on the shelf; return how many these are."""
        try:
            return self._store.to_fetch.keep(report.to_fetch) if report.to_fetch else 0
        except StoreError:
            return 0

    def _doubles(self, lines: Sequence[Line]) -> dict[str, Words]:
        """Return those decks that may be on the shelf already, by their keys, with what is said of it."""
        came = {line.key for line in lines if line.key}
        said: dict[str, Words] = {}
        try:
            for double in self._store.doubles.among(came) if came else ():
                key, other = (double.goes, double.stays) if double.goes in came else (double.stays, double.goes)
                deck = self._store.get(other)
                if deck is not None:
                    said[key] = w.MAY_BE.filled(name=deck.name, source=s.SOURCES[deck.source])
        except StoreError:
            pass
        return said

    @staticmethod
    def _doubtful(line: Line, doubles: Mapping[str, Words]) -> Line:
        said = doubles.get(line.key)
        if said is None:
            return line
        outcome = Outcome.TWICE if line.outcome is Outcome.NEW else line.outcome
        return replace(line, outcome=outcome, reasons=(*line.reasons, said))

    def _without_icons(self, report: ImportReport) -> tuple[str, ...]:
        """Return the decks whose bonus icons the shelf does not know either: it may have had them from elsewhere."""
        try:
            return tuple(self._store.without_icons(report.without_icons)) if report.without_icons else ()
        except StoreError:
            return ()

    def _add(self, found: Iterator[Batch]) -> ImportReport:
        return add_rows(
            found,
            self._keep,
            remark=self.remark,
            progress=self.signals.progressed.emit,
            cancelled=self._stop.is_set,
        )

    def _keep(self, decks: list[DeckRecord]) -> AddReport:
        self._known |= {deck.key for deck in decks if self._store.about(deck.key) is not None}
        return self._store.add(decks)

    def remark(self, key: str, text: str) -> None:
        """Keep what the source's owner wrote, unless there is something already."""
        about = self._store.about(key)
        if about is not None and not about.notes:
            self._store.set_notes(self._key_now(key), text)

    def _fetched(self, links: Sequence[Link]) -> Iterator[Batch]:
        rows = self._fetcher().rows(links, cancelled=self._stop.is_set, waiting=self.signals.waiting.emit)
        for number, row in enumerate(rows, 1):
            name = row.name if isinstance(row, Read) else ""
            yield Batch((row,), Progress(number, len(links), number, name))

    def _in_pictures(self, pictures: Sequence[Path | QImage]) -> Iterator[Batch]:
        """Yield what the QR codes of each picture give."""
        seen = 0
        for number, picture in enumerate(pictures):
            name = picture.name if isinstance(picture, Path) else ""
            self.signals.progressed.emit(Progress(number, len(pictures), seen, name))
            rows = tuple(codes.picture_rows(picture, self._stop.is_set))
            seen += len(rows)
            yield Batch(rows, Progress(number + 1, len(pictures), seen, name))
            if self._stop.is_set():
                return

    def _shelf(self, path: Path) -> Line:
        """Bring a whole exported shelf in: all of it or nothing."""
        try:
            report = self._store.bring_in(path, progress=lambda _: not self._stop.is_set())
        except StoreError as error:
            if error.damaged:
                raise
            return Line(same(path.name), "", Outcome.FAILED, (error.problem,))
        words = s.SHELF_BROUGHT.filled(added=report.added, known=report.merged + report.unchanged)
        return Line(same(path.name), "", Outcome.NEW if report.added else Outcome.KNOWN, (words,))

    def _line(self, line: ReportLine) -> Line:
        where = same(f"{line.source}: {line.row}") if line.source else s.PASTED_ROW.filled(n=line.row)
        if line.reason is not None:
            return Line(where, line.name, Outcome.FAILED, (line.reason,))
        key = self._key_now(line.key)
        if line.again or line.key in self._known:
            outcome = Outcome.KNOWN
        else:
            outcome = Outcome.PARTLY if line.notes else Outcome.NEW
        return Line(where, line.name, outcome, line.notes, key)

    def _key_now(self, key: str) -> str:
        """Return the key of the deck on the shelf: one that was joined with another has that one's."""
        try:
            return next(iter(self._store.doubles.keys_now([key])), key)
        except StoreError:
            return key


def _filled(read: ImportReport, fetched: ImportReport) -> ImportReport:
    """Return the report in which fetched decks stand in the place of the rows that named them."""
    of_link = dict(zip(read.links, fetched.lines, strict=False))
    lines = []
    for line in read.lines:
        got = of_link.get(line.link) if line.link is not None else None
        lines.append(
            line
            if got is None
            else replace(got, source=line.source, row=line.row, name=got.name or line.name, link=line.link)
        )
    whole = read.followed_by(fetched)
    return ImportReport(tuple(lines), whole.added, whole.merged, whole.unchanged, whole.cancelled)


class ProgressDialog(QDialog):
    """How far an import is, and the way to stop it."""

    stop_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(s.IMPORT_TITLE))
        self.words = Label(say(s.READING))
        self.words.setMinimumWidth(380)
        self.bar = QProgressBar()
        self.bar.setRange(0, 0)
        self.stop = QPushButton(say(s.CANCEL))
        self.stop.clicked.connect(self.reject)
        down(self.words, self.bar, self.stop, on=self)

    def show_progress(self, progress: Progress) -> None:
        """Show how far it is; with one file only the decks can be counted."""
        if progress.sources > 1:
            self.bar.setRange(0, progress.sources)
            self.bar.setValue(progress.sources_done)
        words = s.READING_SOME.filled(n=s.number(progress.rows), name=progress.name)
        metrics = self.words.fontMetrics()
        self.words.setText(metrics.elidedText(say(words), Qt.TextElideMode.ElideMiddle, self.words.width()))

    def show_waiting(self, seconds: float) -> None:
        """Say that a busy site is left alone for a while."""
        self.words.setText(say(s.WAITING.filled(n=round(seconds))))

    def reject(self) -> None:
        """Escape, the button, and closing the window stop the import."""
        self.stop.setEnabled(False)
        self.stop_wanted.emit()
