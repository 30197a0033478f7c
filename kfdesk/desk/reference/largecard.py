"""A card shown large over a window: the picture, and its rules text for those who do not see it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from kfdesk.desk.card.faces import card_name, printed
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.text.runs import plain

WIDTH = 420
"""Of the face, in logical pixels with cards of the usual size."""


class LargeCard(QDialog):
    """One card as large as there is room; a click or Esc closes it."""

    def __init__(self, card: str, faces: Faces, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        name = card_name(card).say(language)
        self.setWindowTitle(name)
        width = round(WIDTH * faces.factor)
        most = round(parent.screen().availableGeometry().height() * 0.85)
        while width > 120 and faces.height_for(width) > most:
            width -= 10
        self.picture = Label()
        said = plain(faces.rules(printed(card), language))
        self.picture.setPixmap(faces.pixmap(printed(card), width, self.devicePixelRatioF(), language))
        self.picture.setAccessibleName(f"{name}. {said}")
        down(self.picture, on=self)

    def mousePressEvent(self, event: object) -> None:
        """Close it."""
        del event
        self.close()
