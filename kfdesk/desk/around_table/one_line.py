"""One line of words that gives way."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from kfdesk.desk.kit.labels import Label, tip


class OneLine(Label):
    """What does not fit is left out, and shown in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("promptText")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    @property
    def whole(self) -> str:
        """The whole line."""
        return self._whole

    def say(self, text: str) -> None:
        """Say this."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as fits."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fitting = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(fitting)
        self.setToolTip(tip(self._whole) if fitting != self._whole else "")
