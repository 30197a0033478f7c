"""Writing the log of a game to a file: the dialog that asks how, and the writing."""

from __future__ import annotations

import errno
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QMessageBox,
    QPushButton,
    QWidget,
)

from kfdesk.desk import texts as s
from kfdesk.desk.film import texts as fs
from kfdesk.desk.games.unfinished import short
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.language_choices import interface_languages
from kfdesk.desk.kit.layouts import down
from kfdesk.match.event_texts import Level
from kfdesk.match.film import Eyes, Film
from kfdesk.match.log_export import LogForm, LogRefusedError, export_log
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

PickFile = Callable[[QWidget, str, str, str], str]
"""Asks for a file to write: parent, title, proposed name, filter; "" for none."""


def pick_file(parent: QWidget, title: str, proposed: str, kinds: str) -> str:
    """Ask with the system's own dialog."""
    return QFileDialog.getSaveFileName(parent, title, proposed, kinds)[0]


class ExportDialog(QDialog):
    """Asks for form, language, eyes and detail, and writes the log where it is wanted."""

    written = Signal(object)
    """The path of the file that now holds the log."""

    def __init__(
        self,
        film: Film,
        eyes: Sequence[Eyes],
        language: str,
        level: int,
        parent: QWidget,
        *,
        pick: PickFile = pick_file,
    ) -> None:
        """`eyes` are those that may be chosen, the proposed first."""
        super().__init__(parent)
        self.film = film
        """The game whose log is written."""
        self._language = language
        self.pick = pick
        """Asks where to, and of which kind the file is."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(fs.EXPORT_TITLE.say(language))
        self.form, self.words, self.eyes, self.level = QComboBox(), QComboBox(), QComboBox(), QComboBox()
        for form, name in fs.FORMS.items():
            self.form.addItem(name.say(language), form)
        for code, own_name in interface_languages().items():
            self.words.addItem(own_name, code)
        self.words.setCurrentIndex(max(self.words.findData(language), 0))
        for one in eyes:
            self.eyes.addItem(self._eyes_name(one).say(language), one.value)
        self.level.addItems([words.say(language) for words in s.LOG_LEVELS])
        self.level.setCurrentIndex(level)
        self.form.currentIndexChanged.connect(self._on_form)
        self.note = Label(
            (fs.EXPORT_NOTE_ENDED if film.finished else fs.EXPORT_NOTE).say(language), style="dim", wraps=True
        )
        self.note.setVisible(not film.open_to_all)
        self._lay_out()

    def _lay_out(self) -> None:
        rows = QFormLayout()
        for words, choice in (
            (fs.FORM, self.form),
            (fs.LANGUAGE, self.words),
            (fs.SEEN_BY, self.eyes),
            (fs.DETAIL, self.level),
        ):
            choice.setAccessibleName(words.say(self._language).replace("&", ""))
            rows.addRow(words.say(self._language), choice)
        self.buttons = QDialogButtonBox()
        self.do = QPushButton(fs.EXPORT_DO.say(self._language))
        self.cancel = QPushButton(fs.CANCEL.say(self._language))
        self.buttons.addButton(self.do, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.write)
        self.buttons.rejected.connect(self.reject)
        down(rows, self.note, self.buttons, on=self)

    def write(self) -> None:
        """Ask for the file and write the log; the dialog stays when that fails."""
        form = LogForm(self.form.currentData())
        one, two = self.film.recording.players
        proposed = f"{fs.LOG_FILE.filled(one=_safe(one), two=_safe(two)).say(self._language)}.{form}"
        title, kinds = fs.EXPORT_TITLE.say(self._language), f"{fs.FORMS[form].say(self._language)} (*.{form})"
        chosen = self.pick(self, title, proposed, kinds)
        if not chosen:
            return
        path = Path(chosen)
        if not path.suffix:
            path = path.with_suffix(f".{form}")
            if path.exists():  # the system's dialog asked about the name without the ending only
                self._say(fs.NOT_EXPORTED.filled(why=reason_of(FileExistsError(errno.EEXIST, str(path)))))
                return
        eyes, words = Eyes(self.eyes.currentData()), str(self.words.currentData())
        try:
            export_log(self.film, path, form, eyes=eyes, language=words, level=Level(self.level.currentIndex()))
        except OSError as error:
            self._say(fs.NOT_EXPORTED.filled(why=reason_of(error)))
        except LogRefusedError as error:
            self._say(error.problem)
        else:
            self.accept()
            self.written.emit(path)

    # Within.

    def _eyes_name(self, eyes: Eyes) -> Words:
        if eyes.seat is None:
            return fs.EYES_NAMES[eyes]
        return fs.EYES_OF.filled(who=short(self.film.recording.players[eyes.seat]))

    def _on_form(self, index: int) -> None:
        """JSON lines hold every event: there is no detail to choose."""
        self.level.setEnabled(LogForm(self.form.itemData(index)) is not LogForm.LINES)

    def _say(self, words: Words) -> None:
        title = fs.EXPORT_TITLE.say(self._language)
        box = QMessageBox(QMessageBox.Icon.Warning, title, words.say(self._language), parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()


def _safe(name: str) -> str:
    """Return a name as it may stand in a file's name on any system."""
    return "".join(sign if sign.isalnum() or sign in " -_" else "_" for sign in name).strip()[:40] or "_"
