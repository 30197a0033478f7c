"""A window to read in: search and list at the left, the page at the right, back and forward, all of it on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QWidget,
)

from kfdesk.desk.art.window_icons import program_icon
from kfdesk.desk.keyboard.place_keys import GO_BACK, PAGE_BACK, PAGE_FORWARD
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.printers import ask_printer
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.desk.reading import texts as s
from kfdesk.desk.reading.pages import Page
from kfdesk.desk.reading.pageview import PageView
from kfdesk.disk import write_new
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

P = TypeVar("P")

WIDTH, HEIGHT = 1060, 720
"""Size at first with letters of the usual size, in logical pixels; less on a small screen."""
MOST_LARGER = 1.5
"""With larger letters the window is larger, too, but not more than so many times."""


@record
class BookWords:
    """What a window says of the book that it shows."""

    title: Words
    search: Words
    contents: Words
    page: Words
    nothing_found: Words
    file_name: Words
    """What its PDF is called at first."""
    paper_title: Words
    """Above the contents on paper."""
    foot: Words
    """Below each sheet; `{version}` is the program's."""


class ReadingWindow(QWidget, Generic[P]):
    """Shows a book; `P` says where in it one is. A subclass fills the list and shows places."""

    def __init__(self, book: BookWords, contents: QWidget, first: P, settings: DeskSettings) -> None:
        super().__init__()
        self.book = book
        self.ask_path: Callable[[str, str], Path | None] = self._ask_path
        """Asks where to save, given a file name and a filter; tests put their own in its place."""
        self.ask_printer: Callable[[Callable[[QPrinter], None]], None] = self._ask_printer
        self._place: P = first
        self._past: list[P] = []
        self._future: list[P] = []
        self.search = says(QLineEdit(), name=book.search, hint=book.search)
        self.search.setClearButtonEnabled(True)
        self.nothing = says(Label(wraps=True), book.nothing_found)
        self.view = says(PageView(), name=book.page)
        self.status = Label(wraps=True)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # a path may be long
        self.buttons: dict[Words, QPushButton] = {}
        self._list = says(contents, name=book.contents)
        self._build()
        self._connect()
        self.setWindowIcon(program_icon())
        says(self, book.title)
        ui.language_changed.connect(self.status.clear)
        ui.theme_changed.connect(self.show_now)
        large = min(settings.text_factor, MOST_LARGER)
        fit(self, round(WIDTH * large), round(HEIGHT * large))
        self.view.setFocus()

    # What a subclass does.

    def paper(self) -> Sequence[Page]:
        """Return the pages as they are put on paper."""
        raise NotImplementedError

    def show_present(self) -> None:
        """Show the present place."""
        raise NotImplementedError

    def search_for(self, text: str) -> None:
        """List what matches."""
        raise NotImplementedError

    def take_first_found(self) -> None:
        """Go to the first of what was found."""
        raise NotImplementedError

    # Building.

    def _build(self) -> None:
        side = QWidget()
        down(self.search, self._list, self.nothing, on=side, margins=0)
        self.split = QSplitter()
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(side)
        self.split.addWidget(self.view)
        self.split.setStretchFactor(1, 1)
        row = QHBoxLayout()
        for words in (s.BACK, s.FORWARD, s.PRINT, s.SAVE_PDF, s.CLOSE):
            button = self.buttons[words] = says(QPushButton(), words)
            button.setAutoDefault(False)
            row.addWidget(button)
        row.insertWidget(2, self.status, 1)
        down((self.split, 1), row, on=self)

    def _connect(self) -> None:
        does: dict[Words, Callable[[], object]] = {
            s.BACK: self.go_back,
            s.FORWARD: self.go_forward,
            s.PRINT: self.print_all,
            s.SAVE_PDF: self.save_pdf,
            s.CLOSE: self.close,
        }
        for words, slot in does.items():
            self.buttons[words].clicked.connect(lambda _=False, slot=slot: slot())
        self.search.textChanged.connect(self.search_for)
        self.search.returnPressed.connect(self.take_first_found)
        keys: tuple[tuple[QKeySequence, Callable[[], object]], ...] = (
            (QKeySequence(QKeySequence.StandardKey.Find), self.go_to_search),
            (QKeySequence(QKeySequence.StandardKey.Print), self.print_all),
            (QKeySequence(PAGE_BACK), self.go_back),
            (QKeySequence(PAGE_FORWARD), self.go_forward),
            (QKeySequence(GO_BACK), self._escape),
        )
        for key, slot in keys:
            QShortcut(key, self).activated.connect(slot)

    # Going about.

    def go_to(self, place: P) -> None:
        """Show a place; going back leads to the present one."""
        if place != self._place:
            self._past.append(self._place)
            self._future.clear()
        self._place = place
        self.show_now()

    def go_back(self) -> None:
        """Show what was shown before."""
        self._go(self._past, self._future)

    def go_forward(self) -> None:
        """Show what was shown before going back."""
        self._go(self._future, self._past)

    def _go(self, where: list[P], left: list[P]) -> None:
        if where:
            left.append(self._place)
            self._place = where.pop()
            self.show_now()

    def show_now(self) -> None:
        """Show the present place, and whether there is a way back and forward."""
        self.show_present()
        self.buttons[s.BACK].setEnabled(bool(self._past))
        self.buttons[s.FORWARD].setEnabled(bool(self._future))

    def go_to_search(self) -> None:
        """Give the search the keyboard; what is typed replaces what was searched for."""
        self.search.setFocus()
        self.search.selectAll()

    def _escape(self) -> None:
        """Clear the search, else close the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    # On paper.

    def save_pdf(self) -> None:
        """Ask where to save the book as a PDF document, and save it."""
        from kfdesk.desk.reading.paper import pdf_of

        chosen = self.ask_path(say(self.book.file_name), say(s.PDF_FILES))
        if chosen is None:
            return
        path = chosen if chosen.suffix else chosen.with_name(chosen.name + ".pdf")
        asked = path == chosen  # whether a file of that name is replaced
        try:
            content = pdf_of(self.paper(), ui.language, title=self.book.paper_title, foot=self.book.foot)
            write_new(path, content, replace=asked)
        except OSError as error:
            self._tell(s.NOT_SAVED.filled(file=path.name, why=reason_of(error)), wrong=True)
        else:
            self._tell(s.SAVED.filled(file=str(path)))

    def print_all(self) -> None:
        """Ask for a printer and send the book there."""
        self.ask_printer(self._print)

    def _print(self, printer: QPrinter) -> None:
        from kfdesk.desk.reading.paper import print_on

        done = print_on(printer, self.paper(), ui.language, title=self.book.paper_title, foot=self.book.foot)
        self._tell(s.PRINTED if done else s.NOT_PRINTED, wrong=not done)

    def _ask_path(self, name: str, kind: str) -> Path | None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        chosen, _ = QFileDialog.getSaveFileName(self, "", str(Path(folder) / name), kind)
        return Path(chosen) if chosen else None

    def _ask_printer(self, then: Callable[[QPrinter], None]) -> None:
        ask_printer(self, then)

    def _tell(self, words: Words, *, wrong: bool = False) -> None:
        style = f"QLabel {{ color: {ui.theme.lowered}; font-weight: bold; }}" if wrong else ""
        self.status.setStyleSheet(style)
        self.status.setText(say(words))
        self.status.setToolTip(tip(self.status.text()))
