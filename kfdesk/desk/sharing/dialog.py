"""The dialog with the picture to share: it is copied or saved from here."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize, QStandardPaths, Qt
from PySide6.QtGui import QGuiApplication, QImageWriter, QPixmap
from PySide6.QtWidgets import QDialog, QFileDialog, QPushButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import say, says
from kfdesk.desk.sharing import texts as w
from kfdesk.desk.sharing.picture import Shared
from kfdesk.disk import write_new
from kfdesk.text.errors import reason_of

SHOWN = QSize(720, 460)
"""The size of the picture in the dialog at most, in logical pixels."""
SUFFIX = ".png"
PickFile = Callable[[QWidget, str, str, str], str]
"""Asks for a file to write: parent, title, proposed name, filter; "" for none."""


def pick_file(parent: QWidget, title: str, proposed: str, kinds: str) -> str:
    """Ask with the system's own dialog."""
    return QFileDialog.getSaveFileName(parent, title, proposed, kinds)[0]


class ShareDialog(QDialog):
    """Shows the picture small, and copies or saves it as large as it is."""

    def __init__(self, shared: Shared, parent: QWidget, *, pick: PickFile = pick_file) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(w.TITLE))
        self.shared = shared
        self.pick = pick
        """Asks where to save it."""
        self.shown = Label()
        self.shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.shown.setAccessibleName(say(w.ALT.filled(what=shared.told)))
        self.note = Label(say(w.NOTE), style="dim", wraps=True)
        self.done_ = Label("", wraps=True)
        """What was just done with the picture."""
        self.copy = says(QPushButton(), w.COPY)
        set_kind(self.copy, Kind.PRIMARY)
        self.copy.setDefault(True)
        self.save = says(QPushButton(), w.SAVE)
        self.shut = says(QPushButton(), s.CLOSE)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.shut.clicked.connect(self.reject)
        row = across(STRETCH, self.copy, self.save, self.shut)
        down((self.shown, 1), self.note, self.done_, row, on=self, margins=14, gap=10)
        self._show_picture()
        fit(self, self.sizeHint().width(), self.sizeHint().height())

    def _show_picture(self) -> None:
        screen = self.screen().availableSize()
        room = SHOWN.boundedTo(QSize(screen.width() - 80, screen.height() // 2))
        ratio = self.devicePixelRatioF()
        small = self.shared.image.scaled(
            room * ratio, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        small.setDevicePixelRatio(ratio)
        self.shown.setPixmap(QPixmap.fromImage(small))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setImage(self.shared.image)
        self.done_.setText(say(w.COPIED))

    def _save(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = self.pick(self, say(w.TITLE), str(Path(folder) / f"{say(w.FILE)}{SUFFIX}"), say(w.KINDS))
        if not name:
            return
        path = Path(name)
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
            if path.exists():  # the system's dialog asked about the name without the ending only
                why = reason_of(FileExistsError(errno.EEXIST, str(path)))
                self.done_.setText(say(w.NO_WRITE.filled(why=why)))
                return
        try:
            write_new(path, _png(self.shared))
        except OSError as error:
            self.done_.setText(say(w.NO_WRITE.filled(why=reason_of(error))))
        else:
            self.done_.setText(say(w.SAVED.filled(file=path.name)))


def _png(shared: Shared) -> bytes:
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(held, b"png").write(shared.image)
    return bytes(held.data().data())
