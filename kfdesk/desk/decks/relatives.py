"""Which decks a deck was made of, and which were made of it, as links to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kfdesk.collection.kinds import HOUSE_OF_DECK
from kfdesk.collection.records import DeckRecord, MadeOf
from kfdesk.collection.search import DeckRow
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.pictures import house_name
from kfdesk.desk.kit.labels import RichLabel
from kfdesk.desk.kit.ui import say, says
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words


class Relatives(RichLabel):
    """Links to other decks; hidden where there are none. The link of each is its key."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent, style="dim", wraps=True)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard)
        says(self, name=s.RELATIVES)
        self.hide()

    def present(self, deck: DeckRecord, there: frozenset[str], made_from: Sequence[DeckRow]) -> None:
        """Name what the deck was made of, with links to those that are `there`, and what was made of it."""
        lines = []
        if deck.made_of:
            words = s.MADE_OF if deck.alliance else s.COPIED_FROM
            lines.append(_line(words, (_source(one, there) for one in deck.made_of)))
        if made_from:
            named = ((row.key, say(deck_words(row.name, row.kind))) for row in made_from)
            lines.append(_line(s.MADE_FROM, (_link(key, name) for key, name in named)))
        self.setText("<br>".join(lines))
        self.setVisible(bool(lines))


def _line(words: Words, links: Iterable[str]) -> str:
    return f"{escape(say(words))} {' · '.join(links)}"


def _source(one: MadeOf, there: frozenset[str]) -> str:
    """Return a deck that another was made of: its name, and the house that came from it."""
    name = one.name if not one.house else say(HOUSE_OF_DECK.filled(house=house_name(one.house), deck=one.name))
    return _link(one.key, name) if one.key in there else escape(say(s.NOT_THERE.filled(deck=name)))


def _link(key: str, name: str) -> str:
    return f'<a href="{escape(key)}">{escape(name)}</a>'
