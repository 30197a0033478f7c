"""Card faces and names for everything outside the table: the preview, the grids, the log."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from kfdesk.cards.facts import facts
from kfdesk.desk import strings as s
from kfdesk.desk.layout import CARD_RATIO
from kfdesk.desk.table.faces import FaceText, TableFaces
from kfdesk.desk.theme import Theme
from kfdesk.engine.views import CardView
from kfdesk.text.words import Words


def card_name(card: str) -> Words:
    """Return the name of a card by its facts id; an id nobody knows reads as itself."""
    table = facts()
    if card not in table:
        text = card.replace("-", " ").capitalize()
        return Words(text, text)
    found = table[card]
    return Words(found.name, found.name_in("de"))


class DeskFaces:
    """Draws faces of any size, with the rules text that `text` gives, and keeps the last of them."""

    def __init__(self, text: FaceText) -> None:
        self._faces = TableFaces(most=160)
        self._faces.text = text
        self._faces.name = lambda card, language: card_name(card).say(language)

    def set_theme(self, theme: Theme) -> None:
        """Draw in these colours from now on."""
        self._faces.theme = theme
        self._faces.forget()

    def pixmap(self, card: CardView, width: int, ratio: float, language: str) -> QPixmap:
        """Return the card's face `width` logical pixels wide for a screen of this device pixel ratio."""
        self._faces.language = language
        if card.id is None:
            return self._faces.back(card.owner, width, self.height_for(width), ratio)
        return self._faces.card(card, width, self.height_for(width), ratio, turned=False)

    def name(self, card: CardView, language: str) -> str:
        """Return the card's name, or "Facedown card" for one this seat may not identify."""
        return card_name(card.id).say(language) if card.id is not None else s.FACEDOWN.say(language)

    def height_for(self, width: int) -> int:
        """Return the height of a face of this width."""
        return round(width / CARD_RATIO)
