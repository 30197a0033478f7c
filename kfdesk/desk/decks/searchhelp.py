"""What can be searched for, with examples; a test tries every one of them."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit


class SearchHelp(QDialog):
    """A page to read beside the search."""

    def __init__(self, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(s.SEARCH_HELP.say(language))
        self.text = QTextBrowser()
        rows = "".join(
            f"<tr><td style='padding:3px 14px 3px 0'><code>{escape(typed.say(language))}</code></td>"
            f"<td style='padding:3px 0'>{escape(words.say(language))}</td></tr>"
            for typed, words in s.SEARCH_EXAMPLES
        )
        self.text.setHtml(f"<p>{escape(s.SEARCH_ABOUT.say(language))}</p><table>{rows}</table>")
        close = QPushButton(s.CLOSE.say(language))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        box = QVBoxLayout(self)
        box.addWidget(self.text)
        box.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)
        fit(self, 560, 480)
