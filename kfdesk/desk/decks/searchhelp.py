"""What can be searched for, with examples; a test tries every one of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.fitting import fit
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import say
from kfdesk.text.words import Words


class SearchHelp(QDialog):
    """A page to read beside the search."""

    def __init__(
        self,
        parent: QWidget | None = None,
        about: Words = s.SEARCH_ABOUT,
        examples: Sequence[tuple[Words, Words]] = s.SEARCH_EXAMPLES,
    ) -> None:
        """`examples` are what is typed, and what it finds."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say(s.SEARCH_HELP))
        self.text = QTextBrowser()
        rows = "".join(
            f"<tr><td style='padding:3px 14px 3px 0'><code>{escape(say(typed))}</code></td>"
            f"<td style='padding:3px 0'>{escape(say(words))}</td></tr>"
            for typed, words in examples
        )
        self.text.setHtml(f"<p>{escape(say(about))}</p><table>{rows}</table>")
        close = QPushButton(say(s.CLOSE))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        down(self.text, (close, Qt.AlignmentFlag.AlignRight), on=self)
        fit(self, 560, 480)
