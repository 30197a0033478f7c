"""What can be searched for, with examples; a test tries every one of them."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say


class SearchHelp(QDialog):
    """A page to read beside the search."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.SEARCH_HELP))
        self.text = QTextBrowser()
        rows = "".join(
            f"<tr><td style='padding:3px 14px 3px 0'><code>{escape(say(typed))}</code></td>"
            f"<td style='padding:3px 0'>{escape(say(words))}</td></tr>"
            for typed, words in s.SEARCH_EXAMPLES
        )
        self.text.setHtml(f"<p>{escape(say(s.SEARCH_ABOUT))}</p><table>{rows}</table>")
        close = QPushButton(say(s.CLOSE))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        down(self.text, (close, Qt.AlignmentFlag.AlignRight), on=self)
        fit(self, 560, 480)
