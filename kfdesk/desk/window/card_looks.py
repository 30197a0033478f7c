"""Cards larger, smaller or in the other language without a dialog: by Ctrl with the wheel, and by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent

from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import CARD_LANGUAGES

if TYPE_CHECKING:
    from kfdesk.desk.table.widget import TableWidget

STEP: Final = 10
"""How much larger one step of the wheel makes cards, in percent of their plain size."""
LEAST: Final = 50
MOST: Final = 200
NOTCH: Final = 120
"""How far one step of a wheel turns, in the eighths of a degree that Qt counts. A touch pad turns in smaller ones."""


class CardLooks(QObject):
    """Carries out the commands of the View menu about the size and the language of the cards."""

    def __init__(self, desk: Desk, table: TableWidget) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        self._turned = 0
        commands = desk.commands
        commands.larger_cards.triggered.connect(lambda: self.grow(1))
        commands.smaller_cards.triggered.connect(lambda: self.grow(-1))
        commands.other_language.triggered.connect(self.translate)
        table.viewport().installEventFilter(self)

    def grow(self, steps: int) -> None:
        """Make the cards so many steps larger, as far as the settings allow."""
        settings = self._desk.settings
        percent = max(LEAST, min(MOST, round(settings.card_factor * 100) + steps * STEP))
        if percent != round(settings.card_factor * 100):
            self._desk.change_settings(card_factor=percent / 100)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the wheel while Ctrl is held, and let everything else pass."""
        if isinstance(event, QWheelEvent) and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._turned += event.angleDelta().y()
            steps = int(self._turned / NOTCH)
            self._turned -= steps * NOTCH
            if steps:
                self.grow(steps)
            return True
        return False

    def translate(self) -> None:
        """Show the cards in the next language; where that is the interface's, they follow it from then on."""
        settings = self._desk.settings
        now = CARD_LANGUAGES.index(settings.card_language_now)
        wanted = CARD_LANGUAGES[(now + 1) % len(CARD_LANGUAGES)]
        self._desk.change_settings(card_language="" if wanted == settings.language_now else wanted)
