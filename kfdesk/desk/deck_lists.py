"""Both deck lists beside the game: the cards of each deck, and how many of each lie where everybody may see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout

from kfdesk.desk.faces import card_name
from kfdesk.desk.fitting import fit
from kfdesk.desk.naming import house_name
from kfdesk.desk.plain import Label
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import Theme
from kfdesk.engine.decks import DeckList
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.engine.views import CardView, SeatView, TableView
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.window import MainWindow

COMMAND = Words("Deck &lists…")
TITLE = Words("Both deck lists")
CARD = Words("Card")
COPIES = Words("In the deck")
SEEN = Words("Seen")
HELP = Words("“Seen” counts cards that lie open now: in play, discarded or purged. Nothing is said of hands and decks.")


def open_cards(view: TableView) -> Iterator[CardView]:
    """Yield the cards that lie where both players may see them: in play, with what is attached, discarded, purged."""
    for seat in view.seats:
        yield from _open_of(seat)
    yield from view.playing


def _open_of(seat: SeatView) -> Iterator[CardView]:
    for card in (*seat.battleline, *seat.artifacts):
        yield card
        yield from card.upgrades
    yield from (*seat.discard, *seat.purged)


def seen_of(view: TableView, player: Player) -> Counter[str]:
    """Return how many copies of each card of a player's deck lie open."""
    known = (card for card in open_cards(view) if card.owner == player and card.token_of is None)
    return Counter(card.id for card in known if card.id is not None and not card.face_down)


class DeckLists(QDialog):
    """The two lists side by side, each in step with the table."""

    def __init__(self, window: MainWindow, decks: tuple[DeckList, DeckList], settings: DeskSettings) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._decks, self._settings = decks, settings
        language = settings.language_now
        self.setWindowTitle(TITLE.say(language))
        self.lists = tuple(QTreeWidget() for _ in PLAYERS)
        columns = QHBoxLayout()
        for tree, deck in zip(self.lists, decks, strict=True):
            tree.setHeaderLabels([words.say(language) for words in (CARD, COPIES, SEEN)])
            tree.setAccessibleName(deck.name)
            tree.header().setStretchLastSection(False)
            tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            column = QVBoxLayout()
            column.addWidget(Label(deck.name))
            column.addWidget(tree, 1)
            columns.addLayout(column)
        note = Label(HELP.say(language))
        note.setObjectName("dim")
        note.setWordWrap(True)
        box = QVBoxLayout(self)
        box.addLayout(columns, 1)
        box.addWidget(note)
        fit(self, 820, 620)

    def present(self, view: TableView) -> None:
        """Show what lies open now."""
        for player, tree, deck in zip(PLAYERS, self.lists, self._decks, strict=True):
            self._fill(tree, deck, seen_of(view, player))

    def _fill(self, tree: QTreeWidget, deck: DeckList, seen: Counter[str]) -> None:
        at = tree.verticalScrollBar().value()
        tree.clear()
        interface, cards = self._settings.language_now, self._settings.card_language_now
        for house in deck.houses:
            of_house = Counter(card.id for card in deck.cards if card.house == house)
            group = QTreeWidgetItem([house_name(house).say(interface), str(of_house.total()), ""])
            tree.addTopLevelItem(group)
            for card in sorted(of_house, key=lambda card: card_name(card).say(cards).casefold()):
                found = min(of_house[card], seen[card])
                seen[card] -= found
                item = QTreeWidgetItem([card_name(card).say(cards), str(of_house[card]), str(found or "")])
                group.addChild(item)
        tree.expandAll()
        tree.verticalScrollBar().setValue(at)


class DeckListsPart(QObject):
    """The command that opens the lists; they follow the table while they are open."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: DeckLists | None = None
        self.command = window.commands.add("view", COMMAND, self.open, QKeySequence("Ctrl+L"))
        self.command.setEnabled(False)
        window.controller.view_changed.connect(self._on_view)
        window.controller.game_began.connect(self.close)

    def open(self) -> None:
        """Show both lists."""
        setup, view = self._window.controller.setup, self._window.controller.view()
        if setup is None or view is None:
            return
        self.close()
        one, two = setup.seats
        dialog = self.dialog = DeckLists(self._window, (one.deck, two.deck), self._window.settings)
        dialog.destroyed.connect(self._forget)
        dialog.present(view)
        dialog.show()

    def close(self) -> None:
        """Close the lists."""
        if self.dialog is not None:
            self.dialog.close()
            self.dialog = None

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings from the next time on."""

    def set_theme(self, theme: Theme) -> None:
        """Nothing is drawn here."""

    def _forget(self) -> None:
        self.dialog = None

    def _on_view(self, view: TableView) -> None:
        self.command.setEnabled(True)
        if self.dialog is not None:
            self.dialog.present(view)
