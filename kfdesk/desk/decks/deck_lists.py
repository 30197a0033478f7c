"""Both deck lists beside the game: the cards of each deck, and how many of each lie where everybody may see them.

Below a card with Enhance stands which icons it has put on cards of its deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import ceil

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontInfo, QPainter
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import is_homemade
from kfdesk.desk import texts as shared
from kfdesk.desk.art.rules_text import RulesText, layout_rules_text
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.fit_to_screen import fit
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.spoken import in_words
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.desk.layout.cards_in_view import with_lower
from kfdesk.desk.play.table_names import house_name
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.engine.views import CardView, SeatView, TableView
from kfdesk.language.rendering import enhance_runs
from kfdesk.match.home_marks import deck_words, marked
from kfdesk.text.runs import Runs, plain
from kfdesk.text.words import Words

COMMAND = Words("Deck &lists…")
TITLE = Words("Both deck lists")
CARD = shared.CARD
COPIES = Words("In the deck")
PLAYED_WITHOUT = Words("Played without")
SEEN = Words("Seen")
HELP = Words(
    "“Seen” counts all cards that are faceup now, even under other cards and in archives."
    " Hands and decks are not counted. Enter or a double click explains a card."
)


def open_cards(view: TableView) -> Iterator[CardView]:
    """Yield the cards that lie where both players may see them, also those that lie faceup in archives or on a deck.

    With each card come those that lie under it, of which `seen_of` leaves out the facedown ones.
    """
    for seat in view.seats:
        yield from _open_of(seat)
    yield from view.playing


def _open_of(seat: SeatView) -> Iterator[CardView]:
    yield from with_lower((*seat.battleline, *seat.artifacts))
    for reference in seat.references:
        yield from with_lower(reference.under)
    yield from (*seat.discard, *seat.purged, *seat.archives_faceup, *seat.deck_faceup)


def seen_of(view: TableView, player: Player) -> Counter[str]:
    """Return how many copies of each card of a player's deck lie open; a copy of another card is what it is printed."""
    known = (card for card in open_cards(view) if card.owner == player and card.token_of is None)
    return Counter(card.printed_id or card.id for card in known if card.id is not None and not card.face_down)


class _TextsWithIcons(QStyledItemDelegate):
    """Draws a row that has a text with icons (`RUNS_ROLE`) as a card shows it: icons drawn, the keyword bold."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Leave out the words that are drawn here; a screen reader reads them all the same."""
        super().initStyleOption(option, index)
        if index.data(RUNS_ROLE):
            option.text = ""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the ground of the row and the text on it."""
        super().paint(painter, option, index)
        runs = index.data(RUNS_ROLE)
        if runs:
            text = _laid_out(runs, option)
            painter.save()
            painter.setClipRect(option.rect)
            top = option.rect.top() + (option.rect.height() - text.height) / 2
            text.draw(painter, QPointF(option.rect.left() + _MARGIN, top), ui.theme, ink=ui.theme.text)
            painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Give the row the room that its text needs."""
        hint = super().sizeHint(option, index)
        runs = index.data(RUNS_ROLE)
        return hint.expandedTo(QSize(0, ceil(_laid_out(runs, option).height) + _MARGIN)) if runs else hint


def _laid_out(runs: Runs, option: QStyleOptionViewItem) -> RulesText:
    """Return a text with icons on one line, as large as the letters of the list."""
    size = QFontInfo(option.font).pixelSize()
    return layout_rules_text(runs, _ONE_LINE, largest=size, smallest=size)


