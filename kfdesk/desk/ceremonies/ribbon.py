"""The mark over a game that only asks "what if": nobody shall take it for a game that counts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.ui import follow_language, says
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.text.words import Words

WHAT_IF = Words("What if? This game counts for nobody")
WHAT_IF_TITLE = Words("What if: {players}")


def asks_what_if(setup: TableSetup | None) -> bool:
    """Return whether a game was begun from a moment of another one."""
    return setup is not None and setup.origin is not None and setup.origin.reason == "branch"


class Ribbon(Label):
    """A line of words at the upper edge of the table, which lets every click through."""

    def __init__(self, ground: QWidget) -> None:
        super().__init__("", ground)
        self._ground = ground
        self.setObjectName("whatIf")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        ground.installEventFilter(self)
        self.hide()
        says(self, WHAT_IF)
        follow_language(self._place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the upper edge."""
        if isinstance(event, QResizeEvent) and watched is self._ground:
            self._place()
        return False

    def show_for(self, setup: TableSetup | None) -> None:
        """Be seen where the game asks "what if"."""
        self.setVisible(asks_what_if(setup))
        self._place()
        self.raise_()

    def _place(self) -> None:
        self.adjustSize()
        self.move((self._ground.width() - self.width()) // 2, 0)
