"""The room in which decks are put together: brings the page, the shelf and the cards that can be chosen together."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from kfdesk.collection.composing import changed_copy, new_deck
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.builder import BuilderPage, unnamed_deck
from kfdesk.desk.homemade.form import is_unnamed
from kfdesk.desk.homemade.kept import KeptCards
from kfdesk.desk.homemade.reader import CardReader
from kfdesk.desk.homemade.trash import ask_to_put_back
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import say
from kfdesk.engine.terms import House

HOUSES = (House.BROBNAR, House.DIS, House.LOGOS)
"""The houses that a new deck begins with."""


class BuilderRoom(QObject):
    """All of the room; it is made when somebody first puts a deck together."""

    play_wanted = Signal(list)
    shelf_wanted = Signal(str)
    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, shelf: OpenShelf) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        self.kept = KeptCards(shelf, lambda words: desk.tell(w.BUILDER, words))
        self._whole: dict[str, HomeCard] = {}
        """One's own cards that are understood whole, by their keys."""
        self._on_shelf = ""
        """The key of the deck that was put onto the shelf, or found there, last."""
        self.reader = CardReader(self)
        self.page = page = BuilderPage(desk.card_faces)
        desk.add_page(page, manual="mycards", again=self.enter)
        page.back_wanted.connect(desk.leave_page)
        page.new_wanted.connect(self.new)
        page.deck_edited.connect(self._on_edited)
        page.play_wanted.connect(lambda key: self.play_wanted.emit([key]))
        page.shelf_wanted.connect(self.shelf_wanted)
        page.rule_wanted.connect(self.rule_wanted)
        self.reader.checked.connect(self._on_checked)
        self.reader.all_checked.connect(self._on_all_checked)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings."""
        self.page.apply_settings(settings)

    def close(self) -> None:
        """Keep what was changed, and let the threads end."""
        self.page.flush()
        self.page.pool.close_reading()
        self.reader.close()

    def enter(self, key: str | None = None) -> None:
        """Show the page with a deck of the shelf, with the one that was shown last, or with a new one.

        A deck in the trash is only shown once somebody agreed that it is put back.
        """
        self.page.flush()
        self.kept.read()
        shown = self.page.deck
        deck = self.kept.deck(key or (shown.key if shown is not None else ""))
        if deck is not None and self.kept.in_trash(deck.key):
            if key:
                ask_to_put_back(self._desk, self.kept, deck, w.IN_TRASH_BUILD, lambda: self.enter(key))
                return
            deck = None
        if deck is not None:
            self._on_shelf = deck.key
            if deck != shown:  # else its steps can still be taken back
                self._show(deck)
        elif shown is None or shown.key == self._on_shelf:  # somebody has removed it since
            self.new()
        self._check()
        self._desk.show_page(self.page)
        self.page.pool.search.setFocus()

    def new(self) -> None:
        """Begin a deck; it lies on the shelf as soon as something is in it."""
        self._show(new_deck(unnamed_deck(), HOUSES, added=datetime.now(UTC)))
        self.page.name.setFocus()

    def copy(self, key: str) -> None:
        """Begin a theory deck as a copy of a deck of the shelf; it lies there itself once something is changed."""
        self.page.flush()
        self.kept.read()
        deck = self.kept.deck(key)
        if deck is not None:
            name = say(w.CHANGED_COPY.filled(deck=deck.name))
            self._show(changed_copy(deck, name, added=datetime.now(UTC)))
            self._check()
            self._desk.show_page(self.page)
            self.page.copies.list.setFocus()

    def _on_edited(self, deck: DeckRecord) -> None:
        if self.kept.put_deck(deck):
            self._on_shelf = deck.key

    def _show(self, deck: DeckRecord) -> None:
        self.page.is_read = not deck.homemade
        before = self.kept.deck(deck.made_of[0].key) if len(deck.made_of) == 1 else None
        self.page.show_deck(deck, before)

    def _check(self) -> None:
        """Find out which cards can be put into a deck, those that the deck holds among them."""
        deck = self.page.deck
        self._whole = {}
        held = deck.homemade if deck is not None else ()
        self.reader.check(dict.fromkeys((*held, *self.kept.cards.values())))

    def _on_checked(self, card: HomeCard, is_whole: bool) -> None:
        if is_whole and not is_unnamed(card) and self.kept.cards.get(card.key) == card:
            self._whole[card.key] = card

    def _on_all_checked(self) -> None:
        self.page.offer(self._whole.values(), len(self.kept.cards) - len(self._whole))
        self.page.say_that_it_is_read()
