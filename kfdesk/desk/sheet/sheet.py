"""The deck sheet: one deck with its identity card, list and cards, and the ways to print, save and share it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QTabWidget,
    QWidget,
)

from kfdesk.collection.files import DeckFileError
from kfdesk.collection.importers.own import SUFFIX, save_record
from kfdesk.collection.listing import markdown, plain_text
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.card.grid import FlowLayout
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.printers import ask_printer
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.sheet import texts as s
from kfdesk.desk.sheet.dialogs import PaperDialog, QrDialog
from kfdesk.desk.sheet.identity import titled
from kfdesk.desk.sheet.lines import SheetLine
from kfdesk.desk.sheet.paper import PaperWish, pdf_of, print_on, usual_paper
from kfdesk.desk.sheet.views import CardsView, IdentityView, LargeCard, ListView, SheetFaces
from kfdesk.disk import write_new
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_PREFERRED = (1120, 720)
_NOT_IN_NAMES = re.compile(r"[^\w ()’'-]+")


class DeckSheet(QDialog):
    """Shows a deck; `show_deck` may be called again for another one while the sheet is open."""

    def __init__(self, settings: DeskSettings | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings or DeskSettings()
        self.record: DeckRecord | None = None
        """The deck shown."""
        self.wish = PaperWish(paper=usual_paper())
        """What was last put on paper from this sheet."""
        self.ask_path: Callable[[str, str], Path | None] = self._ask_path
        """Asks where to save: given a suggested name and a filter, gives the path or None."""
        self.ask_printer: Callable[[Callable[[QPrinter], None]], None] = self._ask_printer
        """Asks for a printer and hands it on."""
        self._faces = SheetFaces()
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setSizeGripEnabled(True)
        self._build()
        self.resize(*_PREFERRED)
        self._fit_screen()
        self._faces.language = self._settings.card_language_now
        follow_language(self._word)
        ui.theme_changed.connect(self._dress)

    def show_deck(self, record: DeckRecord) -> None:
        """Show this deck and bring the sheet to the front."""
        self.record = record
        self.large.present(None, ui.language)
        self.status.clear()
        self._present()
        self.show()
        self.raise_()
        self.activateWindow()

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use the language and the size of cards of these settings."""
        before, self._settings = self._settings, settings
        self._faces.language = settings.card_language_now
        if (before.card_language_now, before.card_factor) != (settings.card_language_now, settings.card_factor):
            self._present()

    # Building.

    def _build(self) -> None:
        self.identity = IdentityView()
        self.list = ListView()
        self.cards = CardsView(self._faces)
        self.large = LargeCard(self._faces)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        for page in (self.identity, self.list, self.cards):
            self.tabs.addTab(page, "")
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(self.tabs)
        self.split.addWidget(self.large)
        self.split.setStretchFactor(0, 1)
        self.split.setStretchFactor(1, 0)
        self.split.setChildrenCollapsible(False)
        self.status = Label(wraps=True)
        down((self.split, 1), self.status, self._build_buttons(), on=self)
        self.list.chosen.connect(self._on_chosen)
        self.cards.chosen.connect(self._on_chosen)
        self.tabs.currentChanged.connect(self._on_tab)
        self._on_tab(0)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Print), self, self.print_sheet)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self, self.save_file)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self, self.copy_text)

    def _build_buttons(self) -> QWidget:
        row = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        flow = FlowLayout(row, 6)
        self.buttons: dict[Words, QPushButton] = {}
        """Every button by its words."""
        slots: dict[Words, Callable[[], object]] = {
            s.PRINT: self.print_sheet,
            s.SAVE_PDF: self.save_pdf,
            s.COPY_TEXT: self.copy_text,
            s.COPY_MARKDOWN: self.copy_markdown,
            s.SAVE_FILE: self.save_file,
            s.SHOW_QR: self.show_qr,
            s.CLOSE: self.close,
        }
        for words, slot in slots.items():
            button = self.buttons[words] = says(QPushButton(), words)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, slot=slot: slot())
            flow.addWidget(button)
        return row

    def _fit_screen(self) -> None:
        screen = self.screen()
        if screen is not None:
            room = screen.availableGeometry()
            self.resize(min(self.width(), room.width() - 40), min(self.height(), room.height() - 60))

    def _word(self) -> None:
        for index, words in enumerate((s.TAB_IDENTITY, s.TAB_LIST, s.TAB_CARDS)):
            self.tabs.setTabText(index, say(words))
        self.identity.setAccessibleName(f"{say(s.FRONT)}, {say(s.BACK)}")
        self._present()

    def _dress(self) -> None:
        self.status.setStyleSheet("")
        self._present()

    def _present(self) -> None:
        self._faces.theme = ui.theme
        self._faces.clear()
        if self.record is None:
            return
        language, cards = ui.language, self._settings.card_language_now
        self.setWindowTitle(s.TITLE.filled(deck=titled(self.record, language)).say(language))
        self.identity.present(self.record, ui.theme, cards)
        self.identity.setAccessibleDescription(plain_text(self.record, language))
        self.list.present(self.record, ui.theme, language, cards)
        self.cards.present(self.record, self._settings.card_factor)
        self.large.present(self.large.line, language)

    def _on_tab(self, index: int) -> None:
        self.large.setVisible(self.tabs.widget(index) is not self.identity)

    def _on_chosen(self, line: SheetLine) -> None:
        self.large.present(line, ui.language)
        self.cards.mark(line)

    # What can be done with the deck.

    def copy_text(self) -> None:
        """Put the list on the clipboard as plain text."""
        if self.record is not None:
            QGuiApplication.clipboard().setText(plain_text(self.record, self._settings.card_language_now))
            self._tell(s.COPIED_TEXT)

    def copy_markdown(self) -> None:
        """Put the list on the clipboard in Markdown."""
        if self.record is not None:
            QGuiApplication.clipboard().setText(markdown(self.record, self._settings.card_language_now))
            self._tell(s.COPIED_MARKDOWN)

    def save_file(self) -> None:
        """Save the deck as a file of its own that any kfdesk imports; an existing file stays as it is."""
        if self.record is None:
            return
        path = self.ask_path(self._file_name(SUFFIX), say(s.DECK_FILES))
        if path is None:
            return
        path = _with_suffix(path, SUFFIX)
        try:
            save_record(self.record, path)
        except DeckFileError as error:
            self._tell(s.EXISTS.filled(file=path.name) if path.exists() else error.problem, wrong=True)
        else:
            self._tell(s.SAVED.filled(file=str(path)))

    def save_pdf(self) -> None:
        """Ask what to put on paper, then where to save it as PDF."""
        self._ask_wish(self._save_pdf)

    def print_sheet(self) -> None:
        """Ask what to put on paper, then for a printer."""
        self._ask_wish(lambda: self.ask_printer(self._print))

    def show_qr(self) -> None:
        """Show the deck's QR code, or say why it has none."""
        if self.record is not None:
            QrDialog(self.record, self).open()

    def _ask_wish(self, then: Callable[[], object]) -> None:
        if self.record is None:
            return
        dialog = PaperDialog([self.record], self.wish, self)

        def go_on(wish: PaperWish) -> None:
            self.wish = wish
            then()

        dialog.wished.connect(go_on)
        dialog.open()

    def _save_pdf(self) -> None:
        assert self.record is not None
        path = self.ask_path(self._file_name(".pdf"), say(s.PDF_FILES))
        if path is None:
            return
        path = _with_suffix(path, ".pdf")
        if path.exists():
            self._tell(s.EXISTS.filled(file=path.name), wrong=True)
            return
        try:
            write_new(path, pdf_of(self.record, self.wish, self._settings.card_language_now))
        except OSError as error:
            self._tell(s.NOT_WRITTEN.filled(file=path.name, why=reason_of(error)), wrong=True)
        else:
            self._tell(s.SAVED.filled(file=str(path)))

    def _print(self, printer: QPrinter) -> None:
        assert self.record is not None
        done = print_on(printer, self.record, self.wish, self._settings.card_language_now)
        self._tell(s.PRINTED if done else s.NOT_PRINTED, wrong=not done)

    def _ask_path(self, name: str, kind: str) -> Path | None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        # A file that is there already is never replaced, so nothing is to be confirmed.
        option = QFileDialog.Option.DontConfirmOverwrite
        chosen, _ = QFileDialog.getSaveFileName(self, "", str(Path(folder) / name), kind, options=option)
        return Path(chosen) if chosen else None

    def _ask_printer(self, then: Callable[[QPrinter], None]) -> None:
        ask_printer(self, then, self.wish.paper.size)

    def _file_name(self, suffix: str) -> str:
        assert self.record is not None
        bare = " ".join(_NOT_IN_NAMES.sub(" ", self.record.name).split())[:80].strip()
        return (bare or "deck") + suffix

    def _tell(self, words: Words, *, wrong: bool = False) -> None:
        style = f"QLabel {{ color: {ui.theme.lowered}; font-weight: bold; }}" if wrong else ""
        self.status.setStyleSheet(style)
        self.status.setText(say(words))


def open_sheet(record: DeckRecord, settings: DeskSettings, parent: QWidget | None = None) -> DeckSheet:
    """Open a sheet of its own for a deck; it is gone when it is closed."""
    sheet = DeckSheet(settings, parent)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.show_deck(record)
    return sheet


def _with_suffix(path: Path, suffix: str) -> Path:
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
