"""What this program is and what it stands on."""

from __future__ import annotations

import platform
from typing import Final

import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

import kfdesk
from kfdesk.desk import texts as s
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import RunningText
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.ui import say

LINE: Final = 56
"""Width of the text in letters of middling width."""


class AboutDialog(QDialog):
    """Says versions, licenses, and whose the game is; its text scrolls where the screen is small."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.ABOUT_TITLE))
        text = s.ABOUT_TEXT.filled(
            version=kfdesk.__version__,
            qt=qVersion() or "",
            pyside=PySide6.__version__,
            python=platform.python_version(),
        )
        words = RunningText(say(text))
        buttons = QDialogButtonBox()
        buttons.addButton(say(s.CLOSE), QDialogButtonBox.ButtonRole.RejectRole).setDefault(True)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(Scrolled(words), 1)
        box.addWidget(buttons)
        width = LINE * words.fontMetrics().averageCharWidth()
        around = box.contentsMargins()
        height = words.heightForWidth(width) + buttons.sizeHint().height() + box.spacing()
        fit(self, width + around.left() + around.right(), height + around.top() + around.bottom())
