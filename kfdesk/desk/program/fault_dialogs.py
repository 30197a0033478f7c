"""The dialogs of things gone wrong: the one for an error, the report, and what helps when something is wrong."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.settings import DeskSettings, state_folder
from kfdesk.desk.kit.theme import LEAST_TARGET
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.program import fault_texts as f
from kfdesk.desk.program.report import report
from kfdesk.disk import write_new
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words


class FaultDialog(QDialog):
    """Reports one error: that the game is safe and where, what happened, and what can be done."""

    help_wanted = Signal()
    """Something that helps is wanted: the judge's hand, undo, a report."""

    def __init__(
        self, what: str, controller: DeskController, settings: DeskSettings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._settings = controller, settings
        self._language = language = settings.language_now
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f.FAULT_TITLE.say(language))
        self.others = 0
        self.text = Label(f.FAULT_TEXT.say(language), wraps=True)
        self.saved = Label(_where_saved(controller).say(language), wraps=True)
        self.saved.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.more = Label(style="dim", wraps=True)
        self.more.hide()
        self.details = _text_box(what)
        self.details.setAccessibleName(f.DETAILS.say(language))
        self.copy = _button(f.COPY, language, lambda: QGuiApplication.clipboard().setText(self.details.toPlainText()))
        self.save = _button(f.SAVE_REPORT, language, self.ask_report)
        self.folder = _button(f.OPEN_FOLDER, language, lambda: open_folder(state_folder()))
        self.help = _button(f.WRONG, language, self.help_wanted.emit)
        self.done_button = _button(f.CLOSE, language, self.close)
        self.done_button.setDefault(True)
        caption = Label(f.DETAILS.say(language), wraps=True)
        row = across(self.copy, self.save, self.folder, self.help, STRETCH, self.done_button)
        down(self.text, self.saved, caption, self.details, self.more, row, on=self)
        fit(self, round(640 * settings.text_factor), round(400 * settings.text_factor))
        self.done_button.setFocus()

    def count_another(self) -> None:
        """Count a further error, instead of a dialog of its own."""
        self.others += 1
        self.more.setText(f.MORE.filled(n=self.others).say(self._language))
        self.more.show()

    def ask_report(self) -> None:
        """Open the report, to be looked at and saved."""
        ReportDialog(self._controller.kept_at, self._settings, self).show()


class ReportDialog(QDialog):
    """Shows the whole report before it is saved; the game is only added when it is ticked."""

    def __init__(self, journal: Path | None, settings: DeskSettings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._journal, self._settings = journal, settings
        self._language = language = settings.language_now
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f.REPORT_TITLE.say(language))
        self.text = _text_box("")
        self.text.setAccessibleName(f.REPORT_TITLE.say(language))
        self.with_game = QCheckBox(f.ADD_JOURNAL.say(language))
        self.with_game.setEnabled(journal is not None)
        self.with_game.toggled.connect(self._fill)
        self.warning = Label(f.JOURNAL_WARNING.say(language), wraps=True)
        self.warning.setVisible(journal is not None)
        self.state = Label(wraps=True)
        self.state.hide()
        self.copy = _button(f.COPY, language, lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.save = _button(f.SAVE, language, self._ask_where)
        self.cancel = _button(f.CLOSE, language, self.close)
        self.save.setDefault(True)
        down(
            Label(f.REPORT_TEXT.say(language), wraps=True),
            self.text,
            self.with_game,
            self.warning,
            self.state,
            across(self.copy, STRETCH, self.save, self.cancel),
            on=self,
        )
        fit(self, 720, 520)
        self._fill()

    def save_to(self, path: Path) -> bool:
        """Write what is shown to a file; return whether it was written."""
        try:
            write_new(path, self.text.toPlainText().encode(errors="replace"))
        except OSError as error:
            self._say(f.REPORT_NOT_SAVED.filled(why=reason_of(error)))
            return False
        self._say(f.REPORT_SAVED.filled(path=str(path)))
        return True

    def _fill(self) -> None:
        self.text.setPlainText(report(self._settings, self._journal if self.with_game.isChecked() else None))

    def _say(self, words: Words) -> None:
        self.state.setText(words.say(self._language))
        self.state.show()

    def _ask_where(self) -> None:
        dialog = QFileDialog(self, f.REPORT_TITLE.say(self._language), str(Path.home() / "kfdesk-report.txt"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f.TEXT_FILES.say(self._language))
        dialog.setDefaultSuffix("txt")
        dialog.selectFile("kfdesk-report.txt")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name)))
        dialog.open()


class WrongDialog(QDialog):
    """Offers what helps at a table where something is wrong."""

    undo_wanted = Signal()
    judge_wanted = Signal()
    report_wanted = Signal()

    def __init__(
        self, settings: DeskSettings, *, can_undo: bool, at_table: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        language = settings.language_now
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f.WRONG_TITLE.say(language))
        self.undo = _button(f.WRONG_UNDO, language, self.undo_wanted.emit)
        self.judge = _button(f.WRONG_JUDGE, language, self.judge_wanted.emit)
        self.report = _button(f.SAVE_REPORT, language, self.report_wanted.emit)
        self.undo.setEnabled(can_undo)
        self.judge.setEnabled(at_table)
        box = down(Label(f.WRONG_TEXT.say(language), wraps=True), on=self)
        helps = ((self.undo, f.WRONG_UNDO_HELP), (self.judge, f.WRONG_JUDGE_HELP), (self.report, f.WRONG_REPORT_HELP))
        for button, words in helps:
            button.setMinimumHeight(38)
            button.setAccessibleDescription(words.say(language))
            help_text = Label(words.say(language), style="dim", wraps=True)
            box.addSpacing(6)
            box.addWidget(button)
            box.addWidget(help_text)
        self.cancel = _button(f.CLOSE, language, self.close)
        box.addSpacing(6)
        box.addLayout(across(STRETCH, self.cancel))
        self.judge.clicked.connect(self.close)
        self.report.clicked.connect(self.close)
        box.addStrut(round(460 * settings.text_factor))


def open_folder(folder: Path) -> bool:
    """Show a folder in the system's file manager; return whether there is one that does."""
    folder.mkdir(parents=True, exist_ok=True)
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _where_saved(controller: DeskController) -> Words:
    if controller.setup is None:
        return f.NO_GAME
    kept = controller.kept_at
    return f.NOT_SAVED if kept is None else f.SAVED_AT.filled(path=str(kept))


def _text_box(text: str) -> QPlainTextEdit:
    box = QPlainTextEdit(text)
    box.setReadOnly(True)
    box.setTabChangesFocus(True)
    box.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    box.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
    return box


def _button(words: Words, language: str, does: object) -> QPushButton:
    button = QPushButton(words.say(language))
    button.setAutoDefault(False)
    button.clicked.connect(lambda *_: does())  # type: ignore[operator]
    button.setMinimumHeight(LEAST_TARGET)
    return button
