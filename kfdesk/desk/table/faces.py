"""Ready-drawn card faces for the scene: which card looks how, in the theme and language in use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from kfdesk.cards.facts import facts as all_facts
from kfdesk.desk import texts as s
from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.faces import bears_text
from kfdesk.desk.art.look import CardLook, look_of
from kfdesk.desk.card.faces import trait_words
from kfdesk.desk.kit.ui import say, ui
from kfdesk.engine.facts import PrintedFacts
from kfdesk.engine.terms import Player
from kfdesk.engine.views import CardView
from kfdesk.text.runs import Runs

FaceText = Callable[[str, str], Runs]
"""Gives a card's rendered rules text from its facts id and a language."""
FactsOf = Callable[[str], PrintedFacts | None]
"""Gives a card's printed facts from its id, None for an id it does not know."""


class TableFaces:
    """Card faces and backs as pixmaps, as large as they lie on the table."""

    def __init__(self, cache: PixmapCache | None = None) -> None:
        self.language = "en"
        """The language of the cards."""
        self.text: FaceText = lambda _id, _language: ()
        self.facts: FactsOf = lambda id_: all_facts().get(id_)
        self.sets: tuple[str, str] = ("", "")
        """The set of each player's deck: cards show their printing in it."""
        self.letters = 1.0
        """How large names and numbers of small faces are to be."""
        self.cache = cache or PixmapCache()

    def title(self, card: CardView) -> str:
        """Return the name of a card, or what to call one that may not be known."""
        if card.face is None:
            return say(s.FACEDOWN)
        facts = self.facts(card.face)
        return facts.name_in(self.language) if facts is not None else card.face

    def look(self, card: CardView, *, large: bool = False) -> CardLook:
        """Return how a card looks now, with its text if `large`.

        A card that is not in the facts table keeps its id as its name.
        """
        face = card.face
        facts = self.facts(face) if face is not None else None
        if face is None or facts is not None:
            text = self.text(face, self.language) if face is not None and large else ()
            words = trait_words(card.traits, self.language)
            set_code = self.sets[card.owner]
            look = look_of(card, facts, self.language, text=text or None, trait_words=words, set_code=set_code)
            return look if large or face is None else replace(look, letters=self.letters)
        house = card.houses[0] if card.houses else None
        return CardLook(id=face, back=card.owner, name=face, type=card.type, house=house, power=card.power)

    def card(self, card: CardView, width: float, height: float, ratio: float, *, turned: bool) -> QPixmap:
        """Return the face of a card of this upright size, turned clockwise when `turned`."""
        look = self.look(card, large=bears_text(QSizeF(width + 1, height)))  # rounded up it may be a large face
        return self.cache.pixmap(look, QSizeF(width, height), ratio, theme=ui.theme, turned=turned)

    def back(self, owner: Player, width: float, height: float, ratio: float) -> QPixmap:
        """Return the back of a card of one player's deck."""
        look = CardLook(id=None, back=owner)
        return self.cache.pixmap(look, QSizeF(width, height), ratio, theme=ui.theme)
