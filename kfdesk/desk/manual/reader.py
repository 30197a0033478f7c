"""The window of the manual: contents and search at the left, the page at the right, on paper by the buttons below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from kfdesk.desk.actions import Command
from kfdesk.desk.fitting import fit
from kfdesk.desk.manual import strings as s
from kfdesk.desk.manual.contents import Contents, Place
from kfdesk.desk.manual.facts import Facts
from kfdesk.desk.manual.pages import SUFFIX, Page, read_pages
from kfdesk.desk.manual.pageview import PageView
from kfdesk.desk.plain import Label, tip
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import Theme
from kfdesk.desk.windowart import program_icon
from kfdesk.disk import write_new
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

WIDTH, HEIGHT = 1060, 720
"""Size at first with letters of the usual size, in logical pixels; less on a small screen."""
MOST_LARGER = 1.5
"""With larger letters the window is larger, too, but not more than so many times."""


class ManualWindow(QWidget):
    """Shows the pages of the manual; `commands` are those of the menus, of which the pages speak."""

    def __init__(self, commands: Sequence[Command], settings: DeskSettings, theme: Theme) -> None:
        super().__init__()
        self._commands = tuple(commands)
        self._settings, self._theme = settings, theme
        self.ask_path: Callable[[str, str], Path | None] = self._ask_path
        """Asks where to save, given a file name and a filter; tests put their own in its place."""
        self.ask_printer: Callable[[Callable[[QPrinter], None]], None] = self._ask_printer
        self.pages: tuple[Page, ...] = ()
        self._place = Place(0)
        self._past: list[Place] = []
        self._future: list[Place] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.contents = Contents()
        self.nothing = Label()
        self.nothing.setWordWrap(True)
        self.view = PageView()
        self.status = Label()
        self.status.setWordWrap(True)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)  # a path may be long
        self.buttons: dict[Words, QPushButton] = {}
        self._build()
        self._connect()
        self.setWindowIcon(program_icon())
        large = min(settings.text_factor, MOST_LARGER)
        fit(self, round(WIDTH * large), round(HEIGHT * large))
        self.apply_settings(settings)
        self.view.setFocus()

    # Building.

    def _build(self) -> None:
        side = QWidget()
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        for widget in (self.search, self.contents, self.nothing):
            left.addWidget(widget)
        self.split = QSplitter()
        self.split.setChildrenCollapsible(False)
        self.split.addWidget(side)
        self.split.addWidget(self.view)
        self.split.setStretchFactor(1, 1)
        row = QHBoxLayout()
        for words in (s.BACK, s.FORWARD, s.PRINT, s.SAVE_PDF, s.CLOSE):
            button = self.buttons[words] = QPushButton()
            button.setAutoDefault(False)
            row.addWidget(button)
        row.insertWidget(2, self.status, 1)
        box = QVBoxLayout(self)
        box.addWidget(self.split, 1)
        box.addLayout(row)

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
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._on_search_enter)
        self.contents.chosen.connect(self._on_chosen)
        self.view.link_clicked.connect(self._on_link)
        keys: tuple[tuple[QKeySequence, Callable[[], object]], ...] = (
            (QKeySequence(QKeySequence.StandardKey.Find), self._go_to_search),
            (QKeySequence(QKeySequence.StandardKey.Print), self.print_all),
            (QKeySequence("Alt+Left"), self.go_back),
            (QKeySequence("Alt+Right"), self.go_forward),
            (QKeySequence("Esc"), self._escape),
        )
        for key, slot in keys:
            QShortcut(key, self).activated.connect(slot)

    # What the program sets.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings: the language, the size of the letters."""
        self._settings = settings
        language = self._language
        self.setWindowTitle(s.TITLE.say(language))
        for words, button in self.buttons.items():
            button.setText(words.say(language))
        self.search.setPlaceholderText(s.SEARCH.say(language))
        self.search.setAccessibleName(s.SEARCH.say(language))
        self.contents.setAccessibleName(s.CONTENTS.say(language))
        self.nothing.setText(s.NOTHING_FOUND.say(language))
        self.view.setAccessibleName(s.PAGE.say(language))
        self.status.clear()
        self.pages = read_pages(language, Facts(self._commands, language))
        self.contents.list_pages(self.pages)
        self.split.setSizes([self.contents.wide(), max(1, self.width() - self.contents.wide())])
        self._on_search(self.search.text())
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Write with these colors."""
        self._theme = theme
        self._show()

    @property
    def page(self) -> Page:
        """The page shown."""
        return self.pages[self._place.page]

    # Going about.

    def go_to(self, place: Place) -> None:
        """Show a page at one of its sections."""
        if place != self._place:
            self._past.append(self._place)
            self._future.clear()
        self._place = place
        self._show()

    def show_page(self, name: str) -> None:
        """Show the page of this name."""
        self.go_to(Place([page.name for page in self.pages].index(name)))

    def go_back(self) -> None:
        """Show what was shown before."""
        self._go(self._past, self._future)

    def go_forward(self) -> None:
        """Show what was shown before going back."""
        self._go(self._future, self._past)

    def _go(self, where: list[Place], left: list[Place]) -> None:
        if where:
            left.append(self._place)
            self._place = where.pop()
            self._show()

    def _show(self) -> None:
        self.view.show_page(self.page, self._language, self._theme)
        self.view.highlight(self.search.text().split(), self._theme)
        self.view.go_to_section(self._place.section)
        self.contents.show_place(self._place)
        self.buttons[s.BACK].setEnabled(bool(self._past))
        self.buttons[s.FORWARD].setEnabled(bool(self._future))

    def _on_chosen(self, place: Place) -> None:
        self.go_to(place)

    def _on_link(self, url: QUrl) -> None:
        name = url.toString().removesuffix(SUFFIX)
        if name in [page.name for page in self.pages]:
            self.show_page(name)

    # Searching.

    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _on_search(self, text: str) -> None:
        found = self.contents.search(text.split())
        self.nothing.setVisible(not found)
        self.contents.setVisible(found)
        self.view.highlight(text.split(), self._theme)

    def _on_search_enter(self) -> None:
        place = self.contents.first_found()
        if place is not None:
            self.go_to(place)
            self.contents.setFocus()

    def _escape(self) -> None:
        """Clear the search, else close the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    # On paper.

    def save_pdf(self) -> None:
        """Ask where to save the manual as a PDF document, and save it."""
        from kfdesk.desk.manual.paper import pdf_of

        path = self.ask_path(s.FILE_NAME.say(self._language), s.PDF_FILES.say(self._language))
        if path is None:
            return
        try:
            write_new(path, pdf_of(self.pages, self._language))
        except OSError as error:
            self._tell(s.NOT_SAVED.filled(file=path.name, why=reason_of(error)), wrong=True)
        else:
            self._tell(s.SAVED.filled(file=str(path)))

    def print_all(self) -> None:
        """Ask for a printer and send the manual there."""
        self.ask_printer(self._print)

    def _print(self, printer: QPrinter) -> None:
        from kfdesk.desk.manual.paper import print_on

        done = print_on(printer, self.pages, self._language)
        self._tell(s.PRINTED if done else s.NOT_PRINTED, wrong=not done)

    def _ask_path(self, name: str, kind: str) -> Path | None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        chosen, _ = QFileDialog.getSaveFileName(self, "", str(Path(folder) / name), kind)
        path = Path(chosen)
        return (path if path.suffix else path.with_name(path.name + ".pdf")) if chosen else None

    def _ask_printer(self, then: Callable[[QPrinter], None]) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: then(printer))
        QDialog.open(dialog)

    def _tell(self, words: Words, *, wrong: bool = False) -> None:
        style = f"QLabel {{ color: {self._theme.lowered}; font-weight: bold; }}" if wrong else ""
        self.status.setStyleSheet(style)
        self.status.setText(words.say(self._language))
        self.status.setToolTip(tip(self.status.text()))

    @property
    def _language(self) -> str:
        return self._settings.language_now
