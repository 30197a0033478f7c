"""Card faces and names for everything outside the table: the preview, the grids, the log."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from kfdesk.cards import library
from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import can_be_read, homemade, is_read, lines_not_understood
from kfdesk.collection.printings import set_of
from kfdesk.desk import texts as s
from kfdesk.desk.art.cache import PixmapCache
from kfdesk.desk.art.faces import CARD_RATIO, PREVIEW_FROM
from kfdesk.desk.art.icons import is_icon
from kfdesk.desk.art.look import CardLook, look_of
from kfdesk.desk.card.explaining import terms_of
from kfdesk.desk.kit.bounded import MIB, Room
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.decks import Seat
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import PLAYERS, Edition, House, Icon, Player, Zone
from kfdesk.engine.views import CardView
from kfdesk.language.nouns import TRAITS
from kfdesk.text.runs import Role, Run, Runs, marked
from kfdesk.text.words import Words, same

RulesTextOf = Callable[[str, str], Runs]
"""Gives a card's rendered rules text from its facts id and a language."""

ROOM = Room(1.0, 16 * MIB)
"""Memory for faces beside the table: a full grid and the last previews."""
AHEAD_ROOM = Room(0.75, 12 * MIB)
"""Memory for faces painted ahead, and below the state of the last previews: a hand and some more, four at 200 %."""


def card_name(card: str) -> Words:
    """Return the name of a card by its facts id; an id nobody knows reads as itself."""
    table = facts()
    if card not in table:
        return same(card.replace("-", " ").capitalize())
    return table[card].title


def printed(card: str, house: House | None = None, owner: Player = PLAYERS[0]) -> CardView:
    """Return a card as it is printed, outside of any game; `house` is its house in a deck."""
    known = facts()[card]
    return CardView(
        handle="",
        id=card,
        owner=owner,
        controller=owner,
        zone=Zone.DECK,
        type=known.type,
        houses=(house,) if house is not None else known.houses[:1],
        icons=(Icon.AMBER,) * known.amber(),
        power=known.power,
        base_power=known.power,
        armor=known.armor,
        base_armor=known.armor,
        armor_left=known.armor,
        keywords=known.keywords,
        traits=known.traits,
    )


def sets_of(seats: tuple[Seat, Seat]) -> tuple[str, str]:
    """Return the set of each player's deck, as its cards tell."""
    return set_of(seats[0].deck), set_of(seats[1].deck)


class DeskFaces:
    """Draws faces of any size, with the rules text that `text` gives, and keeps the last of them."""

    def __init__(self, text: RulesTextOf) -> None:
        self._text = text
        self.factor = 1.0
        """Size of cards beside the table, 1 as designed."""
        self.sets: tuple[str, str] = ("", "")
        """The set of each player's deck: the cards of a game show their printing in it."""
        self.cache = PixmapCache(ROOM, AHEAD_ROOM)

    def let_go(self) -> None:
        """Forget the faces drawn so far."""
        self.cache.clear()

    def pixmap(
        self, card: CardView, width: int, ratio: float, language: str, set_code: str = "", *, cards: int = 1
    ) -> QPixmap:
        """Return the card's face `width` logical pixels wide for a screen of this device pixel ratio.

        From `PREVIEW_FROM` pixels on it bears its rules text. `set_code` is the set of the deck that a card outside of
        any game belongs to; `cards` is 2 for a gigantic creature in play, whose two cards are one picture then.
        """
        look = self.look(card, width, language, set_code, cards)
        return self.cache.pixmap(look, QSizeF(width, self.height_for(width, cards)), ratio, theme=ui.theme)

    def paint_ahead(self, card: CardView, width: int, ratio: float, language: str, *, cards: int = 1) -> None:
        """Paint most of a large face that may soon be wanted."""
        size = QSizeF(width, self.height_for(width, cards))
        self.cache.paint_ahead(self.look(card, width, language, cards=cards), size, ratio, theme=ui.theme)

    def most_ahead(self, width: int, ratio: float) -> int:
        """Return how many faces of this width can be painted ahead before the first of them has to go."""
        return self.cache.most_ahead(QSizeF(width, self.height_for(width)), ratio)

    def terms(self, card: CardView) -> tuple[RuleId, ...]:
        """Return the entries of the rules reference that explain what a card shows; none of one that is not known."""
        return terms_of(card, self._text(card.face, "en")) if card.face is not None else ()

    def rules(self, card: CardView, language: str) -> Runs:
        """Return the card's rules text, none for a card without one or one that is not known."""
        return self._text(card.face, language) if card.face is not None else ()

    def bears_rules(self, width: int, cards: int = 1) -> bool:
        """Return whether a face of this width bears its rules text."""
        return width >= PREVIEW_FROM * cards

    def name(self, card: CardView, language: str) -> str:
        """Return the card's name, or "Facedown card" for one this seat may not identify."""
        return card_name(card.face).say(language) if card.face is not None else s.FACEDOWN.say(language)

    def height_for(self, width: int, cards: int = 1) -> int:
        """Return the height of a face of this width, that of so many cards side by side."""
        return round(width / cards * CARD_RATIO)

    def look(self, card: CardView, width: int, language: str, set_code: str = "", cards: int = 1) -> CardLook:
        face = card.face
        known = facts().get(face) if face is not None else None
        text = self._text(face, language) if face is not None and self.bears_rules(width, cards) else None
        if card.handle:
            set_code = self.sets[card.owner]
        words = trait_words(card.traits, language)
        return look_of(card, known, language, text=text, trait_words=words, set_code=set_code)


def trait_words(traits: Iterable[str], language: str) -> tuple[str, ...]:
    """Return traits as a card in this language prints them; one nobody knows reads as its id."""
    return tuple(TRAITS[trait].name.say(language) if trait in TRAITS else trait.title() for trait in traits)


def rules_text(card: str, language: str, edition: Edition = NEWEST) -> Runs:
    """Return a card's rendered rules text in an edition of the rules, none for a card the library does not know.

    A home-made card says what was written where its text is not understood, or cannot be read yet.
    """
    written = homemade(card)
    if written is not None and not is_read(written) and can_be_read():
        lines_not_understood(written)
    known = library().get(card)
    if known is not None:
        return known.under(edition).runs(language)
    return as_written(written.text) if written is not None else ()


def as_written(text: str) -> Runs:
    """Return the runs of a text that somebody typed: braces that mean no icon are braces."""
    return tuple(run if run.role is not Role.ICON or is_icon(run.target) else Run(run.text) for run in marked(text))
