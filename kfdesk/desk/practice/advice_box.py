"""A box over the table with a choice and its reason: a hint, or why the program chose what it did."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.practice.texts import CLOSE

EDGE = 12
"""Its distance from the corner of the table, in logical pixels."""
WIDEST_LETTERS = 40
"""So many average letters a line holds at most."""


class AdviceBox(QFrame):
    """Stands in the upper right corner of its parent, where it covers least; a click on it or its button closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setObjectName("adviceBox")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.title = Label(style="dockTitle")
        self.reason = Label()
        self.sure = Label(style="dim")
        self.close_button = QToolButton()
        self.close_button.setText("✕")
        self.close_button.clicked.connect(self.hide)
        head = across((self.title, 1), (self.close_button, Qt.AlignmentFlag.AlignTop))
        down(head, self.reason, self.sure, on=self, margins=(14, 10, 10, 10))
        for line in (self.title, self.reason, self.sure):
            line.setWordWrap(True)
        parent.installEventFilter(self)
        self.hide()

    def tell(self, title: str, reason: str, sure: str, language: str) -> None:
        """Show a choice, why it is good, and how sure that is ("" where nobody can tell)."""
        self.title.setText(title)
        self.reason.setText(reason)
        self.sure.setText(sure)
        self.sure.setVisible(bool(sure))
        self.close_button.setAccessibleName(CLOSE.say(language))
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{reason} {sure}".strip())
        self.show()
        self.raise_()
        self._place()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {reason} {sure}".strip()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep its corner when the table changes its size."""
        if isinstance(event, QResizeEvent) and watched is self._ground and not self.isHidden():
            self._place()
        return False

    def mousePressEvent(self, event: object) -> None:
        """Close: it was read."""
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _place(self) -> None:
        width = min(self.fontMetrics().averageCharWidth() * WIDEST_LETTERS, self._ground.width() - 2 * EDGE)
        self.setFixedWidth(width)
        self.setFixedHeight(min(self.heightForWidth(width), self._ground.height() - 2 * EDGE))
        self.move(self._ground.width() - width - EDGE, EDGE)