class _List(QTreeWidget):
    """A list whose rows do not fold: rows within others stand further right, without arrows."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemsExpandable(False)
        self.setRootIsDecorated(False)
        self.setIndentation(_INDENTATION)

    def drawBranches(self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        """Draw nothing left of a row."""


class DeckLists(QDialog):
    """The two lists side by side, each in step with the table. A card is explained on Enter or double click."""

    explain_wanted = Signal(str, tuple)
    """The id of a card that is to be explained, and those of all cards of the deck."""

    def __init__(self, parent: QWidget, seats: tuple[Seat, Seat]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._decks, self._card_language = tuple(seat.deck for seat in seats), "en"
        self._view: TableView | None = None
        self.lists = tuple(_List() for _ in PLAYERS)
        texts = _TextsWithIcons(self)
        columns = QHBoxLayout()
        for tree, seat in zip(self.lists, seats, strict=True):
            name = deck_words(seat.deck.name, seat.deck.kind)
            tree.setAccessibleName(f"{seat.name}: {say(name)}")
            tree.setItemDelegateForColumn(0, texts)
            tree.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
            ids = tuple(card.id for card in seat.deck.cards)
            tree.itemActivated.connect(partial(self._explain, ids))
            tree.header().setStretchLastSection(False)
            tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            for number in _NUMBERS:
                tree.headerItem().setTextAlignment(number, _RIGHT)
            title = Label(tree.accessibleName(), wraps=True)
            title.setFont(_bold(title.font()))
            columns.addLayout(down(title, (tree, 1)))
        note = says(Label(style="dim", wraps=True), HELP)
        down((columns, 1), note, on=self)
        says(self, TITLE)
        follow_language(self._say)
        fit(self, 820, 620)

    def _explain(self, deck: tuple[str, ...], row: QTreeWidgetItem, _: int) -> None:
        card = row.data(0, CARD_ROLE)
        if card is not None:
            self.explain_wanted.emit(card, deck)

    def apply_settings(self, settings: DeskSettings) -> None:
        """Say what is on cards in the language of cards."""
        if settings.card_language_now != self._card_language:
            self._card_language = settings.card_language_now
            self._say()

    def _say(self) -> None:
        for tree in self.lists:
            tree.setHeaderLabels([say(words) for words in (CARD, COPIES, SEEN)])
        if self._view is not None:
            self.present(self._view)

    def present(self, view: TableView) -> None:
        """Show what lies open now."""
        self._view = view
        for player, tree, deck in zip(PLAYERS, self.lists, self._decks, strict=True):
            self._fill(tree, deck, seen_of(view, player))

    def _fill(self, tree: QTreeWidget, deck: DeckList, seen: Counter[str]) -> None:
        at = tree.verticalScrollBar().value()
        tree.clear()
        cards = self._card_language
        for house in deck.houses:
            of_house = Counter(card.id for card in deck.cards if card.house == house)
            group = _row(say(house_name(house)), of_house.total())
            group.setFont(0, _bold(tree.font()))
            tree.addTopLevelItem(group)
            for card in sorted(of_house, key=lambda card: card_name(card).say(cards).casefold()):
                found = min(of_house[card], seen[card])
                seen[card] -= found
                name = card_name(card)
                row = _row((marked(name) if is_homemade(card) else name).say(cards), of_house[card], found)
                row.setData(0, CARD_ROLE, card)
                group.addChild(row)
                if card in facts() and facts()[card].enhance:
                    below = _enhance_row(facts()[card].enhance, cards)
                    row.addChild(below)
                    below.setFirstColumnSpanned(True)
        absent = Counter(card.title for card in deck.left_out)
        if absent:
            group = _row(say(PLAYED_WITHOUT), absent.total())
            group.setFont(0, _bold(tree.font()))
            tree.addTopLevelItem(group)
            for title, copies in sorted(absent.items()):
                group.addChild(_row(title, copies))
        tree.expandAll()
        tree.verticalScrollBar().setValue(at)


def _row(name: str, copies: int, seen: int | None = None) -> QTreeWidgetItem:
    """Return a row of a list; no copies seen are left blank."""
    row = QTreeWidgetItem([name, str(copies), str(seen or "")])
    for number in _NUMBERS:
        row.setTextAlignment(number, _RIGHT)
    return row


def _enhance_row(icons: tuple[str, ...], language: str) -> QTreeWidgetItem:
    """Return the row that says, as the card itself does, which icons it has put on cards of its deck."""
    runs, explained = (enhance_runs(icons, language, reminders=reminders) for reminders in (False, True))
    row = QTreeWidgetItem([plain(in_words(runs, language))])
    row.setData(0, RUNS_ROLE, runs)
    row.setToolTip(0, plain(in_words(explained, language)))
    return row


def _bold(font: QFont) -> QFont:
    """Return the font, bold."""
    made = QFont(font)
    made.setBold(True)
    return made


RUNS_ROLE = Qt.ItemDataRole.UserRole
"""A text with icons in place of a row's words."""
CARD_ROLE = Qt.ItemDataRole.UserRole + 1
"""The id of the card of a row."""
_ONE_LINE = 10_000.0
"""A width in which no text is broken."""
_INDENTATION = 12
_MARGIN = 4
"""Pixels left of a text with icons, and in all above and below it."""
_NUMBERS = (1, 2)
"""The columns of numbers."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DeckListsFeature(Feature):
    """The command that opens the lists; they follow the table while they are open."""

    explain_wanted = Signal(str, tuple)
    """The id of a card that is to be explained, and those of all cards of the deck."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.dialog: DeckLists | None = None
        self.command = desk.commands.add("view", COMMAND, self.open)
        self.command.setEnabled(False)
        desk.controller.view_changed.connect(self._on_view)
        desk.controller.game_began.connect(self.close)

    def open(self) -> None:
        """Show both lists; those that are open already come to the front."""
        setup, view = self._desk.controller.setup, self._desk.controller.view()
        if setup is None or view is None:
            return
        if self.dialog is not None:
            self.dialog.raise_()
            self.dialog.activateWindow()
            return
        dialog = self.dialog = self.furnish(DeckLists(self._desk.frame, setup.seats))
        dialog.destroyed.connect(self._forget)
        dialog.explain_wanted.connect(self.explain_wanted)
        dialog.present(view)
        dialog.show()

    def close(self) -> None:
        """Close the lists."""
        if self.dialog is not None:
            self.dialog.destroyed.disconnect(self._forget)  # it comes later, perhaps when other lists are open
            self.dialog.close()
            self._forget()

    def _forget(self) -> None:
        self.dialog = None
        self._rooms.clear()

    def _on_view(self, view: TableView) -> None:
        self.command.setEnabled(True)
        if self.dialog is not None:
            self.dialog.present(view)
