"""The face of a home-made card as it will look, drawn anew as it is written."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.faces import CARD_RATIO
from kfdesk.desk.art.look import CardLook, look_of_facts
from kfdesk.desk.card.faces import as_written, trait_words
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.bounded import MIB
from kfdesk.desk.kit.ui import say, ui
from kfdesk.engine.terms import House, Icon
from kfdesk.language.definition import CardDefinition
from kfdesk.text.runs import Runs

WIDEST: Final = 340
NARROWEST: Final = 170
"""How wide the face is at most and at least, in logical pixels: from the least on it bears its text."""
ROOM: Final = 6 * MIB
"""Memory for the last faces: what is typed and taken back again is not painted anew."""


class HomeFace(QWidget):
    """Shows one card as large as its place allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cache = PixmapCache(ROOM)
        self.look: CardLook | None = None
        """What is drawn; None for nothing."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_card(self, card: HomeCard | None, definition: CardDefinition | None, language: str) -> None:
        """Show a card in a language; its text as it is understood, else as it is written."""
        look = look_of_card(card, definition, language) if card is not None else None
        if look == self.look:
            return
        self.look = look
        self.setAccessibleName(say(w.FACE.filled(card=look.name)) if look is not None else "")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a large card."""
        return QSize(WIDEST, round(WIDEST * CARD_RATIO))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a card whose text can just be read."""
        return QSize(NARROWEST, round(NARROWEST * CARD_RATIO))

    def hasHeightForWidth(self) -> bool:
        """Return True: a wider card is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of a card so wide."""
        return round(min(width, WIDEST) * CARD_RATIO)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card at the top, in the middle."""
        del event
        if self.look is None:
            return
        width = min(self.width(), WIDEST, int(self.height() / CARD_RATIO))
        size = QSizeF(width, round(width * CARD_RATIO))
        painter = QPainter(self)
        painter.drawPixmap(
            (self.width() - width) // 2,
            0,
            self._cache.pixmap(self.look, size, self.devicePixelRatioF(), theme=ui.theme),
        )
        painter.end()


def look_of_card(card: HomeCard, definition: CardDefinition | None, language: str) -> CardLook:
    """Return what the face of a card shows. Its picture stays the same while the card is changed."""
    text: Runs = definition.runs(language) if definition is not None else as_written(card.text)
    houses = [House(house) for house in card.houses]
    look = look_of_facts(
        card.facts,
        houses[0],
        language,
        text=text,
        icons=(*(Icon.AMBER,) * card.amber, *(icon for icon in card.icons if isinstance(icon, Icon))),
        trait_words=trait_words(card.traits, language),
    )
    more = tuple(icon for icon in card.icons if isinstance(icon, House))
    return replace(look, other_houses=(*houses[1:], *more))
